"""Tables with clocks, and what their log says of them."""

from __future__ import annotations

from visiting import Visit

from ridotto.core.match import Entry
from ridotto.protocol.events import read_line
from ridotto.protocol.tables import PerMove

MINUTE = PerMove(seconds=60)


async def entries(v: Visit, table: str) -> list[Entry]:
    lines = [read_line(row.entry) for row in await v.house.store.rows(table)]
    return [line for line in lines if isinstance(line, Entry)]


def hammer(table_clock=MINUTE) -> dict:
    return {"game": "poker_auction", "clock": table_clock, "options": {"hammer_seconds": 10, "deals": 1}}
