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
from ridotto.house.web.websocket_protocol import MOST_FRAGMENTS, MOST_WHOLE, POST, Inbox, head, whole_text


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_posted_frame_is_what_the_library_would_send(size: int) -> None:
    text = b"x" * size
    assert head(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False, extensions=[])


def said(text: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, text, fin).serialize(mask=True, extensions=[])


@pytest.mark.parametrize("size", [0, 1, 2, 124, 126, 127, 4000])
def test_a_short_frame_of_text_is_read_as_the_library_would(size: int) -> None:
    text = ("я" * size)[: size // 2] + "x" * (size % 2)
    assert whole_text(said(text.encode())) == text


@pytest.mark.parametrize(
    "data",
    [
        pytest.param(b"", id="nothing"),
        pytest.param(said(b"hello")[:-1], id="not whole"),
        pytest.param(said(b"x" * 130)[:3], id="not even its length"),
        pytest.param(said(b"one") + said(b"two"), id="two"),
        pytest.param(said(b"he", fin=False), id="a fragment"),
        pytest.param(said(b"llo", Opcode.CONT), id="the rest of a message"),
        pytest.param(said(b"hello", Opcode.BINARY), id="no text"),
        pytest.param(said(b"hello", Opcode.PING), id="a ping"),
        pytest.param(said(b"\xff"), id="not UTF-8"),
        pytest.param(b"\xc1" + said(b"hello")[1:], id="a reserved bit"),
        pytest.param(Frame(Opcode.TEXT, b"x" * 60).serialize(mask=False, extensions=[]), id="not masked"),
        pytest.param(b"\x81\xff" + (119).to_bytes(8, "big") + b"\0" * 4 + b"x" * 119, id="a long length"),
        pytest.param(said(b"x" * MOST_WHOLE), id="a long one"),
    ],
)
def test_everything_else_is_left_to_the_library(data: bytes) -> None:
    assert whole_text(data) is None


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


async def echoes(scope, receive, send) -> None:
    """An application that says everything again."""
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


async def test_messages_keep_their_order_however_they_are_cut() -> None:
    six = said(b"six")
    pieces = [
        said(b"one"),
        said(b"two") + said(b"three"),
        said(b"fo", fin=False),
        said(b"", Opcode.PING) + said(b"ur", Opcode.CONT),
        said(b"fi", fin=False) + said(b"ve", Opcode.CONT) + six[:3],
        six[3:],
        said(b"seven"),
    ]

    async def scene(socket) -> list[str]:
        for piece in pieces:
            socket.transport.write(piece)
            await asyncio.sleep(0.01)
        return [await socket.recv() for _ in range(7)]

    assert await heard(echoes, scene) == ["one", "two", "three", "four", "five", "six", "seven"]


async def test_the_rest_of_a_frame_is_no_frame_even_if_it_looks_like_one() -> None:
    rest, mask = b"\x81\x85\0\0\x80\x80" + b"bb\xe2\xe2b", b"\xe1\xe1AA"
    assert whole_text(rest) == "bbbbb"
    text = bytes(byte ^ mask[at % 4] for at, byte in enumerate(rest)).decode()

    async def scene(socket) -> list[str]:
        socket.transport.write(bytes((0x81, 0x80 | len(rest))) + mask)
        await asyncio.sleep(0.01)
        socket.transport.write(rest)
        return [await socket.recv()]

    assert await heard(echoes, scene) == [text]


@pytest.mark.parametrize(
    ("pieces", "code"),
    [([said(b"begun", fin=False), said(b"another")], 1002), ([said(b"\xff")], 1007)],
    ids=["a message within another", "not UTF-8"],
)
async def test_a_frame_that_breaks_the_standard_ends_the_connection(pieces: list[bytes], code: int) -> None:
    async def scene(socket) -> list[str]:
        for piece in pieces:
            socket.transport.write(piece)
            await asyncio.sleep(0.01)
        await socket.wait_closed()
        return [str(socket.close_code)]

    assert await heard(echoes, scene) == [str(code)]


async def test_what_comes_while_the_application_is_busy_is_not_taken_from_the_network() -> None:
    free = asyncio.Event()

    async def app(scope, receive, send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await free.wait()
        while (message := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["text"]})

    async with serving(app) as server, connect(f"ws://127.0.0.1:{port_of(server)}/") as socket:
        for number in range(100):
            await socket.send(str(number))
            await asyncio.sleep(0.001)
        (connection,) = server.server_state.connections
        assert connection.read_paused
        free.set()
        assert [await socket.recv() for _ in range(100)] == [str(number) for number in range(100)]
        assert not connection.read_paused
