"""The chances that hints tell: what stands in the way of a bid, tempered by what became of bids that were advised.

A mind picks the bids that look best, and those are the ones it thinks too well of; and whom a player meets bids
otherwise than planners do among themselves. `lab/tuning/venice_chances.py` has counted how often advised bids win.
"""

from __future__ import annotations

from bisect import bisect_left
from itertools import pairwise
from math import inf
from typing import TypeAlias

from .beliefs import Obstacles
from .market import History, Week
from .rivals import can_tell_rivals, sampled_ways
from .thoughts import Stake, next_lots

Rates: TypeAlias = tuple[tuple[float, float], ...]
"""Chances believed in, from 0 to 1, and how often such bids did win; between them, in proportion."""

OF_RIVALS: Rates = (
    (0.0, 0.068), (0.052, 0.196), (0.206, 0.459), (0.396, 0.537), (0.584, 0.591), (0.803, 0.696), (0.953, 0.854),
    (1.0, 0.933),
)  # fmt: skip
"""Where one looks at who the others are."""
OF_WEEK: Rates = (
    (0.0, 0.322), (0.221, 0.519), (0.4, 0.519), (0.601, 0.55), (0.807, 0.612), (0.942, 0.762), (1.0, 0.886),
)  # fmt: skip
"""Where all others are taken to be alike, as in a crowd."""
STEPS = 100
"""A chance is told in so many steps."""


def told_stakes(history: History, seat: int, week: Week, stakes: tuple[Stake, ...], seed: int) -> tuple[Stake, ...]:
    """The same stakes with what stands in the way as it is told, not as it was thought of."""
    if not can_tell_rivals(history):
        return tuple(stake._replace(ways=tempered(stake.ways, OF_WEEK)) for stake in stakes)
    found = dict(zip(next_lots(week), sampled_ways(history, seat, next_lots(week), seed), strict=True))
    return tuple(stake._replace(ways=tempered(found[stake.lot][: len(stake.ways)], OF_RIVALS)) for stake in stakes)


def tempered(ways: Obstacles, rates: Rates) -> Obstacles:
    """Obstacles that a price overcomes as often as such bids did win; a few no price does, a few are none at all."""
    found = []
    for way in ways:
        chances = [rate(count / len(way), rates) for count in range(len(way) + 1)]
        grades = (0.0, *way, inf)
        found.append(tuple(grades[bisect_left(chances, (step + 0.5) / STEPS)] for step in range(STEPS)))
    return tuple(found)


def rate(believed: float, rates: Rates) -> float:
    """How often a bid wins that is believed to win so often."""
    for (low, seldom), (high, often) in pairwise(rates):
        if believed <= high:
            return seldom + (often - seldom) * (believed - low) / (high - low)
    raise ValueError(believed)
