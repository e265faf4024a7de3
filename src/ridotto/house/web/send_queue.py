"""The send queue of an open WebSocket: frames leave in order and are never waited for. The connection is closed when
its queue grows too long."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError

from ridotto.protocol.api import ChatLine
from ridotto.protocol.closings import FAULT, LATER, SLOW
from ridotto.protocol.frames import ChatFrame, PeopleFrame
from ridotto.protocol.tables import Hello, LobbyChanged, MineChanged, TableChanged, TableInfo, to_json

from ..people.chat import together
from ..people.people import People, Visitor
from ..people.sessions import Credentials
from ..store.base import Unavailable
from ..tables.frame import Frame
from .routes.summaries import known_people
from .websocket_protocol import POST

logger = logging.getLogger("ridotto.house.web")

MOST_FRAMES = 512
MOST_BYTES = 4 * 1024 * 1024
"""How much may wait for one reader; a slower one is disconnected, and may resume."""

LAST_WORD_SECONDS = 5
"""A socket that is being closed may take so long to read what was sent before."""


TELL_OF_A_TABLE = (Hello, TableChanged, LobbyChanged, MineChanged)
"""Messages with the `info` of a table: whoever is named there is introduced first."""


class SocketEnded(Exception):
    """The WebSocket has ended: the other end has left, reads too slowly, or has sent too much."""


class Socket:
    """A WebSocket and the queue before it. There are thousands of them, so each is kept small."""

    __slots__ = (
        "_bytes",
        "_closing",
        "_drain",
        "_frames",
        "_introduced",
        "_people",
        "_post",
        "_send",
        "_socket",
        "closed",
        "credentials",
        "muted",
        "seated",
        "together",
        "visitor",
    )

    def __init__(self, socket: WebSocket[Any, Any, Any], people: People) -> None:
        self._socket = socket
        self._send = socket.send
        self._post: Callable[[bytes], bool] | None = _post_of(socket)
        self._people = people
        self._frames: deque[Frame | ChatLine] = deque()
        self._bytes = 0
        self._drain: asyncio.Task[None] | None = None
        self._introduced: set[str] = set()
        self.visitor: Visitor | None = socket.scope.get("user")
        self.credentials: Credentials | None = socket.scope.get("auth")
        self.muted: frozenset[str] = frozenset()
        self.seated: bool | None = None
        """Has the one who watches entered the table? `None` until the greeting tells; no chat is sent before."""
        self.together = False
        """Does everybody hear everybody?"""
        self.closed = False
        self._closing: asyncio.Task[None] | None = None

    # ---- out

    def push(self, frame: Frame) -> None:
        """Send or queue a frame without waiting. If too much is waiting, close the socket and raise `SocketEnded`."""
        queued = self._drain is not None or self.closed or type(frame.message) in TELL_OF_A_TABLE
        if queued or self._post is None or not self._post(frame.data):
            self._queue(frame, len(frame.data))

    def hear(self, line: ChatLine) -> None:
        """Queue something that was said."""
        try:
            self._queue(line, 4 * len(line.text))
        except SocketEnded:
            return  # it is being closed; there is nobody to tell

    def _queue(self, frame: Frame | ChatLine, size: int) -> None:
        if self.closed:
            raise SocketEnded
        if len(self._frames) >= MOST_FRAMES or self._bytes + size > MOST_BYTES:
            self.close_soon(SLOW)
            raise SocketEnded
        self._frames.append(frame)
        self._bytes += size
        if self._drain is None:
            self._drain = asyncio.get_running_loop().create_task(self._empty())

    async def _empty(self) -> None:
        try:
            while self._frames and not self.closed:
                frame = self._frames.popleft()
                if isinstance(frame, ChatLine):
                    self._bytes -= 4 * len(frame.text)
                    if self._hears(frame):
                        await self._introduce([frame.person])
                        await self._text(to_json(ChatFrame(line=frame)))
                    continue
                self._bytes -= len(frame.data)
                if isinstance(frame.message, TELL_OF_A_TABLE):
                    await self._note(frame.message.info)
                await self._text(frame.data)
        except (WebSocketDisconnect, RuntimeError, OSError):
            self.closed = True
        except (Unavailable, SQLAlchemyError) as error:
            logger.error("names for a frame could not be loaded: %s", Unavailable.because(error))
            self.close_soon(LATER)
        except Exception:
            logger.exception("sending to a WebSocket failed")
            self.close_soon(FAULT)
        finally:
            self._drain = None

    async def _text(self, data: bytes) -> None:
        await self._send({"type": "websocket.send", "text": data.decode(), "bytes": None})

    def _hears(self, line: ChatLine) -> bool:
        if line.person in self.muted:
            return False
        if self.together:
            return True
        if self.seated is None:
            return False
        if self.visitor is None:  # an anonymous reader may be a player
            return False
        return line.channel == ("players" if self.seated else "onlookers")

    async def _note(self, info: TableInfo) -> None:
        """Introduce the people whom it names, and note whether the watcher sits there."""
        self.seated = info.entered
        self.together = together(info)
        await self._introduce([info.host, *(seat.person for seat in info.seats if seat.person), *info.expected])

    async def _introduce(self, people: Sequence[str]) -> None:
        if new := [person for person in people if person not in self._introduced]:
            language = self.visitor.language if self.visitor else "en"
            known = await known_people(self._people, new, language)
            self._introduced.update(new)
            await self._text(to_json(PeopleFrame(people=known)))

    # ---- the end

    async def sent(self) -> None:
        """Wait until everything queued is sent, if the other end reads."""
        if self._drain is not None:
            await asyncio.wait([self._drain], timeout=LAST_WORD_SECONDS)

    def close_soon(self, code: int) -> None:
        """Close it without waiting for what is queued."""
        if not self.closed:
            self.closed = True
            self._frames.clear()
            self._closing = asyncio.get_running_loop().create_task(self._close(code))

    async def finish(self) -> None:
        """Wait until it is closed, if the house closes it: only then may its handler return."""
        self.closed = True
        if self._closing is not None:
            await self._closing

    async def _close(self, code: int) -> None:
        try:
            await self._socket.close(code)
        except (WebSocketDisconnect, RuntimeError, OSError):
            logger.debug("a WebSocket was closed twice")


def _post_of(socket: WebSocket[Any, Any, Any]) -> Callable[[bytes], bool] | None:
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    post: Callable[[bytes], bool] | None = extensions.get(POST, {}).get("post")
    return post
