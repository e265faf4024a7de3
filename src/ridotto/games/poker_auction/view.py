"""What one seat, or an onlooker, may see of Poker Auction."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import UNSET, Struct, UnsetType

from ridotto.core.forms import View, turn_on_the_wire

from . import deal, legal, lot, open_deck

if TYPE_CHECKING:
    from .state import PokerAuction


class Lot(Struct, frozen=True):
    """The card being sold, and the bidding for it."""

    card: str
    seller: int | None
    """Nobody sells the cards of the open deck."""
    bid: int
    """The highest so far; 0 for none."""
    bidder: int | None
    bids_left: tuple[int, ...]
    """How many bids each player has left on it."""
    bidders: tuple[int, ...]
    """Who can still bid on it, now or when their turn comes."""
    declined: tuple[int, ...]
    """Who has passed on it."""


class Amounts(Struct, frozen=True):
    """What may be bid: from the least to the most, in steps."""

    least: int
    most: int
    step: int


class YourMoves(Struct, frozen=True):
    """What this seat may do now, and what its hand makes."""

    lay: tuple[str, ...]
    bid: Amounts | None
    may_pass: bool
    makes: str


class PokerAuctionView(View, frozen=True, kw_only=True):
    """A position as one seat sees it."""

    mode: Literal["classic", "mahjong", "open-deck"]
    phase: Literal["lay", "lot", "over"]
    deal: int
    deals: int
    round: int
    ante: int
    """What everyone put in for this deal."""
    hammer_ms: int
    move_ms: int
    quick_lots: bool
    first: int
    """Who moves first in this deal; in the open deck who bids first on every card, left of the dealer."""
    mover: int | None
    """Whose card is or will be sold, or in the open deck whose bid it is."""
    balances: tuple[int, ...]
    bank: int
    lot: Lot | None
    hand_sizes: tuple[int, ...]
    known: tuple[tuple[str, ...], ...]
    """For each player the cards that all have seen."""
    deck_size: int
    passed: tuple[str, ...]
    """The cards of the open deck that were passed out of the game, in order."""
    out: tuple[int, ...]
    """The players who have no chips left and play no more."""
    hands: tuple[tuple[str, ...], ...]
    """All hands of the last showdown; none before the first."""
    makes: tuple[str, ...]
    """What these hands made."""
    hand: tuple[str, ...] | UnsetType = UNSET
    you: YourMoves | UnsetType = UNSET


def view(state: PokerAuction, seat: int | None) -> PokerAuctionView:
    """The own hand, and of the others' only what all have seen (PAU-11)."""
    pack = state.pack
    classic = state.mode != "open-deck"
    return PokerAuctionView(
        game="poker_auction",
        seat=seat,
        turn=turn_on_the_wire(state.turn(), state.seats),
        due=state.due(),
        outcome=state.outcome(),
        mode=state.mode,
        phase=state.phase,
        deal=state.deal,
        deals=state.deals if classic else 1,
        round=state.round,
        ante=deal.ante(state) if classic else 0,
        hammer_ms=state.hammer_ms,
        move_ms=state.move_ms,
        quick_lots=state.quick_lots,
        first=state.first,
        mover=None if state.phase == "over" else state.mover,
        balances=tuple(state.balances),
        bank=state.bank,
        lot=_lot(state) if state.phase == "lot" else None,
        hand_sizes=tuple(len(hand) for hand in state.hands),
        known=tuple(pack.spell(cards) for cards in state.shown),
        deck_size=len(state.deck),
        passed=pack.spell(state.passed),
        out=tuple(seat for seat, out in enumerate(state.out) if out),
        hands=tuple(pack.spell(hand) for hand in state.last_hands),
        makes=tuple(pack.category(pack.value(hand)) for hand in state.last_hands),
        hand=UNSET if seat is None else pack.spell(state.hands[seat]),
        you=UNSET if seat is None else _your_moves(state, seat),
    )


def _lot(state: PokerAuction) -> Lot:
    open_deck_lot = state.mode == "open-deck"
    most = open_deck.BIDS_PER_CARD if open_deck_lot else lot.BIDS_PER_LOT
    return Lot(
        card=state.pack.names[state.lot],
        seller=None if open_deck_lot else state.mover,
        bid=state.bid,
        bidder=state.bidder,
        bids_left=tuple(most - made for made in state.bids),
        bidders=tuple(seat for seat in range(state.seats) if open_deck.can_bid(state, seat))
        if open_deck_lot
        else lot.bidders(state),
        declined=tuple(seat for seat, declined in enumerate(state.declined) if declined),
    )


def _your_moves(state: PokerAuction, seat: int) -> YourMoves:
    makes = state.pack.category(state.pack.value(state.hands[seat]))
    if seat not in state.turn():
        return YourMoves((), None, False, makes)
    if state.phase == "lay":
        return YourMoves(state.pack.spell(sorted(set(state.hands[seat]))), None, False, makes)
    amounts = legal.amounts(state, seat)
    return YourMoves((), Amounts(amounts[0], amounts[-1], amounts.step), legal.may_pass(state), makes)
