"""Ratings: openskill (Plackett–Luce) per game, for rated tables between accounts; every game counts once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Protocol

from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import Connection, RowMapping, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ridotto.protocol.players import Ranked, RatedSeat, Rating, RatingChange
from ridotto.protocol.tables import TableInfo

from ..store.base import Unavailable
from ..store.queries import Queries
from ..store.schema import tables
from ..times import DAY_MS
from ..waiting import wait_at_most
from . import schema
from .people import People

logger = logging.getLogger(__name__)

MODEL = PlackettLuce()
LOOK_AGAIN_S = 60.0
LOOK_BACK_MS = 30 * DAY_MS
"""Games that ended longer ago stay unrated: whoever could be rated for them has left."""
ZERO, SCALE = 1000, 40
"""What is shown is 1000 + 40 (mu - 3 sigma): a newcomer has 1000, and only certainty or skill adds to it."""
SETTLED_SIGMA = 5.0
"""Above this sigma a rating is marked as provisional."""


def _rating(row: RowMapping | None) -> PlackettLuceRating:
    return MODEL.rating() if row is None else MODEL.rating(mu=row["mu"], sigma=row["sigma"])


def displayed(mu: float, sigma: float) -> int:
    """A rating as people read it."""
    return round(ZERO + SCALE * (mu - 3 * sigma))


class Ratings:
    """Everyone's ratings."""

    def __init__(self, queries: Queries, people: People) -> None:
        self._queries = queries
        self._people = people

    async def settle(self, table: str, game: str, places: Mapping[str, int]) -> bool:
        """Rate a finished game from everyone's place; `False` if it was rated before: it counts once."""
        while not await self.is_settled(table):
            try:
                await self._queries.transact(lambda queries: self._settle(queries, table, game, places))
            except IntegrityError:
                continue  # this game, or another of the same newcomer, was rated at the same time: look again
            return True
        return False

    def _settle(self, queries: Connection, table: str, game: str, places: Mapping[str, int]) -> None:
        ratings, at = schema.ratings, self._people.now()
        held = select(ratings).where(ratings.c.game == game, ratings.c.person.in_(places)).order_by(ratings.c.person)
        known = {row["person"]: row for row in queries.execute(held.with_for_update()).mappings()}
        teams = [[_rating(known.get(person))] for person in places]
        rated = MODEL.rate(teams, ranks=[float(place) for place in places.values()])
        for (person, place), (before,), (after,) in zip(places.items(), teams, rated, strict=True):
            change = {
                "mu_before": before.mu,
                "sigma_before": before.sigma,
                "mu_after": after.mu,
                "sigma_after": after.sigma,
            }
            row = {"table_id": table, "person": person, "game": game, "place": place, "at": at, **change}
            queries.execute(insert(schema.rated_games).values(**row))
            now = {"mu": after.mu, "sigma": after.sigma, "shown": after.mu - 3 * after.sigma, "changed_at": at}
            won = int(place == 1 and [*places.values()].count(1) == 1)  # a draw is nobody's win
            if person in known:
                kept = update(ratings).where(ratings.c.person == person, ratings.c.game == game)
                queries.execute(kept.values(games=ratings.c.games + 1, wins=ratings.c.wins + won, **now))
            else:
                queries.execute(insert(ratings).values(person=person, game=game, games=1, wins=won, **now))

    async def is_settled(self, table: str) -> bool:
        """Was this game rated?"""
        rated = schema.rated_games
        query = select(func.count().label("n")).select_from(rated).where(rated.c.table_id == table)
        return bool((await self._queries.execute(query))[0]["n"])

    # ---- questions

    async def of(self, person: str) -> Sequence[Rating]:
        """A person's ratings, by game."""
        ratings = schema.ratings
        rows = await self._queries.execute(select(ratings).where(ratings.c.person == person).order_by(ratings.c.game))
        return [
            Rating(
                row["game"], displayed(row["mu"], row["sigma"]), row["sigma"] > SETTLED_SIGMA, row["games"], row["wins"]
            )
            for row in rows
        ]

    async def leaders(self, game: str, *, offset: int = 0, limit: int = 50) -> Sequence[Ranked]:
        """The best at a game, best first; equals share a place."""
        ratings = schema.ratings
        place = func.rank().over(order_by=ratings.c.shown.desc()).label("place")
        query = select(ratings, place).where(ratings.c.game == game).order_by(place, ratings.c.person)
        return [
            Ranked(
                row["place"], row["person"], displayed(row["mu"], row["sigma"]), row["sigma"] > SETTLED_SIGMA,
                row["games"], row["wins"],
            )
            for row in await self._queries.execute(query.offset(offset).limit(limit))
        ]  # fmt: skip

    async def of_table(self, table: str, seats: Mapping[str, int]) -> tuple[RatedSeat, ...]:
        """What a game did to the ratings of those who played it, by seat; nothing before it is scored."""
        rated = schema.rated_games
        rows = await self._queries.execute(select(rated).where(rated.c.table_id == table))
        told = [
            RatedSeat(
                row["person"], seats[row["person"]], row["place"], displayed(row["mu_before"], row["sigma_before"]),
                displayed(row["mu_after"], row["sigma_after"]), row["sigma_after"] > SETTLED_SIGMA,
            )
            for row in rows if row["person"] in seats
        ]  # fmt: skip
        return tuple(sorted(told, key=lambda line: line.seat))

    async def changes(self, person: str, limit: int = 50) -> Sequence[RatingChange]:
        """How somebody's last rated games changed their rating, newest first."""
        rated = schema.rated_games
        query = select(rated).where(rated.c.person == person).order_by(rated.c.at.desc(), rated.c.table_id).limit(limit)
        return [
            RatingChange(
                row["table_id"], row["game"], row["place"], displayed(row["mu_before"], row["sigma_before"]),
                displayed(row["mu_after"], row["sigma_after"]), row["at"],
            )
            for row in await self._queries.execute(query)
        ]  # fmt: skip


