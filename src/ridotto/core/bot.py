"""Players that are programs: what they may see, and what they answer."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple, Protocol

from .forms import Move
from .state import State


class Decision(NamedTuple):
    """What a bot would play, and after how long. No move: it waits for something to change."""

    move: Move | None
    wait_ms: int = 0


class Sight:
    """What one seat may know of a game: its view, and worlds that it could not tell from the real one.

    The real state never reaches a bot. Every world comes from `imagine`, with chance of its own.
    """

    __slots__ = ("_imagine", "_view", "at", "seat")

    def __init__(self, state: State, seat: int, rng: Random, at: int = 0) -> None:
        self.seat = seat
        self.at = at
        """The time of the question, in the game's milliseconds."""
        self._view: Callable[[], Any] = lambda: state.view(seat)
        self._imagine: Callable[[], State] = lambda: state.imagine(seat, rng)

    def view(self) -> Any:
        """Everything this seat may know."""
        return self._view()

    def imagine(self) -> Any:
        """A world that agrees with everything this seat has seen. The bot may do with it what it likes."""
        return self._imagine()


class Bot(Protocol):
    """A player. It keeps nothing between questions, so one of it can sit at any number of tables."""

    @abstractmethod
    def decide(self, sight: Sight, rng: Random) -> Decision:
        """What to do now. Asked again whenever something has changed."""
