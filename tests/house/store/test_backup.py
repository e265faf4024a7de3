"""Backups, taken and brought back while the house runs; from each store to each."""

from __future__ import annotations

import asyncio
import os
import resource
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from visiting import Reader, visiting

from ridotto.cli.main import run
from ridotto.core import Problem
from ridotto.house.store.backup import backup, restore
from ridotto.protocol.tables import Done, PerMove, Resign

pytestmark = pytest.mark.anyio

PASS = {"type": "bid", "red": 0, "white": 0, "black": 0, "pedestals": 0}
KEEP = {"type": "arrange", "red": 0, "white": 0, "black": 0, "empty": 3}


@pytest.fixture(params=["sqlite", "postgresql"])
def other_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "other.db")
    return request.getfixturevalue("new_database")()


async def test_a_backup_is_brought_back_into_any_store(database: str, other_database: str, tmp_path: Path):
    file = tmp_path / "backup.db"

    async with visiting(database) as v:
        table = (await v.two()).table
        await v.play_on(table, Random(1), 20)
        await asyncio.to_thread(backup, database, file)
        log = await v.house.archive.log(table)
        own = await v.house.lobby.tables_of("anna")
    await asyncio.to_thread(restore, file, other_database)
    async with visiting(other_database) as v:
        assert await v.house.archive.log(table) == log
        assert await v.house.lobby.tables_of("anna") == own
        await v.play_on(table, Random(2))
        assert (await v.house.info(table)).status == "over"


async def test_a_house_that_runs_goes_on_from_the_backup(visit, database: str, tmp_path: Path):
    async with visit() as v:
        table = (await v.two()).table
        await v.play(table, "anna", KEEP)
        await asyncio.to_thread(backup, database, tmp_path / "backup.db")
        reader = Reader()
        await v.house.watch(table, "anna", reader)
        await v.play(table, "boris", KEEP)
        later = (await v.two()).table
        await asyncio.to_thread(restore, tmp_path / "backup.db", database)
        answer = await v.play(table, "boris", PASS)
        assert answer.rule == "PHASE", "judged on the position of the backup, in which Boris has not arranged yet"
        assert reader.frames[-1]["type"] == "hello", "who watches is shown how it stands"
        assert isinstance(await v.play(table, "boris", KEEP), Done)
        assert (await v.play(later, "anna", KEEP)).why.id == "table-unknown"
        rows = await v.house.store.rows(table)
        assert [row.n for row in rows] == list(range(1, len(rows) + 1))


async def test_a_house_that_nobody_asks_anything_notices_too(visit, database: str, tmp_path: Path):
    async with visit() as v:
        table = (await v.two()).table
        await asyncio.to_thread(backup, database, tmp_path / "backup.db")
        reader = Reader()
        await v.house.watch(table, "anna", reader)
        await v.ask(table, "boris", Resign())
        await asyncio.to_thread(restore, tmp_path / "backup.db", database)
        await v.later(1)
        assert reader.of("hello")[-1]["info"]["status"] == "playing"


async def test_the_time_since_the_backup_counts_as_an_outage(visit, database: str, tmp_path: Path):
    async with visit() as v:
        v.clock.at = 1_700_000_000_000
        await v.house.store.beat(v.clock.at)
        table = (await v.two(clock=PerMove(seconds=60))).table
        await asyncio.to_thread(backup, database, tmp_path / "backup.db")
        await asyncio.to_thread(restore, tmp_path / "backup.db", database)
        import time

        v.clock.at = time.time_ns() // 1_000_000 + 1_000
        await v.later(0)
        info = await v.house.info(table)
        assert not any(seat.warm for seat in info.seats)
        assert info.due > v.clock.at


async def test_nobody_but_its_owner_reads_the_file_of_a_house_or_a_backup(tmp_path: Path):
    house, other, file = (tmp_path / name for name in ("house.db", "other.db", "house.backup"))

    async def scene() -> dict[str, int]:
        async with visiting(str(house)) as v:
            await v.two()
            await asyncio.to_thread(backup, str(house), file)
            await asyncio.to_thread(restore, file, str(other))
            files = [path for path in tmp_path.iterdir() if path.suffix != ".lock"]  # there is nothing in that one
            return {path.name: stat.S_IMODE(path.stat().st_mode) for path in files}

    before = os.umask(0o022)
    try:
        modes = await scene()
    finally:
        os.umask(before)
    assert {"house.db", "house.db-wal", "house.db-shm", "house.backup", "other.db"} <= modes.keys()
    assert set(modes.values()) == {0o600}


