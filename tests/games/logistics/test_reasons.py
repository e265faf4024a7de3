"""What hints of Logistics give as their reason: the greatest thing in which a turn beats the next best."""

from __future__ import annotations

import re

import pytest

from ridotto.core import Message
from ridotto.core.messages import read_messages
from ridotto.games.logistics import game
from ridotto.games.logistics.reasons import ASPECTS, reason
from ridotto.games.logistics.state import Logistics
from ridotto.games.logistics.text import read_move
from ridotto.games.logistics.turns import Turn

from .table import position

BARE = "A cards - | - | - | -"
SMALL = "A stock Sg"
NOTHING = "B cards - | - | - | -"
TREE_OPPOSITE_A0 = "B cards - | - | - | Lk Mb Sy"


def turn(state: Logistics, typed: str) -> Turn:
    """These moves, with a comma between them, as a turn."""
    after, moves = state.copy(), []
    for words in typed.split(", "):
        moves.append(read_move(words, after.view(after.player)))
        after.check(after.player, moves[-1], 0)
        after.play(after.player, moves[-1], 0)
    return Turn(tuple(moves), after, 0.0, state.player)


DRAWN = {
    "captures": ("sow", ["A cards - | - | Sr | -", SMALL, "B cards Mb Mb Mb | - | - | -"], "card 2", "stock Sg", 3, 0),
    "scores": ("sow", ["A cards - | - | - | Lr", "A vault Sr Mr", SMALL, NOTHING], "card 3", "stock Sg", 1, 0),
    "spoils": ("power", [BARE, NOTHING, "B vault Lb Mb Sb", "powers green"], "take B Sb", "decline", 1, 0),
    "home": ("power", ["A cards - | - | - | Sr", NOTHING, "powers red"], "advance A3", "decline", 1, 0),
    "safe": ("sow", ["A cards - | - | Sr | -", SMALL, "B cards Lk Mb Sy | - | - | -"], "card 2", "stock Sg", 0, 1),
    "guards": ("sow", ["A cards Lr Mg | - | - | -", "A stock Sb Lb", NOTHING], "stock Sb", "stock Lb", 3, 0),
    "breaks": ("power", [BARE, TREE_OPPOSITE_A0, "powers yellow"], "return B3", "decline", 1, 0),
    "nests": ("sow", ["A cards Sr | - | - | -", "A stock Sg Mg", TREE_OPPOSITE_A0], "stock Mg", "stock Sg", 1, 0),
    "sowings": ("sow", ["A cards - | - | - | Sr", SMALL, NOTHING], "card 3", "stock Sg", 1, 0),
    "stock": ("sow", ["A cards Sr | - | - | -", "A stock Sg Sb", NOTHING], "card 0", "stock Sg Sb", 2, 0),
    "denies": ("power", [BARE, "B cards - | - | - | Sk", "powers yellow"], "return B3", "decline", 0, 1),
    "ready": ("sow", ["A cards - | - | Sr | -", SMALL, NOTHING], "card 2", "stock Sg", 1, 0),
    "hunts": ("sow", ["A cards Sr | - | - | -", SMALL, "B cards - | - | - | Sk Sg Sb"], "card 0", "stock Sg", 3, 0),
    "stuck": ("sow", ["A cards - | - | - | Sr", "A stock 2Sg 2Sb", NOTHING], "stock Sg", "stock Sg Sg Sb Sb", 0, 2),
    "grows": ("sow", [BARE, "A stock Sr Lr", NOTHING], "stock Lr", "stock Sr", 1, 0),
    "open": ("power", ["A cards Sr | Sr | - | -", TREE_OPPOSITE_A0, "powers yellow"], "return A1", "return A0", 0, 1),
    "mediums": ("sow", [BARE, "A stock Sr Mr", NOTHING], "stock Sr", "stock Mr", 1, 0),
    "larges": ("sow", [BARE, "A stock Sr Lr", NOTHING], "stock Sr", "stock Lr", 1, 0),
    "points": ("power", [BARE, NOTHING, "B vault Sk", "powers green"], "take B Sk", "decline", 1, 0),
}  # fmt: skip
"""For every reason: the phase, the position, the best turn, the next best, and what is counted in both."""


