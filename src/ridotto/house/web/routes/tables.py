"""Tables: opening, entering, leaving, commands, views, records, and how to check the deal."""

from __future__ import annotations

from typing import Literal

from litestar import Response, get, post
from litestar.di import NamedDependency as Given
from litestar.params import FromPath
from msgspec import UNSET, Raw

from ridotto.core import Refused
from ridotto.protocol.api import (
    AnalysisShown,
    Command,
    Entering,
    FairnessShown,
    Key,
    LogShown,
    MomentsShown,
    NewTable,
    PlayNow,
    PlayOn,
    TableShown,
    TablesShown,
    Viewpoint,
    WhichMoments,
)
from ridotto.protocol.players import RatingsShown
from ridotto.protocol.tables import Done, RefusedAnswer, Rematch

from ...house import House
from ...people.people import People, Visitor
from ...people.ratings import Ratings
from ...tables.analyses import Analyses
from ..errors import NotYours, words_of_house
from ..limits import RateLimits
from ..openapi import described
from ..request import HouseRequest
from .summaries import known_people, shown_table, shown_tables


@get("/api/lobby", opt=described())
async def lobby(request: HouseRequest, house: Given[House], people: Given[People]) -> TablesShown:
    """Tables that anyone may enter, and those being played that anyone may watch, newest first."""
    return await shown_tables(
        await house.lobby.open_tables(), people, request.language, house.now(), await house.lobby.running()
    )


@post("/api/tables", status_code=201, opt=described(body=NewTable, person=True, refusals=(404, 409)))
async def open_table(
    request: HouseRequest,
    house: Given[House],
    people: Given[People],
    rate_limits: Given[RateLimits],
) -> TableShown:
    """Open a table and sit down at it."""
    wish, visitor = await request.read(NewTable), request.visitor
    if wish.spec.rated:
        _must_be_account(visitor)
    rate_limits.take("tables", visitor.id)
    return await shown_table(await house.open(visitor.id, wish.spec, wish.contribution), people, request.language)


@post("/api/play-now", status_code=201, opt=described(body=PlayNow, person=True, refusals=(404,)))
async def play_now(
    request: HouseRequest,
    house: Given[House],
    people: Given[People],
    rate_limits: Given[RateLimits],
) -> TableShown:
    """Sit down against bots with quick settings."""
    wish, visitor = await request.read(PlayNow), request.visitor
    rate_limits.take("tables", visitor.id)
    info = await house.play_now(visitor.id, wish.game, wish.contribution)
    return await shown_table(info, people, request.language)


@post(
    "/api/tables/{table:str}/play-on",
    status_code=201,
    opt=described(body=PlayOn, person=True, refusals=(404, 409)),
)
async def play_on(
    request: HouseRequest,
    house: Given[House],
    people: Given[People],
    rate_limits: Given[RateLimits],
    table: FromPath[str],
) -> TableShown:
    """Play on from a moment of a finished game against bots, at a new table by link, unrated; what your seat could not
    know at that moment is imagined anew."""
    wish, visitor = await request.read(PlayOn), request.visitor
    rate_limits.take("tables", visitor.id)
    moment = (wish.seat, wish.entry, wish.bot)
    info = await house.play_on(table, visitor.id, *moment, wish.contribution, wish.key)
    return await shown_table(info, people, request.language)


@get("/api/tables/{table:str}", opt=described(query=Key))
async def table_info(
    request: HouseRequest, house: Given[House], people: Given[People], table: FromPath[str]
) -> TableShown:
    """What you may know of a table."""
    info = await house.info(table, _id(request), request.asks(Key).key)
    return await shown_table(info, people, request.language)


@post("/api/tables/{table:str}/join", status_code=200, opt=described(body=Entering, person=True, refusals=(409,)))
async def join(request: HouseRequest, house: Given[House], people: Given[People], table: FromPath[str]) -> TableShown:
    """Enter a table that has not begun. Entering twice is entering once."""
    wish, visitor = await request.read(Entering), request.visitor
    before = await house.info(table, visitor.id, wish.key)
    if before.rated:
        _must_be_account(visitor)
    info = await house.join(table, visitor.id, wish.contribution, wish.key)
    return await shown_table(info, people, request.language)


@post("/api/tables/{table:str}/leave", status_code=200, opt=described(person=True, refusals=(409,)))
async def leave(request: HouseRequest, house: Given[House], people: Given[People], table: FromPath[str]) -> TableShown:
    """Leave a table that has not begun."""
    return await shown_table(await house.leave(table, request.visitor.id), people, request.language)


@post("/api/tables/{table:str}/begin", status_code=200, opt=described(person=True, refusals=(409,)))
async def begin(request: HouseRequest, house: Given[House], people: Given[People], table: FromPath[str]) -> TableShown:
    """The host says go."""
    return await shown_table(await house.begin(table, request.visitor.id), people, request.language)


@post("/api/tables/{table:str}/commands", status_code=200, opt=described(body=Command, person=True, refusals=(409,)))
async def command(
    request: HouseRequest, house: Given[House], rate_limits: Given[RateLimits], table: FromPath[str]
) -> Done:
    """Ask something of a table: a move, a preview, a hint, to resign, an undo … Refusals (409) name the clause."""
    asked = await request.read(Command)
    if isinstance(asked.ask, Rematch):
        rate_limits.take("tables", request.visitor.id)
    answer = await house.command(table, request.visitor.id, asked.id, asked.ask)
    if isinstance(answer, RefusedAnswer):
        refused = Refused(answer.rule, answer.why.id, **answer.why.values)
        refused.packages, refused.own = answer.packages, answer.own
        raise refused
    return answer


