"""The player without a plan."""

from __future__ import annotations

from random import Random

from ridotto.core import Decision, Sight


class RandomBot:
    """Any legal move: exactly what `random_move` gives in a world that this seat could not tell from the real one."""

    def decide(self, sight: Sight, rng: Random) -> Decision:
        """Play at once where the seat may act, otherwise wait."""
        world = sight.imagine()
        return Decision(world.random_move(sight.seat, rng) if sight.seat in world.turn() else None)
