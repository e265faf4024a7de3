"""What all have seen, what nobody may know, and the worlds a seat can imagine."""

from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ridotto.core import Fast, Match, Refused, encode, find_game
from ridotto.games.poker_auction.knowledge import hidden
from ridotto.games.poker_auction.moves import CardLaid, HandShown, Lay, Pass

TO_LAY = """
poker_auction classic | mover 0
seat 0 | hand Th 9c 9d
seat 1 | hand Ac Kc Qc
seat 2 | hand 2c 3c 4c
"""
LAST_QUICK_LOT = """
poker_auction classic | quick lots | round 3 | mover 1 | lot Th | bid 5 by 1
seat 0 | hand 9c 9d
seat 1 | hand Ac Kc
"""
OPEN_DECK = """
poker_auction open-deck | mover 0 | lot Th | bid 50 by 1
seat 0 | hand 9c 9d
seat 1 | hand Ac Kc
"""


@pytest.mark.rule("PAU-11")
def test_a_card_that_was_shown_is_known_wherever_it_goes(drawn):
    table = drawn(TO_LAY).lay(0, "Th").bid(1, 10).ring()
    assert table.state.view(None).known == ((), ("Th",), ())
    table.lay(1, "Th", 20_000)
    assert table.state.view(None).known == ((), (), ())
    table.bid(2, 10, 21_000).ring()
    assert table.state.view(None).known == ((), (), ("Th",))


@pytest.mark.rule("PAU-9", "PAU-11")
def test_a_card_taken_back_is_known_too(drawn):
    table = drawn(TO_LAY).lay(0, "9c").ring()
    assert table.state.view(1).known == (("9c",), (), ())
    assert table.state.view(1).hand_sizes == (3, 3, 3)


@pytest.mark.rule("PAU-11")
def test_of_equal_tiles_only_as_many_are_known_as_all_have_seen(drawn):
    table = drawn("poker_auction mahjong | mover 0\nseat 0 | hand R R 5d\nseat 1 | hand R 1d 2d")
    table.lay(0, "R").ring()
    assert table.state.view(None).known == (("R",), ())
    table.lay(1, "R", 15_000).bid(0, 1, 16_000).ring()
    assert table.state.view(None).known == (("R", "R"), ())
    assert table.state.hands[0].count(table.state.pack.numbers["R"]) == 3


@pytest.mark.rule("PAU-1", "PAU-11")
@pytest.mark.parametrize("mode", ["classic", "mahjong", "open-deck"])
def test_a_view_holds_no_hidden_card_of_others_and_never_the_deck(begun, mode):
    rng = Random(8)
    table = begun(4, 3, mode=mode, deals=2)
    for _ in range(60):
        state = table.state
        if state.outcome() is not None:
            break
        for viewer in (None, 0, 1, 2, 3):
            view = state.view(viewer)
            told = {view.lot.card} if view.lot else set()
            told |= {card for cards in (*view.known, *view.hands, view.passed, view.hand or ()) for card in cards}
            told |= set(view.you.lay) if view.you else set()
            seen = {*state.shown, *state.last_hands, state.passed, (state.lot,) * (state.lot >= 0)}
            seen |= {state.hands[viewer]} if viewer is not None else set()
            assert told == {state.pack.names[card] for cards in seen for card in cards}
            assert {"deck", "floors", "chance"}.isdisjoint(msgspec.to_builtins(view))
        turn = state.turn()
        if turn and rng.random() < 0.7:
            seat = rng.choice(turn)
            table._play(seat, state.random_move(seat, rng), state.due() - 1)
        else:
            table.ring()


@pytest.mark.parametrize("mode", ["classic", "mahjong", "open-deck"])
def test_swapping_hidden_hands_deck_order_and_cards_to_come_changes_no_view_of_the_others(begun, mode):
    state = begun(4, 5, mode=mode, deals=1).state
    if mode != "open-deck":
        state.ring(100_000)
    other = state.copy()
    one, two = hidden(state, 1)[0], hidden(state, 2)[0]
    next_card, last_card = state.deck[-1], state.deck[0]
    other.hands[1] = tuple(two if card == one else card for card in state.hands[1])
    other.hands[2] = tuple(next_card if card == two else card for card in state.hands[2])
    other.deck = (one, *state.deck[1:-1], last_card)
    for viewer in (None, 0, 3):
        assert encode(other.view(viewer)) == encode(state.view(viewer))


# ---- trying a move out


def test_a_mover_may_see_beforehand_what_laying_a_card_does(drawn):
    match = Match.begin(find_game("poker_auction"), 3, {"deals": 1}, "00")
    match.state = drawn(TO_LAY).state
    _state, events = match.preview(0, Lay("Th"))
    assert events == [CardLaid(seat=0, card="Th", late=False)]
    assert match.state.phase == "lay"
    assert [events[0].reveals_to(seat) for seat in (0, 1, None)] == [False, True, True]


