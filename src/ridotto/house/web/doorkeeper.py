"""The doorkeeper: knows who comes in, by cookie or by token, before any route is asked."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.middleware import AbstractAuthenticationMiddleware, AuthenticationResult

from ..entrance import Entrance, Pass
from ..people import People
from .errors import Stranger
from .limits import Buckets
from .settings import Settings
from .shield import COOKIE


class Doorkeeper(AbstractAuthenticationMiddleware):
    """Identity comes from the session, never from what a message claims."""

    async def authenticate_request(self, connection: ASGIConnection[Any, Any, Any, Any]) -> AuthenticationResult:
        """Who this is; nobody without a valid cookie, and a refusal for a token that opens nothing."""
        state = connection.app.state
        entrance: Entrance = state.entrance
        people: People = state.people
        entered = await self._recognise(connection, entrance)
        if entered is None:
            return AuthenticationResult(user=None, auth=None)
        people.check_ban(entered.visitor)
        settings: Settings = state.settings
        buckets: Buckets = state.buckets
        kind: str = connection.scope["type"]
        if settings.limits is not None and kind == "http":
            buckets.take("person", entered.visitor.id, settings.limits.person_requests)
        if entered.renew:
            await entrance.renew(entered)
        return AuthenticationResult(user=entered.visitor, auth=entered)

    async def _recognise(self, connection: ASGIConnection[Any, Any, Any, Any], entrance: Entrance) -> Pass | None:
        if (authorization := connection.headers.get("authorization")) is not None:
            scheme, _, secret = authorization.partition(" ")
            entered = await entrance.recognise_token(secret.strip()) if scheme.lower() == "bearer" else None
            if entered is None:
                raise Stranger
            return entered
        secret = connection.cookies.get(COOKIE, "")
        return await entrance.recognise(secret) if secret else None
