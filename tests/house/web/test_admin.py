"""`ridotto admin` beside a house that is open."""

import asyncio
import json

import httpx
import pytest

from ridotto.cli.main import run
from ridotto.client import Refusal
from ridotto.client.table import SentAway
from ridotto.house.people import people
from ridotto.protocol.tables import Resign, TableSpec

pytestmark = pytest.mark.anyio


@pytest.fixture
def admin(house, tmp_path, capfd):
    """Run the command on the database of the open house; what it prints."""

    async def command(*arguments):
        code = await asyncio.to_thread(run, ["admin", *arguments, "--database", str(tmp_path / "house.db")])
        printed = capfd.readouterr()
        assert code == 0, printed.err
        return printed.out

    return command


async def status_of(asked):
    with pytest.raises(Refusal) as caught:
        await asked
    return caught.value.status


async def test_a_new_password_opens_the_account_and_ends_its_sessions(house, admin):
    anna = await house.account("Anna")
    printed = await admin("password", "anna")
    assert await status_of(anna.me()) == 401
    assert (await (await house.client()).sign_in("Anna", printed.split()[-1])).name == "Anna"
    assert await status_of((await house.client()).sign_in("Anna", "correct horse")) == 401


async def test_a_ban_shuts_out_and_a_pardon_lets_in(house, admin):
    anna = await house.account("Anna")
    await admin("ban", "Anna", "--why", "spam", "--days", "2")
    assert await status_of(anna.me()) == 403
    await admin("pardon", "Anna")
    assert (await anna.me()).name == "Anna"


async def test_a_ban_ends_a_conversation_that_goes_on(house, admin):
    anna = await house.account("Anna")
    table = (await anna.open_table(TableSpec(game="podstavec"))).table.table
    async with anna.watch(table) as watching:
        await admin("ban", "Anna", "--reason", "spam")
        with pytest.raises(SentAway, match="4401"):
            async for _frame in watching:
                pass


async def test_a_new_password_ends_a_conversation_that_goes_on(house, admin):
    anna = await house.account("Anna")
    table = (await anna.open_table(TableSpec(game="podstavec"))).table.table
    async with anna.watch(table) as watching:
        await admin("password", "Anna")
        with pytest.raises(SentAway, match="4401"):
            async for _frame in watching:
                pass


async def test_reports_are_read_and_settled(house, admin):
    anna, boris = await house.account("Anna"), await house.account("Boris")
    table = (await anna.open_table(TableSpec(game="podstavec"))).table.table
    await boris.join(table)
    line = await boris.say(table, "a rude word")
    await anna.report(table, (await boris.me()).person, "rude", line.id)
    ((one,)) = json.loads(await admin("reports", "--json"))["reports"]
    assert (one["by"], one["about"], one["report"]["said"]) == ("Anna", "Boris", "a rude word")
    assert "a rude word" in await admin("reports")
    await admin("settle", str(one["report"]["id"]))
    assert not json.loads(await admin("reports", "--json"))["reports"]


async def test_what_people_typed_is_shown_as_they_typed_it(house, admin):
    anna, boris = await house.account("Anna"), await house.account("Boris")
    table = (await anna.open_table(TableSpec(game="podstavec"))).table.table
    await boris.join(table)
    line = await boris.say(table, "[/b]rude")
    await anna.report(table, (await boris.me()).person, "[/]\x1b[2J bad", line.id)
    printed = await admin("reports")
    assert "[/b]rude" in printed
    assert "[/][2J bad" in printed


async def test_a_report_has_a_reason(house):
    anna, boris = await house.guest(), await house.guest()
    table = (await anna.open_table(TableSpec(game="podstavec"))).table.table
    await boris.join(table)
    assert await status_of(anna.report(table, (await boris.me()).person, "\x1b \n")) == 400


