"""Drawn positions of Standoff, and a short way to play at them."""

from collections.abc import Callable

import pytest

from ridotto.core import Event, Refused
from ridotto.games.standoff import text
from ridotto.games.standoff.state import Standoff

FIELD = """
00..............
................
................
......####......
................
................
...#........#...
...#........#...
...#........#...
...#........#...
................
................
......####......
................
................
..............11
"""
"""The field of most tests: seat 0 has the large patch at the top left and the square beside it, seat 1 the opposite."""


@pytest.fixture
def draw() -> Callable[[str], Standoff]:
    """A position from its text; without rows of the field, on the usual one."""

    def draw(position: str) -> Standoff:
        drawn = any(set(line.strip()) <= set(".#0123") for line in position.split("\n") if line.strip())
        return text.read_position(position if drawn else position + FIELD)

    return draw


@pytest.fixture
def play() -> Callable[..., list[Event]]:
    """Whoever's turn it is plays what is typed, one after the other; everything that happened."""

    def play(state: Standoff, *typed: str) -> list[Event]:
        events: list[Event] = []
        for line in typed:
            (seat,) = state.turn()
            move = text.read_move(line, state.view(seat))
            state.check(seat, move, 0)
            state.play(seat, move, 0, events.append)
        return events

    return play


@pytest.fixture
def refusal() -> Callable[[Standoff, str], tuple[str, str]]:
    """The clause and the sentence with which a typed move of the player whose turn it is is refused."""

    def refusal(state: Standoff, typed: str) -> tuple[str, str]:
        before = state.digest()
        (seat,) = state.turn()
        with pytest.raises(Refused) as refused:
            state.check(seat, text.read_move(typed, state.view(seat)), 0)
        assert state.digest() == before
        assert refused.value.within("ridotto.games.standoff").sentence("ru")
        return refused.value.rule, refused.value.sentence()

    return refusal
