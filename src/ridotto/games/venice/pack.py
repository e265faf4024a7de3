"""Data packs: the items of a game and the seven line-ups, as a TOML file that anyone can write (VEN-6).

The format is described in `docs/venice-packs.md`; `schema()` is its JSON Schema, and `check_pack` finds everything
that is wrong with a pack, each problem with its place.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import lru_cache
from importlib import resources
from typing import Annotated, Any, TypeAlias, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct

from ridotto.core.messages import Message
from ridotto.core.reading import Unreadable, convert
from ridotto.core.refusal import Problem

from .auction import LineUp
from .pricing import Resources
from .realization import Held, OutOfPatience, realize

Name: TypeAlias = Annotated[str, Meta(pattern="^[a-z0-9]+(-[a-z0-9]+)*$", max_length=40)]
Amount: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
Some: TypeAlias = Annotated[int, Meta(ge=1, le=1_000_000)]
MOST_AGENDAS = 50
MOST_ASSETS = 200
PATIENCE = 20_000
"""Steps that the realization of a trial holding may take; about a second."""
OPENING, CLOSING = 0, 6
DAYS = ("sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday")


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


class Agenda(Struct, frozen=True, forbid_unknown_fields=True):
    """What it brings if realized, and what that costs (VEN-5)."""

    name: Name
    title: Words
    flavour: Words
    value: Some
    cost: Triple


class Asset(Struct, frozen=True, forbid_unknown_fields=True):
    """What one copy provides (VEN-5)."""

    name: Name
    title: Words
    flavour: Words
    provides: Triple


class Lot(Struct, frozen=True, forbid_unknown_fields=True):
    """An item in a line-up, and how many of it for every four players (VEN-4)."""

    item: str
    per_four: Annotated[int, Meta(ge=1, le=1000)]


class Pack(Struct, frozen=True, forbid_unknown_fields=True):
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


class PackProblem(Struct, frozen=True):
    """Something wrong with a pack: where, and what."""

    place: str
    why: Message


def schema() -> dict[str, Any]:
    """JSON Schema of a pack, for editors and programs."""
    return msgspec.json.schema(Pack)


@lru_cache(maxsize=16)
def find_pack(pack: str) -> Pack:
    """The pack of this name that ships with the house, or the pack with this text; or `Problem`."""
    if re.fullmatch(r"[a-z0-9-]{1,40}", pack):
        return _shipped(pack)
    if problems := check_pack(pack):
        first = problems[0]
        raise Problem("setup-pack", place=first.place, why=first.why, count=len(problems)).within(__package__)
    return convert(tomllib.loads(pack), Pack)


def _shipped(name: str) -> Pack:
    """A pack of the house's own; the tests check those."""
    try:
        text = resources.files(__package__).joinpath("packs", f"{name}.toml").read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Problem("setup-pack-unknown", pack=name).within(__package__) from None
    return convert(tomllib.loads(text), Pack)


# ---- finding everything that is wrong


def check_pack(text: str) -> list[PackProblem]:
    """Every problem of a pack, in the order of the file; none if it can be played."""
    try:
        plain = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        return [PackProblem("", Message("pack-not-toml", {"why": str(error)}))]
    problems = list(_form(plain, Pack, ""))
    if not problems:
        pack = convert(plain, Pack)
        problems = [*_names(pack), *_offers(pack), *_within_reach(pack)] or list(_too_hard(pack))
    lines = _lines(text)
    return [PackProblem(_with_line(problem.place, lines), problem.why) for problem in problems]


def _form(value: Any, form: Any, place: str) -> Iterator[PackProblem]:
    """What keeps a value from having this form; unlike `convert` it goes on after the first."""
    inner = get_args(form)[0] if get_origin(form) is Annotated else form
    if isinstance(inner, type) and issubclass(inner, Struct) and isinstance(value, dict):
        yield from _form_of_struct(value, inner, place)
    elif get_origin(inner) is tuple and isinstance(value, list):
        if inner is not form:
            yield from _refused([None] * len(value), _with_any_items(form), place)
        for number, part in enumerate(value):
            yield from _form(part, get_args(inner)[0], f"{place}[{number}]")
    else:
        yield from _refused(value, form, place)


def _form_of_struct(value: dict[str, Any], form: type[Struct], place: str) -> Iterator[PackProblem]:
    hints = get_type_hints(form, include_extras=True)
    required = {field.encode_name for field in msgspec.structs.fields(form) if field.required}
    for name in [*value, *sorted(required - value.keys())]:
        inside = f"{place}.{name}" if place else name
        if name not in value:
            yield PackProblem(inside, Message("pack-missing"))
        elif name not in hints:
            yield PackProblem(inside, Message("pack-unknown-key"))
        else:
            yield from _form(value[name], hints[name], inside)


