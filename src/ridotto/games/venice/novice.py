"""A player of plain wishes: cheap agendas first, then what they lack."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from ridotto.core.bot import Decision, Sight
from ridotto.core.forms import Move

from .moves import Borrow, Ready
from .temperament import liking
from .thumb import Wishes, step_towards
from .view import VeniceView


class Taste(NamedTuple):
    """What a novice offers."""

    agenda: float
    """For an agenda, as a part of its value."""
    unit: float
    """For one unit of a resource that it lacks."""
    likings: float
    """So much more or less as the fancy takes it."""
    fear: float
    """By so much more for every player beyond two, afraid to go without."""
    crowd: int = 4
    """More players than so many beyond two frighten it no further: it would pay more than anything brings."""
    loan: tuple[float, float] = (0.35, 0.55)
    """It borrows some part between these of what the treasury lends."""
    fancy: float = 0.3
    """What it lacks nothing of is worth so much of that to it, all the same."""


TASTE = Taste(agenda=0.245, unit=0.22, likings=0.15, fear=0.3)
"""Compared with others by `lab/tuning/venice.py`."""


class Novice:
    """Buys a share of whatever it could use, a little of what it could not, and never asks what others pay."""

    def __init__(self, taste: Taste = TASTE) -> None:
        self._taste = taste

    def decide(self, sight: Sight, rng: Random) -> Decision:
        """Borrow a part of what the treasury lends; then bring the bids for the next auction to the wishes."""
        view: VeniceView = sight.view()
        if not view.you or view.seat is None or view.outcome is not None:
            return Decision(None)
        move: Move | None = None
        if view.held == 0 and not view.loan:
            move = Borrow(max(1, int(view.limit * rng.uniform(*self._taste.loan))))
        move = move or step_towards(_wishes(view, self._taste), view)
        if move is None and "ready" in view.you.may:
            move = Ready()
        return Decision(move)


def _wishes(view: VeniceView, taste: Taste) -> Wishes:
    """A fair share of every lot, at a price by fancy and fear."""
    wishes: Wishes = {}
    boldness = 1 + taste.fear * min(max(view.seats - 2, 0), taste.crowd)
    for place, lot in enumerate(view.auctions[view.held].items):
        price = int(boldness * liking(view, place, taste.likings) * _worth(view, lot.item, taste))
        if price >= 1:
            wishes[lot.item, price] = -(-lot.offered // view.seats)
    return wishes


def _worth(view: VeniceView, name: str, taste: Taste) -> float:
    item = view.items[name]
    if not item.provides:
        return taste.agenda * (item.value or 0)
    gives = item.provides.as_tuple()
    useful = sum(map(min, gives, view.now.lacks.as_tuple())) if view.now else 0
    return taste.unit * (useful + taste.fancy * (sum(gives) - useful))
