"""The row above the board: what one plays for, and whether there is more of the board above what is seen."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text
from textual.widgets import Static

from .folding import wrapped

MOST_LINES = 3


class Goal(Static):
    """The goal, with a sign at its end where the board is scrolled: so it takes no line from the board."""

    def __init__(self, goal: str, sign: str) -> None:
        super().__init__(id="goal")
        self._goal = goal
        self._sign = sign
        self._signed = False
        self._lines: list[str] = []
        self._width = 0

    def lay_out(self, width: int) -> int:
        """Fill a window so wide; how many lines that takes. The last one has room for the sign, if that needs no more
        lines than there may be."""
        self._width = width - 2  # its edges
        whole = wrapped(self._goal, self._width, MOST_LINES)
        narrower = range(self._width, self._width // 2, -1)
        tried = (wrapped(self._goal, columns, MOST_LINES, "") for columns in narrower)
        self._lines = next((lines for lines in tried if self._room(lines) > 0 and _same(lines, whole)), whole)
        self._show()
        return len(self._lines)

    def sign(self, signed: bool) -> None:
        """There is more above, or there is not."""
        self._signed = signed
        self._show()

    def _room(self, lines: list[str]) -> int:
        """Columns between the last line and the sign."""
        return self._width - cell_len("".join(lines[-1:])) - cell_len(self._sign)

    def _show(self) -> None:
        text = Text("\n".join(self._lines))
        if self._signed and (room := self._room(self._lines)) > 0:
            text.append(" " * room).append(self._sign, "bold yellow")
        self.set_class(not text, "none")
        self.update(text)


def _same(lines: list[str], others: list[str]) -> bool:
    """Do these hold the same words?"""
    return " ".join(lines) == " ".join(others)