async def _nobody_asks(_table: str) -> None:
    """The default callback: does nothing."""


class HouseForRatings(Protocol):
    """The house, as far as ratings need it."""

    now: Callable[[], int]

    def when_over(self, hear: Callable[[TableInfo], None]) -> None:
        """Call this with every game that ends at this process."""

    async def standings(self, table: str) -> dict[str, int]:
        """Everyone's place in a game that is over."""


class Scorer:
    """Rates every rated game that ends, once; those that ended while nobody looked, at the next start."""

    def __init__(self, house: HouseForRatings, queries: Queries, ratings: Ratings) -> None:
        self._house = house
        self._queries = queries
        self._ratings = ratings
        self._ended = asyncio.Event()
        self.scored: Callable[[str], Awaitable[None]] = _nobody_asks
        """Called with every table whose game was rated here."""
        self._passed_over: set[str] = set()
        """Games that cannot be rated: too few of their players are left, or something is wrong with them."""
        house.when_over(self._hear)

    def _hear(self, info: TableInfo) -> None:
        if info.rated:
            self._ended.set()

    async def score_on(self) -> None:
        """Rate games as they end, for as long as the house is open."""
        while True:
            try:
                await self.score()
            except Exception:
                logger.exception("finished games could not be rated")
            await wait_at_most(self._ended, LOOK_AGAIN_S)
            self._ended.clear()

    async def score(self) -> None:
        """Rate every game that is over and was not rated."""
        rated = select(schema.rated_games.c.table_id)
        over = select(tables.c.id, tables.c.game).where(
            tables.c.rated,
            tables.c.status == "over",
            tables.c.ended > self._house.now() - LOOK_BACK_MS,
            tables.c.id.not_in(rated),
        )
        for row in await self._queries.execute(over.order_by(tables.c.ended)):
            if row["id"] not in self._passed_over:
                await self._score_one(row["id"], row["game"])

    async def _score_one(self, table: str, game: str) -> None:
        """Rate one game. A game that cannot be rated is tried once, and keeps no other waiting."""
        try:
            known = await self._people_left(await self._house.standings(table))
            if len(known) > 1:
                if await self._ratings.settle(table, game, known):
                    await self.scored(table)
                return
        except Exception as fault:
            if isinstance(fault, Unavailable) or getattr(fault, "rule", None) == "STORE":
                raise  # there is nothing wrong with the game
            logger.exception("a game could not be rated", extra={"table": table})
        self._passed_over.add(table)

    async def _people_left(self, places: Mapping[str, int]) -> dict[str, int]:
        """Those of them who still have an account."""
        people = schema.people
        query = select(people.c.id).where(people.c.id.in_(places), people.c.kind == "account")
        left = {row["id"] for row in await self._queries.execute(query)}
        return {person: place for person, place in places.items() if person in left}
