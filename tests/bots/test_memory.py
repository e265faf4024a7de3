"""What a thinking master takes: a process of its own tells the most that it ever held."""

import subprocess
import sys

import pytest

MOST_MEGABYTES = 300
DECISIONS = 6
"""Of each player: the first fill what is remembered between questions."""

THINK = """
import resource, sys
from random import Random
from ridotto.core import Fast, Sight, find_game

game, seats, decisions = find_game(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
state, rng = game.begin(seats, game.read_options({}, seats), Fast(1)), Random(1)
for number in range(decisions * seats):
    turn = state.turn()
    seat = turn[number % len(turn)]
    state.play(seat, game.bots["master"].decide(Sight(state, seat, rng), rng).move or state.idle(seat), 0)
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024)
"""


@pytest.mark.parametrize(
    ("game", "seats"), [("podstavec", 3), ("logistics", 2), ("poker_auction", 2), ("venice", 4), ("standoff", 2)]
)
def test_a_thinking_master_takes_less_than_three_hundred_megabytes(game: str, seats: int) -> None:
    asked = [sys.executable, "-c", THINK, game, str(seats), str(DECISIONS)]
    told = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
    assert 10 < int(told) < MOST_MEGABYTES
