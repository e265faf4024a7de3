"""Worlds by what a seat could know. What the others have chosen in secret is chosen there as the judge would: a rival
who had chosen just anything would be easily beaten, and every chance would look better than it was."""

from __future__ import annotations

from random import Random

from ridotto.core import Bot, Sight, State

MOST_CHOICES = 100
"""So many moves a rival may make in secret."""


def known_world(state: State, seat: int, judge: Bot, rng: Random, at: int) -> State:
    """A world that this seat could not tell from the real one, by chance. It follows from what the seat knows alone:
    the rivals choose by their own sights of a world that is imagined already."""
    world = state.imagine(seat, rng)
    for rival in world.unseal(seat):
        _choose(world, rival, judge, rng, at)
    return world


def unsealed_world(state: State, seat: int, rng: Random) -> State:
    """A world that agrees with what this seat knows, in which nobody else has chosen anything in secret yet."""
    world = state.imagine(seat, rng)
    world.unseal(seat)
    return world


def rivals_in_secret(state: State, seat: int) -> set[int]:
    """Who has chosen, or may have chosen, what this seat does not know. That stands until something is revealed."""
    return set(state.imagine(seat, Random(0)).unseal(seat))


def sees_all(state: State, seat: int) -> bool:
    """Is nothing hidden from this seat just now? Then every world that it may imagine is the real one."""
    return not rivals_in_secret(state, seat) and state.imagine(seat, Random(0)).digest() == state.digest()


def _choose(world: State, seat: int, judge: Bot, rng: Random, at: int) -> None:
    """Until nothing is left to be chosen, or what comes next would be seen by all."""
    for _ in range(MOST_CHOICES):
        move = judge.decide(Sight(world, seat, rng, at), rng).move
        if move is None or not move.secret:
            return
        world.play(seat, move, at)
        if seat not in world.turn():
            return
