"""Sessions and tokens: what ends them, and what ends with them."""

import asyncio

import httpx
import pytest
from sqlalchemy import update
from strangers import DUEL, bare, duel, refused

from ridotto.client import MoveRefused, Refusal
from ridotto.client.table import SentAway
from ridotto.core import Problem
from ridotto.house.people import schema
from ridotto.house.people.sessions import RENEWED_AFTER, SESSION_LASTS
from ridotto.house.web.edge import COOKIE
from ridotto.house.web.errors import status_of
from ridotto.protocol.api import Me
from ridotto.protocol.tables import Resign, TableSpec

pytestmark = pytest.mark.anyio


# ---- playing for another


@pytest.mark.parametrize("forged", ["x", "0" * 43, "' OR 1=1 --", "{}", "a" * 4000])
async def test_a_forged_session_is_nobodys(house, forged):
    await house.guest()
    async with httpx.AsyncClient(base_url=house.url, cookies={COOKIE: forged}) as http:
        assert (await http.get("/api/me")).status_code == 401


async def test_an_expired_session_is_nobodys(house):
    anna = await house.guest()
    house.services.people.now = lambda: house.services.house.now() + SESSION_LASTS
    await refused(anna.me(), 401)


async def test_the_cookie_is_sent_again_when_its_session_is_renewed_and_not_at_every_request(house):
    async with httpx.AsyncClient(base_url=house.url) as http:
        await http.post("/api/guests", json={})
        secret = http.cookies[COOKIE]
        assert "set-cookie" not in (await http.get("/api/me")).headers
        house.services.people.now = lambda: house.services.house.now() + RENEWED_AFTER + 1
        renewed = (await http.get("/api/me")).headers["set-cookie"]
        assert renewed.startswith(f"{COOKIE}={secret};")
        assert "Max-Age=31536000" in renewed
        assert "HttpOnly" in renewed
        assert "set-cookie" not in (await http.get("/api/me")).headers


async def test_who_signs_out_keeps_no_cookie_though_the_session_was_to_be_renewed(house):
    async with httpx.AsyncClient(base_url=house.url, headers={"origin": house.url}) as http:
        await http.post("/api/guests", json={})
        house.services.people.now = lambda: house.services.house.now() + RENEWED_AFTER + 1
        await http.post("/api/sign-out")
        assert COOKIE not in http.cookies


async def test_a_page_may_ask_who_has_come_in_before_anybody_has(house):
    async with httpx.AsyncClient(base_url=house.url) as http:
        assert (await http.get("/api/visitor")).json() == {"me": None}
        guest = (await http.post("/api/guests", json={})).json()
        assert (await http.get("/api/visitor")).json() == {"me": guest}


async def test_a_session_ends_with_signing_out_everywhere_and_its_sockets_too(house):
    anna = await house.account("Anna")
    again = await house.client()
    await again.sign_in("Anna", "correct horse")
    table = (await anna.open_table(DUEL)).table.table
    async with again.watch(table) as watching:
        await anna.sign_out(everywhere=True)
        await refused(again.me(), 401)
        with pytest.raises(Exception, match="4401"):
            async for _ in watching:
                pass


async def closed_for(live):
    """The code by which the house ends what somebody watches."""
    with pytest.raises(SentAway) as away:
        async for _ in live:
            pass
    return away.value.code


async def test_who_is_erased_is_let_go_at_once_and_says_nothing_more(house):
    anna, boris, table = await duel(house)
    person = (await boris.me()).person
    async with boris.watch(table) as live:
        await boris.erase()
        assert await closed_for(live) == 4401
    info = await house.services.house.info(table)
    with pytest.raises(Problem) as gone:
        await house.services.chat.say(info, person, "I am still here")
    assert status_of(gone.value) == 401
    assert not (await anna.chat(table)).lines


async def test_what_was_opened_with_a_token_closes_when_it_is_revoked(house):
    anna = await house.guest()
    table = (await anna.open_table(DUEL)).table.table
    made = await anna.new_token("my bot")
    bot = await house.client(token=made.secret)
    async with bot.watch(table) as revoked, anna.watch(table) as kept:
        await anna.revoke_token(made.token.id)
        assert await closed_for(revoked) == 4401
        await kept.say("I stay")


async def test_a_new_password_closes_what_other_sessions_have_open(house):
    anna, again = await house.account("Anna"), await house.client()
    await again.sign_in("Anna", "correct horse")
    table = (await anna.open_table(DUEL)).table.table
    async with anna.watch(table) as kept, again.watch(table) as other:
        await anna.change_password("correct horse", "a better one")
        assert await closed_for(other) == 4401
        await kept.say("I stay")


async def test_who_opens_an_account_or_signs_in_leaves_what_the_session_before_has_open(house):
    await house.account("Boris")
    anna = await house.guest()
    table = (await anna.open_table(DUEL)).table.table
    async with anna.watch(table) as live:
        await anna.open_account("Anna", "correct horse")
        assert await closed_for(live) == 4401
    async with anna.watch(table) as live:
        await anna.sign_in("Boris", "correct horse")
        assert await closed_for(live) == 4401


