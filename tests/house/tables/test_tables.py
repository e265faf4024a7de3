"""Opening, entering, playing and ending a table, on a real store."""

from __future__ import annotations

import asyncio
import threading
from importlib import resources
from random import Random

import msgspec
import pytest
from visiting import Reader, Visit

from ridotto.core import LANGUAGES, Problem, find_game, read_record
from ridotto.core.fairness import check_fairness, commitment
from ridotto.games.venice import pack as venice_pack
from ridotto.house.house import House
from ridotto.house.tables.lobby import Listener
from ridotto.house.tables.sitting import REMATCH_MS
from ridotto.protocol.tables import (
    Abort,
    DeclineDraw,
    Done,
    OfferDraw,
    Preview,
    RefusedAnswer,
    Rematch,
    Resign,
    SeatBot,
    TableSpec,
    TakeBack,
    Undo,
)
from ridotto.testing.messages import catalogue_problems

PASS = {"type": "bid", "red": 0, "white": 0, "black": 0, "pedestals": 0}
KEEP = {"type": "arrange", "red": 0, "white": 0, "black": 0, "empty": 3}


def refusal(answer: object) -> str:
    assert isinstance(answer, RefusedAnswer), answer
    for language in LANGUAGES:
        assert answer.sentence(language)
    return answer.why.id


def test_a_whole_game_is_played_and_its_record_verifies(visit):
    async def scene(v: Visit) -> None:
        table = (await v.two()).table
        await v.play_on(table, Random(1))
        info = await v.house.info(table)
        assert info.status == "over"
        record = await v.house.archive.record(table, None)
        assert read_record(record).verify().outcome() == info.outcome

    visit(scene)


def test_both_languages_of_the_house_say_the_same_things():
    assert catalogue_problems("ridotto.house") == []


# ---- entering


def test_a_table_begins_when_it_is_full(visit):
    async def scene(v: Visit) -> None:
        opened = await v.house.open("anna", TableSpec(game="podstavec", seats=2), "aa")
        assert (opened.status, opened.taken, opened.capacity) == ("open", 1, 2)
        begun = await v.house.join(opened.table, "boris", "bb")
        assert begun.status == "playing"
        assert {seat.person for seat in begun.seats} == {"anna", "boris"}

    visit(scene)


def test_entering_twice_is_entering_once(visit):
    async def scene(v: Visit) -> None:
        table = (await v.house.open("anna", TableSpec(game="podstavec", seats=3), "aa")).table
        assert (await v.house.join(table, "anna", "cc")).taken == 1
        await v.house.join(table, "boris", "bb")
        assert (await v.house.join(table, "boris", "bb")).taken == 2

    visit(scene)


def test_nobody_enters_a_running_game(visit):
    async def scene(v: Visit) -> None:
        table = (await v.two()).table
        with pytest.raises(Problem) as refused:
            await v.house.join(table, "vera", "cc")
        assert refused.value.why.id == "table-not-open"

    visit(scene)


def test_the_host_begins_with_fewer_than_seats_where_the_game_allows_it(visit):
    async def scene(v: Visit) -> None:
        table = (await v.house.open("anna", TableSpec(game="podstavec", seats=3, start="host"), "aa")).table
        with pytest.raises(Problem) as alone:
            await v.house.begin(table, "anna")
        assert alone.value.why.id == "table-too-few"
        await v.house.join(table, "boris", "bb")
        with pytest.raises(Problem) as stranger:
            await v.house.begin(table, "boris")
        assert stranger.value.why.id == "table-host-only"
        begun = await v.house.begin(table, "anna")
        assert (begun.status, begun.capacity) == ("playing", 2)

    visit(scene)


def test_a_table_begins_at_its_time_or_not_at_all(visit):
    async def scene(v: Visit) -> None:
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

    visit(scene)


def test_who_leaves_before_the_start_is_gone_and_the_last_one_ends_it(visit):
    async def scene(v: Visit) -> None:
        table = (await v.house.open("anna", TableSpec(game="podstavec", seats=3), "aa")).table
        await v.house.join(table, "boris", "bb")
        left = await v.house.leave(table, "anna")
        assert (left.host, left.taken) == ("boris", 1)
        assert await v.house.board.tables_of("anna") == []
        assert (await v.house.leave(table, "boris")).status == "aborted"

    visit(scene)


