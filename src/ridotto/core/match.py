"""One game being played: the checked door to a state, and the log of what came through it."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from functools import cached_property
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from .chance import Sealed
from .discovery import find_game
from .fairness import Fair, draw_seating
from .forms import Event, Move, Outcome, Time, View, ranked
from .game import Game
from .messages import Catalogue, Message, OwnNames
from .reading import Unreadable, convert
from .refusal import Problem, Refused
from .start import Start
from .state import State

RECORD_FORM = 2
"""The form of new records. Records of form 1 have no chain over their lines."""
STARTED_FORM = 3
"""The form of records of games that began from a given position: no later form, but another kind."""
UNDO_DEPTH = 64
"""How many moves can be taken back at most, and so how many earlier states a match keeps."""


PlayerName = Annotated[str, Meta(min_length=1, max_length=80, pattern=r"^[^\x00-\x1f\x7f]+$")]


class Header(Struct, frozen=True, forbid_unknown_fields=True):
    """What a game starts from; the first line of its record."""

    ridotto: int
    """The form of the record: `RECORD_FORM`, `STARTED_FORM`, or 1 for the oldest."""
    game: str
    rules: int
    options: dict[str, Any]
    seats: int
    seed: str
    started: Annotated[Time, Meta(ge=0)]
    fair: Fair | UnsetType = UNSET
    names: tuple[PlayerName, ...] | UnsetType = UNSET
    """Who sat where, if the record tells it."""
    start: Start | UnsetType = UNSET
    """The position that it began from, if it was not dealt."""


UNTIMED = -1
"""The time of an entry that does not say when it happened: resigning, an agreed draw and undoing may leave it out."""


class Entry(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """One line of the log: a move, the clock, or something that happened to the table."""

    n: int
    at: Time = UNTIMED
    seat: int | None = None
    move: Any = None
    by: Literal["idle", "bot"] | None = None
    ring: bool = False
    postpone: Annotated[int, Meta(ge=0)] | None = None
    resign: int | None = None
    draw: bool = False
    undo: int | None = None


class Happened(NamedTuple):
    """A line of the log, and what it told. No line: nothing happened."""

    entry: Entry | None
    events: list[Event]


class Match:
    """A game from its first move to its outcome. Whoever drives it rings first, then plays."""

    def __init__(self, game: Game, header: Header, state: State) -> None:
        self.game = game
        self.header = header
        self.state = state
        self.entries: list[Entry] = []
        """The log, as far as it is kept here: a match resumed from its state has only what came after."""
        self.keeps_log = True
        """False if the log is kept elsewhere."""
        self.count = 0
        """How many entries there are in all."""
        self.at = header.started
        self._resigned: list[int] = []
        self._drawn = False
        self._earlier: list[State] = []  # the states that may still be gone back to, latest last

    @classmethod
    def begin(
        cls,
        game: Game,
        seats: int,
        options: Any = None,
        seed: str | None = None,
        at: int = 0,
        fair: Fair | None = None,
    ) -> Match:
        """A new game, from plain JSON values; without a seed, one drawn at random."""
        chosen = game.read_options({} if options is None else options, seats)
        chance = Sealed(read_seed(new_seed() if seed is None else seed))
        header = Header(
            RECORD_FORM, game.name, game.rules, msgspec.to_builtins(chosen), seats, chance.key.hex(), at,
            UNSET if fair is None else fair,
        )  # fmt: skip
        if fair is not None:
            draw_seating(chance, seats)
        return cls(game, header, game.begin(seats, chosen, chance, at))

    @classmethod
    def begin_from(
        cls, game: Game, start: Start, options: Any = None, seed: str | None = None, at: int = 0,
        fair: Fair | None = None,
    ) -> Match:  # fmt: skip
        """A new game from a given position, if that is sound and not over; what is drawn after it comes from the seed,
        and no seats are. Raises `Problem`."""
        try:
            state = game.load(start.state)
        except Unreadable as unreadable:
            raise Problem("start-unsound", why=unreadable.why).within(game.package) from None
        chosen = game.read_options({} if options is None else options, state.seats)
        chance = Sealed(read_seed(new_seed() if seed is None else seed))
        state.draw_from(chance)
        header = Header(
            STARTED_FORM, game.name, game.rules, msgspec.to_builtins(chosen), state.seats, chance.key.hex(), at,
            UNSET if fair is None else fair, start=start,
        )  # fmt: skip
        if start.seat is not UNSET and start.seat >= state.seats:
            raise Problem("start-seat", seat=start.seat, last=state.seats - 1)
        if state.outcome() is not None:
            raise Problem("start-over")
        return cls(game, header, state)

    # ---- questions

    @cached_property
    def own_names(self) -> OwnNames:
        """What this table calls its own things; they never change."""
        return getattr(self.state.view(None), "names", {})

    def words(self, language: str, *packages: str) -> Catalogue:
        """The sentences of its game, with the table's own names for things."""
        return self.game.words(language, *packages).knowing(self.own_names)

    def of_this_table(self, message_id: str) -> Message:
        """A sentence about the game, like its goal; it may name the number of seats and every option."""
        return Message(message_id, {"seats": self.header.seats, **self.header.options})

    def outcome(self) -> Outcome | None:
        """How it ended: by the rules, by agreement, or because only one is left; who resigned comes last."""
        if not self._resigned and not self._drawn:
            return self.state.outcome()
        seats = self.header.seats
        if self._drawn:
            places = ranked([self._standing(seat, None) for seat in range(seats)])
            return Outcome(places, (0,) * seats, "draw")
        outcome = self.state.outcome()
        if outcome is None and len(self._resigned) < seats - 1:
            return None
        places = ranked([self._standing(seat, outcome) for seat in range(seats)])
        return Outcome(places, outcome.scores if outcome else (0,) * seats, outcome.reason if outcome else "resigned")

    def decided(self) -> Message | None:
        """Once it is over: what decided it, as a message."""
        outcome = self.outcome()
        if outcome is None:
            return None
        if self._drawn:
            return Message("decided-draw")
        by_rules = self.state.outcome()
        if by_rules is None or (self._resigned and by_rules.winners() != outcome.winners()):
            return Message("decided-resigned", {"seats": tuple(self._resigned)})
        return self.state.decided()

    def _standing(self, seat: int, outcome: Outcome | None) -> tuple[int, int]:
        if seat in self._resigned:
            return (0, self._resigned.index(seat))
        return (1, -outcome.places[seat] if outcome else 0)

    def view(self, seat: int | None) -> View:
        """What this seat, or an onlooker, may see now. The outcome in it counts resignations and an agreed draw, of
        which the game's rules know nothing."""
        view = self.state.view(seat)
        if not self._resigned and not self._drawn:
            return view
        outcome = self.outcome()
        if outcome is None or view.outcome == outcome:
            return view
        return msgspec.structs.replace(view, outcome=outcome, turn=(), due=None)

    def turn(self) -> Sequence[int]:
        """The seats that may act now."""
        return () if self._ended_early() else self.state.turn()

    def _ended_early(self) -> bool:
        """Did it end by agreement, or because players gave up? Only of that the rules of the game do not know."""
        return bool(self._resigned or self._drawn) and self.outcome() is not None

    def due(self) -> int | None:
        """When the game's own clock acts next."""
        due = self.state.due()
        return None if due is None or self.outcome() is not None else due

    def resigned(self) -> Sequence[int]:
        """The seats that have given up, in that order."""
        return tuple(self._resigned)

    def undoable(self) -> int:
        """How many of the last moves may still be taken back."""
        return len(self._earlier)

    # ---- what happens

    def play(self, seat: int, move: Any, at: int, by: Literal["idle", "bot"] | None = None) -> Happened:
        """Play a move (a struct, or plain JSON), or raise `Refused`; returns what happened."""
        move, at = self._checked(self.state, seat, move, at)
        before = None if move.final else self.state.copy()
        draws = self.state.draws()
        events: list[Event] = []
        self.state.play(seat, move, at, events.append)
        drawn_or_revealed = self.state.draws() != draws or any(event.reveals for event in events)
        if before is None or drawn_or_revealed or self.outcome() is not None:
            self._earlier.clear()
        else:
            self._earlier.append(before)
            del self._earlier[:-UNDO_DEPTH]
        return Happened(self._log(Entry(n=self.count + 1, at=at, seat=seat, move=move, by=by)), events)

    def check(self, seat: int, move: Any, at: int) -> None:
        """Raise `Refused` unless this seat may play this move at this time. Changes nothing."""
        self._checked(self.state, seat, move, at)

    def _checked(self, state: State, seat: int, move: Any, at: int) -> tuple[Move, int]:
        at = max(at, self.at)
        try:
            if not isinstance(move, Move):
                move = self.game.read_move(move)
            if self._ended_early():
                raise Refused("OVER", "refused-over")
            state.check(seat, move, at)
        except Refused as refused:
            refused.own = self.own_names
            raise refused.within(self.game.package) from None
        return move, at

    def preview(self, seat: int, move: Any, at: int | None = None) -> tuple[State, list[Event]]:
        """What a move would do, changing nothing; refused where it would draw chance or reveal something."""
        state = self.state.supposing(seat)
        move, at = self._checked(state, seat, move, self.at if at is None else at)
        events: list[Event] = []
        state.play(seat, move, at, events.append)
        if state.draws() != self.state.draws() or any(event.reveals_to(seat) for event in events):
            raise Refused("PREVIEW", "refused-preview")
        return state, events

    def ring(self, at: int) -> Happened:
        """Let everything happen that is due by now. Harmless when nothing is."""
        at = max(at, self.at)
        due = self.due()
        if due is None or due > at:
            self.at = at
            return Happened(None, [])
        events: list[Event] = []
        self.state.ring(at, events.append)
        self._earlier.clear()
        return Happened(self._log(Entry(n=self.count + 1, at=at, ring=True)), events)

    def postpone(self, by: int, at: int) -> Happened:
        """The house was down for `by` milliseconds."""
        self.state.postpone(by)
        self._earlier.clear()
        return Happened(self._log(Entry(n=self.count + 1, at=max(at, self.at), postpone=by)), [])

    def resign(self, seat: int, at: int) -> Happened:
        """A player gives up; with more than two the others play on."""
        self._still_playing()
        if seat in self._resigned or not 0 <= seat < self.header.seats:
            raise Refused("TURN", "refused-turn")
        self._resigned.append(seat)
        self._earlier.clear()
        return Happened(self._log(Entry(n=self.count + 1, at=max(at, self.at), resign=seat)), [])

    def agree_draw(self, at: int) -> Happened:
        """All agree to end it as a draw."""
        self._still_playing()
        self._drawn = True
        return Happened(self._log(Entry(n=self.count + 1, at=max(at, self.at), draw=True)), [])

    def undo(self, moves: int, at: int) -> Happened:
        """Take back the last moves, as long as nothing was drawn or revealed since and they are not final."""
        self._still_playing()
        if not 1 <= moves <= len(self._earlier):
            raise Refused("UNDO", "refused-undo")
        self.state = self._earlier[-moves].copy()
        del self._earlier[-moves:]
        return Happened(self._log(Entry(n=self.count + 1, at=max(at, self.at), undo=moves)), [])

    def _still_playing(self) -> None:
        if self.outcome() is not None:
            raise Refused("OVER", "refused-over")

    def _log(self, entry: Entry) -> Entry:
        self.at = entry.at
        self.count += 1
        if self.keeps_log:
            self.entries.append(entry)
        return entry

    def replay_entry(self, entry: Entry) -> Happened:
        """Apply an entry of a log to this match; raises `Refused` if it cannot have happened here."""
        if entry.ring:
            return self.ring(entry.at)
        if entry.postpone is not None:
            return self.postpone(entry.postpone, entry.at)
        if entry.resign is not None:
            return self.resign(entry.resign, entry.at)
        if entry.draw:
            return self.agree_draw(entry.at)
        if entry.undo is not None:
            return self.undo(entry.undo, entry.at)
        if entry.seat is not None:
            return self.play(entry.seat, entry.move, entry.at, entry.by)
        raise Refused("FORM", "record-nothing")

    # ---- keeping it

    def copy(self) -> Match:
        """An independent copy: try something on it, and keep whichever of the two you like better."""
        new = Match(self.game, self.header, self.state.copy())
        new.entries = self.entries[:]
        new.keeps_log = self.keeps_log
        new.count = self.count
        new.at = self.at
        new._resigned = self._resigned[:]
        new._drawn = self._drawn
        new._earlier = self._earlier[:]  # these are never changed, only copied again
        return new

    def save(self) -> dict[str, Any]:
        """The whole match as plain JSON values, secrets included."""
        return {
            "header": msgspec.to_builtins(self.header),
            "entries": [msgspec.to_builtins(entry) for entry in self.entries],
            "state": self.state.save(),
            "at": self.at,
        }

    @classmethod
    def load(cls, saved: Any) -> Match:
        """A match from what `save` gave; it goes on from the stored state. Raises `Problem`."""
        game: Game | None = None
        try:
            stored = convert(saved, _Saved)
            game = find_game(stored.header.game)
            match = cls(game, stored.header, game.load(stored.state))
        except Unreadable as unreadable:
            raise Problem("saved-unreadable", why=unreadable.why).within(*([game.package] if game else [])) from None
        match.entries = [with_its_move(game, entry) for entry in stored.entries]
        match.count = len(stored.entries)
        match._resigned = [entry.resign for entry in stored.entries if entry.resign is not None]
        match._drawn = any(entry.draw for entry in stored.entries)
        match.at = stored.at
        return match

    def pause(self) -> Paused:
        """Where the match stands, without its log: as small as its state, however long it was played."""
        return Paused(self.header, self.state.save(), self.count, self.at, tuple(self._resigned), self._drawn)

    @classmethod
    def resume(cls, paused: Paused) -> Match:
        """Go on from where one of our own matches stood, whose log is kept elsewhere; what comes from outside is for
        `load`, which looks closer."""
        game = find_game(paused.header.game)
        match = cls(game, paused.header, game.state_type.restore(paused.state))
        match.count, match.at = paused.count, paused.at
        match._resigned, match._drawn = list(paused.resigned), paused.drawn
        return match

    def adopt_past(self, other: Match) -> None:
        """Take over the earlier states of the same match, resumed from an earlier point, so that moves can be taken
        back."""
        if other.count == self.count and other.state.digest() == self.state.digest():
            self._earlier = other._earlier


class Paused(Struct, frozen=True):
    """Where a match stands: its header and state, how many entries led here, and who has given up."""

    header: Header
    state: dict[str, Any]
    count: int
    at: int
    resigned: tuple[int, ...] = ()
    drawn: bool = False


class _Saved(Struct, frozen=True, forbid_unknown_fields=True):
    header: Header
    entries: list[Entry]
    state: dict[str, Any]
    at: Annotated[Time, Meta(ge=0)]


def with_its_move(game: Game, entry: Entry) -> Entry:
    """A stored entry with its move as a struct, so that its line in the record is the same as before it was stored."""
    if entry.seat is None:
        return entry
    try:
        return msgspec.structs.replace(entry, move=game.read_move(entry.move))
    except Refused:
        return entry  # a move of an older form of the rules; the stored state knows what it did


def new_seed() -> str:
    """A seed that nobody knows."""
    return secrets.token_hex(32)


def read_seed(seed: str) -> bytes:
    """A seed from hex: 1 to 64 bytes."""
    try:
        key = bytes.fromhex(seed)
    except ValueError:
        key = b""
    if not 1 <= len(key) <= 64 or len(seed) != 2 * len(key):
        raise Problem("setup-seed", seed=seed[:80])
    return key
