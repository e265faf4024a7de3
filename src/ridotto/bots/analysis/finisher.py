"""Who finishes games in thought. Whoever always plays alike would finish a position in one way, again and again."""

from __future__ import annotations

from contextlib import suppress
from random import Random

from ridotto.core import Bot, Decision, Game, Sight

from .. import ANY_GAME
from ..playout import Player, Playout
from ..rollouts import Inside
from .story import Position

TELLING = 40
"""So many decisions tell whether somebody always plays alike; at a large table a whole game may take a minute."""


class EnoughError(Exception):
    """So much was decided that no more is needed."""


class Noted:
    """Plays as another does, and notes what that was, as long as it tells something."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.plans: list[tuple[int, str]] = []

    def decide(self, sight: Sight, rng: Random) -> Decision:
        """What the other decides."""
        if len(self.plans) == TELLING:
            raise EnoughError
        decision = self._bot.decide(sight, rng)
        self.plans.append((sight.seat, repr(decision.move)))
        return decision


def finisher(game: Game, start: Position, seed: str) -> Bot:
    """The quick player of a game; where all its games from the start are one, anyone who plays at random."""
    anyone = ANY_GAME["random"]
    quick = game.quick or anyone
    return quick if _plans(quick, start, f"{seed} one") != _plans(quick, start, f"{seed} other") else anyone


def _plans(quick: Bot, start: Position, seed: str) -> set[tuple[int, str]]:
    """What the quick player decides in a game from the start, on all seats."""
    rng, noted = Random(seed), Noted(quick)
    world = start.state.redraw(rng)
    with suppress(EnoughError):
        Playout(world, [Player("quick", noted)] * world.seats, rng, start.at, Inside).play_out()
    return set(noted.plans)
