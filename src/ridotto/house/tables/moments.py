"""The moments of a game as one viewer was told of them, read from the lines of its log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Raw, Struct

from ridotto.core.match import Entry
from ridotto.protocol.events import AnyHouseEvent, Begun, read_line
from ridotto.protocol.tables import Moment, to_json
from ridotto.protocol.told import ToldLine

from ..store.base import Row

_events = msgspec.json.Decoder(list[dict[str, Any]])


class Seen(Struct):
    """One moment as a viewer noticed it: a line of the game, and the house's lines that were told with it."""

    line: Entry | Begun
    at: int
    rows: list[Row]

    def told(self, n: int, viewer: int | None) -> Moment:
        """As the viewer was told of it; who moved only where that was for the viewer to know."""
        told = [event for row in self.rows for event in _events.decode(row.events)]
        events = [event for event in told if event["to"] == "all" or viewer in event["to"]]
        mover = self.line if isinstance(self.line, Entry) and self._known_to(viewer) else None
        return Moment(
            n=n, at=self.at, seat=mover.seat if mover else None, by=mover.by if mover else None,
            events=Raw(to_json(events)),
        )  # fmt: skip

    def _known_to(self, viewer: int | None) -> bool:
        return self.rows[0].audience.everyone or (isinstance(self.line, Entry) and self.line.seat == viewer)


def seen_by(rows: Iterable[Row], viewer: int | None) -> Iterator[Seen]:
    """What this viewer could notice, moment by moment. House lines that are told, such as that a bot keeps a seat warm,
    are added to the moment before them."""
    current: Seen | None = None
    for row in rows:
        if not row.audience.includes(viewer):
            continue
        line: Entry | AnyHouseEvent = read_line(row.entry)
        if isinstance(line, Entry | Begun):
            if current is not None:
                yield current
            current = Seen(line, line.at, [row])
        elif isinstance(line, ToldLine) and current is not None:
            current.rows.append(row)
    if current is not None:
        yield current


def numbered(seen: Sequence[Seen], viewer: int | None, last: int) -> list[Moment]:
    """As the viewer was told of these moments, oldest first; the latest of them has the number `last`."""
    return [moment.told(n, viewer) for n, moment in enumerate(seen, last - len(seen) + 1)]
