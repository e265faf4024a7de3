"""Drawn positions of Podstavec, and a short way to play at them."""

from collections.abc import Callable

import pytest

from ridotto.core import Event, Refused
from ridotto.games.podstavec import text
from ridotto.games.podstavec.state import Podstavec

BIDDING = """
podstavec colour-first
round 4 bid
values red white black
supply 10 | spoils 2w 1p | barren 0
"""
FULL_BAG = "display 3e | bag 8r 8w 8b 3p | first win 0 | sent ?"


@pytest.fixture
def draw() -> Callable[[str], Podstavec]:
    """A position from its text."""
    return text.read_position


@pytest.fixture
def bidding() -> Callable[[int], Podstavec]:
    """Round 4: everyone may bid nearly anything, under the default values, for two whites and a pedestal."""
    return lambda seats: text.read_position(BIDDING + "\n".join(f"seat {seat}: {FULL_BAG}" for seat in range(seats)))


@pytest.fixture
def play() -> Callable[..., list[Event]]:
    """Each seat in order plays what is typed for it; everything that happened."""

    def play(state: Podstavec, *typed: str) -> list[Event]:
        events: list[Event] = []
        for seat, line in zip(state.turn(), typed, strict=True):
            move = text.read_move(line, state.view(seat))
            state.check(seat, move, 0)
            state.play(seat, move, 0, events.append)
        return events

    return play


@pytest.fixture
def refusal() -> Callable[[Podstavec, int, str], tuple[str, str]]:
    """The clause and the sentence with which a typed move is refused."""

    def refusal(state: Podstavec, seat: int, typed: str) -> tuple[str, str]:
        before = state.digest()
        with pytest.raises(Refused) as refused:
            state.check(seat, text.read_move(typed, state.view(seat)), 0)
        assert state.digest() == before
        return refused.value.rule, refused.value.within("ridotto.games.podstavec").sentence()

    return refusal
