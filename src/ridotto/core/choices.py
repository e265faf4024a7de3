"""What may stand at a place of a form where only a few values may: the kinds of move at `type`, of asks at `ask.do`."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from msgspec import inspect

_STEP = re.compile(r"\[[^\]]*\]|[^.\[\]]+")

_kind_of = lru_cache(maxsize=256)(inspect.type_info)


def choices_at(form: Any, place: str) -> tuple[str, ...]:
    """The values that may stand at this place, as the decoder writes it (`spec.bots[0].bot`); none where too many may,
    or where it depends on what else is said."""
    found = {values for kind in _kinds_at(form, place) if (values := tuple(_values(kind)))}
    return found.pop() if len(found) == 1 else ()


def number_at(form: Any, place: str) -> bool:
    """May a whole number stand at this place too?"""
    members = (member for kind in _kinds_at(form, place) for member in _members(kind))
    return any(isinstance(member, inspect.IntType) for member in members)


def _kinds_at(form: Any, place: str) -> list[inspect.Type]:
    kinds: list[inspect.Type] = [_kind_of(form)]
    for step in _STEP.findall(place):
        kinds = [inner for kind in kinds for inner in _within(kind, step)]
    return kinds


def _within(kind: inspect.Type, step: str) -> Iterator[inspect.Type]:
    """What stands in a form of this kind under a key, or as an item of it."""
    members = tuple(_members(kind))
    structs = [member for member in members if isinstance(member, inspect.StructType)]
    tags = [struct.tag for struct in structs if struct.tag_field == step]
    if tags:
        yield inspect.LiteralType(tuple(tags))
        return
    for struct in structs:
        yield from (field.type for field in struct.fields if field.encode_name == step)
    if step.startswith("["):
        yield from (item for member in members for item in _items(member))


def _items(kind: inspect.Type) -> Iterator[inspect.Type]:
    match kind:
        case inspect.DictType():
            yield kind.value_type
        case inspect.TupleType():
            yield from kind.item_types
        case inspect.CollectionType():
            yield kind.item_type


def _members(kind: inspect.Type) -> Iterator[inspect.Type]:
    """A kind, or where it may be one of several, each of them."""
    match kind:
        case inspect.UnionType():
            for member in kind.types:
                yield from _members(member)
        case inspect.Metadata():
            yield from _members(kind.type)
        case _:
            yield kind


def _values(kind: inspect.Type) -> list[str]:
    """Every value of this kind but null, and of numbers those that are named; none if there are too many to name."""
    found: list[str] = []
    for member in _members(kind):
        if isinstance(member, inspect.LiteralType):
            named = (value for value in member.values if value is not None)
            found += [value if isinstance(value, str) else json.dumps(value) for value in named]
        elif not isinstance(member, (inspect.NoneType, inspect.IntType)):
            return []
    return found
