"""The steady player of Logistics."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from ridotto.core import Sight
from ridotto.games.logistics import game
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
    state = position("logistics turn 9 A sow\nA cards - | - | - | Mk\nA stock Sr\nB cards - | - | - | -\nB stock Sk")
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


@pytest.mark.parametrize("options", [{}, {"cards": 3}, {"cards": 6}, {"palettes": ["xeno", "rainbow"]}])
def test_it_wins_against_random_play(options):
    won = 0.0
    for seed in range(20):
        rng, state, me = Random(seed), start(**options), seed % 2
        while state.turn():
            move = decision(state, seed) if state.player == me else state.random_move(state.player, rng)
            state.play(state.player, move, 0)
        outcome = state.outcome()
        assert outcome is not None
        won += (outcome.places[me] == 1) / len(outcome.winners())
    assert won >= 18


def test_it_answers_the_same_to_the_same_question_and_changes_nothing():
    state = start()
    play(state, "stock Sr Mb Sb", "stock Sk Sr Sy")
    before = state.digest()
    assert msgspec.to_builtins(decision(state, 3)) == msgspec.to_builtins(decision(state, 3))
    assert state.digest() == before
