"""Standoff as text: typed moves, and what may be typed; positions and drawings have files of their own.

Squares are `row,column`, seats `@1`; `-` is no card. Cards go by the name in any language, or by a beginning of it
that fits one card only.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, partial
from itertools import islice
from typing import Any

from msgspec import UNSET

from ridotto.core.forms import Move
from ridotto.core.messages import LANGUAGES, Catalogue, catalogue
from ridotto.core.refusal import Problem, Refused
from ridotto.core.text import EXAMPLES, MOST_OFFERS, unread

from .board import Square, gather, spread
from .cards import CARDS, TABLES, Cost, Kind, cheapest_first, echoed, in_order
from .drawing import NEVER_PAID_FOR, draw, draw_within, held
from .moves import Buy, Choose, Convert, Credit, Discard, Draw, Drop, End, Fire, Mine, Place, Play
from .placement import placements
from .position import read_position, read_square, write_position, write_squares
from .view import Playable, StandoffView, YourMoves

__all__ = [
    "complete", "draw", "draw_within", "explain", "held", "own_first", "read_move", "read_position", "spoken",
    "write_move", "write_position",
]  # fmt: skip

own_first = True
"""The field and the hand come at the end of the drawing, and nothing can be thought of without them."""

LONGEST_NAME = 2
"""Words in the longest name of a card."""


# ---- writing


def write_move(move: Move) -> str:
    """`place 2-polyomino 0,0 0,1`, `play hack @1`, `drop 1-credit`, `end`."""
    return _WRITING[type(move)](move)


def _listed(cards: Sequence[str]) -> str:
    return " ".join(cards) or "-"


def _write_play(move: Play) -> str:
    parts = ["play", move.card]
    if move.square is not UNSET:
        parts.append(write_squares([move.square]))
    if move.seat is not UNSET:
        parts.append(f"@{move.seat}")
    if move.cards is not UNSET:
        parts.append(_listed(move.cards))
    return " ".join(parts)


_WRITING: dict[type[Move], Callable[[Any], str]] = {
    Draw: lambda move: "draw",
    Discard: lambda move: f"{'bart' if move.bart else 'discard'} {move.card}",
    Credit: lambda move: f"credit {move.card}",
    Convert: lambda move: f"convert {move.minerals}",
    Place: lambda move: f"place {move.card} {write_squares(move.squares)}",
    Play: _write_play,
    Choose: lambda move: f"choose {move.card}",
    Buy: lambda move: f"buy {move.card}",
    Mine: lambda move: "mine",
    Fire: lambda move: f"fire {write_squares([move.origin, move.at])}",
    End: lambda move: "end",
    Drop: lambda move: f"drop {_listed(move.cards)}",
}


def spoken(move: str, words: Catalogue) -> str:
    """A move, or the beginning of one, with its cards by their names in this language: `play взлом @1`."""
    return _spoken(move, words.language)


def _spoken(move: str, language: str) -> str:
    return _OWN_NAME.sub(lambda found: _name(found[0], language), move)


# ---- reading


def read_move(typed: str, view: StandoffView) -> Move:
    """What a player typed. Squares are pairs of numbers, with brackets and commas or without."""
    word, *parts = typed.lower().split() or [""]
    reading = _READING.get(word)
    move = reading(parts, view) if reading else None
    if move is None:
        otherwise = complete("", view) or ["end"]
        raise unread(echoed(typed), partial(complete, view=view), otherwise).within(str(__package__))
    return move


_ONE_CARD, _ALL_CARDS = ("card", "карта"), ("cards", "карты")


def explain(typed: str, view: StandoffView, words: Catalogue) -> str | None:
    """`card hack`: what the card does and costs; `cards`: all that are held or for sale; nothing for what is no such
    question."""
    word, *parts = typed.lower().split() or [""]
    if word in _ONE_CARD and parts:
        card, _rest = take_card(parts, view.cards)
        return "\n".join(_explained(card, view, words))
    if word in (*_ONE_CARD, *_ALL_CARDS) and not parts:
        return "\n".join(_glossary(view, words))
    return None


def _explained(card: str, view: StandoffView, words: Catalogue) -> list[str]:
    said = [words.word(f"card-{card}"), words.word(f"effect-{card}")]
    if face := view.cards.get(card):
        told = "explained-price" if face.kind in NEVER_PAID_FOR else "explained-costs"
        said.append(words.word(told, play=_cost(face.play, words), price=_cost(face.price, words)))
    return said


def _glossary(view: StandoffView, words: Catalogue) -> Iterator[str]:
    """A line for every card that can be seen at the table: `Hack: Look at an opponent's hand …`."""
    lasting = [card for card, left in view.markets.permanent.items() if left]
    shown = view.you.choose if view.you else ()
    for card in in_order({*(view.hand or ()), *shown, *view.markets.temporary, *lasting}):
        name, *said = _explained(card, view, words)
        yield f"{name}: {' '.join(said)}"


def _cost(cost: Cost, words: Catalogue) -> str:
    return words.word("explained-cost", credits=cost.credits, minerals=cost.minerals)


_NUMBER = re.compile(r"-?\d{1,6}")


def _numbers(parts: Sequence[str]) -> list[int] | None:
    """`(0,5) 0,6` and `0 5 0 6` alike; `None` where something else was typed."""
    words = re.sub(r"[(),]", " ", " ".join(parts)).split()
    return [int(word) for word in words] if all(_NUMBER.fullmatch(word) for word in words) else None


def _squares(parts: Sequence[str]) -> tuple[Square, ...]:
    numbers = _numbers(parts)
    if numbers is None or len(numbers) % 2:
        raise Problem("typed-square", part=echoed(" ".join(parts))).within(str(__package__))
    return _paired(numbers)


def _paired(numbers: Sequence[int]) -> tuple[Square, ...]:
    return tuple(zip(numbers[::2], numbers[1::2], strict=True))


def _read_place(parts: Sequence[str], view: StandoffView) -> Move | None:
    """The card may be left out: the number of squares tells it. A number too many in front is that of the card."""
    numbers, fitting = _numbers(parts), _held(view, "polyomino")
    if numbers and len(numbers) > 1:
        size = numbers.pop(0) if len(numbers) % 2 else len(numbers) // 2
        return Place(take_card([f"{size}-polyomino"], fitting)[0], _paired(numbers))
    card, aims = take_card(parts, fitting) if parts else ("", ())
    return Place(card, _squares(aims)) if aims else None


def _read_play(parts: Sequence[str], view: StandoffView) -> Move | None:
    """What follows the card is read as what the card asks for. Where that is missing, or it is something else, ways to
    play it are shown, or the rules say why it cannot be played."""
    if not parts:
        return None
    card, aims = take_card(parts, _held(view, "action", "satellite"))
    asks = _asked(card, view)
    move = _aimed(card, asks, aims, view)
    if move and (not aims if asks == "nothing" else getattr(move, asks) is not UNSET):
        return move
    if ways := complete(f"play {card}", view):
        why = Refused("FORM", "typed-aim", card=card, asks=asks, examples=", ".join(ways[:EXAMPLES]))
        raise why.within(str(__package__))
    return Play(card)


def _aimed(card: str, asks: str, aims: Sequence[str], view: StandoffView) -> Move | None:
    if not aims:
        return Play(card)
    numbers = _numbers(aims)
    if len(aims) == 1 and re.fullmatch(r"@\d{1,6}", aims[0]):
        return Play(card, seat=int(aims[0][1:]))
    if asks == "seat" and numbers and len(numbers) == 1:
        return Play(card, seat=numbers[0])
    if asks == "square" or (numbers and asks != "cards"):
        squares = _squares(aims)
        return Play(card, square=squares[0]) if len(squares) == 1 else None
    return Play(card, cards=take_cards(aims, view.hand or ()))


def _asked(name: str, view: StandoffView) -> str:
    """What a card asks for; Duplicate asks for what the card does that it copies."""
    card = CARDS[view.copies if CARDS[name].copies_last and view.copies else name]
    return card.effect.asks if card.effect else "nothing"


def _held(view: StandoffView, *kinds: Kind) -> list[str]:
    """The cards of these kinds in the own hand."""
    return [card for card in view.hand or () if CARDS[card].kind in kinds]


def _on_sale(view: StandoffView) -> list[str]:
    return [*(card for card, left in view.markets.permanent.items() if left), *view.markets.temporary]


def _read_convert(parts: Sequence[str], view: StandoffView) -> Move | None:
    number = parts[0] if len(parts) == 1 else "1" if not parts else ""
    return Convert(int(number)) if re.fullmatch(r"-?\d{1,9}", number) else None


def _read_fire(parts: Sequence[str], view: StandoffView) -> Move | None:
    squares = _squares(parts)
    return Fire(*squares) if len(squares) == 2 else None


_Reading = Callable[[Sequence[str], StandoffView], Move | None]


def _alone(move: Move) -> _Reading:
    return lambda parts, view: None if parts else move


def _with_card(kind: Callable[[str], Move], fitting: Callable[[StandoffView], Iterable[str]]) -> _Reading:
    def read(parts: Sequence[str], view: StandoffView) -> Move | None:
        if not parts:
            return None
        card, left = take_card(parts, fitting(view))
        return None if left else kind(card)

    return read


_READING: dict[str, _Reading] = {
    "draw": _alone(Draw()),
    "discard": _with_card(Discard, lambda view: [card for card in view.hand or () if not CARDS[card].stuck]),
    "bart": _with_card(lambda card: Discard(card, bart=True), lambda view: view.hand or ()),
    "credit": _with_card(Credit, lambda view: _held(view, "resource")),
    "convert": _read_convert,
    "place": _read_place,
    "play": _read_play,
    "choose": _with_card(Choose, lambda view: view.you.choose if view.you else ()),
    "buy": _with_card(Buy, _on_sale),
    "mine": _alone(Mine()),
    "fire": _read_fire,
    "end": _alone(End()),
    "drop": lambda parts, view: Drop(take_cards(parts, view.hand or ())) if parts else None,
}


# ---- names of cards


@cache
def names_of(card: str) -> tuple[str, ...]:
    """Every name that a card goes by, plainly written."""
    titles = [_name(card, language) for language in LANGUAGES]
    return tuple(dict.fromkeys(_plain([name]) for name in (card, *titles)))


@cache
def _name(card: str, language: str) -> str:
    """A card's name as it is typed; English ones as the game writes them."""
    return card if language == LANGUAGES[0] else catalogue(language, str(__package__)).word(f"card-{card}").lower()


