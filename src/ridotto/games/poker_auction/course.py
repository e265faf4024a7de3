"""How a deal goes on: the lots that are still to come, sold quickly, and who then wins the bank.

Quick players lay the card that their hand misses least. A lot is worth to them what it makes of their hand, and a
little more, since who holds more has more to choose from. They raise by the least, so that a lot costs next to nothing
until somebody's last bid, which is a firm one; and then the seller has the last word.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple

from . import deal, lot
from .pack import Pack
from .state import PokerAuction

CHOICE = (0.18, 0.14, 0.06)
"""So much of the bank quick players give for any card in each round, about: it may yet make something, and who holds
more has more to choose from."""
FIRM_BID = 0.12
"""So much of the bank few pay for a card that makes nothing of their hand."""
CHEAP = 0.02
"""What a lot costs, as a part of the bank, where nobody bids firmly."""
MANY, HAND = 1_000, 6
"""From so many hands of so many cards it is learned how good a hand is."""


class End(NamedTuple):
    """What a deal came to for one seat."""

    share: float
    """Of the bank."""
    tax: int
    """What the later lots put into it."""
    income: int
    """What the seat got for what it sold later, less what it paid."""


@lru_cache(maxsize=2)
def typical(pack: Pack) -> list[int]:
    """What usual hands are worth at the showdown, rising."""
    rng = Random(0)
    return sorted(pack.value(rng.sample(pack.whole, HAND)) for _ in range(MANY))


class Course:
    """A deal being played on quickly, once the present lot is sold."""

    __slots__ = ("_chance", "_pack", "_typical", "_worths", "balances", "bank", "coming", "hands", "order", "round")

    def __init__(
        self,
        world: PokerAuction,
        hands: Sequence[list[int]],
        coming: Sequence[Sequence[int]],
        chance: Iterable[float],
    ) -> None:
        self.hands = hands
        self.coming = coming
        """The cards that each player is still to be dealt, in their order."""
        self.balances = list(world.balances)
        self.bank = world.bank
        self.order = deal.playing(world)
        self.round = world.round
        self._pack = world.pack
        self._typical = typical(world.pack)
        self._worths = [0] * world.seats
        self._chance = iter(chance)
        """For each lot how much its seller likes to have many cards, from 0 to 1."""

    def settle(self, card: int, seller: int, buyer: int, price: int) -> None:
        """The card goes to its buyer, who pays (PAU-10)."""
        self.hands[buyer].append(card)
        to_seller, tax = lot.split(price)
        self.balances[buyer] -= price
        self.balances[seller] += to_seller
        self.bank += tax

    def play_out(self, seat: int, moved: int) -> End:
        """Sell the lots that are left when so many have moved, deal the cards that are to come, and hold the
        showdown."""
        balance, bank = self.balances[seat], self.bank
        self._weigh()
        for seller in self.order[moved:]:
            self._sell(seller)
        for number in range(deal.ROUNDS - self.round):
            for player in self.order:
                self.hands[player].append(self.coming[player][number])
            self.round += 1
            self._weigh()
            for seller in self.order:
                self._sell(seller)
        best = max(self._worths)
        share = 1 / self._worths.count(best) if self._worths[seat] == best else 0.0
        return End(share, self.bank - bank, self.balances[seat] - balance)

    def _weigh(self) -> None:
        for player in self.order:
            self._worths[player] = self._pack.value(self.hands[player])

    def _sell(self, seller: int) -> None:
        """Lay a card that can be spared; it goes to who bids firmly for it, unless the seller wants it more."""
        card, without = self._spared(seller)
        liking = 2 * next(self._chance)
        worths = self._worths
        price, buyer, having = 0, seller, worths[seller]
        for player in self.order:
            if player != seller:
                worth = self._pack.value([*self.hands[player], card])
                offer = min(self._offer(self._limit(worths[player], worth, 1.0)), self.balances[player])
                if offer > price:
                    price, buyer, having = offer, player, worth
        if buyer != seller:
            if self._limit(without, worths[seller], liking) > price and self.balances[seller] > price:
                buyer = seller
            else:
                worths[seller], worths[buyer] = without, having
        self.settle(card, seller, buyer, price)

    def _spared(self, seller: int) -> tuple[int, int]:
        """Take the lowest single card out of a hand that makes nothing less without it; and what is left."""
        hand, kind, category = self.hands[seller], self._pack.kind, self._pack.category
        kinds = [kind(card) for card in hand]
        makes = category(self._worths[seller])
        hand.sort()
        for card in hand:
            if kinds.count(kind(card)) == 1:
                without = self._pack.value([other for other in hand if other != card])
                if category(without) == makes:
                    hand.remove(card)
                    return card, without
        card = hand.pop(0)
        return card, self._pack.value(hand)

    def _offer(self, limit: float) -> int:
        """How much a buyer bids in the end."""
        return int(self.bank * (FIRM_BID if limit >= self.bank * FIRM_BID else CHEAP))

    def _limit(self, without: int, having: int, liking: float) -> float:
        """Up to what one goes for a card that makes a hand worth so much more."""
        gain = self._rate(having) - self._rate(without) if having > without else 0.0
        return self.bank * (CHOICE[self.round - 1] * liking + gain)

    def _rate(self, worth: int) -> float:
        return bisect_left(self._typical, worth) / MANY
