"""People: guests and accounts, their names and bans, the export of what is stored about them, and its erasure."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec import Struct, structs
from sqlalchemy import ColumnElement, and_, delete, insert, literal, or_, select, update
from sqlalchemy.exc import IntegrityError

from ridotto.core import LANGUAGES, Problem, catalogue
from ridotto.protocol.personal_data import Kind

from ..store.queries import Queries
from ..store.schema import analyses
from . import schema
from .names import CATALOGUE, MUST_RENAME, guest_name, name_key, new_name
from .passwords import Passwords

IDS_PER_QUERY = 500
"""The batch size of `IN (…)`: a database takes only so many values in one statement."""


class Visitor(Struct, frozen=True):
    """Somebody the house knows."""

    id: str
    name: str
    kind: Kind
    language: str
    """The language in which the house speaks to them."""
    banned_until: int | None = None
    """They cannot use the house until then."""
    ban_reason: str | None = None
    admin: bool = False
    """They look after the house."""


def now_ms() -> int:
    """The time, in milliseconds UTC."""
    return time.time_ns() // 1_000_000


def new_id() -> str:
    """An id that nobody can guess and that needs no escaping anywhere."""
    return secrets.token_hex(10)


class People:
    """All guests and accounts."""

    def __init__(self, queries: Queries, passwords: Passwords | None = None, now: Callable[[], int] = now_ms) -> None:
        self.queries = queries
        self.passwords = passwords or Passwords()
        self.now = now

    # ---- coming in

    async def new_guest(self, language: str = LANGUAGES[0]) -> Visitor:
        """A new guest with a friendly name."""
        language = language if language in LANGUAGES else LANGUAGES[0]
        while True:
            name = guest_name(language)
            try:
                return await self._write_down(name, "guest", language)
            except IntegrityError:
                continue  # somebody has that name already: draw another

    async def register(self, name: str, password: str, language: str, guest: Visitor | None = None) -> Visitor:
        """Make an account; a guest is turned into one and keeps their tables. Raises `Problem` if the name is taken."""
        name, sealed = new_name(name), await self.passwords.seal(password)
        try:
            if guest is None:
                return await self._write_down(name, "account", language, sealed)
            change = update(schema.people).where(schema.people.c.id == guest.id, schema.people.c.kind == "guest")
            change = change.values(
                kind="account", name=name, name_key=name_key(name), password=sealed, seen_at=self.now()
            )
            changed = await self.queries.execute(change.returning(schema.people.c.id))
        except IntegrityError:
            raise Problem("name-taken", name=name).within(CATALOGUE) from None
        if not changed:  # they have got an account, or were erased, a moment ago
            raise Problem("account-already").within(CATALOGUE)
        return Visitor(guest.id, name, "account", guest.language)

    async def _write_down(self, name: str, kind: Kind, language: str, sealed: str | None = None) -> Visitor:
        at, person = self.now(), new_id()
        row = {"name_key": name_key(name), "password": sealed, "made_at": at, "seen_at": at}
        await self.queries.execute(
            insert(schema.people).values(id=person, kind=kind, name=name, language=language, **row)
        )
        return Visitor(person, name, kind, language)

    # ---- who is who

    async def find(self, person: str) -> Visitor | None:
        """Who has this id."""
        return (await self.find_all([person])).get(person)

    async def find_all(self, ids: Iterable[str]) -> dict[str, Visitor]:
        """Those of these ids that are known, by id."""
        known, wanted = {}, list(ids)
        for start in range(0, len(wanted), IDS_PER_QUERY):
            some = _known.where(schema.people.c.id.in_(wanted[start : start + IDS_PER_QUERY]))
            known.update({row["id"]: Visitor(**row) for row in await self.queries.execute(some)})
        return known

    async def named(self, name: str) -> Visitor | None:
        """Who has this name, written in whatever case."""
        rows = await self.queries.execute(_known.where(_called(name)).order_by(schema.people.c.made_at))
        return Visitor(**rows[0]) if rows else None

    async def check_name(self, typed: str, asker: Visitor | None = None) -> str:
        """A name as it would be shown; raises `Problem` if somebody other than the asker has it, or it is not
        allowed."""
        name = new_name(typed)
        holder = await self.named(name)
        if holder is not None and (asker is None or holder.id != asker.id):
            raise Problem("name-taken", name=name).within(CATALOGUE)
        return name

    async def names(self, ids: Iterable[str], language: str) -> dict[str, str]:
        """What to call these people; who has gone is called by a placeholder."""
        wanted = set(ids)
        known = await self.find_all(wanted) if wanted else {}
        return {person: shown_name(known.get(person), language) for person in wanted}

    async def check_password(self, name: str, password: str) -> Visitor | None:
        """The account of this name, if this is its password."""
        query = select(schema.people).where(_called(name), schema.people.c.kind == "account")
        rows = await self.queries.execute(query.order_by(schema.people.c.made_at))
        fitting = [row for row in rows if await self.passwords.fits(row["password"], password)]
        if not fitting:
            if not rows:
                await self.passwords.fits(None, password)  # it takes as long as if there were somebody
            return None
        row = fitting[0]
        if self.passwords.outdated(row["password"]):
            await self.set_password(row["id"], password)
        return Visitor(**{field: row[field] for field in Visitor.__struct_fields__})

    async def must_rename(self, visitor: Visitor) -> bool:
        """Must they choose another name, because theirs looks too much like an older one?"""
        key = select(schema.people.c.name_key).where(schema.people.c.id == visitor.id)
        return bool((await self.queries.execute(key))[0]["name_key"] == MUST_RENAME + visitor.id)

    # ---- changes

    async def rename(self, visitor: Visitor, name: str) -> Visitor:
        """The same person under another name, or `Problem`."""
        name = new_name(name)
        change = update(schema.people).where(schema.people.c.id == visitor.id)
        try:
            await self.queries.execute(change.values(name=name, name_key=name_key(name)))
        except IntegrityError:
            raise Problem("name-taken", name=name).within(CATALOGUE) from None
        return structs.replace(visitor, name=name)

    async def set_language(self, visitor: Visitor, language: str) -> Visitor:
        """Set the language in which the house speaks to somebody."""
        await self.queries.execute(
            update(schema.people).where(schema.people.c.id == visitor.id).values(language=language)
        )
        return structs.replace(visitor, language=language)

    async def set_password(self, person: str, password: str) -> None:
        """Replace somebody's password."""
        sealed = await self.passwords.seal(password)
        await self.queries.execute(update(schema.people).where(schema.people.c.id == person).values(password=sealed))

    async def ban(self, person: str, until: int, reason: str) -> None:
        """Ban somebody until then."""
        change = update(schema.people).where(schema.people.c.id == person)
        await self.queries.execute(change.values(banned_until=until, ban_reason=reason))

    async def pardon(self, person: str) -> None:
        """End a ban."""
        change = update(schema.people).where(schema.people.c.id == person)
        await self.queries.execute(change.values(banned_until=None, ban_reason=None))

    async def banned(self) -> list[Visitor]:
        """Those who are banned now, the longest first."""
        until = schema.people.c.banned_until
        rows = await self.queries.execute(_known.where(until > self.now()).order_by(until.desc()))
        return [Visitor(**row) for row in rows]

    async def set_admin(self, person: str, admin: bool) -> None:
        """Let this person look after the house, or do so no longer."""
        await self.queries.execute(update(schema.people).where(schema.people.c.id == person).values(admin=admin))

    def check_ban(self, visitor: Visitor) -> None:
        """Raise `Problem` while they are banned."""
        if visitor.banned_until is not None and visitor.banned_until > self.now():
            raise Problem("banned", reason=visitor.ban_reason or "—").within(CATALOGUE)

    # ---- what is known of them, and going

    async def export(self, person: str) -> dict[str, list[dict[str, Any]]]:
        """Everything stored about a person, except secrets, by database table. A new table or column must stand in
        `protocol/personal_data.py`, too, or it is not sent."""
        return {
            table.name: [
                {field: value for field, value in _as_known(row).items() if field not in _KEYS | _OF_GAMES}
                for row in await self.queries.execute(select(table).where(column == person))
            ]
            for table, column in _ABOUT
        }

    async def forget(self, person: str) -> None:
        """Erase a person: the name becomes a placeholder, what they said and all their keys are gone."""
        people = schema.people.c
        blank = dict.fromkeys((people.password, people.ban_reason))
        gone = {people.kind: "gone", people.name: "", people.name_key: f"gone:{person}", people.admin: False, **blank}
        unsaid = update(schema.reports).where(schema.reports.c.person == person).values(said=None)
        erased = [delete(table).where(column == person) for table, column in _ABOUT if table is not schema.people]
        others = [delete(schema.mutes).where(schema.mutes.c.muted == person)]
        leave = update(schema.people).where(schema.people.c.id == person).values(gone)
        await self.queries.execute(
            leave, unsaid, *erased, *others
        )  # the person first, so that they can say nothing more


