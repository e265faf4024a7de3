"""What travels over WebSockets beside the frames of a table itself: `view`, `hello` and those stand in `tables.py`."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from ridotto.core import Message

from .api import ChatLine, Count, Known, Text
from .players import RatedSeat
from .tables import (
    AnyAsk,
    ClientId,
    Done,
    Farewell,
    Hello,
    LobbyChanged,
    MineChanged,
    Presence,
    TableChanged,
    TableInfo,
    ViewFrame,
)

# ---- over a WebSocket, from the client


class Greet(Struct, frozen=True, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """Tell me how everything stands; in which form of the protocol."""

    protocol: Literal[1, 2] = 1


class Resume(Struct, frozen=True, tag_field="type", tag="resume", forbid_unknown_fields=True):
    """I have everything up to this `seq`: tell me what I missed, too."""

    seq: Count
    protocol: Literal[1, 2] = 1


class AskFrame(Struct, frozen=True, tag_field="type", tag="ask", forbid_unknown_fields=True):
    """Something asked of the table; answered `done` or `refused` with the same id."""

    id: ClientId
    ask: AnyAsk


class SayFrame(Struct, frozen=True, tag_field="type", tag="say", forbid_unknown_fields=True):
    """Something to say; answered like a command."""

    id: ClientId
    text: Text


Said: TypeAlias = Greet | Resume | AskFrame | SayFrame
"""Everything that a client may send over a WebSocket."""


# ---- over a WebSocket, from the house, beside the frames of `tables`


class RefusedFrame(Struct, frozen=True, kw_only=True, tag_field="type", tag="refused"):
    """It was not done: the clause it breaks, and why, in the player's language and as a message."""

    id: str | None
    rule: str
    why: str
    message: Message


class PeopleFrame(Struct, frozen=True, kw_only=True, tag_field="type", tag="people"):
    """Who the ids in the next frame are."""

    people: dict[str, Known]


class ChatFrame(Struct, frozen=True, kw_only=True, tag_field="type", tag="chat"):
    """Something was said."""

    line: ChatLine


class RatingsFrame(Struct, frozen=True, kw_only=True, tag_field="type", tag="ratings"):
    """The game is scored: what it did to ratings."""

    table: str
    changes: tuple[RatedSeat, ...]


class TablesFrame(Struct, frozen=True, kw_only=True, tag_field="type", tag="tables"):
    """The lobby, or one's own tables: all there are, as they stand."""

    tables: tuple[TableInfo, ...]
    people: dict[str, Known]
    running: tuple[TableInfo, ...]
    """In the lobby: public tables that are being played, newest first."""
    now: int


Told: TypeAlias = (
    Hello
    | ViewFrame
    | TableChanged
    | Presence
    | Farewell
    | Done
    | RefusedFrame
    | PeopleFrame
    | ChatFrame
    | TablesFrame
    | RatingsFrame
    | LobbyChanged
    | MineChanged
)
"""Everything that the house may send over a WebSocket."""
