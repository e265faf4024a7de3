"""Regret matching in games whose equilibria are known."""

from collections import Counter
from random import Random

import pytest

from ridotto.bots.regret import cleared, draw, even, expected, exploitability, matrix_worths, settle, solve

PAPER = [[0, -1, 1], [1, 0, -1], [-1, 1, 0]]
"""Stone, paper, scissors."""


def test_stone_paper_scissors_is_played_evenly() -> None:
    first, second = solve(PAPER, 1000)
    assert first == pytest.approx(even(3), abs=0.01)
    assert second == pytest.approx(even(3), abs=0.01)


def test_a_game_with_a_known_mix_comes_to_its_value() -> None:
    matrix = [[3, -1], [-1, 1]]  # both mix 1 : 2, and the first wins 1/3
    mixes = solve(matrix, 2000)
    assert mixes[0] == pytest.approx([1 / 3, 2 / 3], abs=0.01)
    assert mixes[1] == pytest.approx([1 / 3, 2 / 3], abs=0.01)
    assert expected(0, mixes, matrix_worths(matrix)) == pytest.approx(1 / 3, abs=0.01)


def test_more_rounds_leave_less_to_exploit() -> None:
    rng = Random(5)
    matrix = [[rng.random() for _ in range(8)] for _ in range(6)]
    worths = matrix_worths(matrix)
    few, many = (exploitability(solve(matrix, rounds), worths) for rounds in (10, 1000))
    assert 0 <= many < few
    assert many < 0.005


def test_an_action_that_a_player_does_not_have_is_never_played() -> None:
    worths = matrix_worths([[0.2, 0.3], [-9, -9]])
    mixes = settle([[1.0, 0.0], even(2)], worths, 50)
    assert mixes[0] == [1.0, 0.0]


def test_three_players_who_want_to_be_alone_come_to_mixes_without_regret() -> None:
    def worths(player, mixes):
        one, two = (mix for other, mix in enumerate(mixes) if other != player)
        return [(1 - one[action]) * (1 - two[action]) for action in range(2)]

    mixes = settle([[0.9, 0.1], [0.5, 0.5], [0.2, 0.8]], worths, 2000)
    assert exploitability(mixes, worths) < 0.02


def test_what_is_negligible_is_left_out_and_actions_are_drawn_by_their_chances() -> None:
    mix = cleared([3000.0, 1000.0, 1.0])
    assert mix == [0.75, 0.25, 0.0]
    drawn = Counter(draw(mix, Random(number)) for number in range(400))
    assert set(drawn) == {0, 1}
    assert 260 <= drawn[0] <= 340