def test_a_table_by_link_is_not_seen_without_the_key(visit):
    async def scene(v: Visit) -> None:
        opened = await v.house.open("anna", TableSpec(game="podstavec", seats=2, public=False), "aa")
        assert opened.key
        assert await v.house.board.lobby() == []
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

    visit(scene)


@pytest.mark.parametrize(
    ("spec", "problem"),
    [
        (TableSpec(game="whist"), "unknown-game"),
        (TableSpec(game="podstavec", seats=7), "setup-seats"),
        (TableSpec(game="podstavec", options={"scoring": "none"}), "setup-options"),
        (TableSpec(game="podstavec", bots=(SeatBot("nobody"),)), "unknown-bot"),
        (TableSpec(game="podstavec", bots=(SeatBot("random"),) * 2), "table-only-bots"),
        (TableSpec(game="podstavec", bots=(SeatBot("random"),), rated=True), "table-rated-bots"),
        (TableSpec(game="podstavec", start=1), "table-start-past"),
        (TableSpec(game="podstavec", start=2**53), "table-start-far"),
    ],
)
def test_a_table_that_could_never_begin_is_refused_with_a_sentence(visit, spec, problem):
    async def scene(v: Visit) -> None:
        with pytest.raises(Problem) as refused:
            await v.house.open("anna", spec, "aa")
        assert refused.value.why.id == problem
        assert refused.value.sentence("ru")

    visit(scene)


# ---- a fair deal


def test_the_deal_follows_from_the_secret_and_every_contribution(visit):
    async def scene(v: Visit) -> None:
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

    visit(scene)


# ---- what players do


def test_the_same_id_again_is_answered_the_same_and_played_once(visit):
    async def scene(v: Visit) -> None:
        table = (await v.two()).table
        first = await v.play(table, "anna", KEEP, "one")
        assert await v.play(table, "anna", KEEP, "one") == first == Done(id="one")
        refused = await v.play(table, "anna", KEEP, "two")
        await v.play(table, "boris", KEEP, "three")
        assert await v.play(table, "anna", PASS, "two") == refused
        v.house.live.clear()
        assert await v.play(table, "anna", KEEP, "one") == first
        rows = await v.house.store.rows(table)
        assert sum(row.client == "one" for row in rows) == 1

    visit(scene)


def test_the_same_id_twice_at_once_is_played_once(visit):
    async def scene(v: Visit) -> None:
        table = (await v.two()).table
        answers = await asyncio.gather(*[v.play(table, "anna", KEEP, "same") for _ in range(5)])
        assert answers == [Done(id="same")] * 5

    visit(scene)


def test_the_same_id_of_another_person_is_another_command(visit):
    async def scene(v: Visit) -> None:
        table, at_once = (await v.two()).table, (await v.two()).table
        assert isinstance(await v.play(table, "anna", KEEP, "mine"), Done)
        assert isinstance(await v.play(table, "boris", KEEP, "mine"), Done)
        await asyncio.gather(*[v.play(at_once, person, KEEP, "mine") for person in ("anna", "boris")])
        for one in (table, at_once):
            moves = [row.person for row in await v.house.store.rows(one) if row.client]
            assert sorted(moves) == ["anna", "boris"]
        refused = await v.play(table, "clara", KEEP, "mine")
        assert refused.rule == "SEAT"

    visit(scene)


def test_nobody_plays_for_another_seat(visit):
    async def scene(v: Visit) -> None:
        table = (await v.two()).table
        assert refusal(await v.play(table, "vera", KEEP)) == "refused-no-seat"
        assert refusal(await v.ask(table, "vera", Resign())) == "refused-no-seat"
        assert refusal(await v.play("nowhere", "anna", KEEP)) == "table-unknown"

    visit(scene)


def test_a_move_that_breaks_a_rule_is_refused_with_its_clause(visit):
    async def scene(v: Visit) -> None:
        table = (await v.two()).table
        too_many = await v.play(table, "anna", {**KEEP, "red": 9})
        assert refusal(too_many) == "refused-balls-to-arrange"
        assert too_many.rule == "POD-5"
        assert (await v.play(table, "anna", {"type": "dance"})).rule == "FORM"
        assert (await v.play(table, "anna", PASS)).rule == "PHASE"

    visit(scene)


