"""Laying a card, bidding for it, paying for it."""

import pytest

from ridotto.games.poker_auction.moves import Bid, CardLaid, CardSold, CardTakenBack, Lay, Pass

TO_LAY = """
poker_auction classic | mover 0
seat 0 | hand Th 9c 9d
seat 1 | hand Ac Kc Qc
seat 2 | hand 2c 3c 4c
"""
LOT = """
poker_auction classic | mover 0 | lot Th | due 10000
seat 0 | hand 9c 9d
seat 1 | hand Ac Kc Qc
seat 2 | chips 300 | hand 2c 3c 4c
"""
QUICK = LOT.replace("| mover 0", "| quick lots | mover 0")


@pytest.mark.rule("PAU-5")
def test_the_mover_lays_a_card_of_the_own_hand_and_then_it_is_in_no_hand(drawn):
    table = drawn(TO_LAY)
    assert table.state.turn() == table.state.awaited() == (0,)
    assert table.refusal(0, Lay("Ac")).rule == "PAU-5"
    assert table.refusal(0, Lay("no card")).rule == "PAU-5"
    assert table.refusal(0, Bid(10)).rule == "PHASE"
    assert table.refusal(1, Lay("Ac")).rule == "TURN"
    table.lay(0, "Th")
    assert table.hand(0) == {"9c", "9d"}
    assert table.state.view(None).lot.card == "Th"
    assert not any("Th" in known for known in table.state.view(None).known)


@pytest.mark.rule("PAU-5")
@pytest.mark.parametrize(
    ("card", "why"), [("10h", "ten is T"), ("xx", "no card"), ("Ac", "You have no A♣ in your hand.")]
)
def test_what_is_no_card_is_told_from_what_is_not_in_the_hand(drawn, card, why):
    assert why in drawn(TO_LAY).refusal(0, Lay(card)).sentence("en")


@pytest.mark.rule("PAU-5", "PAU-15")
def test_what_is_no_tile_is_told_so(drawn):
    table = drawn("poker_auction mahjong | mover 0\nseat 0 | hand P R 5d\nseat 1 | hand E E E")
    assert table.refusal(0, Lay("Ah")).why.id == "refused-no-tile"
    assert table.refusal(0, Lay("5b")).why.id == "refused-card"


@pytest.mark.rule("PAU-5")
def test_a_mover_whose_time_runs_out_lays_the_lowest_card_clubs_before_diamonds(drawn):
    table = drawn(TO_LAY)
    assert table.state.due() == 30_000
    table.ring()
    assert table.told(CardLaid) == [CardLaid(seat=0, card="9c", late=True)]
    assert table.state.due() == 40_000
    assert table.state.idle(0)


@pytest.mark.rule("PAU-5")
def test_the_move_clock_is_thirty_seconds_unless_the_table_says_otherwise(begun):
    assert begun(2).state.due() == 30_000
    assert begun(2, move_seconds=5).state.due() == 5_000


@pytest.mark.rule("PAU-6")
def test_anyone_may_bid_the_mover_included_and_nobody_is_waited_for(drawn):
    table = drawn(LOT)
    assert table.state.turn() == (0, 1, 2)
    assert table.state.awaited() == ()
    table.bid(2, 5).bid(0, 6).bid(1, 7).bid(0, 8)
    assert (table.state.bid, table.state.bidder) == (8, 0)


@pytest.mark.rule("PAU-6")
@pytest.mark.parametrize("amount", [0, -1, -(10**30), 100, 99, 301, 10**30])
def test_a_bid_is_above_zero_above_the_highest_and_not_above_the_balance(drawn, amount):
    table = drawn(LOT).bid(1, 100)
    assert table.refusal(2, Bid(amount)).rule == "PAU-6"
    table.bid(2, 300)


@pytest.mark.rule("PAU-6")
def test_a_player_who_cannot_outbid_the_highest_bid_is_not_asked_and_hears_why(drawn):
    table = drawn(LOT).bid(1, 300)
    assert table.state.turn() == (0, 1)
    refused = table.refusal(2, Bid(301))
    assert (refused.rule, refused.why.id) == ("TURN", "refused-cannot-outbid")


@pytest.mark.rule("PAU-6")
def test_the_highest_bidder_who_has_bid_all_hears_that_the_bid_is_theirs(drawn):
    refused = drawn(LOT).bid(2, 300).refusal(2, Bid(301))
    assert (refused.rule, refused.why.id) == ("TURN", "refused-all-bid")


@pytest.mark.rule("PAU-6")
def test_a_player_without_chips_hears_so_whatever_was_bid(drawn):
    table = drawn(LOT.replace("chips 300", "chips 0"))
    assert table.refusal(2, Bid(1)).why.id == "refused-no-chips"
    assert table.bid(1, 5).refusal(2, Bid(6)).why.id == "refused-no-chips"


