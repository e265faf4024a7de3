"""Rules of the toy."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from ridotto.core.forms import Outcome, Tell, View
from ridotto.core.refusal import Refused
from ridotto.core.state import State

from .moves import Take, Taken, TimeRan, Whispered


class SticksView(View, frozen=True, kw_only=True):
    left: int


@dataclass(slots=True, eq=False)
class Sticks(State):
    seats: int
    left: int
    mover: int
    move_ms: int
    deadline: int
    whispers: bool
    lazy: bool

    @classmethod
    def begin(cls, seats: int, options: Any, chance: Any, at: int) -> Sticks:
        return cls(seats, options.sticks, 0, options.move_ms, at + options.move_ms, options.whispers, options.lazy)

    def turn(self) -> tuple[int, ...]:
        return (self.mover,) if self.left else ()

    def awaited(self) -> tuple[int, ...]:
        return () if self.lazy else self.turn()

    def moves(self, seat: int) -> Iterator[Take]:
        if seat in self.turn():
            yield from (Take(count) for count in range(1, min(3, self.left) + 1))

    def random_move(self, seat: int, rng: Random) -> Take:
        return rng.choice(list(self.moves(seat)))

    def judge(self, seat: int, move: Any, at: int) -> None:
        if not 1 <= move.count <= min(3, self.left):
            raise Refused("STK-1", "refused-count", asked=move.count)

    def play(self, seat: int, move: Any, at: int, tell: Tell | None = None) -> None:
        if tell:
            tell(Taken(seat=seat, count=move.count))
            if self.whispers:
                tell(Whispered(seat=seat, secret=1000 * (seat + 1) + self.left, to=(seat,)))
        self._take(move.count, at)

    def _take(self, count: int, at: int) -> None:
        self.left -= count
        if self.left:
            self.mover = (self.mover + 1) % self.seats
        self.deadline = at + self.move_ms

    def due(self) -> int | None:
        return self.deadline if self.move_ms and self.left else None

    def strike(self, at: int, tell: Tell | None = None) -> None:
        if tell:
            tell(TimeRan(seat=self.mover))
        self._take(1, at)

    def postpone(self, by: int) -> None:
        self.deadline += by

    def idle(self, seat: int) -> Take:
        return Take(1)

    def view(self, seat: int | None) -> SticksView:
        return SticksView(
            game="sticks", seat=seat, turn=self.turn(), due=self.due(), outcome=self.outcome(), left=self.left
        )

    def imagine(self, seat: int | None, rng: Random) -> Sticks:
        return self.copy()

    def outcome(self) -> Outcome | None:
        if self.left:
            return None
        won = [int(seat == self.mover) for seat in range(self.seats)]
        return Outcome(tuple(2 - score for score in won), tuple(won), "last-stick")

    def copy(self) -> Sticks:
        return replace(self)
