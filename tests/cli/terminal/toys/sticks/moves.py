"""Moves and events of the toy."""

from ridotto.core.forms import Event, Move


class Take(Move, frozen=True):
    """Take so many sticks."""

    count: int


class Taken(Event, frozen=True, kw_only=True):
    """Sticks were taken."""

    seat: int
    count: int


class TimeRan(Event, frozen=True, kw_only=True):
    """The clock took a stick for a player."""

    seat: int


class Whispered(Event, frozen=True, kw_only=True):
    """Only the taker learns what the stick said."""

    seat: int
    secret: int


MOVES = (Take,)
EVENTS = (Taken, TimeRan, Whispered)
