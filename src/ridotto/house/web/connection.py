"""Accepting, counting and closing WebSockets. A reader who is too slow is dropped by `send_queue.py`."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError

from ridotto.core import Problem
from ridotto.protocol.closings import FAULT, LATER

from ..people.people import People, Visitor
from ..people.sessions import Credentials
from ..store.base import Unavailable
from .errors import turn_away
from .limits import Limits, SocketCounts, neighbourhood
from .metrics import Metrics
from .open_sockets import OpenSockets
from .request import address_of
from .send_queue import Socket, SocketEnded

logger = logging.getLogger("ridotto.house.web")

HouseWebSocket = WebSocket[Visitor | None, Credentials | None, State]


class Connections:
    """The open WebSockets: who may hold one, how many there are, and how each of them ends."""

    def __init__(self, people: People, open_sockets: OpenSockets, limits: Limits | None, metrics: Metrics) -> None:
        self._people = people
        self._open_sockets = open_sockets
        self._limits = limits
        self._metrics = metrics
        self._counts = SocketCounts()

    @asynccontextmanager
    async def place(self, socket: HouseWebSocket, kind: str) -> AsyncIterator[bool]:
        """Count a WebSocket while it is open. Yields `False` if there are too many: then it has been refused."""
        try:
            held = self._enter(socket)
        except Problem as problem:
            await turn_away(socket.scope, problem, socket.send)
            yield False
            return
        self._metrics.opened(kind)
        try:
            yield True
        finally:
            self._metrics.closed(kind)
            self._leave(held)

    @asynccontextmanager
    async def talking(self, socket: HouseWebSocket) -> AsyncIterator[Socket]:
        """Accept a WebSocket, and close it at the end with the code that says why."""
        await socket.accept()
        connection = Socket(socket, self._people)
        self._open_sockets.add(connection)
        where = {"path": socket.scope["path"]}
        try:
            yield connection
        except (WebSocketDisconnect, RuntimeError, OSError, SocketEnded):
            logger.debug("WebSocket disconnected", extra=where)
        except (Unavailable, SQLAlchemyError) as error:
            unavailable = Unavailable.because(error)
            logger.error("WebSocket closed, database unavailable: %s", unavailable, extra=where)
            connection.close_soon(LATER)
        except Exception:
            logger.exception("WebSocket handler failed", extra=where)
            connection.close_soon(FAULT)
        finally:
            self._open_sockets.discard(connection)
            await connection.finish()

    def _enter(self, socket: HouseWebSocket) -> list[str]:
        """Count one more for the address and one more for the person, or raise `Problem` and count neither."""
        held: list[str] = []
        if self._limits is None:
            return held
        wanted = [("address " + neighbourhood(address_of(socket.scope.get("client"))), self._limits.address_sockets)]
        if (visitor := socket.scope.get("user")) is not None:
            wanted.append(("person " + visitor.id, self._limits.person_sockets))
        try:
            for who, most in wanted:
                self._counts.enter(who, most)
                held.append(who)
        except Problem:
            self._leave(held)
            raise
        return held

    def _leave(self, held: list[str]) -> None:
        for who in held:
            self._counts.leave(who)
