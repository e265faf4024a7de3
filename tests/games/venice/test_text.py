"""Venice as text."""

from random import Random

import pytest

from ridotto.core import Fast, Problem
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
    "typed",
    [
        "",
        "bid",
        "bid 1 opera",
        "bid 1 opera 5",
        "bid m opera 5x2",
        "change 3 6",
        "bid x opera 5x2",
        "borrow much",
        "pay 3",
    ],
)
def test_what_is_no_move_is_told_in_words(table, typed: str) -> None:
    with pytest.raises(Problem) as problem:
        text.read_move(typed, table(2).view(0))
    assert problem.value.sentence("en") != problem.value.sentence("ru")


@pytest.mark.parametrize(
    "typed",
    [
        "bid 2 opera 5х2",
        "bid 2 opera 5 × 2",
        "bid 2 opera 5*2",
        "bid 2 opera 5 2",
        "bid tuesday OPERA 5x2",
        "bid tue opera 5x2",
        "bid вт опера 5х2",
        "bid вторник Опера 5 2",
    ],
)  # fmt: skip
def test_bids_can_be_typed_with_the_words_one_says(typed: str) -> None:
    assert text.read_move(typed, venice.begin(2, venice.options(), Fast(1)).view(0)) == Bid(2, "opera", 5, 2)


@pytest.mark.parametrize("typed", ["bid 0 silk tax 5x2", "bid Sunday Налог на шелк 5x2", "bid вс налог на шёлк 5 2"])
def test_titles_may_be_of_several_words(typed: str) -> None:
    assert text.read_move(typed, venice.begin(2, venice.options(), Fast(1)).view(0)) == Bid(0, "silk-tax", 5, 2)


def test_every_day_goes_by_its_name_in_both_languages(table) -> None:
    view = table(2).view(0)
    for number, names in enumerate((
        "su sunday вс воскресенье", "mo mon пн понедельник", "tu вт", "wed ср среда среду", "thu чт четверг",
        "fri пт пятница пятницу", "sa saturday сб субботу",
    )):  # fmt: skip
        for name in names.split():
            assert text.read_move(f"bid {name} a 5x2", view) == Bid(number, "a", 5, 2)


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
        "exile Anna 9×1",
        "[2: 6×1]",
        "Money 91, loan 100",
        "Ready",
    ):
        assert part in drawn
    drawn = text.draw(state.view(None), venice.words("ru"), ["Анна", "Борис"]).plain
    assert "Понедельник" in drawn
    assert "exile Анна 9×1" in drawn
    assert "6×1" not in drawn


def test_completions_are_moves_that_can_be_played(table, do) -> None:
    state = table(2)
    do(state, "0 bid 1 a 5x1")
    for begun in ("", "b", "bid", "bid 2", "w", "borrow", "c", "bid mon", "bid пн", "bid вторник oper", "bid 0 налог"):
        offers = text.complete(begun, state.view(0))
        assert 1 <= len(offers) <= 12
        for typed in offers:
            assert typed.startswith(begun)
            state.check(0, text.read_move(typed, state.view(0)), 1)
    assert text.complete("", state.view(None)) == []
    assert "change 1 6x1" in text.complete("", state.view(0))


@pytest.mark.parametrize("held", [0, 3, 6])
def test_the_next_auction_and_what_one_may_do_stand_in_the_last_eighteen_lines(held: int) -> None:
    state = venice.begin(4, venice.read_options({"pace": "minutes"}, 4), Fast(1))
    state.play(0, Borrow(300), 0)
    for _ in range(held):
        state.ring(state.due())
    item = state.lineups[held][0][0]
    state.play(0, Bid(held, item, 7, 1), 0)
    lines = text.draw(state.view(0), venice.words("en"), ["A", "B", "C", "D"]).plain.splitlines()
    bottom = "\n".join(lines[-18:])
    for part in ("›", *(name for name, _offered in state.lineups[held]), "[1: 7×1]", "Money 300", "F force", "You may"):
        assert part in bottom
    assert len(lines) <= 18 + 7


def test_every_time_in_the_drawing_names_its_zone(table) -> None:
    for options in ({}, {"pace": "calendar"}):
        drawn = text.draw(table(2, **options).view(0), venice.words("en"), ["A", "B"]).plain
        assert drawn.count(" CET") == drawn.count("due ") == 7


def test_own_lost_bids_are_drawn_and_all_bids_once_they_are_public(table, do, next_auction) -> None:
    state = table(2)
    do(state, "0 borrow 100", "1 borrow 100", "0 bid 1 b 9x1", "1 bid 1 b 6x1")
    for _ in range(5):
        next_auction(state)
    drawn = [text.draw(state.view(seat), venice.words("en"), ["Anna", "Boris"]).plain for seat in range(2)]
    assert "your bids that won nothing: 1: b 6×1" in drawn[1]
    assert "6×1" not in drawn[0]
    next_auction(state)
    assert "all bids: Anna b 9×1, Boris b 6×1" in text.draw(state.view(0), venice.words("en"), ["Anna", "Boris"]).plain


@pytest.mark.parametrize("seats", [3, 60])
def test_at_the_end_the_drawing_ranks_the_players(table, do, seats: int) -> None:
    state = table(seats)
    do(state, "0 borrow 100")
    state.ring(10**15)
    drawn = text.draw(state.view(0), venice.words("en"), [f"P{seat}" for seat in range(seats)]).plain
    assert "1. P1 0" in drawn
    assert ("3. P0 -35" in drawn) == (seats == 3), "in a crowd only the first ten are shown"
