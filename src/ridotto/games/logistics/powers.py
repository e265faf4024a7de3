"""The powers that captures give, one for each colour (LOG-18 to LOG-23)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

from ridotto.core.forms import Tell

from .moves import Advance, Advanced, Return, Returned, Swap, Swapped, Take, Taken, TreeMade, TreeUndone
from .pyramids import NAMES, NUMBERS, Stack, holds_tree

if TYPE_CHECKING:
    from .state import Logistics

Power: TypeAlias = Take | Return | Advance | Swap
Place: TypeAlias = tuple[int, int]
"""A card and a height on it."""

SIDES = "AB"
"""The letters by which players call the sides of the first and of the second seat."""

GREEN, YELLOW, RED, BLUE, BLACK = range(5)
KINDS = 5
"""A colour's power is its number modulo this: the two palettes have the same powers."""


def has_target(state: Logistics, seat: int, colour: int) -> bool:
    """Is there anything that the power of this colour could be used on (LOG-18)?"""
    kind = colour % KINDS
    if kind == GREEN:
        return any(state.vaults)
    if kind in (YELLOW, RED):
        return any(map(any, state.cards))
    return sum(map(len, state.cards[swapped_side(seat, kind)])) > 1


def swapped_side(seat: int, kind: int) -> int:
    """Blue swaps on the own cards, black on the opponent's (LOG-22, LOG-23)."""
    return seat if kind == BLUE else 1 - seat


def places(row: Sequence[Stack]) -> list[Place]:
    """Every place of a row that holds a pyramid."""
    return [(card, height) for card, stack in enumerate(row) for height in range(len(stack))]


def tops(cards: Sequence[Sequence[Stack]]) -> list[Place]:
    """Side and card of every stack."""
    return [(side, card) for side, row in enumerate(cards) for card, stack in enumerate(row) if stack]


# ---- what they do


def use(state: Logistics, seat: int, move: Power, tell: Tell | None) -> None:
    """Carry out a power. None of them sows, makes a nest, captures or gives an extra sowing (LOG-18)."""
    guarded = _trees(state) if tell else set()
    if isinstance(move, Take):
        _take(state, seat, move, tell)
    elif isinstance(move, Return):
        _return(state, seat, move, tell)
    elif isinstance(move, Advance):
        _advance(state, seat, move, tell)
    else:
        _swap(state, seat, move, tell)
    if tell:
        _tell_trees(state, seat, guarded, tell)


def _trees(state: Logistics) -> set[Place]:
    """Side and card of every tree."""
    return {(side, card) for side, card in tops(state.cards) if holds_tree(state.cards[side][card])}


def _tell_trees(state: Logistics, seat: int, before: set[Place], tell: Tell) -> None:
    """Tell which trees a power has made and undone: they do not protect against it (LOG-18)."""
    after = _trees(state)
    for side, card in sorted(before ^ after):
        if (side, card) in after:
            tell(TreeMade(seat=seat, owner_seat=side, card=card))
        else:
            tell(TreeUndone(seat=seat, owner_seat=side, card=card))


def _take(state: Logistics, seat: int, move: Take, tell: Tell | None) -> None:
    """Out of a vault, into its owner's stock (LOG-19)."""
    pyramid = NUMBERS[move.pyramid]
    state.vaults[move.vault].remove(pyramid)
    insort(state.stocks[move.vault], pyramid)
    state.recent = ((move.vault, len(state.cards[0])),)
    if tell:
        tell(Taken(seat=seat, owner_seat=move.vault, pyramid=move.pyramid))


def _lift_top(row: list[Stack], card: int) -> int:
    stack = row[card]
    row[card] = stack[:-1]
    return stack[-1]


def _return(state: Logistics, seat: int, move: Return, tell: Tell | None) -> None:
    """The top piece back into the stock of its side (LOG-20)."""
    pyramid = _lift_top(state.cards[move.side], move.card)
    insort(state.stocks[move.side], pyramid)
    state.recent = ((move.side, move.card),)
    if tell:
        tell(Returned(seat=seat, owner_seat=move.side, card=move.card, pyramid=NAMES[pyramid]))


def _advance(state: Logistics, seat: int, move: Advance, tell: Tell | None) -> None:
    """The top piece one place forward, from the last card into its side's vault (LOG-21)."""
    row = state.cards[move.side]
    pyramid = _lift_top(row, move.card)
    following = move.card + 1
    vaulted = following == len(row)
    if vaulted:
        state.vaults[move.side].append(pyramid)
    else:
        row[following] += (pyramid,)
    state.recent = ((move.side, following),)
    if tell:
        tell(
            Advanced(
                seat=seat,
                owner_seat=move.side,
                card=move.card,
                pyramid=NAMES[pyramid],
                place=following,
                vaulted=vaulted,
            )
        )


def _swap(state: Logistics, seat: int, move: Swap, tell: Tell | None) -> None:
    """Two places of one side exchange their pyramids (LOG-22, LOG-23)."""
    row = state.cards[move.side]
    (first_card, first_height), (second_card, second_height) = move.first, move.second
    first, second = row[first_card][first_height], row[second_card][second_height]
    row[first_card] = _replaced(row[first_card], first_height, second)
    row[second_card] = _replaced(row[second_card], second_height, first)
    state.recent = ((move.side, first_card), (move.side, second_card))
    if tell:
        tell(
            Swapped(
                seat=seat,
                owner_seat=move.side,
                first_pyramid=NAMES[first],
                first_card=first_card,
                first_height=first_height,
                second_pyramid=NAMES[second],
                second_card=second_card,
                second_height=second_height,
            )
        )


def _replaced(stack: Stack, height: int, pyramid: int) -> Stack:
    return (*stack[:height], pyramid, *stack[height + 1 :])
