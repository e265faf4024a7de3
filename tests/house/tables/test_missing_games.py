"""A game that is taken off the shelf while tables wait for it: they wait in silence, and go on when it is back."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest
from deadlines import MINUTE, entries
from visiting import KEEP, Hands, Reader, Visit, refusal, visiting

from ridotto.core import LANGUAGES, Problem, games
from ridotto.core.discovery import look_again
from ridotto.house.admin import open_admin
from ridotto.house.housekeeping import TABLE_ABANDONED_AFTER
from ridotto.house.store.opening import store_at
from ridotto.house.web.errors import status_of
from ridotto.protocol.tables import Done, TableSpec

pytestmark = pytest.mark.anyio

GAME = "podstavec"
HOUR = 3_600_000


@contextmanager
def missing(game: str = GAME) -> Iterator[None]:
    """As after `pip uninstall`, until the house is opened again with the game."""
    games().pop(game)
    try:
        yield
    finally:
        look_again()


@contextmanager
def refused_as_missing() -> Iterator[None]:
    with pytest.raises(Problem) as told:
        yield
    assert told.value.why.id == "game-off-shelf"
    assert all(GAME in told.value.sentence(language) for language in LANGUAGES)
    assert status_of(told.value) == 404


def waiting_lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the house has said in its log since, if it is worth a warning."""
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


async def running(v: Visit) -> str:
    """A table with a clock where Anna has moved and Boris has not."""
    table = (await v.two(clock=MINUTE)).table
    await v.play(table, "anna", KEEP)
    return table


async def test_a_table_whose_game_is_missing_waits_in_silence_and_goes_on_when_it_is_back(database, caplog):
    clock = Hands()
    async with visiting(database, clock) as v:
        table = await running(v)
    with missing():
        async with visiting(database, clock) as v:
            for _ in range(90):
                await v.later(1000)
            assert not v.house.in_memory, "its clock does not ring"
            with refused_as_missing():
                await v.house.info(table, "boris")
            with refused_as_missing():
                await v.house.watch(table, "boris", Reader())
            assert refusal(await v.play(table, "boris", KEEP)) == "game-off-shelf"
            await v.later(1000)
    assert waiting_lines(caplog) == [f"1 table(s) wait for the game podstavec, which is not on the shelf: {table}"]
    async with visiting(database, clock) as v:
        assert (await v.house.info(table)).status == "playing"
        assert isinstance(await v.play(table, "boris", KEEP), Done)


async def test_deadlines_are_put_off_by_as_long_as_the_game_was_missing_however_often_the_house_was_restarted(database):
    clock = Hands()
    async with visiting(database, clock) as v:
        table = await running(v)
        due = (await v.house.info(table)).due
    clock.at += 1000
    with missing():
        for _ in range(2):
            async with visiting(database, clock) as v:
                await v.later(HOUR)
            clock.at += 2000
    clock.at += 3000
    for _ in range(2):
        async with visiting(database, clock) as v:
            assert (await v.house.info(table)).due == due + 1000 + 2 * (HOUR + 2000) + 3000
            assert [entry.by for entry in await entries(v, table)] == [None, None]


async def test_tables_of_other_games_do_not_notice_that_a_game_was_missing(database):
    clock = Hands()
    async with visiting(database, clock) as v:
        await running(v)
        other = (await v.two("standoff", clock=MINUTE)).table
    with missing():
        async with visiting(database, clock) as v:
            await v.later(HOUR)
    async with visiting(database, clock) as v:
        assert "idle" in [entry.by for entry in await entries(v, other)]


async def test_an_open_table_of_a_missing_game_is_not_listed_and_its_host_is_told_why(database):
    async with visiting(database) as v:
        table = (await v.house.open("anna", TableSpec(game=GAME, seats=2), "aa")).table
        game = await running(v)
    with missing():
        async with visiting(database) as v:
            assert await v.house.lobby.open_tables() == await v.house.lobby.running() == []
            own = {info.table: info for info in await v.house.lobby.tables_of("anna")}
            assert {own[table].status, own[game].status} == {"open", "playing"}
            for info in own.values():
                assert (info.why.id, info.due, info.awaited) == ("game-off-shelf", None, ())
            for person in ("anna", "boris"):
                with refused_as_missing():
                    await v.house.join(table, person, "bb")
            with refused_as_missing():
                await v.house.begin(table, "anna")
    async with visiting(database) as v:
        assert [info.table for info in await v.house.lobby.open_tables()] == [table]
        assert (await v.house.join(table, "boris", "bb")).status == "playing"


