"""What players may ask for in Standoff, and what can happen."""

from __future__ import annotations

from typing import Any, ClassVar, Literal, TypeAlias

from msgspec import UNSET, UnsetType, field

from ridotto.core.forms import Event, Move

from .board import Square

Token: TypeAlias = Literal["refinery", "artillery", "forcefield"]
Market: TypeAlias = Literal["permanent", "temporary"]

# ---- moves


class Draw(Move, frozen=True):
    """Draw a card, for an action (STA-7, STA-11)."""


class Discard(Move, frozen=True, omit_defaults=True):
    """Discard a card from the hand, for an action; by Bart for none and a credit (STA-7)."""

    card: str
    bart: bool = False


class Credit(Move, frozen=True):
    """Play a resource card for its credits, freely (STA-8)."""

    card: str


class Convert(Move, frozen=True):
    """Turn minerals into as many credits, freely (STA-8)."""

    minerals: int


class Place(Move, frozen=True):
    """Play a polyomino card: its blocks go on these squares (STA-16)."""

    card: str
    squares: tuple[Square, ...]


class Play(Move, frozen=True):
    """Play an action card or a satellite, with what the card asks for (STA-9)."""

    card: str
    square: Square | UnsetType = UNSET
    seat: int | UnsetType = UNSET
    cards: tuple[str, ...] | UnsetType = UNSET


class Choose(Move, frozen=True):
    """Choose one of the cards that Hack or Early Access has shown (STA-9)."""

    secret: ClassVar[bool] = True

    card: str


class Buy(Move, frozen=True):
    """Buy a card from a market, for an action (STA-12)."""

    card: str


class Mine(Move, frozen=True):
    """Let every own refinery dig, for an action (STA-13)."""


class Fire(Move, frozen=True):
    """Let the artillery on one square destroy the block on another (STA-21)."""

    origin: Square = field(name="from")
    at: Square


class End(Move, frozen=True):
    """End the action phase (STA-15)."""


class Drop(Move, frozen=True):
    """Discard these cards in the discard phase (STA-14)."""

    cards: tuple[str, ...]


# ---- events


class TurnStarted(Event, frozen=True, kw_only=True):
    """A player's turn begins."""

    seat: int
    number: int


class BondsRepaid(Event, frozen=True, kw_only=True):
    """Bonds of the last turn take credits in the upkeep (STA-6)."""

    seat: int
    credits: int


class CreditsGained(Event, frozen=True, kw_only=True):
    """An effect gave credits."""

    seat: int
    credits: int


class ActionsGained(Event, frozen=True, kw_only=True):
    """Blitz gave actions."""

    seat: int
    actions: int


class CardDrawn(Event, frozen=True, kw_only=True):
    """A player drew a card that the others do not see."""

    seat: int


class CardReceived(Event, frozen=True, kw_only=True):
    """The card that was drawn or taken, told to its owner only."""

    reveals: ClassVar[bool] = True

    seat: int
    card: str

    def holds(self, state: Any) -> bool:
        """It is still in the hand, or another one like it."""
        return self.card in state.hands[self.seat]


class DeckShuffled(Event, frozen=True, kw_only=True):
    """A discard pile has become the new deck (STA-11)."""

    seat: int


class Discarded(Event, frozen=True, kw_only=True):
    """A card went from the hand to the discard pile."""

    seat: int
    card: str


class CreditPlayed(Event, frozen=True, kw_only=True):
    """A resource card gave its credits."""

    seat: int
    card: str
    credits: int


class Converted(Event, frozen=True, kw_only=True):
    """Minerals became credits."""

    seat: int
    minerals: int


class Placed(Event, frozen=True, kw_only=True):
    """A polyomino card was played: own blocks stand on these squares."""

    seat: int
    card: str
    squares: tuple[Square, ...]


class Played(Event, frozen=True, kw_only=True):
    """An action card was played and paid for; what it did follows."""

    seat: int
    card: str


class Copied(Event, frozen=True, kw_only=True):
    """Duplicate does what this card does (STA-22)."""

    seat: int
    card: str


