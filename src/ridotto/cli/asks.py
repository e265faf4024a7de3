"""What a program may ask of the engine: one struct per kind of ask, told apart by `do`."""

from __future__ import annotations

from typing import Annotated, Any, cast

from msgspec import Meta, Raw, Struct

from ridotto.core.forms import Time, kebab


class Ask(Struct, frozen=True, kw_only=True, tag_field="do", tag=kebab):
    """One line on standard input. Keys that it does not know are left alone; the answer names them."""


class Games(Ask, frozen=True):
    """Which games are there?"""


class New(Ask, frozen=True):
    """Begin a game; without a seed, one drawn at random."""

    game: str
    seats: int
    options: Any = None
    seed: str | None = None
    at: Annotated[Time, Meta(ge=0)] = 0


class Play(Ask, frozen=True):
    """Play a move; without a time, as of the last one."""

    seat: int
    move: Raw
    at: Time | None = None


class Preview(Ask, frozen=True):
    """What would this move do?"""

    seat: int
    move: Raw
    at: Time | None = None


class Ring(Ask, frozen=True):
    """The clock acts."""

    at: Time


class View(Ask, frozen=True):
    """What may this seat (`null`: an onlooker) know?"""

    seat: int | None


class Moves(Ask, frozen=True):
    """Which moves are legal? At most so many."""

    seat: int
    limit: Annotated[int, Meta(ge=0, le=1_000_000)] = 100


class Random(Ask, frozen=True):
    """Any legal move."""

    seat: int


class Bot(Ask, frozen=True):
    """What would this bot play, and after how long?"""

    seat: int
    bot: str
    at: Time | None = None


class Save(Ask, frozen=True):
    """The whole game, to be loaded again."""


class Load(Ask, frozen=True):
    """Go on with a saved game."""

    game: str
    state: Any


class PlayOn(Ask, frozen=True):
    """Begin a new game from this position, as this seat may imagine it; without a time, as of the last one."""

    seat: int
    seed: str | None = None
    at: Annotated[Time, Meta(ge=0)] | None = None


class Record(Ask, frozen=True):
    """The record so far."""


ANY_ASK = cast(
    type[Ask], Games | New | Play | Preview | Ring | View | Moves | Random | Bot | Save | Load | PlayOn | Record
)
"""All of them, for the reader of lines."""
KEYS: dict[type[Ask], frozenset[str]] = {
    kind: frozenset((*kind.__struct_fields__, "do")) for kind in Ask.__subclasses__()
}
"""The keys that each of them knows."""
