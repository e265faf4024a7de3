"""What everyone at a table may know and no view carries, page by page: a view does not grow with a crowd."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from .api import Known, LinkKey

PAGE = 100
"""The most that stands on a page."""


class WhichPage(Struct, frozen=True, rename={"start": "from"}, forbid_unknown_fields=True):
    """Which page: of what is numbered (an auction of Venice), from which entry on, and how many."""

    number: Annotated[int, Meta(ge=0, le=1000)] = 0
    start: Annotated[int, Meta(ge=0, le=10_000_000)] = 0
    limit: Annotated[int, Meta(ge=1, le=PAGE)] = 50
    key: LinkKey | None = None


class Sitter(Struct, frozen=True):
    """Who sits on a seat that a page names: a person, or a bot."""

    seat: int
    person: str | UnsetType = UNSET
    bot: str | UnsetType = UNSET


class CrowdPage(Struct, frozen=True, rename={"start": "from"}):
    """A page of what everyone at a table may know; the entries are the game's own."""

    table: str
    part: str
    number: int
    start: int
    total: int
    entries: tuple[Any, ...]
    sitters: tuple[Sitter, ...]
    people: dict[str, Known]
