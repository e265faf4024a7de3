"""Regret matching: mixed strategies for games of one simultaneous move.

Every player plays each action in proportion to how much it has regretted not playing it (regret matching+, the players
in turn, later rounds counting more). In a game of two where one wins what the other loses the averages come to an
equilibrium; with more players, to strategies that nobody regrets.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import mul
from random import Random
from typing import TypeAlias

Mix: TypeAlias = list[float]
"""The chance of each action of one player; together they make 1."""

Worths: TypeAlias = Callable[[int, Sequence[Mix]], Sequence[float]]
"""What each action of a player is worth to it while all others play these mixes."""

Matrix: TypeAlias = Sequence[Sequence[float]]
"""What each pair of actions is worth to the first of two players; the second loses it."""

NEGLIGIBLE = 1e-3
"""An action that is played more seldom than this is left over from the first rounds and is not meant."""


def even(size: int) -> Mix:
    """Every action with the same chance."""
    return [1 / size] * size


def settle(starts: Sequence[Mix], worths: Worths, rounds: int, last: int | None = None) -> list[Mix]:
    """Mixes that hardly anybody regrets, from these, after so many rounds.

    An action that a player does not have starts with no chance and is worth less than any other. After few rounds who
    comes later in them does better, having seen what the others came to: `last` is the player who does, or else the
    last of them.
    """
    mixes = [list(start) for start in starts]
    regrets = [[0.0] * len(start) for start in starts]
    totals = [[0.0] * len(start) for start in starts]
    first = 0 if last is None else last + 1
    turns = [*range(first, len(starts)), *range(first)]
    for number in range(1, rounds + 1):
        for player in turns:
            gains = worths(player, mixes)
            mean = sum(map(mul, mixes[player], gains))
            regret = [max(old + gain - mean, 0.0) for old, gain in zip(regrets[player], gains, strict=True)]
            whole = sum(regret)
            mix = [each / whole for each in regret] if whole > 0 else list(starts[player])
            regrets[player], mixes[player] = regret, mix
            totals[player] = [total + number * chance for total, chance in zip(totals[player], mix, strict=True)]
    return [cleared(total) for total in totals]


def cleared(weights: Sequence[float]) -> Mix:
    """The weights as chances, without those that are negligible."""
    whole = sum(weights)
    kept = [weight if weight > NEGLIGIBLE * whole else 0.0 for weight in weights]
    whole = sum(kept)
    return [weight / whole for weight in kept]


def matrix_worths(matrix: Matrix) -> Worths:
    """The worths of a game of two where one wins what the other loses."""
    columns = [[-worth for worth in column] for column in zip(*matrix, strict=True)]

    def worths(player: int, mixes: Sequence[Mix]) -> list[float]:
        other = mixes[1 - player]
        return [sum(map(mul, row, other)) for row in (columns if player else matrix)]

    return worths


def solve(matrix: Matrix, rounds: int) -> tuple[Mix, Mix]:
    """A mix for each of two players where one wins what the other loses."""
    first, second = settle([even(len(matrix)), even(len(matrix[0]))], matrix_worths(matrix), rounds)
    return first, second


def expected(player: int, mixes: Sequence[Mix], worths: Worths) -> float:
    """What a player comes to when everyone plays these mixes."""
    return sum(chance * worth for chance, worth in zip(mixes[player], worths(player, mixes), strict=True))


def exploitability(mixes: Sequence[Mix], worths: Worths) -> float:
    """How much the players together could gain if each knew the others' mixes: nothing in an equilibrium."""
    return sum(max(worths(player, mixes)) - expected(player, mixes, worths) for player in range(len(mixes)))


def draw(mix: Mix, rng: Random) -> int:
    """The number of an action, by its chance."""
    return rng.choices(range(len(mix)), mix)[0]
