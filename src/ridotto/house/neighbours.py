"""The other processes on the same store: what they tell this one, and what it tells them. How it travels: `news.py`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

from ridotto.protocol.tables import Person

from .news import Bulletin, News
from .store.base import Store, Unavailable
from .tables.lobby import Lobby
from .tables.requests import CatchUpRequest
from .tables.table import Table

TABLES_PER_QUERY = 500
"""For how many tables one query asks the store how far they are."""


class Neighbours:
    """Hears from other processes what they have stored, and lets the tables in memory here follow."""

    def __init__(
        self, news: News, store: Store, lobby: Lobby, in_memory: Mapping[str, Table], now: Callable[[], int]
    ) -> None:
        self._news, self._store, self._lobby = news, store, lobby
        self._in_memory, self._now = in_memory, now
        self._chores: set[asyncio.Task[Any]] = set()
        self._listeners: list[tuple[Callable[[Bulletin], None], Callable[[], None]]] = []

    async def start(self) -> None:
        """Start listening."""
        await self._news.start(self._hear, self._read_everything)

    async def stop(self) -> None:
        """Stop listening."""
        await self._news.stop()
        for chore in self._chores:
            chore.cancel()

    # ---- people

    def listen(self, hear: Callable[[Bulletin], None], missed: Callable[[], None]) -> None:
        """Call `hear` with every bulletin about people, and `missed` when some bulletins may have been lost."""
        self._listeners.append((hear, missed))

    def tell_said(self, table: str, row: int) -> None:
        """Tell them of a new line of chat by its row."""
        self._news.tell(Bulletin(self._news.process, table, said=row))

    def tell_rated(self, table: str) -> None:
        """Tell them that a game was scored."""
        self._news.tell(Bulletin(self._news.process, table, rated=True))

    def tell_changed(self, person: Person) -> None:
        """Tell them that something about a person has changed."""
        self._news.tell(Bulletin(self._news.process, "", person=person))

    # ---- tables

    def _hear(self, bulletin: Bulletin) -> None:
        table = self._in_memory.get(bulletin.table)
        if bulletin.said or bulletin.person or bulletin.rated:
            for hear, _missed in self._listeners:
                hear(bulletin)
        elif bulletin.here is not None:
            if table is not None:
                table.gallery.remote(bulletin.process, bulletin.here)
        elif table is not None:
            self._catch_up(table, bulletin.n)
        elif bulletin.notable:
            self._lobby.heard(bulletin.table)

    def _catch_up(self, table: Table, n: int) -> None:
        if table.behind(n):
            table.put(CatchUpRequest(self._now()))

    def _read_everything(self) -> None:
        self.tell_missed()
        task = asyncio.get_running_loop().create_task(self.read_behind())
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)

    def tell_missed(self) -> None:
        """Some bulletins may be lost: everyone who shows lists or chat reads them again."""
        self._lobby.show_afresh()
        for _hear, missed in self._listeners:
            missed()

    async def read_behind(self) -> None:
        """Read the new lines of every table in memory that other processes have gone on with."""
        watched = list(self._in_memory)
        for start in range(0, len(watched), TABLES_PER_QUERY):
            try:
                tips = await self._store.tips(watched[start : start + TABLES_PER_QUERY])
            except Unavailable:
                return
            for id, n in tips.items():
                table = self._in_memory.get(id)
                if table is not None:
                    self._catch_up(table, n)