class NextCardFree(Event, frozen=True, kw_only=True):
    """Duplicate came first: the next card costs nothing (STA-22)."""

    seat: int


class BlockPlaced(Event, frozen=True, kw_only=True):
    """Airdrop put an own block on a square."""

    seat: int
    square: Square


class BlackPlaced(Event, frozen=True, kw_only=True):
    """Obstruction put a black block on a square (STA-19)."""

    seat: int
    square: Square


class BlockDestroyed(Event, frozen=True, kw_only=True):
    """A block, and what was on it, is gone (STA-21)."""

    seat: int
    square: Square


class TokenPlaced(Event, frozen=True, kw_only=True):
    """An improvement went on an own block (STA-20)."""

    seat: int
    improvement: Token
    square: Square


class HandOpened(Event, frozen=True, kw_only=True):
    """A player looks at another's hand (STA-23)."""

    seat: int
    target_seat: int


class CardSeen(Event, frozen=True, kw_only=True):
    """One card of the hand that is looked at, told only to the one who looks (STA-23)."""

    reveals: ClassVar[bool] = True

    seat: int
    card: str

    def holds(self, state: Any) -> bool:
        """It has not left that hand since: whoever saw it knows it to be there."""
        return self.card in state.seen_by(self.to[0], self.seat) and self.card in state.hands[self.seat]


class Hacked(Event, frozen=True, kw_only=True):
    """The card chosen from another's hand is discarded."""

    reveals: ClassVar[bool] = True

    seat: int
    card: str
    target_seat: int


class DeckOpened(Event, frozen=True, kw_only=True):
    """A player looks through the own deck (STA-23)."""

    seat: int


class DeckSeen(Event, frozen=True, kw_only=True):
    """Told only to the one who looks: the deck lies open to them."""

    reveals: ClassVar[bool] = True

    seat: int


class CardTaken(Event, frozen=True, kw_only=True):
    """A player took a card from the deck into the hand; the deck was shuffled."""

    seat: int


class Trashed(Event, frozen=True, kw_only=True):
    """A card is out of the game."""

    seat: int
    card: str


class HorseSent(Event, frozen=True, kw_only=True):
    """A Horse went into another's deck, which was shuffled."""

    seat: int
    target_seat: int


class ExtraTurnWon(Event, frozen=True, kw_only=True):
    """Another turn follows this one (STA-24)."""

    seat: int


class SatelliteLaunched(Event, frozen=True, kw_only=True):
    """A satellite is in play and stays there."""

    seat: int
    card: str


class SatelliteFell(Event, frozen=True, kw_only=True):
    """EMP sent a satellite to its owner's discard pile."""

    seat: int
    card: str


class Bought(Event, frozen=True, kw_only=True):
    """A card went from a market to the buyer's discard pile (STA-12)."""

    seat: int
    card: str
    market: Market
    slot: int
    """Its place in that market, from 0."""


class MarketRefilled(Event, frozen=True, kw_only=True):
    """The next card of the pile lies face up in the temporary market (STA-12)."""

    reveals: ClassVar[bool] = True

    card: str
    slot: int
    """Its place in the temporary market, from 0."""


class Mined(Event, frozen=True, kw_only=True):
    """Refineries gave minerals (STA-13)."""

    seat: int
    minerals: int


class Fired(Event, frozen=True, kw_only=True):
    """An artillery token was fired (STA-21)."""

    seat: int
    origin: Square


MOVES = (Draw, Discard, Credit, Convert, Place, Play, Choose, Buy, Mine, Fire, End, Drop)
EVENTS = (
    TurnStarted, BondsRepaid, CreditsGained, ActionsGained, CardDrawn, CardReceived, DeckShuffled, Discarded,
    CreditPlayed, Converted, Placed, Played, Copied, NextCardFree, BlockPlaced, BlackPlaced, BlockDestroyed,
    TokenPlaced, HandOpened, CardSeen, Hacked, DeckOpened, DeckSeen, CardTaken, Trashed, HorseSent, ExtraTurnWon,
    SatelliteLaunched, SatelliteFell, Bought, MarketRefilled, Mined, Fired,
)  # fmt: skip
