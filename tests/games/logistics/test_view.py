"""What a view of Logistics tells."""

from __future__ import annotations

from itertools import chain, combinations
from random import Random
from statistics import median

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ridotto.core import Move
from ridotto.core.forms import encode
from ridotto.core.reading import Unreadable
from ridotto.games.logistics import game
from ridotto.games.logistics.moves import Advance, Decline, Return, Swap, Take
from ridotto.games.logistics.scoring import grouping, vault_score
from ridotto.games.logistics.view import LogisticsView

from .table import play, position, start

POSITION = """
    logistics turn 9 A sow
    A cards - | Lr Mb Sg | Sk Sk Sk | Mk
    A vault Sr Mr Lr
    A stock 2Sr Lk
    B cards Sy | - | - | Lk Mk Sk Sk
    B stock Sk
"""


def seen(state, seat: int | None) -> dict:
    return msgspec.to_builtins(state.view(seat))


def test_it_tells_cards_vaults_stocks_scores_and_whose_turn_it_is():
    view = seen(position(POSITION), 1)
    assert (view["game"], view["seat"], list(view["turn"])) == ("logistics", 1, [0])
    assert (view["due"], view["outcome"]) == (None, None)
    assert view["phase"] == "sow"
    assert [list(stack) for stack in view["cards"][0]] == [[], ["Lr", "Mb", "Sg"], ["Sk", "Sk", "Sk"], ["Mk"]]
    assert [list(vault) for vault in view["vaults"]] == [["Sr", "Mr", "Lr"], []]
    assert list(view["stocks"]) == [{"Sr": 2, "Lk": 1}, {"Sk": 1}]
    assert list(view["scores"]) == [7, 0]
    assert (view["turn_number"], view["last_turn"]) == (9, 400)


@pytest.mark.rule("LOG-12")
def test_it_marks_the_guarded_cards():
    assert position(POSITION).view(None).guarded == ((1,), ())


def test_it_tells_the_player_what_may_be_sown():
    you = seen(position(POSITION), 0)["you"]
    assert list(you["may"]) == ["sow-stock", "sow-card"]
    assert (list(you["cards"]), you["pyramids"]) == ([1, 3], 3)
    state = position(POSITION)
    play(state, "card 3")
    assert list(seen(state, 0)["you"]["may"]) == ["sow-stock", "sow-card", "stop"]


def test_without_stock_or_sowable_cards_those_sowings_are_not_offered():
    only_card = position("logistics turn 9 A sow\nA cards Sr | - | -\nB cards - | - | -\nB stock Sk")
    assert list(seen(only_card, 0)["you"]["may"]) == ["sow-card"]
    assert list(seen(start(), 0)["you"]["may"]) == ["sow-stock"]


def test_who_is_not_to_move_may_do_nothing_and_onlookers_have_no_you():
    state = position(POSITION)
    assert not seen(state, 1)["you"]["may"]
    assert "you" not in seen(state, None)


@pytest.mark.rule("LOG-18")
@pytest.mark.parametrize(
    ("power", "may", "sides"),
    [
        ("green", ["take"], []),
        ("clear", ["return"], []),
        ("orange", ["advance"], []),
        ("blue", ["swap"], [0]),
        ("white", ["swap"], [1]),
        ("red/black/blue", ["advance", "swap"], [0, 1]),
    ],
)
def test_it_tells_the_player_which_power_may_be_used(power: str, may: list[str], sides: list[int]):
    state = position(POSITION.replace("A sow", "A power") + f"    powers {power} green")
    view = seen(state, 0)
    assert view["phase"] == "power"
    assert list(view["power"]) == power.split("/")
    assert [list(colours) for colours in view["powers"]] == [power.split("/"), ["green"]]
    assert list(view["you"]["may"]) == [*may, "decline"]
    assert list(view["you"]["swap_sides"]) == sides
    assert list(seen(state, None)["power"]) == power.split("/")


def test_before_and_after_powers_there_is_none():
    assert start().view(0).power == ()


@pytest.mark.rule("LOG-16")
def test_it_marks_the_nests():
    state = position(
        "logistics turn 9 A sow\nA cards Sr Mb Lg | Lg Mb Sr | Lg\nB cards Sk | - | Lk Sr Mr Lr\nB stock Sk"
    )
    assert state.view(None).nests == ((0,), (2,))


