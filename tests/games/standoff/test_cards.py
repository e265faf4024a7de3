"""Every card: played once, and refused for every condition that it has."""

import pytest

from ridotto.games.standoff.cards import CARDS

RICH = """
standoff printed | expansions orbit bonds
cards | copies -
seat 0 | budget {budget} | minerals {minerals} | hand {card} 1-polyomino 2-credit | deck blitz refinery hack | discard -
seat 1 | hand 1-credit trojan | deck hack*2 | satellites linda
"""
WAYS = {
    "1-polyomino": "place 0,2",
    "2-polyomino": "place 0,2 1,2",
    "3-polyomino": "place 5,0 5,1 5,2",
    "4-polyomino": "place 5,0 5,1 5,2 6,1",
    "refinery": "play refinery 0,0",
    "restock": "play restock",
    "blitz": "play blitz",
    "hack": "play hack @1",
    "obstruction": "play obstruction 7,7",
    "airstrike": "play airstrike 15,15",
    "fundraiser": "play fundraiser",
    "airdrop": "play airdrop 1,1",
    "artillery": "play artillery 0,1",
    "forcefield": "play forcefield 0,1",
    "duplicate": "play duplicate",
    "initiative": "play initiative",
    "trojan": "play trojan @1",
    "early-access": "play early-access",
    "disposal": "play disposal 2-credit",
    "steve": "play steve",
    "linda": "play linda",
    "bart": "play bart",
    "zelda": "play zelda",
    "emp": "play emp",
}
COSTS = {
    "1-polyomino": (0, 0), "2-polyomino": (2, 0), "3-polyomino": (4, 0), "4-polyomino": (6, 0), "refinery": (2, 0),
    "restock": (2, 0), "blitz": (3, 0), "hack": (2, 0), "obstruction": (2, 0), "airstrike": (3, 1),
    "fundraiser": (0, 0), "airdrop": (2, 0), "artillery": (4, 1), "forcefield": (2, 0), "duplicate": (4, 0),
    "initiative": (9, 0), "trojan": (1, 0), "early-access": (1, 0), "disposal": (2, 0), "steve": (2, 0),
    "linda": (2, 0), "bart": (4, 0), "zelda": (3, 0), "emp": (2, 0),
}  # fmt: skip
ONCE_ONLY = {"trojan", "steve", "linda", "bart", "zelda"}
"""Cards that do not go to the discard pile."""


def table(draw, card, credits, minerals):
    return draw(RICH.format(budget=credits, minerals=minerals, card=card))


def test_no_card_is_forgotten() -> None:
    unplayed = {name for name, card in CARDS.items() if card.kind in ("resource", "horse")}
    assert set(WAYS) == set(COSTS) == set(CARDS) - unplayed


@pytest.mark.rule("STA-4", "STA-9")
@pytest.mark.parametrize("card", WAYS)
def test_playing_it_pays_its_cost_and_an_action_and_puts_it_away(draw, play, card) -> None:
    credits, minerals = COSTS[card]
    state = table(draw, card, credits, minerals)
    held = state.hands[0].count(card)
    play(state, WAYS[card])
    gained = 2 if card == "fundraiser" else 0
    assert (state.budgets[0], state.minerals[0]) == (gained, 0)
    assert state.acted == 1
    assert state.hands[0].count(card) == held - 1
    if state.phase == "choose":
        assert state.limbo == card
        play(state, f"choose {state.shown()[0]}")
    assert state.discards[0].count(card) == (0 if card in ONCE_ONLY else 1)


@pytest.mark.rule("STA-9")
@pytest.mark.parametrize("card", [card for card, (credits, _minerals) in COSTS.items() if credits])
def test_it_cannot_be_played_with_a_credit_too_few(draw, refusal, card) -> None:
    credits, minerals = COSTS[card]
    rule, sentence = refusal(table(draw, card, credits - 1, minerals), WAYS[card])
    assert rule == "STA-9"
    assert sentence.endswith(f"your budget is {credits - 1}.")


@pytest.mark.rule("STA-9")
@pytest.mark.parametrize("card", [card for card, (_credits, minerals) in COSTS.items() if minerals])
def test_it_cannot_be_played_with_a_mineral_too_few(draw, refusal, card) -> None:
    credits, minerals = COSTS[card]
    rule, sentence = refusal(table(draw, card, credits, minerals - 1), WAYS[card])
    assert (rule, sentence) == ("STA-9", "That costs 1 mineral; you have 0.")


