"""What may be known in Venice, by whom and when."""

from random import Random
from statistics import median

import msgspec
import pytest

from ridotto.core import Fast, Problem, encode
from ridotto.games.venice import VeniceOptions
from ridotto.games.venice.state import Venice
from ridotto.games.venice.view import VeniceView


def shown(state, seat: int | None) -> dict:
    return msgspec.json.decode(encode(state.view(seat)))


@pytest.mark.rule("VEN-9", "VEN-11")
def test_money_loan_and_bids_are_private_and_change_no_byte_for_others(table, do, next_auction) -> None:
    state = table(3)
    before = [encode(state.view(seat)) for seat in (None, 1)]
    do(state, "0 borrow 200", "0 bid 1 a 17x1", "0 bid 0 exile 999x1", "0 change 1 18x1", "0 withdraw 1")
    assert [encode(state.view(seat)) for seat in (None, 1)] == before
    mine = shown(state, 0)
    assert (mine["money"], mine["loan"]) == (200, 200)
    assert mine["bids"] == [{"bid": 2, "auction": 0, "item": "exile", "price": 999, "count": 1, "placed": 1}]
    for key in ("money", "loan", "bids", "past", "you"):
        assert key not in shown(state, None)


@pytest.mark.rule("VEN-9")
def test_holdings_are_public(table, do, next_auction) -> None:
    state = table(3)
    do(state, "0 borrow 200", "0 bid 0 exile 10x1")
    next_auction(state)
    for seat in (None, 0, 1):
        assert shown(state, seat)["holdings"] == [{"exile": 1}, {}, {}]


@pytest.mark.rule("VEN-14")
def test_winning_bids_are_public_after_each_auction_and_losing_ones_are_not(table, do, next_auction) -> None:
    state = table(4)
    do(state, "0 borrow 20", "1 borrow 20", "0 bid 1 b 7x1", "1 bid 1 b 6x1")
    next_auction(state)
    assert shown(state, 2)["auctions"][1]["results"] == []
    next_auction(state)
    auction = shown(state, 2)["auctions"][1]
    assert auction["results"] == [{"item": "b", "seat": 0, "price": 7, "count": 1}]
    assert auction["held"] is True
    assert "bids" not in auction


@pytest.mark.rule("VEN-14")
def test_after_the_fifth_common_auction_all_bids_that_stood_are_public(table, do, next_auction) -> None:
    state = table(4)
    do(state, "0 borrow 20", "0 bid 1 b 7x1", "1 bid 1 b 6x1", "2 bid 2 opera 5x2", "2 withdraw 1", "3 bid 6 exile 9x1")
    for held in range(1, 6):
        next_auction(state)
        assert all("bids" not in auction for auction in shown(state, None)["auctions"]), held
    next_auction(state)
    auctions = shown(state, None)["auctions"]
    assert auctions[1]["bids"] == [
        {"seat": 0, "item": "b", "price": 7, "count": 1},
        {"seat": 1, "item": "b", "price": 6, "count": 1},
    ]
    assert auctions[2]["bids"] == []
    assert "bids" not in auctions[6], "the closing auction is still to come"
    assert "final" not in shown(state, None)


@pytest.mark.rule("VEN-14")
def test_after_the_closing_auction_everything_is_public(table, do) -> None:
    state = table(2)
    do(state, "0 borrow 20", "1 borrow 30", "0 bid 6 exile 5x1")
    state.ring(10**15)
    view = shown(state, None)
    assert view["auctions"][6]["bids"] == [{"seat": 0, "item": "exile", "price": 5, "count": 1}]
    assert view["final"]["money"] == [15, 30]
    assert view["final"]["loans"] == [20, 30]
    assert view["final"]["realized"] == [{}, {}]
    assert view["outcome"]["scores"] == [-12, -11]


@pytest.mark.rule("VEN-3")
def test_the_whole_week_is_announced_at_the_start(table) -> None:
    view = shown(table(4), None)
    assert [auction["items"] for auction in view["auctions"]][1] == [
        {"item": "a", "offered": 2},
        {"item": "b", "offered": 1},
        {"item": "c", "offered": 5},
    ]
    assert view["items"]["exile"]["value"] == 50
    assert view["items"]["exile"]["cost"] == {"force": 20, "popularity": 5, "influence": 10}
    assert view["items"]["opera"]["provides"] == {"force": 0, "popularity": 20, "influence": 0}
    assert "provides" not in view["items"]["exile"]


