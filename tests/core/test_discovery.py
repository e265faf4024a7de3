"""Finding games."""

import pytest

from ridotto.core import Problem, find_game, games


def test_the_games_on_the_shelf_are_found_by_folder() -> None:
    assert find_game("podstavec").package == "ridotto.games.podstavec"


def test_a_package_from_elsewhere_adds_its_game_by_entry_point() -> None:
    assert find_game("three_cards").package == "three_cards"
    assert find_game("three-cards") is games()["three_cards"]


def test_a_broken_package_from_elsewhere_keeps_nobody_from_playing(tmp_path, monkeypatch, caplog) -> None:
    installed = tmp_path / "broken_game-1.0.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: broken-game\nVersion: 1.0.0\n")
    (installed / "entry_points.txt").write_text("[ridotto.games]\nbad = no_such_package:game\n")
    monkeypatch.syspath_prepend(tmp_path)
    games.cache_clear()
    try:
        assert "podstavec" in games()
        assert "no_such_package:game cannot be loaded" in caplog.text
    finally:
        games.cache_clear()


def test_an_unknown_game_is_a_problem_that_names_the_known_ones() -> None:
    with pytest.raises(Problem) as problem:
        find_game("chess")
    assert problem.value.sentence().startswith("There is no game “chess”. There are: ")
    assert "podstavec" in problem.value.sentence("ru")
