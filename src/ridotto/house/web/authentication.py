"""Authentication: finds out who asks, by cookie or token, before any route is called."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.middleware import AbstractAuthenticationMiddleware, AuthenticationResult
from litestar.types import Message, Receive, Scope, Send
from sqlalchemy.exc import SQLAlchemyError

from ridotto.core import Problem

from ..people.people import People
from ..people.sessions import Credentials, Sessions
from ..store.base import Unavailable
from .edge import COOKIE
from .errors import ServiceUnavailable, Stranger, turn_away
from .limits import RateLimits
from .settings import Settings
from .signing_in import session_cookie


class Authentication(AbstractAuthenticationMiddleware):
    """Identity comes from the session, never from what a message claims."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Find out who asks, or refuse; the handshake of a WebSocket is refused like any request."""
        kind: str = scope["type"]
        if kind != "websocket":
            await super().__call__(scope, receive, _renewing_cookie(scope, send))
            return
        try:
            known = await self.authenticate_request(ASGIConnection(scope))
        except Problem as problem:
            await turn_away(scope, problem, send)
        except (Unavailable, SQLAlchemyError):
            await turn_away(scope, ServiceUnavailable(), send)
        else:
            scope["user"], scope["auth"] = known.user, known.auth
            await self.app(scope, receive, send)

    async def authenticate_request(self, connection: ASGIConnection[Any, Any, Any, Any]) -> AuthenticationResult:
        """Who asks: nobody without a valid cookie. Raises `Stranger` for a token that is not valid, `Problem` for the
        banned."""
        state = connection.app.state
        sessions: Sessions = state.sessions
        people: People = state.people
        credentials = await self._recognise(connection, sessions)
        if credentials is None:
            return AuthenticationResult(user=None, auth=None)
        people.check_ban(credentials.visitor)
        rate_limits: RateLimits = state.rate_limits
        kind: str = connection.scope["type"]
        if kind == "http":
            rate_limits.take("person_requests", credentials.visitor.id)
        if credentials.renew:
            await sessions.renew(credentials)
        return AuthenticationResult(user=credentials.visitor, auth=credentials)

    async def _recognise(
        self, connection: ASGIConnection[Any, Any, Any, Any], sessions: Sessions
    ) -> Credentials | None:
        if (authorization := connection.headers.get("authorization")) is not None:
            scheme, _, secret = authorization.partition(" ")
            credentials = await sessions.recognise_token(secret.strip()) if scheme.lower() == "bearer" else None
            if credentials is None:
                raise Stranger
            return credentials
        secret = connection.cookies.get(COOKIE, "")
        return await sessions.recognise(secret) if secret else None


def _renewing_cookie(scope: Scope, send: Send) -> Send:
    """When a session was renewed, send its cookie again, so that the browser keeps it as long. An answer that opens or
    ends a session sets its own cookie."""

    async def send_with_cookie(message: Message) -> None:
        credentials: Credentials | None = scope.get("auth")
        if (
            message["type"] == "http.response.start"
            and credentials
            and credentials.renew
            and credentials.by == "cookie"
        ):
            headers = list(message["headers"])
            if not any(name.lower() == b"set-cookie" for name, _ in headers):
                connection = ASGIConnection[Any, Any, Any, Any](scope)
                settings: Settings = connection.app.state.settings
                cookie = session_cookie(connection.cookies[COOKIE], settings.secure(scope["scheme"]))
                message["headers"] = [*headers, cookie.to_encoded_header()]
        await send(message)

    return send_with_cookie
