"""What is judged and what is listed agree: a move is accepted exactly if `moves` yields it."""

from itertools import combinations
from random import Random

import pytest

from ridotto.core import Refused, encode, find_game
from ridotto.games.standoff.board import SQUARES
from ridotto.games.standoff.cards import CARDS
from ridotto.games.standoff.moves import Buy, Choose, Discard, Drop, Fire, Move, Place, Play
from ridotto.games.standoff.placement import random_placement
from ridotto.games.standoff.state import Standoff
from ridotto.testing.tables import Table, positions

GAME = find_game("standoff")
TABLE = Table(GAME, 3, {"expansions": ["orbit", "bonds"]})


def accepted(state: Standoff, move: Move) -> bool:
    try:
        state.check(state.player, move, 0)
    except Refused:
        return False
    return True


def rich_positions(seed: int):
    """Positions of random games in which the player can afford nearly anything."""
    rng = Random(seed)
    for match in positions(TABLE, seed, 10):
        state = match.state
        if state.phase != "action":
            continue
        seat = state.player
        state.hands[seat] += rng.sample(list(CARDS), 8)
        state.budgets[seat], state.minerals[seat], state.actions = 9, 3, 3
        state.placed = False
        state.copyable = rng.choice(["", "hack", "airdrop", "forcefield", "initiative"])
        for _group in range(6):
            group = random_placement(state.free_squares(seat), state.anchors(seat), 3, rng)
            state.blocks[seat] |= group
            state.artillery |= group & -group
        yield state


def tries(state: Standoff, rng: Random):
    """Moves of every kind, sensible and not."""
    for card in CARDS:
        yield from (Play(card), Buy(card), Choose(card), Discard(card), Discard(card, bart=True))
        yield from (Play(card, seat=seat) for seat in range(-1, state.seats + 1))
        yield from (Play(card, square=square) for square in rng.sample(SQUARES, 60))
        yield from (Place(card, (square,)) for square in rng.sample(SQUARES, 20))
    held = state.hands[state.player]
    for count in range(5):
        yield from (Play("disposal", cards=cards) for cards in rng.sample(list(combinations(held, count)), 1))
        yield from (Drop(cards) for cards in rng.sample(list(combinations(held, count)), 1))
    for _shot in range(200):
        yield Fire(rng.choice(SQUARES), rng.choice(SQUARES))


@pytest.mark.parametrize("seed", range(1, 6))
def test_a_move_is_accepted_exactly_if_it_is_listed(seed) -> None:
    rng = Random(seed)
    for state in rich_positions(seed):
        listed = {encode(move) for move in state.moves(state.player) if not is_disposal(state, move)}
        for move in tries(state, rng):
            if not is_disposal(state, move):
                assert accepted(state, move) == (encode(move) in listed), f"{move} in {state.view(None).board}"


def is_disposal(state: Standoff, move: Move) -> bool:
    """Its cards may come in any order, and be left out: looked at by size below."""
    return isinstance(move, Play) and move.card == "disposal"


MISSING = [("refinery", "square"), ("airdrop", "square"), ("hack", "seat"), ("trojan", "seat"), ("disposal", "cards")]
GIVEN = {"square": (0, 0), "seat": 1, "cards": ()}


@pytest.mark.parametrize(("card", "key"), MISSING)
def test_a_play_without_the_key_that_its_card_asks_for_is_not_of_the_right_form(draw, card, key) -> None:
    state = draw(f"seat 0 | budget 9 | hand {card}\nseat 1 | hand blitz\n")
    with pytest.raises(Refused) as refused:
        state.check(0, Play(card), 0)
    assert refused.value.rule == "FORM"
    assert key in refused.value.within(GAME.package).sentence()
    assert key in refused.value.sentence("ru")


@pytest.mark.parametrize(
    ("card", "key"),
    [("restock", "cards"), ("restock", "square"), ("refinery", "seat"), ("hack", "cards"), ("steve", "seat")],
)
def test_a_play_with_a_key_that_its_card_does_not_ask_for_is_not_of_the_right_form(draw, card, key) -> None:
    state = draw(f"standoff printed | expansions orbit\nseat 0 | budget 9 | hand {card}\nseat 1 | hand blitz\n")
    with pytest.raises(Refused) as refused:
        state.check(0, Play(card, **{key: GIVEN[key]}), 0)
    assert refused.value.rule == "FORM"
    assert key in refused.value.within(GAME.package).sentence()


def test_duplicate_has_the_keys_of_the_card_that_it_copies(draw) -> None:
    state = draw("cards | copies hack\nseat 0 | budget 9 | hand duplicate\nseat 1 | hand blitz\n")
    with pytest.raises(Refused, match="FORM"):
        state.check(0, Play("duplicate"), 0)
    state.check(0, Play("duplicate", seat=1), 0)
    state.copyable = ""
    with pytest.raises(Refused, match="FORM"):
        state.check(0, Play("duplicate", seat=1), 0)


def test_choosing_while_nothing_lies_open_is_refused_as_such(draw, refusal) -> None:
    state = draw("seat 0 | hand hack\nseat 1 | hand -\n")
    assert refusal(state, "choose hack") == ("PHASE", "No cards lie open to you now: there is nothing to choose.")
    rule, why = refusal(state, "drop hack")
    assert (rule, why.endswith("a card can be discarded for an action: “discard”.")) == ("PHASE", True)


def test_a_name_that_is_no_card_is_repeated_without_what_would_disturb_a_terminal(draw) -> None:
    state = draw("seat 0 | hand hack\nseat 1 | hand -\n")
    with pytest.raises(Refused) as refused:
        state.check(0, Buy("\x1b[2Jjoker\n"), 0)
    assert refused.value.within(GAME.package).sentence() == "There is no card “?[2Jjoker?”."


@pytest.mark.parametrize("seed", range(1, 4))
def test_disposal_is_accepted_with_any_three_cards_of_the_hand(seed) -> None:
    rng = Random(seed)
    for state in rich_positions(seed):
        state.hands[state.player] = ["disposal", "disposal", *rng.sample(list(CARDS), 5)]
        listed = {move.cards for move in state.moves(state.player) if is_disposal(state, move)}
        held = sorted(state.hands[state.player])
        held.remove("disposal")
        expected = {cards for count in range(4) for cards in combinations(held, count)}
        assert {tuple(sorted(cards)) for cards in listed} == expected
        assert len(listed) == len(expected)
        assert all(accepted(state, Play("disposal", cards=cards)) for cards in expected)


@pytest.mark.parametrize("seed", range(1, 4))
def test_random_groups_are_accepted_exactly_if_they_are_listed(seed) -> None:
    rng = Random(seed)
    for state in rich_positions(seed):
        state.hands[state.player] = ["3-polyomino"]
        listed = {move.squares for move in state.moves(state.player) if isinstance(move, Place)}
        for _try in range(300):
            row, column = rng.choice(SQUARES)
            near = [(row + rng.randint(0, 2), column + rng.randint(0, 2)) for _square in range(3)]
            assert accepted(state, Place("3-polyomino", tuple(near))) == (tuple(sorted(near)) in listed)
