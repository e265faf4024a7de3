"""The first form of what a table's WebSocket tells, for clients that do not ask for a newer one: whole views, missed
events without their moments, and nothing of what only later forms tell."""

from __future__ import annotations

import msgspec
from msgspec import Raw

from ..tables.gallery import Send

_fields = msgspec.json.Decoder(dict[str, Raw])
_moments = msgspec.json.Decoder(list[dict[str, Raw]])
_events = msgspec.json.Decoder(list[Raw])
_as_it_stands = msgspec.json.Encoder().encode
"""Fields in the order they were given: a frame begins with its type."""
_HELLO, _VIEW, _UNKNOWN = b'{"type":"hello"', b'{"type":"view"', b'{"type":"ratings"'
_OF_HELLO = ("type", "seq", "now", "info", "view", "due", "missed", "complete")
_OF_VIEW = ("type", "seq", "now", "due", "undoable", "events", "view")


class FirstProtocol:
    """Takes frames as they are made today, and sends them on as they were in the first form."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._constants: dict[str, Raw] = {}
        self._seq = b""

    def __call__(self, frame: bytes) -> None:
        """Send it on, unless the first form knew nothing like it."""
        if frame.startswith(_HELLO):
            self._send(self._hello(_fields.decode(frame)))
        elif frame.startswith(_VIEW):
            told = _fields.decode(frame)
            if bytes(told["seq"]) != self._seq:
                self._send(self._view(told))
        elif not frame.startswith(_UNKNOWN):
            self._send(frame)

    def _hello(self, told: dict[str, Raw]) -> bytes:
        missed = [event for moment in _moments.decode(told["missed"]) for event in _of_the_game(moment["events"])]
        return self._whole({**told, "missed": Raw(_as_it_stands(missed))}, _OF_HELLO)

    def _view(self, told: dict[str, Raw]) -> bytes:
        return self._whole({**told, "events": Raw(_as_it_stands(_of_the_game(told["events"])))}, _OF_VIEW)

    def _whole(self, told: dict[str, Raw], fields: tuple[str, ...]) -> bytes:
        """The same with the constants in its view, and without the fields that came later."""
        self._seq = bytes(told["seq"])
        if "constants" in told and bytes(told["constants"]) != b"null":
            self._constants = _fields.decode(told["constants"])
        if self._constants and bytes(told["view"]) != b"null":
            told["view"] = Raw(_as_it_stands({**_fields.decode(told["view"]), **self._constants}))
        return _as_it_stands({field: told[field] for field in fields})


def _of_the_game(events: Raw) -> list[Raw]:
    return [event for event in _events.decode(events) if not bytes(event).startswith(b'{"type":"house-')]
