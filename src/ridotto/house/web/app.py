"""The ASGI application: a house on the network, and all that its routes need."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.types import ASGIApp
from sqlalchemy.exc import SQLAlchemyError

from ridotto.core import Problem
from ridotto.protocol.frames import RatingsFrame

from ..house import House
from ..housekeeping import Housekeeping
from ..news import Bulletin
from ..people.chat import Chat
from ..people.passwords import Passwords
from ..people.people import People
from ..people.player_page import PlayerPages
from ..people.ratings import Ratings, Scorer
from ..people.sessions import Sessions
from ..people.standings import Standings
from ..store.base import Unavailable
from ..store.queries import Queries
from ..store.sqlite import SqliteStore
from ..tables.analyses import Analyses
from ..tables.frame import Frame
from . import live, live_lists
from .app_files import AppFiles
from .authentication import Authentication
from .chat_fanout import ChatFanout
from .connection import Connections
from .edge import Edge
from .errors import on_fault, on_http, on_problem, on_store
from .limits import RateLimits
from .metrics import Metrics
from .open_sockets import OpenSockets
from .openapi import describe
from .request import HouseRequest
from .routes import admin, calendar, chat, crowd_pages, games, me, operations, players, sessions, tables, words
from .settings import Settings
from .signing_in import SigningIn

COUNT_S = 5.0
"""How often the tables in memory are counted for the metrics."""
MOST_ANALYSIS_PROCESSES = 2
"""At most so many, and no more than there are processors, share the work; they run at the lowest priority."""
ROUTE_MODULES = (
    sessions,
    me,
    tables,
    crowd_pages,
    calendar,
    chat,
    games,
    players,
    operations,
    words,
    admin,
    live,
    live_lists,
)


class Services:
    """Everything a route may ask for, made once for one house."""

    def __init__(self, house: House, settings: Settings | None = None, passwords: Passwords | None = None) -> None:
        settings = settings or Settings()
        self.house = house
        self.settings = settings
        self.queries = Queries(house.store)
        self.people = People(self.queries, passwords)
        self.sessions = Sessions(self.people)
        self.chat = Chat(self.queries, self.people)
        self.ratings = Ratings(self.queries, self.people)
        self.standings = Standings(self.queries, self.people)
        self.metrics = Metrics()
        self.rate_limits = RateLimits(settings.limits)
        self.files = AppFiles()
        self.chat_fanout = ChatFanout(self.chat, self.rate_limits, self.metrics)
        self.open_sockets = OpenSockets(self.sessions, self.people, self.chat, settings.recheck_seconds)
        self.connections = Connections(self.people, self.open_sockets, settings.limits, self.metrics)
        self.signing_in = SigningIn(self.sessions, self.rate_limits, settings, self.open_sockets)
        self.housekeeping = Housekeeping(house, self.queries, self.people)
        self.player_pages = PlayerPages(self.queries)
        self.analyses = Analyses(house, self.queries, min(os.cpu_count() or 1, MOST_ANALYSIS_PROCESSES))
        self.scorer = Scorer(house, self.queries, self.ratings)
        self.chat_fanout.spread = house.neighbours.tell_said
        self.open_sockets.spread = house.neighbours.tell_changed
        self.scorer.scored = self._scored
        self._telling: set[asyncio.Task[None]] = set()
        house.neighbours.listen(self._hear, self._missed)

    def _hear(self, bulletin: Bulletin) -> None:
        if bulletin.said:
            self.chat_fanout.heard_elsewhere(bulletin.table, bulletin.said)
        if bulletin.person:
            self.open_sockets.recheck_soon(bulletin.person)
        if bulletin.rated:
            task = asyncio.get_running_loop().create_task(self._tell_rated(bulletin.table))
            self._telling.add(task)
            task.add_done_callback(self._telling.discard)

    async def _scored(self, table: str) -> None:
        """A game was rated here: tell whoever watches it, at every process."""
        self.house.neighbours.tell_rated(table)
        await self._tell_rated(table)

    async def _tell_rated(self, table: str) -> None:
        watched = self.house.in_memory.get(table)
        if watched is not None and watched.gallery.watches:
            changes = await self.ratings.of_table(table, await self.house.seats_of(table))
            watched.gallery.announce(Frame.of(RatingsFrame(table=table, changes=changes)))

    def _missed(self) -> None:
        self.chat_fanout.missed()
        self.open_sockets.recheck_soon()

    def offered(self) -> dict[str, Any]:
        """What routes may ask for, by the name under which they do."""
        return {name: value for name, value in vars(self).items() if not name.startswith("_")}

    @asynccontextmanager
    async def open(self, _app: Litestar) -> AsyncIterator[None]:
        """Start the house and its background tasks; at the end finish what was accepted, and tell everyone to come
        back."""
        await self.house.start()
        duties = (
            self.open_sockets.watch_over,
            self.scorer.score_on,
            self.housekeeping.keep_tidy,
            self.analyses.run_queue,
            self._count_tables,
        )
        chores = [asyncio.create_task(duty()) for duty in duties]
        try:
            yield
        finally:
            self.chat_fanout.close()
            for chore in chores:
                chore.cancel()
            await asyncio.gather(*chores, return_exceptions=True)
            await self.house.stop()
            self.open_sockets.close_all()

    async def _count_tables(self) -> None:
        """Count the tables in memory now and then: another process may be asked for the sum."""
        while True:
            self.metrics.tables_in_memory(self.house.tables_in_memory())
            await asyncio.sleep(COUNT_S)


class Routes:
    """All routes. Litestar takes long to set them up, so the same ones may serve one house after another."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self.app = Litestar(
            route_handlers=[handler for module in ROUTE_MODULES for handler in module.HANDLERS],
            dependencies={
                **{name: Provide(self._give(name), sync_to_thread=False) for name in services.offered()},
                "app_itself": Provide(lambda: self.app, sync_to_thread=False),
            },
            middleware=[DefineMiddleware(Authentication)],
            exception_handlers={
                Problem: on_problem,
                HTTPException: on_http,
                SQLAlchemyError: on_store,
                Unavailable: on_store,
                Exception: on_fault,
            },
            request_class=HouseRequest,
            request_max_body_size=services.settings.largest_body,
            lifespan=[self._open],
            openapi_config=None,
            logging_config=None,
        )

    def serve(self, services: Services) -> ASGIApp:
        """Serve this house with these routes. An earlier house must have been stopped, and must have had the same
        `largest_body`, which is fixed when the routes are built."""
        self._services = services
        self.app.state = State(services.offered())
        return Edge(self.app, services.settings, services.rate_limits, services.metrics, services.files)

    def _give(self, name: str) -> Callable[[], Any]:
        return lambda: getattr(self._services, name)

    @asynccontextmanager
    async def _open(self, app: Litestar) -> AsyncIterator[None]:
        async with self._services.open(app):
            yield


def build_app(services: Services) -> ASGIApp:
    """A house as an ASGI application of its own."""
    return Routes(services).serve(services)


def description() -> dict[str, Any]:
    """The description of the API, taken from a house that is never started."""
    app: Any = build_app(Services(House(SqliteStore(""))))
    return describe(app.app)
