"""The lobby: open tables, one's own tables, finished games, and who is told when they change."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Set
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from ridotto.core import Message, games
from ridotto.protocol.tables import LobbyChanged, MineChanged, Person, TableInfo, at_length

from ..store.base import Store, Unavailable
from ..store.schema import seated, tables
from .frame import Frame, Send
from .shelf import lacking
from .sitting import Sitting
from .summary import summary

GATHER_S = 0.25
"""News of other processes' tables are gathered for this long and read together."""

_info = msgspec.json.Decoder(TableInfo)
_FACE = (tables.c.info, tables.c.status, tables.c.due, tables.c.turn)


class Listener(NamedTuple):
    """Somebody who is told of changes; and, when some may have been missed, that they must look at everything again."""

    send: Send
    afresh: Callable[[], None]


class _Following:
    """Those who follow the lobby, or one person's tables, and which tables they know of."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()
        self.tables: set[str] = set()

    def push(self, frame: Frame) -> None:
        """Tell everyone."""
        for listener in tuple(self.listeners):
            try:
                listener.send(frame)
            except Exception:
                self.listeners.discard(listener)  # too slow: it subscribes again


class Lobby:
    """What the lobby and "my tables" show."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._lobby = _Following()
        self._people: dict[Person, _Following] = {}
        self._heard: set[str] = set()
        self._reading: asyncio.Task[None] | None = None

    def stop(self) -> None:
        """Tell nobody any more."""
        self._lobby = _Following()
        self._people.clear()
        if self._reading is not None:
            self._reading.cancel()

    # ---- questions

    async def open_tables(self, limit: int = 100) -> list[TableInfo]:
        """Public tables that can be entered, newest first."""
        ask = sa.select(*_FACE).where(tables.c.status == "open", tables.c.public, ~tables.c.reserved, _on_shelf())
        rows = await self._store.execute(ask.order_by(tables.c.opened.desc()).limit(limit))
        found = [_read(row) for row in rows]
        self._lobby.tables.update(info.table for info in found)
        return found

    async def running(self, limit: int = 50) -> list[TableInfo]:
        """Public tables that are being played, newest first: to be watched."""
        ask = sa.select(*_FACE).where(tables.c.status == "playing", tables.c.public, _on_shelf())
        rows = await self._store.execute(ask.order_by(tables.c.opened.desc()).limit(limit))
        found = [info for info in map(_read, rows) if _lacks(info) is None]
        self._lobby.tables.update(info.table for info in found)
        return found

    async def tables_of(self, person: Person, limit: int = 100) -> list[TableInfo]:
        """The tables this person sits at, those being played first, then newest first."""
        ask = (
            sa.select(*_FACE, seated.c.seat)
            .join(seated, seated.c.table_id == tables.c.id)
            .where(seated.c.person == person)
            .order_by(sa.case((tables.c.status.in_(("playing", "open")), 0), else_=1), tables.c.opened.desc())
            .limit(limit)
        )
        found = [_read(row, row.seat, entered=True) for row in await self._store.execute(ask)]
        if (following := self._people.get(person)) is not None:
            following.tables.update(info.table for info in found)
        return found

    async def finished(
        self,
        *,
        game: str | None = None,
        person: Person | None = None,
        before: tuple[int, str] | None = None,
        limit: int = 50,
        private: bool = False,
    ) -> list[TableInfo]:
        """Finished public games, or those of a person, newest first, page by page. With `private` also those by link:
        only for that person. `before` is `ended` and the id of the last table of the page before; of games that
        ended in the same millisecond the one with the highest id comes first."""
        ask = sa.select(*_FACE).where(tables.c.status == "over")
        if not private:
            ask = ask.where(tables.c.public)
        if person is not None:
            ask = ask.join(seated, seated.c.table_id == tables.c.id).where(seated.c.person == person)
        if game is not None:
            ask = ask.where(tables.c.game == game)
        if before is not None:
            ask = ask.where(sa.tuple_(tables.c.ended, tables.c.id) < sa.tuple_(*before))
        rows = await self._store.execute(ask.order_by(tables.c.ended.desc(), tables.c.id.desc()).limit(limit))
        return [_read(row) for row in rows]

    async def closed(self) -> list[TableInfo]:
        """Tables that are closed for repair, newest first."""
        ask = sa.select(*_FACE).where(tables.c.status == "closed").order_by(tables.c.opened.desc())
        return [_read(row) for row in await self._store.execute(ask)]

    # ---- news

    def subscribe_lobby(self, listener: Listener) -> Callable[[], None]:
        """Push changes of the lobby until the returned function is called."""
        return self._subscribe(self._lobby, listener)

    def subscribe_person(self, person: Person, listener: Listener) -> Callable[[], None]:
        """Push changes of a person's tables until the returned function is called."""
        following = self._people.setdefault(person, _Following())
        leave = self._subscribe(following, listener)

        def end() -> None:
            leave()
            if not following.listeners and self._people.get(person) is following:
                del self._people[person]

        return end

    def followers(self) -> int:
        """How many follow the lobby at this process."""
        return len(self._lobby.listeners)

    def _subscribe(self, following: _Following, listener: Listener) -> Callable[[], None]:
        following.listeners.add(listener)

        def end() -> None:
            following.listeners.discard(listener)
            if not following.listeners:
                following.tables.clear()

        return end

    def show_afresh(self) -> None:
        """Changes may have been missed: everyone looks at everything again."""
        for following in (self._lobby, *self._people.values()):
            for listener in tuple(following.listeners):
                listener.afresh()

    def changed(self, sitting: Sitting, table_too: bool) -> None:
        """A table has changed in a way that matters beyond it: tell those who follow."""
        if table_too and sitting.book.spec.public and self._lobby.listeners:
            self._push_lobby(summary(sitting))
        if not self._people:
            return
        theirs = {*sitting.seat_of, *(entrant.person for entrant in sitting.book.entrants)}
        left = self._left(sitting.book.table, theirs) if table_too else ()
        for person in (*(theirs & self._people.keys()), *left):
            self._push_mine(person, summary(sitting, person))

    def heard(self, table: str) -> None:
        """Another process has changed a table that is not in memory here."""
        if not self._lobby.listeners and not self._people:
            return
        self._heard.add(table)
        if self._reading is None:
            self._reading = asyncio.get_running_loop().create_task(self._read_heard())

    async def _read_heard(self) -> None:
        await asyncio.sleep(GATHER_S)
        heard, self._heard, self._reading = self._heard, set(), None
        people, wanted = list(self._people), list(heard)
        try:
            rows = await self._store.execute(sa.select(*_FACE).where(tables.c.id.in_(wanted)))
            sitters = await self._store.execute(
                sa.select(seated).where(seated.c.table_id.in_(wanted), seated.c.person.in_(people))
            )
        except Unavailable:
            return
        infos = {info.table: info for info in map(_read, rows)}
        for info in infos.values():
            if info.public:
                self._push_lobby(info)
        theirs: dict[str, set[Person]] = {table: set() for table in infos}
        for table, person, seat in sitters:
            theirs[table].add(person)
            self._push_mine(person, msgspec.structs.replace(infos[table], seat=seat, entered=True))
        for table, info in infos.items():
            for person in self._left(table, theirs[table]):
                self._push_mine(person, info)

    def _left(self, table: str, theirs: Set[Person]) -> list[Person]:
        """Those who have been told that this table is theirs, and do not sit there any more."""
        return [
            person for person, following in self._people.items() if table in following.tables and person not in theirs
        ]

    def _push_lobby(self, info: TableInfo) -> None:
        """Tell the lobby of a table that can be entered or watched, or could be until now."""
        if (info.reserved and info.status == "open") or info.game not in games():
            return
        info = _shortened(info)
        if info.status in ("open", "playing"):
            self._lobby.tables.add(info.table)
        elif info.table in self._lobby.tables:
            self._lobby.tables.discard(info.table)
        else:
            return
        self._lobby.push(Frame.of(LobbyChanged(now=self._now(), info=info)))

    def _push_mine(self, person: Person, info: TableInfo) -> None:
        if (following := self._people.get(person)) is not None:
            (following.tables.add if info.entered else following.tables.discard)(info.table)
            following.push(Frame.of(MineChanged(now=self._now(), info=_shortened(info))))


