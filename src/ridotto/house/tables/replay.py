"""A game moment by moment, as one viewer was shown it: while it runs one's own, afterwards anyone's."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Literal, NamedTuple, Protocol, TypeAlias, TypeVar

from msgspec import UNSET

from ridotto.core import find_game
from ridotto.core.match import Entry
from ridotto.protocol.api import MomentShown, MomentsShown
from ridotto.protocol.events import Begun, read_line
from ridotto.protocol.tables import Person, TableSpec, to_json

from ..store.base import Row, Store
from . import sight
from .earlier_states import read_earlier
from .house_words import problem
from .lifecycle import Line
from .moments import Seen, seen_by
from .sitting import Sitting
from .view_parts import changing, constants

T = TypeVar("T")

Eyes: TypeAlias = int | Literal["onlooker"] | None
"""Whose eyes to see with: a seat's, an onlooker's, or (`None`) one's own."""

BREATH = 8
"""After so many moments the event loop may do other things."""


class HouseForReplay(Protocol):
    """The house, as far as reading the logs of its tables needs it."""

    store: Store

    async def look(self, table: str, question: Callable[[Sitting], T]) -> T:
        """Answer a question about a table as it stands; raises `Problem`."""

    async def validate_options(self, person: Person, spec: TableSpec) -> None:
        """Validate long options; raises `Problem`."""


class _Allowed(NamedTuple):
    """What somebody may see of a game, and how far it has come."""

    viewer: int | None
    over: bool
    n: int


class Replay:
    """The moments of games, read from their logs."""

    def __init__(self, house: HouseForReplay) -> None:
        self._house = house

    async def moments(
        self, table: str, person: Person | None, eyes: Eyes, first: int, limit: int, link_key: str | None = None
    ) -> MomentsShown:
        """The moments from number `first` on; raises `Problem` for eyes that are not one's own while it runs."""
        allowed = await self._house.look(table, lambda sitting: _allowed(sitting, person, eyes, link_key))
        rows = [row for row in await self._house.store.rows(table) if row.n <= allowed.n]
        seen = list(seen_by(rows, allowed.viewer))
        page = seen[first - 1 : first - 1 + limit]
        shown, view = [], None
        async for n, moment, sitting in self._sittings(rows, page, first):
            told = moment.told(n, allowed.viewer)
            view = sitting.view(allowed.viewer)
            entry = sitting.match.count if allowed.over and sitting.match is not None else UNSET
            shown.append(
                MomentShown(
                    n=n, at=told.at, seat=told.seat, by=told.by, events=told.events, view=changing(view), entry=entry
                )
            )
        return MomentsShown(
            table=table, seat=allowed.viewer, first=1, last=len(seen), over=allowed.over,
            constants=constants(view), moments=tuple(shown),
        )  # fmt: skip

    async def _sittings(
        self, rows: Sequence[Row], page: Sequence[Seen], first: int
    ) -> AsyncIterator[tuple[int, Seen, Sitting]]:
        """The table as it stood at each of these moments."""
        if not page:
            return
        wanted = {moment.rows[0].n: (number, moment) for number, moment in enumerate(page, first)}
        line, sitting = await self._stored(page[0].rows[0])
        for row in rows:
            if row.n > line:
                sitting = await self.one_on(sitting, row)
            if row.n >= line and row.n in wanted:
                number, moment = wanted.pop(row.n)
                yield number, moment, sitting
                if number % BREATH == 0:
                    await asyncio.sleep(0)
            if not wanted:
                return

    async def _stored(self, row: Row) -> tuple[int, Sitting]:
        """The newest stored state up to this line."""
        found = await self._house.store.state_upto(row.table, row.n)
        if found is None:
            raise problem("table-unknown")
        sitting = read_earlier(found[1])
        if sitting.match is None:
            await self._house.validate_options(sitting.book.host, sitting.book.spec)
        return found[0], sitting

    async def one_on(self, sitting: Sitting, row: Row) -> Sitting:
        """Apply one more line. A line that begins the game or takes moves back carries the whole state, which is loaded
        instead."""
        line = read_line(row.entry)
        if isinstance(line, Begun) or (isinstance(line, Entry) and line.undo is not None):
            found = await self._house.store.state_upto(row.table, row.n)
            if found is not None and found[0] == row.n:
                return read_earlier(found[1])
        if sitting.header is None or sitting.header.rules == find_game(sitting.book.spec.game).rules:
            sitting.enact(line)
        else:
            _enact_by_other_rules(sitting, line, row, sitting.header.rules)
        return sitting


def _enact_by_other_rules(sitting: Sitting, line: Line, row: Row, rules: int) -> None:
    """Apply a line of a game that was played by another version of the rules; raises `Problem` unless it tells what it
    told then."""
    try:
        step = sitting.enact(line)
    except Exception:
        step = None  # these rules refuse it, or cannot read it
    if step is None or to_json(step.events) != row.events:
        raise problem("moment-other-rules", rules=rules, ours=find_game(sitting.book.spec.game).rules)


def _allowed(sitting: Sitting, person: Person | None, eyes: Eyes, link_key: str | None) -> _Allowed:
    sight.check_shown(sitting, person, link_key)
    if sitting.match is None:
        raise problem("table-no-moment", n=1)
    own = None if person is None else sitting.seat_of.get(person)
    viewer = own if eyes is None else None if eyes == "onlooker" else eyes
    over = sitting.book.status in ("over", "aborted")
    if not over and viewer != own:
        raise problem("view-own-only")
    if viewer is not None and viewer >= len(sitting.book.chairs):
        raise problem("view-no-seat", seat=viewer)
    return _Allowed(viewer, over, sitting.book.n)
