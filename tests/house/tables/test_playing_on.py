"""Playing on from a moment of a finished game, at a table of one's own against bots."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest
from visiting import Hands, Visit, visiting

from ridotto.bots import find_bot
from ridotto.core import Match, Problem, Sight, read_record
from ridotto.core.match import Entry
from ridotto.core.playing_on import SETTLING_MS
from ridotto.house.tables import lifecycle
from ridotto.house.tables.requests import BotMoveRequest
from ridotto.house.tables.sitting import Sitting
from ridotto.protocol.events import Opened, read_line
from ridotto.protocol.tables import Abort, Done, OfferDraw, PlayedOn, Rematch, Resign, TableInfo, TableSpec, to_json

pytestmark = pytest.mark.anyio

OPTIONS: dict[str, dict[str, Any]] = {
    "venice": {"pace": "minutes", "minutes": 1},
    "poker_auction": {"deals": 1, "quick_lots": True},
}
GAMES = ("podstavec", "logistics", "poker_auction", "venice", "standoff")


async def finished(v: Visit, game: str, seats: int = 2, **how: Any) -> TableInfo:
    """A game between people that was played at random to its end."""
    spec = TableSpec(game=game, seats=seats, options=OPTIONS.get(game, {}), **how)
    table = (await v.house.open("anna", spec, "aa")).table
    for person in ("boris", "clara")[: seats - 1]:
        await v.house.join(table, person, "bb", (await v.house.info(table, "anna")).key or None)
    rng = Random(game)
    while (info := await v.house.info(table, "anna")).status == "playing":
        if not info.turn or rng.random() < 0.1:
            await ring(v, table)
        else:
            seat = rng.choice(info.turn)
            await v.play(table, info.seats[seat].person or "", v.random_move(table, seat, rng))
    return info


async def ring(v: Visit, table: str) -> None:
    """Time passes until the clock acts, if it does."""
    due = (await v.house.info(table, by_the_house=True)).due
    if due is not None:
        v.clock.at = due
        await v.house.wake_and_wait(table)


def here(v: Visit, table: str) -> Sitting:
    sitting = v.house.in_memory[table].sitting
    assert sitting is not None
    return sitting


async def to_the_end(v: Visit, table: str, person: str) -> str:
    """Everyone plays like `steady`, each after as long as they want to wait; the record."""
    rng = Random(2)
    while (info := await v.house.info(table, person)).status == "playing":
        match = here(v, table).match
        assert match is not None
        bot = find_bot(match.game, "steady")
        decided = {seat: bot.decide(Sight(match.state, seat, rng, v.clock.at), rng) for seat in match.turn()}
        waits = {seat: decision.wait_ms for seat, decision in decided.items() if decision.move is not None}
        seat = min(waits, key=lambda seat: waits[seat], default=None)
        if seat is None or (info.due is not None and v.clock.at + waits[seat] >= info.due):
            await ring(v, table)
        elif seat == info.seat:
            v.clock.at += waits[seat]
            assert isinstance(await v.play(table, person, decided[seat].move), Done)
        else:
            v.clock.at += waits[seat]
            answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
            v.house.table(table).put(BotMoveRequest(v.clock.at, answer, seat, to_json(decided[seat].move)))
            assert await answer
    return await v.house.archive.record(table, person)


def without_bots(v: Visit) -> Visit:
    """The house's own bots do not move: the test does it for them."""
    v.house.bots.consider = lambda table, noticed: None  # type: ignore[method-assign]
    return v


@pytest.mark.parametrize("game", GAMES)
async def test_from_random_moments_of_every_game_one_plays_to_the_end_and_the_record_verifies(tmp_path, game):
    async with visiting(str(tmp_path / "house.db")) as v:
        source = await finished(without_bots(v), game)
        last = here(v, source.table).match.count
        head = (await v.house.archive.fairness(source.table)).head
        for entry in {0, *Random(game).sample(range(1, last), 3)}:
            seat = entry % 2
            info = await v.house.play_on(source.table, "anna", seat, entry, "steady", "cc")
            assert (info.seat, info.status, info.rated, info.public) == (seat, "playing", False, False)
            assert info.seats[1 - seat].bot == "steady"
            assert info.played_on == PlayedOn(source.table, entry, seat)
            record = await to_the_end(v, info.table, "anna")
            read_record(record).verify()
            start = json.loads(record.splitlines()[0])["start"]
            assert (start["table"], start["entry"], start["seat"]) == (source.table, entry, seat)
            assert (start["record"], start["imagined"]) == (head, True)


async def test_the_bots_of_the_house_play_the_other_seats(visit):
    async with visit() as v:
        source = await finished(v, "podstavec", 3)
        info = await v.house.play_on(source.table, "boris", 1, 5, "steady")
        rng = Random(1)
        while (now := await v.house.info(info.table, "boris")).status == "playing":
            if 1 in now.turn:
                await v.play(info.table, "boris", v.random_move(info.table, 1, rng))
            else:
                await asyncio.sleep(0.001)
        read_record(await v.house.archive.record(info.table, "boris")).verify()
        lines = [read_line(row.entry) for row in await v.house.store.rows(info.table)]
        movers = {(line.seat, line.by) for line in lines if isinstance(line, Entry)}
        assert movers == {(0, "bot"), (1, None), (2, "bot")}


