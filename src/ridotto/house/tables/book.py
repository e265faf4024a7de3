"""The book of a table: everything about it but its game, as plain values that are stored beside the game's state."""

from __future__ import annotations

from msgspec import Struct

from ridotto.core import Message, Outcome
from ridotto.core.match import Paused
from ridotto.core.start import Start
from ridotto.protocol.tables import Hold, Person, PlayedOn, Status, TableSpec

A_BOT = -1
"""In place of a seat: a bot has moved, and everyone has noticed."""


class Entrant(Struct):
    """Somebody who has entered, in order of entry."""

    person: Person
    contribution: str


class Chair(Struct):
    """A seat of a game that has begun."""

    person: Person | None
    bot: str
    """Who plays when no person does: a seat's own bot, or the one that would keep it warm."""
    warm: bool = False
    resigned: bool = False
    idles: int = 0
    """How often in a row the clock has moved for this seat."""
    moved: bool = False
    """Has this seat made a move that all could notice?"""
    acted: int = 0
    """When this seat last moved."""
    acts: int = 0
    """Its moves in a row since the last public event by others."""
    heard: int = 0
    """The value of `Book.public` at its last move."""

    def by_bot(self) -> bool:
        """Does a bot play here now?"""
        return self.person is None or self.warm or self.resigned


class Standstill(Struct):
    """A table was closed for repair: nobody could move, so its clock stands."""

    after: int
    """The time of the last line before it."""
    since: int
    until: int | None = None
    """Without it the table is still closed."""


class Book(Struct, kw_only=True):
    """Everything about a table but its game, as plain values: this is what is stored beside the game's state."""

    table: str
    spec: TableSpec
    rules: int
    host: Person
    secret: bytes
    key: str
    opened: int
    at: int
    n: int = 0
    status: Status = "open"
    entrants: list[Entrant] = []
    rotation: tuple[Person | None, ...] = ()
    """For a rematch: who gets which seat; `None` is a bot's."""
    rematch_of: str = ""
    played_on: PlayedOn | None = None
    start: Start | None = None
    """The position from which the game will begin, if it is not dealt. Once it has begun, the header of the match has
    it."""
    chairs: list[Chair] = []
    started: int | None = None
    ended: int | None = None
    since: int | None = None
    """When the running move clock was started."""
    held: Hold | None = None
    """The clock stands while the player reads, or until they are ready to begin: `holds.py`."""
    stood: Standstill | None = None
    """Since it was closed for repair nothing has happened in the game yet: deadlines are to be put off."""
    offers: list[int] = []
    declined: int | None = None
    """The seat that has declined the last offer of a draw, until there is another offer or offers end anyway."""
    lasts: list[int | None] = []
    """The seats that made the last moves, latest last, as far as these could be taken back; `A_BOT`: a bot's move that
    everyone noticed; `None`: a bot or the clock moved otherwise."""
    rematch: str | None = None
    why: Message | None = None
    outcome: Outcome | None = None
    decided: Message | None = None
    digest: str | None = None
    """The fingerprint of the last state of a game that is over, for its record. Those of earlier houses lack it."""
    rung: bool = False
    """The game's own clock has acted."""
    public: int = 0
    """How many things have happened that everyone could notice."""
    private: dict[str, int] = {}
    """How many more each seat could notice."""

    def starts(self) -> int | None:
        """The set time at which it begins."""
        return self.spec.start if isinstance(self.spec.start, int) else None

    def unclosed(self) -> Status:
        """Its status as its game stands, whether it is closed for repair or not: over stays over."""
        if self.outcome is not None:
            return "over"
        if self.ended is not None:
            return "aborted"
        return "playing" if self.chairs else "open"

    def ended_here(self) -> bool:
        """Did it end, by the rules or otherwise? Then nothing may change it any more."""
        return self.status in ("over", "aborted")


class Saved(Struct):
    """A whole table, secrets included."""

    book: Book
    match: Paused | None
