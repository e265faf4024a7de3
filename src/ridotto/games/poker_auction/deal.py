"""A classic deal: dealing, antes, rounds, and what follows the showdown (PAU-1 to PAU-4, PAU-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ridotto.core.forms import Tell

from . import knowledge, showdown
from .moves import AntePaid, CardsDealt, DealStarted, RoundStarted

if TYPE_CHECKING:
    from .state import PokerAuction

CARDS_AT_FIRST = 3
ROUNDS = 3
DEALS_PER_ANTE = 3


def playing(state: PokerAuction) -> list[int]:
    """The seats still in the game, in the order in which they move in this deal (PAU-3)."""
    seats = state.seats
    around = [(state.first + step) % seats for step in range(seats)]
    return [seat for seat in around if not state.out[seat]]


def start(state: PokerAuction, at: int, tell: Tell | None) -> None:
    """Shuffle, take the antes and deal three cards to everyone still in (PAU-1, PAU-14)."""
    state.deal += 1
    state.round = 1
    state.hands = [()] * state.seats
    state.shown = [()] * state.seats
    shuffle(state)
    if tell:
        tell(DealStarted(deal=state.deal, seat=state.first))
    _take_antes(state, tell)
    _deal_round(state, CARDS_AT_FIRST, tell)
    _begin_round(state, at)


def shuffle(state: PokerAuction) -> None:
    """The whole pack, in an order that nobody knows."""
    deck = list(state.pack.whole)
    state.chance.shuffle(deck)
    state.deck = tuple(deck)


def ante(state: PokerAuction) -> int:
    """What everyone puts into the bank in this deal: it doubles every three deals (PAU-14)."""
    return state.ante << (state.deal - 1) // DEALS_PER_ANTE


def _take_antes(state: PokerAuction, tell: Tell | None) -> None:
    """Everyone still in pays the ante; one who has less puts in all (PAU-14)."""
    wanted = ante(state)
    if not wanted:
        return
    for seat in playing(state):
        paid = min(wanted, state.balances[seat])
        state.balances[seat] -= paid
        state.bank += paid
        if tell:
            tell(AntePaid(seat=seat, amount=paid))


def _deal_round(state: PokerAuction, count: int, tell: Tell | None) -> None:
    for seat in playing(state):
        cards = knowledge.deal_to(state, seat, count)
        if tell:
            tell(CardsDealt(to=(seat,), seat=seat, cards=state.pack.spell(cards), tiles=state.pack.tiles))


def _begin_round(state: PokerAuction, at: int) -> None:
    state.moved = 0
    _let_move(state, state.first, at)


def _let_move(state: PokerAuction, seat: int, at: int) -> None:
    state.phase = "lay"
    state.mover = seat
    state.deadline = at + state.move_ms


def next_move(state: PokerAuction, at: int, tell: Tell | None) -> None:
    """The move passes clockwise; when everyone has moved the round is over (PAU-3)."""
    state.moved += 1
    order = playing(state)
    if state.moved < len(order):
        _let_move(state, order[state.moved], at)
    elif state.round < ROUNDS:
        state.round += 1
        if tell:
            tell(RoundStarted(round=state.round))
        _deal_round(state, 1, tell)
        _begin_round(state, at)
    else:
        _finish(state, at, tell)


def lot_number(state: PokerAuction) -> int:
    """Which lot of this deal it is, from 1 on."""
    return (state.round - 1) * len(playing(state)) + state.moved + 1


def lots_to_come(state: PokerAuction) -> int:
    """How many lots this deal still has, the present one among them."""
    return ROUNDS * len(playing(state)) - lot_number(state) + 1


def _finish(state: PokerAuction, at: int, tell: Tell | None) -> None:
    """After the showdown the next deal follows, or the game is over (PAU-14)."""
    showdown.hold(state, tell)
    left = playing(state)
    if len(left) == 1 or state.deal == state.deals:
        state.phase = "over"
        state.reason = "one-left" if len(left) == 1 else "last-deal"
    else:
        state.first = next(seat for seat in left if seat != state.first)
        start(state, at, tell)
