"""A WebSocket from its handshake to its end: a place among the open ones, and what is told when it breaks."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError

from ridotto.core import Problem

from ..people.people import People, Visitor
from ..people.sessions import Credentials
from ..store.base import Unavailable
from .closings import FAULT, LATER
from .errors import turn_away
from .limits import Places, neighbourhood
from .metrics import Metrics
from .request import address_of
from .settings import Settings
from .sockets import OpenSockets, Slow, Socket

log = logging.getLogger("ridotto.house.web")

Live = WebSocket[Visitor | None, Credentials | None, State]


@asynccontextmanager
async def talking(socket: Live, people: People, sockets: OpenSockets) -> AsyncIterator[Socket]:
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


class Place:
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
