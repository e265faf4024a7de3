"""Records: a whole game as JSON Lines, one move a line, that anyone can replay."""

from __future__ import annotations

import codecs
import hashlib
from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from .discovery import find_game
from .fairness import check_fairness
from .forms import Event, Outcome, encode
from .game import Game
from .match import STARTED_FORM, UNTIMED, Entry, Header, Match
from .messages import TITLE
from .reading import Unreadable, parse
from .refusal import Problem, Refused

UNCHAINED = 1
"""The form of records whose lines are not chained."""


class Ending(Struct, frozen=True, forbid_unknown_fields=True):
    """The last line of a finished record: how it ended, the fingerprint of the last state, and (from form 2 on) the
    head of the chain over all lines before this one."""

    outcome: Outcome
    digest: str
    head: str | UnsetType = UNSET


class Record(Struct, frozen=True):
    """A game as it was recorded. One without an ending was still being played."""

    header: Header
    entries: list[Entry]
    ending: Ending | None
    head: str = ""
    """The head of the chain over its lines, as they were read."""

    @property
    def chained(self) -> bool:
        """Are its lines chained, so that any changed line is noticed? In form 1 only the last position and the outcome
        are checked."""
        return self.header.ridotto > UNCHAINED

    def replay(self) -> Iterator[tuple[Match, Entry | None, list[Event]]]:
        """Play it again, entry by entry, the start first (no entry); raises `BadRecord` at the first line that
        does not fit, and after the last entry if the outcome or the final state is not the recorded one."""
        match = self._opening()
        yield match, None, []
        for entry in self.entries:
            try:
                logged, events = match.replay_entry(entry)
            except Refused as refused:
                raise BadRecord(entry.n + 1, "record-refused", refused) from None
            if not _same(entry, logged):
                raise BadRecord(entry.n + 1, "record-differs")
            yield match, entry, events
        self._check_ending(match)

    def _opening(self) -> Match:
        header = self.header
        try:
            game = find_game(header.game)
            if header.rules != game.rules:
                raise Problem("record-rules", game=TITLE, rules=header.rules, ours=game.rules).within(game.package)
            match = _begin(game, header)
        except Problem as problem:
            raise BadRecord(1, "record-opening", problem) from None
        if header.names and len(header.names) != header.seats:
            raise BadRecord(1, "record-names", names=len(header.names), seats=header.seats)
        # options that were not named are part of the game all the same: keep the record as it was written
        match.header = header
        return match

    def _check_ending(self, match: Match) -> None:
        line = len(self.entries) + 2
        if self.ending is None:
            if match.outcome() is not None:
                raise BadRecord(line, "record-no-ending")
            return
        if match.outcome() != self.ending.outcome:
            raise BadRecord(line, "record-outcome")
        if match.state.digest() != self.ending.digest:
            raise BadRecord(line, "record-digest")

    def check_chain(self) -> None:
        """Raise `BadRecord` if any line of a finished record was changed, left out or added."""
        if self.ending is not None and self.ending.head != (self.head if self.chained else UNSET):
            raise BadRecord(len(self.entries) + 2, "record-head")

    def verify(self, unfinished: bool = False) -> Match:
        """Replay it to the end, check the chain over its lines and, where the house revealed its secret, the deal. A
        record that stops before the end of the game is refused, unless it may be `unfinished`."""
        for match, _entry, _events in self.replay():
            last = match
        if self.ending is None and not unfinished:
            raise BadRecord(len(self.entries) + 2, "record-unfinished")
        if self.header.fair:
            drawn = 0 if self.header.start else self.header.seats
            if len(self.header.fair.seating) != drawn:
                raise Problem("fair-seating")
            check_fairness(self.header.fair, self.header.seed)
        self.check_chain()
        return last


class BadRecord(Problem):
    """A record that is damaged or does not replay; the sentence names the line."""

    def __init__(self, line: int, message_id: str, cause: Problem | None = None, **values: Any) -> None:
        self.line = line
        if cause is not None:
            values |= {"why": cause.why}
        if isinstance(cause, Refused):
            values |= {"rule": cause.rule}
        super().__init__(message_id, line=line, **values)
        if cause is not None:
            self.packages = cause.packages


