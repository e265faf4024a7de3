"""The bidding for a card as a contest of players with five bids each, and what follows from who wins it.

In every imagined world the rivals raise by the least up to their limits, and their last bid is a firm one. Who has bids
left when the others have none gets a card cheaply: that is the seller, who answers. A buyer therefore climbs, so that
rivals must say at each step whether the card is still worth it to them.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cached_property
from operator import mul
from random import Random
from typing import NamedTuple

from . import deal, lot
from .appraisal import Appraisal
from .course import Course
from .pack import NO_CARD
from .sale import FIRM_BID, Offer, Sale
from .state import PokerAuction

LIMITS = 4
CLEAR = 2.0
"""A choice is clear that is so many standard errors better than to stop, or worse."""


class Plan(NamedTuple):
    """How a seat goes on: up to a limit, by the least or by equal steps that use up its bids."""

    limit: int
    climbs: bool = False


STOP = Plan(0)
NOTHING = (0,) * (lot.BIDS_PER_LOT + 1)


class Contest(Sale):
    """A lot, or a card that may be laid, and what comes of plans for it."""

    def __init__(self, world: PokerAuction, appraisal: Appraisal, rng: Random) -> None:
        super().__init__(world, appraisal, rng)
        self._owner = self.owner
        self._left = [0] * world.seats
        for player in (*self.rivals, self._seat):
            self._left[player] = lot.BIDS_PER_LOT - world.bids[player]
        players = appraisal.players
        self._after = {player: (*players[place + 1 :], *players[:place]) for place, player in enumerate(players)}
        """Who may bid next when one holds the card."""
        self._course = Course(world)
        self._firm = int(FIRM_BID * world.bank)
        self._ends: list[dict[int, tuple[int, float, int]]] = [{} for _ in range(self.worlds)]
        self._tried: dict[tuple[int, Plan], list[float]] = {}

    @cached_property
    def _limits_of_all(self) -> list[list[Sequence[float]]]:
        """In each world up to what everyone else goes, by how many bids they have left: whoever is outbid thinks
        anew."""
        doubted, rng = self._appraisal.doubted, self._rng
        rows: list[list[Sequence[float]]] = [[NOTHING] * self._world.seats for _ in range(self.worlds)]
        for rival in self.rivals:
            balance = self._world.balances[rival]
            for row, limit in zip(rows, self._limits(rival), strict=True):
                row[rival] = [0.0] + [min(balance, doubted(limit, rng)) for _ in range(self._left[rival])]
        return rows

    @cached_property
    def _chances(self) -> list[list[float]]:
        """The chance of each world, for every lot that follows."""
        lots = deal.ROUNDS * len(self._appraisal.players)
        return [[self._rng.random() for _ in range(lots)] for _ in range(self.worlds)]

    @cached_property
    def _weights(self) -> list[float]:
        """A world counts less in which a rival would hardly have bid as much as it has."""
        weights = [1.0] * self.worlds
        for rival, amount in dict(self._world.offers).items():
            if rival != self._seat:
                for number, limit in enumerate(self._limits(rival)):
                    weights[number] *= self._appraisal.likelihood(amount, limit)
        return weights

    def _mean(self, results: Sequence[float]) -> float:
        total: float = sum(map(mul, results, self._weights))
        return total / self._whole_weight

    @cached_property
    def _whole_weight(self) -> float:
        return sum(self._weights)

    # ---- what to do

    def best(self) -> Offer:
        """The best plan, and the bid with which it begins."""
        plans = [Plan(limit, climbs) for climbs in (False, True) for limit in self.limits()]
        plan = max(plans, key=lambda plan: self._mean(self._results(self._first(plan), plan)))
        bid = self._first(plan)
        return Offer(bid, self._mean(self._results(bid, plan)), plan.limit, self._is_clear(self._results(bid, plan)))

    def _first(self, plan: Plan) -> int:
        return self._raised(self._bid, plan, self._left)

    def _is_clear(self, results: Sequence[float]) -> bool:
        """Would more worlds hardly change whether to go on?"""
        gains = [going - stopping for going, stopping in zip(results, self._results(0, STOP), strict=True)]
        gain = self._mean(gains)
        off = sum((weight * (each - gain)) ** 2 for each, weight in zip(gains, self._weights, strict=True))
        return abs(gain) * self._whole_weight > CLEAR * math.sqrt(off)

    def limits(self) -> Sequence[int]:
        """The limits that are worth a thought: just above where rivals stop, in some of the worlds, and as far as to
        a rival's last bid, which is worth taking."""
        tops = sorted(top for top, _ in self._tops)
        some = {int(tops[(2 * step + 1) * self.worlds // (2 * LIMITS)]) + 1 for step in range(LIMITS)}
        return sorted({self.least, *(limit for limit in (*some, self._firm) if self.least < limit <= self.most)})

    # ---- what it comes to

    @cached_property
    def stopping(self) -> float:
        """What it comes to when this seat bids no more."""
        return self._mean(self._results(0, STOP))

    def buying(self, price: int) -> float:
        """What it comes to when this seat buys at this price."""
        return self._mean([self.result(self._seat, price, number) for number in range(self.worlds)])

    def bidding(self, amount: int, limit: int) -> float:
        """What it comes to when this seat bids so much and, if it is outbid, goes along up to the limit."""
        return self._mean(self._results(amount, Plan(limit)))

    def laying(self) -> float:
        """What it comes to for a seller who lays the card and, once somebody bids, goes along as far as is best."""
        return max(self.bidding(0, limit) for limit in self.limits())

    def _results(self, amount: int, plan: Plan) -> list[float]:
        """In each world the chips of this seat after the deal, when it bids so much now and goes on by a plan."""
        if (amount, plan) not in self._tried:
            self._tried[amount, plan] = [
                self.result(*self._sold(amount, plan, limits), number)
                for number, limits in enumerate(self._limits_of_all)
            ]
        return self._tried[amount, plan]

    def _sold(self, amount: int, plan: Plan, limits: list[Sequence[float]]) -> tuple[int, int]:
        """Who buys the card in one world, and at what price."""
        seat, left = self._seat, self._left[:]
        limits[seat] = (0, *[plan.limit] * lot.BIDS_PER_LOT)
        holder, price = self._owner, self._bid
        if amount:
            holder, price = seat, amount
            left[seat] -= 1
        while True:
            for bidder in self._after[holder]:
                if limits[bidder][left[bidder]] > price:
                    break
            else:
                return holder, price
            if bidder == seat:
                price = self._raised(price, plan, left)
            elif left[bidder] == 1 and limits[bidder][1] >= self._firm and sum(left) > 1:
                price = max(price + 1, self._firm)
            else:
                price += 1
            left[bidder] -= 1
            holder = bidder

    def _raised(self, bid: int, plan: Plan, left: Sequence[int]) -> int:
        """The next bid by a plan. The last one is to be taken or left, if there is anybody who can answer it."""
        own = left[self._seat]
        if (plan.climbs or own == 1) and sum(left) > own:
            return bid + max(1, -((bid - plan.limit) // own))
        return bid + 1

    def result(self, owner: int, price: float, number: int) -> float:
        """The chips of this seat after the deal in one world, when that player buys at this price and the other lots
        follow."""
        price = int(price)
        ends = self._ends[number]
        if owner not in ends:
            ends[owner] = self._end(owner, price, number)
        chips, share, bank = ends[owner]
        to_seller, tax = lot.split(price)
        if owner == self._seat:
            chips -= price
        if self._seller == self._seat:
            chips += to_seller
        return chips + share * (bank + tax)

    def _end(self, owner: int, price: int, number: int) -> tuple[int, float, int]:
        """How the deal ends in one world where that player buys: the chips of this seat, its share of the bank, and
        the bank; the price apart."""
        hands, coming = self._appraisal.dealt[number]
        course = self._course
        course.start(hands, self._chances[number])
        if self._world.lot == NO_CARD:
            course.hands[self._seller] -= self._appraisal.card
        course.settle(self._appraisal.card, self._seller, owner, price)
        end = course.play_out(self._seat, self._world.moved + 1, coming)
        trust = self._appraisal.trust
        share = trust * end.share + (1 - trust) / len(self._appraisal.players)
        return self.most + end.income, share, self._world.bank + end.tax
