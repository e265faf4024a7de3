"""Which colours a bid holds, once it is known how many balls."""

from __future__ import annotations

from .lots import Lot
from .standing import Stock
from .state import Podstavec

WHITES_TO_SHOW = 5
"""So many whites are kept where possible: with the reds they fill a display."""
BOLD = 0.5
"""So often the better colour of the round is bid: between bids of equal size it decides."""


def coloured(world: Podstavec, seat: int, content: Stock, boldness: float) -> Lot:
    """A bid of so many balls. The boldness, from 0 to 1, is drawn anew each time, so that nobody foresees it."""
    red, plain, pedestals = content
    _, whites, blacks, _ = world.bags[seat]
    to_spare = max(whites - max(WHITES_TO_SHOW - world.displays[seat][1], 0), 0)
    least = max(plain - blacks, 0)
    most = max(least, min(plain, to_spare))
    if boldness < BOLD:
        white = most if world.values.index(1) < world.values.index(2) else least
    else:
        white = least + round((most - least) * (boldness - BOLD) / (1 - BOLD))
    return (red, white, plain - white, pedestals)
