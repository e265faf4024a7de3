"""Where a game begins that was not dealt: a position from elsewhere, and where it was taken from."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

Number = Annotated[int, Meta(ge=0)]


class Start(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A given position; it stands in the header of the record."""

    state: dict[str, Any]
    """The whole position as `State.save` gives it. Its chance does not count: what is drawn comes from the seed."""
    imagined: bool
    """Was everything that `seat` could not know imagined? Then nothing proves that part of it."""
    seat: Number | UnsetType = UNSET
    """Who plays on from there, and through whose eyes the position was seen."""
    entry: Number | UnsetType = UNSET
    """The last entry of the other game before it."""
    table: str | UnsetType = UNSET
    """The house's name for the table of the other game."""
    record: str | UnsetType = UNSET
    """The head of the chain over the other game's record."""
