"""What the tests of Logistics share: positions and moves written as text, as a player would."""

from __future__ import annotations

from typing import Any

import pytest

from ridotto.core import Event, Fast, Move, Refused
from ridotto.games.logistics import game
from ridotto.games.logistics.state import Logistics
from ridotto.games.logistics.text import read_move, read_position, write_position

POSITION = """
logistics turn 29 B power
A cards - | Sb Ly | Lk Mg Sy | -
A vault My Mw So
A stock 2Sr 1Sk
B cards Sp | Lx | - | Sw Lw
B vault -
B stock 1Lp
powers red/blue/green yellow
""".strip()
"""A position in which powers wait."""


def start(**options: Any) -> Logistics:
    """A new game with these options."""
    state = game.begin(2, game.read_options(options, 2), Fast(0))
    assert isinstance(state, Logistics)
    return state


def position(text: str) -> Logistics:
    """A drawn position; what is not drawn is empty."""
    return read_position(text)


def play(state: Logistics, *typed: str) -> list[Event]:
    """Whoever's turn it is plays these moves through the checked door; returns what happened."""
    events: list[Event] = []
    for words in typed:
        move = read_move(words, state.view(state.player))
        state.check(state.player, move, 0)
        state.play(state.player, move, 0, events.append)
    return events


def refusal(state: Logistics, move: str | Move) -> Refused:
    """The refusal that a move of the player to move meets; the position must be untouched, and the reason sayable."""
    before = state.digest()
    asked = read_move(move, state.view(state.player)) if isinstance(move, str) else move
    with pytest.raises(Refused) as refused:
        state.check(state.player, asked, 0)
    assert state.digest() == before
    for language in ("en", "ru"):
        assert game.words(language).say(refused.value.why)
    return refused.value


def refused_by(state: Logistics, move: str | Move) -> str:
    """The clause that refuses a move of the player to move."""
    return refusal(state, move).rule


def kinds(events: list[Event]) -> list[str]:
    """What happened, by type."""
    return [str(event.__struct_config__.tag) for event in events]


def shown(state: Logistics, what: str) -> str:
    """One line of the position: `shown(state, "A cards")` → `Sr | - | Mb Sb`."""
    lines = write_position(state).splitlines()
    return next(line.removeprefix(what).strip() for line in lines if line.startswith(what))
