"""A player with plain wishes: it sees what a card would make of its own hand, and nothing of the others'."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from ridotto.core.bot import Decision, Sight
from ridotto.core.forms import Move

from . import open_deck
from .knowledge import without
from .moves import Bid, Lay, Pass
from .pack import CARDS
from .state import PokerAuction
from .tempo import thinking_time

KING = CARDS.numbers["Kc"]
PART_OF_BANK, PART_OF_CHIPS = 0.5, 0.2
"""So much of the bank and of the own chips a better hand seems worth."""
GRUDGE = {"classic": 0.12, "mahjong": 0.15}
"""So much of the bank it gives for any card rather than let somebody else have it for less."""
LARGEST_STEP = {"classic": 28, "mahjong": 22}
"""It raises by less than this and than a quarter of the bank, in haste. `lab/tuning/poker_auction.py` compares such
numbers."""
GRUDGING_STEP = {"classic": 28, "mahjong": 3}
"""And by less than this where it only grudges."""
LEAST_STEP = 3
FANCY = {"classic": 0.05, "mahjong": 0.18}
"""So often it takes a fancy to a card that makes nothing of its hand."""
MOST_FOR_A_CARD = 100
IMPATIENCE = 0.6
"""So often it bids for a card of the open deck that makes nothing."""


class Novice:
    """Buys what makes more of its hand, at too high a price, grudges others a bargain, and sells the highest card that
    it does not need."""

    def __init__(self, largest_step: Mapping[str, int] = LARGEST_STEP) -> None:
        self._largest_step = largest_step

    def decide(self, sight: Sight, rng: Random) -> Decision:
        """Lay, bid, pass, or wait for the others."""
        world: PokerAuction = sight.imagine()
        seat = sight.seat
        if seat not in world.turn():
            return Decision(None)
        wait = thinking_time(world.due(), sight.at, rng)
        if world.mode == "open-deck":
            return Decision(_open_deck_bid(world, seat, rng), wait)
        if world.phase == "lay":
            return Decision(_lay(world, seat), wait)
        if world.bidder == seat or (world.bidder is None and world.mover == seat):
            alone = world.quick_lots and world.bidder is None and world.turn() == (seat,)
            return Decision(Pass() if alone else None, wait)
        return Decision(_bid(world, seat, self._largest_step[world.mode], rng), wait)


def _lay(world: PokerAuction, seat: int) -> Lay:
    """The highest card without which the hand makes no less: it should bring the most."""
    hand, value, category = world.hands[seat], world.pack.value, world.pack.category
    made = category(value(hand))
    spare = [card for card in hand if category(value(without(hand, card))) == made]
    return Lay(world.pack.names[max(spare or hand)])


def _bid(world: PokerAuction, seat: int, largest_step: int, rng: Random) -> Move | None:
    """A little more than the highest bid while it seems worth it; otherwise wait, or pass where one can."""
    balance, least = world.balances[seat], world.bid + 1
    wanted = _improves(world, seat) or rng.random() < FANCY[world.mode]
    worth = PART_OF_BANK * world.bank + PART_OF_CHIPS * balance if wanted else 0.0
    if world.bidder is not None and worth < GRUDGE[world.mode] * world.bank:
        worth, largest_step = GRUDGE[world.mode] * world.bank, GRUDGING_STEP[world.mode]
    if worth < least:
        return Pass() if world.quick_lots else None
    step = max(min(largest_step, world.bank // 4), LEAST_STEP)
    return Bid(min(int(worth), balance, least + rng.randrange(step)))


def _open_deck_bid(world: PokerAuction, seat: int, rng: Random) -> Move:
    """The least bid for what makes more of the hand, for a king or an ace, and now and then for anything."""
    least = open_deck.amounts(world, seat)[0]
    wanted = _improves(world, seat) or world.lot >= KING or rng.random() < IMPATIENCE
    return Bid(least) if wanted and least <= MOST_FOR_A_CARD else Pass()


def _improves(world: PokerAuction, seat: int) -> bool:
    """Does the card for sale make more of the hand?"""
    hand, value, category = world.hands[seat], world.pack.value, world.pack.category
    return category(value((*hand, world.lot))) != category(value(hand))
