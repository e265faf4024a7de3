"""What can be loaded as a position of Venice, and what cannot."""

from random import Random

import pytest

from ridotto.core.reading import Unreadable


@pytest.fixture(params=["minutes", "calendar"])
def weeks(request, table):
    """Positions from all over a random week."""
    rng, state = Random(5), table(3, pace=request.param)
    positions = [state.copy()]
    while state.outcome() is None:
        for _ in range(10):
            seat = rng.randrange(3)
            if state.outcome() is None:
                state.play(seat, state.random_move(seat, rng), state.due() - 1)
        positions.append(state.copy())
        if state.due() is not None:
            state.ring(state.due())
    return [*positions, state]


def test_every_position_of_a_week_can_be_loaded(game, weeks) -> None:
    for state in weeks:
        assert game.load(state.save()).digest() == state.digest()


@pytest.mark.parametrize("seats", [1, 60])
def test_so_can_those_of_one_player_and_of_a_crowd(game, table, do, seats: int) -> None:
    state = table(seats)
    do(state, "0 borrow 100", "0 bid 0 exile 9x1")
    state.ring(10**15)
    assert game.load(state.save()).digest() == state.digest()


BREAKS = [
    lambda saved: saved.update(held=9),
    lambda saved: saved.update(held=-1),
    lambda saved: saved.update(held=saved["held"] + 1),
    lambda saved: saved.update(seats=0),
    lambda saved: saved.update(seats=4),
    lambda saved: saved.update(zone="Atlantis/Centre"),
    lambda saved: saved.update(minutes=0),
    lambda saved: saved.update(rate=-5),
    lambda saved: saved.update(placed=-1),
    lambda saved: saved.update(placed=0),
    lambda saved: saved.update(readied=2),
    lambda saved: saved["money"].pop(),
    lambda saved: saved["dues"].pop(),
    lambda saved: saved["holdings"].pop(),
    lambda saved: saved["money"].__setitem__(0, 10**6),
    lambda saved: saved["loans"].__setitem__(0, -1),
    lambda saved: saved["loans"].__setitem__(0, 10**6),
    lambda saved: saved["holdings"].__setitem__(0, {"a": 99}),
    lambda saved: saved["lineups"].__setitem__(3, []),
    lambda saved: saved["lineups"].__setitem__(3, [["nothing", 1]]),
    lambda saved: saved["book"][6].__setitem__("7", {"1": ["exile", 1, 1, 1]}),
    lambda saved: saved["book"][6].__setitem__("x", {"1": ["exile", 1, 1, 1]}),
    lambda saved: saved["book"][6].__setitem__("01", {"1": ["exile", 1, 1, 1]}),
    lambda saved: saved["book"][6].__setitem__("0", {}),
    lambda saved: saved["book"][6].__setitem__("0", {"99": ["exile", 1, 1, 4]}),
    lambda saved: saved["book"][6].__setitem__("0", {"1": ["opera", 1, 1, 4]}),
    lambda saved: saved["book"][6].__setitem__("0", {"1": ["exile", 0, 1, 4]}),
    lambda saved: saved["book"][6].__setitem__("0", {"1": ["exile", 1, 4, 4]}),
    lambda saved: saved["book"][6].__setitem__("0", {"1": ["exile", 1, 1, 99]}),
    lambda saved: saved["results"].__setitem__(0, []),
    lambda saved: saved["sums"].__setitem__(0, []),
    lambda saved: saved.update(realized=[{}, {}, {}]),
    lambda saved: saved.update(leaders=[0]),
    lambda saved: saved["times"].update({"9": 1}),
    lambda saved: saved["times"].update({"1": 10**18}),
    lambda saved: saved.update(ended={"places": [1, 1, 1], "scores": [0, 0, 0], "reason": "settled"}),
]


@pytest.mark.parametrize("number", range(len(BREAKS)))
def test_what_cannot_come_up_cannot_be_loaded(game, table, do, next_auction, number: int) -> None:
    state = table(3)
    do(state, "0 borrow 100", "1 borrow 50", "0 bid 0 exile 9x1", "1 bid 0 silk-tax 3x2", "1 bid 1 a 4x1")
    next_auction(state)
    saved = state.save()
    game.load(saved)
    BREAKS[number](saved)
    with pytest.raises(Unreadable):
        game.load(saved)


def test_two_bids_at_one_price_or_with_one_number_cannot_be_loaded(game, table, do) -> None:
    state = table(4)
    do(state, "0 bid 2 opera 5x1", "0 bid 2 opera 6x1", "0 bid 6 exile 6x1")
    for auction, bids in (
        (2, {"1": ["opera", 5, 1, 1], "2": ["opera", 5, 1, 2]}),
        (2, {"1": ["opera", 5, 2, 1], "2": ["opera", 6, 2, 2]}),
        (6, {"1": ["exile", 6, 1, 3]}),
        (6, {"3": ["exile", 6, 1, 1]}),
    ):
        saved = state.save()
        saved["book"][auction]["0"] = bids
        with pytest.raises(Unreadable):
            game.load(saved)


def test_an_end_that_does_not_follow_from_the_accounts_cannot_be_loaded(game, table, do) -> None:
    state = table(2)
    do(state, "0 borrow 300", "0 bid 0 exile 9x1", "0 bid 4 swiss 9x2", "0 bid 1 b 9x1", "0 bid 5 a 9x2")
    state.ring(10**15)
    assert state.realized[0] == {"exile": 1}
    game.load(state.save())
    for wrong in (
        {"realized": [{"exile": 2}, {}]},
        {"realized": [{"silk-tax": 1}, {}]},
        {"realized": [{"exile": 1}]},
        {"leaders": []},
        {"ended": {"places": [1, 2], "scores": [0, 0], "reason": "settled"}},
        {"ended": None},
    ):
        with pytest.raises(Unreadable):
            game.load({**state.save(), **wrong})
