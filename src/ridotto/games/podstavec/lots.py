"""Lots: balls by colour and pedestals, as four numbers. A bag, a bid, the spoils."""

from __future__ import annotations

from typing import TypeAlias

from .moves import Arrange, Bid

Lot: TypeAlias = tuple[int, int, int, int]
"""Red, white and black balls, and pedestals: a bag, a bid or the spoils. Of a display the last are the empty ones."""

NOTHING: Lot = (0, 0, 0, 0)


def together(one: Lot, other: Lot) -> Lot:
    """Both in one."""
    return (one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3])


def less(one: Lot, other: Lot) -> Lot:
    """What is left of one without the other; below zero where it was not there."""
    return (one[0] - other[0], one[1] - other[1], one[2] - other[2], one[3] - other[3])


def sent_lot(move: Arrange | Bid) -> Lot:
    """What a move sends: a display, or a bid."""
    last = move.empty if isinstance(move, Arrange) else move.pedestals
    return (move.red, move.white, move.black, last)


def stood_up(display: Lot) -> Lot:
    """What a display takes from its owner: its balls, and a pedestal under each and for each empty place."""
    red, white, black, empty = display
    return (red, white, black, red + white + black + empty)
