"""What happened, in words."""

import pytest

from ridotto.core import find_game
from ridotto.games.poker_auction.moves import (
    CardBought,
    CardLaid,
    CardOpened,
    CardPassedOut,
    CardsDealt,
    CardSold,
    CardTaken,
    CardTakenBack,
    HandShown,
)
from ridotto.games.poker_auction.view import tile_names

GAME = find_game("poker_auction")
NAMES = ["Anna", "Boris"]
TD = {"card": "Td"}


def said(event, language="en"):
    words = GAME.words(language)
    return (words.knowing(tile_names()) if getattr(event, "tiles", False) else words).say(event.message(NAMES))


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(
    "event",
    [
        CardLaid(seat=0, late=False, **TD),
        CardLaid(seat=0, late=True, **TD),
        CardSold(seat=0, seller_seat=1, price=177, tax=89, **TD),
        CardSold(seat=0, seller_seat=0, price=177, tax=89, own=True, **TD),
        CardTakenBack(seat=0, **TD),
        CardOpened(**TD),
        CardBought(seat=0, price=50, **TD),
        CardPassedOut(**TD),
        CardTaken(seat=0, **TD),
        CardsDealt(to=(0,), seat=0, cards=("Td", "Ah")),
        HandShown(seat=0, cards=("Td", "Ah"), makes="high-card"),
    ],
)
def test_cards_are_written_with_their_signs_as_on_the_table(event, language):
    sentence = said(event, language)
    assert "10♦" in sentence
    assert "Td" not in sentence
    assert ("10♦, A♥" in sentence) == hasattr(event, "cards")


def test_tiles_are_called_by_their_names_which_the_table_brings(begun):
    laid = CardLaid(seat=0, card="5d", late=False, tiles=True)
    assert said(laid) == "Anna lays 5 of dots."
    assert said(laid, "ru") == "Anna выкладывает 5 точек."
    table = begun(2, mode="mahjong", deals=1)
    while table.state.outcome() is None:
        table.ring()
    sentences = "".join(said(event) for event in table.events)
    assert not set("♣♦♥♠") & set(sentences)


@pytest.mark.rule("PAU-10")
def test_a_sale_says_who_gets_what_and_a_mover_who_buys_pays_the_banks_half():
    assert said(CardSold(seat=0, seller_seat=1, card="Td", price=177, tax=89)) == (
        "Anna buys 10♦ from Boris for 177: bank +89."
    )
    assert said(CardSold(seat=0, seller_seat=0, card="Td", price=100, tax=50, own=True)) == (
        "Anna buys back 10♦ for 100: bank +50."
    )


def test_a_hand_is_shown_with_the_name_of_what_it_makes():
    shown = HandShown(seat=1, cards=("Ah", "Ad"), makes="pair")
    assert said(shown) == "Boris shows A♥, A♦: a pair."
    assert said(shown, "ru") == "Boris вскрывает A♥, A♦: пара."
