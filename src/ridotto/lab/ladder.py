"""The ladder: how much better each level of bots plays than the others, over many games on the same deals."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from itertools import combinations, pairwise
from typing import Any

from msgspec import Struct

from ridotto.bots import levels_of
from ridotto.core import Problem, find_game

from .reference import find_player
from .simulation import Setup, simulate

CERTAINTY = 1.96
"""So many standard errors on each side make an interval of 95%."""
ELO = 400 / math.log(10)
"""Points of Elo for one unit of log odds."""
MIDDLE = 1500
ROUNDS = 400


class Pairing(Struct, frozen=True):
    """One bot against another, or a single one among others: how often it came first."""

    bot: str
    against: str
    seats: int
    """At tables of so many."""
    games: int
    win_rate: float
    """A shared first place counts as its fraction of a win."""
    low: float
    high: float
    """The interval of 95% around the rate."""
    fair_share: float
    """What it would win if all played equally well."""


class Rung(Struct, frozen=True):
    """How one bot stands on the ladder, in Elo points around 1500, with its interval of 95%."""

    bot: str
    elo: float
    low: float
    high: float


class Ladder(Struct, frozen=True):
    """All pairings of a game, and the order that follows from those between two."""

    game: str
    options: dict[str, Any]
    seats: int
    games: int
    """Of every pairing."""
    seed: str
    """The deals follow from it."""
    pairings: tuple[Pairing, ...]
    rungs: tuple[Rung, ...]
    """None where more than two play: then pairings do not order the bots."""
    seconds: float
    """How long it took."""


class Climb(Struct, frozen=True):
    """What to measure."""

    game: str
    games: int
    """Of every pairing."""
    seed: str
    bots: tuple[str, ...] = ()
    """From the weakest to the strongest; none: the levels that the game has."""
    seats: int = 2
    options: dict[str, Any] = {}

    def chosen(self) -> tuple[str, ...]:
        """The bots, checked."""
        game = find_game(self.game)
        bots = self.bots or levels_of(game)
        for bot in bots:
            find_player(game, bot)
        if len(bots) < 2:
            raise Problem("ladder-two").within(__package__)
        for bot in bots:
            if bots.count(bot) > 1:
                raise Problem("ladder-twice", bot=bot).within(__package__)
        game.read_options(self.options, self.seats)
        return bots


def climb(wanted: Climb, workers: int = 1, progress: Callable[[int], None] | None = None) -> Ladder:
    """Play every pairing: of two seats a round robin; of more, each bot alone among those of the level below."""
    began = time.perf_counter()
    game, bots = find_game(wanted.game), wanted.chosen()
    played: list[Pairing] = []
    for number, (weaker, stronger) in enumerate(pairs(bots, wanted.seats)):
        done = number * wanted.games
        tell = None if progress is None else _shifted(progress, done)
        played.append(_play(wanted, stronger, weaker, workers, tell))
    order = rungs(bots, played) if wanted.seats == 2 else ()
    return Ladder(
        game.name, wanted.options, wanted.seats, wanted.games, wanted.seed, tuple(played), order,
        round(time.perf_counter() - began, 1),
    )  # fmt: skip


def games_in_all(wanted: Climb) -> int:
    """How many games that will be."""
    return len(pairs(wanted.chosen(), wanted.seats)) * wanted.games


def pairs(bots: Sequence[str], seats: int) -> Sequence[tuple[str, str]]:
    """Weaker and stronger: everyone with everyone, or at larger tables only neighbours."""
    return list(combinations(bots, 2)) if seats == 2 else list(pairwise(bots))


def _shifted(progress: Callable[[int], None], by: int) -> Callable[[int], None]:
    return lambda done: progress(by + done)


def _play(wanted: Climb, bot: str, against: str, workers: int, progress: Callable[[int], None] | None) -> Pairing:
    rate = simulate(contest(wanted, bot, against), workers, progress).bots[0].win_rate
    return pairing(bot, against, wanted.seats, wanted.games, rate)


def contest(wanted: Climb, bot: str, against: str) -> Setup:
    """The games of one pairing."""
    lineup = (bot, *[against] * (wanted.seats - 1))
    seed = f"{wanted.seed} {bot} {against}"
    return Setup(find_game(wanted.game).name, lineup, wanted.games, seed, wanted.options, same_deals=True)


def pairing(bot: str, against: str, seats: int, games: int, rate: float) -> Pairing:
    """What so many games have shown."""
    low, high = interval(rate, games)
    return Pairing(bot, against, seats, games, rate, low, high, 1 / seats)


def interval(rate: float, games: int) -> tuple[float, float]:
    """Wilson's interval of 95% for a rate that was observed in so many games."""
    square = CERTAINTY**2
    middle = (rate + square / (2 * games)) / (1 + square / games)
    reach = CERTAINTY * math.sqrt(rate * (1 - rate) / games + square / (4 * games**2)) / (1 + square / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def rungs(bots: Sequence[str], played: Sequence[Pairing]) -> tuple[Rung, ...]:
    """Strengths by Bradley and Terry from the rates, in Elo points; half a game each way keeps them finite."""
    strength = dict.fromkeys(bots, 1.0)
    wins = dict.fromkeys(bots, 0.0)
    for pairing in played:
        won = pairing.win_rate * pairing.games
        wins[pairing.bot] += won + 0.5
        wins[pairing.against] += pairing.games - won + 0.5
    for _ in range(ROUNDS):
        for bot in bots:
            met = [pairing for pairing in played if bot in (pairing.bot, pairing.against)]
            weight = sum((p.games + 1) / (strength[p.bot] + strength[p.against]) for p in met)
            strength[bot] = wins[bot] / weight
        mean = math.exp(sum(map(math.log, strength.values())) / len(bots))
        strength = {bot: value / mean for bot, value in strength.items()}
    return tuple(_rung(bot, strength, played) for bot in bots)


def _rung(bot: str, strength: dict[str, float], played: Sequence[Pairing]) -> Rung:
    information = 0.0
    for pairing in played:
        if bot in (pairing.bot, pairing.against):
            chance = strength[pairing.bot] / (strength[pairing.bot] + strength[pairing.against])
            information += (pairing.games + 1) * chance * (1 - chance)
    elo = MIDDLE + ELO * math.log(strength[bot])
    reach = CERTAINTY * ELO / math.sqrt(information)
    return Rung(bot, round(elo), round(elo - reach), round(elo + reach))
