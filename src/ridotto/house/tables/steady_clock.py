"""The house's time: the wall clock, but it never goes back, and a leap forward is noticed.

The monotonic clock tells how much time has really passed. Where the wall clock has gone further than that, the machine
was suspended or its clock was set: nobody could move meanwhile. Where it was set back, the house's time goes on as
before and runs a little slower until the wall clock has caught up, so that no deadline is suddenly far away.
"""

from __future__ import annotations

import time
from collections.abc import Callable

ROUNDING_MS = 1
"""Both clocks are read in whole milliseconds and do not tick together: a step as small as this is none."""
LEAP_MS = 1000
"""A step forward that is longer than this is a leap."""
SLOWER = 10
"""While ahead of the wall clock, the house's time runs slower by 1/`SLOWER`."""


def wall_clock() -> int:
    """Milliseconds UTC."""
    return time.time_ns() // 1_000_000


def _passed() -> int:
    """Milliseconds of the monotonic clock, which stops while the machine is suspended."""
    return time.monotonic_ns() // 1_000_000


class SteadyClock:
    """Milliseconds UTC that never go back."""

    def __init__(self, wall: Callable[[], int] = wall_clock, passed: Callable[[], int] = _passed) -> None:
        self._wall = wall
        self._passed = passed
        self._last = (wall(), passed())
        self._ahead = 0.0
        self._told = self._last[0]
        self.leapt = 0
        """How far it has leapt forward since somebody last set this to zero."""

    def __call__(self) -> int:
        """The house's time."""
        now = wall, passed = self._wall(), self._passed()
        if now == self._last and not self._ahead:
            return self._told  # asked again within a millisecond, as happens several times for every move
        elapsed = passed - self._last[1]
        step = wall - self._last[0] - elapsed
        self._last = now
        if abs(step) <= ROUNDING_MS and not self._ahead:
            self._told = max(self._told, wall)
            return self._told
        ahead = max(self._ahead - elapsed / SLOWER, 0.0) - step
        if ahead < -LEAP_MS:
            self.leapt += int(-ahead)
        self._ahead = max(ahead, 0.0)
        self._told = max(self._told, wall + int(self._ahead))
        return self._told

    def not_before(self, at: int) -> None:
        """Never return a time earlier than this one, which was stored by a process before."""
        self._ahead = max(self._ahead, float(at - self._last[0]))