def test_a_preview_changes_nothing(visit):
    async def scene(v: Visit) -> None:
        table = (await v.two()).table
        n = v.house.live[table].sitting.book.n
        shown = await v.ask(table, "anna", Preview(msgspec.Raw(msgspec.json.encode(KEEP))))
        assert msgspec.json.decode(shown.view)["you"]["sent"] == KEEP
        assert v.house.live[table].sitting.book.n == n
        assert isinstance(await v.play(table, "anna", KEEP), Done)

    visit(scene)


def test_with_two_players_resigning_ends_the_game(visit):
    async def scene(v: Visit) -> None:
        info = await v.two()
        await v.ask(info.table, "anna", Resign())
        over = await v.house.info(info.table, "anna")
        assert over.outcome.places[over.seat] == 2
        assert over.outcome.reason == "resigned"
        view = await v.house.archive.view_at(info.table, None, 1)
        assert msgspec.json.decode(view)["outcome"]["reason"] == "resigned"

    visit(scene)


def test_with_three_players_the_others_play_on_and_the_leaver_comes_last(visit):
    async def scene(v: Visit) -> None:
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

    visit(scene)


def test_a_draw_needs_everyone(visit):
    async def scene(v: Visit) -> None:
        table = (await v.two()).table
        await v.ask(table, "anna", OfferDraw())
        assert len((await v.house.info(table)).offers) == 1
        await v.ask(table, "boris", DeclineDraw())
        await v.ask(table, "boris", OfferDraw())
        assert (await v.house.info(table)).status == "playing"
        await v.ask(table, "anna", OfferDraw())
        over = await v.house.info(table)
        assert over.outcome.reason == "draw"
        assert over.offers == ()

    visit(scene)


def test_a_game_can_be_aborted_until_everyone_has_moved(visit):
    async def scene(v: Visit) -> None:
        tables = [(await v.two()).table for _ in range(2)]
        for table in tables:
            await v.play(table, "anna", KEEP)
        await v.play(tables[0], "boris", KEEP)
        assert refusal(await v.ask(tables[0], "boris", Abort())) == "refused-abort-moved"
        assert isinstance(await v.ask(tables[1], "boris", Abort()), Done)
        assert (await v.house.info(tables[1])).status == "aborted"

    visit(scene)


def test_a_rematch_rotates_the_seats_and_begins_when_all_have_asked(visit):
    async def scene(v: Visit) -> None:
        first = await v.two()
        assert refusal(await v.ask(first.table, "anna", Rematch("a1"))) == "refused-rematch-playing"
        await v.ask(first.table, "anna", Resign())
        asked = await v.ask(first.table, "anna", Rematch("a1"))
        assert (await v.house.info(first.table)).rematch == asked.table
        assert (await v.house.info(asked.table)).status == "open"
        with pytest.raises(Problem) as stranger:
            await v.house.join(asked.table, "vera", "cc")
        assert stranger.value.why.id == "table-rematch-only"
        assert (await v.ask(first.table, "boris", Rematch("b1"))).table == asked.table
        again = await v.house.info(asked.table)
        assert again.status == "playing"
        assert [seat.person for seat in again.seats] == [seat.person for seat in reversed(first.seats)]

    visit(scene)


# ---- watching


def test_everyone_at_the_table_is_shown_every_move_and_numbers_have_no_gaps(visit):
    async def scene(v: Visit) -> None:
        table = (await v.two()).table
        readers = {person: Reader() for person in ("anna", "boris", None)}
        for person, reader in readers.items():
            await v.house.watch(table, person, reader)
        await v.play_on(table, Random(3), 40)
        for reader in readers.values():
            assert reader.frames[0]["type"] == "hello"
            numbers = [frame["seq"] for frame in reader.of("view")]
            assert numbers == list(range(reader.frames[0]["seq"] + 1, reader.frames[0]["seq"] + 41))
        assert "bag" in readers["anna"].view
        assert "bag" not in readers[None].view

    visit(scene)


