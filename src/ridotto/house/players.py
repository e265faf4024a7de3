"""Bots at tables: they think in worker processes, wait in real time, and never hold up the event loop."""

from __future__ import annotations

import asyncio
import logging
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import TYPE_CHECKING

from ridotto.core import Problem, encode

from .errands import BotMove
from .thinking import Question, decide, leave_signals_to_the_house

if TYPE_CHECKING:
    from .table import LiveTable

THINK_S = 30.0
"""A bot that thinks longer than this plays the move of an idle player instead."""
TRIES = 3

logger = logging.getLogger(__name__)


class Players:
    """The bots of all tables in this process."""

    def __init__(self, workers: int = 1) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._thinking: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._waiting: set[tuple[str, int]] = set()
        """Those who have decided to wait: they are asked again when something changes that they can notice."""

    def stop(self) -> None:
        """Let nobody think any longer."""
        for task in self._thinking.values():
            task.cancel()
        self._close()

    def _close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            processes = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()

    def consider(self, table: LiveTable) -> None:
        """Ask every bot of this table that may act now; one that still thinks is left to it."""
        sitting = table.sitting
        if sitting is None:
            return
        for seat in sitting.bots_in_turn():
            chair = (table.id, seat)
            task = self._thinking.get(chair)
            if task is not None and chair in self._waiting:
                task.cancel()
                task = None
            if task is None:
                self._ask(table, seat)

    def _ask(self, table: LiveTable, seat: int) -> None:
        chair = (table.id, seat)
        task = asyncio.get_running_loop().create_task(self._play(table, seat))
        self._thinking[chair] = task
        self._waiting.discard(chair)
        task.add_done_callback(lambda done: self._finished(chair, done))

    def _finished(self, chair: tuple[str, int], task: asyncio.Task[None]) -> None:
        if self._thinking.get(chair) is task:
            del self._thinking[chair]
            self._waiting.discard(chair)
        if not task.cancelled() and task.exception() is not None:
            logger.error("a bot could not play", exc_info=task.exception(), extra={"table": chair[0]})

    async def _play(self, table: LiveTable, seat: int) -> None:
        """Think, wait, play; whatever is wrong with the bot, the game goes on."""
        loop = asyncio.get_running_loop()
        for attempt in range(TRIES):
            asked = loop.time()
            question = self._question(table, seat)
            if question is None:
                return
            move, wait_ms = await self._decision(question) if attempt < TRIES - 1 else (b"", 0)
            if move is None:
                return
            pause = asked + wait_ms / 1000 - loop.time()
            if pause > 0:
                self._waiting.add((table.id, seat))
                await asyncio.sleep(pause)
                self._waiting.discard((table.id, seat))
            answer: asyncio.Future[bool] = loop.create_future()
            # the table may have been put away meanwhile, and read again
            table.house.table(table.id).put(BotMove(table.house.now(), answer, seat, move or None))
            try:
                await asyncio.shield(answer)
            except Problem as problem:
                logger.info("a bot was refused: %s", problem, extra={"table": table.id})
            else:
                return

    def _question(self, table: LiveTable, seat: int) -> Question | None:
        sitting = table.sitting
        if sitting is None or sitting.match is None or seat not in sitting.bots_in_turn():
            return None
        bot = sitting.book.chairs[seat].bot
        state = encode(sitting.match.state)
        return Question(table.game.name, bot, seat, table.house.now(), state, secrets.randbits(64))

    async def _decision(self, question: Question) -> tuple[bytes | None, int]:
        """What the bot decides; one that fails or never ends plays the move of an idle player (empty bytes)."""
        if self._pool is None:
            context = get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, context, leave_signals_to_the_house)
        pool = self._pool
        try:
            thought = asyncio.get_running_loop().run_in_executor(pool, decide, question)
            return await asyncio.wait_for(thought, THINK_S)
        except (TimeoutError, BrokenProcessPool) as error:
            logger.error("a bot did not answer: %s", type(error).__name__)
            if pool is self._pool:
                self._close()
        except Exception:
            logger.exception("a bot failed", extra={"bot": question.bot, "game": question.game})
        return b"", 0
