"""The summary of a table: what anyone who may see it may know of it. Nothing secret stands here."""

from __future__ import annotations

from msgspec import UNSET

from ridotto.bots.hints import hinting_bot
from ridotto.core import games, turn_on_the_wire
from ridotto.core.fairness import commitment
from ridotto.core.forms import CROWD
from ridotto.protocol.tables import Person, SeatInfo, TableInfo

from .sitting import Sitting


def summary(sitting: Sitting, person: Person | None = None) -> TableInfo:
    """What this person, or anyone, may know of the table."""
    book, match = sitting.book, sitting.match
    count = match.header.seats if match is not None else len(book.chairs) or book.spec.seats
    seat = None if person is None else sitting.seat_of.get(person)
    entered = person is not None and sitting.entered(person)
    game = games().get(book.spec.game)
    hint_bot = None if game is None else hinting_bot(game)
    # longer than a screen: every field has its line
    return TableInfo(
        table=book.table,
        game=book.spec.game,
        rules=sitting.rules,
        options=book.spec.options,
        name=book.spec.name,
        host=book.host,
        status=book.status,
        public=book.spec.public,
        rated=book.spec.rated,
        clock=book.spec.clock,
        start=book.spec.start,
        capacity=count,
        taken=sitting.taken(),
        seats=_seats(sitting, seat),
        turn=turn_on_the_wire(sitting.turn(), count),
        awaited=turn_on_the_wire(sitting.awaited(), count),
        due=sitting.due(),
        undoable=undoable(sitting, seat),
        offers=tuple(book.offers),
        declined=book.declined,
        opened=book.opened,
        started=book.started,
        ended=book.ended,
        outcome=book.outcome,
        decided=book.decided,
        commitment=commitment(book.secret),
        rematch=book.rematch,
        rematch_of=book.rematch_of or None,
        played_on=book.played_on,
        reserved=bool(book.rotation),
        expected=_expected(sitting),
        hints=sitting.against_bots() and hint_bot is not None,
        hint_bot=hint_bot,
        holds=sitting.against_bots() and sitting.delayable(),
        held=sitting.held(),
        why=book.why,
        seat=seat,
        entered=entered,
        key=book.key if entered and not book.spec.public else UNSET,
    )


def undoable(sitting: Sitting, seat: int | None) -> int:
    """How many of this seat's own last moves may be taken back. Does not reveal others' hidden moves."""
    if seat is None or sitting.match is None or sitting.book.status != "playing":
        return 0
    return len(sitting.moves_to_undo(seat))


def _expected(sitting: Sitting) -> tuple[Person, ...]:
    book = sitting.book
    if book.status != "open" or len(book.rotation) > CROWD:
        return ()
    return tuple(person for person in book.rotation if person is not None and not sitting.entered(person))


def _seats(sitting: Sitting, own: int | None) -> tuple[SeatInfo, ...]:
    book = sitting.book
    if not book.chairs:
        if book.spec.seats > CROWD:
            return ()
        people = [SeatInfo(seat=number, person=entrant.person) for number, entrant in enumerate(book.entrants)]
        bots = [SeatInfo(seat=number, bot=bot.bot) for number, bot in enumerate(book.spec.bots, len(people))]
        return (*people, *bots)
    if len(book.chairs) > CROWD:
        return () if own is None else (_seat(sitting, own),)
    return tuple(_seat(sitting, seat) for seat in range(len(book.chairs)))


def _seat(sitting: Sitting, seat: int) -> SeatInfo:
    chair = sitting.book.chairs[seat]
    bot = chair.bot if chair.by_bot() else None
    return SeatInfo(seat=seat, person=chair.person, bot=bot, warm=chair.warm, resigned=chair.resigned)
