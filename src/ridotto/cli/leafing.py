"""A moment of a replay on a screen that may be too low for it: then it is leafed through, as the board at a table."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from .language import words
from .terminal.folding import folded

LEAST_ROOM = 3
"""A mark above, a mark below, and a line between them."""


class Page:
    """One moment on the screen. Where there is no room for all of it, its end is shown first, what happened below the
    position: what is above can be leafed back to."""

    def __init__(self, console: Console, story: Text, position: Text, prompt: str, note: str = "") -> None:
        self._console = console
        self._story = story
        self._position = position
        self._prompt = prompt
        self._notes = [Text(note)] if note else []
        self._below = 0  # lines that are below the shown ones

    def show(self) -> None:
        """Put it on the screen; where there is no terminal, nothing is cleared, folded or left out."""
        self._console.clear()
        for line in self._shown():
            self._console.print(line, soft_wrap=True)

    def leaf(self, up: bool) -> None:
        """Show what is above, or below, as far as there is more."""
        page = max(1, self._room() - 2)  # without the marks
        self._below = max(0, self._below + (page if up else -page))
        self.show()

    def _room(self) -> int:
        return max(LEAST_ROOM, self._console.height - len(self._folded([Text(self._prompt)])))

    def _folded(self, texts: Sequence[Text]) -> list[Text]:
        width = self._console.width
        return [line for text in texts for line in folded(text, width).split("\n", allow_blank=True)]

    def _shown(self) -> list[Text]:
        parts = [self._story, Text(), self._position, *self._notes]
        if not self._console.is_terminal:
            return parts
        lines, room = self._folded(parts), self._room()
        if len(lines) <= room:
            return lines
        position = self._position.copy()
        position.rstrip()
        lines = self._folded([position, Text(), self._story, *self._notes])
        return lines if len(lines) <= room else self._part(lines, room)

    def _part(self, lines: list[Text], room: int) -> list[Text]:
        """So many lines, with those that say where there is more."""
        self._below = min(self._below, len(lines) - room + 1)
        end, rows = len(lines) - self._below, room - bool(self._below)
        above = [_mark("replay-above")] if end > rows else []
        below = [_mark("replay-below")] if self._below else []
        return above + lines[end - rows + len(above) : end] + below


def _mark(message_id: str) -> Text:
    return Text(words().word(message_id), "dim")
