"""The big store: PostgreSQL, for many processes; whatever waits is appended in one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from typing import Any, TypeVar

import psycopg
import sqlalchemy as sa
from msgspec import Struct
from psycopg_pool import AsyncConnectionPool, PoolTimeout

from .base import Conflict, Duplicate, LogBatch, Restored, Row, Stored, Unavailable
from .migration import migrate

T = TypeVar("T")

MOST_AT_ONCE = 512
CONNECT_S = 5
ALIVE, MIGRATING = 0x5249444F54, 0x5249444F55
"""The keys of the advisory locks that every living process shares, and that a migration holds alone."""

_READ = "SELECT table_id, n, at, entry, events, told, person, client FROM log WHERE table_id=%s"
_APPEND = """
WITH lines AS (
  INSERT INTO log (table_id, n, at, entry, events, told, person, client, state)
  SELECT * FROM unnest(%b::text[], %b::bigint[], %b::bigint[], %b::bytea[], %b::bytea[], %b::text[], %b::text[],
                       %b::text[], %b::bytea[])
  ON CONFLICT DO NOTHING RETURNING 1
), faces AS (
  UPDATE tables SET n=v.n, status=v.status, due=v.due, bots=v.bots, delayable=v.delayable, turn=v.turn,
                    ended=v.ended, info=COALESCE(v.info, tables.info)
  FROM unnest(%b::text[], %b::bigint[], %b::text[], %b::bigint[], %b::bigint[], %b::boolean[], %b::text[],
              %b::bigint[], %b::bytea[]) AS v (id, n, status, due, bots, delayable, turn, ended, info)
  WHERE tables.id=v.id
)
SELECT (SELECT count(*) FROM lines), (SELECT number FROM era)
"""
_OPEN = """
INSERT INTO tables (id, game, host, public, rated, opened, reserved, n, status, delayable, turn, info)
VALUES (%s, %s, %s, %s, %s, %s, %s, 0, 'open', false, '', '') ON CONFLICT DO NOTHING
"""
_SEAT = """
INSERT INTO seated (table_id, person, seat) VALUES (%s, %s, %s)
ON CONFLICT (table_id, person) DO UPDATE SET seat=excluded.seat
"""


class _Append(Struct, frozen=True):
    batch: LogBatch
    answer: asyncio.Future[None]


class PostgresStore:
    """The log in PostgreSQL; any number of processes append to it."""

    def __init__(self, url: str) -> None:
        self.url = url
        plain = url.replace("postgresql+psycopg://", "postgresql://", 1)
        self._address = plain
        self._engine = sa.create_engine(
            plain.replace("postgresql://", "postgresql+psycopg://", 1),
            pool_pre_ping=True,
            connect_args={"connect_timeout": CONNECT_S},
        )
        self._pool = AsyncConnectionPool(
            plain,
            min_size=1,
            max_size=4,
            open=False,
            timeout=CONNECT_S,
            kwargs={"autocommit": True, "connect_timeout": CONNECT_S},
        )
        self._waiting: list[_Append] = []
        self._wake = asyncio.Event()
        self._storing = False
        self._writer: asyncio.Task[None] | None = None
        self._log: psycopg.AsyncConnection[Any] | None = None
        self._sign: psycopg.AsyncConnection[Any] | None = None

    async def start(self) -> None:
        """Connect, bring the schema up to date, and start the writer."""
        try:
            await asyncio.to_thread(self._prepare)
            await self._pool.open()
        except (sa.exc.OperationalError, psycopg.Error, OSError) as error:
            raise Unavailable.because(error) from error
        self._writer = asyncio.get_running_loop().create_task(self._write_on())

    def _prepare(self) -> None:
        with self._engine.begin() as connection:
            connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
            migrate(connection)

    async def stop(self) -> None:
        """Store what is queued, then close the connections."""
        while self._waiting or self._storing:
            await asyncio.sleep(0.01)
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        for connection in (self._log, self._sign):
            if connection is not None:
                await connection.close()
        await self._pool.close()
        await asyncio.to_thread(self._engine.dispose)

    # ---- writing

    def append(self, batch: LogBatch) -> asyncio.Future[None]:
        """Store it durably, together with whatever else is waiting; raises `Conflict`, `Duplicate` or `Restored`."""
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Append(batch, answer))
        self._wake.set()
        return answer

    async def _write_on(self) -> None:
        while True:
            await self._wake.wait()
            appends, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
            self._storing = bool(appends)
            if not appends:
                self._wake.clear()
                continue
            # every process inserts in the same order: otherwise two could deadlock
            appends.sort(key=lambda append: append.batch.table)
            try:
                answers = await self._store([append.batch for append in appends])
            except Exception as error:
                await self._hang_up()
                if not isinstance(error, (psycopg.OperationalError, OSError)) and len(appends) > 1:
                    # one of them cannot be stored at all: store the others one by one
                    answers = [await self._alone(append.batch) for append in appends]
                else:
                    answers = [Unavailable.because(error) for _ in appends]
            for append, answer in zip(appends, answers, strict=True):
                if append.answer.done():
                    continue
                if answer is None:
                    append.answer.set_result(None)
                else:
                    append.answer.set_exception(answer)

    async def _alone(self, batch: LogBatch) -> Exception | None:
        try:
            return (await self._store([batch]))[0]
        except Exception as error:
            await self._hang_up()
            return Unavailable.because(error)

    async def _hang_up(self) -> None:
        connection, self._log = self._log, None
        if connection is not None:
            with suppress(psycopg.Error, OSError):
                await connection.close()

    async def _store(self, batches: list[LogBatch]) -> list[Exception | None]:
        """Store all batches in one commit; where some number was taken, each batch stands or falls on its own."""
        if self._log is None or self._log.closed:
            self._log = await psycopg.AsyncConnection.connect(
                self._address, autocommit=False, connect_timeout=CONNECT_S
            )
        connection = self._log
        if await self._together(connection, batches):
            await connection.commit()
            return [None] * len(batches)
        await connection.rollback()
        if len(batches) == 1:
            return [await self._why_not(connection, batches[0])]
        answers: list[Exception | None] = []
        for batch in batches:
            answers += await self._store([batch])
        return answers

    async def _together(self, connection: psycopg.AsyncConnection[Any], batches: Sequence[LogBatch]) -> bool:
        for batch in batches:
            if batch.opening is not None and not await _open(connection, batch):
                return False
        rows = [row for batch in batches for row in batch.rows]
        cursor = await connection.execute(
            _APPEND, [*_turned(row.columns() for row in rows), *_turned(batch.table_columns() for batch in batches)]
        )
        stored, era = await _one(cursor)
        if stored != len(rows) or any(batch.era not in (None, era) for batch in batches):
            return False
        for batch in batches:
            for person, seat in batch.seated:
                await connection.execute(_SEAT, (batch.table, person, seat))
            for person in batch.gone:
                await connection.execute("DELETE FROM seated WHERE table_id=%s AND person=%s", (batch.table, person))
        return True

    async def _why_not(self, connection: psycopg.AsyncConnection[Any], batch: LogBatch) -> Exception:
        try:
            (era,) = await _one(await connection.execute("SELECT number FROM era"))
            if batch.era not in (None, era):
                return Restored()
            for row in batch.rows:
                if row.person and row.client and await _is_done(connection, batch.table, row.person, row.client):
                    return Duplicate(row.person, row.client)
            return Conflict(batch.table)
        finally:
            await connection.rollback()

    async def write(self, change: Callable[[sa.Connection], T]) -> T:
        """Run a function in one transaction, in a thread."""

        def run() -> T:
            with self._engine.begin() as connection:
                return change(connection)

        return await self._in_thread(run)

    async def read(self, ask: Callable[[sa.Connection], T]) -> T:
        """Run a function that reads, in a thread."""

        def run() -> T:
            with self._engine.connect() as connection:
                return ask(connection)

        return await self._in_thread(run)

    async def _in_thread(self, run: Callable[[], T]) -> T:
        """Run it in a thread, shielded from cancellation, so that the connection is returned before the store
        closes."""
        running = asyncio.ensure_future(asyncio.to_thread(run))
        try:
            return await asyncio.shield(running)
        except asyncio.CancelledError:
            await asyncio.gather(running, return_exceptions=True)
            raise
        except sa.exc.OperationalError as error:
            raise Unavailable.because(error) from error

    async def execute(self, statement: sa.Executable, values: Any = None) -> list[Any]:
        """Run one statement in a transaction of its own; the rows it returns, if any."""

        def run(connection: sa.Connection) -> list[Any]:
            result = connection.execute(statement, values)
            return list(result.all()) if result.returns_rows else []

        return await self.write(run)

    # ---- reading

    async def _ask(self, ask: Callable[[psycopg.AsyncConnection[Any]], Awaitable[T]]) -> T:
        try:
            async with self._pool.connection() as connection:
                return await ask(connection)
        except (psycopg.Error, PoolTimeout, OSError) as error:
            raise Unavailable.because(error) from error

    async def load(self, table: str) -> Stored | None:
        """A table's newest whole state and the lines after it, or nothing."""

        async def ask(connection: psycopg.AsyncConnection[Any]) -> Stored | None:
            async with connection.transaction():
                await connection.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
                (era,) = await _one(await connection.execute("SELECT number FROM era"))
                found = await _state_upto(connection, table, 1 << 62)
                if found is None:
                    return None
                cursor = await connection.execute(f"{_READ} AND n>%s ORDER BY n", (table, found[0]), binary=True)
                return Stored(*found, [Row(*line) for line in await cursor.fetchall()], era)

        return await self._ask(ask)

    async def rows(self, table: str, after: int = 0, upto: int | None = None) -> list[Row]:
        """The lines of a log, without their states."""
        last = 1 << 62 if upto is None else upto

        async def ask(connection: psycopg.AsyncConnection[Any]) -> list[Row]:
            query = f"{_READ} AND n>%s AND n<=%s ORDER BY n"
            cursor = await connection.execute(query, (table, after, last), binary=True)
            return [Row(*line) for line in await cursor.fetchall()]

        return await self._ask(ask)

    async def state_upto(self, table: str, n: int) -> tuple[int, bytes] | None:
        """The newest whole state stored at line `n` or before, and its line."""
        return await self._ask(lambda connection: _state_upto(connection, table, n))

    async def keep_state(self, table: str, n: int, state: bytes) -> None:
        """Store the whole state after line `n`, which is in the log already."""

        async def ask(connection: psycopg.AsyncConnection[Any]) -> None:
            await connection.execute("UPDATE log SET state=%b WHERE table_id=%s AND n=%s", (state, table, n))

        await self._ask(ask)

    async def done(self, table: str, person: str, client: str) -> bool:
        """Is a command with this client id in the log?"""
        return await self._ask(lambda connection: _is_done(connection, table, person, client))

    async def tips(self, tables: Sequence[str]) -> dict[str, int]:
        """The last line of each of these tables."""

        async def ask(connection: psycopg.AsyncConnection[Any]) -> dict[str, int]:
            cursor = await connection.execute("SELECT id, n FROM tables WHERE id=ANY(%s)", (list(tables),))
            return dict(await cursor.fetchall())

        return await self._ask(ask)

    async def due(self, until: int, games: Iterable[str], limit: int = 1000) -> list[tuple[str, int]]:
        """Tables of these games that must be looked at by the time `until`, earliest first."""
        query = (
            "(SELECT id, due FROM tables WHERE due<=%s AND game=ANY(%s) ORDER BY due LIMIT %s)"
            " UNION ALL (SELECT id, bots FROM tables WHERE bots<=%s AND game=ANY(%s) ORDER BY bots LIMIT %s)"
        )
        asked = (until, list(games), limit)

        async def ask(connection: psycopg.AsyncConnection[Any]) -> list[tuple[str, int]]:
            cursor = await connection.execute(query, (*asked, *asked))
            return await cursor.fetchall()

        return await self._ask(ask)

    async def era(self) -> int:
        """How often the whole store was replaced by a backup."""

        async def ask(connection: psycopg.AsyncConnection[Any]) -> int:
            return int((await _one(await connection.execute("SELECT number FROM era")))[0])

        return await self._ask(ask)

    # ---- whether the house is alive

    async def claim_start(self) -> bool:
        """Take the start-up lock. True if no other process is alive: each holds a share of a lock until its connection
        ends."""
        try:
            sign = await self._signing()
            alone = bool((await _one(await sign.execute(f"SELECT pg_try_advisory_lock({ALIVE})")))[0])
            if not alone:
                await sign.execute(f"SELECT pg_advisory_lock_shared({ALIVE})")
        except (psycopg.Error, OSError) as error:
            raise Unavailable.because(error) from error
        return alone

    async def let_others_start(self) -> None:
        """Keep a share of the lock, so that others can have theirs."""
        try:
            sign = await self._signing()
            await sign.execute(f"SELECT pg_advisory_lock_shared({ALIVE})")
            await sign.execute(f"SELECT pg_advisory_unlock({ALIVE})")
        except (psycopg.Error, OSError) as error:
            raise Unavailable.because(error) from error

    async def _signing(self) -> psycopg.AsyncConnection[Any]:
        if self._sign is None or self._sign.closed:
            self._sign = await psycopg.AsyncConnection.connect(
                self._address, autocommit=True, connect_timeout=CONNECT_S
            )
        return self._sign

    async def beat(self, at: int) -> None:
        """Store the heartbeat of this process. If its connection was lost, so was its share of the lock: it is taken
        again."""
        beat = "INSERT INTO alive (id, at) VALUES (1, %s) ON CONFLICT (id) DO UPDATE SET at=excluded.at"
        lost = self._sign is None or self._sign.closed
        try:
            sign = await self._signing()
            if lost:
                await sign.execute(f"SELECT pg_advisory_lock_shared({ALIVE})")
            await sign.execute(beat, (at,))
        except (psycopg.Error, OSError) as error:
            sign_off, self._sign = self._sign, None
            if sign_off is not None:
                await sign_off.close()
            raise Unavailable.because(error) from error

    async def last_beat(self) -> int | None:
        """The last heartbeat of any process."""

        async def ask(connection: psycopg.AsyncConnection[Any]) -> int | None:
            found: int | None = (await _one(await connection.execute("SELECT max(at) FROM alive")))[0]
            return found

        return await self._ask(ask)


async def _one(cursor: psycopg.AsyncCursor[Any]) -> Any:
    return await cursor.fetchone()


async def _open(connection: psycopg.AsyncConnection[Any], batch: LogBatch) -> bool:
    if batch.opening is None:
        return True
    return (await connection.execute(_OPEN, batch.opening.columns(batch.table))).rowcount == 1


def _turned(lines: Iterable[tuple[Any, ...]]) -> list[list[Any]]:
    """Rows turned into columns."""
    return [list(column) for column in zip(*lines, strict=True)]


async def _state_upto(connection: psycopg.AsyncConnection[Any], table: str, n: int) -> tuple[int, bytes] | None:
    query = "SELECT n, state FROM log WHERE table_id=%s AND n<=%s AND state IS NOT NULL ORDER BY n DESC LIMIT 1"
    found = await _one(await connection.execute(query, (table, n), binary=True))
    return None if found is None else (found[0], found[1])


async def _is_done(connection: psycopg.AsyncConnection[Any], table: str, person: str, client: str) -> bool:
    query = "SELECT 1 FROM log WHERE table_id=%s AND person=%s AND client=%s"
    return await _one(await connection.execute(query, (table, person, client))) is not None
