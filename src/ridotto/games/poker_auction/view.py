"""What one seat, or an onlooker, may see of Poker Auction."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar, Literal

from msgspec import UNSET, Struct, UnsetType

from ridotto.core.forms import View, ranked
from ridotto.core.messages import LANGUAGES, catalogue

from . import combination, deal, legal, lot, open_deck
from .combination import Change, Hand
from .knowledge import without
from .pack import TILES

if TYPE_CHECKING:
    from .state import PokerAuction


class Lot(Struct, frozen=True):
    """The card being sold, and the bidding for it."""

    card: str
    number: int
    """The first card of this deal is lot 1; in the open deck the first card opened."""
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
    offers: tuple[tuple[int, int], ...]
    """The bids on it so far, seat and amount, the highest last."""
    to_seller: int
    """What of the highest bid goes to the seller if the hammer falls now (PAU-10)."""
    to_bank: int
    """What of it goes to the bank, or out of the game."""


class Amounts(Struct, frozen=True):
    """What may be bid: from the least to the most, in steps."""

    least: int
    most: int
    step: int


class YourMoves(Hand, frozen=True, kw_only=True):
    """What this seat may do now, and what its hand makes."""

    lay: tuple[str, ...]
    bid: Amounts | None
    may_pass: bool
    last_bid: int | None
    """The own highest bid on this lot."""
    with_lot: Change | None
    """What the hand would make with the lot; nothing where this seat cannot have it."""
    without: tuple[Change, ...]
    """What the hand would make without each of the cards that may be laid."""


class ShownHand(Hand, frozen=True, kw_only=True):
    """A hand of the last showdown."""

    seat: int
    place: int
    """Equal hands share a place."""
    kicker: str | None
    """The card by which it beats the next hand, where both make the same."""
    won: int
    """What it took of the bank."""
    balance: int
    """What its owner had right after it, before the next ante."""


class Showdown(Struct, frozen=True):
    """The last showdown: whose hand made what, the best first, and who took the bank (PAU-12, PAU-13, PAU-22)."""

    deal: int
    bank: int
    hands: tuple[ShownHand, ...]


class PokerAuctionView(View, frozen=True, kw_only=True):
    """A position as one seat sees it."""

    constant: ClassVar[tuple[str, ...]] = (
        *("mode", "deals", "rounds", "hammer_ms", "move_ms", "quick_lots", "bids_per_lot", "full_hand", "names"),
    )

    mode: Literal["classic", "mahjong", "open-deck"]
    phase: Literal["lay", "lot", "over"]
    deal: int
    deals: int
    round: int
    rounds: int
    ante: int
    """What everyone put in for this deal."""
    hammer_ms: int
    move_ms: int
    quick_lots: bool
    bids_per_lot: int
    """How many bids a player may make on one lot (PAU-7, PAU-18)."""
    full_hand: int
    """With so many cards a player of the open deck bids no more (PAU-20); 0 where there is no such number."""
    names: dict[str, dict[str, str]]
    """What tiles are called: their letters are those of cards."""
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
    passed_makes: Hand | None
    """What the first five of them make, which can beat everybody (PAU-22)."""
    out: tuple[int, ...]
    """The players who have no chips left and play no more."""
    hands: tuple[tuple[str, ...], ...]
    """All hands of the last showdown; none before the first. An open deck that ran out ends with open hands, too."""
    makes: tuple[str, ...]
    """What these hands made."""
    showdown: Showdown | None
    hand: tuple[str, ...] | UnsetType = UNSET
    you: YourMoves | UnsetType = UNSET


def view(state: PokerAuction, seat: int | None) -> PokerAuctionView:
    """The own hand, and of the others' only what all have seen (PAU-11)."""
    pack = state.pack
    classic = state.mode != "open-deck"
    shown = _shown_hands(state)
    return PokerAuctionView(
        **state.in_every_view("poker_auction", seat),
        mode=state.mode,
        phase=state.phase,
        deal=state.deal,
        deals=state.deals if classic else 1,
        round=state.round,
        rounds=deal.ROUNDS if classic else 1,
        ante=deal.ante(state) if classic else 0,
        hammer_ms=state.hammer_ms,
        move_ms=state.move_ms,
        quick_lots=state.quick_lots,
        bids_per_lot=lot.BIDS_PER_LOT if classic else open_deck.BIDS_PER_CARD,
        full_hand=0 if classic else open_deck.FULL_HAND,
        names=tile_names() if pack.tiles else {},
        first=state.first,
        mover=None if state.phase == "over" else state.mover,
        balances=tuple(state.balances),
        bank=state.bank,
        lot=_lot(state) if state.phase == "lot" else None,
        hand_sizes=tuple(len(hand) for hand in state.hands),
        known=tuple(pack.spell(cards) for cards in state.shown),
        deck_size=len(state.deck),
        passed=pack.spell(state.passed),
        passed_makes=combination.hand(pack, state.passed[: open_deck.PASSED_OUT]) if state.passed else None,
        out=tuple(seat for seat, out in enumerate(state.out) if out),
        hands=tuple(pack.spell(hand) for hand in shown),
        makes=tuple(pack.category(pack.value(hand)) for hand in shown),
        showdown=_showdown(state, shown) if shown else None,
        hand=UNSET if seat is None else pack.spell(state.hands[seat]),
        you=UNSET if seat is None else _your_moves(state, seat),
    )


