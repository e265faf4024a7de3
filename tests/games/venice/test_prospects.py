"""A player's account before the end of the week: what it would come to, and what became of bids."""

from random import Random

import msgspec
import pytest

from ridotto.core import Fast, encode
from ridotto.games.venice import VeniceOptions, prospects
from ridotto.games.venice.items import Triple
from ridotto.games.venice.scoring import realization_of
from ridotto.games.venice.state import Venice


def shown(state: Venice, seat: int | None) -> dict:
    return msgspec.json.decode(encode(state.view(seat)))


def give(state: Venice, seat: int, **holding: int) -> None:
    state.holdings[seat] = {name.replace("_", "-"): count for name, count in holding.items()}


@pytest.mark.rule("VEN-15", "VEN-8")
def test_the_view_tells_what_the_agendas_would_bring_and_what_is_owed(table, do) -> None:
    state = table(2)
    do(state, "0 borrow 120")
    give(state, 0, exile=1, silk_tax=1, swiss=2, senator=3, b=1)
    assert shown(state, 0)["now"] == {
        "money": 120,
        "resources": {"force": 30, "popularity": 15, "influence": 25},
        "lacks": {"force": 0, "popularity": 0, "influence": 5},
        "owes": 162,
        "realizes": {"exile": 1},
        "value": 50,
        "ends": 8,
    }


@pytest.mark.rule("VEN-13")
def test_the_account_with_every_bid_won_holds_the_coming_auctions_with_the_own_bids_alone(table, do) -> None:
    state = table(4)
    assert "with_bids" not in shown(state, 0), "no bid stands"
    do(state, "0 borrow 20", "0 bid 1 c 5x3", "0 bid 0 exile 4x1", "0 bid 2 opera 1x1", "0 bid 6 exile 3x1")
    view = shown(state, 0)
    assert view["now"]["realizes"] == {}
    # 4 on Sunday, 15 on Monday, 1 on Tuesday: nothing is left for Saturday
    assert view["with_bids"]["money"] == 0
    assert view["with_bids"]["resources"] == {"force": 0, "popularity": 20, "influence": 30}
    assert view["with_bids"]["lacks"] == {"force": 20, "popularity": 0, "influence": 0}
    assert view["with_bids"]["short"] == [4]
    assert view["with_bids"]["owes"] == 27
    assert view["with_bids"]["ends"] == -27


def test_the_account_counts_several_prices_from_the_highest_down(table, do) -> None:
    state = table(4)
    do(state, "0 borrow 10", "0 bid 1 c 2x2", "0 bid 1 c 7x1")
    assert shown(state, 0)["with_bids"]["short"] == [1], "3 are left after 7 were paid"
    assert shown(state, 0)["with_bids"]["money"] == 1


@pytest.mark.rule("VEN-9")
def test_nobody_else_sees_an_account_before_the_end(table, do) -> None:
    state = table(2)
    before = [encode(state.view(seat)) for seat in (1, None)]
    do(state, "0 borrow 120", "0 bid 1 a 3x1")
    assert [encode(state.view(seat)) for seat in (1, None)] == before
    assert not {"now", "with_bids", "last", "money", "past"} & shown(state, None).keys()


def test_at_the_end_the_accounts_take_the_place_of_what_they_would_be(table, do) -> None:
    state = table(2)
    do(state, "0 borrow 100", "0 bid 0 exile 9x1", "1 bid 6 exile 9x1")
    state.ring(10**15)
    view = shown(state, 0)
    assert "now" not in view
    assert "with_bids" not in view
    assert view["account"]["score"] == 91 - 135


def test_the_last_auction_tells_what_it_brought_and_cost(table, do, next_auction) -> None:
    state = table(4)
    assert "last" not in shown(state, 0)
    do(state, "0 borrow 100", "0 bid 0 exile 9x1", "0 bid 1 c 2x3", "0 bid 1 b 4x1", "0 bid 3 senator 1x1")
    for _ in range(2):
        next_auction(state)
    assert shown(state, 0)["last"] == {
        "auction": 1,
        "won": 4,
        "paid": 10,
        "gained": {"force": 10, "popularity": 0, "influence": 40},
        "value": 0,
    }
    next_auction(state)
    assert shown(state, 0)["last"]["won"] == 0
    assert shown(state, 1)["last"] == {
        "auction": 2,
        "won": 0,
        "paid": 0,
        "gained": {"force": 0, "popularity": 0, "influence": 0},
        "value": 0,
    }


def test_the_last_auction_tells_what_the_agendas_would_have_brought_before_it(table, do, next_auction) -> None:
    state = table(4)
    do(state, "0 borrow 100", "0 bid 1 a 2x2")
    next_auction(state)
    give(state, 0, exile=1, swiss=1, c=1)
    next_auction(state)
    view = shown(state, 0)
    assert (view["last"]["value"], view["now"]["value"]) == (0, 50)


# ---- what became of bids


@pytest.mark.rule("VEN-13", "VEN-14")
def test_past_bids_tell_what_they_won_and_whether_the_rest_was_void(table, do, next_auction) -> None:
    state = table(4)
    do(state, "0 borrow 20", "1 borrow 50", "0 bid 1 a 9x2", "0 bid 1 b 3x1", "0 bid 1 c 2x4", "1 bid 1 b 5x1")
    for _ in range(2):
        next_auction(state)
    assert shown(state, 0)["past"] == [
        {"bid": 1, "auction": 1, "item": "a", "price": 9, "count": 2, "won": 2},
        {"bid": 2, "auction": 1, "item": "b", "price": 3, "count": 1},
        {"bid": 3, "auction": 1, "item": "c", "price": 2, "count": 4, "won": 1, "void": True},
    ], "18 for a; outbid for b; 2 left, enough for one c"


