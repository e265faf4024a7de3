"""The live side: a table as one seat sees it, the lobby, and one's own tables, pushed over WebSockets."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from http import HTTPStatus
from typing import Any, NamedTuple

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency as Given
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from msgspec import Struct
from sqlalchemy.exc import SQLAlchemyError

from ridotto.core import Problem, Refused
from ridotto.core.reading import Unreadable, parse
from ridotto.protocol.api import AskFrame, Greet, RefusedFrame, Resume, Said, SayFrame, TablesFrame
from ridotto.protocol.tables import HOUSE, PROTOCOL, ClientId, Done, RefusedAnswer, Rematch, TableInfo

from ..house import House
from ..people.chat import Chat
from ..people.people import People, Visitor
from ..people.sessions import Credentials
from ..store.base import Unavailable
from ..tables.gallery import Watch
from ..tables.lobby import Listener
from .chat_fanout import ChatFanout
from .closings import FAULT, FLOOD, LATER, NOT_FOUND, SILENT, TOO_LARGE
from .errors import Stranger, rule_of, spoken, status_of, trouble, turn_away
from .first_protocol import FirstProtocol
from .limits import Buckets, Places, neighbourhood
from .metrics import Metrics
from .request import address_of, depth
from .routes.summaries import shown_tables
from .settings import Settings
from .sockets import OpenSockets, Slow, Socket, to_json

log = logging.getLogger("ridotto.house.web")

Live = WebSocket[Visitor | None, Credentials | None, State]
GREETING_SECONDS = 20
PATIENCE = 200
"""So many commands beyond the limit are answered `refused`; who goes on is sent away."""


_said: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)


@websocket("/api/tables/{table:str}/live")
async def table_live(
    socket: Live,
    table: FromPath[str],
    house: Given[House],
    people: Given[People],
    chat: Given[Chat],
    chat_fanout: Given[ChatFanout],
    buckets: Given[Buckets],
    places: Given[Places],
    open_sockets: Given[OpenSockets],
    metrics: Given[Metrics],
    settings: Given[Settings],
) -> None:
    """One view of one table: everything its viewer may know, and everything its viewer asks."""
    visitor, key = socket.scope.get("user"), socket.query_params.get("key")
    person = visitor.id if visitor else None
    async with _Place(socket, "table", places, metrics, settings) as admitted:
        if not admitted:
            return
        try:
            await house.info(table, person, key)
        except Problem as problem:
            await turn_away(socket.scope, problem, socket.send)
            return
        async with _talking(socket, people, open_sockets) as line:
            conversation = _Conversation(socket, line, table, key, house, chat_fanout, buckets, metrics, settings)
            try:
                line.muted = await chat.muted_by(person) if person else frozenset()
                await chat_fanout.sit(table, line)
                await conversation.hold()
            finally:
                conversation.end()
                chat_fanout.rise(table, line)


@asynccontextmanager
async def _talking(socket: Live, people: People, sockets: OpenSockets) -> AsyncIterator[Socket]:
    """A WebSocket from its first frame to its last; whatever ends it, its other end is told why."""
    await socket.accept()
    line = Socket(socket, people)
    sockets.add(line)
    try:
        yield line
    except (WebSocketDisconnect, RuntimeError, Slow):
        log.debug("a viewer left", extra={"path": socket.scope["path"]})
    except (Unavailable, SQLAlchemyError) as error:
        log.error("the store is lost to a viewer: %s", Unavailable.because(error))
        line.close_soon(LATER)
    except Exception:
        log.exception("a viewer was lost", extra={"path": socket.scope["path"]})
        line.close_soon(FAULT)
    finally:
        sockets.discard(line)
        await line.finish()


class _Conversation:
    """What is said over one WebSocket from its greeting to its end."""

    def __init__(
        self,
        socket: Live,
        line: Socket,
        table: str,
        key: str | None,
        house: House,
        chat_fanout: ChatFanout,
        buckets: Buckets,
        metrics: Metrics,
        settings: Settings,
    ) -> None:
        self._socket = socket
        self._line = line
        self._table = table
        self._key = key
        self._house = house
        self._parlour = chat_fanout
        self._buckets = buckets
        self._metrics = metrics
        self._settings = settings
        self._watch: Watch | None = None
        self._floods = 0

    async def hold(self) -> None:
        """Greet, then answer whatever is asked until the other end leaves."""
        if not await self._greeted():
            return
        while not self._line.closed:
            message = await self._next()
            if message is None:
                return
            await self._answer(message)

    def end(self) -> None:
        """No frame is sent after this."""
        if self._watch is not None:
            self._watch.close()

    async def _next(self) -> bytes | None:
        message: Any = await self._socket.receive()
        if message["type"] != "websocket.receive":
            return None
        told = message.get("text")
        body: bytes = told.encode() if told is not None else message["bytes"]
        if len(body) > self._settings.largest_body:
            self._line.close_soon(TOO_LARGE)
            return None
        return body

    async def _greeted(self) -> bool:
        """Was there a greeting? Who sends none in time, or cannot watch now, is let go."""
        try:
            await asyncio.wait_for(self._greet(), GREETING_SECONDS)
        except TimeoutError:
            self._line.close_soon(SILENT)
        except Unavailable:
            await self._let_go(Refused("STORE", "http-unavailable", seconds=5).within(HOUSE))
        except Problem as problem:
            await self._let_go(problem)
        else:
            return True
        return False

    async def _let_go(self, problem: Problem) -> None:
        self._refuse(None, problem)
        await self._line.sent()
        self._line.close_soon(NOT_FOUND if status_of(problem) == HTTPStatus.NOT_FOUND else LATER)

    async def _greet(self) -> None:
        while self._watch is None:
            body = await self._next()
            if body is None:
                raise Slow
            said = self._read(body)
            if said is None:
                continue
            if not isinstance(said, Greet | Resume):
                self._refuse(said.id, Refused("FORM", "greet-first").within(HOUSE))
                continue
            resume = said.seq if isinstance(said, Resume) else None
            person = self._line.visitor.id if self._line.visitor else None
            push = self._line.push if said.protocol == PROTOCOL else FirstProtocol(self._line.push)
            self._watch = await self._house.watch(self._table, person, push, resume, self._key)
            self._watch.gone = partial(self._line.close_soon, NOT_FOUND)

    async def _answer(self, body: bytes) -> None:
        said = self._read(body)
        if said is None:
            return
        if isinstance(said, Greet | Resume):
            self._refuse(None, Refused("FORM", "greeted-already").within(HOUSE))
            return
        try:
            await self._do(said)
        except Problem as problem:
            self._refuse(said.id, problem)
        except Unavailable:
            self._refuse(said.id, Refused("STORE", "http-unavailable", seconds=5).within(HOUSE))
        except Slow:
            raise
        except Exception:
            log.exception("a command failed", extra={"table": self._table})
            self._metrics.commanded("failed")
            self._refuse(said.id, Refused("FAULT", "http-fault").within(HOUSE))

    async def _do(self, said: AskFrame | SayFrame) -> None:
        visitor = self._line.visitor
        if visitor is None:
            raise Stranger
        if self._settings.limits is not None:
            self._buckets.take("commands", visitor.id, self._settings.limits.person_commands)
            if isinstance(said, AskFrame) and isinstance(said.ask, Rematch):
                self._buckets.take("tables", visitor.id, self._settings.limits.tables)
        if isinstance(said, SayFrame):
            info = await self._house.info(self._table, visitor.id, self._key)
            await self._parlour.say(info, visitor, said.text, said.id)
            self._line.push(to_json(Done(id=said.id)))
            return
        answer = await self._house.command(self._table, visitor.id, said.id, said.ask, self._key)
        if isinstance(answer, RefusedAnswer):
            self._metrics.commanded("refused")
            sentence, message = answer.sentence(visitor.language), answer.why.shortened()
            self._line.push(to_json(RefusedFrame(id=answer.id, rule=answer.rule, why=sentence, message=message)))
        else:
            self._metrics.commanded("done")
            self._line.push(to_json(answer))

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
            self._floods += 1
            if self._floods > PATIENCE:
                self._line.close_soon(FLOOD)
                raise Slow
        self._line.push(to_json(RefusedFrame(id=id, rule=rule, why=answer.why, message=answer.message)))

    def _language(self) -> str:
        visitor = self._line.visitor
        return visitor.language if visitor else spoken(self._socket.headers.get("accept-language", ""))


def _unreadable(body: bytes) -> Refused:
    """What is wrong with it, in words of ours."""
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


# ---- the lobby, and one's own tables


@websocket("/api/lobby/live")
async def lobby_live(
    socket: Live,
    house: Given[House],
    people: Given[People],
    places: Given[Places],
    open_sockets: Given[OpenSockets],
    metrics: Given[Metrics],
    settings: Given[Settings],
) -> None:
    """The lobby: all of it first, then every change."""
    async with _Place(socket, "lobby", places, metrics, settings) as admitted:
        if admitted:
            lists = partial(_lobby_lists, house)
            await _follow(socket, people, open_sockets, house.board.subscribe_lobby, lists)


@websocket("/api/me/live")
async def mine_live(
    socket: Live,
    house: Given[House],
    people: Given[People],
    places: Given[Places],
    open_sockets: Given[OpenSockets],
    metrics: Given[Metrics],
    settings: Given[Settings],
) -> None:
    """One's own tables: all of them first, then every change."""
    visitor: Visitor | None = socket.scope.get("user")
    async with _Place(socket, "mine", places, metrics, settings) as admitted:
        if admitted and visitor is None:
            await turn_away(socket.scope, Stranger(), socket.send)
        elif admitted and visitor is not None:
            subscribe = partial(house.board.subscribe_person, visitor.id)
            await _follow(socket, people, open_sockets, subscribe, partial(_own_lists, house, visitor.id))


