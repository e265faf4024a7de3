"""Powers: LOG-18 to LOG-23."""

from __future__ import annotations

import pytest

from ridotto.games.logistics import game
from ridotto.games.logistics.moves import Advance, Return, Swap, Take

from .table import kinds, play, position, refusal, refused_by, shown

HUGE = 10**30

ABOUT_TO_CAPTURE = """
    logistics turn 4 A sow
    A cards - | Lk Mk Sk | My
    A vault Mb
    A stock {piece} Sg
    B cards Lr | Sy Sy | Sb
    B vault Sr
    B stock Sk
"""


def power(*colours: str, **lines: str) -> str:
    """A position in which A has these powers."""
    drawn = {
        "A cards": "Sg My | Lr Mr Sr | -",
        "A vault": "Mb Sk",
        "A stock": "Lk",
        "B cards": "Sy | - | Lb Mk",
        "B vault": "Sr",
        "B stock": "Lg",
    } | {key.replace("_", " "): line for key, line in lines.items()}
    rows = [f"{key} {line}" for key, line in drawn.items()]
    return "\n".join(["logistics turn 4 A power", *rows, f"powers {' '.join(colours)}"])


@pytest.mark.rule("LOG-18")
@pytest.mark.parametrize(
    ("colours", "move"),
    [
        ("gc", "take A Mb"),
        ("yx", "return B1"),
        ("ro", "advance B0"),
        ("bp", "swap A 0.0 2.0"),
        ("kw", "swap B 0.0 1.0"),
    ],
)
def test_the_colour_of_the_capturing_piece_decides_the_power_in_both_palettes(colours: str, move: str):
    own_swaps = {"swap A 0.0 2.0": "LOG-22", "swap B 0.0 1.0": "LOG-23"}.get(move)
    for colour in colours:
        state = position(ABOUT_TO_CAPTURE.format(piece=f"S{colour}"))
        play(state, f"stock S{colour}")
        assert state.phase == "power"
        for other in ("take A Mb", "return B1", "advance B0", "swap A 0.0 2.0", "swap B 0.0 1.0"):
            if other != move:
                # A power that swaps refuses the other side by its own clause.
                assert refused_by(state, other) == (own_swaps if own_swaps and "swap" in other else "LOG-18")
        play(state, move)
        assert (state.player, state.phase) == (1, "sow")


@pytest.mark.rule("LOG-18")
def test_a_nest_gives_the_power_of_the_large_that_made_it():
    state = position("logistics turn 4 A sow\nA cards Sg Mk | - | -\nA stock Ly\nB cards - | Sb | Lr Mr Sr\nB stock Sk")
    play(state, "stock Ly")
    assert shown(state, "powers") == "yellow"


@pytest.mark.rule("LOG-18")
def test_a_capturing_tree_gives_the_power_of_any_one_of_its_three_colours():
    text = "logistics turn 4 A sow\nA cards - | Lr Mb Sg | - | -\nA stock Sr\nB cards - | Sy My | - | Sb\nB stock Sk"
    for move in ("advance A2", "swap A 2.0 2.1", "take A Sy"):
        state = position(text)
        play(state, "card 1")
        assert state.view(0).power == ("red", "blue", "green")
        assert refused_by(state, "return A2") == "LOG-18"
        assert refused_by(state, "swap B 3.0 3.0") == "LOG-22"
        play(state, move)
        assert state.player == 1


@pytest.mark.rule("LOG-18")
def test_with_several_captures_all_pieces_are_vaulted_first_then_the_powers_follow_in_sowing_order():
    state = position(
        "logistics turn 4 A sow\nA cards Sg Mk | - | -\nA stock Lg Sy\nB cards - | Sb | Lr Mr Sr\nB stock Sk"
    )
    play(state, "stock Lg Sy")
    assert shown(state, "A vault") == "Lr Mr Sr Sb"
    assert state.view(0).power == ("green",)
    assert refused_by(state, "return A0") == "LOG-18"
    play(state, "take A Sb")  # captured by the later piece, and yet already there
    assert state.view(0).power == ("yellow",)
    play(state, "return A1")
    assert state.player == 1


