"""What a move would do: shown to the player to move, and to the other one as well, since nothing is hidden."""

from __future__ import annotations

import pytest

from ridotto.core import Match, Refused
from ridotto.games.logistics import game
from ridotto.games.logistics.moves import SowCard, SowStock, Stop

from .table import kinds, position

BOTH = """
    logistics turn 9 A {phase}
    A cards - | - | Sk Sk Sk | Mk
    A stock Sr
    B cards Sy | Mb | - | Lk
    B stock Sk
"""


def match(text: str) -> Match:
    begun = Match.begin(game, 2, seed="00")
    begun.state = position(text)
    return begun


def test_a_preview_shows_the_landings_and_the_view_after_it():
    asked = match(BOTH.format(phase="sow"))
    state, events = asked.preview(0, SowCard(3))
    assert kinds(events) == ["card-sown", "vaulted", "extra-sowing-gained"]
    assert [landing.place for landing in events[0].landings] == [4]
    assert state.view(0).scores == (1, 0)
    assert asked.state.view(0).scores == (0, 0)


@pytest.mark.rule("LOG-5")
@pytest.mark.parametrize(("phase", "powers"), [("sow", ""), ("extra", ""), ("power", "    powers red")])
def test_who_waits_may_try_a_sowing_as_if_it_were_their_turn(phase: str, powers: str):
    asked = match(BOTH.format(phase=phase) + powers)
    before = asked.state.digest()
    state, events = asked.preview(1, SowCard(1))
    assert [event.seat for event in events if event.__struct_config__.tag == "card-sown"] == [1]
    assert state.cards[1][2] == (13,)
    assert asked.state.digest() == before


@pytest.mark.parametrize(("move", "rule"), [(SowCard(2), "LOG-7"), (SowStock(("Lr",)), "LOG-6"), (Stop(), "PHASE")])
def test_what_they_could_not_sow_then_is_refused_with_its_clause(move: SowCard | SowStock | Stop, rule: str):
    with pytest.raises(Refused) as refused:
        match(BOTH.format(phase="sow")).preview(1, move)
    assert refused.value.rule == rule


def test_trying_is_not_playing():
    with pytest.raises(Refused) as refused:
        match(BOTH.format(phase="sow")).play(1, SowCard(1), 0)
    assert refused.value.rule == "TURN"


@pytest.mark.rule("LOG-24")
def test_who_has_nothing_to_sow_has_nothing_to_try():
    asked = match("logistics turn 9 A sow\nA cards Sr | - | -\nB cards - | - | -")
    with pytest.raises(Refused) as refused:
        asked.preview(1, SowCard(0))
    assert refused.value.rule == "TURN"


def test_after_the_end_nothing_is_tried():
    asked = match("logistics turn 9 A over no-sow\nA cards - | - | -\nB cards - | - | -")
    with pytest.raises(Refused) as refused:
        asked.preview(0, SowCard(0))
    assert refused.value.rule == "OVER"
