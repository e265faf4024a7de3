"""What the house asks of a store.

Optimistic locking: appending (table, n+1) fails with `Conflict` if that number exists.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, Protocol, TypeVar

from msgspec import Struct
from sqlalchemy import Connection, Executable

from ..audience import Audience, read_audience

T = TypeVar("T")


class Conflict(Exception):
    """Somebody else has appended this number: reload, judge again, and append after it."""


class Duplicate(Exception):
    """A command with this person's client id is in the log already; `client` names it."""

    def __init__(self, person: str, client: str) -> None:
        super().__init__(person, client)
        self.person = person
        self.client = client


class Unavailable(Exception):
    """The store cannot be written or read now (full disk, lost connection). Nothing of what was asked is stored."""

    @classmethod
    def because(cls, error: Exception) -> Unavailable:
        """An `Unavailable` with the database's own message, without that of the library between."""
        return cls(str(getattr(error, "orig", None) or error).strip())


class Restored(Exception):
    """The whole store was replaced by a backup since this table was read: nothing in memory is true any more."""


class Row(Struct, frozen=True):
    """One line of a table's log."""

    table: str
    n: int
    at: int
    entry: bytes
    """A core `Entry`, or one of the house's own events (`{"house":…}`), as JSON."""
    events: bytes
    """Everything that was told, with whom it was told `to`, as JSON. `[]` for most of the house's own."""
    to: str
    """Who can notice it: `all`, or the seats, separated by commas."""
    person: str | None = None
    client: str | None = None
    state: bytes | None = None
    """Now and then: the whole table after this line."""

    @property
    def audience(self) -> Audience:
        """Who can notice it."""
        return read_audience(self.to)

    def columns(self) -> tuple[Any, ...]:
        """The values of its row in the database table `log`."""
        return (self.table, self.n, self.at, self.entry, self.events, self.to, self.person, self.client, self.state)


class TableColumns(Struct, frozen=True, kw_only=True):
    """What is stored beside the log with every append, so that sleeping tables can be found without reading it."""

    status: str
    due: int | None
    """When this table must be looked at next."""
    bots: int | None
    """By when bots of this table should have moved; then it is looked at."""
    delayable: bool
    """An outage puts `due` off."""
    turn: str
    """The seats that are awaited, separated by commas, or `all`."""
    ended: int | None
    info: bytes | None = None
    """The public `TableInfo`; `None`: as before, and so are `status` and `ended`."""


class Opening(Struct, frozen=True, kw_only=True):
    """What never changes about a table, stored when it is opened."""

    game: str
    host: str
    public: bool
    rated: bool
    opened: int
    reserved: bool = False
    """Only who played before may enter."""

    def columns(self, table: str) -> tuple[Any, ...]:
        """The values of the new row in the database table `tables`, under this name."""
        return (table, self.game, self.host, self.public, self.rated, self.opened, self.reserved)


class LogBatch(Struct, frozen=True, kw_only=True):
    """Lines that are stored all together or not at all."""

    table: str
    rows: Sequence[Row]
    columns: TableColumns
    era: int | None = None
    """The era in which the table was read: if the store was replaced since, nothing is stored. `None`: the table is
    new."""
    opening: Opening | None = None
    seated: Sequence[tuple[str, int | None]] = ()
    """People who have entered or got their seat."""
    gone: Sequence[str] = ()
    """People who have left."""

    def table_columns(self) -> tuple[Any, ...]:
        """The values that change in the database table `tables`."""
        n, now = self.rows[-1].n, self.columns
        return (self.table, n, now.status, now.due, now.bots, now.delayable, now.turn, now.ended, now.info)


class Stored(Struct, frozen=True):
    """A table as it is stored: the newest whole state, and the lines after it."""

    n: int
    """The line after which the state stands."""
    state: bytes
    rows: Sequence[Row]
    era: int


class Store(Protocol):
    """A database that keeps the log. Every method may raise `Unavailable`."""

    url: str

    async def start(self) -> None:
        """Connect, bring the schema up to date, and begin to write."""

    async def stop(self) -> None:
        """Store what is queued, and disconnect."""

    # ---- the log

    def append(self, batch: LogBatch) -> Awaitable[None]:
        """Store it durably, together with whatever else is waiting; raises `Conflict`, `Duplicate` or `Restored`."""

    async def load(self, table: str) -> Stored | None:
        """A table, or nothing."""

    async def rows(self, table: str, after: int = 0, upto: int | None = None) -> list[Row]:
        """The lines of a log, without their states."""

    async def state_upto(self, table: str, n: int) -> tuple[int, bytes] | None:
        """The newest whole state stored at line `n` or before, and its line."""

    async def keep_state(self, table: str, n: int, state: bytes) -> None:
        """Store the whole state after line `n`, which is in the log already."""

    async def done(self, table: str, person: str, client: str) -> bool:
        """Is a command with this client id in the log?"""

    async def tips(self, tables: Sequence[str]) -> dict[str, int]:
        """The last line of each of these tables."""

    async def due(self, until: int, games: Iterable[str], limit: int = 1000) -> list[tuple[str, int]]:
        """Tables of these games that must be looked at by the time `until`: those with the earliest deadlines, and
        those whose bots are due first."""

    async def era(self) -> int:
        """How often the whole store was replaced by a backup."""

    # ---- whether the house is alive

    async def claim_start(self) -> bool:
        """Take the start-up lock. True if no other process is alive; others wait until `let_others_start`."""

    async def let_others_start(self) -> None:
        """Release the start-up lock: the outage before this start is recorded, so other processes may start."""

    async def beat(self, at: int) -> None:
        """Store the heartbeat of this process."""

    async def last_beat(self) -> int | None:
        """The last heartbeat of any process."""

    # ---- everything else

    async def read(self, ask: Callable[[Connection], T]) -> T:
        """Run a function that reads, off the event loop."""

    async def write(self, change: Callable[[Connection], T]) -> T:
        """Run a function in one transaction, off the event loop; committed when this returns."""

    async def execute(self, statement: Executable, values: Any = None) -> list[Any]:
        """Run one SQLAlchemy Core statement in a transaction of its own; the rows it returns, if any."""
