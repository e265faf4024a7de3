"""The table's own clock, which the host chooses: so many seconds or days for each decision.

It runs only where the game has no clock of its own. What happens when the time is up: `deadlines.py`.
"""

from __future__ import annotations

from typing import Any

from ridotto.core import Match
from ridotto.protocol.tables import Clock, PerDay, PerMove

from ..times import DAY_MS
from .book import Book


class MoveClock:
    """Times the decision that the game waits for. When it was started stands in the book (`Book.since`)."""

    __slots__ = ("_book", "_decision", "_time_per_move")

    def __init__(self, book: Book, match: Match | None) -> None:
        self._book = book
        self._time_per_move = _time_per_move(book.spec.clock)
        self._decision = () if match is None else _decision(match)

    def due(self) -> int | None:
        """When the time is up; `None` if nobody is timed."""
        time, since = self._time_per_move, self._book.since
        return None if time is None or since is None else since + time

    def restart(self, match: Match, at: int, anew: bool = False) -> None:
        """Start the clock again if the awaited seats or the stage have changed, also after an undo; `anew`: even if
        they have not."""
        if self._time_per_move is None:
            return
        decision = _decision(match)
        if anew or decision != self._decision:
            self._decision = decision
            self._book.since = at if decision[0] else None

    def delayable(self) -> bool:
        """Does an outage put the deadline off? Not if it is counted in days."""
        return isinstance(self._book.spec.clock, PerMove)

    def postpone(self, by: int) -> None:
        """The house was down for `by` milliseconds: that time does not count."""
        if self._book.since is not None and self.delayable():
            self._book.since += by


def _time_per_move(clock: Clock) -> int | None:
    """How many milliseconds a decision may take; `None`: as long as it likes."""
    if isinstance(clock, PerMove):
        return clock.seconds * 1000
    return clock.days * DAY_MS if isinstance(clock, PerDay) else None


def _decision(match: Match) -> tuple[Any, ...]:
    """What is timed: the awaited seats, the stage of the game, and whether the game has no clock of its own."""
    state = match.state
    return (tuple(state.awaited()), state.stage(), state.due() is None)
