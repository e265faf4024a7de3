"""The embedded store: one SQLite file, one writer thread, many durable appends in one commit."""

from __future__ import annotations

import asyncio
import fcntl
import json
import sqlite3
import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

import sqlalchemy as sa
from msgspec import Struct

from ridotto.core import Problem
from ridotto.protocol.tables import HOUSE

from .base import LogBatch, Row, Stored, Unavailable
from .migration import migrate
from .schema import MARKS
from .sqlite_commit import CHUNK, commit, is_done, read_era

T = TypeVar("T")

LOCK_WAIT_S = 5.0
"""How long to wait for another program that writes to the same file."""
WAL_PAGES = 4000
"""How far the write-ahead log grows before it is copied back: rarely, so that few commits wait for it."""
MOST_AT_ONCE = 512
"""How many appends go into one commit at most, so that the first of them does not wait for ever."""
OWN = 0o600
"""The permissions of the file: only its owner may read it, because the seeds of running games stand there."""

_READ = "SELECT table_id, n, at, entry, events, told, person, client FROM log WHERE table_id=?"


class _Append(Struct, frozen=True):
    batch: LogBatch
    answer: asyncio.Future[None]


class _Change(Struct, frozen=True):
    change: Callable[[sa.Connection], Any]
    answer: asyncio.Future[Any]


def check_ours(path: Path) -> None:
    """Raise `Problem` if this file is a database of another program: nothing is written to it, not even its mode. What
    is no database at all is found when it is opened."""
    names: set[str] = set()
    with suppress(sqlite3.Error), closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as look:
        names = {name for (name,) in look.execute("SELECT name FROM sqlite_master WHERE type='table'")}
    if names and not names >= MARKS:
        raise Problem("store-foreign", path=str(path)).within(HOUSE)


