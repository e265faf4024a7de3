"""What can be sown (LOG-6 to LOG-14): so many from the stock, and cards that do not pass the vault."""

from __future__ import annotations

from collections.abc import Sequence

from ridotto.core.forms import Tell

from .moves import Landing, NestMade, SowCard, TreeMade, TreeUndone
from .pyramids import LARGE, SINGLES, Stack, awaits_large, holds_tree, named

MOST_FROM_STOCK = 4
SOW_CARD = tuple(SowCard(card) for card in range(10))
"""A sowing of each card, ready made."""


def pieces(stack: Stack) -> list[Stack]:
    """What a card is sown as, first piece first: a tree on top as a whole, the rest one by one (LOG-7, LOG-13)."""
    if holds_tree(stack):
        return [stack[-3:], *[SINGLES[pyramid] for pyramid in stack[-4::-1]]]
    return [SINGLES[pyramid] for pyramid in stack[::-1]]


def can_be_sown(stack: Stack, places: int) -> bool:
    """Does it hold something, and no more pieces than there are places up to the vault (LOG-8)?"""
    count = len(stack)
    return 0 < count <= places or (count - 2 <= places and holds_tree(stack))


def sowable_cards(row: Sequence[Stack]) -> list[int]:
    """The cards of a row that may be sown."""
    count = len(row)
    return [card for card, stack in enumerate(row) if stack and can_be_sown(stack, count - card)]


def is_sowable(row: Sequence[Stack]) -> bool:
    """Is there a card of a row that may be sown?"""
    places = len(row)
    for stack in row:
        if stack and can_be_sown(stack, places):
            return True
        places -= 1
    return False


def most_from_stock(row: Sequence[Stack], stock: Sequence[int]) -> int:
    """How many pyramids may be sown from the stock at once: four, but one a card at most (LOG-6)."""
    return min(MOST_FROM_STOCK, len(row), len(stock))


def makes_nest(under: Stack, piece: Stack) -> bool:
    """Does this piece make a nest of the stack that it lands on: a single large, no tree (LOG-16)?"""
    return piece[0] >= LARGE and len(piece) == 1 and awaits_large(under)


def landings(row: Sequence[Stack], sown: Sequence[Stack], first: int) -> tuple[Landing, ...]:
    """Where each piece of a sowing from place `first` on will land, and what it makes there."""
    landed = []
    for place, piece in enumerate(sown, first):
        under = row[place] if place < len(row) else None
        if under is None:
            landed.append(Landing(named(piece), place))
        elif makes_nest(under, piece):
            landed.append(Landing(named(piece), place, "nest"))
        else:
            landed.append(Landing(named(piece), place, "tree" if holds_tree(under + piece) else None))
    return tuple(landed)


def tell_made(row: Sequence[Stack], seat: int, sown: Sequence[Landing], tell: Tell) -> None:
    """Tell of the trees and nests that a sowing makes, and of the trees that it covers; the row is as it was before."""
    for landing in sown:
        card = landing.place
        if landing.makes == "tree":
            tell(TreeMade(seat=seat, owner_seat=seat, card=card))
        elif card < len(row) and holds_tree(row[card]):
            tell(TreeUndone(seat=seat, owner_seat=seat, card=card))
        elif landing.makes == "nest":
            tell(NestMade(seat=seat, card=card, pyramid=landing.pyramids[0]))
