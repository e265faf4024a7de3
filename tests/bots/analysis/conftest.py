"""Records to analyse: games of bots, played in no time and written down."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import pytest

from ridotto.bots import find_bot
from ridotto.bots.analysis import budget
from ridotto.bots.playout import Player, Playout
from ridotto.core import Bot, Match, Record, find_game, read_record, write_record


class Recorded:
    """A match in the place of its state, so that a playout writes its record."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def __getattr__(self, name: str) -> Any:
        return getattr(self.match.state, name)

    def play(self, seat: int, move: Any, at: int, tell: Any = None) -> None:
        self.match.play(seat, move, at)

    def ring(self, at: int, tell: Any = None) -> None:
        self.match.ring(at)


def play(game: str, bots: tuple[str, ...], options: Mapping[str, Any] | None = None, seed: int = 1) -> Match:
    """A whole game between bots."""
    found = find_game(game)
    match = Match.begin(found, len(bots), dict(options or {}), f"{seed:04x}")
    players = [Player(name, find_bot(found, name)) for name in bots]
    Playout(Recorded(match), players, Random(seed)).play_out()  # type: ignore[arg-type]
    return match


@pytest.fixture(scope="session")
def played() -> Callable[..., Record]:
    """The record of a whole game between bots."""
    return lambda *arguments, **more: read_record(write_record(play(*arguments, **more)))


@pytest.fixture
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little work: enough to see that everything is there, too little to trust a number."""
    monkeypatch.setattr(budget, "SECONDS", 0.05)
    monkeypatch.setattr(budget, "MOST_JUDGED", 12)
    monkeypatch.setattr(budget, "FEW_GAMES", 2)
    monkeypatch.setattr(budget, "FEW_POINTS", 3)
    monkeypatch.setattr(budget, "LEAST_GAMES", 3)


@pytest.fixture
def seat_bot(monkeypatch: pytest.MonkeyPatch) -> Callable[[str, Mapping[str, Bot]], None]:
    """Let a game have these bots and no others."""

    def seat(game: str, bots: Mapping[str, Bot]) -> None:
        found = find_game(game)
        assert found.bots
        monkeypatch.setitem(found.__dict__, "bots", bots)

    return seat
