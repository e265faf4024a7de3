"""Hints at the terminal: what a strong bot would play for whoever is looking, and why."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from ridotto.bots.hints import hint
from ridotto.core import Game, Move, Opinion, Refused, Sight, View


@dataclass(frozen=True)
class Wish:
    """A hint that is wanted. It knows a copy of the game only, so it may be thought over in another thread."""

    game: Game
    bot: str
    sight: Sight
    rng: Random
    change: int
    advice_epoch: int

    def consider(self) -> Opinion | None:
        """What the bot thinks; nothing if it would play what may not be played. This may take a while."""
        try:
            return hint(self.game, self.sight, self.rng, self.bot)
        except Refused:
            return None


class Advice(NamedTuple):
    """The move, as it is typed, and the reason; no move: to wait."""

    move: str
    why: str


def plainest(game: Game, move: Move, view: View) -> str:
    """A move as one would type it: `keep` for `arrange 3r`, where the game offers both and the display stays so."""
    written = game.text.write_move(move)
    offers = (offer for offer in game.text.complete("", view) if len(offer) < len(written))
    return next((offer for offer in offers if game.text.read_move(offer, view) == move), written)
