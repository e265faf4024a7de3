"""Venice: a week of sealed auctions for any number of players."""

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta

from ridotto.core.forms import Fault, Options
from ridotto.core.game import Game

LONGEST_PACK = 262_144
"""Characters in the text of a pack."""


class VeniceOptions(Options, frozen=True):
    """How fast the week goes (VEN-2), what the treasury asks (VEN-8), and what is offered (VEN-6)."""

    pace: Literal["calendar", "minutes"] = "calendar"
    minutes: Annotated[int, Meta(ge=1, le=1440)] = 5
    zone: Annotated[str, Meta(max_length=64)] = "Europe/Rome"
    rate: Annotated[int, Meta(ge=0, le=100)] = 5
    interest: Literal["simple", "compound"] = "simple"
    pack: Annotated[str, Meta(max_length=LONGEST_PACK)] = "serenissima"
    """The name of a pack that the house ships, or the whole text of one."""

    def check(self, seats: int) -> None:
        """Raise `Problem` for a time zone that nobody knows, or a pack with something wrong in it."""
        from .calendar import find_zone
        from .pack import find_pack

        find_zone(self.zone)
        find_pack(self.pack)

    @classmethod
    def faults(cls, option: str, text: str) -> Sequence[Fault]:
        """Everything that is wrong with the text of a pack (VEN-6)."""
        from .pack import check_pack

        return check_pack(text) if option == "pack" else super().faults(option, text)


game = Game(
    package=__name__,
    seats=(1, 100_000),
    rules=1,
    minutes=(15, 10_080),
    options=VeniceOptions,
    quick_start={"pace": "minutes", "minutes": 2},
    one_sitting={"pace": "minutes"},
    quick_decisions=1_000,
)
