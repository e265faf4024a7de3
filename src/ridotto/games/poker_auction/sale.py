"""The bidding for a card: what a bid comes to, as keen sees it; master looks further, in `contest`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cached_property
from random import Random
from typing import NamedTuple

from . import lot
from .appraisal import Appraisal
from .pack import NO_CARD
from .state import PokerAuction

FIRST_BID = 1
FIRM_BID = 0.12
"""So much of the bank few pay for a card that makes nothing of their hand."""


class Offer(NamedTuple):
    """A bid that was chosen."""

    bid: int
    worth: float
    limit: int
    """How far one would go."""
    clear: bool
    """Would more worlds hardly change whether to bid?"""


def mean(results: Sequence[float]) -> float:
    """The mean over the worlds."""
    return sum(results) / len(results)


class Sale(ABC):
    """A lot, or a card that may be laid, and who would go how far for it."""

    def __init__(self, world: PokerAuction, appraisal: Appraisal, rng: Random) -> None:
        self._world, self._appraisal = world, appraisal
        self._known: dict[tuple[int, int, tuple[int, ...]], float] = {}
        self._seat, self._seller = appraisal.seat, appraisal.seller
        self._bid, self.holder = world.bid, world.bidder
        self.most = world.balances[self._seat]
        self.worlds = appraisal.worlds
        self.last = world.bids[self._seat] == lot.BIDS_PER_LOT - 1
        """Is the next bid the last that this seat may make (PAU-7)?"""
        self.rivals = self._active(world)
        self._rng = rng
        self._found: dict[int, list[float]] = {}

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
            balance = self._world.balances[rival]
            for number, limit in enumerate(self._limits(rival)):
                doubted = self._appraisal.doubted(limit, self._rng)
                tops[number] = max(tops[number], (min(doubted, balance), rival))
        return tops

    def _limits(self, rival: int) -> list[float]:
        """Up to which price this rival should go in each world."""
        if rival not in self._found:
            otherwise = self._seller if rival != self._seller else self._rival_of(rival)
            self._found[rival] = self._appraisal.limits(rival, otherwise)
        return self._found[rival]

    def _rival_of(self, seller: int) -> int:
        """Who would have the card if the seller let it go."""
        return self._seat if self.holder in (None, seller) else self.holder

    # ---- what it comes to

    @abstractmethod
    def best(self) -> Offer:
        """What to bid."""

    @abstractmethod
    def bidding(self, amount: int, limit: int) -> float:
        """What it comes to when this seat bids so much and, if it is outbid, goes along up to the limit."""

    @abstractmethod
    def laying(self) -> float:
        """What it comes to for a seller who lays the card."""

    def chance_without(self) -> float:
        """How often this seat wins the bank when the rival has the card whom it helps most."""
        return min([self._appraisal.chance(rival) for rival in self.rivals], default=self._appraisal.chance(self._seat))

    def result(self, owner: int, price: float, number: int) -> float:
        """The chips of this seat after the deal in one world, when that player buys at this price."""
        end = owner, int(price), self._appraisal.winners(owner)[number]
        if end not in self._known:
            self._known[end] = self._chips(*end)
        return self._known[end]

    def _chips(self, owner: int, price: int, winners: Sequence[int]) -> float:
        """What this seat has after the deal; the taxes to come are paid by others (PAU-10, PAU-12)."""
        to_seller, tax = lot.split(price)
        chips = float(self.most)
        if owner == self._seat:
            chips += self._appraisal.choice - price
        if self._seller == self._seat:
            chips += to_seller
        if self._seat in winners:
            chips += (self._appraisal.prize + tax) / len(winners)
        return chips

    @cached_property
    def stopping(self) -> float:
        """What it comes to when nobody bids any more."""
        return mean([self.result(self.owner, self._bid, number) for number in range(self.worlds)])

    def buying(self, price: int) -> float:
        """What it comes to when this seat buys at this price."""
        return mean([self.result(self._seat, price, number) for number in range(self.worlds)])

    def outbid(self, amount: int) -> float:
        """In which part of the worlds somebody goes above this bid."""
        return sum(top > amount for top, _ in self._tops) / self.worlds


class PlainSale(Sale):
    """A lot as one sees it who does not think of how far the others go: a price is worth paying or it is not."""

    def best(self) -> Offer:
        """One step at a time, but the last bid is a firm one where the card is worth it: rivals may have bids left."""
        firm = min(self.most, max(self.least, int(FIRM_BID * self._world.bank)))
        bid = firm if self.last and self.rivals and self.buying(firm) > self.stopping else self.least
        return Offer(bid, self.buying(bid), bid, clear=True)

    def bidding(self, amount: int, limit: int) -> float:
        """What it comes to when nobody bids more."""
        return self.buying(amount)

    def laying(self) -> float:
        """What it comes to when the card is as good as given to the rival whom it helps most."""
        given = [
            mean([self.result(rival, FIRST_BID, number) for number in range(self.worlds)]) for rival in self.rivals
        ]
        return min(given, default=self.stopping)
