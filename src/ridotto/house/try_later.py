"""Problems that pass by themselves: whoever asks is told how long to wait."""

from __future__ import annotations

from ridotto.core import Problem
from ridotto.protocol.tables import HOUSE


class TryLater(Problem):
    """It cannot be done now; `wait` says in how many milliseconds to try again."""

    def __init__(self, message_id: str, wait: int) -> None:
        super().__init__(message_id, seconds=max(1, -(-wait // 1000)))
        self.wait = wait
        self.packages = (HOUSE,)


class TooOften(TryLater):
    """Somebody has asked for it too often."""
