"""Worlds by what a seat could know. What the others have chosen in secret is chosen there by players with some sense: a
rival who had chosen just anything would be easily beaten, and every chance would look better than it was."""

from __future__ import annotations

from random import Random

from ridotto.core import Bot, Sight, State

MOST_CHOICES = 100
"""So many moves a rival may make in secret."""


def known_world(state: State, seat: int, quick: Bot, rng: Random, at: int) -> State:
    """A world that this seat could not tell from the real one, by chance. It follows from what the seat knows alone:
    the rivals choose by their own sights of a world that is imagined already."""
    world = state.imagine(seat, rng)
    for rival in world.unseal(seat):
        _choose(world, rival, quick, rng, at)
    return world


def sees_all(state: State, seat: int) -> bool:
    """Is nothing hidden from this seat just now? Then every world that it may imagine is the real one."""
    world = state.imagine(seat, Random(0))
    return not world.unseal(seat) and world.digest() == state.digest()


def _choose(world: State, seat: int, quick: Bot, rng: Random, at: int) -> None:
    """Until nothing is left to be chosen, or what comes next would be seen by all."""
    for _ in range(MOST_CHOICES):
        move = quick.decide(Sight(world, seat, rng, at), rng).move
        if move is None or not move.secret:
            return
        world.play(seat, move, at)
        if seat not in world.turn():
            return
