"""The parlour: carries what is said at a table to everyone there who may hear it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Set
from typing import Protocol

from ..chat import Chat
from ..forms import TableInfo
from ..people import Visitor
from ..store.base import Lost
from ..wire import ChatLine
from .limits import Buckets
from .metrics import Metrics
from .settings import Settings

log = logging.getLogger("ridotto.house.web")

AGAIN_S = 1.0
"""How long to wait before a lost store is asked again what was said."""
REMEMBERED, SPARE = 1000, 100
"""Lines of a table that are remembered as told, for a bulletin may come twice; and how many more before some are
forgotten."""
AT_ONCE = 100
"""Tables that are asked about together."""


class Ear(Protocol):
    """Somebody at a table."""

    def hear(self, line: ChatLine) -> None:
        """Take a line, at once; whether it may be heard is decided in order with everything else that is sent."""


class _Circle:
    """Everyone who listens at one table in this process, and what they have been told."""

    def __init__(self, newest: int) -> None:
        self.ears: set[Ear] = set()
        self.told: set[int] = set()
        self.wanted: set[int] = set()
        """Lines that other processes say they have stored."""
        self.after = newest
        """Every line up to this one was told, or said before anybody listened."""
        self._read = newest

    def tell(self, line: ChatLine) -> None:
        """Let everyone hear a line, once."""
        if line.id not in self.told:
            self.told.add(line.id)
            for ear in tuple(self.ears):
                ear.hear(line)

    def caught_up(self, wanted: Set[int], newest: int) -> None:
        """Everything stored up to now has been told.

        A line may have got its number before another and be stored after it, so every stretch is read twice.
        """
        self.wanted -= wanted
        self.after, self._read = self._read, max(newest, self._read)
        if self.full():
            newest_told = sorted(self.told)[-REMEMBERED:]
            self.told = {*newest_told, *(number for number in self.told if number > self.after)}

    def full(self) -> bool:
        """Is so much remembered that the store should be asked whether it was all, to forget some of it?"""
        return len(self.told) > REMEMBERED + SPARE


class Parlour:
    """Who listens at which table in this process."""

    def __init__(self, chat: Chat, buckets: Buckets, settings: Settings, metrics: Metrics) -> None:
        self._chat = chat
        self._buckets = buckets
        self._settings = settings
        self._metrics = metrics
        self._circles: dict[str, _Circle] = {}
        self._behind: dict[str, None] = {}
        """Tables where something may have been said that was not heard here."""
        self._reading: asyncio.Task[None] | None = None
        self.spread: Callable[[str, int], None] | None = None
        """Tells the other processes of a line: its table and number."""

    async def sit(self, table: str, ear: Ear) -> None:
        """Listen at a table: to everything that is said from now on."""
        if table not in self._circles:
            newest = await self._chat.newest(table)
            self._circles.setdefault(table, _Circle(newest))
        self._circles[table].ears.add(ear)

    def rise(self, table: str, ear: Ear) -> None:
        """Listen no more."""
        if (circle := self._circles.get(table)) is not None:
            circle.ears.discard(ear)
            if not circle.ears:
                del self._circles[table]

    async def say(self, info: TableInfo, visitor: Visitor, text: str, client: str) -> ChatLine:
        """Store a line, then let everyone hear it; the same id again is the same line. Raises `Problem`."""
        if (before := await self._chat.said(info.table, visitor.id, client)) is not None:
            return before
        if self._settings.limits is not None:
            self._buckets.take("chat", visitor.id, self._settings.limits.chat)
        line = await self._chat.say(info, visitor.id, text, client)
        if line is None:  # the same id twice at once
            return await self.say(info, visitor, text, client)
        self._metrics.said()
        if (circle := self._circles.get(info.table)) is not None:
            circle.tell(line)
            if circle.full():
                self._read_soon(info.table)
        if self.spread is not None:
            self.spread(info.table, line.id)
        return line

    # ---- what is said at other processes

    def heard_elsewhere(self, table: str, number: int) -> None:
        """Another process has stored a line."""
        circle = self._circles.get(table)
        if circle is not None and number not in circle.told:
            circle.wanted.add(number)
            self._read_soon(table)

    def missed(self) -> None:
        """Other processes may have stored lines without our hearing of it."""
        if self._circles:
            self._read_soon(*self._circles)

    def close(self) -> None:
        """Nobody listens any more."""
        self._circles.clear()
        if self._reading is not None:
            self._reading.cancel()

    def _read_soon(self, *tables: str) -> None:
        self._behind.update(dict.fromkeys(tables))
        if self._reading is None:
            self._reading = asyncio.get_running_loop().create_task(self._read_on())

    async def _read_on(self) -> None:
        """Catch up until nothing is left: one reading after the other, so that lines are told in order."""
        try:
            while self._behind:
                tables = list(self._behind)[:AT_ONCE]
                for table in tables:
                    del self._behind[table]
                try:
                    await self._catch_up({table: self._circles[table] for table in tables if table in self._circles})
                except Lost as error:
                    log.warning("what was said cannot be read: %s", error)
                    self._behind.update(dict.fromkeys(tables))
                    await asyncio.sleep(AGAIN_S)
        except Exception:
            log.exception("what was said was not read")
        finally:
            self._reading = None

    async def _catch_up(self, circles: dict[str, _Circle]) -> None:
        marks = {table: (circle.after, frozenset(circle.wanted)) for table, circle in circles.items()}
        newest = {table: after for table, (after, _wanted) in marks.items()}
        for table, line in await self._chat.unheard(marks):
            circles[table].tell(line)
            newest[table] = max(newest[table], line.id)
        for table, circle in circles.items():
            circle.caught_up(marks[table][1], newest[table])
