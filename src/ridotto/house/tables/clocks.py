"""Clocks: deadlines are stored with their tables, one loop of each process watches them, and each is rung exactly once,
whatever is restarted.

What happens at a deadline, such as a move for a player out of time: `deadlines.py`.
"""

from __future__ import annotations

import asyncio
import heapq
import logging
from collections.abc import Callable, Container
from typing import Protocol

import sqlalchemy as sa

from ridotto.core import Problem, games

from ..store.base import Store, Unavailable
from ..store.schema import alive, outages, tables
from ..waiting import wait_at_most
from .absences import Span, by_rules, log_absences, note_absences, overlap, read_absences, waiting_tables
from .book import Book
from .steady_clock import SteadyClock

BEAT_MS = 1000
"""How often a process stores its heartbeat, and looks for sleeping tables that are due."""
SILENCE_S = 10.0
"""If no process could store a heartbeat for this long, because the database was unavailable, that was an outage too."""
COURTESY_MS = 750
"""The grace period in which a deadline is left to a process that has the table in memory."""

logger = logging.getLogger(__name__)


class HouseForClocks(Protocol):
    """The house, as far as the clocks need it."""

    store: Store
    now: Callable[[], int]

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """The event loop it lives in."""

    @property
    def in_memory(self) -> Container[str]:
        """The tables in memory."""

    @property
    def shared(self) -> bool:
        """Are there other processes on the same store?"""

    async def wake_and_wait(self, table: str) -> None:
        """Wake a table, and wait until what is due there has happened."""

    def wake_soon(self, table: str) -> None:
        """Wake a table soon, so that what is due there happens."""

    def restored(self) -> None:
        """The whole store was replaced."""

    async def tidy(self, now: int) -> None:
        """Put away tables that may sleep, and read what others have written."""


