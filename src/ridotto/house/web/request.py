"""A request as routes see it: who asks, in which language, and for what."""

from __future__ import annotations

import re
from typing import TypeVar, cast

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import InternalServerException

from ridotto.core import Message, Problem
from ridotto.core.reading import Unreadable, convert, parse

from ..people.names import CATALOGUE
from ..people.people import Visitor
from ..people.sessions import Credentials
from .errors import NotYours, Stranger, language_of
from .settings import Settings

T = TypeVar("T")
_NOT_BRACKETS = re.compile(rb'"(?:[^"\\]|\\.)*"|[^][{}]+', re.DOTALL)
_NUMBER = re.compile(r"-?[0-9]{1,30}")


class HouseRequest(Request[Visitor | None, Credentials | None, State]):
    """One request, and the strict way to read it."""

    @property
    def visitor(self) -> Visitor:
        """Who asks; `Stranger` if nobody is signed in."""
        if (visitor := self.somebody) is None:
            raise Stranger
        return visitor

    @property
    def somebody(self) -> Visitor | None:
        """Who asks, if anybody is signed in."""
        return cast(Visitor | None, self.scope.get("user"))

    @property
    def credentials(self) -> Credentials:
        """The session or token used; `Stranger` if there is none."""
        if (credentials := self.scope.get("auth")) is None:
            raise Stranger
        return cast(Credentials, credentials)

    @property
    def session_visitor(self) -> Visitor:
        """The visitor, if signed in by cookie; API tokens are refused with `NotYours`, as for making more tokens."""
        if self.credentials.by != "cookie":
            raise NotYours("session-needed")
        return self.visitor

    @property
    def language(self) -> str:
        """The person's own language, else the browser's."""
        return language_of(self)

    @property
    def address(self) -> str:
        """Where the request comes from."""
        return address_of(self.scope.get("client"))

    async def read(self, form: type[T]) -> T:
        """The body, strictly of this form, or `Problem`."""
        kind = self.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json":
            raise Problem("http-media-type").within(CATALOGUE)
        settings: Settings = self.app.state.settings
        try:
            body = await self.body()
        except InternalServerException:  # the sender has left in the middle of the body
            raise Problem("http-bad-request").within(CATALOGUE) from None
        return read_json(body, form, settings.deepest_body)

    def asks(self, form: type[T]) -> T:
        """The query, of this form, or `Problem`: nothing unknown, nothing twice."""
        query = self.query_params
        fields = {name: query.getall(name) for name in query}
        plain = {name: values[0] if len(values) == 1 else values for name, values in fields.items()}
        try:
            _no_null("".join(map(str, plain.values())))
            return msgspec.convert(plain, form, strict=False)
        except msgspec.ValidationError:
            pass
        try:
            # once more, for an error in our own words
            convert({name: _number(value) for name, value in plain.items()}, form)
        except Unreadable as unreadable:
            raise _unreadable(unreadable) from None
        raise Problem("http-bad-request").within(CATALOGUE)


def read_json(body: bytes, form: type[T], deepest: int) -> T:
    """JSON from outside as a struct, or `Problem`: not too deep, and nothing that a database cannot keep."""
    if body.count(b"[") + body.count(b"{") > deepest and depth(body) > deepest:
        raise Problem("http-too-deep", most=deepest).within(CATALOGUE)
    if b"\\u0000" in body:
        _no_null("\0")
    try:
        return parse(body, form)
    except Unreadable as unreadable:
        raise _unreadable(unreadable) from None


def depth(body: bytes) -> int:
    """How deep JSON is nested, without reading it."""
    deepest = level = 0
    for bracket in _NOT_BRACKETS.sub(b"", body):
        level += 1 if bracket in b"[{" else -1
        deepest = max(deepest, level)
    return deepest


def address_of(client: tuple[str, int] | None) -> str:
    """The address of a connection; a Unix socket has none of its own. Behind a proxy that is trusted, uvicorn has put
    the visitor's here: `FORWARDED_ALLOW_IPS` in `deploy/README.md`."""
    return client[0] if client else "local"


def _number(value: str | list[str]) -> str | list[str] | int:
    """A value of a query as the number that it looks like."""
    return int(value) if isinstance(value, str) and _NUMBER.fullmatch(value) else value


def _no_null(text: str) -> None:
    if "\0" in text:
        raise _unreadable(Unreadable(Message("form-null")))


def _unreadable(unreadable: Unreadable) -> Problem:
    return Problem("unreadable", why=unreadable.why).within(CATALOGUE)
