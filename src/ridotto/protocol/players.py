"""Players: ratings, leaderboards, pages, and names."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from .api import Count, Id, Known, LinkKey, TypedName
from .personal_data import Kind
from .tables import TableInfo


class Stretch(Struct, frozen=True, forbid_unknown_fields=True):
    """A stretch of a leaderboard."""

    offset: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    limit: Annotated[int, Meta(ge=1, le=100)] = 50


class Past(Struct, frozen=True, forbid_unknown_fields=True):
    """Which finished games, newest first; `before` is the `ended` of the last one seen, `before_table` its `table`."""

    game: LinkKey | None = None
    person: Id | None = None
    before: Count | None = None
    before_table: Id | None = None
    limit: Annotated[int, Meta(ge=1, le=100)] = 50


class Rating(Struct, frozen=True):
    """How well somebody plays a game, as far as the house can tell."""

    game: str
    rating: int
    provisional: bool
    games: int
    wins: int


class Ranked(Struct, frozen=True):
    """A line of a leaderboard."""

    place: int
    person: str
    rating: int
    """Careful: they play like this or better, for all but certain."""
    provisional: bool
    """After few games: it may still change much."""
    games: int
    wins: int


class History(Struct, frozen=True):
    """A rating at a time."""

    at: int
    rating: int


class RatedGame(Rating, frozen=True):
    """A rating with its place, what the last game did to it, and thirty days of history, oldest first."""

    place: int
    change: int
    history: tuple[History, ...]


class AgainstBot(Struct, frozen=True):
    """Results against one bot."""

    game: str
    bot: str
    """By its name, such as `steady`."""
    won: int
    lost: int
    drawn: int


class Results(Struct, frozen=True):
    """Results of the asker against somebody."""

    games: int
    won: int
    lost: int
    drawn: int


class RatedSeat(Struct, frozen=True):
    """What a game did to the rating of somebody who played it."""

    person: str
    seat: int
    place: int
    before: int
    """The rating, as leaderboards show it."""
    after: int
    provisional: bool
    """After few games: it may still change much."""


class RatingsShown(Struct, frozen=True):
    """What a game did to ratings, once it is scored."""

    table: str
    rated: bool
    """Does this game count?"""
    scored: bool
    """Has it been counted? Until then there are no changes."""
    changes: tuple[RatedSeat, ...]
    people: dict[str, Known]


class RatingChange(Struct, frozen=True):
    """What one game did to a rating."""

    table: str
    game: str
    place: int
    before: int
    """The rating, as leaderboards show it."""
    after: int
    at: int


class Gain(Struct, frozen=True):
    """How much somebody has gained."""

    person: str
    change: int


class Leaders(Struct, frozen=True):
    """The best at a game."""

    game: str
    leaders: tuple[Ranked, ...]
    people: dict[str, Known]
    of: int
    """How many have a rating."""
    mine: Ranked | None
    """The asker's own line."""
    history: dict[str, tuple[int, ...]]
    """The ratings of thirty days by person, oldest first; who has not played in them is not there."""
    week: tuple[Gain, ...]
    """Who has gained most within seven days."""


class PlayerPage(Struct, frozen=True):
    """What everybody may know of a player."""

    person: str
    name: str
    kind: Kind
    ratings: tuple[RatedGame, ...]
    rated: tuple[RatingChange, ...]
    since: int
    """When they first came."""
    seen: int
    games: int
    """How many they have finished."""
    recent: tuple[TableInfo, ...]
    """Their latest finished games: public ones, on one's own page all."""
    bots: tuple[AgainstBot, ...]
    together: Results | None
    """How the asker did against this player; nothing on one's own page, and for who has not come in."""
    people: dict[str, Known]


class WantedName(Struct, frozen=True, forbid_unknown_fields=True):
    """A name that somebody would like to have."""

    name: TypedName


class NameShown(Struct, frozen=True):
    """Whether a name is free, and if not, why."""

    name: str
    free: bool
    error: str | None
    why: str | None
