"""One table in memory: it judges errands in the order of their receipt, stores what follows, and only then tells."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec
from msgspec import Raw

from ridotto.core import Game, Message, Problem, find_game
from ridotto.core.forms import CROWD
from ridotto.core.match import UNDO_DEPTH, Entry

from . import lifecycle
from .draft import Draft, visible
from .errands import Command, Errand, Ring, closed, lost
from .forms import Answer, Done, Farewell, Hello, Person, Presence, RefusedAnswer, TableChanged, Undo, to_json
from .happenings import Closed, read_line
from .news import Bulletin
from .sitting import Sitting
from .store.base import Lost, Repeated, Restored, Row, Stored, Taken

if TYPE_CHECKING:
    from .house import House

Send: TypeAlias = Callable[[bytes], None]
"""Takes one frame, at once: it queues and returns. One that raises is not called again: a slow reader is dropped."""

REMEMBERED = 512
"""How many answers a table remembers; older ones are known from the log."""
RECALLED = 256
"""How many lines back somebody who returns can catch up; beyond that the view must do."""
ABSENT_MS = 60_000
"""Who watches at another process counts for this long without being told again."""
CROWD_PAUSE_S = 0.5
"""In a crowd, changes of the table itself are told at most this often."""

_events = msgspec.json.Decoder(list[dict[str, Any]])
logger = logging.getLogger(__name__)


class Watch:
    """Somebody watching a table; closing it ends the frames."""

    __slots__ = ("_send", "person", "table")

    def __init__(self, table: LiveTable, person: Person | None, send: Send) -> None:
        self.table = table
        self.person = person
        self._send: Send | None = send

    def push(self, frame: bytes) -> None:
        """Hand over one frame; a reader that cannot take it is dropped, and resumes when it can."""
        if self._send is not None:
            try:
                self._send(frame)
            except Exception:
                self.close()

    def close(self) -> None:
        """No frame is sent after this."""
        if self._send is not None:
            self._send = None
            self.table.detach(self)


class Attach(Errand):
    """Somebody begins to watch."""

    __slots__ = ("key", "recalled", "resume_from", "watch")

    def __init__(
        self, at: int, answer: asyncio.Future[Watch] | None, watch: Watch, resume_from: int | None, key: str | None
    ) -> None:
        super().__init__(at, answer)
        self.watch = watch
        self.resume_from = resume_from
        self.key = key
        self.recalled: list[Row] = []

    def judge(self, table: LiveTable, draft: Draft) -> Watch:
        """Say hello with how everything stands."""
        sitting, person = draft.sitting, self.watch.person
        if not lifecycle.may_see(sitting, person, self.key):
            raise lifecycle.problem("table-unknown")
        return self.watch

    def hello(self, sitting: Sitting, now: int) -> bytes:
        """The first frame."""
        person = self.watch.person
        seat = None if person is None else sitting.seat_of.get(person)
        seq, view = sitting.seq(seat), sitting.view(seat)
        wanted = 0 if self.resume_from is None else seq - self.resume_from
        seen = [
            row for row in self.recalled if row.to == "all" or (seat is not None and str(seat) in row.to.split(","))
        ]
        missed = (
            [event for row in seen[-wanted:] for event in visible(_events.decode(row.events), seat)] if wanted else []
        )
        hello = Hello(
            seq=seq,
            now=now,
            info=sitting.info(person),
            view=Raw(to_json(view)),
            due=sitting.due(),
            missed=tuple(Raw(to_json(event)) for event in missed),
            complete=0 <= wanted <= len(seen),
        )
        return to_json(hello)


class News(Ring):
    """Another process has gone on at this table."""

    __slots__ = ()


class StartOver(Ring):
    """The whole store was replaced."""

    __slots__ = ()


class LiveTable:
    """A table in memory. One errand after another; those that wait are judged together and stored together."""

    def __init__(self, house: House, table: str) -> None:
        self.house = house
        self.id = table
        self.sitting: Sitting | None = None
        self.watches: dict[Watch, None] = {}
        self.used = house.now()
        self.remind_bots = False
        self._errands: list[Errand] = []
        self._pump: asyncio.Task[None] | None = None
        self._answers: dict[tuple[str, str], Answer] = {}
        self._last_state = 0
        self._told = 0
        self._era: int | None = None
        self._awaited: Sequence[int] = ()
        self._elsewhere: dict[str, tuple[int, Presence]] = {}
        self._telling_presence: asyncio.TimerHandle | None = None
        self._deep = False
        self._by_viewer: dict[int | None, list[Watch]] = {}
        self._lately: deque[Row] = deque(maxlen=RECALLED)
        self._telling_crowd: asyncio.TimerHandle | None = None

    @property
    def game(self) -> Game:
        """The game that is played here."""
        if self.sitting is None:
            raise LookupError("this table is not in memory")
        return find_game(self.sitting.book.spec.game)

    # ---- errands

    def put(self, errand: Errand) -> None:
        """Queue an errand; it is judged after those received before it."""
        self._errands.append(errand)
        if self._pump is None:
            self._pump = asyncio.get_running_loop().create_task(self._work())

    def busy(self) -> bool:
        """Is anything waiting or being stored?"""
        return self._pump is not None

    async def rest(self) -> None:
        """Wait until everything that was accepted is done."""
        while self._pump is not None:
            await asyncio.shield(self._pump)

    async def _work(self) -> None:
        try:
            while self._errands:
                errands, self._errands = self._errands, []
                await self._serve(errands)
        finally:
            self._pump = None

    async def _serve(self, errands: list[Errand]) -> None:
        self.used = self.house.now()
        try:
            await self._try(errands)
        except Lost as error:
            logger.error("the store is lost: %s", error, extra={"table": self.id})
            self._forget()
            self._settle(errands, [errand.refuse(lost()) for errand in errands])
        except Exception as fault:
            self._forget()
            if len(errands) > 1:
                for errand in errands:
                    await self._serve([errand])
            else:
                logger.exception("the rules failed", extra={"table": self.id})
                await self._close(errands[0], fault)

    async def _try(self, errands: list[Errand]) -> None:
        """Judge, store, tell; where somebody else was first, judge again on top of what they did."""
        while True:
            sitting = await self._present()
            if sitting is None:
                self._settle(errands, [errand.refuse(lifecycle.problem("table-unknown")) for errand in errands])
                self.house.put_away(self)
                return
            sitting = await self._prepare(errands, sitting)
            draft = self._draft(sitting)
            self._postpone(draft)
            answers = [self._judge(errand, draft) for errand in errands]
            if draft.rows:
                try:
                    await self.house.store.append(draft.unit(self._era))
                except Taken:
                    self._forget()
                    continue
                except Restored:
                    self.start_over()
                    continue
                except Repeated as repeated:
                    self._forget()
                    self._remember(repeated.person, Done(id=repeated.client))
                    continue
            await self._check_refusals(errands, answers)
            self._tell(draft)
            self._settle(errands, answers, sitting)
            self.house.stored(self, draft)
            self.remind_bots = False
            return

    def _draft(self, sitting: Sitting) -> Draft:
        return Draft(sitting, self._by_viewer, self._last_state, self.house.now(), self.watches)

    def _judge(self, errand: Errand, draft: Draft) -> Any:
        try:
            draft.ring(errand.at)
            return errand.judge(self, draft)
        except Problem as problem:
            return errand.refuse(problem)

    def _settle(self, errands: list[Errand], answers: list[Any], sitting: Sitting | None = None) -> None:
        for errand, answer in zip(errands, answers, strict=True):
            if isinstance(errand, Attach) and answer is errand.watch and sitting is not None:
                self._welcome(errand, sitting)
            elif isinstance(errand, Command) and not isinstance(answer, BaseException):
                self._remember(errand.person, answer)
            errand.settle(answer)

    def adopt(self, draft: Draft, era: int) -> None:
        """This table has just been opened."""
        self.sitting = draft.sitting
        self._era = era
        self._tell(draft)

    def unsaved(self) -> tuple[int, bytes] | None:
        """The whole state and its line, if the log does not have it yet."""
        if self.sitting is None or self.busy() or self.sitting.book.n == self._last_state:
            return None
        if self.sitting.book.status == "closed":
            return None
        return self.sitting.book.n, self.sitting.save()

    def reread(self) -> None:
        """Forget what is in memory; the next errand reads the store."""
        if not self.busy():
            self._forget()

    def behind(self, n: int) -> bool:
        """Has somebody gone further than what is in memory here?"""
        return self.sitting is not None and self.sitting.book.n < n

    def notable(self, draft: Draft) -> bool:
        """Does it matter beyond the table: something about the table itself, or whose turn it is?"""
        before, self._awaited = self._awaited, draft.sitting.awaited()
        return draft.changed or before != self._awaited

    # ---- the same id again

    def answered(self, person: Person, client: str) -> Answer | None:
        """What a command with this id was answered."""
        return self._answers.get((person, client))

    def _remember(self, person: Person, answer: Answer) -> None:
        if isinstance(answer, RefusedAnswer) and answer.rule in ("STORE", "CLOSED"):
            return  # it may well be done when it is asked again
        self._answers[person, answer.id] = answer
        if len(self._answers) > REMEMBERED:
            del self._answers[next(iter(self._answers))]

    async def _check_refusals(self, errands: list[Errand], answers: list[Any]) -> None:
        """What looks impossible now may have been done before this process knew the table."""
        for number, errand in enumerate(errands):
            answer = answers[number]
            if not isinstance(errand, Command) or not isinstance(answer, RefusedAnswer):
                continue
            if (errand.person, errand.client) in self._answers:
                continue
            if await self.house.store.done(self.id, errand.person, errand.client):
                answers[number] = Done(id=errand.client)

    # ---- from the store

    async def _present(self) -> Sitting | None:
        """The table as it stands, read from the store if it is not in memory."""
        if self.sitting is None:
            stored = await self.house.store.load(self.id)
            if stored is not None:
                self._read(stored)
        return self.sitting

    def _read(self, stored: Stored) -> None:
        """Go on from the stored state; watchers are told of the lines that they have not been told of."""
        lines = [read_line(row.entry) for row in stored.rows]
        try:
            sitting = Sitting.load(stored.state)
            self._last_state = sitting.book.n
            untold = not self.watches or sitting.book.n > self._told
            while lines and (untold or sitting.book.n < self._told):
                sitting.enact(lines.pop(0))
        except Exception:
            sitting, untold = self._wrecked(stored), True
            lines.clear()
        self.sitting = sitting
        self._era = stored.era
        self._follow(sitting, lines)
        self.house.clocks.expect(self.id, sitting.due())
        if untold:
            self._greet(sitting)

    def _wrecked(self, stored: Stored) -> Sitting:
        """A table that was closed because its game cannot be gone on with; if it was not closed yet, it must be."""
        wreck = Sitting.wreck(stored.state, [read_line(row.entry) for row in stored.rows])
        if wreck.book.status != "closed":
            raise
        return wreck

    def _follow(self, sitting: Sitting, lines: Sequence[lifecycle.Line]) -> None:
        """Tell of lines that another process has stored."""
        draft = self._draft(sitting)
        draft.enact(lines)
        self._tell(draft)
        if lines:
            self.house.followed(self, draft)

    async def _catch_up(self, sitting: Sitting) -> None:
        rows = await self.house.store.rows(self.id, sitting.book.n)
        try:
            self._follow(sitting, [read_line(row.entry) for row in rows])
        except Problem:
            self._forget()  # a move was taken back beyond what is in memory
            await self._present()

    def _greet(self, sitting: Sitting) -> None:
        """Show everyone how the table stands: what led here is not in memory any more."""
        now = self.house.now()
        for watch in tuple(self.watches):
            watch.push(Attach(now, None, watch, None, None).hello(sitting, now))

    def _forget(self) -> None:
        """What is in memory may not be what is stored: it will be read again."""
        self.sitting = None
        self._deep = False

    def start_over(self) -> None:
        """Nothing that was known of this table is true any more; whoever watches is greeted anew."""
        self._forget()
        self._told = 0
        self._answers.clear()
        self._lately.clear()

    async def _prepare(self, errands: list[Errand], sitting: Sitting) -> Sitting:
        """Fetch from the store what an errand will need."""
        if any(isinstance(errand, StartOver) for errand in errands):
            self.start_over()
            sitting = await self._present() or sitting
        elif any(isinstance(errand, News) for errand in errands):
            await self._catch_up(sitting)
            sitting = self.sitting or sitting
        for errand in errands:
            if isinstance(errand, Attach) and errand.resume_from is not None:
                errand.recalled = await self._recall(sitting)
            elif isinstance(errand, Command) and isinstance(errand.ask, Undo) and not self._deep:
                await self._look_back(sitting)
        return sitting

    async def _recall(self, sitting: Sitting) -> list[Row]:
        if not self._lately or self._lately[-1].n != sitting.book.n:
            rows = await self.house.store.rows(self.id, sitting.book.n - RECALLED)
            self._lately = deque(rows, RECALLED)
        return [row for row in self._lately if not row.entry.startswith(b'{"house"') or b'"begun"' in row.entry[:20]]

    async def _look_back(self, sitting: Sitting) -> None:
        """Find the states that may still be gone back to, from an earlier stored state and the lines after it."""
        self._deep = True
        found = await self.house.store.state_before(self.id, max(sitting.book.n - UNDO_DEPTH, 1))
        if found is None or sitting.match is None:
            return
        n, state = found
        earlier = Sitting.load(state)
        try:
            for row in await self.house.store.rows(self.id, n, sitting.book.n):
                earlier.enact(read_line(row.entry))
        except Problem:
            return  # something was taken back from before the stored state: then that is as far as it goes
        if earlier.match is not None:
            sitting.match.adopt_past(earlier.match)

    def _postpone(self, draft: Draft) -> None:
        """The house was down since the last line: real-time deadlines are put off, by an entry of the log."""
        by = self.house.down_since(draft.sitting.book.at)
        if by and draft.sitting.delayable():
            draft.enact([Entry(n=0, at=self.house.now(), postpone=by)])

    # ---- faults

    async def _close(self, errand: Errand, fault: Exception) -> None:
        """The rules raised: this table is closed for repair, and nothing else notices."""
        answer = errand.refuse(closed())
        try:
            stored = await self.house.store.load(self.id)
            if stored is not None:
                self._era = stored.era
                self.sitting = Sitting.wreck(stored.state, [read_line(row.entry) for row in stored.rows])
                draft = self._draft(self.sitting)
                if self.sitting.book.status != "closed":
                    why = Message("closed-rules", {"fault": type(fault).__name__})
                    draft.enact([Closed(at=self.house.now(), why=why)])
                    await self.house.store.append(draft.unit(self._era))
                self._tell(draft)
                self.house.stored(self, draft)
        except Taken:
            self._forget()
        except Lost:
            self._forget()
            answer = errand.refuse(lost())
        errand.settle(answer)

    # ---- watching

    def _welcome(self, attach: Attach, sitting: Sitting) -> None:
        self.watches[attach.watch] = None
        self._group()
        attach.watch.push(attach.hello(sitting, self.house.now()))
        self.tell_presence()

    def detach(self, watch: Watch) -> None:
        """This one watches no more."""
        if self.watches.pop(watch, watch) is None:
            self._group()
            self.used = self.house.now()
            self.tell_presence()

    def _group(self) -> None:
        """Those who see the same are told the same bytes."""
        seat_of = {} if self.sitting is None else self.sitting.seat_of
        groups: dict[int | None, list[Watch]] = {}
        for watch in self.watches:
            seat = None if watch.person is None else seat_of.get(watch.person)
            groups.setdefault(seat, []).append(watch)
        self._by_viewer = groups

    def _tell(self, draft: Draft) -> None:
        """Tell everyone at the table what is now stored, each their own."""
        self._last_state = draft.last_state
        self._told = draft.sitting.book.n
        self._lately.extend(draft.rows)
        if draft.changed:
            self._group()
            self._tell_table()
        for viewer, frame in draft.frames:
            for watch in tuple(self._by_viewer.get(viewer, ())):
                watch.push(frame)

    def _tell_table(self) -> None:
        if self.sitting is not None and self.sitting.book.spec.seats > CROWD:
            if self._telling_crowd is None:
                self._telling_crowd = asyncio.get_running_loop().call_later(CROWD_PAUSE_S, self._tell_table_now)
        else:
            self._tell_table_now()

    def _tell_table_now(self) -> None:
        self._telling_crowd = None
        if self.sitting is None:
            return
        now = self.house.now()
        for watch in tuple(self.watches):
            watch.push(to_json(TableChanged(now=now, info=self.sitting.info(watch.person))))

    # ---- presence

    def tell_presence(self) -> None:
        """Tell soon who is here; comings and goings of a moment are told together."""
        if self._telling_presence is None:
            pause = CROWD_PAUSE_S if len(self.watches) > CROWD else 0.02
            self._telling_presence = asyncio.get_running_loop().call_later(pause, self._tell_presence_now)

    def _tell_presence_now(self) -> None:
        self._telling_presence = None
        here = self._here()
        self.house.news.tell(Bulletin(self.house.news.house, self.id, here=here))
        self._push_presence(here)

    def _here(self) -> Presence:
        seats = sorted(seat for seat in self._by_viewer if seat is not None)
        return Presence(seats=tuple(seats[:CROWD]), onlookers=len(self._by_viewer.get(None, ())))

    def remote(self, house: str, there: Presence) -> None:
        """Who watches this table at another process."""
        known = house in self._elsewhere
        self._elsewhere[house] = (self.house.now(), there)
        if self.watches:
            self._push_presence(self._here())
            if not known:
                self.tell_presence()  # they do not know of ours yet

    def _push_presence(self, here: Presence) -> None:
        fresh = self.house.now() - ABSENT_MS
        all_there = [here, *(there for at, there in self._elsewhere.values() if at > fresh)]
        seats = sorted({seat for there in all_there for seat in there.seats})
        frame = to_json(Presence(seats=tuple(seats), onlookers=sum(there.onlookers for there in all_there)))
        for watch in tuple(self.watches):
            watch.push(frame)

    def farewell(self, again_ms: int) -> None:
        """The house stops: everyone shall come back."""
        frame = to_json(Farewell(again_ms=again_ms))
        for watch in tuple(self.watches):
            watch.push(frame)
