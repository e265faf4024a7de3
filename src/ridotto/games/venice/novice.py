"""A player of plain wishes: cheap agendas first, then what they lack."""

from __future__ import annotations

from random import Random

from ridotto.core.bot import Decision, Sight
from ridotto.core.forms import Move

from .moves import Borrow, Ready
from .temperament import liking
from .thumb import Wishes, step_towards
from .view import VeniceView

LOAN = (0.2, 0.4)
"""It borrows some part between these of what the treasury lends."""
AGENDA = 0.1
"""What it offers for an agenda, as a part of its value."""
UNIT = 0.4
"""What it offers for one unit of a resource that it lacks."""
FANCY = 0.3
"""What it lacks nothing of is worth so much of that to it, all the same."""
FEAR = 0.1
"""By so much it offers more for every player beyond two, afraid to go without."""
LIKINGS = 0.5
"""So much more or less it offers as the fancy takes it."""


class Novice:
    """Buys a share of whatever it could use, a little of what it could not, and never asks what others pay."""

    def decide(self, sight: Sight, rng: Random) -> Decision:
        """Borrow a part of what the treasury lends; then bring the bids for the next auction to the wishes."""
        view: VeniceView = sight.view()
        if not view.you or view.seat is None or view.outcome is not None:
            return Decision(None)
        move: Move | None = None
        if view.held == 0 and not view.loan:
            move = Borrow(max(1, int(view.limit * rng.uniform(*LOAN))))
        move = move or step_towards(_wishes(view), view)
        if move is None and "ready" in view.you.may:
            move = Ready()
        return Decision(move)


def _wishes(view: VeniceView) -> Wishes:
    """A fair share of every lot, at a price by fancy and fear."""
    wishes: Wishes = {}
    boldness = 1 + FEAR * (view.seats - 2)
    for place, lot in enumerate(view.auctions[view.held].items):
        price = int(boldness * liking(view, place, LIKINGS) * _worth(view, lot.item))
        if price >= 1:
            wishes[lot.item, price] = -(-lot.offered // view.seats)
    return wishes


def _worth(view: VeniceView, name: str) -> float:
    item = view.items[name]
    if not item.provides:
        return AGENDA * (item.value or 0)
    gives = item.provides.as_tuple()
    useful = sum(map(min, gives, view.now.lacks.as_tuple())) if view.now else 0
    return UNIT * (useful + FANCY * (sum(gives) - useful))
