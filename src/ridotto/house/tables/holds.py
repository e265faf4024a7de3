"""The clock held while somebody reads, or until they are ready to begin: where one person plays against bots, nobody
else waits for them.

A line of the log begins it, with the time at which it ends by itself. Any entry that puts deadlines off ends it. The
record of the game holds only the postponement, not the hold.

What ends it: its time limit (`run_out`), its release (`release`), resigning (`asks._resign`), and the end of the game
(`Sitting.held`). While somebody reads also leaving or losing the connection (`left`), and an outage (`put_off`): a game
that waits until its player is ready to begin waits on, whoever is there, or nobody would dare to look around elsewhere.
"""

from __future__ import annotations

from ridotto.core import Message
from ridotto.core.match import Entry
from ridotto.protocol.events import Aborted, Held
from ridotto.protocol.tables import HoldClock, Person

from ..times import DAY_MS
from .house_words import refused
from .lifecycle import Line, check_against_bots, check_playing, own_chair
from .sitting import Sitting

LONGEST_MS = 10 * 60_000
"""A clock that is held while somebody reads goes on by itself after this long."""
FORGOTTEN_MS = 30 * DAY_MS
"""A game whose player was not ready by then is given up: nobody has lost it."""


def hold(sitting: Sitting, person: Person, at: int, ask: HoldClock) -> list[Line]:
    """Let the clock stand. If it does already, nothing changes, nor when that ends. Who has moved was ready."""
    check_playing(sitting)
    seat, chair = own_chair(sitting, person)
    check_against_bots(sitting, "CLOCK", "clock")
    if not sitting.delayable():
        raise refused("CLOCK", "refused-clock-none")
    if sitting.held() is not None:
        return []
    waits = ask.until_ready and not chair.acted
    return [Held(at=at, seat=seat, until=at + (FORGOTTEN_MS if waits else LONGEST_MS), until_ready=waits)]


def release(sitting: Sitting, person: Person, at: int) -> list[Line]:
    """Let the clock go on; if it runs already, nothing changes."""
    check_playing(sitting)
    own_chair(sitting, person)
    return go_on(sitting, at)


def left(sitting: Sitting, at: int) -> list[Line]:
    """Nobody reads any more."""
    return [] if sitting.waits() else go_on(sitting, at)


def run_out(sitting: Sitting, at: int) -> list[Line]:
    """It was held for as long as it may be."""
    return [Aborted(at=at, why=Message("aborted-forgotten"))] if sitting.waits() else go_on(sitting, at)


def put_off(sitting: Sitting, at: int, by: int) -> list[Line]:
    """Nobody could play for so long: put real-time deadlines off. If the clock was held, that is how long it stood; a
    game that waits until its player is ready has put off all of it when they are."""
    if sitting.waits() or not sitting.delayable():
        return []
    return go_on(sitting, at) or [Entry(n=0, at=at, postpone=by)]


def go_on(sitting: Sitting, at: int) -> list[Line]:
    """If the clock is held: put the deadlines off by as long as it was."""
    held = sitting.held()
    return [] if held is None else [Entry(n=0, at=at, postpone=max(at - held.since, 0))]
