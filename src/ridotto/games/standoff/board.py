"""The field: 256 squares, each one bit of an integer, so that a set of squares is one number."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, TypeAlias

from ridotto.core.messages import Message
from ridotto.core.reading import Unreadable

Square: TypeAlias = tuple[int, int]
"""Row and column, from (0, 0) at the top left (STA-1)."""

Squares: TypeAlias = int
"""A set of squares: bit 16 × row + column stands for (row, column)."""

SIDE = 16
EVERYWHERE: Squares = (1 << SIDE * SIDE) - 1
SQUARES: tuple[Square, ...] = tuple((row, column) for row in range(SIDE) for column in range(SIDE))
_HEX_DIGITS = SIDE * SIDE // 4


def on_board(square: Square) -> bool:
    """Does the field have this square (STA-1)?"""
    row, column = square
    return 0 <= row < SIDE and 0 <= column < SIDE


def bit(square: Square) -> Squares:
    """The set of this one square."""
    return 1 << SIDE * square[0] + square[1]


def gather(squares: Iterable[Square]) -> Squares:
    """The set of these squares."""
    gathered = 0
    for square in squares:
        gathered |= bit(square)
    return gathered


def union(sets: Iterable[Squares]) -> Squares:
    """The squares that are in any of these sets."""
    united = 0
    for squares in sets:
        united |= squares
    return united


def spread(squares: Squares) -> Iterator[Square]:
    """The squares of a set, row by row."""
    while squares:
        lowest = squares & -squares
        yield SQUARES[lowest.bit_length() - 1]
        squares ^= lowest


def to_hex(squares: Squares) -> str:
    """A set of squares as 64 hex digits, since many programs round JSON numbers of 256 bits."""
    return f"{squares:0{_HEX_DIGITS}x}"


def from_hex(squares: Any, place: str) -> Any:
    """The same as a number again. What is no text is left to whoever gives the values their types."""
    if not isinstance(squares, str):
        return squares  # a number, as in the JSON of the state itself
    if not re.fullmatch(rf"[0-9a-f]{{1,{_HEX_DIGITS}}}", squares):
        raise Unreadable(Message("form-other", {"place": place}))
    return int(squares, 16)


def any_of(squares: Squares, rng: Random) -> Squares:
    """One square of a set that is not empty; every one has a chance, those after a gap a better one."""
    start = int(rng.random() * SIDE * SIDE)
    later = squares >> start
    return (later & -later) << start if later else squares & -squares


def _columns(columns: Iterable[int]) -> Squares:
    return gather((row, column) for row in range(SIDE) for column in columns)


NOT_FIRST_COLUMN: Squares = EVERYWHERE & ~_columns([0])
NOT_LAST_COLUMN: Squares = EVERYWHERE & ~_columns([SIDE - 1])
ROOM_FOR: tuple[Squares, ...] = tuple(_columns(range(SIDE - width + 1)) for width in range(SIDE + 1))
"""By width: the squares where something this wide can begin without running over the right edge."""


def neighbours(squares: Squares) -> Squares:
    """Every square orthogonally next to one of these."""
    return (
        (squares & NOT_LAST_COLUMN) << 1
        | (squares & NOT_FIRST_COLUMN) >> 1
        | squares << SIDE & EVERYWHERE
        | squares >> SIDE
    )


NEXT_TO: dict[Squares, Squares] = {square: neighbours(square) for square in (1 << n for n in range(SIDE * SIDE))}
"""The neighbours of a single square, by the set of it."""


def within(squares: Squares, distance: int) -> Squares:
    """Every square at most this far, rows plus columns, from one of these."""
    for _step in range(distance):
        squares |= neighbours(squares)
    return squares


BORDER: Squares = gather(square for square in SQUARES if {0, SIDE - 1} & set(square))

BLACK_AT_START: Squares = gather(
    square for step in range(6, 10) for square in ((3, step), (12, step), (step, 3), (step, 12))
)
"""The walls (STA-1)."""

RED_GUN: Squares = gather(
    [(row, column) for row in (6, 9) for column in (7, 8)]
    + [(row, column) for row in (7, 8) for column in range(6, 10)]
)
"""The twelve squares in the middle (STA-2)."""


def _in_all_corners(squares: Iterable[Square]) -> Squares:
    last = SIDE - 1
    return gather(
        mirrored
        for row, column in squares
        for mirrored in ((row, column), (last - row, column), (row, last - column), (last - row, last - column))
    )


LARGE_PATCHES: Squares = _in_all_corners([(0, 0)])
SMALL_PATCHES: Squares = _in_all_corners([(0, 2), (1, 1), (2, 0)])
PATCHES: Squares = LARGE_PATCHES | SMALL_PATCHES
"""The mineral patches (STA-3)."""
