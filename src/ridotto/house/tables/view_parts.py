"""A view in two parts: what never changes during a game, which is sent once, and the rest, which is sent each time."""

from __future__ import annotations

from msgspec import UNSET, Raw
from msgspec.structs import replace

from ridotto.core import Match, View
from ridotto.protocol.tables import to_json

NULL = Raw(b"null")


def constants(view: View | None) -> Raw:
    """What never changes during the game, as JSON; `null` before there is one."""
    if view is None:
        return NULL
    names = zip(view.__struct_fields__, view.__struct_encode_fields__, strict=True)
    values = {name: getattr(view, field) for field, name in names if field in view.constant}
    return Raw(to_json({name: value for name, value in values.items() if value is not UNSET}))


def changing(view: View | None, *left_out: str) -> Raw:
    """Everything but the constants, as JSON; `null` before there is a game. This is done for every move: the encoder
    leaves out what is unset, which is quicker than choosing fields here."""
    if view is None:
        return NULL
    absent = (*view.constant, *left_out)
    return Raw(to_json(replace(view, **dict.fromkeys(absent, UNSET)) if absent else view))


class Views:
    """The views of one moment, for one viewer after another. What all see is encoded once, from the view of an
    onlooker: to encode it for everyone took a tenth of all that a move costs."""

    def __init__(self, match: Match | None) -> None:
        self._match = match
        self._shared: bytes | None = None

    def changing(self, viewer: int | None) -> Raw:
        """The view of this seat, or an onlooker, without its constants, as JSON."""
        if self._match is None:
            return NULL
        own = {} if viewer is None else self._match.state.own_part(viewer)
        if own is None:
            return changing(self._match.view(viewer))
        if self._shared is None:
            # without the closing brace: what is the seat's own follows
            self._shared = bytes(changing(self._match.view(None), "seat"))[:-1] + b","
        return Raw(self._shared + to_json({"seat": viewer, **own})[1:])
