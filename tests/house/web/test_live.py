"""What a WebSocket promises: order, resuming, and that a slow reader harms nobody."""

import asyncio
import json
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

from ridotto.client import MoveRefused
from ridotto.house.store.backup import backup, restore
from ridotto.house.store.base import Unavailable
from ridotto.house.tables import requests
from ridotto.house.tables.bot_worker import advise
from ridotto.house.tables.frame import Frame
from ridotto.house.tables.house_words import problem
from ridotto.house.tables.thinkers import Thinker
from ridotto.house.web import live as live_side
from ridotto.house.web import send_queue, websocket_protocol
from ridotto.house.web.settings import Limits, Settings
from ridotto.protocol import closings
from ridotto.protocol.events import GameLine, Held
from ridotto.protocol.tables import Done, Hint, HoldClock, ReleaseClock, SeatBot, TableSpec

pytestmark = pytest.mark.anyio

NUL = r'{"type":"ask","id":"\u0000","ask":{"do":"resign"}}'


async def duel(house):
    anna, boris = await house.guest(), await house.guest()
    table = (await anna.open_table(TableSpec(game="podstavec"))).table.table
    await boris.join(table)
    return anna, boris, table


async def frames_until(socket, kind):
    """Frames up to the first of this kind, as plain JSON."""
    frames = []
    while not frames or frames[-1]["type"] != kind:
        frames.append(json.loads(await socket.recv()))
    return frames


async def test_the_first_message_must_greet(house):
    anna, _boris, table = await duel(house)
    async with anna.open_socket(f"/api/tables/{table}/live") as socket:
        await socket.send('{"type":"ask","id":"a","ask":{"do":"resign"}}')
        (refused,) = await frames_until(socket, "refused")
        assert (refused["id"], refused["rule"]) == ("a", "FORM")
        await socket.send('{"type":"hello"}')
        assert [frame["type"] for frame in await frames_until(socket, "hello")] == ["people", "hello"]
        await socket.send('{"type":"resume","seq":0}')
        assert (await frames_until(socket, "refused"))[-1]["rule"] == "FORM"
    assert (await anna.info(table)).table.status == "playing"


async def test_what_is_asked_while_a_hint_is_thought_of_is_answered_before_it(house, monkeypatch):
    asked, let_go = asyncio.Event(), asyncio.Event()

    async def think(_thinker, question):
        asked.set()
        await let_go.wait()
        return await asyncio.to_thread(advise, question)

    monkeypatch.setattr(Thinker, "advise", think)
    house.services.house.bots.consider = lambda table, noticed: None
    anna = await house.guest()
    info = (await anna.play_now("podstavec")).table
    async with anna.watch(info.table) as table:
        hint = asyncio.create_task(table.ask(Hint()))
        await asked.wait()
        await table.say("hm")
        assert not hint.done()
        let_go.set()
        given = (await hint).hint
        await table.play(given.move)
        with pytest.raises(MoveRefused) as refused:
            await table.ask(Hint())
        assert refused.value.rule == "HINT"


async def test_a_clock_that_is_held_goes_on_when_its_player_closes_the_table(house):
    house.services.house.bots.consider = lambda table, noticed: None
    anna = await house.guest()
    table = (await anna.open_table(TableSpec(game="poker_auction", bots=(SeatBot("steady"),)))).table.table
    async with anna.watch(table) as live:
        await live.ask(HoldClock())
        assert (await anna.info(table)).table.held
    while (await anna.info(table)).table.held:
        await asyncio.sleep(0.01)
    lines = [line for line in await house.services.house.archive.log(table) if isinstance(line, Held | GameLine)]
    assert [type(line) for line in lines] == [Held, GameLine]
    assert lines[1].postpone == lines[1].at - lines[0].at


async def test_a_game_that_waits_until_its_player_is_ready_waits_on_when_they_close_the_table(house):
    house.services.house.bots.consider = lambda table, noticed: None
    anna = await house.guest()
    table = (await anna.open_table(TableSpec(game="poker_auction", bots=(SeatBot("steady"),)))).table.table
    async with anna.watch(table) as looks:
        async with anna.watch(table) as live:
            await live.ask(HoldClock(until_ready=True))
            await live.ask(HoldClock())
        assert (await anna.info(table)).table.held.until_ready
        await looks.ask(HoldClock())
    async with anna.watch(table) as again:
        assert (await anna.info(table)).table.held.until_ready
        await again.ask(ReleaseClock())
        assert not (await anna.info(table)).table.held


async def test_a_clock_stands_while_any_page_of_its_player_reads_and_goes_on_when_the_last_one_is_closed(house):
    house.services.house.bots.consider = lambda table, noticed: None
    anna = await house.guest()
    table = (await anna.open_table(TableSpec(game="poker_auction", bots=(SeatBot("steady"),)))).table.table
    async with anna.watch(table) as looks:
        async with anna.watch(table) as reads:
            async with anna.watch(table) as reads_too:
                await reads.ask(HoldClock())
                await reads_too.ask(HoldClock())
                await reads.ask(ReleaseClock())
                assert (await anna.info(table)).table.held, "the other page is still read"
                await reads.ask(ReleaseClock())
                assert not (await anna.info(table)).table.held, "who does not read any more, and asks, means both"
                await reads.ask(HoldClock())
                await reads_too.ask(HoldClock())
                await reads_too.ask(ReleaseClock())
            assert (await anna.info(table)).table.held
        while (await anna.info(table)).table.held:
            await asyncio.sleep(0.01)
        await looks.ask(HoldClock())