def crowded(table, seats: int):
    """A crowd in which every player has borrowed and bid the same few things."""
    state = table(seats)
    for seat in range(seats):
        state.loans[seat] = state.money[seat] = 100
        state.numbers[seat] = 2
        state.book[0][str(seat)] = {"1": ("exile", 5 + seat % 3, 1, 2 * seat)}
        state.book[1][str(seat)] = {"2": ("a", 3, 1, 2 * seat + 1)}
    state.placed = 2 * seats
    return state


@pytest.mark.rule("VEN-14")
def test_in_a_crowd_a_view_does_not_grow_with_the_players(table) -> None:
    sizes = []
    for seats in (100, 3000):
        state = crowded(table, seats)
        moments = []
        for _ in range(8):
            moments.append(len(encode(state.view(0))))
            state.ring(state.due() or 0)
        sizes.append(moments)
    assert all(abs(few - many) < 150 for few, many in zip(*sizes, strict=True)), sizes


def test_in_a_crowd_a_view_shows_the_own_holdings_and_sums(table, do) -> None:
    state = crowded(table, 60)
    do(state, "3 ready")
    assert shown(state, 0)["ready"] == 1
    assert shown(state, 0)["turn"] == "all"
    state.ring(state.due())
    view = shown(state, 2)
    assert view["holdings"] == {"exile": 1}
    assert view["auctions"][0]["results"] == [
        {"item": "exile", "price": 7, "count": 20},
        {"item": "exile", "price": 6, "count": 10},
    ]
    assert shown(state, None)["holdings"] == {}


def test_a_crowd_asks_for_the_rest_page_by_page_and_for_no_secret(table) -> None:
    state = crowded(table, 60)
    state.ring(state.due())
    assert [result.seat for result in state.page("results", 0, 0, 3).entries] == [2, 5, 8]
    assert len(state.page("results", 0, 25, 10).entries) == 5
    assert state.page("results", 0, 0, 3).total == 30
    assert [entry.holding for entry in state.page("holdings", 0, 2, 1).entries] == [{"exile": 1}]
    assert state.page("bids", 0, 0, 10).entries == (), "still secret"
    assert state.page("accounts", 0, 0, 10).total == 0
    for part, number in (("money", 0), ("results", 7), ("results", -1)):
        with pytest.raises(Problem):
            state.page(part, number, 0, 10)
    state.ring(10**15)
    assert len(state.page("bids", 0, 58, 10).entries) == 2
    places = [account.place for start in range(0, 60, 25) for account in state.page("accounts", 0, start, 25).entries]
    assert places == sorted(state.outcome().places)
    view = shown(state, 2)
    assert view["outcome"] == {"places": [], "scores": [], "reason": "settled"}
    assert view["account"]["score"] == state.outcome().scores[2]
    assert len(view["podium"]) == 10


def test_what_never_changes_is_named_and_the_rest_of_a_view_stays_small(table) -> None:
    rng, sizes = Random(1), []
    state = Venice.begin(4, VeniceOptions(pace="minutes"), Fast(1), 1_794_932_100_000)
    first = shown(state, 0)
    while state.outcome() is None:
        for _ in range(24):
            seat = rng.randrange(4)
            move = state.random_move(seat, rng)
            if type(move).__name__ != "Ready":
                state.play(seat, move, state.due() - 1)
                view = shown(state, seat)
                assert all(view[name] == first[name] for name in VeniceView.constant)
                sizes.append(len(encode({name: view[name] for name in view.keys() - set(VeniceView.constant)})))
        state.ring(state.due())
    assert median(sizes) <= 6000


def test_items_have_names_in_both_languages_for_sentences(table) -> None:
    view = shown(table(2), None)
    assert view["names"]["item-silk-tax"] == {"en": "Silk tax", "ru": "Налог на шёлк"}
    assert view["names"].keys() == {f"item-{name}" for name in view["items"]}
