"""What players may ask for in Logistics, and what can happen."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ridotto.core.forms import Move, SeatEvent

from .pyramids import PowerName, Pyramid


class SowStock(Move, frozen=True):
    """Put pyramids from the stock on the own cards, one each, from card 0 on (LOG-6)."""

    pyramids: tuple[Pyramid, ...]


class SowCard(Move, frozen=True):
    """Sow all pieces of an own card towards the vault, the top one first (LOG-7)."""

    card: int


class Stop(Move, frozen=True):
    """Decline an extra sowing (LOG-9)."""


class Take(Move, frozen=True):
    """Green, cyan: a piece out of a vault into the stock of the vault's owner (LOG-19)."""

    vault: int
    pyramid: Pyramid


class TopPiece(Move, frozen=True):
    """Move the top piece of a card on one of the two sides."""

    side: int
    card: int


class Return(TopPiece, frozen=True):
    """Yellow, clear: the top piece of a card into the stock of the player on whose side it lies (LOG-20)."""


class Advance(TopPiece, frozen=True):
    """Red, orange: the top piece of a card one place forward (LOG-21)."""


class Swap(Move, frozen=True):
    """Blue, purple on the own side, black, white on the other: swap two places (LOG-22, LOG-23).

    A place is a card and a height; height 0 is the bottom.
    """

    side: int
    first: tuple[int, int]
    second: tuple[int, int]


class Decline(Move, frozen=True):
    """Do without the power (LOG-18)."""


class Landing(Struct, frozen=True, omit_defaults=True):
    """A piece of a sowing and the place where it landed: a card, or after the last card the vault (LOG-7)."""

    pyramids: tuple[Pyramid, ...]
    """One, or the three of a tree, its large first."""
    place: int
    makes: Literal["tree", "nest"] | None = None
    """What the stack on that card has become (LOG-11, LOG-16)."""


class StockSown(SeatEvent, frozen=True, kw_only=True):
    """Pyramids went from the stock to the cards, in this order (LOG-6)."""

    turn: int
    """The number of the turn."""
    pyramids: tuple[Pyramid, ...]
    landings: tuple[Landing, ...]


class CardSown(SeatEvent, frozen=True, kw_only=True):
    """All pyramids of a card moved on, in this order; a tree first, as one piece, its large first (LOG-7, LOG-13)."""

    turn: int
    """The number of the turn."""
    card: int
    pyramids: tuple[Pyramid, ...]
    tree: bool
    landings: tuple[Landing, ...]


class SideEvent(SeatEvent, frozen=True, kw_only=True):
    """Something that a player did on one of the two sides."""

    owner_seat: int
    """Whose side it is."""


class TreeEvent(SideEvent, frozen=True, kw_only=True):
    """A card comes to hold a tree, or no longer does (LOG-11)."""

    card: int


class TreeMade(TreeEvent, frozen=True):
    """A card has come to hold a tree, and is guarded (LOG-11, LOG-12)."""


class TreeUndone(TreeEvent, frozen=True):
    """A card that still holds pyramids has no tree any more (LOG-11, LOG-18)."""


class NestMade(SeatEvent, frozen=True, kw_only=True):
    """A large was sown on a medium that lies on a small (LOG-16)."""

    card: int
    pyramid: Pyramid


class Vaulted(SeatEvent, frozen=True, kw_only=True):
    """The last piece of a sowing landed in the vault (LOG-8)."""

    pyramids: tuple[Pyramid, ...]


class ExtraSowingGained(SeatEvent, frozen=True):
    """The player may sow again (LOG-9)."""


class Stopped(SeatEvent, frozen=True):
    """The player declined an extra sowing (LOG-9)."""


class Captured(SeatEvent, frozen=True, kw_only=True):
    """Everything on an opponent's card went to the capturer's vault (LOG-15, LOG-16)."""

    from_seat: int
    card: int
    pyramids: tuple[Pyramid, ...]
    by: tuple[Pyramid, ...]
    nest: bool


class Taken(SideEvent, frozen=True, kw_only=True):
    """A pyramid went from a vault to the stock of its owner (LOG-19)."""

    pyramid: Pyramid


class Returned(SideEvent, frozen=True, kw_only=True):
    """The top piece of a card went to the stock of that side's player (LOG-20)."""

    card: int
    pyramid: Pyramid


class Advanced(SideEvent, frozen=True, kw_only=True):
    """The top piece of a card moved one place forward, perhaps into the vault (LOG-21)."""

    card: int
    pyramid: Pyramid
    place: int
    """Where it went: the next card, or after the last card the vault."""
    vaulted: bool


class Swapped(SideEvent, frozen=True, kw_only=True):
    """Two pyramids on one side changed places (LOG-22, LOG-23)."""

    first_pyramid: Pyramid
    first_card: int
    first_height: int
    second_pyramid: Pyramid
    second_card: int
    second_height: int


class PowerEvent(SeatEvent, frozen=True, kw_only=True):
    """Something about a power, named by its colour (LOG-18)."""

    colour: PowerName


class PowerGained(PowerEvent, frozen=True):
    """The player may use a power now (LOG-18)."""


class PowerDeclined(PowerEvent, frozen=True):
    """The player did without a power (LOG-18)."""


class PowerLapsed(PowerEvent, frozen=True):
    """A power had no target (LOG-18)."""


class PassedOver(SeatEvent, frozen=True):
    """A player had nothing to sow, so the other plays on (LOG-24)."""


MOVES = (SowStock, SowCard, Stop, Take, Return, Advance, Swap, Decline)
EVENTS = (
    StockSown,
    CardSown,
    TreeMade,
    TreeUndone,
    NestMade,
    Vaulted,
    ExtraSowingGained,
    Stopped,
    Captured,
    Taken,
    Returned,
    Advanced,
    Swapped,
    PowerGained,
    PowerDeclined,
    PowerLapsed,
    PassedOver,
)
