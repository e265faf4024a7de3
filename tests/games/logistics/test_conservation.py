"""What holds in every game of Logistics, whatever is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ridotto.core import Event, Move
from ridotto.games.logistics import game
from ridotto.games.logistics.moves import Captured
from ridotto.games.logistics.state import Logistics

from .table import start

TABLES = st.fixed_dictionaries(
    {
        "cards": st.integers(3, 10),
        "palettes": st.tuples(*[st.sampled_from(["rainbow", "xeno"])] * 2).map(list),
        "sets": st.sampled_from([None, 1, 2, 3, 4]),
    }
)


def steps(state: Logistics, rng: Random) -> Iterator[tuple[Logistics, Move, list[Event]]]:
    """A random game: the position before each move, the move, and what happened."""
    while state.turn():
        before = state.copy()
        move = state.random_move(state.player, rng)
        events: list[Event] = []
        state.check(state.player, move, 0)
        state.play(state.player, move, 0, events.append)
        yield before, move, events


def everything(state: Logistics) -> Counter[int]:
    on_cards = Counter(pyramid for row in state.cards for stack in row for pyramid in stack)
    return on_cards + Counter(state.stocks[0] + state.stocks[1]) + Counter(state.vaults[0] + state.vaults[1])


@pytest.mark.rule("LOG-3")
@settings(max_examples=25, deadline=None)
@given(TABLES, st.integers(0, 2**32))
def test_all_pyramids_are_always_in_stocks_on_cards_or_in_vaults(options, seed: int):
    state = start(**options)
    all_pyramids = everything(state)
    sets = options["sets"] or (3 if options["cards"] == 10 else 2)
    assert all_pyramids.total() == 30 * sets
    for _before, _move, _events in steps(state, Random(seed)):
        assert everything(state) == all_pyramids
        assert all(stock == sorted(stock) for stock in state.stocks)


@pytest.mark.rule("LOG-12")
@settings(max_examples=25, deadline=None)
@given(TABLES, st.integers(0, 2**32))
def test_a_guarded_card_never_loses_a_piece_to_an_ordinary_capture(options, seed: int):
    for before, _move, events in steps(start(**options), Random(seed)):
        for event in events:
            if isinstance(event, Captured):
                row, taken = before.cards[event.seat], before.cards[1 - event.seat][event.card]
                guarded = [pyramid // 10 for pyramid in taken[-3:]] == [2, 1, 0]
                assert event.nest == guarded
                if guarded:
                    assert [name[0] for name in event.by] == ["L"]
                    assert [pyramid // 10 for pyramid in row[len(row) - 1 - event.card][-2:]] == [0, 1]


@settings(max_examples=25, deadline=None)
@given(TABLES, st.integers(0, 2**32))
def test_every_game_ends_and_its_vaults_are_ranked(options, seed: int):
    state = start(**options)
    for _step in steps(state, Random(seed)):
        assert state.turn_number <= state.last_turn()
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == state.view(None).scores


@settings(max_examples=15, deadline=None)
@given(TABLES, st.integers(0, 2**32))
def test_a_saved_or_copied_position_goes_on_in_the_same_way(options, seed: int):
    state = start(**options)
    for number, (before, move, _events) in enumerate(steps(state, Random(seed))):
        if number % 7 == 0:
            loaded = game.load(before.save())
            loaded.play(before.player, move, 0)
            assert loaded.digest() == state.digest()
