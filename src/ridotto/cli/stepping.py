"""Stepping through a recorded game: by keys at a terminal, by lines from a pipe."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import NamedTuple

from rich.console import Console
from rich.text import Text

from ridotto.core import Problem

from .language import language, words
from .leafing import Page
from .output import on_screen
from .terminal.folding import folded
from .terminal.verbs import shown

PLAY_ON = re.compile(r"(?:play[ -]on|o|играть(?: отсюда)?)(?: +(?P<seat>\d{1,6}))?")
"""To play on from the shown moment, in the seat through whose eyes it is seen or in another."""
KEYS = {
    "[C": "n", "OC": "n", "[D": "p", "OD": "p",
    "OP": "help", "[11~": "help", "[[A": "help",
    "[H": "0", "OH": "0", "[1~": "0", "[F": "last", "OF": "last", "[4~": "last",
    "[5~": "up", "[6~": "down",
}  # fmt: skip
"""What terminals send for the arrows to the right and left, F1, Home, End and the page keys, and what that stands for.
"""
NEXT = ("", "n", "next", "дальше", "вперёд", "вперед")
BACK = ("p", "b", "back", "назад")
START = ("start", "начало")
END = ("last", "end", "конец")
UP = ("up", "pgup", "вверх")
DOWN = ("down", "pgdn", "вниз")
HELP = ("help", "?", "помощь")
QUIT = ("q", "quit", "выход")
"""What may be typed, whatever the language, as at the table."""
MOST_DIGITS = 40
LAST: int = 10**MOST_DIGITS
"""More entries than anybody can ask for."""


class Scene(NamedTuple):
    """One moment of a recorded game: what happened, and the position after it."""

    story: Text
    position: Text
    explain: Callable[[str], str | None] = lambda typed: None
    """What a card or an item there is, where the game has such things; it may raise `Problem`."""


class Reel:
    """The scenes of a record, told as far as somebody has looked."""

    def __init__(self, scenes: Iterator[Scene]) -> None:
        self._untold = scenes
        self._told = [next(scenes)]
        self.at = 0

    def scene(self) -> Scene:
        """What is looked at now."""
        return self._told[self.at]

    def last(self, at_least: int) -> int:
        """The last entry there is; where there are more than so many, one that is not before that."""
        while len(self._told) <= at_least and (scene := next(self._untold, None)) is not None:
            self._told.append(scene)
        return len(self._told) - 1

    def go(self, to: int) -> bool:
        """Look at the scene after so many entries, or at the nearest there is; is it there?"""
        self.at = max(0, min(to, self.last(at_least=to)))
        return self.at == max(0, to)


def step_through(scenes: Iterator[Scene], play_on: Callable[[int, str], bool]) -> None:
    """Show one scene after another, as long as it is wanted. The game may be played on where it stands; `play_on` says
    whether anybody can go on stepping after that."""
    console = Console(highlight=False)
    reel = Reel(scenes)
    prompt = words().word("replay-keys" if _arrows_are_known() else "replay-prompt")
    page = show_scene(console, reel.scene(), prompt)
    while (answer := _answer(prompt)) not in (None, *QUIT):
        if wish := PLAY_ON.fullmatch(answer):
            try:
                if not play_on(reel.at, wish["seat"] or ""):
                    return
                page = show_scene(console, reel.scene(), prompt)
            except Problem as why:
                console.print(why.sentence(language()), soft_wrap=True)
        elif answer in HELP:
            print_folded(console, Text(words().word("replay-help")))
        elif answer in (*UP, *DOWN):
            page.leaf(up=answer in UP)
        elif (to := _place(answer, reel.at)) is None:
            print_folded(console, Text(_explained(reel.scene(), answer)))
        elif to != LAST and to > (last := reel.last(at_least=to)) and answer.isdigit():
            print_folded(console, Text(words().word("play-entry", entry=to, last=last)))
        else:
            there = reel.go(to) or to == LAST
            page = show_scene(console, reel.scene(), prompt, "" if there else words().word("replay-end"))


def _answer(prompt: str) -> str | None:
    """What was typed; nothing at all where the input has ended."""
    try:
        return input(f"{prompt} ").strip().lower()
    except EOFError:
        return None
    except KeyboardInterrupt:
        if on_screen(sys.stdout):
            print()  # the shell goes on below the line that was begun
        raise


def _explained(scene: Scene, typed: str) -> str:
    """What the game tells of a card that was asked for; of anything else, that it cannot be typed here."""
    try:
        return scene.explain(typed) or words().word("replay-typed", typed=shown(typed))
    except Problem as why:
        return why.sentence(language())


def _place(answer: str, at: int) -> int | None:
    """After how many entries the scene is that was asked for; none, if that was not understood."""
    if answer in NEXT:
        return at + 1
    if answer in BACK:
        return max(0, at - 1)
    if answer in START:
        return 0
    if answer in END:
        return LAST
    return int(answer) if re.fullmatch(rf"\d{{1,{MOST_DIGITS}}}", answer) else None


def _arrows_are_known() -> bool:
    """Let arrow keys type what they stand for, where lines are read from a terminal by a reader that can do so."""
    if not (on_screen(sys.stdin) and on_screen(sys.stdout)):
        return False
    with suppress(ImportError):
        import readline

        if "libedit" not in (readline.__doc__ or ""):
            for key, typed in KEYS.items():
                readline.parse_and_bind(rf'"\e{key}": "\C-e\C-u{typed}\C-m"')
            return True
    return False


def print_folded(console: Console, text: Text) -> None:
    """Lines are broken between words where a screen would break them anywhere; in a pipe they stay whole."""
    console.print(folded(text, console.width) if console.is_terminal else text, soft_wrap=True)


def show_scene(console: Console, scene: Scene, prompt: str, note: str = "") -> Page:
    """What happened above the position; where a screen is too low for both, below it, and the whole can be leafed
    through."""
    page = Page(console, scene.story, scene.position, prompt, note)
    page.show()
    return page
