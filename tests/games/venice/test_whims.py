"""Who finishes weeks of Venice in thought bids now so, now so, and chances come out believable."""

from random import Random

import pytest

from ridotto.bots.analysis.chances import Counted, chances
from ridotto.bots.analysis.story import Position
from ridotto.bots.playout import Player, Playout
from ridotto.core import Fast, Sight, find_game
from ridotto.games.venice.moves import Bid
from ridotto.games.venice.state import Venice

GAME = find_game("venice")
QUICK = GAME.quick


def begun(seats: int = 2, **options: object) -> Venice:
    """A week in which nobody has done anything."""
    return GAME.begin(seats, GAME.read_options({"pace": "minutes", **options}, seats), Fast(1))


def after_auctions(number: int, level: str, seed: int) -> Venice:
    """A week of two players of a level, just after so many auctions."""
    playout = Playout(begun(), [Player(level, GAME.bots[level])] * 2, Random(seed))
    while playout.state.held < number:
        playout.step()
    return playout.state


def counted(state: Venice, games: int) -> Counted:
    at = state.due() - 60_000
    return chances(Position(0, state, at, (), None), lambda rng: state.copy(), QUICK, range(games), "seed", ())


@pytest.mark.parametrize(("seats", "pace"), [(1, "calendar"), (2, "minutes"), (3, "calendar"), (5, "minutes")])
def test_it_plays_whole_weeks_of_any_size_at_both_paces(seats: int, pace: str) -> None:
    state = begun(seats, pace=pace)
    assert Playout(state, [Player("quick", QUICK)] * seats, Random(1)).play_out() is not None
    assert sum(map(bool, state.results)) >= 4, "on most days something is sold"


def test_all_that_it_draws_comes_from_the_chance_that_it_is_given() -> None:
    books = [bids_of_an_evening(Random(seed)) for seed in (1, 1, 2)]
    assert books[0] == books[1] != books[2]


def bids_of_an_evening(rng: Random) -> list[Bid]:
    state = after_auctions(1, "steady", 1)
    bids = []
    while isinstance(move := QUICK.decide(Sight(state, 0, rng), rng).move, Bid):
        state.check(0, move, 0)
        state.play(0, move, 0)
        bids.append(move)
    return bids


def test_who_is_ready_has_done_and_waits() -> None:
    state = after_auctions(1, "steady", 1)
    state.play(0, GAME.read_move({"type": "ready"}), state.due() - 1)
    assert QUICK.decide(Sight(state, 0, Random(1)), Random(1)).move is None


def test_from_an_even_start_chances_are_about_even() -> None:
    assert 0.2 <= counted(begun(), 16).mean(0) <= 0.8


def test_after_an_auction_between_equals_chances_are_seldom_all_or_nothing() -> None:
    means = [counted(after_auctions(1, "steady", seed), 8).mean(0) for seed in range(4)]
    assert sum(0 < mean < 1 for mean in means) >= 2, means
