"""What a browser needs beside the table itself: why it was sent away, ratings, players' pages, names, languages."""

from __future__ import annotations

import asyncio
import json

import pytest
from msgspec import Raw
from open_house import OpenHouse
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ridotto.client import Client, Refusal, SentAway
from ridotto.core.messages import Catalogue, Message
from ridotto.house.web.limits import Limits, Pace
from ridotto.house.web.settings import Settings
from ridotto.protocol.frames import RatingsFrame
from ridotto.protocol.tables import Hello, OfferDraw, Preview, Rematch, Resign, SeatBot, TableSpec, ViewFrame

pytestmark = pytest.mark.anyio

KEEP = {"type": "arrange", "red": 0, "white": 0, "black": 0, "empty": 3}


async def duel(house: OpenHouse, anna: Client, boris: Client, **how: object) -> str:
    table = (await anna.open_table(TableSpec(game="podstavec", **how))).table.table
    await boris.join(table)
    return table


async def sent_away(house: OpenHouse, path: str, **headers: str) -> tuple[int, dict]:
    """How a browser is sent away from there: the code, and what it is told before."""
    address = house.url.replace("http", "ws", 1) + path
    origin = headers.pop("origin", house.url)
    async with connect(address, origin=origin, additional_headers=headers, proxy=None) as socket:
        told = json.loads(await socket.recv())
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
        return closed.value.rcvd.code, told


def cookie(client: Client) -> str:
    return "; ".join(f"{cookie.name}={cookie.value}" for cookie in client.http.cookies.jar)


async def test_a_browser_is_told_why_it_was_sent_away(house):
    anna = await house.guest()
    code, told = await sent_away(house, "/api/tables/nowhere/live", cookie=cookie(anna))
    assert (code, told["type"], told["id"], told["message"]["id"]) == (4404, "refused", None, "table-unknown")
    code, told = await sent_away(house, "/api/me/live")
    assert (code, told["rule"]) == (4401, "STRANGER")
    code, told = await sent_away(house, "/api/lobby/live", cookie=cookie(anna), origin="https://elsewhere.example")
    assert (code, told["message"]["id"]) == (4403, "http-cross-site")
    code, told = await sent_away(house, "/api/nowhere", cookie=cookie(anna))
    assert code == 4404


async def test_who_is_banned_is_told_so(house):
    anna = await house.guest()
    await house.services.people.ban((await anna.me()).person, house.services.house.now() + 10**9, "rude")
    code, told = await sent_away(house, "/api/lobby/live", cookie=cookie(anna))
    assert (code, told["message"]["id"]) == (4403, "banned")
    assert "rude" in told["why"]


@pytest.mark.parametrize("settings", [Settings(limits=Limits(person_sockets=1))])
async def test_too_many_sockets_are_closed_with_a_code(house):
    anna = await house.guest()
    async with anna.open_socket("/api/lobby/live") as held:
        await held.recv()
        code, told = await sent_away(house, "/api/lobby/live", cookie=cookie(anna))
        assert (code, told["rule"]) == (4429, "OFTEN")


async def test_a_house_without_its_books_says_come_back(house, monkeypatch):
    anna = await house.guest()
    from ridotto.house.store.base import Unavailable

    async def lost(*_: object, **__: object) -> None:
        raise Unavailable("gone")

    monkeypatch.setattr(house.services.sessions, "recognise", lost)
    code, told = await sent_away(house, "/api/lobby/live", cookie=cookie(anna))
    assert (code, told["rule"]) == (1013, "STORE")


async def test_a_program_with_a_token_gets_its_http_answer(house):
    anna = await house.guest()
    secret = (await anna.new_token("bot")).secret
    program = await house.client(token=secret)
    with pytest.raises(InvalidStatus) as refused:
        async with program.watch("nowhere"):
            pass
    assert refused.value.response.status_code == 404
    with pytest.raises(SentAway, match="4404"):
        async with anna.watch("nowhere"):
            pass


# ---- ratings


async def test_whoever_watches_is_told_what_a_game_did_to_ratings(house):
    anna, boris = await house.account("Anna Bell"), await house.account("Boris Bell")
    table = await duel(house, anna, boris, rated=True)
    before = await anna.ratings(table)
    assert (before.rated, before.scored, before.changes) == (True, False, ())
    async with anna.watch(table) as live:
        await boris.command(table, Resign())
        while not isinstance(frame := await asyncio.wait_for(anext(aiter(live)), 10), RatingsFrame):
            pass
    after = await boris.ratings(table)
    assert after.scored
    assert frame.changes == after.changes
    me = (await anna.me()).person
    winner = next(line for line in after.changes if line.person == me)
    assert (winner.place, winner.before) == (1, 1000)
    assert winner.after > winner.before
    assert winner.seat == (await anna.info(table)).table.seat
    assert set(after.people) == {line.person for line in after.changes}


