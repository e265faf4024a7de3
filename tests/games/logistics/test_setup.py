"""Setup: LOG-1 to LOG-5."""

from __future__ import annotations

from typing import Any

import pytest

from ridotto.core import Problem, encode
from ridotto.games.logistics import game

from .table import play, position, shown, start


@pytest.mark.rule("LOG-1")
def test_the_long_game_has_four_cards_a_side_and_is_the_default():
    assert [len(row) for row in start().cards] == [4, 4]


@pytest.mark.rule("LOG-1")
@pytest.mark.parametrize("count", range(3, 11))
def test_any_number_of_cards_from_three_to_ten_is_allowed(count: int):
    state = start(cards=count)
    assert [len(row) for row in state.cards] == [count, count]
    assert len(state.vaults) == 2


@pytest.mark.rule("LOG-1", "LOG-3", "LOG-4")
@pytest.mark.parametrize(
    "options",
    [
        {"cards": 2},
        {"cards": 11},
        {"cards": "4"},
        {"sets": 0},
        {"sets": 5},
        {"palettes": ["rainbow"]},
        {"palettes": ["rainbow", "pastel"]},
        {"palettes": ["rainbow", "xeno", "xeno"]},
    ],
)
def test_other_rows_sets_and_palettes_are_refused(options: dict[str, Any]):
    with pytest.raises(Problem):
        game.read_options(options, 2)


def test_it_is_for_two_players():
    for seats in (1, 3):
        with pytest.raises(Problem):
            game.read_options({}, seats)


@pytest.mark.rule("LOG-2")
@pytest.mark.parametrize("card", range(4))
def test_card_i_lies_opposite_the_opponents_card_n_minus_1_minus_i(card: int):
    theirs = " | ".join(["Sy", "My", "Ly", "Sk"])
    state = position(f"logistics turn 2 A sow\nA cards - | - | - | -\nA stock 4Mg\nB cards {theirs}\nB stock Sr")
    play(state, "stock" + " Mg" * (card + 1))
    assert shown(state, "A vault") == ["Sk", "Ly", "My", "Sy"][card]
    assert shown(state, "B cards") == " | ".join("-" if i == 3 - card else theirs.split(" | ")[i] for i in range(4))


@pytest.mark.rule("LOG-2")
@pytest.mark.parametrize("player", ["A", "B"])
def test_both_players_sow_from_their_card_0_towards_their_own_vault(player: str):
    state = position(f"logistics turn 2 {player} sow\nA cards Sr | - | Mg\nB cards Sr | - | Mg\nA stock Sk\nB stock Sk")
    play(state, "card 2")
    assert shown(state, f"{player} vault") == "Mg"
    play(state, "card 0")
    assert shown(state, f"{player} cards") == "- | Sr | -"


@pytest.mark.rule("LOG-3")
@pytest.mark.parametrize(("options", "each"), [({}, 2), ({"cards": 9}, 2), ({"cards": 10}, 3)])
def test_each_stock_holds_every_size_of_every_colour_twice_and_with_ten_cards_three_times(options, each: int):
    view = start(**options).view(None)
    for stock in view.stocks:
        assert stock == {size + colour: each for size in "SML" for colour in "gyrbk"}


@pytest.mark.rule("LOG-3")
@pytest.mark.parametrize("cards", [3, 10])
@pytest.mark.parametrize("sets", [1, 2, 3, 4])
def test_the_option_sets_overrides_the_number(cards: int, sets: int):
    assert [len(stock) for stock in start(cards=cards, sets=sets).stocks] == [15 * sets] * 2


@pytest.mark.rule("LOG-4")
def test_both_use_rainbow_unless_the_table_says_otherwise_and_each_may_choose():
    assert {name[1] for stock in start().view(None).stocks for name in stock} == set("gyrbk")
    mixed = start(palettes=["xeno", "rainbow"]).view(None)
    assert [{name[1] for name in stock} for stock in mixed.stocks] == [set("cxopw"), set("gyrbk")]


@pytest.mark.rule("LOG-5")
def test_cards_and_vaults_start_empty_and_the_first_seat_begins():
    state = start()
    assert not any(map(any, state.cards))
    assert state.vaults == [[], []]
    assert state.turn() == (0,)
    assert (state.phase, state.turn_number) == ("sow", 1)


@pytest.mark.rule("LOG-5")
def test_everything_is_public():
    state = start()
    play(state, "stock Sr Mb Sb", "stock Sk Sr Sy")
    views = [state.view(seat) for seat in (0, 1, None)]
    for field in views[0].__struct_fields__:
        if field not in ("seat", "you"):
            assert encode(getattr(views[0], field)) == encode(getattr(views[1], field))
            assert encode(getattr(views[0], field)) == encode(getattr(views[2], field))
    assert not views[2].you
