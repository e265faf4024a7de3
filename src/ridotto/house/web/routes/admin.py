"""Looking after the house: reports, who is banned, and tables that need a hand. Only for those who were appointed."""

from __future__ import annotations

from litestar import delete, get, post, put
from litestar.di import NamedDependency as Given
from litestar.params import FromPath

from ridotto.protocol.api import Ban, BanShown, Closing, OfficeShown, ReportShown, TableShown, WhichReports
from ridotto.protocol.personal_data import ReportWritten

from ... import leaving
from ...house import House
from ...people.chat import Chat
from ...people.people import People
from ...times import DAY_MS
from ...typed_text import read_reason
from ..errors import NotHere, NotYours
from ..open_sockets import OpenSockets
from ..openapi import described
from ..request import HouseRequest
from .summaries import known_people, named_in, shown_table


@get("/api/admin", opt=described(query=WhichReports, person=True))
async def office(request: HouseRequest, house: Given[House], people: Given[People], chat: Given[Chat]) -> OfficeShown:
    """Reports that wait (or were settled), everyone who is banned, and every closed table."""
    _must_look_after(request)
    reports = await chat.reports(settled=request.asks(WhichReports).settled)
    bans, closed = await people.banned(), await house.lobby.closed()
    named = [
        *(person for report in reports for person in (report.reporter, report.person)),
        *(visitor.id for visitor in bans),
        *(person for info in closed for person in named_in(info)),
    ]
    return OfficeShown(
        tuple(map(_shown, reports)),
        tuple(BanShown(visitor.id, visitor.banned_until or 0, visitor.ban_reason or "") for visitor in bans),
        tuple(closed),
        await known_people(people, named, request.language),
    )


@post("/api/admin/reports/{report:int}/settle", status_code=204, opt=described(person=True))
async def settle(request: HouseRequest, chat: Given[Chat], report: FromPath[int]) -> None:
    """A report was looked into."""
    _must_look_after(request)
    await chat.settle(report)


@put("/api/admin/bans/{person:str}", status_code=204, opt=described(body=Ban, person=True))
async def ban(
    request: HouseRequest, people: Given[People], open_sockets: Given[OpenSockets], person: FromPath[str]
) -> None:
    """Shut somebody out; what they hold open is closed."""
    wish = await request.read(Ban)
    _must_look_after(request)
    if await people.find(person) is None:
        raise NotHere
    await people.ban(person, people.now() + wish.days * DAY_MS, read_reason(wish.reason))
    await open_sockets.changed(person)


@delete("/api/admin/bans/{person:str}", opt=described(person=True))
async def pardon(request: HouseRequest, people: Given[People], person: FromPath[str]) -> None:
    """Let somebody in again."""
    _must_look_after(request)
    if await people.find(person) is None:
        raise NotHere
    await people.pardon(person)


@post("/api/admin/tables/{table:str}/close", status_code=200, opt=described(body=Closing, person=True, refusals=(409,)))
async def close_table(
    request: HouseRequest, house: Given[House], people: Given[People], table: FromPath[str]
) -> TableShown:
    """Close a table for repair."""
    wish = await request.read(Closing)
    _must_look_after(request)
    return await shown_table(await house.close(table, read_reason(wish.why)), people, request.language)


@post("/api/admin/tables/{table:str}/repair", status_code=200, opt=described(person=True, refusals=(409,)))
async def repair_table(
    request: HouseRequest, house: Given[House], people: Given[People], table: FromPath[str]
) -> TableShown:
    """Let a closed table go on from where it stood."""
    _must_look_after(request)
    return await shown_table(await leaving.repair_table(house, people, table), people, request.language)


def _must_look_after(request: HouseRequest) -> None:
    """Raise `NotYours` unless an admin asks by cookie: a program with a token may not."""
    if not request.session_visitor.admin:
        raise NotYours("admin-only")


def _shown(report: ReportWritten) -> ReportShown:
    return ReportShown(
        report.id,
        report.reporter,
        report.person,
        report.table_id,
        report.said,
        report.reason,
        report.at,
        report.settled,
    )


HANDLERS = (office, settle, ban, pardon, close_table, repair_table)
