"""What is answered when something cannot be done: always the same form, with a sentence in the person's language."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from http import HTTPStatus
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.routes import BaseRoute, HTTPRoute
from msgspec import UNSET
from sqlalchemy.exc import SQLAlchemyError

from ridotto.core import LANGUAGES, Problem, Refused, catalogue, encode
from ridotto.protocol.api import Trouble
from ridotto.protocol.closings import FAULT, LATER, NOT_FOUND, SHUT_OUT, SIGNED_OUT, TOO_MUCH
from ridotto.protocol.frames import RefusedFrame

from ..people.names import CATALOGUE
from ..try_later import TooOften, TryLater

logger = logging.getLogger("ridotto.house.web")


class NotHere(Problem):
    """404: there is no such thing, or not for this person; the two look the same from outside."""

    def __init__(self, message_id: str = "http-not-found", **values: object) -> None:
        super().__init__(message_id, **values)
        self.packages = (CATALOGUE,)


class Stranger(Problem):
    """401: not signed in."""

    def __init__(self) -> None:
        super().__init__("http-unauthorized")
        self.packages = (CATALOGUE,)


class ServiceUnavailable(TryLater):
    """503: the database cannot be read or written just now."""

    def __init__(self) -> None:
        super().__init__("http-unavailable", 5000)


class NotYours(Problem):
    """403: not allowed."""

    def __init__(self, message_id: str = "http-forbidden", **values: object) -> None:
        super().__init__(message_id, **values)
        self.packages = (CATALOGUE,)


STATUS: dict[str, int] = {
    "account-already": 403,
    "analysis-crowd": 409,
    "analysis-many": 409,
    "analysis-one": 409,
    "banned": 403,
    "chat-silenced": 403,
    "contribution-form": 400,
    "game-off-shelf": 404,
    "game-other-rules": 404,
    "game-unreadable": 404,
    "refused-no-seat": 403,
    "play-on-crowd": 409,
    "play-on-running": 409,
    "refused-store": 503,
    "setup-options": 400,
    "setup-seats": 400,
    "setup-seats-exactly": 400,
    "table-begun": 409,
    "table-full": 409,
    "table-host-only": 403,
    "table-no-moment": 404,
    "table-no-record": 404,
    "table-not-open": 409,
    "table-not-over": 409,
    "table-rematch-only": 403,
    "table-too-few": 409,
    "table-unknown": 404,
    "view-no-seat": 404,
    "view-own-only": 403,
    "sign-in-wrong": 401,
    "start-over": 409,
    "start-resigned": 409,
    "start-seat": 404,
    "password-wrong": 401,
    "moment-other-rules": 409,
    "name-taken": 409,
    "name-again": 409,
    "no-such-part": 404,
    "tokens-many": 409,
    "token-unknown": 404,
    "report-unknown": 404,
    "http-fault": 500,
    "http-media-type": 415,
    "http-unauthorized": 401,
    "http-too-large": 413,
    "unknown-game": 404,
}
"""The HTTP status of a problem by its message id, where it is not 409 for a refusal and 400 for all else."""

CLOSING_OF_STATUS = {401: SIGNED_OUT, 403: SHUT_OUT, 404: NOT_FOUND, 429: TOO_MUCH, 503: LATER}
"""HTTP status to close code, for a refused handshake: browsers hide its status from their pages."""


def fault() -> Problem:
    """The problem that is told when the house itself has failed."""
    return Problem("http-fault").within(CATALOGUE)


def status_of(problem: Problem) -> int:
    """The HTTP status that fits a problem."""
    match problem:
        case ServiceUnavailable():
            return 503
        case TooOften():
            return 429
        case NotHere():
            return 404
        case Stranger():
            return 401
        case NotYours():
            return 403
        case Refused():
            return STATUS.get(problem.why.id, 409)
        case _:
            return STATUS.get(problem.why.id, 400)


def trouble(problem: Problem, language: str) -> Trouble:
    """The body that answers a problem."""
    rule = problem.rule if isinstance(problem, Refused) else UNSET
    wait = -(-problem.wait // 1000) if isinstance(problem, TryLater) else UNSET
    return Trouble(problem.why.id, problem.sentence(language), problem.why.shortened(), rule, wait)


def spoken(accepted: str) -> str:
    """The first of our languages that an Accept-Language header names."""
    for part in accepted.split(","):
        if (wish := part.strip()[:2].lower()) in LANGUAGES:
            return wish
    return LANGUAGES[0]


def language_of(request: Request[Any, Any, Any]) -> str:
    """The language of whoever asks: the person's own, else the browser's."""
    visitor = request.scope.get("user")
    return getattr(visitor, "language", None) or spoken(request.headers.get("accept-language", ""))


async def turn_away(scope: Any, problem: Problem, send: Any) -> None:
    """Answer a request, or the handshake of a WebSocket, with a refusal: always of the same form."""
    sender = headers_of(scope)
    answer = trouble(problem, spoken(sender.get("accept-language", "")))
    if scope["type"] == "websocket" and "authorization" not in sender and ("cookie" in sender or "origin" in sender):
        await _let_in_to_be_told(problem, answer, send)
        return
    body = encode(answer)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if answer.retry_after:
        headers.append((b"retry-after", str(answer.retry_after).encode()))
    kind = "http.response" if scope["type"] == "http" else "websocket.http.response"
    await send({"type": f"{kind}.start", "status": status_of(problem), "headers": headers})
    await send({"type": f"{kind}.body", "body": body, "more_body": False})


async def _let_in_to_be_told(problem: Problem, answer: Trouble, send: Any) -> None:
    """Accept, send the error, close: browsers hide refused handshakes from their pages."""
    frame = RefusedFrame(id=None, rule=rule_of(problem), why=answer.why, message=answer.message)
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    await send({"type": "websocket.send", "text": encode(frame).decode(), "bytes": None})
    await send({"type": "websocket.close", "code": CLOSING_OF_STATUS.get(status_of(problem), FAULT), "reason": None})


def rule_of(problem: Problem) -> str:
    """The rule of a refusal that is told over a WebSocket."""
    if isinstance(problem, Refused):
        return problem.rule
    return {401: "STRANGER", 429: "OFTEN", 500: "FAULT", 503: "STORE"}.get(status_of(problem), "HOUSE")


def headers_of(scope: Any) -> dict[str, str]:
    """The headers of a request or a handshake, by their names in small letters."""
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


def _answer(problem: Problem, status: int, language: str) -> Response[Trouble]:
    answer = trouble(problem, language)
    headers = {"Retry-After": str(answer.retry_after)} if answer.retry_after else {}
    return Response(answer, status_code=status, headers=headers, media_type="application/json")


def on_problem(request: Request[Any, Any, Any], problem: Problem) -> Response[Trouble]:
    """Answer that something cannot be done."""
    return _answer(problem, status_of(problem), language_of(request))


_KNOWN = {400: "http-bad-request", 404: "http-not-found", 405: "http-method", 413: "http-too-large"}


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Trouble]:
    """Answer what the framework refuses, in words of ours: its own are for programmers."""
    status = error.status_code if error.status_code in _KNOWN else 400
    if error.status_code >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return on_fault(request, error)
    response = _answer(Problem(_KNOWN[status]).within(CATALOGUE), status, language_of(request))
    if status == HTTPStatus.METHOD_NOT_ALLOWED:
        response.headers["Allow"] = ", ".join(sorted(_allowed(request.app.routes, request.url.path)))
    return response


def _allowed(routes: Iterable[BaseRoute], path: str) -> set[str]:
    """The methods that an address allows."""
    asked = path.strip("/").split("/")
    return {
        str(method)
        for route in routes
        if isinstance(route, HTTPRoute) and _fits(route.path_format.strip("/").split("/"), asked)
        for method in route.methods
    }


def _fits(form: Sequence[str], asked: Sequence[str]) -> bool:
    return len(form) == len(asked) and all(
        one == own or one.startswith("{") for one, own in zip(form, asked, strict=True)
    )


def on_store(request: Request[Any, Any, Any], error: SQLAlchemyError) -> Response[Trouble]:
    """Answer that the database cannot be read or written now."""
    logger.error("the database failed", exc_info=error, extra={"path": request.url.path})
    return on_problem(request, ServiceUnavailable())


def on_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Trouble]:
    """Answer a failure of the house; only the log tells more."""
    logger.error("a request failed", exc_info=error, extra={"path": request.url.path, "method": request.method})
    return on_problem(request, fault())


def words_of_house(language: str, message_id: str, **values: object) -> str:
    """One of the house's own sentences."""
    return catalogue(language, CATALOGUE).word(message_id, **values)
