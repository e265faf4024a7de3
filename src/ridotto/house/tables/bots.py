"""Bots at tables: they think in worker processes, wait in real time, and never hold up the event loop.

How long one may think: `thinkers.py`. What it is asked, and how it answers: `bot_worker.py`.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import TypeAlias

from ridotto.core import Problem, Refused, encode

from .bot_pace import bot_plays_at
from .bot_worker import Question
from .requests import BotMoveRequest
from .table import Table
from .thinkers import Thinkers

TRIES = 3
"""After so many refused moves a bot plays the move of an idle player."""
SECOND_THOUGHTS = 2
"""How often a bot thinks again because something changed meanwhile; after that it plays what it has."""

Place: TypeAlias = tuple[str, int]
"""A table and a seat."""

logger = logging.getLogger(__name__)


class Bots:
    """The bots of all tables in this process. A bot is asked whenever something has changed that it can notice."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._asked: dict[Place, asyncio.Task[None]] = {}
        self._waiting: set[Place] = set()
        """The bots that have decided, and wait until it is time to play."""
        self._stale: set[Place] = set()
        """The bots for whom something has changed while they were thinking."""
        self._replaced: set[Place] = set()
        """Where an idle move stood in for a bot whose moves were refused: the log tells it once."""

    def stop(self) -> None:
        """Stop all bots that think or wait."""
        for task in self._asked.values():
            task.cancel()

    def pending(self) -> int:
        """How many bots think, or wait until it is time to play."""
        return len(self._asked)

    def forget(self, table: str) -> None:
        """This table sleeps; the store knows when its bots must be asked again."""
        for place in [place for place in self._waiting if place[0] == table]:
            self._asked[place].cancel()

    def consider(self, table: Table, noticed: Callable[[int], bool]) -> None:
        """Something has happened, or bots are to be reminded: ask every bot of this table that may act and could notice
        it."""
        if table.sitting is None:
            return
        for seat in table.sitting.bots_in_turn():
            place = (table.id, seat)
            task = self._asked.get(place)
            if task is None:
                if noticed(seat) or table.remind_bots:
                    self._ask(table, seat)
            elif noticed(seat):
                if place in self._waiting:
                    task.cancel()
                    self._ask(table, seat)
                else:
                    self._stale.add(place)

    def _ask(self, table: Table, seat: int) -> None:
        place = (table.id, seat)
        self._waiting.discard(place)
        self._stale.discard(place)
        task = asyncio.get_running_loop().create_task(self._play_on(table, seat))
        self._asked[place] = task
        bot = "" if table.sitting is None else table.sitting.book.chairs[seat].bot
        task.add_done_callback(lambda done: self._finished(place, bot, done))

    def _finished(self, place: Place, bot: str, task: asyncio.Task[None]) -> None:
        if self._asked.get(place) is task:
            del self._asked[place]
            self._waiting.discard(place)
            self._stale.discard(place)
        if not task.cancelled() and task.exception() is not None:
            about = {"table": place[0], "seat": place[1], "bot": bot}
            logger.error("the bot %s failed to play in seat %d", bot, place[1], exc_info=task.exception(), extra=about)

    async def _play_on(self, table: Table, seat: int) -> None:
        """Play for as long as the bot has something to do."""
        place = (table.id, seat)
        while await self._play(table.house.table(table.id), seat) or place in self._stale:
            self._stale.discard(place)

    async def _play(self, table: Table, seat: int) -> bool:
        """Think, wait, play; whatever is wrong with the bot, the game goes on. True if it has moved."""
        refusals = thoughts = 0
        while True:
            asked = table.house.now()
            decision = await self._decision(table, seat, refusals)
            if decision is None:
                return False
            move, wait_ms = decision
            if (table.id, seat) in self._stale and thoughts < SECOND_THOUGHTS:
                self._stale.discard((table.id, seat))
                thoughts += 1
                continue
            if move is None:
                if self._alone_at(table, seat):
                    await table.leave_bots_alone()
                return False
            await self._wait(table, seat, asked + wait_ms)
            try:
                return await self._put(table, seat, move)
            except Problem as problem:
                logger.info("a bot's move was refused: %s", problem, extra={"table": table.id, "seat": seat})
                refusals += 1
                if refusals > TRIES or (isinstance(problem, Refused) and problem.rule in ("STORE", "CLOSED")):
                    return False  # the clock will look at the table again
                if refusals == TRIES:
                    self._warn(table, seat, problem)

    def _warn(self, table: Table, seat: int, problem: Problem) -> None:
        """Say once for each table and seat that its bot plays what may not be played."""
        if table.sitting is None or (table.id, seat) in self._replaced:
            return
        self._replaced.add((table.id, seat))
        book = table.sitting.book
        bot, game = book.chairs[seat].bot, book.spec.game
        about = {"table": table.id, "seat": seat, "bot": bot, "game": game}
        told = "the moves of the bot %s of %s in seat %d are refused, an idle player's are made instead: %s"
        logger.warning(told, bot, game, seat, _said(problem), extra=about)

    async def _decision(self, table: Table, seat: int, refusals: int) -> tuple[bytes | None, int] | None:
        """What the bot would play and after how long; nothing if it may not act any more."""
        async with self._thinkers.lend(table.id) as thinker:
            question = self._question(table, seat)  # only now: others may have moved while it waited for a thinker
            if question is None:
                return None
            return await thinker.think(question) if refusals < TRIES else (b"", 0)

    def _question(self, table: Table, seat: int) -> Question | None:
        sitting = table.sitting
        if sitting is None or sitting.match is None or seat not in sitting.bots_in_turn():
            return None
        bot = sitting.book.chairs[seat].bot
        state = encode(sitting.match.state)
        return Question(table.game.name, bot, seat, table.house.now(), state, secrets.randbits(64))

    async def _wait(self, table: Table, seat: int, until: int) -> None:
        """Wait until the bot wants to play; where nobody waits for it, longer (`bot_pace.py`)."""
        if table.sitting is not None:
            until = bot_plays_at(table.sitting, seat, until)
        pause = until - table.house.now()
        if pause > 0:
            self._waiting.add((table.id, seat))
            await asyncio.sleep(pause / 1000)
            self._waiting.discard((table.id, seat))

    async def _put(self, table: Table, seat: int, move: bytes) -> bool:
        house = table.house
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        # the table may have been put away meanwhile, and read again
        house.table(table.id).put(BotMoveRequest(house.now(), answer, seat, move or None))
        return await asyncio.shield(answer)

    def _alone_at(self, table: Table, seat: int) -> bool:
        """Does no other bot of this table think or wait?"""
        return not any(other[0] == table.id and other[1] != seat for other in self._asked)


def _said(problem: Problem) -> str:
    return f"{problem.rule}, {problem.sentence()}" if isinstance(problem, Refused) else problem.sentence()
