"""Analyses of finished games: asked for once, worked on beside everything else, and kept.

The status `running` means: queued, or being worked on.
"""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Any, Protocol, TypeVar

import msgspec
from msgspec import UNSET
from sqlalchemy import ColumnElement, Connection, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ridotto.bots import CATALOGUE as BOTS
from ridotto.bots.analysis import MOST_SEATS, Analysis, Stage
from ridotto.core import Problem, encode
from ridotto.protocol.api import AnalysisShown
from ridotto.protocol.tables import Person

from ..store.base import Unavailable
from ..store.queries import Queries, QueryRow
from ..store.schema import analyses
from ..waiting import wait_at_most
from . import sight
from .analysis_worker import Slice, SliceResult, with_more
from .archive import Archive
from .bot_worker import LEAST_URGENT
from .house_words import problem
from .sitting import Sitting
from .thinkers import Thinkers

T = TypeVar("T")

ANALYSES_AT_ONCE = 2
"""How many analyses one process works on at a time; the others wait."""
MOST_WAITING = 50
"""How many analyses may be waiting or worked on in the whole house."""
LOOK_AGAIN_S = 10.0
"""How often the queue is looked at even if nobody here has asked: another process may have left work behind."""
LEASE_MS = 90_000
"""If a process has stored no progress on an analysis for this long, it is gone, and another process goes on with it."""
KEEP_MS = 2_000
"""How often the findings so far are stored."""
TRIES = 3
"""After so many failures of the thinkers an analysis is given up."""

logger = logging.getLogger(__name__)


class HouseForAnalyses(Protocol):
    """The house, as far as analyses need it."""

    archive: Archive
    now: Callable[[], int]

    @property
    def shared(self) -> bool:
        """Are there other processes on the same store?"""

    async def look(self, table: str, question: Callable[[Sitting], T]) -> T:
        """Answer a question about a table as it stands; raises `Problem`."""


class Analyses:
    """The analyses of all tables. Any number of processes work on them, each on its own."""

    def __init__(self, house: HouseForAnalyses, queries: Queries, thinkers: int = 1) -> None:
        self._house = house
        self._queries = queries
        self.thinkers = Thinkers(thinkers, LEAST_URGENT)
        """Thinkers of its own, so that nobody at a table waits behind an analysis for a hint or a bot's move."""
        self._wake = asyncio.Event()
        self._running: dict[str, asyncio.Task[None]] = {}

    # ---- asking

    async def shown(self, table: str, person: Person | None, link_key: str | None = None) -> AnalysisShown:
        """How the analysis of a finished game stands; raises `Problem` to those who may not read its record."""
        await self._house.look(table, lambda sitting: _check(sitting, person, link_key))
        return _shown(await self._find(table))

    async def ask(self, table: str, person: Person, link_key: str | None = None) -> AnalysisShown:
        """Queue a finished game for analysis, unless it was analysed or queued before; raises `Problem`. Each person
        has one at a time."""
        shown = await self.shown(table, person, link_key)
        if shown.status in ("running", "done"):
            return shown
        with suppress(IntegrityError):  # somebody else asked in the same moment
            await self._queries.transact(lambda connection: _begin(connection, table, person, self._house.now()))
        self._wake.set()
        return _shown(await self._find(table))

    async def _find(self, table: str) -> QueryRow | None:
        columns = (analyses.c.status, analyses.c.progress, analyses.c.stage, analyses.c.result)
        found = await self._queries.execute(select(*columns).where(analyses.c.table_id == table))
        return found[0] if found else None

    # ---- working

    async def run_queue(self) -> None:
        """Work on the queued analyses for as long as the house is open."""
        try:
            await self._claim_on()
        finally:
            for task in self._running.values():
                task.cancel()
            self.thinkers.close()
            await asyncio.gather(*self._running.values(), return_exceptions=True)

    async def _claim_on(self) -> None:
        """Claim queued analyses, as many as may be worked on at once, again and again."""
        release_leases = not self._house.shared  # no other process works on them: what was left is taken up at once
        while True:
            self._wake.clear()
            try:
                if release_leases:
                    await self._queries.execute(update(analyses).where(_IS_RUNNING).values(seen_at=0))
                    release_leases = False
                while len(self._running) < ANALYSES_AT_ONCE and (row := await self.claim()) is not None:
                    self._take_up(row)
            except Unavailable as error:
                logger.warning("could not read the analysis queue: %s", error)
            await wait_at_most(self._wake, LOOK_AGAIN_S)

    async def claim(self) -> QueryRow | None:
        """Take the analysis that has waited longest and that nobody works on."""
        return await self._queries.transact(
            lambda connection: _take_next(connection, self._house.now(), tuple(self._running))
        )

    def _take_up(self, row: QueryRow) -> None:
        table = row["table_id"]
        task = asyncio.create_task(self._analyse(table, _unpacked(row["findings"])))
        self._running[table] = task
        task.add_done_callback(lambda done: self._finished(table, done))

    def _finished(self, table: str, task: asyncio.Task[None]) -> None:
        del self._running[table]
        if not self._running:
            self.thinkers.close()  # a process takes memory, and the next analysis may be days away
        self._wake.set()
        if not task.cancelled() and task.exception() is not None:
            logger.error("an analysis failed", exc_info=task.exception(), extra={"table": table})

    async def _analyse(self, table: str, findings: bytes) -> None:
        """Work on one analysis to its end, or until the house closes."""
        try:
            await self._slice_by_slice(table, findings)
        except asyncio.CancelledError:
            with suppress(Unavailable):
                await self._keep(table, seen_at=0)  # the house closes; whoever opens it next goes on
            raise
        except Problem as problem:
            logger.warning("a game cannot be analysed: %s", problem, extra={"table": table})
            await self._keep(table, status="failed", asked_by=None, findings=None)

    async def _slice_by_slice(self, table: str, findings: bytes) -> None:
        record = await self._house.archive.own_record(table)
        failures, kept = 0, self._house.now()
        while failures < TRIES:
            results = await self._advance(table, record, findings)
            if not results:
                failures += 1
                continue
            furthest = max(results, key=lambda result: result.progress)
            if furthest.refused:
                logger.warning("a game cannot be analysed: %s", furthest.refused, extra={"table": table})
                break
            if furthest.analysis is not None:
                whole = _packed(furthest.analysis)
                await self._keep(table, status="done", progress=1.0, asked_by=None, findings=None, result=whole)
                return
            for result in results:
                findings = with_more(findings, result.found)
            if self._house.now() - kept >= KEEP_MS:
                kept = self._house.now()
                if not await self._keep(table, seen_at=kept, **_so_far(furthest), findings=_packed(findings)):
                    return  # nobody wants it any more
        await self._keep(table, status="failed", asked_by=None, findings=None)

    async def _advance(self, table: str, record: str, findings: bytes) -> list[SliceResult]:
        """What each of the thinkers found in its part of a slice; of those that failed, nothing."""
        parts = len(self.thinkers.things)
        slices = [Slice(record, findings, part, parts) for part in range(parts)]
        results = await asyncio.gather(*(self._advance_slice(table, slice) for slice in slices))
        return [result for result in results if result is not None]

    async def _advance_slice(self, table: str, slice: Slice) -> SliceResult | None:
        async with self.thinkers.lend(table) as thinker:
            return await thinker.advance(slice)

    async def _keep(self, table: str, **values: Any) -> bool:
        """Store the progress. True if the analysis is still wanted."""
        change = update(analyses).where(analyses.c.table_id == table, _IS_RUNNING).values(**values)
        return bool(await self._queries.transact(lambda connection: connection.execute(change).rowcount))


