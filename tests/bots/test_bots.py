"""Players that work on any game."""

from random import Random

import pytest

from ridotto.bots import bots_of, find_bot, levels_of, usual_bot
from ridotto.core import Decision, Fast, Problem, Sight, games

GAMES = list(games().values())


@pytest.fixture(params=GAMES, ids=lambda game: game.name)
def game(request):
    return request.param


def opening(game):
    return game.begin(game.seats[0], game.read_options({}, game.seats[0]), Fast(7))


def test_random_is_exactly_random_move_in_an_imagined_world(game) -> None:
    state = opening(game)
    for seat in state.turn():
        for number in range(20):
            rng = Random(number)
            decision = find_bot(game, "random").decide(Sight(state, seat, rng), rng)
            expected = Random(number)
            assert decision == Decision(state.imagine(seat, expected).random_move(seat, expected), 0)


def test_random_waits_where_it_may_not_act() -> None:
    podstavec = games()["podstavec"]
    state = opening(podstavec)
    state.play(0, state.idle(0), 0)
    rng = Random(1)
    assert find_bot(podstavec, "random").decide(Sight(state, 0, rng), rng) == Decision(None)


def test_a_bot_changes_nothing_in_the_game(game) -> None:
    state = opening(game)
    before = state.digest()
    for name in bots_of(game):
        for seat in state.turn():
            rng = Random(3)
            find_bot(game, name).decide(Sight(state, seat, rng), rng)
    assert state.digest() == before


def test_every_game_knows_random_beside_its_own_bots(game) -> None:
    assert set(bots_of(game)) == {"random", *game.bots}


def test_levels_are_named_from_the_gentlest_to_the_strongest_and_random_last(game) -> None:
    names = list(bots_of(game))
    assert names[: len(levels_of(game))] == list(levels_of(game))
    assert names[-1] == "random"


def test_where_nobody_has_chosen_a_steady_bot_sits_down(game) -> None:
    assert usual_bot(game) == "steady"


def test_an_unknown_bot_is_answered_with_those_there_are() -> None:
    with pytest.raises(Problem) as problem:
        find_bot(games()["podstavec"], "deep-blue")
    known = ", ".join(bots_of(games()["podstavec"]))
    assert problem.value.sentence() == f"There is no bot “deep-blue” for Podstavec. There are: {known}."
    assert f"Есть: {known}" in problem.value.sentence("ru")
