"""Opening, entering, playing and ending a table, on a real store."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from visiting import Visit

from ridotto.core import Problem, catalogue, find_game, read_record
from ridotto.core.fairness import check_fairness, commitment
from ridotto.games.venice import pack as venice_pack
from ridotto.protocol.tables import (
    Resign,
    SeatBot,
    TableSpec,
)
from ridotto.testing.messages import catalogue_problems

pytestmark = pytest.mark.anyio


async def test_a_whole_game_is_played_and_its_record_verifies(visit):
    async with visit() as v:
        table = (await v.two()).table
        await v.play_on(table, Random(1))
        info = await v.house.info(table)
        assert info.status == "over"
        record = await v.house.archive.record(table, None)
        assert read_record(record).verify().outcome() == info.outcome


def test_both_languages_of_the_house_say_the_same_things():
    assert catalogue_problems("ridotto.house") == []


# ---- entering


async def test_a_table_begins_when_it_is_full(visit):
    async with visit() as v:
        opened = await v.house.open("anna", TableSpec(game="podstavec", seats=2), "aa")
        assert (opened.status, opened.taken, opened.capacity) == ("open", 1, 2)
        begun = await v.house.join(opened.table, "boris", "bb")
        assert begun.status == "playing"
        assert {seat.person for seat in begun.seats} == {"anna", "boris"}


async def test_entering_twice_is_entering_once(visit):
    async with visit() as v:
        table = (await v.house.open("anna", TableSpec(game="podstavec", seats=3), "aa")).table
        assert (await v.house.join(table, "anna", "cc")).taken == 1
        await v.house.join(table, "boris", "bb")
        assert (await v.house.join(table, "boris", "bb")).taken == 2


async def test_nobody_enters_a_running_game(visit):
    async with visit() as v:
        table = (await v.two()).table
        with pytest.raises(Problem) as refused:
            await v.house.join(table, "vera", "cc")
        assert refused.value.why.id == "table-not-open"


async def test_the_host_begins_with_fewer_than_seats_where_the_game_allows_it(visit):
    async with visit() as v:
        table = (await v.house.open("anna", TableSpec(game="podstavec", seats=3, start="host"), "aa")).table
        with pytest.raises(Problem) as alone:
            await v.house.begin(table, "anna")
        assert alone.value.why.id == "table-too-few"
        told = [catalogue(language, "ridotto.house").say(alone.value.why) for language in ("en", "ru")]
        assert told == [
            "Only one sits at the table: the game needs at least 2.",
            "За столом только 1 игрок: для игры нужно хотя бы 2.",
        ]
        await v.house.join(table, "boris", "bb")
        with pytest.raises(Problem) as stranger:
            await v.house.begin(table, "boris")
        assert stranger.value.why.id == "table-host-only"
        begun = await v.house.begin(table, "anna")
        assert (begun.status, begun.capacity) == ("playing", 2)


async def test_a_table_begins_at_its_time_or_not_at_all(visit):
    async with visit() as v:
        at = v.clock.at + 60_000
        tables = [
            (await v.house.open("anna", TableSpec(game="podstavec", seats=3, start=at), "aa")).table for _ in range(2)
        ]
        await v.house.join(tables[0], "boris", "bb")
        await v.later(59_999)
        assert (await v.house.info(tables[0])).status == "open"
        await v.later(1)
        assert (await v.house.info(tables[0])).status == "playing"
        lonely = await v.house.info(tables[1])
        assert (lonely.status, lonely.why.id) == ("aborted", "aborted-too-few")


async def test_who_leaves_before_the_start_is_gone_and_the_last_one_ends_it(visit):
    async with visit() as v:
        table = (await v.house.open("anna", TableSpec(game="podstavec", seats=3), "aa")).table
        await v.house.join(table, "boris", "bb")
        left = await v.house.leave(table, "anna")
        assert (left.host, left.taken) == ("boris", 1)
        assert await v.house.lobby.tables_of("anna") == []
        assert (await v.house.leave(table, "boris")).status == "aborted"


async def test_a_table_by_link_is_not_seen_without_the_key(visit):
    async with visit() as v:
        opened = await v.house.open("anna", TableSpec(game="podstavec", seats=2, public=False), "aa")
        assert opened.key
        assert await v.house.lobby.open_tables() == []
        for ask in (
            v.house.info(opened.table, "boris"),
            v.house.join(opened.table, "boris", "bb", "wrong"),
            v.house.watch(opened.table, "boris", lambda _frame: None),
            v.house.archive.fairness(opened.table),
            v.house.archive.log(opened.table, "boris"),
            v.house.archive.log(opened.table, None, "wrong"),
            v.house.archive.record(opened.table, "boris"),
            v.house.archive.view_at(opened.table, "boris", 0),
        ):
            with pytest.raises(Problem) as refused:
                await ask
            assert refused.value.why.id == "table-unknown"
        assert (await v.house.join(opened.table, "boris", "bb", opened.key)).status == "playing"


@pytest.mark.parametrize(
    ("spec", "problem"),
    [
        (TableSpec(game="whist"), "unknown-game"),
        (TableSpec(game="podstavec", seats=7), "setup-seats"),
        (TableSpec(game="podstavec", options={"scoring": "none"}), "setup-options"),
        (TableSpec(game="podstavec", bots=(SeatBot("nobody"),)), "unknown-bot"),
        (TableSpec(game="podstavec", bots=(SeatBot("random"),) * 2), "table-only-bots"),
        (TableSpec(game="poker_auction", options={"ante": 2000}), "setup-ante"),
        (TableSpec(game="podstavec", bots=(SeatBot("random"),), rated=True), "table-rated-bots"),
        (TableSpec(game="podstavec", start=1), "table-start-past"),
        (TableSpec(game="podstavec", start=2**53), "table-start-far"),
    ],
)
async def test_a_table_that_could_never_begin_is_refused_with_a_sentence(visit, spec, problem):
    async with visit() as v:
        with pytest.raises(Problem) as refused:
            await v.house.open("anna", spec, "aa")
        assert refused.value.why.id == problem
        assert refused.value.sentence("ru")


# ---- a fair deal


async def test_the_deal_follows_from_the_secret_and_every_contribution(visit):
    async with visit() as v:
        opened = await v.house.open("anna", TableSpec(game="podstavec", seats=2), "aa11")
        table = opened.table
        before = await v.house.archive.fairness(table)
        assert before.commitment == opened.commitment
        await v.house.join(table, "boris", "bb22")
        running = await v.house.archive.fairness(table)
        assert running.contributions == ("aa11", "bb22")
        assert not running.secret
        assert not running.seed
        await v.ask(table, "anna", Resign())
        shown = await v.house.archive.fairness(table)
        assert commitment(bytes.fromhex(shown.secret)) == opened.commitment
        header = read_record(await v.house.archive.record(table, None)).header
        check_fairness(header.fair, shown.seed)
        info = await v.house.info(table)
        assert info.seats[shown.seating[0]].person == "anna"


async def test_who_cannot_leave_is_told_how_the_table_stands(visit):
    async def refused(v: Visit, table: str) -> list[str]:
        with pytest.raises(Problem) as leaving:
            await v.house.leave(table, "anna")
        with pytest.raises(Problem) as beginning:
            await v.house.begin(table, "anna")
        return [leaving.value.why.id, beginning.value.why.id]

    async with visit() as v:
        table = (await v.two()).table
        assert await refused(v, table) == ["table-begun"] * 2
        await v.house.close(table, "a test")
        assert await refused(v, table) == ["refused-closed"] * 2
        await v.house.repair(table)
        await v.ask(table, "anna", Resign())
        assert await refused(v, table) == ["refused-over"] * 2


async def test_what_is_over_is_not_closed_for_repair_and_what_is_not_closed_not_repaired(visit):
    async with visit() as v:
        table = (await v.two()).table
        with pytest.raises(Problem, match="refused-not-closed"):
            await v.house.repair(table)
        await v.ask(table, "anna", Resign())
        with pytest.raises(Problem, match="refused-over"):
            await v.house.close(table, "a mistake")
        assert (await v.house.info(table)).status == "over"


async def test_packs_of_one_person_wait_behind_their_own(visit, monkeypatch):
    async with visit() as v:
        judged = []
        monkeypatch.setattr(venice_pack, "check_pack", lambda text: judged.append(text) or [])
        venice = find_game("venice")
        waiting = [("mallory", f"m{n}") for n in range(4)] + [("anna", "a"), ("boris", "b")]
        await asyncio.gather(*(v.house.faults(person, venice, "pack", text) for person, text in waiting))
        assert judged == ["m0", "m1", "a", "b", "m2", "m3"]
