"""A clock that tests turn by hand, a toy game, and tables to sit at."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ridotto.bots import find_bot
from ridotto.cli.terminal.session import Player, Session
from ridotto.core import Game, Match, find_game

NAMES = ("Anna", "Boris", "Clara")


class Clock:
    """Time stands still until a test moves it."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def sticks(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The toy game: public, turn by turn, with a clock if asked for."""
    monkeypatch.syspath_prepend(str(Path(__file__).parent / "toys"))
    game: Game = import_module("sticks").game
    return game


@pytest.fixture
def podstavec() -> Game:
    return find_game("podstavec")


@pytest.fixture
def seat_at(clock: Clock) -> Callable[..., Session]:
    """Sit down: `None` for a person, the name of a bot otherwise."""

    def seat(game: Game, *sitting: Any, options: Any = None, language: str = "en", quick: bool = True) -> Session:
        match = Match.begin(game, len(sitting), options, "07", clock())
        players = [
            Player(name, find_bot(game, bot) if isinstance(bot, str) else bot)
            for name, bot in zip(NAMES, sitting, strict=False)
        ]
        return Session(match, players, language, clock, Random(7), quick)

    return seat
