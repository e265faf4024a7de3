"""Where the tuned numbers of bots come from: one file a game, each with `tune`, repeatable from its seed.

Training seeds begin with "train"; ladders and tests are played on others.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeAlias, cast

from ridotto.core import Game, Problem
from ridotto.core.messages import TITLE

TRAINING = "train"
"""How the seeds begin that numbers are tuned on."""

Tune: TypeAlias = Callable[[str, int, Callable[[str], None]], dict[str, Any]]
"""Tunes from a seed with so much effort, tells how it goes, and gives the numbers found."""


def find_tuning(game: Game) -> Tune:
    """How the numbers of this game are tuned, or `Problem` where it has none."""
    name = f"{__name__}.{game.name}"
    if find_spec(name) is None:
        raise Problem("tune-nothing", game=TITLE).within("ridotto.lab", game.package)
    return cast(Tune, import_module(name).tune)


def check_training_seed(seed: str) -> None:
    """Raise `Problem` for a seed that ladders and tests are played on."""
    if not seed.startswith(TRAINING):
        raise Problem("tune-seed", beginning=TRAINING).within("ridotto.lab")
