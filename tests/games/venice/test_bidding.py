"""Loans and bids of Venice."""

import pytest

from ridotto.core import Refused
from ridotto.games.venice.moves import Bid, Borrow, Change, Withdraw


@pytest.mark.rule("VEN-7")
def test_a_player_starts_with_nothing_and_may_change_the_loan_until_the_opening_auction(
    table, do, refusal, next_auction
) -> None:
    state = table(2)
    assert (state.money, state.loans) == ([0, 0], [0, 0])
    do(state, "0 borrow 300", "0 borrow 0", "0 borrow 120", "1 borrow 300")
    assert (state.money, state.loans) == ([120, 300], [120, 300])
    assert refusal(state, "0 borrow 301") == ("VEN-7", "The treasury lends from 0 to 300, not 301.")
    assert refusal(state, "0 borrow -1")[0] == "VEN-7"
    next_auction(state)
    assert refusal(state, "0 borrow 100", at=state.due() - 1)[0] == "PHASE"


@pytest.mark.rule("VEN-10")
def test_a_bid_may_be_placed_in_any_auction_not_yet_held(table, do, refusal, next_auction) -> None:
    state = table(4)
    do(state, "0 bid 0 exile 5x1", "0 bid 1 a 5x2", "0 bid 6 exile 7x3")
    next_auction(state)
    assert refusal(state, "0 bid 0 exile 6x1")[0] == "VEN-10"
    assert refusal(state, "0 bid 7 exile 6x1")[0] == "VEN-10"
    assert refusal(state, "0 bid -1 exile 6x1")[0] == "VEN-10"
    sentence = "The auction of Monday (1) does not offer “opera”; it is offered in: 2."
    assert refusal(state, "0 bid 1 opera 6x1") == ("VEN-10", sentence)
    assert refusal(state, "0 bid 1 oprah 6x1") == ("VEN-10", "No auction of this week offers “oprah”.")
    assert [bid.bid for bid in state.view(0).bids] == [2, 3]
    assert [bid.bid for bid in state.view(0).past] == [1]


@pytest.mark.rule("VEN-10")
@pytest.mark.parametrize("number", [0, -1, 10**9 + 1, 10**30, -(10**30)])
def test_prices_and_counts_are_from_one_to_a_thousand_million(table, number: int) -> None:
    state = table(4)
    for move in (Bid(1, "c", number, 1), Bid(1, "c", 1, number)):
        with pytest.raises(Refused) as refused:
            state.check(0, move, 1)
        assert refused.value.rule == "VEN-10"
    state.check(0, Bid(1, "c", 10**9, 5), 1)
    state.play(0, Bid(1, "c", 9, 1), 1)
    for move in (Change(1, number, 1), Change(1, 1, number), Change(number, 1, 1), Withdraw(number)):
        if move in (Change(1, 1, 1),):
            continue
        with pytest.raises(Refused) as refused:
            state.check(0, move, 1)
        assert refused.value.rule == "VEN-10"


@pytest.mark.rule("VEN-7")
@pytest.mark.parametrize("amount", [-1, 301, 10**30])
def test_impossible_loans_are_refused(table, amount: int) -> None:
    with pytest.raises(Refused) as refused:
        table(2).check(0, Borrow(amount), 1)
    assert refused.value.rule == "VEN-7"


@pytest.mark.rule("VEN-10")
def test_a_bid_for_six_of_five_is_refused(table, refusal) -> None:
    assert refusal(table(4), "0 bid 1 c 7x6") == ("VEN-10", "That bid is for 6 of c; only 5 are offered.")


@pytest.mark.rule("VEN-10")
def test_several_bids_on_one_item_together_stay_within_what_is_offered(table, do, refusal) -> None:
    state = table(4)
    do(state, "0 bid 1 c 7x3", "0 bid 1 c 6x2")
    assert refusal(state, "0 bid 1 c 5x1")[0] == "VEN-10"
    assert refusal(state, "0 change 2 6x3")[0] == "VEN-10"
    do(state, "0 change 1 7x2", "0 change 2 6x3", "1 bid 1 c 7x5")


@pytest.mark.rule("VEN-10")
def test_two_bids_at_the_same_price_on_one_item_are_refused(table, do, refusal) -> None:
    state = table(4)
    do(state, "0 bid 1 c 7x1", "0 bid 1 a 7x1", "0 bid 5 a 7x1", "0 bid 1 c 6x1")
    rule, sentence = refusal(state, "0 bid 1 c 7x1")
    assert (rule, sentence) == ("VEN-10", "Your bid 1 already offers 7 for c; change that one.")
    assert refusal(state, "0 change 4 7x1")[0] == "VEN-10"
    do(state, "0 change 1 7x2", "1 bid 1 c 7x1")


@pytest.mark.rule("VEN-10")
def test_bids_change_and_go_until_their_auction_and_numbers_are_never_used_again(
    table, do, refusal, next_auction
) -> None:
    state = table(4)
    do(state, "0 bid 1 c 7x1", "0 bid 1 c 6x1", "0 withdraw 2", "0 bid 1 c 5x1", "0 change 1 8x2")
    bids = [(bid.bid, bid.price, bid.count) for bid in state.view(0).bids]
    assert bids == [(1, 8, 2), (3, 5, 1)]
    assert refusal(state, "0 withdraw 2")[0] == "VEN-10"
    assert refusal(state, "1 withdraw 1")[0] == "VEN-10"
    do(state, "1 bid 1 c 5x1")
    assert state.view(1).bids[0].bid == 1
    next_auction(state)
    next_auction(state)
    assert refusal(state, "0 change 1 9x1")[0] == "VEN-10"
    assert refusal(state, "0 withdraw 3")[0] == "VEN-10"


@pytest.mark.rule("VEN-3", "VEN-4")
@pytest.mark.parametrize(("players", "offered"), [(1, (1, 1, 2)), (2, (1, 1, 3)), (4, (2, 1, 5)), (5, (3, 2, 7))])
def test_the_number_offered_grows_with_the_players_rounded_up(table, players: int, offered: tuple[int, ...]) -> None:
    view = table(players).view(None)
    assert tuple(lot.offered for lot in view.auctions[1].items) == offered
    assert [lot.item for lot in view.auctions[1].items] == ["a", "b", "c"]
    assert all(auction.items for auction in view.auctions)


@pytest.mark.rule("VEN-1")
def test_there_are_an_opening_five_common_and_a_closing_auction(table) -> None:
    view = table(2).view(None)
    assert [auction.kind for auction in view.auctions] == ["opening", *["common"] * 5, "closing"]
    for auction in view.auctions:
        kinds = {view.items[lot.item].kind for lot in auction.items}
        assert kinds == ({"asset"} if auction.kind == "common" else {"agenda"})


@pytest.mark.rule("VEN-10")
def test_a_refusal_names_the_copies_offered_and_the_bids_that_stand(table, do, refusal) -> None:
    state = table(4)
    assert "1 to 3 copies of opera" in refusal(state, "0 bid 2 opera 5x0")[1]
    assert refusal(state, "0 withdraw 7") == ("VEN-10", "You have no bid 7; no bid of yours stands.")
    do(state, "0 bid 2 opera 5x1", "0 bid 1 a 5x1")
    assert refusal(state, "0 change 7 1x1") == ("VEN-10", "You have no bid 7; yours are: 1, 2.")
