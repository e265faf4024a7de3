"""Paired rollouts: the same worlds and luck for every move, and caution before leaving the quick player's own."""

from random import Random

from ridotto.bots import find_bot
from ridotto.bots.rollouts import Inside, Trial, best, first_place, trials
from ridotto.core import Fast, Outcome, Sight, find_game


def opening(name):
    game = find_game(name)
    return game, game.begin(2, game.read_options({}, 2), Fast(7))


def test_another_move_is_taken_only_if_it_is_better_beyond_doubt() -> None:
    usual = Trial(None, [0.0, 1.0, 0.0, 1.0])
    lucky = Trial(None, [1.0, 0.0, 1.0, 1.0])
    clear = Trial(None, [1.0, 1.0, 1.0, 1.0])
    assert best([usual, lucky]) is usual
    assert best([usual, lucky, clear]) is clear


def test_of_two_equal_moves_the_first_stands() -> None:
    first, second = Trial(None, [0.5] * 3), Trial(None, [0.5] * 3)
    assert best([first, second]) is first


def test_the_same_move_tried_twice_comes_to_the_same_in_every_world() -> None:
    game, state = opening("podstavec")
    quick = find_bot(game, "steady")
    rng = Random(1)
    move = quick.decide(Sight(state, 0, rng), rng).move
    once, again = trials(Sight(state, 0, rng), [move, move], quick, 6, rng)
    assert once.results == again.results
    assert not again.better_than(once)


def test_trying_moves_changes_nothing_at_the_table() -> None:
    game, state = opening("logistics")
    quick = find_bot(game, "steady")
    before, rng = state.digest(), Random(2)
    seat = state.turn()[0]
    moves = list(state.moves(seat))[:2]
    tried = trials(Sight(state, seat, rng), moves, quick, 2, rng)
    assert [trial.move for trial in tried] == moves
    assert all(0 <= result <= 1 for trial in tried for result in trial.results)
    assert state.digest() == before


def test_inside_an_imagined_world_a_player_sees_a_copy_of_it() -> None:
    _, state = opening("podstavec")
    seen = Inside(state, 0, Random(1), 0).imagine()
    assert seen is not state
    assert seen.digest() == state.digest()


def test_a_shared_first_place_counts_as_its_fraction() -> None:
    outcome = Outcome((1, 1, 3), (5, 5, 0), "spoils")
    assert [first_place(outcome, seat) for seat in range(3)] == [0.5, 0.5, 0.0]
