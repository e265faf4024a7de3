"""Which moves there are in Three Cards."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING

from ridotto.core import Move, Refused

from .moves import Choose

if TYPE_CHECKING:
    from .state import ThreeCards


def moves(state: ThreeCards, seat: int) -> Iterator[Move]:
    """Each different card in the hand."""
    return (Choose(card) for card in sorted(set(state.hands[seat])))


def random_move(state: ThreeCards, seat: int, rng: Random) -> Move:
    """Any card in the hand."""
    return Choose(rng.choice(state.hands[seat]))


def judge(state: ThreeCards, seat: int, move: Move) -> None:
    """Only a card in the hand can be chosen (THR-2)."""
    if isinstance(move, Choose) and move.card not in state.hands[seat]:
        raise Refused("THR-2", "refused-card", card=move.card)


def idle(state: ThreeCards, seat: int) -> Move:
    """The lowest card."""
    return Choose(state.hands[seat][0])
