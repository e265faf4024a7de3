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


def is_sound(game: Standoff) -> bool:
    """Whether everything about it fits together."""
    return all(fits(game) for fits in _QUESTIONS)


def _is_a_table(game: Standoff) -> bool:
    """Two to four seats, and for each of them everything that a seat has; no expansion twice."""
    least, most = standoff.seats
    for_each = (game.decks, game.hands, game.discards, game.satellites, game.budgets, game.minerals, game.bonds)
    return (
        least <= game.seats <= most
        and all(len(owned) == game.seats for owned in (*for_each, game.buried))
        and len(game.blocks) == game.seats + 1
        and len(game.known) == game.seats * (game.seats + 1)
        and len(set(game.expansions)) == len(game.expansions)
    )


def _is_a_turn(game: Standoff) -> bool:
    """Of a player who is there, before the last turn is over (STA-26)."""
    return (
        0 <= game.player < game.seats
        and 1 <= game.number <= TURNS_EACH * game.seats
        and game.actions >= 0
        and game.acted >= 0
        and game.actions + game.acted <= MOST_ACTIONS
    )


def _ends_as_it_should(game: Standoff) -> bool:
    """It is over for a reason, and at once when the Red Gun is full (STA-25)."""
    full = not RED_GUN & ~game.filled()
    if game.phase != "over":
        return not game.reason and not full
    return game.reason in ENDINGS and full == (game.reason == "red-gun")


def _has_blocks_on_squares(game: Standoff) -> bool:
    """No more than one block on a square, and none off the field."""
    return _are_apart(game.blocks)


def _has_tokens_on_blocks(game: Standoff) -> bool:
    """One on a block of a player, refineries on patches (STA-20)."""
    tokens = (game.refineries, game.artillery, game.forcefields)
    coloured = game.filled() & ~game.blocks[game.seats]
    return _are_apart(tokens) and all(not token & ~coloured for token in tokens) and not game.refineries & ~PATCHES


def _are_apart(sets: Iterable[int]) -> bool:
    together = 0
    for squares in sets:
        if not 0 <= squares <= EVERYWHERE or squares & together:
            return False
        together |= squares
    return True


def _has_cards_of_this_table(game: Standoff) -> bool:
    """Only cards that can turn up here, and piles no larger than printed."""
    names = {card.name for card in at_table(game.expansions)}
    lots = (*game.decks, *game.hands, *game.discards, game.trash)
    return (
        all(names.issuperset(lot) for lot in lots)
        and all(names.issuperset(lot) and HORSE.name not in lot for lot in (game.temporary, game.pile))
        and all(names.issuperset(up) and all(CARDS[card].kind == "satellite" for card in up) for up in game.satellites)
        and len(game.permanent) == len(PERMANENT)
        and all(0 <= left <= card.copies for card, left in zip(PERMANENT, game.permanent, strict=True))
    )


def _counts_from_nothing(game: Standoff) -> bool:
    """Only a budget can be below zero."""
    return all(count >= 0 for count in (*game.minerals, *game.bonds, *game.buried))


def _plays_what_it_says(game: Standoff) -> bool:
    """What Duplicate would copy is an action card of this table, and none makes the next card free (STA-22)."""
    if not game.copyable:
        return True
    names = {card.name for card in at_table(game.expansions)}
    return (
        game.copyable in names
        and CARDS[game.copyable].kind == "action"
        and not CARDS[game.copyable].copies_last
        and not game.free
    )


def _waits_for_a_choice_as_it_should(game: Standoff) -> bool:
    """While Hack or Early Access asks, and only then: its card is on its way, and cards lie open (STA-9)."""
    if (game.phase == "choose") != bool(game.asking) or bool(game.asking) != bool(game.limbo):
        return False
    if not game.asking:
        return game.target == 0
    if game.limbo not in CARDS or not 0 <= game.target < game.seats or not game.shown():
        return False
    if game.limbo != game.asking and not (CARDS[game.limbo].copies_last and game.copyable == game.asking):
        return False
    return (game.target == game.player) == (game.asking == "early-access")


def _knows_what_is_true(game: Standoff) -> bool:
    """What is known to be in a hand is there, everyone knows what onlookers do, and buried Horses are in the deck."""
    for owner in range(game.seats):
        held, public = Counter(game.hands[owner]), Counter(game.seen_by(game.seats, owner))
        for viewer in range(game.seats + 1):
            known = Counter(game.seen_by(viewer, owner))
            if known if viewer == owner else not public <= known <= held:
                return False
        if game.buried[owner] > game.decks[owner].count(HORSE.name):
            return False
    return game.asking != "hack" or Counter(game.seen_by(game.player, game.target)) == Counter(game.shown())


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
