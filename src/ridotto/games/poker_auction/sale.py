"""The bidding for a card: what it comes to for a player who goes along up to some limit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from random import Random

from . import lot
from .appraisal import Appraisal
from .pack import NO_CARD
from .state import PokerAuction

FIRST_BID = 1
FIRM_BID = 0.12
"""So much of the bank few pay for a card that makes nothing of their hand."""
MOST_LIMITS = 16
UNLIKELY = 0.3
"""How much a world counts in which a rival bids more than it should."""


class Sale:
    """A lot, or a card that may be laid, and who would go how far for it."""

    def __init__(self, world: PokerAuction, appraisal: Appraisal, rng: Random) -> None:
        self._world, self._appraisal = world, appraisal
        self._known: dict[tuple[int, int, tuple[int, ...]], float] = {}
        self._seat, self._seller = appraisal.seat, appraisal.seller
        self._bid, self.holder = world.bid, world.bidder
        self.most = world.balances[self._seat]
        self.worlds = len(appraisal.winners[self._seat])
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
                tops[number] = max(tops[number], (min(limit, balance), rival))
        return tops

    def _limits(self, rival: int) -> list[float]:
        """Up to which price this rival would go in each world."""
        if rival not in self._found:
            otherwise = self._seller if rival != self._seller else self._rival_of(rival)
            self._found[rival] = self._appraisal.limits(rival, otherwise, self._rng)
        return self._found[rival]

    @cached_property
    def _weights(self) -> list[float]:
        """A world counts less in which a rival has bid more than it would."""
        weights = [1.0] * self.worlds
        if self._appraisal.reads_bids:
            for rival, amount in dict(self._world.offers).items():
                if rival != self._seat:
                    for number, limit in enumerate(self._limits(rival)):
                        weights[number] *= 1.0 if limit >= amount else UNLIKELY
        return weights

    def _rival_of(self, seller: int) -> int:
        """Who would have the card if the seller let it go."""
        return self._seat if self.holder in (None, seller) else self.holder

    # ---- what it comes to

    def result(self, owner: int, price: float, number: int) -> float:
        """The chips of this seat after the deal in one world, when that player buys at this price."""
        end = owner, int(price), self._appraisal.winners[owner][number]
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
        return self._mean(self.result(self.owner, self._bid, number) for number in range(self.worlds))

    def buying(self, price: int) -> float:
        """What it comes to when this seat buys at this price."""
        return self._mean(self.result(self._seat, price, number) for number in range(self.worlds))

    def bidding(self, amount: int, limit: int) -> float:
        """What it comes to when this seat bids so much and, if it is outbid, goes along up to the limit."""
        return self._mean(
            self.result(self._seat, max(top, amount), number)
            if top <= amount or top < limit
            else self.result(rival, max(limit, amount + 1), number)
            for number, (top, rival) in enumerate(self._tops)
        )

    def laying(self, limit: int) -> float:
        """What it comes to for a seller who lays the card and, once somebody bids, goes along up to the limit."""
        return self._mean(
            self.result(self._seat, top if top >= FIRST_BID else 0, number)
            if top < max(limit, FIRST_BID)
            else self.result(rival, limit, number)
            for number, (top, rival) in enumerate(self._tops)
        )

    def _mean(self, results: Iterable[float]) -> float:
        """The mean over the worlds, those counting more that go with the bids so far."""
        return sum(result * weight for result, weight in zip(results, self._weights, strict=True)) / sum(self._weights)

    def limits(self) -> Iterable[int]:
        """The limits that are worth a thought: just above and just below where rivals stop."""
        near = sorted({int(top) + step for top, _ in self._tops for step in (0, 1)})
        possible = [limit for limit in near if self.least <= limit <= self.most]
        return sorted({self.least, *possible[:: 1 + len(possible) // MOST_LIMITS]})

    def outbid(self, amount: int) -> float:
        """In which part of the worlds somebody goes above this bid."""
        return sum(top > amount for top, _ in self._tops) / self.worlds

    def likely_price(self) -> int:
        """How high rivals go in the middle of all worlds."""
        return int(sorted(top for top, _ in self._tops)[self.worlds // 2])


class PlainSale(Sale):
    """A lot as one sees it who does not think of how far the others go: a price is worth paying or it is not."""

    def bidding(self, amount: int, limit: int) -> float:
        """What it comes to when nobody bids more."""
        return self.buying(amount)

    def laying(self, limit: int) -> float:
        """What it comes to when the card is as good as given to the rival whom it helps most."""
        given = (
            self._mean(self.result(rival, FIRST_BID, number) for number in range(self.worlds)) for rival in self.rivals
        )
        return min(given, default=self.stopping)

    def limits(self) -> Iterable[int]:
        """One step at a time, but the last bid is a firm one where the card is worth it: rivals may have bids left."""
        firm = min(self.most, max(self.least, int(FIRM_BID * self._world.bank)))
        return (firm if self.last and self.buying(firm) > self.stopping else self.least,)

    def likely_price(self) -> int:
        """None is expected."""
        return 0
