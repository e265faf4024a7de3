"""Which moves there are: all of them, one at random, which are refused and why, and what an absent player does."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING

from ridotto.core.forms import Move
from ridotto.core.refusal import Refused

from .moves import COLOURS, Arrange, Bid

if TYPE_CHECKING:
    from .state import Podstavec


def moves(state: Podstavec, seat: int) -> Iterator[Move]:
    """Every arrangement or every bid that what the player has allows."""
    return _arrangements(state, seat) if state.phase == "arrange" else _bids(state, seat)


def _arrangements(state: Podstavec, seat: int) -> Iterator[Move]:
    reds, whites, blacks, pedestals = state.owned(seat)
    for red in range(min(reds, pedestals) + 1):
        for white in range(min(whites, pedestals - red) + 1):
            for black in range(min(blacks, pedestals - red - white) + 1):
                for empty in range(pedestals - red - white - black + 1):
                    yield Arrange(red, white, black, empty)


def _bids(state: Podstavec, seat: int) -> Iterator[Move]:
    reds, whites, blacks, pedestals = state.bags[seat]
    for count in range(pedestals + 1):
        for red in range(reds + 1):
            for white in range(whites + 1):
                for black in range(blacks + 1):
                    yield Bid(red, white, black, count)


def random_move(state: Podstavec, seat: int, rng: Random) -> Arrange | Bid:
    """Any arrangement, or a bid uniform over all bids."""
    number = rng.random
    if state.phase == "bid":
        red, white, black, pedestals = state.bags[seat]
        return Bid(
            int(number() * (red + 1)),
            int(number() * (white + 1)),
            int(number() * (black + 1)),
            int(number() * (pedestals + 1)),
        )
    reds, whites, blacks, free = state.owned(seat)
    red = int(number() * (min(reds, free) + 1))
    free -= red
    white = int(number() * (min(whites, free) + 1))
    free -= white
    black = int(number() * (min(blacks, free) + 1))
    return Arrange(red, white, black, int(number() * (free - black + 1)))


def judge(state: Podstavec, seat: int, move: Move) -> None:
    """Refuse what the player does not have (POD-5, POD-9) and what belongs to the other half of the round."""
    if isinstance(move, Arrange) and state.phase == "arrange":
        _judge_arrangement(state, seat, move)
    elif isinstance(move, Bid) and state.phase == "bid":
        _judge_bid(state, seat, move)
    else:
        raise Refused("PHASE", "refused-in-arrange" if state.phase == "arrange" else "refused-in-bid")


def _judge_arrangement(state: Podstavec, seat: int, move: Arrange) -> None:
    wanted = (move.red, move.white, move.black)
    if min(*wanted, move.empty) < 0:
        raise Refused("POD-5", "refused-less-than-none")
    owned = state.owned(seat)
    for colour, asked, held in zip(COLOURS, wanted, owned, strict=False):
        if asked > held:
            raise Refused("POD-5", "refused-balls-to-arrange", colour=colour, asked=asked, held=held)
    pedestals = sum(wanted) + move.empty
    if pedestals > owned[3]:
        raise Refused("POD-5", "refused-pedestals-to-arrange", asked=pedestals, held=owned[3])


def _judge_bid(state: Podstavec, seat: int, move: Bid) -> None:
    wanted = (move.red, move.white, move.black)
    if min(*wanted, move.pedestals) < 0:
        raise Refused("POD-9", "refused-less-than-none")
    bag = state.bags[seat]
    for colour, asked, held in zip(COLOURS, wanted, bag, strict=False):
        if asked > held:
            raise Refused("POD-9", "refused-balls-to-bid", colour=colour, asked=asked, held=held)
    if move.pedestals > bag[3]:
        raise Refused("POD-9", "refused-pedestals-to-bid", asked=move.pedestals, held=bag[3])


def idle(state: Podstavec, seat: int) -> Move:
    """Keep the display; pass."""
    return Arrange(*state.displays[seat]) if state.phase == "arrange" else Bid(0, 0, 0, 0)
