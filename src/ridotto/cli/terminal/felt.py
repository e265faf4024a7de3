"""The middle of the table: the board, and the log beside or below it."""

from __future__ import annotations

from typing import Literal

from rich.cells import cell_len
from rich.table import Table as RichTable
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.geometry import Size
from textual.widgets import Static

from .folding import drawn, folded
from .goal import Goal
from .hint import ROWS, Hint
from .log import listed, newest
from .pane import Pane
from .sentences import status, time_left
from .session import Session
from .window import EDGES, FEW, LOG_WIDTH, Rows, columns_of_board, room_of_board, shared_rows


class Felt(Horizontal):
    """Board and log: beside each other where there is room for both, otherwise the log below. Beside the log the board
    only grows."""

    def __init__(self, session: Session, goal: Goal, hint: Hint) -> None:
        super().__init__(id="table")
        self._session = session
        self._goal = goal
        self._hint = hint
        text = session.game.text
        self._adapts = hasattr(text, "draw_within")
        # the own part comes at the bottom, and is scrolled to first
        self._own_first: bool = getattr(text, "own_first", False)
        self.board = Pane(id="board", at_end=self._own_first, at_head=getattr(text, "now_first", False))
        self.board.border_title, self.board.border_subtitle = map(session.words.word, ("board-above", "board-below"))
        self._position = Static(id="position")
        self.log_pane = Pane(id="log")
        self._story = Static(id="story")
        self._width = 0  # of the board beside the log
        self._heading = ""  # of the position
        self._read: dict[int | None, int] = {}  # by seat, how much of the log it knew when it last moved

    def compose(self) -> ComposeResult:
        """The board, then the log."""
        with self.board:
            yield self._position
        with self.log_pane:
            yield self._story

    def clear(self) -> None:
        """Show nothing: somebody else is to look."""
        self._position.update("")
        self._story.update("")

    def forget_width(self) -> None:
        """The window is another one: the board is as wide there as it needs to be."""
        self._width = 0

    def has_read(self, seat: int | None, lines: int) -> None:
        """Whoever looks has moved, knowing so many lines of the log."""
        self._read[seat] = lines

    def leaf(self, way: Literal["up", "down"]) -> None:
        """Move a board that does not fit, or where it fits the log."""
        pane = self.board if self.board.max_scroll_y else self.log_pane
        pane.leaf(way)

    def show(self, seat: int | None, window: Size) -> None:
        """Draw the position and the log as this seat may see them, in a window of this size."""
        session = self._session
        columns = columns_of_board(window.width, self._adapts)
        drawing = drawn(session.game, session.pictured(), session.words, session.names, columns)
        drawing.rstrip()
        drawing.no_wrap = False
        widest = max((cell_len(line) for line in drawing.plain.splitlines()), default=0)
        self._width = max(self._width, EDGES + (columns if self._adapts else widest))
        beside = window.width - self._width >= LOG_WIDTH
        self._position.update(folded(drawing, columns))
        self.set_class(beside, "beside")
        self.board.styles.width = self._width if beside else "100%"
        told, clock = status(session), time_left(session)
        room = room_of_board(*window, self._goal.lay_out(window.width), told, clock)
        rows = Rows(room) if beside else shared_rows(drawing, room, window.height, self._own_first)
        self.screen.set_class(rows.crowded, "crowded")
        self._story.update(self._told(seat, window.width, rows.log))
        self.board.styles.max_height = "100%" if beside else max(3, rows.board)
        heading = drawing.plain.partition("\n")[0]
        if heading != self._heading:
            self.board.turn_over()
        self._heading = heading
        self.board.follow()  # the end of a drawing is what is one's own
        self.log_pane.follow()

    def _told(self, seat: int | None, width: int, rows: int | None) -> RichTable | Text:
        """The log; where there are only so many rows for it, what others have done since the player's last move."""
        lines, known = self._session.story(), self._read.get(seat, 0)
        if not lines:
            return Text(self._session.words.word("log-empty"))
        more = self._session.words.word("log-more")
        told = newest(lines[known:], self._session.names, seat, width, rows, more) if rows else Text()
        self._hint.rows = ROWS - 1 if told and rows == FEW else ROWS
        return told or listed(lines, known)

    @on(Pane.Marked)
    def _sign(self) -> None:
        """Beside the log a board says itself that there is more above; otherwise it has no line for that."""
        self._goal.sign(self.board.has_class("above") and not self.has_class("beside"))
