"""Opening a session and setting its cookie."""

from __future__ import annotations

from litestar import Response
from litestar.background_tasks import BackgroundTask
from litestar.datastructures import Cookie

from ridotto.protocol.api import Me

from ..people.people import Visitor
from ..people.sessions import Sessions
from .edge import COOKIE
from .limits import RateLimits, neighbourhood
from .open_sockets import OpenSockets
from .request import HouseRequest
from .settings import Settings

YEAR_S = 365 * 24 * 3600


def me_of(visitor: Visitor) -> Me:
    """A visitor as they see themselves."""
    return Me(visitor.id, visitor.name, visitor.kind, visitor.language, visitor.admin)  # type: ignore[arg-type]


def session_cookie(secret: str, secure: bool) -> Cookie:
    """The cookie of a session. It outlives the session, and is sent anew when that is renewed."""
    return Cookie(key=COOKIE, value=secret, path="/", httponly=True, samesite="lax", secure=secure, max_age=YEAR_S)


class SigningIn:
    """Opens sessions for people who come in, and ends those they had before."""

    def __init__(
        self, sessions: Sessions, rate_limits: RateLimits, settings: Settings, open_sockets: OpenSockets
    ) -> None:
        self._sessions, self._open_sockets = sessions, open_sockets
        self._rate_limits, self._settings = rate_limits, settings

    def count_newcomer(self, request: HouseRequest) -> None:
        """One more guest or account from this address; `TooOften` if there were too many."""
        self._rate_limits.take("guests", neighbourhood(request.address))

    async def open_session(self, request: HouseRequest, visitor: Visitor) -> Response[Me]:
        """Open a session; the one that was held before ends."""
        background = None
        if (before := request.scope.get("auth")) is not None:
            if before.by == "cookie":
                await self._sessions.close_session(before)
            # after the answer: a browser whose sockets are closed comes back with the new cookie, not with the old one
            background = BackgroundTask(self._open_sockets.changed, before.visitor.id)
        secret = await self._sessions.open_session(visitor.id)
        cookie = session_cookie(secret, self._settings.secure(request.scope["scheme"]))
        return Response(me_of(visitor), cookies=[cookie], background=background)
