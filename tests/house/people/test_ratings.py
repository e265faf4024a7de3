"""Ratings by openskill: every game counts once."""

import asyncio

import pytest

from ridotto.house.people.ratings import ZERO

pytestmark = pytest.mark.anyio


async def test_who_wins_gains_and_who_loses_does_not(ratings):
    assert await ratings.settle("t1", "podstavec", {"anna": 1, "boris": 2})
    first, second = await ratings.leaders("podstavec")
    assert (first.person, first.place, first.games, first.wins) == ("anna", 1, 1, 1)
    assert (second.person, second.place, second.games, second.wins) == ("boris", 2, 1, 0)
    assert first.rating > ZERO
    assert first.rating > second.rating


async def test_the_same_game_is_never_rated_twice(ratings):
    assert await ratings.settle("t1", "podstavec", {"anna": 1, "boris": 2})
    before = await ratings.of("anna")
    assert not await ratings.settle("t1", "podstavec", {"anna": 1, "boris": 2})
    assert await ratings.of("anna") == before


async def test_games_that_end_together_all_count(ratings):
    games = [(f"t{n}", {"anna": 1, f"other{n}": 2}) for n in range(8)]
    await asyncio.gather(*(ratings.settle(table, "podstavec", places) for table, places in games * 2))
    (anna,) = await ratings.of("anna")
    assert (anna.games, anna.wins) == (8, 8)
    assert len(await ratings.changes("anna")) == 8


async def test_each_change_begins_where_the_one_before_ended(ratings, clock):
    for n in range(5):
        clock.now += 1
        await ratings.settle(f"t{n}", "podstavec", {"anna": 1 + n % 2, "boris": 2 - n % 2})
    changes = (await ratings.changes("anna"))[::-1]
    assert [change.after for change in changes[:-1]] == [change.before for change in changes[1:]]
    assert changes[0].before == ZERO


async def test_ratings_of_one_game_say_nothing_about_another(ratings):
    await ratings.settle("t1", "podstavec", {"anna": 1, "boris": 2})
    await ratings.settle("t2", "venice", {"anna": 2, "boris": 1})
    assert [rating.game for rating in await ratings.of("anna")] == ["podstavec", "venice"]
    assert (await ratings.leaders("venice"))[0].person == "boris"


async def test_equals_share_a_place_on_the_leaderboard(ratings):
    await ratings.settle("t1", "podstavec", {"anna": 1, "boris": 1, "clara": 3})
    lines = await ratings.leaders("podstavec")
    assert [(line.person, line.place) for line in lines] == [("anna", 1), ("boris", 1), ("clara", 3)]


async def test_a_leaderboard_is_read_in_stretches(ratings):
    await ratings.settle("t1", "podstavec", {"anna": 1, "boris": 2, "clara": 3})
    (line,) = await ratings.leaders("podstavec", offset=1, limit=1)
    assert (line.person, line.place) == ("boris", 2)