@pytest.mark.rule("LOG-18")
@pytest.mark.parametrize("colour", ["green", "yellow", "red", "blue", "black"])
def test_every_power_may_be_declined(colour: str):
    state = position(power(colour))
    before = shown(state, "A cards"), shown(state, "B cards"), state.vaults, state.stocks
    assert kinds(play(state, "decline")) == ["power-declined"]
    assert (shown(state, "A cards"), shown(state, "B cards"), state.vaults, state.stocks) == before
    assert state.player == 1


@pytest.mark.rule("LOG-18")
@pytest.mark.parametrize(
    ("piece", "theirs"),
    [("Sk", "- | - | Sb"), ("Sk", "- | Mg | Sb"), ("Sb", "- | Mg | Sb")],
)
def test_a_power_without_a_target_lapses(piece: str, theirs: str):
    """Swaps need two pyramids on their side: black on what is left of the opponent's, blue on the own cards."""
    state = position(f"logistics turn 4 A sow\nA cards - | - | -\nA stock {piece} Sg\nB cards {theirs}\nB stock Sk")
    assert kinds(play(state, f"stock {piece}")) == ["stock-sown", "captured", "power-lapsed"]
    assert state.player == 1


@pytest.mark.rule("LOG-18")
def test_a_power_lapses_if_an_earlier_one_took_its_last_target():
    state = position(power("yellow", "blue", A_cards="Sg | My | -"))
    assert kinds(play(state, "return A0")) == ["returned", "power-lapsed"]
    assert state.player == 1


@pytest.mark.rule("LOG-18")
def test_of_a_trees_colours_only_those_with_a_target_may_be_used():
    state = position(power("black/green", B_cards="Sy | - | -"))
    assert state.view(0).power == ("green",)
    assert {type(move) for move in state.moves(0)} >= {Take}
    assert not any(isinstance(move, Swap) for move in state.moves(0))


@pytest.mark.rule("LOG-18", "LOG-20", "LOG-21")
def test_trees_do_not_protect_against_powers_and_their_top_piece_is_the_small():
    state = position(power("yellow"))
    play(state, "return A1")
    assert shown(state, "A cards") == "Sg My | Lr Mr | -"
    assert shown(state, "A stock") == "1Sr 1Lk"
    state = position(power("red"))
    play(state, "advance A1")
    assert shown(state, "A cards") == "Sg My | Lr Mr | Sr"


@pytest.mark.rule("LOG-18")
def test_powers_never_sow_capture_make_nests_or_give_extra_sowings():
    captures_not = position(power("red", A_cards="- | Sr | -", B_cards="Sy | - | -"))
    play(captures_not, "advance A1")  # to an empty card opposite an occupied one
    assert shown(captures_not, "B cards") == "Sy | - | -"
    makes_no_nest = position(power("red", A_cards="Lk | Sg My | -", B_cards="- | Lb Mb Sb | -"))
    play(makes_no_nest, "advance A0")
    assert shown(makes_no_nest, "A cards") == "- | Sg My Lk | -"
    assert shown(makes_no_nest, "B cards") == "- | Lb Mb Sb | -"
    not_again = position(power("red", A_cards="- | - | Sk"))
    play(not_again, "advance A2")  # into the own vault
    assert (not_again.player, not_again.phase) == (1, "sow")


@pytest.mark.rule("LOG-19")
@pytest.mark.parametrize(
    ("move", "vaults", "stocks"),
    [
        ("take A Mb", ("Sk Mb", "Sr"), ("1Mb 1Lk", "1Lg")),
        ("take B Sr", ("Mb Sk Mb", "-"), ("1Lk", "1Sr 1Lg")),
    ],
)
def test_green_puts_a_piece_of_either_vault_into_the_stock_of_the_vaults_owner(move: str, vaults, stocks):
    state = position(power("green", A_vault="Mb Sk Mb"))
    play(state, move)
    assert (shown(state, "A vault"), shown(state, "B vault")) == vaults
    assert (shown(state, "A stock"), shown(state, "B stock")) == stocks


