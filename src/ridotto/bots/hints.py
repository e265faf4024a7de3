"""Hints: what a strong player of a game would do in somebody's place, and why."""

from __future__ import annotations

from random import Random

from ridotto.core import Decision, Game, Message, Mind, Opinion, Sight

from . import find_bot, levels_of

HINTING = "keen"
"""The level that gives hints."""


def hinting_bot(game: Game) -> str | None:
    """Whose hints are given: those of a keen mind or, where a game has none, of its strongest level. In a game without
    levels there is nobody to ask: a move at random is no hint."""
    if isinstance(game.adviser, Mind):
        return HINTING
    levels = levels_of(game)
    return levels[-1] if levels else None


def hint(game: Game, sight: Sight, rng: Random, bot: str) -> Opinion:
    """What this bot would do in this seat, and why. A move that may not be played is no hint, and raises `Refused`."""
    asked = game.adviser if bot == HINTING and game.adviser else find_bot(game, bot)
    opinion = asked.consider(sight, rng) if isinstance(asked, Mind) else _plain(bot, asked.decide(sight, rng))
    if opinion.decision.move is not None:
        sight.imagine().check(sight.seat, opinion.decision.move, sight.at)
    return opinion


def _plain(bot: str, decision: Decision) -> Opinion:
    """The opinion of a bot that cannot say why."""
    why = "hint-plain" if decision.move is not None else "hint-plain-waits"
    return Opinion(decision, (), Message(why, {"bot": bot}))