@pytest.mark.rule("LOG-25")
def test_it_groups_each_vault_as_the_score_counts_it():
    state = position(POSITION.replace("A vault Sr Mr Lr", "A vault Sr Mk Mr Lk Lr Sg Sy Mb"))
    view = seen(state, None)
    assert view["groups"][0] == {
        "solid": (("Lr", "Mr", "Sr"),),
        "mixed": (("Lk", "Mk", "Sg"),),
        "others": ("Sy", "Mb"),
    }
    assert view["worth"] == {"solid": 7, "mixed": 5, "other": 1}
    assert view["scores"][0] == 14


@pytest.mark.rule("LOG-25")
@given(st.lists(st.integers(0, 29), max_size=40))
def test_the_groups_hold_the_vault_and_make_the_score(vault: list[int]):
    groups = grouping(vault)
    assert sorted([*chain(*groups.solid), *chain(*groups.mixed), *groups.others]) == sorted(vault)
    assert all([pyramid // 10 for pyramid in tree] == [2, 1, 0] for tree in (*groups.solid, *groups.mixed))
    assert all(len({pyramid % 10 for pyramid in tree}) == 1 for tree in groups.solid)
    assert 7 * len(groups.solid) + 5 * len(groups.mixed) + len(groups.others) == vault_score(vault)


@pytest.mark.rule("LOG-4", "LOG-18")
def test_it_names_the_colours_in_the_game_and_what_a_capture_by_each_gives():
    told = [(colour["colour"], colour["letter"], colour["gives"]) for colour in seen(start(), 0)["colours"]]
    assert told == [
        ("green", "g", "take"),
        ("yellow", "y", "return"),
        ("red", "r", "advance"),
        ("blue", "b", "swap-own"),
        ("black", "k", "swap-theirs"),
    ]
    both = start(palettes=["rainbow", "xeno"]).view(None).colours
    assert [colour.letter for colour in both] == list("gyrbkcxopw")


@pytest.mark.parametrize(
    ("power", "uses"),
    [
        ("green", [{"colour": "green", "move": "take", "pieces": ((0, "Sr"), (0, "Mr"), (0, "Lr"))}]),
        (
            "clear",
            [
                {
                    "colour": "clear",
                    "move": "return",
                    "places": ((0, 1, 2), (0, 2, 2), (0, 3, 0), (1, 0, 0), (1, 3, 3)),
                }
            ],
        ),
        (
            "white/green",
            [
                {
                    "colour": "white",
                    "move": "swap",
                    "places": ((1, 0, 0), (1, 3, 0), (1, 3, 1), (1, 3, 2), (1, 3, 3)),
                },
                {"colour": "green", "move": "take", "pieces": ((0, "Sr"), (0, "Mr"), (0, "Lr"))},
            ],
        ),
    ],
)
def test_it_lists_what_each_power_may_be_used_on(power: str, uses: list[dict]):
    state = position(POSITION.replace("A sow", "A power") + f"    powers {power}")
    assert list(seen(state, 0)["you"]["uses"]) == uses
    assert not seen(state, 1)["you"]["uses"]


@pytest.mark.parametrize("power", ["green", "yellow", "red", "blue", "black", "red/blue/green"])
def test_what_it_lists_for_a_power_is_what_may_be_played(power: str):
    state = position(POSITION.replace("A sow", "A power") + f"    powers {power}")
    listed: set[Move] = set()
    for use in state.view(0).you.uses:
        if use.move == "take":
            listed |= {Take(*piece) for piece in use.pieces}
        elif use.move == "swap":
            listed |= {Swap(one[0], one[1:], other[1:]) for one, other in combinations(use.places, 2)}
        else:
            of_kind = Return if use.move == "return" else Advance
            listed |= {of_kind(side, card) for side, card, _height in use.places}
    assert listed == set(state.moves(0)) - {Decline()}


@pytest.mark.rule("LOG-8")
@pytest.mark.parametrize(
    ("language", "why"),
    [
        ("en", "That card cannot be sown: it holds 3 pieces, and the vault is 2 places away."),
        ("ru", "Эту карту сеять нельзя: на ней 3 фигуры, а мест до хранилища — 2."),
    ],
)
def test_it_tells_why_an_own_card_may_not_be_sown(language: str, why: str):
    (barred,) = position(POSITION).view(0).you.barred
    assert (barred.card, barred.rule) == (2, "LOG-8")
    assert game.words(language).say(barred.why) == why
    assert not position(POSITION).view(1).you.barred


@pytest.mark.parametrize(
    ("power", "moves", "marked"),
    [
        ("", ["stock Sr Lk"], [[0, 1]]),
        ("", ["card 1"], [[0, 2]]),
        ("", ["card 3"], [[0, 4]]),
        ("", ["card 3", "stop"], [[0, 4]]),
        ("", ["stock Sr Sr Lk"], [[0, 2]]),
        ("green", ["take A Lr"], [[0, 4]]),
        ("yellow", ["return B3"], [[1, 3]]),
        ("red", ["advance B3"], [[1, 4]]),
        ("red", ["decline"], []),
        ("black", ["swap B 0.0 3.1"], [[1, 0], [1, 3]]),
    ],
)
def test_it_marks_where_the_last_move_ended(power: str, moves: list[str], marked: list[list[int]]):
    state = position(POSITION.replace("A sow", "A power") + f"    powers {power}" if power else POSITION)
    assert start().view(0).recent == ()
    play(state, *moves)
    assert [list(place) for place in seen(state, None)["recent"]] == marked
    assert state.copy().view(None).recent == state.view(None).recent == game.load(state.save()).view(None).recent


def test_a_capture_is_marked_on_both_sides():
    state = position("logistics turn 4 A sow\nA cards - | - | -\nA stock Sr\nB cards - | Sk | Sk My\nB stock Sk")
    play(state, "stock Sr")
    assert state.view(0).recent == ((0, 0), (1, 2))


def test_a_position_saved_before_the_mark_was_kept_is_loaded_with_the_same_fingerprint():
    state = start()
    play(state, "stock Sr Mb")
    saved = state.save()
    del saved["recent"]
    assert game.load(saved).digest() == state.digest()


@pytest.mark.parametrize("mark", [[2, 0], [0, 5], [0, -1], [-1, 0]])
def test_a_mark_that_is_on_no_place_is_not_loaded(mark: list[int]):
    saved = start().save() | {"recent": [mark]}
    with pytest.raises(Unreadable):
        game.load(saved)


def test_what_never_changes_is_named_and_never_changes():
    constant = LogisticsView.constant
    for seed in range(3):
        state, rng = start(palettes=["rainbow", "xeno"]), Random(seed)
        first = {name: getattr(state.view(None), name) for name in constant}
        while state.turn():
            state.play(state.player, state.random_move(state.player, rng), 0)
            assert {name: getattr(state.view(None), name) for name in constant} == first
    assert constant == ("last_turn", "colours", "worth")


def test_what_is_sent_of_a_view_stays_small():
    sizes = []
    for seed in range(5):
        state, rng = start(), Random(seed)
        while state.turn():
            state.play(state.player, state.random_move(state.player, rng), 0)
            for seat in (0, 1, None):
                view = seen(state, seat)
                sizes.append(len(encode({name: view[name] for name in view if name not in LogisticsView.constant})))
    assert median(sizes) <= 2500
    assert max(sizes) <= 4500


@pytest.mark.rule("LOG-8", "LOG-24")
def test_at_the_end_it_tells_which_cards_are_left_and_why():
    state = position(
        "logistics turn 67 A over no-sow\nA cards - | - | Sk Lr Mr Sr My Sk | -\nB cards - | - | - | Sg Sg"
    )
    assert seen(state, None)["stuck"] == (
        {"side": 0, "card": 2, "pieces": 6, "places": 2},
        {"side": 1, "card": 3, "pieces": 2, "places": 1},
    )
    last = position("logistics turn 300 A over last-turn\nA cards Sr | - | -\nB cards - | - | -")
    assert not seen(last, None)["stuck"]
    assert not seen(start(), None)["stuck"]
