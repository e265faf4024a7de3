"""The bidding for a card: what it comes to, in chips, for a player who goes along up to some limit."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from random import Random

from . import lot
from .appraisal import Appraisal
from .pack import NO_CARD
from .state import PokerAuction

FIRST_BID = 1


class Sale:
    """A lot, or a card that may be laid, and who would go how far for it."""

    def __init__(self, world: PokerAuction, appraisal: Appraisal, rng: Random) -> None:
        self._appraisal = appraisal
        self._seat, self._seller = appraisal.seat, appraisal.seller
        self._bid, self.holder = world.bid, world.bidder
        self.most = world.balances[self._seat]
        self.worlds = len(appraisal.shares[self._seat])
        self.last = world.bids[self._seat] == lot.BIDS_PER_LOT - 1
        """Is the next bid the last that this seat may make (PAU-7)?"""
        self.rivals = self._active(world)
        self._balances, self._rng = world.balances, rng

    @property
    def least(self) -> int:
        """The lowest bid that is possible."""
        return self._bid + 1

    @property
    def owner(self) -> int:
        """Who has the card if nobody bids any more."""
        return self._seller if self.holder is None else self.holder

    def _active(self, world: PokerAuction) -> tuple[int, ...]:
        """The rivals who can still bid."""
        if world.lot == NO_CARD:
            return tuple(player for player in self._appraisal.players if player != self._seat)
        return tuple(bidder for bidder in lot.bidders(world) if bidder != self._seat)

    @cached_property
    def _tops(self) -> list[tuple[float, int]]:
        """In each world how high the most eager rival would go, and who that is."""
        tops = [(float(self._bid), self.owner)] * self.worlds
        for rival in self.rivals:
            otherwise = self._seller if rival != self._seller else self._rival_of(rival)
            balance = self._balances[rival]
            for number, limit in enumerate(self._appraisal.limits(rival, otherwise, self._rng)):
                tops[number] = max(tops[number], (min(limit, balance), rival))
        return tops

    def _rival_of(self, seller: int) -> int:
        """Who would have the card if the seller let it go."""
        return self._seat if self.holder in (None, seller) else self.holder

    # ---- what it comes to

    def result(self, owner: int, price: float, number: int) -> float:
        """The chips that this seat wins or loses in one world when that player buys at this price (PAU-10)."""
        bank = self._appraisal.prize + price / 2
        chips = self._appraisal.shares[owner][number] * bank
        if owner == self._seat:
            chips -= price
        if self._seller == self._seat and price:
            chips += price / 2
        return chips

    @cached_property
    def stopping(self) -> float:
        """What it comes to when nobody bids any more."""
        return sum(self.result(self.owner, self._bid, number) for number in range(self.worlds)) / self.worlds

    def buying(self, price: int) -> float:
        """What it comes to when this seat buys at this price."""
        return sum(self.result(self._seat, price, number) for number in range(self.worlds)) / self.worlds

    def bidding(self, amount: int, limit: int) -> float:
        """What it comes to when this seat bids so much and, if it is outbid, goes along up to the limit."""
        total = 0.0
        for number, (top, rival) in enumerate(self._tops):
            if top <= amount:
                total += self.result(self._seat, amount, number)
            elif top < limit:
                total += self.result(self._seat, top, number)
            else:
                total += self.result(rival, max(limit, amount + 1), number)
        return total / self.worlds

    def laying(self, limit: int) -> float:
        """What it comes to for a seller who lays the card and, once somebody bids, goes along up to the limit."""
        total = 0.0
        for number, (top, rival) in enumerate(self._tops):
            if top < FIRST_BID:
                total += self.result(self._seat, 0, number)
            elif top < limit:
                total += self.result(self._seat, top, number)
            else:
                total += self.result(rival, limit, number)
        return total / self.worlds

    def limits(self) -> Iterable[int]:
        """The limits that are worth a thought: just above and just below where rivals stop."""
        near = {int(top) + step for top, _ in self._tops for step in (0, 1)}
        return sorted({self.least, *(limit for limit in near if self.least <= limit <= self.most)})

    def outbid(self, amount: int) -> float:
        """In which part of the worlds somebody goes above this bid."""
        return sum(top > amount for top, _ in self._tops) / self.worlds

    def likely_price(self) -> int:
        """How high rivals go in the middle of all worlds."""
        return int(sorted(top for top, _ in self._tops)[self.worlds // 2])
