"""The client stands on its own."""

import asyncio
import itertools
import subprocess
import sys

import pytest
from msgspec import Raw
from websockets.asyncio.server import serve
from websockets.exceptions import InvalidStatus

from ridotto.client import Client
from ridotto.client.table import LONGEST_PAUSE_S
from ridotto.house.tables import lifecycle
from ridotto.house.tables.summary import summary
from ridotto.protocol.tables import Done, Farewell, Hello, Presence, TableSpec, to_json

pytestmark = pytest.mark.anyio


def test_a_program_that_plays_needs_nothing_of_the_server():
    server = ("litestar", "sqlalchemy", "argon2", "uvicorn")
    asked = f"import sys, ridotto.client; print([name for name in {server} if name in sys.modules])"
    told = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[]"


async def test_a_token_of_any_letters_is_sent_for_the_house_to_refuse():
    async with Client("http://127.0.0.1:8000", token="ключ…") as client:
        request = client.http.build_request("GET", "/api/me")
    assert dict(request.headers.raw)[b"Authorization"] == "Bearer ключ…".encode()


@pytest.mark.parametrize(
    ("url", "origin"),
    [
        ("http://127.0.0.1:8311/x", "http://127.0.0.1:8311"),
        ("https://ridotto.example/", "https://ridotto.example"),
        ("https://ridotto.example:443/a/b?c", "https://ridotto.example"),
    ],
)
async def test_it_says_that_it_comes_from_the_house_itself_whatever_path_the_address_has(url, origin):
    async with Client(url) as client:
        assert client.http.build_request("GET", "/api/me").headers["Origin"] == origin


async def test_a_table_that_is_not_to_be_had_just_now_is_asked_for_again():
    left = iter([502, 503, 101, 429, 504, 101])
    sitting, _opened = lifecycle.open_table("anna", TableSpec(game="podstavec"), 0)
    null = Raw(b"null")
    hello = to_json(Hello(seq=7, now=0, info=summary(sitting), constants=null, view=null, due=None))

    def answer(connection, _request):
        status = next(left)
        return None if status == 101 else connection.respond(status, "not now")

    async def table(socket):
        await socket.recv()
        await socket.send(hello.decode())
        await socket.close(1012)

    async def scene():
        async with serve(table, "127.0.0.1", 0, process_request=answer) as server:
            port = server.sockets[0].getsockname()[1]
            async with Client(f"http://127.0.0.1:{port}") as client, client.watch("k7d2") as live:
                frames = aiter(live)
                return [(await anext(frames)).seq for _ in range(2)]

    assert await scene() == [7, 7]


async def said_by(house, watching, monkeypatch):
    """Let somebody watch a table of a house that speaks as it is told to; the pauses before they came back."""
    pauses, sleep = [], asyncio.sleep

    async def no_time(seconds):
        if seconds > LONGEST_PAUSE_S:  # a ping of the library
            await sleep(seconds)
        elif seconds:
            pauses.append(seconds)

    async def scene():
        async with serve(house, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            async with Client(f"http://127.0.0.1:{port}") as client, client.watch("k7d2") as live:
                await watching(live)

    monkeypatch.setattr("ridotto.client.table.asyncio.sleep", no_time)
    await scene()
    return pauses


def hello():
    sitting, _opened = lifecycle.open_table("anna", TableSpec(game="podstavec"), 0)
    null = Raw(b"null")
    return to_json(Hello(seq=7, now=0, info=summary(sitting), constants=null, view=null, due=None)).decode()


async def test_a_table_that_does_not_say_hello_is_asked_again_after_longer_and_longer_pauses(monkeypatch):
    visits = itertools.count()

    async def house(socket):
        await socket.recv()
        if next(visits) in (4, 5):
            await socket.send(hello())
        await socket.close(1013)

    async def two_hellos(live):
        frames = aiter(live)
        for _ in range(2):
            await anext(frames)

    pauses = await said_by(house, two_hellos, monkeypatch)
    assert pauses[:5] == [0.05, 0.1, 0.2, 0.4, 0.05]


async def test_who_is_told_when_to_come_back_comes_back_then(monkeypatch):
    async def house(socket):
        await socket.recv()
        await socket.send(hello())
        await socket.send(to_json(Farewell(again_ms=2000)).decode())
        await socket.close(1012)

    async def two_hellos(live):
        frames = aiter(live)
        for _ in range(3):
            await anext(frames)

    assert (await said_by(house, two_hellos, monkeypatch))[0] == 2


async def test_the_same_id_asked_twice_at_once_is_asked_once_and_both_are_answered(monkeypatch):
    asked = []

    async def house(socket):
        await socket.recv()
        await socket.send(hello())
        async for frame in socket:
            asked.append(frame)
            await socket.send(to_json(Done(id="a")).decode())

    async def twice(live):
        answers = await asyncio.gather(live.say("hello", id="a"), live.say("hello", id="a"))
        assert [answer.id for answer in answers] == ["a", "a"]
        assert (await live.say("hello", id="a")).id == "a"
        assert len(asked) == 2

    await said_by(house, twice, monkeypatch)


async def test_a_table_over_which_nobody_iterates_keeps_only_the_newest_frames(monkeypatch):
    monkeypatch.setattr("ridotto.client.table.FRAMES_KEPT", 3)

    async def house(socket):
        await socket.recv()
        await socket.send(hello())
        for seat in range(10):
            await socket.send(to_json(Presence(seats=(seat,), onlookers=0)).decode())
        await socket.recv()
        await socket.send(to_json(Done(id="a")).decode())
        await socket.wait_closed()

    async def late(live):
        await live.say("hello", id="a")  # answered after all of them
        frames = aiter(live)
        assert [(await anext(frames)).seats[0] for _ in range(3)] == [7, 8, 9]

    await said_by(house, late, monkeypatch)


async def test_who_comes_too_often_from_the_first_is_told_so():
    async def scene():
        async with serve(None, "127.0.0.1", 0, process_request=lambda c, _r: c.respond(429, "too often")) as server:
            port = server.sockets[0].getsockname()[1]
            async with Client(f"http://127.0.0.1:{port}") as client, client.watch("k7d2"):
                pass

    with pytest.raises(InvalidStatus):
        await scene()