def test_a_bid_that_was_too_low_is_not_called_void_though_it_could_not_have_been_paid(table, do, next_auction) -> None:
    state = table(4)
    do(state, "0 borrow 9", "1 borrow 50", "0 bid 1 a 9x1", "0 bid 1 b 3x1", "1 bid 1 b 5x1")
    for _ in range(2):
        next_auction(state)
    assert "void" not in shown(state, 0)["past"][1]


@pytest.mark.parametrize("mine_first", [True, False])
def test_whether_a_bid_was_void_does_not_tell_who_stood_first(table, do, next_auction, mine_first: bool) -> None:
    state = table(4)
    deeds = ["0 bid 1 b 3x1", "1 bid 1 b 3x1"]
    do(state, "0 borrow 9", "1 borrow 50", "0 bid 1 a 9x1", *(deeds if mine_first else reversed(deeds)))
    for _ in range(2):
        next_auction(state)
    assert [bid.get("void") for bid in shown(state, 0)["past"]] == [None, True]


def test_in_every_random_week_bids_won_what_the_results_say_and_void_is_own_knowledge(table) -> None:
    for seed in range(20):
        rng, state = Random(seed), table(4)
        for _ in range(7):
            for _ in range(25):
                seat = rng.randrange(4)
                move = state.random_move(seat, rng)
                if type(move).__name__ != "Ready":
                    state.play(seat, move, 1)
            state.ring(state.due())
            for seat in range(4):
                past = shown(state, seat)["past"]
                won = {(bid["item"], bid["auction"], bid["price"]): bid["won"] for bid in past if "won" in bid}
                told = {
                    (item, number, price): count
                    for number, wins in enumerate(state.results)
                    for item, who, price, count in wins
                    if who == seat
                }
                assert won == told
                assert shown(state.imagine(seat, rng), seat) == shown(state, seat)


def test_in_a_crowd_a_player_finds_the_own_wins_without_reading_all(table, monkeypatch) -> None:
    state = table(60)
    for seat in range(60):
        state.loans[seat] = state.money[seat] = 100
        state.numbers[seat] = 1
        state.book[0][str(seat)] = {"1": ("exile", 5 + seat % 3, 1, seat + 1)}
    state.placed = 60
    state.ring(state.due())
    plain = [shown(state, seat)["past"] for seat in range(60)]
    monkeypatch.setattr(prospects, "MANY_WINS", 0)
    assert [shown(state, seat)["past"] for seat in range(60)] == plain
    assert sum("won" in bid for (bid,) in plain) == 30


# ---- when bids were placed


@pytest.mark.rule("VEN-12")
def test_a_bid_tells_its_player_since_when_it_stands_in_line(table, do) -> None:
    state = table(2)
    do(state, "0 bid 1 a 5x1", at=1000)
    do(state, "1 bid 1 a 7x1", at=2000)
    do(state, "0 bid 2 opera 5x1", at=3000)
    do(state, "0 change 1 5x1", at=4000)
    assert [(bid["bid"], bid["placed"]) for bid in shown(state, 0)["bids"]] == [(1, 4000), (2, 3000)]
    do(state, "0 withdraw 1", "0 withdraw 2", "1 withdraw 1")
    assert state.times == {}


def test_weeks_from_before_times_were_kept_go_on_and_have_the_same_fingerprint(game, table, do) -> None:
    state = table(2)
    do(state, "0 bid 1 a 5x1", at=1000)
    saved = state.save()
    del saved["times"]
    older = game.load(saved)
    assert older.digest() == state.digest()
    assert "placed" not in shown(older, 0)["bids"][0]
    do(older, "0 change 1 6x1", at=5000)
    assert shown(older, 0)["bids"][0]["placed"] == 5000


# ---- what may be done


@pytest.mark.rule("VEN-7", "VEN-13")
def test_the_highest_price_is_what_may_be_borrowed_and_then_what_is_left(table, do, next_auction) -> None:
    state = table(2)
    assert shown(state, 0)["you"]["highest"] == 300
    do(state, "0 borrow 100", "0 bid 0 exile 9x1")
    next_auction(state)
    assert shown(state, 0)["you"]["highest"] == 91
    assert shown(state, 1)["you"]["highest"] == 0


@pytest.mark.rule("VEN-15")
def test_a_supposed_holding_is_realized_as_at_the_end(table) -> None:
    state = table(2)
    supposed = prospects.suppose(state, {"exile": 2, "silk-tax": 1, "swiss": 2, "senator": 2, "c": 1})
    assert supposed.resources == Triple(20, 10, 20)
    assert supposed.lacks == Triple(20, 10, 20)
    assert supposed.realizes == {"exile": 1}
    assert supposed.value == 50
    assert prospects.suppose(state, {}).value == 0


def test_a_holding_that_takes_too_long_is_left_for_the_end(monkeypatch) -> None:
    monkeypatch.setattr(prospects, "QUICK", 2)
    state = Venice.begin(4, VeniceOptions(pace="minutes"), Fast(1), 0)
    state.holdings[0] = {item.name: 3 for _place, item in state.pack.items()}
    view = shown(state, 0)
    assert not {"realizes", "value", "ends"} & view["now"].keys()
    assert view["now"]["owes"] == 0
    assert realization_of(state.holdings[0], state.pack).value > 0


def test_the_account_is_never_worse_than_told_by_trying_again(table) -> None:
    rng = Random(2)
    state = Venice.begin(4, VeniceOptions(pace="minutes"), Fast(1), 0)
    names = [item.name for _place, item in state.pack.items()]
    for _ in range(60):
        holding = {name: rng.randint(1, 3) for name in rng.sample(names, 10)}
        state.holdings[1] = holding
        assert shown(state, 1)["now"]["value"] == realization_of(holding, state.pack).value
