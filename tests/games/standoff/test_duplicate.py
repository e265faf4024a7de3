"""Duplicate, which does what the last action card did, or makes the next card free."""

import pytest

RICH = """
standoff printed | expansions orbit bonds
seat 0 | budget {budget} | minerals 9 | hand {hand} | deck 1-credit*9
seat 1 | hand hack trojan | deck blitz
"""


@pytest.fixture
def holding(draw):
    return lambda hand, budget=20: draw(RICH.format(hand=hand, budget=budget))


@pytest.mark.rule("STA-22")
def test_it_repeats_the_last_action_card_with_new_choices_and_no_further_cost(holding, play) -> None:
    state = holding("forcefield duplicate")
    play(state, "play forcefield 0,0", "play duplicate 0,1")
    assert state.forcefields.bit_count() == 2
    assert state.budgets[0] == 20 - 2 - 4
    assert state.actions == 2
    assert state.discards[0] == ["forcefield", "duplicate"]


@pytest.mark.rule("STA-22")
def test_the_copy_obeys_the_conditions_of_the_copied_card(holding, play, refusal) -> None:
    state = holding("forcefield duplicate")
    play(state, "play forcefield 0,0")
    assert refusal(state, "play duplicate 0,0")[0] == "STA-20"
    assert refusal(state, "play duplicate")[0] == "FORM"
    assert refusal(state, "play duplicate @1")[0] == "FORM"


@pytest.mark.rule("STA-22")
def test_polyominoes_resources_satellites_and_other_actions_do_not_count_as_played_before_it(holding, play) -> None:
    state = holding("blitz 1-polyomino 1-credit linda duplicate")
    play(state, "play blitz", "place 1,0", "credit 1-credit", "play linda", "draw", "play duplicate")
    assert state.actions == 4 - 5 + 3 + 3
    assert state.discards[0][-1] == "duplicate"


@pytest.mark.rule("STA-22")
def test_a_second_duplicate_repeats_what_the_first_one_copied(holding, play) -> None:
    state = holding("blitz duplicate*2")
    play(state, "play blitz", "play duplicate", "play duplicate")
    assert state.actions == 4 - 3 + 9


@pytest.mark.rule("STA-22")
def test_as_the_first_it_makes_the_next_card_free_but_for_its_action(holding, play) -> None:
    state = holding("duplicate airstrike hack", budget=4)
    play(state, "play duplicate", "play airstrike 15,15")
    assert (state.budgets[0], state.minerals[0], state.actions) == (0, 9, 2)
    assert not state.free


@pytest.mark.rule("STA-22")
@pytest.mark.parametrize(("card", "typed"), [("4-polyomino", "place 5,0 5,1 5,2 5,3"), ("zelda", "play zelda")])
def test_polyominoes_and_satellites_can_be_the_free_card(holding, play, card, typed) -> None:
    state = holding(f"duplicate {card}", budget=4)
    play(state, "play duplicate", typed)
    assert state.budgets[0] == 0
    assert not state.free


@pytest.mark.rule("STA-22")
def test_a_resource_card_does_not_use_up_the_free_card_and_the_end_of_the_turn_does(holding, play) -> None:
    state = holding("duplicate 1-credit hack", budget=4)
    play(state, "play duplicate", "credit 1-credit")
    assert state.free
    play(state, "end")
    assert not state.free


@pytest.mark.rule("STA-22")
def test_a_free_duplicate_with_nothing_to_copy_makes_the_next_card_free_again(holding, play) -> None:
    state = holding("duplicate*2 initiative", budget=4)
    play(state, "play duplicate", "play duplicate", "play initiative")
    assert state.budgets[0] == 0
    assert state.extra


@pytest.mark.rule("STA-22")
def test_what_was_played_for_free_can_be_copied_but_the_copy_is_paid(holding, play, refusal) -> None:
    state = holding("duplicate*2 blitz", budget=4)
    play(state, "play duplicate", "play blitz")
    assert refusal(state, "play duplicate")[0] == "STA-9"


@pytest.mark.rule("STA-22")
def test_a_copied_trojan_trashes_nothing(holding, play) -> None:
    state = holding("trojan duplicate")
    play(state, "play trojan @1", "play duplicate @1")
    assert state.decks[1].count("horse") == 2
    assert state.trash == ("trojan",)
    assert state.discards[0] == ["duplicate"]


@pytest.mark.rule("STA-22")
def test_a_copied_hack_asks_again_and_duplicate_is_put_away_after_the_choice(holding, play) -> None:
    state = holding("hack duplicate")
    play(state, "play hack @1", "choose trojan", "play duplicate @1")
    assert (state.phase, state.limbo) == ("choose", "duplicate")
    play(state, "choose hack")
    assert state.discards == [["hack", "duplicate"], ["trojan", "hack"]]


@pytest.mark.rule("STA-22")
def test_a_copied_disposal_takes_other_cards(holding, play) -> None:
    state = holding("disposal duplicate 1-credit 2-credit")
    play(state, "play disposal 1-credit", "play duplicate 2-credit")
    assert state.trash == ("1-credit", "2-credit")


@pytest.mark.rule("STA-22")
def test_last_turns_cards_are_not_copied(holding, play) -> None:
    state = holding("blitz duplicate")
    play(state, "play blitz", "end", "end")
    state.budgets[0] = 9
    play(state, "play duplicate")
    assert state.free
