"""Tables through the wire: from coming in to the record."""

import msgspec
import pytest

from ridotto.client import MoveRefused, Refusal
from ridotto.core import read_record
from ridotto.protocol.events import GameLine
from ridotto.protocol.tables import Abort, OfferDraw, PlayedOn, Preview, Rematch, Resign, SeatBot, TableSpec, Undo

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def house(open_house):
    return open_house


DUEL = TableSpec(game="podstavec", seats=2)
PASS = {"type": "bid", "red": 0, "white": 0, "black": 0, "pedestals": 0}


def arrange(view):
    """Every pedestal stays empty."""
    return {"type": "arrange", "red": 0, "white": 0, "black": 0, "empty": view["you"]["most"]["pedestals"]}


async def until(live, wanted):
    """Listen until this holds."""
    frames = aiter(live)
    while not wanted():
        await anext(frames)


async def duel(house, *languages):
    """Two guests at a table that is being played."""
    anna, boris = [await house.guest(language) for language in (languages or ("en", "en"))]
    table = (await anna.open_table(DUEL)).table.table
    await boris.join(table)
    return anna, boris, table


async def test_two_guests_meet_at_a_table_and_play(house):
    anna, boris = await house.guest(), await house.guest("ru")
    table = (await anna.open_table(DUEL)).table.table
    assert [info.table for info in (await boris.lobby()).tables] == [table]
    shown = await boris.join(table)
    assert shown.table.status == "playing"
    assert {known.name for known in shown.people.values()} == {(await anna.me()).name, (await boris.me()).name}
    async with anna.watch(table) as first, boris.watch(table) as second:
        await first.play(arrange(first.view))
        await second.play(arrange(second.view))
        await until(first, lambda: first.view["phase"] == "bid")
        assert {first.info.seat, second.info.seat} == {0, 1}
        assert first.people == second.people


async def test_a_refusal_names_the_clause_in_the_players_language(house):
    anna, boris, table = await duel(house, "en", "ru")
    for client, ascii in ((anna, True), (boris, False)):
        async with client.watch(table) as live:
            with pytest.raises(MoveRefused) as caught:
                await live.play({"type": "arrange", "red": 99, "white": 0, "black": 0, "empty": 0})
            assert caught.value.rule == "POD-5"
            assert caught.value.why.isascii() is ascii
        with pytest.raises(Refusal) as refusal:
            await client.command(table, Undo())
        assert refusal.value.status == 409
        assert refusal.value.trouble.rule


async def test_the_same_id_again_is_answered_the_same_and_played_once(house):
    anna, boris, table = await duel(house)
    async with anna.watch(table) as live, boris.watch(table) as other:
        move = arrange(live.view)
        assert await live.play(move, id="once") == await live.play(move, id="once")
        assert [line.seat for line in (await anna.log(table)).lines if isinstance(line, GameLine)] == [live.info.seat]
        await until(other, lambda: other.view["turn"] == [other.info.seat])


async def test_a_preview_shows_what_would_be_and_changes_nothing(house):
    anna, _boris, table = await duel(house)
    async with anna.watch(table) as live:
        before = live.view
        done = await live.ask(Preview(msgspec.Raw(msgspec.json.encode(arrange(before)))))
        assert msgspec.json.decode(done.view)["you"]["sent"] == arrange(before)
        assert (await anna.view_at(table, 0)) == before


async def test_how_it_stands_can_be_asked_without_counting(house):
    anna, boris, table = await duel(house)
    async with anna.watch(table) as live:
        await live.play(arrange(live.view))
        assert await anna.view_at(table, "last") == live.view
        assert (await boris.view_at(table, "last"))["you"]["sent"] is None


async def test_who_was_away_resumes_where_they_were(house):
    anna, boris, table = await duel(house)
    async with anna.watch(table) as live:
        async with boris.watch(table) as other:
            await other.play(arrange(other.view))
            seat = other.info.seat
        await until(live, lambda: seat not in live.view["turn"])
        house.services.open_sockets.close_all()
        async with boris.watch(table) as other:
            await live.play(arrange(live.view))
            await until(live, lambda: live.view["phase"] == "bid")
            await until(other, lambda: other.view["phase"] == "bid")


async def test_a_command_sent_into_a_broken_connection_is_done_once_when_it_is_back(house):
    anna, _boris, table = await duel(house)
    async with anna.watch(table) as live:
        house.services.open_sockets.close_all()
        await live.play(arrange(live.view))
        assert sum(isinstance(line, GameLine) for line in (await anna.log(table)).lines) == 1


