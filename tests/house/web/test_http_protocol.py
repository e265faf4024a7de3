"""Connections that ask slowly, or too many at once, are let go; the others do not notice."""

import asyncio
from contextlib import asynccontextmanager

import pytest
import uvicorn

from ridotto.house.web import http_protocol
from ridotto.house.web.http_protocol import HELD, HTTP_PROTOCOL
from ridotto.house.web.websocket_farewell import WS_PROTOCOL

pytestmark = pytest.mark.anyio

WHOLE = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"


async def app(scope, receive, send):
    """Reads the whole body, and says thank you."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            await send({"type": "websocket.send", "text": "thank you"})
        return
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"9")]})
    await send({"type": "http.response.body", "body": b"thank you"})


@asynccontextmanager
async def serving(forwarded_allow_ips="", **settings):
    config = uvicorn.Config(
        app,
        http=HTTP_PROTOCOL,
        ws=WS_PROTOCOL,
        log_config=None,
        port=0,
        lifespan="off",
        forwarded_allow_ips=forwarded_allow_ips,
        **settings,
    )
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield server.servers[0].sockets[0].getsockname()[1], server
    finally:
        server.should_exit = True
        await task


async def answered(port, *parts):
    """What comes back before the house hangs up, or after a whole answer."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    for part in parts:
        writer.write(part)
    try:
        return (await reader.readuntil(b"thank you"))[-9:]
    except (asyncio.IncompleteReadError, ConnectionResetError):
        return b""
    finally:
        writer.close()


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: x\r\n",
        b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nslow",
    ],
)
async def test_who_does_not_ask_to_the_end_is_let_go(half, monkeypatch):
    monkeypatch.setattr(http_protocol, "ASKING_S", 0.1)
    async with serving() as (port, _server):
        assert await answered(port, half) == b""
        assert await answered(port, WHOLE) == b"thank you"


async def test_a_second_request_must_come_to_its_end_too(monkeypatch):
    monkeypatch.setattr(http_protocol, "ASKING_S", 0.1)
    async with serving() as (port, _server):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(WHOLE)
        await reader.readuntil(b"thank you")
        writer.write(WHOLE[:8])
        with pytest.raises((asyncio.IncompleteReadError, ConnectionResetError)):
            await reader.readuntil(b"thank you")
        writer.close()


async def test_a_websocket_is_not_hurried(monkeypatch):
    monkeypatch.setattr(http_protocol, "ASKING_S", 0.05)
    from websockets.asyncio.client import connect

    async with serving() as (port, _server), connect(f"ws://127.0.0.1:{port}/") as socket:
        await asyncio.sleep(0.2)
        await socket.send("are you there?")
        assert await socket.recv() == "thank you"


async def test_one_address_holds_only_so_many_connections(monkeypatch):
    monkeypatch.setattr(http_protocol, "MOST_CONNECTIONS", 3)
    async with serving() as (port, server):
        held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
        while server.lifespan.state.get(HELD) != {"127.0.0.1": 3}:
            await asyncio.sleep(0.001)
        assert await answered(port, WHOLE) == b""
        held.pop()[1].close()
        while server.lifespan.state[HELD] != {"127.0.0.1": 2}:
            await asyncio.sleep(0.001)
        assert await answered(port, WHOLE) == b"thank you"
        for _reader, writer in held:
            writer.close()
        while server.lifespan.state[HELD]:
            await asyncio.sleep(0.001)


async def test_a_proxy_that_is_trusted_may_hold_as_many_as_it_needs(monkeypatch):
    monkeypatch.setattr(http_protocol, "MOST_CONNECTIONS", 1)
    async with serving(forwarded_allow_ips="127.0.0.1") as (port, _server):
        held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
        assert await answered(port, WHOLE) == b"thank you"
        for _reader, writer in held:
            writer.close()
