"""Podstavec drawn for a terminal; it reads without colour too."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from rich.text import Text

from ridotto.core.messages import Catalogue

from .position import write_move
from .view import Display, Lot, PodstavecView

WIDTH = 60
"""Of sentences in it, so that in a window of 100 columns the log stands beside it."""
_STYLES = {"r": "bold red", "w": "bold white", "b": "bold bright_black", "p": "yellow", "e": "yellow"}
_SIGNS = {"r": "(R)", "w": "(W)", "b": "(B)", "p": "[ ]", "e": "[ ]"}


def draw(view: PodstavecView, words: Catalogue, names: Sequence[str]) -> Text:
    """The table: round, values, spoils, every display as balls on pedestals, and the own bag."""
    drawing = Text()
    phase = words.word("label-phase", phase=view.phase)
    drawing.append(f"{words.word('label-round', round=view.round)} · {phase}\n", "bold")
    values = " > ".join(f"{_SIGNS[colour[0]]} {words.word('label-colour', colour=colour)}" for colour in view.values)
    drawing.append(f"{words.word('label-values', phase=view.phase)}: {values}\n")
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
        drawing.append_text(_drawn_display(display)).append("\n")
    if view.bag:
        drawing.append(f"\n{words.word('label-bag')}: ").append_text(_drawn_lot(view.bag, words)).append("\n")
    if view.you and view.you.sent is not None:
        drawing.append(f"{words.word('label-sent')}: {write_move(view.you.sent)}\n")
    return drawing


def _pedestals(view: PodstavecView, words: Catalogue) -> str:
    """How many pedestals end the game; a player also reads how many are their own."""
    if view.seat is None or not view.bag:
        return words.word("label-ends", needed=view.ends_at)
    own = view.displays[view.seat]
    held = view.bag.pedestals + own.red + own.white + own.black + own.empty
    return words.word("label-ends-own", held=held, needed=view.ends_at)


def _drawn_display(display: Display) -> Text:
    """Each pedestal as a ring with its ball: `[R] [R] [B] [ ]`."""
    drawing = Text()
    for letter, count in zip("rwbe", (display.red, display.white, display.black, display.empty), strict=True):
        sign = f"[{letter.upper()}]" if letter != "e" else "[ ]"
        for _ in range(count):
            drawing.append(f"{sign} ", _STYLES[letter])
    return drawing if drawing.plain else Text("-")


def _drawn_lot(lot: Lot, words: Catalogue) -> Text:
    drawing = Text()
    for letter, count in zip("rwbp", (lot.red, lot.white, lot.black, lot.pedestals), strict=True):
        if count:
            drawing.append(f"{count}×{_SIGNS[letter]} ", _STYLES[letter])
    return drawing if drawing.plain else Text(words.word("label-nothing"))
