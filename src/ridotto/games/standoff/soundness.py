"""Could this be a position of Standoff? Asked of those that come from outside, so that every other file may trust
what it reads. How many copies of a card there are is not counted: positions for study may deal as they like."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from . import game as standoff
from .board import EVERYWHERE, PATCHES, RED_GUN
from .cards import CARDS, HORSE, PERMANENT, at_table
from .effects import MOST_ACTIONS
from .turns import TURNS_EACH

if TYPE_CHECKING:
    from .state import Standoff

ENDINGS = ("red-gun", "turn-limit")


def sound(state: Standoff) -> bool:
    """Whether everything about it fits together."""
    return all(fits(state) for fits in _QUESTIONS)


def _is_a_table(state: Standoff) -> bool:
    """Two to four seats, and for each of them everything that a seat has; no expansion twice."""
    least, most = standoff.seats
    for_each = (state.decks, state.hands, state.discards, state.satellites, state.budgets, state.minerals, state.bonds)
    return (
        least <= state.seats <= most
        and all(len(owned) == state.seats for owned in (*for_each, state.buried))
        and len(state.blocks) == state.seats + 1
        and len(state.known) == state.seats * (state.seats + 1)
        and len(set(state.expansions)) == len(state.expansions)
    )


def _is_a_turn(state: Standoff) -> bool:
    """Of a player who is there, before the last turn is over (STA-26)."""
    return (
        0 <= state.player < state.seats
        and 1 <= state.number <= TURNS_EACH * state.seats
        and state.actions >= 0
        and state.acted >= 0
        and state.actions + state.acted <= MOST_ACTIONS
    )


def _ends_as_it_should(state: Standoff) -> bool:
    """It is over for a reason, and at once when the Red Gun is full (STA-25)."""
    full = not RED_GUN & ~state.filled()
    if state.phase != "over":
        return not state.reason and not full
    return state.reason in ENDINGS and full == (state.reason == "red-gun")


def _has_blocks_on_squares(state: Standoff) -> bool:
    """No more than one block on a square, and none off the field."""
    return _are_apart(state.blocks)


def _has_tokens_on_blocks(state: Standoff) -> bool:
    """One on a block of a player, refineries on patches (STA-20)."""
    tokens = (state.refineries, state.artillery, state.forcefields)
    coloured = state.filled() & ~state.blocks[state.seats]
    return _are_apart(tokens) and all(not token & ~coloured for token in tokens) and not state.refineries & ~PATCHES


def _are_apart(sets: Iterable[int]) -> bool:
    together = 0
    for squares in sets:
        if not 0 <= squares <= EVERYWHERE or squares & together:
            return False
        together |= squares
    return True


def _has_cards_of_this_table(state: Standoff) -> bool:
    """Only cards that can turn up here, and piles no larger than printed."""
    names = {card.name for card in at_table(state.expansions)}
    lots = (*state.decks, *state.hands, *state.discards, state.trash)
    return (
        all(names.issuperset(lot) for lot in lots)
        and all(names.issuperset(lot) and HORSE.name not in lot for lot in (state.temporary, state.pile))
        and all(names.issuperset(up) and all(CARDS[card].kind == "satellite" for card in up) for up in state.satellites)
        and len(state.permanent) == len(PERMANENT)
        and all(0 <= left <= card.copies for card, left in zip(PERMANENT, state.permanent, strict=True))
    )


def _counts_from_nothing(state: Standoff) -> bool:
    """Only a budget can be below zero."""
    return all(count >= 0 for count in (*state.minerals, *state.bonds, *state.buried))


def _plays_what_it_says(state: Standoff) -> bool:
    """What Duplicate would copy is an action card of this table, and none makes the next card free (STA-22)."""
    if not state.copyable:
        return True
    names = {card.name for card in at_table(state.expansions)}
    return (
        state.copyable in names
        and CARDS[state.copyable].kind == "action"
        and not CARDS[state.copyable].copies_last
        and not state.free
    )


def _waits_for_a_choice_as_it_should(state: Standoff) -> bool:
    """While Hack or Early Access asks, and only then: its card is on its way, and cards lie open (STA-9)."""
    if (state.phase == "choose") != bool(state.asking) or bool(state.asking) != bool(state.limbo):
        return False
    if not state.asking:
        return state.target == 0
    if state.limbo not in CARDS or not 0 <= state.target < state.seats or not state.shown():
        return False
    if state.limbo != state.asking and not (CARDS[state.limbo].copies_last and state.copyable == state.asking):
        return False
    return (state.target == state.player) == (state.asking == "early-access")


def _knows_what_is_true(state: Standoff) -> bool:
    """What is known to be in a hand is there, everyone knows what onlookers do, and buried Horses are in the deck."""
    for owner in range(state.seats):
        held, public = Counter(state.hands[owner]), Counter(state.seen_by(state.seats, owner))
        for viewer in range(state.seats + 1):
            known = Counter(state.seen_by(viewer, owner))
            if known if viewer == owner else not public <= known <= held:
                return False
        if state.buried[owner] > state.decks[owner].count(HORSE.name):
            return False
    return state.asking != "hack" or Counter(state.seen_by(state.player, state.target)) == Counter(state.shown())


_QUESTIONS: tuple[Callable[[Standoff], bool], ...] = (
    _is_a_table,  # first: the others count on it
    _is_a_turn,
    _has_blocks_on_squares,
    _has_tokens_on_blocks,
    _ends_as_it_should,
    _has_cards_of_this_table,
    _counts_from_nothing,
    _plays_what_it_says,
    _waits_for_a_choice_as_it_should,
    _knows_what_is_true,
)
