"""The watchers of a table: one encoded frame for all who see the same, sent without waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence

from ridotto.core.forms import CROWD
from ridotto.protocol.tables import Farewell, Person, Presence, TableChanged, to_json

from ..news import Bulletin, News
from .frame import Frame, Send
from .showing import Showing
from .sitting import Sitting
from .step import Step
from .summary import summary

ABSENT_MS = 60_000
"""A watcher at another process counts as present for this long after its last report."""
MOMENT_S = 0.02
"""With fewer watchers than a crowd, arrivals within this time are told together."""
CROWD_PAUSE_S = 0.5
"""In a crowd, arrivals, departures and changes of the table itself are told at most this often."""


class Watch:
    """Somebody watching a table; closing it ends the frames."""

    __slots__ = ("_gallery", "_send", "gone", "person", "reads")

    def __init__(self, gallery: Gallery, person: Person | None, send: Send) -> None:
        self._gallery = gallery
        self.person = person
        self._send: Send | None = send
        self.gone: Callable[[], None] | None = None
        """Called when there is no such table any more."""
        self.reads = False
        """Is something read here, for which the clock was asked to stand?"""

    def push(self, frame: Frame) -> None:
        """Hand over one frame; a reader that cannot take it is dropped, and resumes when it can."""
        if self._send is not None:
            try:
                self._send(frame)
            except Exception:
                self.close()

    def close(self) -> None:
        """No frame is sent after this."""
        if self._send is not None:
            self._send = None
            self._gallery.leave(self)

    def others_read(self) -> bool:
        """Does the same person read at another of their connections?"""
        return any(each.reads for each in self._gallery.of(self.person) if each is not self)

    def stop_reading(self) -> None:
        """Mark all of this person's connections as no longer reading: the clock goes on."""
        for each in self._gallery.of(self.person):
            each.reads = False


