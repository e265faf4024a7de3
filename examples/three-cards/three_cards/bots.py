"""What Three Cards knows about playing well."""

from __future__ import annotations

from random import Random

from ridotto.core import Bot, Decision, Sight

from .moves import Choose


class Steady:
    """Plays its middle card first: high cards are often matched, low ones never win."""

    def decide(self, sight: Sight, rng: Random) -> Decision:
        """One card, after a moment's thought."""
        cards = sight.view().you.cards
        return Decision(Choose(cards[len(cards) // 2]), wait_ms=1500) if cards else Decision(None)


BOTS: dict[str, Bot] = {"steady": Steady()}