class SqliteStore:
    """The log in one file. Nothing else needs to be installed or running."""

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        self.url = f"sqlite:///{self.path}"
        self._queue: SimpleQueue[Sequence[_Append] | _Change | None] = SimpleQueue()
        self._gathered: list[_Append] = []
        self._handed_over = False
        self._readers = ThreadPoolExecutor(2, "store-reader")
        self._own = threading.local()
        self._opened: list[sqlite3.Connection] = []
        """The connections of the readers, each in its own thread."""
        self._engine = sa.create_engine("sqlite://", creator=self.connect, poolclass=sa.pool.SingletonThreadPool)
        sa.event.listen(self._engine, "begin", _begin)
        self._lock: Any = None
        self._file: tuple[int, int] | None = None
        self._writer: threading.Thread | None = None

    async def start(self) -> None:
        """Open the file, bring its schema up to date, and start the writer."""
        self._loop = asyncio.get_running_loop()
        try:
            await asyncio.to_thread(self._prepare)
        except (sqlite3.Error, sa.exc.DatabaseError, OSError) as error:
            raise Unavailable.because(error) from error
        self._writer = threading.Thread(target=self._write_on, name="store-writer", daemon=True)
        self._writer.start()

    def _prepare(self) -> None:
        self._check_place()
        self.path.touch(OWN)
        with self._engine.begin() as connection:
            migrate(connection)
        self._file = _identity(self.path)

    def _check_there(self) -> None:
        """Raise `Unavailable` if the file was taken away: what is written to it then is written nowhere."""
        try:
            there = _identity(self.path)
        except OSError as error:
            raise Unavailable.because(error) from error
        if there != self._file:
            raise Unavailable(f"{self.path} is another file now")

    def _check_place(self) -> None:
        if not self.path.parent.is_dir():
            raise Problem("store-no-folder", folder=str(self.path.parent)).within(HOUSE)
        check_ours(self.path)

    async def stop(self) -> None:
        """Store what is queued, then close the file."""
        if self._gathered:
            self._queue.put(self._gathered)
            self._gathered = []
        self._queue.put(None)
        if self._writer is not None:
            await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()
        for connection in self._opened:
            connection.close()
        self._engine.dispose()
        if self._lock is not None:
            self._lock.close()

    def connect(self) -> sqlite3.Connection:
        """A new connection to the file: written ahead, and synced in full before anything is answered."""
        connection = sqlite3.connect(
            self.path, timeout=LOCK_WAIT_S, isolation_level=None, check_same_thread=False, cached_statements=4 * CHUNK
        )
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")
            connection.execute("PRAGMA foreign_keys=ON")
            connection.execute(f"PRAGMA wal_autocheckpoint={WAL_PAGES}")
        except sqlite3.Error:
            connection.close()
            raise
        return connection

    # ---- writing

    def append(self, batch: LogBatch) -> asyncio.Future[None]:
        """Store it durably, together with whatever else is waiting; raises `Conflict`, `Duplicate` or `Restored`."""
        answer: asyncio.Future[None] = self._loop.create_future()
        if not self._gathered and not self._handed_over:
            self._loop.call_soon(self._hand_over)
        self._gathered.append(_Append(batch, answer))
        return answer

    def _hand_over(self) -> None:
        """Give the writer everything that waits, while it has nothing to store: waking it costs more than a line."""
        if self._gathered and not self._handed_over:
            self._handed_over = True
            self._queue.put(self._gathered[:MOST_AT_ONCE])
            del self._gathered[:MOST_AT_ONCE]

    def _stored(self, appends: Sequence[_Append], answers: Sequence[Exception | None]) -> None:
        self._handed_over = False
        self._hand_over()
        _fail([append.answer for append in appends], answers)

    async def write(self, change: Callable[[sa.Connection], T]) -> T:
        """Run a function in one transaction, in the writer's thread."""
        answer: asyncio.Future[T] = self._loop.create_future()
        self._queue.put(_Change(change, answer))
        return await answer

    async def execute(self, statement: sa.Executable, values: Any = None) -> list[Any]:
        """Run one statement in a transaction of its own; the rows it returns, if any."""
        if isinstance(statement, sa.Select):
            return await self.read(lambda connection: _all(connection.execute(statement, values)))
        return await self.write(lambda connection: _all(connection.execute(statement, values)))

    def _write_on(self) -> None:
        """The writer's thread: take what was handed over, store it in one commit, answer, begin again."""
        log: sqlite3.Connection | None = None
        while (item := self._queue.get()) is not None:
            if isinstance(item, _Change):
                self._change(item)
                continue
            try:
                self._check_there()
                log = log or self.connect()
                answers = commit(log, [append.batch for append in item])
            except Exception as error:
                _let_go(log)
                log = None
                if not isinstance(error, (sqlite3.Error, Unavailable)) and len(item) > 1:
                    self._one_by_one(item)
                    continue
                answers = [Unavailable.because(error) for _ in item]
            self._loop.call_soon_threadsafe(self._stored, item, answers)
        _let_go(log)

    def _one_by_one(self, appends: Sequence[_Append]) -> None:
        """One of them cannot be stored at all: store the others one by one."""
        for append in appends:
            self._queue.put([append])

    def _change(self, item: _Change) -> None:
        try:
            self._check_there()
            with self._engine.begin() as connection:
                done = item.change(connection)
        except (sa.exc.OperationalError, sqlite3.OperationalError) as error:
            self._loop.call_soon_threadsafe(_fail, [item.answer], [Unavailable.because(error)])
        except BaseException as error:
            self._loop.call_soon_threadsafe(_fail, [item.answer], [error])
        else:
            self._loop.call_soon_threadsafe(_settle, item.answer, done)

    # ---- reading

    async def _ask(self, ask: Callable[[sqlite3.Connection], T]) -> T:
        def run() -> T:
            connection: sqlite3.Connection | None = getattr(self._own, "connection", None)
            self._check_there()
            try:
                if connection is None:
                    connection = self._own.connection = self.connect()
                    self._opened.append(connection)
                return ask(connection)
            except sqlite3.Error as error:
                _let_go(connection)
                self._own.connection = None
                raise Unavailable.because(error) from error

        return await self._loop.run_in_executor(self._readers, run)

    async def read(self, ask: Callable[[sa.Connection], T]) -> T:
        """Run a function that reads, in a reader's thread."""

        def run() -> T:
            self._check_there()
            try:
                with self._engine.connect().execution_options(reading=True) as connection:
                    return ask(connection)
            except sa.exc.OperationalError as error:
                raise Unavailable.because(error) from error

        return await self._loop.run_in_executor(self._readers, run)

    async def load(self, table: str) -> Stored | None:
        """A table's newest whole state and the lines after it, or nothing."""
        return await self._ask(lambda connection: _load(connection, table))

    async def rows(self, table: str, after: int = 0, upto: int | None = None) -> list[Row]:
        """The lines of a log, without their states."""
        ask = f"{_READ} AND n>? AND n<=? ORDER BY n"
        last = 1 << 62 if upto is None else upto
        found = await self._ask(lambda connection: connection.execute(ask, (table, after, last)).fetchall())
        return [Row(*line) for line in found]

    async def state_upto(self, table: str, n: int) -> tuple[int, bytes] | None:
        """The newest whole state stored at line `n` or before, and its line."""
        return await self._ask(lambda connection: _state_upto(connection, table, n))

    async def keep_state(self, table: str, n: int, state: bytes) -> None:
        """Store the whole state after line `n`, which is in the log already."""
        keep = sa.text("UPDATE log SET state=:state WHERE table_id=:table AND n=:n")
        await self.execute(keep, {"state": state, "table": table, "n": n})

    async def done(self, table: str, person: str, client: str) -> bool:
        """Is a command with this client id in the log?"""
        return await self._ask(lambda connection: is_done(connection, table, person, client))

    async def tips(self, tables: Sequence[str]) -> dict[str, int]:
        """The last line of each of these tables."""
        marks = ",".join("?" * len(tables))
        ask = f"SELECT id, n FROM tables WHERE id IN ({marks})"  # nosec B608  # noqa: S608 - only question marks
        return dict(await self._ask(lambda connection: connection.execute(ask, tables).fetchall()))

    async def due(self, until: int, games: Iterable[str], limit: int = 1000) -> list[tuple[str, int]]:
        """Tables of these games that must be looked at by the time `until`, earliest first."""
        ask = (
            "WITH shelf AS (SELECT value FROM json_each(?3))"
            " SELECT * FROM (SELECT id, due FROM tables WHERE due<=?1 AND game IN shelf ORDER BY due LIMIT ?2)"
            " UNION ALL"
            " SELECT * FROM (SELECT id, bots FROM tables WHERE bots<=?1 AND game IN shelf ORDER BY bots LIMIT ?2)"
        )
        asked = (until, limit, json.dumps(list(games)))
        return await self._ask(lambda connection: connection.execute(ask, asked).fetchall())

    async def era(self) -> int:
        """How often the whole store was replaced by a backup."""
        return await self._ask(read_era)

    # ---- whether the house is alive

    @property
    def lock_path(self) -> Path:
        """The file that a running house holds; in it stands the house's address."""
        return self.path.with_name(self.path.name + ".lock")

    async def claim_start(self) -> bool:
        """Lock the file. Always true: a second process on the same file raises `Problem` here."""
        if self._lock is None:
            self._check_place()
            try:
                lock = open(self.lock_path, "a+")  # noqa: SIM115 - held until stop
            except OSError as error:
                raise Unavailable.because(error) from error
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                with lock:
                    lock.seek(0)
                    address = lock.readline().strip() or "none"
                raise Problem("store-in-use", path=str(self.path), address=address).within(HOUSE) from None
            lock.truncate(0)  # where the last house was
            self._lock = lock
        return True

    async def let_others_start(self) -> None:
        """Nothing to do: no other process may serve this file."""

    async def beat(self, at: int) -> None:
        """Store the heartbeat of this process."""
        beat = sa.text("INSERT INTO alive (id, at) VALUES (1, :at) ON CONFLICT (id) DO UPDATE SET at=excluded.at")
        await self.execute(beat, {"at": at})

    async def last_beat(self) -> int | None:
        """The last heartbeat of any process."""
        found = await self._ask(lambda connection: connection.execute("SELECT max(at) FROM alive").fetchone())
        return None if found[0] is None else int(found[0])


