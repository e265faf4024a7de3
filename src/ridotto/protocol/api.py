"""The bodies and answers of the HTTP API, one struct each; what a table itself says is in `tables.py`.

Nothing here needs a server: the Python client reads the same definitions.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from ridotto.bots.analysis.forms import Analysis, Stage
from ridotto.core import Message
from ridotto.core.messages import Language

from .events import PublicLine
from .personal_data import Channel, Kind, Written
from .tables import (
    AnyAsk,
    ClientId,
    Contribution,
    Deal,
    Moment,
    Name,
    PlayedOn,
    TableInfo,
    TableSpec,
)

TypedName = Annotated[str, Meta(min_length=1, max_length=100)]
Password = Annotated[str, Meta(min_length=1, max_length=500)]
LinkKey = Annotated[str, Meta(max_length=80)]
Id = Annotated[str, Meta(min_length=1, max_length=32)]
Reason = Annotated[str, Meta(min_length=1, max_length=500)]
Text = Annotated[str, Meta(min_length=1, max_length=2000)]
Count = Annotated[int, Meta(ge=0, le=2**53)]


class Trouble(Struct, frozen=True):
    """Why something was not done: `error` is for programs, `why` for people; a move's refusal names its clause."""

    error: str
    why: str
    message: Message
    """The same as `why`, for whoever says it in words of their own."""
    rule: str | UnsetType = UNSET
    retry_after: int | UnsetType = UNSET
    """How many seconds to wait before trying again."""


# ---- people


class Me(Struct, frozen=True):
    """Who you are to the house."""

    person: str
    name: str
    kind: Literal["guest", "account"]
    language: Language
    admin: bool = False
    """You look after the house."""


class Visiting(Struct, frozen=True):
    """Who has come in, if anybody has."""

    me: Me | None


class Known(Struct, frozen=True):
    """What everybody may know of a person."""

    name: str
    kind: Kind


class PeopleShown(Struct, frozen=True):
    """People, by id."""

    people: dict[str, Known]


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who wants to play at once."""

    language: Language = "en"


class NewAccount(Struct, frozen=True, forbid_unknown_fields=True):
    """A name and a password of one's own."""

    name: TypedName
    password: Password
    language: Language = "en"


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """The name and password of an account; and another name, if the house asks for one (`name-again`)."""

    name: TypedName
    password: Password
    new_name: TypedName | UnsetType = UNSET


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """The old password, and the new one."""

    old: Password
    new: Password


class Change(Struct, frozen=True, forbid_unknown_fields=True):
    """What to change about oneself; what is absent stays."""

    name: TypedName | UnsetType = UNSET
    language: Language | UnsetType = UNSET


class Erasure(Struct, frozen=True, forbid_unknown_fields=True):
    """To be erased; an account says its password once more."""

    password: Password | None = None


class NewToken(Struct, frozen=True, forbid_unknown_fields=True):
    """What the token is for, in one's own words."""

    label: Annotated[str, Meta(min_length=1, max_length=64)]


class TokenLine(Struct, frozen=True):
    """A token as its owner may see it again: not the secret itself."""

    id: str
    label: str
    made_at: int
    used_at: int | None


class ShownOnce(Struct, frozen=True):
    """A new token. Its secret is shown this once."""

    token: TokenLine
    secret: str


class Tokens(Struct, frozen=True):
    """One's tokens, without their secrets."""

    tokens: tuple[TokenLine, ...]


# ---- what was written down about a person; the rows themselves: `personal_data.py`


class Export(Struct, frozen=True):
    """What was written down about a person, by database table, and the tables they sat at."""

    written: Written
    tables: tuple[TableInfo, ...]


# ---- tables


class TableShown(Struct, frozen=True):
    """A table, and everyone it names."""

    table: TableInfo
    people: dict[str, Known]


class TablesShown(Struct, frozen=True):
    """Tables, and everyone they name."""

    tables: tuple[TableInfo, ...]
    people: dict[str, Known]
    running: tuple[TableInfo, ...]
    """In the lobby: public tables that are being played, newest first."""
    now: int


class Key(Struct, frozen=True, forbid_unknown_fields=True):
    """The key of the link, for a table that is not public."""

    key: LinkKey | None = None


class Viewpoint(Struct, frozen=True, forbid_unknown_fields=True):
    """From which seat to look at a game that is over (without one: your own, or an onlooker's)."""

    seat: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    key: LinkKey | None = None


class WhichMoments(Struct, frozen=True, forbid_unknown_fields=True, rename={"first": "from"}):
    """With whose eyes (a seat's, or `onlooker`; without any: one's own), and from which number on."""

    seat: Annotated[int, Meta(ge=0, le=100_000)] | Literal["onlooker"] | None = None
    first: Annotated[int, Meta(ge=1, le=2**53)] = 1
    limit: Annotated[int, Meta(ge=1, le=200)] = 50
    key: LinkKey | None = None


class MomentShown(Moment, frozen=True, kw_only=True):
    """A moment, and how the game stood then; once it is over also the number of its entry in the record."""

    view: Raw
    """Without the constants."""
    entry: int | UnsetType = UNSET


