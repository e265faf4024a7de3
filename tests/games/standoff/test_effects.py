"""What the action cards do."""

import pytest

from ridotto.games.standoff.board import bit

NONE = "seat 1 | hand -"


def deal(draw, hand, other=NONE, **more):
    own = f"seat 0 | budget 20 | minerals 9 | hand {hand}"
    for name, value in more.items():
        own += f" | {name} {value}"
    return draw(f"standoff printed | expansions orbit bonds\n{own}\n{other}\n")


@pytest.mark.rule("STA-9")
def test_restock_draws_three_cards_or_as_many_as_there_are(draw, play, refusal) -> None:
    state = deal(draw, "restock", deck="hack*5")
    play(state, "play restock")
    assert state.hands[0] == ["hack"] * 3
    state = deal(draw, "restock", deck="hack", discard="blitz")
    play(state, "play restock")
    assert sorted(state.hands[0]) == ["blitz", "hack"]
    assert state.discards[0] == ["restock"]
    assert refusal(deal(draw, "restock"), "play restock")[0] == "STA-9"


def test_blitz_gives_three_more_actions(draw, play) -> None:
    state = deal(draw, "blitz")
    play(state, "play blitz")
    assert state.actions == 6


@pytest.mark.rule("STA-26")
def test_no_turn_has_more_than_sixty_actions_whatever_blitz_adds(draw, play, refusal) -> None:
    state = deal(draw, "blitz*3")
    state.actions, state.acted = 2, 56
    play(state, "play blitz")
    assert (state.actions, state.acted) == (3, 57)
    assert refusal(state, "play blitz") == ("STA-26", "A turn has at most 60 actions, and this one has them all.")


@pytest.mark.rule("STA-23")
def test_hack_shows_a_hand_and_the_chosen_card_is_discarded(draw, play, refusal) -> None:
    state = deal(draw, "hack blitz", "seat 1 | hand trojan 1-credit horse")
    events = play(state, "play hack @1")
    assert state.phase == "choose"
    assert state.turn() == (0,)
    assert state.discards[0] == []
    assert refusal(state, "choose blitz") == ("STA-9", "Blitz is not among the cards that lie open to you.")
    assert refusal(state, "end") == ("PHASE", "First choose one of the cards that lie open to you.")
    seen = [event for event in events if type(event).__name__ == "CardSeen"]
    assert {event.card for event in seen} == {"trojan", "1-credit", "horse"}
    assert all(event.to == (0,) for event in seen)
    play(state, "choose horse")
    assert state.hands[1] == ["trojan", "1-credit"]
    assert state.discards == [["hack"], ["horse"]]
    assert state.phase == "action"
    assert state.actions == 3


@pytest.mark.rule("STA-9")
def test_hack_needs_an_opponent_with_a_card_in_hand(draw, refusal) -> None:
    assert refusal(deal(draw, "hack"), "play hack @1") == ("STA-9", "No opponent has a card in hand.")
    three = deal(draw, "hack", "seat 1 | hand -\nseat 2 | hand blitz")
    assert refusal(three, "play hack @1") == ("STA-9", "That player has no card in hand.")
    assert refusal(three, "play hack @0") == ("STA-9", "There is no opponent in seat 0.")
    assert refusal(three, "play hack @3") == ("STA-9", "There is no opponent in seat 3.")


@pytest.mark.rule("STA-23")
def test_early_access_takes_a_card_of_the_own_deck_which_is_then_shuffled(draw, play, refusal) -> None:
    state = deal(draw, "early-access", deck="hack blitz trojan*2")
    draws = state.draws()
    play(state, "play early-access")
    assert (state.phase, state.turn(), state.draws()) == ("choose", (0,), draws)
    assert refusal(state, "choose restock")[0] == "STA-9"
    play(state, "choose blitz")
    assert state.hands[0] == ["blitz"]
    assert sorted(state.decks[0]) == ["hack", "trojan", "trojan"]
    assert state.discards[0] == ["early-access"]
    assert state.draws() > draws


@pytest.mark.rule("STA-9")
def test_early_access_with_an_empty_deck_is_refused_and_does_not_reshuffle(draw, refusal) -> None:
    state = deal(draw, "early-access", discard="hack*3")
    assert refusal(state, "play early-access") == ("STA-9", "Your deck is empty.")


