"""Round robin between owners for something scarce: each owner's requests queue behind each other."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """A pool of things that are lent out. A free one goes to whoever's turn it is, however often others have asked."""

    def __init__(self, things: Iterable[T]) -> None:
        self.things = tuple(things)
        self._free = list(self.things)
        self._waiting: dict[str, deque[asyncio.Future[T]]] = {}
        """The waiting requests of each owner; the owner whose turn is next comes first."""

    @property
    def awaited(self) -> bool:
        """Does anybody wait for their turn?"""
        return bool(self._waiting)

    @asynccontextmanager
    async def lend(self, who: str) -> AsyncIterator[T]:
        """Borrow one of the things, once it is this owner's turn."""
        thing = await self._wait_for_one(who)
        try:
            yield thing
        finally:
            self._give_back(thing)

    async def _wait_for_one(self, who: str) -> T:
        if self._free:
            return self._free.pop()
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give_back(turn.result())
            raise

    def _give_back(self, thing: T) -> None:
        while self._waiting:
            who = next(iter(self._waiting))
            waiting = self._waiting.pop(who)
            turn = waiting.popleft()
            if waiting:
                self._waiting[who] = waiting  # behind all the others
            if not turn.done():
                turn.set_result(thing)
                return
        self._free.append(thing)
