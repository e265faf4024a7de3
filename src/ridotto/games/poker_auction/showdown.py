"""The classic showdown: the best hand takes the bank, who has no chips is out (PAU-12 to PAU-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ridotto.core.forms import Tell

from . import knowledge
from .moves import BankWon, HandShown, WentOut

if TYPE_CHECKING:
    from .state import PokerAuction


def hold(state: PokerAuction, tell: Tell | None) -> None:
    """Show all hands, hand out the bank, and let those without chips go (PAU-12, PAU-14)."""
    values = show(state, tell)
    best = max(values)
    around = [(state.first + step) % state.seats for step in range(state.seats)]
    winners = [seat for seat in around if values[seat] == best and not state.out[seat]]
    _share_bank(state, winners, tell)
    state.last_balances = state.balances[:]
    for seat, balance in enumerate(state.balances):
        if not balance and not state.out[seat]:
            state.out[seat] = state.deal
            if tell:
                tell(WentOut(seat=seat))


def show(state: PokerAuction, tell: Tell | None) -> list[int]:
    """Open all hands; what each is worth."""
    pack = state.pack
    knowledge.show_hands(state)
    values = [pack.value(hand) for hand in state.hands]
    if tell:
        for seat, hand in enumerate(state.hands):
            if hand:
                makes = pack.category(values[seat])
                tell(HandShown(seat=seat, cards=pack.spell(hand), makes=makes, tiles=pack.tiles))
    return values


def _share_bank(state: PokerAuction, winners: list[int], tell: Tell | None) -> None:
    """Equal best hands split the bank; odd chips go one each in seat order from the first mover (PAU-13)."""
    share, odd = divmod(state.bank, len(winners))
    state.last_won = [0] * state.seats
    for place, seat in enumerate(winners):
        amount = share + (place < odd)
        state.balances[seat] += amount
        state.last_won[seat] = amount
        if tell:
            tell(BankWon(seat=seat, amount=amount, shared=len(winners) > 1))
    state.bank = 0
