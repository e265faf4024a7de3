"""Chat fan-out: carries what is said at a table to everyone there who may hear it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol

from ridotto.protocol.api import ChatLine
from ridotto.protocol.tables import TableInfo

from ..people.chat import Chat, SpokenLine
from ..people.people import Visitor
from ..store.base import Unavailable
from .limits import RateLimits
from .metrics import Metrics

logger = logging.getLogger("ridotto.house.web")

RETRY_S = 1.0
"""How long to wait before new lines are read again after the database was unavailable."""
TABLES_PER_QUERY = 100
"""How many tables are asked about in one query."""


class Ear(Protocol):
    """Somebody at a table."""

    def hear(self, line: ChatLine) -> None:
        """Take a line without waiting. Whether this one may hear it is decided when it is sent, in order with all
        else."""


class _Circle:
    """Everyone who listens at one table in this process."""

    def __init__(self, newest: int) -> None:
        self.ears: set[Ear] = set()
        self.after = newest
        """Every line up to this row has been told, or was said before anybody listened."""
        self.doubtful = False
        """Set when the database may have been restored: `after` is unreliable."""

    def tell(self, spoken: SpokenLine) -> None:
        """Tell everyone a line, once."""
        if spoken.row > self.after:
            self.after = spoken.row
            for ear in tuple(self.ears):
                ear.hear(spoken.line)


class ChatFanout:
    """Who listens at which table in this process."""

    def __init__(self, chat: Chat, rate_limits: RateLimits, metrics: Metrics) -> None:
        self._chat = chat
        self._rate_limits = rate_limits
        self._metrics = metrics
        self._circles: dict[str, _Circle] = {}
        self._behind: dict[str, None] = {}
        """Tables with lines that may not have been told here yet."""
        self._reading: asyncio.Task[None] | None = None
        self.spread: Callable[[str, int], None] | None = None
        """Tells the other processes of a line: its table and row."""

    async def subscribe(self, table: str, ear: Ear) -> None:
        """Hand every line of a table to this ear from now on. Whether it may be heard is decided when it is sent."""
        if table not in self._circles:
            newest = await self._chat.newest(table)
            self._circles.setdefault(table, _Circle(newest))
        self._circles[table].ears.add(ear)

    def unsubscribe(self, table: str, ear: Ear) -> None:
        """Send nothing more to this one."""
        if (circle := self._circles.get(table)) is not None:
            circle.ears.discard(ear)
            if not circle.ears:
                del self._circles[table]

    async def say(self, info: TableInfo, visitor: Visitor, text: str, client: str) -> ChatLine:
        """Store a line, then tell everyone. If it comes again with the same id, it is said once. Raises `Problem`."""
        if (before := await self._chat.said(info.table, visitor.id, client)) is not None:
            return before
        self._rate_limits.take("chat", visitor.id)
        spoken = await self._chat.say(info, visitor.id, text, client)
        if spoken is None:  # the same id twice at once
            return await self.say(info, visitor, text, client)
        self._metrics.said()
        if self.spread is not None:
            self.spread(info.table, spoken.row)
        await self._heard_here(info.table)
        return spoken.line

    async def _heard_here(self, table: str) -> None:
        """Tell a stored line in this process too, by reading it from the database as other processes do, so that all
        hear the same order."""
        if table in self._circles:
            await asyncio.wait([self._read_soon(table)], timeout=RETRY_S)

    # ---- what is said at other processes

    def heard_elsewhere(self, table: str, row: int) -> None:
        """Another process has stored a line."""
        circle = self._circles.get(table)
        if circle is not None and row > circle.after:
            self._read_soon(table)

    def missed(self) -> None:
        """Bulletins may have been lost, or the whole store was replaced: read on at every table."""
        for circle in self._circles.values():
            circle.doubtful = True
        if self._circles:
            self._read_soon(*self._circles)

    def close(self) -> None:
        """Stop reading."""
        self._circles.clear()
        if self._reading is not None:
            self._reading.cancel()

    def _read_soon(self, *tables: str) -> asyncio.Task[None]:
        self._behind.update(dict.fromkeys(tables))
        if self._reading is None:
            self._reading = asyncio.get_running_loop().create_task(self._read_on())
        return self._reading

    async def _read_on(self) -> None:
        """Read new lines until there are none, one query after the other, so that lines are told in order."""
        try:
            while self._behind:
                tables = list(self._behind)[:TABLES_PER_QUERY]
                for table in tables:
                    del self._behind[table]
                try:
                    await self._catch_up({table: self._circles[table] for table in tables if table in self._circles})
                except Unavailable as error:
                    logger.warning("new chat lines could not be loaded: %s", error)
                    self._behind.update(dict.fromkeys(tables))
                    await asyncio.sleep(RETRY_S)
        except Exception:
            logger.exception("new chat lines could not be loaded")
        finally:
            self._reading = None

    async def _catch_up(self, circles: dict[str, _Circle]) -> None:
        for table, circle in circles.items():
            if circle.doubtful:
                circle.after = min(circle.after, await self._chat.newest(table))
                circle.doubtful = False
        for table, spoken in await self._chat.unheard({table: circle.after for table, circle in circles.items()}):
            circles[table].tell(spoken)
