"""Logistics: pyramids, sowing and capture, two players."""

from typing import Annotated, Literal

from msgspec import Meta

from ridotto.core.forms import Options
from ridotto.core.game import Game

Palette = Literal["rainbow", "xeno"]


class LogisticsOptions(Options, frozen=True):
    """The length of the rows (LOG-1), each player's colours (LOG-4), and how many of every pyramid (LOG-3)."""

    cards: Annotated[int, Meta(ge=3, le=10)] = 4
    palettes: tuple[Palette, Palette] = ("rainbow", "rainbow")
    sets: Annotated[int, Meta(ge=1, le=4)] | None = None

    def sets_each(self) -> int:
        """How many of every pyramid a player starts with: two, with ten cards three, unless the table says (LOG-3)."""
        if self.sets is not None:
            return self.sets
        return 3 if self.cards == 10 else 2


game = Game(package=__name__, seats=(2, 2), rules=1, minutes=(20, 30), options=LogisticsOptions, quick_decisions=2_000)
