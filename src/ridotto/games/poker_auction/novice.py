"""A player with plain wishes: it sees what a card would make of its own hand, and nothing of the others'."""

from __future__ import annotations

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
LARGEST_STEP = {"classic": 3, "mahjong": 20}
"""It raises by less than this. With greater steps it would be no match for plain sense in the classic game."""
MOST_FOR_A_CARD = 200
FANCY = {"classic": 0.05, "mahjong": 0.2}
"""So often it takes a fancy to a card that makes nothing of its hand."""
IMPATIENCE = 0.9
"""So often it bids for a card of the open deck that makes nothing."""


class Novice:
    """Buys what makes more of its hand, at too high a price, and sells the highest card that it does not need."""

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
        return Decision(_bid(world, seat, rng), wait)


def _lay(world: PokerAuction, seat: int) -> Lay:
    """The highest card without which the hand makes no less: it should bring the most."""
    hand, value, category = world.hands[seat], world.pack.value, world.pack.category
    made = category(value(hand))
    spare = [card for card in hand if category(value(without(hand, card))) == made]
    return Lay(world.pack.names[max(spare or hand)])


def _bid(world: PokerAuction, seat: int, rng: Random) -> Move | None:
    """A little more than the highest bid while it seems worth it; otherwise wait, or pass where one can."""
    balance, least = world.balances[seat], world.bid + 1
    wanted = _improves(world, seat) or rng.random() < FANCY[world.mode]
    worth = int(PART_OF_BANK * world.bank + PART_OF_CHIPS * balance) if wanted else 0
    if worth < least:
        return Pass() if world.quick_lots else None
    return Bid(min(worth, balance, least + rng.randrange(LARGEST_STEP[world.mode])))


def _open_deck_bid(world: PokerAuction, seat: int, rng: Random) -> Move:
    """The least bid for what makes more of the hand, for a king or an ace, and now and then for anything."""
    least = open_deck.amounts(world, seat)[0]
    wanted = _improves(world, seat) or world.lot >= KING or rng.random() < IMPATIENCE
    return Bid(least) if wanted and least <= MOST_FOR_A_CARD else Pass()


def _improves(world: PokerAuction, seat: int) -> bool:
    """Does the card for sale make more of the hand?"""
    hand, value, category = world.hands[seat], world.pack.value, world.pack.category
    return category(value((*hand, world.lot))) != category(value(hand))
