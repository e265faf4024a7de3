"""Chat through the wire."""

import asyncio

import pytest

from ridotto.client import MoveRefused, Refusal
from ridotto.protocol.frames import ChatFrame
from ridotto.protocol.tables import Resign, TableSpec

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def house(open_house):
    return open_house


@pytest.fixture
async def table(house):
    """Anna and Boris play; Clara looks on."""
    anna, boris, clara = [await house.guest() for _ in range(3)]
    id = (await anna.open_table(TableSpec(game="podstavec"))).table.table
    await boris.join(id)
    return id, anna, boris, clara


async def refused(asked, error):
    with pytest.raises(Refusal) as caught:
        await asked
    assert caught.value.trouble.error == error


async def heard(client, table):
    return [line.text for line in (await client.chat(table)).lines]


async def next_line(frames):
    while True:
        frame = await anext(frames)
        if isinstance(frame, ChatFrame):
            return frame.line.text


async def test_players_and_onlookers_talk_apart_until_the_game_is_over(table):
    id, anna, boris, clara = table
    await anna.say(id, "good luck")
    await clara.say(id, "I bet on Anna")
    assert await heard(boris, id) == ["good luck"]
    assert await heard(clara, id) == ["I bet on Anna"]
    await boris.command(id, Resign())
    for client in (anna, boris, clara):
        assert await heard(client, id) == ["good luck", "I bet on Anna"]


async def test_the_same_id_again_is_answered_the_same_and_said_once(table):
    id, anna, boris, _clara = table
    async with anna.watch(id) as live, boris.watch(id) as other:
        for _ in range(2):
            assert (await live.say("good luck", id="a")).id == "a"
        await asyncio.gather(*(anna.say(id, "twice", id="b") for _ in range(2)))
        first = await anna.say(id, "by REST", id="c")
        assert await anna.say(id, "by REST", id="c") == first
        await boris.say(id, "another's own", id="a")
        frames = aiter(other)
        heard_live = {await next_line(frames) for _ in range(4)}
    async with anna.watch(id) as live:  # a new connection
        await live.say("good luck", id="a")
    said = ["another's own", "by REST", "good luck", "twice"]
    assert sorted(await heard(boris, id)) == sorted(heard_live) == said


async def test_before_a_game_begins_host_and_visitors_hear_each_other_and_players_keep_what_was_said(house):
    anna, boris, clara = [await house.guest() for _ in range(3)]
    stranger = await house.client()
    id = (await anna.open_table(TableSpec(game="podstavec"))).table.table
    async with anna.watch(id) as host, boris.watch(id) as visitor, stranger.watch(id) as nobody:
        ears = aiter(host), aiter(visitor), aiter(nobody)
        await anna.say(id, "who plays?")
        await visitor.say("I do")
        early = await clara.say(id, "may I look on?")
        for ear in ears:
            assert [await next_line(ear) for _ in range(3)] == ["who plays?", "I do", "may I look on?"]
        await boris.join(id)
        await clara.say(id, "I bet on Anna")
        await anna.say(id, "good luck")
        assert await next_line(ears[1]) == "good luck"
    before = ["who plays?", "I do", "may I look on?"]
    for player in (anna, boris):
        assert await heard(player, id) == [*before, "good luck"]
    assert await heard(clara, id) == ["I bet on Anna"]
    assert await heard(stranger, id) == []
    await boris.report(id, (await clara.me()).person, "rude", early.id)


async def test_what_is_said_is_pushed_to_those_who_may_hear_it(table):
    id, anna, boris, clara = table
    async with boris.watch(id) as player, clara.watch(id) as onlooker:
        players, onlookers = aiter(player), aiter(onlooker)
        await anna.say(id, "good luck")
        await onlooker.say("I bet on Anna")
        assert await next_line(players) == "good luck"
        assert await next_line(onlookers) == "I bet on Anna"
        await boris.command(id, Resign())
        await anna.say(id, "thank you")
        assert await next_line(onlookers) == "thank you"
        await onlooker.say("well played")
        assert await next_line(players) == "thank you"
        assert await next_line(players) == "well played"


async def test_a_muted_person_is_not_heard_any_more(table):
    id, anna, boris, _clara = table
    person = (await anna.me()).person
    async with boris.watch(id) as live:
        frames = aiter(live)
        await boris.mute(person)
        assert list((await boris.mutes()).people) == [person]
        await anna.say(id, "good luck")
        assert await heard(boris, id) == []
        await anna.say(id, "hello?")
        await live.say("all quiet here")
        assert await next_line(frames) == "all quiet here"
    await boris.unmute(person)
    assert await heard(boris, id) == ["good luck", "hello?", "all quiet here"]


async def test_the_host_may_silence_an_onlooker_and_nobody_else_may(table):
    id, anna, boris, clara = table
    person = (await clara.me()).person
    await refused(boris.silence(id, person), "host-only")
    await anna.silence(id, person)
    await refused(clara.say(id, "boo"), "chat-silenced")
    async with clara.watch(id) as live:
        with pytest.raises(MoveRefused):
            await live.say("boo")
    await anna.let_speak(id, person)
    await clara.say(id, "thank you")