async def test_a_game_ends_with_a_record_that_holds(house):
    anna, boris, table = await duel(house)
    commitment = (await anna.info(table)).table.commitment
    await anna.command(table, OfferDraw())
    await boris.command(table, OfferDraw())
    nobody = await house.client()
    record = read_record(await nobody.record(table))
    record.verify()
    fairness = await nobody.fairness(table)
    assert fairness.deal.commitment == commitment == record.header.fair.commitment
    assert fairness.deal.secret == record.header.fair.secret
    assert "SHA-256" in fairness.how
    assert [info.table for info in (await nobody.history(game="podstavec")).tables] == [table]
    for seat in (0, 1):
        view = await nobody.view_at(table, 0, seat=seat)
        assert view["seat"] == seat
        assert "bag" in view


async def test_one_plays_on_from_a_moment_of_a_game_that_is_over(house):
    anna, boris, table = await duel(house, "en", "ru")
    async with anna.watch(table) as live:
        await live.play(arrange(live.view))
        seat = live.info.seat
    with pytest.raises(Refusal) as running:
        await anna.play_on(table, seat, 1)
    assert (running.value.status, running.value.trouble.error) == (409, "play-on-running")
    await boris.command(table, Resign())
    shown = await anna.play_on(table, seat, 1, "steady", contribution="cc")
    info = shown.table
    assert (info.status, info.seat, info.rated, info.public) == ("playing", seat, False, False)
    assert info.played_on == PlayedOn(table, 1, seat)
    assert (await anna.view_at(info.table, "last")) == (await anna.view_at(table, 1, seat=seat))
    told = await anna.fairness(info.table)
    assert (told.seats, told.played_on) == ("given", PlayedOn(table, 1, seat))
    assert "the start is not proved fair" in told.how
    await anna.command(info.table, Resign())
    read_record(await anna.record(info.table)).verify()
    for at, status in (({"entry": 2}, 409), ({"entry": 9}, 404), ({"seat": 5}, 404), ({"bot": "nobody"}, 400)):
        with pytest.raises(Refusal) as refused:
            await boris.play_on(table, **{"seat": 0, "entry": 1, **at})
        assert refused.value.status == status
        assert not refused.value.trouble.why.isascii()
    assert (await anna.player((await anna.me()).person)).bots == (), "who plays on from elsewhere has beaten nobody"


async def test_an_aborted_game_has_no_record_and_that_is_what_is_said(house):
    anna, _boris, table = await duel(house)
    with pytest.raises(Refusal) as running:
        await anna.record(table)
    await anna.command(table, Abort())
    with pytest.raises(Refusal) as aborted:
        await anna.record(table)
    assert (running.value.status, running.value.trouble.error) == (409, "table-not-over")
    assert (aborted.value.status, aborted.value.trouble.error) == (404, "table-no-record")


async def test_play_now_seats_a_guest_against_bots_who_move_by_themselves(house):
    anna = await house.guest()
    shown = await anna.play_now("podstavec")
    assert shown.table.status == "playing"
    async with anna.watch(shown.table.table) as live:
        await live.play(arrange(live.view))
        await until(live, lambda: live.view["phase"] == "bid")


async def test_a_table_with_bots_of_a_named_strength(house):
    anna = await house.guest()
    spec = TableSpec(game="podstavec", seats=3, bots=(SeatBot("steady"), SeatBot("random")))
    shown = await anna.open_table(spec)
    assert shown.table.status == "playing"
    assert sorted(seat.bot for seat in shown.table.seats if seat.bot) == ["random", "steady"]


async def test_a_rematch_brings_the_same_people_together(house):
    anna, boris, table = await duel(house)
    await boris.command(table, Resign())
    seat = (await anna.info(table)).table.seat
    first = await anna.command(table, Rematch("aa"))
    second = await boris.command(table, Rematch("bb"))
    assert first.table == second.table
    again = (await anna.info(first.table)).table
    assert again.status == "playing"
    assert again.seat != seat


async def test_the_lobby_and_ones_own_tables_are_pushed(house):
    anna, boris = await house.guest(), await house.guest()
    async with boris.follow("/api/lobby/live") as lobby, anna.follow("/api/me/live") as mine:
        assert (await anext(lobby))["tables"] == []
        assert (await anext(mine))["tables"] == []
        table = (await anna.open_table(DUEL)).table.table
        frames = [await anext(lobby), await anext(lobby)]
        assert [frame["type"] for frame in frames] == ["people", "lobby"]
        assert frames[1]["info"]["table"] == table
        await boris.join(table)
        while frames[-1]["info"]["status"] != "playing":
            frames.append(await anext(lobby))
            if frames[-1]["type"] == "people":
                frames.pop()
        while True:
            frame = await anext(mine)
            if frame["type"] == "mine" and frame["info"]["status"] == "playing":
                break
        assert frame["info"]["awaited"] == [0, 1]
        assert frame["info"]["seat"] in (0, 1)


