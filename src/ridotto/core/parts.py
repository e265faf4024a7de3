"""A state whose answers stand in the parts of its game's folder."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar, Protocol, Self, cast

from .forms import Move, Outcome
from .messages import Message
from .state import State


class Legal(Protocol):
    """The part `legal.py`: which moves there are."""

    def moves(self, state: Any, seat: int, /) -> Iterator[Move]:
        """The legal moves of a seat that may act, lazily, each once."""

    def random_move(self, state: Any, seat: int, rng: Random, /) -> Move:
        """One legal move of a seat that may act, such that every legal move has a chance."""

    def judge(self, state: Any, seat: int, move: Move, /) -> None:
        """Raise `Refused` with the clause that this move would break."""

    def idle(self, state: Any, seat: int, /) -> Move:
        """The legal move that stands for an awaited player who does not act in time."""


class Knowledge(Protocol):
    """The part `knowledge.py`: what a seat has seen."""

    def imagine(self, state: Any, seat: int | None, rng: Random, /) -> Any:
        """A random state that this seat could not tell from this one."""


class Scoring(Protocol):
    """The part `scoring.py`: who has won, and why."""

    def outcome(self, state: Any, /) -> Outcome | None:
        """Places, scores and the reason, once it is over."""

    def decided(self, state: Any, ended: Outcome, /) -> Message | None:
        """The comparison that decided a game that has ended so, as a message `decided-…`."""


class Soundness(Protocol):
    """The part `soundness.py`: could this be a position of the game?"""

    def sound(self, state: Any, /) -> bool:
        """Could this position come up?"""


class StateInParts(State):
    """A state that asks the modules of its game's folder, which its class names:
    `class Podstavec(StateInParts, legal=legal, knowledge=knowledge, scoring=scoring, soundness=soundness)`.

    A part may be absent: without `knowledge` nothing is hidden or left to chance, without `soundness` every position
    is taken for sound. What is left to the class is what happens (`begin`, `turn`, `play`) and `view`.
    """

    __slots__ = ()

    _legal: ClassVar[Legal]
    _scoring: ClassVar[Scoring]
    _knowledge: ClassVar[Knowledge | None] = None
    _soundness: ClassVar[Soundness | None] = None

    def __init_subclass__(
        cls,
        *,
        legal: Legal | None = None,
        knowledge: Knowledge | None = None,
        scoring: Scoring | None = None,
        soundness: Soundness | None = None,
    ) -> None:
        """Keep the parts that are named. A dataclass with slots is made twice, the second time without them."""
        super().__init_subclass__()
        if legal is not None:
            cls._legal = legal
        if knowledge is not None:
            cls._knowledge = knowledge
        if scoring is not None:
            cls._scoring = scoring
        if soundness is not None:
            cls._soundness = soundness

    def moves(self, seat: int) -> Iterator[Move]:
        """The legal moves of a seat; none for a seat that may not act."""
        return self._legal.moves(self, seat) if seat in self.turn() else iter(())

    def random_move(self, seat: int, rng: Random) -> Move:
        """One legal move of a seat that may act, such that every legal move has a chance."""
        return self._legal.random_move(self, seat, rng)

    def judge(self, seat: int, move: Move, at: int) -> None:
        """Raise `Refused` with the clause that this move would break."""
        self._legal.judge(self, seat, move)

    def idle(self, seat: int) -> Move:
        """The legal move that stands for an awaited player who does not act in time."""
        return self._legal.idle(self, seat)

    def imagine(self, seat: int | None, rng: Random) -> Self:
        """A random state that this seat could not tell from this one; the position itself if nothing is hidden."""
        return cast(Self, self._knowledge.imagine(self, seat, rng)) if self._knowledge else self.copy()

    def outcome(self) -> Outcome | None:
        """Places, scores and the reason, once it is over."""
        return self._scoring.outcome(self)

    def decided(self) -> Message | None:
        """The comparison that decided it, once it is over."""
        ended = self.outcome()
        return None if ended is None else self._scoring.decided(self, ended)

    def sound(self) -> bool:
        """Could this be a position of the game?"""
        return self._soundness is None or self._soundness.sound(self)
