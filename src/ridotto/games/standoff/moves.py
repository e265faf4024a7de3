"""What players may ask for in Standoff, and what can happen."""

from __future__ import annotations

from typing import Any, ClassVar, Literal, TypeAlias

from msgspec import UNSET, UnsetType, field

from ridotto.core.forms import Event, Move, SeatEvent

from .board import Square

Token: TypeAlias = Literal["refinery", "artillery", "forcefield"]
Market: TypeAlias = Literal["permanent", "temporary"]

# ---- moves


class CardMove(Move, frozen=True):
    """A move with one card."""

    card: str


class Draw(Move, frozen=True):
    """Draw a card, for an action (STA-7, STA-11)."""


class Discard(CardMove, frozen=True, omit_defaults=True):
    """Discard a card from the hand, for an action; by Bart for none and a credit (STA-7)."""

    bart: bool = False


class Credit(CardMove, frozen=True):
    """Play a resource card for its credits, freely (STA-8)."""


class Convert(Move, frozen=True):
    """Turn minerals into as many credits, freely (STA-8)."""

    minerals: int


class Place(CardMove, frozen=True):
    """Play a polyomino card: its blocks go on these squares (STA-16)."""

    squares: tuple[Square, ...]


class Play(CardMove, frozen=True):
    """Play an action card or a satellite, with what the card asks for (STA-9)."""

    square: Square | UnsetType = UNSET
    seat: int | UnsetType = UNSET
    cards: tuple[str, ...] | UnsetType = UNSET


class Choose(CardMove, frozen=True):
    """Choose one of the cards that Hack or Early Access has shown (STA-9)."""

    secret: ClassVar[bool] = True


class Buy(CardMove, frozen=True):
    """Buy a card from a market, for an action (STA-12)."""


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


class TurnStarted(SeatEvent, frozen=True, kw_only=True):
    """A player's turn begins."""

    number: int


class CreditsEvent(SeatEvent, frozen=True, kw_only=True):
    """A player's credits become more or fewer."""

    credits: int


class BondsRepaid(CreditsEvent, frozen=True):
    """Bonds of the last turn take credits in the upkeep (STA-6)."""


class CreditsGained(CreditsEvent, frozen=True):
    """An effect gave credits."""


class ActionsGained(SeatEvent, frozen=True, kw_only=True):
    """Blitz gave actions."""

    actions: int


class CardDrawn(SeatEvent, frozen=True, kw_only=True):
    """A player drew a card that the others do not see."""

    refill: bool
    """It was no action: hands are filled up at the end of a turn."""


class CardEvent(SeatEvent, frozen=True, kw_only=True):
    """Something happens with one card of a player."""

    card: str


class CardReceived(CardEvent, frozen=True):
    """The card that was drawn or taken, told to its owner only."""

    reveals: ClassVar[bool] = True

    def holds(self, state: Any) -> bool:
        """It is still in the hand, or another one like it."""
        return self.card in state.hands[self.seat]


class DeckShuffled(SeatEvent, frozen=True):
    """A discard pile has become the new deck (STA-11)."""


class Discarded(CardEvent, frozen=True):
    """A card went from the hand to the discard pile."""


class CreditPlayed(CardEvent, frozen=True, kw_only=True):
    """A resource card gave its credits."""

    credits: int


class Converted(SeatEvent, frozen=True, kw_only=True):
    """Minerals became credits."""

    minerals: int


class Placed(CardEvent, frozen=True, kw_only=True):
    """A polyomino card was played: own blocks stand on these squares."""

    squares: tuple[Square, ...]


class Played(CardEvent, frozen=True):
    """An action card was played and paid for; what it did follows."""


class Copied(CardEvent, frozen=True):
    """Duplicate does what this card does (STA-22)."""


class NextCardFree(SeatEvent, frozen=True):
    """Duplicate came first: the next card costs nothing (STA-22)."""