def _with_any_items(form: Any) -> Any:
    """The same limits on the length of a list, whatever is in it."""
    return Annotated[(tuple[Any, ...], *form.__metadata__)]


def _refused(value: Any, form: Any, place: str) -> Iterator[PackProblem]:
    try:
        convert(value, form)
    except Unreadable as unreadable:
        yield PackProblem(place, Message(unreadable.why.id, {**unreadable.why.values, "place": place.split(".")[-1]}))


def _names(pack: Pack) -> Iterator[PackProblem]:
    """Names are used once, and no two agendas are the same (VEN-5)."""
    seen: set[str] = set()
    numbers: dict[tuple[int, Resources], str] = {}
    for place, item in pack.items():
        if item.name in seen:
            yield PackProblem(f"{place}.name", Message("pack-name-twice", {"name": item.name}))
        seen.add(item.name)
        if isinstance(item, Agenda):
            same = numbers.setdefault((item.value, item.cost.as_tuple()), item.name)
            if same != item.name:
                yield PackProblem(place, Message("pack-same-agenda", {"name": item.name, "other": same}))


def _offers(pack: Pack) -> Iterator[PackProblem]:
    """Agendas in the opening and closing auctions, assets in the common ones, nothing twice, everything somewhere."""
    agendas = {agenda.name for agenda in pack.agendas}
    assets = {asset.name for asset in pack.assets}
    offered: set[str] = set()
    for day, lots in enumerate(pack.auctions):
        fitting, here = (agendas if day in (OPENING, CLOSING) else assets), set[str]()
        if not lots:
            yield PackProblem(f"auctions[{day}]", Message("pack-nothing-offered", {"day": DAYS[day]}))
        for index, lot in enumerate(lots):
            place, values = f"auctions[{day}][{index}].item", {"item": lot.item[:40], "day": DAYS[day]}
            if lot.item not in agendas | assets:
                yield PackProblem(place, Message("pack-unknown-item", {"item": lot.item[:40]}))
            elif lot.item not in fitting:
                problem = "pack-agenda-in-common" if lot.item in agendas else "pack-asset-not-common"
                yield PackProblem(place, Message(problem, values))
            elif lot.item in here:
                yield PackProblem(place, Message("pack-offered-twice", values))
            here.add(lot.item)
        offered |= here
    for place, item in pack.items():
        if item.name not in offered:
            yield PackProblem(place, Message("pack-never-offered", {"item": item.name}))


def _within_reach(pack: Pack) -> Iterator[PackProblem]:
    """Every agenda can be realized with enough of the assets that are offered."""
    offered = {lot.item for lots in pack.auctions for lot in lots}
    assets = [asset.provides.as_tuple() for asset in pack.assets if asset.name in offered]
    for index, agenda in enumerate(pack.agendas):
        for r, resource in enumerate(("force", "popularity", "influence")):
            if agenda.cost.as_tuple()[r] and not any(provides[r] for provides in assets):
                values = {"name": agenda.name, "resource": resource}
                yield PackProblem(f"agendas[{index}].cost.{resource}", Message("pack-out-of-reach", values))


def _too_hard(pack: Pack) -> Iterator[PackProblem]:
    """Trial holdings of every agenda, with resources for a fifth, a half and four fifths, must be solved in time."""
    for copies in (1, 4, 40):
        held = [Held(agenda.value, agenda.cost.as_tuple(), copies) for agenda in pack.agendas]
        force, popularity, influence = (copies * sum(agenda.cost[r] for agenda in held) for r in range(3))
        for tenths in (2, 5, 8):
            enough = (force * tenths // 10, popularity * tenths // 10, influence * tenths // 10)
            try:
                realize(held, enough, PATIENCE)
            except OutOfPatience:
                yield PackProblem("agendas", Message("pack-too-hard", {"agendas": len(held), "copies": copies}))
                return


# ---- places

_HEADER = re.compile(r"^\s*\[\[\s*(\w+)\s*\]\]")


def _lines(text: str) -> dict[str, int]:
    """The line on which each table of an array begins: `agendas[2]` → 34."""
    lines: dict[str, int] = {}
    counts: dict[str, int] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if found := _HEADER.match(line):
            name = found[1]
            lines[f"{name}[{counts.setdefault(name, 0)}]"] = number
            counts[name] += 1
    return lines


def _with_line(place: str, lines: dict[str, int]) -> str:
    table = place.split(".")[0]
    return f"{place} (line {lines[table]})" if table in lines else place
