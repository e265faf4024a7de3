"""Chat at a table: players among themselves, onlookers among themselves, and all together once the game is over."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from sqlalchemy import Connection, Insert, and_, delete, false, func, insert, or_, select
from sqlalchemy.exc import IntegrityError

from ridotto.core import Problem
from ridotto.protocol.api import ChatLine
from ridotto.protocol.export import Channel, ReportWritten
from ridotto.protocol.tables import HOUSE, TableInfo

from ..store.queries import Queries
from . import schema
from .names import one_line
from .people import People

LONGEST = 500
PAGE = 200
SPEAKING = 1638
"""The kind of lock that whoever speaks holds at a table, in PostgreSQL."""
AT_ONCE = 500
"""People who are asked about together."""


def channel_of(info: TableInfo) -> Channel:
    """Where the asker of this `TableInfo` speaks."""
    return "players" if info.entered else "onlookers"


def audible(info: TableInfo) -> tuple[Channel, ...]:
    """What the asker of this `TableInfo` hears."""
    return ("players", "onlookers") if finished(info) else (channel_of(info),)


def finished(info: TableInfo) -> bool:
    """Is there nothing left to give away?"""
    return info.status in ("over", "aborted")


def read_text(typed: str) -> str:
    """What somebody typed as a line of chat, or `Problem`."""
    text = one_line(typed)
    if not text:
        raise Problem("chat-empty").within(HOUSE)
    if len(text) > LONGEST:
        raise Problem("chat-long", most=LONGEST).within(HOUSE)
    return text


def _write_down(queries: Connection, table: str, person: str, at: int, row: Insert) -> int | None:
    """Store a line, unless its author is gone or shut out; who is being erased waits for it, and takes it along."""
    if queries.dialect.name == "postgresql":
        # one after another at each table: then whoever reads on after a line has missed none before it
        queries.execute(select(func.pg_advisory_xact_lock(SPEAKING, func.hashtext(table))))
    people = schema.people.c
    welcome = or_(people.banned_until.is_(None), people.banned_until <= at)
    here = select(people.id).where(people.id == person, people.kind != "gone", welcome)
    if queries.execute(here.with_for_update(read=True)).first() is None:
        return None
    number: int = queries.execute(row.returning(schema.chat_lines.c.id)).scalar_one()
    return number


class Chat:
    """What was said at every table."""

    def __init__(self, queries: Queries, people: People) -> None:
        self._books = queries
        self._people = people

    async def say(self, info: TableInfo, person: str, text: str, client: str | None = None) -> ChatLine | None:
        """Store a line of the person who asked for this `TableInfo`, or `Problem` if the host has silenced them or they
        are gone or shut out.

        None if a line with this id of theirs is stored already.
        """
        text = read_text(text)
        if not info.entered and person in await self.silenced(info.table):
            raise Problem("chat-silenced").within(HOUSE)
        at, channel = self._people.now(), channel_of(info)
        row = insert(schema.chat_lines).values(
            table_id=info.table, person=person, channel=channel, text=text, at=at, client=client
        )
        try:
            number = await self._books.transact(lambda queries: _write_down(queries, info.table, person, at, row))
        except IntegrityError:
            return None
        if number is None:
            raise Problem("http-unauthorized").within(HOUSE)
        return ChatLine(number, person, channel, text, at)

    async def said(self, table: str, person: str, client: str) -> ChatLine | None:
        """The line that somebody has said by this id."""
        lines = schema.chat_lines
        query = select(*(lines.c[field] for field in ChatLine.__struct_fields__))
        rows = await self._books.execute(
            query.where(lines.c.table_id == table, lines.c.person == person, lines.c.client == client)
        )
        return ChatLine(**rows[0]) if rows else None

    async def lines(
        self, info: TableInfo, reader: str | None, *, after: int = 0, before: int | None = None, limit: int = PAGE
    ) -> Sequence[ChatLine]:
        """What this reader hears of it, oldest first: after a line, or the last ones (before a line)."""
        lines = schema.chat_lines
        query = select(*(lines.c[field] for field in ChatLine.__struct_fields__)).where(
            lines.c.table_id == info.table, lines.c.channel.in_(audible(info)), lines.c.id > after
        )
        if before is not None:
            query = query.where(lines.c.id < before)
        if reader is not None:
            query = query.where(
                lines.c.person.not_in(select(schema.mutes.c.muted).where(schema.mutes.c.person == reader))
            )
        rows = await self._books.execute(query.order_by(lines.c.id.asc() if after else lines.c.id.desc()).limit(limit))
        return sorted((ChatLine(**row) for row in rows), key=lambda line: line.id)

    async def line(self, table: str, line: int) -> ChatLine | None:
        """One line of a table."""
        lines = schema.chat_lines
        query = select(*(lines.c[field] for field in ChatLine.__struct_fields__))
        rows = await self._books.execute(query.where(lines.c.table_id == table, lines.c.id == line))
        return ChatLine(**rows[0]) if rows else None

    async def newest(self, table: str) -> int:
        """The number of the last line of a table; 0 before the first."""
        lines = schema.chat_lines
        (row,) = await self._books.execute(select(func.max(lines.c.id).label("id")).where(lines.c.table_id == table))
        return row["id"] or 0

    async def unheard(self, marks: Mapping[str, int]) -> Sequence[tuple[str, ChatLine]]:
        """Of each table the lines after a line, oldest first, each with its table."""
        lines = schema.chat_lines
        query = select(lines.c.table_id, *(lines.c[field] for field in ChatLine.__struct_fields__))
        wanted = [and_(lines.c.table_id == table, lines.c.id > after) for table, after in marks.items()]
        rows = await self._books.execute(query.where(or_(false(), *wanted)).order_by(lines.c.id))
        return [(row.pop("table_id"), ChatLine(**row)) for row in map(dict, rows)]

    # ---- not hearing somebody

    async def mute(self, person: str, muted: str) -> None:
        """From now on this person does not hear that one."""
        row = insert(schema.mutes).values(person=person, muted=muted, at=self._people.now())
        try:
            await self._books.execute(row)
        except IntegrityError:
            return  # muted already

    async def unmute(self, person: str, muted: str) -> None:
        """Hear them again."""
        mutes = schema.mutes
        await self._books.execute(delete(mutes).where(mutes.c.person == person, mutes.c.muted == muted))

    async def muted_by(self, person: str) -> frozenset[str]:
        """Whom this person does not hear."""
        rows = await self._books.execute(select(schema.mutes.c.muted).where(schema.mutes.c.person == person))
        return frozenset(row["muted"] for row in rows)

    async def muted_by_each(self, people: Collection[str]) -> dict[str, frozenset[str]]:
        """Whom each of these people does not hear; without those who hear everybody."""
        muted: dict[str, set[str]] = {}
        wanted, mutes = list(people), schema.mutes
        for start in range(0, len(wanted), AT_ONCE):
            some = select(mutes).where(mutes.c.person.in_(wanted[start : start + AT_ONCE]))
            for row in await self._books.execute(some):
                muted.setdefault(row["person"], set()).add(row["muted"])
        return {person: frozenset(those) for person, those in muted.items()}

    async def silence(self, table: str, person: str) -> None:
        """The host does not let an onlooker speak here any more."""
        row = insert(schema.silences).values(table_id=table, person=person, at=self._people.now())
        try:
            await self._books.execute(row)
        except IntegrityError:
            return  # silenced already

    async def let_speak(self, table: str, person: str) -> None:
        """The host lets them speak again."""
        silences = schema.silences
        await self._books.execute(delete(silences).where(silences.c.table_id == table, silences.c.person == person))

    async def silenced(self, table: str) -> frozenset[str]:
        """The onlookers who may not speak at this table."""
        rows = await self._books.execute(select(schema.silences.c.person).where(schema.silences.c.table_id == table))
        return frozenset(row["person"] for row in rows)

    # ---- reports

    async def report(self, reporter: str, table: str, person: str, reason: str, line: ChatLine | None) -> None:
        """Tell those who look after the house; the line is kept as it was."""
        row = insert(schema.reports).values(
            reporter=reporter, person=person, table_id=table, reason=reason, at=self._people.now(), settled=False,
            line=line.id if line else None, said=line.text if line else None,
        )  # fmt: skip
        await self._books.execute(row)

    async def reports(self, *, settled: bool = False, limit: int = 100) -> Sequence[ReportWritten]:
        """What was reported and is not settled yet (or is), oldest first."""
        query = select(schema.reports).where(schema.reports.c.settled == settled).order_by(schema.reports.c.id)
        return [ReportWritten(**row) for row in await self._books.execute(query.limit(limit))]

    async def settle(self, report: int) -> None:
        """It was looked into."""
        reports = schema.reports
        await self._books.execute(reports.update().where(reports.c.id == report).values(settled=True))