class _Lists(NamedTuple):
    """What a follower is shown: tables, those being played beside them, and when."""

    tables: Sequence[TableInfo]
    running: Sequence[TableInfo]
    now: int


async def _lobby_lists(house: House) -> _Lists:
    return _Lists(await house.lobby(), await house.running(), house.now())


async def _own_lists(house: House, person: str) -> _Lists:
    return _Lists(await house.tables_of(person), (), house.now())


async def _follow(
    socket: Live,
    people: People,
    sockets: OpenSockets,
    subscribe: Callable[[Listener], Callable[[], None]],
    lists: Callable[[], Awaitable[_Lists]],
) -> None:
    """Send all of these tables, then every change until the other end leaves."""
    async with _talking(socket, people, sockets) as line:
        display = _Display(line, people, lists)
        leave = subscribe(Listener(display.tell, display.afresh))
        try:
            await display.everything()
            while not line.closed:
                message: Any = await socket.receive()
                if message["type"] != "websocket.receive":
                    return
        finally:
            leave()
            display.end()


class _Display:
    """Tables as they are shown to one follower: all of them, then every change."""

    def __init__(self, line: Socket, people: People, lists: Callable[[], Awaitable[_Lists]]) -> None:
        self._line = line
        self._people = people
        self._lists = lists
        self._early: list[bytes] | None = []
        """What changes while everything is read: it is told after it."""
        self._again: asyncio.Task[None] | None = None

    def tell(self, frame: bytes) -> None:
        """Show a change."""
        if self._early is None:
            self._line.push(frame)
        else:
            self._early.append(frame)

    async def everything(self) -> None:
        """Show all there is."""
        self._early = []
        language = self._line.visitor.language if self._line.visitor else "en"
        lists = await self._lists()
        shown = await shown_tables(lists.tables, self._people, language, lists.now, lists.running)
        everything = TablesFrame(tables=shown.tables, people=shown.people, running=shown.running, now=shown.now)
        self._line.push(to_json(everything))
        early, self._early = self._early, None
        for frame in early:
            self._line.push(frame)

    def afresh(self) -> None:
        """Some changes may have been missed: show everything once more."""
        if self._again is None or self._again.done():
            self._again = asyncio.get_running_loop().create_task(self._once_more())

    async def _once_more(self) -> None:
        try:
            await self.everything()
        except Slow:
            log.debug("a viewer left")
        except (Unavailable, SQLAlchemyError) as error:
            log.error("the store is lost to a viewer: %s", Unavailable.because(error))
            self._line.close_soon(LATER)

    def end(self) -> None:
        """Show no more."""
        if self._again is not None:
            self._again.cancel()


class _Place:
    """A place among the open WebSockets, counted and given back."""

    def __init__(self, socket: Live, kind: str, places: Places, metrics: Metrics, settings: Settings) -> None:
        self._socket = socket
        self._kind = kind
        self._places = places
        self._metrics = metrics
        self._limits = settings.limits
        self._held: list[str] = []

    async def __aenter__(self) -> bool:
        if self._limits is not None:
            visitor = self._socket.scope.get("user")
            where = "address " + neighbourhood(address_of(self._socket.scope.get("client")))
            wanted = [(where, self._limits.address_sockets)]
            if visitor is not None:
                wanted.append(("person " + visitor.id, self._limits.person_sockets))
            try:
                for who, most in wanted:
                    self._places.enter(who, most)
                    self._held.append(who)
            except Problem as problem:
                self._give_back()
                await turn_away(self._socket.scope, problem, self._socket.send)
                return False
        self._metrics.opened(self._kind)
        return True

    async def __aexit__(self, *_: object) -> None:
        if self._limits is None or self._held:
            self._metrics.closed(self._kind)
        self._give_back()

    def _give_back(self) -> None:
        for who in self._held:
            self._places.leave(who)
        self._held.clear()


HANDLERS = (table_live, lobby_live, mine_live)
