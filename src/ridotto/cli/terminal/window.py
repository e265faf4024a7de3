"""How the window is shared out between the board, the log and the lines around them."""

from __future__ import annotations

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


def columns_of_board(width: int, adapts: bool) -> int:
    """How many columns a board may have in a window so wide; one that adapts to any number leaves the log its own."""
    return min(width - LOG_WIDTH - EDGES, WIDEST) if adapts and width >= WIDE else width - MARGINS
