"""Trees: LOG-11 to LOG-14."""

from __future__ import annotations

import pytest

from .table import kinds, play, position, refusal, shown

EMPTY_B = "B cards - | - | - | -\nB stock Sk"


@pytest.mark.rule("LOG-11", "LOG-12")
@pytest.mark.parametrize(
    ("stack", "guarded"),
    [
        ("Lr Mr Sr", True),
        ("Lr Mb Sg", True),
        ("Sk Mk Lo Mb Sg", True),
        ("Lr Mb Sg Lr Mb Sg", True),
        ("Lr Mb", False),
        ("Mb Sg", False),
        ("Sg Mb Lr", False),
        ("Lr Lb Sg", False),
        ("Lr Mb Mg", False),
        ("Mr Mb Sg", False),
        ("Lr Mb Sg Sk", False),
        ("Lr Mb Sg Lk", False),
        ("Lr Sg Mb", False),
    ],
)
def test_a_small_on_a_medium_on_a_large_on_top_guards_the_whole_card_whatever_the_colours(stack: str, guarded: bool):
    state = position(
        f"logistics turn 4 A sow\nA cards - | - | - | -\nA stock Mg\nB cards - | - | - | {stack}\nB stock Sk"
    )
    events = play(state, "stock Mg")
    assert ("captured" in kinds(events)) is not guarded
    assert shown(state, "A vault") == ("-" if guarded else stack)


@pytest.mark.rule("LOG-11")
def test_something_on_top_undoes_a_tree_and_removing_it_restores_it():
    text = """
        logistics turn 4 A power
        A cards - | Mk | - | -
        A stock Mg
        B cards - | - | - | Lr Mb Sg Sk
        B stock Sk
        powers yellow
    """
    covered, restored = position(text), position(text)
    play(covered, "decline", "stock Sk", "stock Mg")
    assert shown(covered, "A vault") == "Lr Mb Sg Sk"
    play(restored, "return B3", "stock Sk", "stock Mg")
    assert shown(restored, "A vault") == "-"


@pytest.mark.rule("LOG-11")
def test_a_tree_uncovered_by_lifting_another_moves_piece_by_piece():
    state = position(f"logistics turn 4 A sow\nA cards Lr Mr Sr Lb Mb Sb | - | - | -\n{EMPTY_B}")
    play(state, "card 0")
    assert shown(state, "A cards") == "- | Lb Mb Sb | Sr | Mr"
    assert shown(state, "A vault") == "Lr"


@pytest.mark.rule("LOG-13")
def test_a_tree_moves_first_as_one_piece_counts_as_one_and_lands_whole():
    state = position(f"logistics turn 4 A sow\nA cards - | Sk Lr Mb Sg | My | -\n{EMPTY_B}")
    play(state, "card 1")
    assert shown(state, "A cards") == "- | - | My Lr Mb Sg | Sk"


@pytest.mark.rule("LOG-13", "LOG-8")
def test_a_card_with_a_tree_holds_two_pieces_less_than_pyramids():
    fits = position(f"logistics turn 4 A sow\nA cards - | - | Sk Lr Mb Sg | -\nA stock Sr\n{EMPTY_B}")
    play(fits, "card 2")
    assert shown(fits, "A cards") == "- | - | - | Lr Mb Sg"
    assert shown(fits, "A vault") == "Sk"
    assert fits.phase == "extra"
    too_many = position(f"logistics turn 4 A sow\nA cards - | - | My Sk Lr Mb Sg | -\nA stock Sr\n{EMPTY_B}")
    refused = refusal(too_many, "card 2")
    assert refused.rule == "LOG-8"
    assert refused.why.values == {"pieces": 3, "places": 2}


@pytest.mark.rule("LOG-14")
def test_a_tree_that_lands_in_the_vault_last_lets_the_player_sow_again():
    state = position(f"logistics turn 4 A sow\nA cards - | - | - | Lr Mb Sg\nA stock Sr\n{EMPTY_B}")
    assert kinds(play(state, "card 3")) == ["card-sown", "vaulted", "extra-sowing-gained"]
    assert shown(state, "A vault") == "Lr Mb Sg"


@pytest.mark.rule("LOG-14")
def test_a_tree_that_lands_last_on_an_empty_card_captures():
    state = position(
        "logistics turn 4 A sow\nA cards - | - | Lr Mb Sg | -\nA stock Sr\nB cards Sy My | - | - | -\nB stock Sk"
    )
    play(state, "card 2")
    assert shown(state, "A vault") == "Sy My"
    assert shown(state, "A cards") == "- | - | - | Lr Mb Sg"


@pytest.mark.rule("LOG-14")
def test_a_tree_that_is_not_the_last_piece_captures_nothing():
    state = position(
        "logistics turn 4 A sow\nA cards - | Sk Lr Mb Sg | - | Mk\nA stock Sr\nB cards - | Sy My | - | -\nB stock Sk"
    )
    assert "captured" not in kinds(play(state, "card 1"))
    assert shown(state, "B cards") == "- | Sy My | - | -"
