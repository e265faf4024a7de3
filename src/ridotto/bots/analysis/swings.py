"""How chances changed: between two neighbouring points of the curve at once, or over several of them."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from ridotto.core import Outcome, Record
from ridotto.core.match import Entry

from .chances import shares
from .smoothing import Smoothed
from .story import Story

LEAST_SWING = 0.15
DOUBT = 2.5
"""By so many standard errors a chance must have changed."""
LONGEST = 0.2
"""A change over several points takes no more than this part of the game. So where a chance went from all to nothing,
there is one, however slowly it went."""


class Swing(NamedTuple):
    """How somebody's chance changed between two points of the curve."""

    n: int
    seat: int | None
    """Who moved, where it was a single move, or gave up."""
    changed: int
    before: float
    after: float
    resigned: bool = False
    since: int | None = None
    """After this entry it began, where it took several."""
    first: int = 0
    last: int = 0
    """The points of the curve on both sides of it, by their entries."""

    @property
    def change(self) -> float:
        """By how much."""
        return abs(self.after - self.before)

    def explained_by(self, n: int, seat: int) -> bool:
        """May it have come of what this seat gave away at this entry?"""
        fell = self.after < self.before
        return self.first < n <= self.last and (seat == self.changed) == fell


class _Window(NamedTuple):
    """Two points of the curve, by their places."""

    first: int
    last: int

    def apart(self, other: _Window) -> bool:
        return self.last <= other.first or other.last <= self.first


def all_swings(record: Record, story: Story, curve: Sequence[Smoothed], outcome: Outcome) -> list[Swing]:
    """Where a chance has changed beyond doubt, up to the end: from point to point, and elsewhere over several."""
    nothing = (0.0,) * record.header.seats
    ended = Smoothed(len(record.entries), shares(outcome), nothing, 0)
    return [swing for swing in _Curve(record, story, [*curve, ended]).swings() if swing is not None]


class _Curve:
    """The curve up to the end, among the entries of its record."""

    def __init__(self, record: Record, story: Story, points: Sequence[Smoothed]) -> None:
        self._record = record
        self._story = story
        self._points = points

    def swings(self) -> Iterator[Swing | None]:
        """All of them; of a clock that was put off, none."""
        neighbours = [_Window(*places) for places in pairwise(range(len(self._points)))]
        taken = [window for window in neighbours if self._counts(window)]
        yield from (self._swing(window, None) for window in taken)
        for window in sorted(filter(self._counts, self._long_ones()), key=self._flatness):
            if all(window.apart(other) for other in taken):
                taken.append(window)
                yield self._swing(window, self._points[window.first].n)

    def _long_ones(self) -> Iterator[_Window]:
        """Over several points, and not over too much of the game."""
        longest = LONGEST * len(self._record.entries)
        for first, point in enumerate(self._points):
            for last in range(first + 2, len(self._points)):
                if self._points[last].n - point.n > longest:
                    break
                yield _Window(first, last)

    def _most_changed(self, window: _Window) -> tuple[float, int]:
        before, after = (self._points[place].chances for place in window)
        changes = [abs(late - early) for early, late in zip(before, after, strict=True)]
        return max(changes), changes.index(max(changes))

    def _counts(self, window: _Window) -> bool:
        """Did it change much, and beyond doubt?"""
        change, seat = self._most_changed(window)
        error = math.hypot(*(self._points[place].errors[seat] for place in window))
        return change >= max(LEAST_SWING, DOUBT * error)

    def _flatness(self, window: _Window) -> float:
        """Less where more changed in less time: what hardly changes more does not belong to it."""
        first, last = (self._points[place].n for place in window)
        return (last - first) / len(self._record.entries) - self._most_changed(window)[0]

    def _swing(self, window: _Window, since: int | None) -> Swing | None:
        """What happened between: who gave up, the move, or of several entries the last one that revealed something. A
        clock that was put off changes nobody's chances, and is not among these."""
        before, after = (self._points[place] for place in window)
        acts = [entry for entry in self._record.entries[before.n : after.n] if entry.postpone is None]
        if not acts:
            return None
        given_up = [entry for entry in acts if entry.resign is not None]
        if given_up:
            who = given_up[-1].resign or 0
            return Swing(
                given_up[-1].n, who, who, before.chances[who], after.chances[who], resigned=True,
                first=before.n, last=after.n,
            )  # fmt: skip
        seat = self._most_changed(window)[1]
        cause = acts[-1] if since is not None else self._cause(acts)
        mover = cause.seat if len(acts) == 1 else None
        return Swing(
            cause.n, mover, seat, before.chances[seat], after.chances[seat], since=since, first=before.n, last=after.n
        )

    def _cause(self, acts: Sequence[Entry]) -> Entry:
        return ([entry for entry in acts if entry.n in self._story.revealing] or acts)[-1]