async def test_who_leaves_while_a_hint_is_thought_of_harms_nobody(house, monkeypatch):
    asked = asyncio.Event()

    async def think(_thinker, question):
        asked.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(Thinker, "advise", think)
    house.services.house.bots.consider = lambda table, noticed: None
    anna = await house.guest()
    info = (await anna.play_now("podstavec")).table
    async with anna.open_socket(f"/api/tables/{info.table}/live") as socket:
        await socket.send('{"type":"hello"}')
        await frames_until(socket, "hello")
        await socket.send('{"type":"ask","id":"h","ask":{"do":"hint"}}')
        await asked.wait()
    assert (await anna.info(info.table)).table.status == "playing"


@pytest.mark.parametrize(
    "rubbish", ["", "{", "[]", '{"type":"dance"}', '{"type":"ask","id":"a"}', '{"id":7}', "\ud7ff", "null", NUL]
)
async def test_rubbish_is_answered_and_the_conversation_goes_on(house, rubbish):
    anna, _boris, table = await duel(house)
    async with anna.open_socket(f"/api/tables/{table}/live") as socket:
        await socket.send('{"type":"hello"}')
        await frames_until(socket, "hello")
        await socket.send(rubbish)
        assert (await frames_until(socket, "refused"))[-1]["rule"] == "FORM"
        await socket.send('{"type":"ask","id":"b","ask":{"do":"resign"}}')
        await frames_until(socket, "done")


async def test_who_does_not_greet_is_let_go(house, monkeypatch):
    monkeypatch.setattr(live_side, "GREETING_SECONDS", 0)
    anna, _boris, table = await duel(house)
    async with anna.open_socket(f"/api/tables/{table}/live") as socket:
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
    assert closed.value.rcvd.code == 4400


@pytest.mark.parametrize(
    ("trouble", "code"),
    [
        (Unavailable("the disk is gone"), 1013),
        (requests.store_unavailable(), 1013),
        (problem("table-unknown"), 4404),
    ],
)
async def test_who_cannot_watch_is_told_why_before_it_closes(house, monkeypatch, trouble, code):
    anna, _boris, table = await duel(house)

    async def fails(*_args):
        raise trouble

    monkeypatch.setattr(house.services.house, "watch", fails)
    async with anna.open_socket(f"/api/tables/{table}/live") as socket:
        await socket.send('{"type":"hello"}')
        (refused,) = await frames_until(socket, "refused")
        assert refused["why"]
        assert "disk" not in refused["why"]
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
    assert closed.value.rcvd.code == code


async def test_a_store_that_is_lost_while_people_are_introduced_asks_to_come_back_later(house, monkeypatch, caplog):
    anna, boris = await house.guest(), await house.guest()
    table = (await anna.open_table(TableSpec(game="podstavec", seats=3))).table.table

    async def lost(_ids):
        raise Unavailable("the disk is gone")

    async with anna.open_socket(f"/api/tables/{table}/live") as socket:
        await socket.send('{"type":"hello"}')
        await frames_until(socket, "hello")
        monkeypatch.setattr(house.services.people, "find_all", lost)
        await house.services.house.join(table, (await boris.me()).person, "bb")
        with pytest.raises(ConnectionClosed) as closed:
            await frames_until(socket, "never")
    assert closed.value.rcvd.code == 1013
    (line,) = [line for line in caplog.records if line.levelname == "ERROR"]
    assert line.exc_info is None


async def test_a_fault_of_ours_closes_a_socket_as_such(house, monkeypatch):
    anna, _boris, table = await duel(house)

    async def fails(_table):
        raise ValueError("a fault of ours")

    monkeypatch.setattr(house.services.chat, "newest", fails)
    async with anna.open_socket(f"/api/tables/{table}/live") as socket:
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
    assert closed.value.rcvd.code == 4500


async def test_the_lobby_comes_first_and_what_changed_meanwhile_after_it(house, monkeypatch):
    anna = await house.guest()
    lobby = house.services.house.lobby.open_tables

    async def a_moment_later():
        listed = await lobby()
        await anna.open_table(TableSpec(game="podstavec"))
        return listed

    monkeypatch.setattr(house.services.house.lobby, "open_tables", a_moment_later)
    async with anna.open_socket("/api/lobby/live") as socket:
        frames = await frames_until(socket, "lobby")
    assert [frame["type"] for frame in frames if frame["type"] != "people"] == ["tables", "lobby"]
    assert frames[0]["tables"] == []


