"""The worked example of the rulebook, played through the public moves."""

from __future__ import annotations

import msgspec
import pytest

from ridotto.core import LANGUAGES, Match
from ridotto.core.rulebook import read_rulebook
from ridotto.games.logistics import game
from ridotto.games.logistics.text import spoken

from .table import play, position, shown

NUMBERED = [f"| {number}" for number in range(1, 10)]
FULL = {size + colour: 2 for size in "SML" for colour in "gyrbk"}

AFTER_5 = "Sk · Sg Sb My · Sy Mg · Sr"
STEPS = [
    # moves of the step, then A's cards, B's cards, A's vault, B's vault
    (["stock Sr Mb Sb"], "Sr · Mb · Sb · –", "– · – · – · –", "", ""),
    (["stock Sk Sr Sy", "return A2"], "Sr · – · – · –", "Sk · Sr · Sy · –", "", "Mb"),
    (["stock Sb Sg Sy Sr", "advance A0"], "Sr · Sg Sb · Sy · Sr", "– · Sr · Sy · –", "Sk", "Mb"),
    (["stock Sk Sg Sb Sr", "advance B0"], "– · Sg Sb · Sy · Sr", "– · Sr Sg Sk · Sy Sb · Sr", "Sk", "Mb Sr"),
    (["stock Sk My Mg"], AFTER_5, "– · Sr Sg Sk · Sy Sb · Sr", "Sk", "Mb Sr"),
    (["card 3"], AFTER_5, "– · Sr Sg Sk · Sy Sb · –", "Sk", "Mb Sr Sr"),
    (["card 2"], AFTER_5, "– · Sr Sg Sk · – · Sb", "Sk", "Mb Sr Sr Sy"),
    (["card 3"], AFTER_5, "– · Sr Sg Sk · – · –", "Sk", "Mb Sr Sr Sy Sb"),
    (["card 1"], AFTER_5, "– · – · Sk · Sg", "Sk", "Mb Sr Sr Sy Sb Sr"),
]
TAKEN_FROM_STOCK = [  # by A and B, after each step
    ("Sr Mb Sb", ""),
    ("Sr Mb", "Sk Sr Sy"),
    ("Sr Mb Sb Sg Sy Sr", "Sk Sr Sy"),
    ("Sr Mb Sb Sg Sy Sr", "Sk Sr Sy Sk Sg Sb Sr"),
    *[("Sr Mb Sb Sg Sy Sr Sk My Mg", "Sk Sr Sy Sk Sg Sb Sr")] * 5,
]


def stock_without(taken: str) -> dict[str, int]:
    left = {name: count - taken.split().count(name) for name, count in FULL.items()}
    return {name: count for name, count in left.items() if count}


@pytest.mark.rule("LOG-2", "LOG-6", "LOG-7", "LOG-8", "LOG-9", "LOG-15", "LOG-17", "LOG-20", "LOG-21")
def test_the_worked_example_plays_as_it_is_written():
    match = Match.begin(game, 2, {}, "00")
    players = [0, 1, 0, 1, 0, 1, 1, 1, 1]
    for player, (typed, mine, theirs, *vaults), taken in zip(players, STEPS, TAKEN_FROM_STOCK, strict=True):
        for move in typed:
            match.play(player, game.text.read_move(move, match.state.view(player)), 0)
        view = match.state.view(None)
        shown = [" · ".join(" ".join(stack) or "–" for stack in row) for row in view.cards]
        assert shown == [mine, theirs]
        assert [" ".join(vault) for vault in view.vaults] == vaults
        assert list(view.stocks) == [stock_without(names) for names in taken]
    assert (match.state.turn(), match.state.view(None).phase) == ((1,), "extra")


@pytest.mark.rule("LOG-9")
def test_after_step_9_exactly_one_card_sowing_gives_another_extra_sowing():
    match = Match.begin(game, 2, {}, "00")
    for typed, *_after in STEPS:
        for move in typed:
            player = match.turn()[0]
            match.play(player, game.text.read_move(move, match.state.view(player)), 0)
    again = []
    for card in range(4):
        if {"type": "sow-card", "card": card} in [move_as_json(move) for move in match.state.moves(1)]:
            after, events = match.preview(1, {"type": "sow-card", "card": card})
            if any(event.__struct_config__.tag == "extra-sowing-gained" for event in events):
                again.append(card)
                assert list(after.turn()) == [1]
    assert again == [3]


@pytest.mark.rule("LOG-16", "LOG-18")
def test_the_nest_of_the_rulebook_captures_the_tree_and_gives_the_red_power():
    state = position("""
        logistics turn 4 A sow
        A cards - | Sb Mg | -
        A stock Sk Lr
        B cards - | Lk Mr Sy | -
        B stock Sk
    """)
    play(state, "stock Sk Lr")
    assert shown(state, "A cards") == "Sk | Sb Mg Lr | -"
    assert shown(state, "A vault") == "Lk Mr Sy"
    assert state.view(0).power == ("red",)


@pytest.mark.rule("LOG-1", "LOG-3", "LOG-4")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebooks_name_the_options_with_their_limits(language: str):
    rows = [line for line in read_rulebook(game.package, language).splitlines() if line.startswith("| `")]
    assert [row.split("`")[1] for row in rows] == list(game.options.__struct_fields__)
    cards, palettes, sets = rows
    assert all(number in cards for number in ("3", "10", "4"))
    assert all(name in palettes for name in ("`rainbow`", "`xeno`"))
    assert all(number in sets for number in ("1", "4", "2", "3"))


@pytest.mark.parametrize(("language", "unchanged"), [("en", "as before"), ("ru", "как было")])
def test_the_rulebooks_show_the_same_example(language: str, unchanged: str):
    rows = [line.split(" | ") for line in read_rulebook(game.package, language).splitlines() if line[:3] in NUMBERED]
    assert len(rows) == len(STEPS)
    for (_number, _play, mine, theirs, vaults), step in zip(rows, STEPS, strict=True):
        written = [spoken(part, game.words(language)) for part in step[1:5]]
        assert mine in (written[0], unchanged)
        assert theirs in (written[1], unchanged)
        assert unchanged in vaults or not step[4] or f"B: {written[3]} |" in vaults


def move_as_json(move):
    return msgspec.to_builtins(move)
