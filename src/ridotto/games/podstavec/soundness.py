"""Could this be a position of Podstavec? Asked of positions that come from outside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .lots import less, stood_up
from .setup import BALLS_OF_EACH_COLOUR, BARREN_ROUNDS_TO_END, LAST_ROUND, PEDESTALS, REASONS

if TYPE_CHECKING:
    from .state import Podstavec


def sound(state: Podstavec) -> bool:
    """Everything there is, is somewhere, and nothing twice (POD-1, POD-2)."""
    return _is_laid_out(state) and _holds_everything(state) and _fits_its_phase(state) and _remembers(state)


def _is_laid_out(state: Podstavec) -> bool:
    lists = (state.bags, state.displays, state.sent, state.first_wins)
    return state.seats in BALLS_OF_EACH_COLOUR and all(len(each) == state.seats for each in lists)


def _holds_everything(state: Podstavec) -> bool:
    held = [*state.bags, *state.displays, state.spoils, *(sent for sent in state.sent if sent)]
    whole = [state.owned(seat) for seat in range(state.seats)]
    balls = state.seats * BALLS_OF_EACH_COLOUR[state.seats]
    counts = [sum(lot[kind] for lot in (*whole, state.spoils)) for kind in range(4)]
    return min(min(lot) for lot in held) >= 0 and counts == [balls, balls, balls, PEDESTALS - state.supply]


def _fits_its_phase(state: Podstavec) -> bool:
    return (
        sorted(state.values) == [0, 1, 2]
        and 1 <= state.round <= LAST_ROUND
        and 0 <= state.barren <= BARREN_ROUNDS_TO_END
        and (state.phase == "over") == (state.reason in REASONS)
        and (state.phase == "over" or None in state.sent)
        and all(_has_what_it_sent(state, seat) for seat in range(state.seats))
    )


def _has_what_it_sent(state: Podstavec, seat: int) -> bool:
    sent = state.sent[seat]
    if sent is None or state.phase == "over":
        return True
    if state.phase == "bid":
        return min(less(state.bags[seat], sent)) >= 0
    return min(less(state.owned(seat), stood_up(sent))) >= 0


def _remembers(state: Podstavec) -> bool:
    """The last auction, if one is remembered, was held by as many players, for what there is."""
    last = state.last
    if last is None:
        return True
    return (
        len(last.bids) == state.seats
        and sorted(last.values) == [0, 1, 2]
        and 1 <= last.round <= state.round
        and min(min(lot) for lot in (*last.bids, last.spoils)) >= 0
        and (last.winner is None or 0 <= last.winner < state.seats)
    )
