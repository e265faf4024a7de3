"""One commit to the SQLite log: the lines of many tables, in as few statements as can be."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import chain
from typing import Any

from .base import Conflict, Duplicate, LogBatch, Restored, Row

CHUNK = 64
"""How many lines go into one statement."""

_ROW = "(?,?,?,?,?,?,?,?,?)"
_GONE_ON = "(?,?,?,?,?,?)"
_GO_ON = (
    "UPDATE tables SET n=v.column2, due=NULLIF(v.column3,''), bots=NULLIF(v.column4,''), delayable=v.column5,"
    " turn=v.column6 FROM (VALUES {values}) AS v WHERE tables.id=v.column1"
)
"""What nearly every move changes of a table; naming `status` too would rewrite three indexes."""
_CHANGE = "UPDATE tables SET status=?, ended=?, info=? WHERE id=?"
_ROWS = (
    "INSERT INTO log (table_id, n, at, entry, events, told, person, client, state)"
    " SELECT column1, column2, column3, column4, column5, column6, NULLIF(column7,''), NULLIF(column8,''),"
    " NULLIF(column9,'') FROM (VALUES {values}) WHERE ?=(SELECT number FROM era) ON CONFLICT DO NOTHING"
)
_OPEN = (
    "INSERT INTO tables (id, game, host, public, rated, opened, reserved, n, status, delayable, turn, info)"
    " VALUES (?,?,?,?,?,?,?,0,'open',0,'','') ON CONFLICT DO NOTHING"
)
_SEAT = "INSERT INTO seated (table_id, person, seat) VALUES (?,?,?) ON CONFLICT DO UPDATE SET seat=excluded.seat"


def commit(connection: sqlite3.Connection, batches: list[LogBatch]) -> list[Exception | None]:
    """Store all batches in one commit; where some number was taken, each batch stands or falls on its own."""
    eras = {batch.era for batch in batches} - {None}
    answers: list[Exception | None] = [None] * len(batches)
    connection.execute("BEGIN IMMEDIATE")
    try:
        if len(eras) > 1 or not _together(connection, batches, eras.pop() if eras else None):
            connection.execute("ROLLBACK")
            connection.execute("BEGIN IMMEDIATE")
            answers = [_alone(connection, batch) for batch in batches]
        connection.execute("COMMIT")
    except sqlite3.Error:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise
    return answers


def _together(connection: sqlite3.Connection, batches: Sequence[LogBatch], known_era: int | None) -> bool:
    """Write batches with as few statements as can be: each statement costs two switches of the GIL."""
    for batch in batches:
        if batch.opening is not None and connection.execute(_OPEN, batch.opening.columns(batch.table)).rowcount != 1:
            return False
    current = read_era(connection) if known_era is None else known_era
    for values, count in _chunks([_of_line(row) for batch in batches for row in batch.rows]):
        if connection.execute(_ROWS.format(values=",".join([_ROW] * count)), (*values, current)).rowcount != count:
            return False
    for values, count in _chunks([_of_table(batch) for batch in batches]):
        connection.execute(_GO_ON.format(values=",".join([_GONE_ON] * count)), values)
    for batch in batches:
        now = batch.columns
        if now.info is not None:
            connection.execute(_CHANGE, (now.status, now.ended, now.info, batch.table))
        for person, seat in batch.seated:
            connection.execute(_SEAT, (batch.table, person, seat))
        for person in batch.gone:
            connection.execute("DELETE FROM seated WHERE table_id=? AND person=?", (batch.table, person))
    return True


def _alone(connection: sqlite3.Connection, batch: LogBatch) -> Exception | None:
    connection.execute("SAVEPOINT batch")
    if _together(connection, [batch], batch.era):
        connection.execute("RELEASE batch")
        return None
    connection.execute("ROLLBACK TO batch")
    connection.execute("RELEASE batch")
    if batch.era not in (None, read_era(connection)):
        return Restored()
    for row in batch.rows:
        if row.person and row.client and is_done(connection, batch.table, row.person, row.client):
            return Duplicate(row.person, row.client)
    return Conflict(batch.table)


def _chunks(lines: Sequence[tuple[Any, ...]]) -> Iterator[tuple[list[Any], int]]:
    """Lines in chunks for one statement each; statements of every size are prepared once and kept."""
    for start in range(0, len(lines), CHUNK):
        chunk = lines[start : start + CHUNK]
        yield list(chain.from_iterable(chunk)), len(chunk)


# What is bound is text, an integer or a bytearray, and the statements make NULL of what is empty: `sqlite3` looks for
# an adapter of bytes, booleans and `None`, and writes a message each time it finds none, which was a fifth of a commit.


def _of_line(row: Row) -> tuple[Any, ...]:
    """The values of a line in the table `log`."""
    state = "" if row.state is None else bytearray(row.state)
    entry, events = bytearray(row.entry), bytearray(row.events)
    return (row.table, row.n, row.at, entry, events, row.to, row.person or "", row.client or "", state)


def _of_table(batch: LogBatch) -> tuple[Any, ...]:
    """The values of a table that has gone on."""
    n, now = batch.rows[-1].n, batch.columns
    due, bots = "" if now.due is None else now.due, "" if now.bots is None else now.bots
    return (batch.table, n, due, bots, int(now.delayable), now.turn)


def read_era(connection: sqlite3.Connection) -> int:
    """How often the whole store was replaced by a backup."""
    return int(connection.execute("SELECT number FROM era").fetchone()[0])


def is_done(connection: sqlite3.Connection, table: str, person: str, client: str) -> bool:
    """Is a command with this client id in the log?"""
    ask = "SELECT 1 FROM log WHERE table_id=? AND person=? AND client=?"
    return connection.execute(ask, (table, person, client)).fetchone() is not None
