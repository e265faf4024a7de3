"""Playing on from a moment of another game, as one of its seats could know it then."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec import UNSET, UnsetType

from .match import Match, new_seed
from .refusal import Problem
from .start import Start

SETTLING_MS = 5_000
"""Who plays on has at least this long before the clock acts: it takes a moment to come to the table."""


def begin_imagined(
    match: Match, seat: int, seed: str | None = None, at: int | None = None, record: str | UnsetType = UNSET
) -> Match:
    """A new game from where this one stands, as this seat may imagine it; raises `Problem` where nobody can."""
    seed, at = new_seed() if seed is None else seed, match.at if at is None else at
    start = imagined_start(match, seat, seed, at, record)
    return Match.begin_from(match.game, start, sitting_options(match), seed, at)


def imagined_start(match: Match, seat: int, seed: str, at: int, record: str | UnsetType = UNSET) -> Start:
    """Where this match stands, moved to another time. What the seat cannot know is imagined anew, by the seed of the
    game that shall begin there; raises `Problem` where nobody can play on."""
    check_seat(match, seat)
    world = match.state.imagine(seat, Random(f"imagined {seed}"))
    world.carry_over(match.at, at)
    due = world.due()
    if due is not None and due < at + SETTLING_MS:
        world.postpone(at + SETTLING_MS - due)
    table = match.header.fair.table if match.header.fair else UNSET
    return Start(state=world.save(), imagined=True, seat=seat, entry=match.count, table=table, record=record)


def sitting_options(match: Match) -> dict[str, Any]:
    """The options of such a game: those of the other, but it is played in one sitting."""
    return {**match.header.options, **match.game.one_sitting}


def check_seat(match: Match, seat: int) -> None:
    """Raise `Problem` unless somebody can play on from where this match stands in that seat."""
    if not 0 <= seat < match.header.seats:
        raise Problem("start-seat", seat=seat, last=match.header.seats - 1)
    if match.outcome() is not None:
        raise Problem("start-over")
    if seat in match.resigned():
        raise Problem("start-resigned")
