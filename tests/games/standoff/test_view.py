"""What the view hands to a board that knows no rules."""

import json
from random import Random

import pytest

from ridotto.core import encode, find_game
from ridotto.games.standoff.moves import Buy, Convert, Credit, Discard, Draw, Drop, Fire, Mine, Move, Place, Play
from ridotto.testing.tables import Table, positions

GAME = find_game("standoff")
TABLES = [Table(GAME, 2), Table(GAME, 4, {"expansions": ["orbit", "bonds"], "prices": "rebalanced"})]


def offered(view) -> set[bytes]:
    """Every move that can be put together from what `you` says, without any rule; placements and drops apart."""
    you, moves = view.you, list[Move]()
    for card in you.play:
        if card.asks == "square":
            moves += [Play(card.card, square=square) for square in card.squares]
        elif card.asks == "seat":
            moves += [Play(card.card, seat=seat) for seat in card.seats]
        elif card.asks == "nothing":
            moves.append(Play(card.card))
    moves += [Credit(card) for card in you.credit]
    moves += [Convert(minerals) for minerals in range(1, you.convert + 1)]
    moves += [Discard(card) for card in you.discard] + [Discard(card, bart=True) for card in you.bart]
    moves += [Buy(card) for card in you.buy]
    moves += [Fire(gun.square, target) for gun in you.fire for target in gun.targets]
    moves += [Mine()] if you.mine else []
    moves += [Draw()] if "draw" in you.may else []
    return {encode(move) for move in moves}


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_what_the_view_offers_is_exactly_what_is_legal(table, seed) -> None:
    for match in positions(table, seed, 25):
        state = match.state
        if state.phase != "action":
            continue
        (seat,) = state.turn()
        enrich(state, seat, Random(seed))
        view = state.view(seat)
        with_cards = {card.card for card in view.you.play if card.asks == "cards"}
        legal = [move for move in state.moves(seat) if not isinstance(move, Place | Drop)]
        legal = [move for move in legal if getattr(move, "card", "") not in with_cards or not isinstance(move, Play)]
        assert offered(view) == {encode(move) for move in legal if encode(move) != b'{"type":"end"}'}
        assert {encode(move)[9:].split(b'"')[0].decode() for move in state.moves(seat)} == set(view.you.may)


def enrich(state, seat, rng) -> None:
    """Give the player all kinds of things to do."""
    kinds = [card for card in state.view(seat).cards if card != "horse"]
    state.hands[seat] += rng.sample(kinds, 8)
    state.budgets[seat] += 6
    state.minerals[seat] += 2
    state.actions = rng.choice([0, 1, 3])
    bare = state.blocks[seat] & ~(state.refineries | state.artillery | state.forcefields)
    state.artillery |= bare & -bare


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_polyominoes_get_their_free_and_anchoring_squares(seed) -> None:
    for match in positions(TABLES[0], seed, 15):
        state = match.state
        if state.phase != "action":
            continue
        (seat,) = state.turn()
        state.hands[seat] += ["1-polyomino", "3-polyomino"]
        state.budgets[seat], state.actions, state.placed = 4, 2, False
        you = state.view(seat).you
        placed = [move for move in state.moves(seat) if isinstance(move, Place)]
        single = {move.squares[0] for move in placed if move.card == "1-polyomino"}
        assert single == set(you.anchors)
        assert set(you.anchors) <= set(you.free)
        for move in placed:
            assert set(move.squares) <= set(you.free)
            assert set(move.squares) & set(you.anchors)
        assert all(card.connected == (card.asks == "squares") for card in you.play)
        assert {(card.card, card.blocks) for card in you.play if card.asks == "squares"} >= {("1-polyomino", 1)}


def test_the_view_tells_what_the_protocol_promises(draw) -> None:
    view = GAME.begin(2, GAME.options(), Table(GAME, 2).match(1).state.chance).view(0)
    told = json.loads(encode(view))
    assert {
        "board", "tokens", "markets", "budgets", "minerals", "hand_sizes", "deck_sizes", "discards", "trash",
        "satellites", "actions", "phase", "hand",
    } <= told.keys()  # fmt: skip
    assert told["markets"].keys() == {"permanent", "temporary", "pile"}
    assert told["markets"]["pile"] == 14 * 8 - 8
    assert len(told["markets"]["temporary"]) == 8
    assert told["cards"]["airstrike"] == {"kind": "action", "play": [3, 1], "price": [3, 2], "blocks": 0, "credits": 0}
    assert "steve" not in told["cards"]
    assert len(told["red_gun"]) == 12


def test_disposal_and_the_discard_phase_say_how_many(draw, play) -> None:
    state = draw("""
        seat 0 | budget 2 | hand disposal 1-credit*6 hack
        seat 1 | hand -
        """)
    (disposal,) = [card for card in state.view(0).you.play if card.card == "disposal"]
    assert (disposal.asks, disposal.most, disposal.cards) == ("cards", 3, ("1-credit",) * 6 + ("hack",))
    play(state, "play disposal -", "end")
    assert (state.view(0).you.may, state.view(0).you.least, state.view(0).you.most) == (("drop",), 2, 2)
    assert state.view(1).you.may == ()