_OWN_NAME = re.compile(rf"(?<=\s)(?:{'|'.join(CARDS)})(?=\s|$)")


def take_card(words: Sequence[str], fitting: Iterable[str]) -> tuple[str, Sequence[str]]:
    """The card that these words begin with, and the words after it.

    A whole name counts whatever card it is, so that the rules can say why it cannot be used here; a beginning counts
    if it is that of only one fitting card, or, where it fits none of those, of one card at all.
    """
    for count in range(min(LONGEST_NAME, len(words)), 0, -1):
        card = _spellings().get(_plain(words[:count]))
        if card:
            return card, words[count:]
    fitting = in_order(set(fitting))
    for candidates in (fitting, tuple(CARDS)):
        for count in range(min(LONGEST_NAME, len(words)), 0, -1):
            begun = _plain(words[:count])
            found = [card for card in candidates if any(name.startswith(begun) for name in names_of(card))]
            if len(found) == 1:
                return found[0], words[count:]
            if found:
                raise _problem("typed-several", words[:count], found)
    raise _problem("typed-card", words[:1], fitting)


def take_cards(words: Sequence[str], fitting: Iterable[str]) -> tuple[str, ...]:
    """All the cards that these words name; `-` alone is none."""
    cards: list[str] = []
    fitting = list(fitting)
    left = [] if list(words) == ["-"] else words
    while left:
        card, left = take_card(left, fitting)
        cards.append(card)
    return tuple(cards)


