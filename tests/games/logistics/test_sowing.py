"""Sowing: LOG-6 to LOG-10."""

from __future__ import annotations

import pytest

from ridotto.core import Match, Refused
from ridotto.games.logistics import game
from ridotto.games.logistics.moves import SowCard, SowStock

from .table import kinds, play, position, refusal, refused_by, shown, start


@pytest.mark.rule("LOG-6")
def test_one_to_four_pyramids_go_from_stock_one_a_card_from_card_0_on_in_the_chosen_order():
    state = start()
    play(state, "stock Lk Sr Lk Mg")
    assert shown(state, "A cards") == "Lk | Sr | Lk | Mg"
    assert "Lk" not in shown(state, "A stock")
    assert len(state.stocks[0]) == 26
    play(state, "stock Sb")
    assert shown(state, "B cards") == "Sb | - | - | -"
    assert state.player == 0


@pytest.mark.rule("LOG-6")
def test_no_sowing_from_stock_takes_nothing_or_more_than_four():
    state = start(cards=6)
    assert refused_by(state, SowStock(())) == "LOG-6"
    assert refused_by(state, "stock Sr Sb Sg Sk Sy") == "LOG-6"
    play(state, "stock Sr Sb Sg Sk")


@pytest.mark.rule("LOG-6")
def test_with_three_cards_at_most_three_are_sown_and_stock_never_reaches_the_vault():
    state = start(cards=3)
    refused = refusal(state, "stock Sr Sb Sg Sk")
    assert refused.rule == "LOG-6"
    assert refused.why.values == {"asked": 4, "most": 3}
    assert max(len(move.pyramids) for move in state.moves(0)) == 3
    play(state, "stock Sr Sb Sg")
    assert state.vaults[0] == []


@pytest.mark.rule("LOG-6")
def test_only_what_the_stock_holds_can_be_sown():
    state = start()
    refused = refusal(state, "stock Sr Sr Sr")
    assert refused.rule == "LOG-6"
    assert refused.why.values == {"pyramid": "Sr", "asked": 3, "held": 2}
    assert refused_by(state, "stock Sc") == "LOG-6"
    with pytest.raises(Refused, match="FORM"):
        game.read_move({"type": "sow-stock", "pyramids": ["Zz"]})


@pytest.mark.rule("LOG-6")
def test_the_order_of_a_stock_sowing_matters_and_equal_pyramids_are_one():
    state = position("logistics turn 3 A sow\nA cards - | - | -\nA stock 2Sr Mb\nB cards - | - | -\nB stock Sk")
    offered = [" ".join(move.pyramids) for move in state.moves(0)]
    assert sorted(offered) == ["Mb", "Mb Sr", "Mb Sr Sr", "Sr", "Sr Mb", "Sr Mb Sr", "Sr Sr", "Sr Sr Mb"]


@pytest.mark.rule("LOG-7")
def test_a_card_is_sown_from_top_to_bottom_onto_the_tops_of_the_following_stacks():
    state = position("logistics turn 5 A sow\nA cards Sr Mg | Lk | Sy | Mb\nB cards - | - | - | -\nB stock Sk")
    play(state, "card 0")
    assert shown(state, "A cards") == "- | Lk Mg | Sy Sr | Mb"


@pytest.mark.rule("LOG-7")
def test_the_vault_is_the_place_after_the_last_card():
    state = position("logistics turn 5 A sow\nA cards - | Sr Sg Sk | - | -\nB cards - | - | - | -\nB stock Sk")
    play(state, "card 1")
    assert shown(state, "A cards") == "- | - | Sk | Sg"
    assert shown(state, "A vault") == "Sr"


@pytest.mark.rule("LOG-7")
@pytest.mark.parametrize("card", [-1, 4, 10**30, -(10**30)])
def test_cards_that_are_not_there_cannot_be_sown(card: int):
    assert refused_by(start(), SowCard(card)) == "LOG-7"


@pytest.mark.rule("LOG-7")
def test_an_empty_card_and_the_opponents_cards_cannot_be_sown():
    state = position("logistics turn 5 A sow\nA cards - | Sr | - | -\nB cards Sb | - | - | -\nB stock Sk")
    assert refused_by(state, "card 0") == "LOG-7"
    assert [move.card for move in state.moves(0)] == [1]


@pytest.mark.rule("LOG-8")
@pytest.mark.parametrize(("card", "most"), [(0, 4), (1, 3), (2, 2), (3, 1)])
def test_a_card_holds_at_most_n_minus_i_pieces_to_be_sown_and_with_just_as_many_the_last_is_vaulted(card, most):
    row = ["-"] * 4
    row[card] = " ".join(["Sr", "Mr", "Mr", "Mr"][:most])
    text = "logistics turn 5 A sow\nA cards {}\nA stock Sk\nB cards - | - | - | -\nB stock Sk"
    state = position(text.format(" | ".join(row)))
    play(state, f"card {card}")
    assert shown(state, "A vault") == "Sr"
    row[card] = " ".join(["Sr", "Mr", "Mr", "Mr", "Mr"][: most + 1])
    refused = refusal(position(text.format(" | ".join(row))), f"card {card}")
    assert refused.rule == "LOG-8"
    assert refused.why.values == {"pieces": most + 1, "places": most}


