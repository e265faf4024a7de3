"""Sessions, tokens, and doors that shut."""

import asyncio

import pytest
from sqlalchemy import select

from ridotto.core import Problem
from ridotto.house import people_schema as schema
from ridotto.house.entrance import RENEWED_AFTER, SESSION_LASTS, TooOften

pytestmark = pytest.mark.anyio


async def test_a_session_is_recognised_until_it_expires(people, entrance, clock):
    anna = await people.welcome()
    cookie = await entrance.open_session(anna.id)
    assert (await entrance.recognise(cookie)).visitor == anna
    clock.now += SESSION_LASTS
    assert await entrance.recognise(cookie) is None


async def test_a_session_in_use_lasts_on(people, entrance, clock):
    anna = await people.welcome()
    cookie = await entrance.open_session(anna.id)
    assert not (await entrance.recognise(cookie)).renew
    clock.now += RENEWED_AFTER + 1
    entered = await entrance.recognise(cookie)
    assert entered.renew
    await entrance.renew(entered)
    clock.now += SESSION_LASTS - 1
    assert (await entrance.recognise(cookie)).visitor == anna


@pytest.mark.parametrize("forged", ["", "x", "' OR 1=1 --", "0" * 43])
async def test_a_forged_session_is_nobodys(people, entrance, forged):
    await entrance.open_session((await people.welcome()).id)
    assert await entrance.recognise(forged) is None
    assert await entrance.recognise_token(forged) is None


async def test_what_the_books_hold_opens_nothing(people, entrance, books):
    anna = await people.welcome()
    cookie = await entrance.open_session(anna.id)
    _line, token = await entrance.new_token(anna.id, "bot")
    for table in (schema.sessions, schema.tokens):
        (row,) = await books.execute(select(table))
        assert cookie not in row.values()
        assert token not in row.values()
        assert await entrance.recognise(row["digest"]) is None
        assert await entrance.recognise_token(row["digest"]) is None


async def test_signing_out_ends_this_session_and_everywhere_ends_all(people, entrance):
    anna = await people.welcome()
    here, there, elsewhere = [await entrance.open_session(anna.id) for _ in range(3)]
    await entrance.close_session(await entrance.recognise(here))
    assert await entrance.recognise(here) is None
    await entrance.close_all(anna.id, but=(await entrance.recognise(there)).digest)
    assert await entrance.recognise(there) is not None
    assert await entrance.recognise(elsewhere) is None
    await entrance.close_all(anna.id)
    assert await entrance.recognise(there) is None


async def test_a_token_works_until_it_is_revoked(people, entrance):
    anna = await people.welcome()
    line, secret = await entrance.new_token(anna.id, "bot")
    entered = await entrance.recognise_token(secret)
    assert entered.visitor == anna
    assert await entrance.still_valid([entered]) == {entered.digest}
    await entrance.revoke(anna.id, line.id)
    assert await entrance.recognise_token(secret) is None
    assert not await entrance.still_valid([entered])


async def test_the_owner_of_a_token_sees_when_it_was_used(people, entrance, clock):
    anna = await people.welcome()
    _line, secret = await entrance.new_token(anna.id, "bot")
    await entrance.renew(await entrance.recognise_token(secret))
    used = clock.now
    clock.now += 1000
    assert not (await entrance.recognise_token(secret)).renew
    (line,) = await entrance.tokens_of(anna.id)
    assert line.used_at == used


async def test_nobody_revokes_anothers_token(people, entrance):
    anna, boris = await people.welcome(), await people.welcome()
    line, secret = await entrance.new_token(anna.id, "bot")
    with pytest.raises(Problem, match="token-unknown"):
        await entrance.revoke(boris.id, line.id)
    assert await entrance.recognise_token(secret) is not None


async def test_a_pass_is_no_longer_valid_while_its_holder_is_banned(people, entrance, clock):
    anna = await people.welcome()
    entered = await entrance.recognise(await entrance.open_session(anna.id))
    await people.ban(anna.id, clock.now + 1000, "spam")
    assert not await entrance.still_valid([entered])
    clock.now += 1000
    assert await entrance.still_valid([entered]) == {entered.digest}


async def _guess(entrance, name, address, times):
    """How many of so many guesses were judged at all."""
    judged = 0
    for _ in range(times):
        try:
            await entrance.sign_in(name, "a wrong guess", address)
        except TooOften:
            continue
        except Problem:
            judged += 1
    return judged


async def test_after_five_wrong_passwords_the_door_is_shut_even_to_the_right_one(people, entrance, clock):
    await people.register("Anna", "correct horse", "en")
    assert await _guess(entrance, "Anna", "1.2.3.4", 20) == 5
    with pytest.raises(TooOften) as shut:
        await entrance.sign_in("Anna", "correct horse", "1.2.3.4")
    clock.now += shut.value.wait
    assert (await entrance.sign_in("Anna", "correct horse", "1.2.3.4")).name == "Anna"


async def test_each_further_failure_shuts_it_for_longer(people, entrance, clock):
    await people.register("Anna", "correct horse", "en")
    await _guess(entrance, "Anna", "1.2.3.4", 5)
    waits = []
    for _ in range(4):
        with pytest.raises(TooOften) as shut:
            await entrance.sign_in("Anna", "x", "1.2.3.4")
        waits.append(shut.value.wait)
        clock.now += shut.value.wait
        with pytest.raises(Problem, match="sign-in-wrong"):
            await entrance.sign_in("Anna", "x", "1.2.3.4")
    assert waits == [waits[0] * 2**k for k in range(4)]


async def test_a_stranger_cannot_lock_the_owner_out(people, entrance):
    await people.register("Anna", "correct horse", "en")
    await _guess(entrance, "Anna", "6.6.6.6", 20)
    assert (await entrance.sign_in("Anna", "correct horse", "1.2.3.4")).name == "Anna"


async def test_many_addresses_together_shut_the_name_as_well(people, entrance):
    await people.register("Anna", "correct horse", "en")
    judged = [await _guess(entrance, "Anna", f"6.6.6.{n}", 4) for n in range(20)]
    assert sum(judged) == 50


async def test_one_address_cannot_try_one_password_on_every_name(people, entrance):
    judged = [await _guess(entrance, f"Name{n}", "6.6.6.6", 1) for n in range(40)]
    assert sum(judged) == 30


async def test_guesses_made_all_at_once_count_like_any_others(people, entrance):
    await people.register("Anna", "correct horse", "en")
    judged = await asyncio.gather(*(_guess(entrance, "Anna", "1.2.3.4", 1) for _ in range(20)))
    assert sum(judged) == 5


async def test_signing_in_rightly_forgives_the_slips_before(people, entrance):
    await people.register("Anna", "correct horse", "en")
    for _ in range(3):
        await _guess(entrance, "Anna", "1.2.3.4", 4)
        await entrance.sign_in("Anna", "correct horse", "1.2.3.4")
