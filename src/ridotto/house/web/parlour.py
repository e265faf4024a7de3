"""The parlour: carries what is said at a table to everyone there who may hear it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from ..chat import Chat
from ..forms import TableInfo
from ..people import Visitor
from ..wire import ChatLine
from .limits import Buckets
from .metrics import Metrics
from .settings import Settings


class Ear(Protocol):
    """Somebody at a table."""

    def hear(self, line: ChatLine) -> None:
        """Take a line, at once; whether it may be heard is decided in order with everything else that is sent."""


class Parlour:
    """Who listens at which table in this process."""

    def __init__(self, chat: Chat, buckets: Buckets, settings: Settings, metrics: Metrics) -> None:
        self._chat = chat
        self._buckets = buckets
        self._settings = settings
        self._metrics = metrics
        self._ears: dict[str, set[Ear]] = {}
        self.spread: Callable[[str, int], None] | None = None
        """Tells the other processes of a line: its table and number."""

    def sit(self, table: str, ear: Ear) -> None:
        """Listen at a table."""
        self._ears.setdefault(table, set()).add(ear)

    def rise(self, table: str, ear: Ear) -> None:
        """Listen no more."""
        ears = self._ears.get(table, set())
        ears.discard(ear)
        if not ears:
            self._ears.pop(table, None)

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
        self._tell(info.table, line)
        if self.spread is not None:
            self.spread(info.table, line.id)
        return line

    async def heard_elsewhere(self, table: str, number: int) -> None:
        """Another process has stored a line."""
        if table in self._ears and (line := await self._chat.line(table, number)) is not None:
            self._tell(table, line)

    def _tell(self, table: str, line: ChatLine) -> None:
        for ear in tuple(self._ears.get(table, ())):
            ear.hear(line)