@pytest.mark.rule("LOG-9")
def test_a_card_sowing_that_ends_in_the_own_vault_lets_the_player_sow_again_and_again():
    state = position(
        "logistics turn 5 A sow\nA cards - | - | Sb Sr | Mk\nA stock Lg\nB cards - | - | - | -\nB stock Sk"
    )
    events = play(state, "card 3")
    assert kinds(events) == ["card-sown", "vaulted", "extra-sowing-gained"]
    assert (state.player, state.phase, state.turn_number) == (0, "extra", 5)
    play(state, "card 2")
    assert (state.player, state.phase) == (0, "extra")
    play(state, "stock Lg")
    assert (state.player, state.phase, state.turn_number) == (1, "sow", 6)
    assert shown(state, "A vault") == "Mk Sb"


@pytest.mark.rule("LOG-9")
def test_only_the_last_piece_in_the_vault_gives_an_extra_sowing_so_one_that_ends_on_a_card_gives_none():
    state = position("logistics turn 5 A sow\nA cards Sb Sr | - | - | -\nA stock Lg\nB cards - | - | - | -\nB stock Sk")
    assert "extra-sowing-gained" not in kinds(play(state, "card 0"))
    assert state.player == 1


@pytest.mark.rule("LOG-9")
def test_the_extra_sowing_may_be_declined():
    state = position("logistics turn 5 A sow\nA cards - | - | - | Mk\nA stock Lg\nB cards - | - | - | -\nB stock Sk")
    play(state, "card 3")
    assert kinds(play(state, "stop")) == ["stopped"]
    assert (state.player, state.phase) == (1, "sow")


@pytest.mark.rule("LOG-9")
def test_with_nothing_left_to_sow_the_turn_simply_ends():
    state = position("logistics turn 5 A sow\nA cards Mg Mg Mg Mg Mg | - | - | Mk\nB cards - | - | - | -\nB stock Sk")
    assert kinds(play(state, "card 3")) == ["card-sown", "vaulted"]
    assert (state.player, state.phase) == (1, "sow")


@pytest.mark.rule("LOG-9")
def test_pieces_in_a_vault_are_out_of_play():
    state = position("logistics turn 5 A sow\nA cards - | - | - | Mk\nA vault Sb\nB cards - | - | - | -\nB stock Sk")
    assert refused_by(state, "stock Sb") == "LOG-6"
    assert refused_by(state, "card 4") == "LOG-7"


@pytest.mark.rule("LOG-10")
@pytest.mark.parametrize("typed", ["stop", "decline"])
def test_a_player_who_can_sow_must_do_so_at_the_start_of_the_turn(typed: str):
    state = start()
    assert refused_by(state, typed) == "PHASE"
    assert all(isinstance(move, SowStock | SowCard) for move in state.moves(0))
    assert isinstance(state.idle(0), SowStock)
    only_cards = position("logistics turn 5 A sow\nA cards - | Mk | - | -\nB cards - | - | - | -\nB stock Sk")
    assert only_cards.idle(0) == SowCard(1)


def test_an_idle_player_declines_what_may_be_declined():
    state = position("logistics turn 5 A sow\nA cards - | - | - | Mk\nA stock Lg\nB cards - | Sb | Sb | -\nB stock Sk")
    play(state, "card 3")
    state.check(0, state.idle(0), 0)
    assert kinds_of_idle(state) == "stop"
    play(state, "stock Lg")
    play(state, "card 2")
    assert state.phase == "power"
    assert kinds_of_idle(state) == "decline"


def kinds_of_idle(state) -> str:
    return str(state.idle(state.player).__struct_config__.tag)


def test_powers_and_stops_do_not_belong_to_a_sowing_and_a_sowing_not_to_a_power():
    state = start()
    for typed in ("take A Sr", "return A0", "advance A0", "swap A 0.0 1.0"):
        assert refused_by(state, typed) == "PHASE"
    play(state, "stock Sr Mb Sb", "stock Sk Sr Sy")
    assert state.phase == "power"
    for typed in ("stock Sr", "card 0", "stop"):
        assert refused_by(state, typed) == "PHASE"


def test_a_public_move_can_be_taken_back():
    match = Match.begin(game, 2, {}, "00")
    before = match.state.digest()
    match.play(0, {"type": "sow-stock", "pyramids": ["Sr", "Mb"]}, 0)
    match.undo(1, 0)
    assert match.state.digest() == before
