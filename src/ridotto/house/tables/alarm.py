"""What a table asks of the clocks."""

from __future__ import annotations

from typing import Protocol


class Alarm(Protocol):
    """The clocks, as a table knows them."""

    def expect(self, table: str, due: int | None) -> None:
        """Look at this table at the time `due`."""

    def down_since(self, at: int) -> int:
        """For how many milliseconds after `at` no process was alive."""

    async def beat_if_overdue(self) -> None:
        """Write the heartbeat if it is overdue, and record an outage if there was one."""
