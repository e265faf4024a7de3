"""The open deck."""

import pytest

from ridotto.games.poker_auction.moves import (
    Bid,
    CardBought,
    CardOpened,
    CardPassedOut,
    CardTaken,
    HandShown,
    Lay,
    Pass,
    Passed,
)

OPEN = """
poker_auction open-deck | first 1 | mover 1 | lot Th
seat 0 | chips {0} | hand 9c 9d
seat 1 | chips {1} | hand Ac Kc
seat 2 | chips {2} | hand 2c 3c
"""


def opened(drawn, *chips):
    return drawn(OPEN.format(*(chips or (1000, 1000, 1000))))


@pytest.mark.rule("PAU-17")
def test_two_hidden_cards_each_and_one_card_open(begun):
    table = begun(2, mode="open-deck")
    state = table.state
    assert [len(hand) for hand in state.hands] == [2, 2]
    assert state.balances == [1000, 1000]
    assert state.view(None).known == ((), ())
    assert state.view(None).lot.card == state.pack.names[state.lot]
    assert state.view(None).lot.seller is None
    assert len(state.deck) == 52 - 2 * 2 - 1
    assert begun(5, mode="open-deck").state.seats == 5


@pytest.mark.rule("PAU-18")
def test_the_dealer_is_drawn_by_lot_and_the_player_to_the_left_bids_first(begun):
    assert {begun(3, seed, mode="open-deck").state.turn() for seed in range(40)} == {(0,), (1,), (2,)}


@pytest.mark.rule("PAU-18")
def test_bidding_goes_in_seat_order_and_every_card_starts_left_of_the_dealer(drawn):
    table = opened(drawn)
    assert table.refusal(2, Bid(50)).rule == "TURN"
    table.bid(1, 50).bid(2, 60).decline(0)
    assert table.state.turn() == (1,)
    table.decline(1)
    assert table.told(CardBought) == [CardBought(seat=2, card="Th", price=60)]
    assert table.told(CardOpened)
    table.decline(1).decline(2).decline(0)
    assert table.state.turn() == (1,)


@pytest.mark.rule("PAU-18")
@pytest.mark.parametrize("amount", [-10, 0, 40, 45, 49, 55, 61, 1010, 10**30])
def test_a_first_bid_is_at_least_fifty_in_steps_of_ten_and_not_above_the_balance(drawn, amount):
    table = opened(drawn)
    assert table.refusal(1, Bid(amount)).rule == "PAU-18"
    amounts = [move.amount for move in table.state.moves(1) if isinstance(move, Bid)]
    assert amounts == list(range(50, 1001, 10))


@pytest.mark.rule("PAU-18")
@pytest.mark.parametrize("amount", [50, 100, 105])
def test_a_later_bid_is_above_the_highest(drawn, amount):
    assert opened(drawn).bid(1, 100).refusal(2, Bid(amount)).rule == "PAU-18"


@pytest.mark.rule("PAU-18")
def test_with_less_than_fifty_one_may_bid_exactly_all_one_has(drawn):
    table = opened(drawn, 1000, 37, 45)
    assert table.refusal(1, Bid(30)).why.id == "refused-not-all-in"
    table.bid(1, 37)
    assert list(table.state.moves(2)) == [Pass(), Bid(45)]
    table.bid(2, 45)
    assert table.refusal(0, Bid(48)).why.id == "refused-below-least"
    table.bid(0, 50)
    assert table.told(CardBought) == [CardBought(seat=0, card="Th", price=50)]


@pytest.mark.rule("PAU-18")
def test_an_all_in_that_is_not_higher_is_impossible_and_the_player_is_skipped(drawn):
    table = opened(drawn, 45, 1000, 45).bid(1, 50)
    assert table.told(CardBought) == [CardBought(seat=1, card="Th", price=50)]


@pytest.mark.rule("PAU-18")
def test_a_player_whose_chips_do_not_reach_the_next_step_hears_of_the_step(drawn):
    table = opened(drawn, 1000, 1000, 187).bid(1, 180)
    refused = table.refusal(2, Bid(187))
    assert (refused.rule, refused.why.id) == ("TURN", "refused-next-step")
    assert refused.sentence("en") == "Bids go in steps of 10: the next one is 190, and you have 187."
    assert opened(drawn, 1000, 1000, 180).bid(1, 180).refusal(2, Bid(190)).why.id == "refused-cannot-outbid"
    assert opened(drawn, 1000, 1000, 45).bid(1, 60).refusal(2, Bid(45)).why.id == "refused-cannot-outbid"
    assert opened(drawn, 1000, 1000, 0).refusal(2, Bid(10)).why.id == "refused-no-chips"


