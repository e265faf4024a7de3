"""The table drawn for a terminal."""

import pytest
from rich.cells import cell_len

from ridotto.core import find_game
from ridotto.games.poker_auction.pack import PACKS
from ridotto.games.poker_auction.text import draw, read_position

GAME = find_game("poker_auction")
NAMES = ["Anna", "Boris", "Vera", "Gleb", "Dina", "Egor", "Zoya", "Igor", "Kira", "Lev"]
IN_VIEW = 15
"""What a terminal of 80 columns and 24 lines shows of a drawing."""
LOT = """
poker_auction classic | ante 10 | deals 30 | quick lots | deal 2 | round 2 | first 0 | mover 0 | moved 0 | due 12000
bank 55 | lot Th | bid 100 by 1
seat 0 | chips 900 | hand 9c 9d* Ac
seat 1 | chips 990 | hand Kc Qc* Jh 2d | bids 1 | declined
seat 2 | chips 1055 | hand 2c 3c 4c 4s | declined
seat 3 | chips 0 | hand | out 1
seat 4 | chips 500 | hand 7d 7h 8h 8c | bids 5
seat 5 | chips 100 | hand 6d 6h 6s 6c
showdown Ac Ad
showdown Kc
showdown 2c 3c 4c 4s 5s
showdown 7c
showdown 8d
showdown 9s
"""
TILES = "poker_auction mahjong | mover 0\nseat 0 | hand P R 5d\nseat 1 | hand E E E"


def drawn(position, seat=0, language="en"):
    state = read_position(position)
    return draw(state.view(seat), GAME.words(language), NAMES[: state.seats]).plain.splitlines()


def test_deal_bank_lot_and_the_own_hand_stand_together_at_the_bottom():
    assert [line.rstrip() for line in drawn(LOT)[-4:]] == [
        "Deal 2 of 30 · Round 2 of 3 · first move: Anna",
        "Bank: 55 · ante 10 each · Deck: 32",
        "For sale: 10♥ from Anna · 100 by Boris · hammer 10 s after a bid",
        "Your hand: A♣ 9♦ 9♣ · a pair, nines · 900 chips",
    ]
    assert "Лот: 10♥ продаёт Anna · 100 — Boris" in drawn(LOT, language="ru")[-2]


def test_every_player_has_a_line_with_chips_known_cards_and_a_mark_for_every_hidden_one():
    anna, boris, vera, gleb, dina, egor = (line.rstrip() for line in drawn(LOT)[-10:-4])
    assert anna == "› Anna      900  9♦ ? ? 5 bids left"
    assert boris == "  Boris     990  Q♣ ? ? ? highest bidder · passed"
    assert vera == "  Vera    1,055  ? ? ? ? passed"
    assert gleb == "  Gleb        0  out"
    assert dina == "  Dina      500  ? ? ? ? no bids left"
    assert egor == "  Egor      100  ? ? ? ?", "who cannot outbid the highest bid has no use for bids left"


def full_table(mode, lot):
    """Ten players in their second deal, with the hands that they showed in the first."""
    names = PACKS[mode].names
    hands = [names[seat * 3 : seat * 3 + 3] for seat in range(10)]
    head = f"poker_auction {mode} | deals 30 | deal 2 | ante 10 | mover 0 | moved 0 | lot {lot} | bid 7 by 3"
    seats = [f"seat {seat} | chips 12345 | hand {a}* {b} {c}" for seat, (a, b, c) in enumerate(hands)]
    return "\n".join([head, *seats, *(f"showdown {' '.join(hand)}" for hand in hands)])


@pytest.mark.parametrize(("mode", "lot"), [("classic", "Ah"), ("mahjong", "R")])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_ten_players_and_their_last_showdown_fit_twenty_lines_and_all_that_decides_is_in_view(mode, lot, language):
    lines = drawn(full_table(mode, lot), language=language)
    assert len(lines) <= 20
    assert max(map(cell_len, lines)) <= 78
    in_view = lines[-IN_VIEW:]
    assert all(any(name in line[:8] for line in in_view) for name in NAMES)
    assert any({"en": "12,345", "ru": "12\xa0345"}[language] in line for line in in_view)
    assert GAME.words(language).word("label-lot") in in_view[-2]
    assert GAME.words(language).word("label-hand") in in_view[-1]


def test_of_a_few_players_the_last_showdown_is_drawn_with_its_cards():
    few = "\n".join(line for line in LOT.splitlines() if not line.startswith(("seat 5", "showdown 9s")))
    assert [line.rstrip() for line in drawn(few)[:4]] == [
        "Last showdown",
        "  Anna: A♣ A♦ · a pair",
        "  Boris: K♣ · high card",
        "  Vera: 2♣ 3♣ 4♣ 4♠ 5♠ · a pair",
    ]


def test_when_it_is_over_every_hand_stands_with_its_player():
    position = """
    poker_auction classic | round 3 | phase over last-deal | mover 1 | moved 1
    seat 0 | chips 1000 | hand 9c* 9d*
    seat 1 | chips 1000 | hand Ac* Kc*
    showdown 9c 9d
    showdown Ac Kc
    """
    lines = drawn(position, None)
    assert [line.rstrip() for line in lines[:2]] == [
        "  Anna    1,000  9♣ 9♦ a pair",
        "  Boris   1,000  A♣ K♣ high card",
    ]
    assert lines[-1] == "The game is over"


def test_the_open_deck_shows_who_deals_who_bids_first_and_what_was_passed_out():
    lines = drawn(
        "poker_auction open-deck | first 1 | mover 1 | lot Th\nseat 0 | hand 9c 9d\nseat 1 | hand Ac Kc\npassed 2h"
    )
    assert lines[0].rstrip() == "Passed out: 2♥"
    assert lines[-4] == "Open deck · Anna deals · first move: Boris"
    assert lines[-2] == "For sale: 10♥ · no bid yet"


def test_while_a_card_is_chosen_it_says_by_whom_and_tiles_are_explained():
    lines = drawn(TILES)
    assert lines[0].startswith("d dots · b bamboo · c characters")
    assert lines[-2] == "Anna chooses a tile to lay"


def test_an_onlooker_gets_no_hand():
    text = "\n".join(drawn(TILES, None))
    assert "5d" not in text
    assert text.count("? ") == 6
    assert "Your hand" not in text


def test_a_long_name_is_shortened():
    state = read_position(TILES)
    lines = draw(state.view(0), GAME.words("en"), ["A" * 40, "B"]).plain.splitlines()
    assert lines[1].startswith("› " + "A" * 15 + "… ")
