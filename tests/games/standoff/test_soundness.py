"""Positions from outside that no game comes to are not let in."""

import copy

import pytest

from ridotto.core import Problem, find_game
from ridotto.core.reading import Unreadable
from ridotto.games.standoff import text
from ridotto.testing.tables import Table, random_game

GAME = find_game("standoff")
POSITION = """
seat 0 | budget 9 | hand hack 1-credit early-access | deck blitz*2
seat 1 | hand trojan | deck horse | buried 1
temporary airdrop
pile blitz
"""
FULL = "0" * 64
EVERY = "f" * 64


def spoilt(saved: dict, **fields) -> dict:
    return copy.deepcopy(saved) | fields


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("expansions", [[], ["orbit", "bonds"]])
def test_every_position_of_a_game_is_sound(seats, expansions) -> None:
    for step in random_game(Table(GAME, seats, {"expansions": expansions}), seats):
        assert step.match.state.sound()


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": 1}, {"seats": 3}, {"seats": 10**9}, {"seats": -1},
        {"player": 9}, {"player": -1}, {"player": 2},
        {"number": 0}, {"number": 201}, {"actions": -1}, {"acted": -1}, {"actions": 57, "acted": 4},
        {"phase": "choose"}, {"asking": "hack"}, {"limbo": "hack"}, {"target": 1},
        {"phase": "choose", "asking": "hack", "limbo": "hack", "target": 0},
        {"phase": "choose", "asking": "hack", "limbo": "hack", "target": 7},
        {"phase": "choose", "asking": "hack", "limbo": "blitz", "target": 1},
        {"phase": "choose", "asking": "hack", "limbo": "joker", "target": 1},
        {"phase": "choose", "asking": "hack", "limbo": "hack", "target": 1},
        {"phase": "choose", "asking": "early-access", "limbo": "early-access", "target": 1},
        {"phase": "over"}, {"reason": "red-gun"}, {"phase": "over", "reason": "boredom"},
        {"phase": "over", "reason": "red-gun"},
        {"copyable": "joker"}, {"copyable": "1-credit"}, {"copyable": "duplicate"}, {"copyable": "emp"},
        {"copyable": "blitz", "free": True},
        {"blocks": [EVERY, FULL, FULL]}, {"blocks": ["1", "1", FULL]}, {"blocks": [FULL, FULL]},
        {"refineries": "8"}, {"artillery": EVERY}, {"refineries": "1", "artillery": "1"}, {"refineries": "2"},
        {"hands": [["joker"], []]}, {"hands": [["steve"], []]}, {"decks": [["5-bond"], ["horse"]]},
        {"discards": [[], ["4-bond"]]}, {"trash": ["emp"]}, {"hands": [[]]}, {"hands": [[], [], []]},
        {"temporary": ["horse"]}, {"pile": ["joker"]}, {"satellites": [["hack"], []]}, {"satellites": [["linda"], []]},
        {"minerals": [-1, 0]}, {"bonds": [0, -2]}, {"buried": [-1, 0]}, {"buried": [0, 2]}, {"buried": [1, 0]},
        {"permanent": [18] * 7}, {"permanent": [-1, 18, 18, 18, 30, 24, 16, 16]},
        {"permanent": [19, 18, 18, 18, 30, 24, 16, 16]},
        {"known": []}, {"known": [[], ["blitz"], [], [], [], []]}, {"known": [["hack"], [], [], [], [], []]},
        {"known": [[], [], ["hack"], [], [], []]},
    ],
    ids=str,
)  # fmt: skip
def test_what_no_game_comes_to_is_not_loaded(draw, wrong) -> None:
    saved = draw(POSITION).save()
    GAME.load(saved)
    with pytest.raises(Unreadable) as unreadable:
        GAME.load(spoilt(saved, **wrong))
    assert unreadable.value.why.id == "form-not-sound"


def test_an_expansion_twice_is_not_loaded(draw) -> None:
    with pytest.raises(Unreadable):
        GAME.load(spoilt(draw(POSITION).save(), expansions=["orbit", "orbit"]))


def test_a_full_red_gun_ends_the_game(draw) -> None:
    saved = draw(POSITION).save()
    gun = [(row, column) for row in range(6, 10) for column in range(6, 10)]
    full = sum(1 << 16 * row + column for row, column in gun)
    saved = spoilt(saved, blocks=[f"{full:x}", "0", "0"])
    with pytest.raises(Unreadable):
        GAME.load(saved)
    GAME.load(spoilt(saved, phase="over", reason="red-gun"))


def test_a_waiting_hack_and_early_access_are_loaded(draw, play) -> None:
    for typed in ("play hack @1", "play early-access"):
        state = draw(POSITION)
        play(state, typed)
        assert GAME.load(state.save()).digest() == state.digest()


def test_a_drawn_position_must_be_sound_too() -> None:
    written = text.write_position(text.read_position(POSITION + "\n".join(["." * 16] * 16)))
    with pytest.raises(Problem) as problem:
        text.read_position(written.replace("turn 1 |", "turn 999 |"))
    assert problem.value.sentence() == "No game of Standoff comes to this position."
    assert problem.value.sentence("ru") != problem.value.sentence()
