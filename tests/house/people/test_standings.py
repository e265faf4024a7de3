"""What a leaderboard says beyond its lines."""

import pytest

from ridotto.house.people.ratings import ZERO
from ridotto.house.people.standings import CURVE_MS, WEEK_MS, Standings

pytestmark = pytest.mark.anyio


@pytest.fixture
def standings(ratings, people):
    return Standings(people.queries, people)


async def test_one_reads_ones_own_place_among_all(ratings, standings):
    await ratings.settle("t1", "podstavec", {"anna": 1, "boris": 2, "clara": 3})
    assert await standings.count("podstavec") == 3
    assert await standings.count("venice") == 0
    lines = {line.person: line for line in await ratings.leaders("podstavec")}
    for person in ("anna", "boris", "clara"):
        assert await standings.place_of("podstavec", person) == lines[person]
    assert await standings.place_of("podstavec", "dora") is None


async def test_equals_share_their_place(ratings, standings):
    await ratings.settle("t1", "podstavec", {"anna": 1, "boris": 1, "clara": 3})
    places = [(await standings.place_of("podstavec", person)).place for person in ("anna", "boris", "clara")]
    assert places == [1, 1, 3]


async def test_a_curve_begins_before_the_first_game_of_thirty_days_and_goes_through_all_of_them(
    ratings, standings, clock
):
    await ratings.settle("old", "podstavec", {"anna": 1, "boris": 2})
    clock.now += CURVE_MS
    for n in range(2):
        clock.now += 1
        await ratings.settle(f"t{n}", "podstavec", {"anna": 1, "clara": 2})
    changes = (await ratings.changes("anna"))[::-1]
    curves = await standings.curves("podstavec", ["anna", "boris", "clara"])
    assert curves["anna"] == (changes[1].before, changes[1].after, changes[2].after)
    assert curves["clara"][0] == ZERO
    assert "boris" not in curves


async def test_who_gained_most_in_a_week_stands_first_and_who_lost_does_not_stand_there(ratings, standings, clock):
    await ratings.settle("old", "podstavec", {"dora": 1, "boris": 2})
    clock.now += WEEK_MS + 1
    await ratings.settle("t1", "podstavec", {"anna": 1, "boris": 2})
    await ratings.settle("t2", "podstavec", {"anna": 1, "boris": 2})
    gains = await standings.gains("podstavec")
    assert gains[0].person == "anna"
    assert gains[0].change == pytest.approx(sum(one.after - one.before for one in await ratings.changes("anna")), abs=2)
    assert all(one.change > 0 for one in gains)
    assert "dora" not in [one.person for one in gains]
