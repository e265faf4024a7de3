"""News between processes, through Redis: only which table has gone on and how far; the rest is read from the log.

What a process does with a bulletin: `neighbours.py`.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from ridotto.core import Problem
from ridotto.protocol.tables import HOUSE, Person, Presence

from .waiting import wait_at_most

RETRY_S = 1.0
"""How long to wait before connecting to a lost Redis again."""
OUTBOX = 10_000
"""How many bulletins may wait for a lost Redis; beyond that the oldest are dropped."""
BULLETINS_AT_ONCE = 1000
"""How many bulletins are sent together at most."""

logger = logging.getLogger(__name__)


class Bulletin(Struct, frozen=True, array_like=True):
    """One piece of news from one process: a table has reached line `n`, who watches it, or which person has changed."""

    process: str
    table: str
    n: int = 0
    notable: bool = False
    """It matters beyond the table: to the lobby, or to somebody whose turn it is."""
    here: Presence | None = None
    said: int = 0
    """The row of a new line of chat."""
    person: Person = ""
    """Something about this person has changed: whom they hear, or which sessions and tokens are theirs."""
    rated: bool = False
    """The game of this table was scored."""


_bulletin = msgspec.msgpack.Decoder(Bulletin)


class News(Protocol):
    """How bulletins travel. They may be late, lost or told twice: the log is what counts."""

    shared: bool
    """Are there other processes to hear from?"""
    process: str
    """The name of this process among them."""

    async def start(self, hear: Callable[[Bulletin], None], missed: Callable[[], None]) -> None:
        """Call `hear` with every bulletin of other processes, and `missed` when some may have been lost."""

    async def stop(self) -> None:
        """Stop listening and sending."""

    def tell(self, bulletin: Bulletin) -> None:
        """Send a bulletin to the other processes, soon."""


class NoNews:
    """A house of one process has nobody to tell."""

    shared = False
    process = ""

    async def start(self, hear: Callable[[Bulletin], None], missed: Callable[[], None]) -> None:
        """Nobody will be heard."""

    async def stop(self) -> None:
        """Nothing was started."""

    def tell(self, bulletin: Bulletin) -> None:
        """Nobody listens."""


class RedisNews:
    """Bulletins through Redis pub/sub. While Redis is away, tables are read from the log now and then; when it is back,
    at once.

    Raises `Problem` if the address cannot be one of Redis.
    """

    shared = True
    CHANNEL = "ridotto:news"

    def __init__(self, url: str, outbox: int = OUTBOX) -> None:
        try:
            from redis.asyncio import Redis
        except ImportError:
            raise Problem("news-no-redis").within(HOUSE) from None
        try:
            self.redis = Redis.from_url(url, socket_connect_timeout=2, socket_keepalive=True)
        except ValueError:
            raise Problem("news-unknown", url=url[:80]).within(HOUSE) from None
        self.process = secrets.token_hex(8)
        self._outbox: asyncio.Queue[Bulletin] = asyncio.Queue(outbox)
        self._unsent: list[Bulletin] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, hear: Callable[[Bulletin], None], missed: Callable[[], None]) -> None:
        """Listen and publish, connecting again whenever the connection is lost."""
        loop = asyncio.get_running_loop()
        listening = asyncio.Event()
        self._tasks = [
            loop.create_task(self._keep(lambda: self._listen(hear, missed, listening))),
            loop.create_task(self._keep(self._speak)),
        ]
        await wait_at_most(listening, RETRY_S)

    async def stop(self) -> None:
        """Close the connections."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(Exception):
            await self.redis.aclose()

    def tell(self, bulletin: Bulletin) -> None:
        """Put it in the outbox."""
        if self._outbox.full():
            self._outbox.get_nowait()  # Redis is away: the others will have read the oldest news from the log by now
        self._outbox.put_nowait(bulletin)

    async def _keep(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        from redis.exceptions import RedisError

        while True:
            try:
                await work()
            except (RedisError, OSError, TimeoutError) as error:
                logger.warning("Redis connection lost: %s", error)
            except Exception:
                logger.exception("the Redis listener or publisher failed; restarting")
            await asyncio.sleep(RETRY_S)

    async def _listen(self, hear: Callable[[Bulletin], None], missed: Callable[[], None], on: asyncio.Event) -> None:
        async with self.redis.pubsub(ignore_subscribe_messages=False) as subscription:
            await subscription.subscribe(self.CHANNEL)
            async for message in subscription.listen():
                if message["type"] == "subscribe":
                    on.set()
                    missed()
                elif message["type"] == "message":
                    bulletin = _read(message["data"])
                    if bulletin is not None and bulletin.process != self.process:
                        hear(bulletin)

    async def _speak(self) -> None:
        """Send what waits, in order. What may not have been sent is sent again: better twice than not at all."""
        while True:
            if not self._unsent:
                self._unsent.append(await self._outbox.get())
            while not self._outbox.empty() and len(self._unsent) < BULLETINS_AT_ONCE:
                self._unsent.append(self._outbox.get_nowait())
            async with self.redis.pipeline(transaction=False) as pipeline:
                for bulletin in self._unsent:
                    pipeline.publish(self.CHANNEL, msgspec.msgpack.encode(bulletin))
                await pipeline.execute()
            self._unsent.clear()


def _read(told: bytes) -> Bulletin | None:
    """A bulletin, or `None` if it cannot be read: another version of the house may use the same channel."""
    try:
        return _bulletin.decode(told)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        logger.warning("undecodable Redis message, perhaps of another version: %s", error)
        return None
