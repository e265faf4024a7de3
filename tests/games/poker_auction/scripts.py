"""Players of a few lines that any level must hold its own against."""

from ridotto.core import Decision
from ridotto.games.poker_auction.moves import Lay, Pass
from ridotto.lab.tuning.poker_auction import Hoarder, PlainSense

__all__ = ["Hoarder", "Miser", "PlainSense"]


class Miser:
    """Lays the lowest card and buys nothing."""

    def decide(self, sight, rng):
        you = sight.view().you
        if you.lay:
            return Decision(Lay(you.lay[0]), 1_000)
        return Decision(Pass() if you.may_pass else None, 1_000)
