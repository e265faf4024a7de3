"""News between processes: nothing that was told is lost because Redis was away, and nothing that is told breaks it."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager

import pytest
from redis import Redis
from serving import RedisProcess

from ridotto.house.news import Bulletin, RedisNews

pytestmark = pytest.mark.anyio

FAULT = "a table that cannot be heard of"


class Listener:
    """A process that hears the news."""

    def __init__(self, redis: RedisProcess) -> None:
        self.news = RedisNews(redis.url)
        self.heard: asyncio.Queue[Bulletin] = asyncio.Queue()
        self.missed: asyncio.Queue[None] = asyncio.Queue()

    def take(self, bulletin: Bulletin) -> None:
        if bulletin.table == FAULT:
            raise ValueError("a fault of ours")
        self.heard.put_nowait(bulletin)

    def say(self, number: int) -> None:
        self.news.tell(Bulletin(self.news.process, "table", said=number))

    async def hear(self) -> int:
        return (await self.heard.get()).said


@asynccontextmanager
async def two_processes(redis: RedisProcess):
    processes = [Listener(redis), Listener(redis)]
    for process in processes:
        await process.news.start(process.take, lambda process=process: process.missed.put_nowait(None))
        await process.missed.get()
    yield processes
    for process in processes:
        await process.news.stop()


async def test_what_could_not_be_told_is_told_later_in_order(redis: RedisProcess, monkeypatch):
    async def scene() -> list[int]:
        async with two_processes(redis) as (speaker, listener):
            line = speaker.news.redis.pipeline

            def breaks(**how):
                monkeypatch.setattr(speaker.news.redis, "pipeline", line)
                speaker.say(3)
                raise ConnectionError("gone")

            monkeypatch.setattr(speaker.news.redis, "pipeline", breaks)
            speaker.say(1)
            speaker.say(2)
            return [await listener.hear() for _ in range(3)]

    assert await scene() == [1, 2, 3]


async def test_what_cannot_be_read_is_left_out_and_the_news_go_on(redis: RedisProcess):
    async def scene() -> int:
        async with two_processes(redis) as (speaker, listener):
            with Redis.from_url(redis.url) as stranger:
                for rubbish in (b"nonsense", b"", b"\x93\xa1a\xa1\xff\x01", b"\x91\x01"):
                    stranger.publish(RedisNews.CHANNEL, rubbish)
            speaker.say(1)
            return await listener.hear()

    assert await scene() == 1


async def test_a_listener_that_fails_does_not_end_the_news(redis: RedisProcess):
    async def scene() -> int:
        async with two_processes(redis) as (speaker, listener):
            speaker.news.tell(Bulletin("elsewhere", FAULT))
            await listener.missed.get()  # it listens again
            speaker.say(2)
            return await listener.hear()

    assert await scene() == 2


async def test_a_full_outbox_forgets_the_oldest(redis: RedisProcess):
    async with two_processes(redis) as (_other, listener):
        news = RedisNews(redis.url, outbox=2)
        for number in (1, 2, 3):
            news.tell(Bulletin(news.process, "table", said=number))
        await news.start(lambda _bulletin: None, lambda: None)
        assert [await listener.hear() for _ in range(2)] == [2, 3]
        await news.stop()
