"""Placing connected groups of blocks: every legal placement of a size at once, bit-parallel."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from ridotto.core.refusal import Refused

from .board import (
    BORDER,
    EVERYWHERE,
    ROOM_FOR,
    SIDE,
    Square,
    Squares,
    any_of,
    gather,
    neighbours,
    on_board,
    spread,
    within,
)

FORCEFIELD_REACH = 2
ARTILLERY_REACH = 4
LARGEST = 4


def _fixed_shapes(size: int) -> list[tuple[Square, ...]]:
    """Every connected shape of this many squares up to translation, pushed to the top left (STA-16)."""
    shapes: set[tuple[Square, ...]] = {((0, 0),)}
    for _square in range(size - 1):
        shapes = {_pushed((*shape, beside)) for shape in shapes for beside in _around(shape)}
    return sorted(shapes)


def _around(shape: tuple[Square, ...]) -> set[Square]:
    steps = ((0, 1), (0, -1), (1, 0), (-1, 0))
    return {(row + down, column + right) for row, column in shape for down, right in steps} - set(shape)


def _pushed(shape: tuple[Square, ...]) -> tuple[Square, ...]:
    top = min(row for row, _column in shape)
    left = min(column for _row, column in shape)
    return tuple(sorted((row - top, column - left) for row, column in shape))


class Shape:
    """A connected shape: its squares when pushed to the top left, as a set and as distances in bits."""

    __slots__ = ("offsets", "room", "squares")

    def __init__(self, shape: tuple[Square, ...]) -> None:
        self.offsets = tuple(SIDE * row + column for row, column in shape)
        self.squares: Squares = sum(1 << offset for offset in self.offsets)
        self.room = ROOM_FOR[1 + max(column for _row, column in shape)]


SHAPES: tuple[tuple[Shape, ...], ...] = tuple(
    tuple(Shape(shape) for shape in _fixed_shapes(size)) if size else () for size in range(LARGEST + 1)
)
"""By size: 1, 2, 6 and 19 shapes for one to four squares."""


FREE_SHAPES: dict[str, tuple[tuple[str, tuple[Square, ...]], ...]] = {
    "1": (("O", ((0, 0),)),),
    "2": (("I", ((0, 0), (0, 1))),),
    "3": (("I", ((0, 0), (0, 1), (0, 2))), ("L", ((0, 0), (1, 0), (1, 1)))),
    "4": (
        ("I", ((0, 0), (0, 1), (0, 2), (0, 3))),
        ("O", ((0, 0), (0, 1), (1, 0), (1, 1))),
        ("T", ((0, 0), (0, 1), (0, 2), (1, 1))),
        ("S", ((0, 0), (1, 0), (1, 1), (2, 1))),
        ("L", ((0, 0), (1, 0), (2, 0), (2, 1))),
    ),
}
"""By size, each with its letter: the shapes left when those that turning and flipping make alike are counted once."""


def around(reach: int) -> tuple[Square, ...]:
    """The steps, in rows and columns, to every square at most this far away, the square itself among them."""
    steps = range(-reach, reach + 1)
    return tuple((down, right) for down in steps for right in steps if abs(down) + abs(right) <= reach)


def free_squares(filled: Squares, hostile_forcefields: Squares) -> Squares:
    """The empty squares out of reach of the opponents' forcefields (STA-18)."""
    taken = filled | within(hostile_forcefields, FORCEFIELD_REACH) if hostile_forcefields else filled
    return EVERYWHERE & ~taken


def in_range(filled: Squares, origin: Squares) -> Squares:
    """The blocks that artillery on this square can destroy, its own among them (STA-21, STA-22)."""
    return within(origin, ARTILLERY_REACH) & filled


def anchors(own: Squares) -> Squares:
    """The squares one of which a group must use: the border, and next to an own block (STA-17)."""
    return BORDER | neighbours(own)


def placements(free: Squares, anchoring: Squares, size: int) -> Iterator[Squares]:
    """Every group of this many free squares that is connected and anchored, each once (STA-16 to STA-18)."""
    anchoring &= free
    for shape in SHAPES[size]:
        corners = shape.room
        anchored = 0
        for offset in shape.offsets:
            corners &= free >> offset
            anchored |= anchoring >> offset
        corners &= anchored
        squares = shape.squares
        while corners:
            corner = corners & -corners
            yield squares * corner
            corners ^= corner


def random_placement(free: Squares, anchoring: Squares, size: int, rng: Random) -> Squares:
    """One legal placement, grown square by square from an anchor; 0 if there is none."""
    starts = free & anchoring
    while starts:
        group = any_of(starts, rng)
        for _square in range(size - 1):
            beside = neighbours(group) & free & ~group
            if not beside:
                break
            group |= any_of(beside, rng)
        else:
            return group
        starts &= ~group  # it filled an island that is too small
    return 0


def is_connected(squares: Squares) -> bool:
    """Are these squares connected orthogonally (STA-16)?"""
    group = squares & -squares
    while (grown := group | neighbours(group) & squares) != group:
        group = grown
    return group == squares


def judge_group(squares: tuple[Square, ...], filled: Squares, free: Squares, anchoring: Squares) -> None:
    """Raise `Refused` unless a group may be placed on these squares (STA-16 to STA-18)."""
    for row, column in squares:
        if not on_board((row, column)):
            raise Refused("STA-1", "refused-off-board", row=row, column=column, last=SIDE - 1)
    group = gather(squares)
    if group.bit_count() < len(squares):
        raise Refused("STA-16", "refused-square-twice")
    for row, column in spread(group & filled):
        raise Refused("STA-18", "refused-filled", row=row, column=column)
    for row, column in spread(group & ~free):
        raise Refused("STA-18", "refused-forcefield", row=row, column=column, reach=FORCEFIELD_REACH)
    if not is_connected(group):
        raise Refused("STA-16", "refused-apart")
    if not group & anchoring:
        raise Refused("STA-17", "refused-unanchored")
