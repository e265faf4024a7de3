"""Saved positions, and those from outside that no game comes to."""

import json

import pytest

from ridotto.core import encode, find_game
from ridotto.core.reading import Unreadable
from ridotto.testing.tables import Table, positions

GAME = find_game("standoff")
LARGEST_EXACT = 2**53
"""Programs in many languages round larger JSON numbers."""


def numbers(value):
    """Every number in plain JSON."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        return [number for item in value for number in numbers(item)]
    return [value] if isinstance(value, int) else []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_saved_position_is_the_same_again_and_no_program_rounds_its_numbers(seats) -> None:
    for match in positions(Table(GAME, seats, {"expansions": ["orbit", "bonds"]}), 1, 20):
        saved = json.loads(encode(match.state.save()))
        assert GAME.load(saved).digest() == match.state.digest()
        del saved["chance"]
        assert max(numbers(saved)) < LARGEST_EXACT


def test_squares_are_saved_as_hex_digits(draw) -> None:
    saved = draw("seat 0 | hand -\nseat 1 | hand -\ntokens | refinery 0,0\n").save()
    assert saved["blocks"][0] == f"{3:064x}"
    assert saved["refineries"] == f"{1:064x}"


def test_the_json_of_a_state_can_be_loaded_too(draw) -> None:
    state = draw("seat 0 | hand -\nseat 1 | hand -\n")
    assert GAME.load(json.loads(encode(state))).digest() == state.digest()


@pytest.mark.parametrize(
    "wrong",
    [{"refineries": "xyz"}, {"refineries": "-1"}, {"refineries": "1" + "0" * 64}, {"blocks": ["", "0", "0"]},
     {"blocks": "00"}, {"artillery": None}, {"forcefields": 0.5}],
    ids=str,
)  # fmt: skip
def test_what_is_no_set_of_squares_is_not_loaded(draw, wrong) -> None:
    saved = draw("seat 0 | hand -\nseat 1 | hand -\n").save()
    with pytest.raises(Unreadable):
        GAME.load(saved | wrong)
    for nonsense in (None, [], 5, {}):
        with pytest.raises(Unreadable):
            GAME.load(nonsense)
