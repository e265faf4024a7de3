"""A planner with whims: who finishes games in thought. Somebody who always bids alike would end a position in one way
only, and every chance would be all or nothing; people and the levels of bots bid now more for a thing, now less.
"""

from __future__ import annotations

from collections import Counter
from math import exp
from random import Random
from typing import NamedTuple

from ridotto.core.bot import Decision, Sight
from ridotto.core.forms import Move

from .auction import HIGHEST
from .market import history_of, own_holding, week_of
from .moves import Bid, Borrow, Ready
from .temperament import point_of_view
from .thoughts import think_of_week
from .thumb import Wishes, planned_loan, todays_wishes
from .view import VeniceView


class Whims(NamedTuple):
    """How far a player strays from its plan."""

    price: float
    """The standard deviation of the logarithm of a price."""
    turnout: float
    """How often it bids at all for what it could use."""
    recount: float
    """How often it asks for a copy more or less."""
    loan: float
    """The standard deviation of the logarithm of the loan."""


USUAL = Whims(price=0.7, turnout=0.8, recount=0.25, loan=0.2)
"""By hand, compared on recorded games of bots: a spread of prices between 0.6 and 0.8 foretells alike who comes first,
none at all and 1.2 do it worse."""
SMALL = 6
"""At larger tables plain sense takes the place of the plan, which would take too long."""


class Whimsical:
    """Goes through the lots of the next auction in order, and draws a bid for each as it comes to it. What stands stays
    as it is: so it never takes back what it drew, and knows without keeping anything how far it has come."""

    def __init__(self, whims: Whims = USUAL) -> None:
        self._whims = whims

    def decide(self, sight: Sight, rng: Random) -> Decision:
        """A loan if there is none; then one bid after another; then be ready."""
        view: VeniceView = sight.view()
        if not view.you or view.seat is None or _is_done(view):
            return Decision(None)
        loan = 0 if view.held or view.loan else self._loan(view, rng)
        move: Move | None = Borrow(loan) if loan else self._next_bid(view, rng)
        if move is None and "ready" in view.you.may:
            move = Ready()
        return Decision(move)

    def _loan(self, view: VeniceView, rng: Random) -> int:
        return min(view.limit, round(planned_loan(view) * exp(rng.gauss(0, self._whims.loan))))

    def _next_bid(self, view: VeniceView, rng: Random) -> Bid | None:
        """The next one for the last lot for which something stands, or else for a lot after it."""
        standing = [bid for bid in view.bids or () if bid.auction == view.held]
        lots = [lot.item for lot in view.auctions[view.held].items]
        reached = max((lots.index(bid.item) for bid in standing), default=0)
        wishes = _wishes(view, view.seat or 0)
        for item in lots[reached:]:
            taken = [bid.price for bid in standing if bid.item == item]
            wished = [(price, count) for (name, price), count in wishes.items() if name == item]
            if len(taken) < len(wished) and (taken or rng.random() < self._whims.turnout):
                bid = self._drawn(view, item, wished[len(taken)], rng)
                if bid and bid.price < min(taken, default=HIGHEST):
                    return bid
        return None

    def _drawn(self, view: VeniceView, item: str, wish: tuple[int, int], rng: Random) -> Bid | None:
        """A bid about like this, if that comes to anything."""
        price, count = wish
        price = int(price * exp(rng.gauss(0, self._whims.price)) + rng.random())
        if rng.random() < self._whims.recount:
            count = max(1, count + rng.choice((-1, 1)))
        count = min(count, view.you.room[view.held][item] if view.you else 0)
        return Bid(view.held, item, price, count) if price >= 1 and count >= 1 else None


def _wishes(view: VeniceView, seat: int) -> Wishes:
    """What it would bid without its whims."""
    if view.seats > SMALL:
        return todays_wishes(view)
    history = history_of(view)
    week = week_of(history, own_holding(view), view.money or 0)
    wishes = Counter[tuple[str, int]]()
    for wish in think_of_week(history, seat, week, point_of_view(view, seat)).wishes:
        wishes[wish.item, wish.price] += wish.copies
    return wishes


def _is_done(view: VeniceView) -> bool:
    """The week is over, or it has said that it is ready."""
    return view.outcome is not None or bool(view.you and view.you.ready)
