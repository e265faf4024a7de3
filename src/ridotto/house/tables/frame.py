"""What is sent over a WebSocket: the message, and its bytes beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct

from ridotto.protocol.tables import to_json


class Frame(Struct, frozen=True):
    """A message and its bytes, encoded once for all who see the same."""

    message: Struct
    data: bytes

    @classmethod
    def of(cls, message: Struct) -> Frame:
        """Encode a message."""
        return cls(message, to_json(message))


Send: TypeAlias = Callable[[Frame], None]
"""Takes one frame and queues it without waiting. One that raises is not called again: a slow reader is dropped."""
