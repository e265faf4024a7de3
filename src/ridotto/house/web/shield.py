"""The outermost door: what every answer carries, who may not even knock, and what is counted."""

from __future__ import annotations

import logging
import time
from typing import Any, cast
from urllib.parse import urlsplit

from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from ridotto.core import Problem, encode

from .asked import address_of
from .errors import NotHere, NotYours, spoken, status_of, trouble
from .limits import Buckets, neighbourhood
from .metrics import Metrics
from .settings import Settings

log = logging.getLogger("ridotto.house.web")

COOKIE = "ridotto"
LONGEST_PART = 80
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
ONLY_TLS = (b"strict-transport-security", b"max-age=31536000")


class Shield:
    """Wraps the whole application, so that even an unknown path is answered with it."""

    def __init__(self, app: ASGIApp, settings: Settings, buckets: Buckets, metrics: Metrics) -> None:
        self.app = app
        self._settings = settings
        self._buckets = buckets
        self._metrics = metrics
        self._headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what may come in."""
        kind: str = scope["type"]
        if kind == "http":
            await self._http(cast(HTTPScope, scope), receive, send)
        elif kind == "websocket":
            await self._websocket(cast(WebSocketScope, scope), receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        started, status = time.perf_counter(), 0
        own = [*self._headers, ONLY_TLS] if self._settings.secure(scope["scheme"]) else self._headers

        async def send_shielded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *own]
                if not any(name == b"cache-control" for name, _ in message["headers"]):
                    message["headers"] = [*message["headers"], (b"cache-control", b"no-store")]
            await send(message)

        try:
            self._check(scope)
        except Problem as problem:
            await _turn_away(scope, problem, send_shielded, "http.response")
        else:
            await self.app(scope, receive, send_shielded)
        finally:
            spent = time.perf_counter() - started
            self._metrics.answered(scope["method"], status, spent)
            log.info(
                "request",
                extra={
                    "method": scope["method"],
                    "path": scope["path"],
                    "status": status,
                    "ms": round(spent * 1000, 1),
                },
            )

    async def _websocket(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        try:
            self._check(scope)
        except Problem as problem:
            await receive()
            await _turn_away(scope, problem, send, "websocket.http.response")
        else:
            await self.app(scope, receive, send)

    def _check(self, scope: Any) -> None:
        """Raise `Problem` for a path that cannot be one of ours, a page of another site, or an address that asks too
        often."""
        path: str = scope["path"]
        if "\0" in path or any(len(part) > LONGEST_PART for part in path.split("/")):
            raise NotHere
        headers = _headers(scope)
        own = self._settings.own_host() or headers.get("host", "")
        if scope["type"] == "websocket":
            foreign = foreign_socket(headers, own)
        else:
            foreign = scope["method"] not in SAFE and foreign_request(headers, own)
        if foreign:
            raise NotYours("http-cross-site")
        if limits := self._settings.limits:
            where = neighbourhood(address_of(scope.get("client")))
            self._buckets.take("address", where, limits.address_requests)


def foreign_request(headers: dict[str, str], own_host: str) -> bool:
    """Does a request that changes something come from a page of another site?

    A program with a token is nobody's page. Everyone else says where they come from, as every browser does; only who
    sends no session cookie either may keep silent, for then there is nobody in whose name a page could ask.
    """
    if headers.get("authorization"):
        return False
    if (origin := headers.get("origin")) is not None:
        return urlsplit(origin).netloc.lower() != own_host.lower()
    if (site := headers.get("sec-fetch-site")) is not None:
        return site not in ("same-origin", "none")
    return _has_session(headers)


def foreign_socket(headers: dict[str, str], own_host: str) -> bool:
    """Was a WebSocket opened by a page of another site? Browsers let pages do that, cookies and all."""
    if headers.get("authorization"):
        return False
    if (origin := headers.get("origin")) is not None:
        return urlsplit(origin).netloc.lower() != own_host.lower()
    return _has_session(headers)


def _has_session(headers: dict[str, str]) -> bool:
    return f"{COOKIE}=" in headers.get("cookie", "")


def _headers(scope: Any) -> dict[str, str]:
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


async def _turn_away(scope: Any, problem: Problem, send: Any, kind: str) -> None:
    answer = trouble(problem, spoken(_headers(scope).get("accept-language", "")))
    body = encode(answer)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if answer.retry_after:
        headers.append((b"retry-after", str(answer.retry_after).encode()))
    await send({"type": f"{kind}.start", "status": status_of(problem), "headers": headers})
    await send({"type": f"{kind}.body", "body": body, "more_body": False})
