"""The house: everything a server process does with tables. No HTTP in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from .forms import Answer, AnyAsk, Commitment, Person, TableInfo, TableSpec

Send: TypeAlias = Callable[[bytes], None]
"""Takes one frame, at once: it queues and returns. One that raises is not called again: a slow reader is dropped."""


class Watch:
    """Somebody watching a table; closing it ends the frames."""

    def close(self) -> None:
        """No frame is sent after this."""
        raise NotImplementedError


class Finished:
    """Which finished games are asked for."""


class House:
    """Tables, their clocks, bots and news, in one process; any number of processes share one store."""

    async def start(self) -> None:
        """Bring the schema up to date, postpone what an outage held up, and start the clocks."""
        raise NotImplementedError

    async def stop(self) -> None:
        """Finish what was accepted, store what is live, and tell watchers to come back."""
        raise NotImplementedError

    # ---- tables

    async def open(self, host: Person, spec: TableSpec, contribution: str) -> TableInfo:
        """A new table with the host in its first seat; raises `Problem`."""
        raise NotImplementedError

    async def join(self, table: str, person: Person, contribution: str, link_key: str | None = None) -> TableInfo:
        """Enter a table that has not begun; entering twice is entering once; raises `Problem`."""
        raise NotImplementedError

    async def leave(self, table: str, person: Person) -> TableInfo:
        """Leave a table that has not begun; when the last person leaves it is aborted; raises `Problem`."""
        raise NotImplementedError

    async def begin(self, table: str, host: Person) -> TableInfo:
        """The host says go; raises `Problem`."""
        raise NotImplementedError

    async def play_now(self, person: Person, game: str, contribution: str | None = None) -> TableInfo:
        """Seat a person against bots with quick settings; raises `Problem`."""
        raise NotImplementedError

    async def command(self, table: str, person: Person, client_id: str, ask: AnyAsk) -> Answer:
        """Ask something of a table: done or refused; the same id again is answered the same and done once."""
        raise NotImplementedError

    async def watch(
        self,
        table: str,
        person: Person | None,
        send: Send,
        resume_from: int | None = None,
        link_key: str | None = None,
    ) -> Watch:
        """Push everything this person (or an onlooker) may know, in order, beginning with a `Hello`."""
        raise NotImplementedError

    # ---- questions

    async def info(self, table: str, person: Person | None = None, link_key: str | None = None) -> TableInfo:
        """What this person may know of a table; raises `Problem` where there is none, or not for them."""
        raise NotImplementedError

    async def lobby(self, limit: int = 100) -> list[TableInfo]:
        """Public tables that can be entered, newest first."""
        raise NotImplementedError

    async def tables_of(self, person: Person, limit: int = 100) -> list[TableInfo]:
        """The tables this person sits at, those being played first, then newest first."""
        raise NotImplementedError

    async def finished(
        self, *, game: str | None = None, person: Person | None = None, before: int | None = None, limit: int = 50
    ) -> list[TableInfo]:
        """Finished public games (and one's own), newest first, page by page: `before` is the last `ended` seen."""
        raise NotImplementedError

    async def view_at(
        self, table: str, person: Person | None, n: int, seat: int | None = None, link_key: str | None = None
    ) -> bytes:
        """The view after entry `n` of the game (0: its start) as JSON: one's own while it runs, any once it is over."""
        raise NotImplementedError

    async def record(self, table: str, person: Person | None, link_key: str | None = None) -> str:
        """The record of a finished game; raises `Problem` while it runs."""
        raise NotImplementedError

    async def fairness(self, table: str, person: Person | None = None, link_key: str | None = None) -> Commitment:
        """The commitment and contributions, and once it is over the secret."""
        raise NotImplementedError

    # ---- news

    def subscribe_lobby(self, send: Send) -> Callable[[], None]:
        """Push `LobbyChanged` frames until the returned function is called."""
        raise NotImplementedError

    async def subscribe_person(self, person: Person, send: Send) -> Callable[[], None]:
        """Push `MineChanged` frames about this person's tables until the returned function is called."""
        raise NotImplementedError