@pytest.mark.rule("LOG-19")
def test_green_offers_each_pyramid_of_each_vault_once_and_nothing_else():
    state = position(power("green", A_vault="Mb Sk Mb"))
    offered = [(move.vault, move.pyramid) for move in state.moves(0) if isinstance(move, Take)]
    assert sorted(offered) == [(0, "Mb"), (0, "Sk"), (1, "Sr")]
    for vault, name in [(0, "Sr"), (1, "Mb"), (2, "Mb"), (-1, "Sr"), (HUGE, "Sr")]:
        assert refused_by(state, Take(vault, name)) == "LOG-19"  # type: ignore[arg-type]


@pytest.mark.rule("LOG-20")
@pytest.mark.parametrize(
    ("move", "line", "after"),
    [("return B2", "B cards", "Sy | - | Lb"), ("return A0", "A cards", "Sg | Lr Mr Sr | -")],
)
def test_yellow_returns_a_top_piece_to_the_stock_of_its_side(move: str, line: str, after: str):
    state = position(power("yellow"))
    play(state, move)
    assert shown(state, line) == after
    stocks = (shown(state, "A stock"), shown(state, "B stock"))
    assert stocks == (("1Lk", "1Mk 1Lg") if "B" in move else ("1My 1Lk", "1Lg"))


@pytest.mark.rule("LOG-21")
@pytest.mark.parametrize(
    ("move", "mine", "theirs", "vaults"),
    [
        ("advance A0", "Sg | Lr Mr Sr My | -", "Sy | - | Lb Mk", ("Mb Sk", "Sr")),
        ("advance B0", "Sg My | Lr Mr Sr | -", "- | Sy | Lb Mk", ("Mb Sk", "Sr")),
        ("advance B2", "Sg My | Lr Mr Sr | -", "Sy | - | Lb", ("Mb Sk", "Sr Mk")),
    ],
)
def test_red_moves_a_top_piece_forward_in_its_sides_direction_and_from_the_last_card_into_its_vault(
    move: str, mine: str, theirs: str, vaults: tuple[str, str]
):
    state = position(power("red"))
    play(state, move)
    assert (shown(state, "A cards"), shown(state, "B cards")) == (mine, theirs)
    assert (shown(state, "A vault"), shown(state, "B vault")) == vaults


@pytest.mark.rule("LOG-20", "LOG-21")
@pytest.mark.parametrize(("colour", "kind", "rule"), [("yellow", Return, "LOG-20"), ("red", Advance, "LOG-21")])
def test_only_cards_with_a_top_piece_can_be_named(colour: str, kind: type[Return] | type[Advance], rule: str):
    state = position(power(colour))
    for side, card in [(0, 2), (1, 1), (0, 3), (0, -1), (-1, 0), (2, 0), (HUGE, 0), (0, HUGE), (0, -HUGE)]:
        assert refused_by(state, kind(side, card)) == rule
    offered = [(move.side, move.card) for move in state.moves(0) if isinstance(move, kind)]
    assert offered == [(0, 0), (0, 1), (1, 0), (1, 2)]


@pytest.mark.rule("LOG-22")
@pytest.mark.parametrize("move", ["swap A 0.1 1.0", "swap A 1.0 0.1"])
def test_blue_swaps_two_places_of_the_own_cards_at_any_height_named_in_either_order(move: str):
    state = position(power("blue"))
    play(state, move)
    assert shown(state, "A cards") == "Sg Lr | My Mr Sr | -"
    assert state.player == 1


@pytest.mark.rule("LOG-22")
def test_two_places_of_one_stack_and_alike_pieces_may_be_swapped():
    state = position(power("blue"))
    play(state, "swap A 1.0 1.2")
    assert shown(state, "A cards") == "Sg My | Sr Mr Lr | -"
    alike = position(power("blue", A_cards="Sg | Sg | -"))
    play(alike, "swap A 0.0 1.0")
    assert shown(alike, "A cards") == "Sg | Sg | -"


