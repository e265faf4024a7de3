"""Placing blocks, and golden counts of placements in `fields/`, checked by a slow count of our own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from ridotto.games.standoff import text
from ridotto.games.standoff.board import spread
from ridotto.games.standoff.moves import Place
from ridotto.games.standoff.placement import SHAPES, placements
from ridotto.games.standoff.state import Standoff

FIELDS = sorted(Path(__file__).parent.joinpath("fields").glob("*.txt"))


def read_field(file: Path) -> tuple[list[int], Standoff]:
    """The counts of placements of one to four blocks for seat 0, and the position."""
    counts, _line_feed, position = file.read_text().partition("\n")
    return [int(count) for count in counts.split()[1:]], text.read_position(position)


def slow_placements(state: Standoff, size: int) -> Iterator[frozenset[tuple[int, int]]]:
    """Every legal placement for seat 0, square by square from the wording of the rules."""
    view = state.view(0)
    squares = [(row, column) for row in range(16) for column in range(16)]
    forcefields = [token.square for token in view.tokens if token.token == "forcefield" and token.seat != 0]
    free = {
        (row, column)
        for row, column in squares
        if view.board[row][column] == "."
        and all(abs(row - down) + abs(column - right) > 2 for down, right in forcefields)
    }
    groups = {frozenset([square]) for square in free}
    for _block in range(size - 1):
        groups = {
            group | {beside} for group in groups for square in group for beside in beside_of(square) & free - group
        }
    for group in groups:
        on_border = any(row in (0, 15) or column in (0, 15) for row, column in group)
        beside_own = any(view.board[r][c] == "0" for square in group for r, c in beside_of(square))
        if on_border or beside_own:
            yield group


def beside_of(square: tuple[int, int]) -> set[tuple[int, int]]:
    row, column = square
    around = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
    return {(r, c) for r, c in around if 0 <= r < 16 and 0 <= c < 16}


@pytest.mark.rule("STA-16")
def test_there_are_1_2_6_and_19_connected_shapes_up_to_translation() -> None:
    assert [len(shapes) for shapes in SHAPES[1:]] == [1, 2, 6, 19]


@pytest.mark.rule("STA-16", "STA-17", "STA-18")
@pytest.mark.parametrize("file", FIELDS, ids=lambda file: file.stem)
@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_every_placement_is_found_once_as_a_set_of_squares(file: Path, size: int) -> None:
    counts, state = read_field(file)
    found = list(placements(state.free_squares(0), state.anchors(0), size))
    slow = set(slow_placements(state, size))
    assert {frozenset(spread(group)) for group in found} == slow
    assert len(found) == len(slow) == counts[size - 1]


@pytest.mark.parametrize("file", FIELDS, ids=lambda file: file.stem)
def test_moves_yield_each_placement_once(file: Path) -> None:
    counts, state = read_field(file)
    state.hands[0] = ["4-polyomino", "2-polyomino", "4-polyomino", "3-polyomino", "1-polyomino"]
    state.budgets[0] = 6
    placed = [(move.card, frozenset(move.squares)) for move in state.moves(0) if isinstance(move, Place)]
    assert len(placed) == len(set(placed)) == sum(counts)


def test_the_golden_fields_are_all_there() -> None:
    assert {file.stem for file in FIELDS} == {
        "start", "walls", "forcefields", "islands", "nearly-full-gun", "crowded",
    }  # fmt: skip


BRIDGE = """
seat 0 | budget 20 | hand 1-polyomino 2-polyomino 3-polyomino 4-polyomino
seat 1 | hand -
tokens | forcefield 8,11 1,1
................
.00.............
................
......####......
................
................
...#........#...
...#........#...
...#.......1#...
...#........#...
................
................
......####......
................
................
................
"""


@pytest.mark.rule("STA-16")
@pytest.mark.parametrize("squares", ["0,5 0,7 0,8", "0,5 1,6 0,7", "0,5 0,6 2,6"])
def test_the_blocks_must_be_connected(draw, refusal, squares) -> None:
    assert refusal(draw(BRIDGE), f"place {squares}") == ("STA-16", "The squares must be connected, side by side.")


@pytest.mark.rule("STA-16")
def test_the_card_tells_how_many_blocks_and_no_square_counts_twice(draw, refusal) -> None:
    state = draw(BRIDGE)
    assert refusal(state, "place 3-polyomino 0,5 0,6") == ("STA-16", "That card places 3 blocks; you named 2 squares.")
    assert refusal(state, "place 2-polyomino 0,5 0,6 0,7")[0] == "STA-16"
    assert refusal(state, "place 2-polyomino 0,5 0,5") == ("STA-16", "You named a square twice.")


@pytest.mark.rule("STA-16")
@pytest.mark.parametrize(
    "squares",
    [
        "0,4 0,5 0,6 0,7",
        "0,4 1,4 2,4 2,5",
        "0,5 1,5 2,5 2,4",
        "0,4 0,5 1,4 1,5",
        "0,4 0,5 1,5 1,6",
        "0,5 0,6 1,4 1,5",
        "1,4 0,5 1,5 1,6",
    ],
)
def test_every_shape_rotation_and_reflection_is_allowed(draw, play, squares) -> None:
    state = draw(BRIDGE)
    play(state, f"place {squares}")
    assert state.blocks[0].bit_count() == 6


@pytest.mark.rule("STA-17")
def test_a_group_needs_the_border_or_an_own_block_beside_it(draw, play, refusal) -> None:
    state = draw(BRIDGE)
    assert refusal(state, "place 5,5 5,6")[0] == "STA-17"
    assert refusal(state, "place 2,3") == (
        "STA-17", "At least one square must lie on the border or next to a block of yours.",
    )  # fmt: skip
    play(state, "place 2,2 2,3")
    assert state.view(0).board[2] == "..00............"


@pytest.mark.rule("STA-17")
@pytest.mark.parametrize("square", ["0,5", "15,9", "7,0", "5,15"])
def test_every_border_square_anchors(draw, play, square) -> None:
    state = draw(BRIDGE)
    play(state, f"place {square}")
    assert state.blocks[0].bit_count() == 3


@pytest.mark.rule("STA-17")
def test_an_opponents_block_does_not_anchor(draw, refusal) -> None:
    state = draw(BRIDGE)
    state.forcefields = 0
    assert refusal(state, "place 8,10")[0] == "STA-17"


@pytest.mark.rule("STA-18")
def test_every_square_used_must_be_empty(draw, refusal) -> None:
    state = draw(BRIDGE)
    assert refusal(state, "place 0,1 1,1") == ("STA-18", "The square 1,1 already holds a block.")
    state.blocks[2] |= 1
    assert refusal(state, "place 0,0") == ("STA-18", "The square 0,0 already holds a block.")


@pytest.mark.rule("STA-18")
def test_no_square_may_lie_within_two_of_an_opponents_forcefield(draw, play, refusal) -> None:
    state = draw(BRIDGE)
    assert refusal(state, "place 8,15 8,14 8,13") == (
        "STA-18", "The square 8,13 is within 2 squares of an opponent’s forcefield.",
    )  # fmt: skip
    assert refusal(state, "place 9,15 9,14 9,13 9,12")[0] == "STA-18"
    play(state, "place 8,15 8,14")
    assert state.blocks[0].bit_count() == 4


@pytest.mark.rule("STA-18")
def test_an_own_forcefield_stops_nobody_of_the_own_colour(draw, play) -> None:
    state = draw(BRIDGE)
    play(state, "place 0,1 0,2 0,3")
    assert state.view(0).board[0] == ".000............"


@pytest.mark.rule("STA-1")
@pytest.mark.parametrize("square", ["16,0", "0,16", "-1,3", "99999,0"])
def test_there_is_nothing_beyond_the_field(draw, refusal, square) -> None:
    assert refusal(draw(BRIDGE), f"place {square}")[0] == "STA-1"


@pytest.mark.rule("STA-1")
def test_rows_do_not_run_on_into_the_next(draw, refusal) -> None:
    assert refusal(draw(BRIDGE), "place 4,15 5,0")[0] == "STA-16"


PIECES = {
    1: ("5,0", "8,9"),
    2: ("5,0 5,1", "8,8 8,9"),
    3: ("5,0 5,1 5,2", "8,7 8,8 8,9"),
    4: ("5,0 5,1 5,2 4,2", "8,6 8,7 8,8 8,9"),
}


@pytest.mark.rule("STA-7")
@pytest.mark.parametrize("blocks", PIECES)
def test_no_polyomino_card_can_be_the_second_of_a_turn(draw, play, refusal, blocks) -> None:
    state = draw(BRIDGE)
    state.hands[0] *= 2
    play(state, "place 0,0")
    assert refusal(state, f"place {PIECES[blocks][0]}")[0] == "STA-7"


@pytest.mark.rule("STA-18")
@pytest.mark.parametrize("blocks", PIECES)
def test_no_polyomino_card_reaches_into_a_forcefield(draw, refusal, blocks) -> None:
    assert refusal(draw(BRIDGE), f"place {PIECES[blocks][1]}")[0] == "STA-18"


@pytest.mark.rule("STA-18")
@pytest.mark.parametrize("blocks", PIECES)
def test_on_a_full_field_no_polyomino_card_finds_a_place(draw, refusal, blocks) -> None:
    state = draw(BRIDGE)
    state.blocks[2] = ((1 << 256) - 1) & ~state.blocks[0] & ~state.blocks[1]
    assert refusal(state, f"place {PIECES[blocks][0]}")[0] == "STA-18"
    assert not any(isinstance(move, Place) for move in state.moves(0))
    assert not any(card.asks == "squares" for card in state.view(0).you.play)


@pytest.mark.rule("STA-9")
@pytest.mark.parametrize("card", ["airdrop", "obstruction"])
def test_on_a_full_field_airdrop_and_obstruction_have_no_target(draw, refusal, card) -> None:
    state = draw(BRIDGE)
    state.hands[0] = [card]
    state.blocks[2] = ((1 << 256) - 1) & ~state.blocks[0] & ~state.blocks[1]
    assert refusal(state, f"play {card} 5,0")[0] == "STA-9"
