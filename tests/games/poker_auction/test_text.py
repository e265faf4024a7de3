"""Moves as text."""

import pytest

from ridotto.core import Problem, Refused, find_game
from ridotto.games.poker_auction.moves import Bid, Lay, Pass
from ridotto.games.poker_auction.text import complete, draw, read_move, read_position, spoken, write_move
from ridotto.games.poker_auction.tiles import NAMES as TILES_OF_ALL_KINDS

GAME = find_game("poker_auction")
LOT = """
poker_auction classic | ante 0 | deals 30 | hammer 10000 | clock 30000 | quick lots
deal 2 | round 2 | phase lot | first 0 | mover 0 | moved 0 | due 12000
bank 55 | lot Th | bid 100 by 1
seat 0 | chips 900 | hand 9c 9d* Ac | floors 9c 9c
seat 1 | chips 990 | hand Kc Qc* Jh 2d | bids 1
seat 2 | chips 1055 | hand 2c 3c 4c 4s | declined
seat 3 | chips 0 | hand | out 1
deck 5h 6h 7h
showdown Ac Ad
showdown Kc
showdown 2c 3c 4c 4s 5s
showdown 7c
"""
TILES = "poker_auction mahjong | mover 0\nseat 0 | hand P R 5d\nseat 1 | hand E E E"


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("120", Bid(120)),
        (" 120 ", Bid(120)),
        ("bid 120", Bid(120)),
        ("B 120", Bid(120)),
        ("-5", Bid(-5)),
        ("lay 9c", Lay("9c")),
        ("LAY th", Lay("Th")),
        ("ac", Lay("Ac")),
        ("A♣", Lay("Ac")),
        ("lay xx", Lay("xx")),
        ("pass", Pass()),
        ("p", Pass()),
        ("-", Pass()),
        ("пас", Pass()),
        ("Ставка 40", Bid(40)),
        ("карта Ac", Lay("Ac")),
        ("bid 1,000", Bid(1000)),
        ("1,000,000", Bid(1_000_000)),
        ("bid 1 000", Bid(1000)),
        ("1 000", Bid(1000)),
        ("bid 1\N{NO-BREAK SPACE}000", Bid(1000)),
        ("10h", Lay("Th")),
        ("lay 10♥", Lay("Th")),
        ("T♦", Lay("Td")),
        ("td", Lay("Td")),
    ],
)
def test_typed_moves_are_short_and_a_plain_number_is_a_bid(typed, move):
    assert read_move(typed, read_position(LOT).view(0)) == move


@pytest.mark.parametrize("move", [Lay("Ah"), Bid(7), Pass()])
def test_what_is_written_is_read_the_same(move):
    for position in (LOT, TILES):
        assert read_move(write_move(move), read_position(position).view(0)) == move


def test_while_a_tile_is_to_be_laid_p_is_the_white_dragon():
    view = read_position(TILES).view(0)
    assert read_move("p", view) == Lay("P")
    assert read_move("pass", view) == Pass()


@pytest.mark.parametrize(
    "typed",
    ["", "fold", "bid", "bid x", "lay", "1e5", "bid 1.5", "lay a b", "1,00", "h", "ставка", "12,0000", "bid 1 00"],
)
def test_what_is_no_move_is_answered_with_examples(typed):
    with pytest.raises(Problem) as problem:
        read_move(typed, read_position(LOT).view(0))
    assert "bid 101" in problem.value.sentence("en")
    assert problem.value.sentence("ru")


@pytest.mark.parametrize("digits", [31, 5000])
def test_a_number_without_end_is_a_bid_above_every_balance(digits):
    state = read_position(LOT)
    with pytest.raises(Refused) as refused:
        state.check(0, read_move("9" * digits, state.view(0)), 0)
    assert (refused.value.rule, refused.value.why.id) == ("PAU-6", "refused-balance")


@pytest.mark.parametrize("viewer", [1, None])
def test_where_nothing_can_be_done_no_examples_are_given(viewer):
    with pytest.raises(Problem) as problem:
        read_move("fold", read_position(TILES).view(viewer))
    assert problem.value.sentence("en") == "“fold” is not a move, and there is nothing for you to do now."


def test_completions_are_whole_moves():
    view = read_position(LOT).view(0)
    assert complete("", view)[:3] == ["pass", "bid 101", "bid 111"]
    assert complete("bid 9", view) == ["bid 900"]
    assert complete("1", view)[0] == "101"
    assert complete("", read_position(TILES).view(0)) == ["lay 5d", "lay P", "lay R"]
    assert complete("", read_position(TILES).view(1)) == []


def test_no_higher_bid_comes_to_the_mind_of_whoever_leads_but_one_can_be_typed():
    leading = read_position(LOT).view(1)
    assert not any(offer.startswith("bid") for offer in complete("", leading))
    assert complete("bid 9", leading) == ["bid 990"]
    assert complete("", read_position(TILES).view(None)) == []


def test_in_russian_cards_are_offered_as_they_are_drawn_and_typed_by_the_letters_of_russian_words():
    view = read_position(LOT).view(0)
    assert spoken("lay Ah", GAME.words("ru")) == "lay A♥"
    for typed, card in {"Тч": "Ah", "кп": "Ks", "Дт": "Qc", "вб": "Jd", "10б": "Td", "2п": "2s"}.items():
        assert read_move(typed, view) == Lay(card)


def test_in_russian_tiles_go_by_the_letters_of_russian_words():
    state = read_position(TILES)
    view, words = state.view(0), GAME.words("ru").knowing(state.view(0).names)
    assert [spoken(f"lay {tile}", words) for tile in ("5d", "P", "W")] == ["lay 5т", "lay Бд", "lay З"]
    assert complete("lay 5т", view) == ["lay 5d"]
    assert "5т" in draw(view, words, ["Анна", "Боб"]).plain
    for tile in TILES_OF_ALL_KINDS:
        assert read_move(spoken(f"lay {tile}", words), view) == Lay(tile)
