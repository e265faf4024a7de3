"""The week: when the seven auctions are held (VEN-2). Times are milliseconds UTC; the rest is the zone's own clocks."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from ridotto.core.forms import Appointment
from ridotto.core.messages import Message
from ridotto.core.refusal import Problem

AUCTIONS = 7
HOUR = time(17, 15)
_SUNDAY = 6
_EARLIEST = datetime(1900, 1, 1, tzinfo=UTC)
_LATEST = datetime(9000, 1, 1, tzinfo=UTC)


def find_zone(name: str) -> ZoneInfo:
    """The time zone of this IANA name, or `Problem`."""
    if name not in _zones():
        raise Problem("setup-zone", zone=name[:64]).within(__package__)
    return ZoneInfo(name)


@cache
def _zones() -> frozenset[str]:
    """The names that mean the same on every machine: not what one takes for its local time, nor other spellings."""
    return frozenset(
        name
        for name in available_timezones()
        if name not in ("localtime", "posixrules", "Factory") and not name.startswith(("posix/", "right/"))
    )


def week(at: int, zone: str) -> list[int]:
    """The seven auctions of a table started now: from the first Sunday whose 17:15 is still ahead (VEN-2)."""
    local = find_zone(zone)
    if not _milliseconds(_EARLIEST) <= at <= _milliseconds(_LATEST):
        raise Problem("setup-time", at=at).within(__package__)
    today = (datetime(1970, 1, 1, tzinfo=UTC) + timedelta(milliseconds=at)).astimezone(local).date()
    sunday = today + timedelta(days=(_SUNDAY - today.weekday()) % 7)
    if moment(sunday, local) <= at:
        sunday += timedelta(days=7)
    return [moment(sunday + timedelta(days=day), local) for day in range(AUCTIONS)]


def appointments(dues: Sequence[int]) -> tuple[Appointment, ...]:
    """The seven auctions for a calendar."""
    return tuple(
        Appointment(number, due, Message("calendar-auction", {"auction": number}), Message("calendar-about"))
        for number, due in enumerate(dues)
    )


def moment(day: date, zone: ZoneInfo) -> int:
    """The first moment at which the clocks of the zone show 17:15 of this day or later.

    Where the hour comes twice it is the first one; where clocks jump over it, it is the jump.
    """
    wanted = datetime.combine(day, HOUR)
    first = _seconds(wanted.replace(tzinfo=zone))
    if _shown(first, zone) == wanted:
        return first * 1000
    # skipped: the two readings of a time that does not exist lie on either side of the jump
    before, after = sorted((first, _seconds(wanted.replace(tzinfo=zone, fold=1))))
    while after - before > 1:
        middle = (before + after) // 2
        if _shown(middle, zone) < wanted:
            before = middle
        else:
            after = middle
    return after * 1000


def _seconds(local: datetime) -> int:
    return _milliseconds(local) // 1000


def _milliseconds(moment: datetime) -> int:
    return (moment - datetime(1970, 1, 1, tzinfo=UTC)) // timedelta(milliseconds=1)


def _shown(seconds: int, zone: ZoneInfo) -> datetime:
    """What the clocks of the zone show."""
    return (datetime(1970, 1, 1, tzinfo=UTC) + timedelta(seconds=seconds)).astimezone(zone).replace(tzinfo=None, fold=0)
