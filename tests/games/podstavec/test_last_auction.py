"""What a view remembers of the last auction, and of wins."""

import pytest

from ridotto.core import find_game
from ridotto.games.podstavec import text
from ridotto.testing.tables import Table


def rows(last) -> list[tuple[int, int, str]]:
    return [(bid.seat, bid.pedestals, " ".join(bid.laid)) for bid in last.bids]


@pytest.mark.rule("POD-10", "POD-11")
def test_the_bids_are_shown_strongest_first_with_what_decided(bidding, play) -> None:
    state = bidding(2)
    play(state, "bid 1b 1w 1p", "bid 2w 1p")
    last = state.view(None).last
    assert rows(last) == [(1, 1, "white white"), (0, 1, "white black")]
    assert (last.winner, last.tied, last.clause, last.column) == (1, (), "POD-11", 3)
    assert (last.round, last.values, last.spoils.white, last.spoils.pedestals) == (4, ("red", "white", "black"), 2, 1)


@pytest.mark.rule("POD-10")
@pytest.mark.parametrize(
    ("bids", "column"), [(("bid 1p", "bid 8r"), 0), (("bid 2b", "bid 1r"), 1), (("bid 1r", "bid 1b"), 2)]
)
def test_the_deciding_column_is_the_first_that_differs(bidding, play, bids, column) -> None:
    state = bidding(2)
    play(state, *bids)
    assert state.view(0).last.column == column


@pytest.mark.rule("POD-12")
def test_equal_bids_have_no_winner_and_no_deciding_column(bidding, play) -> None:
    state = bidding(2)
    play(state, "bid 2r", "bid 2r")
    last = state.view(0).last
    assert (last.winner, last.tied, last.clause, last.column) == (None, (0, 1), "POD-12", None)


@pytest.mark.rule("POD-13")
def test_under_two_tied_bids_the_third_is_named_winner(bidding, play) -> None:
    state = bidding(3)
    play(state, "bid 1b", "bid 2r", "bid 2r")
    last = state.view(1).last
    assert (last.winner, last.tied, last.clause, last.column) == (0, (1, 2), "POD-13", 1)


@pytest.mark.rule("POD-15", "POD-18")
@pytest.mark.parametrize(("seats", "ends_at"), [(2, 13), (3, 9)])
def test_the_view_says_what_ends_the_game_and_who_won_when(bidding, play, seats, ends_at) -> None:
    state = bidding(seats)
    assert (state.view(0).ends_at, state.view(0).earliest, state.view(0).last) == (ends_at, (None,) * seats, None)
    play(state, "bid 1r", *["pass"] * (seats - 1))
    assert state.view(None).earliest == (4, *[None] * (seats - 1))


def test_the_last_auction_is_written_with_the_position(bidding, play) -> None:
    state = bidding(2)
    play(state, "bid 2r 1p", "pass")
    written = text.write_position(state)
    assert written.splitlines()[-1] == "last round 4 | values red white black | spoils 2w 1p | bids 2r 1p / - | won 0"
    assert text.read_position(written).last == state.last
    state.last = None
    assert text.read_position(text.write_position(state)).last is None


def test_a_memory_of_another_table_is_not_sound(bidding, play) -> None:
    state = bidding(3)
    play(state, "bid 2r", "pass", "pass")
    assert state.last is not None
    two = bidding(2)
    two.last = state.last
    assert not two.sound()


def test_a_saved_state_of_before_it_was_remembered_is_read(bidding) -> None:
    game = find_game("podstavec")
    state = Table(game, 2).match(1).state
    saved = state.save()
    del saved["last"]
    assert game.load(saved).digest() == state.digest()
