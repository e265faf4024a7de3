"""How the window is shared out between the board, the log and the lines around them."""

from __future__ import annotations

from textwrap import wrap
from typing import NamedTuple

from rich.text import Text

from .folding import whole_parts

LOG_WIDTH = 34
"""The log stands beside the board where so many columns are left for it."""
AROUND_BOARD = 6
"""Lines that a board leaves free beside goal and status: title, one of the log, line, two of hints, keys."""
HIGH, LOG_BELOW = 28, 4
"""In a window so high the log has so many lines below a board that must be scrolled anyway."""
FEW = 2
"""So many rows the log has in a lower one, when others have acted: one of its own, and one of the offers'."""
LEAST_WIDTH, LEAST_HEIGHT = 40, 12
"""In a smaller window nothing can be played."""
MARGINS, EDGES = 3, 5
"""Columns beside a board that has the whole width, or stands beside the log: its edges and the scrollbar."""
WIDE, WIDEST = 75 + EDGES + LOG_WIDTH, 110
"""In a window so wide a board that is drawn for any width stands beside the log, with at most so many columns."""


def too_small(width: int, height: int) -> bool:
    """Is there no room for a table? Nothing of it is laid out then: no board can be drawn for so few columns."""
    return width < LEAST_WIDTH or height < LEAST_HEIGHT


def columns_of_board(width: int, adapts: bool) -> int:
    """How many columns a board may have in a window so wide; one that adapts to any number leaves the log its own."""
    return min(width - LOG_WIDTH - EDGES, WIDEST) if adapts and width >= WIDE else width - MARGINS


def room_of_board(width: int, height: int, goal: int, status: str, clock: str) -> int:
    """How many lines a board above the log may have, below a goal of so many."""
    beside_clock = max(width - 4 - len(clock), LEAST_WIDTH // 2)
    return height - AROUND_BOARD - goal - len(wrap(status, beside_clock, max_lines=2))


class Rows(NamedTuple):
    """How many lines board and log have, one above the other."""

    board: int
    log: int | None = None
    """`None`: those that are left."""
    crowded: bool = False
    """The title makes room for one more line."""


def shared_rows(drawing: Text, room: int, height: int, own_first: bool) -> Rows:
    """A board that must be scrolled in its room gives the log some lines in a high window, and takes the title's in a
    low one. Where the own part is shown first, it is shown with whole parts above it."""
    if len(drawing.plain.splitlines()) <= room:
        return Rows(room)
    low = height < HIGH
    board = room + (1 if low else 1 - LOG_BELOW)
    if own_first:
        board = whole_parts(drawing, board)
    return Rows(board, max(FEW, 1 + low + room - board), low)
