"""End and score: LOG-24 to LOG-26."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ridotto.games.logistics.pyramids import NUMBERS
from ridotto.games.logistics.scoring import vault_score

from .table import kinds, play, position, refused_by


@pytest.mark.rule("LOG-24")
def test_a_player_without_a_legal_sow_is_passed_over_and_the_turn_does_not_count():
    state = position("logistics turn 7 A sow\nA cards Sr | - | -\nB cards - | - | Mg Mg")
    assert kinds(play(state, "card 0")) == ["card-sown", "passed-over"]
    assert (state.player, state.phase, state.turn_number) == (0, "sow", 8)


@pytest.mark.rule("LOG-24")
def test_the_game_ends_when_neither_player_has_a_legal_sow():
    state = position("logistics turn 7 A sow\nA cards - | - | Sr\nA vault Sb\nB cards - | - | Mg Mg\nB vault Lr Mr Sr")
    play(state, "card 2")
    assert state.turn() == ()
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.places, outcome.scores, outcome.reason) == ((2, 1), (2, 7), "no-sow")
    assert list(state.moves(0)) == list(state.moves(1)) == []


@pytest.mark.rule("LOG-24")
def test_pieces_left_on_cards_that_cannot_be_sown_do_not_go_on_with_the_game():
    state = position("logistics turn 7 A sow\nA cards Sk Sk Sk Sk | - | Sr\nB cards - | - | Mg Mg")
    play(state, "card 2")
    assert state.outcome() is not None


@pytest.mark.rule("LOG-24")
@pytest.mark.parametrize("move", ["return B2", "advance B2"])
def test_one_who_was_passed_over_plays_again_once_a_power_gives_a_legal_sow(move: str):
    colour = {"return B2": "yellow", "advance B2": "red"}[move]
    state = position(f"logistics turn 7 A power\nA cards Sr | - | -\nB cards - | - | Mg Mg\npowers {colour}")
    play(state, move)
    assert state.player == 1
    declined = position(f"logistics turn 7 A power\nA cards Sr | - | -\nB cards - | - | Mg Mg\npowers {colour}")
    play(declined, "decline")
    assert declined.player == 0


@pytest.mark.rule("LOG-24")
def test_after_the_end_every_move_is_refused():
    state = position("logistics turn 7 A sow\nA cards - | - | Sr\nB cards - | - | -")
    play(state, "card 2")
    assert refused_by(state, "card 0") == "OVER"


def vault(names: str) -> list[int]:
    return [NUMBERS[name] for name in names.split()]


@pytest.mark.rule("LOG-25")
@pytest.mark.parametrize(
    ("names", "score"),
    [
        ("", 0),
        ("Sr Sr Sr", 3),
        ("Sr Mr", 2),
        ("Sr Mr Lr", 7),
        ("Sr Mb Lr", 5),
        ("Sr Mr Lc", 5),
        ("Sg Mc Lg", 5),
        ("Sr Mr Lr Sg Mb Lk Sy", 13),
        ("Sr Mr Lr Sr Mr Lr", 14),
        ("Sr Mr Lr Sb Mr Lr", 12),
    ],
)
def test_seven_for_a_single_colour_tree_five_for_a_mixed_one_and_one_for_the_rest(names: str, score: int):
    assert vault_score(vault(names)) == score


@pytest.mark.rule("LOG-25")
@settings(max_examples=150, deadline=None)
@given(st.lists(st.integers(0, 29), max_size=9) | st.lists(st.sampled_from([0, 1, 10, 11, 20, 21]), max_size=9))
def test_the_score_is_that_of_the_best_grouping(pyramids: list[int]):
    assert vault_score(pyramids) == best_grouping(tuple(sorted(pyramids)))


def best_grouping(pyramids: tuple[int, ...]) -> int:
    """Try every way to put trees together."""
    best = len(pyramids)
    for tree in combinations(range(len(pyramids)), 3):
        small, medium, large = (pyramids[place] for place in tree)
        if (small // 10, medium // 10, large // 10) == (0, 1, 2):
            solid = small % 10 == medium % 10 == large % 10
            rest = tuple(pyramid for place, pyramid in enumerate(pyramids) if place not in tree)
            best = max(best, (7 if solid else 5) + best_grouping(rest))
    return best


@pytest.mark.rule("LOG-25")
@pytest.mark.parametrize(
    ("mine", "theirs", "places"), [("Sr Mr", "Sb", (1, 2)), ("Sr", "Sb Mb Lb", (2, 1)), ("Sr Mr", "Sb Lk", (1, 1))]
)
def test_the_higher_score_wins_and_equal_scores_share_the_win(mine: str, theirs: str, places: tuple[int, int]):
    state = position(
        f"logistics turn 7 A sow\nA cards - | - | Sy\nA vault {mine}\nB cards - | - | Sy\nB vault {theirs}"
    )
    play(state, "card 2", "card 2")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.places == places


@pytest.mark.rule("LOG-26")
@pytest.mark.parametrize("cards", [3, 4, 10])
def test_when_turn_100_n_is_over_the_vaults_are_scored_as_they_are(cards: int):
    empty = " | ".join(["-"] * cards)
    text = f"logistics turn {{}} A sow\nA cards {empty}\nA stock 2Sr\nA vault Mk\nB cards {empty}\nB stock Sr"
    before = position(text.format(100 * cards - 1))
    play(before, "stock Sr")
    assert before.outcome() is None
    play(before, "stock Sr")
    last = position(text.format(100 * cards))
    play(last, "stock Sr")
    for state in (before, last):
        outcome = state.outcome()
        assert outcome is not None
        assert (outcome.scores, outcome.places, outcome.reason) == ((1, 0), (1, 2), "last-turn")


@pytest.mark.rule("LOG-26")
def test_the_last_turn_includes_its_extra_sowings_and_powers():
    state = position("logistics turn 300 A sow\nA cards - | - | Mk\nA stock 2Sr\nB cards - | Sb | Sg\nB stock Sk")
    play(state, "card 2")
    assert (state.phase, state.outcome()) == ("extra", None)
    play(state, "stock Sr")
    assert (state.phase, state.outcome()) == ("power", None)
    play(state, "advance B1")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.reason) == ((2, 0), "last-turn")


@pytest.mark.rule("LOG-26")
def test_turns_passed_over_do_not_count():
    state = position("logistics turn 298 A sow\nA cards Sr | - | -\nB cards - | - | Mg Mg")
    play(state, "card 0", "card 1")
    assert (state.turn_number, state.outcome()) == (300, None)
    play(state, "card 2")
    assert state.outcome() is not None
