"""What a table in memory is asked to do, one thing after another: each is judged on the table as it stands then.

What people ask, such as a move: `asks.py`.
"""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from enum import IntEnum
from typing import Any, ClassVar, Protocol

from ridotto.core import Game, Problem, Refused
from ridotto.protocol.tables import HOUSE, Done, Person, RefusedAnswer

from . import lifecycle, sight
from .answers import Answers
from .draft import Draft
from .gallery import Watch
from .sitting import Sitting
from .summary import summary


class Freshness(IntEnum):
    """How much of what is stored must be read before a request is judged. In a batch the strictest wish holds for
    all."""

    AS_KNOWN = 0
    """What is in memory is enough: if that is stale, storing raises `Conflict`, and the request is judged again."""
    IF_OVERTAKEN = 1
    """Ask the store whether another process has stored more lines, and read those."""
    NEWEST = 2
    """Read the lines that another process is known to have stored."""
    RELOAD = 3
    """Read everything again: nothing in memory is true any more."""


class TableForRequests(Protocol):
    """What a request needs of the table it is put to."""

    remind_bots: bool
    answers: Answers

    @property
    def game(self) -> Game:
        """The game that is played here."""

    async def recall(self) -> None:
        """Read the last lines of the log into memory."""

    async def look_back(self) -> None:
        """Read the states into memory that an undo may go back to."""

    async def was_done(self, person: Person, client: str) -> bool:
        """Is a command with this id in the log?"""

    def attach(self, attach: AttachRequest, sitting: Sitting) -> None:
        """Let somebody watch from now on."""


class Request:
    """Something to be done at a table; `at` is when it was received. It has three moments: it is prepared from the
    store, judged on a draft, and answered once the draft is stored."""

    __slots__ = ("answer", "at")

    fresh: ClassVar[Freshness] = Freshness.AS_KNOWN
    changes: ClassVar[bool] = True
    """Could it change the table? If not, an exception is told only to whoever asks, and does not close the table."""

    def __init__(self, at: int, answer: asyncio.Future[Any] | None = None) -> None:
        self.at = at
        self.answer = answer

    def prepare(self, table: TableForRequests) -> Awaitable[None] | None:
        """Fetch from the store what it will need, if that is anything."""
        return None

    @abstractmethod
    def judge(self, table: TableForRequests, draft: Draft) -> Any:
        """Apply its lines to the draft. Returns the answer, which is given once the lines are stored."""

    def refuse(self, problem: Problem) -> Any:
        """The answer to a request that cannot be done."""
        return problem

    async def reconsider(self, table: TableForRequests, answer: Any) -> Any:
        """Called if something was refused: the answer after another look at the store."""
        return answer

    def conclude(self, table: TableForRequests, answer: Any, sitting: Sitting) -> None:
        """Do what follows from the answer, now that everything is stored."""

    def settle(self, answer: Any) -> None:
        """Give the answer to whoever waits for it."""
        if self.answer is None or self.answer.done():
            return
        if isinstance(answer, BaseException):
            self.answer.set_exception(answer)
        else:
            self.answer.set_result(answer)


class ChangeRequest(Request):
    """A change that is no ask over the WebSocket: entering, leaving, beginning, closing; answered with `TableInfo`."""

    __slots__ = ("lines", "person")

    def __init__(
        self,
        at: int,
        answer: asyncio.Future[Any] | None,
        person: Person | None,
        lines: Callable[[Sitting], Sequence[lifecycle.Line]],
    ) -> None:
        super().__init__(at, answer)
        self.person = person
        self.lines = lines

    def judge(self, table: TableForRequests, draft: Draft) -> Any:
        """Apply the lines."""
        draft.enact(self.lines(draft.sitting))
        return summary(draft.sitting, self.person)


class ReadRequest(Request):
    """A question about the table as it stands: what others have stored is read first."""

    __slots__ = ("question",)

    fresh = Freshness.IF_OVERTAKEN
    changes = False

    def __init__(self, at: int, answer: asyncio.Future[Any], question: Callable[[Sitting], Any]) -> None:
        super().__init__(at, answer)
        self.question = question

    def judge(self, table: TableForRequests, draft: Draft) -> Any:
        """The answer to the question."""
        return self.question(draft.sitting)


class RingRequest(Request):
    """A deadline has come. What is due happens before every request; this one also reminds the bots."""

    __slots__ = ()

    def judge(self, table: TableForRequests, draft: Draft) -> None:
        """Let the bots be reminded; what was due has happened before."""
        table.remind_bots = True


class BotMoveRequest(Request):
    """What a bot has decided."""

    __slots__ = ("move", "seat")

    def __init__(self, at: int, answer: asyncio.Future[Any], seat: int, move: bytes | None) -> None:
        super().__init__(at, answer)
        self.seat = seat
        self.move = move

    def judge(self, table: TableForRequests, draft: Draft) -> bool:
        """Play the move if a bot still plays here and may act; `None` stands for the move of an idle player. True if
        anything was played."""
        sitting = draft.sitting
        match = sitting.match
        if match is None or self.seat not in sitting.bots_in_turn():
            return False
        if self.move is not None:
            draft.play(self.seat, table.game.decode_move(self.move), self.at, "bot")
        elif self.seat in sitting.awaited():
            draft.play(self.seat, match.state.idle(self.seat), self.at, "bot")
        else:
            return False
        return True


class AttachRequest(Request):
    """Somebody begins to watch: what others have stored is read first."""

    __slots__ = ("key", "resume_from", "watch")

    fresh = Freshness.IF_OVERTAKEN

    def __init__(
        self, at: int, answer: asyncio.Future[Watch] | None, watch: Watch, resume_from: int | None, key: str | None
    ) -> None:
        super().__init__(at, answer)
        self.watch = watch
        self.resume_from = resume_from
        self.key = key

    def prepare(self, table: TableForRequests) -> Awaitable[None] | None:
        """Read what somebody who comes back has missed."""
        return None if self.resume_from is None else table.recall()

    def judge(self, table: TableForRequests, draft: Draft) -> Watch:
        """Raise `Problem` unless they may see the table."""
        sight.check_shown(draft.sitting, self.watch.person, self.key)
        return self.watch

    def conclude(self, table: TableForRequests, answer: Watch | Problem, sitting: Sitting) -> None:
        """Say hello with how everything stands."""
        if answer is self.watch:
            table.attach(self, sitting)


class CatchUpRequest(Request):
    """Another process has stored lines of this table; that process also asks the bots."""

    __slots__ = ()

    fresh = Freshness.NEWEST

    def judge(self, table: TableForRequests, draft: Draft) -> None:
        """Does nothing: the lines were read before judging."""


class ReloadRequest(RingRequest):
    """Forget and read everything again: the store was replaced, or watchers could not be told."""

    __slots__ = ()

    fresh = Freshness.RELOAD


def refusal(client: str, problem: Problem) -> RefusedAnswer:
    """The answer to a command that cannot be done, with the clause and the sentence."""
    rule = problem.rule if isinstance(problem, Refused) else "HOUSE"
    return RefusedAnswer(id=client, rule=rule, why=problem.why, packages=problem.packages, own=problem.own)


def is_refusal(answer: Any) -> bool:
    """Is it the answer to a request that was refused?"""
    return not isinstance(answer, Done) and isinstance(answer, (RefusedAnswer, Problem))


def store_unavailable() -> Problem:
    """Nothing can be stored now."""
    return Refused("STORE", "refused-store").within(HOUSE)


def table_closed() -> Problem:
    """The table is closed for repair."""
    return Refused("CLOSED", "refused-closed").within(HOUSE)
