"""The steady player of Logistics."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from ridotto.core import Sight
from ridotto.games.logistics import game
from ridotto.games.logistics.evaluation import FEATURES, side_features
from ridotto.games.logistics.moves import SowCard

from .table import kinds, play, position, start

STEADY = game.bots["steady"]


def decision(state, seed: int = 0):
    rng = Random(seed)
    move = STEADY.decide(Sight(state, state.player, rng), rng).move
    assert move is not None
    state.check(state.player, move, 0)
    return move


def test_it_captures_the_tallest_stack():
    state = position(
        "logistics turn 9 A sow\nA cards - | - | - | -\nA stock 2Sg 2Mr Lk\nB cards Sr | Mb Mb Mb | Sk | -\nB stock Sk"
    )
    events = []
    state.play(0, decision(state), 0, events.append)
    assert "captured" in kinds(events)
    assert len(state.vaults[0]) == 3


def test_it_sows_again_where_it_can():
    state = position("""
        logistics turn 9 A sow
        A cards - | - | - | Mk
        A stock 2Sg 2Mr Lk
        B cards - | - | - | -
        B stock 2Sk 2Mr Lk
    """)
    assert decision(state) == SowCard(3)


def test_it_breaks_a_tree_with_a_nest():
    state = position("""
        logistics turn 9 A sow
        A cards Sg Mk | Sb | - | -
        A stock Lr Sg
        B cards - | - | Mk | Lr Lb Mb Sb
        B stock 2Mk
    """)
    state.play(0, decision(state), 0)
    assert len(state.vaults[0]) >= 4


@pytest.mark.rule("LOG-16")
@pytest.mark.parametrize(
    ("row", "stock", "most"),
    [
        ("- | Sg Mk | -", "Sg Lk", 3),  # a large of the stock
        ("- | Sg Mk | -", "Sg Mk", 0),  # none there
        ("Lb | Sg Mk | -", "Sg", 3),  # a large that a card sows
        ("Mr Lb | Sg Mk | -", "Sg", 3),
        ("Lb Mr | Sg Mk | -", "Sg", 0),  # it goes past
        ("Lb Mr Sr | Sg Mk | -", "Sg", 0),  # a tree makes no nest
    ],
)
def test_it_sees_the_nests_that_threaten_a_tree(row: str, stock: str, most: int):
    state = position(f"logistics turn 9 A sow\nA cards {row}\nA stock {stock}\nB cards - | Lr Mb Sg | -\nB stock Sk")
    assert side_features(state, 0)[FEATURES.index("capture")] == most


@pytest.mark.parametrize(
    ("options", "games"),
    [
        ({}, 30),
        ({"cards": 3}, 20),
        ({"cards": 6}, 10),
        ({"palettes": ["xeno", "rainbow"]}, 10),
        pytest.param({}, 100, marks=pytest.mark.long),
    ],
)
def test_it_wins_nine_games_of_ten_against_random_play(options: dict[str, Any], games: int):
    won = 0.0
    for seed in range(games):
        rng, state, me = Random(seed), start(**options), seed % 2
        while state.turn():
            move = decision(state, seed) if state.player == me else state.random_move(state.player, rng)
            state.play(state.player, move, 0)
        outcome = state.outcome()
        assert outcome is not None
        won += (outcome.places[me] == 1) / len(outcome.winners())
    assert won >= 0.9 * games


def test_it_answers_the_same_to_the_same_question_and_changes_nothing():
    state = start()
    play(state, "stock Sr Mb Sb", "stock Sk Sr Sy")
    before = state.digest()
    assert msgspec.to_builtins(decision(state, 3)) == msgspec.to_builtins(decision(state, 3))
    assert state.digest() == before
