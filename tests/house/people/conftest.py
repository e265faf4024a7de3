"""People on a real store: each test runs on both."""

from collections.abc import AsyncIterator

import pytest
from argon2 import PasswordHasher

from ridotto.house.books import Books
from ridotto.house.chat import Chat
from ridotto.house.entrance import Entrance
from ridotto.house.passwords import Passwords
from ridotto.house.people import People
from ridotto.house.ratings import Ratings
from ridotto.house.store.opening import store_at


class Watch:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 1_700_000_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def clock() -> Watch:
    return Watch()


@pytest.fixture
async def books(database: str) -> AsyncIterator[Books]:
    store = store_at(database)
    await store.start()
    yield Books(store)
    await store.stop()


@pytest.fixture
def people(books: Books, clock: Watch) -> People:
    quick = PasswordHasher(time_cost=1, memory_cost=1024, parallelism=1)
    return People(books, Passwords(quick), clock)


@pytest.fixture
def entrance(people: People) -> Entrance:
    return Entrance(people)


@pytest.fixture
def chat(books: Books, people: People) -> Chat:
    return Chat(books, people)


@pytest.fixture
def ratings(books: Books, people: People) -> Ratings:
    return Ratings(books, people)
