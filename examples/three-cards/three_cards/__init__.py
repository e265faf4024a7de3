"""Three Cards: everyone plays a card in secret, the highest one that stands alone takes the trick."""

from typing import Annotated

from msgspec import Meta

from ridotto.core.forms import Options
from ridotto.core.game import Game


class ThreeCardsOptions(Options, frozen=True):
    """How long the players have for a trick (THR-5)."""

    seconds: Annotated[int, Meta(ge=1, le=3600)] = 60


game = Game(package=__name__, seats=(2, 4), rules=1, minutes=(5, 10), options=ThreeCardsOptions)
