"""The client stands on its own."""

import asyncio
import subprocess
import sys

import pytest
from msgspec import Raw
from websockets.asyncio.server import serve
from websockets.exceptions import InvalidStatus

from ridotto.client import Client
from ridotto.client.table import LiveTable
from ridotto.house import lifecycle
from ridotto.house.forms import Hello, Presence, TableSpec, to_json


def test_a_program_that_plays_needs_nothing_of_the_server():
    server = ("litestar", "sqlalchemy", "argon2", "uvicorn")
    asked = f"import sys, ridotto.client; print([name for name in {server} if name in sys.modules])"
    told = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[]"


def test_a_table_that_is_not_to_be_had_just_now_is_asked_for_again():
    left = iter([502, 503, 101, 429, 504, 101])
    sitting, _opened = lifecycle.open_table("anna", TableSpec(game="podstavec"), 0)
    hello = to_json(Hello(seq=7, now=0, info=sitting.info(), view=Raw(b"null"), due=None))

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

    assert asyncio.run(scene()) == [7, 7]


def test_a_table_over_which_nobody_iterates_keeps_only_the_newest_frames(monkeypatch):
    monkeypatch.setattr("ridotto.client.table.FRAMES_KEPT", 3)

    async def scene():
        table = LiveTable(None)
        for seats in range(10):
            table._take(to_json(Presence(seats=(seats,), onlookers=0)))
        frames = aiter(table)
        return [(await anext(frames)).seats[0] for _ in range(3)]

    assert asyncio.run(scene()) == [7, 8, 9]


def test_who_comes_too_often_from_the_first_is_told_so():
    async def scene():
        async with serve(None, "127.0.0.1", 0, process_request=lambda c, _r: c.respond(429, "too often")) as server:
            port = server.sockets[0].getsockname()[1]
            async with Client(f"http://127.0.0.1:{port}") as client, client.watch("k7d2"):
                pass

    with pytest.raises(InvalidStatus):
        asyncio.run(scene())
