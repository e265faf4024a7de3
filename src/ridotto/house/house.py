"""The house: everything a server process does with tables. No HTTP in it."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from functools import cached_property
from typing import Any, TypeVar

from ridotto.core import Game, Problem, find_game, ranked
from ridotto.core.fairness import is_contribution
from ridotto.core.forms import Fault
from ridotto.protocol.events import Rematched
from ridotto.protocol.tables import Answer, AnyAsk, Done, Hint, Person, Rematch, TableInfo, TableSpec, at_length

from .fair_queue import FairQueue
from .neighbours import Neighbours
from .news import Bulletin, News, NoNews
from .store.base import Conflict, Opening, Store, Unavailable
from .tables import holds, lifecycle, sight
from .tables.archive import Archive
from .tables.asks import AskRequest
from .tables.bots import Bots
from .tables.clocks import Clocks
from .tables.draft import Draft
from .tables.frame import Send
from .tables.gallery import Watch
from .tables.hints import Hints
from .tables.house_words import problem
from .tables.lobby import Lobby
from .tables.play_on import Origin
from .tables.requests import (
    AttachRequest,
    ChangeRequest,
    ReadRequest,
    ReloadRequest,
    Request,
    RingRequest,
    refusal,
    store_unavailable,
)
from .tables.seating import rotated
from .tables.sitting import Sitting
from .tables.steady_clock import SteadyClock
from .tables.summary import summary
from .tables.table import Table
from .tables.thinkers import Thinkers

T = TypeVar("T")

logger = logging.getLogger(__name__)

IDLE_MS = 60_000
"""A table that nobody watches or asks anything of for this long is put away."""
SOON_MS = 5_000
"""A table whose next deadline is nearer than this stays in memory, so that it is rung to the millisecond."""
PRESENCE_MS = 20_000
"""How often other processes are told again who watches here."""
BACK_SOON_MS = 2_000


class House:
    """Tables, their clocks, bots and news, in one process; any number of processes share one store."""

    def __init__(
        self, store: Store, news: News | None = None, now: Callable[[], int] | None = None, thinkers: int = 1
    ) -> None:
        self.store = store
        self.now = now or SteadyClock()
        self.news = news or NoNews()
        self.in_memory: dict[str, Table] = {}
        self.clocks = Clocks(self)
        self.thinkers = Thinkers(thinkers)
        self.bots = Bots(self.thinkers)
        self.hints = Hints(self)
        self.lobby = Lobby(store, self.now)
        self.archive = Archive(self)
        self.neighbours = Neighbours(self.news, store, self.lobby, self.in_memory, self.now)
        self._validation_queue = FairQueue([None])
        self._presence_told = 0
        self._over: list[Callable[[TableInfo], None]] = []

    @property
    def shared(self) -> bool:
        """Are there other processes on the same store?"""
        return self.news.shared

    @cached_property
    def loop(self) -> asyncio.AbstractEventLoop:
        """The event loop it lives in, found once: to find it, Python asks the system each time."""
        return asyncio.get_running_loop()

    async def start(self) -> None:
        """Bring the schema up to date, postpone what an outage held up, and start the clocks."""
        await self.store.start()
        await self.clocks.wake_up()
        await self.neighbours.start()
        self.clocks.start()

    async def stop(self) -> None:
        """Finish what was accepted, store the tables in memory, and tell watchers to come back."""
        self.bots.stop()
        self.hints.stop()
        self.thinkers.close()
        await self.clocks.stop()
        for table in list(self.in_memory.values()):
            await table.finish()
            table.gallery.farewell(BACK_SOON_MS)
            await self._keep(table)
        await self.neighbours.stop()
        self.lobby.stop()
        await self.store.stop()

    # ---- tables

    async def open(self, host: Person, spec: TableSpec, contribution: str, origin: Origin | None = None) -> TableInfo:
        """Open a table with the host in its first seat; raises `Problem`. With `origin` it goes on from that moment of
        another game."""
        await self.validate_options(host, spec)
        while True:
            try:
                return await self._open(host, spec, contribution, origin=origin)
            except Conflict:
                continue  # a table of this id exists: draw another id

    async def validate_options(self, person: Person, spec: TableSpec) -> None:
        """Validate long options in a thread, for one person after another, because it takes long; the result is cached.
        Raises `Problem`."""
        if any(map(at_length, spec.options.values())):
            async with self._validation_queue.lend(person):
                await asyncio.to_thread(find_game(spec.game).read_options, spec.options, spec.seats)

    async def faults(self, person: Person, game: Game, option: str, text: str) -> Sequence[Fault]:
        """Everything wrong with an option that somebody wrote at length; raises `LookupError` if it is no such
        option."""
        async with self._validation_queue.lend(person):
            return await asyncio.to_thread(game.options.faults, option, text)

    async def _open(
        self,
        host: Person,
        spec: TableSpec,
        contribution: str,
        table: str = "",
        rotation: tuple[Person | None, ...] = (),
        rematch_of: str = "",
        origin: Origin | None = None,
    ) -> TableInfo:
        now = self.now()
        given = _read_contribution(contribution)
        played_on = None if origin is None else origin.named()
        sitting, opened = lifecycle.open_table(host, spec, now, table, rematch_of, played_on)
        sitting.book.rotation = rotation
        if origin is not None:
            sitting.book.start = origin.start(sitting.book, given, now)
        draft = Draft(sitting, (), 0, now)
        book = sitting.book
        opening = Opening(
            game=book.spec.game,
            host=host,
            public=book.spec.public,
            rated=book.spec.rated,
            opened=book.opened,
            reserved=bool(rotation),
        )
        draft.open(opening, [opened], lambda: lifecycle.enter(sitting, host, given, book.key, now))
        try:
            await self.store.append(draft.batch(None))
        except Unavailable:
            raise store_unavailable() from None
        new = self.table(book.table)
        new.adopt(draft, self.clocks.era)
        self.stored(new, draft)
        return summary(sitting, host)

    async def join(self, table: str, person: Person, contribution: str, link_key: str | None = None) -> TableInfo:
        """Enter a table that has not begun; entering twice is entering once; raises `Problem`."""
        given = _read_contribution(contribution)
        return await self._change(
            table, person, lambda sitting, at: lifecycle.enter(sitting, person, given, link_key, at)
        )

    async def leave(self, table: str, person: Person) -> TableInfo:
        """Leave a table that has not begun; when the last person leaves it is aborted; raises `Problem`."""
        return await self._change(table, person, lambda sitting, at: lifecycle.leave(sitting, person, at))

    async def begin(self, table: str, host: Person) -> TableInfo:
        """Begin the game, as the host asks; raises `Problem`."""
        return await self._change(table, host, lambda sitting, at: lifecycle.begin(sitting, host, at))

    async def abandon(self, table: str) -> TableInfo:
        """End a table that was never begun, by the house's own decision."""
        return await self._change(table, None, lifecycle.abandon)

    async def close(self, table: str, why: str) -> TableInfo:
        """Close a table for repair, by the house's own decision."""
        return await self._change(table, None, lambda sitting, at: lifecycle.close(sitting, why, at))

    async def repair(self, table: str) -> TableInfo:
        """Let a closed table go on from where it stood; if its rules fail again it is closed again."""
        closed = self.table(table)
        await self._change(table, None, lifecycle.repair)
        closed.reread()
        return await self.info(table, by_the_house=True)

    async def play_now(self, person: Person, game: str, contribution: str | None = None) -> TableInfo:
        """Seat a person against bots with quick settings; raises `Problem`."""
        return await self.open(person, lifecycle.quick_table(game), contribution or secrets.token_hex(16))

    async def play_on(
        self,
        table: str,
        person: Person,
        seat: int,
        entry: int,
        bot: str,
        contribution: str | None = None,
        link_key: str | None = None,
    ) -> TableInfo:
        """Seat a person against bots where a finished game stood after an entry, as that seat could know it then;
        raises `Problem`."""
        origin = await self.archive.origin(table, person, seat, entry, link_key)
        return await self.open(person, origin.spec(bot), contribution or secrets.token_hex(16), origin)

    def command(
        self, table: str, person: Person, client_id: str, ask: AnyAsk, link_key: str | None = None
    ) -> Awaitable[Answer]:
        """Ask something of a table: it is done or refused. A command that comes again with the same id gets the same
        answer, and is done once."""
        if type(ask) is Rematch or type(ask) is Hint:
            return self._long_command(table, person, client_id, ask, link_key)
        answer: asyncio.Future[Answer] = self.loop.create_future()
        self.table(table).put(AskRequest(self.now(), answer, person, client_id, ask, link_key))
        return answer

    async def _long_command(self, table: str, person: Person, id: str, ask: Rematch | Hint, key: str | None) -> Answer:
        """Do what takes more than one request of a table."""
        try:
            if isinstance(ask, Rematch):
                return Done(id=id, table=await self._rematch(table, person, ask.contribution, key))
            return Done(id=id, hint=await self.hints.give(table, person, key))
        except Problem as problem:
            return refusal(id, problem)

    async def _rematch(self, table: str, person: Person, contribution: str, link_key: str | None) -> str:
        """Open or join the table where they play again. Returns its name."""
        spec, rotation = await self.look(table, lambda sitting: lifecycle.rematch(sitting, person, link_key))
        name = await self._next_rematch(table)
        try:
            await self._open(person, spec, contribution, name, rotation, table)
        except Conflict:
            await self.join(name, person, contribution)
        known = [Rematched(at=self.now(), table=name)]
        await self._change(table, person, lambda s, at: [] if s.book.rematch == name else known)
        return name

    async def _next_rematch(self, table: str) -> str:
        """The name of the table where they play again: the first that was not given up before it began."""
        name = lifecycle.rematch_name(table)
        while True:
            try:
                info = await self.info(name, by_the_house=True)
            except Problem:
                return name  # nobody has asked for it yet
            if info.status != "aborted" or info.started is not None:
                return name
            name = lifecycle.rematch_name(name)

    async def watch(
        self,
        table: str,
        person: Person | None,
        send: Send,
        resume_from: int | None = None,
        link_key: str | None = None,
    ) -> Watch:
        """Push everything this person (or an onlooker) may know, in order, beginning with a `Hello`."""
        watched = self.table(table)
        watch = Watch(watched.gallery, person, send)
        await self._request(watched, lambda at, answer: AttachRequest(at, answer, watch, resume_from, link_key))
        return watch

    def gone(self, table: str, person: Person, read: bool = False) -> None:
        """Somebody watches a table no more. A clock that is held while they read goes on, unless they watch it
        elsewhere; also then if it was here, and only here, that they `read`."""
        live = self.in_memory.get(table)
        if live is None or live.sitting is None or live.sitting.held() is None:
            return
        seat, at = live.sitting.seat_of.get(person), self.now()
        if seat is not None and (read or not live.gallery.attended(seat)):
            live.put(ChangeRequest(at, None, person, lambda sitting: holds.left(sitting, at)))

    # ---- questions

    async def info(
        self, table: str, person: Person | None = None, link_key: str | None = None, by_the_house: bool = False
    ) -> TableInfo:
        """What this person may know of a table; raises `Problem` where there is none, or not for them."""

        def answer(sitting: Sitting) -> TableInfo:
            if not by_the_house:
                sight.check_sight(sitting, person, link_key)
            return summary(sitting, person)

        return await self.look(table, answer)

    async def standings(self, table: str) -> dict[Person, int]:
        """Everyone's place in a game that is over; whoever left a seat to a bot comes after all who did not."""

        def places(sitting: Sitting) -> dict[Person, int]:
            outcome, chairs = sitting.book.outcome, sitting.book.chairs
            if outcome is None or sitting.book.status != "over":
                return {}
            stayed = [(not chair.by_bot(), -place) for chair, place in zip(chairs, outcome.places, strict=True)]
            seats = zip(chairs, ranked(stayed), strict=True)
            return {chair.person: place for chair, place in seats if chair.person is not None}

        return await self.look(table, places)

    # ---- for whoever puts the house on the network

    def tables_in_memory(self) -> int:
        """How many tables are in memory."""
        return len(self.in_memory)

    def when_over(self, hear: Callable[[TableInfo], None]) -> None:
        """Call this with every game that ends at this process."""
        self._over.append(hear)

    async def rotated(self, table: str) -> bool:
        """Do they sit there as in the game before, one seat on? Not if somebody else has come, or not everyone."""
        return await self.look(table, lambda sitting: rotated(sitting.book))

    async def seats_of(self, table: str) -> dict[Person, int]:
        """Who sits where."""
        return await self.look(table, lambda sitting: dict(sitting.seat_of))

    # ---- tables in memory

    def table(self, table: str) -> Table:
        """A table in memory; it is read from the store with its first request."""
        found = self.in_memory.get(table)
        if found is None:
            found = self.in_memory[table] = Table(self, table)
        return found

    async def _request(self, table: Table, make: Callable[[int, asyncio.Future[Any]], Request]) -> Any:
        answer: asyncio.Future[Any] = self.loop.create_future()
        table.put(make(self.now(), answer))
        return await answer

    async def _change(
        self, table: str, person: Person | None, lines: Callable[[Sitting, int], Sequence[lifecycle.Line]]
    ) -> TableInfo:
        now = self.now()
        changed: TableInfo = await self._request(
            self.table(table), lambda at, answer: ChangeRequest(at, answer, person, lambda sitting: lines(sitting, now))
        )
        return changed

    async def look(self, table: str, question: Callable[[Sitting], T]) -> T:
        """Answer a question about a table as it stands; raises `Problem`."""
        answer: T = await self._request(self.table(table), lambda at, answer: ReadRequest(at, answer, question))
        return answer

    def wake_soon(self, table: str) -> None:
        """Wake a table soon, so that what is due there happens."""
        self.table(table).put(RingRequest(self.now()))

    async def wake_and_wait(self, table: str) -> None:
        """Wake a table, and wait until what is due there has happened."""
        await self._request(self.table(table), RingRequest)

    def restored(self) -> None:
        """The whole store was replaced: read every table anew, and show everyone how it stands now."""
        for table in self.in_memory.values():
            table.put(ReloadRequest(self.now()))
        self.neighbours.tell_missed()

    def put_away(self, table: Table) -> None:
        """Forget a table; the store knows it."""
        if self.in_memory.get(table.id) is table:
            del self.in_memory[table.id]
            self.clocks.forget(table.id)
            self.bots.forget(table.id)

    async def tidy(self, now: int) -> None:
        """Put away tables that may sleep, and read what others have written."""
        for table in [table for table in self.in_memory.values() if now - table.used >= IDLE_MS]:
            if table.may_sleep(now + SOON_MS):
                await self._keep(table)
                if table.may_sleep(now + SOON_MS):
                    self.put_away(table)
        if self.shared and now - self._presence_told >= PRESENCE_MS:
            self._presence_told = now
            for table in self.in_memory.values():
                if table.gallery.watches:
                    table.gallery.tell_presence()
        await self.neighbours.read_behind()  # written by other processes, or by an admin's command

    async def _keep(self, table: Table) -> None:
        """Store the whole state, so that the table goes on from it and not from older lines."""
        saved = table.unsaved()
        if saved is not None:
            try:
                await self.store.keep_state(table.id, *saved)
            except Unavailable:
                return

    def stored(self, table: Table, draft: Draft) -> None:
        """This process has stored something: tell the clocks, the bots, the lobby, and other processes."""
        if draft.rows:
            notable = table.note_turn(draft)
            self.followed(table, draft, notable)
            if self.shared:
                self.news.tell(Bulletin(self.news.process, table.id, draft.rows[-1].n, notable))
            if draft.changed and draft.sitting.book.status == "over" and draft.sitting.book.ended == draft.rows[-1].at:
                self._tell_over(summary(draft.sitting))
        elif table.remind_bots:
            self.clocks.expect(table.id, draft.sitting.wakes())
        if draft.rows or table.remind_bots:
            self.bots.consider(table, draft.noticed)

    def _tell_over(self, info: TableInfo) -> None:
        for hear in self._over:
            try:
                hear(info)
            except Exception:
                logger.exception("a listener failed when a game was over", extra={"table": info.table})

    def followed(self, table: Table, draft: Draft, notable: bool) -> None:
        """A table has gone on, by this process or another: tell the clocks here and, if it is notable beyond the table,
        the lobby."""
        self.clocks.expect(table.id, draft.wakes)
        if notable:
            self.lobby.changed(draft.sitting, draft.changed)


def _read_contribution(contribution: str) -> str:
    if not is_contribution(contribution):
        raise problem("contribution-form")
    return contribution


__all__ = ["House", "Send", "Watch"]
