"""Could this be a position of Logistics? Asked of positions that come from outside."""

from __future__ import annotations

from collections import Counter
from itertools import chain, pairwise
from typing import TYPE_CHECKING

from .pyramids import COLOURS, NAMES
from .scoring import LAST_TURN, NO_SOW

if TYPE_CHECKING:
    from .state import Logistics

MOST_ALIKE = 8
"""Two players with four sets each (LOG-3). There may be fewer: a drawn position need not show every pyramid."""
TREE = 3


def sound(state: Logistics) -> bool:
    """Could this position come up? Then whoever is to move has a move, and the game goes on by the rules."""
    return _is_laid_out(state) and _holds_pyramids(state) and _fits_its_phase(state) and _marks_places(state)


def _is_laid_out(state: Logistics) -> bool:
    """Two rows of the same length, two stocks, two vaults, and a turn that is played (LOG-1, LOG-26)."""
    if not state.seats == len(state.cards) == len(state.stocks) == len(state.vaults) == 2:
        return False
    mine, theirs = state.cards
    return (
        3 <= len(mine) == len(theirs) <= 10 and state.player in (0, 1) and 1 <= state.turn_number <= state.last_turn()
    )


def _holds_pyramids(state: Logistics) -> bool:
    """Nothing but pyramids, no more of a kind than there are, and stocks in order (LOG-3)."""
    counts = Counter(chain(*state.stocks, *state.vaults, *chain(*state.cards)))
    return (
        all(0 <= pyramid < len(NAMES) for pyramid in counts)
        and max(counts.values(), default=0) <= MOST_ALIKE
        and all(one <= next_one for stock in state.stocks for one, next_one in pairwise(stock))
    )


def _fits_its_phase(state: Logistics) -> bool:
    """Something to sow, a power that can be used, or an end with its reason, and nothing of another phase."""
    if state.phase == "over":
        return not state.powers and state.reason == _reason_to_end(state)
    if state.reason:
        return False
    if state.phase == "power":
        return bool(state.powers) and all(map(_is_power, state.powers)) and bool(state.usable_colours())
    return not state.powers and state.can_sow(state.player)


def _reason_to_end(state: Logistics) -> str | None:
    if state.turn_number == state.last_turn():
        return LAST_TURN
    return None if state.can_sow(0) or state.can_sow(1) else NO_SOW


def _is_power(colours: tuple[int, ...]) -> bool:
    """The colours of a pyramid or of a tree, each once (LOG-18)."""
    known = all(0 <= colour < len(COLOURS) for colour in colours)
    return known and 1 <= len(colours) == len(set(colours)) <= TREE


def _marks_places(state: Logistics) -> bool:
    """The last move is marked on cards and vaults that are there."""
    return all(side in (0, 1) and 0 <= place <= len(state.cards[0]) for side, place in state.recent)
