"""What may happen to a table and when: entering, leaving, beginning, giving up, taking moves back, playing again.

Every function judges an ask on a sitting as it stands and gives the lines that shall happen, or raises `Problem`.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import TypeAlias

import msgspec

from ridotto.bots import find_bot, usual_bot
from ridotto.core import Message, Problem, Refused, find_game
from ridotto.core.fairness import commitment, new_secret
from ridotto.core.match import Entry
from ridotto.protocol.events import (
    Aborted,
    AnyHouseEvent,
    Begun,
    Closed,
    Joined,
    Left,
    Opened,
    Repaired,
)
from ridotto.protocol.tables import NoClock, Person, PlayedOn, SeatBot, TableSpec

from ..times import DAY_MS
from ..typed_text import one_line
from .book import Chair
from .house_words import problem, refused
from .shelf import lacking
from .sight import check_may_see, check_sight
from .sitting import Sitting

Line: TypeAlias = Entry | AnyHouseEvent

FARTHEST_MS = 366 * DAY_MS
"""A table may be announced a year ahead."""
_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"


def new_name(length: int = 12) -> str:
    """A name that nobody guesses, for a table or a link."""
    return "".join(secrets.choice(_LETTERS) for _ in range(length))


# ---- before the start


def open_table(
    host: Person, spec: TableSpec, at: int, table: str = "", rematch_of: str = "", played_on: PlayedOn | None = None
) -> tuple[Sitting, Opened]:
    """A new table, and the line that opens it; raises `Problem` for a table that could never begin."""
    game = find_game(spec.game)
    chosen = _whole_options(spec, new=played_on is None)
    for bot in spec.bots:
        find_bot(game, bot.bot)
    if len(spec.bots) >= spec.seats:
        raise problem("table-only-bots")
    if spec.rated and spec.bots:
        raise problem("table-rated-bots")
    if isinstance(spec.start, int):
        _check_start(spec.start, at)
    sitting = Sitting.opened(table or new_name(), host, chosen, new_secret(), new_name(20), at)
    return sitting, Opened(
        at=at, host=host, spec=chosen, commitment=commitment(sitting.book.secret), rematch_of=rematch_of,
        played_on=played_on,
    )  # fmt: skip


def _check_start(start: int, at: int) -> None:
    if start <= at:
        raise problem("table-start-past")
    if start > at + FARTHEST_MS:
        raise problem("table-start-far")


def _whole_options(spec: TableSpec, *, new: bool) -> TableSpec:
    game = find_game(spec.game)
    read = game.choose_options if new else game.read_options
    options = msgspec.to_builtins(read(spec.options, spec.seats))
    return msgspec.structs.replace(spec, game=game.name, options=options, name=one_line(spec.name))


def enter(sitting: Sitting, person: Person, contribution: str, key: str | None, at: int) -> list[Line]:
    """Enter a table that has not begun; whoever is in already stays in."""
    book = sitting.book
    check_sight(sitting, person, key)
    if sitting.entered(person):
        return []
    if book.status != "open":
        raise problem("table-not-open")
    if book.rotation and person not in book.rotation:
        raise problem("table-rematch-only")
    if sitting.taken() >= book.spec.seats:
        raise problem("table-full")
    lines: list[Line] = [Joined(at=at, person=person, contribution=contribution)]
    if book.spec.start == "full" and sitting.taken() + 1 == book.spec.seats:
        lines.append(Begun(at=at))
    return lines


def check_not_begun(sitting: Sitting) -> None:
    """Refuse what only makes sense before a game, and say what there is instead."""
    if sitting.book.status == "playing":
        raise problem("table-begun")
    if sitting.book.status != "open":
        check_playing(sitting)


def leave(sitting: Sitting, person: Person, at: int) -> list[Line]:
    """Leave a table that has not begun, also while its game is missing; the last one to leave ends it."""
    check_may_see(sitting, person, None)
    if not sitting.entered(person):
        return []
    check_not_begun(sitting)
    lines: list[Line] = [Left(at=at, person=person)]
    if len(sitting.book.entrants) == 1:
        lines.append(Aborted(at=at, why=Message("aborted-empty")))
    return lines


def begin(sitting: Sitting, person: Person, at: int) -> list[Line]:
    """The host says go."""
    check_sight(sitting, person, None)
    check_not_begun(sitting)
    if person != sitting.book.host:
        raise problem("table-host-only")
    spec, taken = sitting.book.spec, sitting.taken()
    game = find_game(spec.game)
    if not sitting.book.entrants or taken < game.seats[0]:
        raise problem("table-too-few", least=game.seats[0], taken=taken)
    game.read_options(spec.options, taken)  # options that do not fit so few say it themselves
    return [Begun(at=at)]


def abandon(sitting: Sitting, at: int) -> list[Line]:
    """Abort a table that nobody has begun."""
    return [Aborted(at=at, why=Message("aborted-forgotten"))] if sitting.book.status == "open" else []


def begin_on_time(sitting: Sitting, at: int) -> list[Line]:
    """The set time has come: begin with those who are there, or abort if they are too few. A rematch is given up."""
    if sitting.book.rotation:
        return [Aborted(at=at, why=Message("aborted-rematch"))]
    return [Begun(at=at)] if _enough(sitting) else [Aborted(at=at, why=Message("aborted-too-few"))]


def _enough(sitting: Sitting) -> bool:
    """Can the game be played by those who have entered? Bots alone do not begin."""
    spec = sitting.book.spec
    if not sitting.book.entrants:
        return False
    try:
        find_game(spec.game).read_options(spec.options, sitting.taken())
    except Problem:
        return False
    return True


# ---- during the game


def chair_of(sitting: Sitting, person: Person) -> tuple[int, Chair]:
    """The seat that is this person's, even if a bot keeps it warm, or `Refused`."""
    seat = sitting.seat_of.get(person)
    if seat is None:
        raise refused("SEAT", "refused-no-seat")
    chair = sitting.book.chairs[seat]
    if chair.resigned:
        raise refused("SEAT", "refused-resigned")
    return seat, chair


