"""A batch of log lines not yet stored, with the frames to send once they are."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, Protocol

from ridotto.core import turn_on_the_wire
from ridotto.core.forms import CROWD
from ridotto.core.match import Entry
from ridotto.protocol.events import AnyHouseEvent, Begun, Closed, Joined, Left
from ridotto.protocol.tables import Person, to_json
from ridotto.protocol.told import ToldLine

from ..store.base import LogBatch, Opening, Row, TableColumns
from . import lifecycle
from .bot_pace import bots_due
from .frame import Frame
from .showing import Showing
from .sitting import Sitting
from .step import Step
from .summary import summary

LINES_BETWEEN_STATES = 32
TOLD = Entry | ToldLine
"""The lines that watchers are told of."""
BOT_PATIENCE_MS = 15_000
"""If the process that runs a table's bots is gone, another takes over after this long."""


class Watcher(Protocol):
    """Somebody who watches."""

    person: Person | None


class Draft:
    """Lines that will be stored together; nothing of it is told before they are."""

    def __init__(
        self,
        sitting: Sitting,
        viewers: Collection[int | None],
        last_state: int,
        now: int,
        watching: Iterable[Watcher] = (),
    ) -> None:
        self.sitting = sitting
        self.now = now
        self.rows: list[Row] = []
        self.frames: list[tuple[int | None, Frame]] = []
        self.commands: set[tuple[str, str]] = set()
        self.changed = False
        """Something about the table itself has changed: who sits there, status, offers, a clock that is held."""
        self.last_state = last_state
        self.due: int | None = None
        """When the clock acts next, after the last line."""
        self.wakes: int | None = None
        """When something happens by itself, after the last line: see `Sitting.wakes`."""
        self.awaited: Sequence[int] = ()
        """Whom the game waits for then."""
        self.steps: list[Step] = []
        """In a crowd: what happened. Everyone is shown how it stands afterwards, and most of them a little later."""
        self._viewers = viewers
        self._watching = watching
        self._seated: dict[str, int | None] = {}
        self._gone: list[str] = []
        self._opening: Opening | None = None
        self._offers, self._held = len(sitting.book.offers), sitting.book.held
        """What a line of the game may change of the table itself."""

    def _who_watches(self) -> set[int | None]:
        seat_of = self.sitting.seat_of
        return {None if watch.person is None else seat_of.get(watch.person) for watch in self._watching}

    # ---- judging

    def enact(self, lines: Sequence[lifecycle.Line], person: str | None = None, client: str | None = None) -> None:
        """Apply these lines; the first of them carries the id of the command."""
        for line in lines:
            self._add(self.sitting.enact(line), person, client)
            person = client = None

    def play(
        self, seat: int, move: Any, at: int, by: Any = None, person: str | None = None, client: str | None = None
    ) -> None:
        """Play a move, or raise `Refused`."""
        self._add(self.sitting.play(seat, move, at, by), person, client)

    def _add(self, step: Step | None, person: str | None, client: str | None) -> None:
        if step is None:
            return
        line, book = step.line, self.sitting.book
        if person is not None and client is not None:
            self.commands.add((person, client))
        if not isinstance(line, Entry):
            self.changed = True
            self._note_people(line)
        elif (
            book.status != "playing"
            or line.resign is not None
            or line.undo is not None
            or len(book.offers) != self._offers
            or book.held is not self._held
        ):
            self.changed = True
        self._offers, self._held = len(book.offers), book.held
        told = to_json(step.events)
        self.due, self.awaited = self.sitting.due(), self.sitting.awaited()
        # not always `Sitting.wakes()`: that would compute `due` a second time
        self.wakes = self.due if book.held is None else self.sitting.wakes()
        self._tell(step, told)
        state = self.sitting.save() if self._worth_keeping(line) else None
        if state is not None:
            self.last_state = book.n
        to = step.audience.written()
        self.rows.append(Row(book.table, book.n, book.at, to_json(line), told, to, person, client, state))

    def noticed(self, seat: int) -> bool:
        """Can this seat notice any of it?"""
        return any(row.audience.includes(seat) for row in self.rows)

    def _worth_keeping(self, line: Entry | AnyHouseEvent) -> bool:
        """Store the whole state with this line? Now and then, and wherever it does not simply follow from the one
        before."""
        if self.sitting.wrecked():
            return False
        if isinstance(line, Entry):
            if line.undo is not None or self.sitting.book.status != "playing":
                return True
        elif isinstance(line, Closed):
            return False
        elif isinstance(line, Begun) or self.sitting.book.n == 1:
            return True
        # a state grows with the number of players, so it is stored more rarely then
        return self.sitting.book.n - self.last_state >= max(LINES_BETWEEN_STATES, len(self.sitting.book.chairs))

    def _note_people(self, line: AnyHouseEvent) -> None:
        if isinstance(line, Joined):
            self._seated[line.person] = None
        elif isinstance(line, Left):
            self._seated.pop(line.person, None)
            self._gone.append(line.person)
        elif isinstance(line, Begun):
            self._seated.update(self.sitting.seat_of)
            self._viewers = self._who_watches()

    def open(
        self, opening: Opening, lines: Sequence[lifecycle.Line], then: Callable[[], Sequence[lifecycle.Line]]
    ) -> None:
        """Apply the first lines of a new table, then those that `then` gives."""
        self._opening = opening
        self.enact(lines)
        self.enact(then())

    # ---- telling

    def _tell(self, step: Step, told: bytes) -> None:
        if not isinstance(step.line, TOLD):
            return
        if len(self.sitting.book.chairs) > CROWD:
            self.steps.append(step)
            return
        open_to_all = all(event.to == "all" for event in step.events)
        showing = Showing(self.sitting, [step], self.now, self.due, self.awaited)
        for viewer in self._viewers:
            if step.audience.includes(viewer):
                seen = told if open_to_all else to_json([event for event in step.events if event.visible_to(viewer)])
                self.frames.append((viewer, showing.frame(viewer, seen)))

    # ---- storing

    def batch(self, era: int | None) -> LogBatch:
        """Everything to be stored in one transaction."""
        return LogBatch(
            table=self.sitting.book.table,
            rows=self.rows,
            columns=self.columns(),
            era=era,
            opening=self._opening,
            seated=tuple(self._seated.items()),
            gone=tuple(self._gone),
        )

    def columns(self) -> TableColumns:
        """What is stored about the table beside its log."""
        sitting, book = self.sitting, self.sitting.book
        awaited = turn_on_the_wire(self.awaited, max(len(book.chairs), 1))
        bots = bots_due(sitting)
        return TableColumns(
            status=book.status,
            due=self.wakes,  # the column `due` also tells when a held clock goes on
            bots=None if bots is None else bots + BOT_PATIENCE_MS,
            delayable=self.wakes is not None and sitting.delayable(),
            # the column `turn` tells only those in turn who are awaited
            turn=awaited if isinstance(awaited, str) else ",".join(map(str, awaited)),
            ended=book.ended,
            info=to_json(summary(sitting)) if self.changed else None,
        )
