"""Worlds by what a seat could know: rivals have chosen in secret with sense, and nothing that is hidden flows in."""

from random import Random

import pytest

from ridotto.bots.analysis import analyse
from ridotto.bots.analysis.chances import chances
from ridotto.bots.analysis.story import Position
from ridotto.bots.analysis.worlds import known_world, sees_all
from ridotto.bots.random import RandomBot
from ridotto.core import Fast, Sight, encode, find_game, games
from ridotto.games.podstavec.moves import Arrange, Bid
from ridotto.games.venice.moves import Borrow
from ridotto.testing.tables import positions as reached
from ridotto.testing.tables import usual_tables

PODSTAVEC = find_game("podstavec")
NOTHING_SHOWN = Arrange(0, 0, 0, 0)
TABLES = [usual_tables(game)[1] for game in games().values() if game.hides]


def second_to_bid(bid: Bid = Bid(0, 3, 1, 1)):
    """The first auction of Podstavec; the first player has sealed a bid."""
    state = PODSTAVEC.begin(2, PODSTAVEC.read_options({}, 2), Fast(1))
    for seat, move in ((0, NOTHING_SHOWN), (1, NOTHING_SHOWN), (0, bid)):
        state.play(seat, move, 0)
    return state


def choosing(game):
    """Who chooses for the rivals: the quick player where choices are sealed, else nobody is asked."""
    return game.quick if game.name in ("podstavec", "venice") else RandomBot()


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_known_world_follows_from_what_the_seat_knows_and_looks_the_same_to_it(table) -> None:
    quick = choosing(table.game)
    for match in reached(table, 3, 4):
        for seat in match.turn()[:2]:
            other = match.state.imagine(seat, Random(1))
            here, there = (known_world(state, seat, quick, Random(2), match.at) for state in (match.state, other))
            assert here.save() == there.save(), f"what seat {seat} counts on depends on what it cannot know"
            assert encode(here.view(seat)) == encode(match.state.view(seat))


def test_a_rival_who_has_sealed_a_bid_is_taken_to_have_bid_with_sense() -> None:
    state, quick = second_to_bid(), PODSTAVEC.quick
    bids = [known_world(state, 1, quick, Random(number), 0).sent[0] for number in range(30)]
    assert len(set(bids)) > 3, "what it was is not known"
    assert not any(red for red, *_ in bids), "a quick player bids no reds, which decide the game"
    assert any(state.imagine(1, Random(number)).sent[0][0] for number in range(30))


def test_who_moves_second_is_not_thought_to_be_ahead() -> None:
    state, quick = second_to_bid(), PODSTAVEC.quick
    counted = chances(
        Position(3, state, 0, (), None), lambda rng: known_world(state, 1, quick, rng, 0), quick, range(24), "", ()
    )
    opinion = PODSTAVEC.bots["keen"].consider(Sight(state, 1, Random(1)), Random(1))
    assert counted.mean(1) == pytest.approx(opinion.choices[0].worth, abs=0.2)


def test_rivals_of_venice_have_borrowed_and_bid_what_a_quick_player_would() -> None:
    venice = find_game("venice")
    state = venice.begin(3, venice.read_options({"pace": "minutes"}, 3), Fast(1))
    for seat in range(3):
        state.play(seat, Borrow(1), 0)
    one, other = (known_world(state, 0, venice.quick, Random(number), 0) for number in (1, 2))
    assert one.loans[0] == 1
    assert one.loans != other.loans
    for world in (one, other):
        assert min(world.loans[1:]) > 1
        assert set(world.book[0]) == {"1", "2"}
        assert not any(world.book[1:]), "nobody bids already in later auctions"


def test_a_seat_sees_all_until_somebody_has_sealed_something() -> None:
    state = second_to_bid()
    assert not sees_all(state, 1)
    assert sees_all(state, 0)


def test_the_figures_of_one_moment_belong_together(played, in_a_hurry) -> None:
    record = played("podstavec", ("steady", "steady"))
    analysis = analyse(record)
    curve = {point.n: point.chances for point in analysis.curve}
    weighed = [judged for judged in analysis.decisions if judged.truth is not None]
    assert weighed
    for judged in weighed:
        assert judged.truth == curve[judged.n - 1][judged.seat], "the truth is where the curve stands"
        assert judged.knew is not None
    firsts = [judged for judged in weighed if _nothing_sealed(record, judged.n)]
    assert firsts
    for judged in firsts:
        assert (judged.knew, judged.differ) == (judged.truth, False), "nothing was hidden from who moves first"
    for judged in analysis.decisions:
        assert judged.lost <= max(0.0, judged.best - judged.worth) + 0.001, "the loss lies between the two moves"


def _nothing_sealed(record, n: int) -> bool:
    for number, (match, _entry, _events) in enumerate(record.replay()):
        if number == n - 1:
            return len(match.state.turn()) == match.header.seats
    raise AssertionError
