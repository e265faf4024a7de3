"""ASGI middleware around everything: response headers, origin check (CSRF), limit per address, request log."""

from __future__ import annotations

import logging
import time
from collections.abc import Collection
from http import HTTPStatus
from typing import Any, cast

from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from ridotto.core import Problem

from .app_files import AppFiles
from .errors import NotHere, NotYours, fault, headers_of, turn_away
from .limits import RateLimits, neighbourhood
from .metrics import Metrics
from .request import address_of
from .settings import Settings

logger = logging.getLogger("ridotto.house.web")

COOKIE = "ridotto"
LONGEST_PART = 80
"""No part of an address of ours is longer, so nothing longer is looked for."""
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
ALWAYS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
NOTHING = HTTPStatus.NOT_FOUND.phrase
ONLY_TLS = (b"strict-transport-security", b"max-age=31536000")


class Edge:
    """Wraps the whole application, so that even answers to unknown paths get headers, limits and a line in the log."""

    def __init__(
        self, app: ASGIApp, settings: Settings, rate_limits: RateLimits, metrics: Metrics, files: AppFiles
    ) -> None:
        self.app = app
        self._files = files
        self._settings = settings
        self._rate_limits = rate_limits
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check a request, and pass it on if it is allowed."""
        kind: str = scope["type"]
        if kind == "http":
            await self._http(cast(HTTPScope, scope), receive, send)
        elif kind == "websocket":
            await self._websocket(cast(WebSocketScope, scope), receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        started, status = time.perf_counter(), 0
        always = self._headers(scope)

        async def send_shielded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *always]
                if not any(name == b"cache-control" for name, _ in message["headers"]):
                    message["headers"] = [*message["headers"], (b"cache-control", b"no-store")]
            await send(message)

        try:
            if self._files.owns(scope):
                await self._files.answer(scope, send_shielded)
            else:
                self._check(scope)
                await self.app(scope, receive, send_shielded)
        except Problem as problem:
            await turn_away(scope, problem, send_shielded)
        except Exception:
            logger.exception("a request failed", extra={"path": scope["path"], "method": scope["method"]})
            if status:
                raise  # half an answer is out: the connection is broken off, so that the other end knows
            await turn_away(scope, fault(), send_shielded)
        finally:
            spent = time.perf_counter() - started
            self._metrics.answered(scope["method"], status, spent)
            logger.info(
                "request",
                extra={
                    "method": scope["method"],
                    "path": scope["path"],
                    "status": status,
                    "ms": round(spent * 1000, 1),
                },
            )

    async def _websocket(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        always, answered = self._headers(scope), False

        async def send_shielded(message: Message) -> None:
            nonlocal answered
            if message["type"] == "websocket.close" and not answered:
                # the framework rejected the handshake: an unknown path, or a fault of ours
                await turn_away(scope, NotHere() if message.get("reason") == NOTHING else fault(), send_shielded)
                return
            answered = True
            if message["type"] == "websocket.http.response.start":
                message["headers"] = [*message["headers"], *always]
            await send(message)

        try:
            self._check(scope)
            await self.app(scope, receive, send_shielded)
        except Problem as problem:
            await receive()
            await turn_away(scope, problem, send_shielded)
        except Exception:
            logger.exception("a WebSocket failed", extra={"path": scope["path"]})
            if answered:
                raise
            await turn_away(scope, fault(), send_shielded)

    def _headers(self, scope: HTTPScope | WebSocketScope) -> list[tuple[bytes, bytes]]:
        """The headers that every answer carries."""
        return [*ALWAYS, ONLY_TLS] if self._settings.secure(scope["scheme"]) else ALWAYS

    def _check(self, scope: Any) -> None:
        """Raise `Problem` for a path that cannot be one of ours, a page of another site, or an address that asks too
        often."""
        path: str = scope["path"]
        if "\0" in path or any(len(part) > LONGEST_PART for part in path.split("/")):
            raise NotHere
        headers = headers_of(scope)
        own_origins = self._settings.own_origins(scope["scheme"], headers.get("host", ""))
        if scope["type"] == "websocket":
            foreign = foreign_socket(headers, own_origins)
        else:
            foreign = scope["method"] not in SAFE and foreign_request(headers, own_origins)
        if foreign:
            raise NotYours("http-cross-site" if _says_where_from(headers) else "http-no-origin")
        self._rate_limits.take("address_requests", neighbourhood(address_of(scope.get("client"))))


def foreign_request(headers: dict[str, str], own_origins: Collection[str]) -> bool:
    """Does a request that changes something come from a page of another site?

    A request with a token is allowed. Any other request must carry `Origin` or `Sec-Fetch-Site`, as those of browsers
    do, unless it has no session cookie: then it acts for nobody.
    """
    if headers.get("authorization"):
        return False
    if (origin := headers.get("origin")) is not None:
        return origin.lower() not in own_origins
    if (site := headers.get("sec-fetch-site")) is not None:
        return site not in ("same-origin", "none")
    return _has_session(headers)


def foreign_socket(headers: dict[str, str], own_origins: Collection[str]) -> bool:
    """Was a WebSocket opened by a page of another site? Browsers let pages do that, cookies and all."""
    if headers.get("authorization"):
        return False
    if (origin := headers.get("origin")) is not None:
        return origin.lower() not in own_origins
    return _has_session(headers)


def _says_where_from(headers: dict[str, str]) -> bool:
    return "origin" in headers or "sec-fetch-site" in headers


def _has_session(headers: dict[str, str]) -> bool:
    return f"{COOKIE}=" in headers.get("cookie", "")
