"""Views in parts: what never changes, and what everyone sees."""

from random import Random

import msgspec
import pytest

from ridotto.core import Match, find_game
from ridotto.house.tables.view_parts import Views, changing


@pytest.mark.parametrize("game", ["logistics", "podstavec", "standoff"])
def test_every_viewer_is_shown_their_own_view_whoever_else_looks(game: str) -> None:
    rng, match = Random(1), Match.begin(find_game(game), 3 if game == "standoff" else 2, seed="00")
    for _ in range(30):
        seat = match.turn()[0]
        match.play(seat, match.state.random_move(seat, rng), match.at)
        check(match)
    for seat in range(match.header.seats - 1):
        match.resign(seat, match.at)
    assert match.outcome() is not None
    check(match)


def check(match: Match) -> None:
    """Each sees what the view of the game says."""
    views = Views(match)
    for viewer in (0, None, 1):
        shown, whole = (msgspec.json.decode(view) for view in (views.changing(viewer), changing(match.view(viewer))))
        assert shown == whole


def test_before_the_game_there_is_nothing_to_see() -> None:
    assert bytes(Views(None).changing(0)) == b"null"
