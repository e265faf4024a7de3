"""Running the house: its schema, its command, its measurements."""

from __future__ import annotations

import asyncio
import os
import pty
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing, suppress
from pathlib import Path

import httpx
import msgspec
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from serving import ServerProcess
from visiting import visiting

import ridotto.house.people.schema  # noqa: F401 - its tables belong to the same metadata
from ridotto import bench
from ridotto.cli.main import run
from ridotto.house.store.migration import migrate
from ridotto.house.store.schema import metadata
from ridotto.house.store.sqlite import SqliteStore

pytestmark = pytest.mark.anyio


def engine(database: str) -> sa.Engine:
    if database.startswith("postgresql"):
        return sa.create_engine(database.replace("postgresql://", "postgresql+psycopg://"))
    return sa.create_engine(f"sqlite:///{database}")


def test_the_migrations_lead_to_the_schema_that_the_code_knows(bare_database: str):
    where = engine(bare_database)
    with where.begin() as connection:
        migrate(connection)
        migrate(connection)  # the second time there is nothing left to do
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
    where.dispose()


def test_a_second_house_on_the_same_file_is_refused_in_one_line(tmp_path: Path):
    server = ServerProcess(str(tmp_path / "house.db"), tmp_path)
    server.start()
    try:
        command = [sys.executable, "-m", "ridotto.cli.entry", "serve", "--port", "0", "--lang", "en"]
        second = subprocess.run(
            [*command, "--database", str(tmp_path / "house.db")], capture_output=True, text=True, check=False
        )
    finally:
        server.stop()
    assert second.returncode == 2
    assert second.stderr == f"ridotto: Another house is using {tmp_path / 'house.db'} already. It is at {server.url}\n"


def test_a_house_that_is_told_to_stop_after_a_bot_has_played_leaves_without_a_word(tmp_path: Path):
    command = [sys.executable, "-m", "ridotto.cli.entry", "serve", "--port", "0", "--database", str(tmp_path / "h.db")]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert server.stdout is not None
    address = server.stdout.readline().split()[-1].rstrip("./")
    with httpx.Client(base_url=address, headers={"Origin": address}) as guest:
        guest.post("/api/guests", json={})
        table = guest.post("/api/play-now", json={"game": "podstavec"}).json()["table"]["table"]
        while len(guest.get(f"/api/tables/{table}").json()["table"]["turn"]) > 1:
            time.sleep(0.1)
    server.terminate()
    _said, log = server.communicate()  # to the end of everyone who could still write there
    assert log == ""


def test_a_house_that_is_told_twice_to_stop_leaves_without_a_word(tmp_path: Path):
    command = [sys.executable, "-m", "ridotto.cli.entry", "serve", "--port", "0", "--database", str(tmp_path / "h.db")]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert server.stdout is not None
    address = server.stdout.readline().split()[-1].rstrip("./")
    server.send_signal(signal.SIGINT)
    with suppress(httpx.HTTPError):
        while httpx.get(f"{address}/health").is_success:  # until it has heard the first
            pass
    server.send_signal(signal.SIGINT)
    _said, log = server.communicate()
    assert log == ""
    assert server.returncode == 130


def test_a_house_that_is_told_to_stop_until_it_is_gone_leaves_without_a_word(tmp_path: Path):
    command = [sys.executable, "-m", "ridotto.cli.entry", "serve", "--port", "0", "--database", str(tmp_path / "h.db")]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert server.stdout is not None
    server.stdout.readline()
    while server.poll() is None:  # also while Python itself is ending
        server.send_signal(signal.SIGINT)
        time.sleep(0.003)
    _said, log = server.communicate()
    assert (server.returncode, log) == (130, "")


def test_a_house_that_is_closed_from_its_terminal_says_so_and_where_everything_is_kept(tmp_path: Path):
    terminal, inside = pty.openpty()
    command = [sys.executable, "-m", "ridotto.cli.entry", "serve", "--port", "0", "--lang", "en", "--database", "h.db"]
    server = subprocess.Popen(command, stdout=inside, stderr=inside, cwd=tmp_path)
    os.close(inside)
    said = os.read(terminal, 1000)
    server.send_signal(signal.SIGINT)
    with suppress(OSError):  # nobody writes there any more
        while more := os.read(terminal, 1000):
            said += more
    os.close(terminal)
    assert server.wait() == 130
    assert said.endswith(b"\r\nClosed; everything is kept in h.db.\r\n")


