"""Rate limits (token buckets) per person and per address: how often somebody may do what."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable
from typing import Literal, TypeAlias

from msgspec import Struct

from ..try_later import TooOften

MOST_BUCKETS = 50_000

Limited: TypeAlias = Literal[
    "address_requests", "person_requests", "person_commands", "guests", "tables", "chat", "reports"
]
"""What is counted, by the names that it has in `Limits`."""


class Pace(Struct, frozen=True):
    """How often something may be done: so many at once, then so many a second."""

    at_once: int
    a_second: float


class Limits(Struct, frozen=True, kw_only=True):
    """What one person and one address may ask of the house (an address is shared by a family or a school)."""

    address_requests: Pace = Pace(200, 40)
    person_requests: Pace = Pace(60, 10)
    person_commands: Pace = Pace(100, 20)
    """Over WebSockets: moves, previews, hints and the rest."""
    guests: Pace = Pace(30, 0.1)
    """New guests and accounts from one address."""
    tables: Pace = Pace(20, 0.2)
    """New tables of one person."""
    chat: Pace = Pace(6, 0.5)
    """Lines of one person: six at once, then one every two seconds."""
    reports: Pace = Pace(5, 0.02)
    address_sockets: int = 500
    person_sockets: int = 40


class Buckets:
    """Token buckets, one for each (kind, who); those that are full again are forgotten."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._full_at: dict[tuple[str, str], float] = {}
        """When each bucket will be full again, which says how full it is now."""
        self._most = MOST_BUCKETS

    def __len__(self) -> int:
        return len(self._full_at)

    def take(self, kind: str, who: str, pace: Pace) -> None:
        """Take one token, or raise `TooOften` with the time until there is one."""
        now = self._clock()
        key = (kind, who)
        full_at = max(self._full_at.get(key, now), now) + 1 / pace.a_second
        wait = full_at - now - pace.at_once / pace.a_second
        if wait > 1e-9:
            raise TooOften("too-often", int(wait * 1000) + 1)
        self._full_at[key] = full_at
        if len(self._full_at) > self._most:
            self._full_at = {key: full for key, full in self._full_at.items() if full > now}
            self._most = max(MOST_BUCKETS, 2 * len(self._full_at))  # so that clearing up stays rare


class RateLimits:
    """The limits of this house, and how much of them each one has used; without limits anything is allowed."""

    def __init__(self, limits: Limits | None) -> None:
        self._limits = limits
        self._buckets = Buckets()

    def take(self, what: Limited, who: str) -> None:
        """Count something that this person or address does, or raise `TooOften`."""
        if self._limits is not None:
            pace: Pace = getattr(self._limits, what)
            self._buckets.take(what, who, pace)


class SocketCounts:
    """How many WebSockets each one holds open."""

    def __init__(self) -> None:
        self._held: dict[str, int] = {}

    def __len__(self) -> int:
        return sum(self._held.values())

    def enter(self, who: str, most: int) -> None:
        """Count one more, or raise `TooOften` if there are `most` already."""
        held = self._held.get(who, 0)
        if held >= most:
            raise TooOften("too-many-sockets", 60_000)
        self._held[who] = held + 1

    def leave(self, who: str) -> None:
        """Count one less."""
        left = self._held.pop(who, 0) - 1
        if left > 0:
            self._held[who] = left


def neighbourhood(address: str) -> str:
    """What counts as one address: an IPv4 address, or the /64 that one IPv6 subscriber has to themselves."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped:
            return str(parsed.ipv4_mapped)
        return str(ipaddress.ip_network((parsed, 64), strict=False))
    return address
