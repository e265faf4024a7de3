"""Warm seats: a bot keeps the seat of somebody who does not move, until they come back."""

from __future__ import annotations

from ridotto.protocol.events import Returned, Warmed
from ridotto.protocol.tables import Person

from .lifecycle import Line, chair_of, check_playing
from .sitting import Sitting

IDLES_TO_WARM = 2
"""After so many idle moves in a row a bot keeps the seat."""


def warm(sitting: Sitting, seat: int, at: int) -> list[Line]:
    """Let a bot keep the seat of a player who has been idle for too long."""
    chair = sitting.book.chairs[seat]
    idle = sitting.book.status == "playing" and chair.idles >= IDLES_TO_WARM and not chair.by_bot()
    return [Warmed(at=at, seat=seat)] if idle else []


def return_to_seat(sitting: Sitting, person: Person, at: int) -> list[Line]:
    """Give a player the seat back that a bot has kept warm."""
    check_playing(sitting)
    seat, chair = chair_of(sitting, person)
    return [Returned(at=at, seat=seat)] if chair.warm else []
