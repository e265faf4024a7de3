"""The state of a table in memory, made from its log: the book, the game, the clock. Nothing here waits, writes or
sends."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any

import msgspec

from ridotto.bots import usual_bot
from ridotto.core import Match, Message, find_game
from ridotto.core.fairness import fair_seed, reveal
from ridotto.core.match import UNDO_DEPTH, Entry, Happened, Header
from ridotto.core.refusal import Refused
from ridotto.protocol import events
from ridotto.protocol.events import AnyHouseEvent
from ridotto.protocol.tables import Hold, Person, TableSpec, to_json
from ridotto.protocol.told import told_of

from ..audience import EVERYONE, Audience, audience_of_move
from ..times import DAY_MS
from .book import A_BOT, Book, Entrant, Saved, Standstill
from .move_clock import MoveClock
from .seating import drawn_chairs, given_chairs
from .shelf import lacking
from .step import Step

REMATCH_MS = DAY_MS
"""A rematch that has not begun by then is given up."""


_saved = msgspec.json.Decoder(Saved)


class Sitting:
    """The state of one table. Lines of its log go in through `enact`, when they happen and when they are read again."""

    def __init__(self, book: Book, match: Match | None = None, header: Header | None = None) -> None:
        self.book = book
        self._header = header
        self.match = match if match is None else _logged_here(match)
        self.seat_of: dict[Person, int] = {}
        self._bots: set[int] = set()
        self._inside = {entrant.person for entrant in book.entrants}
        self._clock = MoveClock(book, match)
        self._number_seats()

    @classmethod
    def opened(cls, table: str, host: Person, spec: TableSpec, secret: bytes, key: str, at: int) -> Sitting:
        """A table that nobody has entered yet."""
        rules = find_game(spec.game).rules
        return cls(Book(table=table, spec=spec, rules=rules, host=host, secret=secret, key=key, opened=at, at=at))

    # ---- keeping it

    def save(self) -> bytes:
        """The whole table as JSON, secrets included."""
        return to_json(Saved(self.book, None if self.match is None else self.match.pause()))

    @classmethod
    def load(cls, saved: bytes) -> Sitting:
        """A table from what `save` gave; its game goes on from the stored state."""
        stored = _saved.decode(saved)
        return cls(stored.book, None if stored.match is None else Match.resume(stored.match))

    @classmethod
    def wreck(cls, saved: bytes, lines: Sequence[Entry | AnyHouseEvent]) -> Sitting:
        """A table whose game cannot be gone on with: who entered and sat there, and nothing of the game."""
        stored = _saved.decode(saved)
        wreck = cls(stored.book, header=None if stored.match is None else stored.match.header)
        for line in lines:
            if isinstance(line, Entry):
                if line.resign is not None:
                    wreck.book.chairs[line.resign].resigned = True
            elif not isinstance(line, events.Begun):
                wreck._apply_event(line)
            wreck.book.n += 1
            wreck.book.at = max(wreck.book.at, line.at)
        wreck._number_seats()
        return wreck

    def wrecked(self) -> bool:
        """Is there a game that cannot be gone on with? Then its state must never be stored."""
        return self.match is None and bool(self.book.chairs)

    def _number_seats(self) -> None:
        self._bots = {seat for seat, chair in enumerate(self.book.chairs) if chair.by_bot()}
        self.seat_of = {chair.person: seat for seat, chair in enumerate(self.book.chairs) if chair.person is not None}

    # ---- questions

    @property
    def header(self) -> Header | None:
        """What its game started from, also of one that cannot be gone on with; `None` before it begins."""
        return self._header if self.match is None else self.match.header

    @property
    def rules(self) -> int:
        """The version of the rules that it is played by; before it begins, the one that it was opened with."""
        return self.book.rules if self.header is None else self.header.rules

    def lacking(self) -> Message | None:
        """Why it waits as it is until its game is back, if it does. A closed table waits for repair only."""
        book = self.book
        return None if book.status == "closed" else lacking(book.spec.game, self.rules, book.status)

    def lacks_game(self) -> bool:
        """Does it wait until its game is back?"""
        return self.lacking() is not None

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
        """The seats that may act now and are played by bots. Bots wait while the clock is held."""
        return [seat for seat in self.turn() if seat in self._bots] if self._bots and self.held() is None else []

    def against_bots(self) -> bool:
        """Does one person play against bots, and not for a rating?"""
        return self.book.status == "playing" and not self.book.spec.rated and len(self.seat_of) == 1

    def moves_to_undo(self, seat: int) -> list[int]:
        """How far an undo may go back: the first item counts the moves of the log that must go to take back this seat's
        last move, the second those for its last two, and so on. Against bots alone their answers go too; otherwise
        nobody else may have moved since. Hidden moves are never passed over: that would reveal them."""
        passed_over = A_BOT if self.against_bots() else seat
        moves: list[int] = []
        for count, last in enumerate(islice(reversed(self.book.lasts), self.playing().undoable()), 1):
            if last == seat:
                moves.append(count)
            elif last != passed_over:
                break
        return moves

    def held(self) -> Hold | None:
        """Since when the clock of a running game is held, and until when; `None` if it runs."""
        return self.book.held if self.book.status == "playing" else None

    def waits(self) -> bool:
        """Is the clock held until the player is ready to begin?"""
        held = self.held()
        return held is not None and held.until_ready

    def time(self, at: int) -> int:
        """The time at the table: it stands while the clock is held."""
        held = self.held()
        return at if held is None else held.since

    def wakes(self) -> int | None:
        """When something happens here by itself: at the deadline or, if the clock is held, when it goes on. Without its
        game nothing does."""
        if self.lacks_game():
            return None
        held = self.held()
        return self.due() if held is None else held.until

    def due(self) -> int | None:
        """When the clock acts next: the start, the game's own deadline, or the table's clock. While the clock is held
        this stands as it was."""
        book = self.book
        if book.status == "open":
            return book.opened + REMATCH_MS if book.rotation else book.starts()
        if book.status != "playing" or self.match is None:
            return None
        own = self.match.due()
        return self._clock.due() if own is None else own

    def delayable(self) -> bool:
        """Would an outage put the next deadline off? Calendar deadlines stand."""
        if self.match is None or self.book.status != "playing" or self.due() is None:
            return False
        own = self.match.due()
        if own is None:
            return self._clock.delayable()
        trial = self.match.state.copy()
        trial.postpone(1)
        return trial.due() != own

    # ---- what happens

    def play(self, seat: int, move: Any, at: int, by: Any = None) -> Step | None:
        """Play a move, or raise `Refused`."""
        match = self.playing()
        before = match.turn()
        happened = match.play(seat, move, at, by)
        changed = before != match.turn()
        return self._after(match, happened, audience_of_move(seat, happened.events, changed))

    def enact(self, line: Entry | AnyHouseEvent) -> Step | None:
        """Apply a line of the log, or raise `Refused`. `None` if the clock was to act and had nothing to do."""
        if not isinstance(line, Entry):
            self._apply_event(line)
            self.book.n += 1
            self.book.at = max(line.at, self.book.at)
            return Step(line, told_of(line), EVERYONE)
        if line.seat is not None:
            return self.play(line.seat, line.move, line.at, line.by)
        match = self.playing()
        happened = match.replay_entry(line)
        held = self.held() is not None
        if line.postpone is not None:
            self._clock.postpone(line.postpone)
            self.book.held = None
        return self._after(match, happened, EVERYONE, held)

    def playing(self) -> Match:
        """The game that is being played, or `Refused`."""
        if self.match is None or self.book.status != "playing":
            raise Refused("OVER", "refused-over" if self.book.status == "over" else "refused-not-playing")
        return self.match

    def _after(self, match: Match, happened: Happened, audience: Audience, held: bool = False) -> Step | None:
        """Write into the book what has just happened in the game; `held`: the clock stood until then."""
        entry, book = happened.entry, self.book
        if entry is None:
            return None
        told = told_of(entry, book.lasts[-entry.undo :] if entry.undo else (), held)
        book.n += 1
        book.at = max(entry.at, book.at)
        book.stood = None
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
            self._number_seats()
        self._clock.restart(match, entry.at, anew=entry.by == "idle")
        outcome = match.outcome()
        if outcome is not None:
            book.status, book.outcome, book.ended, book.since = "over", outcome, entry.at, None
            book.decided, book.digest = match.decided(), match.state.digest()
        if outcome is not None or _ends_offers(entry, audience):
            book.offers.clear()
            book.declined = None
        return Step(entry, [*happened.events, *told], audience)

    def _moved(self, entry: Entry, seat: int, audience: Audience) -> None:
        """A seat has moved. Hidden moves must not block aborting: that would reveal them."""
        book, chair = self.book, self.book.chairs[seat]
        chair.idles = chair.idles + 1 if entry.by == "idle" else 0
        public = audience.everyone
        before = book.public - public
        chair.acts = chair.acts + 1 if chair.heard == before else 1
        chair.acted, chair.heard = entry.at, book.public
        if public:
            chair.moved = True
        answered = A_BOT if entry.by == "bot" and public else None
        book.lasts.append(answered if entry.by else seat)
        del book.lasts[: -UNDO_DEPTH - 1]

    def _count(self, audience: Audience) -> None:
        if audience.seats is None:
            self.book.public += 1
        else:
            for seat in map(str, audience.seats):
                self.book.private[seat] = self.book.private.get(seat, 0) + 1

    # ---- the house's own lines

    def _apply_event(self, line: AnyHouseEvent) -> None:
        """Change the book as this event says: those up to the start here, the others in `_apply_later_event`."""
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
                self._apply_later_event(line)

    def _apply_later_event(self, line: AnyHouseEvent) -> None:
        book = self.book
        match line:
            case events.Offered():
                book.offers.append(line.seat)
                book.declined = None
            case events.Declined():
                book.offers.clear()
                book.declined = line.seat
            case events.Warmed():
                book.chairs[line.seat].warm = True
                self._number_seats()
            case events.Returned():
                book.chairs[line.seat].warm = False
                book.chairs[line.seat].idles = 0
                self._number_seats()
            case events.Held():
                book.held = Hold(line.at, line.until, line.until_ready)
            case events.Aborted():
                book.status, book.why, book.ended, book.since = "aborted", line.why, line.at, None
                book.stood = None
            case events.Closed():
                book.status, book.why = "closed", line.why
                book.stood = book.stood or Standstill(book.at, line.at)
            case events.Repaired():
                book.status, book.why = book.unclosed(), None
                if book.stood is not None:
                    book.stood.until = line.at
            case events.Rematched():
                book.rematch = line.table

    def _begin(self, at: int) -> None:
        """Begin the game. The fair seed draws the seats; where somebody plays on from another game they are given."""
        book = self.book
        game = find_game(book.spec.game)
        given = [entrant.contribution for entrant in book.entrants]
        seats, keeper = self.taken(), usual_bot(game)
        fair = reveal(book.secret, given, book.table, 0 if book.start else seats)
        seed = fair_seed(book.secret, given, book.table).hex()
        if book.start is None:
            self.match = _logged_here(Match.begin(game, seats, book.spec.options, seed, at, fair))
            book.chairs = drawn_chairs(book, fair.seating, keeper)
        else:
            self.match = _logged_here(Match.begin_from(game, book.start, book.spec.options, seed, at, fair))
            book.chairs = given_chairs(book, keeper)
            book.start = None
        book.entrants = []
        self._inside.clear()
        book.status, book.started, book.rules = "playing", at, game.rules
        self._number_seats()
        self._count(EVERYONE)
        self._clock.restart(self.match, at, anew=True)

    # ---- what may be known

    def view(self, seat: int | None) -> Any:
        """The game as this viewer may know it; `None` before it begins or while it cannot be gone on with."""
        if self.match is None:
            return None
        return self.match.view(seat)


def _logged_here(match: Match) -> Match:
    """A match that keeps no log of its own: the table does."""
    match.keeps_log = False
    return match


def _ends_offers(entry: Entry, audience: Audience) -> bool:
    """An offered draw stands until somebody resigns, or moves so that all notice: a hidden move must not end it, which
    would reveal the move."""
    return entry.resign is not None or (entry.seat is not None and audience.everyone)
