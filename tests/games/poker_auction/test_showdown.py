"""The showdown, the bank, elimination and places."""

import pytest

from ridotto.games.poker_auction.moves import BankWon, Bid, HandShown, WentOut

LAST_MOVE = """
poker_auction classic | deals {deals} | deal {deal} | round 3 | first 1 | mover 0 | moved 2 | bank {bank}
seat 0 | chips {chips[0]} | hand {hands[0]}
seat 1 | chips {chips[1]} | hand {hands[1]}
seat 2 | chips {chips[2]} | hand {hands[2]}
"""
PAIRS = ("Ac Ad 3c 4c 5c", "Kc Kd 3d 4d 5d", "Qc Qd 3h 4h 5h")
SAME = ("2c Ac Kd 9h 7s 3c", "2d Ad Kc 9s 7h 3d", "2h Ah Ks 9c 7d 3h")


def last_move(drawn, hands, chips=(100, 100, 100), bank=100, deal=1, deals=1):
    """The last lot of a deal, taken back: then all hands are shown."""
    table = drawn(LAST_MOVE.format(hands=hands, chips=chips, bank=bank, deal=deal, deals=deals))
    return table.lay(0, hands[0].split()[0]).ring()


@pytest.mark.rule("PAU-12")
def test_after_round_three_all_hands_are_shown_and_the_best_takes_the_bank(drawn):
    table = last_move(drawn, PAIRS)
    assert table.state.balances == [200, 100, 100]
    assert table.state.bank == 0
    assert table.told(BankWon) == [BankWon(seat=0, amount=100, shared=False)]
    assert [(event.seat, event.makes) for event in table.told(HandShown)] == [(0, "pair"), (1, "pair"), (2, "pair")]
    view = table.state.view(None)
    assert [set(hand) for hand in view.hands] == [set(hand.split()) for hand in PAIRS]
    assert view.makes == ("pair", "pair", "pair")


@pytest.mark.rule("PAU-13")
@pytest.mark.parametrize(
    ("bank", "balances"), [(99, [133, 133, 133]), (100, [133, 134, 133]), (101, [133, 134, 134]), (0, [100, 100, 100])]
)
def test_equal_best_hands_split_the_bank_and_odd_chips_go_round_from_the_first_mover(drawn, bank, balances):
    table = last_move(drawn, SAME, bank=bank)
    assert table.state.balances == balances
    assert all(event.shared for event in table.told(BankWon))


@pytest.mark.rule("PAU-13")
def test_only_the_best_hands_share(drawn):
    table = last_move(drawn, (SAME[0], SAME[1], "Qh Jh 9d 7c 2s"), bank=51)
    assert table.state.balances == [125, 126, 100]


@pytest.mark.rule("PAU-14")
def test_who_has_no_chips_at_the_end_of_a_deal_is_out(drawn):
    table = last_move(drawn, PAIRS, chips=(0, 0, 50), deals=30)
    assert table.told(WentOut) == [WentOut(seat=1)]
    assert table.state.out == [0, 1, 0]
    assert table.state.outcome() is None
    view = table.state.view(1)
    assert (view.out, view.hand, view.turn) == ((1,), (), (2,))


@pytest.mark.rule("PAU-14")
def test_a_player_who_is_out_hears_why_no_bid_is_possible(drawn):
    table = last_move(drawn, PAIRS, chips=(0, 0, 50), deals=30)
    table.ring()
    assert table.state.phase == "lot"
    assert table.refusal(1, Bid(1), table.state.due() - 1).why.id == "refused-out"


@pytest.mark.rule("PAU-14")
def test_it_is_over_when_one_player_has_all_chips(drawn):
    table = last_move(drawn, PAIRS, chips=(0, 0, 0), deals=30, deal=7)
    outcome = table.state.outcome()
    assert (outcome.places, outcome.scores, outcome.reason) == ((1, 2, 2), (100, 0, 0), "one-left")
    assert table.state.turn() == ()
    assert table.state.due() is None


@pytest.mark.rule("PAU-14")
def test_places_go_by_chips_and_equal_chips_by_the_last_hand_shown(drawn):
    by_chips = last_move(drawn, PAIRS, chips=(10, 90, 300), bank=20)
    assert by_chips.state.outcome().places == (3, 2, 1)
    by_hand = last_move(drawn, PAIRS, chips=(100, 100, 100), bank=0)
    assert by_hand.state.outcome().places == (1, 2, 3)
    alike = last_move(drawn, SAME, bank=0)
    assert alike.state.outcome().places == (1, 1, 1)


@pytest.mark.rule("PAU-14")
def test_those_who_are_out_rank_by_how_late_they_went_and_share_a_place_in_the_same_deal(drawn):
    table = drawn(
        """
        poker_auction classic | deals 30 | deal 6 | round 3 | first 0 | mover 1 | moved 1 | bank 90
        seat 0 | chips 0 | hand Ac Ad 3c 4c 5c
        seat 1 | chips 0 | hand Kc Kd 3d 4d 5d
        seat 2 | chips 0 | hand | out 4
        seat 3 | chips 0 | hand | out 4
        seat 4 | chips 0 | hand | out 2
        """
    )
    outcome = table.lay(1, "3d").ring().state.outcome()
    assert outcome.places == (1, 2, 3, 3, 5)
    assert outcome.scores == (90, 0, 0, 0, 0)


@pytest.mark.rule("PAU-12")
def test_a_player_who_sold_much_can_win_with_fewer_than_five_cards(drawn):
    table = last_move(drawn, ("As Ah Ad Ac", "Ks Kh Kd Qc Qd", "2c 3d"))
    assert table.state.balances == [200, 100, 100]


@pytest.mark.rule("PAU-15")
def test_at_a_mahjong_table_the_tiles_decide(drawn):
    table = drawn(
        """
        poker_auction mahjong | round 3 | mover 1 | moved 1 | bank 10
        seat 0 | hand 1d 2d 3d R R
        seat 1 | hand G G G E S
        """
    )
    table.lay(1, "S").ring()
    assert [event.makes for event in table.told(HandShown)] == ["chow-and-pair", "pung"]
    assert table.state.outcome().places == (1, 2)
