"""An example body of every kind, for the page about the API; a test sends each of them."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from ridotto.protocol.api import (
    Ban,
    Change,
    Closing,
    Command,
    Complaint,
    Entering,
    Erasure,
    NewAccount,
    NewGuest,
    NewPassword,
    NewTable,
    NewToken,
    PlayNow,
    PlayOn,
    Saying,
    SignIn,
)
from ridotto.protocol.games import OptionText

_NAME, _PASSWORD, _NEXT_PASSWORD = "Casanova", "acqua alta in piazza", "acqua bassa in laguna"
_A_MOVE = {"type": "arrange", "red": 1, "white": 1, "black": 1, "empty": 0}

EXAMPLES: dict[type[Struct], dict[str, Any]] = {
    NewGuest: {"language": "en"},
    NewAccount: {"name": _NAME, "password": _PASSWORD, "language": "en"},
    SignIn: {"name": _NAME, "password": _PASSWORD},
    NewPassword: {"old": _PASSWORD, "new": _NEXT_PASSWORD},
    Erasure: {"password": _NEXT_PASSWORD},
    Change: {"language": "ru"},
    NewToken: {"label": "my bot"},
    NewTable: {
        "spec": {
            "game": "podstavec",
            "options": {"scoring": "count-first"},
            "seats": 2,
            "clock": {"type": "move", "seconds": 60},
        },
        "contribution": "5f1c7a20",
    },
    PlayNow: {"game": "podstavec"},
    PlayOn: {"seat": 0, "entry": 0, "bot": "steady", "contribution": "5f1c7a20"},
    Entering: {"contribution": "c0ffee00"},
    Command: {"id": "a1", "ask": {"do": "play", "move": _A_MOVE}},
    Saying: {"text": "Good luck!", "id": "a2"},
    Ban: {"days": 7, "reason": "Talks of nothing but the weather."},
    Closing: {"why": "The rules need a look."},
    OptionText: {"text": 'name = "mine"'},
    Complaint: {"person": "0123456789abcdef0123", "reason": "Talks of nothing but the weather."},
}
