"""A record as a story of decisions: who did what, on which occasion, and how the table stood then."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from ridotto.core import Event, Match, Outcome, Problem, Record, State, encode, find_game
from ridotto.core.match import Entry

MOST_SEATS = 50
"""A game of more players is a crowd, and not analysed."""


OTHER_DEALS = ("01", "02", "03")
"""Seeds that show whether anything is dealt."""
ASKED = 2
"""Where many may act, about so many are asked before somebody does."""


class Deed(NamedTuple):
    """What a seat did on one occasion.

    Usually that is one move. Where nobody is awaited and moves are made in secret, they may still be changed until
    something is revealed; then all of a seat's moves until that moment are one deed, judged as they stood in the end.
    """

    seat: int
    entries: tuple[int, ...]
    position: int
    """It is judged after so many entries: before the move, or before the moment that reveals it."""
    standing: bool
    """It is of the second kind."""
    bot: bool


class Position(NamedTuple):
    """The table after so many entries."""

    n: int
    state: State
    at: int
    resigned: tuple[int, ...]
    outcome: Outcome | None


class Story(NamedTuple):
    """What happened in a record, without its positions."""

    deeds: tuple[Deed, ...]
    revealing: tuple[int, ...]
    """The entries that revealed something, or at which the clock acted."""
    asked: tuple[int, ...]
    """How many would be asked for a move after each number of entries, the start first."""
    undone: int
    resigned: tuple[int, ...] = ()
    """The entries at which somebody gave up."""

    def before(self, deed: Deed) -> int:
        """After so many entries the chances before a deed are counted: of what stands until something is revealed,
        where it could begin. With everything sealed already, the truth would tell what comes of it."""
        if not deed.standing:
            return deed.position
        return max((n for n in self.revealing if n <= deed.position), default=0)

    def after(self, deed: Deed) -> int:
        """After so many entries the chances are those that a deed left. What stands until something is revealed has
        done nothing before."""
        return self.before(deed) if deed.standing else deed.entries[-1]

    def around_resignations(self) -> set[int]:
        """The positions right before and right after somebody gave up: what changed between them is that alone."""
        return {n - 1 for n in self.resigned} | set(self.resigned)


def read_story(record: Record) -> Story:
    """The story of a finished record; raises `Problem` for any other, and for a crowd."""
    if record.header.seats > MOST_SEATS:
        raise Problem("analysis-crowd", seats=record.header.seats, most=MOST_SEATS).within("ridotto.bots")
    if record.ending is None:
        raise Problem("analysis-unfinished").within("ridotto.bots")
    teller = _Teller()
    for match, entry, events in record.replay():
        teller.hear(match, entry, events)
    return teller.story()


class _Teller:
    """Goes through a record entry by entry."""

    def __init__(self) -> None:
        self._deeds: list[Deed] = []
        self._standing: dict[int, list[Entry]] = {}
        """By seat, the moves that may still be changed."""
        self._moves: list[int] = []
        """The entries of the moves so far, without those taken back."""
        self._undone: set[int] = set()
        self._revealing: list[int] = []
        self._asked: list[int] = []
        self._resigned: dict[int, int] = {}
        """By seat, the entry at which it gave up."""
        self._open = False
        """Nobody is awaited now, and what is done in secret may still be changed."""

    def hear(self, match: Match, entry: Entry | None, events: list[Event]) -> None:
        """One entry has happened."""
        if entry is not None:
            self._take(match.entries[-1], events)
        self._asked.append(min(len(match.turn()), ASKED))
        self._open = not match.state.awaited() and any(kind.secret for kind in match.game.move_types)

    def _take(self, entry: Entry, events: list[Event]) -> None:
        if entry.seat is not None:
            self._moves.append(entry.n)
            if entry.by != "idle" and entry.seat not in self._resigned:
                self._note(entry, entry.seat)
        elif entry.undo is not None:
            self._undone.update(self._moves[-entry.undo :])
            del self._moves[-entry.undo :]
        elif entry.resign is not None:
            self._resigned[entry.resign] = entry.n
        if entry.ring or any(event.reveals for event in events):
            self._revealing.append(entry.n)
            self._reveal(entry.n)

    def _note(self, entry: Entry, seat: int) -> None:
        if self._open:
            self._standing.setdefault(seat, []).append(entry)
        else:
            self._deeds.append(Deed(seat, (entry.n,), entry.n - 1, False, entry.by == "bot"))

    def _reveal(self, n: int) -> None:
        for seat, moves in self._standing.items():
            kept = tuple(move.n for move in moves if move.n not in self._undone)
            if kept:
                self._deeds.append(Deed(seat, kept, n - 1, True, all(move.by == "bot" for move in moves)))
        self._standing = {}

    def story(self) -> Story:
        """What was heard. Moves that stood when the game was broken off came to nothing, and are left out."""
        deeds = [deed for deed in self._deeds if not self._undone.intersection(deed.entries)]
        deeds.sort(key=lambda deed: deed.entries[-1])
        resigned = tuple(self._resigned.values())
        return Story(tuple(deeds), tuple(self._revealing), tuple(self._asked), len(self._undone), resigned)


def begins_alike(record: Record) -> bool:
    """Do all seats begin with the same in every game like this one? Not where cards are dealt, or it was given how it
    stands: then seats differ from the start."""
    header = record.header
    if header.start:
        return False
    deals = [Match.begin(find_game(header.game), header.seats, header.options, seed).state for seed in OTHER_DEALS]
    return all(len({encode(state.view(seat)) for state in deals}) == 1 for seat in range(header.seats))


def positions(record: Record, wanted: Collection[int]) -> Iterator[Position]:
    """The table after each of these numbers of entries, in order."""
    last = max(wanted, default=-1)
    for n, (match, _entry, _events) in enumerate(record.replay()):
        if n in wanted:
            yield Position(n, match.state.copy(), match.at, tuple(match.resigned()), match.outcome())
        if n == last:
            return


def spread_out(count: int, most: int) -> list[int]:
    """At most so many of the numbers below `count`, evenly, the first and the last among them."""
    if count <= most:
        return list(range(count))
    if most == 1:
        return [0]
    return sorted({round(step * (count - 1) / (most - 1)) for step in range(most)})