@pytest.mark.parametrize("seat", [0, 1])
def test_the_own_hand_reveals_nothing_at_a_showdown_and_the_others_do(seat):
    shown = HandShown(seat=0, cards=("Ah",), makes="high-card")
    assert shown.reveals_to(seat) == (seat != 0)


@pytest.mark.parametrize("position", [LAST_QUICK_LOT, LAST_QUICK_LOT.replace("round 3", "round 1"), OPEN_DECK])
def test_what_would_open_or_deal_cards_cannot_be_tried_out(drawn, position):
    match = Match.begin(find_game("poker_auction"), 2, {"deals": 1}, "00")
    match.state = drawn(position).state
    with pytest.raises(Refused) as refused:
        match.preview(match.state.turn()[0], Pass())
    assert refused.value.rule == "PREVIEW"


# ---- imagined worlds

AFTER_THE_CLOCK = """
poker_auction classic | mover 0
seat 0 | hand Th 9c Jd
seat 1 | hand Ac Kc Qc
"""


@pytest.mark.rule("PAU-5", "PAU-11")
def test_all_know_that_a_player_whose_clock_ran_out_has_no_lower_card(drawn):
    state = drawn(AFTER_THE_CLOCK).ring().ring().state
    nine_of_clubs = state.pack.numbers["9c"]
    for number in range(100):
        world = state.imagine(1, Random(number))
        assert min(world.hands[0]) == nine_of_clubs
        assert len(set(world.hands[0])) == 3


@pytest.mark.rule("PAU-4", "PAU-5")
def test_a_card_dealt_after_the_clock_ran_out_may_be_lower(drawn):
    state = drawn(AFTER_THE_CLOCK).ring().ring().ring().ring().state
    assert state.round == 2
    nine_of_clubs = state.pack.numbers["9c"]
    lowest = {min(state.imagine(1, Random(number)).hands[0]) for number in range(100)}
    assert any(card < nine_of_clubs for card in lowest)
    for number in range(100):
        world = state.imagine(1, Random(number))
        assert sum(card < nine_of_clubs for card in world.hands[0]) <= 1


@pytest.mark.rule("PAU-5", "PAU-11")
def test_a_high_card_laid_later_may_be_one_of_those_that_are_known_to_be_high(drawn):
    table = drawn(
        """
        poker_auction classic | round 2 | mover 0
        seat 0 | hand Jd Th 2c | floors 2c 9c 9c
        seat 1 | hand Ac Kc Qc 3c
        """
    )
    table.lay(0, "Th")
    assert table.state.pack.spell(table.state.floors[0]) == ("2c", "9c")


def test_cards_that_must_be_high_are_imagined_first(drawn):
    state = drawn(
        """
        poker_auction classic | round 3 | mover 0
        seat 0 | hand 5c 6c 7c
        seat 1 | hand 2c
        seat 2 | hand Ac | floors Ac
        deck 3c
        """
    ).state
    worlds = [state.imagine(0, Random(number)) for number in range(40)]
    assert all(world.hands[2] == state.hands[2] for world in worlds)
    assert {state.pack.spell(world.hands[1]) for world in worlds} == {("2c",), ("3c",)}


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10_000), steps=st.integers(0, 60), mode=st.sampled_from(["classic", "mahjong", "open-deck"]))
def test_imagined_worlds_hold_every_card_once_and_agree_with_all_that_was_seen(seed, steps, mode):
    rng = Random(seed)
    state = _begun(mode, seed)
    for _ in range(steps):
        turn = state.turn()
        if state.outcome() is not None:
            break
        if turn and rng.random() < 0.6:
            seat = rng.choice(turn)
            state.play(seat, state.random_move(seat, rng), state.due() - 1)
        else:
            state.ring(state.due())
    for seat in (None, 0, 1, 2):
        world = state.imagine(seat, rng)
        assert _cards(world) == _cards(state)
        assert world.shown == state.shown
        assert [len(hand) for hand in world.hands] == [len(hand) for hand in state.hands]
        assert seat is None or world.hands[seat] == state.hands[seat]
        for other in range(3):
            floors, cards = state.floors[other], sorted(hidden(world, other))
            assert all(floor <= card for floor, card in zip(floors, cards, strict=True))
            assert list(floors) == sorted(floors)
            real = sorted(hidden(state, other))
            assert all(floor <= card for floor, card in zip(floors, real, strict=True)), "what all know is true"


def _begun(mode, seed):
    game = find_game("poker_auction")
    return game.begin(3, game.read_options({"mode": mode, "deals": 2}, 3), Fast(seed), 0)


def _cards(state):
    return sorted([*state.deck, *state.passed, *(card for hand in state.hands for card in hand)])
