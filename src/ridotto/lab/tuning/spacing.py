"""How numbers are judged that space the levels: the one of today is tried first and kept if everyone then stands as
they should; otherwise others are tried, and of those that are better by more than chance the first that will do is
taken, or the best. So it confirms or replaces what somebody once set by hand; it does not find numbers from nothing.

The numbers of a game, and what is tried of them, are `SPACING` in its own file beside this one. Each is tried with all
others as they are today. `python -m ridotto.lab.tuning.spacing GAME` judges only these, in 200 games of every pairing
on the seed `train-spacing`; after the game, another number of games may be named, and numbers by their names.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from math import inf, sqrt
from typing import Any, NamedTuple

from ridotto.core import Bot, find_game

from .novices import EVEN, MOST, PLAIN_SENSE, STEADY, Trial

SEED = "train-spacing"
GAMES = 200
PER_EFFORT = 20
"""Games of every pairing where the numbers are tuned with all others of a game, for every unit of effort."""
NEARLY = 0.05
"""Plain sense shall win half of its games against a novice, give or take so much."""
FIRSTS = 0.8
"""At a table of more than two a stronger player shall come first 1.6 times as often as its share, which counts as a
half."""
LEEWAY = 0.02
"""By so little less a number of today will do as well: two hundred games tell no more."""


class Pairing(NamedTuple):
    """One player alone among others, and how often it shall come first."""

    name: str
    one: Bot
    others: Bot
    least: float = -inf
    most: float = inf
    seats: int = 2
    options: Mapping[str, Any] = {}
    part: float = 1.0
    """So many of the games are played."""

    def title(self) -> str:
        """The name, and where it is played."""
        table = [f"{self.seats} seats"] if self.seats > 2 else []
        return ", ".join([self.name, *table, *map(str, self.options.values())])

    def share(self, seed: str, game: str, games: int) -> float:
        """How often the one comes first, on every seat equally often; half is its fair share."""
        rounds = max(round(games * self.part / self.seats), 1)
        trial = Trial(game, rounds * self.seats, f"{seed} {self.title()}", self.seats, self.options)
        return trial.share(self.one, self.others, trial.games)

    def room(self, share: float) -> float:
        """How far such a share is on the right side of what is wanted."""
        return min(share - self.least, self.most - share)

    def in_words(self, share: float) -> str:
        """Such a share of two players' games, or next to the fair one of more; with a mark where it is wrong."""
        told = f"{share:.1%}" if self.seats == 2 else f"{2 * share:.2f}×"
        return told if self.room(share) >= 0 else f"{told} (!)"


class Number(NamedTuple):
    """A number that spaces levels, what is tried of it, and who then plays whom."""

    name: str
    tried: Sequence[Any]
    """The one of today is the first."""
    pairings: Callable[[Any], Sequence[Pairing]]


def today_first(today: Any, tried: Sequence[Any]) -> Sequence[Any]:
    """What is tried of a number, in the order that is wanted."""
    return (today, *[each for each in tried if each != today])


def over(name: str, stronger: Bot, weaker: Bot, seats: int = 2, options: Mapping[str, Any] | None = None) -> Pairing:
    """A level and the one below."""
    return Pairing(name, stronger, weaker, STEADY if seats == 2 else FIRSTS, seats=seats, options=options or {})


def held_against(
    scripts: Mapping[str, Bot], name: str, level: Bot, part: float = 1.0, options: Mapping[str, Any] | None = None
) -> list[Pairing]:
    """A level above novice, and every script."""
    return [
        Pairing(f"{script} against {name}", bot, level, most=MOST, options=options or {}, part=part)
        for script, bot in scripts.items()
    ]


def held_against_novice(scripts: Mapping[str, Bot], novice: Bot) -> list[Pairing]:
    """The same for a novice, who is even with plain sense."""
    pairings = held_against(scripts, "novice", novice)
    return [
        each._replace(least=EVEN - NEARLY, most=EVEN + NEARLY) if each.name.startswith(PLAIN_SENSE) else each
        for each in pairings
    ]


def space(game: str, numbers: Sequence[Number], seed: str, games: int, tell: Callable[[str], None]) -> dict[str, Any]:
    """The number that is taken of each; without games those of today."""
    known: dict[str, float] = {}
    return {number.name: _taken(number, Judge(game, seed, games, known, tell)) for number in numbers}


class Judge(NamedTuple):
    """Plays what there is to play."""

    game: str
    seed: str
    games: int
    known: dict[str, float]
    """What pairings of today have come to: numbers of one level share them."""
    tell: Callable[[str], None]

    def room(self, number: Number, value: Any, hopeless: float) -> float:
        """How far all stand on the right side with this value, where they are least so; in part only once it is
        hopeless."""
        least, today, told = inf, value == number.tried[0], []
        for pairing in number.pairings(value):
            title = pairing.title()
            share = self.known.get(title) if today else None
            if share is None:
                share = pairing.share(self.seed, self.game, self.games)
            if today:
                self.known[title] = share
            told.append(f"{title} {pairing.in_words(share)}")
            least = min(least, pairing.room(share))
            if least <= hopeless:
                break
        self.tell(f"{number.name} {value}: {'; '.join(told)}")
        return least


def _taken(number: Number, judge: Judge) -> Any:
    """Today's, if it will do or no other is better beyond chance; else the first that will do, or the best."""
    best, *others = number.tried
    if not judge.games or (found := judge.room(number, best, -inf)) >= -LEEWAY:
        return best
    found += chance(judge.games)
    for value in others:
        if (room := judge.room(number, value, found)) > found:
            best, found = value, room
        if room == found >= 0:
            break
    return best


def chance(games: int) -> float:
    """The standard error of the difference between two shares near a half, each of so many games. The best of several
    owes about that much to luck."""
    return sqrt(0.5 / games)


def _tell(line: str) -> None:
    sys.stderr.write(f"{line}\n")


def _main(name: str, games: str = str(GAMES), *only: str) -> None:
    game = find_game(name).name
    numbers = import_module(f"{__package__}.{game}").SPACING
    wanted = [number for number in numbers if number.name in only or not only]
    sys.stdout.write(json.dumps(space(game, wanted, SEED, int(games), _tell)) + "\n")


if __name__ == "__main__":
    _main(*sys.argv[1:])
