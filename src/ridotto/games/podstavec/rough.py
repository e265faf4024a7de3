"""What may be hoped for from a standing at a glance: pedestals first, then balls to bid with."""

from __future__ import annotations

import math

from .auction import Chances
from .standing import Standing

BALL = 0.07
"""What a white or black ball is worth, in pedestals."""
FIRST = 0.5
"""What it is worth to have won the earliest round, which breaks ties (POD-18)."""
RED = 1.5
"""What a red ball is worth, where nothing else is said."""
EARLY, LATE = 0.25, 1.2
"""How much a pedestal tells about the end, with a full supply and with an empty one."""
SUPPLY = 19


def rough(standing: Standing, red_worth: float = RED) -> Chances:
    """Everyone's chances, by what they own."""
    sharpness = LATE + (EARLY - LATE) * standing.supply / SUPPLY
    weights = []
    for seat, (red, plain, pedestals) in enumerate(standing.held):
        ahead = FIRST if standing.earliest[:1] == (seat,) else 0.0
        weights.append(math.exp(sharpness * (pedestals + BALL * plain + red_worth * red + ahead)))
    whole = sum(weights)
    return tuple(weight / whole for weight in weights)
