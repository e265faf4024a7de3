"""How an open deck goes on: what hands that are not yet full are worth, and games played quickly to their end.

A table says how often a hand of some shape has won, when so many cards were still lacking to the rival and the deck had
gone so far. It was learned from games of quick players who go by it: they bid for what makes more of their hand in its
light, and spend more on what makes much more. `lab/tuning/poker_auction.py` makes it, and writes `prospect.json`.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from importlib import resources

from . import hands
from .open_deck import FULL_HAND, LEAST_BID, PASSED_OUT, STEP
from .state import Cards, PokerAuction

RANKS = len(hands.RANKS)
LOW_ACE = RANKS - 1
_SINGLES = ("1", "1c", "1s", "1sc")
KINDS = (
    *((2, kind) for kind in ("2", *_SINGLES)),
    *((3, kind) for kind in ("3", "2", *_SINGLES)),
    *((4, kind) for kind in ("4", "3", "22", "2", *_SINGLES)),
    *((5, kind) for kind in hands.CATEGORIES),
)
"""The shapes of hands, by size and groups: `22` two pairs, `1sc` singles that are suited and connected."""
_FIRST = {kind: number * RANKS for number, kind in enumerate(KINDS)}
SHAPES = len(KINDS) * RANKS
STAGES = 4
TEMPOS = STAGES * (FULL_HAND - 1)
"""How the game stands for one player: how many cards the quickest rival lacks, and how far the deck has gone."""

Table = Sequence[Sequence[float]]
"""For each tempo and each shape how often such a hand wins."""


@lru_cache(maxsize=50_000)
def shape(cards: Cards) -> int:
    """What kind of hand it is: its groups, whether singles can become a straight or a flush, and its leading rank."""
    if len(cards) == FULL_HAND:
        value = hands.value(cards)
        leading = value >> RANKS & (1 << RANKS) - 1 or value & (1 << RANKS) - 1
        return _FIRST[FULL_HAND, hands.category(value)] + leading.bit_length() - 1
    ranks = [hands.height(card) for card in cards]
    leading = max(ranks, key=lambda rank: (ranks.count(rank), rank))
    return _FIRST[len(cards), _kind(cards, ranks, ranks.count(leading))] + leading


def _kind(cards: Cards, ranks: Sequence[int], most: int) -> str:
    """The groups of a hand that is not full; singles by whether they are connected and suited."""
    if most > 1:
        return "22" if len(cards) == 4 and most == 2 and len(set(ranks)) == 2 else str(most)
    suited = len({card % len(hands.SUITS) for card in cards}) == 1
    low = [-1 if rank == LOW_ACE else rank for rank in ranks]
    connected = min(max(some) - min(some) for some in (ranks, low)) < FULL_HAND
    return "1" + "s" * suited + "c" * connected


def stage(passed: int, deck: int) -> int:
    """Can the last player still be choosy, and how soon is the deck out?"""
    if passed < PASSED_OUT:
        return 0
    return 1 if deck >= 24 else 2 if deck >= 12 else 3


def tempo(lacking: Sequence[int], seat: int, passed: int, deck: int) -> int:
    """How the game stands for this seat."""
    quickest = min(lack for other, lack in enumerate(lacking) if other != seat)
    return STAGES * quickest + stage(passed, deck)


class Habits:
    """How quick players bid: by the table, more eagerly for what helps more."""

    def __init__(self, table: Table, eagerness: float) -> None:
        self._table = table
        self._eagerness = eagerness

    def limit(self, hand: Cards, card: int, balance: int, tempo: int) -> int:
        """Up to what one bids for a card: nothing for what does not help, everything for the last card."""
        worths = self._table[tempo]
        gain = worths[shape((*hand, card))] - worths[shape(hand)]
        if gain <= 0:
            return 0
        lack = FULL_HAND - len(hand)
        part = 1.0 if lack == 1 else min(1.0, (0.3 + self._eagerness * gain) / lack)
        return max(int(balance * part), min(LEAST_BID, balance))

    def wish(self, world: PokerAuction, seat: int) -> int:
        """Up to what this seat would bid for the card that is for sale."""
        lacking = [FULL_HAND - len(hand) for hand in world.hands]
        when = tempo(lacking, seat, len(world.passed), len(world.deck))
        return self.limit(world.hands[seat], world.lot, world.balances[seat], when)


class Course:
    """An open deck being played on quickly: a card goes at once to whoever would go furthest for it."""

    __slots__ = ("_habits", "balances", "deck", "hands", "passed", "passed_first")

    def __init__(
        self,
        hands: Sequence[Cards],
        balances: Sequence[int],
        deck: Sequence[int],
        passed: Cards,
        habits: Sequence[Habits],
    ) -> None:
        self.hands = list(hands)
        self.balances = list(balances)
        self.deck = list(deck)
        self.passed = len(passed)
        self.passed_first = passed[:PASSED_OUT]
        self._habits = habits

    def settle(self, card: int, owner: int | None, price: int) -> None:
        """The card is bought, or passed out (PAU-19)."""
        if owner is None:
            self.passed += 1
            if len(self.passed_first) < PASSED_OUT:
                self.passed_first += (card,)
        else:
            self.hands[owner] += (card,)
            self.balances[owner] -= min(price, self.balances[owner])

    def lacking(self) -> list[int]:
        """How many cards each player still needs."""
        return [FULL_HAND - len(hand) for hand in self.hands]

    def play_out(self) -> list[float]:
        """Each player's share of the win (PAU-21, PAU-22)."""
        while any(lacking := self.lacking()):
            if not self.deck:
                return self._draw()
            card = self.deck.pop()
            open_hands = [seat for seat, lack in enumerate(lacking) if lack]
            if len(open_hands) == 1 and self.passed >= PASSED_OUT:
                self.hands[open_hands[0]] += (card,)
            else:
                self.settle(card, *self.sold(card, open_hands, lacking))
        return self._shares()

    def sold(self, card: int, bidders: Sequence[int], lacking: Sequence[int]) -> tuple[int | None, int]:
        """Who buys the card and at what price: just above what the next one would pay."""
        best, second, buyer = 0, 0, None
        for seat in bidders:
            when = tempo(lacking, seat, self.passed, len(self.deck))
            limit = self._habits[seat].limit(self.hands[seat], card, self.balances[seat], when)
            if limit > best:
                best, second, buyer = limit, best, seat
            elif limit > second:
                second = limit
        return buyer, min(best, max(LEAST_BID, second + STEP if second else 0))

    def _shares(self) -> list[float]:
        worths = [hands.value(hand) for hand in self.hands]
        best = max(worths)
        if self.passed >= PASSED_OUT and hands.value(self.passed_first) > best:
            return self._draw()
        winners = worths.count(best)
        return [1 / winners if worth == best else 0.0 for worth in worths]

    def _draw(self) -> list[float]:
        return [1 / len(self.hands)] * len(self.hands)


@lru_cache(maxsize=1)
def learned() -> Habits:
    """The habits that come with the game."""
    text = resources.files(__package__).joinpath("prospect.json").read_text("utf-8")
    kept = json.loads(text)
    return Habits([[worth / 100 for worth in row] for row in kept["table"]], kept["eagerness"])