async def test_a_lobby_that_cannot_be_read_closes_and_leaves_nothing_behind(house, monkeypatch):
    anna = await house.guest()

    async def lost():
        raise Unavailable("the disk is gone")

    monkeypatch.setattr(house.services.house.lobby, "open_tables", lost)
    async with anna.open_socket("/api/lobby/live") as socket:
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
    assert closed.value.rcvd.code == 1013
    assert house.services.house.lobby.followers() == 0


async def test_a_binary_message_is_read_like_any_other(house):
    anna, _boris, table = await duel(house)
    async with anna.open_socket(f"/api/tables/{table}/live") as socket:
        await socket.send(b'{"type":"hello"}')
        await frames_until(socket, "hello")


async def test_who_resumes_is_told_what_they_missed_and_nothing_twice(house):
    anna, boris, table = await duel(house)
    async with anna.watch(table) as live:
        seq, move = live.seq, {"type": "arrange", "red": 0, "white": 0, "black": 0, "empty": 3}
        await live.play(move)
        async with boris.watch(table) as other:
            await other.play(move)
    async with anna.open_socket(f"/api/tables/{table}/live") as socket:
        await socket.send(json.dumps({"type": "resume", "seq": seq}))
        hello = (await frames_until(socket, "hello"))[-1]
        assert hello["complete"]
        assert [event["type"] for event in hello["missed"]].count("arranged") == 2
        assert hello["view"]["phase"] == "bid"
    async with anna.open_socket(f"/api/tables/{table}/live") as socket:
        await socket.send(json.dumps({"type": "resume", "seq": hello["seq"]}))
        assert (await frames_until(socket, "hello"))[-1]["missed"] == []


def fill(line):
    """Send more than the network takes at once to somebody who does not read."""
    with suppress(send_queue.SocketEnded):
        for _ in range(10):
            line.push(Frame(Done(id="x"), b"x" * 60_000))


async def test_a_slow_reader_is_dropped_and_the_others_go_on(house, monkeypatch):
    monkeypatch.setattr(send_queue, "MOST_FRAMES", 20)
    anna, boris, table = await duel(house)
    async with anna.watch(table) as live, boris.open_socket(f"/api/tables/{table}/live") as socket:
        await socket.send('{"type":"hello"}')
        await frames_until(socket, "hello")
        socket.transport.pause_reading()
        (slow,) = [line for line in house.services.open_sockets if line.visitor.id == (await boris.me()).person]
        lines = 0
        while not slow.closed:
            fill(slow)
            await live.say(f"line {lines}")
            lines += 1
        await live.say("and another")
        assert [line.text for line in (await anna.chat(table, limit=200)).lines][-1] == "and another"
        socket.transport.abort()


@pytest.mark.parametrize("settings", [Settings(limits=Limits(person_sockets=1))])
async def test_who_never_reads_gives_their_place_back(house, monkeypatch):
    monkeypatch.setattr(websocket_protocol, "PARTING_S", 0)
    anna, _boris, table = await duel(house)
    async with anna.open_socket(f"/api/tables/{table}/live") as socket:
        socket.transport.pause_reading()
        await socket.send('{"type":"hello"}')
        while not house.services.open_sockets:
            await asyncio.sleep(0.01)
        (deaf,) = house.services.open_sockets
        while not deaf.closed:
            fill(deaf)
            await asyncio.sleep(0)
        while house.services.open_sockets:
            await asyncio.sleep(0.01)
        async with anna.watch(table) as live:
            assert live.info.status == "playing"
        socket.transport.abort()


async def test_who_watches_a_table_that_a_restore_has_taken_away_is_let_go(house, tmp_path):
    database = str(tmp_path / "house.db")
    anna = await house.guest()
    await asyncio.to_thread(backup, database, tmp_path / "house.backup")
    table = (await anna.open_table(TableSpec(game="podstavec"))).table.table
    async with anna.open_socket(f"/api/tables/{table}/live") as socket:
        await socket.send('{"type":"hello"}')
        await frames_until(socket, "hello")
        await asyncio.to_thread(restore, tmp_path / "house.backup", database)
        with pytest.raises(ConnectionClosed) as closed:
            await frames_until(socket, "never")
        assert closed.value.rcvd.code == closings.NOT_FOUND
    assert table not in house.services.house.in_memory


async def test_a_house_that_stops_finishes_what_it_accepted_and_asks_to_come_back(tmp_path):
    from open_house import serving

    async with serving(tmp_path / "house.db", Settings(limits=None)) as house:
        anna, _boris, table = await duel(house)
        cookies = dict(anna.http.cookies)
        async with anna.watch(table) as live:
            await live.play({"type": "arrange", "red": 0, "white": 0, "black": 0, "empty": 3})
        opened = await anna.open_socket(f"/api/tables/{table}/live").__aenter__()
        await opened.send('{"type":"hello"}')
        await frames_until(opened, "hello")
    assert (await frames_until(opened, "farewell"))[-1]["again_ms"] > 0
    with pytest.raises(ConnectionClosed) as closed:
        await opened.recv()
    assert closed.value.rcvd.code == 1012
    async with serving(tmp_path / "house.db", Settings(limits=None)) as house:
        again = await house.client()
        again.http.cookies.update(cookies)
        async with again.watch(table) as live:
            assert live.view["you"]["sent"] is not None