class Clocks:
    """The one loop of a process that looks at deadlines."""

    def __init__(self, house: HouseForClocks) -> None:
        self.house = house
        self._heap: list[tuple[int, str]] = []
        self._next: dict[str, int] = {}
        """When each table is woken next; waking it computes the time after that."""
        self._sooner = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._outages: list[Span] = []
        self._absences: dict[str, list[Span]] = {}
        """When games were missing from the shelf."""
        self._waiting: frozenset[str] = frozenset()
        """The tables that wait for their game: nothing is due there."""
        self._undisturbed_since = 0
        """When the last outage or absence ended."""
        self.era = 0
        self._beaten: float | None = None
        """When this process last stored its heartbeat, by the clock of the event loop."""
        self.writes = True
        """True if the last heartbeat was stored; if not, the database takes no other writes either."""

    def expect(self, table: str, due: int | None) -> None:
        """Look at this table at the time `due`."""
        if due is None or self._next.get(table, due + 1) <= due:
            return
        self._next[table] = due
        heapq.heappush(self._heap, (due, table))
        if self._heap[0] == (due, table):
            self._sooner.set()

    def forget(self, table: str) -> None:
        """This table sleeps; the store knows when it must be looked at."""
        self._next.pop(table, None)

    # ---- outages

    async def wake_up(self) -> None:
        """Start: record the outage if the house was down, then process everything overdue, in order."""
        store = self.house.store
        alone = await store.claim_start()
        last = await store.last_beat()
        if last is not None and isinstance(self.house.now, SteadyClock):
            self.house.now.not_before(last)
        now = self.house.now()
        if alone and last is not None and last < now:
            await store.execute(sa.insert(outages).values(since=last, until=now))
        if alone:
            await note_absences(store, now)
        await store.beat(now)
        self.era = await store.era()
        if alone:
            await store.let_others_start()
        await self._read_outages()
        await log_absences(store)
        if alone:
            await self._process_overdue(now)

    def overdue(self) -> bool:
        """Is the heartbeat overdue, or has the wall clock jumped since?"""
        return self._silent(self.house.loop.time())

    def _silent(self, at: float) -> bool:
        leapt = isinstance(self.house.now, SteadyClock) and self.house.now.leapt
        return bool(leapt) or (self._beaten is not None and at - self._beaten > SILENCE_S)

    async def beat(self) -> None:
        """Write the heartbeat, and record an outage if there was one: it puts deadlines off."""
        await self._beat(self.house.now())

    async def _try_beat(self, now: int) -> None:
        try:
            await self._beat(now)
        except Exception:
            self.writes = False
            raise

    async def _beat(self, now: int) -> None:
        store, at = self.house.store, asyncio.get_running_loop().time()
        if self._silent(at):
            last = await store.last_beat()
            if last is not None and now - last > self._shortest_outage():
                await store.write(lambda queries: _note_outage(queries, last, now))
            await self._read_outages()
        await store.beat(now)
        if isinstance(self.house.now, SteadyClock):
            self.house.now.leapt = 0
        self._beaten, self.writes = at, True

    def _shortest_outage(self) -> int:
        """A gap between heartbeats of more than so many milliseconds is an outage: no process was alive. After a leap
        of the clock a gap as long as the leap counts, hence - 1."""
        clock = self.house.now
        return clock.leapt - 1 if isinstance(clock, SteadyClock) and clock.leapt else int(SILENCE_S * 1000)

    async def _read_outages(self) -> None:
        ask = sa.select(outages.c.since, outages.c.until).order_by(outages.c.id)
        self._outages = [(since, until) for since, until in await self.house.store.execute(ask)]
        self._absences = await read_absences(self.house.store)
        self._waiting = frozenset().union(*(await waiting_tables(self.house.store)).values())
        ends = (until for spans in (self._outages, *self._absences.values()) for _since, until in spans)
        self._undisturbed_since = max(ends, default=0)

    def stood_still(self, book: Book) -> int:
        """For how many milliseconds since its last line a table could not be played at: no process was alive, its game
        was not on the shelf, or it was closed for repair."""
        at, spans = book.at, self._outages
        if book.stood is not None and book.stood.until is not None:
            at, spans = book.stood.after, [*spans, (book.stood.since, book.stood.until)]
        elif self._undisturbed_since <= at:  # asked with every request
            return 0
        game = book.spec.game
        missing = (*self._absences.get(game, ()), *self._absences.get(by_rules(game, book.rules), ()))
        return overlap([*spans, *missing], at)

    async def _process_overdue(self, now: int) -> None:
        """Put off the deadlines that an outage has held up, and ring everything that is due, in the order of the
        deadlines."""
        wanted = sa.or_(tables.c.due <= now, tables.c.delayable, tables.c.bots.is_not(None))
        rows = await self.house.store.execute(
            sa.select(tables.c.id)
            .where(tables.c.status.in_(("open", "playing")), tables.c.game.in_(list(games())), wanted)
            .order_by(tables.c.due)
        )
        for table in (table for (table,) in rows if table not in self._waiting):
            try:
                await self.house.wake_and_wait(table)
            except Problem as problem:  # one table that needs repair keeps no other waiting
                logger.error("overdue deadlines could not be processed: %s", problem, extra={"table": table})

    # ---- the loop

    def start(self) -> None:
        """Start the loop."""
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def stop(self) -> None:
        """Stop the loop, and store a last heartbeat: the outage begins now."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        try:
            await self.house.store.beat(self.house.now())
        except Unavailable as error:
            logger.error("the database is unavailable: %s", error)

    async def _run(self) -> None:
        loop, beat = asyncio.get_running_loop(), 0.0
        while True:
            now = self.house.now()
            if loop.time() >= beat:
                beat = loop.time() + BEAT_MS / 1000  # by the monotonic clock: the wall clock may jump
                try:
                    await self.look_around(now)
                except Exception:
                    logger.exception("the clock loop failed; trying again")
            self.wake_due(now)
            pause = beat - loop.time()
            if self._heap:
                pause = min(pause, (self._heap[0][0] - self.house.now()) / 1000)
            self._sooner.clear()
            await wait_at_most(self._sooner, max(pause, 0))

    async def look_around(self, now: int) -> None:
        """Store the heartbeat, and find sleeping tables that are due soon."""
        try:
            await self._try_beat(now)
            if (era := await self.house.store.era()) != self.era:
                self.era = era
                await self._read_outages()
                self.house.restored()
            for table, due in await self.house.store.due(now + BEAT_MS, games()):
                if table in self._waiting:
                    continue
                if table not in self.house.in_memory:
                    self.expect(table, due + (COURTESY_MS if self.house.shared else 0))
                elif due <= now - BEAT_MS:
                    self.expect(table, now)  # it was missed here, or by a process that is gone
            await self.house.tidy(now)
        except Unavailable as error:
            logger.error("the database is unavailable: %s", error)

    def wake_due(self, now: int) -> None:
        """Wake every table whose time has come."""
        while self._heap and self._heap[0][0] <= now:
            due, table = heapq.heappop(self._heap)
            if self._next.get(table) == due:
                del self._next[table]
                self.house.wake_soon(table)


def _note_outage(queries: sa.Connection, last: int, now: int) -> None:
    """Record an outage from `last` to `now`. Of several processes that notice it, one records it."""
    if queries.execute(sa.update(alive).where(alive.c.at == last).values(at=now)).rowcount:
        queries.execute(sa.insert(outages).values(since=last, until=now))
