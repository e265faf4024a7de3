"""Lists of tables, and rematches, which stand in some of them."""

from __future__ import annotations

import threading
from importlib import resources

import pytest
from visiting import KEEP, Reader, Visit, refusal

from ridotto.core import Problem
from ridotto.games.venice import pack as venice_pack
from ridotto.house.tables.lobby import Listener
from ridotto.house.tables.sitting import REMATCH_MS
from ridotto.protocol.tables import (
    Done,
    Rematch,
    Resign,
    TableSpec,
)

pytestmark = pytest.mark.anyio


async def test_a_rematch_rotates_the_seats_and_begins_when_all_have_asked(visit):
    async with visit() as v:
        first = await v.two()
        assert refusal(await v.ask(first.table, "anna", Rematch("a1"))) == "refused-rematch-playing"
        await v.ask(first.table, "anna", Resign())
        asked = await v.ask(first.table, "anna", Rematch("a1"))
        assert (await v.house.info(first.table)).rematch == asked.table
        waiting = await v.house.info(asked.table)
        assert (waiting.status, waiting.expected) == ("open", ("boris",))
        with pytest.raises(Problem) as stranger:
            await v.house.join(asked.table, "vera", "cc")
        assert stranger.value.why.id == "table-rematch-only"
        assert (await v.ask(first.table, "boris", Rematch("b1"))).table == asked.table
        again = await v.house.info(asked.table)
        assert (again.status, again.expected) == ("playing", ())
        assert [seat.person for seat in again.seats] == [seat.person for seat in reversed(first.seats)]


async def test_the_lobby_and_ones_own_tables_are_pushed(visit):
    async with visit() as v:
        lobby, mine = Reader(), Reader()
        v.house.lobby.subscribe_lobby(Listener(lobby, lambda: None))
        v.house.lobby.subscribe_person("boris", Listener(mine, lambda: None))
        table = (await v.house.open("anna", TableSpec(game="podstavec", seats=2), "aa")).table
        assert [info.table for info in await v.house.lobby.open_tables()] == [table]
        await v.house.join(table, "boris", "bb")
        assert [frame["info"]["status"] for frame in lobby.frames] == ["open", "playing"]
        await v.play(table, "anna", KEEP)
        (own,) = await v.house.lobby.tables_of("boris")
        assert mine.frames[-1]["info"]["awaited"] == [own.seat] == list(own.awaited)
        assert await v.house.lobby.open_tables() == []
        assert [info.table for info in await v.house.lobby.running()] == [table]
        await v.ask(table, "anna", Resign())
        assert await v.house.lobby.running() == []
        assert [info.table for info in await v.house.lobby.finished(game="podstavec")] == [table]
        assert lobby.frames[-1]["info"]["status"] == "over", "who watches the lobby is told that it has left"
        before = len(lobby.frames)
        await v.ask(table, "boris", Rematch("cc"))
        assert len(lobby.frames) == before, "what has left the lobby is of no interest there"


async def test_a_rematch_that_was_left_can_be_asked_for_again(visit):
    async with visit() as v:
        table = (await v.two()).table
        await v.ask(table, "anna", Resign())
        left = (await v.ask(table, "anna", Rematch("aa"))).table
        await v.house.leave(left, "anna")
        again = (await v.ask(table, "boris", Rematch("bb"))).table
        assert again != left
        assert (await v.house.info(table)).rematch == again
        assert (await v.ask(table, "anna", Rematch("cc"))).table == again
        assert (await v.house.info(again)).status == "playing"


async def test_a_table_to_play_again_is_not_in_the_lobby(visit):
    async with visit() as v:
        table = (await v.two()).table
        lobby = Reader()
        v.house.lobby.subscribe_lobby(Listener(lobby, lambda: None))
        await v.ask(table, "anna", Resign())
        again = (await v.ask(table, "anna", Rematch("aa"))).table
        assert (await v.house.info(again)).reserved
        assert await v.house.lobby.open_tables() == []
        assert lobby.frames == []


async def test_a_whole_pack_is_judged_off_the_event_loop_and_stands_in_no_list(visit, monkeypatch):
    pack = resources.files("ridotto.games.venice").joinpath("packs", "serenissima.toml").read_text()
    threads = []
    check_pack = venice_pack.check_pack

    def note(text):
        threads.append(threading.current_thread())
        return check_pack(text)

    monkeypatch.setattr(venice_pack, "check_pack", note)
    venice_pack.find_pack.cache_clear()

    async def scene(v: Visit) -> None:
        table = (await v.house.open("anna", TableSpec(game="venice", seats=2, options={"pack": pack}), "aa")).table
        v.house.in_memory.clear()
        venice_pack.find_pack.cache_clear()  # as after a restart
        await v.house.join(table, "boris", "bb")
        assert (await v.house.info(table)).options["pack"] == pack
        for listed in (await v.house.lobby.tables_of("anna"))[0], (await v.house.lobby.tables_of("boris"))[0]:
            assert "pack" not in listed.options

    async with visit() as v:
        await scene(v)
    assert len(threads) == 2
    assert threading.main_thread() not in threads


async def test_unanswered_rematches_do_not_empty_the_lobby(visit):
    async with visit() as v:
        waiting = (await v.house.open("clara", TableSpec(game="podstavec", seats=2), "cc")).table
        for _ in range(3):
            v.clock.at += 1
            table = (await v.two()).table
            await v.ask(table, "anna", Resign())
            assert isinstance(await v.ask(table, "anna", Rematch("aa")), Done)
        assert [info.table for info in await v.house.lobby.open_tables(2)] == [waiting]


async def test_a_rematch_that_nobody_answers_is_given_up_after_a_day(visit):
    async with visit() as v:
        table = (await v.house.open("anna", TableSpec(game="podstavec", seats=3), "aa")).table
        for person in ("boris", "clara"):
            await v.house.join(table, person, "bb")
        for person in ("anna", "boris"):
            await v.ask(table, person, Resign())
        rematch = (await v.ask(table, "anna", Rematch("aa"))).table
        assert isinstance(await v.ask(table, "boris", Rematch("bb")), Done)
        assert (await v.house.info(rematch, "anna")).due == v.clock.at + REMATCH_MS
        await v.later(REMATCH_MS - 1)
        assert (await v.house.info(rematch, "anna")).status == "open"
        await v.later(1)
        given_up = await v.house.info(rematch, "anna")
        assert (given_up.status, given_up.why.id) == ("aborted", "aborted-rematch")
        again = (await v.ask(table, "anna", Rematch("aa"))).table
        assert again != rematch


async def test_pages_of_finished_games_pass_over_none_that_ended_together(visit):
    async with visit() as v:
        ended = set()
        for number in range(7):
            v.clock.at += number % 3 == 0
            table = (await v.two()).table
            await v.ask(table, "anna", Resign())
            ended.add(table)
        pages, last = [], None
        while page := await v.house.lobby.finished(before=last and (last.ended, last.table), limit=2):
            pages += page
            last = page[-1]
        assert {info.table for info in pages} == ended
        assert len(pages) == len(ended)
        assert [info.ended for info in pages] == sorted((info.ended for info in pages), reverse=True)
