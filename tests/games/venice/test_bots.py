"""How well the bots of Venice play, and that the shipped pack rewards playing well, over seeded games."""

from collections.abc import Sequence
from random import Random

from ridotto.bots import find_bot
from ridotto.bots.playout import Player, Playout
from ridotto.core import Decision, Fast, Outcome, find_game
from ridotto.games.venice.moves import Borrow
from ridotto.games.venice.state import Venice

GAME = find_game("venice")


class Thrifty:
    """Borrows nothing, and so buys nothing."""

    def decide(self, sight, rng) -> Decision:
        return Decision(None)


class Reckless:
    """Borrows the limit and bids at random."""

    def decide(self, sight, rng) -> Decision:
        view = sight.view()
        if view.held == 0:
            return Decision(Borrow(view.limit)) if view.loan != view.limit else Decision(None)
        return find_bot(GAME, "random").decide(sight, rng)


STRANGERS = {"thrifty": Thrifty(), "reckless": Reckless()}


def week(names: Sequence[str], seed: int) -> Venice:
    """A week played to its end."""
    players = [Player(name, STRANGERS.get(name) or find_bot(GAME, name)) for name in names]
    state = GAME.begin(len(names), GAME.options(), Fast(seed))
    Playout(state, players, Random(seed)).play_out()
    assert isinstance(state, Venice)
    return state


def played(names: Sequence[str], seed: int) -> Outcome:
    outcome = week(names, seed).outcome()
    assert outcome is not None
    return outcome


def share(first: str, others: Sequence[str], games: int) -> float:
    """How many of the games the first one wins, seats rotating; a shared win counts as its part."""
    won = 0.0
    for number in range(games):
        seat = number % (len(others) + 1)
        names = [*others[:seat], first, *others[seat:]]
        winners = played(names, number).winners()
        won += (seat in winners) / len(winners)
    return won / games


def test_steady_takes_three_of_four_games_against_three_randoms() -> None:
    assert share("steady", ["random"] * 3, 100) >= 0.75


def test_among_steady_players_the_winner_gains_in_four_of_five_games() -> None:
    for players, games in ((2, 20), (4, 10), (8, 5)):
        gains = [max(played(["steady"] * players, seed).scores) > 0 for seed in range(games)]
        assert sum(gains) >= 0.8 * games


def test_weeks_of_steady_players_differ_and_most_end_above_nothing() -> None:
    scores = [played(["steady"] * 4, seed).scores for seed in range(20)]
    assert len(set(scores)) >= 15
    assert sum(score >= 0 for each in scores for score in each) >= 0.75 * 4 * len(scores)


def test_among_steady_players_something_is_sold_on_every_day_but_perhaps_the_last() -> None:
    for players in (2, 4, 8):
        for seed in range(5):
            assert all(week(["steady"] * players, seed).results[:6])


def test_borrowing_nothing_wins_no_more_than_its_share() -> None:
    assert share("thrifty", ["steady"] * 3, 12) <= 0.25
    assert share("thrifty", ["steady"], 12) <= 0.5


def test_borrowing_the_limit_and_bidding_at_random_wins_no_more_than_its_share() -> None:
    assert share("reckless", ["steady"] * 3, 12) <= 0.25
    assert share("reckless", ["steady"], 12) <= 0.5
