"""Frames that are posted are the frames that the standard asks for."""

import asyncio

import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode

from ridotto.house.web.parting import POLITE
from ridotto.house.web.posting import POST, head


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_posted_frame_is_what_the_library_would_send(size: int) -> None:
    text = b"x" * size
    assert head(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False, extensions=[])


pytestmark = pytest.mark.anyio


async def serving(app, scene) -> list[str]:
    """What a client hears from an application that speaks over posted WebSockets."""
    server = uvicorn.Server(uvicorn.Config(app, ws=POLITE, ws_per_message_deflate=False, log_config=None, port=0))
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        async with connect(f"ws://127.0.0.1:{port}/", max_size=None) as socket:
            return await scene(socket)
    finally:
        server.should_exit = True
        await task


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

    assert await serving(app, scene) == [str(number) for number in range(300)]


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

    assert await serving(app, scene)
