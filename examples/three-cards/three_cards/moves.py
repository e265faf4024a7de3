"""What players may ask for in Three Cards, and what can happen."""

from __future__ import annotations

from typing import Any, ClassVar

from ridotto.core import Event, Move, SeatEvent


class Choose(Move, frozen=True):
    """The card to play to this trick (THR-2)."""

    secret: ClassVar[bool] = True
    final: ClassVar[bool] = True

    card: int


class Chosen(SeatEvent, frozen=True):
    """A player has chosen, still hidden."""


class CardShown(SeatEvent, frozen=True, kw_only=True):
    """A player's choice, shown together with the others'."""

    reveals: ClassVar[bool] = True

    card: int

    def holds(self, state: Any) -> bool:
        """Of the two cards of each number, at most one is left once one was shown."""
        return sum(cards.count(self.card) for cards in (*state.hands, state.rest)) <= 1


class TrickTaken(SeatEvent, frozen=True):
    """A player takes the trick."""


class TrickLost(Event, frozen=True):
    """No card stood alone."""


MOVES = (Choose,)
EVENTS = (Chosen, CardShown, TrickTaken, TrickLost)