def write_record(match: Match) -> str:
    """The record of a match so far."""
    outcome = match.outcome()
    return record_text(match.header, match.entries, outcome, "" if outcome is None else match.state.digest())


def record_text(header: Header, entries: Iterable[Entry], outcome: Outcome | None, digest: str) -> str:
    """The record of a game from what it consists of; `outcome`, with the `digest` of the last state, if it is over."""
    lines = [encode(header), *map(encode, entries)]
    if outcome is not None:
        head = chain(lines) if header.ridotto > UNCHAINED else UNSET
        lines.append(encode(Ending(outcome, digest, head)))
    return b"\n".join(lines).decode() + "\n"


def write_on(match: Match, written: int) -> str:
    """What follows so many lines of the record of a match. Lines are only ever added: that moves were taken back is an
    entry, too."""
    if written and match.outcome() is None:
        return "".join(f"{encode(entry).decode()}\n" for entry in match.entries[written - 1 :])
    return "\n".join(write_record(match).split("\n")[written:])


def chain(lines: Iterable[bytes]) -> str:
    """The head of a chain: the SHA-256, in hex, of the head so far (nothing at first) and the next line."""
    head = ""
    for line in lines:
        head = hashlib.sha256(head.encode() + line).hexdigest()
    return head


def read_record(text: bytes | str) -> Record:
    """A record from its text; raises `BadRecord` with the line that cannot be read."""
    lines = _lines(text.encode() if isinstance(text, str) else text)
    header = _read_line(1, lines[0], Header)
    if not UNCHAINED <= header.ridotto <= STARTED_FORM:
        raise BadRecord(1, "record-form", form=header.ridotto)
    if bool(header.start) != (header.ridotto == STARTED_FORM):
        raise BadRecord(1, "record-start", form=header.ridotto)
    ending = _read_line(len(lines), lines[-1], Ending) if _is_ending(lines[-1]) else None
    body = lines[1:-1] if ending else lines[1:]
    entries = [_read_line(number, line, Entry) for number, line in enumerate(body, 2)]
    for number, entry in enumerate(entries, 1):
        if entry.n != number:
            raise BadRecord(number + 1, "record-order", expected=number, found=entry.n)
    return Record(header, entries, ending, chain(lines[: len(body) + 1]))


def _lines(text: bytes) -> list[bytes]:
    """The lines of a record; editors may have put a byte-order mark before them, and empty lines behind."""
    lines = text.removeprefix(codecs.BOM_UTF8).splitlines()
    while lines and not lines[-1].strip():
        lines.pop()
    if not lines:
        raise BadRecord(1, "record-empty")
    for number, line in enumerate(lines[1:-1], 2):
        if _is_ending(line):
            raise BadRecord(number + 1, "record-after-end", end=number)
    return lines


def _begin(game: Game, header: Header) -> Match:
    """The match at its start, dealt or given, as the header tells it."""
    fair = header.fair or None
    if not header.start:
        return Match.begin(game, header.seats, header.options, header.seed, header.started, fair)
    match = Match.begin_from(game, header.start, header.options, header.seed, header.started, fair)
    if match.header.seats != header.seats:
        raise Problem("start-seats", found=match.header.seats, seats=header.seats)
    return match


def _same(entry: Entry, logged: Entry | None) -> bool:
    """Is the recorded entry the one that the replayed match has logged? Only resigning, an agreed draw and an undo
    may lack their time."""
    if logged is None or (entry.at == UNTIMED and entry.seat is None and not entry.ring and entry.postpone is None):
        return logged is not None and replace(entry, at=logged.at) == logged
    return replace(entry, move=logged.move) == logged


def _is_ending(line: bytes) -> bool:
    return line.lstrip().startswith(b'{"outcome"') or b'"digest"' in line


def _read_line(number: int, line: bytes, form: type[Any]) -> Any:
    try:
        return parse(line, form)
    except Unreadable as unreadable:
        raise BadRecord(number, "record-line", why=unreadable.why) from None
