"""What people ask of the house, what it answers, and what it sends: structs, one definition for checks and JSON."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from ridotto.core import Message, Outcome, catalogue
from ridotto.core.forms import Turn, kebab
from ridotto.core.match import UNDO_DEPTH
from ridotto.core.messages import OwnNames

HOUSE = "ridotto.house"
"""The package whose catalogue has the house's sentences."""

Person: TypeAlias = str
"""A person's id. Who somebody is comes from the session, never from what a message claims."""

Status: TypeAlias = Literal["open", "playing", "over", "aborted", "closed"]

Name = Annotated[str, Meta(min_length=1, max_length=80)]
Contribution = Annotated[str, Meta(min_length=2, max_length=128, pattern="^([0-9a-f]{2})+$")]
"""What somebody who enters adds to the seed: 1 to 64 bytes in hex."""

ClientId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00-\x1f\x7f]+$")]
"""What a client calls a command of its own, to know the answer by: anything without control signs."""


PROTOCOL: Final = 2
"""The newest form of the frames of a table's WebSocket. A client that names none gets the first form."""

LONG = 200


def at_length(value: Any) -> bool:
    """Is it an option that somebody wrote at length, such as a whole pack of Venice?"""
    return isinstance(value, str) and len(value) > LONG


# ---- opening a table


class NoClock(Struct, frozen=True, tag_field="type", tag="none", forbid_unknown_fields=True):
    """Nobody is hurried, save by the game's own rules."""


class PerMove(Struct, frozen=True, tag_field="type", tag="move", forbid_unknown_fields=True):
    """Seconds for each decision, 30 s to 10 min; put off by the length of an outage."""

    seconds: Annotated[int, Meta(ge=30, le=600)]


class PerDay(Struct, frozen=True, tag_field="type", tag="days", forbid_unknown_fields=True):
    """Days for each decision; it stands whatever happens to the house."""

    days: Annotated[int, Meta(ge=1, le=14)]


Clock: TypeAlias = NoClock | PerMove | PerDay


