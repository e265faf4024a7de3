"""Chat at a table: reading, speaking, silencing an onlooker, reporting."""

from __future__ import annotations

from litestar import delete, get, post, put
from litestar.di import NamedDependency as Given
from litestar.params import FromPath

from ridotto.core import Problem
from ridotto.protocol.api import ChatLine, ChatPage, ChatShown, Complaint, Saying
from ridotto.protocol.tables import HOUSE, TableInfo

from ...house import House
from ...people.chat import Chat, audible
from ...people.people import People, new_id
from ...typed_text import read_reason
from ..chat_fanout import ChatFanout
from ..errors import NotHere, NotYours
from ..limits import RateLimits
from ..openapi import described
from ..request import HouseRequest
from .summaries import known_people


@get("/api/tables/{table:str}/chat", opt=described(query=ChatPage))
async def read_chat(
    request: HouseRequest, house: Given[House], chat: Given[Chat], people: Given[People], table: FromPath[str]
) -> ChatShown:
    """What was said: while a game runs players hear players and onlookers hear onlookers; before and after all hear
    all."""
    page = request.asks(ChatPage)
    reader = request.somebody.id if request.somebody else None
    info = await house.info(table, reader, page.key)
    lines = await chat.lines(info, reader, after=page.after, before=page.before, limit=page.limit)
    known = await known_people(people, (line.person for line in lines), request.language)
    return ChatShown(tuple(lines), known)


@post("/api/tables/{table:str}/chat", status_code=201, opt=described(body=Saying, person=True, refusals=(409,)))
async def say(
    request: HouseRequest, house: Given[House], chat_fanout: Given[ChatFanout], table: FromPath[str]
) -> ChatLine:
    """Say something at a table. The same id again is answered the same, and said once."""
    saying, visitor = await request.read(Saying), request.visitor
    info = await house.info(table, visitor.id, saying.key)
    return await chat_fanout.say(info, visitor, saying.text, saying.id or new_id())


@put("/api/tables/{table:str}/silenced/{person:str}", status_code=204, opt=described(person=True))
async def silence(
    request: HouseRequest,
    house: Given[House],
    chat: Given[Chat],
    people: Given[People],
    table: FromPath[str],
    person: FromPath[str],
) -> None:
    """As the host: do not let this onlooker speak here."""
    await _as_host(request, house, table)
    if await people.find(person) is None:
        raise NotHere
    if (await house.info(table, person, by_the_house=True)).entered:
        raise Problem("chat-silence-player").within(HOUSE)
    await chat.silences.add(table, person)


@delete("/api/tables/{table:str}/silenced/{person:str}", opt=described(person=True))
async def let_speak(
    request: HouseRequest, house: Given[House], chat: Given[Chat], table: FromPath[str], person: FromPath[str]
) -> None:
    """As the host: let them speak again."""
    await _as_host(request, house, table)
    await chat.silences.remove(table, person)


@post("/api/tables/{table:str}/reports", status_code=204, opt=described(body=Complaint, person=True))
async def report(
    request: HouseRequest,
    house: Given[House],
    chat: Given[Chat],
    people: Given[People],
    rate_limits: Given[RateLimits],
    table: FromPath[str],
) -> None:
    """Report somebody to those who look after the house."""
    complaint, visitor = await request.read(Complaint), request.visitor
    reason = read_reason(complaint.reason)
    info = await house.info(table, visitor.id, complaint.key)
    if await people.find(complaint.person) is None:
        raise NotHere
    line = None if complaint.line is None else await chat.line(table, complaint.line)
    if complaint.line is not None and (
        line is None or line.person != complaint.person or line.channel not in audible(info, visitor.id)
    ):
        raise NotHere
    rate_limits.take("reports", visitor.id)
    await chat.report(visitor.id, table, complaint.person, reason, line)


async def _as_host(request: HouseRequest, house: House, table: str) -> TableInfo:
    info = await house.info(table, request.visitor.id)
    if info.host != request.visitor.id:
        raise NotYours("host-only")
    return info


HANDLERS = (read_chat, say, silence, let_speak, report)