_ABOUT = (
    (schema.people, schema.people.c.id),
    (schema.sessions, schema.sessions.c.person),
    (schema.tokens, schema.tokens.c.person),
    (schema.chat_lines, schema.chat_lines.c.person),
    (schema.mutes, schema.mutes.c.person),
    (schema.silences, schema.silences.c.person),
    (schema.reports, schema.reports.c.reporter),
    (schema.ratings, schema.ratings.c.person),
    (schema.rated_games, schema.rated_games.c.person),
    (analyses, analyses.c.asked_by),
)
_KEYS = {"password", "digest", "name_key"}
_OF_GAMES = {"findings", "result"}
"""Columns of rows about a person that are about a game."""
_known = select(*(schema.people.c[field] for field in Visitor.__struct_fields__))


def _called(name: str) -> ColumnElement[bool]:
    """Finds who has this name, in whatever case; or who had exactly this name before it was found to look like
    another's."""
    people = schema.people.c
    exactly = and_(people.name == " ".join(name.split()), people.name_key == literal(MUST_RENAME) + people.id)
    return or_(people.name_key == name_key(name), exactly)


def _as_known(row: Mapping[str, Any]) -> dict[str, Any]:
    """A row as it may be shown. A line of chat is shown by its number: its id would tell how much is said in the whole
    house."""
    known = dict(row)
    return {**known, "id": known.pop("number")} if "number" in known else known


def shown_name(visitor: Visitor | None, language: str) -> str:
    """What others see: the name, or a placeholder for who is gone."""
    if visitor is None or visitor.kind == "gone":
        return catalogue(language, CATALOGUE).word("person-gone")
    return visitor.name