async def test_a_player_cannot_be_silenced(table):
    id, anna, boris, _clara = table
    await refused(anna.silence(id, (await boris.me()).person), "chat-silence-player")
    await boris.say(id, "I play here")


@pytest.mark.parametrize(
    ("text", "error"),
    [(" ", "chat-empty"), ("\u202e\x07", "chat-empty"), ("\u200b \u200d", "chat-empty"), ("x" * 501, "chat-long")],
)
async def test_a_line_is_neither_empty_nor_too_long(table, text, error):
    id, anna, *_ = table
    await refused(anna.say(id, text), error)


async def test_control_signs_and_line_breaks_do_not_pass(table):
    id, anna, boris, _clara = table
    await anna.say(id, "one\n\ntwo\u202e\x1b[31m three 👍🏽")
    assert await heard(boris, id) == ["one two[31m three 👍🏽"]


async def test_a_line_one_may_not_hear_cannot_be_reported(table):
    id, anna, boris, clara = table
    line = await anna.say(id, "between us")
    person = (await anna.me()).person
    await refused(clara.report(id, person, "rude", line.id), "http-not-found")
    await refused(boris.report(id, (await clara.me()).person, "rude", line.id), "http-not-found")
    await boris.report(id, person, "rude", line.id)


async def test_every_line_can_be_reported_also_the_first_and_after_muting_its_author(table):
    id, anna, boris, _clara = table
    person = (await anna.me()).person
    first, second = await anna.say(id, "insult"), await anna.say(id, "another")
    assert first.id == 1
    await boris.report(id, person, "rude", first.id)
    await boris.mute(person)
    await boris.report(id, person, "rude", second.id)


async def test_chat_is_read_page_by_page(table):
    id, anna, *_ = table
    lines = [await anna.say(id, f"line {n}") for n in range(5)]
    page = await anna.chat(id, after=lines[1].id)
    assert [line.text for line in page.lines] == ["line 2", "line 3", "line 4"]


@pytest.mark.rule("VEN-17")
async def test_at_a_table_of_venice_players_talk_before_during_and_after_the_game(house):
    anna, boris = await house.guest(), await house.guest()
    id = (await anna.open_table(TableSpec(game="venice", seats=2, options={"pace": "minutes"}))).table.table
    await anna.say(id, "before")
    await boris.join(id)
    await boris.say(id, "during")
    await boris.command(id, Resign())
    await anna.say(id, "after")
    assert await heard(anna, id) == await heard(boris, id) == ["before", "during", "after"]


async def test_the_numbers_of_lines_tell_nobody_how_much_others_talk(table, house):
    id, anna, boris, clara = table
    elsewhere = (await anna.open_table(TableSpec(game="podstavec"))).table.table
    onlookers = []
    for number in range(3):
        for _ in range(number):
            await anna.say(id, "between players")
            await anna.say(elsewhere, "at another table")
        onlookers.append((await clara.say(id, "on the side")).id)
    assert onlookers == [2, 4, 6]
    assert [line.id for line in (await clara.chat(id)).lines] == onlookers
    assert [line.id for line in (await boris.chat(id)).lines] == [1, 3, 5]
    assert [
        line["id"] for line in (await clara.http.get("/api/me/export")).json()["written"]["chat_lines"]
    ] == onlookers


async def test_pages_go_on_after_a_line_when_both_channels_are_heard(table):
    id, anna, boris, clara = table
    for speaker, text in ((clara, "1"), (clara, "2"), (anna, "3"), (clara, "4"), (boris, "5")):
        await speaker.say(id, text)
    await boris.command(id, Resign())
    for speaker, text in ((anna, "6"), (clara, "7")):
        await speaker.say(id, text)
    lines = (await anna.chat(id)).lines
    assert [line.text for line in lines] == list("1234567")
    read, after = ["1"], lines[0].id
    while page := (await anna.chat(id, after=after, limit=2)).lines:
        after = page[-1].id
        read += [line.text for line in page]
    assert read == list("1234567")
    assert [line.text for line in (await anna.chat(id, before=lines[3].id, limit=2)).lines] == ["2", "3"]
    assert [line.text for line in (await anna.chat(id, after=lines[3].id, limit=2)).lines] == ["5", "6"]


async def test_who_has_not_come_in_hears_nothing_while_the_game_runs(table, house):
    """It might be a player who listens to the onlookers without their name."""
    id, _anna, boris, clara = table
    stranger = await house.client()
    async with stranger.watch(id) as live:
        frames = aiter(live)
        await clara.say(id, "Anna has nothing left")
        assert await heard(stranger, id) == []
        await boris.command(id, Resign())
        await clara.say(id, "well played")
        assert await next_line(frames) == "well played"
    assert await heard(stranger, id) == ["Anna has nothing left", "well played"]


async def test_a_socket_that_has_not_greeted_hears_nothing(table):
    id, anna, boris, clara = table
    async with boris.open_socket(f"/api/tables/{id}/live") as socket:
        await clara.say(id, "Anna has nothing left")
        await anna.say(id, "good luck")
        await socket.send('{"type":"hello"}')
        await anna.say(id, "are you there?")
        told = []
        while not told or "are you there?" not in told[-1]:
            frame = await socket.recv()
            told.append(frame if isinstance(frame, str) else frame.decode())
    assert "Anna has nothing left" not in "".join(told)
