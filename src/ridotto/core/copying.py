"""How a state is copied: a function that is written once for each class, from the types of its fields.

`copy` is what thinking ahead does most, so nothing may be looked at while it runs. As `dataclasses` does for
`__init__`, the lines are written out and compiled: what cannot change is shared, lists and dicts are copied.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeAlias, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from msgspec import Struct

T = TypeVar("T")

SHARED = "shared"
Shared: TypeAlias = Annotated[T, SHARED]
"""A part of a state that is never changed once it stands, whatever its type: copies share it."""

_HEAD = """
def copy(self):
    if self.__class__ is not kind:
        return copier(self.__class__)(self)
    new = blank(kind)
"""
_PLAIN = (int, str, bytes, float, bool, NoneType)


@cache
def copier(kind: type[T]) -> Callable[[T], T]:
    """A function that makes independent copies of a dataclass of this kind; `TypeError` if a field's type does not
    tell how. A subclass may inherit it: its own kind is copied."""
    types = get_type_hints(kind, include_extras=True)
    names = [field.name for field in fields(cast(Any, kind))]
    lines = [f"    new.{name} = {_copied(f'self.{name}', types[name])}" for name in names]
    source = "\n".join([_HEAD, *lines, "    return new"])
    scope: dict[str, Any] = {"kind": kind, "blank": object.__new__, "list_copy": list.copy, "copier": copier}
    exec(source, scope)  # nosec B102  # noqa: S102 - made of the names of fields, nothing else
    return cast(Callable[[T], T], scope["copy"])


def _copied(value: str, hint: Any) -> str:
    """The expression that copies a value of this type."""
    if _unchanging(hint):
        return value
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _copied(value, inner[0])
    if origin is list:
        if _unchanging(inner[0]):
            return f"{value}[:]"
        if get_origin(inner[0]) is list and _unchanging(get_args(inner[0])[0]):
            return f"[*map(list_copy, {value})]"
        return f"[{_copied('each', inner[0])} for each in {value}]"
    if origin is dict and _unchanging(inner[1]):
        return f"{value}.copy()"
    if origin is dict:
        return f"{{key: {_copied('each', inner[1])} for key, each in {value}.items()}}"
    kinds = inner if origin in (Union, UnionType) else (hint,)
    if all(isinstance(each, type) and hasattr(each, "copy") for each in kinds):
        return f"{value}.copy()"
    raise TypeError(f"write `copy` yourself: {value} is {hint}, which may change")


def _unchanging(hint: Any) -> bool:
    """Can a value of this type never change?"""
    origin = get_origin(hint)
    if origin is Annotated:
        return SHARED in hint.__metadata__ or _unchanging(hint.__origin__)
    if origin is Literal or hint in _PLAIN:
        return True
    if origin in (tuple, Union, UnionType):
        return all(each is ... or _unchanging(each) for each in get_args(hint))
    return isinstance(hint, type) and issubclass(hint, Struct) and hint.__struct_config__.frozen
