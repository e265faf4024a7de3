"""Games whose code has changed since: what is over stays over, and is kept as far as it can be."""

from __future__ import annotations

import logging
from random import Random

import msgspec
import pytest
from visiting import KEEP, Hands, Reader, Visit, visiting

from ridotto.core import LANGUAGES, Message, Problem, find_game, read_record
from ridotto.core.reading import Unreadable
from ridotto.house.admin import open_admin
from ridotto.house.store.base import LogBatch, Row, TableColumns
from ridotto.house.store.opening import store_at
from ridotto.house.web.errors import status_of
from ridotto.protocol.events import Closed, Repaired
from ridotto.protocol.tables import Done, Rematch, TableSpec, to_json

pytestmark = pytest.mark.anyio

GAME = "podstavec"


@pytest.fixture
def field_added(monkeypatch: pytest.MonkeyPatch):
    """As if the state had a new field without a default: no state stored before it can be read."""

    def restore(kind, saved):
        raise Unreadable(Message("form-missing", {"place": "$", "field": "new"}))

    def change() -> None:
        monkeypatch.setattr(find_game(GAME).state_type, "restore", classmethod(restore))

    return change


async def finished(v: Visit) -> str:
    table = (await v.two()).table
    await v.play_on(table, Random(1))
    return table


async def listed(v: Visit) -> list[tuple[str, str]]:
    return [(info.table, info.status) for info in await v.house.lobby.finished()]


def refused_as_unreadable():
    return pytest.raises(Problem, match="game-unreadable")


async def test_a_finished_game_that_cannot_be_read_any_more_stays_over_however_it_is_looked_at(
    database, field_added, caplog
):
    async with visiting(database) as v:
        table = await finished(v)
        record, lines = await v.house.archive.record(table, None), len(await v.house.store.rows(table))
        outcome, deal = (await v.house.info(table)).outcome, await v.house.archive.fairness(table)
    field_added()
    async with visiting(database) as v:
        archive = v.house.archive
        for look in (
            v.house.watch(table, "anna", Reader()),
            archive.view_at(table, "anna", None),
            archive.view_at(table, "anna", 1),
            archive.replay.moments(table, None, None, 1, 10),
            archive.origin(table, "anna", 0, 1),
        ):
            with refused_as_unreadable() as told:
                await look
            assert all(told.value.sentence(language) for language in LANGUAGES)
            assert status_of(told.value) == 404
        info = await v.house.info(table, "anna")
        assert (info.status, info.outcome, info.why) == ("over", outcome, None)
        assert await listed(v) == [(table, "over")]
        assert await archive.record(table, None) == record, "it is made of what is stored"
        assert await archive.fairness(table) == deal
        assert await archive.log(table)
        assert len(await v.house.store.rows(table)) == lines, "nothing was added to its log"
    warnings = [line for line in caplog.records if line.levelno >= logging.WARNING]
    assert warnings
    assert {line.getMessage() for line in warnings} == {
        "the position of a finished game cannot be read: Unreadable: ('form-missing', {'place': '$', 'field': 'new'})"
    }
    assert not any(line.exc_info for line in warnings)


async def test_a_finished_game_whose_view_raises_stays_over(visit, monkeypatch):
    async with visit() as v:
        table = await finished(v)
        v.house.in_memory[table].reread()
        monkeypatch.setattr(find_game(GAME).state_type, "view", lambda state, seat: 1 / 0)
        with refused_as_unreadable():
            await v.house.watch(table, "anna", Reader())
        assert (await v.house.info(table)).status == "over"


async def test_the_people_of_a_game_that_cannot_be_read_can_play_again(database, field_added):
    async with visiting(database) as v:
        table = await finished(v)
    field_added()
    async with visiting(database) as v:
        again = await v.ask(table, "anna", Rematch("aa"))
        assert isinstance(again, Done)
        assert (await v.house.info(table)).rematch == again.table


async def spoil(v: Visit, table: str, repaired: bool) -> None:
    """What earlier houses did to a finished game: they closed it at a look, and repairing let it be played for ever."""
    lines: list[Closed | Repaired] = [Closed(at=v.clock.at, why=Message("closed-rules", {"fault": "Unreadable"}))]
    if repaired:
        lines.append(Repaired(at=v.clock.at))
    info = await v.house.info(table)
    status = "playing" if repaired else "closed"
    n = len(await v.house.store.rows(table))
    rows = [Row(table, n + number, v.clock.at, to_json(line), b"[]", "all") for number, line in enumerate(lines, 1)]
    shown = to_json(msgspec.structs.replace(info, status=status))
    columns = TableColumns(status=status, due=None, bots=None, delayable=False, turn="", ended=info.ended, info=shown)
    await v.house.store.append(LogBatch(table=table, rows=rows, columns=columns))


@pytest.mark.parametrize("repaired_before", [False, True], ids=["closed", "playing"])
@pytest.mark.parametrize("readable", [False, True], ids=["unreadable", "readable"])
async def test_repair_puts_a_finished_game_right_that_an_earlier_house_had_closed(
    database, field_added, repaired_before, readable
):
    async with visiting(database) as v:
        table = await finished(v)
        record = await v.house.archive.record(table, None)
        await spoil(v, table, repaired_before)
    if not readable:
        field_added()
    async with visiting(database) as v, open_admin(store_at(database)) as admin:
        assert await listed(v) == []
        assert (await admin.repair_table(table)).status == "over"
        await v.later(1000)
        assert await listed(v) == [(table, "over")]
        assert (await v.house.info(table)).status == "over"
        assert await v.house.archive.record(table, None) == record


async def test_a_finished_game_that_an_earlier_house_kept_as_playing_is_put_right(database):
    """It stored the whole table after the repair, once its code could read it again."""
    async with visiting(database) as v:
        table = await finished(v)
        await spoil(v, table, repaired=True)
        live = v.house.table(table)
        live.reread()
        await v.house.info(table)
        live.sitting.book.status = "playing"
        await v.house.store.keep_state(table, live.sitting.book.n, live.sitting.save())
    async with visiting(database) as v:
        assert (await v.house.repair(table)).status == "over"
        read_record(await v.house.archive.record(table, None)).verify()


async def test_a_game_that_was_repaired_while_it_ran_goes_on_and_is_not_repaired_again(visit):
    async with visit() as v:
        table = (await v.two()).table
        await v.house.close(table, "to look at it")
        assert (await v.house.repair(table)).status == "playing"
        assert isinstance(await v.play(table, "anna", KEEP), Done)
        await v.play_on(table, Random(1))
        with pytest.raises(Problem, match="refused-not-closed"):
            await v.house.repair(table)
        assert (await v.house.info(table)).status == "over"


async def test_an_aborted_game_that_an_earlier_house_had_closed_is_aborted_again(database):
    clock = Hands()
    async with visiting(database, clock) as v:
        table = (await v.house.open("anna", TableSpec(game=GAME, seats=2), "aa")).table
        await v.house.leave(table, "anna")
        await spoil(v, table, repaired=False)
    async with visiting(database, clock) as v:
        assert (await v.house.repair(table)).status == "aborted"
