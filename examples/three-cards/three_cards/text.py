"""Three Cards as text: a move is the card's number."""

from __future__ import annotations

import re

from ridotto.core import Problem

from .drawing import draw
from .moves import Choose
from .position import read_position, write_position
from .view import ThreeCardsView

__all__ = ["complete", "draw", "read_move", "read_position", "write_move", "write_position"]


def write_move(move: Choose) -> str:
    """`7`."""
    return str(move.card)


def read_move(typed: str, view: ThreeCardsView) -> Choose:
    """A card's number."""
    if not re.fullmatch(r"\s*\d{1,3}\s*", typed):
        raise Problem("typed-unknown", typed=typed[:40]).within(__package__)
    return Choose(int(typed))


def complete(typed: str, view: ThreeCardsView) -> list[str]:
    """The cards that may be played."""
    return [str(card) for card in view.you.cards if str(card).startswith(typed.strip())] if view.you else []