async def test_every_report_is_read_and_can_be_settled(house, admin, monkeypatch):
    monkeypatch.setattr(people, "IDS_PER_QUERY", 1)  # however many people they are about
    anna, boris = await house.account("Anna"), await house.account("Boris")
    table = (await anna.open_table(TableSpec(game="podstavec"))).table.table
    reporter, person = (await anna.me()).person, (await boris.me()).person
    for _ in range(101):
        await house.services.chat.report(reporter, table, person, "rude", None)
    found = json.loads(await admin("reports", "--json"))["reports"]
    assert {(one["by"], one["about"]) for one in found} == {("Anna", "Boris")}
    assert len(found) == 101
    await admin("settle", str(found[-1]["report"]["id"]))
    assert len(json.loads(await admin("reports", "--json"))["reports"]) == 100


async def test_who_is_erased_while_a_table_is_closed_does_not_play_on_there_once_it_is_repaired(house, admin):
    anna, boris, clara = [await house.guest() for _ in range(3)]
    playing = (await anna.open_table(TableSpec(game="podstavec", seats=3))).table.table
    waiting = (await anna.open_table(TableSpec(game="podstavec", seats=3))).table.table
    for guest, tables in ((boris, (playing, waiting)), (clara, (playing,))):
        for table in tables:
            await guest.join(table)
    for table in (playing, waiting):
        await admin("close", table, "--reason", "to look at it")  # the other word for it
        await moment(anna, table, "closed")
    gone = (await boris.me()).person
    await boris.erase()
    for table in (playing, waiting):
        await admin("repair", table)
    seats = (await moment(anna, playing, "playing")).seats
    assert [seat.resigned for seat in seats if seat.person == gone] == [True]
    assert [seat.person for seat in (await moment(anna, waiting, "open")).seats] == [(await anna.me()).person]


async def moment(client, table, status):
    """The table, once the house has noticed that it is so."""
    while (info := (await client.info(table)).table).status != status:
        await asyncio.sleep(0.01)  # it looks around every second
    return info


async def test_a_closed_table_refuses_moves_until_it_is_repaired(house, admin):
    anna, boris = await house.guest(), await house.guest()
    table = (await anna.open_table(TableSpec(game="podstavec"))).table.table
    await boris.join(table)
    await admin("close", table, "--why", "something is odd")
    await house.services.house.tidy(house.services.house.now())
    assert (await anna.info(table)).table.status == "closed"
    assert await status_of(anna.command(table, Resign())) == 409
    await admin("repair", table)
    await house.services.house.tidy(house.services.house.now())
    assert (await anna.info(table)).table.status == "playing"
    await anna.command(table, Resign())
    assert (await anna.info(table)).table.status == "over"


async def test_who_was_appointed_looks_after_the_house_over_its_pages_and_nobody_else(house, admin):
    anna, _boris = await house.account("Anna"), await house.account("Boris")
    assert not (await anna.me()).admin
    await admin("appoint", "Anna")
    assert (await anna.me()).admin
    assert (await pages_of(house, "Anna", "GET", "/api/admin")).status_code == 200
    assert (await pages_of(house, "Boris", "GET", "/api/admin")).status_code == 403
    await admin("dismiss", "Anna")
    assert (await pages_of(house, "Anna", "GET", "/api/admin")).status_code == 403


async def test_a_program_may_not_look_after_the_house(house, admin):
    anna = await house.account("Anna")
    await admin("appoint", "Anna")
    secret = (await anna.new_token("mine")).secret
    async with httpx.AsyncClient(base_url=house.url) as http:
        answer = await http.get("/api/admin", headers={"Authorization": f"Bearer {secret}"})
    assert (answer.status_code, answer.json()["error"]) == (403, "session-needed")