def _plain(words: Sequence[str]) -> str:
    """Without regard to case, hyphens and the dots of ё."""
    return " ".join(re.sub(r"(?<=\w)-", " ", " ".join(words).lower()).replace("ё", "е").split())


@cache
def _spellings() -> dict[str, str]:
    return {name: card for card in CARDS for name in names_of(card)}


def _problem(message_id: str, words: Sequence[str], cards: Sequence[str]) -> Problem:
    return Problem(message_id, part=echoed(" ".join(words)), count=len(cards), cards=tuple(cards)).within(
        str(__package__)
    )


# ---- what may be typed next


def complete(typed: str, view: StandoffView) -> list[str]:
    """Whole moves that begin with what was typed, credits and blocks first."""
    if not view.you:
        return []
    begun = typed.lower().lstrip()
    offers = _offers(view, view.you, _with_own_names(begun))
    said = (_as_begun(offer, begun) for offer in offers)
    return list(islice(_once(filter(None, said)), MOST_OFFERS))


def _with_own_names(begun: str) -> str:
    """With the names of cards that the game writes in place of those of other languages; one that is only begun is one
    word, too."""
    names = {_name(card, language): card for language in LANGUAGES for card in CARDS}
    for name, card in names.items():
        begun = re.sub(rf"(?<=\s){re.escape(name)}(?=\s)", card, begun)
    *before, first, second = ["", "", *begun.split(" ")]
    unfinished = any(name.startswith(f"{first} {second}") for name in names)
    return " ".join((*before, f"{first}-{second}")).lstrip() if first and unfinished else begun


def _as_begun(offer: str, begun: str) -> str:
    """The offer with its cards named in the language of what was typed; nothing if it does not begin so."""
    names = (_spoken(offer, language) for language in LANGUAGES)
    return next((name for name in names if name.startswith(begun)), "")


def _once(offers: Iterable[str]) -> Iterator[str]:
    seen = set[str]()
    for offer in offers:
        if offer not in seen:
            seen.add(offer)
            yield offer


def _offers(view: StandoffView, you: YourMoves, begun: str) -> Iterator[str]:
    yield from _offer_cards("choose", dict.fromkeys(you.choose))
    if "drop" in you.may:
        yield from _drops(view, you, begun)
    yield from _offer_cards("credit", you.credit)
    yield from (word for word in ("draw", "mine", "end") if word in you.may)
    for playable in you.play:
        # a few ways for each card while nothing is typed, all of them once its name is
        ways = _ways(view, you, playable, begun)
        yield from ways if len(begun) > len("place ") else islice(ways, 2)
    yield from _offer_cards("buy", you.buy)
    if you.convert:
        yield f"convert {you.convert}"
    for gun in you.fire:
        yield from (f"fire {write_squares([gun.square, target])}" for target in gun.targets)
    yield from _offer_cards("bart", you.bart)
    yield from _offer_cards("discard", you.discard)


def _offer_cards(word: str, cards: Iterable[str]) -> Iterator[str]:
    return (f"{word} {card}" for card in cards)


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
