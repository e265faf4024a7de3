"""What all have seen (PAU-11), and worlds that agree with it.

A card that was laid, bought or opened is public, wherever it goes. One thing more is public: a mover whose clock ran
out laid the lowest card (PAU-5), so the cards then left in that hand are not lower. For each hidden card `floors`
keeps how low it can be.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from ridotto.core.chance import Fast, shuffle

if TYPE_CHECKING:
    from .state import Cards, PokerAuction


def without(cards: Cards, card: int) -> Cards:
    """The cards less one of them."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def hidden(state: PokerAuction, seat: int) -> list[int]:
    """The cards of a hand that only its owner has seen."""
    cards = list(state.hands[seat])
    for card in state.shown[seat]:
        cards.remove(card)
    return cards


def deal_to(state: PokerAuction, seat: int, count: int) -> Cards:
    """Give a player the next cards of the deck, unseen by others."""
    cards = state.deck[: -count - 1 : -1]
    state.deck = state.deck[:-count]
    state.hands[seat] += cards
    state.floors[seat] = (0,) * count + state.floors[seat]
    return cards


def give_shown(state: PokerAuction, seat: int, card: int) -> None:
    """Give a player a card that all see."""
    state.hands[seat] += (card,)
    state.shown[seat] += (card,)


def take_out(state: PokerAuction, seat: int, card: int) -> None:
    """Take a card out of a hand for all to see."""
    state.hands[seat] = without(state.hands[seat], card)
    if card in state.shown[seat]:
        state.shown[seat] = without(state.shown[seat], card)
    else:
        # Any hidden card that may be as low as this one could have been it. Dropping the highest such floor excludes
        # no hand that is still possible.
        floors = state.floors[seat]
        state.floors[seat] = without(floors, max(floor for floor in floors if floor <= card))


def note_lowest(state: PokerAuction, seat: int, card: int) -> None:
    """All know that no card of this hand is lower than the one just taken out."""
    state.floors[seat] = tuple(max(floor, card) for floor in state.floors[seat])


def show_hands(state: PokerAuction) -> None:
    """All hands are open."""
    state.last_hands = state.hands[:]
    state.shown = state.hands[:]
    state.floors = [()] * state.seats


def redraw(state: PokerAuction, rng: Random) -> PokerAuction:
    """The same hands, and the cards that are still to come in a new order."""
    world = state.copy()
    world.draw_from(Fast.drawn(rng))
    world.deck = tuple(rng.sample(state.deck, len(state.deck)))
    return world


def imagine(state: PokerAuction, seat: int | None, rng: Random) -> PokerAuction:
    """Draw all cards anew that this seat has not seen: every world that agrees with what it knows, equally likely."""
    world = state.copy()
    world.chance = Fast.drawn(rng)
    if state.phase == "over":
        return world  # all hands are open then
    strangers = [other for other in range(state.seats) if other != seat and state.floors[other]]
    unseen = sorted([*state.deck, *(card for other in strangers for card in hidden(state, other))])
    shuffle(unseen, rng)
    # The highest floors choose first, so that every card that is high enough for one is high enough for those after it.
    places = sorted(((floor, other) for other in strangers for floor in state.floors[other]), reverse=True)
    for other in strangers:
        world.hands[other] = state.shown[other]
    for floor, other in places:
        place = next(place for place in range(len(unseen) - 1, -1, -1) if unseen[place] >= floor)
        world.hands[other] += (unseen.pop(place),)
    world.deck = tuple(unseen)
    return world
