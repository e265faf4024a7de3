"""Which moves there are: listed, drawn at random, judged, and the one that is made for a player out of time.

How many bids a player has on a lot: `lot.py`, and in the open deck `open_deck.py`."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING

from ridotto.core.forms import Move
from ridotto.core.refusal import Refused

from . import lot, open_deck
from .moves import Bid, Lay, Pass
from .pack import PACKS

if TYPE_CHECKING:
    from .state import PokerAuction


def moves(state: PokerAuction, seat: int) -> Iterator[Move]:
    """Every card of the mover, or every bid, and a pass where there is one."""
    if state.phase == "lay":
        yield from (Lay(state.pack.names[card]) for card in sorted(set(state.hands[seat])))
        return
    if may_pass(state):
        yield Pass()
    yield from (Bid(amount) for amount in amounts(state, seat))


def amounts(state: PokerAuction, seat: int) -> range:
    """What a seat whose turn it is may bid."""
    if state.mode == "open-deck":
        return open_deck.amounts(state, seat)
    return range(state.bid + 1, state.balances[seat] + 1)


def may_pass(state: PokerAuction) -> bool:
    """Can one pass on a lot of this game (PAU-18, PAU-23)?"""
    return state.quick_lots or state.mode == "open-deck"


def random_move(state: PokerAuction, seat: int, rng: Random) -> Move:
    """Any card; or any bid, and where one can pass, that every other time."""
    number = rng.random
    if state.phase == "lay":
        hand = state.hands[seat]
        return Lay(PACKS[state.mode].names[hand[int(number() * len(hand))]])
    if state.mode == "open-deck":
        if number() < 0.5:
            return Pass()
        possible = open_deck.amounts(state, seat)
        return Bid(possible[int(number() * len(possible))])
    if state.quick_lots and number() < 0.5:
        return Pass()
    bid = state.bid
    return Bid(bid + 1 + int(number() * (state.balances[seat] - bid)))


def idle(state: PokerAuction, seat: int) -> Move:
    """The lowest card (PAU-5); in the open deck a pass (PAU-18)."""
    return Lay(state.pack.names[min(state.hands[seat])]) if state.phase == "lay" else Pass()


# ---- what may not be played


def judge(state: PokerAuction, seat: int, move: Move) -> None:
    """Refuse what the lot and the player's cards and chips do not allow."""
    if isinstance(move, Lay) and state.phase == "lay":
        lot.judge_card(state, seat, move)
    elif isinstance(move, Bid) and state.phase == "lot":
        _judge_bid(state, seat, move.amount)
    elif isinstance(move, Pass) and state.phase == "lot":
        if not may_pass(state):
            raise Refused("PAU-23", "refused-no-passing")
    elif state.mode == "open-deck":
        raise Refused("PHASE", "refused-in-open-deck")
    else:
        raise Refused("PHASE", "refused-in-lay" if state.phase == "lay" else "refused-in-lot")


def _judge_bid(state: PokerAuction, seat: int, amount: int) -> None:
    """Above zero, not above the balance, and above the highest bid (PAU-6); the open deck has steps (PAU-18)."""
    rule = "PAU-18" if state.mode == "open-deck" else "PAU-6"
    balance = state.balances[seat]
    if amount <= 0:
        raise Refused(rule, "refused-nothing-bid", amount=amount)
    if amount > balance:
        raise Refused(rule, "refused-balance", amount=amount, balance=balance)
    if amount <= state.bid:
        raise Refused(rule, "refused-too-low", amount=amount, bid=state.bid, bidder_seat=state.bidder)
    if state.mode == "open-deck":
        open_deck.judge_step(state, seat, amount)


def explain_silence(state: PokerAuction, seat: int, move: Move) -> None:
    """Tell a player who can bid no more on this lot why it is not their turn."""
    if state.out[seat]:
        raise Refused("TURN", "refused-out")
    if isinstance(move, Lay):
        raise Refused("TURN", "refused-in-open-deck" if state.mode == "open-deck" else "refused-in-lot")
    if state.declined[seat]:
        raise Refused("TURN", "refused-passed")
    if state.mode == "open-deck":
        open_deck.explain_silence(state, seat)
    else:
        lot.explain_silence(state, seat)
