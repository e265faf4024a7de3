"""Which sowings there are (LOG-6 to LOG-14): from the stock in any order, from a card if it does not pass the vault."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from ridotto.core.refusal import Refused

from .moves import SowCard, SowStock
from .pyramids import NAMES, NUMBERS, SINGLES, Pyramid, Stack, holds_tree

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


def sowings(row: Sequence[Stack], stock: Sequence[int]) -> Iterator[SowCard | SowStock]:
    """Every sowing, each once: the cards, then the stock in every order, fewer pyramids first."""
    for card in sowable_cards(row):
        yield SOW_CARD[card]
    counts = {pyramid: stock.count(pyramid) for pyramid in stock}
    for length in range(1, most_from_stock(row, stock) + 1):
        for order in _orders(counts, length):
            yield SowStock(order)


def _orders(counts: dict[int, int], length: int, begun: tuple[Pyramid, ...] = ()) -> Iterator[tuple[Pyramid, ...]]:
    """Every order of so many more pyramids after those begun with; equal ones are not told apart."""
    for pyramid, count in counts.items():
        if count:
            order = (*begun, NAMES[pyramid])
            if length == 1:
                yield order
            else:
                counts[pyramid] -= 1
                yield from _orders(counts, length - 1, order)
                counts[pyramid] += 1


def random_from_stock(row: Sequence[Stack], stock: list[int], rng: Random) -> SowStock:
    """Any number of pyramids that is allowed, drawn in turn."""
    number = rng.random
    left = stock[:]
    count = len(left)
    length = int(number() * most_from_stock(row, stock)) + 1
    return SowStock(tuple([NAMES[left.pop(int(number() * size))] for size in range(count, count - length, -1)]))


def judge_stock(row: Sequence[Stack], stock: Sequence[int], move: SowStock) -> None:
    """Refuse a sowing of nothing, of too many, or of what the stock does not hold (LOG-6)."""
    asked = len(move.pyramids)
    if not asked:
        raise Refused("LOG-6", "refused-nothing-chosen")
    most = min(MOST_FROM_STOCK, len(row))
    if asked > most:
        raise Refused("LOG-6", "refused-too-many", asked=asked, most=most)
    for name in move.pyramids:
        wanted = move.pyramids.count(name)
        held = stock.count(NUMBERS[name])
        if wanted > held:
            raise Refused("LOG-6", "refused-not-in-stock", pyramid=name, asked=wanted, held=held)


def judge_occupied(row: Sequence[Stack], card: int, rule: str, *, own: bool) -> None:
    """Refuse a card that is not there or is empty, by the clause of the move that names it."""
    if not 0 <= card < len(row):
        raise Refused(rule, "refused-no-such-card", card=card, last=len(row) - 1)
    if not row[card]:
        raise Refused(rule, "refused-empty-card", card=card, own=own)


def judge_card(row: Sequence[Stack], move: SowCard) -> None:
    """Refuse a card that is not there, is empty, or holds too much to stop at the vault (LOG-7, LOG-8)."""
    judge_occupied(row, move.card, "LOG-7", own=True)
    stack = row[move.card]
    places = len(row) - move.card
    if not can_be_sown(stack, places):
        raise Refused("LOG-8", "refused-past-the-vault", pieces=len(pieces(stack)), places=places)