class MomentsShown(Struct, frozen=True, kw_only=True):
    """A game moment by moment, as one viewer was shown it."""

    table: str
    seat: int | None
    """Whose eyes: a seat's, or (`null`) an onlooker's."""
    first: int
    last: int
    """The numbers of the first and the last moment there are."""
    over: bool
    constants: Raw
    """What never changes in the views; `null` where no moment was asked for that there is."""
    moments: tuple[MomentShown, ...]


class AnalysisShown(Struct, frozen=True, kw_only=True):
    """How the analysis of a finished game stands, and in the end the whole of it."""

    status: Literal["none", "running", "done", "failed"]
    """Nobody has asked; it is being worked on, or waits; it is there; or it failed, and may be asked for again."""
    progress: float | UnsetType = UNSET
    """While it runs: how much is done, between 0 and 1."""
    stage: Stage | UnsetType = UNSET
    """While it runs, once it has begun: what is being done, and how much of it is."""
    analysis: Analysis | UnsetType = UNSET


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open, and your contribution to its seed."""

    spec: TableSpec
    contribution: Contribution


class Entering(Struct, frozen=True, forbid_unknown_fields=True):
    """Your contribution to the seed, and the key of the link where one is needed."""

    contribution: Contribution
    key: LinkKey | None = None


class PlayNow(Struct, frozen=True, forbid_unknown_fields=True):
    """A game to play at once, against bots."""

    game: Name
    contribution: Contribution | None = None


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """From which moment of a finished game to play on, in which seat, and against which bot."""

    seat: Annotated[int, Meta(ge=0, le=100_000)]
    entry: Count
    """The moment after this entry of its record; 0 is its start."""
    bot: Name
    contribution: Contribution | None = None
    key: LinkKey | None = None


class Command(Struct, frozen=True, forbid_unknown_fields=True):
    """What you ask of a table. The same id again is answered the same, and done once."""

    id: ClientId
    ask: AnyAsk


class FairnessShown(Struct, frozen=True):
    """What was published about the deal so far, and how to check it, in words."""

    table: str
    deal: Deal
    how: str
    seats: Literal["drawn", "rotated", "given"]
    """Seats were drawn from the seed; those of a rematch are those of the game before, one seat on; those of a game
    that goes on from another are the same as there."""
    rematch_of: str | None
    played_on: PlayedOn | None = None
    """The game was not dealt but goes on from there: its start is imagined, and not proved fair."""


class LogShown(Struct, frozen=True):
    """What everyone may read of a table's log, oldest first: who moved, the clock, and what the house did."""

    lines: tuple[PublicLine, ...]


class InCalendar(Struct, frozen=True, forbid_unknown_fields=True):
    """The key of a table by link, and the language of the calendar."""

    key: LinkKey | None = None
    language: Annotated[str, Meta(pattern="^(en|ru)$")] | None = None


# ---- chat


class ChatLine(Struct, frozen=True):
    """Something that was said. It is plain text, whatever it looks like."""

    id: int
    person: str
    channel: Channel
    text: str
    at: int


class ChatPage(Struct, frozen=True, forbid_unknown_fields=True):
    """Which lines: after one, or the last ones before one."""

    after: Count = 0
    before: Count | None = None
    limit: Annotated[int, Meta(ge=1, le=200)] = 100
    key: LinkKey | None = None


class ChatShown(Struct, frozen=True):
    """Lines that you may hear, oldest first, and who said them."""

    lines: tuple[ChatLine, ...]
    people: dict[str, Known]


class Saying(Struct, frozen=True, forbid_unknown_fields=True):
    """Something to say; it is shown as plain text."""

    text: Text
    key: LinkKey | None = None
    id: ClientId | None = None


class Complaint(Struct, frozen=True, forbid_unknown_fields=True):
    """Who did what: a line of chat, or a sentence about it."""

    person: Id
    reason: Reason
    line: Count | None = None
    key: LinkKey | None = None


# ---- looking after the house


class ReportShown(Struct, frozen=True):
    """What somebody reported: about whom, where, and the line as it was said."""

    id: int
    reporter: str
    person: str
    table: str
    said: str | None
    reason: str
    at: int
    settled: bool


class BanShown(Struct, frozen=True):
    """Somebody who is banned, until when and why."""

    person: str
    until: int
    reason: str


class OfficeShown(Struct, frozen=True):
    """What those who look after the house see: reports, who is banned, and tables that are closed."""

    reports: tuple[ReportShown, ...]
    bans: tuple[BanShown, ...]
    closed: tuple[TableInfo, ...]
    people: dict[str, Known]


class WhichReports(Struct, frozen=True, forbid_unknown_fields=True):
    """Those that wait to be looked into, or those that were."""

    settled: bool = False


class Ban(Struct, frozen=True, forbid_unknown_fields=True):
    """For how long, and what they are told."""

    days: Annotated[int, Meta(ge=1, le=36500)]
    reason: Reason


class Closing(Struct, frozen=True, forbid_unknown_fields=True):
    """Why a table is closed; its players are told."""

    why: Reason


# ---- running it


class Health(Struct, frozen=True):
    """How the house is."""

    status: Literal["well"]
    live_tables: int