def test_a_backup_is_never_written_over_and_only_a_backup_is_brought_back(tmp_path: Path):
    file = tmp_path / "some.txt"
    file.write_text("not a backup")
    house = str(tmp_path / "house.db")
    nowhere = "postgresql://nobody@127.0.0.1:1/none"
    for attempt in (
        lambda: backup(house, file),
        lambda: restore(file, house),
        lambda: restore(tmp_path / "no", house),
        lambda: backup(nowhere, tmp_path / "new"),
        lambda: restore(tmp_path / "no", nowhere),
    ):
        with pytest.raises(Problem) as refused:
            attempt()
        assert refused.value.sentence("ru")
    assert file.read_text() == "not a backup"


async def _a_house(database: str) -> None:
    async with visiting(database) as v:
        await v.play_on((await v.two()).table, Random(1), 20)


def _refusal(attempt: Callable[[], None]) -> str:
    """What is said about something that cannot be done."""
    with pytest.raises(Problem) as refused:
        attempt()
    assert refused.value.sentence("ru") != refused.value.sentence("en")
    return refused.value.sentence("en")


async def test_a_backup_that_cannot_be_written_says_what_is_in_its_way(tmp_path: Path):
    house, file = str(tmp_path / "house.db"), tmp_path / "house.backup"
    await _a_house(house)
    said = _refusal(lambda: backup(house, tmp_path / "none" / "house.backup"))
    assert said == f"There is no folder {tmp_path / 'none'} for the backup: make it first."
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, before[1]))
    try:
        said = _refusal(lambda: backup(house, file))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert "disk" in said
    assert not [path for path in tmp_path.iterdir() if "backup" in path.name]
    backup(house, file)
    said = _refusal(lambda: restore(file, str(tmp_path / "none" / "house.db")))
    assert said.startswith(f"There is no folder {tmp_path / 'none'}")


def _newer(file: sqlite3.Connection) -> None:
    file.execute("UPDATE alembic_version SET version_num='9999'")


def _foreign(file: sqlite3.Connection) -> None:
    file.execute("DROP TABLE alembic_version")


@pytest.mark.parametrize(
    ("change", "said"),
    [(_newer, "was written by a newer version of Ridotto."), (_foreign, "is not a backup of a house.")],
)
async def test_what_another_program_or_version_wrote_is_not_brought_back(change, said: str, tmp_path: Path):
    file, house = tmp_path / "house #1.backup", str(tmp_path / "house.db")
    await _a_house(str(tmp_path / "first.db"))
    backup(str(tmp_path / "first.db"), file)
    with closing(sqlite3.connect(file)) as connection, connection:
        change(connection)
    assert _refusal(lambda: restore(file, house)) == f"{file} {said}"
    assert not Path(house).exists()


async def test_a_damaged_backup_is_not_brought_back(tmp_path: Path):
    file, house = tmp_path / "house.backup", str(tmp_path / "house.db")
    await _a_house(str(tmp_path / "first.db"))
    backup(str(tmp_path / "first.db"), file)
    whole = file.read_bytes()
    for damaged in (whole[: len(whole) // 2], whole[:8192] + bytes(reversed(whole[8192:]))):
        file.write_bytes(damaged)
        assert _refusal(lambda: restore(file, house)) == f"{file} is damaged: not all of it can be read."
    assert not Path(house).exists()


async def test_the_commands_take_a_backup_and_bring_it_back(database: str, tmp_path: Path, capsys):
    async def opened() -> str:
        async with visiting(database) as v:
            return (await v.two()).table

    table = await opened()
    file = tmp_path / "backup.db"
    assert run(["backup", str(file), "--database", database, "--lang", "en"]) == 0
    assert str(file) in capsys.readouterr().out
    assert run(["backup", str(file), "--database", database, "--lang", "en"]) == 2
    assert run(["restore", str(file), "--database", database, "--yes", "--lang", "ru"]) == 0

    async def still() -> None:
        async with visiting(database) as v:
            assert (await v.house.info(table)).status == "playing"

    await still()


def test_a_file_that_is_no_backup_is_refused_before_the_question(tmp_path: Path, capsys, monkeypatch):
    monkeypatch.setattr("typer.confirm", lambda *_args, **_how: pytest.fail("nobody needs to be asked"))
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Anna")
    assert run(["restore", str(letter), "--database", str(tmp_path / "house.db"), "--lang", "en"]) == 2
    assert "is not a backup" in capsys.readouterr().err
