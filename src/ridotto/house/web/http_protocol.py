"""An HTTP protocol for uvicorn that ends slow requests and limits the connections of one address."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Any

import h11
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol

from .limits import neighbourhood

HTTP_PROTOCOL = "ridotto.house.web.http_protocol:LimitedHttpProtocol"
"""The import path of the HTTP protocol for uvicorn, so that every worker process finds it."""
ASKING_S = 20.0
"""How long a request may take to arrive, from its first byte (or from the connection) to its last."""
MOST_CONNECTIONS = 256
"""How many connections one address may hold. WebSockets are not counted here, and a trusted proxy has no limit."""
HELD = "ridotto.connections"


@lru_cache
def _proxies(allowed: str) -> Any:
    """The proxies that are trusted to say where a request comes from."""
    return ProxyHeadersMiddleware(_nobody, allowed).trusted_hosts


async def _nobody(*_: object) -> None:
    """An application that does nothing."""


class LimitedHttpProtocol(H11Protocol):
    """A connection that is counted by address, and ends if its request does not arrive in time."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self._asking: asyncio.TimerHandle | None = None
        self._held: dict[str, int] = self.app_state.setdefault(HELD, {})
        self._from: str | None = None
        self._left = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection by its address, and start the time for its first request."""
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if address and not self._trusted(address):
            self._from = neighbourhood(address)
            self._held[self._from] = self._held.get(self._from, 0) + 1
            if self._held[self._from] > MOST_CONNECTIONS:
                transport.abort()
        self._hurry()

    def _trusted(self, address: str) -> bool:
        """Is it a trusted proxy, through which everybody comes?"""
        return bool(self.config.proxy_headers) and address in _proxies(str(self.config.forwarded_allow_ips))

    def handle_events(self) -> None:
        """Start the time for a request that has begun, and stop it when the request is complete."""
        super().handle_events()
        if self._half_asked() and not self._left:
            self._hurry()
        else:
            self._relax()

    def _half_asked(self) -> bool:
        if self.conn.their_state is h11.IDLE:
            return self.cycle is None or bool(self.conn.trailing_data[0])
        return self.conn.their_state is h11.SEND_BODY

    def _hurry(self) -> None:
        if self._asking is None:
            self._asking = self.loop.call_later(ASKING_S, self.transport.abort)

    def _relax(self) -> None:
        if self._asking is not None:
            self._asking.cancel()
            self._asking = None

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Stop counting it here: from now on it is a WebSocket, which is counted as one."""
        self._leave()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting it."""
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        self._left = True
        self._relax()
        if self._from is not None:
            left = self._held.pop(self._from, 0) - 1
            if left > 0:
                self._held[self._from] = left
            self._from = None