@pytest.mark.parametrize("game", ["podstavec", "poker_auction", "standoff", "venice"])
async def test_nothing_of_what_the_seat_could_not_know_is_stored_or_sent_at_the_new_table(tmp_path, monkeypatch, game):
    """The same moment once as it was and once as it could have been as well: all bytes are the same."""
    async with visiting(str(tmp_path / "house.db")) as v:
        source = await finished(without_bots(v), game)
        moment = v.house.archive.moment
        differ = False
        for number, entry in enumerate(Random(7).sample(range(here(v, source.table).match.count), 6)):
            found = []
            real = (await moment(source.table, entry)).match
            other = real.copy()
            other.state = real.state.imagine(0, Random(number))
            differ = differ or to_json(other.state) != to_json(real.state)
            for match in (real, other):
                found.append(await bytes_of_the_new_table(v, monkeypatch, source.table, entry, match, len(found)))
            assert found[0] == found[1]
        assert differ


async def bytes_of_the_new_table(
    v: Visit, monkeypatch: pytest.MonkeyPatch, source: str, entry: int, match: Match, number: int
) -> list[bytes]:
    """What stands in the store and what its player is sent, where the house found this match at that moment; ids and
    secrets of the house are the same each time."""
    name = f"{'xy'[number]}{entry:05}"
    monkeypatch.setattr(lifecycle, "new_secret", lambda: bytes(32))
    monkeypatch.setattr(lifecycle, "new_name", lambda length=12: name)
    monkeypatch.setattr("ridotto.core.fairness.fair_seed", lambda *_: bytes(32))
    for module in ("play_on", "sitting"):
        monkeypatch.setattr(f"ridotto.house.tables.{module}.fair_seed", lambda *_: bytes(32))

    async def moment(table: str, n: int) -> Sitting:
        return Sitting(here(v, source).book, match)

    monkeypatch.setattr(v.house.archive, "moment", moment)
    info = await v.house.play_on(source, "anna", 0, entry, "steady", "cc")
    sent: list[bytes] = []
    await v.house.watch(info.table, "anna", lambda frame: sent.append(frame.data))
    monkeypatch.undo()
    without_bots(v)
    rows = await v.house.store.rows(info.table)
    stored = [part for row in rows for part in (row.entry, row.events)]
    states = [(await v.house.store.state_upto(info.table, row.n))[1] for row in rows]
    hello = sent[:1]  # who is here is told a little later
    return [part.replace(name.encode(), b"name") for part in (*stored, *states, *hello)]


async def test_after_a_restart_the_game_goes_on_and_its_record_holds(database):
    clock = Hands()
    async with visiting(database, clock) as v:
        source = await finished(without_bots(v), "podstavec")
        info = await v.house.play_on(source.table, "anna", 0, 7, "steady", "cc")
        view = await v.house.archive.view_at(info.table, "anna", None)
    async with visiting(database, clock) as v:
        without_bots(v)
        assert await v.house.archive.view_at(info.table, "anna", None) == view
        assert (await v.house.info(info.table, "anna")).played_on == info.played_on
        await v.house.close(info.table, "a look at it")
        await v.house.repair(info.table)
        record = await to_the_end(v, info.table, "anna")
    async with visiting(database, clock) as v:
        assert await v.house.archive.record(info.table, "anna") == record
        assert await v.house.archive.view_at(info.table, "anna", 0, 0) == view
        moments = await v.house.archive.replay.moments(info.table, "anna", 0, 1, 50)
        assert (moments.moments[0].n, moments.moments[0].entry) == (1, 0)
    assert read_record(record).verify().outcome() is not None


async def test_the_log_names_the_moment_and_the_seats_are_not_drawn(visit):
    async with visit() as v:
        source = await finished(without_bots(v), "podstavec", 3)
        info = await v.house.play_on(source.table, "clara", 2, 4, "random", "cc")
        opened, *_ = await v.house.archive.log(info.table, "clara")
        assert isinstance(opened, Opened)
        assert opened.played_on == PlayedOn(source.table, 4, 2)
        deal = await v.house.archive.fairness(info.table, "clara")
        assert (deal.contributions, deal.seating) == (("cc",), ())
        assert [seat.person or seat.bot for seat in info.seats] == ["random", "random", "clara"]


async def test_a_rematch_is_dealt_as_any_other(visit):
    async with visit() as v:
        source = await finished(without_bots(v), "podstavec")
        info = await v.house.play_on(source.table, "anna", 0, 4, "steady", "cc")
        await v.ask(info.table, "anna", Resign())
        answer = await v.ask(info.table, "anna", Rematch("dd"))
        again = await v.house.info(answer.table, "anna")
        assert (again.status, again.played_on, again.rematch_of) == ("playing", None, info.table)
        record = json.loads((await v.house.archive.record(info.table, "anna")).splitlines()[0])
        assert "start" in record
        await v.ask(again.table, "anna", Resign())
        header = json.loads((await v.house.archive.record(again.table, "anna")).splitlines()[0])
        assert (header["ridotto"], "start" in header) == (2, False)


