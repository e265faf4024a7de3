"""The positions with which the browser's board is tested: views and previews as the rules give them.

`python -m tests.games.logistics.board_positions` writes them anew for the tests in `web/src/games/logistics`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from ridotto.core import Match
from ridotto.games.logistics import game
from ridotto.games.logistics.text import read_move, read_position

FILE = Path(__file__).parents[3] / "web/src/games/logistics/positions.json"

_STOCKS = """
A stock 2Lg Lk Lr Ly Mb Mg Mk 2My Sg Sk Sr Sy
B stock Lb Lg Lk Lr Ly Mb Mg Mk My 2Sb Sr Sy
B vault Lk Sk Mk Lg Mg Mb Sy Mr Sb"""
_CAPTURED = f"""{_STOCKS}
A vault Sr Lb Mr Sg Lr My Ly Sk Sg Lr
B cards - | Sk Mr Lb | Sb | Sg Lb Mg Sr"""
_BEFORE = f"""{_STOCKS}
B cards Sg Lr | Sk Mr Lb | Sb | Sg Lb Mg Sr"""

POSITIONS: dict[str, tuple[str, dict[str, str]]] = {
    "sow": (
        f"""logistics turn 27 A sow
A cards Mr Sy Lk | Mb | Ly Mk | -
A vault Sr Lb Mr Sg Lr My Ly Sk{_BEFORE}
last B1""",
        {"card": "card 0", "stock": "stock My Lk Sg", "take": "stock My Lk Sg Sk"},
    ),
    "barred": (
        f"""logistics turn 27 A sow
A cards Mr | Mb | Ly Mk Sk Sk | Sr
A vault -{_BEFORE}""",
        {},
    ),
    "power": (
        f"""logistics turn 27 A power
A cards - | Mb Lk | Ly Mk Sy | Mr{_CAPTURED}
powers red""",
        {"advance": "advance A3", "theirs": "advance B3"},
    ),
    "return": (
        f"""logistics turn 27 A power
A cards - | Mb Lk | Ly Mk Sy | Mr{_CAPTURED}
powers yellow""",
        {"return": "return B3"},
    ),
    "take": (
        f"""logistics turn 27 A power
A cards - | Mb Lk | Ly Mk Sy | Mr{_CAPTURED}
powers green blue""",
        {"take": "take B Lk"},
    ),
    "tree": (
        f"""logistics turn 27 A power
A cards - | Mb Lk | Ly Mk Sy | Lr Mg Sb{_CAPTURED}
powers red/green/blue""",
        {"advance": "advance A3"},
    ),
    "extra": (
        f"""logistics turn 27 A extra
A cards Mr Sy Lk | Mb | - | Mk
A vault Sr Lb Mr Sg Lr My Ly Sk Ly{_BEFORE}""",
        {"card": "card 3"},
    ),
    "swap": (
        f"""logistics turn 27 A power
A cards - | Lg Mb Lk | Sk Mk Sy | Mb{_CAPTURED}
powers blue""",
        {"swap": "swap A 1.2 2.0"},
    ),
    "black": (
        f"""logistics turn 27 A power
A cards - | Lg Mb Lb | Sk Mg Sy | Mk{_CAPTURED}
powers black""",
        {"swap": "swap B 3.3 1.2"},
    ),
    "wide": (
        """logistics turn 21 A sow
A cards Sr | Mg Ly Sb Lk | Mr | Lg My | Sk | -
A vault Lb Mb Sb Ly Mg Sr Sk
A stock Lb 2Lg Lk Lr Mb Mk Mr 2My Sb Sg Sk Sy
B cards Lb Mk | Sr | Lr Mg Sy | - | Sg Mb Ly | Lk Sk
B vault Lr Mr Sr Sg
B stock Lb Lg Lk Lr Ly Mb Mg 2Mk Mr My Sb Sg 2Sy
last B1""",
        {"card": "card 1"},
    ),
    "nest": (
        """logistics turn 4 A sow
A cards - | Sg Mk | -
A stock Sg Lk
B cards - | Lr Mr Sr | -
B stock Sk""",
        {"nest": "stock Sg Lk"},
    ),
    "xeno": (
        """logistics turn 9 B sow
A cards Sr Sc | Mb Sk Sk Sk Sk Lc | -
A stock 2Sg 2Mg 2Lg Sc Sy
B cards Lx Mo Sp | Mw | -
B stock 2Sc 2Mc Lx Lo Sr
B vault Sr Mr Lr""",
        {"tree": "card 0"},
    ),
    "end": (
        """logistics turn 67 A over no-sow
A cards - | - | Sk My Sk | -
A vault Lk Mk Lr Sr Lb Mk Sr My Lg Ly Sg Lr Mb Lg Lk Lk Mb Lb Mg Sg Lb Mr Sy Sb Sk My Sr Mr Sy
B cards - | - | - | -
B vault Lg Lg Lr Ly Ly Lr My Ly Mb Lk Mg Sb Mk Sb Sg Sk Sg Lb Mg Mb Mr Sy Mk Sr Mr Mg Sb Sy""",
        {},
    ),
}
"""By name: the position, and by name the moves of the player to move whose previews the tests look at."""


def written() -> dict[str, Any]:
    """Every position as the player to move sees it (and as an onlooker does), with its previews, as plain JSON."""
    told = {}
    for name, (text, moves) in POSITIONS.items():
        match = Match.begin(game, 2, seed="00")
        match.state = read_position(text)
        seat = match.state.player  # type: ignore[attr-defined]
        view = match.state.view(seat)
        told[name] = {"view": view, "onlooker": match.state.view(None), "previews": {}}
        for called, typed in moves.items():
            move = read_move(typed, view)
            state, events = match.preview(seat, move)
            told[name]["previews"][called] = {"move": move, "view": state.view(seat), "events": events}
    return dict(msgspec.json.decode(msgspec.json.encode(told)))


if __name__ == "__main__":
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(written()), indent=1) + b"\n")
