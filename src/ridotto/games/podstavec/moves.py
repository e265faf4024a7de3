"""What players may ask for in Podstavec, and what can happen."""

from __future__ import annotations

from typing import Any, ClassVar, Literal, TypeAlias

from ridotto.core.forms import Event, Move, SeatEvent

Colour: TypeAlias = Literal["red", "white", "black"]
COLOURS: tuple[Colour, ...] = ("red", "white", "black")
"""In their default order, best first (POD-7)."""


class Arrange(Move, frozen=True):
    """What the display shall hold: pedestals with a ball of each colour, and empty ones (POD-5)."""

    secret: ClassVar[bool] = True
    final: ClassVar[bool] = True

    red: int
    white: int
    black: int
    empty: int


class Bid(Move, frozen=True):
    """Balls and pedestals from the bag; nothing at all is a pass (POD-9)."""

    secret: ClassVar[bool] = True
    final: ClassVar[bool] = True

    red: int
    white: int
    black: int
    pedestals: int


class Arranged(SeatEvent, frozen=True):
    """A player's arrangement is in, still hidden (POD-6)."""


class DisplayRevealed(SeatEvent, frozen=True, kw_only=True):
    """A player's new display, shown to all together with the others' (POD-6)."""

    reveals: ClassVar[bool] = True

    red: int
    white: int
    black: int
    empty: int

    def holds(self, state: Any) -> bool:
        """Until the next displays are revealed."""
        return bool(state.displays[self.seat] == (self.red, self.white, self.black, self.empty))


class ValuesSet(Event, frozen=True, kw_only=True):
    """The colours' values for this round, best first (POD-7)."""

    first: Colour
    second: Colour
    third: Colour


class PedestalAdded(Event, frozen=True, kw_only=True):
    """A pedestal has moved from the supply to the spoils (POD-8)."""

    supply: int


class BidPlaced(SeatEvent, frozen=True):
    """A player's bid is in, still hidden (POD-9)."""


class LotEvent(SeatEvent, frozen=True, kw_only=True):
    """Balls and pedestals that one player has bid or won."""

    red: int
    white: int
    black: int
    pedestals: int


class BidRevealed(LotEvent, frozen=True):
    """A player's bid, shown to all together with the others'."""

    reveals: ClassVar[bool] = True


class SpoilsWon(LotEvent, frozen=True):
    """A player takes the whole spoils into the bag (POD-11)."""


class NobodyWon(Event, frozen=True, kw_only=True):
    """All bids have joined the spoils (POD-12)."""

    red: int
    white: int
    black: int
    pedestals: int


MOVES = (Arrange, Bid)
EVENTS = (Arranged, DisplayRevealed, ValuesSet, PedestalAdded, BidPlaced, BidRevealed, SpoilsWon, NobodyWon)
