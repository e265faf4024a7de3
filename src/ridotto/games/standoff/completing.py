"""What a player may go on to type: whole moves that begin with what stands there already."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from .board import gather, spread
from .cards import TABLES, cheapest_first
from .naming import names_of
from .placement import placements
from .position import read_square, write_squares
from .view import Playable, StandoffView, YourMoves

OFFERS = 12


def complete(typed: str, view: StandoffView) -> list[str]:
    """Whole moves that begin with what was typed, credits and blocks first."""
    if not view.you:
        return []
    begun = typed.lower().lstrip()
    offers = (offer for offer in _offers(view, view.you, begun) if offer.startswith(begun))
    return list(islice(_once(offers), OFFERS))


def _once(offers: Iterable[str]) -> Iterator[str]:
    seen = set[str]()
    for offer in offers:
        if offer not in seen:
            seen.add(offer)
            yield offer


def _offers(view: StandoffView, you: YourMoves, begun: str) -> Iterator[str]:
    yield from _with_card("choose", dict.fromkeys(you.choose), begun)
    if "drop" in you.may:
        yield from _drops(view, you, begun)
    yield from _with_card("credit", you.credit, begun)
    yield from (word for word in ("draw", "mine", "end") if word in you.may)
    for playable in you.play:
        # a few ways for each card while nothing is typed, all of them once its name is
        ways = _ways(view, you, playable, begun)
        yield from ways if len(begun) > len("place ") else islice(ways, 2)
    yield from _with_card("buy", you.buy, begun)
    if you.convert:
        yield f"convert {you.convert}"
    for gun in you.fire:
        yield from (f"fire {write_squares([gun.square, target])}" for target in gun.targets)
    yield from _with_card("bart", you.bart, begun)
    yield from _with_card("discard", you.discard, begun)


def _with_card(word: str, cards: Iterable[str], begun: str) -> Iterator[str]:
    """By the card's own name; by its names in other languages once one of those is begun."""
    for card in cards:
        yield f"{word} {card}"
        if len(begun) > len(word) + 1:
            yield from (f"{word} {name}" for name in names_of(card))


def _ways(view: StandoffView, you: YourMoves, playable: Playable, begun: str) -> Iterator[str]:
    card = playable.card
    if playable.asks == "squares":
        yield from _placings(you, playable, begun)
    elif playable.asks == "square":
        yield from (f"play {card} {write_squares([square])}" for square in playable.squares)
    elif playable.asks == "seat":
        yield from (f"play {card} @{seat}" for seat in playable.seats)
    elif playable.asks == "cards":
        yield from _disposals(view, playable, begun)
    else:
        yield f"play {card}"


# ---- squares


def _placings(you: YourMoves, playable: Playable, begun: str) -> Iterator[str]:
    """Every placement that uses the squares typed so far, those first; without the card where it was left out."""
    words = begun.split()[1:]
    bare = bool(words) and re.match(r"\d{1,2},", words[0]) is not None
    squares = [square for word in (words if bare else words[1:]) if (square := read_square(word))]
    unfinished = squares[:-1] if begun[-1:].isdigit() else squares  # 0,1 may yet become 0,15
    groups = [set(spread(group)) for group in placements(gather(you.free), gather(you.anchors), playable.blocks)]
    for first in (squares, unfinished):
        for group in groups:
            if group >= set(first):
                order = [*first, *sorted(group - set(first))]
                yield f"place {write_squares(order)}" if bare else f"place {playable.card} {write_squares(order)}"


# ---- cards of the hand


def _drops(view: StandoffView, you: YourMoves, begun: str) -> Iterator[str]:
    """The cards typed so far, filled up with what is worth least; then with another card next."""
    for chosen, rest in _chosen(view, view.hand or (), begun.split(" ")[1:-1]):
        if len(chosen) <= you.most:
            filled = (*chosen, *rest[: max(0, you.least - len(chosen))])
            yield f"drop {' '.join(filled) or '-'}"


def _disposals(view: StandoffView, playable: Playable, begun: str) -> Iterator[str]:
    """The cards typed so far, and each that may be next."""
    for chosen, _rest in _chosen(view, playable.cards, begun.split(" ")[2:-1]):
        if len(chosen) <= playable.most:
            yield f"play {playable.card} {' '.join(chosen) or '-'}"


def _chosen(view: StandoffView, held: Sequence[str], typed: Sequence[str]) -> Iterator[tuple[list[str], list[str]]]:
    """The typed cards, then those and one more; and what is left of the hand, worth least first."""
    if not Counter(typed) <= Counter(held):
        return
    for more in ([], *([card] for card in dict.fromkeys(cheapest_first(held, TABLES[view.prices])))):
        chosen = [*typed, *more]
        rest = Counter(held) - Counter(chosen)
        if Counter(chosen) <= Counter(held):
            yield chosen, cheapest_first(rest.elements(), TABLES[view.prices])
