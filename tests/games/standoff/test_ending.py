"""How a game of Standoff ends, and who wins."""

import pytest

LAST_SQUARE = """
seat 0 | budget 9 | hand 1-polyomino airdrop obstruction
seat 1 | hand -
.......0........
.......0........
.......0........
......0##.......
......0.........
......0.........
......00.1......
......001111....
......0011......
.......11.......
................
................
......####......
................
................
................
"""


def with_gun(draw, rows: str, extra: str = ""):
    """Seat 0 can fill the last square of the gun, which is (6, 8), from (6, 7)."""
    gun = rows.split()
    field = ["................" for _row in range(16)]
    field[6] = f".......{gun[0]}......."
    field[7] = f"......{gun[1]}......"
    field[8] = f"......{gun[2]}......"
    field[9] = f".......{gun[3]}......."
    for place in extra.split():
        row, column, mark = place.split(",")
        line = field[int(row)]
        field[int(row)] = line[: int(column)] + mark + line[int(column) + 1 :]
    seats = "\n".join(
        f"seat {seat} | budget 9 | hand 1-polyomino obstruction" for seat in range(4 if "3" in rows else 2)
    )
    return draw(f"{seats}\n" + "\n".join(field))


@pytest.mark.rule("STA-25")
@pytest.mark.parametrize("typed", ["place 6,8", "play airdrop 6,8", "play obstruction 6,8"])
def test_the_game_ends_as_soon_as_the_red_gun_is_full_black_blocks_too(draw, play, typed) -> None:
    state = draw(LAST_SQUARE)
    assert state.outcome() is None
    play(state, typed)
    assert state.phase == "over"
    assert state.turn() == ()
    assert list(state.moves(0)) == []
    assert state.outcome().reason == "red-gun"


@pytest.mark.rule("STA-25")
def test_most_blocks_in_the_red_gun_win(draw, play) -> None:
    state = draw(LAST_SQUARE)
    play(state, "place 6,8")
    outcome = state.outcome()
    assert outcome.scores == (6, 6)
    state = draw(LAST_SQUARE)
    play(state, "play obstruction 6,8")
    assert state.outcome().scores == (5, 6)
    assert state.outcome().places == (2, 1)


@pytest.mark.rule("STA-25")
@pytest.mark.parametrize(
    ("gun", "elsewhere", "scores", "places"),
    [
        ("0. 0000 0111 11", "", (7, 5), (1, 2)),
        ("0. 0001 0111 11", "", (6, 6), (2, 1)),
        ("0. 0001 0111 11", "0,0,1", (6, 6), (1, 2)),
        ("0. 0001 0111 11", "0,0,0 15,15,1", (6, 6), (2, 1)),
        ("0. 0001 0111 11", "0,0,0 0,1,0 15,15,1", (6, 6), (2, 1)),
        ("0. 00## 11## ##", "", (4, 2), (1, 2)),
        ("0. 0112 2233 3#", "", (3, 2, 3, 3), (3, 4, 2, 1)),
        ("0. 0112 2233 3#", "0,0,3", (3, 2, 3, 3), (2, 4, 1, 3)),
        ("0. 0112 2233 3#", "0,0,3 0,1,2", (3, 2, 3, 3), (1, 4, 3, 2)),
    ],
)
def test_then_fewest_blocks_on_the_board_then_the_later_in_turn_order(
    draw, play, gun, elsewhere, scores, places
) -> None:
    state = with_gun(draw, gun, elsewhere)
    play(state, "place 6,8")
    assert state.outcome().scores == scores
    assert state.outcome().places == places


@pytest.mark.rule("STA-26")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_a_hundred_turns_each_the_board_is_compared_as_it_is(draw, play, seats) -> None:
    hands = "\n".join(f"seat {seat} | hand 1-credit*5" for seat in range(seats))
    state = draw(f"turn {100 * seats - 1} | seat 0\n{hands}")
    play(state, "end")
    assert state.outcome() is None
    play(state, "end")
    assert state.outcome().reason == "turn-limit"
    assert state.outcome().scores == (0,) * seats


@pytest.mark.rule("STA-26")
def test_extra_turns_count_towards_the_hundred(draw, play) -> None:
    state = draw("""
        turn 199 | seat 0
        seat 0 | budget 9 | hand initiative 1-credit*4 | deck 1-credit
        seat 1 | hand 1-credit
        """)
    play(state, "play initiative", "end")
    assert (state.number, state.turn()) == (200, (0,))
    play(state, "end")
    assert state.phase == "over"


@pytest.mark.rule("STA-26")
def test_the_last_turn_of_all_is_played_out(draw, play) -> None:
    state = draw("""
        turn 200 | seat 1
        seat 0 | hand 1-credit*5
        seat 1 | hand 1-polyomino*7
        """)
    play(state, "place 1,0", "end")
    assert state.phase == "discard"
    play(state, "drop 1-polyomino")
    assert state.phase == "over"


@pytest.mark.rule("STA-25")
@pytest.mark.parametrize(
    ("rows", "extra", "winner", "decided_by"),
    [
        ("0. 0000 0011 11", "", 0, "red-gun"),
        ("0. 0000 1111 1#", "2,2,1", 0, "red-gun"),
        ("0. 0001 0111 11", "2,2,1", 0, "field"),
        ("0. 0001 0111 11", "2,2,0", 1, "field"),
        ("0. 0001 0111 11", "", 1, "order"),
    ],
)
def test_the_view_counts_blocks_and_tells_the_comparison_that_decided(
    draw, play, rows, extra, winner, decided_by
) -> None:
    state = with_gun(draw, rows, extra)
    assert state.view(None).decided_by is None
    play(state, "place 6,8")
    view = state.view(None)
    field = "".join(view.board)
    assert view.outcome.winners() == (winner,)
    assert view.decided_by == decided_by
    assert view.on_field == (field.count("0"), field.count("1"))
    assert sum(view.in_gun) + view.black_in_gun == 12
