"""Who may notice a line of a table's log: a value that is stored with the line.

What an onlooker sees of a game: `games/<game>/view.py` with no seat. What anybody may read of the log:
`tables/archive.py` `Archive.log`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from msgspec import Struct

from ridotto.core import Event


class Audience(Struct, frozen=True):
    """Everyone, or some seats and nobody else."""

    seats: frozenset[int] | None = None
    """`None`: everyone, onlookers too."""

    @classmethod
    def of(cls, seats: Iterable[int]) -> Audience:
        """Only these seats."""
        return cls(frozenset(seats))

    @property
    def everyone(self) -> bool:
        """May onlookers notice it, too?"""
        return self.seats is None

    def includes(self, viewer: int | None) -> bool:
        """May this seat (`None`: an onlooker) notice it?"""
        return self.seats is None or viewer in self.seats

    def written(self) -> str:
        """As it is stored: `all`, or the seats, separated by commas."""
        return ALL if self.seats is None else ",".join(map(str, sorted(self.seats)))


ALL = "all"
EVERYONE = Audience()


def audience_of_move(seat: int, events: Sequence[Event], turn_changed: bool) -> Audience:
    """Who may notice a move: its player and those who were told an event; everyone, if an event was told to all or the
    turn has changed."""
    if turn_changed or "all" in [event.to for event in events]:
        return EVERYONE
    return Audience.of({seat}.union(*(event.to for event in events if event.to != "all")))


@lru_cache(maxsize=1024)
def read_audience(text: str) -> Audience:
    """An audience from its stored form."""
    return EVERYONE if text == ALL else Audience.of(int(seat) for seat in text.split(","))