def _identity(path: Path) -> tuple[int, int]:
    """Which file it is, whatever its name: device and inode."""
    found = path.stat()
    return found.st_dev, found.st_ino


def _begin(connection: sa.Connection) -> None:
    reading = connection.get_execution_options().get("reading", False)
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


def _all(result: sa.CursorResult[Any]) -> list[Any]:
    return list(result.all()) if result.returns_rows else []


def _fail(waiting: Sequence[asyncio.Future[Any]], answers: Sequence[BaseException | None]) -> None:
    for future, answer in zip(waiting, answers, strict=True):
        if future.cancelled():
            continue
        if answer is None:
            future.set_result(None)
        else:
            future.set_exception(answer)


def _settle(future: asyncio.Future[T], done: T) -> None:
    if not future.cancelled():
        future.set_result(done)


def _let_go(connection: sqlite3.Connection | None) -> None:
    if connection is not None:
        with suppress(sqlite3.Error):
            connection.close()


# ---- questions


def _load(connection: sqlite3.Connection, table: str) -> Stored | None:
    connection.execute("BEGIN")
    try:
        found = _state_upto(connection, table, 1 << 62)
        if found is None:
            return None
        n, state = found
        rows = connection.execute(f"{_READ} AND n>? ORDER BY n", (table, n)).fetchall()
        return Stored(n, state, [Row(*line) for line in rows], read_era(connection))
    finally:
        connection.execute("COMMIT")


def _state_upto(connection: sqlite3.Connection, table: str, n: int) -> tuple[int, bytes] | None:
    ask = "SELECT n, state FROM log WHERE table_id=? AND n<=? AND state IS NOT NULL ORDER BY n DESC LIMIT 1"
    found = connection.execute(ask, (table, n)).fetchone()
    return None if found is None else (found[0], found[1])
