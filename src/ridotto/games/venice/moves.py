"""What players may ask for in Venice, and what can happen."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ridotto.core.forms import Event, Move, SeatEvent

if TYPE_CHECKING:
    from .state import Venice


class Borrow(Move, frozen=True):
    """What the loan shall be, before the opening auction (VEN-7)."""

    secret: ClassVar[bool] = True
    final: ClassVar[bool] = True

    amount: int


class Bid(Move, frozen=True):
    """So much for each, up to so many, of an item in a coming auction (VEN-10)."""

    secret: ClassVar[bool] = True
    final: ClassVar[bool] = True

    auction: int
    item: str
    price: int
    count: int


class Change(Move, frozen=True):
    """What a standing bid shall say instead; it counts as placed now (VEN-10, VEN-12)."""

    secret: ClassVar[bool] = True
    final: ClassVar[bool] = True

    bid: int
    price: int
    count: int


class Withdraw(Move, frozen=True):
    """Take a standing bid away (VEN-10)."""

    secret: ClassVar[bool] = True
    final: ClassVar[bool] = True

    bid: int


class Ready(Move, frozen=True):
    """At the minutes pace: the next auction may be held (VEN-2)."""

    final: ClassVar[bool] = True


class Borrowed(SeatEvent, frozen=True, kw_only=True):
    """Told to the borrower alone (VEN-9)."""

    amount: int

    def holds(self, state: Venice) -> bool:
        """Is this still the loan?"""
        return state.loans[self.seat] == self.amount


class BidPlaced(SeatEvent, frozen=True, kw_only=True):
    """Told to the bidder alone (VEN-11)."""

    bid: int
    auction: int
    item: str
    price: int
    count: int

    def holds(self, state: Venice) -> bool:
        """Does the bid stand, or did it when its auction was held?"""
        found = state.find_bid(self.seat, self.bid)
        return found is not None and (found[0], *found[1][:3]) == (self.auction, self.item, self.price, self.count)


class BidChanged(BidPlaced, frozen=True):
    """Told to the bidder alone (VEN-11): what the bid says now."""


class BidWithdrawn(SeatEvent, frozen=True, kw_only=True):
    """Told to the bidder alone (VEN-11)."""

    bid: int


class SaidReady(SeatEvent, frozen=True, kw_only=True):
    """A player is ready for the next auction (VEN-2)."""

    ready: int
    """How many are, now."""
    seats: int
    """Of how many."""


class ResultEvent(Event, frozen=True, kw_only=True):
    """Something that everyone learns when an auction was held (VEN-14)."""

    reveals: ClassVar[bool] = True

    auction: int


class AuctionHeld(ResultEvent, frozen=True, kw_only=True):
    """An auction was held (VEN-12)."""

    sold: int
    """Copies of anything."""


class Won(ResultEvent, frozen=True, kw_only=True):
    """A winning bid (VEN-14)."""

    seat: int
    item: str
    price: int
    count: int

    def holds(self, state: Venice) -> bool:
        """What was won stays won."""
        return (self.item, self.seat, self.price, self.count) in state.results[self.auction]


class ItemSold(ResultEvent, frozen=True, kw_only=True):
    """In a crowd, all winning bids on one item together (VEN-14)."""

    item: str
    count: int
    lowest: int
    highest: int


class BidsRevealed(ResultEvent, frozen=True):
    """From now on everyone can look up all bids of the auctions up to this one (VEN-14)."""


class Realized(SeatEvent, frozen=True, kw_only=True):
    """Copies of an agenda that a player's resources allowed (VEN-15)."""

    reveals: ClassVar[bool] = True

    item: str
    count: int


class Settled(SeatEvent, frozen=True, kw_only=True):
    """A player's account at the end (VEN-16)."""

    reveals: ClassVar[bool] = True

    money: int
    """What was left after the closing auction."""
    value: int
    """What the realized agendas brought."""
    repaid: int
    """Loan and interest."""
    score: int
    """The final money."""


MOVES = (Borrow, Bid, Change, Withdraw, Ready)
EVENTS = (
    Borrowed,
    BidPlaced,
    BidChanged,
    BidWithdrawn,
    SaidReady,
    AuctionHeld,
    Won,
    ItemSold,
    BidsRevealed,
    Realized,
    Settled,
)