@pytest.mark.rule("STA-9")
def test_disposal_trashes_up_to_three_cards_of_the_hand_or_none(draw, play, refusal) -> None:
    state = deal(draw, "disposal horse 1-credit*2 hack")
    assert refusal(state, "play disposal horse 1-credit 1-credit hack")[0] == "STA-4"
    assert refusal(state, "play disposal hack hack") == ("STA-4", "You named 2 of Hack; you hold 1.")
    assert refusal(state, "play disposal disposal") == (
        "STA-4",
        "You named 1 of Disposal; besides the one being played you hold 0.",
    )
    assert refusal(state, "play disposal blitz") == ("STA-4", "You do not hold Blitz.")
    play(state, "play disposal horse 1-credit 1-credit")
    assert state.trash == ("horse", "1-credit", "1-credit")
    assert state.hands[0] == ["hack"]
    state = deal(draw, "disposal hack")
    said = "Disposal needs the cards to trash (- for none). Try: play disposal -, play disposal hack"
    assert refusal(state, "play disposal") == ("FORM", said)
    play(state, "play disposal -")
    assert (state.trash, state.hands[0], state.discards[0]) == ((), ["hack"], ["disposal"])


@pytest.mark.rule("STA-9")
def test_fundraiser_gives_a_credit_for_each_card_left_in_hand(draw, play) -> None:
    state = deal(draw, "fundraiser*2 hack horse")
    play(state, "play fundraiser", "play fundraiser")
    assert state.budgets[0] == 20 + 3 + 2
    state = deal(draw, "fundraiser")
    play(state, "play fundraiser")
    assert state.budgets[0] == 20


@pytest.mark.rule("STA-4")
def test_trojan_puts_a_horse_into_an_opponents_deck_and_is_trashed(draw, play, refusal) -> None:
    state = deal(draw, "trojan", "seat 1 | hand - | deck hack*3")
    assert refusal(state, "play trojan @0")[0] == "STA-9"
    play(state, "play trojan @1")
    assert sorted(state.decks[1]) == ["hack"] * 3 + ["horse"]
    assert state.trash == ("trojan",)
    assert state.discards[0] == []


@pytest.mark.rule("STA-4")
def test_the_opponents_deck_is_shuffled_after_the_horse_went_in(draw, play) -> None:
    places = set()
    for number in range(20):
        state = deal(draw, "trojan", "seat 1 | hand - | deck hack*5")
        state.chance.key = number
        play(state, "play trojan @1")
        places.add(state.decks[1].index("horse"))
    assert len(places) > 3


@pytest.mark.rule("STA-4")
def test_a_horse_cannot_be_played_nor_discarded_as_an_action(draw, play, refusal) -> None:
    state = deal(draw, "horse*6", deck="hack")
    assert refusal(state, "discard horse") == ("STA-4", "A Horse cannot be discarded as an action.")
    assert refusal(state, "play horse") == ("STA-4", "A Horse cannot be played.")
    play(state, "end", "drop horse")
    assert state.discards[0] == ["horse"]


@pytest.mark.rule("STA-24")
def test_initiative_gives_another_turn_with_its_own_upkeep_actions_and_discard_phase(draw, play) -> None:
    state = deal(draw, "initiative 3-bond 1-credit*5", "seat 1 | hand 1-credit*5", deck="hack*9", satellites="linda")
    play(state, "credit 3-bond", "play initiative", "draw", "end", "drop 1-credit")
    assert (state.turn(), state.number, state.actions) == ((0,), 2, 4)
    assert state.budgets[0] == 1 - 2
    play(state, "end")
    assert state.turn() == (1,)


@pytest.mark.rule("STA-24")
def test_a_second_extra_turn_in_the_same_turn_is_refused_but_not_in_the_next(draw, play, refusal) -> None:
    state = deal(draw, "initiative*2 duplicate 1-credit*2", deck="hack")
    play(state, "play initiative")
    assert refusal(state, "play initiative")[0] == "STA-24"
    assert refusal(state, "play duplicate")[0] == "STA-24"
    play(state, "end")
    state.budgets[0] = 9
    play(state, "play initiative")
    assert state.extra


# ---- improvements, blocks


@pytest.mark.rule("STA-20")
@pytest.mark.parametrize("card", ["refinery", "artillery", "forcefield"])
def test_an_improvement_goes_on_an_own_block_that_has_none(draw, play, refusal, card) -> None:
    state = deal(draw, f"{card}*2", "seat 1 | hand -")
    assert refusal(state, f"play {card} 15,15") == ("STA-20", "You have no block on 15,15.")
    assert refusal(state, f"play {card} 5,5") == ("STA-20", "You have no block on 5,5.")
    assert refusal(state, f"play {card} 16,0")[0] == "STA-1"
    play(state, f"play {card} 0,0")
    assert [(token.square, token.token, token.seat) for token in state.view(1).tokens] == [((0, 0), card, 0)]
    state.blocks[0] |= bit((0, 2))
    assert refusal(state, f"play {card} 0,0") == ("STA-20", "The block on 0,0 already holds a token.")


@pytest.mark.rule("STA-4")
def test_a_refinery_needs_a_mineral_patch_under_the_block(draw, refusal) -> None:
    state = deal(draw, "refinery")
    assert refusal(state, "play refinery 0,1") == ("STA-4", "There is no mineral patch under 0,1.")


