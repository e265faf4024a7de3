"""What is sent with every move stays small: what never changes is sent once."""

from __future__ import annotations

from random import Random
from statistics import median
from typing import Any

import pytest

from ridotto.core import Match, find_game
from ridotto.house.tables.view_parts import changing
from ridotto.testing.tables import play_on

TABLES: dict[str, tuple[int, dict[str, Any], int]] = {
    "podstavec": (3, {}, 2500),
    "logistics": (2, {}, 2500),
    "poker_auction": (4, {}, 2500),
    "standoff": (4, {}, 2500),
    "venice": (4, {"pace": "minutes"}, 6000),
}
"""Seats, options, and how many bytes of JSON the view of a frame may have in the median."""


@pytest.mark.parametrize("game", list(TABLES))
def test_the_view_of_a_frame_is_small_in_the_median(game: str):
    seats, options, most = TABLES[game]
    sizes = []
    for seed in range(3):
        match = Match.begin(find_game(game), seats, options, seed=f"{seed:02x}")
        for step in play_on(match, Random(seed), 150):
            sizes += [len(bytes(changing(step.match.state.view(seat)))) for seat in range(seats)]
    assert median(sizes) <= most
