"""The live side of the lobby and of one's own tables: all of them, then every change, over WebSockets."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

from litestar import websocket
from litestar.di import NamedDependency as Given
from sqlalchemy.exc import SQLAlchemyError

from ridotto.protocol.closings import LATER
from ridotto.protocol.frames import TablesFrame
from ridotto.protocol.tables import TableInfo

from ..house import House
from ..people.people import People, Visitor
from ..store.base import Unavailable
from ..tables.frame import Frame
from ..tables.lobby import Listener
from .connection import Connections, HouseWebSocket
from .errors import Stranger, turn_away
from .routes.summaries import shown_tables
from .send_queue import Socket, SocketEnded

logger = logging.getLogger("ridotto.house.web")


@websocket("/api/lobby/live")
async def lobby_live(
    socket: HouseWebSocket, house: Given[House], people: Given[People], connections: Given[Connections]
) -> None:
    """The lobby: all of it first, then every change."""
    async with connections.place(socket, "lobby") as admitted:
        if admitted:
            lists = partial(_lobby_lists, house)
            await _follow(socket, people, connections, house.lobby.subscribe_lobby, lists)


@websocket("/api/me/live")
async def mine_live(
    socket: HouseWebSocket, house: Given[House], people: Given[People], connections: Given[Connections]
) -> None:
    """One's own tables: all of them first, then every change."""
    visitor: Visitor | None = socket.scope.get("user")
    async with connections.place(socket, "mine") as admitted:
        if admitted and visitor is None:
            await turn_away(socket.scope, Stranger(), socket.send)
        elif admitted and visitor is not None:
            subscribe = partial(house.lobby.subscribe_person, visitor.id)
            await _follow(socket, people, connections, subscribe, partial(_own_lists, house, visitor.id))


class _Lists(NamedTuple):
    """What a follower is shown: tables, in the lobby also those being played, and the time."""

    tables: Sequence[TableInfo]
    running: Sequence[TableInfo]
    now: int


async def _lobby_lists(house: House) -> _Lists:
    return _Lists(await house.lobby.open_tables(), await house.lobby.running(), house.now())


async def _own_lists(house: House, person: str) -> _Lists:
    return _Lists(await house.lobby.tables_of(person), (), house.now())


async def _follow(
    socket: HouseWebSocket,
    people: People,
    connections: Connections,
    subscribe: Callable[[Listener], Callable[[], None]],
    lists: Callable[[], Awaitable[_Lists]],
) -> None:
    """Send all of these tables, then every change until the other end leaves."""
    async with connections.talking(socket) as connection:
        display = _Display(connection, people, lists)
        leave = subscribe(Listener(display.tell, display.afresh))
        try:
            await display.everything()
            while not connection.closed:
                message: Any = await socket.receive()
                if message["type"] != "websocket.receive":
                    return
        finally:
            leave()
            display.end()


class _Display:
    """Tables as they are shown to one follower: all of them, then every change."""

    def __init__(self, connection: Socket, people: People, lists: Callable[[], Awaitable[_Lists]]) -> None:
        self._connection = connection
        self._people = people
        self._lists = lists
        self._early: list[Frame] | None = []
        """Changes that come while everything is read: they are told afterwards."""
        self._again: asyncio.Task[None] | None = None

    def tell(self, frame: Frame) -> None:
        """Send a change."""
        if self._early is None:
            self._connection.push(frame)
        else:
            self._early.append(frame)

    async def everything(self) -> None:
        """Send everything as it stands."""
        self._early = []
        language = self._connection.visitor.language if self._connection.visitor else "en"
        lists = await self._lists()
        shown = await shown_tables(lists.tables, self._people, language, lists.now, lists.running)
        everything = TablesFrame(tables=shown.tables, people=shown.people, running=shown.running, now=shown.now)
        self._connection.push(Frame.of(everything))
        early, self._early = self._early, None
        for frame in early:
            self._connection.push(frame)

    def afresh(self) -> None:
        """Some changes may have been missed: send everything once more."""
        if self._again is None or self._again.done():
            self._again = asyncio.get_running_loop().create_task(self._once_more())

    async def _once_more(self) -> None:
        try:
            await self.everything()
        except SocketEnded:
            logger.debug("WebSocket disconnected")
        except (Unavailable, SQLAlchemyError) as error:
            logger.error("WebSocket closed, database unavailable: %s", Unavailable.because(error))
            self._connection.close_soon(LATER)

    def end(self) -> None:
        """Stop sending."""
        if self._again is not None:
            self._again.cancel()


HANDLERS = (lobby_live, mine_live)
