"""What can be typed at the table besides moves."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass

from .verbs import Verbs

TAKES_ARGUMENT = {
    "help": False,
    "hint": False,
    "rules": True,
    "log": False,
    "undo": False,
    "save": True,
    "analyse": False,
    "seat": True,
    "resign": False,
    "again": False,
    "quit": False,
}
"""The commands of the table, and whether more may be typed after them."""


@dataclass(frozen=True)
class Command:
    """A command of the table, with what was typed after it."""

    name: str
    argument: str = ""


class Commands:
    """The commands, by their own names and by those that they have in the player's language."""

    def __init__(self, verbs: Verbs) -> None:
        self.verbs = verbs

    def read(self, typed: str) -> Command | None:
        """The command that was typed, or none: then it is a move. `/undo` is a command even if a game knows `undo`."""
        word, _, argument = typed.strip().partition(" ")
        name = self.verbs.own(word.lower().removeprefix("/"))
        argument = argument.strip()
        if name not in TAKES_ARGUMENT or (argument and not TAKES_ARGUMENT[name]):
            return None
        return Command(name, argument)

    def complete(self, typed: str, refused: Container[str] = ()) -> list[str]:
        """The commands that begin with what was typed, without those that would be refused now; none before the first
        letter."""
        start = typed.strip().lower().removeprefix("/")
        if not start:
            return []
        known = [name for name in TAKES_ARGUMENT if name not in refused]
        words = dict.fromkeys(word for name in known for word in (name, self.verbs.spoken(name)))
        return [word for word in words if word.startswith(start)]
