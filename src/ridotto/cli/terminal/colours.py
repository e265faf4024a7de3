"""The house's colours in a terminal: dark and light, and what the plain colour names of the games become."""

from __future__ import annotations

import os
from typing import NamedTuple

from rich.color import Color
from rich.terminal_theme import TerminalTheme
from textual.theme import Theme


class Palette(NamedTuple):
    """One hand of colours; every text pair reaches a contrast of 4.5 to 1."""

    paper: str
    raised: str
    ink: str
    quiet: str
    lagoon: str
    gold: str
    oxblood: str
    felt: str
    violet: str


DARK = Palette("#14202B", "#1C2B38", "#EDE6D6", "#9FB0BD", "#4FB8C0", "#D9B25F", "#E07A6E", "#1C3128", "#A88BD8")
LIGHT = Palette("#F6F1E7", "#FFFDF8", "#1B2733", "#5A6672", "#0F6E78", "#7A5813", "#9B2C2C", "#DCE6DF", "#6B4E9B")


def theme(palette: Palette, dark: bool) -> Theme:
    """The palette as the app's theme."""
    return Theme(
        name="dark" if dark else "light",
        primary=palette.lagoon,
        secondary=palette.gold,
        accent=palette.gold,
        warning=palette.gold,
        error=palette.oxblood,
        success=palette.lagoon,
        foreground=palette.ink,
        background=palette.paper,
        surface=palette.raised,
        panel=palette.raised,
        dark=dark,
        variables=variables(palette),
    )


def variables(palette: Palette) -> dict[str, str]:
    """What the style sheet calls these colours."""
    return {
        "felt": palette.felt,
        "quiet": palette.quiet,
        "lagoon": palette.lagoon,
        "gold": palette.gold,
        "oxblood": palette.oxblood,
        "input-selection-background": f"{palette.lagoon} 35%",
    }


def named_colours(palette: Palette) -> TerminalTheme:
    """What `red`, `yellow` or `bright_black` in a game's drawing mean here."""
    black = palette.quiet  # a black piece must be seen on a dark table too
    named = (black, palette.oxblood, palette.lagoon, palette.gold, palette.lagoon, palette.violet, palette.lagoon)
    colours = [_rgb(colour) for colour in (*named, palette.ink)]
    return TerminalTheme(_rgb(palette.felt), _rgb(palette.ink), colours, colours)


def _rgb(colour: str) -> tuple[int, int, int]:
    red, green, blue = Color.parse(colour).get_truecolor()
    return red, green, blue


def light_terminal() -> bool:
    """Does the terminal say that its own background is light?"""
    background = os.environ.get("COLORFGBG", "").rpartition(";")[2]
    return background in ("7", "15")
