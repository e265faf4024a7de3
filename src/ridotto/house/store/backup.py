"""Backups: the whole store as one SQLite file, whatever it is kept in; taken and brought back while the house runs."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import sqlalchemy as sa

from ridotto.core import Problem
from ridotto.protocol.tables import HOUSE

from ..people import schema  # noqa: F401 - its tables belong to the same metadata
from .base import Unavailable
from .migration import migrate
from .schema import MARKS, alive, era, metadata, outages
from .sqlite import OWN, check_ours

ROWS_AT_ONCE = 500
"""How many rows are copied together."""
LONGEST_WAIT_S = 60
"""How long a restore waits for others who are writing."""


def all_tables() -> list[sa.Table]:
    """Every table of the house, in an order in which they can be filled."""
    return metadata.sorted_tables


@contextmanager
def _errors_as_problems() -> Iterator[None]:
    """Turn database and disk errors into `Problem`."""
    try:
        yield
    except (sa.exc.DBAPIError, sqlite3.Error, OSError) as error:
        raise _problem("backup-failed", why=str(Unavailable.because(error))) from error


@_errors_as_problems()
def backup(database: str, file: Path) -> None:
    """Write everything to a new file, as it was at one moment; raises `Problem`. The house may go on meanwhile."""
    if file.exists():
        raise _problem("backup-exists", path=str(file))
    if not file.parent.is_dir():
        raise _problem("backup-no-folder", folder=str(file.parent))
    unfinished = file.with_name(file.name + ".part")
    with suppress(FileNotFoundError):
        unfinished.unlink()
    unfinished.touch(OWN, exist_ok=False)
    try:
        if _is_file(database):
            _copy_file(Path(_path(database)), unfinished)
        else:
            with _engine(database).connect() as source, _new_file(unfinished) as target:
                source.execute(sa.text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))
                _copy(source, target)
        _settle(unfinished)
        unfinished.rename(file)
    finally:
        with suppress(FileNotFoundError):
            unfinished.unlink()


@_errors_as_problems()
def restore(file: Path, database: str, sure: Callable[[], None] = lambda: None) -> None:
    """Replace everything by what a backup holds, in one transaction; raises `Problem`.

    The backup is checked first; then `sure` is called, which raises if nothing is to be replaced. A running house
    notices, reads every table anew, and shows everyone how it stands. The time since the backup counts as an outage:
    real-time deadlines are put off by it.
    """
    with TemporaryDirectory() as folder:
        ours = Path(folder, "backup.db")
        _take_in(file, ours)
        sure()
        if _is_file(database):
            target_file = Path(_path(database))
            if not target_file.parent.is_dir():
                raise _problem("store-no-folder", folder=str(target_file.parent))
            check_ours(target_file)
            target_file.touch(OWN)
        with _engine(str(ours)).connect() as source, _engine(database).begin() as target:
            migrate(target)
            _replace(source, target)


def _take_in(file: Path, ours: Path) -> None:
    """Copy a backup and bring the copy up to this version; raises `Problem` where it is none, damaged or newer."""
    try:
        _copy_file(file, ours)
        with _engine(str(ours)).begin() as connection:
            if not MARKS.issubset(sa.inspect(connection).get_table_names()):
                raise _problem("backup-unreadable", path=str(file))
            if connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one() != "ok":
                raise _problem("backup-damaged", path=str(file))
            _bring_up_to_date(connection, file)
    except (sa.exc.DBAPIError, sqlite3.Error) as error:
        match _code(error):
            case sqlite3.SQLITE_NOTADB:
                raise _problem("backup-unreadable", path=str(file)) from error
            case sqlite3.SQLITE_CORRUPT:
                raise _problem("backup-damaged", path=str(file)) from error
        raise


def _bring_up_to_date(connection: sa.Connection, file: Path) -> None:
    try:
        migrate(connection)
    except Problem as newer:
        raise _problem("backup-newer", path=str(file)) from newer


def _code(error: Exception) -> int:
    """The primary error code of SQLite."""
    return int(getattr(getattr(error, "orig", error), "sqlite_errorcode", 0)) & 0xFF


def _replace(source: sa.Connection, target: sa.Connection) -> None:
    number = target.execute(sa.select(era.c.number)).scalar_one()
    if target.dialect.name == "postgresql":
        names = ", ".join(table.name for table in all_tables())
        target.execute(sa.text(f"SET LOCAL lock_timeout='{LONGEST_WAIT_S}s'"))
        target.execute(sa.text(f"LOCK TABLE {names} IN ACCESS EXCLUSIVE MODE"))
    for table in reversed(all_tables()):
        target.execute(sa.delete(table))
    _copy(source, target)
    now = time.time_ns() // 1_000_000
    last = target.execute(sa.select(sa.func.max(alive.c.at))).scalar_one_or_none()
    target.execute(sa.update(era).values(number=number + 1))
    if target.dialect.name == "postgresql":
        _reset_sequences(target)
    if last is not None and last < now:
        target.execute(sa.insert(outages).values(since=last, until=now))
        target.execute(sa.update(alive).values(at=now))


def _copy(source: sa.Connection, target: sa.Connection) -> None:
    for table in all_tables():
        found = source.execution_options(yield_per=ROWS_AT_ONCE).execute(sa.select(table))
        for rows in found.mappings().partitions(ROWS_AT_ONCE):
            target.execute(sa.insert(table), [dict(row) for row in rows])


def _reset_sequences(target: sa.Connection) -> None:
    """Let PostgreSQL's sequences go on after the highest number there is."""
    for table in all_tables():
        for column in table.primary_key:
            if isinstance(column.type, sa.Integer):
                highest = f"(SELECT max({column.name}) FROM {table.name})"  # nosec B608  # noqa: S608 - our own names
                sequence = f"pg_get_serial_sequence('{table.name}', '{column.name}')"
                target.execute(sa.text(f"SELECT setval({sequence}, {highest}) WHERE {highest} IS NOT NULL"))


