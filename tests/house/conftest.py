"""Real stores for the tests: a SQLite file, and a PostgreSQL that comes in a wheel."""

from __future__ import annotations

import os
import secrets
import signal
from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import psycopg
import pytest
from serving import RedisProcess, postgres_at
from visiting import Visit, visiting

PATIENCE_S = int(os.environ.get("RIDOTTO_PATIENCE", "120"))
"""A test that takes longer than this stands still, and fails."""


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "patience(seconds): how long this test may take before it fails")


@pytest.fixture(autouse=True)
def nothing_stands_still(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test that hangs. An event loop may swallow the failure once, so it is told again until it is heard."""
    marker = request.node.get_closest_marker("patience")
    seconds = marker.args[0] if marker else PATIENCE_S

    def fail(_signal: int, _frame: object) -> None:
        pytest.fail(f"nothing moved for {seconds} seconds")

    before = signal.signal(signal.SIGALRM, fail)
    signal.setitimer(signal.ITIMER_REAL, seconds, 2)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a real PostgreSQL server. It does not run as root, and every other run of pytest closes pytest's
    own folder to others: so its files lie elsewhere."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder, postgres_at(Path(folder)) as process:
        yield process.url


@pytest.fixture(scope="session")
def spare_databases() -> list[str]:
    """Names of databases that are empty again. One is three hundred files, which take long to make and to delete."""
    return []


@pytest.fixture
def new_database(postgres: str, spare_databases: list[str]) -> Iterator[Callable[[], str]]:
    """An empty database on it."""
    taken: list[str] = []

    def make() -> str:
        taken.append(spare_databases.pop() if spare_databases else _create(postgres))
        return _address(postgres, taken[-1])

    yield make
    for name in taken:
        _empty(_address(postgres, name))
        spare_databases.append(name)


@pytest.fixture(scope="module")
def shared_database(postgres: str) -> str:
    """A database for all tests of a file."""
    return _address(postgres, _create(postgres))


def _address(postgres: str, name: str) -> str:
    return postgres.replace("/postgres?", f"/{name}?")


def _create(postgres: str) -> str:
    name = "house_" + secrets.token_hex(6)
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return name


def _empty(database: str) -> None:
    with psycopg.connect(database, autocommit=True) as connection:
        others = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        connection.execute(f"SELECT pg_terminate_backend(pid, 10000) {others}")
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a house keeps its tables: each test runs on both stores."""
    if request.param == "sqlite":
        return str(tmp_path / "house.db")
    make: Callable[[], str] = request.getfixturevalue("new_database")
    return make()


@pytest.fixture
def visit(database: str) -> Callable[..., AbstractAsyncContextManager[Visit]]:
    """A house to visit: `async with visit() as v`; a clock of the test's own can be given."""
    return partial(visiting, database)


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[RedisProcess]:
    """A real Redis server."""
    process = RedisProcess(tmp_path)
    process.start()
    yield process
    process.kill()
