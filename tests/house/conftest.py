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

from ridotto.house.people.schema import metadata

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
        with psycopg.connect(process.url, autocommit=True) as connection:
            # what it learns of a database by itself, now or later, would change how it answers in the next test
            connection.execute("ALTER SYSTEM SET autovacuum = off")
            connection.execute("SELECT pg_reload_conf()")
        yield process.url


@pytest.fixture(scope="session")
def spare_databases() -> list[str]:
    """Names of databases that a house has left. One is three hundred files, which take long to make and to delete."""
    return []


@pytest.fixture
def new_database(postgres: str, spare_databases: list[str]) -> Iterator[Callable[[], str]]:
    """A database on it that nobody has visited; it may have the schema of a house already."""
    taken: list[str] = []

    def make() -> str:
        taken.append(spare_databases.pop() if spare_databases else _create(postgres))
        return _address(postgres, taken[-1])

    yield make
    spare_databases += [name for name in taken if _forget(_address(postgres, name))]


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


COLUMNS = {("alembic_version", "version_num")} | {
    (table.name, column.name) for table in metadata.tables.values() for column in table.columns
}
FORGET = """
DO $$ DECLARE name text; BEGIN
  SET LOCAL session_replication_role = replica; -- in any order, whatever refers to what
  FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public'
    AND tablename NOT IN ('alembic_version', 'era') LOOP
    EXECUTE format('DELETE FROM %I', name);
  END LOOP;
  UPDATE era SET number = 1;
  FOR name IN SELECT sequencename FROM pg_sequences WHERE schemaname = 'public' LOOP
    EXECUTE format('ALTER SEQUENCE %I RESTART', name);
  END LOOP;
END $$
"""


def _forget(database: str) -> bool:
    """Delete all rows, and keep the schema, which takes longer to make. Is it as a house leaves it?"""
    with psycopg.connect(database, autocommit=True) as connection:
        others = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        connection.execute(f"SELECT pg_terminate_backend(pid, 10000) {others}")
        connection.execute(FORGET)
        columns = "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'"
        return set(connection.execute(columns)) == COLUMNS


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a house keeps its tables: each test runs on both stores."""
    if request.param == "sqlite":
        return str(tmp_path / "house.db")
    make: Callable[[], str] = request.getfixturevalue("new_database")
    return make()


@pytest.fixture(params=["sqlite", "postgresql"])
def bare_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Nothing is in it, not even tables: for tests of the schema, on both stores."""
    if request.param == "sqlite":
        return str(tmp_path / "house.db")
    postgres: str = request.getfixturevalue("postgres")
    return _address(postgres, _create(postgres))


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
