"""The form of a pack: what keeps plain values from being one. Unlike `convert` it goes on after the first problem."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Annotated, Any, TypeAlias, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct

from ridotto.core.messages import Message
from ridotto.core.reading import Unreadable, convert

from .items import Pack

Found: TypeAlias = tuple[str, Message]
"""A place, and what is wrong there."""


def form_problems(plain: dict[str, Any]) -> Iterator[Found]:
    """Keys that are missing or unknown, values of the wrong type or beyond their limits."""
    return _form(plain, Pack, "")


def _form(value: Any, form: Any, place: str) -> Iterator[Found]:
    if get_origin(form) is Union:  # a key that may be left out: `Name | UnsetType`
        form = get_args(form)[0]
    inner = get_args(form)[0] if get_origin(form) is Annotated else form
    limits = form.__metadata__[0] if inner is not form else Meta()
    if isinstance(inner, type) and issubclass(inner, Struct) and isinstance(value, dict):
        yield from _form_of_struct(value, inner, place)
    elif get_origin(inner) is tuple and isinstance(value, list):
        yield from _length(value, limits, place)
        for number, part in enumerate(value):
            yield from _form(part, get_args(inner)[0], f"{place}[{number}]")
    elif isinstance(value, str) and inner is str:
        yield from _text(value, limits, place)
    else:
        yield from _refused(value, form, place)


def _form_of_struct(value: dict[str, Any], form: type[Struct], place: str) -> Iterator[Found]:
    hints = get_type_hints(form, include_extras=True)
    required = {field.encode_name for field in msgspec.structs.fields(form) if field.required}
    for name in [*value, *sorted(required - value.keys())]:
        inside = f"{place}.{name}" if place else name
        if name not in value:
            yield inside, Message("pack-missing")
        elif name not in hints:
            yield inside, Message("pack-unknown-key")
        else:
            yield from _form(value[name], hints[name], inside)


def _length(value: list[Any], limits: Meta, place: str) -> Iterator[Found]:
    least, most = limits.min_length or 0, limits.max_length
    if least == most != len(value):
        yield place, Message("pack-not-seven", {"count": len(value)})
    elif len(value) < least:
        yield place, Message("pack-empty-list")
    elif most is not None and len(value) > most:
        yield place, Message("pack-too-many", {"count": len(value), "limit": most})


def _text(value: str, limits: Meta, place: str) -> Iterator[Found]:
    if limits.max_length is not None and len(value) > limits.max_length:
        yield place, Message("pack-text-too-long", {"length": len(value), "limit": limits.max_length})
    elif limits.pattern and not re.search(limits.pattern, value):
        yield place, Message("pack-name", {"name": value})
    elif limits.min_length and not value.strip():
        yield place, Message("pack-blank")
    elif not value.isprintable():
        yield place, Message("pack-not-printable")


def _refused(value: Any, form: Any, place: str) -> Iterator[Found]:
    try:
        convert(value, form)
    except Unreadable as unreadable:
        yield place, Message(unreadable.why.id, {**unreadable.why.values, "place": place.split(".")[-1]})