class Gallery:
    """Everyone who watches one table at this process."""

    def __init__(self, table: str, news: News, now: Callable[[], int]) -> None:
        self.watches: dict[Watch, None] = {}
        self.by_viewer: dict[int | None, list[Watch]] = {}
        """The watches of each seat; `None`: onlookers."""
        self._table = table
        self._news = news
        self._now = now
        self._sitting: Sitting | None = None
        self._elsewhere: dict[str, tuple[int, Presence]] = {}
        self._pending: list[Step] = []
        """In a crowd: what everyone may know and not everyone has been shown yet."""
        self._shown_upto: dict[int | None, int] = {}
        """For each viewer: how many steps of `_pending` they have been shown already."""
        self._showing: asyncio.TimerHandle | None = None
        self._telling_table: asyncio.TimerHandle | None = None
        self._telling_presence: asyncio.TimerHandle | None = None

    def enter(self, watch: Watch, sitting: Sitting) -> None:
        """Somebody begins to watch."""
        self.show_everyone()
        self.watches[watch] = None
        self.regroup(sitting)
        self.tell_presence()

    def leave(self, watch: Watch) -> None:
        """Somebody watches no more."""
        if watch in self.watches:
            del self.watches[watch]
            self._group()
            self.tell_presence()

    def of(self, person: Person | None) -> list[Watch]:
        """All connections of this person here."""
        return [watch for watch in self.watches if watch.person == person]

    def attended(self, seat: int) -> bool:
        """Does this seat's player watch, here or at another process?"""
        self._forget_the_absent()
        return seat in self.by_viewer or any(seat in there.seats for _at, there in self._elsewhere.values())

    def vanish(self) -> None:
        """There is no such table any more: the store was replaced by a backup from before it was opened."""
        for watch in tuple(self.watches):
            watch.close()
            if watch.gone is not None:
                watch.gone()

    def regroup(self, sitting: Sitting) -> None:
        """Group the watchers by seat: who sits where decides who sees what, and whose seat is attended: who watched
        before they sat down opens no connection that would tell of it."""
        before = self._here()
        self._sitting = sitting
        self._group()
        if self._here() != before:
            self.tell_presence()

    def _group(self) -> None:
        seat_of = {} if self._sitting is None else self._sitting.seat_of
        groups: dict[int | None, list[Watch]] = {}
        for watch in self.watches:
            seat = None if watch.person is None else seat_of.get(watch.person)
            groups.setdefault(seat, []).append(watch)
        self.by_viewer = groups

    # ---- a crowd

    def tell_crowd(self, sitting: Sitting, steps: Sequence[Step]) -> None:
        """Show a move at once to who made it, and to the others within `CROWD_PAUSE_S`; anything that is not a move to
        everyone at once."""
        self._sitting = sitting
        before = len(self._pending)
        self._pending += [step for step in steps if step.audience.everyone]
        movers = [step.movers() for step in steps]
        at_once = self.by_viewer.keys() & set[int | None]().union(*(seats for seats in movers if seats is not None))
        for viewer in at_once:
            self._show(viewer, sitting, [*self._pending[self._shown_upto.get(viewer, 0) : before], *steps])
        if None in movers or sitting.book.status != "playing":
            self.show_everyone()
        elif self._showing is None:
            self._showing = asyncio.get_running_loop().call_later(CROWD_PAUSE_S, self.show_everyone)

    def show_everyone(self) -> None:
        """Tell everyone now what they have not been told yet."""
        if self._showing is not None:
            self._showing.cancel()
            self._showing = None
        if self._sitting is not None:
            for viewer in tuple(self.by_viewer):
                self._show(viewer, self._sitting, self._pending[self._shown_upto.get(viewer, 0) :])
        self._pending.clear()
        self._shown_upto.clear()

    def _show(self, viewer: int | None, sitting: Sitting, steps: Sequence[Step]) -> None:
        self._shown_upto[viewer] = len(self._pending)
        news = [step for step in steps if step.audience.includes(viewer)]
        if news:
            events = to_json([event for step in news for event in step.events if event.visible_to(viewer)])
            showing = Showing(sitting, news, self._now(), sitting.due(), sitting.awaited())
            self.tell([(viewer, showing.frame(viewer, events))])

    # ---- telling

    def tell(self, frames: Iterable[tuple[int | None, Frame]]) -> None:
        """Send each viewer their frames, in order."""
        for viewer, frame in frames:
            for watch in tuple(self.by_viewer.get(viewer, ())):
                watch.push(frame)

    def tell_table(self, sitting: Sitting) -> None:
        """Something about the table itself has changed; a crowd is told of several changes together."""
        self.regroup(sitting)
        if sitting.book.spec.seats <= CROWD:
            self._tell_table_now()
        elif self._telling_table is None:
            self._telling_table = asyncio.get_running_loop().call_later(CROWD_PAUSE_S, self._tell_table_now)

    def _tell_table_now(self) -> None:
        self._telling_table = None
        if self._sitting is not None:
            now = self._now()
            for watch in tuple(self.watches):
                watch.push(Frame.of(TableChanged(now=now, info=summary(self._sitting, watch.person))))

    def farewell(self, again_ms: int) -> None:
        """The house stops: everyone shall come back."""
        self._push_to_all(Frame.of(Farewell(again_ms=again_ms)))

    def announce(self, frame: Frame) -> None:
        """Send the same frame to everyone who watches."""
        self._push_to_all(frame)

    def _push_to_all(self, frame: Frame) -> None:
        for watch in tuple(self.watches):
            watch.push(frame)

    # ---- presence

    def tell_presence(self) -> None:
        """Tell soon who is here; arrivals and departures of a moment are told together."""
        if self._telling_presence is None:
            pause = CROWD_PAUSE_S if len(self.watches) > CROWD else MOMENT_S
            self._telling_presence = asyncio.get_running_loop().call_later(pause, self._tell_presence_now)

    def _tell_presence_now(self) -> None:
        self._telling_presence = None
        here = self._here()
        self._news.tell(Bulletin(self._news.process, self._table, here=here))
        self._push_presence(here)

    def _here(self) -> Presence:
        seats = sorted(seat for seat in self.by_viewer if seat is not None)
        return Presence(seats=tuple(seats[:CROWD]), onlookers=len(self.by_viewer.get(None, ())))

    def remote(self, process: str, there: Presence) -> None:
        """Note who watches this table at another process."""
        known = process in self._elsewhere
        self._elsewhere[process] = (self._now(), there)
        self._forget_the_absent()
        if self.watches:
            self._push_presence(self._here())
            if not known:
                self.tell_presence()  # they do not know of ours yet

    def _forget_the_absent(self) -> None:
        """Processes come and go; those where nobody watches, or of which nothing was heard for long, are forgotten."""
        fresh = self._now() - ABSENT_MS
        self._elsewhere = {
            process: (at, there)
            for process, (at, there) in self._elsewhere.items()
            if at > fresh and (there.seats or there.onlookers)
        }

    def _push_presence(self, here: Presence) -> None:
        self._forget_the_absent()
        all_there = [here, *(there for _at, there in self._elsewhere.values())]
        seats = sorted({seat for there in all_there for seat in there.seats})
        onlookers = sum(there.onlookers for there in all_there)
        self._push_to_all(Frame.of(Presence(seats=tuple(seats), onlookers=onlookers)))
