"""One commit to the SQLite log: the lines of many tables, in as few statements as can be."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any

from .base import Conflict, Duplicate, LogBatch, Restored

CHUNK = 64
"""Lines in one statement."""

_ROW = "(?,?,?,?,?,?,?,?,?)"
_FACE = "(?,?,?,?,?,?,?,?,?)"
_FACES = (
    "UPDATE tables SET n=v.column2, status=v.column3, due=NULLIF(v.column4,''), bots=NULLIF(v.column5,''),"
    " delayable=v.column6, turn=v.column7, ended=NULLIF(v.column8,''), info=COALESCE(NULLIF(v.column9,''), info)"
    " FROM (VALUES {values}) AS v WHERE tables.id=v.column1"
)
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
_PLAIN = (str, int)
"""What is bound as it is."""


def commit(connection: sqlite3.Connection, units: list[LogBatch]) -> list[Exception | None]:
    """Store all units in one commit; where some number was taken, each unit stands or falls on its own."""
    eras = {unit.era for unit in units} - {None}
    answers: list[Exception | None] = [None] * len(units)
    connection.execute("BEGIN IMMEDIATE")
    try:
        if len(eras) > 1 or not _together(connection, units, eras.pop() if eras else None):
            connection.execute("ROLLBACK")
            connection.execute("BEGIN IMMEDIATE")
            answers = [_alone(connection, unit) for unit in units]
        connection.execute("COMMIT")
    except sqlite3.Error:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise
    return answers


def _together(connection: sqlite3.Connection, units: Sequence[LogBatch], known_era: int | None) -> bool:
    """Write units with as few statements as can be: each statement costs two switches of the GIL."""
    for unit in units:
        if unit.opening is not None and connection.execute(_OPEN, unit.opening.columns(unit.table)).rowcount != 1:
            return False
    current = read_era(connection) if known_era is None else known_era
    for values, count in _chunks([row.columns() for unit in units for row in unit.rows]):
        if connection.execute(_ROWS.format(values=",".join([_ROW] * count)), (*values, current)).rowcount != count:
            return False
    for values, count in _chunks([unit.table_columns() for unit in units]):
        connection.execute(_FACES.format(values=",".join([_FACE] * count)), values)
    for unit in units:
        for person, seat in unit.seated:
            connection.execute(_SEAT, (unit.table, person, seat))
        for person in unit.gone:
            connection.execute("DELETE FROM seated WHERE table_id=? AND person=?", (unit.table, person))
    return True


def _alone(connection: sqlite3.Connection, unit: LogBatch) -> Exception | None:
    connection.execute("SAVEPOINT unit")
    if _together(connection, [unit], unit.era):
        connection.execute("RELEASE unit")
        return None
    connection.execute("ROLLBACK TO unit")
    connection.execute("RELEASE unit")
    if unit.era not in (None, read_era(connection)):
        return Restored()
    for row in unit.rows:
        if row.person and row.client and is_done(connection, unit.table, row.person, row.client):
            return Duplicate(row.person, row.client)
    return Conflict(unit.table)


def _chunks(lines: Sequence[tuple[Any, ...]]) -> Iterator[tuple[list[Any], int]]:
    """Lines in chunks for one statement each; statements of every size are prepared once and kept."""
    for start in range(0, len(lines), CHUNK):
        chunk = lines[start : start + CHUNK]
        yield [value if type(value) in _PLAIN else _plain(value) for line in chunk for value in line], len(chunk)


def _plain(value: Any) -> Any:
    """The value as one that is bound at once; the statements make NULL of what is empty. `sqlite3` looks for an adapter
    of bytes, booleans and `None`, and writes a message each time it finds none: that was a fifth of a commit."""
    if value is None:
        return ""
    if isinstance(value, bytes):
        return bytearray(value)
    return int(value) if isinstance(value, bool) else value


def read_era(connection: sqlite3.Connection) -> int:
    """How often the whole store was replaced by a backup."""
    return int(connection.execute("SELECT number FROM era").fetchone()[0])


def is_done(connection: sqlite3.Connection, table: str, person: str, client: str) -> bool:
    """Is a command with this client id in the log?"""
    ask = "SELECT 1 FROM log WHERE table_id=? AND person=? AND client=?"
    return connection.execute(ask, (table, person, client)).fetchone() is not None
