"""How a game of Podstavec ends, and who has won."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ridotto.core import Match, Message, Outcome, catalogue, find_game
from ridotto.games.podstavec.scoring import final_outcome
from ridotto.testing.tables import Table, random_game


def last_award(draw, held: str, other: str, supply: int = 5, seats: int = 2, round: int = 6):
    """Seat 0 is about to win a pedestal with a black ball; what it and the others hold besides is given."""
    lines = [f"seat 0: {held} | first win 0 | sent ?"]
    lines += [f"seat {seat}: {other} | first win 0 | sent ?" for seat in range(1, seats)]
    return draw(
        f"podstavec colour-first\nround {round} bid\nvalues red white black\n"
        f"supply {supply} | spoils 1p | barren 0\n" + "\n".join(lines)
    )


@pytest.mark.rule("POD-15")
@pytest.mark.parametrize(("seats", "enough"), [(2, 13), (3, 9)])
def test_it_ends_when_a_player_holds_enough_pedestals_in_display_and_bag(draw, play, seats, enough) -> None:
    for pedestals, over in ((enough - 2, False), (enough - 1, True)):
        state = last_award(draw, f"display {pedestals - 1}e | bag 1b 1p", "display 1r | bag 1r", seats=seats)
        play(state, "bid 1b", *["pass"] * (seats - 1))
        assert (state.phase == "over") == over
        assert state.reason == ("pedestals" if over else "")


@pytest.mark.rule("POD-15")
def test_pedestals_are_counted_after_the_highest_bid_has_gone_to_the_spoils(draw, play) -> None:
    state = last_award(draw, "display 11e | bag 1p", "display 1r | bag 1r")
    play(state, "bid 1p", "bid 1r")
    assert (state.phase, state.owned(0)[3]) == ("arrange", 12)


@pytest.mark.rule("POD-15")
def test_it_does_not_end_without_an_award(draw, play) -> None:
    state = last_award(draw, "display 13e | bag 1b", "display 1r | bag 1b")
    play(state, "bid 1b", "bid 1b")
    assert state.phase == "arrange"


@pytest.mark.rule("POD-15")
@pytest.mark.parametrize(("seats", "enough"), [(2, 13), (3, 9)])
def test_when_no_pedestal_is_left_to_win_somebody_always_holds_enough(seats, enough) -> None:
    most_without_end = seats * (enough - 1)
    assert most_without_end < 25


@pytest.mark.rule("POD-16")
def test_displays_count_as_they_stand_and_bags_for_nothing(draw, play) -> None:
    state = last_award(draw, "display 1w 11e | bag 8r 1b", "display 1r | bag -")
    play(state, "bid 1b", "pass")
    assert state.outcome() == Outcome((2, 1), ((0, 1, 0), (1, 0, 0)), "pedestals")
    assert state.turn() == ()


@pytest.mark.rule("POD-17")
def test_displays_compare_by_red_then_white_then_black_whatever_the_values_were() -> None:
    displays = [(3, 2, 1, 0), (3, 3, 0, 0), (3, 1, 0, 2)]
    for scoring in ("colour-first", "count-first"):
        assert final_outcome(displays, [1, 2, 3], scoring, "pedestals").places == (2, 1, 3)


@pytest.mark.rule("POD-17")
def test_count_first_compares_the_number_of_balls_before_their_colours() -> None:
    displays = [(2, 0, 0, 0), (0, 0, 3, 0)]
    assert final_outcome(displays, [0, 0], "colour-first", "pedestals").places == (1, 2)
    assert final_outcome(displays, [0, 0], "count-first", "pedestals").places == (2, 1)


@pytest.mark.rule("POD-17")
def test_the_table_chooses_how_displays_compare(draw, play) -> None:
    match = Match.begin(find_game("podstavec"), 2, {"scoring": "count-first"})
    assert match.state.view(None).scoring == "count-first"
    text = """
        podstavec count-first
        round 6 bid
        values red white black
        supply 5 | spoils 1p | barren 0
        seat 0: display 3b 9e | bag 1b | first win 0 | sent ?
        seat 1: display 2r | bag - | first win 0 | sent 0r
        """
    state = draw(text)
    play(state, "bid 1b")
    assert state.outcome() == Outcome((1, 2), ((3, 0, 0, 3), (2, 2, 0, 0)), "pedestals")


@pytest.mark.rule("POD-17")
@pytest.mark.parametrize(
    ("scoring", "own", "other", "said"),
    [
        (
            "colour-first",
            "2r 11e",
            "1r 8w",
            "On display, red balls count first, and Anna wins with more of them than Lev: 2 to 1.",
        ),
        ("colour-first", "1r 2w 10e", "1r 1w 8b", "Anna and Lev both show 1 red. Anna wins with more white, 2 to 1."),
        (
            "colour-first",
            "1w 1b 11e",
            "1w",
            "Anna and Lev both show 0 red and 1 white. Anna wins with more black, 1 to 0.",
        ),
        (
            "count-first",
            "3b 10e",
            "2r",
            "At this table all balls on display count first, and Anna wins with more of them than Lev: 3 to 2.",
        ),
        ("count-first", "2r 11e", "1r 1b", "Anna and Lev both show 2 balls. Anna wins with more red ones: 2 to 1."),
    ],
)
def test_the_first_comparison_that_differs_is_told_as_what_decided(draw, play, scoring, own, other, said) -> None:
    text = f"""
        podstavec {scoring}
        round 6 bid
        values red white black
        supply 5 | spoils 1p | barren 0
        seat 0: display {own} | bag 1b | first win 0 | sent ?
        seat 1: display {other} | bag - | first win 0 | sent 0r
        """
    state = draw(text)
    play(state, "bid 1b")
    decided = state.decided()
    assert decided is not None
    told = catalogue("en", "ridotto.games.podstavec").say(decided, ("Anna", "Lev"))
    assert told.replace("\u00a0", " ") == f"Anna has 14 pedestals. {said}"
    assert "\u00a0to\u00a0" in told, "no line ends between the figures"


@pytest.mark.rule("POD-15")
@pytest.mark.parametrize(
    ("language", "who", "why"),
    [
        ("en", "Lev has 14 pedestals.", "A player holds enough pedestals: the game ends."),
        ("ru", "Lev: подставок набралось 14.", "У одного из игроков набралось достаточно подставок: игра окончена."),
    ],
)
def test_it_is_told_who_ended_the_game_also_where_another_player_wins(draw, play, language, who, why) -> None:
    state = draw("""
        podstavec colour-first
        round 6 bid
        values red white black
        supply 5 | spoils 1p | barren 0
        seat 0: display 2r | bag - | first win 0 | sent 0r
        seat 1: display 1r 12e | bag 1b | first win 0 | sent ?
        """)
    play(state, "bid 1b")
    words = catalogue(language, "ridotto.games.podstavec")
    told = words.say(state.decided(), ("Anna", "Lev"))
    assert told.startswith(f"{who} ")
    assert "Anna" in told
    assert words.say(state.outcome().message()) == why


@pytest.mark.rule("POD-19")
def test_a_game_that_ends_for_want_of_winners_names_nobody_who_ended_it(draw, play) -> None:
    state = draw("""
        podstavec colour-first
        round 6 bid
        values red white black
        supply 0 | spoils 9b | barren 2
        seat 0: display 1r | bag 1b 12p | first win 0 | sent ?
        seat 1: display 1r | bag 1b 11p | first win 0 | sent ?
        """)
    play(state, "pass", "pass")
    assert state.reason == "barren"
    said = catalogue("en", "ridotto.games.podstavec").say(state.decided(), ("Anna", "Lev"))
    assert said.startswith("Equal displays")


@pytest.mark.rule("POD-18")
@pytest.mark.parametrize(
    ("first_wins", "places"),
    [([4, 2, 7], (2, 1, 3)), ([0, 9, 0], (2, 1, 2)), ([0, 0, 0], (1, 1, 1)), ([0, 3, 5], (3, 1, 2))],
)
def test_equal_displays_go_to_who_won_the_earliest_round(first_wins, places) -> None:
    assert final_outcome([(1, 1, 1, 0)] * 3, first_wins, "colour-first", "pedestals").places == places


@pytest.mark.rule("POD-18")
def test_players_equal_in_both_share_a_place_and_the_next_is_skipped() -> None:
    displays = [(2, 0, 0, 0), (2, 0, 0, 0), (1, 0, 0, 0)]
    assert final_outcome(displays, [0, 0, 1], "colour-first", "barren").places == (1, 1, 3)


@pytest.mark.rule("POD-18")
def test_only_the_earliest_round_won_is_remembered(bidding, play) -> None:
    state = bidding(2)
    play(state, "bid 1r", "pass")
    play(state, "keep", "keep")
    play(state, "bid 1r", "pass")
    assert state.first_wins == [4, 0]


@pytest.mark.rule("POD-19")
def test_three_rounds_in_a_row_without_a_winner_and_an_empty_supply_end_it(draw, play) -> None:
    state = draw("""
        podstavec colour-first
        round 30 bid
        values red white black
        supply 0 | spoils 1p | barren 0
        seat 0: display 12r | bag 9b | first win 1 | sent ?
        seat 1: display 12w | bag 9b | first win 2 | sent ?
        """)
    for _ in range(2):
        play(state, "bid 1b", "bid 1b")
        play(state, "keep", "keep")
    assert (state.barren, state.phase) == (2, "bid")
    play(state, "bid 1b", "bid 1b")
    assert (state.phase, state.reason) == ("over", "barren")


@pytest.mark.rule("POD-19")
def test_a_winner_or_a_supply_that_lasts_breaks_the_row(draw, play) -> None:
    state = draw("""
        podstavec colour-first
        round 30 bid
        values red white black
        supply 0 | spoils 1p | barren 2
        seat 0: display 11r | bag 9b 1p | first win 1 | sent ?
        seat 1: display 12w | bag 9b | first win 2 | sent ?
        """)
    play(state, "bid 1p", "bid 1b")
    assert (state.barren, state.phase) == (0, "arrange")
    supplied = draw("""
        podstavec colour-first
        round 30 bid
        values red white black
        supply 1 | spoils 1b | barren 0
        seat 0: display 11r | bag 9b | first win 1 | sent ?
        seat 1: display 12w | bag 9b | first win 2 | sent ?
        """)
    play(supplied, "bid 1b", "bid 1b")
    assert supplied.barren == 0


@pytest.mark.rule("POD-19")
def test_round_100_is_the_last(draw, play) -> None:
    for round_number, over in ((99, False), (100, True)):
        state = last_award(draw, "display 1r | bag 1b", "display 1r | bag 1b", round=round_number)
        play(state, "bid 1b", "bid 1b")
        assert (state.phase == "over") == over
        assert state.reason == ("last-round" if over else "")


@given(seed=st.integers(0, 2**32), seats=st.integers(2, 3))
def test_balls_and_pedestals_are_never_made_or_lost(seed: int, seats: int) -> None:
    for step in random_game(Table(find_game("podstavec"), seats), seed):
        state = step.match.state
        held = [state.owned(seat) for seat in range(seats)] + [state.spoils, (0, 0, 0, state.supply)]
        balls = 8 * 2 if seats == 2 else 5 * 3
        assert [sum(lot[kind] for lot in held) for kind in range(4)] == [balls, balls, balls, 25]
        assert all(min(lot) >= 0 for lot in (*state.bags, *state.displays, *held))


def test_what_decided_games_that_ended_before_it_told_who_ended_them_is_still_a_sentence() -> None:
    values = {"seat": 0, "other_seat": 1, "by": "red", "balls": 8, "red": 3, "white": 3, "black": 2}
    older = Message("decided-display", {**values, "other_red": 2, "other_white": 4, "other_black": 2, "other_balls": 8})
    said = {
        "en": "Anna wins with more red balls on display than Lev: 3\u00a0to\u00a02.",
        "ru": "Решают красные шары в витринах. Побеждает Anna: 3\u00a0против\u00a02 (Lev).",
    }
    for language, sentence in said.items():
        words = catalogue(language, "ridotto.games.podstavec").forgiving()
        assert words.say(older, ("Anna", "Lev")) == sentence
