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
    green: str
    blue: str


DARK = Palette(
    paper="#14202B", raised="#1C2B38", ink="#EDE6D6", quiet="#9FB0BD", lagoon="#4FB8C0", gold="#D9B25F",
    oxblood="#E07A6E", felt="#1C3128", violet="#A88BD8", green="#86C48F", blue="#86ACEA",
)  # fmt: skip
LIGHT = Palette(
    paper="#F6F1E7", raised="#FFFDF8", ink="#1B2733", quiet="#5A6672", lagoon="#0F6E78", gold="#7A5813",
    oxblood="#9B2C2C", felt="#DCE6DF", violet="#6B4E9B", green="#2A6638", blue="#2B5AA0",
)  # fmt: skip


def theme(palette: Palette, dark: bool) -> Theme:
    """The palette as the app's theme."""
    lagoon, gold, raised = palette.lagoon, palette.gold, palette.raised
    return Theme(
        "dark" if dark else "light", primary=lagoon, secondary=gold, accent=gold, success=lagoon, warning=gold,
        error=palette.oxblood, foreground=palette.ink, background=palette.paper, surface=raised, panel=raised,
        dark=dark, variables=variables(palette),
    )  # fmt: skip


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
    named = (black, palette.oxblood, palette.green, palette.gold, palette.blue, palette.violet, palette.lagoon)
    colours = [_rgb(colour) for colour in (*named, palette.ink)]
    return TerminalTheme(_rgb(palette.felt), _rgb(palette.ink), colours, colours)


def _rgb(colour: str) -> tuple[int, int, int]:
    red, green, blue = Color.parse(colour).get_truecolor()
    return red, green, blue


def light_terminal() -> bool:
    """Does the terminal say that its own background is light?"""
    background = os.environ.get("COLORFGBG", "").rpartition(";")[2]
    return background in ("7", "15")
