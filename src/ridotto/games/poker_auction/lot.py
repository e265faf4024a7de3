"""A classic lot: laying a card, bidding, the hammer (PAU-5 to PAU-11, PAU-23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from ridotto.core.forms import Tell
from ridotto.core.messages import Message
from ridotto.core.refusal import Refused

from . import deal, knowledge
from .moves import BidMade, CardLaid, CardSold, CardTakenBack, Lay, Passed
from .pack import NO_CARD

if TYPE_CHECKING:
    from .state import PokerAuction

BIDS_PER_LOT = 5


def bidders(state: PokerAuction) -> tuple[int, ...]:
    """The seats that can still bid on the lot (PAU-6, PAU-7, PAU-23)."""
    bid = state.bid
    bids = state.bids
    declined = state.declined
    return tuple(
        [
            seat
            for seat, balance in enumerate(state.balances)
            if balance > bid and bids[seat] < BIDS_PER_LOT and not declined[seat]
        ]
    )


def is_settled(state: PokerAuction) -> bool:
    """Is nobody who could still bid left but the highest bidder (PAU-23)?"""
    left = bidders(state)
    return not left or left == (state.bidder,)


# ---- what may not be done


def judge_card(state: PokerAuction, seat: int, move: Lay) -> None:
    """Only a card of the own hand can be laid (PAU-5)."""
    pack = state.pack
    number = pack.numbers.get(move.card)
    if number is None:
        raise Refused("PAU-5", "refused-no-tile" if pack.tiles else "refused-no-card", card=move.card[:20])
    if number not in state.hands[seat]:
        raise Refused("PAU-5", "refused-card", card=Message(f"tile-{move.card}") if pack.tiles else move.card)


def explain_silence(state: PokerAuction, seat: int) -> NoReturn:
    """Tell a player whose bids or chips do not reach why it is not their turn."""
    if state.bids[seat] >= BIDS_PER_LOT:
        raise Refused("TURN", "refused-bids-used", most=BIDS_PER_LOT)
    balance = state.balances[seat]
    if seat == state.bidder:
        raise Refused("TURN", "refused-all-bid", bid=state.bid)
    if not balance:
        raise Refused("TURN", "refused-no-chips")
    raise Refused("TURN", "refused-cannot-outbid", bid=state.bid, balance=balance)


# ---- what happens


def lay(state: PokerAuction, seat: int, card: int, at: int, tell: Tell | None, late: bool = False) -> None:
    """The card leaves the hand and lies there for all to see (PAU-5)."""
    knowledge.take_out(state, seat, card)
    if late:
        knowledge.note_lowest(state, seat, card)
    state.phase = "lot"
    state.put_up(card)
    state.deadline = at + state.hammer_ms
    if tell:
        tell(CardLaid(seat=seat, card=state.pack.names[card], late=late, tiles=state.pack.tiles))
    if state.quick_lots:
        _close_if_settled(state, at, tell)


def bid(state: PokerAuction, seat: int, amount: int, at: int, tell: Tell | None) -> None:
    """The highest bid so far; the hammer starts anew (PAU-6, PAU-8)."""
    state.note_bid(seat, amount)
    state.deadline = at + state.hammer_ms
    if tell:
        tell(BidMade(seat=seat, amount=amount))
    if state.quick_lots:
        _close_if_settled(state, at, tell)


def decline(state: PokerAuction, seat: int, at: int, tell: Tell | None) -> None:
    """No more bids from this player on this lot (PAU-23)."""
    state.declined[seat] = True
    if tell:
        tell(Passed(seat=seat, late=False))
    _close_if_settled(state, at, tell)


def _close_if_settled(state: PokerAuction, at: int, tell: Tell | None) -> None:
    """With quick lots the hammer falls at once when nobody else is left (PAU-23)."""
    if is_settled(state):
        close(state, at, tell)


def close(state: PokerAuction, at: int, tell: Tell | None) -> None:
    """The hammer falls: the lot is sold, or the mover takes it back (PAU-8, PAU-9); the next player moves."""
    if state.bidder is None:
        knowledge.give_shown(state, state.mover, state.lot)
        if tell:
            tell(CardTakenBack(seat=state.mover, card=state.pack.names[state.lot], tiles=state.pack.tiles))
    else:
        _sell(state, state.bidder, tell)
    state.put_up(NO_CARD)
    deal.next_move(state, at, tell)


def split(price: int) -> tuple[int, int]:
    """What of a price goes to the mover and what to the bank, the odd chip to the bank (PAU-10)."""
    return price // 2, price - price // 2


def _sell(state: PokerAuction, buyer: int, tell: Tell | None) -> None:
    """The buyer pays, half to the bank and half to the mover, the odd chip to the bank (PAU-10)."""
    to_mover, tax = split(state.bid)
    state.balances[buyer] -= state.bid
    state.balances[state.mover] += to_mover
    state.bank += tax
    knowledge.give_shown(state, buyer, state.lot)
    if tell:
        pack = state.pack
        card = pack.names[state.lot]
        own = buyer == state.mover
        tell(
            CardSold(
                seat=buyer, seller_seat=state.mover, card=card, price=state.bid, tax=tax, own=own, tiles=pack.tiles
            )
        )
