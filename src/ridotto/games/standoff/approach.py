"""The way to the Red Gun and the fight for it: where the next blocks go, and which blocks of others are in the way."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from .board import RED_GUN, Squares, any_of, neighbours, within
from .placement import ARTILLERY_REACH, FORCEFIELD_REACH
from .scoring import standings

if TYPE_CHECKING:
    from .state import Standoff

PATIENCE = 25
"""Turns each after which a player no longer puts off the end of a game that is being lost."""

FAR = 99

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
    return any(own & _GUN_IN_SIGHT for own in state.blocks[: state.seats])


class Approach:
    """The free squares in layers by their distance from the open squares of the Red Gun, as far as the own blocks."""

    __slots__ = ("free", "layers", "starts")

    def __init__(self, free: Squares, anchoring: Squares) -> None:
        self.free = free
        self.layers: list[Squares] = []
        self.starts: Squares = 0
        """The nearest squares where a group may begin."""
        layer, reached = RED_GUN & free, 0
        while layer and not self.starts:
            self.layers.append(layer)
            reached |= layer
            self.starts = layer & anchoring
            layer = neighbours(layer) & free & ~reached

    def distance(self, group: Squares) -> int:
        """How far from the Red Gun the nearest of these is."""
        return next((distance for distance, layer in enumerate(self.layers) if layer & group), FAR)

    def merit(self, group: Squares) -> tuple[int, int]:
        """More blocks in the Red Gun, then nearer to it."""
        return (group & RED_GUN).bit_count(), -self.distance(group)

    def grown(self, size: int, contested: Squares, rng: Random) -> Squares:
        """A group that begins nearest to the Red Gun and goes on towards it; 0 if there is no room."""
        group = any_of(self.starts & contested or self.starts, rng)
        for _square in range(size - 1):
            beside = neighbours(group) & self.free & ~group
            if not beside:
                return 0
            nearest = next((beside & layer for layer in self.layers if beside & layer), beside)
            group |= any_of(nearest & contested or nearest, rng)
        return group


def approach_of(state: Standoff, seat: int) -> Approach:
    """How this seat comes to the Red Gun."""
    return Approach(state.free_squares(seat), state.anchors(seat))


def contested(state: Standoff, seat: int) -> Squares:
    """The squares of the Red Gun that an opponent could take next."""
    theirs = 0
    for other, blocks in enumerate(state.blocks[: state.seats]):
        if other != seat:
            theirs |= blocks
    return neighbours(theirs) & RED_GUN


def best_group(state: Standoff, seat: int, way: Approach, size: int, rng: Random, tries: int = TRIES) -> Squares:
    """Where a piece of this size brings most; 0 if nowhere, or if it would fill the Red Gun for another."""
    if not way.starts:
        return 0
    best, highest = 0, (-1, -FAR)
    hot = contested(state, seat)
    for _try in range(1 if size == 1 else tries):
        group = way.grown(size, hot, rng)
        merit = way.merit(group)
        if group and merit > highest and not spoils_the_game(state, seat, group):
            best, highest = group, merit
    return best


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
