"""What happened, and how the game stands now, as it is shown to one viewer after another."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET, Raw

from ridotto.core import turn_on_the_wire
from ridotto.protocol.events import Begun
from ridotto.protocol.tables import ViewFrame

from .frame import Frame
from .sitting import Sitting
from .step import Step
from .summary import undoable
from .view_parts import Views, constants


class Showing:
    """Shows these steps to viewers. What is the same for all viewers is worked out once."""

    def __init__(
        self, sitting: Sitting, steps: Sequence[Step], now: int, due: int | None, awaited: Sequence[int]
    ) -> None:
        self._sitting = sitting
        self._views = Views(sitting.match)
        self._now = now
        self._due = due
        self._awaited = turn_on_the_wire(awaited, len(sitting.book.chairs))
        self._at, self._begun = steps[0].line.at, False
        for step in steps:
            self._at = max(self._at, step.line.at)
            self._begun = self._begun or type(step.line) is Begun
        self._only = steps[0] if len(steps) == 1 else None

    def frame(self, viewer: int | None, events: bytes) -> Frame:
        """The frame that tells a viewer what happened, and how the game stands now."""
        sitting = self._sitting
        seat, by = (None, None) if self._only is None else self._only.mover(viewer)
        shown = ViewFrame(
            seq=sitting.seq(viewer), now=self._now, due=self._due, undoable=undoable(sitting, viewer),
            awaited=self._awaited, at=self._at, seat=seat, by=by, events=Raw(events), view=self._views.changing(viewer),
            held=sitting.held() or UNSET, constants=constants(sitting.view(viewer)) if self._begun else UNSET,
        )  # fmt: skip
        return Frame.of(shown)