@pytest.mark.rule("PAU-18")
def test_the_highest_bidder_hears_that_the_bid_is_theirs(drawn):
    assert opened(drawn).bid(1, 100).refusal(1, Bid(110)).why.id == "refused-your-bid"


@pytest.mark.rule("PAU-17")
def test_a_player_who_cannot_bid_and_lays_a_card_hears_that_nobody_lays_here(drawn):
    assert opened(drawn, 1000, 1000, 0).refusal(2, Lay("2c")).why.id == "refused-in-open-deck"


@pytest.mark.rule("PAU-18")
def test_at_most_three_bids_per_player_and_card(drawn):
    table = opened(drawn).decline(1)
    for amount in (50, 70, 90):
        table.bid(2, amount).bid(0, amount + 10)
    assert table.told(CardBought) == [CardBought(seat=0, card="Th", price=100)]
    assert len([event for event in table.events if getattr(event, "amount", 0)]) == 6


@pytest.mark.rule("PAU-18")
def test_a_bid_that_nobody_can_beat_is_allowed_and_ends_the_bidding(drawn):
    table = opened(drawn).bid(1, 1000)
    assert table.told(CardBought) == [CardBought(seat=1, card="Th", price=1000)]
    assert table.state.balances == [1000, 0, 1000]
    assert table.state.turn() == (2,)  # who has nothing is skipped on the next card


@pytest.mark.rule("PAU-18")
def test_a_pass_is_final_for_that_card_and_the_clock_passes_after_thirty_seconds(drawn):
    table = opened(drawn)
    assert (table.state.due(), table.state.idle(1)) == (30_000, Pass())
    table.ring()
    assert table.told(Passed) == [Passed(seat=1, late=True)]
    table.bid(2, 50, 31_000).bid(0, 60, 32_000)
    assert (table.state.turn(), table.state.due()) == ((2,), 62_000)
    assert table.refusal(1, Bid(70), 33_000).why.id == "refused-passed"


@pytest.mark.rule("PAU-17")
def test_nobody_lays_a_card_in_the_open_deck(drawn):
    assert opened(drawn).refusal(1, Lay("Ac")).rule == "PHASE"


@pytest.mark.rule("PAU-19")
def test_the_winner_pays_out_of_the_game_and_the_others_pay_nothing(drawn):
    table = opened(drawn).bid(1, 50).bid(2, 200).decline(0).decline(1)
    assert table.state.balances == [1000, 1000, 800]
    assert table.state.bank == 200
    assert table.state.view(None).known[2] == ("Th",)


@pytest.mark.rule("PAU-19")
def test_a_card_with_no_bid_is_passed_out_and_stays_public(drawn):
    table = opened(drawn).decline(1).decline(2).decline(0)
    assert table.told(CardPassedOut) == [CardPassedOut(card="Th")]
    assert table.state.view(None).passed == ("Th",)
    assert table.state.balances == [1000, 1000, 1000]


@pytest.mark.rule("PAU-20")
def test_a_player_with_five_cards_no_longer_bids(drawn):
    table = drawn(
        """
        poker_auction open-deck | first 0 | mover 1 | lot Th
        seat 0 | hand 9c 9d 4h* 5h* 6h*
        seat 1 | hand Ac Kc 7h* 8h*
        seat 2 | hand 2c 3c
        """
    )
    assert table.refusal(0, Bid(50)).why.id == "refused-full-hand"
    table.bid(1, 50).decline(2)
    assert table.state.turn() == (2,)


FORCED = """
poker_auction open-deck | first 0 | mover 0 | lot Th
seat 0 | hand 9c 9d {}
seat 1 | hand Ac Kc 7h* 8h* 2d*
deck Qc Qd Qh Qs 2s
passed {}
"""


@pytest.mark.rule("PAU-21")
def test_the_last_player_takes_the_next_cards_free_once_five_cards_have_been_passed_out(drawn):
    table = drawn(FORCED.format("3h*", "2h 3c 4d 5s")).decline(0)
    assert table.told(CardTaken) == [CardTaken(seat=0, card="Qc"), CardTaken(seat=0, card="Qd")]
    assert table.state.balances == [1000, 1000]
    assert table.hand(0) == {"9c", "9d", "3h", "Qc", "Qd"}
    assert table.state.outcome().places == (1, 2)


