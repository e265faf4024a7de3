"""Processes that think for bots: at a lower priority than the house itself, and lent to the tables in turn."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import AsyncIterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from multiprocessing import get_context

from .bot_worker import Question, decide, serve_the_house

THINK_S = 30.0
"""A bot that thinks longer than this plays the move of an idle player instead."""

logger = logging.getLogger(__name__)


class Thinker:
    """One process that thinks for bots, one thought at a time; if a thought does not end, the process does."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, question: Question) -> tuple[bytes | None, int]:
        """What the bot decides; one that fails or never ends plays the move of an idle player (empty bytes)."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, get_context("spawn"), serve_the_house)
        try:
            thought = asyncio.get_running_loop().run_in_executor(self._pool, decide, question)
            return await asyncio.wait_for(thought, THINK_S)
        except (TimeoutError, BrokenProcessPool) as error:
            logger.error("a bot did not answer: %s", type(error).__name__)
            self.close()
        except Exception:
            logger.exception("a bot failed", extra={"bot": question.bot, "game": question.game})
        return b"", 0

    def close(self) -> None:
        """Think no longer."""
        pool, self._pool = self._pool, None
        if pool is not None:
            processes = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()  # even one that stands still


class Thinkers:
    """So many thinkers. A free one goes to the table whose turn it is: one with many bots waits as often as others."""

    def __init__(self, count: int) -> None:
        self._all = [Thinker() for _ in range(count)]
        self._free = list(self._all)
        self._waiting: dict[str, deque[asyncio.Future[Thinker]]] = {}
        """Who waits at each table; the table whose turn is next comes first."""

    @asynccontextmanager
    async def lend(self, table: str) -> AsyncIterator[Thinker]:
        """A thinker for one thought of a bot at this table, once it is its turn."""
        thinker = await self._wait_for_one(table)
        try:
            yield thinker
        finally:
            self._give_back(thinker)

    async def _wait_for_one(self, table: str) -> Thinker:
        if self._free:
            return self._free.pop()
        turn: asyncio.Future[Thinker] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(table, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give_back(turn.result())
            raise

    def _give_back(self, thinker: Thinker) -> None:
        while self._waiting:
            table = next(iter(self._waiting))
            waiting = self._waiting.pop(table)
            turn = waiting.popleft()
            if waiting:
                self._waiting[table] = waiting  # behind all the others
            if not turn.done():
                turn.set_result(thinker)
                return
        self._free.append(thinker)

    def close(self) -> None:
        """Let nobody think any longer."""
        for thinker in self._all:
            thinker.close()
