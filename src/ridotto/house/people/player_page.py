"""The page of a player: ratings with thirty days of history, recent games, and results against bots and the asker."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import func, select

from ridotto.protocol.players import AgainstBot, History, RatedGame, Results

from ..store.queries import Queries
from ..store.schema import seated, tables
from ..times import DAY_MS
from . import schema
from .ratings import SETTLED_SIGMA, displayed

LOOKED_AT = 500
"""Results are counted over so many of somebody's latest games."""
HISTORY_MS = 30 * DAY_MS


class _Sitter(Struct):
    seat: int
    person: str | None = None
    bot: str | None = None


class _Outcome(Struct):
    places: tuple[int, ...]


class _Game(Struct):
    """What a finished table tells of its players; everything else in its summary is of no interest here."""

    game: str
    seats: tuple[_Sitter, ...]
    outcome: _Outcome | None = None
    played_on: Any = None


_game = msgspec.json.Decoder(_Game)


class Tally:
    """How often somebody came before, after, or level with somebody else."""

    def __init__(self) -> None:
        self.won = self.lost = self.drawn = 0

    def count(self, own: int, other: int) -> None:
        """Count one game, by the places of the two."""
        self.won += own < other
        self.lost += own > other
        self.drawn += own == other


class PlayerPages:
    """What is told of a player."""

    def __init__(self, queries: Queries) -> None:
        self._queries = queries

    async def known(self, person: str) -> tuple[int, int, int]:
        """Since when somebody comes here, when they were last seen, and how many games they have finished."""
        people = schema.people.c
        row = (await self._queries.execute(select(people.made_at, people.seen_at).where(people.id == person)))[0]
        played = select(func.count().label("n")).select_from(seated.join(tables, seated.c.table_id == tables.c.id))
        count = await self._queries.execute(played.where(seated.c.person == person, tables.c.status == "over"))
        return row["made_at"], row["seen_at"], count[0]["n"]

    async def ratings(self, person: str, now: int) -> tuple[RatedGame, ...]:
        """Everything about somebody's ratings, by game."""
        ratings = schema.ratings
        rank = func.rank().over(partition_by=ratings.c.game, order_by=ratings.c.shown.desc())
        ranked = select(ratings, rank.label("place")).subquery()
        rows = await self._queries.execute(select(ranked).where(ranked.c.person == person).order_by(ranked.c.game))
        changes = await self._changes(person)
        return tuple(_rated(row, [change for change in changes if change["game"] == row["game"]], now) for row in rows)

    async def _changes(self, person: str) -> list[Any]:
        rated = schema.rated_games
        return list(await self._queries.execute(select(rated).where(rated.c.person == person).order_by(rated.c.at)))

    async def results(self, person: str, asker: str | None) -> tuple[tuple[AgainstBot, ...], Results | None]:
        """How somebody did against each bot, and how the asker did against them. Games by link count: no more of them
        is told than that."""
        bots: dict[tuple[str, str], Tally] = {}
        together = Tally()
        for game in await self._finished(person):
            if game.played_on is not None:
                continue  # who plays on from a won position has beaten nobody
            places = {} if game.outcome is None else dict(enumerate(game.outcome.places))
            own = next((places.get(sitter.seat) for sitter in game.seats if sitter.person == person), None)
            if own is None:
                continue
            for bot, place in _best_bots(game.seats, places).items():
                bots.setdefault((game.game, bot), Tally()).count(own, place)
            for sitter in game.seats:
                if sitter.person is not None and sitter.person == asker:
                    together.count(places[sitter.seat], own)
        told = [
            AgainstBot(game, bot, tally.won, tally.lost, tally.drawn) for (game, bot), tally in sorted(bots.items())
        ]
        games = together.won + together.lost + together.drawn
        met = None if asker is None else Results(games, together.won, together.lost, together.drawn)
        return tuple(told), met

    async def _finished(self, person: str) -> list[_Game]:
        query = select(tables.c.info).join(seated, seated.c.table_id == tables.c.id)
        query = query.where(seated.c.person == person, tables.c.status == "over")
        rows = await self._queries.execute(query.order_by(tables.c.ended.desc()).limit(LOOKED_AT))
        return [_game.decode(row["info"]) for row in rows]


def _best_bots(sitters: Iterable[_Sitter], places: dict[int, int]) -> dict[str, int]:
    """The best place of each kind of bot that had a seat of its own."""
    best: dict[str, int] = {}
    for sitter in sitters:
        if sitter.person is None and sitter.bot is not None and sitter.seat in places:
            best[sitter.bot] = min(places[sitter.seat], best.get(sitter.bot, places[sitter.seat]))
    return best


def _rated(row: Any, changes: list[Any], now: int) -> RatedGame:
    lately = [change for change in changes if change["at"] >= now - HISTORY_MS]
    history = [History(change["at"], displayed(change["mu_after"], change["sigma_after"])) for change in lately]
    if lately:
        first = displayed(lately[0]["mu_before"], lately[0]["sigma_before"])
        history.insert(0, History(max(lately[0]["at"] - 1, now - HISTORY_MS), first))
    last = changes[-1] if changes else None
    change = 0
    if last is not None:
        before, after = (displayed(last[f"mu_{when}"], last[f"sigma_{when}"]) for when in ("before", "after"))
        change = after - before
    return RatedGame(
        row["game"], displayed(row["mu"], row["sigma"]), row["sigma"] > SETTLED_SIGMA, row["games"], row["wins"],
        row["place"], change, tuple(history),
    )  # fmt: skip
