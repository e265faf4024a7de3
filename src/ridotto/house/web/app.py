"""The application: a house, put on the network."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.types import ASGIApp
from sqlalchemy.exc import SQLAlchemyError

from ridotto.core import Problem

from ..books import Books
from ..chat import Chat
from ..entrance import Entrance
from ..house import House
from ..people import People
from ..ratings import Ratings
from ..store.base import Lost
from .asked import Asked
from .doorkeeper import Doorkeeper
from .errors import on_fault, on_http, on_problem, on_store
from .limits import Buckets, Places
from .live import lobby_live, mine_live, table_live
from .metrics import Metrics
from .parlour import Parlour
from .routes import chat as chat_routes
from .routes import entrance as entrance_routes
from .routes import games as game_routes
from .routes import me as me_routes
from .routes import running as running_routes
from .routes import tables as table_routes
from .settings import Settings
from .shield import Shield
from .sockets import OpenSockets

ROUTES = [
    *(entrance_routes.enter_as_guest, entrance_routes.open_account, entrance_routes.sign_in, entrance_routes.sign_out),
    *(entrance_routes.sign_out_everywhere, entrance_routes.change_password),
    *(me_routes.me, me_routes.change_me, me_routes.my_tables, me_routes.my_tokens, me_routes.make_token),
    *(
        me_routes.revoke_token,
        me_routes.my_mutes,
        me_routes.mute,
        me_routes.unmute,
        me_routes.export,
        me_routes.erase_me,
    ),
    *(table_routes.lobby, table_routes.open_table, table_routes.play_now, table_routes.table_info, table_routes.join),
    *(table_routes.leave, table_routes.begin, table_routes.command, table_routes.view_at, table_routes.record),
    *(table_routes.fairness, chat_routes.read_chat, chat_routes.say, chat_routes.silence, chat_routes.let_speak),
    *(chat_routes.report, game_routes.list_games, game_routes.show_game, game_routes.rules, game_routes.leaders),
    *(game_routes.history, game_routes.player, running_routes.health, running_routes.metrics_page),
    *(running_routes.openapi_json, running_routes.docs, running_routes.docs_part, table_live, lobby_live, mine_live),
]


class Rooms:
    """Everything a route may ask for, made once for one house."""

    def __init__(self, house: House, settings: Settings) -> None:
        self.house = house
        self.settings = settings
        self.books = Books(house.store)
        self.people = People(self.books)
        self.entrance = Entrance(self.people)
        self.chat = Chat(self.books, self.people)
        self.ratings = Ratings(self.books, self.people)
        self.buckets = Buckets()
        self.places = Places()
        self.metrics = Metrics()
        self.parlour = Parlour(self.chat, self.buckets, settings, self.metrics)
        self.open_sockets = OpenSockets(self.entrance, settings.recheck_seconds)

    @asynccontextmanager
    async def open(self, _app: Litestar) -> AsyncIterator[None]:
        """From the start of the house to its stop: what was accepted is finished, and everyone is told to come back."""
        await self.house.start()
        watch = asyncio.create_task(self.open_sockets.watch_over())
        try:
            yield
        finally:
            watch.cancel()
            with suppress(asyncio.CancelledError):
                await watch
            await self.house.stop()
            self.open_sockets.close_all()


def build_app(house: House, settings: Settings | None = None) -> ASGIApp:
    """A house as an ASGI application; it starts and stops with it."""
    settings = settings or Settings()
    rooms = Rooms(house, settings)
    given: dict[str, Any] = {name: value for name, value in vars(rooms).items() if name != "books"}
    app = Litestar(
        route_handlers=ROUTES,
        dependencies={
            **{name: Provide(_always(value), sync_to_thread=False) for name, value in given.items()},
            "app_itself": Provide(lambda: app, sync_to_thread=False),
        },
        middleware=[DefineMiddleware(Doorkeeper)],
        exception_handlers={
            Problem: on_problem,
            HTTPException: on_http,
            SQLAlchemyError: on_store,
            Lost: on_store,
            Exception: on_fault,
        },
        request_class=Asked,
        request_max_body_size=settings.largest_body,
        lifespan=[rooms.open],
        openapi_config=None,
        state=State(given),
    )
    return Shield(app, settings, rooms.buckets, rooms.metrics)


def _always(value: Any) -> Any:
    def give() -> Any:
        return value

    return give
