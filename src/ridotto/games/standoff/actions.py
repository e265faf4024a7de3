"""What each action and free action does, once it was judged: drawing, discarding, placing, buying (and the market's
refill), mining, firing, and playing a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .board import gather
from .cards import CARDS, PERMANENT_PILES, SHOT, Cost
from .moves import (
    Bought,
    Buy,
    CardReceived,
    CardTaken,
    Choose,
    Convert,
    Converted,
    Copied,
    Credit,
    CreditPlayed,
    CreditsGained,
    Discard,
    Discarded,
    Draw,
    Fire,
    Fired,
    Hacked,
    MarketRefilled,
    Mine,
    Mined,
    Place,
    Placed,
    Play,
    Played,
    SatelliteLaunched,
    Trashed,
)

if TYPE_CHECKING:
    from ridotto.core.forms import Tell

    from .state import Standoff


def _act(state: Standoff) -> None:
    state.actions -= 1
    state.acted += 1


def draw(state: Standoff, seat: int, move: Draw, tell: Tell | None) -> None:
    """Draw a card for an action (STA-7)."""
    _act(state)
    state.draw_card(seat, tell)


def discard(state: Standoff, seat: int, move: Discard, tell: Tell | None) -> None:
    """Discard a card for an action, or by Bart for none and a credit (STA-7)."""
    throw(state, seat, move.card, tell)
    if not move.bart:
        _act(state)
        return
    state.budgets[seat] += 1
    if tell:
        tell(CreditsGained(seat=seat, credits=1))


def throw(state: Standoff, seat: int, card: str, tell: Tell | None) -> None:
    """A card goes from the hand to the own discard pile."""
    state.leave_hand(seat, card)
    state.discards[seat].append(card)
    if tell:
        tell(Discarded(seat=seat, card=card))


def credit(state: Standoff, seat: int, move: Credit, tell: Tell | None) -> None:
    """A resource card gives its credits (STA-8)."""
    card = CARDS[move.card]
    state.leave_hand(seat, move.card)
    state.discards[seat].append(move.card)
    state.budgets[seat] += card.credits
    if card.bond:
        state.bonds[seat] += 1
    if tell:
        tell(CreditPlayed(seat=seat, card=move.card, credits=card.credits))


def convert(state: Standoff, seat: int, move: Convert, tell: Tell | None) -> None:
    """Minerals become credits (STA-8)."""
    state.minerals[seat] -= move.minerals
    state.budgets[seat] += move.minerals
    if tell:
        tell(Converted(seat=seat, minerals=move.minerals))


def _pay(state: Standoff, seat: int, cost: Cost) -> None:
    state.budgets[seat] -= cost.credits
    state.minerals[seat] -= cost.minerals


def place(state: Standoff, seat: int, move: Place, tell: Tell | None) -> None:
    """A polyomino card puts its blocks on the field; with Zelda it takes no action (STA-16)."""
    _pay(state, seat, state.play_cost(state.card(move.card)))
    state.free = False
    state.placed = True
    if not state.places_freely(seat):
        _act(state)
    state.leave_hand(seat, move.card)
    state.discards[seat].append(move.card)
    if tell:
        tell(Placed(seat=seat, card=move.card, squares=move.squares))
    state.put_blocks(seat, gather(move.squares))


def play(state: Standoff, seat: int, move: Play, tell: Tell | None) -> None:
    """An action card is paid for and does its work; a satellite goes up and stays (STA-9)."""
    card = state.card(move.card)
    _pay(state, seat, state.play_cost(card))
    state.free = False
    _act(state)
    state.leave_hand(seat, move.card)
    effect = state.effect(card)
    if effect is None:
        state.satellites[seat] += (move.card,)
        if tell:
            tell(SatelliteLaunched(seat=seat, card=move.card))
        return
    if tell:
        tell(Played(seat=seat, card=move.card))
        if effect is not card.effect:
            tell(Copied(seat=seat, card=state.copyable))
    state.limbo = move.card
    effect.resolve(state, seat, effect.aim_of(move), tell)
    if not card.copies_last:
        state.copyable = move.card
    if not state.asking:
        _put_away(state, seat, tell)


def _put_away(state: Standoff, seat: int, tell: Tell | None) -> None:
    """The card that was played goes to the own discard pile, or out of the game (STA-9)."""
    card, state.limbo = state.limbo, ""
    if not CARDS[card].trashed:
        state.discards[seat].append(card)
        return
    state.trash += (card,)
    if tell:
        tell(Trashed(seat=seat, card=card))


def choose(state: Standoff, seat: int, move: Choose, tell: Tell | None) -> None:
    """Hack discards the chosen card; Early Access takes it into the hand and shuffles the deck (STA-9)."""
    asking, target = state.asking, state.target
    state.asking, state.target = "", 0
    state.phase = "action"
    if asking == "hack":
        state.leave_hand(target, move.card)
        state.discards[target].append(move.card)
        if tell:
            tell(Hacked(seat=seat, target_seat=target, card=move.card))
    else:
        _take_from_deck(state, seat, move.card, tell)
    _put_away(state, seat, tell)


def _take_from_deck(state: Standoff, seat: int, card: str, tell: Tell | None) -> None:
    deck = state.decks[seat]
    deck.remove(card)
    state.into_hand(seat, card)
    state.chance.shuffle(deck)
    if tell:
        tell(CardTaken(seat=seat))
        tell(CardReceived(seat=seat, card=card, to=(seat,)))


def buy(state: Standoff, seat: int, move: Buy, tell: Tell | None) -> None:
    """A card goes from a market to the own discard pile; the temporary market is refilled (STA-12)."""
    _pay(state, seat, state.card(move.card).price)
    _act(state)
    state.discards[seat].append(move.card)
    pile = PERMANENT_PILES.get(move.card)
    slot = state.temporary.index(move.card) if pile is None else pile
    if tell:
        tell(Bought(seat=seat, card=move.card, market="temporary" if pile is None else "permanent", slot=slot))
    if pile is None:
        _refill(state, slot, tell)
    else:
        left = state.permanent
        state.permanent = (*left[:pile], left[pile] - 1, *left[pile + 1 :])


def _refill(state: Standoff, slot: int, tell: Tell | None) -> None:
    """The next card of the pile takes the place of one of the temporary market, while there is one (STA-12)."""
    replacement = state.pile[-1:]
    state.pile = state.pile[:-1]
    state.temporary = state.temporary[:slot] + replacement + state.temporary[slot + 1 :]
    if tell and replacement:
        tell(MarketRefilled(card=replacement[0], slot=slot))


def mine(state: Standoff, seat: int, move: Mine, tell: Tell | None) -> None:
    """Every own refinery gives minerals (STA-13)."""
    _act(state)
    minerals = state.yield_of(seat)
    state.minerals[seat] += minerals
    if tell:
        tell(Mined(seat=seat, minerals=minerals))


def fire(state: Standoff, seat: int, move: Fire, tell: Tell | None) -> None:
    """An artillery token destroys a block in reach (STA-21)."""
    _act(state)
    state.budgets[seat] -= SHOT.credits
    if tell:
        tell(Fired(seat=seat, origin=move.origin, origins=(move.origin,)))
    state.destroy(seat, move.at, tell)
