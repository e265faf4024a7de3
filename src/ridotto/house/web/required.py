"""Which fields an answer always has: all but those that may be unset. The description of the API says so."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, get_args, get_type_hints

from msgspec import Struct, UnsetType, inspect


def structs_in(types: Iterable[Any]) -> set[type[Struct]]:
    """Every struct that a value of one of these types may hold."""
    found: set[type[Struct]] = set()
    waiting = list(inspect.multi_type_info(list(types)))
    while waiting:
        node = waiting.pop()
        if isinstance(node, inspect.StructType):
            if node.cls in found:
                continue
            found.add(node.cls)
        waiting += _parts(node)
    return found


def _parts(node: inspect.Type) -> Iterator[inspect.Type]:
    match node:
        case inspect.StructType():
            yield from (field.type for field in node.fields)
        case inspect.UnionType():
            yield from node.types
        case inspect.TupleType():
            yield from node.item_types
        case inspect.ListType() | inspect.VarTupleType() | inspect.SetType():
            yield node.item_type
        case inspect.DictType():
            yield from (node.key_type, node.value_type)
        case inspect.Metadata():
            yield node.type


def always_sent(struct: type[Struct]) -> list[str]:
    """The fields that are there whenever this struct is sent, by the names they have in JSON."""
    config, hints = struct.__struct_config__, get_type_hints(struct)
    tag = [str(config.tag_field)] if config.tag_field else []
    if config.omit_defaults:
        count = len(struct.__struct_fields__) - len(struct.__struct_defaults__)
        return [*tag, *struct.__struct_encode_fields__[:count]]
    names = zip(struct.__struct_fields__, struct.__struct_encode_fields__, strict=True)
    return [*tag, *(name for field, name in names if UnsetType not in get_args(hints[field]))]
