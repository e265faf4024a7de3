"""A WebSocket client with as little in it as can be, so that a benchmark measures the house and not its visitors."""

from __future__ import annotations

import asyncio
import base64
import secrets
import struct
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Socket(asyncio.Protocol):
    """One connection. Frames go to `hear`; what is sent is masked with zeros, which the standard allows."""

    def __init__(self, host: str, path: str, headers: dict[str, str], hear: Callable[[bytes], None]) -> None:
        self._request = _handshake(host, path, headers)
        self._hear = hear
        self._rest = b""
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Shake hands."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        """The other end is gone."""
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the house hung up"))

    def data_received(self, data: bytes) -> None:
        """Take everything that is whole, and keep the rest."""
        data = self._rest + data
        if not self.opened.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self.opened.set_exception(ConnectionError(head.decode(errors="replace")))
                return
            self.opened.set_result(None)
        self._rest = self._frames(data)

    def _frames(self, data: bytes) -> bytes:
        start = 0
        while len(data) - start >= 2:
            size, body = data[start + 1], start + 2
            if size == 126:
                if len(data) < start + 4:
                    break
                size, body = int.from_bytes(data[start + 2 : start + 4], "big"), start + 4
            elif size == 127:
                if len(data) < start + 10:
                    break
                size, body = int.from_bytes(data[start + 2 : start + 10], "big"), start + 10
            if len(data) < body + size:
                break
            self._frame(data[start] & 15, data[body : body + size])
            start = body + size
        return data[start:]

    def _frame(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self._hear(payload)
        elif kind == PING:
            self.send(payload, PONG)
        elif kind == CLOSE:
            self.close()

    def send(self, payload: bytes, kind: int = TEXT) -> None:
        """Send one frame."""
        size = len(payload)
        if size < 126:
            head = struct.pack("!BBI", 0x80 | kind, 0x80 | size, 0)
        else:
            head = struct.pack("!BBHI", 0x80 | kind, 0x80 | 126, size, 0)
        self._transport.write(head + payload)

    def close(self) -> None:
        """Hang up."""
        self._transport.close()


def _handshake(host: str, path: str, headers: dict[str, str]) -> bytes:
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {key}",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


async def dial(host: str, port: int, path: str, headers: dict[str, str], hear: Callable[[bytes], None]) -> Socket:
    """A connection that has shaken hands."""
    loop = asyncio.get_running_loop()
    _transport, wire = await loop.create_connection(lambda: Socket(f"{host}:{port}", path, headers, hear), host, port)
    await wire.opened
    return wire