def test_every_frame_tells_the_houses_own_time(visit):
    async def scene(v: Visit) -> None:
        reader = Reader()
        table = (await v.house.open("anna", TableSpec(game="podstavec", seats=2), "aa")).table
        await v.house.watch(table, "anna", reader)
        opened = v.clock.at
        v.clock.at += 1000
        await v.house.join(table, "boris", "bb")
        v.clock.at += 1000
        await v.play(table, "boris", KEEP)
        assert [frame["now"] for frame in reader.of("hello")] == [opened]
        assert {frame["now"] for frame in reader.of("table")} == {opened + 1000}
        assert [frame["now"] for frame in reader.of("view")] == [opened + 1000, opened + 2000]

    visit(scene)


def test_everyone_is_told_who_is_here(visit):
    async def scene(v: Visit) -> None:
        table = (await v.two()).table
        readers = {name: Reader() for name in ("anna", "boris", "onlooker", None)}

        async def told(seats: list[int], onlookers: int) -> None:
            here = {"type": "presence", "seats": seats, "onlookers": onlookers}
            for watch in watches:
                while readers[watch.person].of("presence")[-1:] != [here]:
                    await asyncio.sleep(0.001)

        watches = [await v.house.watch(table, name, reader) for name, reader in readers.items()]
        await told([0, 1], 2)
        watches.pop().close()
        await told([0, 1], 1)
        watches.pop(0).close()
        await told([(await v.house.info(table, "boris")).seat], 1)

    visit(scene)


def test_what_others_cannot_notice_is_pushed_to_nobody_else_and_leaves_no_gap(visit):
    async def scene(v: Visit) -> None:
        spec = TableSpec(game="venice", seats=3, options={"pace": "minutes", "minutes": 1})
        table = (await v.house.open("anna", spec, "aa")).table
        for person in ("boris", "clara"):
            await v.house.join(table, person, "bb")
        at_table, at_home, lobby = Reader(), Reader(), Reader()
        await v.house.watch(table, "boris", at_table)
        v.house.board.subscribe_person("boris", Listener(at_home, lambda: None))
        v.house.board.subscribe_lobby(Listener(lobby, lambda: None))
        before = await v.house.archive.log(table, "boris")
        for amount in (10, 20):
            assert isinstance(await v.play(table, "anna", {"type": "borrow", "amount": amount}), Done)
        assert at_table.of("view") == at_home.frames == lobby.frames == []
        assert await v.house.archive.log(table, "boris") == before
        assert isinstance(await v.play(table, "clara", {"type": "ready"}), Done)
        (shown,) = at_table.of("view")
        assert shown["seq"] == at_table.of("hello")[0]["seq"] + 1
        returned = Reader()
        await v.house.watch(table, "boris", returned, resume_from=shown["seq"] - 1)
        (hello,) = returned.of("hello")
        (missed,) = hello["missed"]
        assert (missed["n"], missed["events"], hello["complete"]) == (shown["seq"], shown["events"], True)

    visit(scene)


def test_who_returns_is_told_what_was_missed(visit):
    async def scene(v: Visit) -> None:
        table = (await v.two()).table
        before, meanwhile = Reader(), Reader()
        watch = await v.house.watch(table, "anna", before)
        await v.house.watch(table, "anna", meanwhile)
        watch.close()
        await v.play_on(table, Random(4), 20)
        for forgotten in (False, True):
            if forgotten:
                v.house.live.clear()
            again = Reader()
            await v.house.watch(table, "anna", again, resume_from=before.frames[0]["seq"])
            hello = again.frames[0]
            told = [
                {"n": frame["seq"], **{field: frame[field] for field in ("at", "seat", "by", "events")}}
                for frame in meanwhile.of("view")
            ]
            assert hello["complete"]
            assert hello["missed"] == told
            assert hello["view"] == meanwhile.view

    visit(scene)


