"""What one seat, or an onlooker, may see of Podstavec."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import UNSET, Struct, UnsetType

from ridotto.core.forms import View, turn_on_the_wire

from .moves import COLOURS, Arrange, Bid, Colour

if TYPE_CHECKING:
    from .state import Podstavec


class Display(Struct, frozen=True):
    """Pedestals with a ball of each colour, and empty ones."""

    red: int
    white: int
    black: int
    empty: int


class Lot(Struct, frozen=True):
    """Balls and pedestals."""

    red: int
    white: int
    black: int
    pedestals: int


class YourMoves(Struct, frozen=True):
    """What this seat may do now: with what at most, and what it has already sent this time."""

    may: Literal["arrange", "bid"] | None
    most: Lot | None
    sent: Arrange | Bid | None


class PodstavecView(View, frozen=True, kw_only=True):
    """A position as one seat sees it. While arranging, values and spoils are still last round's."""

    round: int
    phase: Literal["arrange", "bid", "over"]
    scoring: Literal["colour-first", "count-first"]
    displays: tuple[Display, ...]
    supply: int
    spoils: Lot
    values: tuple[Colour, ...]
    bag: Lot | UnsetType = UNSET
    you: YourMoves | UnsetType = UNSET


def view(state: Podstavec, seat: int | None) -> PodstavecView:
    """Everything but others' bags and what they have sent (POD-4)."""
    return PodstavecView(
        game="podstavec",
        seat=seat,
        turn=turn_on_the_wire(state.turn(), state.seats),
        due=None,
        outcome=state.outcome(),
        round=state.round,
        phase=state.phase,
        scoring=state.scoring,
        displays=tuple(Display(*display) for display in state.displays),
        supply=state.supply,
        spoils=Lot(*state.spoils),
        values=tuple(COLOURS[colour] for colour in state.values),
        bag=UNSET if seat is None else Lot(*state.bags[seat]),
        you=UNSET if seat is None else _your_moves(state, seat),
    )


def _your_moves(state: Podstavec, seat: int) -> YourMoves:
    if state.phase == "over":
        return YourMoves(None, None, None)
    sent = state.sent[seat]
    arranging = state.phase == "arrange"
    if sent is not None:
        return YourMoves(None, None, Arrange(*sent) if arranging else Bid(*sent))
    return YourMoves(state.phase, Lot(*(state.owned(seat) if arranging else state.bags[seat])), None)
