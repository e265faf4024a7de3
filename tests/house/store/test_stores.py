"""How a store writes: in full before it answers, and everything that waits in one transaction."""

from __future__ import annotations

import asyncio
import sqlite3

import psycopg
import pytest
import sqlalchemy as sa
from visiting import Visit, visiting

from ridotto.house.store.sqlite import SqliteStore
from ridotto.protocol.tables import Done

pytestmark = pytest.mark.anyio

KEEP = {"type": "arrange", "red": 0, "white": 0, "black": 0, "empty": 3}
TABLES = 20


class Overheard:
    """Every connection that a SQLite store opens, and what is said on it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.said: dict[sqlite3.Connection, list[str]] = {}
        connect = SqliteStore.connect

        def overheard(store: SqliteStore) -> sqlite3.Connection:
            connection = connect(store)
            self.said[connection] = []
            connection.set_trace_callback(self.said[connection].append)
            return connection

        monkeypatch.setattr(SqliteStore, "connect", overheard)

    def writers(self) -> list[sqlite3.Connection]:
        """Those that the log was written through."""
        return [one for one, said in self.said.items() if any(line.startswith("INSERT INTO log") for line in said)]


async def play_at_once(v: Visit) -> list[str]:
    """A move at each of many tables, all at the same moment."""
    tables = [(await v.two()).table for _ in range(TABLES)]
    answers = await asyncio.gather(*[v.play(table, "anna", KEEP) for table in tables])
    assert all(isinstance(answer, Done) for answer in answers)
    return tables


async def test_the_connection_that_writes_the_log_is_synced_in_full_on_sqlite(tmp_path, monkeypatch):
    overheard = Overheard(monkeypatch)
    async with visiting(str(tmp_path / "house.db")) as v:
        await play_at_once(v)
        (writer,) = overheard.writers()
        assert writer.execute("PRAGMA synchronous").fetchone() == (2,)
        assert writer.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def note_how_the_log_is_written(connection: sa.Connection) -> None:
    """Let PostgreSQL note its settings with every line that is written."""
    for setting in ("synchronous_commit", "fsync"):
        connection.execute(sa.text(f"ALTER TABLE log ADD {setting} text DEFAULT current_setting('{setting}')"))


async def test_the_connection_that_writes_the_log_is_synced_in_full_on_postgresql(new_database):
    async with visiting(new_database()) as v:
        await v.house.store.write(note_how_the_log_is_written)
        await play_at_once(v)
        assert await v.house.store.execute(sa.text("SELECT DISTINCT synchronous_commit, fsync FROM log")) == [
            ("on", "on")
        ]


async def test_what_is_absent_is_null_and_json_is_a_blob_on_sqlite(tmp_path):
    async with visiting(str(tmp_path / "house.db")) as v:
        await play_at_once(v)
        opening, move = "n=1", "n=(SELECT n FROM tables WHERE id=table_id)"
        kinds = "SELECT DISTINCT typeof(entry), typeof(events), typeof(person), typeof(client), typeof(state) FROM log"
        assert await v.house.store.read(lambda ask: ask.execute(sa.text(f"{kinds} WHERE {opening}")).all()) == [
            ("blob", "blob", "null", "null", "blob")
        ]
        assert await v.house.store.read(lambda ask: ask.execute(sa.text(f"{kinds} WHERE {move}")).all()) == [
            ("blob", "blob", "text", "text", "null")
        ]
        kinds = "SELECT DISTINCT typeof(due), typeof(bots), typeof(delayable), typeof(ended), typeof(info) FROM tables"
        assert await v.house.store.read(lambda ask: ask.execute(sa.text(kinds)).all()) == [
            ("null", "null", "integer", "null", "blob")
        ]


async def test_what_waits_is_stored_in_one_commit_on_sqlite(tmp_path, monkeypatch):
    overheard = Overheard(monkeypatch)
    async with visiting(str(tmp_path / "house.db")) as v:
        tables = [(await v.two()).table for _ in range(TABLES)]
        (writer,) = overheard.writers()
        overheard.said[writer].clear()
        await asyncio.gather(*[v.play(table, "anna", KEEP) for table in tables])
        commits = sum(line == "COMMIT" for line in overheard.said[writer])
        assert 1 <= commits <= 2, "the first may already be on its way when the others come"


async def test_what_waits_is_stored_in_one_commit_on_postgresql(new_database):
    database = new_database()

    async with visiting(database) as v:
        await play_at_once(v)
        with psycopg.connect(database) as connection:
            moves, transactions = connection.execute(
                "SELECT count(*), count(DISTINCT xmin::text) FROM log WHERE client IS NOT NULL"
            ).fetchone()
    assert moves == TABLES
    assert transactions <= 2, "the first may already be on its way when the others come"
