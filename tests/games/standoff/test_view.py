"""What the view hands to a board that knows no rules."""

import json
from random import Random
from statistics import median

import pytest
from msgspec import UNSET

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


# ---- what never changes, and what it would take a rule to know


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_is_named_constant_stays_the_same_for_everyone_all_through_a_game(table) -> None:
    seen = set()
    for match in positions(table, 1, 25):
        for seat in (*range(match.state.seats), None):
            told = json.loads(encode(match.state.view(seat)))
            seen.add(encode({field: told[field] for field in match.state.view(seat).constant}))
    assert len(seen) == 1


def all_ways(shape) -> set[tuple[tuple[int, int], ...]]:
    """A shape turned and flipped, each time pushed to the top left."""
    ways = set()
    for _turn in range(4):
        shape = [(column, -row) for row, column in shape]
        for way in (shape, [(row, -column) for row, column in shape]):
            top, left = min(row for row, _ in way), min(column for _, column in way)
            ways.add(tuple(sorted((row - top, column - left) for row, column in way)))
    return ways


@pytest.mark.rule("STA-16")
@pytest.mark.parametrize(("size", "count"), [("1", 1), ("2", 2), ("3", 6), ("4", 19)])
def test_the_shapes_of_the_view_turned_and_flipped_are_all_shapes_that_there_are_each_once(size, count) -> None:
    shapes = Table(GAME, 2).match(1).state.view(0).shapes[size]
    ways = [all_ways(squares) for _letter, squares in shapes]
    assert all(len(squares) == int(size) for _letter, squares in shapes)
    assert len(set.union(*ways)) == sum(map(len, ways)) == count


@pytest.mark.rule("STA-21")
def test_the_reach_of_artillery_in_the_view_is_where_it_may_fire(draw) -> None:
    field = "\n".join(["0" * 9 + "." * 7] * 16)
    state = draw("seat 0 | budget 1 | hand -\nseat 1 | hand -\ntokens | artillery 8,4\n" + field)
    view = state.view(0)
    (gun,) = view.you.fire
    row, column = gun.square
    assert {(row + down, column + right) for down, right in view.reach["artillery"]} == set(gun.targets)


@pytest.mark.rule("STA-18")
def test_the_reach_of_a_forcefield_in_the_view_is_where_others_cannot_place(draw) -> None:
    state = draw("""
        seat 0 | hand 1-polyomino
        seat 1 | hand -
        tokens | forcefield 15,14
        """)
    view = state.view(0)
    (token,) = view.tokens
    row, column = token.square
    reached = {(row + down, column + right) for down, right in view.reach["forcefield"]}
    on_field = {(row, column) for row, column in reached if row < 16 and column < 16}
    blocks = {(r, c) for r, line in enumerate(view.board) for c, mark in enumerate(line) if mark != "."}
    assert set(view.you.free) == {(r, c) for r in range(16) for c in range(16)} - blocks - on_field


@pytest.mark.rule("STA-7")
def test_the_view_tells_how_many_actions_the_turn_has_had_and_has_left(draw, play) -> None:
    state = draw("seat 0 | budget 9 | hand blitz 1-credit*4 | deck 1-credit*3\nseat 1 | hand -\n")
    play(state, "draw", "credit 1-credit")
    assert (state.view(1).acted, state.view(1).actions) == (1, 3)
    play(state, "play blitz")
    assert (state.view(None).acted, state.view(None).actions) == (2, 5)
    play(state, "end")
    assert (state.view(0).acted, state.view(0).actions) == (0, 4)


def why(state) -> dict[str, tuple]:
    """For each card that cannot be played: the clause, the sentence in both languages, and what is lacking."""
    return {
        card.card: (card.rule, *(GAME.words(language).say(card.message) for language in ("en", "ru")), card.short)
        for card in state.view(0).you.unplayable
    }


