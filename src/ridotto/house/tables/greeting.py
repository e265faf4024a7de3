"""The greeting: how a table stands, for somebody who begins to watch and, coming back, what they missed."""

from __future__ import annotations

from ridotto.core import turn_on_the_wire
from ridotto.protocol.tables import Hello

from .frame import Frame
from .moments import numbered
from .recent import RecentLines
from .sitting import Sitting
from .summary import summary, undoable
from .view_parts import changing, constants


def greeting(person: str | None, resume_from: int | None, sitting: Sitting, now: int, recent: RecentLines) -> Frame:
    """The first frame for somebody who watches. Called when everything is stored and `recent` ends with the table's
    last line; who missed more lines than it holds is sent the view alone, however long they were away."""
    seat = None if person is None else sitting.seat_of.get(person)
    seq, view = sitting.seq(seat), sitting.view(seat)
    missed = [] if resume_from is None else recent.since(seat, seq - resume_from, sitting.book.n)
    hello = Hello(
        seq=seq,
        now=now,
        info=summary(sitting, person),
        constants=constants(view),
        view=changing(view),
        due=sitting.due(),
        undoable=undoable(sitting, seat),
        awaited=turn_on_the_wire(sitting.awaited(), len(sitting.book.chairs)),
        missed=tuple(numbered(missed or [], seat, seq)),
        complete=missed is not None,
    )
    return Frame.of(hello)