@pytest.mark.rule("PAU-5", "PAU-6")
def test_a_player_who_cannot_bid_and_lays_a_card_hears_about_laying(drawn):
    refused = drawn(LOT).bid(1, 300).refusal(2, Lay("2c"))
    assert (refused.rule, refused.why.id) == ("TURN", "refused-in-lot")


@pytest.mark.rule("PAU-7")
def test_a_fifth_raise_by_the_same_player_is_refused_and_others_may_still_bid(drawn):
    table = drawn(LOT)
    for amount in range(1, 6):
        assert 1 in table.state.turn()
        table.bid(1, amount)
    refused = table.refusal(1, Bid(6))
    assert (refused.rule, refused.why.id) == ("TURN", "refused-bids-used")
    assert table.state.view(1).lot.bids_left == (5, 0, 5)
    table.bid(2, 6)
    assert table.state.turn() == (0, 2)


@pytest.mark.rule("PAU-7")
def test_the_next_lot_has_five_bids_again(drawn):
    table = drawn(LOT)
    for amount in range(1, 6):
        table.bid(1, amount)
    table.ring().lay(1, "Ac", 15_000)
    assert table.state.turn() == (0, 1, 2)


@pytest.mark.rule("PAU-9")
def test_without_a_bid_the_mover_takes_the_card_back_ten_seconds_after_laying(drawn):
    table = drawn(TO_LAY).lay(0, "Th", 4_000)
    assert table.state.due() == 14_000
    table.ring()
    assert table.hand(0) == {"Th", "9c", "9d"}
    assert table.told(CardTakenBack) == [CardTakenBack(seat=0, card="Th")]
    assert (table.state.phase, table.state.mover, table.state.due()) == ("lay", 1, 44_000)
    assert table.state.balances == [1000, 1000, 1000]


@pytest.mark.rule("PAU-10")
def test_half_of_the_price_goes_to_the_bank_with_the_odd_chip_and_half_to_the_mover(drawn):
    table = drawn(LOT).bid(1, 101).ring()
    assert table.state.bank == 51
    assert table.state.balances == [1050, 899, 300]
    assert table.hand(1) == {"Ac", "Kc", "Qc", "Th"}
    assert table.told(CardSold) == [CardSold(seat=1, seller_seat=0, card="Th", price=101, tax=51)]


@pytest.mark.rule("PAU-10")
def test_a_mover_who_buys_the_own_card_pays_only_the_banks_half(drawn):
    table = drawn(LOT).bid(0, 100).ring()
    assert (table.state.balances[0], table.state.bank) == (950, 50)
    assert table.hand(0) == {"Th", "9c", "9d"}


@pytest.mark.rule("PAU-23")
def test_where_lots_are_not_quick_nobody_passes(drawn):
    assert drawn(LOT).refusal(0, Pass()).rule == "PAU-23"
    assert Pass() not in list(drawn(LOT).state.moves(0))


@pytest.mark.rule("PAU-23")
def test_with_quick_lots_a_pass_is_final_for_the_lot(drawn):
    table = drawn(QUICK).decline(1)
    assert table.state.turn() == (0, 2)
    assert table.refusal(1, Bid(10)).why.id == "refused-passed"
    table.bid(2, 10).ring().lay(1, "Ac", 20_000)
    assert table.state.turn() == (0, 1, 2)


@pytest.mark.rule("PAU-23")
def test_with_quick_lots_the_hammer_falls_at_once_when_only_the_highest_bidder_is_left(drawn):
    table = drawn(QUICK).bid(1, 40, 1_000).decline(0, 2_000)
    assert table.state.phase == "lot"
    table.decline(2, 3_000)
    assert (table.state.phase, table.state.mover, table.state.due()) == ("lay", 1, 33_000)
    assert "Th" in table.hand(1)


@pytest.mark.rule("PAU-23")
def test_with_quick_lots_a_bid_that_nobody_can_outbid_ends_the_lot(drawn):
    table = drawn(QUICK).decline(0, 1_000).bid(1, 300, 2_000)
    assert table.state.phase == "lay"
    assert "Th" in table.hand(1)


@pytest.mark.rule("PAU-23")
def test_with_quick_lots_a_card_that_all_pass_on_goes_back_at_once(drawn):
    table = drawn(QUICK).decline(0).decline(1).decline(2)
    assert table.told(CardTakenBack)
    assert table.state.balances == [1000, 1000, 300]


@pytest.mark.rule("PAU-23")
def test_with_quick_lots_a_card_that_nobody_can_pay_for_goes_back_at_once(drawn):
    table = drawn(
        """
        poker_auction classic | quick lots | mover 0 | bank 9
        seat 0 | chips 0 | hand Th 9c 9d
        seat 1 | chips 0 | hand Ac Kc Qc
        """
    ).lay(0, "Th", 5)
    assert (table.state.mover, table.state.due()) == (1, 30_005)


@pytest.mark.rule("PAU-6")
def test_a_card_cannot_be_laid_while_another_is_being_sold(drawn):
    assert drawn(LOT).refusal(0, Lay("9c")).rule == "PHASE"
