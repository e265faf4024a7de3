"""What happens at a deadline: the table begins, the game's own clock acts, a move is made for a player out of time, or
a clock was held for as long as it may be.

When a deadline is: `sitting.py` `Sitting.wakes`. Who watches it: `clocks.py`.
"""

from __future__ import annotations

from ridotto.core.match import Entry

from . import holds, lifecycle, warm_seats
from .draft import Draft


def ring(draft: Draft, at: int) -> None:
    """Let everything happen that is due by now, before anything else is judged."""
    sitting = draft.sitting
    while (due := sitting.wakes()) is not None and due <= at:
        if sitting.book.status == "open":
            draft.enact(lifecycle.begin_on_time(sitting, due))
        elif sitting.held() is not None:
            draft.enact(holds.run_out(sitting, due))
        elif sitting.match is not None and sitting.match.due() is not None:
            draft.enact([Entry(n=0, at=at, ring=True)])
        else:
            _time_is_up(draft, due)


def _time_is_up(draft: Draft, due: int) -> None:
    """Every awaited seat that did not act plays `idle`, as of the deadline."""
    sitting = draft.sitting
    for seat in tuple(sitting.awaited()):
        if seat in sitting.awaited():
            draft.play(seat, sitting.playing().state.idle(seat), due, by="idle")
            draft.enact(warm_seats.warm(sitting, seat, due))
