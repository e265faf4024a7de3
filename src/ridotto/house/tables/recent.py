"""The last lines of a table's log, kept in memory without a gap for those who come back."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from ..store.base import Row
from .moments import Seen, seen_by

RECALLED = 256
"""Who returns can catch up on so many lines; whoever missed more only gets the view."""


class RecentLines:
    """A contiguous tail of the log; a gap empties it."""

    def __init__(self) -> None:
        self._rows: deque[Row] = deque(maxlen=RECALLED)

    def add(self, rows: Sequence[Row]) -> None:
        """Add lines that were stored, or read from the log."""
        for row in rows:
            if self._rows and self._rows[-1].n + 1 != row.n:
                self._rows.clear()
            self._rows.append(row)

    def clear(self) -> None:
        """Forget all lines."""
        self._rows.clear()

    def reach(self, n: int) -> bool:
        """Are these the last lines up to `n`, as many as are ever kept?"""
        if not self._rows:
            return n == 0
        return self._rows[-1].n == n and (len(self._rows) == RECALLED or self._rows[0].n == 1)

    def since(self, viewer: int | None, missed: int, n: int) -> list[Seen] | None:
        """The last `missed` moments up to line `n` that this viewer could notice; `None` if they are not all in
        memory."""
        if missed == 0:
            return []
        if missed < 0 or not self._rows or self._rows[-1].n != n:
            return None
        seen = list(seen_by(self._rows, viewer))
        return seen[-missed:] if missed <= len(seen) else None