def test_a_slow_reader_is_dropped_and_the_others_do_not_notice(visit):
    class Slow(Exception):
        pass

    async def scene(v: Visit) -> None:
        table = (await v.two()).table
        taken = []

        def slow(frame: bytes) -> None:
            if len(taken) == 2:
                raise Slow
            taken.append(frame)

        reader = Reader()
        await v.house.watch(table, "anna", slow)
        await v.house.watch(table, "boris", reader)
        await v.play_on(table, Random(5), 20)
        assert len(taken) == 2
        assert len(reader.of("view")) == 20
        assert len(v.house.live[table].gallery.watches) == 1

    visit(scene)


def test_the_lobby_and_ones_own_tables_are_pushed(visit):
    async def scene(v: Visit) -> None:
        lobby, mine = Reader(), Reader()
        v.house.board.subscribe_lobby(Listener(lobby, lambda: None))
        v.house.board.subscribe_person("boris", Listener(mine, lambda: None))
        table = (await v.house.open("anna", TableSpec(game="podstavec", seats=2), "aa")).table
        assert [info.table for info in await v.house.board.lobby()] == [table]
        await v.house.join(table, "boris", "bb")
        assert [frame["info"]["status"] for frame in lobby.frames] == ["open", "playing"]
        await v.play(table, "anna", KEEP)
        (own,) = await v.house.board.tables_of("boris")
        assert mine.frames[-1]["info"]["awaited"] == [own.seat] == list(own.awaited)
        assert await v.house.board.lobby() == []
        assert [info.table for info in await v.house.board.running()] == [table]
        await v.ask(table, "anna", Resign())
        assert await v.house.board.running() == []
        assert [info.table for info in await v.house.board.finished(game="podstavec")] == [table]
        assert lobby.frames[-1]["info"]["status"] == "over", "who watches the lobby is told that it has left"
        before = len(lobby.frames)
        await v.ask(table, "boris", Rematch("cc"))
        assert len(lobby.frames) == before, "what has left the lobby is of no interest there"

    visit(scene)


def test_a_game_can_be_seen_at_any_move_as_it_was_shown_then(visit):
    async def scene(v: Visit) -> None:
        table = (await v.two()).table
        anna = Reader()
        await v.house.watch(table, "anna", anna)
        await v.play_on(table, Random(6), 40)
        for n, frame in enumerate(anna.of("view"), 1):
            assert msgspec.json.decode(await v.house.archive.view_at(table, "anna", n)) == frame["view"]
        onlooker = msgspec.json.decode(await v.house.archive.view_at(table, None, 9))
        assert onlooker["seat"] is None
        for person in (None, "anna"):
            other = 0 if person is None else 1 - (await v.house.info(table, person)).seat
            with pytest.raises(Problem, match="view-own-only"):
                await v.house.archive.view_at(table, person, 9, seat=other)
        with pytest.raises(Problem):
            await v.house.archive.record(table, "anna")
        await v.ask(table, "anna", Resign())
        assert msgspec.json.decode(await v.house.archive.view_at(table, None, 9, seat=0))["seat"] == 0
        with pytest.raises(Problem, match="view-no-seat"):
            await v.house.archive.view_at(table, None, 9, seat=2)

    visit(scene)


def test_who_watches_where_a_race_was_lost_is_told_everything_that_happened(visit):
    """Another house has gone on to the end, unheard; only a move that comes too late shows it."""

    async def scene(v: Visit) -> None:
        table = (await v.two()).table
        other = Visit(House(v.house.store, now=v.clock), v.clock)
        readers = [(v.house, Reader()), (other.house, Reader())]
        for house, reader in readers:
            await house.watch(table, "anna", reader)
        await other.play_on(table, Random(4))
        assert readers[0][1].of("view") == []
        late = await v.play(table, "anna", KEEP)
        assert late.rule == "OVER"
        told = [
            [(frame["seq"], frame["events"], frame["view"]) for frame in reader.of("view")] for _, reader in readers
        ]
        assert told[0] == told[1]
        assert len(readers[0][1].of("hello")) == 1

    visit(scene)


