"""What an admin does, with or without a running house. The commands: `cli/admin.py`; the page: `web/routes/admin.py`.

It writes to the same store. A running house notices: at the next request of a person, at the next check of those who
hold a WebSocket, at the next heartbeat for tables.
"""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from ridotto.core import Problem
from ridotto.protocol.personal_data import ReportWritten
from ridotto.protocol.tables import HOUSE, TableInfo

from . import leaving
from .house import House
from .news import News
from .people.chat import Chat
from .people.people import People, Visitor
from .people.sessions import Sessions
from .store.base import Store, Unavailable
from .store.queries import Queries
from .times import DAY_MS
from .typed_text import read_reason

EVERY_REPORT = 1_000_000


class Admin:
    """Resets passwords, bans people, settles reports, closes and repairs tables."""

    def __init__(self, store: Store, news: News | None = None) -> None:
        queries = Queries(store)
        self.people = People(queries)
        self.chat = Chat(queries, self.people)
        self._sessions = Sessions(self.people)
        self._house = House(store, news)

    async def reset_password(self, name: str) -> str:
        """Give an account a new password, and end all its sessions."""
        visitor = await self._named(name)
        if visitor.kind != "account":
            raise Problem("account-needed").within(HOUSE)
        password = secrets.token_urlsafe(12)
        await self.people.set_password(visitor.id, password)
        await self._sessions.close_all(visitor.id)
        return password

    async def ban(self, name: str, days: int, reason: str) -> None:
        """Ban somebody for so many days."""
        told = read_reason(reason)
        visitor = await self._named(name)
        await self.people.ban(visitor.id, self.people.now() + days * DAY_MS, told)

    async def pardon(self, name: str) -> None:
        """End a ban."""
        await self.people.pardon((await self._named(name)).id)

    async def appoint(self, name: str) -> None:
        """Let an account look after the house over its pages."""
        visitor = await self._named(name)
        if visitor.kind != "account":
            raise Problem("admin-account").within(HOUSE)
        await self.people.set_admin(visitor.id, True)

    async def dismiss(self, name: str) -> None:
        """The account looks after the house no longer."""
        await self.people.set_admin((await self._named(name)).id, False)

    async def close_table(self, table: str, why: str) -> TableInfo:
        """Close a table for repair."""
        return await self._house.close(table, read_reason(why))

    async def repair_table(self, table: str) -> TableInfo:
        """Let a closed table go on from where it stood."""
        return await leaving.repair_table(self._house, self.people, table)

    async def reports(self, *, settled: bool = False) -> Sequence[tuple[ReportWritten, str, str]]:
        """What was reported, by whom, about whom."""
        found = await self.chat.reports(settled=settled, limit=EVERY_REPORT)
        names = await self.people.names(
            {person for report in found for person in (report.reporter, report.person)}, "en"
        )
        return [(report, names[report.reporter], names[report.person]) for report in found]

    async def settle(self, report: int) -> None:
        """Mark a report as looked into."""
        await self.chat.settle(report)

    async def _named(self, name: str) -> Visitor:
        visitor = await self.people.named(name)
        if visitor is None:
            raise Problem("person-unknown", name=name[:80]).within(HOUSE)
        return visitor

    def close(self) -> None:
        """Stop the bots of this process."""
        self._house.bots.stop()


@asynccontextmanager
async def open_admin(store: Store, news: News | None = None) -> AsyncIterator[Admin]:
    """The admin commands on a store; raises `Problem` where the store cannot be used."""
    try:
        await store.start()
    except Unavailable as lost:
        raise Problem("store-lost", why=str(lost)).within(HOUSE) from None
    opened = Admin(store, news)
    try:
        yield opened
    except Unavailable as lost:
        raise Problem("store-lost", why=str(lost)).within(HOUSE) from None
    finally:
        opened.close()
        await store.stop()