@pytest.mark.parametrize("name", DRAWN)
def test_the_reason_is_the_greatest_difference_to_the_next_best(name: str):
    phase, lines, best, rival, count, other = DRAWN[name]
    state = position("\n".join([f"logistics turn 9 A {phase}", *lines]))
    why = reason(state, turn(state, best), turn(state, rival), alone=False)
    assert why == Message(f"mind-{name}", {"count": count, "next": other})


def test_every_aspect_is_drawn():
    assert {aspect.name for aspect in ASPECTS} == DRAWN.keys() - {"points"}


CAPTURING = """logistics turn 9 A sow
A cards - | - | Sr | -
A stock Sg
B cards Mb Mb Mb | - | - | -"""
"""Card 2 captures three with a red pyramid, whose power may then advance it."""


def test_what_only_the_power_won_would_bring_is_told_as_what_comes_later():
    state = position(CAPTURING)
    home = Message("mind-home", {"count": 1, "next": 0})
    why = reason(state, turn(state, "card 2, advance A3"), turn(state, "card 2, decline"), alone=False)
    assert why == Message("mind-later", {"why": home})
    for language, later in (("en", "it takes the rest of your turn"), ("ru", "нужно и продолжение хода")):
        said = game.words(language).say(why)
        assert said.startswith(game.words(language).say(home))
        assert later in said


def test_what_the_move_itself_does_is_told_before_what_its_power_would_bring():
    """The board shows a capture after the move, whatever the power does then."""
    state = position(CAPTURING.replace("B cards Mb Mb Mb", "A vault Mr Lr\nB cards Mb"))
    why = reason(state, turn(state, "card 2, advance A3"), turn(state, "stock Sg"), alone=False)
    assert why == Message("mind-captures", {"count": 1, "next": 0}), "not the tree that the power would complete"


def test_where_nothing_can_be_counted_the_reason_is_the_position():
    state = position(f"logistics turn 9 A sow\nA cards - | - | - | -\nA stock Sr Sg\n{NOTHING}")
    assert reason(state, turn(state, "stock Sr"), turn(state, "stock Sg"), alone=False) == Message("mind-prepares")


def test_a_power_that_brings_nothing_is_declined_for_that():
    state = position(f"logistics turn 9 A power\nA cards - | - | - | -\nA vault Sr\n{NOTHING}\npowers green")
    assert reason(state, turn(state, "decline"), turn(state, "take A Sr"), alone=False) == Message("mind-declines")


def test_where_all_turns_are_as_good_or_there_is_one_the_reason_says_so():
    state = position(f"logistics turn 9 A sow\nA cards - | - | - | -\nA stock Sr Sg\n{NOTHING}")
    best = turn(state, "stock Sr")
    assert reason(state, best, None, alone=False) == Message("mind-alike")
    assert reason(state, best, None, alone=True) == Message("mind-unweighed"), "another may be sown"
    state = position(f"logistics turn 9 A sow\nA cards - | - | - | -\nA stock Sr\n{NOTHING}")
    assert reason(state, best, None, alone=True) == Message("mind-only")


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("number", [0, 1, 2, 5, 21, -1])
def test_reasons_are_said_with_any_number(language: str, number: int):
    reasons = re.findall(r"^mind-[a-z]+", read_messages(game.package, "en"), re.MULTILINE)
    assert len(reasons) > len(ASPECTS)
    for each in reasons:
        said = game.words(language).say(
            Message(each, {"count": number, "next": number, "why": Message("mind-prepares")})
        )
        assert "$" not in said


def test_stacks_that_can_grow_are_those_after_the_turn():
    why = Message("mind-grows", {"count": 1, "next": 0})
    assert game.words("en").say(why).startswith("After this turn one of your stacks can grow into a tree;")
    assert game.words("ru").say(why).startswith("После этого хода деревом может стать 1 ваша стопка;")
