"""Standings: what a leaderboard says beside its lines: how many have a rating, one's own place, curves, gains of a
week."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sqlalchemy import func, select

from ridotto.protocol.players import Gain, Ranked

from ..store.queries import Queries
from ..times import DAY_MS
from . import schema
from .people import IDS_PER_QUERY, People
from .ratings import SCALE, SETTLED_SIGMA, displayed

CURVE_MS = 30 * DAY_MS
WEEK_MS = 7 * DAY_MS
MOST_GAINS = 3


class Standings:
    """Questions about everyone's ratings in one game."""

    def __init__(self, queries: Queries, people: People) -> None:
        self._queries = queries
        self._people = people

    async def count(self, game: str) -> int:
        """How many have a rating."""
        ratings = schema.ratings
        rows = await self._queries.execute(
            select(func.count().label("n")).select_from(ratings).where(ratings.c.game == game)
        )
        return int(rows[0]["n"])

    async def place_of(self, game: str, person: str) -> Ranked | None:
        """The line of this person; equals share a place."""
        ratings = schema.ratings
        rows = await self._queries.execute(select(ratings).where(ratings.c.game == game, ratings.c.person == person))
        if not rows:
            return None
        row = rows[0]
        better = select(func.count().label("n")).select_from(ratings)
        (above,) = await self._queries.execute(better.where(ratings.c.game == game, ratings.c.shown > row["shown"]))
        shown, first_impression = displayed(row["mu"], row["sigma"]), row["sigma"] > SETTLED_SIGMA
        return Ranked(above["n"] + 1, person, shown, first_impression, row["games"], row["wins"])

    async def curves(self, game: str, people: Iterable[str]) -> dict[str, tuple[int, ...]]:
        """The ratings of the last thirty days of each who played, oldest first, beginning with the one before."""
        rated, since = schema.rated_games, self._people.now() - CURVE_MS
        wanted, curves = list(people), dict[str, list[int]]()
        for start in range(0, len(wanted), IDS_PER_QUERY):
            some = rated.c.person.in_(wanted[start : start + IDS_PER_QUERY])
            query = select(rated).where(rated.c.game == game, rated.c.at > since, some).order_by(rated.c.at)
            for row in await self._queries.execute(query):
                before = displayed(row["mu_before"], row["sigma_before"])
                curves.setdefault(row["person"], [before]).append(displayed(row["mu_after"], row["sigma_after"]))
        return {person: tuple(curve) for person, curve in curves.items()}

    async def gains(self, game: str) -> Sequence[Gain]:
        """Who has gained most within a week."""
        rated, since = schema.rated_games, self._people.now() - WEEK_MS
        after = rated.c.mu_after - 3 * rated.c.sigma_after
        before = rated.c.mu_before - 3 * rated.c.sigma_before
        gain = func.sum(after - before).label("gain")
        query = select(rated.c.person, gain).where(rated.c.game == game, rated.c.at > since)
        rows = await self._queries.execute(
            query.group_by(rated.c.person).order_by(gain.desc(), rated.c.person).limit(MOST_GAINS)
        )
        gains = [Gain(row["person"], round(SCALE * row["gain"])) for row in rows]
        return [one for one in gains if one.change > 0]