class SeatBot(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot that shall sit at a table, by its name."""

    bot: Name


class TableSpec(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the host chooses about a table."""

    game: Name
    options: dict[str, Any] = {}
    seats: Annotated[int, Meta(ge=1, le=100_000)] = 2
    bots: tuple[SeatBot, ...] = ()
    clock: Clock = NoClock()
    public: bool = True
    """Anyone may find and enter it; otherwise only who has the link."""
    rated: bool = False
    start: Literal["full", "host"] | Annotated[int, Meta(ge=0)] = "full"
    """When the last seat is taken, when the host says, or at a time (ms UTC)."""
    name: Annotated[str, Meta(max_length=60)] = ""


# ---- what anyone may know of a table


class SeatInfo(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who sits there. Before the start: in order of entry. After it: by seat."""

    seat: int
    person: Person | None = None
    bot: str | None = None
    """The bot that plays here: for good, or while it keeps the seat warm."""
    warm: bool = False
    """The person was away twice in a row; the bot plays until they take the seat back."""
    resigned: bool = False


class PlayedOn(Struct, frozen=True):
    """The moment of another game from which a table goes on, as one of its seats could know it then."""

    table: str
    entry: int
    """The last entry of that game's record before it."""
    seat: int
    """The seat of the one who plays on, at both tables."""


class Deal(Struct, frozen=True):
    """What makes a deal checkable: the commitment is published at the opening, the secret when the game is over."""

    commitment: str
    contributions: tuple[str, ...]
    seating: tuple[int, ...] | UnsetType = UNSET
    secret: str | UnsetType = UNSET
    seed: str | UnsetType = UNSET
    version: int | UnsetType = UNSET
    head: str | UnsetType = UNSET
    """The head of the chain over the record of a finished game: a record that was made anew has another."""


class Hold(Struct, frozen=True):
    """The clock stands: the one player reads, or is not ready to begin, and bots wait."""

    since: int
    """The time at the table, as long as it lasts."""
    until: int
    """It goes on by itself then; if it waits until its player is ready, the game ends then without a result."""
    until_ready: bool = False
    """It waits until its player is ready to begin, whether they are there or not."""


class TableInfo(Struct, frozen=True, kw_only=True):
    """What anyone who may see a table may know of it. Nothing secret stands here."""

    table: str
    game: str
    rules: int
    options: dict[str, Any]
    name: str
    host: Person
    status: Status
    public: bool
    rated: bool
    clock: Clock
    start: Literal["full", "host"] | int
    capacity: int
    """How many seats the table has, or has been opened for."""
    taken: int
    """How many of them are taken, bots included."""
    seats: tuple[SeatInfo, ...]
    """Who sits where; in a crowd (more than 50) only the asker's own seat."""
    turn: Turn
    awaited: Turn
    due: int | None
    """When the clock acts next: the game's own, or the table's. While it is `held` it stands, too."""
    undoable: int
    """How many of one's own last moves could be taken back."""
    offers: tuple[int, ...]
    """The seats that have offered a draw."""
    declined: int | None = None
    """The seat that has declined it, or taken its own offer back: so nobody offers one any more."""
    opened: int
    started: int | None
    ended: int | None
    outcome: Outcome | None
    decided: Message | None = None
    """The comparison that decided it."""
    commitment: str
    rematch: str | None
    """The table where they play again."""
    rematch_of: str | None = None
    """The table where they played before."""
    played_on: PlayedOn | None = None
    """The moment of another game from which this one goes on; what its player could not know there is imagined."""
    reserved: bool = False
    """A rematch: only those who played before may enter."""
    expected: tuple[Person, ...] = ()
    """Of a rematch that has not begun: who played before and has not entered yet. Their seats are kept."""
    hints: bool = False
    """The player may ask for hints: everyone else here is a bot, and the game is not rated."""
    hint_bot: str | None = None
    """Whose hints are given in this game; nobody's where it has no bot to ask."""
    holds: bool = False
    """The player may have the clock held: everyone else here is a bot, the game is not rated, and a clock runs."""
    held: Hold | None = None
    why: Message | None
    """Why it was closed or aborted."""
    seat: int | None = None
    """The asker's own seat."""
    entered: bool = False
    """The asker has entered, and sits there or will."""
    key: str | UnsetType = UNSET
    """The key of the link to a table that is not public; only for who sits there."""


# ---- asks


class Ask(Struct, frozen=True, tag_field="do", tag=kebab, forbid_unknown_fields=True):
    """What a person asks of a table."""


class Play(Ask, frozen=True):
    """Play a move."""

    move: Raw


class Preview(Ask, frozen=True):
    """Try a move of one's own, changing nothing."""

    move: Raw


class Resign(Ask, frozen=True):
    """Give up."""


class OfferDraw(Ask, frozen=True):
    """Offer a draw, or agree to one: when all have, it is one."""


class DeclineDraw(Ask, frozen=True):
    """Decline a draw: all offers are gone."""


class Undo(Ask, frozen=True):
    """Take back one's own last moves."""

    moves: Annotated[int, Meta(ge=1, le=UNDO_DEPTH)] = 1


class Abort(Ask, frozen=True):
    """End it without a result, before everyone has moved."""


class ReturnToSeat(Ask, frozen=True, tag="take-back"):
    """Take back the seat that a bot keeps warm."""


class Rematch(Ask, frozen=True):
    """Play again with rotated seats; it begins when all have asked."""

    contribution: Contribution


class Realize(Ask, frozen=True):
    """What a supposed holding would bring, in a game where what is held is realized together (Venice)."""

    holding: Annotated[dict[Name, Annotated[int, Meta(ge=0, le=99)]], Meta(max_length=250)]


class Hint(Ask, frozen=True):
    """What a strong bot would play in one's place, changing nothing."""


class HoldClock(Ask, frozen=True):
    """Let the clock stand while one reads, against bots."""

    until_ready: bool = False
    """Before one's first move: until one is ready to begin, however long one is away."""


class ReleaseClock(Ask, frozen=True):
    """Let the clock go on."""


AnyAsk: TypeAlias = (
    Play
    | Preview
    | Realize
    | Hint
    | Resign
    | OfferDraw
    | DeclineDraw
    | Undo
    | Abort
    | ReturnToSeat
    | Rematch
    | HoldClock
    | ReleaseClock
)


# ---- answers


class WeighedMove(Struct, frozen=True):
    """A move that a bot has weighed, and what it is worth in the measure of the hint."""

    move: Raw
    worth: float


class HintGiven(Struct, frozen=True, kw_only=True):
    """What a bot would play in one's place, and why."""

    bot: str
    """Whose hint it is, by name."""
    move: Raw
    """`null`: it would wait."""
    why: Message
    measure: Literal["chance", "points"]
    """What worths are: the chance of the first place, or points of the game."""
    choices: tuple[WeighedMove, ...]
    """What it compared, the best first; at most five, and none where it cannot tell."""
    seq: int = 0
    """The moment that it is for, as in `view`: after a later one it may no longer be played."""


class Done(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="done"):
    """It is done, and stored."""

    id: str
    view: Raw | UnsetType = UNSET
    """For a preview: the own view of what would be."""
    events: Raw | UnsetType = UNSET
    table: str | UnsetType = UNSET
    """For a rematch: where it is played."""
    supposed: Raw | UnsetType = UNSET
    """For `realize`: what the holding would bring."""
    hint: HintGiven | UnsetType = UNSET


class RefusedAnswer(Struct, frozen=True, kw_only=True, tag_field="type", tag="refused"):
    """It was not done: the clause it breaks, and why."""

    id: str
    rule: str
    why: Message
    packages: tuple[str, ...] = ()
    own: OwnNames = {}
    """What the table calls its own things."""

    def sentence(self, language: str = "en") -> str:
        """The reason in words."""
        return catalogue(language, *self.packages).knowing(self.own).say(self.why)


Answer: TypeAlias = Done | RefusedAnswer


# ---- what is pushed to a watcher


class Moment(Struct, frozen=True, kw_only=True):
    """Something that happened, as one viewer was told of it; `n` counts what this viewer could notice."""

    n: int
    at: int
    seat: int | None
    """Who has moved; `null` for the clock and the house, and where it is not for this viewer to know."""
    by: Literal["idle", "bot"] | None
    """Who moved for them, if not the player."""
    events: Raw


class ViewFrame(Struct, frozen=True, kw_only=True, tag_field="type", tag="view"):
    """The frame `view`: what happened, and how the game stands now, as one viewer may know it."""

    seq: int
    """Counts what happened that this viewer may know of, since the table was opened: no gaps. (In a crowd, several
    moves of others are told together, and this is the number of the last.)"""
    now: int
    due: int | None
    undoable: int
    """How many of one's own last moves could be taken back now."""
    awaited: Turn
    """The seats without whom the game does not go on."""
    at: int
    """When it happened."""
    seat: int | None
    """Who has moved; `null` for the clock and the house, for several moves told together to a crowd, and where it is
    not for this viewer to know."""
    by: Literal["idle", "bot"] | None
    """Who moved for them, if not the player."""
    events: Raw
    """What happened, a list; JSON as it came, like the view: `msgspec.json.decode(frame.events)`."""
    view: Raw
    """Without the constants."""
    held: Hold | UnsetType = UNSET
    """Only while the clock is held."""
    constants: Raw | UnsetType = UNSET
    """Only where the game begins: the fields of the view that never change."""


class TableChanged(Struct, frozen=True, kw_only=True, tag_field="type", tag="table"):
    """Who sits where, status, offers: something about the table itself has changed. Always told before the view."""

    now: int
    info: TableInfo


class Hello(Struct, frozen=True, kw_only=True, tag_field="type", tag="hello"):
    """The first frame of every watch: how everything stands, and what was missed since the number resumed from."""

    protocol: int = PROTOCOL
    seq: int
    now: int
    info: TableInfo
    constants: Raw
    """The fields of the view that never change during a game; `null` before it begins."""
    view: Raw
    """Without the constants; `null` before the game begins."""
    due: int | None
    undoable: int = 0
    awaited: Turn = ()
    """The seats without whom the game does not go on."""
    missed: tuple[Moment, ...] = ()
    """What happened since then, oldest first; `complete` says whether this is all."""
    complete: bool = True


class Presence(Struct, frozen=True, kw_only=True, tag_field="type", tag="presence"):
    """Which seats are here now, and how many onlookers."""

    seats: tuple[int, ...]
    onlookers: int


class Farewell(Struct, frozen=True, kw_only=True, tag_field="type", tag="farewell"):
    """The house stops, or the table is put away: come back after so many milliseconds."""

    again_ms: int


class LobbyChanged(Struct, frozen=True, kw_only=True, tag_field="type", tag="lobby"):
    """A public table is new or has changed: one that is `open` can be entered, one that is `playing` can be watched,
    any other has left the lobby."""

    now: int
    info: TableInfo


class MineChanged(Struct, frozen=True, kw_only=True, tag_field="type", tag="mine"):
    """A table of one's own has changed: whose turn, until when, or its end; one that was left is not `entered`."""

    now: int
    info: TableInfo


Frame: TypeAlias = ViewFrame | TableChanged | Hello | Presence | Farewell
to_json = msgspec.json.Encoder(order="deterministic").encode
