"""What two players may hope for from a standing: a solved table, and how to look things up in it.

`lab/tuning/podstavec.py` solves it and writes `prospects.bin`.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import resources
from itertools import pairwise
from typing import NamedTuple

from .auction import Chances
from .standing import Standing, Stock

MOST = 255
"""A chance of 1; the chances in a table are bytes."""

SHARES = 2
"""The balls that the players hold are shared between them in so many steps, from none to all."""
LYING = (0.0, 0.3)
"""Such a part of all balls lies in the spoils."""
NODES = len(LYING) * (SHARES + 1)
"""In so many ways the balls can lie, for the same pedestals."""
LEAD = 0.7
"""Of what is missing to certainty, more red balls make up so much, once there are pedestals for all the other's."""


class Scope(NamedTuple):
    """Which standings a table knows."""

    ends_at: int
    spoils: int
    """At most so many pedestals lie in the spoils."""
    pedestals: int
    """In the whole game."""
    red: int
    """Red balls of each player."""
    plain: int
    """White and black balls of both."""


TWO = Scope(ends_at=13, spoils=6, pedestals=25, red=8, plain=32)
"""The whole game of two."""
FILE = "prospects.bin"


class Case(NamedTuple):
    """A row of the table: everything but how the balls lie."""

    one: int
    """Pedestals of the first player, who has won the earliest round."""
    other: int
    spoils: int


class Table:
    """The chances of one who has won the earliest round, with as many reds as the other."""

    def __init__(self, scope: Scope, chances: bytes | None = None) -> None:
        self.scope = scope
        self._length = scope.spoils + 1
        self._lying = [round(part * scope.plain) for part in LYING]
        self._between = [_between(self._lying, lying) for lying in range(scope.plain + 1)]
        size = scope.ends_at**2 * self._length * NODES
        self.chances = bytearray(chances) if chances else bytearray([MOST // 2]) * size

    def cases(self, supply: int) -> Iterator[Case]:
        """The rows in which so many pedestals are left in the supply."""
        out = self.scope.pedestals - supply
        for one in range(self.scope.ends_at):
            for other in range(self.scope.ends_at):
                if 0 <= (spoils := out - one - other) <= self.scope.spoils:
                    yield Case(one, other, spoils)

    def standings(self, case: Case) -> Iterator[Standing]:
        """The ways the balls can lie, in the order of the table."""
        supply = self.scope.pedestals - sum(case)
        red, plain = self.scope.red, self.scope.plain
        for lying in self._lying:
            held = plain - lying
            for share in range(SHARES + 1):
                one = round(held * share / SHARES)
                stocks = (red, one, case.one), (red, held - one, case.other)
                yield Standing(stocks, (0, lying, case.spoils), supply, (0, 1))

    def write(self, case: Case, chances: Sequence[float]) -> None:
        """Keep what was found for a row."""
        begin = self._row(*case)
        self.chances[begin : begin + NODES] = bytes(round(chance * MOST) for chance in chances)

    def prospects(self, standing: Standing) -> Chances:
        """Both players' chances, where reds count first."""
        chance = self._chance(standing)
        lead = standing.held[0][0] - standing.held[1][0]
        if lead > 0:
            chance += (1 - chance) * self._lead(*standing.held)
        elif lead < 0:
            chance -= chance * self._lead(standing.held[1], standing.held[0])
        return chance, 1 - chance

    def prospects_by_count(self, standing: Standing) -> Chances:
        """Both players' chances, where the number of balls counts first: reds break ties, before anything else."""
        lead = standing.held[0][0] - standing.held[1][0]
        earliest = standing.earliest if not lead else (0, 1) if lead > 0 else (1, 0)
        held = tuple(self._shown(each) for each in standing.held)
        chance = self._chance(Standing(held, self._plainly(standing.spoils), standing.supply, earliest))
        return chance, 1 - chance

    def _shown(self, stock: Stock) -> Stock:
        """What one player owns, where the number counts: a pedestal without a ball to show on it wins nothing."""
        red, plain, pedestals = stock
        return self._plainly((red, plain, min(pedestals, red + plain)))

    def _plainly(self, stock: Stock) -> Stock:
        """Where the number counts, reds are bid like the others: a part of all balls is the same part of the plain."""
        red, plain, pedestals = stock
        whole = self.scope.plain + 2 * self.scope.red
        return 0, round((red + plain) * self.scope.plain / whole), pedestals

    def _lead(self, leader: Stock, other: Stock) -> float:
        return LEAD * min(leader[2] / (other[0] + 1), 1)

    def _chance(self, standing: Standing) -> float:
        one, other = standing.held
        if not standing.earliest:
            straight = self._looked_up(one, other, standing.spoils)
            return (straight + 1 - self._looked_up(other, one, standing.spoils)) / 2
        if standing.earliest[0]:
            return 1 - self._looked_up(other, one, standing.spoils)
        return self._looked_up(one, other, standing.spoils)

    def _looked_up(self, one: Stock, other: Stock, spoils: Stock) -> float:
        """Between the nearest ways the balls can lie, in proportion."""
        highest = self.scope.ends_at - 1
        row = self._row(min(one[2], highest), min(other[2], highest), min(spoils[2], self.scope.spoils))
        low, part = self._between[min(spoils[1], self.scope.plain)]
        held = one[1] + other[1]
        place = one[1] * SHARES / held if held else SHARES / 2
        step = min(int(place), SHARES - 1)
        place -= step
        at = row + low * (SHARES + 1) + step
        chances = self.chances
        less = chances[at] + (chances[at + 1] - chances[at]) * place
        if part:
            at += SHARES + 1
            less += (chances[at] + (chances[at + 1] - chances[at]) * place - less) * part
        return less / MOST

    def _row(self, one: int, other: int, spoils: int) -> int:
        return ((one * self.scope.ends_at + other) * self._length + spoils) * NODES


def _between(steps: Sequence[int], lying: int) -> tuple[int, float]:
    """The step at or below so many balls in the spoils, and how far it is to the next."""
    for number, (low, high) in enumerate(pairwise(steps)):
        if lying < high:
            return number, (lying - low) / (high - low)
    return len(steps) - 1, 0.0


def packed(table: Table) -> bytes:
    """A table as it stands in its file."""
    return zlib.compress(bytes(table.chances), 9)


@cache
def table_of_two() -> Table:
    """The solved table of the whole game, from its file."""
    return Table(TWO, zlib.decompress(resources.files(__package__).joinpath(FILE).read_bytes()))
