"""Podstavec drawn for a terminal; it reads without colour too."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from rich.text import Text

from ridotto.core.messages import Catalogue

from .moves import COLOURS, Arrange, Bid
from .view import Display, Lot, PodstavecView

WIDTH = 60
"""Of sentences in it, so that in a window of 100 columns the log stands beside it."""
_STYLES = {"red": "bold red", "white": "bold white", "black": "bold bright_black"}
_PEDESTAL = "[ ]", "yellow"


def draw(view: PodstavecView, words: Catalogue, names: Sequence[str]) -> Text:
    """The table: round, values, spoils, every display as balls on pedestals, and the own bag."""
    drawing = Text()
    phase = words.word("label-phase", phase=view.phase)
    drawing.append(f"{words.word('label-round', round=view.round)} · {phase}\n", "bold")
    drawing.append(_values(view, words) + "\n")
    if view.scoring == "count-first":
        drawing.append(words.word("label-count-first") + "\n")
    drawing.append(f"{words.word('label-supply')}: {view.supply}   {words.word('label-spoils')}: ")
    drawing.append_text(_drawn_lot(view.spoils, words)).append("\n")
    drawing.append(_pedestals(view, words) + "\n")
    if view.phase != "over":
        drawing.append("\n".join(wrap(words.word("label-how", phase=view.phase), WIDTH)) + "\n", "dim")
    drawing.append("\n")
    width = max(len(name) for name in names)
    for seat, display in enumerate(view.displays):
        waiting = view.turn == "all" or seat in view.turn
        drawing.append(f"{'›' if waiting else ' '} {names[seat]:<{width}}  ", "bold" if seat == view.seat else "")
        drawing.append_text(_drawn_display(display, words)).append("\n")
    if view.bag:
        drawing.append(f"\n{words.word('label-bag')}: ").append_text(_drawn_lot(view.bag, words)).append("\n")
    if view.you and view.you.sent is not None:
        drawing.append(f"{words.word('label-sent')}: ").append_text(_sent(view.you.sent, words)).append("\n")
    return drawing


def held(view: PodstavecView, words: Catalogue) -> Text:
    """The bag that only this seat could look into."""
    return _drawn_lot(view.bag, words) if view.bag else Text()


def _values(view: PodstavecView, words: Catalogue) -> str:
    """The colours with their letters, and from the first comparison on which of them is worth more."""
    colours = [f"{_ball(colour, words)} {words.word('label-colour', colour=colour)}" for colour in view.values]
    if view.round == 1 and view.phase == "arrange":
        return ", ".join(colours)
    return f"{words.word('label-values', phase=view.phase)}: {' > '.join(colours)}"


def _pedestals(view: PodstavecView, words: Catalogue) -> str:
    """How many pedestals end the game; a player also reads how many are their own."""
    if view.seat is None or not view.bag:
        return words.word("label-ends", needed=view.ends_at)
    own = view.displays[view.seat]
    held = view.bag.pedestals + own.red + own.white + own.black + own.empty
    return words.word("label-ends-own", held=held, needed=view.ends_at, enough=held >= view.ends_at)


def _sent(move: Arrange | Bid, words: Catalogue) -> Text:
    return _drawn_lot(move, words) if isinstance(move, Bid) else _drawn_display(move, words)


def _drawn_display(display: Display | Arrange, words: Catalogue) -> Text:
    """Each pedestal as a ring with its ball: `[R] [R] [B] [ ]`."""
    rings = [(f"[{_letter(colour, words)}]", _STYLES[colour]) for colour in COLOURS]
    counts = (display.red, display.white, display.black, display.empty)
    drawing = Text()
    for (sign, style), count in zip((*rings, _PEDESTAL), counts, strict=True):
        drawing.append(f"{sign} " * count, style)
    return drawing if drawing.plain else Text("-")


def _drawn_lot(lot: Lot | Bid, words: Catalogue) -> Text:
    balls = [(_ball(colour, words), _STYLES[colour]) for colour in COLOURS]
    counts = (lot.red, lot.white, lot.black, lot.pedestals)
    drawing = Text()
    for (sign, style), count in zip((*balls, _PEDESTAL), counts, strict=True):
        if count:
            drawing.append(f"{count}×{sign} ", style)
    return drawing if drawing.plain else Text(words.word("label-nothing"))


def _ball(colour: str, words: Catalogue) -> str:
    return f"({_letter(colour, words)})"


def _letter(colour: str, words: Catalogue) -> str:
    """The letter of a colour in the reader's language."""
    return words.word("board-letter", colour=colour)
