"""What the solved table says of standings that anybody can judge."""

from __future__ import annotations

import pytest

from ridotto.games.podstavec.prospects import table_of_two
from ridotto.games.podstavec.standing import Standing, Stock

LATE = 2
"""So many pedestals are left in the supply."""


def standing(one: Stock, other: Stock) -> Standing:
    return Standing((one, other), (0, 0, 1), LATE, (0, 1))


@pytest.mark.parametrize("by", ["prospects", "prospects_by_count"])
def test_more_pedestals_are_better(by: str):
    chances = getattr(table_of_two(), by)(standing((8, 16, 12), (8, 16, 10)))
    assert chances[0] > 0.5 > chances[1]


@pytest.mark.parametrize("by", ["prospects", "prospects_by_count"])
def test_the_chances_of_both_make_a_whole(by: str):
    assert sum(getattr(table_of_two(), by)(standing((3, 7, 11), (8, 16, 11)))) == pytest.approx(1)


def test_where_the_number_counts_pedestals_without_balls_to_show_are_worth_little():
    table = table_of_two()
    bare, owner = standing((0, 0, 12), (16, 31, 10)), standing((8, 16, 12), (8, 16, 10))
    assert table.prospects_by_count(bare)[0] < 0.1 < 0.5 < table.prospects_by_count(owner)[0]


def test_where_the_number_counts_more_reds_break_a_tie():
    table = table_of_two()
    with_reds, without = (8, 8, 11), (4, 12, 11)
    assert (
        table.prospects_by_count(standing(with_reds, without))[0]
        > table.prospects_by_count(standing(without, with_reds))[0]
    )