async def test_a_guest_who_opens_two_accounts_at_once_gets_one(house):
    guest, twin = await house.guest(), await house.client()
    twin.http.cookies.update(guest.http.cookies)
    asked = guest.open_account("Anna", "correct horse"), twin.open_account("Clara", "correct horse")
    answers = await asyncio.gather(*asked, return_exceptions=True)
    (opened,) = [answer for answer in answers if isinstance(answer, Me)]
    (refusal,) = [answer for answer in answers if isinstance(answer, Refusal)]
    assert refusal.trouble.error in ("account-already", "http-unauthorized")
    assert (await (await house.client()).sign_in(opened.name, "correct horse")).person == opened.person


async def test_a_table_by_link_is_to_a_stranger_as_if_it_were_not_there(house):
    anna, stranger = await house.guest(), await house.guest()
    table = (await anna.open_table(TableSpec(game="podstavec", seats=2, public=False))).table
    asks = ({"do": "resign"}, {"do": "rematch", "contribution": "aa"}, {"do": "play", "move": {"type": "nonsense"}})
    requests = [("leave", None), ("begin", None), ("join", {"contribution": "aa"}), ("chat", {"text": "hello"})]
    requests += [("commands", {"id": ask["do"], "ask": ask}) for ask in asks]
    async with bare(house, stranger, Origin=house.url) as http:
        for path, body in requests:
            there = await http.post(f"/api/tables/{table.table}/{path}", json=body)
            nowhere = await http.post(f"/api/tables/nosuchtable/{path}", json=body)
            assert (there.status_code, there.json()) == (404, nowhere.json())
    async with stranger.watch(table.table, key=table.key) as onlooker:
        with pytest.raises(MoveRefused, match="PHASE"):
            await onlooker.ask(Resign())
    assert (await anna.info(table.table)).table.status == "open"


async def test_a_guest_who_becomes_an_account_ends_every_other_session_of_the_guest(house):
    guest, elsewhere = await house.guest(), await house.client()
    person = (await guest.me()).person
    elsewhere.http.cookies.set(COOKIE, await house.services.sessions.open_session(person))
    assert (await elsewhere.me()).person == person
    await guest.open_account("Anna Bell", "correct horse")
    assert (await guest.me()).person == person
    await refused(elsewhere.me(), 401)


async def test_changing_the_password_ends_every_other_session(house):
    anna = await house.account("Anna")
    again = await house.client()
    await again.sign_in("Anna", "correct horse")
    await refused(again.change_password("wrong horse", "a better one"), 401)
    await again.change_password("correct horse", "a better one")
    assert (await again.me()).name == "Anna"
    await refused(anna.me(), 401)
    await refused((await house.client()).sign_in("Anna", "correct horse"), 401)
    await (await house.client()).sign_in("Anna", "a better one")


async def test_a_revoked_or_invented_token_opens_nothing(house):
    anna = await house.guest()
    made = await anna.new_token("my bot")
    bot = await house.client(token=made.secret)
    assert (await bot.me()) == (await anna.me())
    await anna.revoke_token(made.token.id)
    await refused(bot.me(), 401)
    for invented in ("x", made.secret[:-1], made.token.id):
        await refused((await house.client(token=invented)).lobby(), 401)


async def test_a_token_makes_no_tokens_and_neither_takes_the_data_nor_the_account_away(house):
    anna = await house.account("Anna")
    bot = await house.client(token=(await anna.new_token("my bot")).secret)
    for asked in (
        bot.new_token("another"),
        bot.change_password("correct horse", "a better one"),
        bot.export(),
        bot.erase("correct horse"),
    ):
        await refused(asked, 403, "session-needed")
    assert len((await anna.tokens()).tokens) == 1


async def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(house):
    async with bare(house, Origin=house.url) as http:
        cookie = (await http.post("/api/guests", json={})).headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "path=/" in cookie
        assert "secure" not in cookie.replace("samesite", "")


async def test_who_is_banned_says_nothing_over_a_socket_that_is_still_open(house):
    anna, boris, table = await duel(house)
    people = house.services.people
    async with anna.watch(table) as live:
        await live.say("good evening")
        await people.ban(live.info.seats[live.info.seat].person, people.now() + 60_000, "rude")
        with pytest.raises((MoveRefused, SentAway)):
            await live.say("and another thing")
    assert [line.text for line in (await boris.chat(table)).lines] == ["good evening"]


async def test_who_is_banned_gets_no_further(house):
    anna, _boris, table = await duel(house)
    people = house.services.people
    async with anna.watch(table) as watching:
        await people.ban((await anna.me()).person, people.now() + 60_000, "cheating")
        trouble = await refused(anna.me(), 403, "banned")
        assert "cheating" in trouble.why
        await house.services.open_sockets.recheck()
        with pytest.raises(Exception, match="4401"):
            async for _ in watching:
                pass


async def test_whose_name_looks_like_an_older_one_is_asked_for_another_when_they_sign_in(house):
    """As after a migration: the rule is stricter than when both opened their accounts."""
    await house.account("Admin")
    younger = await house.account("Other", "battery staple")
    person = (await younger.me()).person
    table = schema.people
    twin = update(table).where(table.c.id == person).values(name="Admın", name_key=f"again:{person}")
    await house.services.queries.execute(twin)
    again = await house.client()
    await refused(again.sign_in("Admın", "battery staple"), 409, "name-again")
    await refused(again.sign_in("Admın", "battery staple", "admin"), 409, "name-taken")
    assert (await again.sign_in("Admın", "battery staple", "Adam")).name == "Adam"
    assert (await (await house.client()).sign_in("Adam", "battery staple")).person == person
    assert (await (await house.client()).sign_in("Admin", "correct horse")).person != person


# ---- other sites
