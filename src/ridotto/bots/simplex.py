"""Linear programmes, by the simplex method: what to do most of, and what a little more of each limit would be worth.

It is made for few rows and many columns: a step costs their product. Columns have upper bounds of their own, which cost
nothing; a column at its bound is seen from the other end, as what is missing to the bound.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import NamedTuple

CLOSE = 1e-9
"""What is smaller than this, next to numbers around one, is nothing."""
_LONG = 20
"""After so many steps for each row and column the cautious rule takes over, by which no programme goes in circles."""


class Solution(NamedTuple):
    """The best amounts, what they come to, and the price of each row: what one more of its limit would add."""

    value: float
    amounts: tuple[float, ...]
    prices: tuple[float, ...]


class Unlimited(Exception):
    """More and more can be gained: nothing limits the programme."""


def maximize(
    gains: Sequence[float], rows: Sequence[Sequence[float]], limits: Sequence[float], bounds: Sequence[float]
) -> Solution:
    """The amounts between nothing and their bounds that gain most while no row comes to more than its limit.

    Limits are not negative, so that doing nothing is allowed.
    """
    return _Tableau(gains, rows, limits, bounds).solution()


class _Tableau:
    """Rows in terms of the columns that are not in the basis; the slack of each row is a column after the others."""

    def __init__(
        self, gains: Sequence[float], rows: Sequence[Sequence[float]], limits: Sequence[float], bounds: Sequence[float]
    ) -> None:
        height, self.width = len(rows), len(gains)
        self.gains = gains
        self.bounds = [*bounds, *[inf] * height]
        self.turned = [False] * len(self.bounds)
        """Columns that are counted from their bound downwards."""
        self.basis = list(range(self.width, self.width + height))
        self.rows = [[*row, *(float(i == j) for j in range(height))] for i, row in enumerate(rows)]
        self.levels = [float(limit) for limit in limits]
        self.slopes = [*gains, *[0.0] * height]
        """What one more of each column would add now."""
        scale = max((abs(gain) for gain in gains), default=0.0)
        self.least = CLOSE * scale

    def solution(self) -> Solution:
        """Step by step until no column adds anything."""
        steps, patience = 0, _LONG * len(self.bounds)
        while (column := self._entering(cautious=steps > patience)) is not None:
            self._enter(column)
            steps += 1
        amounts = [0.0] * len(self.bounds)
        for row, column in enumerate(self.basis):
            amounts[column] = self.levels[row]
        for column, turned in enumerate(self.turned):
            if turned:
                amounts[column] = self.bounds[column] - amounts[column]
        chosen = tuple(amounts[: self.width])
        value = sum(gain * amount for gain, amount in zip(self.gains, chosen, strict=True))
        return Solution(value, chosen, tuple(max(0.0, -slope) for slope in self.slopes[self.width :]))

    def _entering(self, cautious: bool) -> int | None:
        """The steepest column; or, cautiously, the first that adds anything."""
        if cautious:
            return next((column for column, slope in enumerate(self.slopes) if slope > self.least), None)
        steepest = max(self.slopes, default=0.0)
        return self.slopes.index(steepest) if steepest > self.least else None

    def _enter(self, column: int) -> None:
        """Raise a column until it meets its own bound, or until a column of the basis meets nothing or its bound."""
        furthest, leaving, at_bound = self.bounds[column], None, False
        for row, cells in enumerate(self.rows):
            cell = cells[column]
            if cell > CLOSE:
                reach = self.levels[row] / cell
            elif cell < -CLOSE:
                reach = (self.bounds[self.basis[row]] - self.levels[row]) / -cell
            else:
                continue
            if reach < furthest or (
                reach == furthest and leaving is not None and self.basis[row] < self.basis[leaving]
            ):
                furthest, leaving, at_bound = max(reach, 0.0), row, cell < 0
        if furthest == inf:
            raise Unlimited
        if leaving is None:
            self._turn(column)
            return
        if at_bound:
            self._turn_basic(leaving)
        self._pivot(leaving, column)

    def _turn(self, column: int) -> None:
        """Count a column outside the basis from its other end."""
        bound = self.bounds[column]
        for row, cells in enumerate(self.rows):
            self.levels[row] -= cells[column] * bound
            cells[column] = -cells[column]
        self.slopes[column] = -self.slopes[column]
        self.turned[column] = not self.turned[column]

    def _turn_basic(self, row: int) -> None:
        """Count the column that stands in the basis for this row from its other end."""
        column = self.basis[row]
        self.rows[row] = [-cell for cell in self.rows[row]]
        self.rows[row][column] = 1.0
        self.levels[row] = self.bounds[column] - self.levels[row]
        self.turned[column] = not self.turned[column]

    def _pivot(self, row: int, column: int) -> None:
        """Exchange the basic column of this row for another."""
        pivot = self.rows[row][column]
        lead = self.rows[row] = [cell / pivot for cell in self.rows[row]]
        self.levels[row] = level = self.levels[row] / pivot
        for other, cells in enumerate(self.rows):
            if other != row and (factor := cells[column]):
                self.rows[other] = [cell - factor * first for cell, first in zip(cells, lead, strict=True)]
                self.levels[other] = max(0.0, self.levels[other] - factor * level)
        factor = self.slopes[column]
        self.slopes = [slope - factor * first for slope, first in zip(self.slopes, lead, strict=True)]
        self.basis[row] = column
