"""Sessions, tokens, and doors that shut."""

import asyncio

import pytest
from sqlalchemy import select

from ridotto.core import Problem
from ridotto.house.people import schema
from ridotto.house.people.sessions import RENEWED_AFTER, SESSION_LASTS
from ridotto.house.try_later import TooOften

pytestmark = pytest.mark.anyio


async def test_a_session_is_recognised_until_it_expires(people, sessions, clock):
    anna = await people.new_guest()
    cookie = await sessions.open_session(anna.id)
    assert (await sessions.recognise(cookie)).visitor == anna
    clock.now += SESSION_LASTS
    assert await sessions.recognise(cookie) is None


async def test_a_session_in_use_lasts_on(people, sessions, clock):
    anna = await people.new_guest()
    cookie = await sessions.open_session(anna.id)
    assert not (await sessions.recognise(cookie)).renew
    clock.now += RENEWED_AFTER + 1
    entered = await sessions.recognise(cookie)
    assert entered.renew
    await sessions.renew(entered)
    clock.now += SESSION_LASTS - 1
    assert (await sessions.recognise(cookie)).visitor == anna


@pytest.mark.parametrize("forged", ["", "x", "' OR 1=1 --", "0" * 43])
async def test_a_forged_session_is_nobodys(people, sessions, forged):
    await sessions.open_session((await people.new_guest()).id)
    assert await sessions.recognise(forged) is None
    assert await sessions.recognise_token(forged) is None


async def test_what_the_books_hold_opens_nothing(people, sessions, queries):
    anna = await people.new_guest()
    cookie = await sessions.open_session(anna.id)
    _line, token = await sessions.new_token(anna.id, "bot")
    for table in (schema.sessions, schema.tokens):
        (row,) = await queries.execute(select(table))
        assert cookie not in row.values()
        assert token not in row.values()
        assert await sessions.recognise(row["digest"]) is None
        assert await sessions.recognise_token(row["digest"]) is None


async def test_signing_out_ends_this_session_and_everywhere_ends_all(people, sessions):
    anna = await people.new_guest()
    here, there, elsewhere = [await sessions.open_session(anna.id) for _ in range(3)]
    await sessions.close_session(await sessions.recognise(here))
    assert await sessions.recognise(here) is None
    await sessions.close_all(anna.id, but=(await sessions.recognise(there)).digest)
    assert await sessions.recognise(there) is not None
    assert await sessions.recognise(elsewhere) is None
    await sessions.close_all(anna.id)
    assert await sessions.recognise(there) is None


async def test_a_token_works_until_it_is_revoked(people, sessions):
    anna = await people.new_guest()
    line, secret = await sessions.new_token(anna.id, "bot")
    entered = await sessions.recognise_token(secret)
    assert entered.visitor == anna
    assert await sessions.still_valid([entered]) == {entered.digest}
    await sessions.revoke(anna.id, line.id)
    assert await sessions.recognise_token(secret) is None
    assert not await sessions.still_valid([entered])


async def test_the_owner_of_a_token_sees_when_it_was_used(people, sessions, clock):
    anna = await people.new_guest()
    _line, secret = await sessions.new_token(anna.id, "bot")
    await sessions.renew(await sessions.recognise_token(secret))
    used = clock.now
    clock.now += 1000
    assert not (await sessions.recognise_token(secret)).renew
    (line,) = await sessions.tokens_of(anna.id)
    assert line.used_at == used


async def test_nobody_revokes_anothers_token(people, sessions):
    anna, boris = await people.new_guest(), await people.new_guest()
    line, secret = await sessions.new_token(anna.id, "bot")
    with pytest.raises(Problem, match="token-unknown"):
        await sessions.revoke(boris.id, line.id)
    assert await sessions.recognise_token(secret) is not None


async def test_a_pass_is_no_longer_valid_while_its_holder_is_banned(people, sessions, clock):
    anna = await people.new_guest()
    entered = await sessions.recognise(await sessions.open_session(anna.id))
    await people.ban(anna.id, clock.now + 1000, "spam")
    assert not await sessions.still_valid([entered])
    clock.now += 1000
    assert await sessions.still_valid([entered]) == {entered.digest}


async def _guess(sessions, name, address, times):
    """How many of so many guesses were judged at all."""
    judged = 0
    for _ in range(times):
        try:
            await sessions.sign_in(name, "a wrong guess", address)
        except TooOften:
            continue
        except Problem:
            judged += 1
    return judged


async def test_after_five_wrong_passwords_the_door_is_shut_even_to_the_right_one(people, sessions, clock):
    await people.register("Anna", "correct horse", "en")
    assert await _guess(sessions, "Anna", "1.2.3.4", 20) == 5
    with pytest.raises(TooOften) as shut:
        await sessions.sign_in("Anna", "correct horse", "1.2.3.4")
    clock.now += shut.value.wait
    assert (await sessions.sign_in("Anna", "correct horse", "1.2.3.4")).name == "Anna"


async def test_each_further_failure_shuts_it_for_longer(people, sessions, clock):
    await people.register("Anna", "correct horse", "en")
    await _guess(sessions, "Anna", "1.2.3.4", 5)
    waits = []
    for _ in range(4):
        with pytest.raises(TooOften) as shut:
            await sessions.sign_in("Anna", "x", "1.2.3.4")
        waits.append(shut.value.wait)
        clock.now += shut.value.wait
        with pytest.raises(Problem, match="sign-in-wrong"):
            await sessions.sign_in("Anna", "x", "1.2.3.4")
    assert waits == [waits[0] * 2**k for k in range(4)]


async def test_a_stranger_cannot_lock_the_owner_out(people, sessions):
    await people.register("Anna", "correct horse", "en")
    await _guess(sessions, "Anna", "6.6.6.6", 20)
    assert (await sessions.sign_in("Anna", "correct horse", "1.2.3.4")).name == "Anna"


async def test_many_addresses_together_shut_the_name_as_well(people, sessions):
    await people.register("Anna", "correct horse", "en")
    judged = [await _guess(sessions, "Anna", f"6.6.6.{n}", 4) for n in range(20)]
    assert sum(judged) == 50


async def test_one_address_cannot_try_one_password_on_every_name(people, sessions):
    judged = [await _guess(sessions, f"Name{n}", "6.6.6.6", 1) for n in range(40)]
    assert sum(judged) == 30


async def test_guesses_made_all_at_once_count_like_any_others(people, sessions):
    await people.register("Anna", "correct horse", "en")
    judged = await asyncio.gather(*(_guess(sessions, "Anna", "1.2.3.4", 1) for _ in range(20)))
    assert sum(judged) == 5


async def test_signing_in_rightly_forgives_the_slips_before(people, sessions):
    await people.register("Anna", "correct horse", "en")
    for _ in range(3):
        await _guess(sessions, "Anna", "1.2.3.4", 4)
        await sessions.sign_in("Anna", "correct horse", "1.2.3.4")
