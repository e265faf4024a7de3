"""What the house does to a game, told as events among those of the game itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from ridotto.core.forms import Event, SeatEvent
from ridotto.core.match import Entry

from .events import AnyHouseEvent, Begun, Held, Returned, Warmed

ToldLine: TypeAlias = Begun | Warmed | Returned | Held
"""Those of the house's own lines that watchers are told of as something that happened to the game."""

MINUTE_MS = 60_000


class HouseUndone(Event, frozen=True, kw_only=True):
    """Somebody has taken back their last moves."""

    seat: int | None
    moves: int
    answers: int = 0
    """So many moves of bots went back with them."""


class HouseResigned(SeatEvent, frozen=True):
    """Somebody has given up."""


class HouseDrawAgreed(Event, frozen=True):
    """All have agreed to a draw."""


class HousePostponed(Event, frozen=True, kw_only=True):
    """The house was down, or the clock was held: deadlines are put off by this long."""

    minutes: int
    by: int
    """Milliseconds."""
    held: bool = False
    """The clock was held, and goes on."""


class HouseSeatWarmed(SeatEvent, frozen=True):
    """A bot keeps the seat warm."""


class HouseSeatReturned(SeatEvent, frozen=True):
    """The player is back."""


ToldEvent: TypeAlias = (
    HouseUndone | HouseResigned | HouseDrawAgreed | HousePostponed | HouseSeatWarmed | HouseSeatReturned
)


def told_of(line: Entry | AnyHouseEvent, taken_back: Sequence[int | None] = (), held: bool = False) -> list[Event]:
    """The events that a line of the log adds to those of the game. `taken_back` are the seats whose moves an undo took
    back: first whoever took back, and perhaps bots that had answered; `held`: the clock stood until then."""
    if isinstance(line, Entry) and line.seat is not None:
        return []  # a move: its game tells of it
    match line:
        case Warmed():
            return [HouseSeatWarmed(seat=line.seat)]
        case Returned():
            return [HouseSeatReturned(seat=line.seat)]
        case Entry(undo=int(moves)):
            seat = taken_back[0] if taken_back else None
            own = taken_back.count(seat)
            return [HouseUndone(seat=seat, moves=own or moves, answers=len(taken_back) - own)]
        case Entry(resign=int(seat)):
            return [HouseResigned(seat=seat)]
        case Entry(postpone=int(by)):
            return [HousePostponed(minutes=-(-by // MINUTE_MS), by=by, held=held)]
        case Entry(draw=True):
            return [HouseDrawAgreed()]
    return []