def test_a_move_refused_by_a_house_that_is_behind_is_judged_again(visit):
    """Two houses hear nothing of each other, and people ask now this one, now that one."""

    async def scene(v: Visit) -> None:
        table = (await v.two("logistics")).table
        houses = [v, Visit(House(v.house.store, now=v.clock), v.clock)]
        for house in houses:
            house.house.news.shared = True
            await house.house.info(table)
        rng, newest = Random(5), v
        for _ in range(20):
            info = await newest.house.info(table, house=True)
            seat = info.turn[0]
            move = newest.random_move(table, seat, rng)
            newest = rng.choice(houses)
            answer = await newest.play(table, info.seats[seat].person, move)
            assert isinstance(answer, Done), answer

    visit(scene)


def test_a_rematch_that_was_left_can_be_asked_for_again(visit):
    async def scene(v: Visit) -> None:
        table = (await v.two()).table
        await v.ask(table, "anna", Resign())
        left = (await v.ask(table, "anna", Rematch("aa"))).table
        await v.house.leave(left, "anna")
        again = (await v.ask(table, "boris", Rematch("bb"))).table
        assert again != left
        assert (await v.house.info(table)).rematch == again
        assert (await v.ask(table, "anna", Rematch("cc"))).table == again
        assert (await v.house.info(again)).status == "playing"

    visit(scene)


def test_an_offer_ends_with_a_move_that_all_can_notice_and_everyone_is_told(visit):
    async def scene(v: Visit) -> None:
        info = await v.two("logistics")
        reader, rng = Reader(), Random(1)
        await v.house.watch(info.table, None, reader)
        await v.ask(info.table, "anna", OfferDraw())
        assert len(reader.of("table")[-1]["info"]["offers"]) == 1
        seat = (await v.house.info(info.table)).turn[0]
        await v.play(info.table, info.seats[seat].person, v.random_move(info.table, seat, rng))
        assert reader.of("table")[-1]["info"]["offers"] == []

    visit(scene)


def test_an_offer_does_not_tell_of_a_hidden_move(visit):
    async def scene(v: Visit) -> None:
        info = await v.two("venice")
        await v.ask(info.table, "anna", OfferDraw())
        before = await v.house.info(info.table)
        seat = (await v.house.info(info.table, "boris")).seat
        assert isinstance(await v.play(info.table, "boris", v.random_move(info.table, seat, Random(3))), Done)
        assert await v.house.info(info.table) == before

    visit(scene)


def test_who_cannot_leave_is_told_how_the_table_stands(visit):
    async def refused(v: Visit, table: str) -> list[str]:
        with pytest.raises(Problem) as leaving:
            await v.house.leave(table, "anna")
        with pytest.raises(Problem) as beginning:
            await v.house.begin(table, "anna")
        return [leaving.value.why.id, beginning.value.why.id]

    async def scene(v: Visit) -> None:
        table = (await v.two()).table
        assert await refused(v, table) == ["table-begun"] * 2
        await v.house.close(table, "a test")
        assert await refused(v, table) == ["refused-closed"] * 2
        await v.house.repair(table)
        await v.ask(table, "anna", Resign())
        assert await refused(v, table) == ["refused-over"] * 2

    visit(scene)


def test_what_is_over_is_not_closed_for_repair_and_what_is_not_closed_not_repaired(visit):
    async def scene(v: Visit) -> None:
        table = (await v.two()).table
        with pytest.raises(Problem, match="refused-not-closed"):
            await v.house.repair(table)
        await v.ask(table, "anna", Resign())
        with pytest.raises(Problem, match="refused-over"):
            await v.house.close(table, "a mistake")
        assert (await v.house.info(table)).status == "over"

    visit(scene)


def test_who_left_comes_last_when_the_others_agree_on_a_draw(visit):
    async def scene(v: Visit) -> None:
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

    visit(scene)


def test_nobody_agrees_on_a_draw_with_bots_alone(visit):
    async def scene(v: Visit) -> None:
        opened = await v.house.open("anna", TableSpec(game="podstavec", seats=3, bots=(SeatBot("random"),)), "aa")
        await v.house.join(opened.table, "boris", "bb")
        await v.ask(opened.table, "boris", Resign())
        assert refusal(await v.ask(opened.table, "anna", OfferDraw())) == "refused-draw-bots"

    visit(scene)


