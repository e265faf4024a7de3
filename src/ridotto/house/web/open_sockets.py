"""The open WebSockets of a process: whose session or token is revoked, or who is banned, is disconnected soon."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator

from ridotto.protocol.closings import RESTART, SIGNED_OUT

from ..people.chat import Chat
from ..people.people import People
from ..people.sessions import Sessions
from ..store.base import Unavailable
from .send_queue import Socket

logger = logging.getLogger("ridotto.house.web")


class OpenSockets:
    """Every WebSocket of this process, so that those of people who are signed out or banned are closed soon."""

    def __init__(self, sessions: Sessions, people: People, chat: Chat, every: float) -> None:
        self._sessions = sessions
        self._people = people
        self._chat = chat
        self._every = every
        self._open: set[Socket] = set()
        self._looking: set[asyncio.Task[None]] = set()
        self.spread: Callable[[str], None] | None = None
        """Tells the other processes that something about a person has changed."""

    def __iter__(self) -> Iterator[Socket]:
        return iter(tuple(self._open))

    def __len__(self) -> int:
        return len(self._open)

    def add(self, socket: Socket) -> None:
        """A WebSocket was opened."""
        self._open.add(socket)

    def discard(self, socket: Socket) -> None:
        """A WebSocket was closed."""
        self._open.discard(socket)

    async def watch_over(self) -> None:
        """Recheck now and then, for as long as the house is open."""
        while True:
            await asyncio.sleep(self._every)
            await self._try_recheck()

    async def changed(self, person: str) -> None:
        """Sessions or tokens of this person were revoked, or their mutes changed: recheck at every process."""
        if self.spread is not None:
            self.spread(person)
        await self._try_recheck(person)

    def recheck_soon(self, person: str | None = None) -> None:
        """Recheck soon: another process says that something about this person (or about anybody) has changed."""
        task = asyncio.get_running_loop().create_task(self._try_recheck(person))
        self._looking.add(task)
        task.add_done_callback(self._looking.discard)

    async def rechecked(self) -> None:
        """Wait until everything is rechecked that other processes have told of."""
        while self._looking:
            await asyncio.gather(*self._looking)

    async def _try_recheck(self, person: str | None = None) -> None:
        try:
            await self.recheck(person)
        except Unavailable as error:
            logger.error("sessions of open WebSockets could not be rechecked: %s", error)
        except Exception:
            logger.exception("sessions of open WebSockets could not be rechecked")

    async def recheck(self, person: str | None = None) -> None:
        """Close the sockets (of one person) whose session or token is no longer valid; update mutes of the others."""
        held = [(socket, socket.credentials) for socket in self._open if socket.credentials is not None]
        held = [(socket, credentials) for socket, credentials in held if person in (None, credentials.visitor.id)]
        muted = await self._chat.mutes.of_each({credentials.visitor.id for _socket, credentials in held})
        valid = await self._sessions.still_valid(credentials for _socket, credentials in held)
        changed = await self._people.find_all([] if person is None else [person])
        for socket, credentials in held:
            if credentials.digest in valid:
                socket.muted = muted.get(credentials.visitor.id, frozenset())
                socket.visitor = changed.get(credentials.visitor.id, socket.visitor)
            else:
                socket.close_soon(SIGNED_OUT)

    def close_all(self) -> None:
        """Close all sockets: the house stops, and everyone shall come back."""
        for task in self._looking:
            task.cancel()
        for socket in tuple(self._open):
            socket.close_soon(RESTART)
