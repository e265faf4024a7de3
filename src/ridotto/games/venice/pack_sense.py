"""The second half of checking a pack (`pack.py` `check_pack`): whether what it says can be played. Parts of the wrong
form are passed over, so that every problem is found at once; the first half, `pack_form.py`, names them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Any, TypeVar

from msgspec import Struct

from ridotto.core.messages import Message
from ridotto.core.reading import Unreadable, convert

from .calendar import AUCTIONS
from .items import Agenda, Asset, Pack
from .pack_form import Found
from .pricing import Resources
from .trials import too_hard

T = TypeVar("T", bound=Struct)
CLOSING = AUCTIONS - 1
MOST_PLAYERS = 100_000
RESOURCES = ("force", "popularity", "influence")


def sense_problems(plain: dict[str, Any], wrong_form: set[str], emblems: Collection[str]) -> Iterator[Found]:
    """Everything wrong with a pack beyond its form, and beyond the places where the form is wrong already."""
    yield from _names(plain)
    yield from _assets(plain)
    yield from _emblems(plain, emblems)
    if "auctions" not in wrong_form and isinstance(plain.get("auctions"), list):
        yield from _offers(plain)
    if not wrong_form:
        yield from _within_reach(convert(plain, Pack))


def hard_problems(pack: Pack) -> Iterator[Found]:
    """Realization must be found in time, whatever of these agendas somebody holds (VEN-15)."""
    if found := too_hard([(agenda.value, agenda.cost.as_tuple()) for agenda in pack.agendas]):
        values = {"agendas": len(found), "copies": max(held.copies for held in found)}
        yield "agendas", Message("pack-too-hard", values)


# ---- parts that may be of the wrong form


def _listed(plain: Any, key: str) -> Iterable[tuple[str, dict[str, Any]]]:
    """The tables under a key, with their places."""
    tables = plain.get(key)
    for number, table in enumerate(tables if isinstance(tables, list) else ()):
        if isinstance(table, dict):
            yield f"{key}[{number}]", table


def _named(plain: Any, key: str) -> Iterator[tuple[str, str]]:
    for place, table in _listed(plain, key):
        if isinstance(name := table.get("name"), str):
            yield place, name


def _whole(plain: Any, key: str, form: type[T]) -> Iterator[tuple[str, T]]:
    """Those of the right form."""
    for place, table in _listed(plain, key):
        try:
            yield place, convert(table, form)
        except Unreadable:
            continue


# ---- names and items


def _names(plain: Any) -> Iterator[Found]:
    """Names are used once, and no two agendas are the same (VEN-5)."""
    seen: set[str] = set()
    for place, name in [*_named(plain, "agendas"), *_named(plain, "assets")]:
        if name in seen:
            yield f"{place}.name", Message("pack-name-twice", {"name": name})
        seen.add(name)
    numbers: dict[tuple[int, Resources], str] = {}
    for place, agenda in _whole(plain, "agendas", Agenda):
        same = numbers.setdefault((agenda.value, agenda.cost.as_tuple()), agenda.name)
        if same != agenda.name:
            yield place, Message("pack-same-agenda", {"name": agenda.name, "other": same})


def _assets(plain: Any) -> Iterator[Found]:
    """Every asset provides something (VEN-5)."""
    for place, asset in _whole(plain, "assets", Asset):
        if not any(asset.provides.as_tuple()):
            yield f"{place}.provides", Message("pack-provides-nothing", {"name": asset.name})


def _emblems(plain: Any, known: Collection[str]) -> Iterator[Found]:
    """An emblem is one that the house has drawn; an item without one goes by its own name, or by its first letter."""
    for place, table in [*_listed(plain, "agendas"), *_listed(plain, "assets")]:
        if isinstance(emblem := table.get("emblem"), str) and emblem not in known:
            yield f"{place}.emblem", Message("pack-unknown-emblem", {"emblem": emblem[:40]})


# ---- the week


def _offers(plain: Any) -> Iterator[Found]:
    """Agendas in the opening and closing auctions, assets in the common ones, nothing twice, everything somewhere."""
    agendas = {name for _place, name in _named(plain, "agendas")}
    assets = {name for _place, name in _named(plain, "assets")}
    offered: set[str] = set()
    for day, lots in enumerate(plain["auctions"]):
        items = [(number, _item(lot)) for number, lot in enumerate(lots)] if isinstance(lots, list) else []
        if lots == []:
            yield f"auctions[{day}]", Message("pack-nothing-offered", {"day": _on(day)})
        here: set[str] = set()
        for number, item in items:
            if why := _misplaced(item, day, agendas, assets, here):
                yield f"auctions[{day}][{number}].item", Message(why, {"item": item[:40], "day": _on(day)})
            here.add(item)
        offered |= here
    for place, name in [*_named(plain, "agendas"), *_named(plain, "assets")]:
        if name not in offered:
            yield place, Message("pack-never-offered", {"item": name[:40]})


def _on(day: int) -> Message:
    return Message("label-on-day", {"auction": day})


def _item(lot: Any) -> str:
    item = lot.get("item") if isinstance(lot, dict) else None
    return item if isinstance(item, str) else ""


def _misplaced(item: str, day: int, agendas: set[str], assets: set[str], here: set[str]) -> str | None:
    """Why an item cannot stand in this auction, if so."""
    fitting = agendas if day in (0, CLOSING) else assets
    if not item:
        return None
    if item not in agendas | assets:
        return "pack-unknown-item"
    if item not in fitting:
        return "pack-agenda-in-common" if item in agendas else "pack-asset-not-common"
    return "pack-offered-twice" if item in here else None


def _within_reach(pack: Pack) -> Iterator[Found]:
    """Every agenda can be realized by somebody at some table. Even at the largest nobody gets more than all copies
    that are offered, nor more of them than there are coins to pay: each costs at least one, and the agenda too."""
    copies = [(item, offered) for lineup in pack.lineups(MOST_PLAYERS)[1:CLOSING] for item, offered in lineup]
    provides = {asset.name: asset.provides.as_tuple() for asset in pack.assets}
    for r, resource in enumerate(RESOURCES):
        most, coins = 0, pack.limit - 1
        for amount, offered in sorted(((provides.get(item, (0, 0, 0))[r], n) for item, n in copies), reverse=True):
            bought = min(offered, coins)
            most, coins = most + bought * amount, coins - bought
        for index, agenda in enumerate(pack.agendas):
            if (cost := agenda.cost.as_tuple()[r]) > most:
                word = Message("label-resource", {"resource": resource})
                values: dict[str, Any] = {"name": agenda.name, "resource": word, "cost": cost, "most": most}
                yield f"agendas[{index}].cost.{resource}", Message("pack-out-of-reach", values)
