"""Venice as text."""

from random import Random

import pytest

from ridotto.core import Problem
from ridotto.games.venice import game as venice
from ridotto.games.venice import text
from ridotto.games.venice.moves import Bid, Borrow, Change, Ready, Withdraw

WORDS = [
    (Borrow(300), "borrow 300"),
    (Bid(1, "opera", 5, 2), "bid 1 opera 5x2"),
    (Change(3, 6, 1), "change 3 6x1"),
    (Withdraw(3), "withdraw 3"),
    (Ready(), "ready"),
]


@pytest.mark.parametrize(("move", "typed"), WORDS)
def test_moves_are_short_words(table, move, typed: str) -> None:
    view = table(2).view(0)
    assert text.write_move(move) == typed
    assert text.read_move(typed, view) == move
    assert text.read_move(f"  {typed.upper()} ", view) == move


@pytest.mark.parametrize(
    "typed", ["", "bid", "bid 1 opera", "bid 1 opera 5", "bid x opera 5x2", "borrow much", "pay 3"]
)
def test_what_is_no_move_is_told_in_words(table, typed: str) -> None:
    with pytest.raises(Problem) as problem:
        text.read_move(typed, table(2).view(0))
    assert problem.value.sentence("en") != problem.value.sentence("ru")


def test_positions_round_trip_at_every_moment_of_a_random_week(table) -> None:
    for options in ({}, {"pace": "calendar", "interest": "compound", "zone": "America/St_Johns"}):
        rng, state = Random(4), table(3, **options)
        while state.outcome() is None:
            for _ in range(8):
                seat = rng.randrange(3)
                state.play(seat, state.random_move(seat, rng), 1)
                if state.outcome() is not None:
                    break
                again = text.read_position(text.write_position(state))
                assert again.save() == state.save()
            if state.due() is not None:
                state.ring(state.due())
        assert text.read_position(text.write_position(state)).save() == state.save()


def test_a_damaged_position_names_its_line(table) -> None:
    lines = text.write_position(table(2)).splitlines()
    for number in range(len(lines)):
        broken = [*lines[:number], "nonsense", *lines[number + 1 :]]
        with pytest.raises(Problem) as problem:
            text.read_position("\n".join(broken))
        assert str(number + 1) in problem.value.sentence()


def test_the_drawn_week_shows_days_bids_results_and_purse(table, do, next_auction) -> None:
    state = table(2)
    do(state, "0 borrow 100", "0 bid 0 exile 9x1", "0 bid 1 a 6x1")
    next_auction(state)
    drawn = text.draw(state.view(0), venice.words("en"), ["Anna", "Boris"]).plain
    for part in (
        "0 Sunday",
        "› 1 Monday",
        "6 Saturday",
        "Anna: 1 for 9",
        "[bid 2: 6 × 1]",
        "Money 91, loan 100",
        "Ready",
    ):
        assert part in drawn
    drawn = text.draw(state.view(None), venice.words("ru"), ["Анна", "Борис"]).plain
    assert "Понедельник" in drawn
    assert "Анна: 1 по 9" in drawn
    assert "ставка" not in drawn


def test_completions_are_moves_that_can_be_played(table, do) -> None:
    state = table(2)
    do(state, "0 bid 1 a 5x1")
    for begun in ("", "b", "bid", "bid 2", "w", "borrow"):
        offers = text.complete(begun, state.view(0))
        assert 1 <= len(offers) <= 12
        for typed in offers:
            assert typed.startswith(begun)
            state.check(0, text.read_move(typed, state.view(0)), 1)
    assert text.complete("", state.view(None)) == []


@pytest.mark.parametrize("seats", [3, 60])
def test_at_the_end_the_drawing_ranks_the_players(table, do, seats: int) -> None:
    state = table(seats)
    do(state, "0 borrow 100")
    state.ring(10**15)
    drawn = text.draw(state.view(0), venice.words("en"), [f"P{seat}" for seat in range(seats)]).plain
    assert "1. P1 0" in drawn
    assert ("3. P0 -35" in drawn) == (seats == 3), "in a crowd only the first ten are shown"