async def test_an_admin_settles_reports_shuts_out_and_closes_tables(house, admin):
    anna, boris = await house.account("Anna"), await house.account("Boris")
    table = (await anna.open_table(TableSpec(game="podstavec"))).table.table
    await boris.join(table)
    person = (await boris.me()).person
    line = await boris.say(table, "a rude word")
    await anna.report(table, person, "rude", line.id)
    await admin("appoint", "Anna")
    told = (await pages_of(house, "Anna", "GET", "/api/admin")).json()
    assert [(one["person"], one["said"], one["table"]) for one in told["reports"]] == [(person, "a rude word", table)]
    assert told["people"][person]["name"] == "Boris"
    await pages_of(house, "Anna", "POST", f"/api/admin/reports/{told['reports'][0]['id']}/settle")
    await pages_of(house, "Anna", "PUT", f"/api/admin/bans/{person}", {"days": 1, "reason": "rude"})
    await pages_of(house, "Anna", "POST", f"/api/admin/tables/{table}/close", {"why": "something is odd"})
    told = (await pages_of(house, "Anna", "GET", "/api/admin")).json()
    assert not told["reports"]
    assert [ban["reason"] for ban in told["bans"]] == ["rude"]
    assert [info["table"] for info in told["closed"]] == [table]
    assert await status_of(boris.me()) == 403
    await pages_of(house, "Anna", "DELETE", f"/api/admin/bans/{person}")
    await pages_of(house, "Anna", "POST", f"/api/admin/tables/{table}/repair")
    assert (await boris.info(table)).table.status == "playing"


async def test_somebody_who_looks_after_the_house_and_is_erased_does_so_no_longer(house, admin):
    anna = await house.account("Anna")
    await admin("appoint", "Anna")
    person = (await anna.me()).person
    await anna.erase("correct horse")
    assert not (await house.services.people.find(person)).admin


async def pages_of(house, name, method, path, body=None):
    """Ask as a browser does, signed in by this name."""
    async with httpx.AsyncClient(base_url=house.url, headers={"Origin": house.url}) as http:
        await http.post("/api/sign-in", json={"name": name, "password": "correct horse"})
        return await http.request(method, path, json=body) if body else await http.request(method, path)


@pytest.mark.parametrize(
    "arguments",
    [
        ["appoint", "Nobody"],
        ["dismiss", "Nobody"],
        ["password", "Nobody"],
        ["ban", "Nobody", "--reason", "x"],
        ["settle", "1"],
        ["settle", "99999999999999999999"],
        ["repair", "x"],
    ],
)
async def test_what_is_not_there_is_told_in_one_line(house, tmp_path, capfd, arguments):
    code = await asyncio.to_thread(run, ["admin", *arguments, "--database", str(tmp_path / "house.db")])
    assert code == 2
    assert capfd.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("why", ["", " \x1b\n", "x" * 501])
async def test_a_reason_is_a_few_words(house, tmp_path, capfd, why):
    anna = await house.account("Anna")
    table = (await anna.open_table(TableSpec(game="podstavec"))).table.table
    for arguments in (["ban", "Anna", "--why", why], ["close", table, "--why", why]):
        code = await asyncio.to_thread(run, ["admin", *arguments, "--database", str(tmp_path / "house.db")])
        assert code == 2
        assert capfd.readouterr().err.count("\n") == 1
    assert (await anna.info(table)).table.status == "open"


def test_a_house_that_is_not_there_is_not_made(tmp_path, capfd):
    assert run(["admin", "reports", "--database", str(tmp_path / "none.db")]) == 2
    assert not list(tmp_path.iterdir())


async def test_a_game_that_cannot_be_rated_is_looked_at_once_and_keeps_no_other_waiting(house, monkeypatch):
    anna, boris = await house.account("Anna"), await house.account("Boris")
    tables = []
    for _ in range(3):
        table = (await anna.open_table(TableSpec(game="podstavec", seats=2, rated=True))).table.table
        await boris.join(table)
        tables.append(table)
    standings, asked = house.services.house.standings, []

    async def faulty(table):
        asked.append(table)
        if table == tables[0]:
            raise ZeroDivisionError("a fault of ours")
        return {"nobody left": 1} if table == tables[1] else await standings(table)

    monkeypatch.setattr(house.services.house, "standings", faulty)
    for table in tables:
        await anna.command(table, Resign())
    while not await house.services.ratings.is_settled(tables[2]):
        await asyncio.sleep(0.01)
    await house.services.scorer.score()
    assert sorted(asked) == sorted(tables)