@get("/api/tables/{table:str}/views/{n:int}", opt=described(query=Viewpoint, refusals=(403, 409)))
async def view_at(request: HouseRequest, house: Given[House], table: FromPath[str], n: FromPath[int]) -> Response[Raw]:
    """The view after entry `n` (0: the start): from any seat once it is over; while it runs only your own, and `n`
    counts what you could notice."""
    viewpoint = request.asks(Viewpoint)
    view = await house.archive.view_at(table, _id(request), n, viewpoint.seat, viewpoint.key)
    return Response(Raw(view), media_type="application/json")


@get("/api/tables/{table:str}/views/last", opt=described(query=Viewpoint, refusals=(403, 409)))
async def view_now(request: HouseRequest, house: Given[House], table: FromPath[str]) -> Response[Raw]:
    """How the game stands: from any seat once it is over; while it runs only as you may see it."""
    viewpoint = request.asks(Viewpoint)
    view = await house.archive.view_at(table, _id(request), None, viewpoint.seat, viewpoint.key)
    return Response(Raw(view), media_type="application/json")


@get("/api/tables/{table:str}/moments", opt=described(query=WhichMoments, refusals=(403, 409)))
async def moments(request: HouseRequest, house: Given[House], table: FromPath[str]) -> MomentsShown:
    """A game moment by moment, as one viewer was shown it: any seat once it is over, before that only your own."""
    wish = request.asks(WhichMoments)
    return await house.archive.replay.moments(table, _id(request), wish.seat, wish.first, wish.limit, wish.key)


@get(
    "/api/tables/{table:str}/record",
    media_type="application/jsonl",
    opt=described(query=Key, refusals=(403, 409), content="application/jsonl"),
)
async def record(request: HouseRequest, house: Given[House], table: FromPath[str]) -> Response[str]:
    """The record of a finished game, to keep, replay and verify."""
    text = await house.archive.record(table, _id(request), request.asks(Key).key)
    headers = {"Content-Disposition": f'attachment; filename="{table}.jsonl"'}
    return Response(text, media_type="application/jsonl", headers=headers)


@get("/api/tables/{table:str}/analysis", opt=described(query=Key, refusals=(403, 409)))
async def analysis(request: HouseRequest, analyses: Given[Analyses], table: FromPath[str]) -> AnalysisShown:
    """What a strong bot thinks of a finished game, once somebody has asked for it; while it is worked on, how far that
    has come."""
    return await analyses.shown(table, _id(request), request.asks(Key).key)


@post("/api/tables/{table:str}/analysis", status_code=200, opt=described(query=Key, person=True, refusals=(403, 409)))
async def ask_analysis(request: HouseRequest, analyses: Given[Analyses], table: FromPath[str]) -> AnalysisShown:
    """Let a finished game be analysed, unless it was already. It takes a minute or two; everyone has one at a time."""
    return await analyses.ask(table, request.visitor.id, request.asks(Key).key)


@get("/api/tables/{table:str}/fairness", opt=described(query=Key))
async def fairness(request: HouseRequest, house: Given[House], table: FromPath[str]) -> FairnessShown:
    """What proves that the deal was fair, and how to check it yourself."""
    key = request.asks(Key).key
    deal = await house.archive.fairness(table, _id(request), key)
    info = await house.info(table, _id(request), key)
    seats: Literal["drawn", "rotated", "given"] = "drawn"
    how = [words_of_house(request.language, "fairness-revealed" if deal.secret is not UNSET else "fairness-promised")]
    if info.rematch_of is not None and await house.rotated(table):
        seats = "rotated"
        how.append(words_of_house(request.language, "fairness-rotated"))
    if info.played_on is not None:
        seats = "given"
        how.append(words_of_house(request.language, "fairness-imagined"))
    return FairnessShown(table, deal, " ".join(how), seats, info.rematch_of, info.played_on)


@get("/api/tables/{table:str}/ratings", opt=described(query=Key))
async def table_ratings(
    request: HouseRequest, house: Given[House], people: Given[People], ratings: Given[Ratings], table: FromPath[str]
) -> RatingsShown:
    """What a rated game did to the ratings of its players, once it is scored."""
    info = await house.info(table, _id(request), request.asks(Key).key)
    changes = await ratings.of_table(table, await house.seats_of(table)) if info.rated else ()
    known = await known_people(people, [line.person for line in changes], request.language)
    return RatingsShown(table, info.rated, bool(changes), changes, known)


@get("/api/tables/{table:str}/log", opt=described(query=Key))
async def table_log(request: HouseRequest, house: Given[House], table: FromPath[str]) -> LogShown:
    """What everyone may read of the log: who moved, when the clock acted, and what the house did."""
    return LogShown(tuple(await house.archive.log(table, _id(request), request.asks(Key).key)))


def _id(request: HouseRequest) -> str | None:
    return request.somebody.id if request.somebody else None


def _must_be_account(visitor: Visitor) -> None:
    if visitor.kind != "account":
        raise NotYours("rated-accounts")


HANDLERS = (
    lobby,
    open_table,
    play_now,
    play_on,
    table_info,
    join,
    leave,
    begin,
    command,
    view_at,
    view_now,
    moments,
    record,
    analysis,
    ask_analysis,
    fairness,
    table_ratings,
    table_log,
)