def own_chair(sitting: Sitting, person: Person) -> tuple[int, Chair]:
    """The seat this person plays, or `Refused`."""
    seat, chair = chair_of(sitting, person)
    if chair.warm:
        raise refused("SEAT", "refused-warm")
    return seat, chair


def check_playing(sitting: Sitting) -> None:
    """Refuse what only makes sense during a game."""
    status = sitting.book.status
    if status == "over":
        raise Refused("OVER", "refused-over")
    if status == "closed":
        raise refused("CLOSED", "refused-closed")
    if status != "playing":
        raise refused("PHASE", "refused-not-playing")


def check_running(sitting: Sitting) -> None:
    """Refuse a move while the clock is held."""
    if sitting.held() is not None:
        raise refused("CLOCK", "refused-clock-held")


def check_against_bots(sitting: Sitting, rule: str, what: str) -> None:
    """Refuse what is only for one person who plays against bots, and not for a rating."""
    if not sitting.against_bots():
        raise refused(rule, f"refused-{what}-{'rated' if sitting.book.spec.rated else 'people'}")


def resign(sitting: Sitting, person: Person, at: int) -> list[Line]:
    """Give up; a seat that a bot keeps warm can be given up too."""
    check_playing(sitting)
    seat, _chair = chair_of(sitting, person)
    return [Entry(n=0, at=at, resign=seat)]


def undo(sitting: Sitting, person: Person, moves: int, at: int) -> list[Line]:
    """Take back one's own last moves. Only bots may have moved since, and only if everyone else is a bot.

    If there are not so many to take back, the sentence is always the same: a different one could reveal a hidden move.
    """
    check_playing(sitting)
    seat, _chair = own_chair(sitting, person)
    check_running(sitting)
    to_undo = sitting.moves_to_undo(seat)
    if not 1 <= moves <= len(to_undo):
        raise refused("UNDO", "refused-undo-own")
    return [Entry(n=0, at=at, undo=to_undo[moves - 1])]


def abort(sitting: Sitting, person: Person, at: int) -> list[Line]:
    """End the game without a result. Refused once everyone has made a move that all noticed, or the game's own clock
    has acted."""
    check_playing(sitting)
    own_chair(sitting, person)
    if sitting.book.rung or all(chair.moved or chair.person is None for chair in sitting.book.chairs):
        raise refused("ABORT", "refused-abort-moved")
    return [Aborted(at=at, why=Message("aborted-by-player"))]


# ---- repairs


def close(sitting: Sitting, why: str, at: int) -> list[Line]:
    """Close a table for repair; a game that is over stays over."""
    if sitting.book.ended_here():
        raise refused("OVER", "refused-over")
    return [Closed(at=at, why=Message("closed-by-house", {"why": why}))]


def repair(sitting: Sitting, at: int) -> list[Line]:
    """Let a closed table go on, or be over again if its game is. A game that was closed after its end, as earlier
    houses did, may stand as closed or as playing in what they stored."""
    book = sitting.book
    if book.status != "closed" and not (book.ended is not None and book.stood is not None):
        raise refused("PHASE", "refused-not-closed")
    if (why := lacking(book.spec.game, sitting.rules, book.unclosed())) is not None:
        raise problem(why.id, **why.values)
    return [Repaired(at=at)]


# ---- again


def rematch_name(table: str) -> str:
    """The name of the table where they play again: the same for everyone who asks, so that they meet."""
    digest = hashlib.sha256(f"rematch of {table}".encode()).digest()
    return "".join(_LETTERS[byte % len(_LETTERS)] for byte in digest[:12])


def rematch(sitting: Sitting, person: Person, key: str | None) -> tuple[TableSpec, tuple[Person | None, ...]]:
    """The same table again, everyone one seat on; raises `Problem`."""
    book = sitting.book
    check_sight(sitting, person, key)
    if person not in sitting.seat_of:
        raise refused("SEAT", "refused-no-seat")
    if book.status not in ("over", "aborted"):
        raise refused("PHASE", "refused-rematch-playing")
    people = [chair.person for chair in book.chairs]
    bots = tuple(SeatBot(chair.bot) for chair in book.chairs if chair.person is None)
    rotation = (*people[-1:], *people[:-1])
    return msgspec.structs.replace(book.spec, seats=len(people), bots=bots, start="full"), rotation


def quick_table(game: str) -> TableSpec:
    """A table where one person plays at once: the fewest seats, bots in all the others, no clock."""
    found = find_game(game)
    bot = SeatBot(usual_bot(found))
    least = max(found.seats[0], 2)
    return TableSpec(
        game=found.name,
        options=dict(found.quick_start),
        seats=least,
        bots=(bot,) * (least - 1),
        clock=NoClock(),
        public=False,
    )
