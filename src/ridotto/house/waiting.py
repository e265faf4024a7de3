"""Waiting for something, but not for ever."""

from __future__ import annotations

import asyncio
from contextlib import suppress


async def wait_at_most(event: asyncio.Event, seconds: float) -> None:
    """Until the event, or until this time has passed. `asyncio.wait_for` of Python 3.11 would forget that it was
    cancelled if the event came in the same moment, and a loop that is to end would go on."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await event.wait()