class SquareEvent(SeatEvent, frozen=True, kw_only=True):
    """A player changes what stands on one square."""

    square: Square
    squares: tuple[Square]
    """The same: in a sentence a list of squares is written as they are typed, `8,5`."""


class BlockPlaced(SquareEvent, frozen=True):
    """Airdrop put an own block on a square."""


class BlackPlaced(SquareEvent, frozen=True):
    """Obstruction put a black block on a square (STA-19)."""


class BlockDestroyed(SquareEvent, frozen=True):
    """A block, and what was on it, is gone (STA-21)."""


class TokenPlaced(SquareEvent, frozen=True, kw_only=True):
    """An improvement went on an own block (STA-20)."""

    improvement: Token


class TargetEvent(SeatEvent, frozen=True, kw_only=True):
    """A player does something to another."""

    target_seat: int


class HandOpened(TargetEvent, frozen=True):
    """A player looks at another's hand (STA-23)."""


class CardSeen(CardEvent, frozen=True):
    """One card of the hand that is looked at, told only to the one who looks (STA-23)."""

    reveals: ClassVar[bool] = True

    def holds(self, state: Any) -> bool:
        """It has not left that hand since: whoever saw it knows it to be there."""
        return self.card in state.seen_by(self.to[0], self.seat) and self.card in state.hands[self.seat]


class Hacked(CardEvent, frozen=True, kw_only=True):
    """The card chosen from another's hand is discarded."""

    reveals: ClassVar[bool] = True

    target_seat: int


class DeckOpened(SeatEvent, frozen=True):
    """A player looks through the own deck (STA-23)."""


class DeckSeen(SeatEvent, frozen=True):
    """Told only to the one who looks: the deck lies open to them."""

    reveals: ClassVar[bool] = True


class CardTaken(SeatEvent, frozen=True):
    """A player took a card from the deck into the hand; the deck was shuffled."""


class Trashed(CardEvent, frozen=True):
    """A card is out of the game."""


class HorseSent(TargetEvent, frozen=True):
    """A Horse went into another's deck, which was shuffled."""


class ExtraTurnWon(SeatEvent, frozen=True):
    """Another turn follows this one (STA-24)."""


class SatelliteLaunched(CardEvent, frozen=True):
    """A satellite is in play and stays there."""


class SatelliteFell(CardEvent, frozen=True):
    """EMP sent a satellite to its owner's discard pile."""


class Bought(CardEvent, frozen=True, kw_only=True):
    """A card went from a market to the buyer's discard pile (STA-12)."""

    market: Market
    slot: int
    """Its place in that market, from 0."""


class MarketRefilled(Event, frozen=True, kw_only=True):
    """The next card of the pile lies face up in the temporary market (STA-12)."""

    reveals: ClassVar[bool] = True

    card: str
    slot: int
    """Its place in the temporary market, from 0."""


class Mined(SeatEvent, frozen=True, kw_only=True):
    """Refineries gave minerals (STA-13)."""

    minerals: int


class Fired(SeatEvent, frozen=True, kw_only=True):
    """An artillery token was fired (STA-21)."""

    origin: Square
    origins: tuple[Square]
    """The same, for a sentence."""


MOVES = (Draw, Discard, Credit, Convert, Place, Play, Choose, Buy, Mine, Fire, End, Drop)
EVENTS = (
    TurnStarted, BondsRepaid, CreditsGained, ActionsGained, CardDrawn, CardReceived, DeckShuffled, Discarded,
    CreditPlayed, Converted, Placed, Played, Copied, NextCardFree, BlockPlaced, BlackPlaced, BlockDestroyed,
    TokenPlaced, HandOpened, CardSeen, Hacked, DeckOpened, DeckSeen, CardTaken, Trashed, HorseSent, ExtraTurnWon,
    SatelliteLaunched, SatelliteFell, Bought, MarketRefilled, Mined, Fired,
)  # fmt: skip
