"""Golden move counts, and the engine beside the slow rules, move for move."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from ridotto.games.logistics.state import Logistics
from ridotto.games.logistics.text import read_position

from . import slow_rules
from .table import start

COUNTS = json.loads(Path(__file__).with_name("counts.json").read_text(encoding="utf-8"))


def count(state: Logistics, depth: int) -> int:
    """The number of legal sequences of moves of this length, by the engine."""
    legal = state.moves(state.player)
    if depth == 1:
        return sum(1 for _ in legal)
    total = 0
    for move in legal:
        following = state.copy()
        following.play(state.player, move, 0)
        total += count(following, depth - 1)
    return total


def seen(state: Logistics) -> slow_rules.Position:
    return slow_rules.from_view(msgspec.to_builtins(state.view(None)))


@pytest.mark.rule("LOG-3", "LOG-5", "LOG-6")
def test_the_short_game_has_3600_first_moves_and_as_many_answers_to_each():
    state = start(cards=3)
    assert [count(state, 1), count(state, 2)] == COUNTS["start"]["counts"] == [3600, 3600**2]


@pytest.mark.rule("LOG-6")
def test_the_slow_rules_count_the_same_from_the_start():
    opening = seen(start(cards=3))

    @lru_cache
    def answers(stock: tuple[str, ...], row: tuple[str, ...]) -> int:
        return len(slow_rules.moves(opening | {"player": 0, "stocks": [list(stock)] * 2, "cards": [list(row)] * 2}))

    legal = slow_rules.moves(opening)
    assert len(legal) == COUNTS["start"]["counts"][0]
    total = 0
    for move in legal:
        following = slow_rules.after(opening, move)
        player = following["player"]
        total += answers(tuple(following["stocks"][player]), tuple(following["cards"][player]))
    assert total == COUNTS["start"]["counts"][1]


@pytest.mark.parametrize("name", [name for name in COUNTS if name != "start"])
def test_sparse_positions_have_their_golden_counts(name: str):
    golden = COUNTS[name]
    state = read_position("\n".join(golden["position"]))
    assert [count(state, depth) for depth in (1, 2, 3)] == golden["counts"]
    assert [slow_rules.count(seen(state), depth) for depth in (1, 2, 3)] == golden["counts"]


@pytest.mark.parametrize(
    "options",
    [
        {"cards": 3, "sets": 1},
        {"cards": 4, "sets": 1, "palettes": ["xeno", "rainbow"]},
        {"cards": 5, "sets": 1, "palettes": ["rainbow", "xeno"]},
    ],
)
def test_random_games_agree_with_the_slow_rules_at_every_step(options: dict[str, Any]):
    for seed in range(40):
        rng = Random(seed)
        state = start(**options)
        while state.turn():
            if len(state.stocks[state.player]) < 7:
                assert_same_moves(state)
            move = state.random_move(state.player, rng)
            expected = slow_rules.after(seen(state), msgspec.to_builtins(move))
            state.play(state.player, move, 0)
            found = seen(state)
            if state.phase == "over":
                expected["player"] = found["player"]  # nobody's turn: the rulebook does not say whose it was
            assert found == expected


def assert_same_moves(state: Logistics) -> None:
    listed = [msgspec.json.encode(move) for move in state.moves(state.player)]
    assert len(set(listed)) == len(listed)
    expected = [msgspec.json.encode(move) for move in slow_rules.moves(seen(state))]
    decoded = sorted(msgspec.json.encode(msgspec.json.decode(move), order="sorted") for move in listed)
    assert decoded == sorted(msgspec.json.encode(msgspec.json.decode(move), order="sorted") for move in expected)
