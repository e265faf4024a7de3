"""Positions as text."""

import pytest

from ridotto.core import Problem
from ridotto.games.poker_auction.position import read_position, write_position

LOT = """
poker_auction classic | ante 0 | deals 30 | hammer 10000 | clock 30000 | quick lots
deal 2 | round 2 | phase lot | first 0 | mover 0 | moved 0 | due 12000
bank 55 | lot Th | bid 100 by 1
seat 0 | chips 900 | hand 9c 9d* Ac | floors 9c 9c
seat 1 | chips 990 | hand Kc Qc* Jh 2d | bids 1
seat 2 | chips 1055 | hand 2c 3c 4c 4s | declined
seat 3 | chips 0 | hand | out 1
deck 5h 6h 7h
showdown Ac Ad
showdown Kc
showdown 2c 3c 4c 4s 5s
showdown 7c
"""


def test_a_drawn_position_reads_back_as_it_was_written():
    assert write_position(read_position(LOT)) == LOT.strip()


@pytest.mark.parametrize(
    "position",
    ["", "nonsense", "poker_auction bridge", LOT.replace("Th", "Xx"), LOT.replace("seat 1", "seat 7"), LOT + "\n?"],
)
def test_an_unreadable_position_says_what_is_wrong(position):
    with pytest.raises(Problem) as problem:
        read_position(position)
    assert problem.value.sentence("en")
    assert problem.value.sentence("ru")
