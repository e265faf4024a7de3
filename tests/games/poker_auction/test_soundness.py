"""Positions that come from outside, and could not come up in a game."""

from random import Random

import msgspec
import pytest

from ridotto.core import Fast, Problem, find_game
from ridotto.core.reading import Unreadable
from ridotto.games.poker_auction.position import read_position
from ridotto.games.poker_auction.state import PokerAuction

GAME = find_game("poker_auction")
LAY = """
poker_auction classic | deals 30 | deal 2 | first 1 | mover 1
seat 0 | chips 900 | hand Th 9c 9d
seat 1 | chips 800 | hand Ac Kc* Qc | floors 2c 9c
seat 2 | chips 0 | hand | out 1
"""
LOT = """
poker_auction classic | mover 0 | lot Th | bid 100 by 1
seat 0 | hand 9c 9d
seat 1 | hand Ac Kc Qc
"""
QUICK = LOT.replace("| mover 0", "| quick lots | mover 0")
OPEN = """
poker_auction open-deck | first 1 | mover 0 | lot Th | bid 100 by 1
seat 0 | hand 9c 9d
seat 1 | hand Ac Kc 2h*
passed 5c
"""
OVER = """
poker_auction classic | deals 2 | deal 2 | round 3 | phase over last-deal | mover 1 | moved 2
seat 0 | hand 9c* 9d*
seat 1 | hand Ac* Kc*
showdown 9c 9d
showdown Ac Kc
"""
DECK_OUT = "poker_auction open-deck | phase over deck-out\nseat 0 | hand 9c 9d\nseat 1 | hand Ac Kc\ndeck"


def card(name):
    return read_position(LAY).pack.numbers[name]


def refuse(position, nonsense):
    """It is of the right form, and yet it is not loaded."""
    saved = read_position(position).save() | nonsense
    assert not msgspec.convert(saved, PokerAuction).sound()
    with pytest.raises(Unreadable):
        GAME.load(saved)


@pytest.mark.parametrize("position", [LAY, LOT, QUICK, OPEN, OVER, DECK_OUT])
def test_a_position_that_could_come_up_is_loaded(position):
    state = read_position(position)
    assert GAME.load(state.save()).digest() == state.digest()


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (10, {"quick_lots": True, "chips": 40}),
        (4, {"mode": "mahjong", "chips": 30, "deals": 3}),
        (3, {"mode": "open-deck"}),
        (10, {"mode": "open-deck", "chips": 70}),
    ],
)
def test_every_position_of_a_game_and_every_imagined_one_is_sound(seats, options):
    rng = Random(5)
    state = GAME.begin(seats, GAME.read_options(options, seats), Fast(9), 0)
    for _ in range(600):
        assert state.sound()
        assert state.imagine(0, rng).sound()
        if state.outcome() is not None:
            return
        turn = state.turn()
        if turn and rng.random() < 0.7:
            seat = rng.choice(turn)
            state.play(seat, state.random_move(seat, rng), state.due() - 1)
        else:
            state.ring(state.due())


@pytest.mark.parametrize(
    "nonsense",
    [
        {"seats": 1},
        {"seats": 11},
        {"balances": [1000]},
        {"balances": [900, 800, 0, 0]},
        {"balances": [-1, 900, 0]},
        {"balances": [10**30, 900, 0]},
        {"balances": [0, 0, 0]},
        {"balances": [900, 800, 5]},  # who is out has no chips
        {"bank": -5},
        {"bank": 10**30},
        {"hands": [[1, 2, 3], [4, 5, 6]]},
        {"shown": [[], [], [], []]},
        {"floors": [[], [], []]},
        {"bids": [0, 0]},
        {"declined": [False]},
        {"out": [0, 0]},
        {"last_hands": [[1]]},
        {"last_hands": [[1], [1], []]},
        {"last_hands": [[99], [], []]},
        {"ante": -1},
        {"deals": 0},
        {"deals": 31},
        {"deal": 0},
        {"deal": 31},
        {"round": 0},
        {"round": 4},
        {"first": 3},
        {"first": -1},
        {"first": 2},  # who is out is not first
        {"mover": 3},
        {"mover": -1},
        {"mover": 2},
        {"moved": 1},
        {"hammer_ms": 0},
        {"move_ms": -1},
        {"deadline": 10**30},
        {"deck": [0, 0, 0, 0, 0]},  # the two of clubs is there once
        {"deck": [52, 0, 1, 2, 3, 4]},
        {"deck": [-1, 0, 1, 2, 3, 4]},
        {"deck": [0, 1, 2]},  # too few for the rounds to come
        {"lot": 5},
        {"bid": 5},
        {"bidder": 0},
        {"bids": [1, 0, 0]},
        {"declined": [True, False, False]},
        {"passed": [0]},
        {"out": [0, 0, 2]},  # not before the deal is over
        {"out": [0, 0, -1]},
        {"out": [0, 1, 1], "balances": [900, 0, 0]},  # one left
        {"reason": "one-left"},
        {"phase": "over"},
        {"phase": "over", "reason": "last-deal"},
        {"phase": "lot"},
        {"mode": "open-deck"},
        {"chance": {"type": "fast", "key": 1, "counter": -1}},
    ],
)
def test_what_could_not_come_up_is_refused(nonsense):
    refuse(LAY, nonsense)


