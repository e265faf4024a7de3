"""Upkeep, discard phase, and turn after turn."""

import pytest

from ridotto.core import find_game
from ridotto.games.standoff.moves import BondsRepaid, CardDrawn, CreditsGained, TurnStarted

TWO = """
seat 0 | budget 3 | minerals 2 | hand {hand} | deck {deck} | discard {discard}
seat 1 | hand 1-credit
"""


@pytest.mark.rule("STA-14")
def test_a_hand_of_more_than_five_is_discarded_down_to_five_of_the_players_choice(draw, play, refusal) -> None:
    state = draw(TWO.format(hand="1-credit*4 hack blitz trojan", deck="refinery", discard="-"))
    play(state, "end")
    assert (state.phase, state.turn()) == ("discard", (0,))
    assert refusal(state, "drop hack") == ("STA-14", "You must drop at least 2 cards; you named 1.")
    assert refusal(state, "drop hack blitz trojan") == ("STA-14", "You may drop at most 2 cards; you named 3.")
    assert refusal(state, "drop hack hack") == ("STA-14", "You named 2 of Hack; you hold 1.")
    assert refusal(state, "drop hack disposal")[0] == "STA-14"
    assert refusal(state, "draw")[0] == "PHASE"
    play(state, "drop hack blitz")
    assert sorted(state.hands[0]) == ["1-credit"] * 4 + ["trojan"]
    assert state.discards[0] == ["hack", "blitz"]
    assert state.decks[0] == ["refinery"]
    assert state.turn() == (1,)


@pytest.mark.rule("STA-14")
def test_a_card_that_refills_a_hand_is_told_apart_from_one_that_an_action_draws(draw, play) -> None:
    state = draw(TWO.format(hand="1-credit*3", deck="hack blitz", discard="-"))
    drawn = [event for event in play(state, "draw", "end") if isinstance(event, CardDrawn)]
    said = [find_game("standoff").words("en").say(event.message(("Anna", "Lev"))) for event in drawn]
    assert said == ["Anna draws a card.", "Anna refills the hand: a card."]


@pytest.mark.rule("STA-14")
def test_a_hand_of_fewer_than_five_is_filled_up_even_across_a_new_deck(draw, play) -> None:
    state = draw(TWO.format(hand="1-credit", deck="hack", discard="blitz*5"))
    play(state, "end")
    assert sorted(state.hands[0]) == ["1-credit", "blitz", "blitz", "blitz", "hack"]
    assert state.decks[0] == ["blitz"] * 2


@pytest.mark.rule("STA-14")
def test_with_too_few_cards_anywhere_the_hand_stays_smaller(draw, play) -> None:
    state = draw(TWO.format(hand="1-credit", deck="hack", discard="-"))
    play(state, "end")
    assert state.hands[0] == ["1-credit", "hack"]


@pytest.mark.rule("STA-14")
@pytest.mark.parametrize("budget", [3, -3])
def test_the_budget_becomes_nothing_and_minerals_stay(draw, play, budget) -> None:
    state = draw(f"""
        seat 0 | budget {budget} | minerals 2 | hand 1-credit*5
        seat 1 | hand 1-credit
        """)
    play(state, "end")
    assert (state.budgets[0], state.minerals[0]) == (0, 2)


@pytest.mark.rule("STA-15")
def test_the_action_phase_may_be_ended_with_actions_left_and_nothing_to_choose_passes_by_itself(draw, play) -> None:
    state = draw(TWO.format(hand="1-credit*5", deck="hack", discard="-"))
    play(state, "end")
    assert (state.phase, state.turn(), state.actions) == ("action", (1,), 4)


@pytest.mark.rule("STA-15")
def test_what_may_be_dropped_cannot_be_dropped_in_the_action_phase(draw, refusal) -> None:
    state = draw(TWO.format(hand="1-credit*5", deck="hack", discard="-"))
    assert refusal(state, "drop -")[0] == "PHASE"
    assert refusal(state, "choose hack")[0] == "PHASE"


@pytest.mark.rule("STA-15")
def test_hands_and_deck_orders_are_private_and_the_rest_is_public(draw) -> None:
    state = draw("""
        seat 0 | budget 3 | minerals 2 | hand hack blitz | deck trojan*3 | discard 1-credit
        seat 1 | minerals 1 | hand 1-credit | deck airdrop | discard refinery 2-credit
        trash disposal
        temporary restock
        """)
    own, other, onlooker = state.view(0), state.view(1), state.view(None)
    assert set(own.hand) == {"blitz", "hack"}
    assert other.hand == ("1-credit",)
    assert not onlooker.hand
    for view in (own, other, onlooker):
        assert view.budgets == (3, 0)
        assert view.minerals == (2, 1)
        assert view.hand_sizes == (2, 1)
        assert view.deck_sizes == (3, 1)
        assert view.discards == (("1-credit",), ("refinery", "2-credit"))
        assert view.trash == ("disposal",)
        assert view.markets.temporary == ("restock",)


