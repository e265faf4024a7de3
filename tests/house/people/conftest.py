"""People on a real store: each test runs on both."""

from collections.abc import AsyncIterator

import pytest
from argon2 import PasswordHasher
from ready_store import ready_store

from ridotto.house.people.chat import Chat
from ridotto.house.people.passwords import Passwords
from ridotto.house.people.people import People
from ridotto.house.people.ratings import Ratings
from ridotto.house.people.sessions import Sessions
from ridotto.house.store.base import Store
from ridotto.house.store.queries import Queries


class Watch:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 1_700_000_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def clock() -> Watch:
    return Watch()


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    store = ready_store(database)
    await store.start()
    yield store
    await store.stop()


@pytest.fixture
def queries(store: Store) -> Queries:
    return Queries(store)


@pytest.fixture
def people(queries: Queries, clock: Watch) -> People:
    quick = PasswordHasher(time_cost=1, memory_cost=1024, parallelism=1)
    return People(queries, Passwords(quick), clock)


@pytest.fixture
def sessions(people: People) -> Sessions:
    return Sessions(people)


@pytest.fixture
def chat(queries: Queries, people: People) -> Chat:
    return Chat(queries, people)


@pytest.fixture
def ratings(queries: Queries, people: People) -> Ratings:
    return Ratings(queries, people)
