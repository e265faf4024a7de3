"""What an analysis tells, as it is kept and sent: the forms of `ridotto analyse --json` and of a house's answer."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from ridotto.core import Message

FORM = 1
"""The form of what is told here. Keys may be added; none is renamed or taken away."""

Effort: TypeAlias = Literal["usual", "thorough"]
Measure: TypeAlias = Literal["chance", "points"]


class Stage(Struct, frozen=True):
    """What is being done, and how much of it is: decisions are judged, then positions are weighed."""

    doing: Literal["judge", "weigh"]
    done: int
    of: int


class Point(Struct, frozen=True, kw_only=True):
    """Everyone's chance of the first place after an entry of the record, by the whole truth and with new luck."""

    n: int
    """After so many entries; 0 is the start."""
    chances: tuple[float, ...]
    """By seat, between 0 and 1. Together they are 1."""
    games: int
    """In so many games that were finished from there; 0 where nothing was left to be played."""


class Verdict(Struct, frozen=True, kw_only=True):
    """What the mind would have played instead of what was played, and how much that gave away."""

    choice: tuple[Any, ...]
    """What the mind would have played instead; of moves in secret, what it would still have changed. Nothing: it
    would have waited."""
    agrees: bool
    """The mind would have done the same, or nothing else."""
    worth: float | None
    """Of what was played, in the measure. Nothing: the mind could not tell."""
    best: float | None
    """Of what the mind would have played."""
    lost: float
    """How much was given away, never below 0; less than the error of it counts as nothing. In an analysis a chance that
    was lost is a part of what the curve has (`had`), however much more the mind saw in its own move."""
    error: float
    measure: Measure
    """What these are: the chance of the first place, or points of the game."""
    why: Message


class Judged(Verdict, frozen=True, kw_only=True):
    """One decision of a player: what was played, and what is thought of it."""

    n: int
    """The entry of the move; of several that count together, the last."""
    entries: tuple[int, ...]
    """All entries that belong to it: one move, or all that a seat did in secret before something was revealed."""
    seat: int
    moves: tuple[Any, ...]
    """What was played, as it stands in the record."""
    knew: float | None = None
    """The seat's chance before it by what it could know then. Nothing: this was not looked at."""
    truth: float | None = None
    """The seat's chance before it by the whole truth."""
    differ: bool = False
    """These two differ beyond doubt: the seat could not know how it stood."""
    had: float | None = None
    """The chance before it, of which `lost` is a part: the curve's, or `knew` where the two differ. Nothing, where
    points are counted."""


class TurningPoint(Struct, frozen=True, kw_only=True):
    """A moment that changed much, by what a player gave away or by what it did to the chances."""

    n: int
    seat: int | None
    """Whose doing it was; nobody's, where the clock or chance did it."""
    lost: float
    measure: Measure
    changed: int | None
    """The seat whose chance changed most; nothing where no change was seen beyond doubt."""
    before: float | None
    after: float | None
    """That seat's chance."""
    resigned: bool = False
    """The seat gave up, and with it the chance that is told as lost."""
    since: int | None = None
    """The chance changed over several entries, after this one up to `n` or, if it is given, `until`; nothing where it
    changed at `n`."""
    until: int | None = None
    """What was given away at `n` is told with a change of the curve that ends only here."""


class Standing(Struct, frozen=True, kw_only=True):
    """All decisions of one seat together."""

    seat: int
    decisions: int
    """How many it made."""
    judged: int
    agreed: int
    """In how many of those judged the mind would have done the same."""
    lost_chance: float
    lost_points: float
    """What it gave away in all, by measure."""


class Analysis(Struct, frozen=True, kw_only=True):
    """A finished game as a strong player sees it."""

    analysis: int
    """The form of this."""
    game: str
    seats: int
    digest: str
    """Of the record: everything here follows from it."""
    entries: int
    mind: str
    """Who judges, by level."""
    by: Literal["opinion", "trials"]
    """How it judges: by its own opinion, or by trying moves out in imagined worlds."""
    effort: Effort
    turning_points: tuple[TurningPoint, ...]
    """The greatest first."""
    curve: tuple[Point, ...]
    decisions: tuple[Judged, ...]
    standings: tuple[Standing, ...]
    unjudged: int
    """So many decisions were left out, to be done in time."""
    undone: int
    """So many moves were taken back and are not judged."""
