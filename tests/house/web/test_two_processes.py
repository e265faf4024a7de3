"""What people of the same table at different processes hear of each other."""

import asyncio
import json
from collections.abc import AsyncIterator

import pytest
from two_houses import the_same, two_houses

from ridotto.client.table import SentAway
from ridotto.house.store.base import Unavailable
from ridotto.house.web import chat_fanout
from ridotto.protocol.frames import ChatFrame
from ridotto.protocol.tables import TableSpec

pytestmark = pytest.mark.anyio


class Evening:
    """Anna at the first process, Boris at the second, at one table."""

    def __init__(self, first, second, line):
        self.first, self.second, self.line = first, second, line

    async def sit_down(self):
        self.anna, self.boris = await self.first.guest(), await self.second.guest()
        self.table = (await self.anna.open_table(TableSpec(game="podstavec", seats=2))).table.table
        await self.boris.join(self.table)


@pytest.fixture
async def evening(new_database) -> AsyncIterator[Evening]:
    async with two_houses(new_database()) as (first, second, line):
        evening = Evening(first, second, line)
        await evening.sit_down()
        yield evening


async def heard_until(live, last):
    texts = []
    async for frame in live:
        if isinstance(frame, ChatFrame):
            texts.append(frame.line.text)
            if texts[-1] == last:
                return texts
    raise AssertionError("it ended before")


async def test_what_was_said_while_the_news_were_gone_is_heard_once_and_in_order_when_they_are_back(evening):
    async with evening.boris.watch(evening.table) as live:
        await evening.anna.say(evening.table, "one")
        evening.line.cut()
        await evening.anna.say(evening.table, "two")
        await evening.boris.say(evening.table, "is anybody there?")
        await evening.anna.say(evening.table, "three")
        evening.line.mend()
        evening.line.mend()
        heard = await heard_until(live, "three")
        await evening.anna.say(evening.table, "four")
        heard += await heard_until(live, "four")
    assert heard == ["one", "two", "is anybody there?", "three", "four"]


async def test_a_line_that_is_told_of_again_is_heard_once(evening):
    async with evening.boris.watch(evening.table) as live:
        said = [str(number) for number in range(12)]
        for text in said:
            line = await evening.anna.say(evening.table, text)
            for _ in range(2):
                evening.first.services.house.neighbours.tell_said(evening.table, line.id)
        assert await heard_until(live, said[-1]) == said


async def test_what_was_said_before_anybody_listened_is_not_told_again(evening):
    await evening.anna.say(evening.table, "early")
    async with evening.boris.watch(evening.table) as live:
        evening.line.mend()
        await evening.anna.say(evening.table, "late")
        assert await heard_until(live, "late") == ["late"]


async def test_what_is_said_while_the_store_is_lost_to_a_listener_is_heard_later(evening, monkeypatch):
    monkeypatch.setattr(chat_fanout, "RETRY_S", 0)
    chat = evening.second.services.chat
    unheard, times = chat.unheard, []

    async def lost(marks):
        times.append(marks)
        if len(times) < 3:
            raise Unavailable("gone")
        return await unheard(marks)

    monkeypatch.setattr(chat, "unheard", lost)
    async with evening.boris.watch(evening.table) as live:
        await evening.anna.say(evening.table, "one")
        assert await heard_until(live, "one") == ["one"]


async def test_who_is_muted_at_one_process_is_not_heard_at_another(evening):
    anna = (await evening.anna.me()).person
    elsewhere = await the_same(evening.boris, evening.first)
    async with evening.boris.watch(evening.table) as live:
        await elsewhere.mute(anna)
        await evening.second.services.open_sockets.rechecked()
        await evening.anna.say(evening.table, "can you hear me?")
        await elsewhere.unmute(anna)
        await evening.second.services.open_sockets.rechecked()
        await evening.anna.say(evening.table, "and now?")
        assert await heard_until(live, "and now?") == ["and now?"]


async def test_a_mute_that_was_not_told_of_counts_when_the_news_are_back(evening):
    elsewhere = await the_same(evening.boris, evening.first)
    async with evening.boris.watch(evening.table) as live:
        evening.line.cut()
        await elsewhere.mute((await evening.anna.me()).person)
        evening.line.mend()
        await evening.second.services.open_sockets.rechecked()
        await evening.anna.say(evening.table, "can you hear me?")
        await elsewhere.say(evening.table, "all quiet here")
        assert await heard_until(live, "all quiet here") == ["all quiet here"]


async def test_who_is_erased_at_one_process_is_let_go_at_another(evening):
    elsewhere = await the_same(evening.boris, evening.first)
    async with evening.boris.watch(evening.table) as live:
        await elsewhere.erase()
        with pytest.raises(SentAway, match="4401"):
            await heard_until(live, "never")


async def test_who_leaves_a_table_at_one_process_is_told_at_another(evening):
    elsewhere = await the_same(evening.boris, evening.first)
    table = (await evening.anna.open_table(TableSpec(game="podstavec", seats=3))).table.table
    await elsewhere.join(table)
    async with evening.boris.follow("/api/me/live") as mine:
        assert table in [info["table"] for info in (await anext(mine))["tables"]]
        await elsewhere.leave(table)
        async for frame in mine:
            if frame["type"] == "mine" and frame["info"]["table"] == table and not frame["info"]["entered"]:
                break


async def test_whatever_is_said_at_the_same_time_is_heard_in_the_same_order_everywhere(evening):
    async with evening.anna.watch(evening.table) as here, evening.boris.watch(evening.table) as there:
        for evening_round in range(10):
            await asyncio.gather(
                *(evening.anna.say(evening.table, f"anna {evening_round} {number}") for number in range(5)),
                *(evening.boris.say(evening.table, f"boris {evening_round} {number}") for number in range(5)),
            )
        await evening.anna.say(evening.table, "the end")
        heard = await heard_until(here, "the end")
        assert heard == await heard_until(there, "the end")
        assert len(heard) == len(set(heard)) == 101


async def test_tables_that_were_opened_while_the_news_were_gone_are_shown_when_they_are_back(evening):
    async with evening.boris.open_socket("/api/lobby/live") as lobby:
        first = json.loads(await lobby.recv())
        assert (first["type"], first["tables"]) == ("tables", [])
        evening.line.cut()
        table = (await evening.anna.open_table(TableSpec(game="podstavec"))).table.table
        evening.line.mend()
        again = json.loads(await lobby.recv())
        assert [info["table"] for info in again["tables"]] == [table]
