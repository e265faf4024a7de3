"""A view in two parts: what never changes during a game, which is sent once, and the rest, which is sent each time."""

from __future__ import annotations

from msgspec import UNSET, Raw

from ridotto.core import View
from ridotto.protocol.tables import to_json

NULL = Raw(b"null")


def split(view: View | None) -> tuple[Raw, Raw]:
    """The constants of a view and everything else, as JSON; `null` before there is a game."""
    if view is None:
        return NULL, NULL
    if not view.constant:
        return Raw(b"{}"), Raw(to_json(view))
    parts: tuple[dict[str, object], dict[str, object]] = ({}, {})
    for field, name in zip(view.__struct_fields__, view.__struct_encode_fields__, strict=True):
        if (value := getattr(view, field)) is not UNSET:
            parts[field not in view.constant][name] = value
    return Raw(to_json(parts[0])), Raw(to_json(parts[1]))
