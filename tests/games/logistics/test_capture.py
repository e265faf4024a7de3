"""Capture: LOG-15 to LOG-17."""

from __future__ import annotations

import pytest

from .table import kinds, play, position, shown


@pytest.mark.rule("LOG-15")
def test_the_last_piece_on_an_empty_card_captures_everything_opposite():
    state = position("logistics turn 4 A sow\nA cards - | - | -\nA stock Sg Mk\nB cards Lr | Sy My Ly | Sb\nB stock Sk")
    events = play(state, "stock Sg Mk")
    assert kinds(events) == ["stock-sown", "captured", "power-gained"]
    assert shown(state, "A vault") == "Sy My Ly"
    assert shown(state, "B cards") == "Lr | - | Sb"


@pytest.mark.rule("LOG-15")
def test_a_card_sowing_captures_in_the_same_way():
    state = position("logistics turn 4 B sow\nA cards Sy | - | -\nA stock Sg\nB cards Mk Sr | - | -\nB stock Sk")
    play(state, "card 0")
    assert shown(state, "B vault") == "Sy"


@pytest.mark.rule("LOG-15")
@pytest.mark.parametrize(
    ("row", "theirs"),
    [
        ("- | Mg | -", "- | Sy | -"),  # the last card was not empty
        ("- | - | -", "- | - | Sy"),  # nothing opposite the last card, only opposite an earlier one
        ("- | - | -", "- | Lr Mr Sr | -"),  # guarded
        ("- | - | -", "Sy | - | -"),  # opposite a card that was not reached
    ],
)
def test_otherwise_nothing_is_captured(row: str, theirs: str):
    state = position(f"logistics turn 4 A sow\nA cards {row}\nA stock Sg Mk\nB cards {theirs}\nB stock Sk")
    assert kinds(play(state, "stock Sg Mk")) == ["stock-sown"]
    assert shown(state, "B cards") == theirs
    assert state.player == 1


@pytest.mark.rule("LOG-15")
def test_a_last_piece_in_the_vault_captures_nothing():
    state = position("logistics turn 4 A sow\nA cards - | - | Mk\nA stock Sg\nB cards Sy | Sy | Sy\nB stock Sk")
    assert "captured" not in kinds(play(state, "card 2"))


NEST = "logistics turn 4 A sow\nA cards {row}\nA stock {stock}\nB cards {theirs}\nB stock Sk"


@pytest.mark.rule("LOG-16")
def test_a_large_on_a_medium_on_a_small_opposite_a_tree_captures_everything_there():
    state = position(NEST.format(row="- | Sg Mk | -", stock="Sg Lg", theirs="Sy | Sk Lr Mr Sr | -"))
    events = play(state, "stock Sg Lg")
    assert kinds(events) == ["stock-sown", "nest-made", "captured", "power-gained"]
    assert events[2].nest  # type: ignore[attr-defined]
    assert shown(state, "A cards") == "Sg | Sg Mk Lg | -"
    assert shown(state, "A vault") == "Sk Lr Mr Sr"
    assert shown(state, "B cards") == "Sy | - | -"


@pytest.mark.rule("LOG-16")
def test_the_nest_may_stand_on_a_taller_stack_in_any_colours():
    state = position(NEST.format(row="- | Lb Lb So Mk | -", stock="Sg Lk", theirs="- | Lr Mb Sg | -"))
    play(state, "stock Sg Lk")
    assert shown(state, "A vault") == "Lr Mb Sg"


@pytest.mark.rule("LOG-16")
@pytest.mark.parametrize("stack", ["Mk", "Mg Mk", "Lg Mk", "Mk Sg", "Sg Mk Sg", "Sg Lk", "Lr Mr Sr", "-"])
def test_a_large_on_any_other_stack_is_no_nest(stack: str):
    state = position(NEST.format(row=f"- | {stack} | -", stock="Sg Lk", theirs="- | Lr Mr Sr | -"))
    assert "captured" not in kinds(play(state, "stock Sg Lk"))


