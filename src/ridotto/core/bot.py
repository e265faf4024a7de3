"""Players that are programs: what they may see, and what they answer."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Literal, NamedTuple, Protocol, runtime_checkable

from .forms import Move
from .messages import Message
from .state import State

LEVELS = ("novice", "steady", "keen", "master")
"""How well a bot plays, from the gentlest to the strongest: the same four names in every game. What they are called
stands in core's catalogue as `bot-<level>`."""


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


class Choice(NamedTuple):
    """A move that a mind has weighed."""

    move: Move
    worth: float
    """In the measure of the opinion; more is better."""


class Opinion(NamedTuple):
    """What a mind thinks of its position."""

    decision: Decision
    choices: tuple[Choice, ...]
    """What it compared, the best first. None: there was nothing to compare."""
    why: Message
    """The reason, from what was compared, as a message `mind-…` of the game: it stands in a hint."""
    measure: Literal["chance", "points"] = "chance"
    """What worths are: the chance of the first place, between 0 and 1, or points of the game."""
    waiting: float | None = None
    """What it is worth to do nothing now, where one may wait and that was weighed too."""
    near: float = 0.0
    """What is worth less than the best by no more than this is as good to it: another time it might advise that."""


@runtime_checkable
class Mind(Bot, Protocol):
    """A bot that can say why."""

    def decide(self, sight: Sight, rng: Random) -> Decision:
        """The decision of its opinion."""
        return self.consider(sight, rng).decision

    @abstractmethod
    def consider(self, sight: Sight, rng: Random, also: Sequence[Move] = ()) -> Opinion:
        """What to do now, what else was weighed, and why this. The moves `also` are weighed beside the mind's own
        candidates, such as the one that a player chose; each of them is among the choices."""
