"""Can the realization of a pack's agendas always be found in time? Nobody can prove it short of trying, so it is tried.

An exact answer (VEN-15) has no bound on its time that would serve: with fifty kinds, three resources and numbers up to
a million even the tables of a dynamic programme would not fit. But what makes holdings hard is known: many agendas of
about the same size, each worth about what it costs. So the trials take agendas of like size together, which one huge or
tiny agenda cannot spoil, and hold them in the numbers that are hardest: one each, a few, and many.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from .pricing import Resources
from .realization import Held, OutOfPatience, Patience, realize

PATIENCE = 30_000
"""Steps that the realization of one trial holding may take; about half a second."""
PATIENCE_IN_ALL = 200_000
LEAST = 4
"""Fewer agendas than this are never hard."""
MIXED = 6
"""So many trials take any agendas together."""
COPIES = (1, 4, 40)
TENTHS = ((2, 2, 2), (5, 5, 5), (8, 8, 8), (3, 5, 7))
"""Parts of what everything held would cost: with nothing or all of it the answer is plain."""


def too_hard(agendas: Sequence[tuple[int, Resources]]) -> list[Held]:
    """A holding of these agendas (value and cost) whose realization takes too long; nothing if none was found."""
    together = Patience(PATIENCE_IN_ALL)
    held: list[Held] = []
    try:
        for held, resources in _trials(agendas):
            realize(held, resources, Patience(PATIENCE), together)
    except OutOfPatience:
        return held
    return []


def _trials(agendas: Sequence[tuple[int, Resources]]) -> Iterator[tuple[list[Held], Resources]]:
    """Holdings, each with resources for a part of it; the same ones whenever the same pack is asked about."""
    rng = Random(len(agendas))
    for some in [*_of_like_size(agendas), *_mixed(agendas, rng)]:
        for most in COPIES:
            held = [Held(value, cost, rng.randint((most + 1) // 2, most)) for value, cost in some]
            force, popularity, influence = (sum(agenda.cost[r] * agenda.copies for agenda in held) for r in range(3))
            for a, b, c in TENTHS:
                yield held, (force * a // 10, popularity * b // 10, influence * c // 10)


def _of_like_size(agendas: Sequence[tuple[int, Resources]]) -> Iterator[Sequence[tuple[int, Resources]]]:
    """All of them; then those that follow each other by cost, in halves that overlap, in quarters, and so on."""
    ordered = sorted(agendas, key=lambda agenda: sum(agenda[1]))
    yield ordered
    size = len(ordered) // 2
    while size >= LEAST:
        starts = {*range(0, len(ordered) - size, size // 2), len(ordered) - size}
        yield from (ordered[start : start + size] for start in sorted(starts))
        size //= 2


def _mixed(agendas: Sequence[tuple[int, Resources]], rng: Random) -> Iterator[Sequence[tuple[int, Resources]]]:
    if len(agendas) > LEAST:
        yield from (rng.sample(agendas, rng.randint(LEAST, len(agendas))) for _ in range(MIXED))
