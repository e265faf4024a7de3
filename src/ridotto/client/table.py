"""A table over its WebSocket: it comes back after a break, and what was asked is asked again by the same id."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from typing import Any, Self, TypeAlias

import msgspec
from msgspec import UNSET, Raw
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from ridotto.protocol.api import Known
from ridotto.protocol.closings import NOT_FOUND, SHUT_OUT, SIGNED_OUT, TOO_MUCH
from ridotto.protocol.frames import (
    AskFrame,
    ChatFrame,
    Greet,
    PeopleFrame,
    RatingsFrame,
    RefusedFrame,
    Resume,
    SayFrame,
)
from ridotto.protocol.tables import (
    PROTOCOL,
    AnyAsk,
    Done,
    Farewell,
    Hello,
    Play,
    Presence,
    TableChanged,
    TableInfo,
    ViewFrame,
)

Frame: TypeAlias = Hello | ViewFrame | TableChanged | Presence | Farewell | PeopleFrame | ChatFrame | RatingsFrame
Connect: TypeAlias = Callable[[], connect]

FOR_GOOD = frozenset({SIGNED_OUT, SHUT_OUT, NOT_FOUND})
"""Close codes after which there is no use in coming back."""
NOT_NOW = frozenset({502, 503, 504})
"""HTTP statuses of a refused handshake that mean: come back."""
TOO_MANY_REQUESTS = 429
SHORTEST_PAUSE_S, LONGEST_PAUSE_S = 0.05, 5.0
"""How long to wait before coming back: twice as long each time, until the table says hello."""
FRAMES_KEPT = 10_000
"""How many frames wait at most for whoever iterates over a table; beyond that the oldest are dropped."""
_frames: msgspec.json.Decoder[Frame | Done | RefusedFrame] = msgspec.json.Decoder(Frame | Done | RefusedFrame)


class MoveRefused(Exception):
    """The table did not do it: the clause, and why."""

    def __init__(self, refused: RefusedFrame) -> None:
        super().__init__(f"{refused.rule}: {refused.why}")
        self.rule = refused.rule
        self.why = refused.why


class SentAway(Exception):
    """The house has closed the table to us; `code` says why."""

    def __init__(self, code: int) -> None:
        super().__init__(f"closed with {code}")
        self.code = code


class _Asked:
    """Something that was asked and is not answered yet, and all who wait for the answer."""

    def __init__(self, frame: bytes) -> None:
        self.frame = frame
        self.answers: list[asyncio.Future[Done]] = []

    def settle(self, answer: Done | Exception) -> None:
        """Tell everyone who waits."""
        for waiting in self.answers:
            if waiting.done():
                continue
            if isinstance(answer, Exception):
                waiting.set_exception(answer)
            else:
                waiting.set_result(answer)


class LiveTable:
    """How a table stands, kept up to date; iterate over it for everything that happens."""

    def __init__(self, connect: Connect, resume_from: int | None = None) -> None:
        self._connect = connect
        self._socket: ClientConnection | None = None
        self._asked: dict[str, _Asked] = {}
        self._pause = SHORTEST_PAUSE_S
        self._frames: asyncio.Queue[Frame | None] = asyncio.Queue(FRAMES_KEPT)
        self._reader: asyncio.Task[None] | None = None
        self._greeted: asyncio.Future[None] | None = None
        self._away: Exception | None = None
        self._constants: dict[str, Any] = {}
        self._here = False
        """The table has said hello on this connection."""
        self.seq = resume_from
        """The number of the last thing told: who comes back with it is told what they missed."""
        self.people: dict[str, Known] = {}
        self.info: TableInfo | None = None
        self.view: dict[str, Any] | None = None
        self.received: Callable[[bytes], None] | None = None
        """Called with every frame as it came, byte for byte."""

    async def __aenter__(self) -> Self:
        self._greeted = asyncio.get_running_loop().create_future()
        self._reader = asyncio.create_task(self._read_on())
        await self._greeted
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._reader is not None:
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)

    # ---- asking

    async def ask(self, ask: AnyAsk, id: str | None = None) -> Done:
        """Ask something of the table: the answer, or `MoveRefused`."""
        id = id or secrets.token_hex(8)
        return await self._answer(id, msgspec.json.encode(AskFrame(id, ask)))

    async def play(self, move: Any, id: str | None = None) -> Done:
        """Play a move, a struct or plain JSON."""
        return await self.ask(Play(Raw(msgspec.json.encode(move))), id)

    async def say(self, text: str, id: str | None = None) -> Done:
        """Say something."""
        id = id or secrets.token_hex(8)
        return await self._answer(id, msgspec.json.encode(SayFrame(id, text)))

    async def _answer(self, id: str, frame: bytes) -> Done:
        if self._away is not None:
            raise self._away
        answer: asyncio.Future[Done] = asyncio.get_running_loop().create_future()
        first = id not in self._asked
        asked = self._asked.setdefault(id, _Asked(frame))
        asked.answers.append(answer)
        try:
            if first and self._socket is not None:
                await _send(self._socket, frame)
            return await answer
        finally:
            asked.answers.remove(answer)
            if not asked.answers and self._asked.get(id) is asked:
                del self._asked[id]

    # ---- listening

    def __aiter__(self) -> AsyncIterator[Frame]:
        return self._everything()

    async def _everything(self) -> AsyncIterator[Frame]:
        while (frame := await self._frames.get()) is not None:
            yield frame
        raise self._away or SentAway(1000)

    async def _read_on(self) -> None:
        try:
            while True:
                try:
                    self._here = False
                    async with self._connect() as socket:
                        await self._greet(socket)
                        async for frame in socket:
                            self._take(frame if isinstance(frame, bytes) else frame.encode())
                        code = socket.close_code or 1006
                except ConnectionClosed as closed:
                    code = closed.rcvd.code if closed.rcvd else 1006
                except (OSError, InvalidMessage):
                    code = 1006  # nobody there, or gone in the middle of a greeting
                except InvalidStatus as turned_away:
                    if not self._later(turned_away.response.status_code):
                        raise
                    code = 1006
                self._socket = None
                if code in FOR_GOOD or (code == TOO_MUCH and not self._only_crowded_out()):
                    raise SentAway(code)
                await asyncio.sleep(self._pause)
                self._pause = min(self._pause * 2, LONGEST_PAUSE_S)
        except Exception as away:  # in a task nobody would notice it: tell whoever waits
            self._end(away)

    def _only_crowded_out(self) -> bool:
        """Did a limit refuse only this connection, after an earlier one had been greeted? Then it is of use to come
        back. Whoever was closed after the greeting has sent too much."""
        return self.seq is not None and not self._here

    def _later(self, status: int) -> bool:
        """Is it of use to come back after this HTTP status? After 429 only if we had been greeted before: then a crowd
        is coming back all at once."""
        return status in NOT_NOW or (status == TOO_MANY_REQUESTS and self.seq is not None)

    async def _greet(self, socket: ClientConnection) -> None:
        hello = Greet(PROTOCOL) if self.seq is None else Resume(self.seq, PROTOCOL)
        await socket.send(msgspec.json.encode(hello).decode())
        self._socket = socket
        for asked in tuple(self._asked.values()):
            await socket.send(asked.frame.decode())

    def _end(self, away: Exception) -> None:
        self._away = away
        if self._greeted is not None and not self._greeted.done():
            self._greeted.set_exception(away)
        for asked in self._asked.values():
            asked.settle(away)
        self._keep(None)

    def _take(self, told: bytes) -> None:
        if self.received is not None:
            self.received(told)
        frame = _frames.decode(told)
        if isinstance(frame, Done | RefusedFrame):
            self._settle(frame)
            return
        if isinstance(frame, PeopleFrame):
            self.people.update(frame.people)
        elif isinstance(frame, Hello | ViewFrame | TableChanged):
            self._note(frame)
        elif isinstance(frame, Farewell):
            self._pause = max(self._pause, frame.again_ms / 1000)
        self._keep(frame)

    def _keep(self, frame: Frame | None) -> None:
        """Keep a frame for whoever iterates; if nobody does, only the newest are kept."""
        if self._frames.full():
            self._frames.get_nowait()
        self._frames.put_nowait(frame)

    def _note(self, frame: Hello | ViewFrame | TableChanged) -> None:
        if not isinstance(frame, ViewFrame):
            self.info = frame.info
        if not isinstance(frame, TableChanged):
            self.seq = frame.seq
            self._see(frame)
        if isinstance(frame, Hello):
            self._pause, self._here = SHORTEST_PAUSE_S, True
            if self._greeted is not None and not self._greeted.done():
                self._greeted.set_result(None)

    def _see(self, frame: Hello | ViewFrame) -> None:
        """Keep the view, with the constants added, which are told only once."""
        if frame.constants is not UNSET:
            self._constants = msgspec.json.decode(frame.constants) or {}
        view = msgspec.json.decode(frame.view)
        self.view = None if view is None else {**self._constants, **view}

    def _settle(self, frame: Done | RefusedFrame) -> None:
        if (asked := self._asked.pop(frame.id or "", None)) is not None:
            asked.settle(frame if isinstance(frame, Done) else MoveRefused(frame))


async def _send(socket: ClientConnection, frame: bytes) -> None:
    try:
        await socket.send(frame.decode())
    except ConnectionClosed:
        return  # it is sent again when the connection is back
