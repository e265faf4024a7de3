"""Chat at a table: players among themselves and onlookers among themselves while the game runs; before it begins and
once it is over all together.

Here a line is checked and stored; `house/web/chat_fanout.py` carries it to those who may hear it. Checked are its
length, and that its author is neither silenced nor banned; there is no list of words. How many lines make a page:
`ChatPage` in `protocol/api.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    ScalarSelect,
    and_,
    false,
    func,
    insert,
    literal,
    or_,
    select,
)
from sqlalchemy.exc import IntegrityError

from ridotto.core import Problem
from ridotto.protocol.api import ChatLine
from ridotto.protocol.personal_data import Channel, ReportWritten
from ridotto.protocol.tables import HOUSE, TableInfo

from ..store.queries import Queries
from ..typed_text import read_typed_line
from . import schema
from .pairs import Pairs
from .people import People

LONGEST = 500
LARGEST_REPORT = 2**63 - 1
"""The largest number of a report: databases refuse larger ones."""
SPEAKING = 1638
"""The key of the advisory lock (PostgreSQL) that is held while a line is stored."""


def channel_of(info: TableInfo) -> Channel:
    """The channel in which the asker of this `TableInfo` speaks. Before the game begins everybody speaks to the
    players, so that the host and whoever comes by the link hear each other."""
    return "players" if info.entered or info.started is None else "onlookers"


def audible(info: TableInfo, reader: str | None) -> tuple[Channel, ...]:
    """The channels that the asker of this `TableInfo` hears. Who is not signed in hears nothing while a game runs: an
    anonymous reader may be a player."""
    if together(info):
        return ("players", "onlookers")
    return () if reader is None else (channel_of(info),)


def together(info: TableInfo) -> bool:
    """Does everybody hear everybody: the game has not begun, or is over?"""
    return info.started is None or finished(info)


def finished(info: TableInfo) -> bool:
    """Is the game over, so that chat can give nothing away?"""
    return info.status in ("over", "aborted")


def read_text(typed: str) -> str:
    """What somebody typed as a line of chat, or `Problem`."""
    return read_typed_line(typed, LONGEST, "chat")


class SpokenLine(Struct, frozen=True):
    """A stored line. `row` counts all lines of the whole house, and must not be exposed."""

    row: int
    line: ChatLine


_SPOKEN = (
    schema.chat_lines.c.number.label("id"),
    *(schema.chat_lines.c[field] for field in ChatLine.__struct_fields__ if field != "id"),
)


def _write_down(connection: Connection, line: dict[str, Any], everybody_hears: bool) -> tuple[int, int] | None:
    """Store a line, unless its author is gone or banned: its row and number. Locks the row of the person: a
    concurrent erasure waits, and deletes this line too."""
    table, at = line["table_id"], line["at"]
    if connection.dialect.name == "postgresql":
        # one line after another at each table: so whoever reads on after a line has missed none before it
        connection.execute(select(func.pg_advisory_xact_lock(SPEAKING, func.hashtext(table))))
    people = schema.people.c
    not_banned = or_(people.banned_until.is_(None), people.banned_until <= at)
    here = select(people.id).where(people.id == line["person"], people.kind != "gone", not_banned)
    if connection.execute(here.with_for_update(read=True)).first() is None:
        return None
    number = _next_number(connection, table, line["channel"], everybody_hears)
    row: int = connection.execute(
        insert(schema.chat_lines).values(**line, number=number).returning(schema.chat_lines.c.id)
    ).scalar_one()
    return row, number


def _next_number(connection: Connection, table: str, channel: Channel, everybody_hears: bool) -> int:
    """The number of a new line: odd for players, even for onlookers, each counted apart, because a gap would tell how
    much the others talk. Once everybody hears everybody, it comes after all lines."""
    lines = schema.chat_lines.c
    counted = select(func.coalesce(func.max(lines.number), 0)).where(lines.table_id == table)
    if not everybody_hears:
        counted = counted.where(lines.channel == channel)
    last: int = connection.execute(counted).scalar_one()
    return last + 1 if (last + 1) % 2 == (channel == "players") else last + 2


class Chat:
    """What was said at every table."""

    def __init__(self, queries: Queries, people: People) -> None:
        self._queries = queries
        self._people = people
        self.mutes = Pairs(people, schema.mutes.c.person, schema.mutes.c.muted)
        """Whom a person does not hear."""
        self.silences = Pairs(people, schema.silences.c.table_id, schema.silences.c.person)
        """The onlookers whom the host of a table does not let speak."""

    async def say(self, info: TableInfo, person: str, text: str, client: str | None = None) -> SpokenLine | None:
        """Store a line of the person who asked for this `TableInfo`, or `Problem` if the host has silenced them or they
        are gone or banned.

        None if a line with this id of theirs is stored already.
        """
        text = read_text(text)
        if not info.entered and person in await self.silences.of(info.table):
            raise Problem("chat-silenced").within(HOUSE)
        at, channel = self._people.now(), channel_of(info)
        row = {"table_id": info.table, "person": person, "channel": channel, "text": text, "at": at, "client": client}
        try:
            stored = await self._queries.transact(lambda connection: _write_down(connection, row, finished(info)))
        except IntegrityError:
            return None
        if stored is None:
            raise Problem("http-unauthorized").within(HOUSE)
        return SpokenLine(stored[0], ChatLine(stored[1], person, channel, text, at))

    async def said(self, table: str, person: str, client: str) -> ChatLine | None:
        """The line that this person has sent with this id, if any."""
        lines = schema.chat_lines
        query = select(*_SPOKEN)
        rows = await self._queries.execute(
            query.where(lines.c.table_id == table, lines.c.person == person, lines.c.client == client)
        )
        return ChatLine(**rows[0]) if rows else None

    async def lines(
        self, info: TableInfo, reader: str | None, *, after: int = 0, before: int | None = None, limit: int
    ) -> Sequence[ChatLine]:
        """Lines that this reader may hear, oldest first: the first after line `after`, or the last before line
        `before`."""
        lines, here = schema.chat_lines, schema.chat_lines.c.table_id == info.table
        query = select(*_SPOKEN, lines.c.id.label("row")).where(here, lines.c.channel.in_(audible(info, reader)))
        if after:
            query = query.where(lines.c.id > _row_of(info.table, lines.c.number <= after, after, func.max, 0))
        if before is not None:
            query = query.where(lines.c.id < _row_of(info.table, lines.c.number >= before, before, func.min, 2**62))
        if reader is not None:
            query = query.where(
                lines.c.person.not_in(select(schema.mutes.c.muted).where(schema.mutes.c.person == reader))
            )
        ordered = query.order_by(lines.c.id.asc() if after else lines.c.id.desc()).limit(limit)
        rows = sorted(map(dict, await self._queries.execute(ordered)), key=lambda row: row.pop("row"))
        return [ChatLine(**row) for row in rows]

    async def line(self, table: str, line: int) -> ChatLine | None:
        """One line of a table."""
        lines = schema.chat_lines
        query = select(*_SPOKEN)
        rows = await self._queries.execute(query.where(lines.c.table_id == table, lines.c.number == line))
        return ChatLine(**rows[0]) if rows else None

    async def newest(self, table: str) -> int:
        """The row of the last line of a table; 0 before the first."""
        lines = schema.chat_lines
        (row,) = await self._queries.execute(select(func.max(lines.c.id).label("id")).where(lines.c.table_id == table))
        return row["id"] or 0

    async def unheard(self, marks: Mapping[str, int]) -> Sequence[tuple[str, SpokenLine]]:
        """The lines of each table after the given row, oldest first, each with its table."""
        lines = schema.chat_lines
        query = select(lines.c.table_id, lines.c.id.label("row"), *_SPOKEN)
        wanted = [and_(lines.c.table_id == table, lines.c.id > after) for table, after in marks.items()]
        rows = await self._queries.execute(query.where(or_(false(), *wanted)).order_by(lines.c.id))
        return [(row.pop("table_id"), SpokenLine(row.pop("row"), ChatLine(**row))) for row in map(dict, rows)]

    # ---- reports

    async def report(self, reporter: str, table: str, person: str, reason: str, line: ChatLine | None) -> None:
        """Store a report for the admins, with a copy of the line."""
        row = insert(schema.reports).values(
            reporter=reporter, person=person, table_id=table, reason=reason, at=self._people.now(), settled=False,
            line=line.id if line else None, said=line.text if line else None,
        )  # fmt: skip
        await self._queries.execute(row)

    async def reports(self, *, settled: bool = False, limit: int = 100) -> Sequence[ReportWritten]:
        """Reports that are not settled (or those that are), oldest first."""
        query = select(schema.reports).where(schema.reports.c.settled == settled).order_by(schema.reports.c.id)
        return [ReportWritten(**row) for row in await self._queries.execute(query.limit(limit))]

    async def settle(self, report: int) -> None:
        """Mark a report as looked into; raises `Problem` if there is no such open report."""
        reports = schema.reports
        change = reports.update().where(reports.c.id == report, reports.c.settled == false()).values(settled=True)
        if report > LARGEST_REPORT or not await self._queries.execute(change.returning(reports.c.id)):
            raise Problem("report-unknown", number=report).within(HOUSE)


def _row_of(table: str, near: ColumnElement[bool], number: int, pick: Any, otherwise: int) -> ScalarSelect[int]:
    """The row of a line or, if it is gone, of the next one in the same channel: pages are in the order of rows."""
    lines = schema.chat_lines.c
    row = func.coalesce(pick(lines.id), literal(otherwise, BigInteger))
    return select(row).where(lines.table_id == table, near, lines.number % 2 == number % 2).scalar_subquery()