async def test_the_file_is_written_ahead_and_synced_in_full(tmp_path: Path):

    async def scene() -> tuple[str, int]:
        async with visiting(str(tmp_path / "house.db")) as v:
            connection: sqlite3.Connection = v.house.store.connect()
            try:
                return (
                    connection.execute("PRAGMA journal_mode").fetchone()[0],
                    connection.execute("PRAGMA synchronous").fetchone()[0],
                )
            finally:
                connection.close()

    assert await scene() == ("wal", 2)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--workers", "2"], "PostgreSQL"),
        (["--database", "mysql://localhost/x"], "mysql"),
        (["--database", "no/such/folder/house.db"], "no folder no/such/folder"),
        (["--database", "no-database.txt"], "cannot be opened: file is not a database"),
        (["--database", "postgresql://nobody@127.0.0.1:1/none"], "cannot be opened: connection failed"),
        (["--redis", "nonsense"], "nonsense is not an address of Redis"),
        (["--host", "192.0.2.1"], "192.0.2.1"),
    ],
)
def test_a_house_that_cannot_open_says_why_in_one_line(
    arguments: list[str],
    said: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("os.environ", dict(os.environ))  # there the options are left for other processes
    (tmp_path / "no-database.txt").write_text("a note, and rather a long one\n" * 100)
    assert run(["serve", "--port", "0", "--lang", "en", *arguments]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert said in line


@pytest.mark.parametrize("arguments", [["serve", "--port", "0"], ["restore", "--yes"]], ids=lambda each: each[0])
def test_the_database_of_another_program_is_refused_and_not_touched(
    arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("os.environ", dict(os.environ))  # there the options are left for other processes
    foreign, backup = tmp_path / "letters.db", tmp_path / "a.backup"
    assert run(["backup", str(backup), "--database", str(house_file(tmp_path))]) == 0
    with closing(sqlite3.connect(foreign)) as database:
        database.execute("CREATE TABLE letters (text)")
    before = foreign.read_bytes()
    given = [str(backup)] if arguments[0] == "restore" else []
    capsys.readouterr()
    assert run([*arguments, *given, "--database", str(foreign), "--lang", "en"]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.endswith(f"{foreign} is the database of another program, not of a house: give a new file.")
    assert foreign.read_bytes() == before
    assert not [*tmp_path.glob("letters.db?*")]


def house_file(folder: Path) -> Path:
    """The file of a house that was open once."""

    async def scene() -> None:
        store = SqliteStore(folder / "house.db")
        await store.start()
        await store.stop()

    asyncio.run(scene())
    return folder / "house.db"


def test_the_bench_measures_moves_connections_and_sleeping_tables(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    for module, number in ((bench.house, "TABLES"), (bench.house, "AWAKE"), (bench.sleeping, "BEGUN")):
        monkeypatch.setattr(module, number, 4)
    few = ["--seconds", "0.1", "--connections", "3", "--tables", "100", "--bots", "1"]
    assert run(["bench", "house", *few, "--json"]) == 0
    measured = msgspec.json.decode(capsys.readouterr().out)
    assert measured["closed"]["tables"] == 4
    for load in ("closed", "paced", "beside_bots"):
        assert measured[load]["moves"] > 0
        assert measured[load]["moves_per_second"] > 0
        assert measured[load]["opponent_ms"]["p50"] <= measured[load]["opponent_ms"]["p99"]
        assert measured[load]["cpu_ms_per_move"] >= 0
    assert measured["idle"]["connections"] == 3
    assert measured["asleep"]["tables"] == 100
    assert measured["asleep"]["wake_ms"] > 0


@pytest.mark.long  # the shortest round of Venice takes a minute
def test_the_bench_seats_a_crowd_that_bids_and_sees_the_results(capsys: pytest.CaptureFixture[str]):
    assert run(["bench", "crowd", "--players", "5", "--json"]) == 0
    measured = msgspec.json.decode(capsys.readouterr().out)
    assert measured["players"] == 5
    for waited in ("join_ms", "bid_ms", "results_ms"):
        assert measured[waited]["p50"] <= measured[waited]["last"]
