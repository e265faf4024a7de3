"""The field, the cards and the start of Standoff."""

from collections import Counter

import pytest

from ridotto.core import Fast, Problem, find_game
from ridotto.games.standoff import StandoffOptions
from ridotto.games.standoff.board import BLACK_AT_START, LARGE_PATCHES, RED_GUN, SMALL_PATCHES, spread
from ridotto.games.standoff.cards import TABLES
from ridotto.games.standoff.state import Standoff


def start(seats: int = 2, **options) -> Standoff:
    return Standoff.begin(seats, StandoffOptions(**options), Fast(7), 0)


FIELD_AT_START = """
................
................
................
......####......
................
................
...#........#...
...#........#...
...#........#...
...#........#...
................
................
......####......
................
................
................
"""


@pytest.mark.rule("STA-1")
def test_the_field_has_sixteen_rows_and_four_black_walls() -> None:
    assert list(start().view(None).board) == FIELD_AT_START.split()
    assert BLACK_AT_START.bit_count() == 16


@pytest.mark.rule("STA-2")
def test_the_red_gun_is_the_twelve_squares_in_the_middle() -> None:
    assert list(spread(RED_GUN)) == [
        (6, 7), (6, 8),
        (7, 6), (7, 7), (7, 8), (7, 9),
        (8, 6), (8, 7), (8, 8), (8, 9),
        (9, 7), (9, 8),
    ]  # fmt: skip


@pytest.mark.rule("STA-3")
def test_large_patches_lie_in_the_corners_and_small_ones_beside_them() -> None:
    assert set(spread(LARGE_PATCHES)) == {(0, 0), (0, 15), (15, 0), (15, 15)}
    assert set(spread(SMALL_PATCHES)) == {
        (0, 2), (1, 1), (2, 0),
        (0, 13), (1, 14), (2, 15),
        (13, 0), (14, 1), (15, 2),
        (15, 13), (14, 14), (13, 15),
    }  # fmt: skip


PRINTED = """
1-polyomino 0 1 | 2-polyomino 2 2 | 3-polyomino 4 3 | 4-polyomino 6 4
1-credit 0 0 | 2-credit 0 2 | 3-credit 0 5 | refinery 2 2
restock 2 3 | blitz 3 4 | hack 2 3 | obstruction 2 3 | airstrike 3+1 3+2 | fundraiser 0 3 | airdrop 2 3
artillery 4+1 4+2 | forcefield 2 3+1 | duplicate 4 4 | initiative 9 5 | trojan 1 4 | early-access 1 3+1 | disposal 2 2
steve 2 1 | linda 2 1 | bart 4 2 | zelda 3 2 | emp 2 2+2 | 3-bond 0 0 | 4-bond 0 2 | 5-bond 0 5 | horse 0 0
"""
REBALANCED = "3-polyomino 3 3+1 | 4-polyomino 4+1 4+2 | duplicate 4+1 4+1"


def costs(table: str) -> dict[str, tuple[str, str]]:
    rows = (row.split() for row in table.strip().replace("\n", " | ").split(" | "))
    return {name: (play, price) for name, play, price in rows}


def written(cost) -> str:
    return f"{cost.credits}+{cost.minerals}" if cost.minerals else str(cost.credits)


@pytest.mark.rule("STA-4")
@pytest.mark.parametrize(("prices", "changed"), [("printed", {}), ("rebalanced", costs(REBALANCED))])
def test_every_card_costs_what_is_printed_or_at_a_rebalanced_table_the_later_figures(prices, changed) -> None:
    found = {name: (written(card.play), written(card.price)) for name, card in TABLES[prices].items()}
    assert found == costs(PRINTED) | changed


@pytest.mark.rule("STA-4")
def test_an_expansion_is_named_once() -> None:
    with pytest.raises(Problem) as problem:
        find_game("standoff").read_options({"expansions": ["orbit", "orbit"]}, 2)
    assert problem.value.sentence() == "The expansion “orbit” is named twice."


@pytest.mark.parametrize(
    ("expansions", "kinds"),
    [((), 14), (("orbit",), 19), (("bonds",), 17), (("orbit", "bonds"), 22)],
)
def test_the_temporary_pile_holds_eight_of_each_kind_and_eight_cards_lie_face_up(expansions, kinds) -> None:
    state = start(expansions=expansions)
    cards = Counter(state.pile + state.temporary)
    assert len(cards) == kinds
    assert set(cards.values()) == {8}
    assert len(state.temporary) == 8
    assert ("steve" in cards, "5-bond" in cards) == ("orbit" in expansions, "bonds" in expansions)
    assert "horse" not in cards


@pytest.mark.rule("STA-4")
def test_the_permanent_market_has_eight_piles() -> None:
    assert start().view(None).markets.permanent == {
        "1-polyomino": 18, "2-polyomino": 18, "3-polyomino": 18, "4-polyomino": 18,
        "1-credit": 30, "2-credit": 24, "3-credit": 16, "refinery": 16,
    }  # fmt: skip


@pytest.mark.rule("STA-5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_starts_with_six_credits_and_four_polyominoes_of_one_and_the_first_seat_begins(seats) -> None:
    state = start(seats)
    for hand, deck in zip(state.hands, state.decks, strict=True):
        assert len(hand) == 5
        assert Counter(hand + deck) == {"1-credit": 6, "1-polyomino": 4}
    assert state.turn() == (0,)
    assert state.actions == 4
    assert state.budgets == state.minerals == [0] * seats


@pytest.mark.rule("STA-5")
def test_starting_decks_are_shuffled() -> None:
    decks = {tuple(Standoff.begin(2, StandoffOptions(), Fast(seed), 0).hands[0]) for seed in range(20)}
    assert len(decks) > 10


@pytest.mark.parametrize("seats", [1, 5])
def test_it_is_for_two_to_four(seats) -> None:
    with pytest.raises(Problem):
        find_game("standoff").read_options({}, seats)
