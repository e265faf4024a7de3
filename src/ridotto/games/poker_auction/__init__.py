"""Poker Auction: buy and sell cards under the hammer, the best poker hand takes the bank; two to ten players."""

from typing import Annotated, Literal

from msgspec import Meta

from ridotto.core.forms import Options
from ridotto.core.game import Game
from ridotto.core.refusal import Problem


class PokerAuctionOptions(Options, frozen=True):
    """Which of the three games it is, what everyone starts with, and how fast it goes."""

    mode: Literal["classic", "mahjong", "open-deck"] = "classic"
    chips: Annotated[int, Meta(ge=1, le=1_000_000)] = 1000
    """What each player starts with (PAU-2)."""
    ante: Annotated[int, Meta(ge=0, le=1_000_000)] = 10
    """What each player puts into the bank in the first three deals (PAU-14)."""
    deals: Annotated[int, Meta(ge=1, le=30)] = 30
    """After how many deals it ends at the latest; a single deal has no ante (PAU-14)."""
    hammer_seconds: Annotated[int, Meta(ge=1, le=3600)] = 10
    """How long a bid must stand (PAU-8)."""
    move_seconds: Annotated[int, Meta(ge=1, le=3600)] = 30
    """How long a mover may think (PAU-5, PAU-18)."""
    quick_lots: bool = False
    """May players pass, and the hammer fall at once when nobody else is left (PAU-23)?"""

    def check_new(self, seats: int) -> None:
        """Raise `Problem` for an ante that nobody has, where there is one (PAU-14, PAU-17)."""
        if self.ante > self.chips and self.mode != "open-deck" and self.deals > 1:
            raise Problem("setup-ante", ante=self.ante, chips=self.chips)


game = Game(
    package=__name__,
    seats=(2, 10),
    rules=1,
    minutes=(10, 45),
    options=PokerAuctionOptions,
    quick_start={"deals": 3, "quick_lots": True},
    quick_decisions=2_500,
)
