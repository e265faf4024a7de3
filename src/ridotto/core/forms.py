"""The structs that travel: moves, events, options, views and outcomes. One definition gives the checks, the
JSON, the JSON Schema and the TypeScript types."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Sequence
from typing import Annotated, Any, ClassVar, Literal, TypeAlias, TypedDict

import msgspec
from msgspec import Meta, Struct

from .messages import Message, said_event, with_players

LAST_MOMENT = 253_402_300_799_999
"""The end of the year 9999 in milliseconds UTC: the last time that a calendar can name."""

Time: TypeAlias = Annotated[int, Meta(le=LAST_MOMENT)]


def kebab(class_name: str) -> str:
    """`SowStock` → `sow-stock`: the `type` of a move or event on the wire."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", class_name).lower()


class Move(Struct, frozen=True, tag_field="type", tag=kebab, forbid_unknown_fields=True):
    """What a player asks for. One small subclass per kind of move, named in the imperative: `Bid`, `Sow`.

    Numbers carry no limits here: a move of the right form that breaks a rule is refused with the rule's clause.
    """

    secret: ClassVar[bool] = False
    """What it says stays hidden from the other seats until an event that `reveals` tells them."""

    final: ClassVar[bool] = False
    """It cannot be taken back, even if nothing was drawn or revealed since."""


class Event(Struct, frozen=True, kw_only=True, tag_field="type", tag=kebab):
    """What happened, told to those who may know: `to` everyone, onlookers included, or only some seats.

    Named in the past: `Captured`, `BidsRevealed`. Where some may know more than others, tell separate events.
    The sentence for it is the message `event-<type>` of the game's catalogue, with the fields as values.
    """

    reveals: ClassVar[bool] = False
    """It may tell a seat something that was hidden from it until now."""

    to: Literal["all"] | tuple[int, ...] = "all"

    def visible_to(self, seat: int | None) -> bool:
        """May this seat (`None`: an onlooker) know of it?"""
        return self.to == "all" or seat in self.to

    def reveals_to(self, seat: int | None) -> bool:
        """Would it tell this seat something hidden? Where its author knows it already, say so here."""
        return self.reveals and self.visible_to(seat)

    def holds(self, state: Any) -> bool:
        """Does the fact that it told still hold in this state? Says `True` where it told nothing lasting.

        The contract suite asks it of imagined worlds: a seat must not imagine what it knows to be otherwise.
        """
        return True

    def message(self, names: Sequence[str]) -> Message:
        """The sentence for it, given the names of the players."""
        told = said_event(msgspec.to_builtins(self))
        return Message(told.id, with_players(told.values, names))


class SeatEvent(Event, frozen=True, kw_only=True):
    """What happened to one player, or by one: in the sentence for it `$player`."""

    seat: int


Tell: TypeAlias = Callable[[Event], None]


class Fault(Struct, frozen=True):
    """Something wrong with a text: where, and what."""

    place: str
    why: Message


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table may choose about its game. Limits stand in the types; `check` is for what they cannot say."""

    def check(self, seats: int) -> None:
        """Raise `Problem` if these options do not fit this number of seats or each other."""

    def check_new(self, seats: int) -> None:
        """Raise `Problem` for what no new game may be played with, though records of such games are still read."""

    @classmethod
    def faults(cls, option: str, text: str) -> Sequence[Fault]:
        """Everything that is wrong with an option that people write at length; raises `LookupError` for any other."""
        raise LookupError(option)


class Outcome(Struct, frozen=True):
    """How a game ended: each seat's place (1 is best, equal places are shared), its score, and why it ended.

    `reason` is the id of the message `reason-<reason>`. A score is a number or, where the rules compare several
    numbers in turn, the list of them; a higher one is better.
    """

    places: tuple[int, ...]
    scores: tuple[int | tuple[int, ...], ...]
    reason: str

    def message(self) -> Message:
        """Why it ended, in words."""
        return Message(f"reason-{self.reason}")

    def contest(self) -> tuple[int, int] | None:
        """The seat that won and the best of the others; nothing where the win is shared or there are no others."""
        winners = self.winners()
        others = sorted((place, seat) for seat, place in enumerate(self.places) if place != 1)
        return (winners[0], others[0][1]) if len(winners) == 1 and others else None

    def winners(self) -> tuple[int, ...]:
        """The seats that won or share the win."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


Turn: TypeAlias = tuple[int, ...] | Literal["all"]

CROWD = 50
"""With more seats than this, what is sent does not grow with their number."""


def turn_on_the_wire(turn: Sequence[int], seats: int) -> Turn:
    """The seats that may act, as they are sent: in a crowd where all may act, just `"all"`."""
    return "all" if seats > CROWD and len(turn) == seats else tuple(turn)


class View(Struct, frozen=True, kw_only=True):
    """Everything that one seat (`None`: an onlooker) may know. A game adds its own fields, among them
    `you: YourMoves | UnsetType`, what the seat may do now, which is absent for onlookers. Where a table has names of
    its own for things, they stand in `names` (see `core.messages.OwnNames`)."""

    constant: ClassVar[tuple[str, ...]] = ()
    """The fields that never change during a game: a house sends them once."""

    game: str
    seat: int | None
    turn: Turn
    due: int | None
    outcome: Outcome | None


class InEveryView(TypedDict):
    """The fields that the views of all games share."""

    game: str
    seat: int | None
    turn: Turn
    due: int | None
    outcome: Outcome | None


class Page(Struct, frozen=True):
    """Some of many things that a view does not carry, such as the results of a crowd."""

    total: int
    """How many there are in all."""
    entries: tuple[Any, ...]


class Appointment(Struct, frozen=True):
    """A moment of a game that a calendar can hold."""

    number: int
    """It keeps this number when its time changes."""
    at: int
    title: Message
    about: Message


def ranked(keys: Sequence[Any]) -> tuple[int, ...]:
    """Places by key, the highest first; equal keys share a place and the next one is skipped (1, 1, 3)."""
    first: dict[Any, int] = {}
    for place, key in enumerate(sorted(keys, reverse=True), 1):
        first.setdefault(key, place)
    return tuple(first[key] for key in keys)


def encode(value: Any) -> bytes:
    """JSON, compact, with the same bytes for the same value everywhere."""
    return msgspec.json.encode(value, order="deterministic")


def digest(value: Any) -> str:
    """SHA-256 of the JSON of a value, in hex."""
    return hashlib.sha256(encode(value)).hexdigest()
