"""A view in two parts: what never changes during a game, which is sent once, and the rest, which is sent each time."""

from __future__ import annotations

from msgspec import UNSET, Raw
from msgspec.structs import replace

from ridotto.core import View
from ridotto.protocol.tables import to_json

NULL = Raw(b"null")


def constants(view: View | None) -> Raw:
    """What never changes during the game, as JSON; `null` before there is one."""
    if view is None:
        return NULL
    names = zip(view.__struct_fields__, view.__struct_encode_fields__, strict=True)
    values = {name: getattr(view, field) for field, name in names if field in view.constant}
    return Raw(to_json({name: value for name, value in values.items() if value is not UNSET}))


def changing(view: View | None) -> Raw:
    """Everything else, as JSON; `null` before there is a game. It is made for every move: what is unset is left out by
    the encoder, which is quicker than choosing fields here."""
    if view is None:
        return NULL
    return Raw(to_json(replace(view, **dict.fromkeys(view.constant, UNSET)) if view.constant else view))
