"""The judging of numbers that space the levels: today's is kept while all stand as they should."""

from collections.abc import Sequence
from importlib import import_module
from itertools import groupby
from random import Random
from typing import Any

import pytest

from ridotto.core import Bot, Decision, Fast, Game, Move, Sight, find_game
from ridotto.games.standoff.bots import BOTS
from ridotto.lab.scripts.standoff import SCRIPTS
from ridotto.lab.tuning.spacing import (
    Number,
    Pairing,
    chance,
    held_against,
    held_against_novice,
    over,
    space,
)

GAMES = ("logistics", "podstavec", "standoff", "venice")
MANY = 1_000_000
"""Games enough that nothing is chance."""


class Known(Pairing):
    """Comes to what it is told, and remembers that it was played."""

    played: list[str]

    def share(self, seed: str, game: str, games: int) -> float:
        self.played.append(f"{seed} {game} {games} {self.title()}")
        return float(self.one)  # type: ignore[arg-type]


def known(shares: dict[int, Sequence[float]], played: list[str]) -> Number:
    """A number with which a level wins this much against those below and above."""
    Known.played = played

    def pairings(value: int) -> list[Pairing]:
        return [Known(f"step {at}", share, None, least=0.75) for at, share in enumerate(shares[value])]  # type: ignore[arg-type]

    return Number("haste", tuple(shares), pairings)


def judged(shares: dict[int, Sequence[float]], games: int = MANY) -> tuple[Any, list[str], list[str]]:
    """What is taken, what was played for it, and what was told."""
    played: list[str] = []
    told: list[str] = []
    found = space("venice", [known(shares, played)], "train", games, told.append)
    return found["haste"], played, told


def test_the_number_of_today_is_kept_and_no_other_tried_while_all_stand_as_they_should() -> None:
    taken, played, told = judged({5: (0.8, 0.76), 3: (0.9, 0.9)})
    assert taken == 5
    assert played == [f"train venice {MANY} step 0", f"train venice {MANY} step 1"]
    assert told == ["haste 5: step 0 80.0%; step 1 76.0%"]


def test_a_little_less_than_wanted_will_do() -> None:
    assert judged({5: (0.735,), 3: (0.9,)})[0] == 5
    assert judged({5: (0.72,), 3: (0.9,)})[0] == 3
    assert judged({5: (0.72,), 3: (0.74,), 7: (0.75,)})[0] == 7, "but only of the number of today"


def test_otherwise_the_first_that_will_do_is_taken() -> None:
    taken, _, told = judged({5: (0.6, 0.9), 3: (0.7, 0.9), 7: (0.76, 0.8), 9: (0.9, 0.9)})
    assert taken == 7
    assert told[0] == "haste 5: step 0 60.0% (!); step 1 90.0%"
    assert len(told) == 3


def test_and_where_none_will_do_the_best_one_where_it_is_worst() -> None:
    assert judged({5: (0.6, 0.9), 3: (0.65, 0.7), 7: (0.9, 0.5)})[0] == 3


def test_the_number_of_today_is_kept_where_another_is_better_only_by_chance() -> None:
    assert chance(200) == pytest.approx(0.05)
    assert judged({5: (0.7,), 3: (0.74,)}, games=200)[0] == 5
    assert judged({5: (0.7,), 3: (0.76,)}, games=200)[0] == 3
    assert judged({5: (0.7,), 3: (0.74,)}, games=2000)[0] == 3


def test_what_is_hopeless_is_not_played_to_the_end() -> None:
    _, played, _ = judged({5: (0.7, 0.7), 3: (0.5, 0.9)})
    assert played == [f"train venice {MANY} step 0", f"train venice {MANY} step 1", f"train venice {MANY} step 0"]


def test_without_games_the_numbers_of_today_remain() -> None:
    assert judged({5: (0.1,), 3: (0.9,)}, games=0) == (5, [], [])


