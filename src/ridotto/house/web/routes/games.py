"""The shelf: which games there are, their options, rules, words and bots; and the check of a long option."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.di import NamedDependency as Given
from litestar.params import FromPath

from ridotto.bots import CATALOGUE as BOTS
from ridotto.bots import bots_of
from ridotto.core import LANGUAGES, Game, find_game, games
from ridotto.core.labels import labels
from ridotto.core.messages import TITLE
from ridotto.core.rulebook import read_rulebook
from ridotto.protocol.games import (
    Checked,
    FaultShown,
    GameSchema,
    GameShown,
    GamesShown,
    InBoth,
    InLanguage,
    LabelsInBoth,
    OptionText,
)

from ...house import House
from ..errors import NotHere
from ..openapi import described
from ..request import HouseRequest
from ..schemas import game_schema


@get("/api/games", opt=described())
async def list_games(request: HouseRequest) -> GamesShown:
    """Every game of the house, by its title in your language."""
    return GamesShown(tuple(_shown(game, request.language) for game in games().values()))


@get("/api/games/{game:str}", opt=described())
async def show_game(request: HouseRequest, game: FromPath[str]) -> GameShown:
    """One game: seats, options, bots."""
    return _shown(find_game(game), request.language)


@get("/api/games/{game:str}/schema", opt=described())
async def schema(game: FromPath[str]) -> GameSchema:
    """What travels in a game, as JSON Schema: its moves, events, view and options."""
    return game_schema(find_game(game))


@get(
    "/api/games/{game:str}/rules", media_type="text/markdown", opt=described(query=InLanguage, content="text/markdown")
)
async def rules(request: HouseRequest, game: FromPath[str]) -> Response[str]:
    """The rulebook, as Markdown."""
    language = request.asks(InLanguage).language or request.language
    return Response(read_rulebook(find_game(game).package, language), media_type="text/markdown; charset=utf-8")


@post(
    "/api/games/{game:str}/options/{option:str}/check",
    status_code=200,
    opt=described(body=OptionText, person=True, refusals=(404,)),
)
async def check_option(
    request: HouseRequest, house: Given[House], game: FromPath[str], option: FromPath[str]
) -> Checked:
    """Everything that is wrong with an option that people write at length, such as a pack of Venice."""
    kind, written = find_game(game), await request.read(OptionText)
    try:
        found = await house.faults(request.visitor.id, kind, option, written.text)
    except LookupError:
        raise NotHere from None
    words = kind.words(request.language)
    return Checked(tuple(FaultShown(fault.place, words.say(fault.why)) for fault in found))


def _shown(game: Game, language: str) -> GameShown:
    bots, options = tuple(bots_of(game)), game.options_schema()
    en, ru = (game.words(known, BOTS) for known in LANGUAGES)
    return GameShown(
        game.name, game.words(language).say(TITLE), game.seats, game.rules, options, bots,
        titles=InBoth(en.say(TITLE), ru.say(TITLE)),
        about=InBoth(en.named("about") or "", ru.named("about") or ""),
        minutes=game.minutes,
        quick_start=dict(game.quick_start),
        own_clock=game.own_clock,
        labels=LabelsInBoth(labels(en, options, bots), labels(ru, options, bots)),
    )  # fmt: skip


HANDLERS = (list_games, show_game, schema, rules, check_option)
