"""Players that work on any game, from what a seat may see; and finding a player by name."""

from __future__ import annotations

import gc
from collections.abc import Mapping

from ridotto.core import LEVELS, Bot, Game, Problem
from ridotto.core.messages import TITLE

from .random import RandomBot

CATALOGUE = __name__
"""The package whose catalogue has the sentences about bots."""

ANY_GAME: Mapping[str, Bot] = {"random": RandomBot()}
"""The players that sit down at any game."""

USUAL = "steady"
"""Who sits down where nobody has chosen."""


GARBAGE_THRESHOLDS = (20_000, 10, 10)
"""How often a process that only thinks looks for garbage, as `gc.set_threshold` takes it: with Python's own numbers
that takes a quarter of the time of a search."""


def set_up_thinking() -> None:
    """Prepare a process that does nothing but think."""
    gc.set_threshold(*GARBAGE_THRESHOLDS)


def levels_of(game: Game) -> tuple[str, ...]:
    """The levels that this game has, from the gentlest to the strongest."""
    return tuple(level for level in LEVELS if level in game.bots)


def usual_bot(game: Game) -> str:
    """Who sits down where nobody has chosen: a steady one or, where a game has none, the first of its own."""
    return USUAL if USUAL in game.bots else next(iter(bots_of(game)))


def bots_of(game: Game) -> Mapping[str, Bot]:
    """Every player that knows this game, by name: its levels from the gentlest to the strongest, its others, and last
    those that play any."""
    return {**{level: game.bots[level] for level in levels_of(game)}, **game.bots, **ANY_GAME}


def find_bot(game: Game, name: str) -> Bot:
    """The player of this name, or `Problem` naming those there are."""
    bots = bots_of(game)
    if name not in bots:
        raise Problem("unknown-bot", name=name[:80], game=TITLE, known=", ".join(bots)).within(__name__, game.package)
    return bots[name]