@pytest.mark.rule("PAU-21")
def test_with_four_cards_passed_out_the_last_player_still_chooses(drawn):
    table = drawn(FORCED.format("3h*", "2h 3c 4d")).decline(0)
    assert not table.told(CardTaken)
    assert table.state.turn() == (0,)
    assert table.state.view(0).lot.card == "Qc"


@pytest.mark.rule("PAU-22")
def test_with_five_cards_each_the_best_hand_wins_and_chips_count_for_nothing(drawn):
    table = drawn(FORCED.format("3h* 4h*", "2h")).bid(0, 1000)
    outcome = table.state.outcome()
    assert (outcome.places, outcome.scores, outcome.reason) == ((1, 2), (0, 1000), "best-hand")
    assert [event.makes for event in table.told(HandShown)] == ["pair", "high-card"]
    assert set(table.state.view(None).hands[1]) == {"Ac", "Kc", "7h", "8h", "2d"}


@pytest.mark.rule("PAU-22")
def test_equal_best_hands_share_the_win_and_the_others_rank_by_hand(drawn):
    table = drawn(
        """
        poker_auction open-deck | first 0 | mover 0 | lot 3c
        seat 0 | hand Ac Kd 9h* 7s*
        seat 1 | hand Ad Kc 9s* 7h* 3d*
        seat 2 | hand Qc Jc 9d* 7d* 2c*
        seat 3 | hand 5c Jd 9c* 4d* 2d*
        """
    )
    assert table.bid(0, 50).state.outcome().places == (1, 1, 3, 4)


@pytest.mark.rule("PAU-22")
def test_if_the_deck_runs_out_first_it_is_a_draw_and_the_hands_lie_open(drawn):
    table = drawn(
        """
        poker_auction open-deck | first 0 | mover 0 | lot Th
        seat 0 | hand 9c 9d
        seat 1 | hand Ac Kc
        deck
        """
    )
    outcome = table.decline(0).decline(1).state.outcome()
    assert (outcome.places, outcome.reason) == ((1, 1), "deck-out")
    assert not table.told(HandShown)
    view = table.state.view(None)
    assert view.hands == (("9c", "9d"), ("Ac", "Kc"))
    assert [(shown.seat, shown.place, shown.makes, shown.won) for shown in view.showdown.hands] == [
        (0, 1, "pair", 0),
        (1, 2, "high-card", 0),
    ]
    assert table.state.view(0).known == ((), ())


@pytest.mark.rule("PAU-22")
def test_if_nobody_can_pay_the_cards_go_by_until_the_deck_runs_out(drawn):
    table = opened(drawn, 0, 60, 0)
    while table.state.outcome() is None:
        table.decline(1)
    assert table.state.outcome().reason == "deck-out"
    assert len(table.state.passed) == 52 - 6


@pytest.mark.rule("PAU-21", "PAU-22")
def test_if_the_deck_runs_out_while_the_last_player_takes_cards_it_is_a_draw(drawn):
    table = drawn(FORCED.replace("deck Qc Qd Qh Qs 2s", "deck Qc").format("3h*", "2h 3c 4d 5s")).decline(0)
    assert table.told(CardTaken) == [CardTaken(seat=0, card="Qc")]
    assert table.state.outcome().reason == "deck-out"


@pytest.mark.rule("PAU-22")
@pytest.mark.parametrize(
    ("passed", "draw"),
    [
        ("Ts Tc Jc Js 2h", True),  # two pairs beat the nines
        ("Ts Tc Jc 3s 2h 4c", True),  # so does a pair of tens
        ("2h Tc Jc 3s 4c Ts", False),  # the sixth card does not count
        ("Ts Tc Jc Js", False),  # and four are not five
    ],
)
def test_if_the_first_five_passed_out_cards_beat_every_hand_it_is_a_draw(drawn, passed, draw):
    outcome = drawn(FORCED.format("3h* 8d*", passed)).bid(0, 50).state.outcome()
    assert outcome.reason == ("passed-out-better" if draw else "best-hand")
    assert outcome.places == ((1, 1) if draw else (1, 2))


@pytest.mark.rule("PAU-22")
def test_passed_out_cards_that_only_equal_the_best_hand_make_no_draw(drawn):
    table = drawn(FORCED.format("Kd* 8d*", "9h 9s Ks Tc 8c"))
    assert table.bid(0, 50).state.outcome().reason == "best-hand"
