"""How a deal goes on: the lots that are still to come, sold quickly, and who then wins the bank.

Quick players lay the card that their hand misses least. A lot is worth to them what it makes of their hand, and a
little more, since who holds more has more to choose from. They raise by the least, so that a lot costs next to nothing
until somebody's last bid, which is a firm one; and then the seller has the last word.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache, partial
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


class Measures(NamedTuple):
    """What quick players know of hands, of cards or of tiles."""

    value: Callable[[int], int]
    rate: Callable[[int], float]
    """How many of usual hands at the showdown a hand of some worth beats."""
    spare: Callable[[int], int]
    """The card that a hand misses least."""


@lru_cache(maxsize=2)
def measures(pack: Pack) -> Measures:
    """Found out once for each pack."""
    rng = Random(0)
    typical = sorted(pack.value(rng.sample(pack.whole, HAND)) for _ in range(MANY))
    remembered = lru_cache(maxsize=4_000)
    return Measures(
        pack.sum_value, remembered(lambda worth: bisect_left(typical, worth) / MANY), remembered(partial(spare, pack))
    )


def spare(pack: Pack, hand: int) -> int:
    """The lowest single card without which a hand makes nothing less; if there is none, the lowest card."""
    cards, value, below = pack.cards_of(hand), pack.sum_value, pack.below_category
    kinds = [pack.kind(card) for card in cards]
    makes = value(hand) >> below
    for card, kind in zip(cards, kinds, strict=True):
        unit = pack.units[card]
        if kinds.count(kind) == 1 and value(hand - unit) >> below == makes:
            return unit
    return pack.units[cards[0]]


class Course:
    """Plays a deal on quickly, once the present lot is sold. Hands are sums, cards their units (see `Pack`)."""

    def __init__(self, world: PokerAuction) -> None:
        self._balances, self._bank, self._round = world.balances, world.bank, world.round
        self.order = deal.playing(world)
        self._value, self._rate, self._spare = measures(world.pack)

    def start(self, hands: Sequence[int], chance: Iterable[float]) -> None:
        """From these hands, without the lot."""
        self.hands = list(hands)
        self.balances = self._balances[:]
        self.bank, self.round = self._bank, self._round
        self._made = [0] * len(hands)
        """What the hands are worth now."""
        self._chance = iter(chance)
        """For each lot how much its seller likes to have many cards, from 0 to 1."""

    def settle(self, card: int, seller: int, buyer: int, price: int) -> None:
        """The card goes to its buyer, who pays (PAU-10)."""
        self.hands[buyer] += card
        to_seller, tax = lot.split(price)
        self.balances[buyer] -= price
        self.balances[seller] += to_seller
        self.bank += tax

    def play_out(self, seat: int, moved: int, coming: Sequence[Sequence[int]]) -> End:
        """Sell the lots that are left when so many have moved, deal the cards that are to come to each player, in
        their order, and hold the showdown."""
        balance, bank = self.balances[seat], self.bank
        self._weigh()
        for seller in self.order[moved:]:
            self._sell(seller)
        for number in range(deal.ROUNDS - self.round):
            for player in self.order:
                self.hands[player] += coming[player][number]
            self.round += 1
            self._weigh()
            for seller in self.order:
                self._sell(seller)
        best = max(self._made)
        share = 1 / self._made.count(best) if self._made[seat] == best else 0.0
        return End(share, self.bank - bank, self.balances[seat] - balance)

    def _weigh(self) -> None:
        """What everyone's hand is worth now."""
        for player in self.order:
            self._made[player] = self._value(self.hands[player])

    def _sell(self, seller: int) -> None:
        """Lay a card that can be spared; it goes to who bids firmly for it, unless the seller wants it more."""
        hands, made, value, bank = self.hands, self._made, self._value, self.bank
        card = self._spare(hands[seller])
        hands[seller] -= card
        liking = 2 * next(self._chance)
        firmly, any_card = bank * FIRM_BID, bank * CHOICE[self.round - 1]
        price, buyer, having = 0, seller, made[seller]
        for player in self.order:
            if player != seller:
                worth = value(hands[player] + card)
                limit = self._limit(made[player], worth, 1.0) if worth > made[player] else any_card
                offer = min(int(firmly if limit >= firmly else bank * CHEAP), self.balances[player])
                if offer > price:
                    price, buyer, having = offer, player, worth
        if buyer != seller:
            without = value(hands[seller])
            if self.balances[seller] > price and self._limit(without, made[seller], liking) > price:
                buyer = seller
            else:
                made[seller], made[buyer] = without, having
        self.settle(card, seller, buyer, price)

    def _limit(self, without: int, having: int, liking: float) -> float:
        """Up to what one goes for a card that makes a hand worth so much more."""
        gain = self._rate(having) - self._rate(without) if having > without else 0.0
        return self.bank * (CHOICE[self.round - 1] * liking + gain)
