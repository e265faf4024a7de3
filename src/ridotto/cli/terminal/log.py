"""The log of a table: what happened, each line told only to those who may know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ridotto.core import Message


@dataclass(frozen=True)
class Line:
    """One sentence of the log."""

    message: Message
    move: int
    """How many moves stood when it happened: what is taken back disappears."""
    visible_to: Callable[[int | None], bool]


class Log:
    """Everything that happened, in order."""

    def __init__(self) -> None:
        self._lines: list[Line] = []
        self.rewritten = 0
        """How often lines were taken out; whoever shows the log then shows it afresh."""

    def add(self, message: Message, move: int, visible_to: Callable[[int | None], bool] = lambda seat: True) -> None:
        """Something happened."""
        self._lines.append(Line(message, move, visible_to))

    def take_back(self, moves: int) -> None:
        """Forget what came of all but the first so many moves."""
        self._lines = [line for line in self._lines if line.move <= moves]
        self.rewritten += 1

    def seen_by(self, seat: int | None) -> Sequence[Message]:
        """What this seat (`None`: an onlooker) may read."""
        return [line.message for line in self._lines if line.visible_to(seat)]
