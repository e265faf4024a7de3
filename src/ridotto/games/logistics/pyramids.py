"""Pyramids, the stacks they make, and the two shapes that matter: trees and nests.

A pyramid is a small number, ten times its size plus its colour, so that sizes compare with `<`. A stack is a tuple of
pyramids, bottom first, and never changes: rows of stacks are quick to copy.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

Pyramid: TypeAlias = Literal[
    "Sg", "Sy", "Sr", "Sb", "Sk", "Sc", "Sx", "So", "Sp", "Sw",
    "Mg", "My", "Mr", "Mb", "Mk", "Mc", "Mx", "Mo", "Mp", "Mw",
    "Lg", "Ly", "Lr", "Lb", "Lk", "Lc", "Lx", "Lo", "Lp", "Lw",
]  # fmt: skip
"""A pyramid by its name, size and colour, in the order of the numbers."""

Colour: TypeAlias = Literal[
    "green", "yellow", "red", "blue", "black", "cyan", "clear", "orange", "purple", "white",
]  # fmt: skip
"""The rainbow palette, then xeno; the colours of one power stand five apart (LOG-4)."""

PowerName: TypeAlias = Colour | Literal["tree"]
"""What a power is called: by its colour, or if it may be chosen from several, by the tree that has them (LOG-18)."""

Stack: TypeAlias = tuple[int, ...]

NAMES: tuple[Pyramid, ...] = get_args(Pyramid)
NUMBERS: dict[str, int] = {name: number for number, name in enumerate(NAMES)}
COLOURS: tuple[Colour, ...] = get_args(Colour)
PALETTES = {"rainbow": range(5), "xeno": range(5, 10)}
SINGLES: tuple[Stack, ...] = tuple((number,) for number in range(len(NAMES)))
NAMED_SINGLES: tuple[tuple[Pyramid, ...], ...] = tuple((name,) for name in NAMES)
PIECES: dict[str, Stack] = dict(zip(NAMES, SINGLES, strict=True))
"""Every pyramid as a piece of its own, ready to be put on a stack; by number and by name."""

MEDIUM = 10
LARGE = 20
"""The first numbers of their sizes; what is below `MEDIUM` is small."""


def named(pyramids: Stack | list[int]) -> tuple[Pyramid, ...]:
    """The names of these pyramids."""
    if len(pyramids) == 1:
        return NAMED_SINGLES[pyramids[0]]
    return tuple([NAMES[pyramid] for pyramid in pyramids])


def holds_tree(stack: Stack) -> bool:
    """Are the top three a small on a medium on a large, whatever the colours (LOG-11)?"""
    return len(stack) > 2 and stack[-1] < MEDIUM <= stack[-2] < LARGE <= stack[-3]


def awaits_large(stack: Stack) -> bool:
    """Would a large on top make a nest: is the top a medium lying on a small (LOG-16)?"""
    return len(stack) > 1 and stack[-2] < MEDIUM <= stack[-1] < LARGE


def holds_nest(stack: Stack) -> bool:
    """Are the top three a large on a medium on a small (LOG-16)?"""
    return len(stack) > 2 and stack[-1] >= LARGE and awaits_large(stack[:-1])


def colours_of(piece: Stack) -> tuple[int, ...]:
    """The colours of a pyramid or tree that captures, each once (LOG-18)."""
    return tuple(dict.fromkeys([pyramid % MEDIUM for pyramid in piece]))


def called(colours: tuple[int, ...]) -> PowerName:
    """What a power with these colours to choose from is called."""
    return COLOURS[colours[0]] if len(colours) == 1 else "tree"


def full_stock(palette: str, sets: int) -> list[int]:
    """Every size of every colour of a palette, `sets` times, in the order of the numbers (LOG-3)."""
    return [size + colour for size in (0, MEDIUM, LARGE) for colour in PALETTES[palette] for _ in range(sets)]
