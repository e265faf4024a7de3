"""How well the bots of Standoff play, over seeded games, and what they do where it matters."""

from collections.abc import Sequence
from random import Random

import pytest

from ridotto.bots import find_bot
from ridotto.core import Bot, Fast, Outcome, Sight, find_game
from ridotto.games.standoff.moves import Play
from ridotto.lab.scripts.standoff import SCRIPTS

from ..series import Series

GAME = find_game("standoff")


def player(name: str) -> Bot:
    """A script or a bot."""
    return SCRIPTS[name] if name in SCRIPTS else find_bot(GAME, name)


def play_game(names: Sequence[str], number: int, **options) -> tuple[str, Outcome]:
    """Who won a seeded game, seats rotating from game to game, and how it ended."""
    rng, seats = Random(number), len(names)
    seated = [names[(seat + number) % seats] for seat in range(seats)]
    state = GAME.begin(seats, GAME.read_options(options, seats), Fast(number))
    while turn := state.turn():
        state.play(turn[0], player(seated[turn[0]]).decide(Sight(state, turn[0], rng), rng).move, 0)
    outcome = state.outcome()
    return seated[outcome.winners()[0]], outcome


def series(names: Sequence[str], games: int, **options) -> Series:
    """Games that the first one may win."""
    return Series(games, lambda number: play_game(names, number, **options)[0] == names[0])


def test_steady_beats_random_in_nineteen_of_twenty_games() -> None:
    assert series(["steady", "random"], 60).at_least(0.95)


def test_two_steady_players_fill_the_red_gun() -> None:
    games = Series(60, lambda number: play_game(["steady", "steady"], number)[1].reason == "red-gun")
    assert games.at_least(0.95)


@pytest.mark.parametrize("seats", [3, 4])
def test_steady_copes_with_more_players_and_expansions(seats) -> None:
    names = ["steady"] + ["random"] * (seats - 1)
    assert series(names, 8, expansions=["orbit", "bonds"], prices="rebalanced").at_least(7 / 8)


@pytest.mark.parametrize("seed", range(5))
def test_everything_steady_asks_for_is_legal(seed) -> None:
    rng = Random(seed)
    state = GAME.begin(3, GAME.read_options({"expansions": ["orbit", "bonds"]}, 3), Fast(seed))
    while turn := state.turn():
        seat = turn[0]
        bot = find_bot(GAME, "steady" if seat else "random")
        move = bot.decide(Sight(state, seat, rng), rng).move
        state.check(seat, move, 0)
        state.play(seat, move, 0)


@pytest.mark.parametrize(("seats", "games", "least"), [(2, 40, 0.75), (4, 20, 0.6)])
def test_steady_beats_novice(seats, games, least) -> None:
    names = ["steady"] + ["novice"] * (seats - 1)
    assert series(names, games).at_least(least)


def test_plain_sense_beats_novice_about_half_of_the_time() -> None:
    assert series(["plain sense", "novice"], 100).between(0.4, 0.75)


@pytest.mark.parametrize("script", SCRIPTS)
def test_steady_does_not_lose_to_a_script(script) -> None:
    assert series(["steady", script], 30).at_least(0.5)


def test_keen_beats_steady() -> None:
    assert series(["keen", "steady"], 6).at_least(4 / 6)


@pytest.mark.long
@pytest.mark.parametrize("options", [{}, {"expansions": ["orbit"]}, {"expansions": ["bonds"]}])
@pytest.mark.parametrize(("stronger", "weaker", "games"), [("keen", "steady", 40), ("master", "keen", 20)])
def test_every_level_beats_the_one_below_with_every_expansion(stronger, weaker, games, options) -> None:
    assert series([stronger, weaker], games, **options).at_least(0.6)


@pytest.mark.long
@pytest.mark.parametrize("level", ["keen", "master"])
@pytest.mark.parametrize("script", SCRIPTS)
def test_minds_do_not_lose_to_a_script(level, script) -> None:
    assert series([level, script], 10).at_least(0.5)


CLOSE = """
seat 0 | budget 9 | minerals 3 | hand {hand}
seat 1 | hand 1-credit
.....0..........
.....0..........
.....0..........
.....0####......
.....0..........
.....0..........
...#.00{top}1..#...
...#..{upper}111#...
...#..{lower}1..#...
...#...{bottom}1..#...
.........1......
.........1......
......####1.....
..........1.....
..........1.....
..........1.....
"""


def decide(state):
    return find_bot(GAME, "steady").decide(Sight(state, 0, Random(1)), Random(1)).move


def test_while_ahead_steady_closes_the_last_square_with_a_black_block(draw) -> None:
    state = draw(CLOSE.format(hand="obstruction", top=".1", upper="000", lower="000", bottom="01"))
    assert decide(state) == Play("obstruction", square=(6, 7))


def test_while_behind_steady_does_not_close_the_last_square(draw) -> None:
    state = draw(CLOSE.format(hand="obstruction 1-polyomino", top=".1", upper="011", lower="011", bottom="11"))
    assert getattr(decide(state), "card", "") not in ("obstruction", "1-polyomino")


def test_steady_strikes_the_strongest_opponent_in_the_red_gun(draw) -> None:
    state = draw(CLOSE.format(hand="airstrike", top=".1", upper="011", lower="011", bottom="11"))
    move = decide(state)
    assert isinstance(move, Play)
    assert move.card == "airstrike"
    assert move.square in {(7, 7), (8, 7)}, "a block that an own one can take the place of"
