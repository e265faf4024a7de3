"""Standoff: deck building and polyominoes on a field of 16 by 16, two to four players."""

from typing import Literal

from ridotto.core.forms import Options
from ridotto.core.game import Game
from ridotto.core.refusal import Problem


class StandoffOptions(Options, frozen=True):
    """Which expansions are in the temporary pile, and whose costs are paid (STA-4)."""

    expansions: tuple[Literal["orbit", "bonds"], ...] = ()
    prices: Literal["printed", "rebalanced"] = "printed"

    def check(self, seats: int) -> None:
        """An expansion is in the pile once."""
        for name in self.expansions:
            if self.expansions.count(name) > 1:
                raise Problem("setup-expansion-twice", name=name)


game = Game(package=__name__, seats=(2, 4), rules=1, minutes=(40, 80), options=StandoffOptions, quick_decisions=75_000)