# ---- files


def _is_file(database: str) -> bool:
    return not database.startswith("postgres")


def _path(database: str) -> str:
    scheme, mark, path = database.partition("://")
    return path.removeprefix("/") if mark and scheme == "sqlite" else database


def _engine(database: str) -> sa.Engine:
    if not _is_file(database):
        plain = database.replace("postgres://", "postgresql://", 1).replace("postgresql+psycopg://", "postgresql://", 1)
        address = plain.replace("postgresql://", "postgresql+psycopg://", 1)
        try:
            return sa.create_engine(address, poolclass=sa.pool.NullPool)
        except ImportError:
            raise Problem("store-no-postgres").within(HOUSE) from None

    def connect() -> sqlite3.Connection:
        connection = sqlite3.connect(_path(database), timeout=LONGEST_WAIT_S, isolation_level=None)
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")
        except BaseException:
            connection.close()  # it is no database, or is locked
            raise
        return connection

    engine = sa.create_engine("sqlite://", creator=connect, poolclass=sa.pool.NullPool)
    sa.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    return engine


@contextmanager
def _new_file(path: Path) -> Iterator[sa.Connection]:
    with _engine(str(path)).begin() as connection:
        migrate(connection)
        for table in all_tables():
            connection.execute(sa.delete(table))
        yield connection


def _copy_file(source: Path, target: Path) -> None:
    """SQLite's own online copy: consistent, whoever writes meanwhile."""
    if not source.is_file():
        raise _problem("backup-missing", path=str(source))
    address = f"{source.absolute().as_uri()}?mode=ro"
    with (
        closing(sqlite3.connect(address, uri=True, timeout=LONGEST_WAIT_S)) as reading,
        closing(sqlite3.connect(target)) as writing,
    ):
        reading.backup(writing)


def _settle(file: Path) -> None:
    """Make it a single file, without a write-ahead log beside it, and sync it to the disk."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
    descriptor = os.open(file, os.O_RDONLY)
    os.fsync(descriptor)
    os.close(descriptor)


def _problem(message_id: str, **values: Any) -> Problem:
    return Problem(message_id, **values).within(HOUSE)
