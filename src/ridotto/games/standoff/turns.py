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


def end(game: Standoff, seat: int, move: End, tell: Tell | None) -> None:
    """The discard phase passes by itself where there is nothing to choose (STA-15)."""
    game.phase = "discard"
    if game.drops(seat)[1] == 0:
        _finish_turn(game, seat, tell)


def drop(game: Standoff, seat: int, move: Drop, tell: Tell | None) -> None:
    """Cards go to the discard pile (STA-14)."""
    for card in move.cards:
        throw(game, seat, card, tell)
    _finish_turn(game, seat, tell)


def _finish_turn(game: Standoff, seat: int, tell: Tell | None) -> None:
    """Draw up to five cards; the budget becomes 0; the next turn begins, if there is one (STA-14, STA-26)."""
    for _card in range(HAND - len(game.hands[seat])):
        game.draw_card(seat, tell)
    game.budgets[seat] = 0
    if game.number >= TURNS_EACH * game.seats:
        game.finish("turn-limit")
        return
    if not game.extra:
        game.player = (seat + 1) % game.seats
    game.number += 1
    _start_turn(game, game.player, tell)


def _start_turn(game: Standoff, seat: int, tell: Tell | None) -> None:
    """A new turn has four actions; its upkeep happens by itself (STA-6, STA-7)."""
    game.phase = "action"
    game.actions = ACTIONS
    game.acted = 0
    game.placed = game.free = game.extra = False
    game.copyable = ""
    if tell:
        tell(TurnStarted(seat=seat, number=game.number))
    if game.bonds[seat]:
        owed = BOND_COST * game.bonds[seat]
        game.bonds[seat] = 0
        game.budgets[seat] -= owed
        if tell:
            tell(BondsRepaid(seat=seat, credits=owed))
    for satellite in game.satellites[seat]:
        upkeep = CARDS[satellite].upkeep
        if upkeep:
            upkeep(game, seat, tell)
