"""A new version of a game's rules while tables are being played by the old one: these wait for theirs; what is over is
shown as it is stored, and its record says by which version it was played."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import msgspec
import pytest
from deadlines import MINUTE, entries
from visiting import KEEP, Hands, Reader, Visit, refusal, visiting

from ridotto.core import LANGUAGES, Problem, find_game, read_record
from ridotto.core.discovery import look_again
from ridotto.house.admin import open_admin
from ridotto.house.store.opening import store_at
from ridotto.house.store.queries import Queries
from ridotto.house.tables.analyses import Analyses
from ridotto.house.web.errors import status_of
from ridotto.protocol.tables import Done, TableSpec

pytestmark = pytest.mark.anyio

GAME = "podstavec"
HOUR = 3_600_000


@contextmanager
def version(rules: int) -> Iterator[None]:
    """The game on the shelf has this version of its rules, until the house is opened again with another."""
    game = find_game(GAME)
    before = game.rules
    object.__setattr__(game, "rules", rules)
    try:
        yield
    finally:
        object.__setattr__(game, "rules", before)
        look_again()


@contextmanager
def refused_as_waiting() -> Iterator[None]:
    with pytest.raises(Problem) as told:
        yield
    assert told.value.why.id == "game-other-rules"
    for language in LANGUAGES:
        assert all(said in told.value.sentence(language) for said in (GAME, "1", "2"))
    assert status_of(told.value) == 404


def warnings(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [line.getMessage() for line in caplog.records if line.levelno >= logging.WARNING]


async def running(v: Visit) -> str:
    """A table with a clock where Anna has moved and Boris has not."""
    table = (await v.two(clock=MINUTE)).table
    await v.play(table, "anna", KEEP)
    return table


async def test_a_table_played_by_other_rules_waits_and_goes_on_with_its_own_so_that_its_record_holds(database, caplog):
    clock = Hands()
    async with visiting(database, clock) as v:
        table = await running(v)
        due = (await v.house.info(table)).due
    with version(2):
        async with visiting(database, clock) as v:
            for _ in range(90):
                await v.later(1000)
            assert not v.house.in_memory, "its clock does not ring"
            with refused_as_waiting():
                await v.house.watch(table, "boris", Reader())
            assert refusal(await v.play(table, "boris", KEEP)) == "game-other-rules"
            await v.later(1000)
    assert warnings(caplog) == [
        f"1 table(s) wait for the game podstavec by version 1 of its rules, on the shelf is version 2: {table}"
    ]
    async with visiting(database, clock) as v:
        info = await v.house.info(table)
        assert (info.status, info.rules, info.due) == ("playing", 1, due + 91_000)
        assert isinstance(await v.play(table, "boris", KEEP), Done)
        await v.play_on(table, Random(1))
        assert "idle" not in [entry.by for entry in await entries(v, table)]
        read_record(await v.house.archive.record(table, None)).verify()


async def test_it_waits_too_where_the_new_version_cannot_even_read_its_state(database, monkeypatch):
    async with visiting(database) as v:
        table = await running(v)
    with version(2), monkeypatch.context() as changed:
        changed.setattr(find_game(GAME).state_type, "restore", lambda saved: 1 / 0)
        async with visiting(database) as v:
            with refused_as_waiting():
                await v.house.watch(table, "boris", Reader())
    async with visiting(database) as v:
        assert isinstance(await v.play(table, "boris", KEEP), Done)


async def test_the_shelf_may_change_to_and_fro_and_the_clock_stands_all_the_while(database):
    clock = Hands()
    async with visiting(database, clock) as v:
        table = await running(v)
        due = (await v.house.info(table)).due
    for rules in (2, 3, 2):
        with version(rules):
            async with visiting(database, clock) as v:
                await v.later(HOUR)
    async with visiting(database, clock) as v:
        assert (await v.house.info(table)).due == due + 3 * HOUR


async def test_a_table_that_has_not_begun_begins_by_the_rules_of_its_day(database):
    async with visiting(database) as v:
        table = (await v.house.open("anna", TableSpec(game=GAME, seats=2), "aa")).table
    with version(2):
        async with visiting(database) as v:
            begun = await v.house.join(table, "boris", "bb")
            assert (begun.status, begun.rules) == ("playing", 2)
    with refused_as_waiting_for(2):
        async with visiting(database) as v:
            await v.house.watch(table, "anna", Reader())


@contextmanager
def refused_as_waiting_for(rules: int) -> Iterator[None]:
    with pytest.raises(Problem, match="game-other-rules") as told:
        yield
    assert told.value.why.values["rules"] == rules


async def test_in_the_lists_it_is_not_offered_to_watch_and_its_players_are_told_why(database):
    async with visiting(database) as v:
        table = await running(v)
    with version(2):
        async with visiting(database) as v:
            other = (await v.two()).table
            assert [info.table for info in await v.house.lobby.running()] == [other]
            mine = {info.table: info for info in await v.house.lobby.tables_of("anna")}
            assert (mine[table].why.id, mine[table].due, mine[table].awaited) == ("game-other-rules", None, ())
            assert mine[other].why is None


async def test_an_admin_can_close_it_and_repair_it_when_its_rules_are_back(database):
    clock = Hands()
    async with visiting(database, clock) as v:
        table = await running(v)
    with version(2):
        async with visiting(database, clock) as v, open_admin(store_at(database)) as admin:
            assert (await admin.close_table(table, "gone")).status == "closed"
            with refused_as_waiting():
                await admin.repair_table(table)
    async with visiting(database, clock) as v:
        assert (await v.house.repair(table)).status == "playing"
        assert isinstance(await v.play(table, "boris", KEEP), Done)


async def test_a_finished_game_of_older_rules_is_shown_as_it_is_stored_and_its_record_says_what_it_is(database):
    async with visiting(database) as v:
        table = (await v.two()).table
        await v.play_on(table, Random(1))
        archive = v.house.archive
        record, view = await archive.record(table, None), await archive.view_at(table, "anna", None)
        moments = await archive.replay.moments(table, None, None, 1, 100)
    with version(2):
        async with visiting(database) as v:
            archive = v.house.archive
            await v.house.watch(table, "anna", Reader())
            assert (await v.house.info(table)).rules == 1
            assert await archive.view_at(table, "anna", None) == view
            assert await archive.record(table, None) == record
            assert await archive.replay.moments(table, None, None, 1, 100) == moments, "these rules tell the same"
            with pytest.raises(Problem, match="record-opening") as told:
                read_record(record).verify()
            assert "version" in told.value.sentence()


async def test_a_moment_that_these_rules_would_tell_otherwise_is_not_shown(database, monkeypatch):
    async with visiting(database) as v:
        table = (await v.two()).table
        await v.play_on(table, Random(1))
        view, last = await v.house.archive.view_at(table, "anna", None), len(await entries(v, table))
    state = find_game(GAME).state_type
    play = state.play

    def silent(self, seat, move, at, tell=None):
        play(self, seat, move, at, None)

    with version(2), monkeypatch.context() as changed:
        changed.setattr(state, "play", silent)
        async with visiting(database) as v:
            archive = v.house.archive
            assert await archive.view_at(table, "anna", 0)
            assert await archive.view_at(table, "anna", None) == view
            with pytest.raises(Problem, match="moment-other-rules") as told:
                await archive.view_at(table, "anna", 5)
            assert all("1" in told.value.sentence(language) for language in LANGUAGES)
            assert last > 5


async def test_the_analysis_of_a_record_that_does_not_hold_fails_once_with_a_quiet_line(database, caplog):
    with version(2):  # a process that thinks has version 1
        async with visiting(database) as v:
            table = (await v.two()).table
            await v.play_on(table, Random(1))
            room = Analyses(v.house, Queries(v.house.store), 1)
            await room.ask(table, "anna")
            row = await room.claim()
            await room._analyse(table, msgspec.json.encode([]))
            room.thinkers.close()
            assert row["table_id"] == table
            assert (await room.shown(table, "anna")).status == "failed"
    (told,) = [line for line in caplog.records if line.levelno >= logging.WARNING]
    assert told.getMessage().startswith("a game cannot be analysed: ")
    assert told.exc_info is None
