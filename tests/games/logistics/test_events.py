"""What is told of a move, in words."""

from __future__ import annotations

import msgspec
import pytest

from ridotto.core import Event
from ridotto.games.logistics import game
from ridotto.games.logistics.moves import Returned

from .table import kinds, play, position

CAPTURING_TREE = """
    logistics turn 4 A sow
    A cards - | Lr Mb Sg | - | -
    A stock Sr
    B cards - | Sy My | - | Sb
    B stock Sk
"""
NEST = """
    logistics turn 4 A sow
    A cards - | Sg Mk | -
    A stock Sg Lk
    B cards - | Lr Mr Sr | -
    B stock Sk
"""
POWERS = """
    logistics turn 4 B power
    A cards Sg | - | My Mb
    A stock Sr
    A vault Lk
    B cards Ly | - | -
    B stock Sk
    powers {}
"""


def state_of(cards: str) -> str:
    """A position with these cards in which A is to sow."""
    return f"logistics turn 4 A sow\n{cards}\nA stock Sr\nB cards - | - | - | -\nB stock 2Sk"


def told(events: list[Event], language: str = "en") -> list[str]:
    words = game.words(language)
    return [words.say(event.message(["Anna", "Bob"])) for event in events]


@pytest.mark.rule("LOG-14", "LOG-18")
def test_a_tree_is_told_bottom_first_when_it_is_sown_captures_or_is_vaulted():
    assert told(play(position(CAPTURING_TREE), "card 1")) == [
        "Anna sows card A1: Lr, Mb, Sg, the first three as a tree.",
        "Anna’s tree guards card A2.",
        "Anna captures Sy, My from Bob’s card B1 with Lr, Mb, Sg.",
        "Anna gains a power: the tree’s (any one of its colours).",
    ]
    vaulted = position(CAPTURING_TREE.replace("- | Lr Mb Sg | - | -", "- | - | - | Lr Mb Sg"))
    assert told(play(vaulted, "card 3"))[1:] == ["Anna’s vault receives Lr, Mb, Sg.", "Anna may sow again."]


@pytest.mark.rule("LOG-7", "LOG-13")
def test_what_is_sown_from_a_card_is_told_in_sowing_order_the_tree_first():
    state = position(CAPTURING_TREE.replace("Lr Mb Sg", "Sk My Lr Mb Sg"))
    assert told(play(state, "card 1"))[0] == "Anna sows card A1: Lr, Mb, Sg, My, Sk, the first three as a tree."


@pytest.mark.rule("LOG-16")
def test_a_nest_is_told_with_the_card_that_it_captures():
    events = play(position(NEST), "stock Sg Lk")
    assert told(events)[2] == "Anna captures Lr, Mr, Sr from Bob’s card B1 with Lk, the large of a nest."
    assert (
        told(events, "ru")[2]
        == "Anna захватывает с карты B1 игрока Bob: Бк, Ск, Мк; захват совершает Бч, гнездо ломает дерево."
    )


@pytest.mark.rule("LOG-11", "LOG-16")
def test_trees_and_nests_that_a_sowing_makes_or_covers_are_told():
    state = position(
        "logistics turn 4 A sow\nA cards Lr Mr | Lg Mg Sg | Sg Mk | -\nA stock Sr Sb Lk\n"
        "B cards - | - | - | -\nB stock Sk"
    )
    events = play(state, "stock Sr Sb Lk")
    assert told(events)[1:] == [
        "Anna’s tree guards card A0.",
        "Anna’s card A1 has no tree any more and is not guarded.",
        "A nest on Anna’s card A2: Lk.",
    ]
    assert told(events, "ru")[1:] == [
        "Дерево игрока Anna охраняет карту A0.",
        "На карте A1 игрока Anna больше нет дерева, она без охраны.",
        "Гнездо на карте A2 игрока Anna: Бч.",
    ]


@pytest.mark.rule("LOG-11", "LOG-18")
@pytest.mark.parametrize(
    ("power", "move", "trees"),
    [
        ("yellow", "return A0", ["Anna’s card A0 has no tree any more and is not guarded."]),
        ("yellow", "return A1", ["Anna’s tree guards card A1."]),
        ("black", "swap A 0.2 2.0", ["Anna’s card A0 has no tree any more and is not guarded."]),
        ("red", "advance B0", []),
    ],
)
def test_trees_that_a_power_makes_or_undoes_are_told(power: str, move: str, trees: list[str]):
    state = position(
        "logistics turn 4 B power\nA cards Lr Mr Sr | Lg Mg Sg Sb | Mk\nA stock Sr\n"
        f"B cards Ly | - | -\nB stock Sk\npowers {power}"
    )
    assert told(play(state, move))[1:] == trees


