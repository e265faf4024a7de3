"""Actions and free actions."""

import pytest

from ridotto.core import find_game
from ridotto.games.standoff.moves import Bought, Hacked, MarketRefilled, Placed, TokenPlaced

PLAIN = """
seat 0 | hand 1-credit*2 2-credit 1-polyomino hack | deck blitz refinery | minerals 3
seat 1 | hand 1-credit | deck 1-credit
"""


@pytest.mark.rule("STA-7")
def test_a_turn_has_four_actions_and_then_waits_to_be_ended(draw, play, refusal) -> None:
    state = draw(PLAIN)
    play(state, "credit 2-credit", "draw", "discard refinery", "buy 1-polyomino", "draw")
    assert state.actions == 0
    for typed in ("draw", "discard 1-credit", "buy 1-credit", "place 5,0", "mine"):
        assert refusal(state, typed) == ("STA-7", "You have no action left this turn.")
    play(state, "credit 1-credit", "convert 1")
    assert state.turn() == (0,)
    play(state, "end")
    assert state.turn() == (1,)


@pytest.mark.rule("STA-7")
def test_discarding_puts_a_card_of_the_hand_on_the_own_discard_pile(draw, play, refusal) -> None:
    state = draw(PLAIN)
    play(state, "discard hack")
    assert state.discards[0] == ["hack"]
    assert "hack" not in state.hands[0]
    assert state.actions == 3
    assert refusal(state, "discard hack") == ("STA-9", "You do not hold Hack.")


@pytest.mark.rule("STA-7")
def test_only_one_polyomino_card_a_turn(draw, play, refusal) -> None:
    state = draw("""
        seat 0 | budget 9 | hand 1-polyomino 2-polyomino
        seat 1 | hand 1-credit
        """)
    play(state, "place 5,0")
    assert refusal(state, "place 6,0 7,0") == ("STA-7", "Only one polyomino card may be played in a turn.")
    play(state, "end", "end")
    assert not state.placed


@pytest.mark.rule("STA-8")
def test_resource_cards_give_their_credits_freely(draw, play, refusal) -> None:
    state = draw("""
        turn 3 | seat 0 | actions 0
        seat 0 | hand 1-credit 2-credit 3-credit 1-polyomino
        seat 1 | hand 1-credit
        """)
    play(state, "credit 1-credit", "credit 2-credit", "credit 3-credit")
    assert state.budgets[0] == 6
    assert state.discards[0] == ["1-credit", "2-credit", "3-credit"]
    assert refusal(state, "credit 1-polyomino") == ("STA-8", "1-polyomino is not a resource card.")
    assert refusal(state, "credit 1-credit") == ("STA-9", "You do not hold 1-credit.")


@pytest.mark.rule("STA-8")
def test_minerals_become_as_many_credits_freely(draw, play, refusal) -> None:
    state = draw(PLAIN)
    play(state, "convert 2")
    assert (state.budgets[0], state.minerals[0], state.actions) == (2, 1, 4)
    assert refusal(state, "convert 2") == ("STA-8", "You cannot convert 2: you have 1 mineral.")
    assert refusal(state, "convert 0")[0] == "STA-8"
    assert refusal(state, "convert -3")[0] == "STA-8"


@pytest.mark.rule("STA-10")
@pytest.mark.parametrize("typed", ["place 5,0", "play fundraiser", "play hack @1"])
def test_with_a_budget_below_zero_no_action_or_polyomino_card_can_be_played(draw, refusal, typed) -> None:
    state = draw("""
        seat 0 | budget -1 | hand 1-polyomino fundraiser hack
        seat 1 | hand 1-credit
        """)
    assert refusal(state, typed)[0] == "STA-10"


@pytest.mark.rule("STA-10")
def test_credits_can_bring_a_budget_back_above_zero(draw, play) -> None:
    state = draw("""
        seat 0 | budget -2 | minerals 1 | hand 1-polyomino 1-credit
        seat 1 | hand 1-credit
        """)
    play(state, "credit 1-credit", "convert 1", "place 5,0")
    assert state.budgets[0] == 0


@pytest.mark.rule("STA-11")
def test_the_top_card_of_the_deck_is_drawn(draw, play) -> None:
    state = draw(PLAIN)
    play(state, "draw")
    assert state.hands[0][-1] == "refinery"
    assert state.decks[0] == ["blitz"]


@pytest.mark.rule("STA-11")
def test_an_empty_deck_is_made_anew_from_the_discard_pile(draw, play) -> None:
    state = draw("""
        seat 0 | hand 1-credit | discard hack blitz trojan
        seat 1 | hand 1-credit
        """)
    events = play(state, "draw")
    assert [type(event).__name__ for event in events] == ["DeckShuffled", "CardDrawn", "CardReceived"]
    assert state.discards[0] == []
    assert sorted(state.decks[0] + state.hands[0]) == ["1-credit", "blitz", "hack", "trojan"]
    assert len(state.hands[0]) == 2


@pytest.mark.rule("STA-11")
def test_with_no_card_anywhere_drawing_is_refused_and_costs_no_action(draw, refusal) -> None:
    state = draw("""
        seat 0 | hand 1-credit
        seat 1 | hand 1-credit
        """)
    assert refusal(state, "draw")[0] == "STA-11"
    assert state.actions == 4


