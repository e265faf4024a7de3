"""One test per clause of Three Cards, on drawn positions."""

import pytest
from three_cards import game, text
from three_cards.moves import Choose

from ridotto.core import Refused
from ridotto.testing import Table

START = """
three cards 60 s due 60000 rest 1 2 3
4 5 9 | chosen - | tricks 0
4 6 9 | chosen - | tricks 1
"""


@pytest.mark.rule("THR-1")
def test_everyone_is_dealt_three_of_two_times_nine_cards():
    state = Table(game, 4).match(1).state
    assert [len(hand) for hand in state.hands] == [3, 3, 3, 3]
    assert sorted(sum(state.hands, state.rest)) == sorted([*range(1, 10), *range(1, 10)])
    assert state.view(0).hand == tuple(state.hands[0])


@pytest.mark.rule("THR-2")
def test_a_card_is_chosen_from_the_hand_in_secret():
    state = text.read_position(START)
    with pytest.raises(Refused) as refused:
        state.check(0, Choose(6), 0)
    assert refused.value.rule == "THR-2"
    state.play(0, Choose(5), 0)
    assert state.turn() == (1,)
    assert state.hands[0] == [4, 5, 9]


@pytest.mark.rule("THR-3")
@pytest.mark.parametrize(("cards", "tricks"), [((5, 6), [0, 2]), ((9, 4), [1, 1]), ((9, 9), [0, 1])])
def test_the_highest_card_that_stands_alone_takes_the_trick(cards, tricks):
    state = text.read_position(START)
    for seat, card in enumerate(cards):
        state.play(seat, Choose(card), 0)
    assert state.tricks == tricks


@pytest.mark.rule("THR-4")
def test_most_tricks_win_once_all_cards_are_played():
    state = text.read_position("three cards 60 s due 0 rest 1\n- | chosen - | tricks 1\n- | chosen - | tricks 2")
    assert state.outcome().places == (2, 1)


@pytest.mark.rule("THR-5")
def test_who_has_not_chosen_in_time_plays_the_lowest_card():
    state = text.read_position(START)
    state.play(1, Choose(9), 100)
    state.ring(60_000)
    assert state.hands == [[5, 9], [4, 6]]
    assert state.due() == 120_000
