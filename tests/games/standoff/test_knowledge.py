"""What each player can know of the others' cards: nothing more, nothing less."""

from collections import Counter
from random import Random

import pytest

from ridotto.core import Fast, encode, find_game
from ridotto.games.standoff.cards import CARDS
from ridotto.games.standoff.state import Standoff


def worlds(state: Standoff, seat: int | None, count: int = 40) -> list[Standoff]:
    return [state.imagine(seat, Random(number)) for number in range(count)]


ONLOOKER = 2
"""The number after the last seat of two."""

THREE = """
seat 0 | budget 9 | hand hack*2 1-credit*3 | deck blitz*3
seat 1 | hand trojan airdrop restock | deck 1-credit*5 2-credit
seat 2 | hand 1-polyomino*2 | deck refinery*2
pile hack blitz trojan airdrop restock disposal
"""


@pytest.mark.rule("STA-23")
def test_what_hack_showed_stays_known_to_the_one_who_played_it_and_to_nobody_else(draw, play) -> None:
    state = draw(THREE)
    play(state, "play hack @1", "choose restock", "end", "draw", "discard trojan")
    assert state.view(0).known[1] == ("airdrop",)
    assert state.view(2).known[1] == ()
    assert state.view(None).known[1] == ()
    assert all("airdrop" in world.hands[1] for world in worlds(state, 0))
    assert any("airdrop" not in world.hands[1] for world in worlds(state, 2))


@pytest.mark.rule("STA-23")
def test_while_hack_waits_only_its_player_sees_the_hand(draw, play) -> None:
    state = draw(THREE)
    play(state, "play hack @1")
    assert set(state.view(0).you.choose) == {"trojan", "airdrop", "restock"}
    for viewer in (1, 2):
        assert state.view(viewer).you.choose == ()
    for viewer in (2, None):
        assert b"airdrop" not in encode(state.view(viewer)).split(b'"board"')[1]
    assert {tuple(sorted(world.hands[1])) for world in worlds(state, 0)} == {("airdrop", "restock", "trojan")}
    for world in worlds(state, 2):
        assert encode(world.view(2)) == encode(state.view(2))
        assert set(world.view(0).you.choose) == set(world.hands[1])


@pytest.mark.rule("STA-23")
def test_hack_does_not_tell_in_which_order_the_cards_came(draw, play) -> None:
    told = []
    for hand in ("trojan restock 1-credit", "1-credit trojan restock"):
        state = draw(f"seat 0 | budget 2 | hand hack\nseat 1 | hand {hand}\n")
        told.append([event for event in play(state, "play hack @1") if event.to == (0,)])
    assert told[0] == told[1]
    assert len(told[0]) == 3


@pytest.mark.rule("STA-23")
def test_while_early_access_waits_only_the_owner_sees_the_deck(draw, play) -> None:
    state = draw("""
        seat 0 | budget 9 | hand early-access | deck blitz trojan disposal
        seat 1 | hand -
        """)
    events = play(state, "play early-access")
    assert set(state.view(0).you.choose) == {"blitz", "trojan", "disposal"}
    assert "trojan" not in repr([event for event in events if event.visible_to(1)])
    events = play(state, "choose trojan")
    assert "trojan" not in repr([event for event in events if event.visible_to(1)])
    assert state.view(1).known[0] == ()
    assert {tuple(world.hands[0]) for world in worlds(state, 1)} == {("blitz",), ("trojan",), ("disposal",)}


@pytest.mark.rule("STA-15")
def test_hand_and_deck_together_are_known_but_not_which_is_where(draw) -> None:
    state = draw(THREE)
    for world in worlds(state, 0):
        for seat in (0, 1, 2):
            assert Counter(world.hands[seat] + world.decks[seat]) == Counter(state.hands[seat] + state.decks[seat])
            assert len(world.hands[seat]) == len(state.hands[seat])
        assert world.hands[0] == state.hands[0]
        assert Counter(world.pile) == Counter(state.pile)
    assert len({tuple(world.hands[1]) for world in worlds(state, 0)}) > 5
    assert len({tuple(world.pile) for world in worlds(state, 0)}) > 5


