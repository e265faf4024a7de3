"""Two processes of one house, played in one: the same books, and news that a test can cut off and bring back."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from open_house import OpenHouse, serving

from ridotto.client import Client
from ridotto.house.news import Bulletin
from ridotto.house.web.settings import Settings


class Line:
    """Carries bulletins between the houses, unless it is cut."""

    def __init__(self) -> None:
        self.ends: list[End] = []
        self._cut = False

    def carry(self, bulletin: Bulletin) -> None:
        if not self._cut:
            for end in self.ends:
                if end.process != bulletin.process:
                    end.hear(bulletin)

    def cut(self) -> None:
        """What is told now is lost."""
        self._cut = True

    def mend(self) -> None:
        """News are back, and everyone knows that they may have missed some."""
        self._cut = False
        for end in self.ends:
            end.missed()


class End:
    """The news of one house."""

    shared = True

    def __init__(self, line: Line) -> None:
        self.process = f"house {len(line.ends)}"
        self._line = line
        line.ends.append(self)

    async def start(self, hear: Callable[[Bulletin], None], missed: Callable[[], None]) -> None:
        self.hear, self.missed = hear, missed

    async def stop(self) -> None:
        self.hear, self.missed = lambda _bulletin: None, lambda: None

    def tell(self, bulletin: Bulletin) -> None:
        self._line.carry(bulletin)


@asynccontextmanager
async def two_houses(database: str) -> AsyncIterator[tuple[OpenHouse, OpenHouse, Line]]:
    """Two houses on one PostgreSQL, and the line between them."""
    line, settings = Line(), Settings(limits=None, recheck_seconds=1e6)
    first, second = End(line), End(line)
    async with serving(database, settings, first) as one, serving(database, settings, second) as other:
        yield one, other, line


async def the_same(client: Client, house: OpenHouse) -> Client:
    """The same person, at another process."""
    twin = await house.client()
    twin.http.cookies.update({cookie.name: cookie.value for cookie in client.http.cookies.jar})
    return twin
