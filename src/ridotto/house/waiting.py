"""Waiting for something, but not for ever."""

from __future__ import annotations

import asyncio
from contextlib import suppress


async def wait_at_most(event: asyncio.Event, seconds: float) -> None:
    """Wait until the event, or until this time has passed. `asyncio.wait_for` of Python 3.11 would swallow a
    cancellation that comes in the same moment as the event, and a loop that is to end would go on."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await event.wait()
