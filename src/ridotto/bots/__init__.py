"""Players that work on any game, from what a seat may see; and finding a player by name."""

from __future__ import annotations

from collections.abc import Mapping

from ridotto.core import LEVELS, Bot, Game, Problem
from ridotto.core.messages import TITLE

from .random import RandomBot

CATALOGUE = __name__
"""The package whose catalogue has the sentences about bots."""

ANY_GAME: Mapping[str, Bot] = {"random": RandomBot()}
"""The players that sit down at any game."""


def levels_of(game: Game) -> tuple[str, ...]:
    """The levels that this game has, from the gentlest to the strongest."""
    return tuple(level for level in LEVELS if level in game.bots)


def bots_of(game: Game) -> Mapping[str, Bot]:
    """Every player that knows this game, by name: its own, and those that play any."""
    return {**game.bots, **ANY_GAME}


def find_bot(game: Game, name: str) -> Bot:
    """The player of this name, or `Problem` naming those there are."""
    bots = bots_of(game)
    if name not in bots:
        raise Problem("unknown-bot", name=name[:80], game=TITLE, known=", ".join(sorted(bots))).within(
            __name__, game.package
        )
    return bots[name]