@lru_cache(maxsize=1)
def tile_names() -> dict[str, dict[str, str]]:
    """`5d` is a five of diamonds in every sentence, but at a table with tiles it is a five of dots."""
    words = {language: catalogue(language, __package__) for language in LANGUAGES}
    return {
        f"card-{tile}": {language: words[language].word(f"tile-{tile}") for language in LANGUAGES}
        for tile in TILES.names
    }


def _lot(state: PokerAuction) -> Lot:
    open_deck_lot = state.mode == "open-deck"
    most = open_deck.BIDS_PER_CARD if open_deck_lot else lot.BIDS_PER_LOT
    to_seller, to_bank = (0, state.bid) if open_deck_lot else lot.split(state.bid)
    return Lot(
        card=state.pack.names[state.lot],
        number=open_deck.opened(state) if open_deck_lot else deal.lot_number(state),
        seller=None if open_deck_lot else state.mover,
        bid=state.bid,
        bidder=state.bidder,
        bids_left=tuple(most - made for made in state.bids),
        bidders=tuple(seat for seat in range(state.seats) if open_deck.can_bid(state, seat))
        if open_deck_lot
        else lot.bidders(state),
        declined=tuple(seat for seat, declined in enumerate(state.declined) if declined),
        offers=tuple(state.offers),
        to_seller=to_seller,
        to_bank=to_bank,
    )


# ---- what all hands made


def _shown_hands(state: PokerAuction) -> list[tuple[int, ...]]:
    """The hands of the last showdown; once an open deck has run out, the hands as they are."""
    return state.hands if state.phase == "over" and not state.last_hands else state.last_hands


def _showdown(state: PokerAuction, shown: list[tuple[int, ...]]) -> Showdown:
    """The best hand first; of equal ones, the lower seat."""
    pack = state.pack
    won = state.last_won or [0] * state.seats
    balances = state.last_balances or state.balances
    seats = [seat for seat, hand in enumerate(shown) if hand]
    places = dict(zip(seats, ranked([pack.value(shown[seat]) for seat in seats]), strict=True))
    order = sorted(seats, key=places.__getitem__)
    rows = []
    for seat, after in zip(order, [*order[1:], None], strict=True):
        made = combination.hand(pack, shown[seat])
        kicker = None if after is None else combination.kicker(pack, shown[seat], shown[after])
        rows.append(
            ShownHand(
                makes=made.makes,
                ranks=made.ranks,
                best=made.best,
                seat=seat,
                place=places[seat],
                kicker=kicker,
                won=won[seat],
                balance=balances[seat],
            )
        )
    return Showdown(state.deal if state.phase == "over" else state.deal - 1, sum(won), tuple(rows))


# ---- what one seat may do


def _your_moves(state: PokerAuction, seat: int) -> YourMoves:
    pack, hand = state.pack, state.hands[seat]
    made = combination.hand(pack, hand)
    acts = seat in state.turn()
    to_lay = sorted(set(hand)) if acts and state.phase == "lay" else []
    amounts = legal.amounts(state, seat) if acts and state.phase == "lot" else None
    return YourMoves(
        makes=made.makes,
        ranks=made.ranks,
        best=made.best,
        lay=pack.spell(to_lay),
        bid=Amounts(amounts[0], amounts[-1], amounts.step) if amounts else None,
        may_pass=amounts is not None and legal.may_pass(state),
        last_bid=max((amount for bidder, amount in state.offers if bidder == seat), default=None),
        with_lot=combination.change(pack, hand, (*hand, state.lot)) if _may_have_lot(state, seat) else None,
        without=tuple(combination.change(pack, hand, without(hand, card)) for card in to_lay),
    )


def _may_have_lot(state: PokerAuction, seat: int) -> bool:
    """Can the lot still come into this hand, bought or taken back?"""
    full = state.mode == "open-deck" and len(state.hands[seat]) >= open_deck.FULL_HAND
    return state.phase == "lot" and not full and not state.out[seat]