async def test_who_leaves_a_table_is_told_that_it_is_no_longer_theirs(house):
    anna, boris = await house.guest(), await house.guest()
    spec = TableSpec(game="podstavec", seats=2, start="host", public=False)
    opened = (await anna.open_table(spec)).table
    await boris.join(opened.table, key=opened.key)
    async with boris.follow("/api/me/live") as mine:
        assert [info["entered"] for info in (await next_of(mine, "tables"))["tables"]] == [True]
        await boris.leave(opened.table)
        left = (await next_of(mine, "mine"))["info"]
        assert (left["table"], left["entered"], "key" in left) == (opened.table, False, False)
        await boris.join(opened.table, key=opened.key)
        assert (await next_of(mine, "mine"))["info"]["entered"]


async def next_of(frames, kind):
    while (frame := await anext(frames))["type"] != kind:
        pass
    return frame


@pytest.mark.parametrize(
    ("typed", "shown"), [("\u202eevil\x07\x1b[31m", "evil[31m"), (" Our\n  table ", "Our table"), ("\u2066", "")]
)
async def test_the_name_of_a_table_is_one_line_of_plain_text(house, typed, shown):
    anna = await house.guest()
    spec = TableSpec(game="podstavec", seats=2, name=typed)
    assert (await anna.open_table(spec)).table.name == shown


async def test_rated_games_are_for_accounts_and_move_their_ratings(house):
    anna, boris, guest = await house.account("Anna"), await house.account("Boris"), await house.guest()
    spec = TableSpec(game="podstavec", rated=True)
    table = (await anna.open_table(spec)).table.table
    for asked in (guest.open_table(spec), guest.join(table)):
        with pytest.raises(Refusal) as caught:
            await asked
        assert caught.value.trouble.error == "rated-accounts"
    await boris.join(table)
    await boris.command(table, Resign())
    await house.services.scorer.score()
    leaders = await guest.leaders("podstavec")
    assert [leaders.people[line.person].name for line in leaders.leaders] == ["Anna", "Boris"]
    page = await guest.player(leaders.leaders[0].person)
    assert page.ratings[0].wins == 1
    assert page.rated[0].table == table


async def test_who_is_erased_leaves_their_games_and_a_placeholder(house):
    anna, boris, table = await duel(house)
    person = (await anna.me()).person
    await anna.say(table, "farewell")
    await anna.erase()
    shown = await boris.info(table)
    assert shown.table.status == "over"
    assert shown.people[person].kind == "gone"
    assert not (await boris.chat(table)).lines
    with pytest.raises(Refusal):
        await boris.player(person)


async def test_an_account_is_erased_only_with_its_password(house):
    anna = await house.account("Vera")
    for password, said in ((None, "Say your password"), ("wrong horse", "That is not your password.")):
        with pytest.raises(Refusal, match=said):
            await anna.erase(password)
    assert (await anna.export()).written.people[0].name == "Vera"
    await anna.erase("correct horse")
    await house.account("Vera")


async def test_a_guest_who_becomes_an_account_keeps_their_tables(house):
    anna = await house.guest()
    table = (await anna.open_table(DUEL)).table.table
    await anna.open_account("Mila", "correct horse")
    again = await house.client()
    await again.sign_in("Mila", "correct horse")
    assert [info.table for info in (await again.my_tables()).tables] == [table]


async def test_the_shelf_is_in_the_visitors_language(house):
    english, russian = [(await (await house.guest(language)).games()).games for language in ("en", "ru")]
    assert [game.name for game in english] == [game.name for game in russian]
    assert all(game.title.isascii() for game in english)
    assert not any(game.title.isascii() for game in russian)
    reader = await house.client(language="ru")
    assert "**POD-1**" in await reader.rules("podstavec")
    assert await reader.rules("podstavec", "en") != await reader.rules("podstavec")


async def test_a_program_plays_with_a_token(house):
    anna = await house.guest()
    bot = await house.client(token=(await anna.new_token("my bot")).secret)
    shown = await bot.play_now("podstavec")
    async with bot.watch(shown.table.table) as live:
        await live.play(arrange(live.view))
    assert [info.table for info in (await anna.my_tables()).tables] == [shown.table.table]
