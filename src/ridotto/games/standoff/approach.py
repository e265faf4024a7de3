"""The way to the Red Gun and the fight for it: where the next blocks go, and which blocks of others are in the way."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, TypeAlias

from .board import NEXT_TO, RED_GUN, Squares, any_of, neighbours, union, within
from .placement import ARTILLERY_REACH, FORCEFIELD_REACH, anchors, free_squares
from .scoring import standings

if TYPE_CHECKING:
    from .state import Standoff

PATIENCE = 25
"""Turns each after which a player no longer puts off the end of a game that is being lost."""

FAR = 99

Merit: TypeAlias = tuple[int, int]
"""Of a group: more blocks in the Red Gun, then nearer to it."""

NO_MERIT: Merit = (-1, -FAR)

TRIES = 2
"""So many groups are grown for a piece, and the best of them is placed."""

_GUN_IN_SIGHT = within(RED_GUN, 2)
_IN_RANGE_OF_GUN = within(RED_GUN, ARTILLERY_REACH)


def wins_if_filled(state: Standoff, seat: int, own: Squares) -> bool:
    """Would this seat win if the game ended with these as its blocks?"""
    blocks = [own if other == seat else theirs for other, theirs in enumerate(state.blocks[: state.seats])]
    return standings(blocks, "red-gun").places[seat] == 1


def spoils_the_game(state: Standoff, seat: int, group: Squares) -> bool:
    """Would placing these fill the Red Gun for somebody else? After a long game that no longer matters."""
    if RED_GUN & ~(state.filled() | group):
        return False
    patient = state.number <= PATIENCE * state.seats
    return patient and not wins_if_filled(state, seat, state.blocks[seat] | group)


def lead(state: Standoff, seat: int) -> int:
    """By how many blocks in the Red Gun this seat is ahead of the best of the others."""
    in_gun = [(own & RED_GUN).bit_count() for own in state.blocks[: state.seats]]
    own = in_gun.pop(seat)
    return own - max(in_gun)


def nears_the_gun(state: Standoff) -> bool:
    """Is anyone about to enter the Red Gun, or there already?"""
    return bool(union(state.blocks[: state.seats]) & _GUN_IN_SIGHT)


class Approach:
    """The free squares in layers by their distance from the open squares of the Red Gun, as far as the own blocks."""

    __slots__ = ("contested", "free", "gap", "layers", "starts")

    def __init__(self, seat: int, blocks: Sequence[Squares], forcefields: Squares) -> None:
        own, filled = blocks[seat], union(blocks)
        anchoring = anchors(own)
        self.free = free = free_squares(filled, forcefields & ~own)
        self.gap = RED_GUN & ~filled
        """The open squares of the Red Gun."""
        self.contested = neighbours(union(blocks[:-1]) & ~own) & RED_GUN
        """The squares of the Red Gun that an opponent could take next."""
        self.layers: list[Squares] = []
        self.starts: Squares = 0
        """The nearest squares where a group may begin."""
        layer, reached = RED_GUN & free, 0
        while layer and not self.starts:
            self.layers.append(layer)
            reached |= layer
            self.starts = layer & anchoring
            layer = neighbours(layer) & free & ~reached

    def grown(self, size: int, rng: Random) -> tuple[Squares, Merit]:
        """A group that begins nearest to the Red Gun and goes on towards it, and its merit; 0 if there is no room."""
        layers, contested, left, around = self.layers, self.contested, self.free, 0
        beyond = len(layers)
        nearest = beyond - 1
        in_gun = 0 if nearest else 1
        group = square = any_of(self.starts & contested or self.starts, rng)
        for _square in range(size - 1):
            around |= NEXT_TO[square]
            left ^= square
            beside = around & left
            if not beside:
                return 0, NO_MERIT
            distance = nearest - 1 if nearest else 0  # a step leads no farther than into the next layer
            while distance < beyond and not beside & layers[distance]:
                distance += 1
            if distance < beyond:
                beside &= layers[distance]
            if distance == 0:
                beside = beside & contested or beside
                in_gun += 1
            if distance < nearest:
                nearest = distance
            square = any_of(beside, rng)
            group |= square
        return group, (in_gun, -nearest)


_approach = lru_cache(1 << 12)(Approach)
"""Games that are finished in thought come to the same field again and again."""


def approach_of(state: Standoff, seat: int) -> Approach:
    """How this seat comes to the Red Gun."""
    return _approach(seat, tuple(state.blocks), state.forcefields)


def best_group(
    state: Standoff, seat: int, way: Approach, size: int, rng: Random, tries: int = TRIES
) -> tuple[Squares, Merit]:
    """Where a piece of this size brings most, and its merit; 0 if nowhere, or if it would fill the Red Gun for
    another."""
    best, highest = 0, NO_MERIT
    for _try in range(1 if size == 1 else tries) if way.starts else ():
        group, merit = way.grown(size, rng)
        if merit > highest and (way.gap & ~group or not spoils_the_game(state, seat, group)):
            best, highest = group, merit
    return best, highest


def strongest_rival(state: Standoff, seat: int) -> int:
    """The opponent with most blocks in the Red Gun, then with most on the field."""
    rivals = [other for other in range(state.seats) if other != seat]
    return max(rivals, key=lambda other: ((state.blocks[other] & RED_GUN).bit_count(), state.blocks[other].bit_count()))


def targets(state: Standoff, seat: int) -> Squares:
    """The blocks that are best destroyed: a forcefield over the Red Gun, artillery in range of it, then blocks of the
    strongest rival in it, first those that an own block can take the place of."""
    hostile = ~state.blocks[seat]
    for tokens in (state.forcefields & _GUN_IN_SIGHT, state.artillery & _IN_RANGE_OF_GUN):
        if tokens & hostile:
            return tokens & hostile
    theirs = state.blocks[strongest_rival(state, seat)] & RED_GUN
    return theirs & neighbours(state.blocks[seat]) or theirs


def shelter(state: Standoff, seat: int) -> tuple[Squares, int]:
    """The own block from which a forcefield would cover most open squares of the Red Gun, and how many (STA-18)."""
    ground = state.blocks[seat] & ~(state.refineries | state.artillery | state.forcefields) & _GUN_IN_SIGHT
    own = state.forcefields & state.blocks[seat]
    gap = RED_GUN & ~state.filled() & ~(within(own, FORCEFIELD_REACH) if own else 0)
    best, most = 0, 0
    while ground and gap:
        block = ground & -ground
        ground ^= block
        covered = (within(block, FORCEFIELD_REACH) & gap).bit_count()
        if covered > most:
            best, most = block, covered
    return best, most


def emplacement(state: Standoff, seat: int) -> Squares:
    """An own block from which artillery reaches the middle of the Red Gun, the one farthest from it (STA-21)."""
    ground = state.blocks[seat] & ~(state.refineries | state.artillery | state.forcefields)
    reach = RED_GUN
    choice = 0
    for _step in range(ARTILLERY_REACH - 1):
        choice = ground & reach or choice
        reach |= neighbours(reach)
    return choice & -choice
