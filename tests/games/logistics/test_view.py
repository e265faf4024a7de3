"""What a view of Logistics tells."""

from __future__ import annotations

import msgspec
import pytest

from .table import play, position, start

POSITION = """
    logistics turn 9 A sow
    A cards - | Lr Mb Sg | Sk Sk Sk | Mk
    A vault Sr Mr Lr
    A stock 2Sr Lk
    B cards Sy | - | - | Lk Mk Sk Sk
    B stock Sk
"""


def seen(state, seat: int | None) -> dict:
    return msgspec.to_builtins(state.view(seat))


def test_it_tells_cards_vaults_stocks_scores_and_whose_turn_it_is():
    view = seen(position(POSITION), 1)
    assert (view["game"], view["seat"], list(view["turn"])) == ("logistics", 1, [0])
    assert (view["due"], view["outcome"]) == (None, None)
    assert view["phase"] == "sow"
    assert [list(stack) for stack in view["cards"][0]] == [[], ["Lr", "Mb", "Sg"], ["Sk", "Sk", "Sk"], ["Mk"]]
    assert [list(vault) for vault in view["vaults"]] == [["Sr", "Mr", "Lr"], []]
    assert list(view["stocks"]) == [{"Sr": 2, "Lk": 1}, {"Sk": 1}]
    assert list(view["scores"]) == [7, 0]
    assert (view["turn_number"], view["last_turn"]) == (9, 400)


@pytest.mark.rule("LOG-12")
def test_it_marks_the_guarded_cards():
    assert position(POSITION).view(None).guarded == ((1,), ())


def test_it_tells_the_player_what_may_be_sown():
    you = seen(position(POSITION), 0)["you"]
    assert list(you["may"]) == ["sow-stock", "sow-card"]
    assert (list(you["cards"]), you["pyramids"]) == ([1, 3], 3)
    state = position(POSITION)
    play(state, "card 3")
    assert list(seen(state, 0)["you"]["may"]) == ["sow-stock", "sow-card", "stop"]


def test_without_stock_or_sowable_cards_those_sowings_are_not_offered():
    only_card = position("logistics turn 9 A sow\nA cards Sr | - | -\nB cards - | - | -\nB stock Sk")
    assert list(seen(only_card, 0)["you"]["may"]) == ["sow-card"]
    assert list(seen(start(), 0)["you"]["may"]) == ["sow-stock"]


def test_who_is_not_to_move_may_do_nothing_and_onlookers_have_no_you():
    state = position(POSITION)
    assert not seen(state, 1)["you"]["may"]
    assert "you" not in seen(state, None)


@pytest.mark.rule("LOG-18")
@pytest.mark.parametrize(
    ("power", "may", "sides"),
    [
        ("green", ["take"], []),
        ("clear", ["return"], []),
        ("orange", ["advance"], []),
        ("blue", ["swap"], [0]),
        ("white", ["swap"], [1]),
        ("red/black/blue", ["advance", "swap"], [0, 1]),
    ],
)
def test_it_tells_the_player_which_power_may_be_used(power: str, may: list[str], sides: list[int]):
    state = position(POSITION.replace("A sow", "A power") + f"    powers {power} green")
    view = seen(state, 0)
    assert view["phase"] == "power"
    assert list(view["power"]) == power.split("/")
    assert [list(colours) for colours in view["powers"]] == [power.split("/"), ["green"]]
    assert list(view["you"]["may"]) == [*may, "decline"]
    assert list(view["you"]["swap_sides"]) == sides
    assert list(seen(state, None)["power"]) == power.split("/")


def test_before_and_after_powers_there_is_none():
    assert start().view(0).power == ()
