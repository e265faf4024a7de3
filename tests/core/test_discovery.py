"""Finding games."""

import pytest

from ridotto.core import Problem, find_game, games


def test_the_games_on_the_shelf_are_found_by_folder() -> None:
    assert find_game("podstavec").package == "ridotto.games.podstavec"


def test_a_package_from_elsewhere_adds_its_game_by_entry_point() -> None:
    assert find_game("three_cards").package == "three_cards"
    assert find_game("three-cards") is games()["three_cards"]


def test_an_unknown_game_is_a_problem_that_names_the_known_ones() -> None:
    with pytest.raises(Problem) as problem:
        find_game("chess")
    assert problem.value.sentence().startswith("There is no game “chess”. There are: ")
    assert "podstavec" in problem.value.sentence("ru")
