"""A typed client of the house, for programs that play: REST in `Client`, a table over its WebSocket in `LiveTable`."""

from .house import Client, NoHouse, Refusal
from .table import LiveTable, MoveRefused, SentAway

__all__ = ["Client", "LiveTable", "MoveRefused", "NoHouse", "Refusal", "SentAway"]
