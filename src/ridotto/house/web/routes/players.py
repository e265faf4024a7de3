"""Players: leaderboards, finished games, players' pages, and whether a name is free."""

from __future__ import annotations

from litestar import get
from litestar.di import NamedDependency as Given
from litestar.params import FromPath

from ridotto.core import Problem, find_game
from ridotto.protocol.api import TablesShown
from ridotto.protocol.players import Leaders, NameShown, Past, PlayerPage, Stretch, WantedName

from ...house import House
from ...people.people import People
from ...people.player_page import PlayerPages
from ...people.ratings import Ratings
from ...people.standings import Standings
from ..errors import NotHere
from ..openapi import described
from ..request import HouseRequest
from .summaries import known_people, named_in, shown_tables

RECENT = 10
"""How many finished games a player's page shows."""


@get("/api/games/{game:str}/leaders", opt=described(query=Stretch))
async def leaders(
    request: HouseRequest,
    ratings: Given[Ratings],
    standings: Given[Standings],
    people: Given[People],
    game: FromPath[str],
) -> Leaders:
    """The leaderboard of a game, with curves of thirty days, your own line, and who has gained most in a week."""
    stretch, name = request.asks(Stretch), find_game(game).name
    lines = await ratings.leaders(name, offset=stretch.offset, limit=stretch.limit)
    mine = None if request.somebody is None else await standings.place_of(name, request.somebody.id)
    gains = await standings.gains(name)
    shown = list(dict.fromkeys(line.person for line in (*lines, mine) if line is not None))
    known = await known_people(people, (*shown, *(gain.person for gain in gains)), request.language)
    curves = await standings.curves(name, shown)
    return Leaders(name, tuple(lines), known, await standings.count(name), mine, curves, tuple(gains))


@get("/api/history", opt=described(query=Past, refusals=(404,)))
async def history(request: HouseRequest, house: Given[House], people: Given[People]) -> TablesShown:
    """Finished games; those that were played by link only among your own."""
    past = request.asks(Past)
    game = find_game(past.game).name if past.game is not None else None
    own = past.person is not None and request.somebody is not None and past.person == request.somebody.id
    before = None if past.before is None else (past.before, past.before_table or "")
    found = await house.lobby.finished(game=game, person=past.person, before=before, limit=past.limit, private=own)
    return await shown_tables(found, people, request.language, house.now())


@get("/api/people/{person:str}", opt=described())
async def player(
    request: HouseRequest,
    house: Given[House],
    people: Given[People],
    ratings: Given[Ratings],
    player_pages: Given[PlayerPages],
    person: FromPath[str],
) -> PlayerPage:
    """A player's page, by id or name."""
    known = await people.find(person) or await people.named(person)
    if known is None or known.kind == "gone":
        raise NotHere
    asker = request.somebody.id if request.somebody is not None else None
    own = asker == known.id
    since, seen, count = await player_pages.known(known.id)
    recent = await house.lobby.finished(person=known.id, limit=RECENT, private=own)
    bots, together = await player_pages.results(known.id, None if own else asker)
    return PlayerPage(
        known.id, known.name, known.kind, await player_pages.ratings(known.id, house.now()),
        tuple(await ratings.changes(known.id)), since, seen, count, tuple(recent), bots, together,
        await known_people(people, {id for info in recent for id in named_in(info)}, request.language),
    )  # fmt: skip


@get("/api/names", opt=described(query=WantedName))
async def free_name(request: HouseRequest, people: Given[People]) -> NameShown:
    """Whether somebody could have this name; one's own is free."""
    wanted = request.asks(WantedName).name
    try:
        name = await people.check_name(wanted, request.somebody)
    except Problem as problem:
        return NameShown(wanted, False, problem.why.id, problem.sentence(request.language))
    return NameShown(name, True, None, None)


HANDLERS = (leaders, history, player, free_name)
