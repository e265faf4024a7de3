"""What players may ask for in Poker Auction, and what can happen. Cards go by their names: `Ah`, tiles: `5d`, `R`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ridotto.core.forms import Event, Move, SeatEvent

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


class OwnCardEvent(CardEvent, frozen=True, kw_only=True):
    """Everyone sees what one player has seen before: the own cards."""

    reveals: ClassVar[bool] = True

    seat: int

    def reveals_to(self, seat: int | None) -> bool:
        """Everyone knows the own cards already."""
        return seat != self.seat and Event.reveals_to(self, seat)


class OpenCardEvent(CardEvent, frozen=True, kw_only=True):
    """A card comes to a player, for all to see."""

    seat: int
    card: str

    def holds(self, state: PokerAuction) -> bool:
        """While the player still holds it."""
        return _openly_held(state, self.seat, self.card)


class DealStarted(Event, frozen=True, kw_only=True):
    """Hands are dealt; `seat` moves first (PAU-3, PAU-14)."""

    deal: int
    seat: int


class ChipsEvent(SeatEvent, frozen=True, kw_only=True):
    """A player pays, offers or wins so many chips."""

    amount: int


class AntePaid(ChipsEvent, frozen=True):
    """A player has put the ante into the bank, or all they had (PAU-14)."""


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


class CardLaid(OwnCardEvent, frozen=True, kw_only=True):
    """A card lies face up to be sold; `late`: the clock chose it (PAU-5)."""

    card: str
    late: bool


class BidMade(ChipsEvent, frozen=True):
    """A higher bid (PAU-6, PAU-18)."""


class Passed(SeatEvent, frozen=True, kw_only=True):
    """A player bids no more on this lot; `late`: the clock said so (PAU-18, PAU-23)."""

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


class CardTakenBack(OpenCardEvent, frozen=True):
    """Nobody has bid: the mover keeps the card (PAU-9)."""


class HandShown(OwnCardEvent, frozen=True, kw_only=True):
    """A hand at the showdown, and what it makes (PAU-12, PAU-16, PAU-22)."""

    cards: tuple[str, ...]
    makes: str


class BankWon(ChipsEvent, frozen=True, kw_only=True):
    """A player takes the bank, or a share of it (PAU-12, PAU-13)."""

    shared: bool


class WentOut(SeatEvent, frozen=True):
    """A player has no chips left and plays no more (PAU-14)."""


class CardOpened(CardEvent, frozen=True, kw_only=True):
    """The next card of the open deck is to be sold (PAU-17)."""

    reveals: ClassVar[bool] = True

    card: str


class CardBought(OpenCardEvent, frozen=True, kw_only=True):
    """A card of the open deck goes to the highest bidder, who pays out of the game (PAU-19)."""

    price: int


class CardPassedOut(CardEvent, frozen=True, kw_only=True):
    """Nobody wants a card of the open deck: it leaves the game (PAU-19)."""

    card: str


class CardTaken(OpenCardEvent, frozen=True):
    """The last player without five cards takes the next one, free (PAU-21)."""

    reveals: ClassVar[bool] = True


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
