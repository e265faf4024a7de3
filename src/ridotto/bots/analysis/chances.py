"""Chances of the first place: finish a position many times with quick players, and count."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable, Sequence
from random import Random
from typing import TypeAlias

from msgspec import Struct

from ridotto.core import Bot, Decision, Outcome, Sight, State

from ..playout import Player, Playout
from ..rollouts import Inside
from .story import Position


class Counted(Struct, frozen=True):
    """What came of so many games: for each seat the sum of its shares of the first place."""

    games: int
    sums: tuple[float, ...]

    def mean(self, seat: int) -> float:
        """The chance of this seat."""
        return self.sums[seat] / self.games

    def error(self, seat: int) -> float:
        """The standard error of that. Where all games went alike it is not 0: the next one might go otherwise."""
        mean = (self.sums[seat] + 0.5) / (self.games + 1)
        return math.sqrt(mean * (1 - mean) / self.games)

    def with_more(self, other: Counted) -> Counted:
        """Both together."""
        return Counted(self.games + other.games, tuple(map(sum, zip(self.sums, other.sums, strict=True))))


class Patient:
    """Leaves everything as it is until a certain time, and then plays as another does."""

    def __init__(self, bot: Bot, until: int) -> None:
        self._bot = bot
        self._until = until

    def decide(self, sight: Sight, rng: Random) -> Decision:
        """Wait, or play."""
        return Decision(None) if sight.at < self._until else self._bot.decide(sight, rng)


def shares(outcome: Outcome, resigned: Collection[int] = ()) -> tuple[float, ...]:
    """Everyone's share of the first place. Who has resigned comes after all others."""
    left = [place for seat, place in enumerate(outcome.places) if seat not in resigned]
    first = min(left)
    share = 1 / left.count(first)
    return tuple(share if place == first and seat not in resigned else 0.0 for seat, place in enumerate(outcome.places))


def finish(
    world: State, quick: Bot, rng: Random, at: int, resigned: Collection[int] = (), patient: Collection[int] = ()
) -> tuple[float, ...]:
    """Play a world to its end, and say who came first. What the patient have done stands until the clock acts."""
    due = world.due()
    waiting = quick if due is None else Patient(quick, due)
    players = [Player("quick", waiting if seat in patient else quick) for seat in range(world.seats)]
    return shares(Playout(world, players, rng, at, Inside).play_out(), resigned)


def count(results: Sequence[Sequence[float]]) -> Counted:
    """The sums over these games."""
    return Counted(len(results), tuple(map(sum, zip(*results, strict=True))))


Draw: TypeAlias = Callable[[Random], State]
"""Gives a world for a position, by chance."""


def chances(
    position: Position, draw: Draw, quick: Bot, numbers: Iterable[int], seed: str, patient: Collection[int]
) -> Counted:
    """Everyone's chance in worlds drawn for a position. The same number of the same seed is the same luck."""
    results = []
    for number in numbers:
        rng = Random(f"{seed} {number}")
        results.append(finish(draw(rng), quick, rng, position.at, position.resigned, patient))
    return count(results)