@pytest.mark.rule("STA-12")
def test_a_bought_card_goes_to_the_discard_pile_and_its_pile_shrinks(draw, play) -> None:
    state = draw("""
        seat 0 | budget 7 | hand -
        seat 1 | hand 1-credit
        """)
    play(state, "buy 3-credit", "buy 2-credit")
    assert state.discards[0] == ["3-credit", "2-credit"]
    assert state.budgets[0] == 0
    assert state.view(0).markets.permanent["3-credit"] == 15
    assert state.actions == 2


@pytest.mark.rule("STA-12")
def test_a_card_of_the_temporary_market_is_replaced_while_its_pile_lasts(draw, play, refusal) -> None:
    state = draw("""
        seat 0 | budget 9 | minerals 4 | hand -
        seat 1 | hand 1-credit
        temporary hack airstrike hack
        pile trojan
        """)
    play(state, "buy airstrike")
    assert state.temporary == ("hack", "trojan", "hack")
    assert (state.budgets[0], state.minerals[0]) == (6, 2)
    play(state, "buy hack")
    assert state.temporary == ("trojan", "hack")
    assert refusal(state, "buy airstrike") == ("STA-12", "Airstrike is not for sale now.")


@pytest.mark.rule("STA-12")
@pytest.mark.parametrize(
    ("money", "typed", "sentence"),
    [
        ("budget -1", "buy 1-credit", "Your budget is -1; while it is below zero you can neither play nor buy a card."),
        ("budget 4", "buy 3-credit", "That costs 5 credits; your budget is 4."),
        ("budget 3 | minerals 1", "buy airstrike", "That costs 2 minerals; you have 1."),
        ("budget 9", "buy 4-polyomino", "4-polyomino is not for sale now."),
        ("budget 9", "buy horse", "Horse is not for sale now."),
    ],
)
def test_what_cannot_be_paid_or_is_not_there_cannot_be_bought(draw, refusal, money, typed, sentence) -> None:
    state = draw(f"""
        seat 0 | {money} | hand -
        seat 1 | hand 1-credit
        permanent 18 18 18 0 30 24 16 16
        temporary airstrike
        """)
    assert refusal(state, typed) == ("STA-12", sentence)


@pytest.mark.rule("STA-13")
def test_mining_gives_one_mineral_for_a_small_patch_and_two_for_a_large_one(draw, play) -> None:
    state = draw("""
        seat 0 | minerals 1 | hand -
        seat 1 | hand 1-credit
        tokens | refinery 0,0 0,2 15,15
        000.............
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
        ...............1
        """)
    play(state, "mine", "mine")
    assert state.minerals == [7, 0]
    assert state.actions == 2


@pytest.mark.rule("STA-13")
def test_mining_without_an_own_refinery_is_refused(draw, refusal) -> None:
    state = draw("""
        seat 0 | hand -
        seat 1 | hand 1-credit
        tokens | refinery 15,15
        """)
    assert refusal(state, "mine") == ("STA-13", "You have no refinery.")


@pytest.mark.rule("STA-12")
def test_a_bought_card_and_its_successor_name_their_place_in_the_market(draw, play) -> None:
    state = draw("""
        seat 0 | budget 9 | hand -
        seat 1 | hand -
        temporary restock blitz hack
        pile trojan airdrop
        """)
    assert play(state, "buy blitz") == [
        Bought(seat=0, card="blitz", market="temporary", slot=1),
        MarketRefilled(card="airdrop", slot=1),
    ]
    assert state.temporary == ("restock", "airdrop", "hack")
    assert play(state, "buy 3-polyomino") == [Bought(seat=0, card="3-polyomino", market="permanent", slot=2)]
    assert list(state.view(0).markets.permanent)[2] == "3-polyomino"


SAID = [
    (
        Bought(seat=0, card="early-access", market="temporary", slot=1),
        "Anna buys Early Access.",
        "Anna покупает карту «Ранний доступ».",
    ),
    (
        MarketRefilled(card="hack", slot=1),
        "Hack comes up in the temporary market.",
        "На временном рынке появляется «Взлом».",
    ),
    (
        Placed(seat=1, card="2-polyomino", squares=((0, 4), (0, 15))),
        "Lev plays 2-polyomino: blocks on 0,4 0,15.",
        "Lev играет карту «2-полимино»: блоки на клетках 0,4 0,15.",
    ),
    (
        TokenPlaced(seat=1, improvement="artillery", square=(8, 5), squares=((8, 5),)),
        "Lev puts artillery on 8,5.",
        "Lev ставит артиллерию на клетку 8,5.",
    ),
    (
        Hacked(seat=0, target_seat=1, card="forcefield"),
        "Anna makes Lev discard Forcefield.",
        "Anna взламывает руку игрока Lev: «Силовое поле» уходит в сброс.",
    ),
]


@pytest.mark.parametrize(("event", "english", "russian"), SAID)
def test_what_happened_is_said_with_names_of_players_and_cards_in_both_languages(event, english, russian) -> None:
    game = find_game("standoff")
    assert game.words("en").say(event.message(["Anna", "Lev"])) == english
    assert game.words("ru").say(event.message(["Anna", "Lev"])) == russian
