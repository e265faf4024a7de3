"""Small endings of Logistics: the master plays them as exhaustive search does.

`endings.txt` holds positions from games of noisy players in which no more than half of the legal moves are best.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import pytest

from ridotto.core import Sight
from ridotto.games.logistics import game
from ridotto.games.logistics.scoring import vault_score
from ridotto.games.logistics.state import Logistics

from .table import position

POSITIONS = Path(__file__).with_name("endings.txt").read_text(encoding="utf-8").strip().split("\n\n")
Memo: TypeAlias = dict[Any, int]


def final_margin(state: Logistics, memo: Memo) -> int:
    """By how much the first seat wins if both play as well as can be: every move to the end of the game."""
    if state.phase == "over":
        return vault_score(state.vaults[0]) - vault_score(state.vaults[1])
    key = (
        *map(tuple, (*state.cards, *state.stocks, *map(sorted, state.vaults))),
        (state.player, state.phase, state.powers, state.turn_number),
    )
    if key not in memo:
        margins = [final_margin(following(state, move), memo) for move in state.moves(state.player)]
        memo[key] = max(margins) if state.player == 0 else min(margins)
    return memo[key]


def following(state: Logistics, move: Any) -> Logistics:
    after = state.copy()
    after.play(state.player, move, 0)
    return after


@pytest.mark.parametrize("text", POSITIONS, ids=range(len(POSITIONS)))
def test_the_master_plays_a_small_ending_as_exhaustive_search_does(text: str):
    state, rng, memo = position(text), Random(1), {}
    move = game.bots["master"].decide(Sight(state, state.player, rng), rng).move
    state.check(state.player, move, 0)
    assert final_margin(following(state, move), memo) == final_margin(state, memo)


def test_the_kept_endings_are_such_that_the_move_matters():
    for text in POSITIONS:
        state, memo = position(text), {}
        margins = [final_margin(following(state, move), memo) for move in state.moves(state.player)]
        assert 2 * margins.count(final_margin(state, memo)) <= len(margins)
