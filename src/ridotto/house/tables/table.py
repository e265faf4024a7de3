"""One table in memory: it judges requests in the order of their receipt, stores what follows, and only then tells."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Protocol

import sqlalchemy as sa

from ridotto.core import Game, Message, Problem, find_game
from ridotto.protocol.events import Closed, read_line
from ridotto.protocol.tables import Done, Person, TableSpec

from ..news import News
from ..store.base import Conflict, Duplicate, Restored, Store, Stored, Unavailable
from ..store.schema import tables
from . import deadlines, holds
from .answers import Answers
from .clocks import Clocks
from .draft import Draft
from .earlier_states import earlier_game, rewound, wreck_of
from .gallery import Gallery
from .greeting import greeting
from .house_words import problem
from .lifecycle import Line
from .reading import read_table
from .recent import RECALLED, RecentLines
from .requests import AttachRequest, Freshness, ReloadRequest, Request, is_refusal, store_unavailable, table_closed
from .sitting import Sitting

RETRY_MS = 1000
"""When the database is unavailable, a table tries again after this long."""

logger = logging.getLogger(__name__)


class HouseForTable(Protocol):
    """The house, as far as a table needs it."""

    store: Store
    news: News
    now: Callable[[], int]
    clocks: Clocks

    @property
    def shared(self) -> bool:
        """Are there other processes on the same store?"""

    def table(self, table: str) -> Table:
        """A table in memory."""

    def put_away(self, table: Table) -> None:
        """Forget a table; the store knows it."""

    def stored(self, table: Table, draft: Draft) -> None:
        """Something was stored by this process."""

    def followed(self, table: Table, draft: Draft, notable: bool) -> None:
        """A table has gone on, by this process or another."""

    async def validate_options(self, person: Person, spec: TableSpec) -> None:
        """Validate long options; raises `Problem`."""


class Table:
    """A table in memory. One request after another; those that wait are judged together and stored together."""

    def __init__(self, house: HouseForTable, table: str) -> None:
        self.house = house
        self.id = table
        self.sitting: Sitting | None = None
        self.gallery = Gallery(table, house.news, house.now)
        self.used = house.now()
        self.remind_bots = False
        self._loop = asyncio.get_running_loop()  # found once: Python asks the system each time
        self._requests: list[Request] = []
        self._pump: asyncio.Task[None] | None = None
        self.answers = Answers()
        self._last_state = 0  # the last line with which the whole state was stored
        self._told = 0  # the last line that watchers were told of
        self._era: int | None = None  # goes up when the whole store is replaced
        self._awaited: Sequence[int] = ()  # by the last line: see `note_turn`
        self._has_undo_states = False  # were the states read that an undo may go back to?
        self._recent = RecentLines()

    @property
    def game(self) -> Game:
        """The game that is played here."""
        if self.sitting is None:
            raise LookupError("this table is not in memory")
        return find_game(self.sitting.book.spec.game)

    # ---- requests

    def put(self, request: Request) -> None:
        """Queue a request; it is judged after those received before it."""
        self._requests.append(request)
        if self._pump is None:
            self._pump = self._loop.create_task(self._work(), name=self.id)

    def _named(self) -> dict[str, Any]:
        """What the house's log says of this table: its name, and how far it is."""
        return {"table": self.id, "n": self._told if self.sitting is None else self.sitting.book.n}

    def busy(self) -> bool:
        """Is anything waiting or being stored?"""
        return self._pump is not None

    def may_sleep(self, until: int) -> bool:
        """May it be put away: nobody watches, nothing waits, and nothing is due until then?"""
        due = None if self.sitting is None else self.sitting.wakes()
        return not self.gallery.watches and not self.busy() and (due is None or due > until)

    async def finish(self) -> None:
        """Wait until everything that was accepted is done."""
        while self._pump is not None:
            await asyncio.shield(self._pump)

    async def _work(self) -> None:
        try:
            while self._requests:
                requests, self._requests = self._requests, []
                await self._serve(requests)
        finally:
            self._pump = None

    async def _serve(self, requests: list[Request]) -> None:
        self.used = requests[-1].at
        try:
            await self._try(requests)
        except Unavailable as error:
            logger.error("the database is unavailable: %s", error, extra=self._named())
            self._forget()
            self.house.clocks.expect(self.id, self.house.now() + RETRY_MS)
            _settle(requests, [request.refuse(store_unavailable()) for request in requests])
        except Exception as fault:
            named = self._named()
            self._forget()
            if len(requests) > 1:
                for request in requests:
                    await self._serve([request])
            else:
                logger.exception("unhandled exception while judging a request; the table is being closed", extra=named)
                requests[0].settle(await self._close(requests[0], fault))

    async def _try(self, requests: list[Request]) -> None:
        """Judge, store, tell; where somebody else was first, judge again on top of what they did."""
        while True:
            if self.house.clocks.overdue():
                await self.house.clocks.beat()
            sitting = await self._prepare(requests)
            if sitting is None:
                _settle(requests, [request.refuse(problem("table-unknown")) for request in requests])
                self.gallery.vanish()
                self.house.put_away(self)
                return
            draft = self._draft(sitting)
            self._postpone(draft)
            answers = [self._judge(request, draft) for request in requests]
            if any(map(is_refusal, answers)):
                if not draft.rows and await self._overtaken():
                    self._forget()
                    continue
                answers = [await request.reconsider(self, answers[n]) for n, request in enumerate(requests)]
            if not draft.rows or await self._store(draft):
                self._announce(requests, answers, draft)
                return

    async def _store(self, draft: Draft) -> bool:
        """Store what was judged; `False` if somebody else was first, and it must be judged again."""
        try:
            await self.house.store.append(draft.batch(self._era))
        except Conflict:
            self._forget()
        except Restored:
            self.start_over()
        except Duplicate as repeated:
            self._forget()
            self.answers.keep(repeated.person, Done(id=repeated.client))
        except Unavailable:
            raise
        except Exception as error:
            raise Unavailable.because(error) from error  # whatever it is, the rules have no part in it
        else:
            return True
        return False

    def _announce(self, requests: list[Request], answers: list[Any], draft: Draft) -> None:
        """Tell everyone what is stored now. Errors while sending do not close the table: every request is answered, and
        watchers are shown how the table stands."""
        sitting = draft.sitting
        told = self._safely(self._tell, draft)
        for request, answer in zip(requests, answers, strict=True):
            told = self._safely(request.conclude, self, answer, sitting) and told
        _settle(requests, answers)
        told = self._safely(self.house.stored, self, draft) and told
        if draft.rows and logger.isEnabledFor(logging.DEBUG):
            logger.debug("stored", extra=self._named())
        self.remind_bots = False
        if sitting.wrecked() and sitting.book.status == "playing" and not sitting.lacks_game():
            self.start_over()  # it was repaired: the game is read again, and shown
        if not told and any(request.fresh is not Freshness.RELOAD for request in requests):
            self.put(ReloadRequest(self.house.now()))

    def _safely(self, follow: Callable[..., None], *what: Any) -> bool:
        """Call what follows once all is stored. True if it did not raise."""
        try:
            follow(*what)
        except Exception:
            logger.exception("stored, but what follows failed: %s", follow.__qualname__, extra=self._named())
            return False
        return True

    async def _overtaken(self) -> bool:
        """Has another process stored lines that were not read here? Then a refusal may be outdated."""
        return self.house.shared and self.behind((await self.house.store.tips([self.id])).get(self.id, 0))

    def _draft(self, sitting: Sitting) -> Draft:
        return Draft(sitting, self.gallery.by_viewer, self._last_state, self.house.now(), self.gallery.watches)

    def _judge(self, request: Request, draft: Draft) -> Any:
        try:
            deadlines.ring(draft, request.at)
            return request.judge(self, draft)
        except Problem as problem:
            return request.refuse(problem)
        except Exception as fault:
            if request.changes:
                raise
            return fault  # not raised: only the asker is told, and the table stays open

    def adopt(self, draft: Draft, era: int) -> None:
        """Take over a table that has just been opened."""
        self.sitting = draft.sitting
        self._era = era
        self._tell(draft)

    def unsaved(self) -> tuple[int, bytes] | None:
        """The whole state and its line, if that state is not stored yet."""
        if self.sitting is None or self.busy() or self.sitting.book.n == self._last_state:
            return None
        if self.sitting.book.status == "closed" or self.sitting.wrecked():
            return None
        return self.sitting.book.n, self.sitting.save()

    def reread(self) -> None:
        """Forget what is in memory; the next request reads the store, and shows everyone how it stands."""
        if not self.busy():
            self.start_over()

    def behind(self, n: int) -> bool:
        """Is line `n` newer than what is known here?"""
        return n > (self._told if self.sitting is None else self.sitting.book.n)

    async def leave_bots_alone(self) -> None:
        """Clear the bots' wake-up time in the database: they wait for something to change."""
        if self.sitting is not None:
            still = sa.and_(tables.c.id == self.id, tables.c.n == self.sitting.book.n)
            with suppress(Unavailable):
                await self.house.store.execute(sa.update(tables).where(still).values(bots=None))

    def note_turn(self, draft: Draft) -> bool:
        """Remember who is awaited now. True if that, or something about the table itself, has changed: then it matters
        beyond the table."""
        before, self._awaited = self._awaited, draft.awaited
        return draft.changed or before != self._awaited

    async def was_done(self, person: Person, client: str) -> bool:
        """Is a command with this id in the log?"""
        return await self.house.store.done(self.id, person, client)

    # ---- from the store

    async def _present(self) -> Sitting | None:
        """The table as it stands, read from the store if it is not in memory."""
        if self.sitting is None:
            stored = await self.house.store.load(self.id)
            if stored is not None:
                await self._validate_options(stored)
                told = self._told if self.gallery.watches else 0
                self._read(await rewound(self.house.store, self.id, stored, told))
        return self.sitting

    async def _validate_options(self, stored: Stored) -> None:
        """Validate the options of a table that has not begun: it may begin any moment."""
        if b'"status":"open"' in stored.state:
            with suppress(Problem):
                book = Sitting.load(stored.state).book
                await self.house.validate_options(book.host, book.spec)

    def _read(self, stored: Stored) -> None:
        """Go on from the stored state; watchers are told of the lines that they have not been told of."""
        sitting, lines, greets = read_table(stored, self._told, bool(self.gallery.watches))
        self._last_state = stored.n
        self.sitting = sitting
        self._era = stored.era
        self.gallery.regroup(sitting)
        self._follow(sitting, lines)
        self._expect(sitting.wakes())
        if greets:
            self._greet(sitting)

    def _expect(self, due: int | None) -> None:
        """Schedule a wake-up; if it is overdue already, look again in `RETRY_MS`."""
        if due is not None:
            now = self.house.now()
            self.house.clocks.expect(self.id, due if due > now else now + RETRY_MS)

    def _follow(self, sitting: Sitting, lines: Sequence[Line]) -> None:
        """Tell of lines that another process has stored."""
        draft = self._draft(sitting)
        draft.enact(lines)
        self._tell(draft)
        if lines:
            self.house.followed(self, draft, self.note_turn(draft))

    async def _catch_up(self, sitting: Sitting) -> None:
        lines = [read_line(row.entry) for row in await self.house.store.rows(self.id, sitting.book.n)]
        try:
            self._follow(sitting, lines)
        except Problem:
            self._forget()  # a move was taken back beyond what is in memory
            await self._present()

    def _greet(self, sitting: Sitting) -> None:
        """Show everyone how the table stands: what led here is not in memory any more."""
        now = self.house.now()
        for watch in tuple(self.gallery.watches):
            watch.push(greeting(watch.person, 0, sitting, now, RecentLines()))

    def _forget(self) -> None:
        """Forget what is in memory, which may not be what is stored: it will be read again."""
        self.sitting = None
        self._has_undo_states = False

    def start_over(self) -> None:
        """Forget everything about this table, of which nothing is true any more; whoever watches is greeted anew."""
        self._forget()
        self._told = 0
        self.answers.clear()
        self._recent.clear()

    async def _prepare(self, requests: list[Request]) -> Sitting | None:
        """Fetch from the store what the requests will need; the table as it then stands, if there is one."""
        sitting = self.sitting or await self._present()
        if sitting is None:
            return None
        fresh = max([request.fresh for request in requests])
        if fresh is Freshness.RELOAD:
            self.start_over()
            await self._present()
        elif fresh is Freshness.NEWEST or (fresh is Freshness.IF_OVERTAKEN and await self._overtaken()):
            await self._catch_up(sitting)
        if self.sitting is not None:
            for request in requests:
                if (fetching := request.prepare(self)) is not None:
                    await fetching
        return self.sitting

    async def recall(self) -> None:
        """Read the last lines of the log into memory, without a gap; new lines are added to them."""
        if self.sitting is None:
            return
        n = self.sitting.book.n
        if not self._recent.reach(n):
            rows = await self.house.store.rows(self.id, max(n - RECALLED, 0), n)
            self._recent.clear()
            self._recent.add(rows)

    async def look_back(self) -> None:
        """Read the states that an undo may go back to, from an earlier stored state and the lines after it."""
        sitting = self.sitting
        if self._has_undo_states or sitting is None:
            return
        self._has_undo_states = True
        if sitting.match is not None:
            earlier = await earlier_game(self.house.store, self.id, sitting.book.n)
            if earlier is not None:
                sitting.match.adopt_past(earlier)

    def _postpone(self, draft: Draft) -> None:
        """If nobody could play since the last line, put real-time deadlines off, by an entry of the log."""
        by = self.house.clocks.stood_still(draft.sitting.book)
        if by:
            draft.enact(holds.put_off(draft.sitting, self.house.now(), by))

    # ---- faults

    async def _close(self, request: Request, fault: Exception) -> Any:
        """A request raised an exception: close this table for repair, and nothing else. A game that has ended is left
        as it is. Returns the request's answer."""
        answer = table_closed()
        try:
            stored = await self.house.store.load(self.id)
            if stored is not None:
                self._era = stored.era
                self.sitting = wreck_of(stored)
                draft = self._draft(self.sitting)
                if self.sitting.book.ended_here():
                    answer = problem("game-unreadable")
                elif self.sitting.book.status != "closed":
                    why = Message("closed-rules", {"fault": type(fault).__name__})
                    draft.enact([Closed(at=self.house.now(), why=why)])
                    await self.house.store.append(draft.batch(self._era))
                self._tell(draft)
                self.house.stored(self, draft)
                self._forget()
        except Unavailable:
            self._forget()
            return request.refuse(store_unavailable())
        except Exception:
            self._forget()
            logger.exception("the table could not be closed", extra=self._named())  # a Conflict, for example
        return request.refuse(answer)

    # ---- telling

    def attach(self, attach: AttachRequest, sitting: Sitting) -> None:
        """Let somebody watch from now on."""
        self.gallery.enter(attach.watch, sitting)
        watch, now = attach.watch, self.house.now()
        watch.push(greeting(watch.person, attach.resume_from, sitting, now, self._recent))

    def _tell(self, draft: Draft) -> None:
        """Tell everyone at the table what is now stored, each their own."""
        self._last_state = draft.last_state
        self._told = draft.sitting.book.n
        self._recent.add(draft.rows)
        if draft.changed:
            self.gallery.tell_table(draft.sitting)
        self.gallery.tell(draft.frames)
        if draft.steps:
            self.gallery.tell_crowd(draft.sitting, draft.steps)


def _settle(requests: Sequence[Request], answers: Sequence[Any]) -> None:
    for request, answer in zip(requests, answers, strict=True):
        request.settle(answer)
