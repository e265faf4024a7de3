"""The WebSocket of a table: what one viewer is shown, and what they ask."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Coroutine
from functools import partial
from http import HTTPStatus
from typing import Any

import msgspec
from litestar import websocket
from litestar.di import NamedDependency as Given
from litestar.params import FromPath
from msgspec import Struct

from ridotto.core import Problem, Refused
from ridotto.core.reading import Unreadable, parse
from ridotto.protocol.closings import LATER, NOT_FOUND, NOT_GREETED, TOO_LARGE, TOO_MUCH
from ridotto.protocol.frames import AskFrame, Greet, RefusedFrame, Resume, Said, SayFrame
from ridotto.protocol.tables import HOUSE, PROTOCOL, AnyAsk, ClientId, Done, Hint, HoldClock, ReleaseClock, Rematch

from ..house import House
from ..people.chat import Chat
from ..people.people import Visitor
from ..store.base import Unavailable
from ..tables.frame import Frame
from ..tables.gallery import Watch
from .chat_fanout import ChatFanout
from .connection import Connections, HouseWebSocket
from .errors import Stranger, rule_of, spoken, status_of, trouble, turn_away
from .first_protocol import FirstProtocol
from .limits import RateLimits
from .metrics import Metrics
from .request import depth
from .send_queue import Socket, SocketEnded
from .settings import Settings

logger = logging.getLogger("ridotto.house.web")

GREETING_SECONDS = 20
"""Who says nothing for so long after connecting is disconnected: a socket without a greeting only takes up room."""
REFUSALS_BORNE = 200
"""How many messages may be refused as too many or unreadable before the WebSocket is closed."""


_said: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)


@websocket("/api/tables/{table:str}/live")
async def table_live(
    socket: HouseWebSocket,
    table: FromPath[str],
    house: Given[House],
    chat: Given[Chat],
    chat_fanout: Given[ChatFanout],
    rate_limits: Given[RateLimits],
    connections: Given[Connections],
    metrics: Given[Metrics],
    settings: Given[Settings],
) -> None:
    """One view of one table: everything its viewer may know, and everything its viewer asks."""
    visitor, key = socket.scope.get("user"), socket.query_params.get("key")
    person = visitor.id if visitor else None
    async with connections.place(socket, "table") as admitted:
        if not admitted:
            return
        try:
            await house.info(table, person, key)
        except Problem as problem:
            await turn_away(socket.scope, problem, socket.send)
            return
        async with connections.talking(socket) as connection:
            conversation = _Conversation(
                socket, connection, table, key, house, chat_fanout, rate_limits, metrics, settings
            )
            try:
                connection.muted = await chat.mutes.of(person) if person else frozenset()
                await chat_fanout.subscribe(table, connection)
                # in a task of its own: what wakes it need not go through every layer around this handler
                await asyncio.create_task(conversation.run())
            finally:
                conversation.end()
                chat_fanout.unsubscribe(table, connection)


class _Conversation:
    """What is said over one WebSocket from its greeting to its end."""

    def __init__(
        self,
        socket: HouseWebSocket,
        connection: Socket,
        table: str,
        key: str | None,
        house: House,
        chat_fanout: ChatFanout,
        rate_limits: RateLimits,
        metrics: Metrics,
        settings: Settings,
    ) -> None:
        self._socket = socket
        self._connection = connection
        self._table = table
        self._key = key
        self._house = house
        self._chat = chat_fanout
        self._rate_limits = rate_limits
        self._metrics = metrics
        self._settings = settings
        self._watch: Watch | None = None
        self._refused = 0
        self._aside: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Greet, then answer whatever is asked until the other end leaves."""
        if not await self._greeted():
            return
        while not self._connection.closed:
            message = await self._next()
            if message is None:
                return
            said = self._read(message)
            if isinstance(said, (AskFrame, SayFrame)):
                await self._try(said.id, self._do(said))
            elif said is not None:
                self._refuse(None, Refused("FORM", "greeted-already").within(HOUSE))

    def end(self) -> None:
        """No frame is sent after this."""
        for task in self._aside:
            task.cancel()
        if self._watch is not None:
            self._watch.close()
            if self._watch.person is not None:
                read = self._watch.reads and not self._watch.others_read()
                self._house.gone(self._table, self._watch.person, read)

    async def _next(self) -> bytes | None:
        message: Any = await self._socket.receive()
        if message["type"] != "websocket.receive":
            return None
        told = message.get("text")
        body: bytes = told.encode() if told is not None else message["bytes"]
        if len(body) > self._settings.largest_body:
            self._connection.close_soon(TOO_LARGE)
            return None
        return body

    async def _greeted(self) -> bool:
        """Wait for the greeting. False if none comes in time, or they cannot watch now: then the connection is
        closed."""
        try:
            await asyncio.wait_for(self._greet(), GREETING_SECONDS)
        except TimeoutError:
            self._connection.close_soon(NOT_GREETED)
        except Unavailable:
            await self._let_go(Refused("STORE", "http-unavailable", seconds=5).within(HOUSE))
        except Problem as problem:
            await self._let_go(problem)
        else:
            return True
        return False

    async def _let_go(self, problem: Problem) -> None:
        self._refuse(None, problem)
        await self._connection.sent()
        self._connection.close_soon(NOT_FOUND if status_of(problem) == HTTPStatus.NOT_FOUND else LATER)

    async def _greet(self) -> None:
        while self._watch is None:
            body = await self._next()
            if body is None:
                raise SocketEnded
            said = self._read(body)
            if said is None:
                continue
            if not isinstance(said, (Greet, Resume)):
                self._refuse(said.id, Refused("FORM", "greet-first").within(HOUSE))
                continue
            resume = said.seq if isinstance(said, Resume) else None
            person = self._connection.visitor.id if self._connection.visitor else None
            push = self._connection.push if said.protocol == PROTOCOL else FirstProtocol(self._connection.push)
            self._watch = await self._house.watch(self._table, person, push, resume, self._key)
            self._watch.gone = partial(self._connection.close_soon, NOT_FOUND)

    async def _try(self, id: str, doing: Awaitable[None]) -> None:
        """Do something that was asked, and answer whatever becomes of it."""
        try:
            await doing
        except Problem as problem:
            self._refuse(id, problem)
        except Unavailable:
            self._refuse(id, Refused("STORE", "http-unavailable", seconds=5).within(HOUSE))
        except SocketEnded:
            raise
        except Exception:
            logger.exception("a command failed", extra={"table": self._table})
            self._metrics.commanded("failed")
            self._refuse(id, Refused("FAULT", "http-fault").within(HOUSE))

    async def _do(self, said: AskFrame | SayFrame) -> None:
        visitor = self._connection.visitor
        if visitor is None:
            raise Stranger
        self._rate_limits.take("person_commands", visitor.id)
        if not isinstance(said, AskFrame):
            info = await self._house.info(self._table, visitor.id, self._key)
            await self._chat.say(info, visitor, said.text, said.id)
            self._connection.push(Frame.of(Done(id=said.id)))
        elif type(said.ask) is Hint:
            self._think_aside(self._try(said.id, self._ask(visitor, said)))
        else:
            if type(said.ask) is Rematch:
                self._rate_limits.take("tables", visitor.id)
            await self._ask(visitor, said)

    def _think_aside(self, answering: Coroutine[Any, Any, None]) -> None:
        """Answer in a task of its own, because it takes long: other commands are answered meanwhile."""
        task = asyncio.create_task(answering)
        self._aside.add(task)
        task.add_done_callback(self._spoken_aside)

    def _spoken_aside(self, task: asyncio.Task[None]) -> None:
        self._aside.discard(task)
        if not task.cancelled():
            task.exception()  # nobody reads any more, and the socket is being closed

    async def _ask(self, visitor: Visitor, said: AskFrame) -> None:
        if type(said.ask) is ReleaseClock and self._ends_reading_here_only():
            self._metrics.commanded("done")
            self._connection.push(Frame.of(Done(id=said.id)))
            return
        answer = await self._house.command(self._table, visitor.id, said.id, said.ask, self._key)
        if isinstance(answer, Done):
            self._note_reading(said.ask)
            self._metrics.commanded("done")
            self._connection.push(Frame.of(answer))
        else:
            self._metrics.commanded("refused")
            sentence, message = answer.sentence(visitor.language), answer.why.shortened()
            self._connection.push(Frame.of(RefusedFrame(id=answer.id, rule=answer.rule, why=sentence, message=message)))

    def _ends_reading_here_only(self) -> bool:
        """Was something read here, and is also read at another page of the same player? Then the clock stands on for
        that one."""
        watch = self._watch
        if watch is None or not watch.reads or not watch.others_read():
            return False
        watch.reads = False
        return True

    def _note_reading(self, ask: AnyAsk) -> None:
        if self._watch is not None and type(ask) is HoldClock:
            self._watch.reads = self._watch.reads or not ask.until_ready
        elif self._watch is not None and type(ask) is ReleaseClock:
            self._watch.stop_reading()

    def _read(self, body: bytes) -> Said | None:
        try:
            deepest = self._settings.deepest_body
            if body.count(b"[") + body.count(b"{") > deepest and depth(body) > deepest:
                raise Refused("FORM", "http-too-deep", most=deepest).within(HOUSE)
            return _said.decode(body)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self._refuse(_id_of(body), _unreadable(body))
        except Refused as refused:
            self._refuse(None, refused)
        return None

    def _refuse(self, id: str | None, problem: Problem) -> None:
        answer = trouble(problem, self._language())
        rule = rule_of(problem)
        self._metrics.commanded("refused")
        if rule in ("OFTEN", "FORM"):
            self._refused += 1
            if self._refused > REFUSALS_BORNE:
                self._connection.close_soon(TOO_MUCH)
                raise SocketEnded
        self._connection.push(Frame.of(RefusedFrame(id=id, rule=rule, why=answer.why, message=answer.message)))

    def _language(self) -> str:
        visitor = self._connection.visitor
        return visitor.language if visitor else spoken(self._socket.headers.get("accept-language", ""))


def _unreadable(body: bytes) -> Refused:
    """What is wrong with a frame, in our own words."""
    form: Any = Said
    try:
        parse(body, form)
    except Unreadable as unreadable:
        return Refused("FORM", "unreadable", why=unreadable.why).within(HOUSE)
    raise AssertionError("it can be read after all")


class _Only(Struct):
    id: ClientId


def _id_of(body: bytes) -> str | None:
    """The id of a command that cannot be read otherwise, so that its sender knows which."""
    try:
        return parse(body, _Only).id
    except Unreadable:
        return None


HANDLERS = (table_live,)
