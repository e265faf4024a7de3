"""The archive: what a table's log tells afterwards — the game at any move, its record, its log, and its fairness."""

from __future__ import annotations

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from ridotto.core import Outcome, read_record
from ridotto.core.match import Entry, Header
from ridotto.core.record import record_text
from ridotto.protocol.events import PublicLine, public_line, read_line
from ridotto.protocol.tables import Deal, Person, to_json

from ..store.base import Row
from . import sight
from .earlier_states import read_earlier
from .house_words import problem
from .play_on import Origin
from .replay import HouseForReplay, Replay
from .sitting import Sitting
from .summary import summary


class Archive:
    """Answers from the log, to those who may see the table."""

    def __init__(self, house: HouseForReplay) -> None:
        self._house = house
        self.replay = Replay(house)

    async def view_at(
        self, table: str, person: Person | None, n: int | None, seat: int | None = None, link_key: str | None = None
    ) -> bytes:
        """The view after entry `n` of the game (0: the start, `None`: now), as JSON. Once the game is over `n` counts
        all entries, and any seat's view may be asked for. While it runs `n` counts only what one could notice, and the
        view is one's own."""

        def allowed(sitting: Sitting) -> tuple[int | None, int | None]:
            sight.check_shown(sitting, person, link_key)
            if sitting.match is None:
                raise problem("table-no-moment", n=n or 0)
            own = None if person is None else sitting.seat_of.get(person)
            if sitting.book.status not in ("over", "aborted"):
                if seat not in (None, own):
                    raise problem("view-own-only")
                return own, None
            if seat is not None and seat >= len(sitting.book.chairs):
                raise problem("view-no-seat", seat=seat)
            return (own if seat is None else seat), sitting.match.count

        viewer, last = await self._house.look(table, allowed)
        if n is None:
            return await self._house.look(table, lambda sitting: to_json(sitting.view(viewer)))
        entry = n if last is not None else await self._noticed(table, viewer, n)
        if entry is None or entry < 0 or (last is not None and entry > last):
            raise problem("table-no-moment", n=n)
        moment = await self.moment(table, entry)
        return to_json(moment.view(viewer))

    async def _noticed(self, table: str, viewer: int | None, n: int) -> int | None:
        """The number of the entry that is the `n`-th this viewer could notice in a running game. To count all entries
        would tell how many hidden ones there were."""
        noticed = number = 0
        for row in await self._house.store.rows(table) if n else ():
            if isinstance(read_line(row.entry), Entry):
                number += 1
                noticed += row.audience.includes(viewer)
            if noticed == n:
                return number
        return None if n else 0

    async def moment(self, table: str, entry: int) -> Sitting:
        """The table just after this entry of its game (0: its start), from an earlier stored state."""
        # `entry` counts entries, the store counts lines. The house's own lines come first, so line `entry + 1` is not
        # after that entry, and the state is never too new
        found = await self._house.store.state_upto(table, entry + 1)
        if found is None:
            raise problem("table-unknown")
        line, state = found
        sitting = read_earlier(state)
        if sitting.match is None:
            await self._house.validate_options(sitting.book.host, sitting.book.spec)
        for row in await self._house.store.rows(table, line):
            if sitting.match is not None and sitting.match.count >= entry:
                break
            sitting = await self.replay.one_on(sitting, row)
        return sitting

    async def record(self, table: str, person: Person | None, link_key: str | None = None) -> str:
        """The record of a finished game; raises `Problem` before it is over, and if it was aborted."""

        await self._house.look(table, lambda sitting: sight.check_record(sitting, person, link_key))
        return await self.own_record(table)

    async def own_record(self, table: str) -> str:
        """The record of a finished game, for the house itself: of what is stored, so that it stays the same whatever
        becomes of the game's code."""
        header, outcome, digest = await self._house.look(table, _recorded)
        entries = [entry for row in await self._house.store.rows(table) if (entry := _as_written(row)) is not None]
        return record_text(header, entries, outcome, digest)

    async def origin(
        self, table: str, person: Person | None, seat: int, entry: int, link_key: str | None = None
    ) -> Origin:
        """The moment after an entry of a finished game, from which somebody wants to play on; raises `Problem`."""

        def last(sitting: Sitting) -> int:
            sight.check_shown(sitting, person, link_key)
            if sitting.book.status not in ("over", "aborted"):
                raise problem("play-on-running")
            return sitting.match.count if sitting.match is not None else 0

        last_entry = await self._house.look(table, last)
        head = read_record(await self.record(table, person, link_key)).head
        moment = (await self.moment(table, entry)).match if entry <= last_entry else None
        if moment is None:
            raise problem("table-no-moment", n=entry)
        return Origin(table, moment, seat, head)

    async def log(self, table: str, person: Person | None = None, link_key: str | None = None) -> list[PublicLine]:
        """What everyone may read of a table's log: the house's own lines and, of the game's, all but the moves."""

        def seen(sitting: Sitting) -> None:
            sight.check_sight(sitting, person, link_key)

        await self._house.look(table, seen)
        public = [row for row in await self._house.store.rows(table) if row.audience.everyone]
        return [public_line(read_line(row.entry), number, row.at) for number, row in enumerate(public, 1)]

    async def fairness(self, table: str, person: Person | None = None, link_key: str | None = None) -> Deal:
        """The commitment and contributions, and once it is over the secret and the head of the record's chain."""

        def answer(sitting: Sitting) -> tuple[Deal, bool]:
            sight.check_sight(sitting, person, link_key)
            return _fairness(sitting), sitting.book.status == "over"

        deal, over = await self._house.look(table, answer)
        if not over:
            return deal
        record = read_record(await self.record(table, person, link_key))
        return replace(deal, head=record.head) if record.chained else deal


class _OwnMove(Struct):
    move: Raw = Raw(b"null")


_own_move = msgspec.json.Decoder(_OwnMove)


def _as_written(row: Row) -> Entry | None:
    """A line of the game with its move as it was stored, which is how it stands in the record; `None` for a line of the
    house's own."""
    line = read_line(row.entry)
    if not isinstance(line, Entry) or line.seat is None:
        return line if isinstance(line, Entry) else None
    return replace(line, move=_own_move.decode(row.entry).move)


def _recorded(sitting: Sitting) -> tuple[Header, Outcome, str]:
    """What a record holds beside its entries; raises `Problem` where there is none."""
    sight.check_over(sitting)
    header, book = sitting.header, sitting.book
    digest = book.digest or (None if sitting.match is None else sitting.match.state.digest())
    if header is None or book.outcome is None or digest is None:
        raise problem("game-unreadable")
    return header, book.outcome, digest


def _fairness(sitting: Sitting) -> Deal:
    info, header = summary(sitting), sitting.header
    if header is None or not header.fair:
        return Deal(info.commitment, tuple(entrant.contribution for entrant in sitting.book.entrants))
    fair = header.fair
    if sitting.book.status not in ("over", "aborted"):
        return Deal(info.commitment, fair.contributions, fair.seating)
    return Deal(info.commitment, fair.contributions, fair.seating, fair.secret, header.seed, fair.version)