def _read(row: Any, seat: int | None = None, entered: bool = False) -> TableInfo:
    """The stored `TableInfo`, with those fields from columns of their own that change more often."""
    info = _info.decode(row.info)
    awaited = "all" if row.turn == "all" else tuple(int(number) for number in row.turn.split(",") if number)
    due = row.due if info.held is None else info.due
    read = msgspec.structs.replace(
        _shortened(info), status=row.status, due=due, awaited=awaited, turn=awaited, seat=seat, entered=entered
    )
    why = _lacks(read)
    return read if why is None else _waiting(read, why)


def _lacks(info: TableInfo) -> Message | None:
    """Why a table waits for its game, if it does."""
    return lacking(info.game, info.rules, info.status)


def _waiting(info: TableInfo, why: Message) -> TableInfo:
    """As it stands in lists while its game is missing: nobody is awaited, and if it is not over it says why."""
    shown = why if info.status in ("open", "playing") else info.why
    return msgspec.structs.replace(info, due=None, awaited=(), turn=(), why=shown)


def _on_shelf() -> sa.ColumnElement[bool]:
    """Is the game of the table one that the house has now?"""
    return tables.c.game.in_(list(games()))


def _shortened(info: TableInfo) -> TableInfo:
    """As it stands in lists: what somebody wrote at length, such as a whole pack, is shown with the table itself."""
    if not any(map(at_length, info.options.values())):
        return info
    short = {name: value for name, value in info.options.items() if not at_length(value)}
    return msgspec.structs.replace(info, options=short)
