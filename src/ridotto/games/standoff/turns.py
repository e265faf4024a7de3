"""From turn to turn: upkeep, the end of the action phase, and the discard phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .actions import throw
from .cards import CARDS
from .moves import (
    BondsRepaid,
    Drop,
    End,
    TurnStarted,
)

if TYPE_CHECKING:
    from ridotto.core.forms import Tell

    from .state import Standoff

HAND = 5
ACTIONS = 4
BOND_COST = 2
TURNS_EACH = 100


def end(state: Standoff, seat: int, move: End, tell: Tell | None) -> None:
    """The discard phase passes by itself where there is nothing to choose (STA-15)."""
    state.phase = "discard"
    if state.drops(seat)[1] == 0:
        _finish_turn(state, seat, tell)


def drop(state: Standoff, seat: int, move: Drop, tell: Tell | None) -> None:
    """Cards go to the discard pile (STA-14)."""
    for card in move.cards:
        throw(state, seat, card, tell)
    _finish_turn(state, seat, tell)


def _finish_turn(state: Standoff, seat: int, tell: Tell | None) -> None:
    """Draw up to five cards; the budget becomes 0; the next turn begins, if there is one (STA-14, STA-26)."""
    for _card in range(HAND - len(state.hands[seat])):
        state.draw_card(seat, tell, refill=True)
    state.budgets[seat] = 0
    if state.number >= TURNS_EACH * state.seats:
        state.finish("turn-limit")
        return
    if not state.extra:
        state.player = (seat + 1) % state.seats
    state.number += 1
    _start_turn(state, state.player, tell)


def _start_turn(state: Standoff, seat: int, tell: Tell | None) -> None:
    """A new turn has four actions; its upkeep happens by itself (STA-6, STA-7)."""
    state.phase = "action"
    state.actions = ACTIONS
    state.acted = 0
    state.placed = state.free = state.extra = False
    state.copyable = ""
    if tell:
        tell(TurnStarted(seat=seat, number=state.number))
    if state.bonds[seat]:
        owed = BOND_COST * state.bonds[seat]
        state.bonds[seat] = 0
        state.budgets[seat] -= owed
        if tell:
            tell(BondsRepaid(seat=seat, credits=owed))
    for satellite in state.satellites[seat]:
        upkeep = CARDS[satellite].upkeep
        if upkeep:
            upkeep(state, seat, tell)
