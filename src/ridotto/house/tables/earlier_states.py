"""Earlier states of a table, from the store: to follow it from there, to take moves back, or as what is left of one
that cannot go on. How a table is read as it stands: `reading.py`."""

from __future__ import annotations

from ridotto.core import Match, Problem
from ridotto.core.match import UNDO_DEPTH, Entry
from ridotto.protocol.events import read_line

from ..store.base import Row, Store, Stored
from .house_words import problem
from .sitting import Sitting


def read_earlier(state: bytes) -> Sitting:
    """A table from a state that was stored earlier; raises `Problem` if its game cannot read that any more."""
    try:
        return Sitting.load(state)
    except Problem:
        raise
    except Exception:
        raise problem("game-unreadable") from None


async def rewound(store: Store, table: str, stored: Stored, told: int) -> Stored:
    """The state to read a table from. If watchers were last told of line `told`, an earlier one, so that the lines
    since then can be sent to them; with 0, because nobody watches, or if there is none, `stored`."""
    if not 0 < told < stored.n:
        return stored
    found = await store.state_upto(table, told)
    if found is None:
        return stored
    rows = await store.rows(table, found[0])
    if any(map(_takes_back, rows)):
        return stored  # a move was taken back, which cannot be told from so far back: everyone is greeted instead
    return Stored(*found, rows, stored.era)


def _takes_back(row: Row) -> bool:
    line = read_line(row.entry)
    return isinstance(line, Entry) and line.undo is not None


def wreck_of(stored: Stored) -> Sitting:
    """What is left of a table whose game cannot be gone on with."""
    return Sitting.wreck(stored.state, [read_line(row.entry) for row in stored.rows])


async def earlier_game(store: Store, table: str, n: int) -> Match | None:
    """The game at line `n` with the states that an undo may go back to, made from an earlier stored state; `None` if
    there is none."""
    found = await store.state_upto(table, max(n - UNDO_DEPTH, 1))
    if found is None:
        return None
    start, state = found
    try:
        earlier = read_earlier(state)
        for row in await store.rows(table, start, n):
            earlier.enact(read_line(row.entry))
    except Problem:
        return None  # an undo reaches before the stored state, or that cannot be read: no earlier states
    return earlier.match