@pytest.mark.rule("STA-10")
@pytest.mark.parametrize("card", WAYS)
def test_it_cannot_be_played_with_a_budget_below_zero(draw, refusal, card) -> None:
    assert refusal(table(draw, card, -1, 9), WAYS[card])[0] == "STA-10"


@pytest.mark.rule("STA-7")
@pytest.mark.parametrize("card", WAYS)
def test_it_cannot_be_played_with_no_action_left(draw, refusal, card) -> None:
    state = table(draw, card, 9, 9)
    state.actions = 0
    assert refusal(state, WAYS[card])[0] == "STA-7"


@pytest.mark.rule("STA-9")
@pytest.mark.parametrize("card", WAYS)
def test_it_cannot_be_played_from_anywhere_but_the_hand(draw, refusal, card) -> None:
    state = table(draw, card, 9, 9)
    state.hands[0] = []
    rule, sentence = refusal(state, WAYS[card])
    assert rule == "STA-9"
    assert sentence.startswith("You do not hold ")


@pytest.mark.rule("STA-9")
@pytest.mark.parametrize(
    ("card", "typed"),
    [
        ("restock", "play restock 0,0"),
        ("restock", "play restock @1"),
        ("hack", "play hack"),
        ("hack", "play hack 0,0"),
        ("refinery", "play refinery"),
        ("refinery", "play refinery @1"),
        ("disposal", "play disposal @1"),
        ("steve", "play steve 0,0"),
    ],
)
def test_a_card_takes_what_it_asks_for_and_nothing_else(draw, refusal, card, typed) -> None:
    assert refusal(table(draw, card, 9, 9), typed)[0] == "FORM"


@pytest.mark.parametrize(
    ("card", "typed", "rule"),
    [
        ("2-credit", "play 2-credit", "STA-7"),
        ("2-polyomino", "play 2-polyomino", "STA-7"),
        ("hack", "place hack 0,2", "STA-16"),
        ("2-credit", "place 2-credit 0,2", "STA-16"),
        ("horse", "play horse", "STA-4"),
    ],
)
def test_each_kind_of_card_is_played_in_its_own_way(draw, refusal, card, typed, rule) -> None:
    assert refusal(table(draw, card, 9, 9), typed)[0] == rule


@pytest.mark.rule("STA-4")
@pytest.mark.parametrize(("card", "credits"), [("1-credit", 1), ("2-credit", 2), ("3-credit", 3)])
def test_a_resource_card_gives_what_is_on_it(draw, play, card, credits) -> None:
    state = draw(f"""
        seat 0 | budget -1 | hand {card}
        seat 1 | hand -
        turn 1 | seat 0 | actions 0
        """)
    play(state, f"credit {card}")
    assert state.budgets[0] == credits - 1
    assert state.discards[0] == [card]


@pytest.mark.rule("STA-4")
@pytest.mark.parametrize(("card", "credits"), [("3-bond", 3), ("4-bond", 4), ("5-bond", 5)])
def test_a_bond_gives_what_is_on_it_and_is_remembered(draw, play, card, credits) -> None:
    state = draw(f"""
        standoff printed | expansions bonds
        seat 0 | hand {card}*2
        seat 1 | hand -
        """)
    play(state, f"credit {card}", f"credit {card}")
    assert state.budgets[0] == 2 * credits
    assert state.bonds == [2, 0]


@pytest.mark.rule("STA-4")
def test_a_rebalanced_table_asks_for_minerals(draw, play, refusal) -> None:
    state = draw("""
        standoff rebalanced
        seat 0 | budget 4 | minerals 0 | hand 4-polyomino
        seat 1 | hand -
        """)
    assert refusal(state, "place 5,0 5,1 5,2 5,3") == ("STA-9", "That costs 1 mineral; you have 0.")
    state.minerals[0] = 1
    play(state, "place 5,0 5,1 5,2 5,3")
    assert (state.budgets[0], state.minerals[0]) == (0, 0)


@pytest.mark.rule("STA-4")
def test_a_card_that_does_not_exist_is_refused(draw) -> None:
    from ridotto.core import Refused
    from ridotto.games.standoff.moves import Buy

    with pytest.raises(Refused) as refused:
        table(draw, "hack", 9, 9).check(0, Buy("joker"), 0)
    assert refused.value.rule == "STA-4"
