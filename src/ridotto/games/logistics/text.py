"""Logistics as text: moves as players type them.

A pyramid is size and colour, `Sr`, in Russian `Мк`; a stack is written bottom first; the sides are A (the first seat)
and B; a place is card and height, `2.0` being the bottom of card 2.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import combinations, islice
from typing import Any

from ridotto.core.messages import Catalogue, catalogue
from ridotto.core.text import MOST_OFFERS, unread

from .drawing import draw
from .moves import Advance, Decline, Return, SowCard, SowStock, Stop, Swap, Take
from .position import ES, PYRAMID, read_position, read_pyramid, write_position
from .powers import SIDES
from .pyramids import NAMES, Pyramid
from .view import LogisticsView

__all__ = ["complete", "draw", "read_move", "read_position", "spoken", "write_move", "write_position"]

_LATIN = str.maketrans("абвекмортухл", "abbekmoptyxl")
"""Cyrillic letters that pass for Latin ones, and the second of the alphabet for the second side. Es is left alone: it
may stand for the size S or for a C. Two Cyrillic letters together are the Russian name of a pyramid."""
_RUSSIAN = re.compile(r"\b(?:[мсб][зжксчгпофб])+\b")
_RUSSIAN_BEGUN = re.compile(r"(?<= )[мсб]$")
_OWN_NAME = re.compile(rf"\b(?:{'|'.join(NAMES)})\b")


def write_move(move: Any) -> str:
    """`stock Sr Mb`, `card 2`, `stop`, `take A Sr`, `return B0`, `advance A1`, `swap A 0.1 2.0`, `decline`."""
    match move:
        case SowStock(pyramids=pyramids):
            return " ".join(("stock", *pyramids))
        case SowCard(card=card):
            return f"card {card}"
        case Take(vault=vault, pyramid=pyramid):
            return f"take {SIDES[vault]} {pyramid}"
        case Return(side=side, card=card):
            return f"return {SIDES[side]}{card}"
        case Advance(side=side, card=card):
            return f"advance {SIDES[side]}{card}"
        case Swap(side=side, first=first, second=second):
            return f"swap {SIDES[side]} {first[0]}.{first[1]} {second[0]}.{second[1]}"
    return "stop" if isinstance(move, Stop) else "decline"


def spoken(move: str, words: Catalogue) -> str:
    """A move with its pyramids by the letters of this language: `stock Мк`."""
    return _OWN_NAME.sub(lambda found: words.word(f"pyramid-{found[0]}"), move)


@cache
def _from_russian() -> dict[str, str]:
    """The pyramids, in small letters, by their Russian names."""
    words = catalogue("ru", str(__package__))
    return {words.word(f"pyramid-{name}").lower(): name.lower() for name in NAMES}


def _tidied(typed: str) -> str:
    """What was typed in small Latin letters, with a blank wherever there were blanks or commas."""
    plain = " ".join(typed.lower().replace(",", " ").split())
    own = _RUSSIAN.sub(lambda found: re.sub("..", lambda name: _from_russian()[name[0]], found[0]), plain)
    return own.translate(_LATIN)


def _pyramids(typed: str) -> tuple[Pyramid, ...]:
    return tuple(map(read_pyramid, re.findall(PYRAMID, typed)))


def _side(letter: str) -> int:
    return SIDES.index(letter.upper())


def _swap(side: str, *places: str) -> Swap:
    first_card, first_height, second_card, second_height = map(int, places)
    return Swap(_side(side), (first_card, first_height), (second_card, second_height))


_NUMBER = r"(\d{1,9})"
_PLACE = rf"{_NUMBER}[.: ]{_NUMBER}"
_TYPED: tuple[tuple[re.Pattern[str], Callable[..., Any]], ...] = (
    (re.compile(rf"(?:s(?:tock)?)?((?: ?{PYRAMID})+)"), lambda typed: SowStock(_pyramids(typed))),
    (re.compile(rf"[c{ES}](?:ard)? ?{_NUMBER}"), lambda card: SowCard(int(card))),
    (re.compile(r"stop"), Stop),
    (re.compile(rf"t(?:ake)? ?([ab]) ?({PYRAMID})"), lambda side, name: Take(_side(side), read_pyramid(name))),
    (re.compile(rf"r(?:eturn)? ?([ab]) ?{_NUMBER}"), lambda side, card: Return(_side(side), int(card))),
    (re.compile(rf"a(?:dvance)? ?([ab]) ?{_NUMBER}"), lambda side, card: Advance(_side(side), int(card))),
    (re.compile(rf"(?:swap|x) ?([ab]) ?{_PLACE} {_PLACE}"), _swap),
    (re.compile(r"d(?:ecline)?"), Decline),
)


def read_move(typed: str, view: LogisticsView) -> Any:
    """What a player typed, as a move."""
    tidied = _tidied(typed)
    for pattern, move in _TYPED:
        if found := pattern.fullmatch(tidied):
            return move(*found.groups())
    raise unread(typed, partial(complete, view=view), _examples(view), between=" · ").within(__package__)


def _examples(view: LogisticsView) -> list[str]:
    """A few moves to choose from now, among them a sowing of several pyramids."""
    you = view.you
    if not you or view.seat is None or not you.may:
        return ["stock Sr Mb", "card 2"]
    several = [" ".join(("stock", *islice(view.stocks[view.seat], you.pyramids)))] if you.pyramids else []
    return several + [offer for offer in complete("", view) if not offer.startswith("stock")][:2]


def complete(typed: str, view: LogisticsView) -> list[str]:
    """Whole moves that begin with what was typed; after `stock Sr` also those that put one more on top."""
    begun = _tidied(_RUSSIAN_BEGUN.sub(lambda size: _from_russian()[f"{size[0]}к"][0], typed.lower()))
    offers = (offer for offer in _offers(begun, view) if offer.lower().startswith(begun))
    return list(islice(dict.fromkeys(offers), MOST_OFFERS))


def _offers(begun: str, view: LogisticsView) -> Iterator[str]:
    you = view.you
    if not you or view.seat is None:
        return
    yield from (f"card {card}" for card in reversed(you.cards))
    yield from (word for word in ("stop", "decline") if word in you.may)
    if you.pyramids:
        yield from _stock_offers(begun, view.stocks[view.seat], you.pyramids)
    if "take" in you.may:
        yield from (f"take {SIDES[seat]} {name}" for seat, vault in enumerate(view.vaults) for name in vault)
    for kind in ("return", "advance"):
        if kind in you.may:
            sides = enumerate(view.cards)
            yield from (f"{kind} {SIDES[side]}{card}" for side, row in sides for card, stack in enumerate(row) if stack)
    for side in you.swap_sides:
        stacks = enumerate(view.cards[side])
        places = [f"{card}.{height}" for card, stack in stacks for height in range(len(stack))]
        yield from (f"swap {SIDES[side]} {first} {second}" for first, second in combinations(places, 2))


def _stock_offers(begun: str, stock: dict[Pyramid, int], most: int) -> Iterator[str]:
    """The pyramids named so far, alone and with each further one that the stock has."""
    chosen = _pyramids(begun.removeprefix("stock"))
    if len(chosen) > most or any(chosen.count(name) > stock.get(name, 0) for name in chosen):
        return
    if chosen:
        yield " ".join(("stock", *chosen))
    if len(chosen) < most:
        yield from (" ".join(("stock", *chosen, name)) for name, count in stock.items() if chosen.count(name) < count)