async def test_a_start_that_fell_due_meanwhile_is_kept_when_the_game_is_back(database):
    clock = Hands()
    async with visiting(database, clock) as v:
        spec = TableSpec(game=GAME, seats=3, start=clock.at + HOUR)
        table = (await v.house.open("anna", spec, "aa")).table
        for person in ("boris", "clara"):
            await v.house.join(table, person, "bb")
    with missing():
        async with visiting(database, clock) as v:
            await v.house.leave(table, "clara")
            await v.later(2 * HOUR)
            await v.later(1000)
    async with visiting(database, clock) as v:
        assert (await v.house.info(table)).status == "playing"


async def test_whoever_wants_can_leave_a_table_of_a_missing_game_before_it_begins(database):
    async with visiting(database) as v:
        table = (await v.house.open("anna", TableSpec(game=GAME, seats=2), "aa")).table
    with missing():
        async with visiting(database) as v:
            assert (await v.house.leave(table, "anna")).status == "aborted"


async def test_a_table_of_a_missing_game_that_was_never_begun_is_abandoned_like_any_other(database):
    clock = Hands()
    async with visiting(database, clock) as v:
        table = (await v.house.open("anna", TableSpec(game=GAME, seats=2), "aa")).table
    clock.at += TABLE_ABANDONED_AFTER + 1
    with missing():
        async with visiting(database, clock) as v:
            assert (await v.house.abandon(table)).status == "aborted"


async def test_an_admin_can_close_a_table_of_a_missing_game_and_repair_it_when_the_game_is_back(database, caplog):
    clock = Hands()
    async with visiting(database, clock) as v:
        table = await running(v)
    with missing():
        async with visiting(database, clock) as v, open_admin(store_at(database)) as admin:
            with refused_as_missing():
                await v.house.info(table)
            assert (await admin.close_table(table, "gone")).status == "closed"
            await v.later(1000)
            info = await v.house.info(table)
            assert (info.status, info.why.id) == ("closed", "closed-by-house")
            with refused_as_missing():
                await admin.repair_table(table)
            await v.later(HOUR)
    assert len(waiting_lines(caplog)) == 1
    async with visiting(database, clock) as v:
        assert (await v.house.repair(table)).status == "playing"
        assert isinstance(await v.play(table, "boris", KEEP), Done)
        postponed, played = (await entries(v, table))[-2:]
        assert (postponed.postpone, played.by) == (HOUR + 1000, None), "it is put off once, and no turn is lost"


async def test_a_finished_game_that_is_missing_stays_in_the_lists_and_says_why_it_cannot_be_shown(database, caplog):
    async with visiting(database) as v:
        table = (await v.two()).table
        await v.play_on(table, Random(1))
    with missing():
        async with visiting(database) as v:
            (listed,) = await v.house.lobby.finished()
            assert (listed.table, listed.status, listed.why) == (table, "over", None)
            archive = v.house.archive
            for asked in (v.house.info(table), archive.record(table, None), archive.view_at(table, None, 1)):
                with refused_as_missing():
                    await asked
            with refused_as_missing():
                await archive.own_record(table)
            with refused_as_missing():
                await archive.replay.moments(table, None, None, 1, 10)
            assert await v.house.standings(table)
    assert waiting_lines(caplog) == []
    async with visiting(database) as v:
        assert await v.house.archive.record(table, None)


async def test_who_may_not_see_a_table_does_not_learn_which_game_it_lacks(database):
    async with visiting(database) as v:
        table = (await v.house.play_now("anna", GAME)).table
    with missing():
        async with visiting(database) as v:
            with pytest.raises(Problem, match="table-unknown"):
                await v.house.info(table, "boris")
            with refused_as_missing():
                await v.house.info(table, "anna")
