"""The open deck: cards are opened one at a time and sold in turn (PAU-17 to PAU-22)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from ridotto.core.forms import Tell
from ridotto.core.refusal import Refused

from . import deal, knowledge, showdown
from .moves import BidMade, CardBought, CardOpened, CardPassedOut, CardTaken, Passed
from .pack import NO_CARD

if TYPE_CHECKING:
    from .state import PokerAuction

CARDS_AT_FIRST = 2
FULL_HAND = 5
PASSED_OUT = 5
BIDS_PER_CARD = 3
LEAST_BID = 50
STEP = 10


def start(state: PokerAuction, at: int) -> None:
    """Two hidden cards each; the player left of the dealer bids first (PAU-17, PAU-18)."""
    state.deal = 1
    state.phase = "lot"
    deal.shuffle(state)
    for seat in deal.playing(state):
        knowledge.deal_to(state, seat, CARDS_AT_FIRST)
    _next_card(state, at, None)


# ---- who may bid what


def amounts(state: PokerAuction, seat: int) -> range:
    """At least 50, in steps of 10, above the highest bid; with less than 50 exactly all one has (PAU-18)."""
    balance = state.balances[seat]
    if balance < LEAST_BID:
        return range(balance, balance + 1) if balance > state.bid else range(0)
    return range(_least(state), balance + 1, STEP)


def _least(state: PokerAuction) -> int:
    return LEAST_BID if state.bid < LEAST_BID else state.bid + STEP


def can_bid(state: PokerAuction, seat: int) -> bool:
    """Who has passed, made three bids, holds five cards or has too little is skipped (PAU-18, PAU-20)."""
    return (
        not state.declined[seat]
        and state.bids[seat] < BIDS_PER_CARD
        and len(state.hands[seat]) < FULL_HAND
        and len(amounts(state, seat)) > 0
    )


def judge_step(state: PokerAuction, seat: int, amount: int) -> None:
    """Refuse an amount above the highest bid and within the balance that is not one of the steps (PAU-18)."""
    balance = state.balances[seat]
    if balance < LEAST_BID:
        if amount != balance:
            raise Refused("PAU-18", "refused-not-all-in", amount=amount, least=LEAST_BID, balance=balance)
    elif amount < LEAST_BID:
        raise Refused("PAU-18", "refused-below-least", amount=amount, least=LEAST_BID)
    elif (amount - LEAST_BID) % STEP:
        raise Refused("PAU-18", "refused-step", amount=amount, least=_least(state), step=STEP)


def explain_silence(state: PokerAuction, seat: int) -> None:
    """Tell a player who is skipped why."""
    if seat == state.bidder:
        raise Refused("TURN", "refused-your-bid", bid=state.bid)
    if len(state.hands[seat]) >= FULL_HAND:
        raise Refused("TURN", "refused-full-hand", most=FULL_HAND)
    if state.bids[seat] >= BIDS_PER_CARD:
        raise Refused("TURN", "refused-bids-used", most=BIDS_PER_CARD)
    if not amounts(state, seat):
        _explain_poverty(state, seat)


def _explain_poverty(state: PokerAuction, seat: int) -> NoReturn:
    balance, least = state.balances[seat], _least(state)
    if not balance:
        raise Refused("TURN", "refused-no-chips")
    if state.bid < balance < least:
        raise Refused("TURN", "refused-next-step", step=STEP, least=least, balance=balance)
    raise Refused("TURN", "refused-cannot-outbid", bid=state.bid, balance=balance)


# ---- what happens


def act(state: PokerAuction, seat: int, amount: int, at: int, tell: Tell | None, late: bool = False) -> None:
    """A bid, or with no amount a pass; then the next player, or the card is settled (PAU-18)."""
    if amount:
        state.note_bid(seat, amount)
    else:
        state.declined[seat] = True
    if tell:
        tell(BidMade(seat=seat, amount=amount) if amount else Passed(seat=seat, late=late))
    if not _ask_next(state, seat + 1, at):
        _settle(state, tell)
        _next_card(state, at, tell)


def opened(state: PokerAuction) -> int:
    """How many cards were opened so far: those passed out, those in the hands, and the one for sale."""
    return len(state.passed) + sum(map(len, state.shown)) + 1


def _ask_next(state: PokerAuction, start: int, at: int) -> bool:
    """Give the turn to the first player from this seat on who can outbid the highest bidder, if there is one."""
    for step in range(state.seats):
        seat = (start + step) % state.seats
        if seat != state.bidder and can_bid(state, seat):
            state.mover = seat
            state.deadline = at + state.move_ms
            return True
    return False


def _settle(state: PokerAuction, tell: Tell | None) -> None:
    """The highest bidder pays out of the game; a card without a bid is passed out of it (PAU-19)."""
    card = state.pack.names[state.lot]
    if state.bidder is None:
        state.passed += (state.lot,)
        if tell:
            tell(CardPassedOut(card=card))
        return
    knowledge.give_shown(state, state.bidder, state.lot)
    state.balances[state.bidder] -= state.bid
    state.bank += state.bid
    if tell:
        tell(CardBought(seat=state.bidder, card=card, price=state.bid))


def _next_card(state: PokerAuction, at: int, tell: Tell | None) -> None:
    """Open cards until there is one that somebody can bid on, or the game is over (PAU-18 to PAU-22)."""
    while True:
        lacking = [seat for seat, hand in enumerate(state.hands) if len(hand) < FULL_HAND]
        if not lacking:
            _finish(state, tell)
            return
        if not state.deck:
            _end(state, "deck-out")
            return
        card = state.deck[-1]
        state.deck = state.deck[:-1]
        if len(lacking) == 1 and len(state.passed) >= PASSED_OUT:
            _force(state, lacking[0], card, tell)
            continue
        state.put_up(card)
        if tell:
            tell(CardOpened(card=state.pack.names[card]))
        if _ask_next(state, state.first, at):
            return
        _settle(state, tell)


def _force(state: PokerAuction, seat: int, card: int, tell: Tell | None) -> None:
    """The last player without five cards takes the next one, free (PAU-21)."""
    knowledge.give_shown(state, seat, card)
    if tell:
        tell(CardTaken(seat=seat, card=state.pack.names[card]))


def _finish(state: PokerAuction, tell: Tell | None) -> None:
    """The best hand wins, unless the first five passed-out cards are better than every hand (PAU-22)."""
    _end(state, verdict(state, max(showdown.show(state, tell))))


def verdict(state: PokerAuction, best: int) -> str:
    """Does the best hand win, or are the first five passed-out cards worth more (PAU-22)?"""
    nobody = len(state.passed) >= PASSED_OUT and state.pack.value(state.passed[:PASSED_OUT]) > best
    return "passed-out-better" if nobody else "best-hand"


def _end(state: PokerAuction, reason: str) -> None:
    state.put_up(NO_CARD)
    state.phase = "over"
    state.reason = reason
