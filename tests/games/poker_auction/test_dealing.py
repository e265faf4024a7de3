"""Setting up, rounds and antes."""

import pytest

from ridotto.core import Match, Problem, find_game, read_record, write_record
from ridotto.games.poker_auction.legal import may_pass
from ridotto.games.poker_auction.moves import AntePaid, CardsDealt, DealStarted, RoundStarted


@pytest.mark.rule("PAU-1")
@pytest.mark.parametrize("seats", [2, 4, 10])
def test_each_player_gets_three_cards_of_one_pack_seen_by_that_player_only(begun, seats):
    state = begun(seats).state
    cards = [card for hand in state.hands for card in hand]
    assert [len(hand) for hand in state.hands] == [3] * seats
    assert sorted([*cards, *state.deck]) == list(range(52))
    for seat in range(seats):
        view = state.view(seat)
        assert view.hand == state.pack.spell(state.hands[seat])
        assert view.known == ((),) * seats
    assert not state.view(None).hand


@pytest.mark.rule("PAU-1")
@pytest.mark.parametrize("seats", [1, 11])
def test_two_to_ten_can_play(seats):
    with pytest.raises(Problem):
        find_game("poker_auction").read_options({}, seats)


@pytest.mark.rule("PAU-2")
def test_everyone_starts_with_a_thousand_chips_unless_the_table_says_otherwise(begun):
    assert begun(3, deals=1).state.balances == [1000] * 3
    assert begun(3, deals=1, chips=250).state.balances == [250] * 3


@pytest.mark.rule("PAU-14")
@pytest.mark.parametrize("options", [{"ante": 2000}, {"chips": 9}, {"mode": "mahjong", "ante": 1001, "deals": 2}])
def test_a_new_game_whose_ante_nobody_has_is_refused_and_an_old_one_is_read(options):
    game = find_game("poker_auction")
    with pytest.raises(Problem) as refused:
        game.choose_options(options, 2)
    assert refused.value.sentence("en").startswith("The first ante, ")
    assert refused.value.sentence("ru").startswith("Первое анте, ")
    record = write_record(Match.begin(game, 2, options, "7e", at=1_000_000))
    assert read_record(record).verify(unfinished=True).header.options["chips"] == options.get("chips", 1000)


@pytest.mark.rule("PAU-14", "PAU-17")
@pytest.mark.parametrize("options", [{"ante": 1000}, {"chips": 9, "deals": 1}, {"chips": 9, "mode": "open-deck"}])
def test_an_ante_that_takes_everything_or_is_not_paid_is_none_too_high(options):
    assert find_game("poker_auction").choose_options(options, 2) == find_game("poker_auction").read_options(options, 2)


@pytest.mark.rule("PAU-3")
def test_the_first_to_move_is_drawn_by_lot(begun):
    assert {begun(4, seed).state.mover for seed in range(60)} == {0, 1, 2, 3}


@pytest.mark.rule("PAU-3", "PAU-4")
def test_a_deal_has_three_rounds_with_one_more_hidden_card_after_the_first_and_the_second(begun):
    table = begun(3, deals=1)
    state, first = table.state, table.state.first
    movers, sizes = [], []
    while state.outcome() is None:
        if state.phase == "lay":
            movers.append(state.mover)
            sizes.append([len(hand) for hand in state.hands])
        table.ring()
    clockwise = [(first + step) % 3 for step in range(3)]
    assert movers == clockwise * 3
    assert sizes == [[3, 3, 3]] * 3 + [[4, 4, 4]] * 3 + [[5, 5, 5]] * 3
    assert [event.round for event in table.told(RoundStarted)] == [2, 3]
    assert all(event.to == (event.seat,) for event in table.told(CardsDealt))


@pytest.mark.rule("PAU-4")
def test_the_cards_dealt_after_a_round_come_from_the_top_of_the_deck_in_seat_order_from_the_first_mover(drawn):
    table = drawn(
        """
        poker_auction classic | first 1 | mover 0 | moved 2
        seat 0 | hand 2c 3c 4c
        seat 1 | hand 2d 3d 4d
        seat 2 | hand 2h 3h 4h
        deck Ac Ad Ah Kc Kd Kh
        """
    )
    table.lay(0, "2c").ring()
    assert table.state.round == 2
    assert [table.hand(seat) & {"Ac", "Ad", "Ah"} for seat in (1, 2, 0)] == [{"Ac"}, {"Ad"}, {"Ah"}]
    assert table.state.view(None).known[1] == ()


@pytest.mark.rule("PAU-14")
def test_the_ante_doubles_every_three_deals(begun):
    table = begun(2, chips=100_000, ante=10, deals=9)
    while table.state.outcome() is None:
        table.ring()
    antes = [event.amount for event in table.told(AntePaid) if event.seat == 0]
    assert antes == [10, 10, 20, 20, 20, 40, 40, 40]  # the first deal's were paid before anyone listened
    assert [event.deal for event in table.told(DealStarted)] == list(range(2, 10))


@pytest.mark.rule("PAU-14")
def test_one_who_has_less_than_the_ante_puts_in_all(begun):
    table = begun(2, chips=7, ante=10)
    assert table.state.balances == [0, 0]
    assert table.state.bank == 14


@pytest.mark.rule("PAU-14")
def test_a_single_deal_has_no_ante(begun):
    assert begun(4, deals=1, ante=10).state.bank == 0
    assert begun(4, deals=2, ante=10).state.bank == 40


@pytest.mark.rule("PAU-14")
def test_at_most_thirty_deals_are_played(begun):
    table = begun(2, chips=1_000_000, ante=0)
    while table.state.outcome() is None:
        table.ring()
    assert table.state.deal == 30
    assert table.state.outcome().reason == "last-deal"
    assert table.state.outcome().scores == (1_000_000, 1_000_000)


@pytest.mark.rule("PAU-14")
def test_the_first_move_passes_one_seat_each_deal(begun):
    table = begun(3, chips=100_000, deals=5)
    first = table.state.first
    while table.state.outcome() is None:
        table.ring()
    assert [event.seat for event in table.told(DealStarted)] == [(first + step) % 3 for step in (1, 2, 3, 4)]


@pytest.mark.rule("PAU-14")
def test_the_first_move_skips_those_who_are_out(drawn):
    table = drawn(
        """
        poker_auction classic | deals 30 | round 3 | first 0 | mover 3 | moved 3
        seat 0 | chips 0 | hand 2c 3d 5h 7c 9c
        seat 1 | chips 0 | hand 2d 3c 5d 7d 9d
        seat 2 | chips 5 | hand 2h 3h 5c 7h 9h
        seat 3 | chips 9 | hand Kc Kd Kh Ks Ac
        """
    )
    table.lay(3, "Ac").ring()
    assert table.state.out == [1, 1, 0, 0]
    assert (table.state.deal, table.state.first, table.state.mover) == (2, 2, 2)
    assert [len(hand) for hand in table.state.hands] == [0, 0, 3, 3]


@pytest.mark.rule("PAU-14", "PAU-23")
def test_the_quick_start_is_three_deals_with_quick_lots(begun):
    state = begun(4, **find_game("poker_auction").quick_start).state
    assert (state.deals, state.ante, may_pass(state)) == (3, 10, True)
