"""A player with plain wishes: it sees what a card would make of its own hand, and nothing of the others'."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from ridotto.core.bot import Decision, Sight
from ridotto.core.forms import Move

from . import open_deck
from .knowledge import without
from .moves import Bid, Lay, Pass
from .state import PokerAuction
from .tempo import thinking_time

PART_OF_BANK, PART_OF_CHIPS = 0.5, 0.2
"""So much of the bank and of the own chips a better hand seems worth."""
LEAST_STEP = 3
MOST_FOR_A_CARD, MOST_AMONG_MORE = 150, 200
"""In the open deck, among two and among more: where several want a card, one is easily carried away."""


@dataclass(frozen=True)
class Whims:
    """How a novice goes wrong."""

    fancy: float = 0.0
    """So often it takes a fancy to a card that makes nothing of its hand; in the open deck only among more than two."""
    opening_step: int = 0
    largest_step: int = 0
    """In its haste it opens with anything below the first, and raises by anything below the second, but always by less
    than a quarter of the bank."""
    grudge: float = 0.0
    """So much of the bank it gives for any card rather than let somebody else have it for less."""
    grudging_step: int = 0
    """By less than this it raises where it only grudges."""
    attention: float = 1.0
    """In the open deck: so often it sees that a card makes more of its hand."""
    envy: float = 0.0
    """In the open deck: so often it wants what somebody else has bid for."""


WHIMS = {
    "classic": Whims(fancy=0.25, opening_step=30, largest_step=30, grudge=0.12, grudging_step=14),
    "mahjong": Whims(fancy=0.15, opening_step=120, largest_step=32, grudge=0.15, grudging_step=3),
    "open-deck": Whims(fancy=0.15, attention=0.45, envy=1.0),
}
"""By mode; `soften` in `lab/tuning/poker_auction.py` finds them, and `unsettle` the fancy of the open deck."""


class Novice:
    """Buys what makes more of its hand, at too high a price, grudges others a bargain, and sells the highest card that
    it does not need."""

    def __init__(self, whims: Mapping[str, Whims] = WHIMS) -> None:
        self._whims = whims

    def decide(self, sight: Sight, rng: Random) -> Decision:
        """Lay, bid, pass, or wait for the others."""
        world: PokerAuction = sight.imagine()
        seat = sight.seat
        if seat not in world.turn():
            return Decision(None)
        wait, whims = thinking_time(world.due(), sight.at, rng), self._whims[world.mode]
        if world.mode == "open-deck":
            return Decision(_open_deck_bid(world, seat, whims, rng), wait)
        if world.phase == "lay":
            return Decision(_lay(world, seat), wait)
        if world.bidder == seat or (world.bidder is None and world.mover == seat):
            alone = world.quick_lots and world.bidder is None and world.turn() == (seat,)
            return Decision(Pass() if alone else None, wait)
        return Decision(_bid(world, seat, whims, rng), wait)


def _lay(world: PokerAuction, seat: int) -> Lay:
    """The highest card without which the hand makes no less: it should bring the most."""
    hand, value, category = world.hands[seat], world.pack.value, world.pack.category
    made = category(value(hand))
    spare = [card for card in hand if category(value(without(hand, card))) == made]
    return Lay(world.pack.names[max(spare or hand)])


def _bid(world: PokerAuction, seat: int, whims: Whims, rng: Random) -> Move | None:
    """A little more than the highest bid while it seems worth it; otherwise wait, or pass where one can."""
    balance, least = world.balances[seat], world.bid + 1
    wanted = _improves(world, seat) or rng.random() < whims.fancy
    worth = PART_OF_BANK * world.bank + PART_OF_CHIPS * balance if wanted else 0.0
    largest_step = whims.opening_step if world.bidder is None else whims.largest_step
    if world.bidder is not None and worth < whims.grudge * world.bank:
        worth, largest_step = whims.grudge * world.bank, whims.grudging_step
    if worth < least:
        return Pass() if world.quick_lots else None
    step = max(min(largest_step, world.bank // 4), LEAST_STEP)
    return Bid(min(int(worth), balance, least + rng.randrange(step)))


def _open_deck_bid(world: PokerAuction, seat: int, whims: Whims, rng: Random) -> Move:
    """The least bid for what somebody else wants, for what it sees to make more of its hand, for anything once the
    others are done, and among more than two for what it takes a fancy to."""
    least = open_deck.amounts(world, seat)[0]
    more = world.seats > 2
    alone = all(len(hand) == open_deck.FULL_HAND for other, hand in enumerate(world.hands) if other != seat)
    wanted = (
        alone
        or (_improves(world, seat) and rng.random() < whims.attention)
        or (world.bidder is not None and rng.random() < whims.envy)
        or (more and rng.random() < whims.fancy)
    )
    return Bid(least) if wanted and least <= (MOST_AMONG_MORE if more else MOST_FOR_A_CARD) else Pass()


def _improves(world: PokerAuction, seat: int) -> bool:
    """Does the card for sale make more of the hand?"""
    hand, value, category = world.hands[seat], world.pack.value, world.pack.category
    return category(value((*hand, world.lot))) != category(value(hand))
