"""Breaks lines that are too long for the window; how the window is shared out, `felt.py` decides."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import accumulate
from textwrap import wrap

from rich.cells import cell_len
from rich.text import Text

from ridotto.core import Catalogue, Game, View

NO_BREAK = "\N{NO-BREAK SPACE}"
STEP = 2
"""How much further in a line goes on than it began."""

_WORD = re.compile(r"\s*(?:\d+ × )?\S+(?:\s+—(?=\s))?\s*")
"""A word with the blanks around it. A dash stays on its line, as it may not begin one in Russian, and so does how many
there are of something: `2 × Opera`."""


def drawn(game: Game, view: View, words: Catalogue, names: Sequence[str], columns: int) -> Text:
    """A position for a window of so many columns, where the game can draw for any; otherwise as it draws it."""
    within = getattr(game.text, "draw_within", None)
    drawing: Text = within(columns, view, words, names) if within else game.text.draw(view, words, names)
    return drawing


def folded(drawing: Text, width: int) -> Text:
    """A drawing with its long lines broken between words, each going on below a little further in."""
    return Text("\n").join(_fold(line, width) for line in drawing.split("\n", allow_blank=True))


def wrapped(text: str, width: int, max_lines: int | None = None, placeholder: str = " […]") -> list[str]:
    """A text in lines of at most this width. None begins with a dash: in Russian none may."""
    kept = text.replace(" —", f"{NO_BREAK}—")
    lines = wrap(kept, width, break_on_hyphens=False, max_lines=max_lines, placeholder=placeholder)
    return [line.replace(f"{NO_BREAK}—", " —") for line in lines]


def whole_parts(drawing: Text, room: int) -> int:
    """How many lines of the end of a drawing to show, of at most so many: it begins with a whole part, if one fits.
    Empty lines part it."""
    lines = drawing.plain.splitlines()
    starts = [number + 1 for number, line in enumerate(lines) if not line.strip()]
    return next((len(lines) - start for start in starts if len(lines) - start <= room), room)


def _fold(line: Text, width: int) -> Text:
    plain = line.plain
    inside = len(plain) - len(plain.lstrip()) + STEP
    if cell_len(plain) <= width or inside * 2 > width:
        return line
    pieces = line.divide(_breaks(plain, width, inside))
    for piece in pieces:
        piece.rstrip()
    return Text("\n" + " " * inside).join(pieces)


def _breaks(plain: str, width: int, inside: int) -> list[int]:
    """The places where a new line begins."""
    words = _WORD.findall(plain)
    places = []
    used = 0
    for word, start in zip(words, accumulate(map(len, words), initial=0), strict=False):
        if used > inside and used + cell_len(word.rstrip()) > width:
            places.append(start)
            used = inside
        used += cell_len(word)
    return places
