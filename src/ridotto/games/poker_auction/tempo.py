"""When a bot acts: like a person, and in time even where the hammer falls fast.

When the hammer falls: the option `hammer_seconds` in `__init__.py`.
"""

from __future__ import annotations

from random import Random

from .state import PokerAuction

SHORTEST, LONGEST = 1_000, 4_000
EARLIEST, LATEST = 0.6, 0.85
"""Of the time until the hammer, so much passes before a late bid."""


def thinking_time(due: int | None, at: int, rng: Random) -> int:
    """Between one and four seconds, but well before the clock acts."""
    drawn = rng.randrange(SHORTEST, LONGEST)
    return drawn if due is None else min(drawn, max(0, due - at) * 2 // 3)


def before_the_hammer(world: PokerAuction, at: int, rng: Random) -> int:
    """Late, so that others show first how far they go; with quick lots sooner, since everybody waits for those who
    have not passed."""
    if world.quick_lots:
        return thinking_time(world.due(), at, rng)
    return int(max(0, world.deadline - at) * rng.uniform(EARLIEST, LATEST))
