"""A toy for the table: take one to three sticks in turn; whoever takes the last one wins."""

from ridotto.core.forms import Options
from ridotto.core.game import Game


class SticksOptions(Options, frozen=True):
    """How many sticks; how long a player may think (0: as long as they like); whether takers learn a secret; whether
    a player may leave it to the clock."""

    sticks: int = 10
    move_ms: int = 0
    whispers: bool = False
    lazy: bool = False


game = Game(package=__name__, seats=(2, 3), rules=1, options=SticksOptions)
