"""Guests, accounts, bans, and what becomes of what is known of a person."""

from typing import get_args

import msgspec
import pytest
from sqlalchemy import insert, select

from ridotto.core import Problem, encode
from ridotto.house.people import schema
from ridotto.protocol.personal_data import Written

pytestmark = pytest.mark.anyio


async def test_a_guest_has_a_friendly_name_in_their_language(people):
    anna, boris = await people.new_guest("en"), await people.new_guest("ru")
    assert anna.kind == boris.kind == "guest"
    assert anna.name.isascii()
    assert not boris.name.isascii()
    assert await people.find(anna.id) == anna


async def test_a_guest_may_change_their_name(people):
    guest = await people.rename(await people.new_guest(), "Anna")
    assert (await people.find(guest.id)).name == "Anna"


async def test_nobody_may_take_a_name_that_looks_like_anothers(people):
    await people.rename(await people.new_guest(), "PETE")
    with pytest.raises(Problem, match="name-taken"):
        await people.rename(await people.new_guest(), "РЕТЕ")  # all of it is Cyrillic
    with pytest.raises(Problem, match="name-mixed"):
        await people.rename(await people.new_guest(), "Ретe")  # the first three letters are


async def test_a_guest_who_opens_an_account_stays_the_same_person(people):
    guest = await people.new_guest()
    account = await people.register("Anna", "correct horse", "en", guest)
    assert account.id == guest.id
    assert (await people.find(guest.id)).kind == "account"


async def test_a_guest_becomes_an_account_once(people):
    guest = await people.new_guest()
    await people.register("Anna", "correct horse", "en", guest)
    with pytest.raises(Problem) as refused:
        await people.register("Clara", "correct horse", "en", guest)
    assert refused.value.why.id == "account-already"
    assert (await people.find(guest.id)).name == "Anna"


async def test_the_password_is_kept_only_as_an_argon2_hash(people, queries):
    await people.register("Anna", "correct horse", "en")
    (row,) = await queries.execute(select(schema.people))
    assert row["password"].startswith("$argon2id$")
    assert "correct horse" not in str(row)


async def test_only_the_right_password_fits(people):
    anna = await people.register("Anna", "correct horse", "en")
    assert await people.check_password("ANNA", "correct horse") == anna
    assert await people.check_password("Anna", "Correct horse") is None
    assert await people.check_password("Nobody", "correct horse") is None


@pytest.mark.parametrize("password", ["", "short", "x" * 201])
async def test_a_password_is_neither_too_short_nor_too_long(people, password):
    with pytest.raises(Problem, match="password-length"):
        await people.register("Anna", password, "en")


async def test_an_outdated_hash_is_made_anew_when_its_owner_signs_in(people, queries):
    from argon2 import PasswordHasher

    anna = await people.register("Anna", "correct horse", "en")
    weak = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1).hash("correct horse")
    await queries.execute(schema.people.update().values(password=weak))
    assert await people.check_password("Anna", "correct horse") == anna
    (row,) = await queries.execute(select(schema.people))
    assert row["password"] != weak
    assert await people.check_password("Anna", "correct horse") == anna


async def test_who_is_banned_is_told_why_until_the_ban_is_over(people, clock):
    anna = await people.register("Anna", "correct horse", "en")
    await people.ban(anna.id, clock.now + 1000, "spam")
    with pytest.raises(Problem, match="spam"):
        people.check_ban(await people.find(anna.id))
    clock.now += 1000
    people.check_ban(await people.find(anna.id))


async def test_a_pardon_ends_a_ban(people, clock):
    anna = await people.new_guest()
    await people.ban(anna.id, clock.now + 1000, "spam")
    await people.pardon(anna.id)
    people.check_ban(await people.find(anna.id))


async def test_an_export_holds_everything_but_keys(people, sessions):
    anna = await people.register("Anna", "correct horse", "en")
    cookie = await sessions.open_session(anna.id)
    _line, secret = await sessions.new_token(anna.id, "my bot")
    export = await people.export(anna.id)
    assert export["people"][0]["name"] == "Anna"
    assert export["tokens"][0]["label"] == "my bot"
    assert len(export["sessions"]) == 1
    told = str(export)
    for key in (cookie, secret, "argon2", "digest"):
        assert key not in told


@pytest.mark.parametrize("book", msgspec.structs.fields(Written), ids=lambda book: book.name)
def test_an_export_has_a_place_for_every_column_about_a_person_but_keys(book):
    (line, _and_more) = get_args(book.type)
    columns = schema.metadata.tables[book.name].columns.keys()
    keys, of_games = {"password", "digest", "name_key", "number"}, {"findings", "result", "stage"}
    assert set(line.__struct_fields__) == set(columns) - keys - of_games


async def test_what_stands_about_a_person_in_every_book_is_exported_as_it_is_described(people):
    anna = await people.register("Anna", "correct horse", "en")
    own = {"person": anna.id, "reporter": anna.id, "asked_by": anna.id, "table_id": "t", "channel": "players"}
    for book in Written.__struct_fields__[1:]:
        table = schema.metadata.tables[book]
        line = {column.name: own.get(column.name, column.type.python_type(1)) for column in table.columns}
        await people.queries.execute(insert(table).values(line))
    written = msgspec.json.decode(encode(await people.export(anna.id)), type=Written)
    for book in Written.__struct_fields__:
        assert len(getattr(written, book)) == 1


async def test_who_is_erased_leaves_a_placeholder_and_frees_the_name(people, sessions):
    anna = await people.register("Anna", "correct horse", "en")
    cookie = await sessions.open_session(anna.id)
    await people.forget(anna.id)
    assert await sessions.recognise(cookie) is None
    assert await people.check_password("Anna", "correct horse") is None
    assert await people.names([anna.id], "en") == {anna.id: "Someone who left"}
    assert await people.names([anna.id], "ru") == {anna.id: "Ушедший игрок"}
    again = await people.register("Anna", "correct horse", "en")
    assert again.id != anna.id


async def test_sql_in_a_name_that_is_looked_up_is_only_a_name(people):
    await people.register("Anna", "correct horse", "en")
    assert await people.check_password("' OR 1=1 --", "correct horse") is None
    assert await people.named("' OR '1'='1") is None
    assert (await people.named("anna")).name == "Anna"
