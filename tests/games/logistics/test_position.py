"""Positions of Logistics as text."""

from __future__ import annotations

import pytest

from ridotto.core import Problem
from ridotto.games.logistics.position import read_position, write_position

from .table import POSITION, position


def test_a_position_is_written_as_it_was_drawn():
    assert write_position(read_position(POSITION)) == POSITION


def test_the_end_is_part_of_a_position():
    over = "logistics turn 300 A over last-turn\nA cards - | - | -\nB cards - | - | -"
    assert read_position(over).reason == "last-turn"
    assert write_position(read_position(over)).startswith("logistics turn 300 A over last-turn\n")


def test_reading_a_position_is_lenient_about_blanks_and_what_is_empty():
    short = position("  logistics turn 2 A sow \n A cards  sr  |-|  - \n B cards - | - | - \n A stock 2mb ")
    assert write_position(short).splitlines()[1:4] == ["A cards Sr | - | -", "A vault -", "A stock 2Mb"]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("logistics turn 1 C sow", 1),
        ("logistics turn 1 A sow\nA cards - | - | -\nB cards - | Zz | -", 3),
        ("logistics turn 1 A sow\nsomething else", 2),
        ("logistics turn 1 A power\nA cards - | - | -\nB cards - | - | -\npowers pink", 4),
    ],
)
def test_what_is_no_position_is_refused_with_its_line(text: str, line: int):
    with pytest.raises(Problem) as problem:
        read_position(text)
    assert problem.value.why.values["line"] == line
    assert problem.value.sentence("en") != problem.value.sentence("ru")


def test_the_mark_of_the_last_move_is_part_of_a_position():
    marked = POSITION + "\nlast B3 A4"
    assert read_position(marked).recent == ((1, 3), (0, 4))
    assert write_position(read_position(marked)) == marked
    for wrong in ("last C1", "last A", "last A5"):
        with pytest.raises(Problem):
            read_position(f"{POSITION}\n{wrong}")