def test_pairings_of_today_are_played_once_for_all_numbers() -> None:
    played: list[str] = []
    number = known({5: (0.8,), 3: (0.9,)}, played)
    space("venice", [number, number._replace(name="loan")], "train", 8, lambda line: None)
    assert len(played) == 1


def test_a_pairing_has_room_between_what_is_wanted_at_least_and_at_most() -> None:
    bot = BOTS["novice"]
    assert over("", bot, bot).room(0.8) == pytest.approx(0.05)
    assert over("", bot, bot, seats=3).room(0.8) == pytest.approx(0), "1.6 times its share, which is a half"
    novice = {each.name: each for each in held_against_novice(SCRIPTS, bot)}
    assert [novice["plain sense against novice"].room(share) for share in (0.44, 0.5, 0.56)] == pytest.approx(
        [-0.01, 0.05, -0.01]
    )
    assert novice["dear cards against novice"].room(0.1) == pytest.approx(0.5)
    assert held_against(SCRIPTS, "steady", bot)[0].room(0.7) == pytest.approx(-0.1)


def test_a_share_is_told_in_percent_and_at_larger_tables_next_to_the_fair_one() -> None:
    bot = BOTS["novice"]
    assert over("", bot, bot).in_words(0.8) == "80.0%"
    assert over("", bot, bot).in_words(0.7) == "70.0% (!)"
    assert over("", bot, bot, seats=3).in_words(1.2) == "2.40×"


def test_the_one_of_a_pairing_sits_in_every_seat_equally_often() -> None:
    seats: list[int] = []

    class Listed:
        def decide(self, sight: Sight, rng: Random) -> Decision:
            seats.append(sight.seat)
            return BOTS["novice"].decide(sight, rng)

    share = Pairing("", Listed(), BOTS["novice"], seats=3).share("train", "standoff", 5)
    assert [seat for seat, _ in groupby(seats)] == [0, 1, 2, 0, 1, 2]
    assert share == Pairing("", BOTS["novice"], BOTS["novice"], seats=3).share("train", "standoff", 5)


@pytest.mark.parametrize("game", GAMES)
def test_the_numbers_that_are_shipped_are_tried_first_and_every_one_makes_players(game: str) -> None:
    numbers: Sequence[Number] = import_module(f"ridotto.lab.tuning.{game}").SPACING
    shipped = find_game(game).bots
    for number in numbers:
        assert len(set(number.tried)) == len(number.tried) > 1
        assert len({number.pairings(value)[0].title() for value in number.tried}) == 1
        kinds = {type(bot) for pairing in number.pairings(number.tried[0]) for bot in (pairing.one, pairing.others)}
        assert kinds & {type(bot) for bot in shipped.values()}
    assert len({number.name for number in numbers}) == len(numbers)


def opening(bot: Bot, game: Game, pairing: Pairing) -> list[Move]:
    """The first moves of such players among themselves."""
    state = game.begin(pairing.seats, game.read_options(dict(pairing.options), pairing.seats), Fast(1))
    rng, moves = Random(1), []
    while len(moves) < 8:
        seat = state.turn()[0]
        moves.append(bot.decide(Sight(state, seat, rng), rng).move or state.idle(seat))
        state.play(seat, moves[-1], 0)
    return moves


@pytest.mark.parametrize("name", GAMES)
def test_with_the_number_of_today_a_level_plays_as_it_is_shipped(name: str) -> None:
    game = find_game(name)
    for number in import_module(f"ridotto.lab.tuning.{name}").SPACING:
        steps = [each for each in number.pairings(number.tried[0]) if " over " in each.name]
        assert steps
        for pairing in steps:
            for level, bot in zip(pairing.name.split(" over "), (pairing.one, pairing.others), strict=True):
                shipped = game.bots[level]
                assert bot is shipped or opening(bot, game, pairing) == opening(shipped, game, pairing)
