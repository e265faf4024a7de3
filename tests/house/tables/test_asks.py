"""What players ask of a table: moves, previews, resigning, draws, aborting."""

from __future__ import annotations

import asyncio
from random import Random

import msgspec
import pytest
from visiting import KEEP, PASS, Reader, refusal

from ridotto.core import read_record
from ridotto.protocol.tables import (
    Abort,
    DeclineDraw,
    Done,
    OfferDraw,
    Preview,
    Resign,
    ReturnToSeat,
    SeatBot,
    TableSpec,
    Undo,
)

pytestmark = pytest.mark.anyio


async def test_the_same_id_again_is_answered_the_same_and_played_once(visit):
    async with visit() as v:
        table = (await v.two()).table
        first = await v.play(table, "anna", KEEP, "one")
        assert await v.play(table, "anna", KEEP, "one") == first == Done(id="one")
        refused = await v.play(table, "anna", KEEP, "two")
        await v.play(table, "boris", KEEP, "three")
        assert await v.play(table, "anna", PASS, "two") == refused
        v.house.in_memory.clear()
        assert await v.play(table, "anna", KEEP, "one") == first
        rows = await v.house.store.rows(table)
        assert sum(row.client == "one" for row in rows) == 1


async def test_the_same_id_twice_at_once_is_played_once(visit):
    async with visit() as v:
        table = (await v.two()).table
        answers = await asyncio.gather(*[v.play(table, "anna", KEEP, "same") for _ in range(5)])
        assert answers == [Done(id="same")] * 5


async def test_the_same_id_of_another_person_is_another_command(visit):
    async with visit() as v:
        table, at_once = (await v.two()).table, (await v.two()).table
        assert isinstance(await v.play(table, "anna", KEEP, "mine"), Done)
        assert isinstance(await v.play(table, "boris", KEEP, "mine"), Done)
        await asyncio.gather(*[v.play(at_once, person, KEEP, "mine") for person in ("anna", "boris")])
        for one in (table, at_once):
            moves = [row.person for row in await v.house.store.rows(one) if row.client]
            assert sorted(moves) == ["anna", "boris"]
        refused = await v.play(table, "clara", KEEP, "mine")
        assert refused.rule == "SEAT"


async def test_nobody_plays_for_another_seat(visit):
    async with visit() as v:
        table = (await v.two()).table
        assert refusal(await v.play(table, "vera", KEEP)) == "refused-no-seat"
        assert refusal(await v.ask(table, "vera", Resign())) == "refused-no-seat"
        assert refusal(await v.play("nowhere", "anna", KEEP)) == "table-unknown"


async def test_a_move_that_breaks_a_rule_is_refused_with_its_clause(visit):
    async with visit() as v:
        table = (await v.two()).table
        too_many = await v.play(table, "anna", {**KEEP, "red": 9})
        assert refusal(too_many) == "refused-balls-to-arrange"
        assert too_many.rule == "POD-5"
        assert (await v.play(table, "anna", {"type": "dance"})).rule == "FORM"
        assert (await v.play(table, "anna", PASS)).rule == "PHASE"


async def test_a_preview_changes_nothing(visit):
    async with visit() as v:
        table = (await v.two()).table
        n = v.house.in_memory[table].sitting.book.n
        shown = await v.ask(table, "anna", Preview(msgspec.Raw(msgspec.json.encode(KEEP))))
        assert msgspec.json.decode(shown.view)["you"]["sent"] == KEEP
        assert v.house.in_memory[table].sitting.book.n == n
        assert isinstance(await v.play(table, "anna", KEEP), Done)


async def test_with_two_players_resigning_ends_the_game(visit):
    async with visit() as v:
        info = await v.two()
        await v.ask(info.table, "anna", Resign())
        over = await v.house.info(info.table, "anna")
        assert over.outcome.places[over.seat] == 2
        assert over.outcome.reason == "resigned"
        view = await v.house.archive.view_at(info.table, None, 1)
        assert msgspec.json.decode(view)["outcome"]["reason"] == "resigned"


async def test_with_three_players_the_others_play_on_and_the_leaver_comes_last(visit):
    async with visit() as v:
        table = (await v.house.open("anna", TableSpec(game="podstavec", seats=3), "aa")).table
        await v.house.join(table, "boris", "bb")
        await v.house.join(table, "vera", "cc")
        await v.ask(table, "anna", Resign())
        info = await v.house.info(table, "anna")
        assert info.status == "playing"
        assert info.seats[info.seat].resigned
        assert info.seats[info.seat].bot
        assert refusal(await v.play(table, "anna", KEEP)) == "refused-resigned"
        await v.ask(table, "boris", Resign())
        over = await v.house.info(table, "vera")
        assert over.outcome.places[over.seat] == 1
        assert over.outcome.places[info.seat] == 3


