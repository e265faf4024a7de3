"""How a novice is put where it belongs: even with plain sense, at nobody's mercy, and below steady.

`python -m ridotto.lab.tuning.novices GAME` tunes only the novice of a game, on the seed `train-novices`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from importlib import import_module
from random import Random
from typing import Any, NamedTuple

from ridotto.bots.playout import Player, Playout
from ridotto.core import Bot, Fast, find_game

SEED = "train-novices"
PLAIN_SENSE = "plain sense"
"""The script that a beginner could follow is called so."""
EVEN = 0.5
NEARLY = 0.1
"""Plain sense shall win half of the games, give or take so much."""
MOST = 0.6
"""No script shall win more."""
STEADY = 0.75
"""Steady shall win at least so much."""


class Trial(NamedTuple):
    """Where a novice is tried: one other sits among so many of its kind."""

    game: str
    games: int
    seed: str
    seats: int = 2
    options: Mapping[str, Any] = {}

    def share(self, one: Bot, others: Bot, games: int) -> float:
        """How often the one comes first, on every seat of each deal; half is its fair share at any table."""
        game, won = find_game(self.game), 0.0
        options = game.read_options(dict(self.options), self.seats)
        for number in range(games):
            seat = number % self.seats
            players = [Player("novice", others)] * self.seats
            players[seat] = Player("one", one)
            deal = Fast.drawn(Random(f"{self.seed} deal {number // self.seats}"))
            state = game.begin(self.seats, options, deal)
            places = Playout(state, players, Random(f"{self.seed} {number}")).play_out().places
            won += (places[seat] == 1) / places.count(1)
        return won / games * self.seats / 2


class Standing(NamedTuple):
    """What others win against a novice."""

    plain_sense: float
    script: float
    """The script that wins most."""
    steady: float

    def room(self) -> float:
        """How far the novice is on the right side of what is wanted, where it is least so."""
        return min(NEARLY - abs(self.plain_sense - EVEN), MOST - self.script, self.steady - STEADY)

    def __str__(self) -> str:
        return f"plain sense {self.plain_sense:.0%}, the best script {self.script:.0%}, steady {self.steady:.0%}"


def standing(novice: Bot, scripts: Mapping[str, Bot], steady: Bot, trial: Trial) -> Standing:
    """Play all the games with each script; against steady, who thinks longer, half of them."""
    won = {name: trial.share(script, novice, trial.games) for name, script in scripts.items()}
    return Standing(won[PLAIN_SENSE], max(won.values()), trial.share(steady, novice, trial.games // 2))


def _tell(line: str) -> None:
    sys.stderr.write(f"{line}\n")


if __name__ == "__main__":
    found = import_module(f"{__package__}.{find_game(sys.argv[1]).name}").soften(SEED, 1, _tell)
    sys.stdout.write(json.dumps(found) + "\n")
