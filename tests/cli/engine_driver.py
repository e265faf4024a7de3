"""An engine to be asked things."""

import json
from typing import Any

from ridotto.cli.engine import Engine

NEW = {"do": "new", "game": "podstavec", "seats": 2, "options": {}, "seed": "00ff", "at": 0}


KEEP = {"type": "arrange", "red": 0, "white": 0, "black": 0, "empty": 3}


PASS = {"type": "bid", "red": 0, "white": 0, "black": 0, "pedestals": 0}


class Driver:
    """An engine that is asked with values instead of lines."""

    def __init__(self, *asks: dict[str, Any], language: str = "en") -> None:
        self.engine = Engine(language)
        for ask in asks:
            assert self(**ask)["ok"]

    def __call__(self, **ask: Any) -> dict[str, Any]:
        return json.loads(self.engine.answer(json.dumps(ask).encode()))

    def play(self, seat: int, move: Any, at: int = 1000) -> dict[str, Any]:
        return self(do="play", seat=seat, move=move, at=at)
