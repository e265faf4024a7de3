"""A table as it is read from the store: the newest stored state, and the lines after it. When it is read:
`Table._present`."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import NamedTuple

from ridotto.protocol.events import read_line

from ..store.base import Stored
from .earlier_states import wreck_of
from .lifecycle import Line
from .sitting import Sitting

logger = logging.getLogger(__name__)


class Reading(NamedTuple):
    """A table as it was read."""

    sitting: Sitting
    untold: Sequence[Line]
    """The lines that are still to be applied, so that watchers are told of them one by one."""
    greets: bool
    """Must watchers be greeted instead, because they cannot be brought up line by line?"""


def read_table(stored: Stored, told: int, watched: bool) -> Reading:
    """The table as it is stored, of which watchers know the lines up to `told`. One that is closed, waits for its game
    or has ended is shown without its game if that cannot be read; any other raises what the game raised."""
    try:
        return _read(stored, told, watched)
    except Exception as fault:
        wreck = wreck_of(stored)
        if wreck.book.ended_here() and not wreck.lacks_game():
            about = {"table": wreck.book.table, "game": wreck.book.spec.game}
            logger.warning("the position of a finished game cannot be read: %s", _said(fault), extra=about)
        elif wreck.book.status != "closed" and not wreck.lacks_game():
            raise  # `Table._serve` will close it
        return Reading(wreck, (), True)


def _read(stored: Stored, told: int, watched: bool) -> Reading:
    lines = [read_line(row.entry) for row in stored.rows]
    sitting = Sitting.load(stored.state)
    if sitting.lacks_game():
        raise LookupError(f"it was played by version {sitting.rules} of the rules")
    greets = not watched or sitting.book.n > told
    while lines and (greets or sitting.book.n < told):
        sitting.enact(lines.pop(0))
    if sitting.book.ended_here():
        sitting.view(None)  # what cannot be shown is as good as unreadable
    return Reading(sitting, lines, greets)


def _said(fault: Exception) -> str:
    return " ".join(f"{type(fault).__name__}: {fault}".split())
