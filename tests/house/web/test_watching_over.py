"""What those who run a house can see of it: its counts, its health and its log."""

import asyncio
import io
import json
import logging

import pytest

from ridotto.client import MoveRefused
from ridotto.house.logging_setup import PlainLines, keep_log
from ridotto.house.store.base import Unavailable

from .test_live import duel

pytestmark = pytest.mark.anyio


async def counts(client):
    """What the house has counted, by name and labels."""
    lines = (await client.http.get("/metrics")).text.splitlines()
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if line[0] != "#")}


async def test_sockets_commands_and_lines_of_chat_are_counted(house):
    anna, boris, table = await duel(house)
    async with anna.watch(table) as live, anna.follow("/api/lobby/live") as lobby, anna.follow("/api/me/live") as mine:
        await anext(lobby)
        await anext(mine)
        before = await counts(anna)
        await live.play({"type": "arrange", "red": 0, "white": 0, "black": 0, "empty": 3})
        for _ in range(2):
            with pytest.raises(MoveRefused):
                await live.play({"type": "nonsense"})
        await live.say("good luck")
        await boris.say(table, "the same to you")
        after = await counts(anna)
    for kind in ("table", "lobby", "mine"):
        assert after[f'ridotto_sockets{{kind="{kind}"}}'] == 1
    more = {name: after[name] - before[name] for name in before if after[name] != before[name]}
    assert more['ridotto_commands_total{answer="done"}'] == 1
    assert more['ridotto_commands_total{answer="refused"}'] == 2
    assert more["ridotto_chat_lines_total"] == 2
    assert after["ridotto_live_tables"] == 1
    while any(value for name, value in (await counts(anna)).items() if name.startswith("ridotto_sockets")):
        await asyncio.sleep(0.01)


async def test_health_tells_whether_the_books_can_be_read(house, monkeypatch):
    from ridotto.client import Refusal

    client = await house.client()
    assert (await client.health()).status == "well"

    async def lost(*_args):
        raise Unavailable("the disk is gone")

    monkeypatch.setattr(house.services.house.store, "execute", lost)
    with pytest.raises(Refusal) as caught:
        await client.health()
    assert caught.value.status == 503
    assert "disk" not in caught.value.trouble.why


async def test_a_house_that_cannot_write_is_not_well_until_it_can(house, monkeypatch):
    from ridotto.client import Refusal

    client, services = await house.client(), house.services
    await services.house.clocks.stop()  # only the test looks around: no sign of life is on its way meanwhile

    async def lost(_at):
        raise Unavailable("the disk is full")

    with monkeypatch.context() as full:
        full.setattr(services.house.store, "beat", lost)
        await services.house.clocks.look_around(services.house.now())
        with pytest.raises(Refusal) as caught:
            await client.health()
    assert caught.value.status == 503
    await services.house.clocks.look_around(services.house.now())
    assert (await client.health()).status == "well"


def test_a_log_line_is_one_json_object_with_the_table_and_its_number():
    root = logging.getLogger()
    before, level, stream = root.handlers[:], root.level, io.StringIO()
    try:
        keep_log("json", stream=stream)
        logging.getLogger("ridotto.house").info("a move", extra={"table": "k7d2", "n": 12})
        try:
            raise ValueError("odd")
        except ValueError:
            logging.getLogger("ridotto.house").exception("it failed")
    finally:
        root.handlers[:], root.level = before, level
    first, second = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert (first["event"], first["table"], first["n"], first["level"]) == ("a move", "k7d2", 12, "info")
    assert "ValueError: odd" in second["fault"]


@pytest.mark.parametrize(
    ("where", "shown"),
    [({"table": "k7d2"}, " (table k7d2)"), ({"path": "/api/lobby/live"}, " (/api/lobby/live)"), ({}, "")],
)
def test_a_plain_log_line_says_at_which_table_or_address(where, shown):
    record = logging.makeLogRecord({"levelname": "ERROR", "msg": "it failed", **where})
    assert PlainLines().format(record).partition(" ")[2] == f"error: it failed{shown}"
