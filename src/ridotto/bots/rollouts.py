"""Paired rollouts: try each move in the same imagined worlds, let quick players finish them, and compare.

What makes this work is the pairing. Every candidate is played out in the same worlds with the same chance, so that the
luck of a world cancels; and the quick player's own choice stands until another is better beyond doubt.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any, NamedTuple

from ridotto.core import Bot, Move, Outcome, Sight, State

from .playout import Player, Playout

CAUTION = 1.2
"""By so many standard errors of the paired difference another move must be better than the first one."""

Value = Callable[[Outcome, int], float]
"""What an end is worth to a seat; more is better."""


class Trial(NamedTuple):
    """A move, and what it came to in each of the worlds."""

    move: Move
    results: list[float]

    def mean(self) -> float:
        """What it came to on average."""
        return sum(self.results) / len(self.results)

    def better_than(self, other: Trial, caution: float = CAUTION) -> bool:
        """Beyond doubt, in the worlds that both were tried in."""
        gains = [mine - theirs for mine, theirs in zip(self.results, other.results, strict=True)]
        mean = sum(gains) / len(gains)
        spread = math.sqrt(sum((gain - mean) ** 2 for gain in gains) / max(len(gains) - 1, 1) / len(gains))
        return mean > caution * spread and mean > 0


class Inside(Sight):
    """The sight of a player inside an imagined world. Nothing there is real, so nothing is imagined once more."""

    __slots__ = ("_world",)

    def __init__(self, world: State, seat: int, rng: Random, at: int) -> None:
        super().__init__(world, seat, rng, at)
        self._world = world

    def imagine(self) -> Any:
        """A copy of the world itself."""
        return self._world.copy()


def first_place(outcome: Outcome, seat: int) -> float:
    """The share of the first place."""
    return 1 / outcome.places.count(1) if outcome.places[seat] == 1 else 0.0


def trials(
    sight: Sight, moves: Iterable[Move], quick: Bot, worlds: int, rng: Random, value: Value = first_place
) -> list[Trial]:
    """Every move in every world, played out by quick players in all seats."""
    tried = [Trial(move, []) for move in moves]
    for _ in range(worlds):
        world, seed = sight.imagine(), rng.getrandbits(64)
        for trial in tried:
            after = world.copy()
            after.play(sight.seat, trial.move, sight.at)
            trial.results.append(value(play_out(after, quick, Random(seed), sight.at), sight.seat))
    return tried


def play_out(world: State, quick: Bot, rng: Random, at: int) -> Outcome:
    """Finish an imagined game with the same quick player in every seat."""
    return Playout(world, [Player("quick", quick)] * world.seats, rng, at, Inside).play_out()


def best(tried: Sequence[Trial], caution: float = CAUTION) -> Trial:
    """The first, unless others are better beyond doubt; of those the one that came to most."""
    better = [trial for trial in tried[1:] if trial.better_than(tried[0], caution)]
    return max(better, key=Trial.mean, default=tried[0])
