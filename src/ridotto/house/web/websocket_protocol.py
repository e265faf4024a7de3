"""A WebSocket protocol for uvicorn that batches frames into one write per socket."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import State

POST = "ridotto.post"
"""The extension of a connection's scope: `post(frame)` takes a frame at once, or says that it cannot."""
MOST_GATHERED = 64 * 1024
"""What may be gathered for one socket; beyond that its sender waits until the network has taken some."""
MOST_FRAGMENTS = 512
"""In how many fragments a message may come."""
PARTING_S = 5.0
"""How long the other end may take to read what is left when its connection ends."""

_TEXT = 0x81
_SHORT, _MIDDLE = 126, 1 << 16


class Outbox:
    """Everything that is about to leave, from all sockets of an event loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._waiting: list[BatchingProtocol] = []

    def add(self, posted: BatchingProtocol) -> None:
        """This one has something to send, soon."""
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
        """Something has come."""
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


class BatchingProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that can be given frames without waiting, in order with those that are waited for."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.queue = Inbox(self.loop)  # type: ignore[assignment]  # all of a queue that is used
        self._gathered = bytearray()
        if POST not in self.app_state:
            self.app_state[POST] = Outbox(self.loop)
        self._postbox: Outbox = self.app_state[POST]

    def handle_connect(self, event: Request) -> None:
        """Tell the application that it may post."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), POST: {"post": self.post}}

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
        """Take a frame of text that leaves soon; not if it would have to wait, or nobody is there."""
        gathered = self._gathered
        if (
            self.conn.state is not State.OPEN
            or not self.handshake_complete
            or self.conn.extensions
            or not self.writable.is_set()
            or len(gathered) > MOST_GATHERED
        ):
            return False
        if not gathered:
            self._postbox.add(self)
        gathered += head(len(frame))
        gathered += frame
        return True

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
        return bytes((_TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((_TEXT, 127)) + size.to_bytes(8, "big")
