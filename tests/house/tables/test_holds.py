"""A clock that is held while somebody who plays against bots reads, or is not ready to begin. The test turns the clock;
nothing is timed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa
from deadlines import MINUTE, entries, hammer
from msgspec import Raw
from two_houses import End, Line
from visiting import Hands, Reader, Visit, refusal, visiting

from ridotto.core import LANGUAGES, catalogue, encode, read_record
from ridotto.core.messages import Message
from ridotto.house.store.schema import tables
from ridotto.house.tables.requests import BotMoveRequest
from ridotto.protocol.tables import (
    HOUSE,
    Done,
    HoldClock,
    PerDay,
    Presence,
    Preview,
    ReleaseClock,
    Resign,
    SeatBot,
    TableInfo,
    TableSpec,
    Undo,
)

pytestmark = pytest.mark.anyio

TEN_MINUTES = 600_000
DAY = 24 * 3_600_000


@pytest.fixture
async def v(tmp_path) -> AsyncIterator[Visit]:
    """A house whose bots move only when the test says so."""
    async with visiting(str(tmp_path / "house.db")) as v:
        yield _quiet(v)


def _quiet(v: Visit) -> Visit:
    v.house.bots.consider = lambda table, noticed: None
    return v


async def against_bots(v: Visit, bots: int = 1, **spec: Any) -> TableInfo:
    """A table where Anna plays against bots, with a hammer of ten seconds unless another game is named."""
    chosen = {"seats": 1 + bots, "bots": (SeatBot("steady"),) * bots, **(spec or hammer())}
    return await v.house.open("anna", TableSpec(**chosen), "aa")


async def held(v: Visit, table: str) -> None:
    assert isinstance(await v.ask(table, "anna", HoldClock()), Done)


async def waits(v: Visit, table: str) -> None:
    """The clock is held until Anna is ready."""
    assert isinstance(await v.ask(table, "anna", HoldClock(until_ready=True)), Done)


async def goes_on(v: Visit, table: str) -> None:
    assert isinstance(await v.ask(table, "anna", ReleaseClock()), Done)


async def bot_plays(v: Visit, table: str, seat: int) -> bool:
    """A bot has decided. Was its move played?"""
    played: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
    move = encode(v.random_move(table, seat, Random(1)))
    v.house.table(table).put(BotMoveRequest(v.clock.at, played, seat, move))
    return await played


# ---- what stands, and for how long


@pytest.mark.parametrize(
    "spec", [hammer(), {"game": "podstavec", "clock": MINUTE}, {"game": "venice", "options": {"pace": "minutes"}}]
)
async def test_the_games_own_clock_and_the_tables_stand_while_held_and_go_on_with_the_time_that_was_left(v, spec):
    table = (await against_bots(v, **spec)).table
    due = (await v.house.info(table)).due
    await v.later(4_000)
    since = v.clock.at
    await held(v, table)
    await v.later(500_000)
    info = await v.house.info(table)
    assert (info.held.since, info.held.until, info.due) == (since, since + TEN_MINUTES, due)
    assert await entries(v, table) == []
    await goes_on(v, table)
    info = await v.house.info(table)
    assert (info.held, info.due) == (None, due + 500_000)
    await v.later(info.due - v.clock.at - 1)
    assert [entry.postpone for entry in await entries(v, table)] == [500_000]
    await v.later(1)
    assert len(await entries(v, table)) > 1


async def test_a_clock_goes_on_by_itself_after_ten_minutes_as_of_then(v):
    info = await against_bots(v)
    await held(v, info.table)
    await v.later(TEN_MINUTES - 1)
    assert (await v.house.info(info.table)).held
    await v.later(5_000)
    postponed, *more = await entries(v, info.table)
    assert (postponed.postpone, postponed.at, more) == (TEN_MINUTES, v.clock.at - 4_999, [])
    assert (await v.house.info(info.table)).due == info.due + TEN_MINUTES


async def test_to_hold_a_clock_that_is_held_changes_nothing_nor_does_releasing_one_that_runs(v):
    table = (await against_bots(v)).table
    await goes_on(v, table)
    await held(v, table)
    rows, until = await v.house.store.rows(table), (await v.house.info(table)).held.until
    await v.later(60_000)
    await held(v, table)
    assert await v.house.store.rows(table) == rows
    assert (await v.house.info(table)).held.until == until


async def test_a_table_that_sleeps_meanwhile_wakes_when_its_clock_goes_on(v):
    table = (await against_bots(v)).table
    await held(v, table)
    await v.later(100_000)
    assert table not in v.house.in_memory
    await v.later(TEN_MINUTES - 100_000)
    assert [entry.postpone for entry in await entries(v, table)] == [TEN_MINUTES]


async def test_a_record_with_a_clock_that_was_held_replays(v):
    info = await against_bots(v)
    await held(v, info.table)
    await v.later(300_000)
    await goes_on(v, info.table)
    await v.later(60_000)
    await v.ask(info.table, "anna", Resign())
    record = read_record(await v.house.archive.record(info.table, "anna"))
    assert [entry.postpone for entry in record.entries if entry.postpone] == [300_000]
    assert record.verify()


# ---- what can be done meanwhile


async def test_bots_wait_while_the_clock_is_held_and_are_asked_again_when_it_goes_on(v):
    info = await against_bots(v, game="podstavec", clock=MINUTE)
    table, bot = info.table, 1 - info.seat
    asked = []
    v.house.bots.consider = lambda table, noticed: asked.append(
        [seat for seat in table.sitting.bots_in_turn() if noticed(seat)]
    )
    await held(v, table)
    assert not await bot_plays(v, table, bot)
    overdue = sa.select(tables.c.bots).where(tables.c.id == table)
    assert (await v.house.store.execute(overdue))[0][0] is None
    await goes_on(v, table)
    assert asked == [[], [bot]]
    assert (await v.house.store.execute(overdue))[0][0] is not None


async def test_a_move_is_refused_while_the_clock_is_held_and_tried_out_by_the_time_that_stands(v):
    info = await against_bots(v)
    table, (mover,) = info.table, info.turn
    if mover != info.seat:
        assert await bot_plays(v, table, mover)
    move = v.random_move(table, info.seat, Random(1))
    await held(v, table)
    await v.later(300_000)
    rows = await v.house.store.rows(table)
    assert refusal(await v.play(table, "anna", move)) == "refused-clock-held"
    assert refusal(await v.ask(table, "anna", Undo())) == "refused-clock-held"
    assert isinstance(await v.ask(table, "anna", Preview(Raw(encode(move)))), Done)
    assert await v.house.store.rows(table) == rows
    await goes_on(v, table)
    assert isinstance(await v.play(table, "anna", move), Done)


async def test_who_gives_up_meanwhile_leaves_the_clock_to_the_others(v):
    info = await against_bots(v, bots=2)
    await held(v, info.table)
    await v.later(300_000)
    assert isinstance(await v.ask(info.table, "anna", Resign()), Done)
    now = await v.house.info(info.table)
    assert (now.status, now.held, now.due) == ("playing", None, info.due + 300_000)


# ---- where it is refused


async def _refused(v: Visit, table: str, person: str, why: str) -> None:
    rows = await v.house.store.rows(table)
    for ask in (HoldClock(), ReleaseClock()) if why in ("refused-no-seat", "refused-over") else (HoldClock(),):
        assert refusal(await v.ask(table, person, ask)) == why
    assert await v.house.store.rows(table) == rows


async def test_against_people_and_for_a_rating_no_clock_is_held(v):
    info = await v.two(**hammer())
    assert not info.holds
    await _refused(v, info.table, "anna", "refused-clock-people")
    rated = await v.two(rated=True, **hammer())
    await _refused(v, rated.table, "boris", "refused-clock-rated")
    both = await v.house.open("anna", TableSpec(seats=3, bots=(SeatBot("steady"),), **hammer()), "aa")
    await _refused(v, (await v.house.join(both.table, "boris", "bb")).table, "anna", "refused-clock-people")


@pytest.mark.parametrize(
    "spec",
    [{"game": "podstavec"}, {"game": "podstavec", "clock": PerDay(days=1)}, {"game": "venice"}],
    ids=["no clock", "days", "calendar"],
)
async def test_where_no_clock_runs_or_it_goes_by_days_none_is_held(v, spec):
    info = await against_bots(v, **spec)
    assert not info.holds
    await _refused(v, info.table, "anna", "refused-clock-none")


async def test_only_the_player_may_have_the_clock_held_and_only_while_they_play(v):
    info = await against_bots(v)
    assert info.holds
    await _refused(v, info.table, "vera", "refused-no-seat")
    await held(v, info.table)
    await _refused(v, info.table, "vera", "refused-no-seat")
    await v.ask(info.table, "anna", Resign())
    await _refused(v, info.table, "anna", "refused-over")


# ---- who is told, and who is gone


async def test_everyone_who_watches_is_told_that_the_clock_stands_and_that_it_goes_on(v):
    info = await against_bots(v)
    readers = {person: Reader() for person in ("anna", None)}
    for person, reader in readers.items():
        await v.house.watch(info.table, person, reader)
    await held(v, info.table)
    late = Reader()
    await v.house.watch(info.table, None, late)
    stands = {"since": v.clock.at, "until": v.clock.at + TEN_MINUTES, "until_ready": False}
    assert late.frames[0]["info"]["held"] == stands
    await v.later(90_000)
    await goes_on(v, info.table)
    for reader in readers.values():
        shown, gone_on = reader.of("view")
        assert (shown["held"], shown["events"], shown["due"]) == (stands, [], info.due)
        assert [frame["info"]["held"] for frame in reader.of("table")] == [stands, None]
        assert "held" not in gone_on
        assert (gone_on["due"], gone_on["view"]["due"]) == (info.due + 90_000,) * 2
        (event,) = gone_on["events"]
        assert (event["type"], event["by"], event["held"]) == ("house-postponed", 90_000, True)
        told = Message("event-house-postponed", {key: event[key] for key in ("minutes", "by", "held")})
        said = [catalogue(language, HOUSE).say(told) for language in LANGUAGES]
        assert said == ["The clock stood, and goes on.", "Часы стояли и снова идут."]


async def test_the_clock_goes_on_when_its_player_is_gone_but_not_while_they_look_at_it_elsewhere(v):
    info = await against_bots(v)
    first, second = [await v.house.watch(info.table, "anna", Reader()) for _ in range(2)]
    await held(v, info.table)
    await v.later(30_000)
    first.close()
    v.house.gone(info.table, "anna")
    assert (await v.house.info(info.table)).held
    second.close()
    v.house.gone(info.table, "vera")
    assert (await v.house.info(info.table)).held
    gallery = v.house.table(info.table).gallery
    gallery.remote("another process", Presence(seats=(info.seat,), onlookers=0))
    v.house.gone(info.table, "anna")
    assert (await v.house.info(info.table)).held
    gallery.remote("another process", Presence(seats=(), onlookers=0))
    v.house.gone(info.table, "anna")
    assert (await v.house.info(info.table)).due == info.due + 30_000


# ---- until they are ready


@pytest.mark.parametrize("spec", [hammer(), {"game": "venice", "options": {"pace": "minutes"}}])
async def test_a_game_waits_until_its_player_is_ready_though_they_are_away_for_days(v, spec):
    info = await against_bots(v, **spec)
    table = info.table
    watch = await v.house.watch(table, "anna", Reader())
    await v.later(2_000)
    await waits(v, table)
    for read in (True, False):
        watch.close()
        v.house.gone(table, "anna", read)
        await v.later(3 * DAY)
    assert table not in v.house.in_memory
    now = await v.house.info(table, "anna")
    assert (now.held.until_ready, now.status, now.due) == (True, "playing", info.due)
    assert await entries(v, table) == []
    await goes_on(v, table)
    now = await v.house.info(table)
    assert (now.held, now.due) == (None, info.due + 6 * DAY)


async def test_a_game_that_nobody_was_ready_for_in_a_month_ends_without_a_result(v):
    table = (await against_bots(v)).table
    await waits(v, table)
    await v.later(30 * DAY - 1)
    assert (await v.house.info(table)).status == "playing"
    await v.later(1)
    info = await v.house.info(table)
    assert (info.status, info.why.id, info.outcome, info.held) == ("aborted", "aborted-forgotten", None, None)
    assert await entries(v, table) == []


async def test_who_has_moved_was_ready_and_has_the_clock_held_only_to_read(v):
    info = await against_bots(v, game="podstavec", clock=MINUTE)
    table, (mover, *_) = info.table, info.turn
    if mover != info.seat:
        assert await bot_plays(v, table, mover)
    assert isinstance(await v.play(table, "anna", v.random_move(table, info.seat, Random(1))), Done)
    await waits(v, table)
    now = (await v.house.info(table)).held
    assert (now.until_ready, now.until) == (False, v.clock.at + TEN_MINUTES)


async def test_what_is_read_while_a_game_waits_for_its_player_does_not_begin_it(v):
    table = (await against_bots(v)).table
    await waits(v, table)
    rows = await v.house.store.rows(table)
    await held(v, table)
    await v.later(TEN_MINUTES)
    assert await v.house.store.rows(table) == rows


async def test_a_game_waits_for_its_player_over_a_repair(v):
    info = await against_bots(v)
    await waits(v, info.table)
    await v.later(10_000)
    await v.house.close(info.table, "a look inside")
    await v.later(20_000)
    await v.house.repair(info.table)
    await v.later(30_000)
    assert (await v.house.info(info.table)).held.until_ready
    await goes_on(v, info.table)
    assert (await v.house.info(info.table)).due == info.due + 60_000


# ---- houses that stop, and several


async def test_a_game_waits_for_its_player_over_a_restart_of_the_house(database):
    clock = Hands()
    async with visiting(database, clock) as v:
        info = await against_bots(_quiet(v))
        await waits(v, info.table)
        await v.later(60_000)
    clock.at += 2 * DAY
    async with visiting(database, clock) as v:
        assert (await _quiet(v).house.info(info.table)).held.until_ready
        await v.later(60_000)
        assert await entries(v, info.table) == []
        await goes_on(v, info.table)
        assert (await v.house.info(info.table)).due == info.due + 2 * DAY + 120_000
        await v.later(0)
        assert [entry.postpone for entry in await entries(v, info.table)] == [2 * DAY + 120_000]


async def test_a_house_that_was_away_meanwhile_lets_the_clock_go_on_with_the_time_that_was_left(database):
    clock = Hands()
    async with visiting(database, clock) as v:
        info = await against_bots(_quiet(v))
        await held(v, info.table)
        await v.later(60_000)
    clock.at += 3_600_000
    async with visiting(database, clock) as v:
        now = await _quiet(v).house.info(info.table)
        assert (now.held, now.due) == (None, info.due + 3_660_000)
        assert [entry.postpone for entry in await entries(v, info.table) if entry.seat is None] == [3_660_000]


async def test_what_one_process_holds_another_lets_go_on(new_database):
    clock, line, database = Hands(), Line(), new_database()
    async with visiting(database, clock, End(line)) as one, visiting(database, clock, End(line)) as other:
        info = await against_bots(_quiet(one))
        reader = Reader()
        await _quiet(other).house.watch(info.table, "anna", reader)
        await held(one, info.table)
        clock.at += 200_000
        for each in (one, other):
            await each.later(0)
            assert (await each.house.info(info.table)).held
        await goes_on(other, info.table)
        assert (await one.house.info(info.table)).due == info.due + 200_000
        assert [frame.get("held") is not None for frame in reader.of("view")] == [True, False]


async def test_a_game_waits_for_its_player_who_left_another_process(new_database):
    clock, line, database = Hands(), Line(), new_database()
    async with visiting(database, clock, End(line)) as one, visiting(database, clock, End(line)) as other:
        info = await against_bots(_quiet(one))
        watch = await _quiet(other).house.watch(info.table, "anna", Reader())
        await waits(one, info.table)
        watch.close()
        other.house.gone(info.table, "anna")
        clock.at += DAY
        for each in (one, other):
            await each.later(0)
            assert (await each.house.info(info.table)).held.until_ready
        await goes_on(other, info.table)
        assert (await one.house.info(info.table)).due == info.due + DAY