@pytest.mark.rule("STA-9")
@pytest.mark.parametrize("card", ["refinery", "artillery", "forcefield"])
def test_an_improvement_without_a_block_to_go_on_cannot_be_played(draw, refusal, card) -> None:
    state = deal(draw, card)
    state.blocks[0] = 0
    rule, sentence = refusal(state, f"play {card} 0,0")
    assert rule == "STA-9"
    assert sentence.startswith("There is nothing that")


@pytest.mark.rule("STA-20", "STA-21")
def test_an_airstrike_destroys_any_one_block_and_what_is_on_it(draw, play, refusal) -> None:
    state = deal(draw, "airstrike*3", "seat 1 | hand -\ntokens | refinery 15,15 | forcefield 0,0")
    assert refusal(state, "play airstrike 7,7") == ("STA-21", "There is no block on 7,7.")
    play(state, "play airstrike 15,15", "play airstrike 3,6", "play airstrike 0,0")
    view = state.view(0)
    assert view.tokens == ()
    assert (view.board[15][15], view.board[3][6], view.board[0][0]) == (".", ".", ".")


@pytest.mark.rule("STA-9")
def test_an_airstrike_with_no_block_left_cannot_be_played(draw, refusal) -> None:
    state = deal(draw, "airstrike")
    state.blocks = [0, 0, 0]
    assert refusal(state, "play airstrike 7,7")[0] == "STA-9"


@pytest.mark.rule("STA-19")
def test_obstruction_puts_a_black_block_on_any_empty_square_even_in_a_forcefield(draw, play, refusal) -> None:
    state = deal(draw, "obstruction*3", "seat 1 | hand -\ntokens | forcefield 15,15")
    play(state, "play obstruction 15,13", "play obstruction 7,7")
    assert state.view(0).board[15] == ".............#11"
    assert state.view(0).board[7][7] == "#"
    assert refusal(state, "play obstruction 0,0") == ("STA-19", "The square 0,0 already holds a block.")


@pytest.mark.rule("STA-19")
def test_an_airdrop_obeys_the_rules_of_placement_and_is_not_the_turns_polyomino(draw, play, refusal) -> None:
    state = deal(draw, "airdrop*3 1-polyomino", "seat 1 | hand -\ntokens | forcefield 15,15")
    assert refusal(state, "play airdrop 7,7")[0] == "STA-17"
    assert refusal(state, "play airdrop 0,0")[0] == "STA-18"
    assert refusal(state, "play airdrop 15,13")[0] == "STA-18"
    play(state, "play airdrop 1,1", "place 0,2", "play airdrop 2,1")
    assert state.view(0).board[:3] == ("000.............", ".0..............", ".0..............")


# ---- artillery


@pytest.mark.rule("STA-21")
def test_artillery_destroys_a_block_within_four_for_an_action_and_a_credit(draw, play, refusal) -> None:
    state = draw("""
        seat 0 | budget 2 | hand -
        seat 1 | hand -
        tokens | artillery 2,4 | refinery 0,2
        ..1.1...........
        ................
        ....0...........
        ......####......
        ................
        ................
        ....1...........
        ................
        ......1.........
        ................
        ................
        ................
        ................
        ................
        ................
        ................
        """)
    assert refusal(state, "fire 2,4 8,6") == ("STA-21", "That is 8 squares away; artillery reaches 4.")
    assert refusal(state, "fire 2,4 3,8")[0] == "STA-21"
    assert refusal(state, "fire 2,4 2,5") == ("STA-21", "There is no block on 2,5.")
    assert refusal(state, "fire 0,2 0,4") == ("STA-21", "You have no artillery on 0,2.")
    assert refusal(state, "fire 2,4 -1,4")[0] == "STA-1"
    play(state, "fire 2,4 0,2")
    assert (state.actions, state.budgets[0], state.refineries) == (3, 1, 0)
    play(state, "fire 2,4 6,4")
    assert refusal(state, "fire 2,4 0,4") == ("STA-21", "That costs 1 credit; your budget is 0.")


@pytest.mark.rule("STA-21")
def test_firing_needs_an_action_and_somebody_elses_artillery_does_not_fire(draw, refusal) -> None:
    state = deal(draw, "-", "seat 1 | hand -\ntokens | artillery 0,1 15,15")
    assert refusal(state, "fire 15,15 15,14")[0] == "STA-21"
    state.actions = 0
    assert refusal(state, "fire 0,1 0,0")[0] == "STA-7"


