"""What one seat, or an onlooker, may see of Podstavec."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from ridotto.core.forms import View

from . import comparison
from .comparison import Award
from .moves import COLOURS, Arrange, Bid, Colour
from .setup import PEDESTALS_TO_END

if TYPE_CHECKING:
    from .state import Podstavec


class Balls(Struct, frozen=True):
    """So many balls of each colour."""

    red: int
    white: int
    black: int


class Display(Balls, frozen=True):
    """Pedestals with a ball of each colour, and empty ones."""

    empty: int


class Lot(Balls, frozen=True):
    """Balls and pedestals."""

    pedestals: int


class YourMoves(Struct, frozen=True):
    """What this seat may do now: with what at most, and what it has already sent this time."""

    may: Literal["arrange", "bid"] | None
    most: Lot | None
    sent: Arrange | Bid | None


class ShownBid(Struct, frozen=True):
    """A bid that was revealed, with its balls laid out from the most valuable down (POD-10)."""

    seat: int
    red: int
    white: int
    black: int
    pedestals: int
    laid: tuple[Colour, ...]


class LastAuction(Struct, frozen=True):
    """How the last auction went: the bids strongest first, who took the spoils, and what decided it."""

    round: int
    values: tuple[Colour, ...]
    spoils: Lot
    bids: tuple[ShownBid, ...]
    tied: tuple[int, ...]
    """The seats that shared the highest bid; none if one was highest alone."""
    winner: int | None
    clause: str
    """The clause that decided: POD-11, POD-12 or POD-13."""
    column: int | None
    """Where the highest bid and the next first differ: 0 pedestals, 1 balls, 2 the first ball and so on."""


class PodstavecView(View, frozen=True, kw_only=True):
    """A position as one seat sees it. While arranging, values and spoils are still last round's."""

    constant: ClassVar[tuple[str, ...]] = ("scoring", "colours", "ends_at")

    colours: tuple[Colour, ...]
    """The colours in their default order, best first (POD-7)."""
    ends_at: int
    """How many pedestals, in bag and display, end the game (POD-15)."""
    earliest: tuple[int | None, ...]
    """The first round that each player has won, which breaks ties at the end (POD-18)."""
    last: LastAuction | None
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
    shown = PodstavecView(  # without `in_every_view`: every move makes a view for everyone, and this is quicker
        game="podstavec",
        seat=None,
        turn=state.turn(),
        due=None,
        outcome=state.outcome(),
        colours=COLOURS,
        ends_at=PEDESTALS_TO_END[state.seats],
        earliest=tuple([first_win or None for first_win in state.first_wins]),
        last=_last_auction(state.last),
        round=state.round,
        phase=state.phase,
        scoring=state.scoring,
        displays=tuple([Display(*display) for display in state.displays]),
        supply=state.supply,
        spoils=Lot(*state.spoils),
        values=tuple([COLOURS[colour] for colour in state.values]),
    )
    return shown if seat is None else replace(shown, seat=seat, **own_part(state, seat))


def own_part(state: Podstavec, seat: int) -> dict[str, Any]:
    """What only the view of this seat has."""
    return {"bag": Lot(*state.bags[seat]), "you": _your_moves(state, seat)}


@lru_cache(1024)  # everyone is shown it, and again after every move until the next
def _last_auction(award: Award | None) -> LastAuction | None:
    if award is None:
        return None
    high = comparison.leaders(award.bids, award.values)
    order = sorted(
        range(len(award.bids)), key=lambda seat: comparison.strength(award.bids[seat], award.values), reverse=True
    )
    return LastAuction(
        round=award.round,
        values=tuple(COLOURS[colour] for colour in award.values),
        spoils=Lot(*award.spoils),
        bids=tuple(_shown_bid(award, seat) for seat in order),
        tied=tuple(high) if len(high) > 1 else (),
        winner=award.winner,
        clause=comparison.clause(award),
        column=comparison.deciding_column(award),
    )


def _shown_bid(award: Award, seat: int) -> ShownBid:
    bid = award.bids[seat]
    return ShownBid(seat, *bid, tuple([COLOURS[colour] for colour in comparison.laid_out(bid, award.values)]))


def _your_moves(state: Podstavec, seat: int) -> YourMoves:
    if state.phase == "over":
        return YourMoves(None, None, None)
    sent = state.sent[seat]
    arranging = state.phase == "arrange"
    if sent is not None:
        return YourMoves(None, None, Arrange(*sent) if arranging else Bid(*sent))
    return YourMoves(state.phase, Lot(*(state.owned(seat) if arranging else state.bags[seat])), None)
