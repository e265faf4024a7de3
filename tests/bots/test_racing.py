"""A race of paired rollouts: who goes on, who is chosen, and what the others are said to be worth."""

from random import Random
from typing import Any

from ridotto.bots.racing import Lap, Race, race
from ridotto.bots.rollouts import Trial
from ridotto.core import Move


class Named(Move, frozen=True):
    """A move that is known by its worth."""

    worth: float


class World:
    """It remembers what was played in it."""

    def __init__(self, played: tuple[Move, ...] = ()) -> None:
        self.played = played

    def copy(self) -> "World":
        return World(self.played)

    def play(self, seat: int, move: Move, at: int) -> None:
        self.played += (move,)


class Seen:
    """A sight that counts the worlds imagined."""

    seat, at = 0, 0

    def __init__(self) -> None:
        self.worlds = 0

    def imagine(self) -> World:
        self.worlds += 1
        return World()


LAPS = (Lap(4, 9), Lap(6, 2))


def run(*lines: tuple[float, ...]) -> tuple[Race, Any]:
    sight: Any = Seen()
    named = [tuple(Named(worth) for worth in line) for line in lines]
    return race(sight, named, lambda world, rng: world.played[-1].worth, LAPS, Random(1)), sight


def test_the_first_line_and_the_best_of_the_others_go_on() -> None:
    run_, sight = run((0.5,), (0.2,), (0.9,))
    assert [len(trial.results) for trial in run_.trials] == [10, 4, 10]
    assert run_.choice == 2
    assert sight.worlds == 10


def test_a_line_is_worth_what_its_last_move_comes_to() -> None:
    run_, _sight = run((0.5,), (0.1, 0.8))
    assert run_.choice == 1
    assert run_.trials[1].move == Named(0.1)


def test_alone_a_line_is_chosen_without_a_try() -> None:
    run_, sight = run((0.5,))
    assert run_.choice == 0
    assert sight.worlds == 0


def test_what_is_not_better_beyond_doubt_counts_as_no_better() -> None:
    done = Race(
        0, [Trial(Named(0), [0.0, 1.0, 0.0, 1.0]), Trial(Named(1), [1.0, 0.0, 1.0, 1.0]), Trial(Named(2), [0.0])]
    )
    assert [done.worth(number) for number in range(3)] == [0.5, 0.5, 0.5]
    done = Race(0, [Trial(Named(0), [1.0, 1.0]), Trial(Named(1), [0.0])])
    assert done.worth(1) == 0.0


def test_where_all_comes_to_the_same_the_race_is_over() -> None:
    run_, sight = run((0.5,), (0.5,))
    assert run_.choice == 0
    assert sight.worlds == 4
