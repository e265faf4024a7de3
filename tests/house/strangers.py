"""What tests of unwelcome visitors share: refusals, plain HTTP clients, and how WebSockets are closed."""

from contextlib import suppress

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ridotto.client import Refusal
from ridotto.house.web.edge import COOKIE
from ridotto.protocol.tables import TableSpec

DUEL = TableSpec(game="podstavec", seats=2)
PASS = {"type": "bid", "red": 0, "white": 0, "black": 0, "pedestals": 0}


async def refused(asked, status, error=None):
    """The refusal of a request."""
    with pytest.raises(Refusal) as caught:
        await asked
    assert caught.value.status == status
    if error is not None:
        assert caught.value.trouble.error == error
    return caught.value.trouble


async def duel(house):
    """Two guests at a table that is being played."""
    anna, boris = await house.guest(), await house.guest()
    table = (await anna.open_table(DUEL)).table.table
    await boris.join(table)
    return anna, boris, table


def bare(house, client=None, **headers):
    """A plain HTTP client with exactly these headers, and the cookie of somebody who came in."""
    cookies = {COOKIE: client.http.cookies[COOKIE]} if client else {}
    return httpx.AsyncClient(base_url=house.url, headers=headers, cookies=cookies, verify=False)


async def closing(socket):
    """The code that the house closes a WebSocket with."""
    with suppress(ConnectionClosed):
        async for _ in socket:
            pass
    return socket.close_code


async def turned_away(url, headers):
    """What the handshake of a WebSocket is answered, unless it is let in."""
    try:
        async with connect(url.replace("http", "ws", 1), additional_headers=headers, proxy=None):
            return None
    except InvalidStatus as refused:
        return refused.response
