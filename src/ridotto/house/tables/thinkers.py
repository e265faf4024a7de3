"""Processes that think for bots: at a lower priority than the house itself, lent to the tables in turn, and
stopped after `THINK_S`."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import TypeVar

from ..fair_queue import FairQueue
from .analysis_worker import Slice, SliceResult, advance
from .bot_worker import LESS_URGENT, Question, advise, decide, set_up_worker

THINK_S = 30.0
"""A bot that thinks longer than this plays the move of an idle player instead."""
SLICE_TIMEOUT_S = 300.0
"""A slice of an analysis that takes longer than this is given up. It needs about a second, but much longer on a busy
machine, because analyses have the lowest priority."""

T = TypeVar("T")
Q = TypeVar("Q")

logger = logging.getLogger(__name__)


class Thinker:
    """One process that thinks for bots, one thought at a time; a thought that takes too long is ended by killing the
    process."""

    def __init__(self, niceness: int) -> None:
        self._niceness = niceness
        self._pool: ProcessPoolExecutor | None = None

    @property
    def pids(self) -> list[int]:
        """The ids of its process: none before its first thought."""
        return [] if self._pool is None else list(self._pool._processes or {})

    async def think(self, question: Question) -> tuple[bytes | None, int]:
        """What the bot decides; one that fails or never ends plays the move of an idle player (empty bytes)."""
        return await self._answer(decide, question) or (b"", 0)

    async def advise(self, question: Question) -> bytes | None:
        """What the bot would do in somebody's place and why, as JSON; nothing if it fails or never ends."""
        return await self._answer(advise, question)

    async def advance(self, slice: Slice) -> SliceResult | None:
        """The result of a slice of an analysis; nothing if it fails or never ends."""
        return await self._answer(advance, slice, SLICE_TIMEOUT_S)

    async def _answer(self, think: Callable[[Q], T], question: Q, seconds: float | None = None) -> T | None:
        limit = seconds or THINK_S
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, get_context("spawn"), set_up_worker, (self._niceness,))
        try:
            thought = asyncio.get_running_loop().run_in_executor(self._pool, think, question)
            return await asyncio.wait_for(thought, limit)
        except TimeoutError:
            logger.error("%s did not answer within %g seconds", _name(question), limit, extra=_about(question))
            self.close()
        except BrokenProcessPool:
            logger.error("%s did not answer: its process has ended", _name(question), extra=_about(question))
            self.close()
        except Exception:
            logger.exception("%s failed", _name(question), extra=_about(question))
        return None

    def close(self) -> None:
        """End the process, and the thought with it."""
        pool, self._pool = self._pool, None
        if pool is not None:
            processes = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()  # even one that is stopped


def _name(question: object) -> str:
    return f"the bot {question.bot} of {question.game}" if isinstance(question, Question) else "an analysis"


def _about(question: object) -> dict[str, str]:
    return {"bot": question.bot, "game": question.game} if isinstance(question, Question) else {}


class Thinkers(FairQueue[Thinker]):
    """A number of thinkers, lent to tables in turn: a table with many bots gets no more than its share."""

    def __init__(self, count: int, niceness: int = LESS_URGENT) -> None:
        super().__init__(Thinker(niceness) for _ in range(count))
        self.niceness = niceness

    def close(self) -> None:
        """End all thinkers."""
        for thinker in self.things:
            thinker.close()
