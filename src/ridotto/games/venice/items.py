"""What a pack is made of: agendas, assets, and the seven line-ups (VEN-4, VEN-5, VEN-6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from .auction import LineUp
from .pricing import Resources

Name: TypeAlias = Annotated[str, Meta(pattern="^[a-z0-9]+(-[a-z0-9]+)*$", max_length=40)]
Amount: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
Some: TypeAlias = Annotated[int, Meta(ge=1, le=1_000_000)]
MOST_AGENDAS = 50
MOST_ASSETS = 200


class Words(Struct, frozen=True, forbid_unknown_fields=True):
    """The same words in both languages."""

    en: Annotated[str, Meta(min_length=1, max_length=200)]
    ru: Annotated[str, Meta(min_length=1, max_length=200)]


class Triple(Struct, frozen=True, forbid_unknown_fields=True):
    """An amount of each resource; what is not named is none."""

    force: Amount = 0
    popularity: Amount = 0
    influence: Amount = 0

    def as_tuple(self) -> Resources:
        """Force, popularity, influence."""
        return (self.force, self.popularity, self.influence)


class Item(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that can be bought, and the words on it."""

    name: Name
    title: Words
    flavour: Words


class Agenda(Item, frozen=True, forbid_unknown_fields=True):
    """What it brings if realized, and what that costs (VEN-5)."""

    value: Some
    cost: Triple
    emblem: Name | UnsetType = UNSET
    """The drawing it goes by, if not the one of its own name."""


class Asset(Item, frozen=True, forbid_unknown_fields=True):
    """What one copy provides (VEN-5)."""

    provides: Triple
    emblem: Name | UnsetType = UNSET
    """The drawing it goes by, if not the one of its own name."""


class Lot(Struct, frozen=True, forbid_unknown_fields=True):
    """An item in a line-up, and how many of it for every four players (VEN-4)."""

    item: str
    per_four: Annotated[int, Meta(ge=1, le=1000)]


class Pack(Struct, frozen=True, cache_hash=True, forbid_unknown_fields=True):
    """A whole pack. The seven auctions stand in the order of the week, their items in the order of the sale."""

    name: Name
    title: Words
    limit: Annotated[int, Meta(ge=1, le=1_000_000_000)]
    """The most that the treasury lends to one player (VEN-7)."""
    agendas: Annotated[tuple[Agenda, ...], Meta(min_length=1, max_length=MOST_AGENDAS)]
    assets: Annotated[tuple[Asset, ...], Meta(min_length=1, max_length=MOST_ASSETS)]
    auctions: Annotated[tuple[tuple[Lot, ...], ...], Meta(min_length=7, max_length=7)]

    def items(self) -> Iterator[tuple[str, Agenda | Asset]]:
        """Every agenda and asset, with its place in the file."""
        yield from ((f"agendas[{index}]", agenda) for index, agenda in enumerate(self.agendas))
        yield from ((f"assets[{index}]", asset) for index, asset in enumerate(self.assets))

    def lineups(self, players: int) -> list[LineUp]:
        """What is offered to so many players (VEN-4)."""
        return [[(lot.item, -(-lot.per_four * players // 4)) for lot in auction] for auction in self.auctions]
