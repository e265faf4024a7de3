"""A WebSocket protocol for uvicorn that batches frames into one write per socket."""

from __future__ import annotations

import asyncio
from struct import Struct
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.frames import apply_mask as unmask  # type: ignore[attr-defined]  # the quickest that is installed
from websockets.http11 import Request
from websockets.protocol import State
from websockets.streams import StreamReader

POST = "ridotto.post"
"""The name of an extension of a connection's scope: `post(frame)` takes a frame without waiting, or returns `False`."""
MOST_GATHERED = 64 * 1024
"""How many bytes may be gathered for one socket; beyond that the sender waits until the network has taken some."""
MOST_WHOLE = 4 * 1024
"""A frame that is read without the library's parser has at most so many bytes."""
MOST_FRAGMENTS = 512
"""In how many fragments a message may come at most."""
PARTING_S = 5.0
"""How long the other end may take to read what is left when its connection ends."""

_TEXT, _MASKED, _LONG = 0x81, 0x80, 0xFF
_SHORT, _MIDDLE = 126, 1 << 16
_middle_head, _long_head = Struct("!BBH").pack, Struct("!BBQ").pack
_BETWEEN_FRAMES = StreamReader.at_eof.__code__
"""Where the library's parser waits when it has no part of a frame."""


class Outbox:
    """Everything that is about to leave, from all sockets of an event loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._waiting: list[BatchingProtocol] = []

    def add(self, posted: BatchingProtocol) -> None:
        """Note that this socket has something to send, soon."""
        if not self._waiting:
            self._loop.call_soon(self._wait)
        self._waiting.append(posted)

    def _wait(self) -> None:
        """Wait one more turn of the event loop, so that answers join the same write."""
        self._loop.call_soon(self._empty)

    def _empty(self) -> None:
        waiting, self._waiting = self._waiting, []
        for posted in waiting:
            posted.leave()


class Inbox:
    """What has come over one socket, for the one task that reads it. There are thousands of sockets, and every move
    comes through one: an `asyncio.Queue` is larger and slower."""

    __slots__ = ("_loop", "_messages", "_reader")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._messages: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        """Add a message."""
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        """The next message, when there is one. Who gives up waiting loses none."""
        while not self._messages:
            self._reader = self._loop.create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._messages.pop(0)

    def empty(self) -> bool:
        """Has everything been read?"""
        return not self._messages

    def awaited(self) -> bool:
        """Does the reader wait for a message, so that what is here will be read in a moment?"""
        return self._reader is not None and len(self._messages) <= 1


class BatchingProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that can be given frames without waiting, in order with those that are waited for."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self._inbox = Inbox(self.loop)
        self.queue = self._inbox  # type: ignore[assignment]  # all of a queue that is used
        self._gathered = bytearray()
        if POST not in self.app_state:
            self.app_state[POST] = Outbox(self.loop)
        self._postbox: Outbox = self.app_state[POST]

    def handle_connect(self, event: Request) -> None:
        """Tell the application that it may post."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), POST: {"post": self.post}}

    def data_received(self, data: bytes) -> None:
        """Take what has come. Nearly every move is one short frame that has come whole, and is read here: the library's
        parser and its pause in reading after every message cost a twentieth of a move."""
        text = whole_text(data) if self._may_take() else None
        if text is None:
            super().data_received(data)
            return
        self._inbox.put_nowait({"type": "websocket.receive", "text": text})
        if not self._inbox.awaited() and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _may_take(self) -> bool:
        """Does a frame begin here that the library need not know of?"""
        conn = self.conn
        if conn.state is not State.OPEN or conn.current_size is not None or conn.extensions:
            return False
        waiting: Any = conn.parser
        while waiting.gi_yieldfrom is not None:
            waiting = waiting.gi_yieldfrom
        return waiting.gi_code is _BETWEEN_FRAMES

    def handle_cont(self, event: Frame) -> None:
        """Take a fragment of a message; nobody needs so many, and empty ones weigh nothing."""
        if self.close_sent:
            return
        if len(self.frames) >= MOST_FRAGMENTS:
            self.conn.fail(CloseCode.MESSAGE_TOO_BIG, "too many fragments")
            self.handle_parser_exception()
            return
        super().handle_cont(event)

    def post(self, frame: bytes) -> bool:
        """Take a frame of text that is sent soon. False if it would have to wait, or nobody is there."""
        gathered = self._gathered
        if gathered:  # then this one leaves with those before it
            if len(gathered) > MOST_GATHERED:
                return False
        elif self._may_post():
            self._postbox.add(self)
        else:
            return False
        gathered += head(len(frame))
        gathered += frame
        return True

    def _may_post(self) -> bool:
        conn = self.conn
        return conn.state is State.OPEN and self.handshake_complete and not conn.extensions and self.writable.is_set()

    def leave(self) -> None:
        """Send what was gathered."""
        if self._gathered:
            gathered, self._gathered = self._gathered, bytearray()
            if not self.disconnected and not self.transport.is_closing():
                self.transport.write(gathered)

    async def send(self, message: Any) -> None:
        """Send what the application waits for, after what it posted. To one who is gone nothing is sent: the
        application is told so when it next reads."""
        if self.disconnected:
            return
        self.leave()
        if message["type"] == "websocket.close":
            self._part_soon()
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            self.handshake_complete = True  # rejected before it was accepted: not an error

    def shutdown(self) -> None:
        """The house stops: what was posted still leaves."""
        self.leave()
        super().shutdown()

    async def run_asgi(self) -> None:
        """Let the application serve this connection until one of both ends it."""
        await super().run_asgi()
        self._part_soon()

    def keepalive_timeout(self) -> None:
        """The other end does not answer any more."""
        self._part_soon()
        super().keepalive_timeout()

    def _part_soon(self) -> None:
        """End it even if the other end reads nothing: a connection that is closed stays until all of it is read."""
        self.loop.call_later(PARTING_S, self.transport.abort)


def head(size: int) -> bytes:
    """What stands before the text of a frame that is sent by a server."""
    if size < _SHORT:
        return bytes((_TEXT, size))
    if size < _MIDDLE:
        return _middle_head(_TEXT, 126, size)
    return _long_head(_TEXT, 127, size)


def whole_text(data: bytes) -> str | None:
    """The text of a client's frame, if that is all that has come, and all of a message; else nothing."""
    if not 6 <= len(data) <= MOST_WHOLE or data[0] != _TEXT:
        return None
    size, start = data[1] - _MASKED, 6
    if size == _SHORT:
        size, start = int.from_bytes(data[2:4], "big"), 8
    if size < 0 or size != len(data) - start or data[1] == _LONG:
        return None
    try:
        text: str = unmask(data[start:], data[start - 4 : start]).decode()
    except UnicodeDecodeError:
        return None  # the library knows what to say to that
    return text