async def test_the_hammer_has_as_far_to_fall_as_it_had_then(tmp_path):
    async with visiting(str(tmp_path / "house.db")) as v:
        source = await finished(without_bots(v), "poker_auction")
        v.clock.at += 10**9
        sitting = await v.house.archive.moment(source.table, 3)
        left = sitting.match.due() - sitting.match.at
        info = await v.house.play_on(source.table, "anna", 0, 3, "steady")
        assert info.due == v.clock.at + max(left, SETTLING_MS)
        assert info.clock.__struct_config__.tag == "none"


async def test_a_week_by_the_calendar_is_played_on_by_the_minutes(tmp_path):
    async with visiting(str(tmp_path / "house.db")) as v:
        spec = TableSpec(game="venice", seats=2)
        table = (await without_bots(v).house.open("anna", spec, "aa")).table
        await v.house.join(table, "boris", "bb")
        while (await v.house.info(table, "anna")).status == "playing":
            await ring(v, table)
        info = await v.house.play_on(table, "anna", 1, 3, "steady")
        assert info.options["pace"] == "minutes"
        assert info.due == v.clock.at + 300_000
        read_record(await to_the_end(v, info.table, "anna")).verify()


async def test_what_cannot_be_played_on_is_refused_with_a_reason(visit):
    async with visit() as v:
        info = await without_bots(v).two()
        await v.play_on(info.table, Random(1), 3)

        async def reason(table: str, seat: int = 0, entry: int = 1, bot: str = "steady", person: str = "anna") -> str:
            with pytest.raises(Problem) as refused:
                await v.house.play_on(table, person, seat, entry, bot)
            assert refused.value.sentence("ru") != refused.value.sentence("en")
            return refused.value.why.id

        assert await reason(info.table) == "play-on-running"
        await v.play_on(info.table, Random(2))
        last = here(v, info.table).match.count
        assert await reason(info.table, entry=last) == "start-over"
        assert await reason(info.table, entry=last + 1) == "table-no-moment"
        assert await reason(info.table, seat=2) == "start-seat"
        assert await reason(info.table, bot="nobody") == "unknown-bot"
        assert await reason("nowhere") == "table-unknown"
        aborted = await v.two()
        await v.ask(aborted.table, "anna", Abort())
        assert await reason(aborted.table, entry=0) == "table-no-record"
        ended = len(await v.house.lobby.tables_of("anna"))
        assert ended == 2  # nothing that was refused has opened a table


async def test_from_the_seat_of_who_had_given_up_nobody_plays_on_but_from_the_moment_before(visit):
    async with visit() as v:
        opened = await without_bots(v).house.open("anna", TableSpec(game="podstavec", seats=3), "aa")
        for person in ("boris", "clara"):
            await v.house.join(opened.table, person, "bb")
        seat = (await v.house.info(opened.table, "boris")).seat
        await v.play(opened.table, "boris", v.random_move(opened.table, seat, Random(1)))
        await v.ask(opened.table, "boris", Resign())
        for person in ("anna", "clara"):
            other = (await v.house.info(opened.table, person)).seat
            await v.play(opened.table, person, v.random_move(opened.table, other, Random(1)))
        for person in ("anna", "clara"):
            await v.ask(opened.table, person, OfferDraw())
        with pytest.raises(Problem, match="start-resigned"):
            await v.house.play_on(opened.table, "boris", seat, 3, "steady")
        assert (await v.house.play_on(opened.table, "boris", seat, 1, "steady")).seat == seat


async def test_of_a_table_by_link_only_those_play_on_who_may_read_its_record(visit):
    async with visit() as v:
        source = await finished(without_bots(v), "podstavec", public=False)
        with pytest.raises(Problem, match="table-unknown"):
            await v.house.play_on(source.table, "stranger", 0, 1, "steady")
        info = await v.house.play_on(source.table, "stranger", 0, 1, "steady", link_key=source.key)
        assert (info.seat, info.host) == (0, "stranger")


async def test_one_can_play_on_from_a_game_that_was_itself_played_on(visit):
    async with visit() as v:
        source = await finished(without_bots(v), "podstavec")
        first = await v.house.play_on(source.table, "anna", 0, 4, "steady", "cc")
        await to_the_end(v, first.table, "anna")
        second = await v.house.play_on(first.table, "anna", 1, 3, "steady", "dd")
        assert second.played_on == PlayedOn(first.table, 3, 1)
        read_record(await to_the_end(v, second.table, "anna")).verify()


async def test_a_crowd_is_not_played_on_from(visit, monkeypatch):
    async with visit() as v:
        source = await finished(without_bots(v), "podstavec")
        monkeypatch.setattr("ridotto.house.tables.play_on.CROWD", 1)
        with pytest.raises(Problem, match="play-on-crowd"):
            await v.house.play_on(source.table, "anna", 0, 4, "steady")
