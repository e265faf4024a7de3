"""`ridotto tune` and `ridotto ladders`: where the numbers of bots come from, and how strong they are."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from ridotto.lab.tuning import logistics


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """How the tuning of Logistics was asked for."""
    calls: list[tuple[str, int]] = []

    def tune(seed: str, effort: int, tell: Callable[[str], None]) -> dict[str, Any]:
        calls.append((seed, effort))
        tell("round 1: played")
        return {"pyramid": [2.2, 2.9]}

    monkeypatch.setattr(logistics, "tune", tune)
    return calls


def test_tuning_tells_how_it_goes_and_prints_the_numbers(ridotto, asked) -> None:
    ran = ridotto("tune", "logistics", "--effort", "3")
    assert ran.out == "pyramid = [2.2, 2.9]\n"
    assert ran.err == "round 1: played\n"
    assert asked == [("train-1", 3)]


def test_tuned_numbers_as_json_say_what_they_follow_from(ridotto, asked) -> None:
    told = json.loads(ridotto("tune", "logistics", "--seed", "train-x", "--json").out)
    assert told == {"game": "logistics", "seed": "train-x", "effort": 1, "numbers": {"pyramid": [2.2, 2.9]}}


def test_nothing_is_tuned_on_the_seeds_of_ladders(ridotto, asked) -> None:
    ran = ridotto("tune", "logistics", "--seed", "ladder-1")
    assert ran.code == 2
    assert "begin with “train”" in ran.err
    assert asked == []


def test_a_game_without_numbers_to_tune_says_so(ridotto) -> None:
    ran = ridotto("tune", "three-cards")
    assert ran.code == 2
    assert ran.err.strip() == "ridotto: Three Cards has no numbers to tune: its bots play by rules of thumb."


def test_a_ladder_of_one_game_is_printed_and_kept(ridotto, tmp_path, monkeypatch) -> None:
    monkeypatch.setattr("ridotto.lab.table.levels_of", lambda game: ("novice", "steady"))
    arguments = ("ladders", "--only", "logistics", "--games", "2", "--folder", tmp_path / "ladder")
    assert "| steady | novice | 2 |" in ridotto(*arguments).out
    page = tmp_path / "page.md"
    page.write_text("# Page\n", encoding="utf-8")
    assert "has no place for the table" in ridotto(*arguments, "--write", page).err
    told = json.loads(ridotto(*arguments, "--json").out)
    assert [mode["mode"]["game"] for mode in told["modes"]] == ["logistics"]