@pytest.mark.rule("PAU-11")
@pytest.mark.parametrize(
    ("shown", "floors"),
    [
        (["2s"], ["2c", "9c"]),  # all have seen a card that is not there
        (["Kc", "Kc"], ["2c"]),
        (["Kc"], []),
        (["Kc"], ["2c"]),
        (["Kc"], ["9c", "2c"]),  # not rising
        (["Kc"], ["2c", "Ad"]),  # higher than the cards
    ],
)
def test_what_is_known_of_a_hand_is_true_of_it(shown, floors):
    knowing = {"shown": [[], [*map(card, shown)], []], "floors": [[0, 0, 0], [*map(card, floors)], []]}
    refuse(LAY, knowing)


def test_every_mover_to_come_has_a_card_and_who_is_out_has_none():
    state = read_position(LAY)
    refuse(LAY, {"hands": [[], state.hands[1], []], "floors": [[], state.floors[1], []]})
    refuse(LAY, {"hands": [*state.hands[:2], [0]], "floors": [*state.floors[:2], [0]]})


@pytest.mark.rule("PAU-6", "PAU-7", "PAU-23")
@pytest.mark.parametrize(
    "nonsense",
    [
        {"bidder": 2},
        {"bidder": -1},
        {"bidder": None},
        {"bid": 0},
        {"bid": 1001},
        {"bids": [0, 0]},
        {"bids": [0, 6]},
        {"bids": [-1, 1]},
        {"declined": [True, False]},  # nobody passes here
        {"lot": -1},
        {"lot": 52},
        {"phase": "lay"},
    ],
)
def test_a_lot_has_bids_that_could_be_made(nonsense):
    refuse(LOT, nonsense)


@pytest.mark.rule("PAU-23")
def test_a_quick_lot_that_is_settled_does_not_wait():
    refuse(QUICK, {"declined": [True, False]})


@pytest.mark.rule("PAU-18", "PAU-20")
@pytest.mark.parametrize(
    "nonsense",
    [
        {"mover": 1},  # nobody bids against themselves
        {"declined": [True, False]},
        {"bids": [3, 1]},
        {"bids": [0, 4]},
        {"balances": [100, 1000]},
        {"out": [1, 0]},
        {"phase": "lay", "lot": -1, "bid": 0, "bidder": None, "bids": [0, 0]},
    ],
)
def test_whoever_is_asked_in_the_open_deck_can_bid(nonsense):
    refuse(OPEN, nonsense)


@pytest.mark.rule("PAU-14", "PAU-22")
@pytest.mark.parametrize(
    ("position", "nonsense"),
    [
        (OVER, {"reason": "one-left"}),
        (OVER, {"reason": "deck-out"}),
        (OVER, {"reason": ""}),
        (OVER, {"last_hands": []}),
        (OVER, {"deal": 1}),
        (OVER, {"moved": 10**30}),
        (DECK_OUT, {"reason": "best-hand"}),
        (DECK_OUT, {"deck": [0]}),
    ],
)
def test_an_end_has_its_own_reason(position, nonsense):
    refuse(position, nonsense)


@pytest.mark.parametrize(
    ("position", "problem"),
    [
        (LAY.replace("chips 900", "chips -5"), "position-impossible"),
        (LAY.replace("seat 2 | chips 0 | hand | out 1", "deck 2c"), "position-impossible"),
        (LAY.replace("Th", "9c") + "deck 2c", "position-impossible"),
        (LAY.replace("mover 1", "mover 7 | moved 0"), "position-impossible"),
        (LAY.replace("Th", "9c"), "position-unreadable"),
        (LAY.replace("Th", "Xx"), "position-unreadable"),
        (LAY.replace("chips 900", "chips x"), "position-unreadable"),
        (LAY.replace("chips 900", "chips " + "9" * 5000), "position-unreadable"),
        (LAY.replace("chips 900", "chips"), "position-unreadable"),
        (LOT.replace("by 1", "by 9"), "position-unreadable"),
    ],
)
def test_a_drawn_position_that_could_not_come_up_is_refused_in_plain_words(position, problem):
    with pytest.raises(Problem) as raised:
        read_position(position)
    assert raised.value.why.id == problem
    assert not raised.value.why.values
    assert raised.value.sentence("en") != raised.value.sentence("ru")
