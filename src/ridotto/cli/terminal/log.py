"""The log of a table: what happened, each line told only to those who may know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.table import Table
from rich.text import Text

from ridotto.core import Message

SHOWN = 200
"""Lines of the log beside the table; the command `log` shows all."""


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


def listed(lines: Sequence[str], known: int) -> Table:
    """The end of the log; what comes after so many lines that the player knows stands out."""
    story = Table.grid(padding=(0, 1))
    story.add_column(width=1)
    story.add_column(ratio=1)
    for number in range(max(0, len(lines) - SHOWN), len(lines)):
        fresh = number >= known
        story.add_row("•" if fresh else "·", Text(lines[number]), style="" if fresh else "bright_black")
    return story
