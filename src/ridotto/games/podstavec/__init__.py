"""Podstavec: blind bidding for pedestals, two or three players."""

from typing import Literal

from ridotto.core.forms import Options
from ridotto.core.game import Game


class PodstavecOptions(Options, frozen=True):
    """How displays are compared at the end (POD-17)."""

    scoring: Literal["colour-first", "count-first"] = "colour-first"


game = Game(package=__name__, seats=(2, 3), rules=1, minutes=(15, 25), options=PodstavecOptions, quick_decisions=700)
