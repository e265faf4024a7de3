"""The clock held while somebody reads: where one person plays against bots, nobody else waits for them.

A line of the log begins it, with the time at which it ends by itself. Any entry that puts deadlines off ends it. The
record of the game holds only the postponement, not the hold.

What ends it: its time limit (`deadlines.ring`), its release (`release` here), resigning (`asks._resign`), leaving or
losing the connection (`House.gone`), an outage (`Table._postpone`), and the end of the game (`Sitting.held`).
"""

from __future__ import annotations

from ridotto.core.match import Entry
from ridotto.protocol.events import Held
from ridotto.protocol.tables import Person

from .house_words import refused
from .lifecycle import Line, check_against_bots, check_playing, own_chair
from .sitting import Sitting

LONGEST_MS = 10 * 60_000
"""A clock that is held goes on by itself after this long."""


def hold(sitting: Sitting, person: Person, at: int) -> list[Line]:
    """Let the clock stand. If it does already, nothing changes, nor when that ends."""
    check_playing(sitting)
    seat, _chair = own_chair(sitting, person)
    check_against_bots(sitting, "CLOCK", "clock")
    if not sitting.delayable():
        raise refused("CLOCK", "refused-clock-none")
    return [] if sitting.held() is not None else [Held(at=at, seat=seat, until=at + LONGEST_MS)]


def release(sitting: Sitting, person: Person, at: int) -> list[Line]:
    """Let the clock go on; if it runs already, nothing changes."""
    check_playing(sitting)
    own_chair(sitting, person)
    return go_on(sitting, at)


def go_on(sitting: Sitting, at: int) -> list[Line]:
    """If the clock is held: put the deadlines off by as long as it was."""
    held = sitting.held()
    return [] if held is None else [Entry(n=0, at=at, postpone=max(at - held.since, 0))]