async def test_a_game_that_is_not_rated_changes_nothing(house):
    anna, boris = await house.guest(), await house.guest()
    table = await duel(house, anna, boris)
    await boris.command(table, Resign())
    told = await anna.ratings(table)
    assert (told.rated, told.scored, told.changes) == (False, False, ())


# ---- players


async def test_a_players_page_tells_ratings_recent_games_and_results(house):
    anna, boris, clara = await house.account("Anna Bell"), await house.account("Boris Bell"), await house.guest()
    for loser in (boris, boris, anna):
        table = await duel(house, anna, boris, rated=True)
        await loser.command(table, Resign())
    await house.services.scorer.score()
    drawn = await duel(house, anna, boris)
    for player in (anna, boris):
        await player.command(drawn, OfferDraw())
    against_bot = (await anna.play_now("podstavec")).table.table
    await anna.command(against_bot, Resign())
    page = await boris.player("Anna Bell")
    assert (page.person, page.name, page.games) == ((await anna.me()).person, "Anna Bell", 5)
    assert page.since <= page.seen
    (rating,) = page.ratings
    assert (rating.game, rating.games, rating.wins, rating.place) == ("podstavec", 3, 2, 1)
    assert rating.change == page.rated[0].after - page.rated[0].before < 0
    assert [point.rating for point in rating.history] == [1000, *(line.after for line in reversed(page.rated))]
    assert len(page.recent) == 4, "what was played by link is nobody else's"
    assert len((await anna.player(page.person)).recent) == 5
    assert [(line.game, line.won, line.lost, line.drawn) for line in page.bots] == [("podstavec", 0, 1, 0)]
    assert (page.together.games, page.together.won, page.together.lost, page.together.drawn) == (4, 1, 2, 1)
    assert (await anna.player(page.person)).together is None
    assert (await clara.player(page.person)).together.games == 0
    nobody = await house.client()
    assert (await nobody.player(page.person)).together is None
    assert {id for info in page.recent for id in [info.host]} <= set(page.people)


async def test_whether_a_name_is_free(house):
    anna, boris = await house.account("Anna Bell"), await house.guest("ru")
    assert (await anna.name("Anna Bell")).free, "one's own is"
    taken = await boris.name("anna  bell")
    assert (taken.free, taken.error) == (False, "name-taken")
    assert "Anna" in taken.why or "anna" in taken.why
    assert (await boris.name("x")).error == "name-length"
    assert (await boris.name("Boris  Bell")).name == "Boris Bell"


async def test_a_guests_tables_are_taken_to_another_device_by_an_account(house):
    guest, friend = await house.guest(), await house.guest()
    table = await duel(house, guest, friend)
    here = await guest.open_account("Anna Bell", "correct horse")
    elsewhere = await house.client()
    there = await elsewhere.sign_in("Anna Bell", "correct horse")
    assert there.person == here.person
    assert [info.table for info in (await elsewhere.my_tables()).tables] == [table]
    await elsewhere.command(table, Resign())


async def test_a_token_says_when_it_was_last_used(house):
    anna = await house.guest()
    secret = (await anna.new_token("bot")).secret
    assert (await anna.tokens()).tokens[0].used_at is None
    await (await house.client(token=secret)).me()
    assert (await anna.tokens()).tokens[0].used_at


# ---- at the table


async def test_a_language_changed_in_the_settings_counts_for_open_sockets(house):
    anna, boris = await house.guest("en"), await house.guest("en")
    table = await duel(house, anna, boris)
    async with anna.open_socket(f"/api/tables/{table}/live") as socket:
        await socket.send('{"type":"hello","protocol":2}')
        await anna.change(language="ru")
        await socket.send('{"type":"ask","id":"a","ask":{"do":"undo"}}')
        while (told := json.loads(await socket.recv()))["type"] != "refused":
            pass
    words = Catalogue.of_resources("ru", (await anna.words("ru")).resources)
    assert told["why"] == words.say(Message(**told["message"]))
    assert any("а" <= letter <= "я" for letter in told["why"])