@pytest.mark.rule("LOG-16")
@pytest.mark.parametrize("piece", ["Sk", "Mk"])
def test_only_a_large_makes_a_nest(piece: str):
    state = position(NEST.format(row="- | Sg Mk | -", stock=f"Sg {piece}", theirs="- | Lr Mr Sr | -"))
    assert "captured" not in kinds(play(state, f"stock Sg {piece}"))


@pytest.mark.rule("LOG-16")
def test_a_nest_opposite_a_card_without_a_tree_captures_nothing():
    state = position(NEST.format(row="- | Sg Mk | -", stock="Sg Lk", theirs="- | Lr Mr Sr Sr | -"))
    assert "captured" not in kinds(play(state, "stock Sg Lk"))
    assert shown(state, "B cards") == "- | Lr Mr Sr Sr | -"


@pytest.mark.rule("LOG-16")
def test_a_tree_that_lands_makes_no_nest():
    state = position(NEST.format(row="Lk Mk Sk | Sg Mk | -", stock="Sg", theirs="- | Lr Mr Sr | -"))
    assert "captured" not in kinds(play(state, "card 0"))
    assert shown(state, "A cards") == "- | Sg Mk Lk Mk Sk | -"


@pytest.mark.rule("LOG-16", "LOG-18")
def test_any_large_can_make_a_nest_and_captures_follow_the_whole_sowing_in_sowing_order():
    state = position(NEST.format(row="Sg Mk | Sb My | -", stock="Lg Lr Sy", theirs="Sk | Ly My Sy | Lb Mb Sb"))
    events = play(state, "stock Lg Lr Sy")
    assert kinds(events) == ["stock-sown", *["nest-made"] * 2, *["captured"] * 3, "power-gained"]
    assert [(event.card, event.by) for event in events[3:6]] == [(2, ("Lg",)), (1, ("Lr",)), (0, ("Sy",))]  # type: ignore[attr-defined]
    assert shown(state, "A cards") == "Sg Mk Lg | Sb My Lr | Sy"
    assert shown(state, "A vault") == "Lb Mb Sb Ly My Sy Sk"
    assert shown(state, "powers") == "green red yellow"


@pytest.mark.rule("LOG-16")
def test_a_nest_is_sown_like_any_other_stack():
    state = position(NEST.format(row="Sg Mk Lb | - | -", stock="Sg", theirs="- | - | -"))
    play(state, "card 0")
    assert shown(state, "A cards") == "- | Lb | Mk"
    assert shown(state, "A vault") == "Sg"


@pytest.mark.rule("LOG-16", "LOG-15")
def test_a_nest_does_not_guard_a_card():
    state = position(NEST.format(row="- | - | -", stock="Sg", theirs="- | - | Sg Mk Lb"))
    play(state, "stock Sg")
    assert shown(state, "A vault") == "Sg Mk Lb"


@pytest.mark.rule("LOG-17")
def test_a_capture_ends_the_turn_after_its_power():
    state = position("logistics turn 4 A sow\nA cards - | - | -\nA stock 2Sg\nB cards Lr | - | Sb\nB stock Sk")
    play(state, "stock Sg")
    assert (state.player, state.phase) == (0, "power")
    play(state, "take A Sb")
    assert (state.player, state.phase, state.turn_number) == (1, "sow", 5)


@pytest.mark.rule("LOG-17")
def test_a_capture_ends_the_turn_even_if_the_sowing_also_ended_in_the_vault():
    state = position(
        "logistics turn 4 A sow\nA cards - | Sr Lg | Sg Mk\nA stock Sg\nB cards Lr Mr Sr | - | Sb\nB stock Sk"
    )
    events = play(state, "card 1")
    assert kinds(events) == ["card-sown", "nest-made", "vaulted", "captured", "power-gained"]
    assert shown(state, "A vault") == "Sr Lr Mr Sr"
    assert state.phase == "power"
    play(state, "decline")
    assert (state.player, state.phase, state.turn_number) == (1, "sow", 5)
