"""Holding one auction of Venice, against a plain implementation that follows the rulebook word by word."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ridotto.games.venice.auction import Book, LineUp, Win, hold
from ridotto.games.venice.moves import AuctionHeld, ItemSold, Won


def plain_hold(book: Book, lineup: LineUp, money: list[int]) -> list[Win]:
    """Copy by copy: the highest price that is left, the earliest among equal ones, void at the first copy that its
    player cannot pay (VEN-12, VEN-13)."""
    wins: list[Win] = []
    for item, offered in lineup:
        waiting = [
            {"seat": int(seat), "price": price, "wants": count, "placed": placed, "won": 0}
            for seat, bids in book.items()
            for name, price, count, placed in bids.values()
            if name == item
        ]
        order: list[dict[str, int]] = []
        for _copy in range(offered):
            while waiting:
                first = min(waiting, key=lambda bid: (-bid["price"], bid["placed"]))
                if first not in order:
                    order.append(first)
                if money[first["seat"]] >= first["price"]:
                    money[first["seat"]] -= first["price"]
                    first["won"] += 1
                    first["wants"] -= 1
                    if not first["wants"]:
                        waiting.remove(first)
                    break
                waiting.remove(first)
        wins += [(item, bid["seat"], bid["price"], bid["won"]) for bid in order if bid["won"]]
    return wins


def random_auction(rng: Random, seats: int, bids: int, items: int) -> tuple[Book, LineUp, list[int]]:
    lineup = [(f"item-{number}", rng.randint(1, 6)) for number in range(items)]
    book: Book = {}
    for placed in range(bids):
        item, offered = rng.choice(lineup)
        mine = book.setdefault(str(rng.randrange(seats)), {})
        mine[str(len(mine) + 1)] = (item, rng.randint(1, 12), rng.randint(1, offered), placed)
    return book, lineup, [rng.randint(0, 60) for _ in range(seats)]


@pytest.mark.rule("VEN-12", "VEN-13")
@given(st.randoms(use_true_random=False), st.integers(1, 6), st.integers(0, 25), st.integers(1, 4))
def test_the_quick_way_gives_what_the_plain_way_gives(rng: Random, seats: int, bids: int, items: int) -> None:
    book, lineup, money = random_auction(rng, seats, bids, items)
    quick, plain = money[:], money[:]
    assert hold(book, lineup, quick) == plain_hold(book, lineup, plain)
    assert quick == plain


@pytest.mark.rule("VEN-12", "VEN-13")
def test_in_a_thousand_seeded_auctions_both_ways_agree() -> None:
    for seed in range(1000):
        book, lineup, money = random_auction(Random(seed), 8, 40, 3)
        quick, plain = money[:], money[:]
        assert hold(book, lineup, quick) == plain_hold(book, lineup, plain)
        assert quick == plain
        assert min(quick) >= 0


@pytest.mark.rule("VEN-12", "VEN-13")
def test_three_players_with_ten_each_share_three_copies(table, do, next_auction) -> None:
    state = table(6)  # three of “a” are offered
    do(state, "0 borrow 10", "1 borrow 10", "2 borrow 10")
    do(state, "0 bid 1 a 6x2", "2 bid 1 a 5x1", "1 bid 1 a 5x2")
    next_auction(state)
    events = next_auction(state)
    assert state.results[1] == [("a", 0, 6, 1), ("a", 2, 5, 1), ("a", 1, 5, 1)]
    assert state.money[:3] == [4, 5, 5]
    assert [event for event in events if isinstance(event, Won)] == [
        Won(auction=1, seat=seat, item="a", price=price, count=1) for seat, price in ((0, 6), (2, 5), (1, 5))
    ]


@pytest.mark.rule("VEN-13")
def test_a_player_pays_only_for_what_is_won_at_the_own_price(table, do, next_auction) -> None:
    state = table(4)
    do(state, "0 borrow 100", "1 borrow 100", "0 bid 1 c 7x4", "1 bid 1 c 9x3")
    next_auction(state)
    next_auction(state)
    assert state.holdings[0] == {"c": 2}
    assert state.money[:2] == [100 - 14, 100 - 27]


@pytest.mark.rule("VEN-12")
@pytest.mark.parametrize(
    ("deeds", "winner"),
    [
        (["0 bid 1 b 5x1", "1 bid 1 b 5x1"], 0),
        (["1 bid 1 b 5x1", "0 bid 1 b 5x1"], 1),
        (["0 bid 1 b 5x1", "1 bid 1 b 5x1", "0 change 1 5x1"], 1),
        (["0 bid 1 b 4x1", "1 bid 1 b 5x1", "0 change 1 5x1"], 1),
        (["0 bid 1 b 5x1", "1 bid 1 b 6x1", "1 change 1 5x1"], 0),
    ],
)
def test_among_equal_prices_the_bid_placed_or_last_changed_first_wins(
    table, do, next_auction, deeds: list[str], winner: int
) -> None:
    state = table(4)
    do(state, "0 borrow 10", "1 borrow 10", *deeds)
    next_auction(state)
    next_auction(state)
    assert [(item, seat) for item, seat, _price, _count in state.results[1]] == [("b", winner)]


@pytest.mark.rule("VEN-12")
def test_items_are_sold_in_the_announced_order_and_paid_at_once(table, do, next_auction) -> None:
    state = table(4)
    do(state, "0 borrow 10", "0 bid 1 c 8x1", "0 bid 1 b 7x1", "0 bid 1 a 2x1")
    next_auction(state)
    next_auction(state)
    assert state.holdings[0] == {"a": 1, "b": 1}, "the 1 that is left after a and b does not pay for c"
    assert state.money[0] == 1


@pytest.mark.rule("VEN-5")
def test_a_player_may_hold_several_copies_of_anything(table, do, next_auction) -> None:
    state = table(4)
    do(state, "0 borrow 50", "0 bid 1 a 5x2", "0 bid 5 a 3x4")
    for _ in range(6):
        next_auction(state)
    assert state.holdings[0] == {"a": 6}


def test_in_a_crowd_results_are_told_per_item(table, do, next_auction) -> None:
    state = table(60)
    do(state, "0 borrow 50", "1 borrow 50", "0 bid 0 exile 9x2", "1 bid 0 exile 7x1")
    events = next_auction(state)
    assert events == [
        AuctionHeld(auction=0, sold=3),
        ItemSold(auction=0, item="exile", count=3, lowest=7, highest=9),
    ]
