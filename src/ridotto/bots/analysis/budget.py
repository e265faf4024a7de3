"""How much is looked at: by work, so that an analysis is the same on every machine, and done in a minute or two."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import NamedTuple

from ridotto.core import Game

from .forms import Effort
from .story import Deed, Story, spread_out

MOST_JUDGED = 300
MOST_POINTS = 160
MOST_GAMES = 64
"""Finished from one position."""
FEW_GAMES, FEW_POINTS = 16, 6
"""Rather than fewer games from each position, fewer positions are looked at."""
LEAST_GAMES = 6
"""From each position, where even the fewest positions cost too much."""
START = 4
"""From the start so many times as many games are finished: everyone looks there first, and expects what is even."""
TRIAL_WORLDS = (8, 24)
"""At least and at most, where two ways to play are tried out."""
LEAST_TRIED = 0.04
"""Of what a mind says was lost, less is not tried out."""
TRYING = 0.5
"""Such a part of what finishing games may cost goes to what minds say was lost."""
SECONDS = 40
"""For finishing games, and as much again for trials; about, on one core."""
JUDGING: dict[Effort, float] = {"usual": 0.02, "thorough": 0.15}
"""For how many seconds, about, a mind thinks over a deed."""
THOROUGH = 10
"""So many times the work."""


class Budget(NamedTuple):
    """What there is to spend. Work is counted in decisions of the quick player."""

    judged: int
    """So many deeds at most."""
    work: float
    """For the chances at all points together, and as much for trials."""
    games: int
    """From each point, at most."""
    slice: float
    """The work of about a second."""


def budget_for(game: Game, effort: Effort) -> Budget:
    """The budget of an analysis."""
    times = THOROUGH if effort == "thorough" else 1
    second = float(game.quick_decisions)
    return Budget(MOST_JUDGED * times, SECONDS * second * times, MOST_GAMES * times, second)


def work_ahead(story: Story, whole: int, beyond: int) -> list[int]:
    """After each number of entries: the work of finishing the game from there. `whole` is that of a game of quick
    players from the start, and `beyond` what is left where the record was broken off; between them it falls as the
    record went on."""
    left = list(accumulate(reversed(story.asked)))[::-1]
    part = max(0, whole - beyond) / max(1, left[0] - left[-1])
    return [max(1, beyond + round(part * (asked - left[-1]))) for asked in left]


def worlds_for_trials(budget: Budget, works: Sequence[int], ways: int) -> int:
    """In how many worlds each of these deeds can be tried out in so many ways; 0: in too few to tell anything."""
    least, most = TRIAL_WORLDS
    affordable = int(budget.work / max(1, ways * sum(works)))
    return min(most, affordable) if affordable >= least else 0


def deeds_to_try(budget: Budget, losses: Mapping[int, float], works: Mapping[int, int]) -> tuple[list[int], int]:
    """Of these deeds those that are tried out beside the mind's own choice, the worst first, and in how many games."""
    worst = sorted((number for number in losses if losses[number] >= LEAST_TRIED), key=lambda n: (-losses[n], n))
    left = TRYING * budget.work
    games = int(left / max(1, 2 * sum(works[number] for number in worst)))
    games = max(FEW_GAMES, min(budget.games, games))
    spent = accumulate(2 * games * works[number] for number in worst)
    return [number for number, so_far in zip(worst, spent, strict=True) if so_far <= left], games


def points_and_games(budget: Budget, works: Sequence[int], hides: bool) -> tuple[int, int]:
    """At how many of these points to finish how many games: by the truth and, where something is hidden, as many again
    by what was known."""
    each = (2 if hides else 1) * sum(works) / max(1, len(works))
    points = min(len(works), MOST_POINTS, max(FEW_POINTS, int(budget.work / (FEW_GAMES * each))))
    games = int(budget.work / (max(1, points) * each))
    return points, max(LEAST_GAMES, min(budget.games, games))


def chosen_deeds(deeds: Sequence[Deed], most: int) -> list[int]:
    """The numbers of at most so many deeds: people's before those of bots, as many of each seat, all over the game."""
    people = [number for number, deed in enumerate(deeds) if not deed.bot]
    bots = [number for number, deed in enumerate(deeds) if deed.bot]
    chosen = _evenly(deeds, people, most)
    return sorted(chosen + _evenly(deeds, bots, most - len(chosen)))


def _evenly(deeds: Sequence[Deed], numbers: Sequence[int], most: int) -> list[int]:
    by_seat: dict[int, list[int]] = {}
    for number in numbers:
        by_seat.setdefault(deeds[number].seat, []).append(number)
    chosen, seats_left = list[int](), len(by_seat)
    for own in sorted(by_seat.values(), key=len):  # what those with few leave over is for those with many
        share = max(0, most - len(chosen)) // seats_left
        chosen += [own[place] for place in spread_out(len(own), share)]
        seats_left -= 1
    return chosen