async def test_a_preview_is_judged_anew_each_time(house):
    anna, boris = await house.guest(), await house.guest()
    table = await duel(house, anna, boris)
    move = Preview(Raw(json.dumps(KEEP).encode()))
    first = await anna.command(table, move, id="same")
    async with anna.watch(table) as live:
        await live.play(KEEP)
    with pytest.raises(Refusal) as refused:
        await anna.command(table, move, id="same")
    assert refused.value.trouble.rule == "TURN"
    assert first.id == "same"


async def test_the_fairness_of_a_rematch_says_that_seats_were_rotated(house):
    anna, boris = await house.guest("en"), await house.guest()
    table = await duel(house, anna, boris)
    first = await anna.fairness(table)
    assert (first.seats, first.rematch_of) == ("drawn", None)
    seats = {(await player.info(table)).table.seat for player in (anna,)}
    await anna.command(table, Resign())
    again = (await anna.command(table, Rematch("aa"))).table
    await boris.command(table, Rematch("bb"))
    told = await anna.fairness(again)
    assert (told.seats, told.rematch_of) == ("rotated", table)
    assert "one seat on" in told.how
    assert {(await anna.info(again)).table.seat} != seats
    assert (await anna.info(again)).table.rematch_of == table


async def test_who_resigned_is_told_as_what_decided_the_game(house):
    anna, boris = await house.guest(), await house.guest()
    table = await duel(house, anna, boris)
    await anna.command(table, Resign())
    info = (await boris.info(table)).table
    seat = (await anna.info(table)).table.seat
    words = Catalogue.of_resources("en", (await anna.words("en", "podstavec")).resources)
    names = ["Boris", "Anna"] if seat else ["Anna", "Boris"]
    assert (info.decided.id, words.say(info.decided, names)) == ("decided-resigned", "Anna gave up.")


async def test_the_first_protocol_is_told_as_ever(house):
    anna, boris = await house.guest(), await house.guest()
    table = (await anna.open_table(TableSpec(game="standoff"))).table.table
    await boris.join(table)
    whole = await anna.view_at(table, 0)
    async with anna.open_socket(f"/api/tables/{table}/live") as socket:
        await socket.send('{"type":"hello"}')
        while (hello := json.loads(await socket.recv()))["type"] != "hello":
            pass
        assert list(hello) == ["type", "seq", "now", "info", "view", "due", "missed", "complete"]
        assert hello["view"] == whole
        await boris.command(table, Resign())
        while (shown := json.loads(await socket.recv()))["type"] != "view":
            pass
    assert list(shown) == ["type", "seq", "now", "due", "undoable", "events", "view"]
    assert shown["events"] == []
    assert shown["view"]["cards"] == whole["cards"]


async def test_what_never_changes_comes_once(house):
    anna, boris = await house.guest(), await house.guest()
    table = (await anna.open_table(TableSpec(game="standoff"))).table.table
    async with anna.watch(table) as live:
        assert live.view is None
        await boris.join(table)
        frames = aiter(live)
        while not isinstance(begun := await asyncio.wait_for(anext(frames), 10), ViewFrame):
            pass
        assert json.loads(bytes(begun.constants))["cards"]
        assert "cards" not in json.loads(bytes(begun.view))
        assert live.view == await anna.view_at(table, 0)
    async with boris.watch(table) as other:
        hello = await anext(aiter(other))
        while not isinstance(hello, Hello):
            hello = await anext(aiter(other))
        assert hello.awaited == hello.info.awaited
        assert json.loads(bytes(hello.constants))["cards"]


async def test_running_tables_stand_in_the_lobby_to_be_watched(house):
    anna, boris = await house.guest(), await house.guest()
    async with anna.follow("/api/lobby/live") as frames:
        first = await anext(frames)
        assert (first["type"], first["tables"], first["running"]) == ("tables", [], [])
        assert first["now"] > 0
        table = await duel(house, anna, boris)
        await anna.open_table(TableSpec(game="podstavec", public=False, bots=(SeatBot("steady"),)))
        statuses = []
        while "playing" not in statuses:
            frame = await anext(frames)
            if frame["type"] == "lobby":
                statuses.append(frame["info"]["status"])
                assert frame["now"] > 0
    lobby = await boris.lobby()
    assert [info.table for info in lobby.running] == [table]
    assert set(lobby.people) >= {info.host for info in lobby.running}


@pytest.mark.parametrize("settings", [Settings(limits=Limits(address_requests=Pace(1, 0.0001)))])
async def test_a_browser_that_asks_too_often_is_told_when_to_come_back(house):
    first = await house.client()
    await first.health()
    code, told = await sent_away(house, "/api/lobby/live")
    assert (code, told["rule"]) == (4429, "OFTEN")