@pytest.mark.rule("LOG-6", "LOG-7", "LOG-13")
def test_a_sowing_tells_where_each_piece_lands_and_what_it_makes():
    cards = "A cards Sk Lr Mb Sg | Ly My | - | -"
    state = position(f"logistics turn 4 A sow\n{cards}\nA stock Sr Sy\nB cards - | - | - | -\nB stock 2Sk")
    stock = msgspec.to_builtins(play(state, "stock Sr Sy")[0])
    assert stock["landings"] == ({"pyramids": ("Sr",), "place": 0}, {"pyramids": ("Sy",), "place": 1, "makes": "tree"})
    card = msgspec.to_builtins(play(position(state_of(cards)), "card 0")[0])
    assert card["landings"] == (
        {"pyramids": ("Lr", "Mb", "Sg"), "place": 1, "makes": "tree"},
        {"pyramids": ("Sk",), "place": 2},
    )


def test_a_sowing_tells_the_number_of_its_turn():
    state = position(state_of("A cards - | - | Sg | Sk"))
    told_turns = [play(state, move)[0].turn for move in ("card 3", "stock Sr", "stock Sk")]
    assert told_turns == [4, 4, 5]


@pytest.mark.rule("LOG-7", "LOG-21")
def test_the_vault_is_the_place_after_the_last_card():
    vaulted = msgspec.to_builtins(play(position(state_of("A cards - | - | - | Sk")), "card 3")[0])
    assert vaulted["landings"] == ({"pyramids": ("Sk",), "place": 4},)
    for card, place in ((2, 3), (3, 4)):
        state = position(state_of("A cards - | - | Sg | Sk").replace("A sow", "A power") + "\npowers red")
        assert play(state, f"advance A{card}")[0].place == place


@pytest.mark.parametrize(
    ("power", "move", "english"),
    [
        ("cyan", "take A Lk", "Bob moves Lk from Anna’s vault to Anna’s stock."),
        ("clear", "return A2", "Bob returns Mb from card A2 to Anna’s stock."),
        ("red", "advance B0", "Bob moves Ly from card B0 to the next card."),
        ("red", "advance A2", "Bob moves Mb from card A2 into Anna’s vault."),
        ("black", "swap A 0.0 2.1", "Bob swaps Sg (card A0, bottom) and Mb (card A2, second from below)."),
        ("white", "decline", "Bob declines the power: white (swap on the other side)."),
        ("red/green", "decline", "Bob declines the power: the tree’s (any one of its colours)."),
    ],
)
def test_the_use_of_a_power_is_told_with_its_side(power: str, move: str, english: str):
    events = play(position(POWERS.format(power)), move)
    assert told(events) == [english]
    assert told(events, "ru") != [english]


@pytest.mark.rule("LOG-18")
def test_a_power_is_told_when_it_can_be_used_and_when_it_lapses_in_order():
    state = position(POWERS.format("yellow blue orange"))
    events = play(state, "return A0")
    assert kinds(events) == ["returned", "power-lapsed", "power-gained"]
    assert told(events)[1:] == [
        "Bob’s power has no target and lapses: blue (swap on the own side).",
        "Bob gains a power: orange (top piece forward).",
    ]


@pytest.mark.parametrize(
    ("language", "seat", "sentence"),
    [
        ("en", 0, "Anna returns Sg from card A1 to their own stock."),
        ("en", 1, "Bob returns Sg from card A1 to Anna’s stock."),
        ("ru", 0, "Anna возвращает с карты A1 в свой запас: Мз."),
        ("ru", 1, "Bob возвращает с карты A1 в запас игрока Anna: Мз."),
    ],
)
def test_what_goes_to_ones_own_stock_is_told_so(language: str, seat: int, sentence: str) -> None:
    event = Returned(seat=seat, owner_seat=0, card=1, pyramid="Sg")
    assert game.words(language).say(event.message(["Anna", "Bob"])) == sentence
