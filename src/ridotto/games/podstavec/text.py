"""Podstavec as text: moves as players type them.

Counts with a letter: `2r 1w 3b 1p` are balls and pedestals, `e` an empty pedestal in a display, `-` nothing. In Russian
the letters are those of Russian words: `2к 1б 3ч 1п`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial

from ridotto.core.messages import LANGUAGES, Catalogue
from ridotto.core.refusal import Problem
from ridotto.core.text import MOST_OFFERS, unread

from .drawing import draw, held
from .lots import Lot
from .moves import Arrange, Bid
from .position import LETTERS, read_lot, read_position, write_move, write_position
from .scoring import best_display
from .view import Display, PodstavecView
from .view import Lot as ShownLot

__all__ = ["complete", "draw", "held", "read_move", "read_position", "spoken", "write_move", "write_position"]

NOTHING = "-"
_COUNTED = re.compile(r"(?<=\d)[a-zа-я]")


def read_move(typed: str, view: PodstavecView) -> Arrange | Bid:
    """What a player typed; `keep` needs the view to know the display."""
    word, *parts = typed.lower().split() or [""]
    if word in ("arrange", "a") and parts:
        return Arrange(*read_lot(parts, "rwbe"))
    if word in ("bid", "b") and parts:
        return _bid(Bid(*read_lot(parts)), parts)
    if word in ("pass", "p") and not parts:
        return Bid(0, 0, 0, 0)
    if word in ("keep", "k") and not parts and view.seat is not None:
        return _keep(view.displays[view.seat])
    raise unread(typed, partial(complete, view=view)).within(__package__)


def _bid(bid: Bid, parts: Sequence[str]) -> Bid:
    """Numbers that are all 0 are no bid, and hardly meant for a pass."""
    if parts != [NOTHING] and bid == Bid(0, 0, 0, 0):
        raise Problem("zeros-typed").within(__package__)
    return bid


def _keep(display: Display) -> Arrange:
    return Arrange(display.red, display.white, display.black, display.empty)


def spoken(move: str, words: Catalogue) -> str:
    """A move with the letters of this language: `bid 2к`."""
    return _lettered(move, LANGUAGES[0], words.language)


def _lettered(move: str, language: str, other: str) -> str:
    """A move, or the beginning of one, with the letters of another language behind its numbers."""
    displays = move.lstrip().startswith("a")
    letters = dict(zip(LETTERS[language][displays], LETTERS[other][displays], strict=True))
    return _COUNTED.sub(lambda found: letters.get(found[0], found[0]), move)


def complete(typed: str, view: PodstavecView) -> list[str]:
    """Whole moves that begin with what was typed; the plainest first."""
    if not view.you or view.you.most is None:
        return []
    most = view.you.most
    if view.you.may == "arrange":
        offers = ["keep", *(write_move(Arrange(*filling)) for filling in _fillings(most))]
    else:
        singles = [f"bid 1{letter}" for letter, held in zip("bwrp", _counts(most, 2, 1, 0, 3), strict=True) if held]
        everything = write_move(Bid(most.red, most.white, most.black, most.pedestals))
        offers = ["pass", *singles, everything]
    begun = _lettered(typed.lower().lstrip(), "ru", LANGUAGES[0])
    return [offer for offer in dict.fromkeys(offers) if offer.startswith(begun)][:MOST_OFFERS]


def _counts(lot: ShownLot, *order: int) -> tuple[int, ...]:
    counts = (lot.red, lot.white, lot.black, lot.pedestals)
    return tuple(counts[index] for index in order)


def _fillings(most: ShownLot) -> list[Lot]:
    """Every pedestal filled with the best balls, and the same with one and two left empty."""
    balls = (most.red, most.white, most.black)
    return [
        (*best_display(balls, most.pedestals - spare)[:3], best_display(balls, most.pedestals - spare)[3] + spare)
        for spare in range(min(3, most.pedestals + 1))
    ]
