"""What can happen to a table besides its game: the house's own lines of the log."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from ridotto.core import Message
from ridotto.core.forms import kebab
from ridotto.core.match import Entry

from .tables import Person, PlayedOn, TableSpec


class HouseEvent(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="house", tag=kebab):
    """Something that happened to a table; `at` in milliseconds UTC."""

    at: int
    n: int = 0
    """Its number among the lines that everyone may read, which it gets when it is read: a stored line has none."""


class Opened(HouseEvent, frozen=True):
    """The table stands, and the house has committed to its secret."""

    host: Person
    spec: TableSpec
    commitment: str
    rematch_of: str = ""
    played_on: PlayedOn | None = None


class Joined(HouseEvent, frozen=True):
    """A person has entered, with a contribution to the seed."""

    person: Person
    contribution: str


class Left(HouseEvent, frozen=True):
    """A person has left before the start."""

    person: Person


class Begun(HouseEvent, frozen=True):
    """Seats are drawn or given, and the game begins."""


class OfSeat(HouseEvent, frozen=True):
    """Something about one seat of a game that has begun."""

    seat: int


class Offered(OfSeat, frozen=True):
    """A seat offers a draw, or agrees to one."""


class Declined(OfSeat, frozen=True):
    """A seat declines: all offers are gone."""


class Warmed(OfSeat, frozen=True):
    """A bot keeps the seat warm: its player did not act twice in a row."""


class Returned(OfSeat, frozen=True):
    """The player is back and plays again."""


class Held(OfSeat, frozen=True):
    """The clock stands while this seat's player reads, or until they are ready to begin. An entry that puts deadlines
    off ends it."""

    until: int
    """It goes on by itself then; if it waits until they are ready, the game is given up then."""
    until_ready: bool = False
    """It waits until its player is ready to begin."""


class Ended(HouseEvent, frozen=True):
    """The game does not go on, and why."""

    why: Message


class Aborted(Ended, frozen=True):
    """It ended without a result."""


class Closed(Ended, frozen=True):
    """The table is closed for repair."""


class Repaired(HouseEvent, frozen=True):
    """The table goes on from where it stood."""


class Rematched(HouseEvent, frozen=True):
    """They play again, over there."""

    table: str


AnyHouseEvent: TypeAlias = (
    Opened
    | Joined
    | Left
    | Begun
    | Offered
    | Declined
    | Warmed
    | Returned
    | Held
    | Aborted
    | Closed
    | Repaired
    | Rematched
)


class GameLine(HouseEvent, frozen=True, tag="game"):
    """A line of the game itself, as everyone may read it: a move (whose, never which), the clock, or how it ended."""

    seat: int | None = None
    by: Literal["idle", "bot"] | None = None
    ring: bool = False
    postpone: int | None = None
    resign: int | None = None
    draw: bool = False
    undo: int | None = None


PublicLine: TypeAlias = AnyHouseEvent | GameLine
"""A line of the log as everyone may read it."""

_happening = msgspec.json.Decoder(AnyHouseEvent)
_entry = msgspec.json.Decoder(Entry)


def read_line(line: bytes) -> Entry | AnyHouseEvent:
    """A line of the log: an entry of the game, or one of the house's own."""
    return _happening.decode(line) if line.startswith(b'{"house"') else _entry.decode(line)


def public_line(line: Entry | AnyHouseEvent, number: int, at: int) -> PublicLine:
    """A line as anyone may read it: a move's own words may be secret, so only who moved stands there.

    Lines are counted as they are shown: a gap would tell of what is hidden.
    """
    if not isinstance(line, Entry):
        return replace(line, n=number, at=at)
    return GameLine(
        n=number, at=at, seat=line.seat, by=line.by, ring=line.ring,
        postpone=line.postpone, resign=line.resign, draw=line.draw, undo=line.undo,
    )  # fmt: skip