async def test_a_draw_needs_everyone(visit):
    async with visit() as v:
        table = (await v.two()).table
        await v.ask(table, "anna", OfferDraw())
        assert len((await v.house.info(table)).offers) == 1
        await v.ask(table, "boris", DeclineDraw())
        declined = await v.house.info(table, "boris")
        assert (declined.offers, declined.declined) == ((), declined.seat)
        await v.ask(table, "boris", OfferDraw())
        offered = await v.house.info(table)
        assert (offered.status, offered.declined) == ("playing", None)
        await v.ask(table, "anna", OfferDraw())
        over = await v.house.info(table)
        assert over.outcome.reason == "draw"
        assert over.offers == ()


async def test_a_game_can_be_aborted_until_everyone_has_moved(visit):
    async with visit() as v:
        tables = [(await v.two()).table for _ in range(2)]
        for table in tables:
            await v.play(table, "anna", KEEP)
        await v.play(tables[0], "boris", KEEP)
        assert refusal(await v.ask(tables[0], "boris", Abort())) == "refused-abort-moved"
        assert isinstance(await v.ask(tables[1], "boris", Abort()), Done)
        assert (await v.house.info(tables[1])).status == "aborted"


async def test_an_offer_ends_with_a_move_that_all_can_notice_and_everyone_is_told(visit):
    async with visit() as v:
        info = await v.two("logistics")
        reader, rng = Reader(), Random(1)
        await v.house.watch(info.table, None, reader)
        await v.ask(info.table, "anna", OfferDraw())
        assert len(reader.of("table")[-1]["info"]["offers"]) == 1
        seat = (await v.house.info(info.table)).turn[0]
        await v.play(info.table, info.seats[seat].person, v.random_move(info.table, seat, rng))
        assert reader.of("table")[-1]["info"]["offers"] == []


async def test_an_offer_does_not_tell_of_a_hidden_move(visit):
    async with visit() as v:
        info = await v.two("venice")
        await v.ask(info.table, "anna", OfferDraw())
        before = await v.house.info(info.table)
        seat = (await v.house.info(info.table, "boris")).seat
        assert isinstance(await v.play(info.table, "boris", v.random_move(info.table, seat, Random(3))), Done)
        assert await v.house.info(info.table) == before


async def test_who_left_comes_last_when_the_others_agree_on_a_draw(visit):
    async with visit() as v:
        opened = await v.house.open("anna", TableSpec(game="podstavec", seats=3), "aa")
        for person in ("boris", "vera"):
            info = await v.house.join(opened.table, person, "bb")
        await v.ask(info.table, "vera", Resign())
        await v.ask(info.table, "anna", OfferDraw())
        await v.ask(info.table, "boris", OfferDraw())
        over = await v.house.info(info.table, "vera")
        assert sorted(over.outcome.places) == [1, 1, 3]
        assert over.outcome.places[over.seat] == 3
        read_record(await v.house.archive.record(info.table, None)).verify()


async def test_nobody_agrees_on_a_draw_with_bots_alone(visit):
    async with visit() as v:
        opened = await v.house.open("anna", TableSpec(game="podstavec", seats=3, bots=(SeatBot("random"),)), "aa")
        await v.house.join(opened.table, "boris", "bb")
        await v.ask(opened.table, "boris", Resign())
        assert refusal(await v.ask(opened.table, "anna", OfferDraw())) == "refused-draw-bots"


async def test_whether_it_can_be_aborted_or_a_move_taken_back_tells_of_no_sealed_bid(visit):
    """In one of two worlds Boris has bid in secret: whatever Anna asks, she is answered the same."""

    async def scene(v):
        venice = {"game": "venice", "options": {"pace": "minutes", "minutes": 1}}
        worlds = [(await v.two(**venice)).table for _ in range(2)]
        for table in worlds:
            seats = {seat.person: seat.seat for seat in (await v.house.info(table)).seats}
            assert isinstance(await v.play(table, "anna", v.random_move(table, seats["anna"], Random(1))), Done)
        await v.play(worlds[1], "boris", v.random_move(worlds[1], seats["boris"], Random(1)))
        for ask in (Undo(1), Undo(2), OfferDraw(), DeclineDraw(), ReturnToSeat(), Abort()):
            answers = [await v.ask(table, "anna", ask, "the same") for table in worlds]
            assert answers[0] == answers[1]

    async with visit() as v:
        await scene(v)


async def test_a_game_that_its_own_clock_has_brought_on_is_not_aborted(visit):
    async with visit() as v:
        info = await v.two("venice", options={"pace": "minutes", "minutes": 1})
        await v.later(60_000)
        assert refusal(await v.ask(info.table, "anna", Abort())) == "refused-abort-moved"
