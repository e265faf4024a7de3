"""What players may ask for in Poker Auction, and what can happen. Cards go by their names: `Ah`, tiles: `5d`, `R`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ridotto.core.forms import Event, Move

if TYPE_CHECKING:
    from .state import PokerAuction


class Lay(Move, frozen=True):
    """Lay a card of the own hand face up, to be sold (PAU-5)."""

    final: ClassVar[bool] = True

    card: str


class Bid(Move, frozen=True):
    """Offer so many chips for the lot (PAU-6, PAU-18)."""

    final: ClassVar[bool] = True

    amount: int


class Pass(Move, frozen=True):
    """Bid no more on this lot (PAU-18, PAU-23)."""

    final: ClassVar[bool] = True


def _openly_held(state: PokerAuction, seat: int, card: str) -> bool:
    """Does this player still hold the card that all have seen?"""
    return state.pack.numbers[card] in state.shown[seat]


class CardEvent(Event, frozen=True, kw_only=True):
    """Something happens to cards, or to tiles, whose names a table with tiles brings itself (see `view`)."""

    tiles: bool = False


class DealStarted(Event, frozen=True, kw_only=True):
    """Hands are dealt; `seat` moves first (PAU-3, PAU-14)."""

    deal: int
    seat: int


class AntePaid(Event, frozen=True, kw_only=True):
    """A player has put the ante into the bank, or all they had (PAU-14)."""

    seat: int
    amount: int


class CardsDealt(CardEvent, frozen=True, kw_only=True):
    """What one player was dealt, for that player only (PAU-1, PAU-4)."""

    reveals: ClassVar[bool] = True

    seat: int
    cards: tuple[str, ...]

    def holds(self, state: PokerAuction) -> bool:
        """While the player still holds them."""
        return all(state.pack.numbers[card] in state.hands[self.seat] for card in self.cards)


class RoundStarted(Event, frozen=True, kw_only=True):
    """Everyone has one more hidden card, and another round begins (PAU-4)."""

    round: int


class CardLaid(CardEvent, frozen=True, kw_only=True):
    """A card lies face up to be sold; `late`: the clock chose it (PAU-5)."""

    reveals: ClassVar[bool] = True

    seat: int
    card: str
    late: bool

    def reveals_to(self, seat: int | None) -> bool:
        """The mover knows the card already."""
        return seat != self.seat and Event.reveals_to(self, seat)


class BidMade(Event, frozen=True, kw_only=True):
    """A higher bid (PAU-6, PAU-18)."""

    seat: int
    amount: int


class Passed(Event, frozen=True, kw_only=True):
    """A player bids no more on this lot; `late`: the clock said so (PAU-18, PAU-23)."""

    seat: int
    late: bool


class CardSold(CardEvent, frozen=True, kw_only=True):
    """The hammer has fallen: `seat` buys, half of the price is tax (PAU-8, PAU-10)."""

    seat: int
    seller_seat: int
    card: str
    price: int
    tax: int
    own: bool = False
    """The mover buys their own card back."""

    def holds(self, state: PokerAuction) -> bool:
        """While the buyer still holds it."""
        return _openly_held(state, self.seat, self.card)


class CardTakenBack(CardEvent, frozen=True, kw_only=True):
    """Nobody has bid: the mover keeps the card (PAU-9)."""

    seat: int
    card: str

    def holds(self, state: PokerAuction) -> bool:
        """While the mover still holds it."""
        return _openly_held(state, self.seat, self.card)


class HandShown(CardEvent, frozen=True, kw_only=True):
    """A hand at the showdown, and what it makes (PAU-12, PAU-16, PAU-22)."""

    reveals: ClassVar[bool] = True

    seat: int
    cards: tuple[str, ...]
    makes: str

    def reveals_to(self, seat: int | None) -> bool:
        """Everyone knows the own hand already."""
        return seat != self.seat and Event.reveals_to(self, seat)


class BankWon(Event, frozen=True, kw_only=True):
    """A player takes the bank, or a share of it (PAU-12, PAU-13)."""

    seat: int
    amount: int
    shared: bool


class WentOut(Event, frozen=True, kw_only=True):
    """A player has no chips left and plays no more (PAU-14)."""

    seat: int


class CardOpened(CardEvent, frozen=True, kw_only=True):
    """The next card of the open deck is to be sold (PAU-17)."""

    reveals: ClassVar[bool] = True

    card: str


class CardBought(CardEvent, frozen=True, kw_only=True):
    """A card of the open deck goes to the highest bidder, who pays out of the game (PAU-19)."""

    seat: int
    card: str
    price: int

    def holds(self, state: PokerAuction) -> bool:
        """All cards of the open deck stay where they went."""
        return _openly_held(state, self.seat, self.card)


class CardPassedOut(CardEvent, frozen=True, kw_only=True):
    """Nobody wants a card of the open deck: it leaves the game (PAU-19)."""

    card: str


class CardTaken(CardEvent, frozen=True, kw_only=True):
    """The last player without five cards takes the next one, free (PAU-21)."""

    reveals: ClassVar[bool] = True

    seat: int
    card: str

    def holds(self, state: PokerAuction) -> bool:
        """All cards of the open deck stay where they went."""
        return _openly_held(state, self.seat, self.card)


MOVES = (Lay, Bid, Pass)
EVENTS = (
    DealStarted,
    AntePaid,
    CardsDealt,
    RoundStarted,
    CardLaid,
    BidMade,
    Passed,
    CardSold,
    CardTakenBack,
    HandShown,
    BankWon,
    WentOut,
    CardOpened,
    CardBought,
    CardPassedOut,
    CardTaken,
)