@pytest.mark.rule("STA-9")
def test_a_card_that_cannot_be_played_says_why_and_what_is_lacking(draw) -> None:
    state = draw("""
        seat 0 | budget 2 | minerals 1 | hand airstrike hack 2-polyomino 4-polyomino early-access 1-credit horse
        seat 1 | hand -
        """)
    reasons = why(state)
    assert reasons.keys() == {"airstrike", "hack", "4-polyomino", "early-access", "horse"}
    assert reasons["airstrike"] == (
        "STA-9", "That costs 3 credits; your budget is 2.", "Это стоит 3 кредита; ваш бюджет 2.", (1, 0)
    )  # fmt: skip
    assert reasons["4-polyomino"][3] == (4, 0)
    assert reasons["hack"][:2] == ("STA-9", "No opponent has a card in hand.")
    assert reasons["early-access"] == ("STA-9", "Your deck is empty.", "Ваша колода пуста.", UNSET)
    assert reasons["horse"][:2] == ("STA-4", "A Horse cannot be played.")


@pytest.mark.rule("STA-7")
def test_after_the_turns_polyomino_card_the_next_one_says_so_and_without_actions_every_card_does(draw, play) -> None:
    state = draw("seat 0 | budget 9 | hand 1-polyomino*2 restock | deck 1-credit\nseat 1 | hand -\n")
    play(state, "place 5,0")
    assert why(state)["1-polyomino"][:2] == ("STA-7", "Only one polyomino card may be played in a turn.")
    state.actions = 0
    assert why(state)["restock"][:2] == ("STA-7", "You have no action left this turn.")


@pytest.mark.rule("STA-10")
def test_below_zero_a_card_says_so(draw) -> None:
    state = draw("seat 0 | budget -2 | hand fundraiser\nseat 1 | hand -\n")
    assert why(state)["fundraiser"][:2] == (
        "STA-10", "Your budget is -2; while it is below zero you can neither play nor buy a card."
    )  # fmt: skip


@pytest.mark.rule("STA-16")
def test_a_polyomino_card_for_which_there_is_no_room_says_so(draw) -> None:
    field = ["#" * 16] * 8 + ["." + "#" * 15] + ["#" * 5 + "." * 6 + "#" * 5] + ["#" * 16] * 6
    state = draw("seat 0 | budget 2 | hand 1-polyomino 2-polyomino\nseat 1 | hand -\n" + "\n".join(field))
    assert why(state) == {
        "2-polyomino": (
            "STA-16",
            "There is no room for 2-polyomino where it could be placed.",
            "Для карты «2-полимино» на поле нет места, где её можно поставить.",
            UNSET,
        )
    }


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("seed", [1, 2])
def test_every_card_of_the_hand_can_be_played_or_says_why_not(table, seed) -> None:
    for match in positions(table, seed, 20):
        state = match.state
        if state.phase != "action":
            continue
        (seat,) = state.turn()
        enrich(state, seat, Random(seed))
        view = state.view(seat)
        played, not_played = {card.card for card in view.you.play}, {card.card for card in view.you.unplayable}
        assert played | not_played | set(view.you.credit) == set(view.hand)
        assert not played & not_played


@pytest.mark.rule("STA-15")
def test_a_player_sees_the_own_deck_by_counts_and_nobody_elses(draw) -> None:
    state = draw("""
        seat 0 | hand hack | deck blitz 1-credit*2 hack blitz
        seat 1 | hand - | deck trojan
        """)
    assert list(state.view(0).deck.items()) == [("1-credit", 2), ("blitz", 2), ("hack", 1)]
    assert state.view(1).deck == {"trojan": 1}
    assert state.view(None).deck is UNSET


def test_a_view_is_small_without_what_never_changes() -> None:
    sizes = []
    for match in positions(Table(GAME, 4), 1, 40):
        for seat in (*range(4), None):
            view = match.state.view(seat)
            told = json.loads(encode(view))
            sizes.append(len(encode({field: told[field] for field in told if field not in view.constant})))
    assert median(sizes) <= 2_500
