"""A real house on a real port: uvicorn, SQLite, WebSockets. Clients are those that programs use."""

import asyncio
import socket
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import uvicorn
from argon2 import PasswordHasher
from ready_store import ready_store

from ridotto.client import Client
from ridotto.house.house import House
from ridotto.house.news import News
from ridotto.house.people.passwords import Passwords
from ridotto.house.tables.steady_clock import wall_clock
from ridotto.house.web.app import Routes, Services
from ridotto.house.web.settings import Settings
from ridotto.house.web.websocket_farewell import WS_PROTOCOL


class OpenHouse:
    """A house that is open, and how to visit it."""

    def __init__(self, url: str, services: Services, stack: AsyncExitStack) -> None:
        self.url = url
        self.services = services
        self._stack = stack

    async def client(self, **how: Any) -> Client:
        """A visitor who has not come in yet."""
        return await self._stack.enter_async_context(Client(self.url, **how))

    async def guest(self, language: str = "en") -> Client:
        """A visitor who has come in as a guest."""
        client = await self.client(language=language)
        await client.enter(language)
        return client

    async def account(self, name: str, password: str = "correct horse") -> Client:
        """A visitor with an account."""
        client = await self.client()
        await client.open_account(name, password)
        return client


_idle: defaultdict[int, list[Routes]] = defaultdict(list)
"""Routes of houses that have closed, by the largest body they take: setting them up anew is half of the work of opening
a house."""


@asynccontextmanager
async def serving(
    database: Path | str, settings: Settings, news: News | None = None, now: Callable[[], int] = wall_clock
) -> AsyncIterator[OpenHouse]:
    """Open a house on a free port; close it in the end."""
    quick = PasswordHasher(time_cost=1, memory_cost=1024, parallelism=1)
    services = Services(House(ready_store(database), news, now), settings, Passwords(quick))
    idle = _idle[settings.largest_body]
    routes = idle.pop() if idle else Routes(services)
    config = uvicorn.Config(
        routes.serve(services), ws=WS_PROTOCOL, ws_per_message_deflate=False, log_config=None, lifespan="on"
    )
    server = uvicorn.Server(config)
    # named as TCP, so that asyncio sends what is small at once and does not wait for more
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.bind(("127.0.0.1", 0))
    task = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started:
        if task.done():
            task.result()
        await asyncio.sleep(0.01)
    try:
        async with AsyncExitStack() as stack:
            yield OpenHouse(f"http://127.0.0.1:{listener.getsockname()[1]}", services, stack)
    finally:
        server.should_exit = True
        await task
        idle.append(routes)
