"""A curve through counted games: a chance changes little from one entry to the next, and more where something is
revealed or given away. What was counted at one point therefore says something about its neighbours too.

Each seat's chance is taken as a random walk that was observed with noise, and smoothed by Kalman's filter forwards and
Rauch, Tung and Striebel's step backwards.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from .chances import Counted

STEP = 0.04
"""By about so much a chance changes with an entry."""
REVEALED = 0.1
"""And by so much more where something was revealed."""
EVEN = 0.05
"""Where nothing is dealt at the start, no seat is better by much more than this."""
ANYTHING = 10.0
"""Across a break nothing follows from one side about the other."""


class Smoothed(NamedTuple):
    """Everyone's chance at one point, and the standard errors."""

    n: int
    chances: tuple[float, ...]
    errors: tuple[float, ...]
    games: int


class Estimate(NamedTuple):
    """A number and its variance."""

    mean: float
    variance: float


NO_CHANCE = Estimate(0.0, 0.0)
NOBODY: Mapping[int, int] = {}
NOTHING: Mapping[int, float] = {}


def smoothed(
    counted: Sequence[tuple[int, Counted]],
    revealing: Collection[int],
    breaks: Collection[int],
    resigned: Mapping[int, int] = NOBODY,
    alike: bool = False,
    given_away: Mapping[int, float] = NOTHING,
) -> list[Smoothed]:
    """The curve through these points. Who has resigned, by seat and when, has no chance from then on. `alike`: all
    seats begin alike, and a few games that say otherwise are hardly believed. `given_away`: by entry, so much of a
    chance may well have gone there at once."""
    if not counted:
        return []
    steps = [_step(before, after, revealing, breaks, given_away) for (before, _), (after, _) in pairwise(counted)]
    seats = range(len(counted[0][1].sums))
    by_seat = [smooth([_seen(point, seat, alike) for point in counted], steps) for seat in seats]
    for seat, left in resigned.items():
        by_seat[seat] = [
            NO_CHANCE if n >= left else estimate for (n, _), estimate in zip(counted, by_seat[seat], strict=True)
        ]
    return [_point(n, counts, [curve[place] for curve in by_seat]) for place, (n, counts) in enumerate(counted)]


def _seen(point: tuple[int, Counted], seat: int, alike: bool) -> Estimate:
    n, counts = point
    seen = Estimate(counts.mean(seat), counts.error(seat) ** 2)
    if n or not alike:
        return seen
    gain = EVEN**2 / (EVEN**2 + seen.variance)
    fair = 1 / len(counts.sums)
    return Estimate(fair + gain * (seen.mean - fair), gain * seen.variance)


def _step(
    before: int, after: int, revealing: Collection[int], breaks: Collection[int], given_away: Mapping[int, float]
) -> float:
    """The variance of what may have happened between two points."""
    if any(before < n <= after for n in breaks):
        return ANYTHING
    revealed = sum(before < n <= after for n in revealing)
    lost = sum(lost**2 for n, lost in given_away.items() if before < n <= after)
    return float((after - before) * STEP**2 + revealed * REVEALED**2 + lost)


def _point(n: int, counts: Counted, estimates: Sequence[Estimate]) -> Smoothed:
    """Chances are not negative, and together they are 1."""
    chances = [max(0.0, estimate.mean) for estimate in estimates]
    whole = sum(chances)
    errors = tuple(estimate.variance**0.5 for estimate in estimates)
    return Smoothed(n, tuple(chance / whole for chance in chances), errors, counts.games)


def smooth(observed: Sequence[Estimate], steps: Sequence[float]) -> list[Estimate]:
    """The best estimate at every point from all observations; `steps` are the variances of the walk between them."""
    filtered = [observed[0]]
    for seen, step in zip(observed[1:], steps, strict=True):
        expected = Estimate(filtered[-1].mean, filtered[-1].variance + step)
        gain = expected.variance / (expected.variance + seen.variance)
        filtered.append(Estimate(expected.mean + gain * (seen.mean - expected.mean), (1 - gain) * expected.variance))
    result = [filtered[-1]]
    for before, step in zip(reversed(filtered[:-1]), reversed(steps), strict=True):
        after, ahead = result[-1], before.variance + step
        gain = before.variance / ahead
        mean = before.mean + gain * (after.mean - before.mean)
        result.append(Estimate(mean, before.variance + gain**2 * (after.variance - ahead)))
    return result[::-1]