@pytest.mark.rule("LOG-22", "LOG-23")
@pytest.mark.parametrize(("colour", "side", "pairs"), [("blue", 0, 10), ("black", 1, 3)])
def test_every_swap_is_offered_once(colour: str, side: int, pairs: int):
    state = position(power(colour))
    swaps = [move for move in state.moves(0) if isinstance(move, Swap)]
    assert all(move.side == side and move.first < move.second for move in swaps)
    assert len({(move.first, move.second) for move in swaps}) == len(swaps) == pairs


@pytest.mark.rule("LOG-23")
def test_black_swaps_two_places_of_the_opponents_cards():
    state = position(power("black"))
    play(state, "swap B 2.1 0.0")
    assert shown(state, "B cards") == "Mk | - | Lb Sy"
    by_b = position(power("white").replace("4 A power", "4 B power"))
    play(by_b, "swap A 0.0 0.1")
    assert shown(by_b, "A cards") == "My Sg | Lr Mr Sr | -"


@pytest.mark.rule("LOG-22", "LOG-23")
@pytest.mark.parametrize(("colour", "side", "rule"), [("blue", 0, "LOG-22"), ("black", 1, "LOG-23")])
def test_a_swap_of_one_place_of_the_other_side_or_of_places_that_are_not_there_is_refused(colour, side, rule):
    state = position(power(colour))
    assert refused_by(state, Swap(1 - side, (0, 0), (1 + side, 0))) == rule
    assert refused_by(state, Swap(side, (0, 0), (0, 0))) == rule
    for place in [(0, 2), (2 - side, 3), (0, -1), (-1, 0), (3, 0), (HUGE, 0), (0, HUGE), (-HUGE, -HUGE)]:
        assert refused_by(state, Swap(side, (0, 0), place)) == rule
        assert refused_by(state, Swap(side, place, (0, 0))) == rule
    for nowhere in (-1, 2, HUGE):
        assert refused_by(state, Swap(nowhere, (0, 0), (1, 0))) == rule


@pytest.mark.rule("LOG-22", "LOG-23")
def test_a_tree_of_blue_and_black_may_swap_on_either_side():
    for move in ("swap A 0.0 0.1", "swap B 2.0 2.1"):
        state = position(power("blue/black"))
        assert state.view(0).you.swap_sides == (0, 1)  # type: ignore[union-attr]
        play(state, move)
        assert state.player == 1


@pytest.mark.rule("LOG-22", "LOG-23")
def test_the_side_that_is_named_decides_the_clause_that_refuses_a_swap():
    state = position(power("blue/black"))
    for side, rule in enumerate(["LOG-22", "LOG-23"]):
        for first in [(0, 9), (9, 0), (2 - side, 3)]:
            assert refused_by(state, Swap(side, first, (0, 0))) == rule
        assert refused_by(state, Swap(side, (0, 0), (0, 0))) == rule


def sentence(text: str, move: str) -> str:
    return game.words("en").say(refusal(position(text), move).why)


def test_a_refusal_names_the_powers_that_can_be_used():
    said = sentence(power("red/black/green", B_cards="Sy | - | -"), "return A0")
    assert "red" in said
    assert "green" in said
    assert "black" not in said  # there is nothing to swap


@pytest.mark.parametrize(
    ("colour", "move", "said"),
    [
        ("green", "take A Sr", "Your vault holds no Sr."),
        ("green", "take B Mb", "Your opponent’s vault holds no Mb."),
        ("yellow", "return A2", "There is nothing on your card 2."),
        ("red", "advance B1", "There is nothing on your opponent’s card 1."),
        ("blue", "swap A 0.0 2.0", "There is nothing on your card 2."),
        ("blue", "swap A 0.2 1.0", "There is no height 2 on your card 0; heights are counted from 0"),
        ("black", "swap B 0.1 2.0", "There is no height 1 on your opponent’s card 0; heights are counted from 0"),
    ],
)
def test_a_refusal_says_whose_card_or_vault_lacks_what_was_named(colour: str, move: str, said: str):
    assert sentence(power(colour), move).startswith(said)
