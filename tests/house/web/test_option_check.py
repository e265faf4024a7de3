"""A text that somebody wrote at length, such as a pack of Venice, is checked."""

from importlib import resources

import pytest

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def house(open_house):
    return open_house


SERENISSIMA = resources.files("ridotto.games.venice").joinpath("packs", "serenissima.toml").read_text(encoding="utf-8")


async def check(client, text, option="pack", game="venice"):
    answer = await client.http.post(f"/api/games/{game}/options/{option}/check", json={"text": text})
    return answer.status_code, answer.json()


@pytest.mark.rule("VEN-6")
async def test_a_pack_that_somebody_pasted_is_checked_and_every_problem_told_with_its_place(house):
    anna, boris = await house.guest(), await house.guest("ru")
    assert await check(anna, SERENISSIMA) == (200, {"problems": []})
    broken = SERENISSIMA.replace('name = "opera"', 'name = "oprah"')
    status, told = await check(anna, broken)
    assert status == 200
    assert len(told["problems"]) >= 2
    assert all("line" in problem["place"] for problem in told["problems"])
    assert told["problems"][0]["why"].isascii() or "“" in told["problems"][0]["why"]
    _status, russian = await check(boris, broken)
    assert [problem["place"] for problem in russian["problems"]] == [problem["place"] for problem in told["problems"]]
    assert not russian["problems"][0]["why"].isascii()


async def test_only_what_people_write_at_length_is_checked(house):
    anna = await house.guest()
    assert (await check(anna, "x", option="zone"))[0] == 404
    assert (await check(anna, "x", game="podstavec"))[0] == 404
    stranger = await house.client()
    assert (await check(stranger, "x"))[0] in (401, 403)
