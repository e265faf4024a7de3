"""The reference: somebody who takes ten times master's pains.

Where it does no better against a level than master does, more thought of this kind would not help: what is left is
luck. It is too slow to be played against, so it is no level; `ridotto ladder` and `ridotto simulate` know it by name.
A game has one if its `bots.py` has a function `reference()`.
"""

from __future__ import annotations

from importlib import import_module

from ridotto.bots import find_bot
from ridotto.core import Game
from ridotto.core.bot import Bot

REFERENCE = "reference"


def find_player(game: Game, name: str) -> Bot:
    """A bot of the game, or its reference where it has one."""
    if name == REFERENCE:
        make = getattr(import_module(f"{game.package}.bots"), REFERENCE, None)
        if make is not None:
            return make()  # type: ignore[no-any-return]
    return find_bot(game, name)
