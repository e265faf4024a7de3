"""Oneself: name and language, tokens for programs, whom one does not hear, one's data and leaving for good."""

from __future__ import annotations

from litestar import Response, delete, get, patch, post, put
from litestar.di import NamedDependency as Given
from litestar.params import FromPath
from msgspec import UNSET
from msgspec.json import decode

from ridotto.core import Problem, encode
from ridotto.protocol.api import (
    Change,
    Erasure,
    Export,
    Me,
    NewToken,
    PeopleShown,
    ShownOnce,
    TablesShown,
    Tokens,
    Visiting,
)
from ridotto.protocol.personal_data import Written
from ridotto.protocol.tables import HOUSE

from ...house import House
from ...leaving import EVERY_TABLE, leave_every_table
from ...people.chat import Chat
from ...people.people import People
from ...people.sessions import Sessions
from ..errors import NotHere
from ..limits import neighbourhood
from ..open_sockets import OpenSockets
from ..openapi import described
from ..request import HouseRequest
from ..signing_in import me_of
from .summaries import known_people, shown_tables


@get("/api/me", opt=described(person=True))
async def me(request: HouseRequest) -> Me:
    """Who you are to the house."""
    return me_of(request.visitor)


@get("/api/visitor", opt=described())
async def visitor(request: HouseRequest) -> Visiting:
    """Who you are to the house, or nobody: for a page that does not know yet whether you have come in."""
    return Visiting(None if request.somebody is None else me_of(request.somebody))


@patch("/api/me", opt=described(body=Change, person=True, refusals=(409,)))
async def change_me(request: HouseRequest, people: Given[People], open_sockets: Given[OpenSockets]) -> Me:
    """Change the name or the language."""
    change = await request.read(Change)
    visitor = request.visitor
    if change.name is not UNSET:
        visitor = await people.rename(visitor, change.name)
    if change.language is not UNSET:
        visitor = await people.set_language(visitor, change.language)
    await open_sockets.changed(visitor.id)
    return me_of(visitor)


@get("/api/me/tables", opt=described(person=True))
async def my_tables(request: HouseRequest, house: Given[House], people: Given[People]) -> TablesShown:
    """The tables you sit at, with whose turn it is and until when."""
    return await shown_tables(await house.lobby.tables_of(request.visitor.id), people, request.language, house.now())


# ---- tokens


@get("/api/me/tokens", opt=described(person=True))
async def my_tokens(request: HouseRequest, sessions: Given[Sessions]) -> Tokens:
    """Your tokens for programs."""
    return Tokens(tuple(await sessions.tokens_of(request.visitor.id)))


@post("/api/me/tokens", status_code=201, opt=described(body=NewToken, person=True, refusals=(409,)))
async def make_token(request: HouseRequest, sessions: Given[Sessions]) -> ShownOnce:
    """Make a token for a program, sent as `Authorization: Bearer …`."""
    wish, visitor = await request.read(NewToken), request.session_visitor
    line, secret = await sessions.new_token(visitor.id, wish.label)
    return ShownOnce(line, secret)


@delete("/api/me/tokens/{token:str}", opt=described(person=True))
async def revoke_token(
    request: HouseRequest, sessions: Given[Sessions], open_sockets: Given[OpenSockets], token: FromPath[str]
) -> None:
    """Revoke a token; what was opened with it is closed."""
    await sessions.revoke(request.visitor.id, token)
    await open_sockets.changed(request.visitor.id)


# ---- whom one does not hear


@get("/api/me/mutes", opt=described(person=True))
async def my_mutes(request: HouseRequest, chat: Given[Chat], people: Given[People]) -> PeopleShown:
    """Whom you do not hear."""
    return PeopleShown(await known_people(people, await chat.mutes.of(request.visitor.id), request.language))


@put("/api/me/mutes/{person:str}", status_code=204, opt=described(person=True))
async def mute(
    request: HouseRequest,
    chat: Given[Chat],
    people: Given[People],
    open_sockets: Given[OpenSockets],
    person: FromPath[str],
) -> None:
    """Do not hear this person any more."""
    if await people.find(person) is None:
        raise NotHere
    await chat.mutes.add(request.visitor.id, person)
    await open_sockets.changed(request.visitor.id)


@delete("/api/me/mutes/{person:str}", opt=described(person=True))
async def unmute(
    request: HouseRequest, chat: Given[Chat], open_sockets: Given[OpenSockets], person: FromPath[str]
) -> None:
    """Hear this person again."""
    await chat.mutes.remove(request.visitor.id, person)
    await open_sockets.changed(request.visitor.id)


# ---- one's data


@get("/api/me/export", opt=described(person=True))
async def export(request: HouseRequest, people: Given[People], house: Given[House]) -> Export:
    """Everything the house has written down about you."""
    visitor = request.session_visitor
    tables = await house.lobby.tables_of(visitor.id, limit=EVERY_TABLE)
    written = encode(await people.export(visitor.id))
    return Export(decode(written, type=Written), tuple(tables))


@post("/api/me/erase", status_code=204, opt=described(body=Erasure, person=True))
async def erase_me(
    request: HouseRequest,
    people: Given[People],
    sessions: Given[Sessions],
    house: Given[House],
    open_sockets: Given[OpenSockets],
) -> Response[None]:
    """Leave for good: running games are resigned, the name in old ones becomes a placeholder, chat is erased."""
    typed, visitor = await request.read(Erasure), request.session_visitor
    if visitor.kind == "account":
        if typed.password is None:
            raise Problem("password-needed").within(HOUSE)
        await sessions.confirm(visitor, typed.password, neighbourhood(request.address))
    await leave_every_table(house, visitor.id)
    await people.forget(visitor.id)
    await open_sockets.changed(visitor.id)
    return Response(None, status_code=204)


HANDLERS = (
    me, visitor, change_me, my_tables, my_tokens, make_token, revoke_token, my_mutes, mute, unmute, export, erase_me,
)  # fmt: skip
