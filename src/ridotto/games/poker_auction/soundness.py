"""Could this be a position of Poker Auction? Asked of positions that come from outside."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import chain, pairwise
from typing import TYPE_CHECKING

from ridotto.core.forms import LAST_MOMENT

from . import deal, legal, lot, open_deck
from .knowledge import hidden
from .pack import NO_CARD

if TYPE_CHECKING:
    from .state import PokerAuction

MOST_PLAYERS = 10
MOST_CHIPS = 1_000_000
"""What a table may give each player (PAU-2)."""
MOST_DEALS = 30
LONGEST_MS = 3_600_000
MOST_DRAWS = 1 << 62


def sound(state: PokerAuction) -> bool:
    """Could this position come up? Then the game goes on from it by the rules to its end. Cards may be missing: a
    drawn position need not show the whole pack."""
    return (
        _is_set_up(state)
        and _has_chips(state)
        and _holds_cards(state)
        and all(_is_known(state, seat) for seat in range(state.seats))
        and _fits_its_phase(state)
        and _remembers_well(state)
    )


def _is_set_up(state: PokerAuction) -> bool:
    """As many of everything as there are players, and a deal, a round and a clock that there can be (PAU-1, PAU-14)."""
    seats = state.seats
    each = (state.hands, state.shown, state.floors, state.balances, state.bids, state.declined, state.out)
    return (
        2 <= seats <= MOST_PLAYERS
        and all(len(kept) == seats for kept in each)
        and len(state.last_hands) in (0, seats)
        and 0 <= state.ante <= MOST_CHIPS
        and 1 <= state.deal <= state.deals <= MOST_DEALS
        and 1 <= state.round <= deal.ROUNDS
        and 0 <= state.first < seats
        and 0 <= state.mover < seats
        and 0 <= state.moved <= seats
        and 0 < state.hammer_ms <= LONGEST_MS
        and 0 < state.move_ms <= LONGEST_MS
        and abs(state.deadline) <= 2 * LAST_MOMENT
        and 0 <= state.chance.counter <= MOST_DRAWS
    )


def _has_chips(state: PokerAuction) -> bool:
    """Somebody has chips, or the bank does, and no more than were given out (PAU-2); who is out has none (PAU-14)."""
    return (
        min(state.balances) >= 0
        and state.bank >= 0
        and 0 < sum(state.balances) + state.bank <= state.seats * MOST_CHIPS
        and not any(out and balance for out, balance in zip(state.out, state.balances, strict=True))
    )


def _holds_cards(state: PokerAuction) -> bool:
    """Nothing but cards of the pack, and none of them more often than there is (PAU-1, PAU-15)."""
    for_sale = () if state.lot == NO_CARD else (state.lot,)
    return _of_one_pack(state, chain(state.deck, state.passed, for_sale, *state.hands)) and _of_one_pack(
        state, chain(*state.last_hands)
    )


def _of_one_pack(state: PokerAuction, cards: Iterable[int]) -> bool:
    counts = Counter(cards)
    return all(0 <= card < len(state.pack.names) and copies <= state.pack.copies for card, copies in counts.items())


def _is_known(state: PokerAuction, seat: int) -> bool:
    """What all have seen of a hand is in it, in its order, and every hidden card is as high as they know (PAU-11)."""
    held = iter(state.hands[seat])
    if not all(card in held for card in state.shown[seat]):
        return False
    floors, cards = state.floors[seat], sorted(hidden(state, seat))
    return (
        len(floors) == len(cards)
        and all(0 <= floor <= card for floor, card in zip(floors, cards, strict=True))
        and all(low <= high for low, high in pairwise(floors))
    )


def _fits_its_phase(state: PokerAuction) -> bool:
    """Something to do for whoever is to do it, or an end with its reason, and nothing of another phase."""
    if (state.lot != NO_CARD) != (state.phase == "lot") or not _bidding_is_sound(state):
        return False
    if state.phase == "over":
        return state.reason == _reason_to_end(state)
    if state.reason:
        return False
    return _open_deck_goes_on(state) if state.mode == "open-deck" else _deal_goes_on(state)


def _bidding_is_sound(state: PokerAuction) -> bool:
    """The highest bidder has made a bid and can pay it; nobody has bid or passed where one cannot (PAU-6, PAU-7)."""
    most = open_deck.BIDS_PER_CARD if state.mode == "open-deck" else lot.BIDS_PER_LOT
    for_sale = state.phase == "lot"
    if not all(0 <= made <= most for made in state.bids) or (
        any(state.declined) and not (for_sale and legal.may_pass(state))
    ):
        return False
    if state.bidder is None:
        return state.bid == 0 and not any(state.bids)
    return (
        for_sale
        and 0 <= state.bidder < state.seats
        and 0 < state.bid <= state.balances[state.bidder]
        and state.bids[state.bidder] > 0
    )


def _remembers_well(state: PokerAuction) -> bool:
    """Offers rise to the highest bid, none of them uncounted; who took what at the last showdown was shown there. A
    position from before they were kept remembers nothing."""
    amounts = [0, *(amount for _seat, amount in state.offers)]
    made = Counter(seat for seat, _amount in state.offers)
    each = (state.last_won, state.last_balances)
    return (
        all(low < high for low, high in pairwise(amounts))
        and (not state.offers or state.offers[-1] == (state.bidder, state.bid))
        and all(0 <= seat < state.seats and count <= state.bids[seat] for seat, count in made.items())
        and len(state.last_won) == len(state.last_balances) in (0, len(state.last_hands))
        and all(0 <= chips <= state.seats * MOST_CHIPS for kept in each for chips in kept)
    )


def _deal_goes_on(state: PokerAuction) -> bool:
    """At least two play, it is the turn of one of them, who and all after them have a card to lay, and the deck has
    the cards of the rounds to come (PAU-3 to PAU-5)."""
    if state.passed or not all(0 <= out < state.deal for out in state.out):
        return False
    players = deal.playing(state)
    if len(players) < 2 or state.first != players[0] or state.mover not in players:
        return False
    place = players.index(state.mover)
    to_lay = players[place + (state.phase == "lot") :]
    return (
        state.moved == place
        and all(state.hands[seat] for seat in to_lay)
        and not any(state.hands[seat] for seat in range(state.seats) if state.out[seat])
        and len(state.deck) >= len(players) * (deal.ROUNDS - state.round)
        and (state.phase == "lay" or not (state.quick_lots and lot.is_settled(state)))
    )


def _open_deck_goes_on(state: PokerAuction) -> bool:
    """A card is for sale, and whoever is asked can bid on it (PAU-18, PAU-20)."""
    return (
        state.phase == "lot"
        and not any(state.out)
        and not state.last_hands
        and state.mover != state.bidder
        and max(map(len, state.hands)) <= open_deck.FULL_HAND
        and open_deck.can_bid(state, state.mover)
    )


def _reason_to_end(state: PokerAuction) -> str | None:
    """Why the game is over, if it can be."""
    if state.mode == "open-deck":
        return _reason_in_open_deck(state)
    if not _were_shown(state) or not all(0 <= out <= state.deal for out in state.out):
        return None
    left = state.out.count(0)
    if left == 1:
        return "one-left"
    return "last-deal" if left and state.deal == state.deals else None


def _reason_in_open_deck(state: PokerAuction) -> str | None:
    if any(state.out):
        return None
    if min(map(len, state.hands)) < open_deck.FULL_HAND:
        return None if state.deck or state.last_hands else "deck-out"
    return open_deck.verdict(state, max(map(state.pack.value, state.hands))) if _were_shown(state) else None


def _were_shown(state: PokerAuction) -> bool:
    """Are all hands open, as they are at the end?"""
    return state.last_hands == state.shown == state.hands
