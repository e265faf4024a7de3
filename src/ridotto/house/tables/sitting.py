"""The in-memory state of a table, made from its log: who sits where, the game, the clock. Nothing here waits, writes
or sends."""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import Any

import msgspec

from ridotto.bots import usual_bot
from ridotto.core import Event, Match, find_game
from ridotto.core.fairness import fair_seed, reveal
from ridotto.core.match import UNDO_DEPTH, Entry, Happened
from ridotto.core.refusal import Refused
from ridotto.protocol import events
from ridotto.protocol.events import AnyHouseEvent
from ridotto.protocol.tables import PerDay, PerMove, Person, TableSpec, to_json
from ridotto.protocol.told import told_of

from ..audience import EVERYONE, Audience
from ..times import DAY_MS
from .book import Book, Chair, Entrant, Saved
from .step import Step

REMATCH_MS = DAY_MS
"""A rematch that has not begun by then is given up."""
MOMENT_MS = 700
"""How long a bot leaves the others between two moves of its own that nobody waits for."""
PLENTY = 16
"""After so many of them in a row it leaves twice as long each time."""


_saved = msgspec.json.Decoder(Saved)


class Sitting:
    """The state of one table. Lines of its log go in through `enact`, both live and on replay."""

    def __init__(self, book: Book, match: Match | None = None) -> None:
        self.book = book
        self.match = match if match is None else _logged_here(match)
        self.seat_of: dict[Person, int] = {}
        self._bots: set[int] = set()
        self._inside = {entrant.person for entrant in book.entrants}
        self._awaited: tuple[Any, ...] = ()
        self._number_seats()
        if match is not None:
            self._awaited = _decision(match)

    @classmethod
    def opened(cls, table: str, host: Person, spec: TableSpec, secret: bytes, key: str, at: int) -> Sitting:
        """A table that nobody has entered yet."""
        rules = find_game(spec.game).rules
        return cls(Book(table=table, spec=spec, rules=rules, host=host, secret=secret, key=key, opened=at, at=at))

    # ---- keeping it

    def save(self) -> bytes:
        """The whole table, secrets included."""
        return to_json(Saved(self.book, None if self.match is None else self.match.pause()))

    @classmethod
    def load(cls, saved: bytes) -> Sitting:
        """A table from what `save` gave; its game goes on from the stored state."""
        stored = _saved.decode(saved)
        return cls(stored.book, None if stored.match is None else Match.resume(stored.match))

    @classmethod
    def wreck(cls, saved: bytes, lines: Sequence[Entry | AnyHouseEvent]) -> Sitting:
        """A table whose game cannot be gone on with: who entered and sat there, and nothing of the game."""
        wreck = cls(_saved.decode(saved).book)
        for line in lines:
            if isinstance(line, Entry):
                if line.resign is not None:
                    wreck.book.chairs[line.resign].resigned = True
            elif not isinstance(line, events.Begun):
                wreck._happen(line)
            wreck.book.n += 1
            wreck.book.at = max(wreck.book.at, line.at)
        wreck._number_seats()
        return wreck

    def wrecked(self) -> bool:
        """Is there a game that cannot be gone on with? Then this must never be saved as a snapshot."""
        return self.match is None and bool(self.book.chairs)

    def _number_seats(self) -> None:
        self._bots = {seat for seat, chair in enumerate(self.book.chairs) if chair.by_bot()}
        self.seat_of = {chair.person: seat for seat, chair in enumerate(self.book.chairs) if chair.person is not None}

    # ---- questions

    def entered(self, person: Person) -> bool:
        """Does this person sit here?"""
        return person in self.seat_of or person in self._inside

    def taken(self) -> int:
        """How many seats are taken, bots included."""
        return len(self.book.chairs) or len(self.book.entrants) + len(self.book.spec.bots)

    def seq(self, seat: int | None) -> int:
        """How many things have happened that this viewer could notice."""
        return self.book.public + (0 if seat is None else self.book.private.get(str(seat), 0))

    def turn(self) -> Sequence[int]:
        """The seats that may act now."""
        return self.match.turn() if self.match is not None and self.book.status == "playing" else ()

    def awaited(self) -> Sequence[int]:
        """The seats in turn without whom the game does not go on."""
        if self.match is None or self.book.status != "playing":
            return ()
        return self.match.state.awaited()

    def bots_in_turn(self) -> list[int]:
        """The seats that may act now and are played by bots."""
        return [seat for seat in self.turn() if seat in self._bots] if self._bots else []

    def bot_plays_at(self, seat: int, wanted: int) -> int:
        """When a bot plays that wants to play then. A throttle: where the game does not wait for it, it leaves
        `MOMENT_MS` between its moves, twice as long each time after `PLENTY`, or it could fill the log by itself."""
        if seat in self.awaited():
            return wanted
        chair, due = self.book.chairs[seat], None if self.match is None else self.match.due()
        at = max(wanted, chair.acted + (MOMENT_MS << min(max(chair.acts - PLENTY, 0), 20)))
        in_time = due is not None and wanted < due and chair.acts < PLENTY
        return min(at, due - 1) if due is not None and in_time else at

    def bots_due(self) -> int | None:
        """When a bot of this table should have moved at the latest, if one may."""
        bots = self.bots_in_turn()
        return min((self.bot_plays_at(seat, self.book.at) for seat in bots), default=None)

    def due(self) -> int | None:
        """When the clock acts next: the start, the game's own deadline, or the table's clock."""
        book = self.book
        if book.status == "open":
            return book.opened + REMATCH_MS if book.rotation else book.starts()
        if book.status != "playing" or self.match is None:
            return None
        own = self.match.due()
        if own is not None:
            return own
        allowance = self._time_per_move()
        return None if allowance is None or book.since is None else book.since + allowance

    def _time_per_move(self) -> int | None:
        clock = self.book.spec.clock
        if isinstance(clock, PerMove):
            return clock.seconds * 1000
        return clock.days * DAY_MS if isinstance(clock, PerDay) else None

    def delayable(self) -> bool:
        """Would an outage put the next deadline off? Calendar deadlines stand."""
        if self.match is None or self.book.status != "playing" or self.due() is None:
            return False
        own = self.match.due()
        if own is None:
            return isinstance(self.book.spec.clock, PerMove)
        trial = self.match.state.copy()
        trial.postpone(1)
        return trial.due() != own

    # ---- what happens

    def play(self, seat: int, move: Any, at: int, by: Any = None) -> Step | None:
        """Play a move, or raise `Refused`."""
        match = self.playing()
        before = match.turn()
        happened = match.play(seat, move, at, by)
        return self._after(match, happened, _who_notices(match, before, seat, happened.events))

    def enact(self, line: Entry | AnyHouseEvent) -> Step | None:
        """Let a line of the log happen, or raise `Refused`; nothing happens where the clock had nothing to do."""
        if not isinstance(line, Entry):
            self._happen(line)
            self.book.n += 1
            self.book.at = max(line.at, self.book.at)
            return Step(line, told_of(line), EVERYONE)
        if line.seat is not None:
            return self.play(line.seat, line.move, line.at, line.by)
        match = self.playing()
        happened = match.replay_entry(line)
        if line.postpone is not None and self.book.since is not None and isinstance(self.book.spec.clock, PerMove):
            self.book.since += line.postpone
        return self._after(match, happened, EVERYONE)

    def playing(self) -> Match:
        """The game that is being played, or `Refused`."""
        if self.match is None or self.book.status != "playing":
            raise Refused("OVER", "refused-over" if self.book.status == "over" else "refused-not-playing")
        return self.match

    def _after(self, match: Match, happened: Happened, audience: Audience) -> Step | None:
        """Keep the book of what has just happened in the game."""
        entry, book = happened.entry, self.book
        if entry is None:
            return None
        told = told_of(entry, book.lasts[-1] if book.lasts else None)
        book.n += 1
        book.at = max(entry.at, book.at)
        self._count(audience)
        book.rung = book.rung or bool(entry.ring)
        if entry.seat is not None:
            self._moved(entry, entry.seat, audience)
        elif entry.undo is not None:
            del book.lasts[-entry.undo :]
        else:
            book.lasts.clear()
        if entry.resign is not None:
            book.chairs[entry.resign].resigned = True
            book.offers.clear()
            self._number_seats()
        self._watch_the_clock(match, entry.at, anew=entry.by == "idle")
        outcome = match.outcome()
        if outcome is not None:
            book.offers.clear()
            book.status, book.outcome, book.ended, book.since = "over", outcome, entry.at, None
            book.decided = match.decided()
        return Step(entry, [*happened.events, *told], audience)

    def _moved(self, entry: Entry, seat: int, audience: Audience) -> None:
        """A seat has moved. Hidden moves must not clear offers or block aborting: that would reveal them."""
        book, chair = self.book, self.book.chairs[seat]
        chair.idles = chair.idles + 1 if entry.by == "idle" else 0
        before = book.public - audience.everyone
        chair.acts = chair.acts + 1 if chair.heard == before else 1
        chair.acted, chair.heard = entry.at, book.public
        if audience.everyone:
            chair.moved = True
            book.offers.clear()
        book.lasts = [*book.lasts[-UNDO_DEPTH:], None if entry.by else seat]

    def _count(self, audience: Audience) -> None:
        if audience.seats is None:
            self.book.public += 1
        else:
            for seat in map(str, audience.seats):
                self.book.private[seat] = self.book.private.get(seat, 0) + 1

    def _watch_the_clock(self, match: Match, at: int, anew: bool) -> None:
        if self._time_per_move() is None:
            return
        decision = _decision(match)
        if anew or decision != self._awaited:
            self._awaited = decision
            self.book.since = at if decision[0] else None

    # ---- the house's own lines

    def _happen(self, line: AnyHouseEvent) -> None:
        book = self.book
        match line:
            case events.Opened():
                book.rematch_of, book.played_on = line.rematch_of, line.played_on
            case events.Joined():
                book.entrants.append(Entrant(line.person, line.contribution))
                self._inside.add(line.person)
            case events.Left():
                self._inside.discard(line.person)
                book.entrants = [entrant for entrant in book.entrants if entrant.person != line.person]
                if book.entrants and book.host == line.person:
                    book.host = book.entrants[0].person
            case events.Begun():
                self._begin(line.at)
            case _:
                self._happen_to_the_game(line)

    def _happen_to_the_game(self, line: AnyHouseEvent) -> None:
        book = self.book
        match line:
            case events.Offered():
                book.offers.append(line.seat)
            case events.Declined():
                book.offers.clear()
            case events.Warmed():
                book.chairs[line.seat].warm = True
                self._number_seats()
            case events.Returned():
                book.chairs[line.seat].warm = False
                book.chairs[line.seat].idles = 0
                self._number_seats()
            case events.Aborted():
                book.status, book.why, book.ended, book.since = "aborted", line.why, line.at, None
            case events.Closed():
                book.status, book.why = "closed", line.why
            case events.Repaired():
                book.status, book.why = ("playing" if book.chairs else "open"), None
            case events.Rematched():
                book.rematch = line.table

    def _begin(self, at: int) -> None:
        """Draw the seats by the sealed chance and begin the game; or begin it where it shall go on, in a given seat."""
        book = self.book
        game = find_game(book.spec.game)
        given = [entrant.contribution for entrant in book.entrants]
        seats, keeper = self.taken(), usual_bot(game)
        fair = reveal(book.secret, given, book.table, 0 if book.start else seats)
        seed = fair_seed(book.secret, given, book.table).hex()
        if book.start is None:
            self.match = _logged_here(Match.begin(game, seats, book.spec.options, seed, at, fair))
            book.chairs = self._seated(fair.seating, keeper)
        else:
            self.match = _logged_here(Match.begin_from(game, book.start, book.spec.options, seed, at, fair))
            book.chairs = self._given(keeper)
            book.start = None
        book.entrants = []
        self._inside.clear()
        book.status, book.started = "playing", at
        self._number_seats()
        self._count(EVERYONE)
        self._watch_the_clock(self.match, at, anew=True)

    def _seated(self, seating: Sequence[int], keeper: str) -> list[Chair]:
        """Who sits where: as drawn, or in a rematch as before but one seat on."""
        book = self.book
        people = [Chair(entrant.person, keeper) for entrant in book.entrants]
        bots = [Chair(None, bot.bot) for bot in book.spec.bots]
        if self._all_came_back({chair.person for chair in people}):
            by_name = {chair.person: chair for chair in people}
            return [by_name[person] if person else bots.pop(0) for person in book.rotation]
        chairs: list[Chair] = [*people, *bots]
        seats = dict(zip(seating, chairs, strict=True))
        return [seats[seat] for seat in range(len(chairs))]

    def _given(self, keeper: str) -> list[Chair]:
        """Who plays on sits where they were seated; everyone else is a bot."""
        (entrant,) = self.book.entrants
        chairs = [Chair(None, bot.bot) for bot in self.book.spec.bots]
        chairs.insert(self.book.played_on.seat if self.book.played_on else 0, Chair(entrant.person, keeper))
        return chairs

    def _all_came_back(self, people: Set[Person | None]) -> bool:
        rotation = self.book.rotation
        return bool(rotation) and people == {person for person in rotation if person}

    def rotated(self) -> bool:
        """Are the seats those of the game before, one seat on? Before the start: will they be, if nobody else comes?"""
        if not self.book.chairs:
            return bool(self.book.rotation)
        return self._all_came_back({chair.person for chair in self.book.chairs if chair.person is not None})

    # ---- what may be known

    def view(self, seat: int | None) -> Any:
        """The game as this viewer may know it; `None` before it begins or while it cannot be gone on with."""
        if self.match is None:
            return None
        return self.match.view(seat)


def _logged_here(match: Match) -> Match:
    """A match whose log is the table's."""
    match.keeps_log = False
    return match


def _who_notices(match: Match, before: Sequence[int], seat: int, events: Sequence[Event]) -> Audience:
    """The one who has moved and those who were told; everyone, if everyone was told or may see it by the turn."""
    if before != match.turn() or any(event.to == "all" for event in events):
        return EVERYONE
    return Audience.of({seat}.union(*(event.to for event in events if event.to != "all")))


def _decision(match: Match) -> tuple[Any, ...]:
    """What the table's clock measures: it starts anew when the awaited seats or the stage of the game change."""
    state = match.state
    return (tuple(state.awaited()), state.stage(), state.due() is None)
