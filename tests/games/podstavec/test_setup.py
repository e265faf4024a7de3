"""Setting up Podstavec."""

import pytest

from ridotto.core import Fast, encode, find_game
from ridotto.games.podstavec import PodstavecOptions, text
from ridotto.games.podstavec.state import Podstavec


def start(seats: int) -> Podstavec:
    return Podstavec.begin(seats, PodstavecOptions(), Fast(0), 0)


@pytest.mark.rule("POD-1")
@pytest.mark.parametrize(("seats", "balls"), [(2, 8), (3, 5)])
def test_each_bag_starts_with_eight_of_each_colour_or_with_three_players_five(seats: int, balls: int) -> None:
    assert start(seats).bags == [(balls, balls, balls, 0)] * seats


@pytest.mark.rule("POD-2")
@pytest.mark.parametrize(("seats", "supply"), [(2, 19), (3, 16)])
def test_each_display_starts_with_three_empty_pedestals_and_the_rest_are_the_supply(seats: int, supply: int) -> None:
    state = start(seats)
    assert state.displays == [(0, 0, 0, 3)] * seats
    assert state.supply == supply
    assert 3 * seats + supply == 25


@pytest.mark.rule("POD-3")
def test_a_pedestal_holds_at_most_one_ball(refusal) -> None:
    rule, sentence = refusal(start(2), 0, "arrange 2r 2w")
    assert rule == "POD-5"
    assert sentence == "That display needs 4 pedestals; you have 3 in all."


@pytest.mark.rule("POD-4")
def test_bags_and_what_was_sent_are_seen_by_their_owner_only(draw) -> None:
    state = draw("""
        podstavec colour-first
        round 3 bid
        values red white black
        supply 13 | spoils 2r 1p | barren 0
        seat 0: display 2r 1w | bag 3r 4w 5b | first win 0 | sent 2r 1w
        seat 1: display 3r 1b | bag 7b | first win 1 | sent ?
        seat 2: display 4r | bag 1r 9w 6b | first win 2 | sent ?
        """)
    own, other, onlooker = state.view(0), state.view(1), state.view(None)
    assert encode(own.bag) == b'{"red":3,"white":4,"black":5,"pedestals":0}'
    assert encode(own.you.sent) == b'{"type":"bid","red":2,"white":1,"black":0,"pedestals":0}'
    assert encode(other.bag) == b'{"red":0,"white":0,"black":7,"pedestals":0}'
    assert other.you.sent is None
    assert "bag" not in encode(onlooker).decode()
    for view in (own, other, onlooker):
        assert [display.red for display in view.displays] == [2, 3, 4]
        assert (view.supply, view.spoils.red, view.spoils.pedestals) == (13, 2, 1)


@pytest.mark.rule("POD-4")
def test_bags_are_not_shown_after_the_end_either(draw) -> None:
    state = draw("""
        podstavec colour-first
        round 9 over pedestals
        values red white black
        supply 3 | spoils - | barren 0
        seat 0: display 12r | bag 1p | first win 1 | sent ?
        seat 1: display 3w | bag 5b | first win 0 | sent ?
        """)
    assert "bag" not in encode(state.view(None)).decode()
    assert encode(state.view(0)).decode().count('"bag"') == 1


def test_the_round_begins_with_arranging_and_the_default_values() -> None:
    view = start(2).view(0)
    assert (view.round, view.phase, view.values) == (1, "arrange", ("red", "white", "black"))
    assert view.spoils.pedestals == 0


def test_the_position_is_drawn_with_its_words_in_both_languages() -> None:
    game = find_game("podstavec")
    drawn = [text.draw(start(2).view(0), game.words(lang), ["Anna", "Boris"]).plain for lang in ("en", "ru")]
    assert "Anna" in drawn[0]
    assert "[ ] [ ] [ ]" in drawn[0]
    assert "8×(R) 8×(W) 8×(B)" in drawn[0]
    assert "Ваш мешок" in drawn[1]
