"""What can be sown (LOG-6 to LOG-14): so many from the stock, and cards that do not pass the vault."""

from __future__ import annotations

from collections.abc import Sequence

from .moves import SowCard
from .pyramids import SINGLES, Stack, holds_tree

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
    return [card for card, stack in enumerate(row) if can_be_sown(stack, count - card)]


def most_from_stock(row: Sequence[Stack], stock: Sequence[int]) -> int:
    """How many pyramids may be sown from the stock at once: four, but one a card at most (LOG-6)."""
    return min(MOST_FROM_STOCK, len(row), len(stock))
