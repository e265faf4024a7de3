"""Colour values, bids, and who wins the spoils."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ridotto.core import Match, Refused, find_game
from ridotto.games.podstavec import comparison, position, text
from ridotto.games.podstavec.moves import Bid, BidPlaced, BidRevealed, NobodyWon, PedestalAdded, SpoilsWon, ValuesSet


def values_of(draw, play, *displays: str) -> list[str]:
    """The values after these displays (two of them, each owned in full) were sent."""
    seats = "\n".join(f"seat {n}: display {d} | bag 1r | first win 0 | sent ?" for n, d in enumerate(displays))
    state = draw(
        f"podstavec colour-first\nround 4 arrange\nvalues red white black\nsupply 9 | spoils - | barren 0\n{seats}"
    )
    play(state, *["keep"] * len(displays))
    return list(state.view(None).values)


@pytest.mark.rule("POD-7")
@pytest.mark.parametrize(
    ("displays", "values"),
    [
        (("3e", "3e"), ["red", "white", "black"]),  # no balls
        (("1r 1w 1b", "3e"), ["red", "white", "black"]),  # all equal
        (("5b 1w", "4r 1w"), ["black", "red", "white"]),  # the example of the rulebook
        (("2b 2w", "1r"), ["white", "black", "red"]),  # equal counts keep the default order
        (("2b", "2r"), ["red", "black", "white"]),
        (("1w", "3e"), ["white", "red", "black"]),
    ],
)
def test_the_colour_with_more_pedestalized_balls_is_worth_more(draw, play, displays, values) -> None:
    assert values_of(draw, play, *displays) == values


@pytest.mark.rule("POD-7")
def test_a_black_bid_beats_a_red_one_where_black_is_worth_more(draw, play) -> None:
    state = draw("""
        podstavec colour-first
        round 4 bid
        values black red white
        supply 9 | spoils 1p | barren 0
        seat 0: display 5b | bag 1b | first win 0 | sent ?
        seat 1: display 4r 2w | bag 1r | first win 0 | sent ?
        """)
    events = play(state, "bid 1b", "bid 1r")
    assert [event.seat for event in events if isinstance(event, SpoilsWon)] == [0]


@pytest.mark.rule("POD-8")
@pytest.mark.parametrize(("supply", "after", "pedestals"), [(7, 6, 2), (1, 0, 2), (0, 0, 1)])
def test_one_pedestal_moves_from_the_supply_to_the_spoils_while_it_lasts(draw, play, supply, after, pedestals) -> None:
    state = draw(f"""
        podstavec colour-first
        round 4 arrange
        values red white black
        supply {supply} | spoils 1p | barren 0
        seat 0: display 1r | bag 1b | first win 0 | sent ?
        seat 1: display 1w | bag 1r | first win 0 | sent ?
        """)
    events = play(state, "keep", "keep")
    assert (state.supply, state.spoils[3]) == (after, pedestals)
    assert PedestalAdded(supply=after) in events or supply == 0
    assert any(isinstance(event, ValuesSet) for event in events)


@pytest.mark.rule("POD-8")
def test_the_first_auction_is_for_a_single_pedestal(play) -> None:
    from ridotto.core import Match, find_game

    match = Match.begin(find_game("podstavec"), 2)
    play(match.state, "keep", "keep")
    assert match.state.spoils == (0, 0, 0, 1)


@pytest.mark.rule("POD-9")
@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("bid 9r", "That bid holds 9 red balls; your bag has 8."),
        ("bid 1r 9b", "That bid holds 9 black balls; your bag has 8."),
        ("bid 4p", "That bid holds 4 pedestals; your bag has 3. What stands in the display cannot be bid."),
    ],
)
def test_only_what_is_in_the_bag_can_be_bid(bidding, refusal, typed, sentence) -> None:
    assert refusal(bidding(2), 0, typed) == ("POD-9", sentence)


@pytest.mark.rule("POD-9")
def test_a_bid_is_hidden_until_all_are_in_and_cannot_be_taken_back(bidding, refusal) -> None:
    state = bidding(2)
    events = []
    move = text.read_move("bid 2r 1p", state.view(0))
    state.play(0, move, 0, events.append)
    assert events == [BidPlaced(seat=0)]
    assert state.bags[0] == (8, 8, 8, 3)
    assert refusal(state, 0, "pass")[0] == "TURN"
    assert move.final


@pytest.mark.rule("POD-9")
def test_the_empty_bid_is_legal(bidding, play) -> None:
    state = bidding(2)
    events = play(state, "pass", "bid 1b")
    assert [event.seat for event in events if isinstance(event, SpoilsWon)] == [1]


@pytest.mark.rule("POD-9")
def test_an_empty_bag_passes_by_itself(draw, play) -> None:
    state = draw("""
        podstavec colour-first
        round 4 arrange
        values red white black
        supply 9 | spoils - | barren 0
        seat 0: display 3r | bag - | first win 0 | sent ?
        seat 1: display 3w | bag 1r | first win 0 | sent ?
        """)
    play(state, "keep", "keep")
    assert (state.phase, state.turn()) == ("bid", (1,))
    assert state.sent[0] == (0, 0, 0, 0)


@pytest.mark.rule("POD-9")
def test_if_all_bags_are_empty_the_round_is_over_without_a_winner(draw, play) -> None:
    state = draw("""
        podstavec colour-first
        round 4 arrange
        values red white black
        supply 9 | spoils 2b | barren 0
        seat 0: display 3r | bag - | first win 0 | sent ?
        seat 1: display 3w | bag - | first win 0 | sent ?
        """)
    events = play(state, "keep", "keep")
    assert NobodyWon(red=0, white=0, black=2, pedestals=1) in events
    assert (state.round, state.phase, state.spoils) == (5, "arrange", (0, 0, 2, 1))


def test_arranging_is_refused_while_bidding(bidding, refusal) -> None:
    assert refusal(bidding(2), 0, "keep")[0] == "PHASE"


# Bids in the letters of the rulebook, and the seat that wins, for each example that must hold.
EXAMPLES = [
    (("bid 1r", "bid 1b", "bid 1w"), 0),
    (("bid 1r 1b", "bid 1r 1w", "bid 1r"), 1),
    (("bid 1r 1b", "bid 1r 1w", "bid 1p"), 2),
    (("bid 2r", "bid 2r", "bid 1b"), 2),
    (("bid 2r", "bid 2r"), None),
    (("bid 2r", "bid 2r", "pass"), None),
    (("bid 1b 1p", "bid 1r 1p"), 1),
    (("bid 1p", "bid 8r"), 0),
]


@pytest.mark.rule("POD-10", "POD-11", "POD-12", "POD-13")
@pytest.mark.parametrize(("bids", "winner"), EXAMPLES)
def test_the_examples_of_the_rulebook_hold(bidding, play, bids, winner) -> None:
    events = play(bidding(len(bids)), *bids)
    won = [event.seat for event in events if isinstance(event, SpoilsWon)]
    assert won == ([] if winner is None else [winner])


@pytest.mark.rule("POD-10")
def test_bids_compare_by_pedestals_then_balls_then_colours(bidding) -> None:
    state = bidding(2)
    rising = [
        "-",
        "1b",
        "1w",
        "1r",
        "2b",
        "1w 1b",
        "2w",
        "1r 1b",
        "2r",
        "3b",
        "8r 8w 8b",
        "1p",
        "1b 1p",
        "1w 1p",
        "2b 1p",
        "2p",
    ]
    strengths = [comparison.strength(position.read_lot(bid.split()), state.values) for bid in rising]
    assert all(weaker < stronger for weaker, stronger in pairwise(strengths))


@pytest.mark.rule("POD-10")
@given(*[st.tuples(*[st.integers(0, 8)] * 4)] * 2)
def test_only_bids_with_the_same_pedestals_and_balls_are_equal(one, other) -> None:
    values = (1, 2, 0)
    assert (comparison.strength(one, values) == comparison.strength(other, values)) == (one == other)


@pytest.mark.rule("POD-11", "POD-14")
def test_the_winner_takes_the_whole_spoils_and_the_winning_bid_is_the_next_spoils(bidding, play) -> None:
    state = bidding(3)
    play(state, "bid 3b", "bid 2r", "bid 1p")
    assert state.spoils == (0, 0, 0, 1)
    assert state.bags == [(8, 8, 8, 3), (8, 8, 8, 3), (8, 10, 8, 3)]


@pytest.mark.rule("POD-12")
def test_equal_bids_all_join_the_spoils_which_keep_what_they_had(bidding, play) -> None:
    state = bidding(2)
    events = play(state, "bid 2r", "bid 2r")
    assert state.spoils == (4, 2, 0, 1)
    assert state.bags == [(6, 8, 8, 3), (6, 8, 8, 3)]
    assert NobodyWon(red=4, white=2, black=0, pedestals=1) in events


@pytest.mark.rule("POD-13", "POD-14")
def test_two_equal_highest_bids_hand_the_spoils_to_the_third_player(bidding, play) -> None:
    state = bidding(3)
    play(state, "bid 2r", "bid 1b", "bid 2r")
    assert state.spoils == (4, 0, 0, 0)
    assert state.bags == [(6, 8, 8, 3), (8, 10, 8, 4), (6, 8, 8, 3)]
    assert state.first_wins == [0, 4, 0]


@pytest.mark.rule("POD-13")
def test_an_empty_third_bid_does_not_win(bidding, play) -> None:
    state = bidding(3)
    play(state, "bid 2r", "bid 2r", "pass")
    assert state.spoils == (4, 2, 0, 1)
    assert state.first_wins == [0, 0, 0]


@pytest.mark.rule("POD-14")
def test_losing_bids_return_to_their_owners(bidding, play) -> None:
    state = bidding(3)
    events = play(state, "bid 3r", "bid 5w", "bid 1b")
    assert [event.seat for event in events if isinstance(event, BidRevealed)] == [0, 1, 2]
    assert state.bags[0] == (8, 8, 8, 3)
    assert state.bags[2] == (8, 8, 8, 3)
    assert state.spoils == (0, 5, 0, 0)


@pytest.mark.rule("POD-9")
@pytest.mark.parametrize("kind", ["red", "white", "black", "pedestals"])
def test_nothing_can_be_bid_less_than_not_at_all(bidding, kind) -> None:
    counts = {"red": 0, "white": 0, "black": 0, "pedestals": 0, kind: -1}
    with pytest.raises(Refused) as refused:
        bidding(2).check(0, Bid(**counts), 0)
    assert (refused.value.rule, refused.value.why.id) == ("POD-9", "refused-less-than-none")


def one_more(lot: tuple[int, ...], kind: int) -> tuple[int, ...]:
    return tuple(count + (number == kind) for number, count in enumerate(lot))


@pytest.mark.rule("POD-5")
@pytest.mark.rule("POD-9")
@pytest.mark.parametrize("kind", range(4))
def test_a_save_in_which_somebody_has_sent_more_than_they_have_is_no_position(kind) -> None:
    match = Match.begin(find_game("podstavec"), 2, {}, "00ff")
    state = match.state
    *_balls, pedestals = state.owned(0)
    state.sent[0] = (pedestals, 0, 0, 0)
    assert state.sound()
    state.sent[0] = one_more(state.sent[0], kind)
    assert not state.sound(), "a display of more than the player has"
    state.sent[0] = None
    for seat in range(2):
        match.play(seat, state.idle(seat), 0)
    state.sent[0] = state.bags[0]
    assert state.phase == "bid"
    assert state.sound()
    state.sent[0] = one_more(state.bags[0], kind)
    assert not state.sound(), "a bid of more than the bag holds"
