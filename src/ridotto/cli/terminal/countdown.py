"""The time that the clock of the game leaves, counted down on the screen."""

from __future__ import annotations

from rich.text import Text
from textual.timer import Timer
from textual.widgets import Static

from .sentences import time_left
from .session import Session

SOON_MS = 5_000
"""When the countdown turns red."""


class Countdown(Static):
    """Tells the time left. It is drawn only when it says something new: a table that is left open costs next to
    nothing."""

    def __init__(self, session: Session) -> None:
        super().__init__(id="clock")
        self._session = session
        self._told = ""
        self._next: Timer | None = None

    def look(self) -> None:
        """Tell the time there is now, and look again when the shown second changes."""
        told, due = time_left(self._session), self._session.match.due()
        left = None if due is None else due - self._session.now()
        if told != self._told:
            self._told = told
            self.update(Text(told))
            self.set_class(left is not None and left <= SOON_MS, "soon")
        if self._next is not None:
            self._next.stop()
        self._next = None if left is None else self.set_timer(((left - 1) % 1000 + 1) / 1000, self.look)
