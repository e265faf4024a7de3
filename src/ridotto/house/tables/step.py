"""One line of a table's log as it happens: what it told, and who may notice it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ridotto.core import Event
from ridotto.core.match import Entry
from ridotto.protocol.events import AnyHouseEvent

from ..audience import Audience


class Step(Struct, frozen=True):
    """A line that has happened."""

    line: Entry | AnyHouseEvent
    events: list[Event]
    audience: Audience

    def mover(self, viewer: int | None) -> tuple[int | None, Literal["idle", "bot"] | None]:
        """Who has moved, as far as this viewer may know, and who moved for them."""
        if not isinstance(self.line, Entry) or not (self.audience.everyone or self.line.seat == viewer):
            return None, None
        return self.line.seat, self.line.by

    def movers(self) -> frozenset[int] | None:
        """The seats of a crowd that see it at once: of a move who made it, of a hidden one all who may notice it;
        `None` means everyone, because it was no move."""
        if not isinstance(self.line, Entry) or self.line.seat is None:
            return None
        return frozenset({self.line.seat}) if self.audience.seats is None else self.audience.seats
