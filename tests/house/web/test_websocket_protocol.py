"""Frames that are posted are the frames that the standard asks for."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from ridotto.house.web import websocket_protocol
from ridotto.house.web.websocket_farewell import WS_PROTOCOL
from ridotto.house.web.websocket_protocol import MOST_FRAGMENTS, POST, Inbox, head


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_posted_frame_is_what_the_library_would_send(size: int) -> None:
    text = b"x" * size
    assert head(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False, extensions=[])


pytestmark = pytest.mark.anyio


async def test_messages_are_read_in_the_order_they_came_and_who_gives_up_waiting_loses_none() -> None:
    inbox = Inbox(asyncio.get_running_loop())
    reading = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    inbox.put_nowait("first")
    inbox.put_nowait("second")
    reading.cancel()
    with pytest.raises(asyncio.CancelledError):
        await reading
    assert [await inbox.get(), await inbox.get()] == ["first", "second"]
    assert inbox.empty()
    reading = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    inbox.put_nowait("third")
    assert await reading == "third"


@asynccontextmanager
async def serving(app, **settings) -> AsyncIterator[uvicorn.Server]:
    """A server for an application that speaks over posted WebSockets."""
    config = uvicorn.Config(app, ws=WS_PROTOCOL, ws_per_message_deflate=False, log_config=None, port=0, **settings)
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield server
    finally:
        server.should_exit = True
        await task


def port_of(server) -> int:
    return server.servers[0].sockets[0].getsockname()[1]


async def heard(app, scene) -> list[str]:
    """What a client hears from it."""
    async with serving(app) as server, connect(f"ws://127.0.0.1:{port_of(server)}/", max_size=None) as socket:
        return await scene(socket)


async def test_frames_that_are_posted_and_frames_that_are_waited_for_keep_their_order() -> None:
    async def app(scope, receive, send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        post = scope["extensions"][POST]["post"]
        for number in range(0, 300, 3):
            assert post(str(number).encode())
            assert post(str(number + 1).encode())
            await send({"type": "websocket.send", "text": str(number + 2)})
        await send({"type": "websocket.close"})

    async def scene(socket) -> list[str]:
        return [frame async for frame in socket]

    assert await heard(app, scene) == [str(number) for number in range(300)]


async def test_a_post_is_declined_while_the_other_end_does_not_read() -> None:
    taken = asyncio.get_running_loop().create_future()

    async def app(scope, receive, send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        post, posted = scope["extensions"][POST]["post"], 0
        while post(b"x" * 60_000):
            posted += 1
            await asyncio.sleep(0)
        taken.set_result(posted)
        await send({"type": "websocket.close"})

    async def scene(socket) -> list[str]:
        socket.transport.pause_reading()
        posted = await taken
        socket.transport.resume_reading()
        frames = [frame async for frame in socket]
        assert len(frames) == posted
        return frames

    assert await heard(app, scene)


async def closes(receive, send) -> None:
    await send({"type": "websocket.close"})


async def returns(receive, send) -> None:
    """And leaves the rest to the server."""


async def waits(receive, send) -> None:
    while (await receive())["type"] != "websocket.disconnect":
        pass


@pytest.mark.parametrize("end", [closes, returns, waits])
async def test_who_never_reads_is_let_go_however_it_ends(end, monkeypatch) -> None:
    monkeypatch.setattr(websocket_protocol, "PARTING_S", 0)
    ended = asyncio.Event()

    async def app(scope, receive, send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while scope["extensions"][POST]["post"](b"x" * 60_000):
            await asyncio.sleep(0)
        with suppress(OSError):
            await end(receive, send)
        ended.set()

    async with (
        serving(app, ws_ping_interval=0.1, ws_ping_timeout=0.1) as server,
        connect(f"ws://127.0.0.1:{port_of(server)}/", max_size=None) as socket,
    ):
        socket.transport.pause_reading()
        await ended.wait()
        while server.server_state.connections:
            await asyncio.sleep(0.01)
        socket.transport.abort()


async def test_a_message_in_countless_fragments_is_not_taken() -> None:
    async def app(scope, receive, send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["text"]})

    async def scene(socket) -> list[str]:
        await socket.send(["a", *[""] * (MOST_FRAGMENTS - 3), "b"])
        heard = [await socket.recv()]
        with suppress(ConnectionClosed):
            await socket.send(["a", *[""] * 200_000, "b"])
            heard.append(await socket.recv())
        assert socket.close_code == 1009
        return heard

    assert await heard(app, scene) == ["ab"]


async def test_one_who_is_gone_before_being_let_in_is_not_an_error() -> None:
    ends: list[str] = []
    knocked, gone = asyncio.Event(), asyncio.Event()

    async def app(scope, receive, send):
        if scope["type"] != "websocket":
            return
        await receive()
        knocked.set()
        await gone.wait()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        ends.append((await receive())["type"])

    async with serving(app) as server:
        knocking = asyncio.create_task(connect(f"ws://127.0.0.1:{port_of(server)}/").__aenter__())
        await knocked.wait()
        knocking.cancel()
        with suppress(asyncio.CancelledError):
            await knocking
        await asyncio.sleep(0.05)  # the server notices
        gone.set()
        while not ends:
            await asyncio.sleep(0.01)
    assert ends == ["websocket.disconnect"]