def test_whether_it_can_be_aborted_or_a_move_taken_back_tells_of_no_sealed_bid(visit):
    """In one of two worlds Boris has bid in secret: whatever Anna asks, she is answered the same."""

    async def scene(v):
        venice = {"game": "venice", "options": {"pace": "minutes", "minutes": 1}}
        worlds = [(await v.two(**venice)).table for _ in range(2)]
        for table in worlds:
            seats = {seat.person: seat.seat for seat in (await v.house.info(table)).seats}
            assert isinstance(await v.play(table, "anna", v.random_move(table, seats["anna"], Random(1))), Done)
        await v.play(worlds[1], "boris", v.random_move(worlds[1], seats["boris"], Random(1)))
        for ask in (Undo(1), Undo(2), OfferDraw(), DeclineDraw(), TakeBack(), Abort()):
            answers = [await v.ask(table, "anna", ask, "the same") for table in worlds]
            assert answers[0] == answers[1]

    visit(scene)


def test_a_game_that_its_own_clock_has_brought_on_is_not_aborted(visit):
    async def scene(v: Visit) -> None:
        info = await v.two("venice", options={"pace": "minutes", "minutes": 1})
        await v.later(60_000)
        assert refusal(await v.ask(info.table, "anna", Abort())) == "refused-abort-moved"

    visit(scene)


def test_a_table_to_play_again_is_not_in_the_lobby(visit):
    async def scene(v: Visit) -> None:
        table = (await v.two()).table
        lobby = Reader()
        v.house.board.subscribe_lobby(Listener(lobby, lambda: None))
        await v.ask(table, "anna", Resign())
        again = (await v.ask(table, "anna", Rematch("aa"))).table
        assert (await v.house.info(again)).reserved
        assert await v.house.board.lobby() == []
        assert lobby.frames == []

    visit(scene)


def test_a_whole_pack_is_judged_off_the_event_loop_and_stands_in_no_list(visit, monkeypatch):
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
        v.house.live.clear()
        venice_pack.find_pack.cache_clear()  # as after a restart
        await v.house.join(table, "boris", "bb")
        assert (await v.house.info(table)).options["pack"] == pack
        for listed in (await v.house.board.tables_of("anna"))[0], (await v.house.board.tables_of("boris"))[0]:
            assert "pack" not in listed.options

    visit(scene)
    assert len(threads) == 2
    assert threading.main_thread() not in threads


def test_packs_of_one_person_wait_behind_their_own(visit, monkeypatch):
    async def scene(v: Visit) -> None:
        judged = []
        monkeypatch.setattr(venice_pack, "check_pack", lambda text: judged.append(text) or [])
        venice = find_game("venice")
        waiting = [("mallory", f"m{n}") for n in range(4)] + [("anna", "a"), ("boris", "b")]
        await asyncio.gather(*(v.house.faults(person, venice, "pack", text) for person, text in waiting))
        assert judged == ["m0", "m1", "a", "b", "m2", "m3"]

    visit(scene)


def test_unanswered_rematches_do_not_empty_the_lobby(visit):
    async def scene(v: Visit) -> None:
        waiting = (await v.house.open("clara", TableSpec(game="podstavec", seats=2), "cc")).table
        for _ in range(3):
            v.clock.at += 1
            table = (await v.two()).table
            await v.ask(table, "anna", Resign())
            assert isinstance(await v.ask(table, "anna", Rematch("aa")), Done)
        assert [info.table for info in await v.house.board.lobby(2)] == [waiting]

    visit(scene)


def test_a_rematch_that_nobody_answers_is_given_up_after_a_day(visit):
    async def scene(v: Visit) -> None:
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

    visit(scene)


def test_pages_of_finished_games_pass_over_none_that_ended_together(visit):
    async def scene(v: Visit) -> None:
        ended = set()
        for number in range(7):
            v.clock.at += number % 3 == 0
            table = (await v.two()).table
            await v.ask(table, "anna", Resign())
            ended.add(table)
        pages, last = [], None
        while page := await v.house.board.finished(
            before=last and last.ended, before_table=last and last.table, limit=2
        ):
            pages += page
            last = page[-1]
        assert {info.table for info in pages} == ended
        assert len(pages) == len(ended)
        assert [info.ended for info in pages] == sorted((info.ended for info in pages), reverse=True)

    visit(scene)
