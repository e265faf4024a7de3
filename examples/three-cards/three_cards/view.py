"""What one seat, or an onlooker, may see of Three Cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET, Struct, UnsetType

from ridotto.core import View

if TYPE_CHECKING:
    from .state import ThreeCards


class YourMoves(Struct, frozen=True):
    """The cards this seat may play now, or what it has chosen."""

    cards: tuple[int, ...]
    chosen: int | None


class ThreeCardsView(View, frozen=True, kw_only=True):
    """A position as one seat sees it."""

    tricks: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    hand: tuple[int, ...] | UnsetType = UNSET
    you: YourMoves | UnsetType = UNSET


def view(state: ThreeCards, seat: int | None) -> ThreeCardsView:
    """The own hand, and what all have seen."""
    return ThreeCardsView(
        **state.in_every_view("three_cards", seat),
        tricks=tuple(state.tricks),
        hand_sizes=tuple(len(hand) for hand in state.hands),
        hand=UNSET if seat is None else tuple(state.hands[seat]),
        you=UNSET if seat is None else _your_moves(state, seat),
    )


def _your_moves(state: ThreeCards, seat: int) -> YourMoves:
    may = tuple(sorted(set(state.hands[seat]))) if state.chosen[seat] is None else ()
    return YourMoves(may, state.chosen[seat])
