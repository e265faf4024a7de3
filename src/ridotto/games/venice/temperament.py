"""What makes players of one kind differ, so that they do not all bid alike.

It comes from the loan, the one thing drawn by chance that a player who keeps nothing in mind still knows the next day.
"""

from __future__ import annotations

from .view import VeniceView


def liking(view: VeniceView, place: int, most: float) -> float:
    """How much a player likes the lot at this place of the next auction, up to so much more or less than 1. It has
    nothing to do with the seat, or one seat would always like what pays."""
    return 1 - most + 2 * most * (_scattered(view.loan or 0, view.held, place) % 101) / 100


def point_of_view(view: VeniceView, seat: int) -> int:
    """A number for this player and day."""
    return _scattered(view.loan or 0, seat, view.held)


def _scattered(*numbers: int) -> int:
    """A number in which any change of these changes everything."""
    mixed = 0
    for number in numbers:
        mixed = (mixed ^ number) * 2_654_435_761 % 2**32
        mixed ^= mixed >> 15
    return mixed
