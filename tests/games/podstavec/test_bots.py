"""How well the bots of Podstavec play, over seeded games."""

from collections.abc import Sequence
from random import Random

from ridotto.bots import find_bot
from ridotto.core import Fast, Sight, find_game

GAME = find_game("podstavec")


def shares(names: Sequence[str], games: int) -> list[float]:
    """Each bot's share of the wins, seats rotating from game to game."""
    wins = [0.0] * len(names)
    for number in range(games):
        rng = Random(number)
        seated = [(seat + number) % len(names) for seat in range(len(names))]
        state = GAME.begin(len(names), GAME.options(), Fast(number))
        while turn := state.turn():
            bot = find_bot(GAME, names[seated[turn[0]]])
            state.play(turn[0], bot.decide(Sight(state, turn[0], rng), rng).move, 0)
        winners = state.outcome().winners()
        for seat in winners:
            wins[seated[seat]] += 1 / len(winners)
    return [won / games for won in wins]


def test_steady_beats_random_in_nine_of_ten_games() -> None:
    assert shares(["steady", "random"], 400)[0] >= 0.9


def test_steady_takes_seven_of_ten_games_against_two_randoms() -> None:
    assert shares(["steady", "random", "random"], 400)[0] >= 0.7


def test_two_steady_players_finish_their_games_by_winning_pedestals() -> None:
    assert 0.35 <= shares(["steady", "steady"], 60)[0] <= 0.65
