"""The steady player: what it does with plain cards, and that it beats players without a plan."""

from random import Random

import pytest

from ridotto.bots import find_bot
from ridotto.core import Fast, Sight, find_game
from ridotto.games.poker_auction.moves import Bid, Lay, Pass
from ridotto.games.poker_auction.position import read_position

from ..series import Series

GAME = find_game("poker_auction")
STEADY, RANDOM = find_bot(GAME, "steady"), find_bot(GAME, "random")


def decide(position, seat, at=0, seed=1):
    rng = Random(seed)
    state = read_position(position)
    decision = STEADY.decide(Sight(state, seat, rng, at), rng)
    if decision.move is not None:
        state.check(seat, decision.move, at + decision.wait_ms)
    return decision


LAST_LOT = """
poker_auction classic | round 3 | mover 1 | moved 1 | lot {lot} | due 10000 | bank 400 {bid}
seat 0 | hand Ac Ad 7h 8s 2c
seat 1 | hand Kc* Kd* 4h* 5s*
"""


def test_it_bids_for_a_card_that_decides_the_deal():
    decision = decide(LAST_LOT.format(lot="Kh", bid=""), 0)
    assert isinstance(decision.move, Bid), "three kings would beat the two aces"


def test_it_says_not_now_where_nothing_is_to_be_gained_and_passes_where_one_can():
    assert decide(LAST_LOT.format(lot="3d", bid=""), 0).move is None
    assert decide(LAST_LOT.format(lot="3d", bid="").replace("| round 3", "| quick lots | round 3"), 0).move == Pass()


def test_it_does_not_bid_against_itself_nor_for_its_own_card_before_anyone_else():
    assert decide(LAST_LOT.format(lot="Kh", bid="| bid 5 by 0"), 0).move is None
    assert decide(LAST_LOT.format(lot="Kh", bid=""), 1).move is None


def test_it_never_bids_more_than_the_card_is_worth():
    assert decide(LAST_LOT.format(lot="Kh", bid="| bid 990 by 1"), 0).move is None


@pytest.mark.rule("PAU-7")
def test_its_last_bid_is_the_least_possible_and_no_leap_to_all_that_the_card_is_worth():
    position = LAST_LOT.format(lot="Kh", bid="| bid 20 by 1").replace("8s 2c", "8s 2c | bids 4")
    assert decide(position, 0).move == Bid(21)


@pytest.mark.rule("PAU-7")
def test_with_lots_to_come_its_last_bid_is_a_firm_one_unless_nobody_can_answer():
    position = LAST_LOT.format(lot="3d", bid="| bid 20 by 1")
    position = position.replace("moved 1", "moved 0").replace("mover 1", "mover 0")
    position = position.replace("7h 8s 2c", "7h 8s | bids 4")
    assert decide(position, 0).move == Bid(48)
    assert decide(position.replace("5s*", "5s* | bids 5"), 0).move == Bid(21)


def test_among_four_it_gives_less_for_a_tile_that_makes_nothing_than_among_two():
    two = """
    poker_auction mahjong | round 2 | mover 1 | moved 1 | lot 2d | due 10000 | bank 400 | bid 30 by 1
    seat 0 | hand 9d 5b 7c E
    seat 1 | hand 9b* 6b* 4c*
    """
    four = two + "seat 2 | hand 1d 3b 6c S\n    seat 3 | hand 4d 8b 8c W\n"
    assert isinstance(decide(two, 0).move, Bid)
    assert decide(four, 0).move is None


def test_it_takes_its_time_like_a_person_but_not_too_long():
    waits = {decide(LAST_LOT.format(lot="Kh", bid=""), 0, seed=seed).wait_ms for seed in range(8)}
    assert min(waits) >= 1_000
    assert max(waits) < 4_000
    assert len(waits) > 4
    assert decide(LAST_LOT.format(lot="Kh", bid=""), 0, at=9_900).wait_ms < 100


def test_it_lays_a_card_that_it_can_spare():
    move = decide(
        "poker_auction classic | round 3 | mover 0\nseat 0 | hand Ac Ad As 9h 9s 2c\nseat 1 | hand Kc Kd 4h 5s 6c", 0
    ).move
    assert move == Lay("2c")


def test_it_takes_the_card_that_makes_its_hand_in_the_open_deck():
    position = """
    poker_auction open-deck | first 0 | mover 0 | lot {}
    seat 0 | hand 9c 9d 4h* 2c*
    seat 1 | hand 6c Kc Ad* 8h* Ah*
    """
    assert decide(position.format("9h"), 0).move == Bid(50), "three nines beat the aces on the table"
    assert decide(position.format("9h").replace("seat 0 |", "seat 0 | chips 20 |"), 0).move == Bid(20)
    assert decide(position.format("3s"), 0).move == Pass()


def drive(seats, options, seed):
    """A game in its own time: of all who may act the quickest acts, unless the clock comes first."""
    rng, at = Random(seed), 0
    state = GAME.begin(seats, GAME.read_options(options, seats), Fast(seed), at)
    steady = seed % seats
    while state.outcome() is None:
        wait, seat, move = quickest(state, steady, at, rng)
        if move is None or at + wait >= state.due():
            at = state.due()
            state.ring(at)
        else:
            at += wait
            state.check(seat, move, at)
            state.play(seat, move, at)
    return steady in state.outcome().winners()


def quickest(state, steady, at, rng):
    """Any of the others, who act at once; only when none of them can, `steady` after its time."""
    turn = state.turn()
    others = [seat for seat in turn if seat != steady]
    seat = rng.choice(others) if others else steady
    if seat not in turn:
        return 0, seat, None
    bot = RANDOM if others else STEADY
    decision = bot.decide(Sight(state, seat, rng, at), rng)
    return decision.wait_ms, seat, decision.move


@pytest.mark.parametrize(
    ("seats", "options", "games", "least"),
    [
        (4, {"deals": 1}, 100, 0.55),
        (4, {"deals": 1, "quick_lots": True}, 100, 0.55),
        (3, {"deals": 1, "mode": "mahjong"}, 20, 0.55),
        (2, {"mode": "open-deck"}, 50, 0.75),
        pytest.param(4, {"deals": 1}, 400, 0.55, marks=pytest.mark.long),
        pytest.param(2, {"mode": "open-deck"}, 400, 0.80, marks=pytest.mark.long),
    ],
)
def test_it_beats_players_without_a_plan(seats, options, games, least):
    assert Series(games, lambda seed: drive(seats, options, seed)).at_least(least)