@pytest.mark.rule("STA-22")
def test_artillery_may_fire_at_its_own_block_and_at_black_ones(draw, play) -> None:
    state = deal(draw, "-", "seat 1 | hand -\ntokens | artillery 0,1")
    state.blocks[2] |= bit((1, 1))
    play(state, "fire 0,1 1,1", "fire 0,1 0,1")
    assert state.view(0).board[:2] == ("0...............", "................")
    assert state.artillery == 0


# ---- orbit


@pytest.mark.rule("STA-7")
def test_playing_a_satellite_is_an_action_and_it_stays_in_play(draw, play) -> None:
    state = deal(draw, "steve linda")
    play(state, "play steve", "play linda")
    assert state.view(1).satellites == (("steve", "linda"), ())
    assert state.discards[0] == []
    assert state.actions == 2


@pytest.mark.rule("STA-4")
def test_bart_discards_cards_for_a_credit_each_without_an_action_horses_too(draw, play, refusal) -> None:
    assert refusal(deal(draw, "hack"), "bart hack") == ("STA-4", "You have no Bart in play.")
    state = deal(draw, "hack horse", satellites="bart")
    state.actions = 0
    play(state, "bart horse", "bart hack")
    assert state.discards[0] == ["horse", "hack"]
    assert state.budgets[0] == 22
    assert refusal(state, "bart hack")[0] == "STA-9"


@pytest.mark.rule("STA-15")
def test_with_bart_in_play_and_cards_in_hand_the_discard_phase_waits(draw, play, refusal) -> None:
    state = deal(draw, "hack horse", "seat 1 | hand 1-credit", satellites="bart", deck="blitz*9")
    play(state, "end")
    assert (state.phase, state.turn()) == ("discard", (0,))
    assert refusal(state, "drop hack hack")[0] == "STA-14"
    play(state, "drop horse")
    assert state.hands[0] == ["hack"] + ["blitz"] * 4
    state = deal(draw, "hack horse", "seat 1 | hand 1-credit", satellites="bart", deck="blitz*9")
    play(state, "end", "drop -")
    assert state.hands[0] == ["hack", "horse"] + ["blitz"] * 3


@pytest.mark.rule("STA-15")
def test_with_bart_in_play_and_no_card_in_hand_the_discard_phase_passes(draw, play) -> None:
    state = deal(draw, "-", "seat 1 | hand 1-credit", satellites="bart", deck="blitz*9")
    play(state, "end")
    assert state.turn() == (1,)


@pytest.mark.rule("STA-4")
def test_with_zelda_a_polyomino_takes_no_action_but_there_is_still_one_a_turn(draw, play, refusal) -> None:
    state = deal(draw, "1-polyomino*2", satellites="zelda")
    state.actions = 0
    play(state, "place 1,0")
    assert (state.actions, state.acted) == (0, 0)
    assert refusal(state, "place 2,0")[0] == "STA-7"


@pytest.mark.rule("STA-9")
def test_emp_sends_all_satellites_to_their_owners_discard_piles(draw, play, refusal) -> None:
    state = deal(draw, "emp*2", "seat 1 | hand - | satellites steve bart", satellites="zelda")
    play(state, "play emp")
    assert state.satellites == [(), ()]
    assert state.discards == [["zelda", "emp"], ["steve", "bart"]]
    assert refusal(state, "play emp") == ("STA-9", "There is no satellite in play.")


# ---- states that wait for a choice


@pytest.mark.rule("STA-9")
@pytest.mark.parametrize(
    ("typed", "cards"),
    [
        ("play hack @1", {"trojan", "horse"}),
        ("play early-access", {"restock", "disposal"}),
    ],
)
def test_while_a_card_waits_for_a_choice_turn_moves_view_and_idle_work_like_anywhere(draw, play, typed, cards) -> None:
    state = deal(draw, "hack early-access", "seat 1 | hand trojan*2 horse", deck="restock disposal restock")
    play(state, typed)
    assert (state.turn(), state.awaited()) == ((0,), (0,))
    assert {move.card for move in state.moves(0)} == set(state.view(0).you.choose) == cards
    assert len(list(state.moves(0))) == len(cards)
    assert list(state.moves(1)) == []
    assert state.view(1).question == state.view(None).question
    assert state.view(1).you.may == ()
    state.check(0, state.idle(0), 0)
    state.play(0, state.idle(0), 0)
    assert state.phase == "action"
    assert state.view(0).question is None


@pytest.mark.rule("STA-14")
def test_the_discard_phase_lists_every_choice_once(draw, play) -> None:
    state = deal(draw, "1-credit*4 hack blitz*2", deck="restock")
    play(state, "end")
    assert {move.cards for move in state.moves(0)} == {
        ("1-credit", "1-credit"), ("1-credit", "blitz"), ("1-credit", "hack"), ("blitz", "blitz"), ("blitz", "hack"),
    }  # fmt: skip
    assert len(list(state.moves(0))) == 5
    state.check(0, state.idle(0), 0)
