"""One game between bots: whose plan comes first, when the clock does, and what happens when all wait."""

import pytest

from ridotto.bots import playout as playout_module
from ridotto.core import Decision, Problem


def test_the_earliest_plan_is_played(auction, bidder, seat) -> None:
    state = auction(2, hammer=True)
    seat(state, bidder(3000), bidder(2000)).play_out()
    assert state.bids[0] == (1, 2000)


def test_the_hammer_falls_before_a_plan_that_is_too_late(auction, bidder, seat) -> None:
    state = auction(2, hammer=True)
    table = seat(state, bidder(10_000), bidder(20_000))
    table.play_out()
    assert state.bids == []
    assert table.at == 10_000


def test_whatever_happens_everyone_is_asked_again_from_then_on(auction, bidder, seat) -> None:
    state = auction(2, hammer=True)
    slow, quick = bidder(3000), bidder(2000)
    table = seat(state, slow, quick)
    table.play_out()
    assert state.bids == [(1, 2000), (0, 5000)]
    assert slow.asked == [0, 2000, 5000]
    assert quick.asked == [0, 2000, 5000]
    assert table.asked == 6


def test_one_who_acts_at_once_still_takes_a_moment_so_the_clock_comes_round(auction, bidder, seat) -> None:
    state = auction(2, hammer=True)
    seat(state, bidder(0, bids=50), bidder(0, bids=50)).play_out()
    times = [at for _seat, at in state.bids]
    assert len(times) == 100
    assert times == sorted(set(times))


def test_bots_that_act_at_once_are_not_always_asked_in_the_same_order(auction, bidder, seat) -> None:
    first = set()
    table = seat(auction(2, hammer=True), bidder(0), bidder(0))
    for _ in range(20):
        table.state = auction(2, hammer=True)
        table.at = 0
        table.play_out()
        first.add(table.state.bids[0][0])
    assert first == {0, 1}


def test_when_all_wait_and_nothing_is_due_an_awaited_player_plays_the_idle_move(auction, bidder, seat) -> None:
    state = auction(2, hammer=False)
    table = seat(state, bidder(0, bids=0), bidder(0, bids=0))
    table.play_out()
    assert state.bids == [(0, 0), (1, 0), (0, 0)]
    assert table.moves == 3


def test_a_game_in_which_all_wait_for_nothing_is_said_to_be_stuck(auction, bidder, seat) -> None:
    with pytest.raises(Problem, match="table-stuck"):
        seat(auction(2, hammer=False, patient=True), bidder(0, bids=0), bidder(0, bids=0)).play_out()


def test_a_bot_that_breaks_the_rules_is_named(auction, bidder, seat) -> None:
    class Greedy(bidder):
        def decide(self, sight, rng):
            return Decision(next(sight.imagine().moves(0)))

    with pytest.raises(Problem) as problem:
        seat(auction(1, hammer=True), Greedy(0)).play_out()
    assert problem.value.sentence() == "The bot “bot 0” wanted to play what may not be played (TOY-1)."


def test_a_game_without_an_end_is_given_up(auction, bidder, seat, monkeypatch) -> None:
    monkeypatch.setattr(playout_module, "MOST_MOVES", 10)
    with pytest.raises(Problem) as problem:
        seat(auction(2, hammer=True), bidder(0, bids=99), bidder(0, bids=99)).play_out()
    assert "10 moves" in problem.value.sentence()
