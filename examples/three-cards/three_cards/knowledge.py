"""What a seat knows of Three Cards, and worlds that it could not tell from the real one."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from ridotto.core import Fast

if TYPE_CHECKING:
    from .state import ThreeCards


def imagine(state: ThreeCards, seat: int | None, rng: Random) -> ThreeCards:
    """Deal what this seat has not seen anew, and let others have chosen any of their new cards."""
    world = state.copy()
    world.chance = Fast.drawn(rng)
    others = [other for other in range(state.seats) if other != seat]
    unseen = sorted(state.rest + [card for other in others for card in state.hands[other]])
    rng.shuffle(unseen)
    for other in others:
        world.hands[other] = sorted(unseen.pop() for _ in state.hands[other])
        if state.chosen[other] is not None:
            world.chosen[other] = rng.choice(world.hands[other])
    world.rest = sorted(unseen)
    return world
