"""Toy games that show how time passes at a table of bots."""

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from ridotto.bots.playout import Player, Playout
from ridotto.core import Decision, Move, Outcome, Refused, Sight, State, View, turn_on_the_wire


class Bid(Move, frozen=True):
    """A bid; the highest bidder when the hammer falls wins."""


@dataclass(slots=True, eq=False)
class Auction(State):
    """Anyone may bid at any time. With a hammer it falls ten seconds after the last bid; without, three bids end it."""

    seats: int
    hammer: bool
    at: int = 0
    over: bool = False
    patient: bool = False
    """Nobody is awaited."""
    bids: list[tuple[int, int]] = field(default_factory=list)

    @classmethod
    def begin(cls, seats: int, options: Any, chance: Any, at: int) -> "Auction":
        return cls(seats, True, at)

    def turn(self) -> range:
        return range(0 if self.over else self.seats)

    def awaited(self) -> list[int]:
        if self.hammer or self.patient:
            return []
        return [seat for seat in self.turn() if not self.bids or self.bids[-1][0] != seat]

    def moves(self, seat: int) -> Any:
        yield Bid()

    def random_move(self, seat: int, rng: Random) -> Bid:
        return Bid()

    def judge(self, seat: int, move: Move, at: int) -> None:
        if self.bids and self.bids[-1][0] == seat:
            raise Refused("TOY-1", "refused-phase")

    def play(self, seat: int, move: Any, at: int, tell: Any = None) -> None:
        self.bids.append((seat, at))
        self.at = at
        self.over = not self.hammer and len(self.bids) == 3

    def due(self) -> int | None:
        return self.at + 10_000 if self.hammer and not self.over else None

    def strike(self, at: int, tell: Any = None) -> None:
        self.at = at
        self.over = True

    def idle(self, seat: int) -> Bid:
        return Bid()

    def view(self, seat: int | None) -> View:
        turn = turn_on_the_wire(self.turn(), self.seats)
        return View(game="auction", seat=seat, turn=turn, due=self.due(), outcome=self.outcome())

    def imagine(self, seat: int | None, rng: Random) -> "Auction":
        return self.copy()

    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        leader = self.bids[-1][0] if self.bids else None
        places = tuple(1 if leader in (None, seat) else 2 for seat in range(self.seats))
        return Outcome(places, places, "draw")

    def copy(self) -> "Auction":
        return Auction(self.seats, self.hammer, self.at, self.over, self.patient, self.bids[:])


class Bidder:
    """Bids after so long, so often, unless the last bid is its own; and remembers when it was asked."""

    def __init__(self, wait_ms: int, bids: int = 1) -> None:
        self.wait_ms = wait_ms
        self.bids = bids
        self.asked: list[int] = []

    def decide(self, sight: Sight, rng: Random) -> Decision:
        self.asked.append(sight.at)
        world: Auction = sight.imagine()
        mine = [bid for bid in world.bids if bid[0] == sight.seat]
        leading = bool(world.bids) and world.bids[-1][0] == sight.seat
        return Decision(None) if leading or len(mine) >= self.bids else Decision(Bid(), self.wait_ms)


@pytest.fixture
def bidder() -> type[Bidder]:
    return Bidder


@pytest.fixture
def auction() -> type[Auction]:
    return Auction


@pytest.fixture
def seat() -> Callable[..., Playout]:
    """A table with these bots."""

    def seat(state: State, *bots: Any) -> Playout:
        return Playout(state, [Player(f"bot {number}", bot) for number, bot in enumerate(bots)], Random(1))

    return seat
