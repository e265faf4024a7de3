"""The first form of what a table's WebSocket tells, for clients that do not ask for a newer one: whole views, missed
events without their moments, and nothing of what only later forms tell."""

from __future__ import annotations

import msgspec
from msgspec import Raw, Struct

from ridotto.protocol.frames import RatingsFrame
from ridotto.protocol.tables import Hello, TableInfo, ViewFrame, to_json

from ..tables.frame import Frame, Send

_fields = msgspec.json.Decoder(dict[str, Raw])
_events = msgspec.json.Decoder(list[Raw])
_as_it_stands = msgspec.json.Encoder().encode


class _Typed(Struct):
    type: str


_type = msgspec.json.Decoder(_Typed)


class FirstHello(Struct, frozen=True, kw_only=True, tag_field="type", tag="hello"):
    """How everything stands."""

    seq: int
    now: int
    info: TableInfo
    view: Raw
    due: int | None
    missed: list[Raw]
    complete: bool


class FirstView(Struct, frozen=True, kw_only=True, tag_field="type", tag="view"):
    """What happened, and how the game stands now."""

    seq: int
    now: int
    due: int | None
    undoable: int
    events: list[Raw]
    view: Raw


class FirstProtocol:
    """Turns today's frames into those of the first form, and sends them on."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._constants: dict[str, Raw] = {}
        self._seq: int | None = None

    def __call__(self, frame: Frame) -> None:
        """Send it on, unless the first form knew nothing like it."""
        message = frame.message
        if isinstance(message, Hello):
            self._send(Frame(message, to_json(self._hello(message))))
        elif isinstance(message, ViewFrame):
            if message.seq != self._seq:  # the first form told nothing more about the same moment
                self._send(Frame(message, to_json(self._view(message))))
        elif not isinstance(message, RatingsFrame):
            self._send(frame)

    def _hello(self, told: Hello) -> FirstHello:
        missed = [event for moment in told.missed for event in _of_the_game(moment.events)]
        return FirstHello(
            seq=told.seq, now=told.now, info=told.info, view=self._whole(told), due=told.due, missed=missed,
            complete=told.complete,
        )  # fmt: skip

    def _view(self, told: ViewFrame) -> FirstView:
        return FirstView(
            seq=told.seq, now=told.now, due=told.due, undoable=told.undoable, events=_of_the_game(told.events),
            view=self._whole(told),
        )  # fmt: skip

    def _whole(self, told: Hello | ViewFrame) -> Raw:
        """The view with the constants in it."""
        self._seq = told.seq
        if told.constants and bytes(told.constants) != b"null":
            self._constants = _fields.decode(told.constants)
        if not self._constants or bytes(told.view) == b"null":
            return told.view
        return Raw(_as_it_stands({**_fields.decode(told.view), **self._constants}))


def _of_the_game(events: Raw) -> list[Raw]:
    return [event for event in _events.decode(events) if not _type.decode(event).type.startswith("house-")]
