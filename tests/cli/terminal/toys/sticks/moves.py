"""Moves and events of the toy."""

from ridotto.core.forms import Move, SeatEvent


class Take(Move, frozen=True):
    """Take so many sticks."""

    count: int


class Taken(SeatEvent, frozen=True, kw_only=True):
    """Sticks were taken."""

    count: int


class TimeRan(SeatEvent, frozen=True):
    """The clock took a stick for a player."""


class Whispered(SeatEvent, frozen=True, kw_only=True):
    """Only the taker learns what the stick said."""

    secret: int


MOVES = (Take,)
EVENTS = (Taken, TimeRan, Whispered)
