"""The positions that the board is drawn and tested with are the engine's: `web/src/games/standoff/views.json`.

Run this file as a program to write them anew after the view has changed.
"""

import json
from pathlib import Path

import pytest

from ridotto.core import encode, find_game
from ridotto.games.standoff import text

GAME = find_game("standoff")
POSITIONS = Path(__file__).parent / "pictures"
VIEWS = Path(__file__).parents[3] / "web" / "src" / "games" / "standoff" / "views.json"

PLACING = "place 4-polyomino 7,7 8,7 8,8 9,8"

PICTURES: dict[str, tuple[str, int | None, tuple[str, ...]]] = {
    "place": ("place", 0, ()),
    "waiting": ("place", 1, ()),
    "onlooker": ("place", None, ()),
    "placed": ("place", 1, (PLACING,)),
    "market": ("place", 0, (PLACING, "credit 2-credit")),
    "bought": ("place", 1, (PLACING, "credit 2-credit", "buy airstrike")),
    "struck": ("place", 1, ("play airstrike 7,8",)),
    "fired": ("place", 1, ("fire 8,5 7,8",)),
    "hack": ("place", 0, ("play hack 1",)),
    "hacked": ("place", 1, ("play hack 1", "choose forcefield")),
    "discard": ("discard", 0, (PLACING, "end")),
    "next": ("place", 1, (PLACING, "end")),
    "four": ("four", 0, ()),
    "end": ("end", 0, ("place 1-polyomino 9,8",)),
    "orbit": ("orbit", 1, ()),
    "copied": ("orbit", 1, ("credit 5-bond", "play trojan 0")),
    "early": ("orbit", 1, ("play early-access",)),
}
"""By name: the position, whose eyes, and what is typed before. The events of the last move stand beside the view."""


def told(position: str, seat: int | None, typed: tuple[str, ...]) -> dict:
    """The view of a seat after these moves, and what it was told of the last one."""
    state, events = text.read_position((POSITIONS / f"{position}.txt").read_text()), []
    for line in typed:
        events = []
        state.play(state.player, checked(state, line), 0, events.append)
    seen = [event for event in events if event.visible_to(seat)]
    return json.loads(encode({"view": state.view(seat), "events": seen}))


def checked(state, line: str):
    move = text.read_move(line, state.view(state.player))
    state.check(state.player, move, 0)
    return move


@pytest.mark.parametrize("name", PICTURES)
def test_the_views_that_the_board_is_tested_with_are_the_engines(name) -> None:
    assert json.loads(VIEWS.read_text())[name] == told(*PICTURES[name])


if __name__ == "__main__":
    VIEWS.write_text(
        json.dumps({name: told(*picture) for name, picture in PICTURES.items()}, separators=(",", ":")) + "\n"
    )
