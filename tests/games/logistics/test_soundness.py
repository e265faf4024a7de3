"""Positions that come from outside, and could not come up in a game."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from ridotto.core import Problem
from ridotto.core.reading import Unreadable
from ridotto.games.logistics import game
from ridotto.games.logistics.state import Logistics
from ridotto.games.logistics.text import read_position

from .table import position, start

SOW = """
    logistics turn 9 A sow
    A cards Sr | Lr Mb Sg | -
    A vault Mk
    A stock 2Sy Lk
    B cards - | - | Mg Mg
"""
POWER = SOW.replace("A sow", "A power") + "powers red/blue green"
ENDS = ["logistics turn 300 A over last-turn\n", "logistics turn 299 A over no-sow\n"]
NO_SOW_LEFT = "A cards - | - | -\nB cards - | - | Mg Mg"
RED, GREEN = 2, 0


def refuse(saved: dict[str, Any]) -> None:
    """It is of the right form, and yet it is not loaded."""
    assert not msgspec.convert(saved, Logistics).sound()
    with pytest.raises(Unreadable):
        game.load(saved)


@pytest.mark.parametrize("text", [SOW, POWER, *[head + NO_SOW_LEFT for head in ENDS]])
def test_a_position_that_could_come_up_is_loaded(text: str):
    assert game.load(position(text).save()).digest() == position(text).digest()


@pytest.mark.parametrize("options", [{}, {"cards": 3, "sets": 1}, {"cards": 10, "sets": 4, "palettes": ["xeno"] * 2}])
def test_every_position_of_a_game_is_sound(options: dict[str, Any]):
    state, rng = start(**options), Random(5)
    while state.turn():
        assert state.sound()
        state.play(state.player, state.random_move(state.player, rng), 0)
    assert state.sound()


@pytest.mark.parametrize(
    "nonsense",
    [
        {"seats": 3},
        {"player": 7},
        {"player": -1},
        {"cards": [[[1], [], []], [[], [], [], []]]},
        {"cards": [[], []]},
        {"cards": [[[1], []], [[], []]]},
        {"cards": [[[1]] * 11] * 2},
        {"cards": [[[1], [], []]] * 3},
        {"cards": [[[-1], [], []], [[], [], []]]},
        {"cards": [[[30], [], []], [[], [], []]]},
        {"vaults": [[]]},
        {"vaults": [[], [], []]},
        {"vaults": [[-1], []]},
        {"vaults": [[7] * 9, []]},
        {"stocks": [[1, 2]]},
        {"stocks": [[2, 1], []]},
        {"stocks": [[10**30], []]},
        {"turn_number": 0},
        {"turn_number": -5},
        {"turn_number": 301},
        {"powers": [[RED]]},
        {"reason": "no-sow"},
        {"player": 1},  # who has nothing to sow
        {"phase": "extra", "player": 1},
        {"phase": "power"},
        {"phase": "over"},
        {"phase": "over", "reason": "no-sow"},  # there is something to sow
        {"phase": "over", "reason": "last-turn"},
    ],
)
def test_what_could_not_come_up_is_refused(nonsense: dict[str, Any]):
    refuse(position(SOW).save() | nonsense)


@pytest.mark.rule("LOG-18")
@pytest.mark.parametrize("powers", [[], [[]], [[RED], []], [[RED, RED]], [[0, 1, 2, 3]], [[-1]], [[10]]])
def test_powers_are_the_colours_of_a_pyramid_or_a_tree(powers: list[list[int]]):
    refuse(position(POWER).save() | {"powers": powers})


@pytest.mark.rule("LOG-18")
def test_a_power_without_a_target_is_not_awaited():
    refuse(position(POWER).save() | {"powers": [[GREEN]], "vaults": [[], []]})


@pytest.mark.rule("LOG-24", "LOG-26")
@pytest.mark.parametrize(
    ("head", "reason"), [(ENDS[0], "no-sow"), (ENDS[1], "last-turn"), (ENDS[1], "xx"), (ENDS[1], "")]
)
def test_an_end_has_its_own_reason(head: str, reason: str):
    refuse(position(head + NO_SOW_LEFT).save() | {"reason": reason})


@pytest.mark.parametrize(
    "text",
    [
        "logistics turn 1 A sow\nA cards - | - | -\nB cards - | - | - | -",
        "logistics turn 1 A sow\nA cards - | -\nB cards - | -",
        "logistics turn 1 A sow\nA stock 2Sr",
        "logistics turn 1 A sow\nA cards - | - | -\nB cards - | - | -",
        "logistics turn 0 A sow\nA cards Sr | - | -\nB cards - | - | -",
        "logistics turn 1 A power\nA cards Sr | - | -\nB cards - | - | -",
        "logistics turn 1 A sow\nA cards Sr | - | -\nB cards - | - | -\npowers red",
    ],
)
def test_a_drawn_position_that_could_not_come_up_is_refused(text: str):
    with pytest.raises(Problem) as problem:
        read_position(text)
    assert problem.value.why.id == "position-impossible"
    assert problem.value.sentence("en") != problem.value.sentence("ru")
