"""Sessions for browsers, API tokens for programs, and throttling of failed sign-ins.

Only SHA-256 digests of secrets are stored: who reads the database cannot sign in with what they find.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from msgspec import Struct
from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Select,
    Table,
    bindparam,
    case,
    delete,
    func,
    insert,
    literal,
    or_,
    select,
    true,
    update,
)
from sqlalchemy.exc import IntegrityError

from ridotto.core import Problem
from ridotto.protocol.api import TokenLine

from ..times import DAY_MS, HOUR_MS
from ..try_later import TooOften
from . import schema
from .names import CATALOGUE, name_key
from .people import IDS_PER_QUERY, People, Visitor, new_id

SESSION_LASTS = 90 * DAY_MS
RENEWED_AFTER = 7 * DAY_MS
"""A session in use is prolonged once this much of it has passed, not at every request."""
NOTED_AFTER = HOUR_MS
"""The use of a token is noted at most this often."""
MOST_TOKENS = 20
MARK = "ridotto_"
"""What every token begins with, so that scanners for leaked secrets recognise it."""

FAILURES_FORGOTTEN_AFTER = DAY_MS
FAILURE_LIMITS = {"pair": (5, HOUR_MS), "address": (30, HOUR_MS), "name": (50, HOUR_MS // 4)}
"""For each kind of counter: how many failures are forgiven, and the longest wait. Failures from one address at one name
soon lock that pair. The name itself is locked late and not for long, or anyone could lock anyone out."""
FIRST_WAIT = 30_000


class Credentials(Struct, frozen=True):
    """Somebody who is signed in, and the session or token they used."""

    visitor: Visitor
    digest: str
    by: str
    """`cookie` or `token`."""
    renew: bool = False


@cache
def _whose(table: Table) -> Select[Any]:
    """The query for the holder of a session or of a token, by its digest. Every request asks it, so it is put together
    once."""
    columns = [schema.people.c[field] for field in Visitor.__struct_fields__]
    mark = table.c.expires_at if table is schema.sessions else table.c.used_at
    query = select(*columns, mark.label("mark")).join(table, table.c.person == schema.people.c.id)
    return query.where(table.c.digest == bindparam("digest"))


class Sessions:
    """Who is signed in, by session or token."""

    def __init__(self, people: People) -> None:
        self._people = people
        self._queries = people.queries

    # ---- sessions

    async def open_session(self, person: str) -> str:
        """A new session of a person: the secret for its cookie."""
        secret, at = secrets.token_urlsafe(32), self._people.now()
        row = insert(schema.sessions).values(
            digest=_digest(secret), person=person, made_at=at, expires_at=at + SESSION_LASTS
        )
        stale = delete(schema.sessions).where(schema.sessions.c.person == person, schema.sessions.c.expires_at <= at)
        await self._queries.execute(stale, row)
        return secret

    async def recognise(self, secret: str) -> Credentials | None:
        """Whose session this is, if it is one and has not expired."""
        return await self._holder(schema.sessions, _digest(secret), "cookie")

    async def recognise_token(self, secret: str) -> Credentials | None:
        """Whose token this is."""
        return await self._holder(schema.tokens, _digest(secret), "token")

    async def still_valid(self, held: Iterable[Credentials]) -> frozenset[str]:
        """The digests of those sessions and tokens that are still valid, and whose holders are not banned."""
        by_cookie: dict[bool, set[str]] = {True: set(), False: set()}
        for entered in held:
            by_cookie[entered.by == "cookie"].add(entered.digest)
        now, sessions, tokens = self._people.now(), schema.sessions, schema.tokens
        lasting = await self._valid_digests(sessions, by_cookie[True], sessions.c.expires_at > now)
        return lasting | await self._valid_digests(tokens, by_cookie[False], true())

    async def _valid_digests(self, table: Table, digests: Iterable[str], lasts: ColumnElement[bool]) -> frozenset[str]:
        """Those of these digests that are valid, of people who are not banned."""
        until, wanted, found = schema.people.c.banned_until, list(digests), set[str]()
        known = select(table.c.digest).join(schema.people, table.c.person == schema.people.c.id)
        known = known.where(lasts, or_(until.is_(None), until <= self._people.now()))
        for start in range(0, len(wanted), IDS_PER_QUERY):
            some = known.where(table.c.digest.in_(wanted[start : start + IDS_PER_QUERY]))
            found.update(row["digest"] for row in await self._queries.execute(some))
        return frozenset(found)

    async def _holder(self, table: Table, digest: str, by: str) -> Credentials | None:
        rows = await self._queries.look_up(_whose(table), digest=digest)
        if not rows:
            return None
        now, mark_at = self._people.now(), rows[0]["mark"]
        if by == "cookie":
            if mark_at <= now:
                return None
            renew = mark_at - now < SESSION_LASTS - RENEWED_AFTER
        else:
            renew = mark_at is None or now - mark_at > NOTED_AFTER
        visitor = Visitor(**{field: rows[0][field] for field in Visitor.__struct_fields__})
        return Credentials(visitor, digest, by, renew)

    async def renew(self, entered: Credentials) -> None:
        """Prolong a session, or note when a token was used."""
        now, sessions, tokens = self._people.now(), schema.sessions, schema.tokens
        lasts = update(sessions).where(sessions.c.digest == entered.digest).values(expires_at=now + SESSION_LASTS)
        used = update(tokens).where(tokens.c.digest == entered.digest).values(used_at=now)
        seen = update(schema.people).where(schema.people.c.id == entered.visitor.id).values(seen_at=now)
        await self._queries.execute(lasts if entered.by == "cookie" else used, seen)

    async def close_session(self, entered: Credentials) -> None:
        """End this session."""
        await self._queries.execute(delete(schema.sessions).where(schema.sessions.c.digest == entered.digest))

    async def close_all(self, person: str, but: str | None = None) -> None:
        """End all sessions of a person, but perhaps one."""
        sessions = schema.sessions
        gone = delete(sessions).where(sessions.c.person == person)
        await self._queries.execute(gone if but is None else gone.where(sessions.c.digest != but))

    # ---- tokens

    async def new_token(self, person: str, label: str) -> tuple[TokenLine, str]:
        """Make a token for a program. Returns the line about it, and the secret, which is shown this once."""
        label = " ".join(label.split())[:64] or "—"
        count = await self._queries.execute(select(func.count().label("n")).where(schema.tokens.c.person == person))
        if count[0]["n"] >= MOST_TOKENS:
            raise Problem("tokens-many", most=MOST_TOKENS).within(CATALOGUE)
        secret, line = MARK + secrets.token_urlsafe(32), TokenLine(new_id(), label, self._people.now(), None)
        row = {"id": line.id, "digest": _digest(secret), "person": person, "label": label, "made_at": line.made_at}
        await self._queries.execute(insert(schema.tokens).values(**row))
        return line, secret

    async def tokens_of(self, person: str) -> Sequence[TokenLine]:
        """The tokens of a person, oldest first."""
        columns = [schema.tokens.c[field] for field in TokenLine.__struct_fields__]
        query = (
            select(*columns)
            .where(schema.tokens.c.person == person)
            .order_by(schema.tokens.c.made_at, schema.tokens.c.id)
        )
        return [TokenLine(**row) for row in await self._queries.execute(query)]

    async def revoke(self, person: str, token: str) -> None:
        """Delete a token; raises `Problem` if it is not theirs."""
        if token not in [line.id for line in await self.tokens_of(person)]:
            raise Problem("token-unknown").within(CATALOGUE)
        await self._queries.execute(
            delete(schema.tokens).where(schema.tokens.c.id == token, schema.tokens.c.person == person)
        )

    # ---- signing in

    async def sign_in(self, name: str, password: str, address: str) -> Visitor:
        """The account of that name. `TooOften` while attempts are locked, `Problem` if it is not their password.

        An attempt counts before it is judged, so that many at once are no way around the count.
        """
        return await self._check_password(_counters(name_key(name), address), name, password)

    async def confirm(self, visitor: Visitor, password: str, address: str) -> None:
        """Raise `Problem` unless somebody who is signed in knows their password. It has counters of its own: failed
        sign-ins of others do not lock it."""
        outside = _counters(visitor.id, f"{address}\n{visitor.id}")
        counters = {kind: _digest(f"inside\n{key}") for kind, key in outside.items()}
        await self._check_password(counters, visitor.name, password, wrong="password-wrong")

    async def _check_password(
        self, counters: dict[str, str], name: str, password: str, wrong: str = "sign-in-wrong"
    ) -> Visitor:
        for kind, key in counters.items():
            await self._count_attempt(kind, key)
        visitor = await self._people.check_password(name, password)
        if visitor is None:
            raise Problem(wrong).within(CATALOGUE)
        attempts = schema.attempts
        forgiven = update(attempts).where(attempts.c.door.in_([counters["address"], counters["name"]]))
        await self._queries.execute(
            delete(attempts).where(attempts.c.door == counters["pair"]),
            forgiven.values(failures=attempts.c.failures - 1, shut_until=0),
        )
        return visitor

    async def _count_attempt(self, kind: str, key: str) -> None:
        attempts, at = schema.attempts, self._people.now()
        stale = delete(attempts).where(attempts.c.last_at < at - FAILURES_FORGOTTEN_AFTER)
        first = insert(attempts).values(door=key, failures=1, shut_until=0, last_at=at)
        try:
            await self._queries.execute(stale, first)
            return
        except IntegrityError:
            again = update(attempts).where(attempts.c.door == key, attempts.c.shut_until <= at)
            shut = literal(at, BigInteger) + _wait(kind, attempts.c.failures + 1)
            counted = again.values(failures=attempts.c.failures + 1, shut_until=shut, last_at=at)
        if await self._queries.execute(counted.returning(attempts.c.failures)):
            return
        rows = await self._queries.execute(select(attempts.c.shut_until).where(attempts.c.door == key))
        raise TooOften("sign-in-often", max((row["shut_until"] - at for row in rows), default=FIRST_WAIT))


def _wait(kind: str, failures: ColumnElement[int]) -> ColumnElement[int]:
    """How long attempts are locked after so many failures: not at all at first, then twice as long each time."""
    forgiven, longest = FAILURE_LIMITS[kind]
    doubled = [(failures == forgiven + k, min(FIRST_WAIT << k, longest)) for k in range(8)]
    return case((failures < forgiven, literal(0, BigInteger)), *doubled, else_=longest)


def _counters(name: str, address: str) -> dict[str, str]:
    """The keys of the counters of failed attempts, by kind."""
    counted = {"pair": f"{name}\n{address}", "address": address, "name": name}
    return {kind: _digest(f"{kind}\n{key}") for kind, key in counted.items()}


def _digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
