"""What each player can know of the others' cards, from all they have seen; and worlds that agree with it.

Buying, playing, discarding and trashing are public, so everyone knows which cards a player's hand and deck hold
together. Unknown is which of them are in the hand. Three things narrow that down, and the state remembers them:
cards seen in a hand that have not left it since (`known`, by Hack, or because the deck ran out and all that was not
discarded had to be in hand), and Horses that must still be in a deck (`buried`, since only a draw can bring them up).
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import TYPE_CHECKING

from ridotto.core.chance import Fast, shuffle

from .cards import HORSE, in_order

if TYPE_CHECKING:
    from .state import Standoff


def imagine(state: Standoff, seat: int | None, rng: Random) -> Standoff:
    """A world that this seat could not tell from the real one: what it has not seen is dealt anew (STA-15)."""
    world = state.copy()
    world.chance = Fast.drawn(rng)
    world.pile = tuple(_shuffled(world.pile, rng))
    for owner in range(state.seats):
        if owner == seat:
            world.decks[owner] = _shuffled(world.decks[owner], rng)
        else:
            _deal_anew(world, owner, world.seats if seat is None else seat, rng)
    return world


def redraw(state: Standoff, rng: Random) -> Standoff:
    """The same hands, and every deck in a new order."""
    world = state.copy()
    world.draw_from(Fast.drawn(rng))
    world.pile = tuple(_shuffled(world.pile, rng))
    world.decks = [_shuffled(deck, rng) for deck in world.decks]
    return world


def _deal_anew(world: Standoff, owner: int, viewer: int, rng: Random) -> None:
    hand, deck = world.hands[owner], world.decks[owner]
    seen = world.seen_by(viewer, owner)
    buried = [HORSE.name] * world.buried[owner]
    unknown = _shuffled(_without(hand + deck, [*seen, *buried]), rng)
    drawn = len(hand) - len(seen)
    world.hands[owner] = [*seen, *unknown[:drawn]]
    world.decks[owner] = _shuffled(unknown[drawn:] + buried, rng)
    for other in range(world.seats):
        if other not in (viewer, owner):
            # What another player may have seen there is not known here: no more than everyone knows.
            world.known[owner * (world.seats + 1) + other] = world.seen_by(world.seats, owner)
    if world.asking == "hack" and world.target == owner and world.player != viewer:
        world.see_hand(world.player, owner)


def _shuffled(cards: Iterable[str], rng: Random) -> list[str]:
    """In a new order that does not depend on the old one."""
    cards = list(in_order(cards))
    shuffle(cards, rng)
    return cards


def _without(cards: list[str], removed: list[str]) -> list[str]:
    left = cards[:]
    for card in removed:
        left.remove(card)
    return left
