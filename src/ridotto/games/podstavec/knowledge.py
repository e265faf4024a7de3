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
    for other, sent in enumerate(state.sent):
        if sent is not None and other != seat and (state.phase == "arrange" or any(state.bags[other])):
            world.sent[other] = sent_lot(legal.random_move(world, other, rng))
    return world
