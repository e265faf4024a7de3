"""What somebody was told over a WebSocket, compared with the log, event by event."""

from __future__ import annotations

from typing import Any

import msgspec

from ridotto.core.match import Entry
from ridotto.house.store.base import Row
from ridotto.house.tables.recent import RECALLED
from ridotto.protocol.events import Begun, read_line

Told = list[dict[str, Any]]


def moments(rows: list[Row], seat: int | None) -> list[Told]:
    """What the log tells this viewer, moment by moment: the n-th has the number n. What the house tells of a seat
    belongs to the moment before it."""
    told: list[Told] = []
    for row in rows:
        if not row.audience.includes(seat):
            continue
        events = [event for event in msgspec.json.decode(row.events) if event["to"] == "all" or seat in event["to"]]
        if isinstance(read_line(row.entry), Entry | Begun):
            told.append(events)
        elif told:
            told[-1] += events
    return told


class Stream:
    """A viewer's frames, one after another; from which number they went on, if they came back with one."""

    def __init__(self, told: list[Told], seq: int | None, lines: int) -> None:
        self._told = told
        self._number = seq
        self._heard = 0 if seq is None else len(told[seq - 1]) if seq else 0
        """How much of the latest moment was told."""
        self._short = lines <= RECALLED
        self.compared = 0
        """Events that were told, and are what the log says."""

    def take(self, frame: dict[str, Any]) -> None:
        """The next frame must say what the log says."""
        if frame["type"] == "hello":
            self._greeted(frame)
        elif frame["type"] == "view":
            self._shown(frame)

    def _greeted(self, hello: dict[str, Any]) -> None:
        if self._number is not None and hello["complete"]:
            assert [moment["n"] for moment in hello["missed"]] == list(range(self._number + 1, hello["seq"] + 1))
            for moment in hello["missed"]:
                self._compare(moment["n"], moment["events"], 0)
        elif self._number is not None:
            assert not self._short, "nothing was forgotten that far"
        self._number, self._heard = hello["seq"], len(self._told[hello["seq"] - 1]) if hello["seq"] else 0

    def _shown(self, view: dict[str, Any]) -> None:
        assert view["seq"] in (self._number, self._number + 1), "a moment was left out"
        again = view["seq"] == self._number
        self._number = view["seq"]
        self._compare(view["seq"], view["events"], self._heard if again else 0)

    def _compare(self, number: int, events: Told, start: int) -> None:
        expected = self._told[number - 1]
        if start == len(expected) and events:
            start -= len(events)  # the greeting had it already, without saying so
        assert events == expected[start : start + len(events)], f"moment {number} was told otherwise"
        self._heard = start + len(events)
        self.compared += len(events)
