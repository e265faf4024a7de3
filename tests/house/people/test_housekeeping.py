"""What is cleared away, and what never is."""

from collections.abc import Iterator

import pytest
from sqlalchemy import insert, select

from ridotto.house import housekeeping
from ridotto.house.house import House
from ridotto.house.housekeeping import GUEST_FORGOTTEN_AFTER, TABLE_ABANDONED_AFTER, Housekeeping
from ridotto.house.people import schema
from ridotto.house.people.people import People
from ridotto.house.people.sessions import SESSION_LASTS
from ridotto.house.store.queries import Queries
from ridotto.house.store.schema import seated, tables
from ridotto.house.times import DAY_MS
from ridotto.protocol.tables import TableSpec

pytestmark = pytest.mark.anyio


@pytest.fixture
def keeper(store, queries, people, clock) -> Iterator[Housekeeping]:
    house = House(store, now=clock)
    yield Housekeeping(house, queries, people)
    house.bots.stop()


async def test_a_table_that_nobody_begins_for_a_month_is_no_longer_open(visit):
    async with visit() as v:
        keeper = Housekeeping(v.house, Queries(v.house.store), People(Queries(v.house.store), now=v.clock))
        later = v.clock.at + 2 * TABLE_ABANDONED_AFTER
        forgotten = await v.house.open("anna", TableSpec(game="podstavec"), "aa")
        announced = await v.house.open("anna", TableSpec(game="podstavec", start=later), "aa")
        playing = await v.two()

        async def statuses() -> list[str]:
            await keeper.tidy_up()
            return [(await v.house.info(info.table)).status for info in (forgotten, announced, playing)]

        v.clock.at += TABLE_ABANDONED_AFTER
        assert await statuses() == ["open", "open", "playing"]
        v.clock.at += 1
        assert await statuses() == ["aborted", "open", "playing"]
        why = (await v.house.info(forgotten.table)).why
        assert why is not None
        assert why.id == "aborted-forgotten"


async def people_with_sessions(queries):
    return [row["person"] for row in await queries.execute(select(schema.sessions.c.person))]


async def test_sessions_are_cleared_away_once_they_have_expired(keeper, people, sessions, queries, clock):
    anna, boris = await people.new_guest(), await people.new_guest()
    await sessions.open_session(anna.id)
    clock.now += DAY_MS
    await sessions.open_session(boris.id)
    clock.now += SESSION_LASTS - DAY_MS
    await keeper.tidy_up()
    assert await people_with_sessions(queries) == [boris.id]


async def test_a_guest_who_left_nothing_behind_is_forgotten_after_a_month(keeper, people, clock):
    guest, account = await people.new_guest(), await people.register("Anna", "correct horse", "en")
    clock.now += GUEST_FORGOTTEN_AFTER
    await keeper.tidy_up()
    assert await people.find(guest.id)
    clock.now += 1
    await keeper.tidy_up()
    assert await people.find(guest.id) is None
    assert await people.find(account.id)


async def test_any_number_of_guests_is_forgotten_a_few_at_a_time(keeper, people, clock, monkeypatch):
    monkeypatch.setattr(housekeeping, "GUESTS_AT_ONCE", 2)
    guests = [(await people.new_guest()).id for _ in range(5)]
    clock.now += GUEST_FORGOTTEN_AFTER + 1
    await keeper.tidy_up()
    assert await people.find_all(guests) == {}


async def test_who_can_come_back_or_left_a_trace_is_not_forgotten(keeper, people, sessions, chat, queries, clock):
    in_session, with_token, talker, player, muter, muted = [await people.new_guest() for _ in range(6)]
    await sessions.new_token(with_token.id, "my bot")
    said = {"table_id": "t", "channel": "players", "text": "hello", "at": clock.now, "number": 1}
    await queries.execute(insert(schema.chat_lines).values(person=talker.id, **said))
    columns = {"n": 1, "status": "over", "delayable": False, "turn": "", "info": b"{}"}
    table = {"id": "t", "game": "podstavec", "host": player.id, "public": True, "rated": False, "opened": clock.now}
    await queries.execute(insert(tables).values(**table, **columns))
    await queries.execute(insert(seated).values(table_id="t", person=player.id, seat=0))
    await chat.mutes.add(muter.id, muted.id)
    clock.now += GUEST_FORGOTTEN_AFTER + 1
    await sessions.open_session(in_session.id)
    await keeper.tidy_up()
    everyone = [visitor.id for visitor in (in_session, with_token, talker, player, muter, muted)]
    assert (await people.find_all(everyone)).keys() == set(everyone[:4])
    assert await chat.mutes.of(muter.id) == frozenset()
