"""Where the players stand between two rounds, as far as it decides who will win.

Whites and blacks count alike here. Which of them a bid holds matters only between bids of equal size.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from .lots import Lot

Stock: TypeAlias = tuple[int, int, int]
"""Red balls, other balls, pedestals."""

EMPTY: Stock = (0, 0, 0)


def stock(lot: Lot) -> Stock:
    """A lot without the difference between whites and blacks."""
    return (lot[0], lot[1] + lot[2], lot[3])


def joined(one: Stock, other: Stock) -> Stock:
    """Both in one."""
    return (one[0] + other[0], one[1] + other[1], one[2] + other[2])


def without(one: Stock, other: Stock) -> Stock:
    """What is left of one without the other."""
    return (one[0] - other[0], one[1] - other[1], one[2] - other[2])


class Standing(NamedTuple):
    """What everyone owns before a round begins, what lies in the spoils, and who has won the earliest round."""

    held: tuple[Stock, ...]
    spoils: Stock
    supply: int
    earliest: tuple[int, ...]
    """The seats that have won a round, in the order of their first wins (POD-18)."""

    def won(self, winner: int, paid: Sequence[tuple[int, Stock]]) -> Standing:
        """The spoils go to the winner; what was paid, by whom, makes the next ones (POD-14)."""
        held = list(self.held)
        spoils = EMPTY
        for seat, bid in paid:
            held[seat] = without(held[seat], bid)
            spoils = joined(spoils, bid)
        held[winner] = joined(held[winner], self.spoils)
        earliest = self.earliest if winner in self.earliest else (*self.earliest, winner)
        return Standing(tuple(held), spoils, self.supply, earliest)

    def kept(self, paid: Sequence[tuple[int, Stock]]) -> Standing:
        """Nobody wins: all bids join the spoils (POD-12)."""
        held = list(self.held)
        spoils = self.spoils
        for seat, bid in paid:
            held[seat] = without(held[seat], bid)
            spoils = joined(spoils, bid)
        return Standing(tuple(held), spoils, self.supply, self.earliest)

    def with_new_pedestal(self) -> Standing:
        """One pedestal joins the spoils while the supply lasts (POD-8)."""
        if not self.supply:
            return self
        return self._replace(spoils=joined(self.spoils, (0, 0, 1)), supply=self.supply - 1)


def first_places(shown: Sequence[tuple[int, ...]], earliest: Sequence[int]) -> tuple[float, ...]:
    """Everyone's share of the first place with these values of displays (POD-16 to POD-18)."""
    best = max(shown)
    leaders = [seat for seat, value in enumerate(shown) if value == best]
    if len(leaders) > 1:
        leaders = [seat for seat in earliest if seat in leaders][:1] or leaders
    return tuple(1 / len(leaders) if seat in leaders else 0.0 for seat in range(len(shown)))