_IS_RUNNING: ColumnElement[bool] = analyses.c.status == "running"


def _check(sitting: Sitting, person: Person | None, link_key: str | None) -> None:
    sight.check_record(sitting, person, link_key)
    seats = len(sitting.book.chairs)
    if seats > MOST_SEATS:
        raise Problem("analysis-crowd", seats=seats, most=MOST_SEATS).within(BOTS)


def _begin(connection: Connection, table: str, person: Person, now: int) -> None:
    """Queue an analysis; raises `Problem` if this person waits for another one, or too many are waiting."""
    running = select(func.count()).select_from(analyses).where(_IS_RUNNING)
    if connection.execute(running.where(analyses.c.asked_by == person)).scalar_one():
        raise problem("analysis-one")
    if connection.execute(running).scalar_one() >= MOST_WAITING:
        raise problem("analysis-many")
    asked = {"status": "running", "asked_by": person, "asked_at": now, "seen_at": 0, "progress": 0.0, "stage": None}
    again = update(analyses).where(analyses.c.table_id == table, analyses.c.status == "failed").values(asked)
    if not connection.execute(again).rowcount:
        connection.execute(insert(analyses).values(table_id=table, **asked))


def _take_next(connection: Connection, now: int, ours: Collection[str]) -> QueryRow | None:
    """Take the analysis that has waited longest, among those that nobody works on. `ours` are those that this process
    works on, even if it has stored no progress for long."""
    others = analyses.c.table_id.not_in(ours)
    free = select(analyses).where(_IS_RUNNING, analyses.c.seen_at < now - LEASE_MS, others)
    row = connection.execute(free.order_by(analyses.c.asked_at).limit(1)).mappings().first()
    if row is None:
        return None
    same = (analyses.c.table_id == row["table_id"], analyses.c.seen_at == row["seen_at"])
    taken = connection.execute(update(analyses).where(*same).values(seen_at=now)).rowcount
    return dict(row) if taken else None


def _shown(row: QueryRow | None) -> AnalysisShown:
    if row is None:
        return AnalysisShown(status="none")
    if row["status"] == "running":
        stage = UNSET if row["stage"] is None else _stage.decode(row["stage"])
        return AnalysisShown(status="running", progress=round(row["progress"], 3), stage=stage)
    if row["status"] == "failed":
        return AnalysisShown(status="failed")
    return AnalysisShown(status="done", analysis=_analysis.decode(_unpacked(row["result"])))


def _so_far(result: SliceResult) -> dict[str, Any]:
    """How far an analysis has come, as it is stored."""
    stage = None if result.stage is None else encode(result.stage).decode()
    return {"progress": result.progress, "stage": stage}


_analysis = msgspec.json.Decoder(Analysis)
_stage = msgspec.json.Decoder(Stage)


def _packed(text: bytes) -> bytes:
    return zlib.compress(text)


def _unpacked(packed: bytes | None) -> bytes:
    return b"[]" if packed is None else zlib.decompress(packed)
