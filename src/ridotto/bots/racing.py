"""A race of paired rollouts: every line is tried in the same imagined worlds, and the hopeless ones drop out early."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple, TypeAlias

from ridotto.core import Move, Sight

from .rollouts import CAUTION, Trial, best

Line: TypeAlias = tuple[Move, ...]
"""Moves that a seat plays one after the other; only the first is decided on now."""

Finish: TypeAlias = Callable[[Any, Random], float]
"""Plays an imagined game on, and says what it came to for the seat that thinks."""


class Lap(NamedTuple):
    """So many worlds more, for so many of the lines."""

    worlds: int
    lines: int


class Race(NamedTuple):
    """What came of it."""

    choice: int
    """The number of the line that was chosen."""
    trials: list[Trial]
    """In the order of the lines. Those that dropped out were tried in fewer worlds."""

    def worth(self, number: int) -> float:
        """What a line comes to beside the chosen one, in the worlds that both were tried in. What is not better beyond
        doubt counts as no better."""
        chosen, other = self.trials[self.choice].results, self.trials[number].results
        mean = sum(chosen) / len(chosen)
        pairs = list(zip(other, chosen, strict=False))
        behind = sum(theirs - ours for theirs, ours in pairs) / len(pairs)
        return max(0.0, mean + min(0.0, behind))


def race(
    sight: Sight, lines: Sequence[Line], finish: Finish, laps: Sequence[Lap], rng: Random, caution: float = CAUTION
) -> Race:
    """Lap by lap, the first line goes on, and of those that may still be better the best. In the end the first stands,
    unless one of those that are left is better beyond doubt."""
    tried = [Trial(line[0], []) for line in lines]
    left = list(range(len(lines)))
    for lap in laps:
        hopeful = [number for number in left[1:] if _may_be_better(tried[number], tried[0])]
        hopeful.sort(key=lambda number: sum(tried[number].results), reverse=True)
        left = [0, *hopeful[: lap.lines - 1]]
        for _world in range(lap.worlds if len(left) > 1 else 0):
            _try_all(sight, [(lines[number], tried[number]) for number in left], finish, rng)
    chosen = best([tried[number] for number in left], caution) if len(left) > 1 else tried[0]
    return Race(next(number for number in left if tried[number] is chosen), tried)


def _may_be_better(trial: Trial, first: Trial) -> bool:
    """Has it come to more than the first so far, or to as much in another way? Where all comes to the same, the game is
    decided, and thinking on would be idle."""
    if not trial.results:
        return True
    gain = sum(trial.results) - sum(first.results)
    return gain > 0 or (gain == 0 and trial.results != first.results)


def _try_all(sight: Sight, lines: Sequence[tuple[Line, Trial]], finish: Finish, rng: Random) -> None:
    """One more world, with the same chance for all."""
    world, seed = sight.imagine(), rng.getrandbits(64)
    for line, trial in lines:
        after = world.copy()
        for move in line:
            after.play(sight.seat, move, sight.at)
        trial.results.append(finish(after, Random(seed)))
