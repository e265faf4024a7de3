"""Arranging the displays."""

import pytest

from ridotto.core import Refused
from ridotto.games.podstavec.moves import Arrange, Arranged, DisplayRevealed

ARRANGING = """
podstavec colour-first
round 4 arrange
values red white black
supply 10 | spoils 2w | barren 0
seat 0: display 1r 1w 1e | bag 2r 3b 2p | first win 0 | sent ?
seat 1: display 3b | bag 5w | first win 0 | sent ?
"""


@pytest.mark.rule("POD-5")
@pytest.mark.parametrize(
    ("typed", "display", "bag"),
    [
        ("arrange 3r 1w 1e", (3, 1, 0, 1), (0, 0, 3, 0)),  # balls and pedestals out of the bag
        ("arrange 2b 1e", (0, 0, 2, 1), (3, 1, 1, 2)),  # balls swapped
        ("arrange 1w", (0, 1, 0, 0), (3, 0, 3, 4)),  # balls and pedestals back into the bag
        ("arrange -", (0, 0, 0, 0), (3, 1, 3, 5)),  # everything back
        ("keep", (1, 1, 0, 1), (2, 0, 3, 2)),  # as it is
    ],
)
def test_any_display_is_legal_in_which_nothing_is_made_up_or_lost(draw, play, typed, display, bag) -> None:
    state = draw(ARRANGING)
    play(state, typed, "keep")
    assert state.displays[0] == display
    assert state.bags[0] == bag


@pytest.mark.rule("POD-5")
@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("arrange 4r", "That display shows 4 red balls; you have 3 in all."),
        ("arrange 2w", "That display shows 2 white balls; you have 1 in all."),
        ("arrange 3r 3b", "That display needs 6 pedestals; you have 5 in all."),
        ("arrange 6e", "That display needs 6 pedestals; you have 5 in all."),
    ],
)
def test_what_the_player_does_not_have_cannot_be_displayed(draw, refusal, typed, sentence) -> None:
    assert refusal(draw(ARRANGING), 0, typed) == ("POD-5", sentence)


@pytest.mark.rule("POD-6")
def test_displays_are_revealed_together_once_all_are_in(draw, play) -> None:
    state = draw(ARRANGING)
    before = list(state.displays)
    events = []
    state.play(0, state.idle(0), 0, events.append)
    assert events == [Arranged(seat=0)]
    assert (state.displays, state.turn()) == (before, (1,))
    events = play(state, "arrange 1b 2w")
    revealed = [event for event in events if isinstance(event, DisplayRevealed)]
    assert [(event.seat, event.red, event.white, event.black) for event in revealed] == [(0, 1, 1, 0), (1, 0, 2, 1)]
    assert state.displays[1] == (0, 2, 1, 0)


@pytest.mark.rule("POD-6")
def test_what_was_sent_cannot_be_taken_back_or_sent_again(draw, refusal) -> None:
    state = draw(ARRANGING)
    move = state.idle(0)
    state.play(0, move, 0)
    assert refusal(state, 0, "arrange -")[0] == "TURN"
    assert move.final


@pytest.mark.rule("POD-6")
def test_everyone_sends_an_arrangement_even_where_only_one_is_possible(draw) -> None:
    state = draw("""
        podstavec colour-first
        round 4 arrange
        values red white black
        supply 10 | spoils 2w | barren 0
        seat 0: display 3r | bag - | first win 0 | sent 3r
        seat 1: display - | bag - | first win 0 | sent ?
        """)
    assert state.turn() == (1,)
    assert len(list(state.moves(1))) == 1


def test_bids_are_refused_while_arranging(draw, refusal) -> None:
    assert refusal(draw(ARRANGING), 0, "bid 1r")[0] == "PHASE"


@pytest.mark.rule("POD-5")
@pytest.mark.parametrize("kind", ["red", "white", "black", "empty"])
def test_nothing_can_be_displayed_less_than_not_at_all(draw, kind) -> None:
    """One red less would pay for one pedestal more."""
    state = draw(ARRANGING)
    counts = {"red": 0, "white": 0, "black": 0, "empty": 0, kind: -1}
    with pytest.raises(Refused) as refused:
        state.check(0, Arrange(**counts), 0)
    assert (refused.value.rule, refused.value.why.id) == ("POD-5", "refused-less-than-none")