def test_when_a_deck_has_run_out_everyone_can_tell_what_must_be_in_the_hand(draw, play) -> None:
    state = draw("""
        seat 0 | hand hack | deck blitz | discard 1-credit*4
        seat 1 | hand -
        """)
    assert state.seen_by(1, 0) == ()
    play(state, "draw")
    assert sorted(state.seen_by(1, 0)) == sorted(state.seen_by(ONLOOKER, 0)) == ["blitz", "hack"]
    play(state, "draw", "discard hack")
    assert state.seen_by(1, 0) == ("blitz",)
    assert state.view(1).known == state.view(None).known == ((), ()), "what everyone can count is not told"
    assert all("blitz" in world.hands[0] for world in worlds(state, None))


def test_a_horse_in_an_empty_deck_does_not_make_the_hand_unknown(draw, play) -> None:
    state = draw("""
        seat 0 | hand hack | deck blitz
        seat 1 | hand trojan 1-credit*4
        """)
    play(state, "draw", "end")
    state.budgets[1] = 1
    play(state, "play trojan @0")
    assert sorted(state.seen_by(ONLOOKER, 0)) == ["blitz", "hack"]
    assert all(world.decks[0] == ["horse"] for world in worlds(state, 1))


def test_early_access_to_the_last_card_of_a_deck_is_no_secret(draw, play) -> None:
    state = draw("""
        seat 0 | budget 1 | hand early-access hack | deck trojan
        seat 1 | hand -
        """)
    play(state, "play early-access", "choose trojan")
    assert sorted(state.seen_by(1, 0)) == ["hack", "trojan"]


def test_a_horse_is_known_to_be_in_the_deck_until_a_card_is_drawn(draw, play) -> None:
    state = draw("""
        seat 0 | budget 9 | hand trojan 1-credit*4
        seat 1 | hand hack*2 | deck 1-credit*2
        """)
    play(state, "play trojan @1")
    assert all("horse" in world.decks[1] for world in worlds(state, 0))
    play(state, "end", "draw")
    assert any("horse" in world.hands[1] for world in worlds(state, 0))
    assert any("horse" in world.decks[1] for world in worlds(state, 0))


def test_the_own_deck_is_known_but_for_its_order(draw) -> None:
    state = draw("""
        seat 0 | hand 1-credit | deck hack blitz trojan disposal
        seat 1 | hand -
        """)
    decks = {tuple(world.decks[0]) for world in worlds(state, 0)}
    assert {tuple(sorted(deck)) for deck in decks} == {("blitz", "disposal", "hack", "trojan")}
    assert len(decks) > 10


def test_imagining_does_not_depend_on_what_is_hidden(draw) -> None:
    state = draw(THREE)
    other = draw(THREE)
    other.hands[1], other.decks[1] = ["1-credit", "trojan", "1-credit"], [*state.decks[1][2:], "airdrop", "restock"]
    other.pile = other.pile[::-1]
    for number in range(20):
        first, second = state.imagine(0, Random(number)), other.imagine(0, Random(number))
        assert first.hands == second.hands
        assert first.decks == second.decks
        assert first.pile == second.pile


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_known_is_always_true_and_stays_within_what_everyone_can_check(seats) -> None:
    game = find_game("standoff")
    state = game.begin(seats, game.read_options({"expansions": ["orbit", "bonds"]}, seats), Fast(seats))
    rng = Random(seats)
    while turn := state.turn():
        state.play(turn[0], state.random_move(turn[0], rng), 0)
        for owner in range(seats):
            held = Counter(state.hands[owner])
            public = Counter(state.seen_by(seats, owner))
            for viewer in range(seats):
                if viewer != owner:
                    known = Counter(state.seen_by(viewer, owner))
                    assert public <= known <= held
            assert state.buried[owner] <= state.decks[owner].count("horse")
    assert set(CARDS) >= set(state.pile)