@pytest.mark.rule("STA-6")
def test_bonds_take_two_credits_each_in_the_next_upkeep_and_the_budget_can_go_below_zero(draw, play) -> None:
    state = draw("""
        standoff printed | expansions bonds
        seat 0 | hand 3-bond 4-bond 5-bond 1-credit*2
        seat 1 | hand 1-credit*5
        """)
    play(state, "credit 3-bond", "credit 4-bond", "credit 5-bond")
    assert state.budgets[0] == 12
    assert state.view(1).bonds == (3, 0)
    play(state, "end")
    assert state.budgets == [0, 0]
    play(state, "end")
    assert state.budgets == [-6, 0]
    assert state.bonds == [0, 0]
    play(state, "end", "end")
    assert state.budgets == [0, 0]


@pytest.mark.rule("STA-6")
def test_satellites_do_their_work_in_every_upkeep_of_their_owner(draw, play) -> None:
    state = draw("""
        standoff printed | expansions orbit
        seat 0 | hand 1-credit*5 | deck hack*9
        seat 1 | hand 1-credit*5 | deck trojan*9 | satellites steve steve linda
        """)
    play(state, "end")
    assert state.turn() == (1,)
    assert state.hands[1] == ["1-credit"] * 5 + ["trojan"] * 2
    assert state.budgets == [0, 1]
    play(state, "end", "drop trojan trojan")
    assert state.hands[0] == ["1-credit"] * 5


@pytest.mark.rule("STA-6")
def test_steve_with_nothing_to_draw_does_nothing(draw, play) -> None:
    state = draw("""
        standoff printed | expansions orbit
        seat 0 | hand 1-credit*5
        seat 1 | hand 1-credit*5 | satellites steve
        """)
    play(state, "end")
    assert state.hands[1] == ["1-credit"] * 5


def test_seats_follow_each_other_in_order(draw, play) -> None:
    state = draw("""
        seat 0 | hand 1-credit*5
        seat 1 | hand 1-credit*5
        seat 2 | hand 1-credit*5
        """)
    order = []
    for _turn in range(7):
        order.append(state.turn()[0])
        play(state, "end")
    assert order == [0, 1, 2, 0, 1, 2, 0]


def test_a_player_who_is_away_ends_the_turn_and_drops_horses_and_the_cheapest_cards(draw, play) -> None:
    state = draw(TWO.format(hand="horse 1-credit*5 blitz", deck="hack", discard="-"))
    state.play(0, state.idle(0), 0)
    assert state.phase == "discard"
    state.play(0, state.idle(0), 0)
    assert state.discards[0] == ["1-credit", "horse"]
    assert state.turn() == (1,)


@pytest.mark.rule("STA-6")
def test_a_turn_that_begins_is_told_to_everyone_before_its_upkeep(draw, play) -> None:
    state = draw("""
        standoff printed | expansions orbit
        turn 7
        seat 0 | hand 1-credit*5
        seat 1 | hand 1-credit*5 | bonds 1 | satellites linda
        """)
    events = play(state, "end")
    started = events.index(TurnStarted(seat=1, number=8))
    assert events[started + 1 :] == [BondsRepaid(seat=1, credits=2), CreditsGained(seat=1, credits=1)]
    assert play(state, "end")[-1] == TurnStarted(seat=0, number=9)


@pytest.mark.rule("STA-6")
def test_an_extra_turn_begins_like_any_other(draw, play) -> None:
    state = draw("seat 0 | budget 9 | hand initiative | deck 1-credit*9\nseat 1 | hand -\n")
    play(state, "play initiative")
    assert TurnStarted(seat=0, number=2) in play(state, "end")


@pytest.mark.parametrize(("language", "sentence"), [("en", "Turn 8: Lev."), ("ru", "Ход 8: Lev.")])
def test_a_turn_that_begins_is_said_with_the_name_of_its_player(language, sentence) -> None:
    event = TurnStarted(seat=1, number=8)
    assert find_game("standoff").words(language).say(event.message(["Anna", "Lev"])) == sentence
