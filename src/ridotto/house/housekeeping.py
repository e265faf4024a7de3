"""Housekeeping: what nobody will ever need again is cleared away, a little every day.

Tables that were played, their logs and records are kept for good.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from sqlalchemy import Select, delete, exists, select

from ridotto.core import Problem

from .house import House
from .people import schema
from .people.people import People
from .store.base import Unavailable
from .store.queries import Queries
from .store.schema import seated, tables
from .times import DAY_MS

logger = logging.getLogger(__name__)

GUEST_FORGOTTEN_AFTER = 30 * DAY_MS
"""A guest who has not been seen for this long and left nothing behind is forgotten."""
TABLE_ABANDONED_AFTER = 30 * DAY_MS
"""A table that has not begun by then is abandoned, whoever sits there."""
GUESTS_AT_ONCE = 500
"""How many guests are deleted in one transaction: few enough that nobody waits long for the database."""


class Housekeeping:
    """Clears away expired sessions, guests who came in once and never did anything, and tables that nobody began."""

    def __init__(self, house: House, queries: Queries, people: People) -> None:
        self._house = house
        self._queries = queries
        self._people = people

    async def keep_tidy(self) -> None:
        """Tidy up every day, for as long as the house is open."""
        while True:
            try:
                await self.tidy_up()
            except (Unavailable, Problem) as error:
                logger.warning("the daily cleanup failed: %s", error)
            except Exception:
                logger.exception("the daily cleanup failed")
            await asyncio.sleep(DAY_MS / 1000)

    async def tidy_up(self) -> None:
        """Delete what is not needed any more."""
        sessions = schema.sessions
        await self._queries.execute(delete(sessions).where(sessions.c.expires_at <= self._people.now()))
        while idle := await self._queries.execute(self._idle().limit(GUESTS_AT_ONCE)):
            await self._forget([row["id"] for row in idle])
        for row in await self._queries.execute(self._abandoned()):
            await self._house.abandon(row["id"])

    def _abandoned(self) -> Select[tuple[str]]:
        """Tables that were opened long ago, have not begun, and will not begin at a set time."""
        long_ago = self._house.now() - TABLE_ABANDONED_AFTER
        return select(tables.c.id).where(tables.c.status == "open", tables.c.due.is_(None), tables.c.opened < long_ago)

    def _idle(self) -> Select[tuple[str]]:
        """Guests who have not been seen for long, have no session or token, sit at no table and have said nothing."""
        people = schema.people.c
        traces = (schema.sessions.c.person, schema.tokens.c.person, schema.chat_lines.c.person, seated.c.person)
        return select(people.id).where(
            people.kind == "guest",
            people.seen_at < self._people.now() - GUEST_FORGOTTEN_AFTER,
            *(~exists().where(person == people.id) for person in traces),
        )

    async def _forget(self, guests: Sequence[str]) -> None:
        """Delete those of these guests who are still idle."""
        people, mutes = schema.people, schema.mutes
        gone = delete(people).where(people.c.id.in_(guests), people.c.id.in_(self._idle()))
        of_theirs = delete(mutes).where(mutes.c.person.in_(guests), mutes.c.person.not_in(select(people.c.id)))
        await self._queries.execute(gone, of_theirs)
