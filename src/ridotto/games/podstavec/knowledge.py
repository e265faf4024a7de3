"""What a seat knows, and worlds that fit it."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from . import legal
from .lots import sent_lot

if TYPE_CHECKING:
    from .state import Podstavec


def imagine(state: Podstavec, seat: int | None, rng: Random) -> Podstavec:
    """Past bids and displays are public, so bags can be worked out; only what others have sent is unknown."""
    world = state.copy()
    for other in _sent_by_others(state, seat):
        world.sent[other] = sent_lot(legal.random_move(world, other, rng))
    return world


def unseal(state: Podstavec, seat: int) -> list[int]:
    """Nobody has sent anything in this half of the round but this seat, and who can only pass."""
    others = _sent_by_others(state, seat)
    for other in others:
        state.sent[other] = None
    return others


def _sent_by_others(state: Podstavec, seat: int | None) -> list[int]:
    """Who has sent what this seat does not know. An empty bag can only pass (POD-9)."""
    return [
        other
        for other, sent in enumerate(state.sent)
        if sent is not None and other != seat and (state.phase == "arrange" or any(state.bags[other]))
    ]
