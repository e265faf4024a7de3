"""The contract that every game keeps: a state that answers a few questions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Self

import msgspec
from msgspec import Struct

from .chance import Chance, Fast
from .copying import copier
from .forms import Appointment, InEveryView, Move, Outcome, Page, Tell, View, digest, turn_on_the_wire
from .messages import Message
from .reading import convert
from .refusal import Problem, Refused


class State(ABC):
    """A game being played, as its rules see it.

    Write it as `@dataclass(slots=True, eq=False)` whose fields are what JSON can carry (numbers, strings, lists,
    tuples, string-keyed dicts, structs); then saving, loading and copying come by themselves. It is changed in place.
    It never reads a clock or a random source: time arrives as `at` (milliseconds, UTC) and chance as a stream that
    the state keeps and copies. `play`, `copy` and `random_move` are hot; write everything else for the reader.
    """

    __slots__ = ()

    moves_complete: ClassVar[bool] = True
    """Does `moves` yield every legal move? If there are too many it yields a sensible spread, and says so here."""

    seats: int

    @classmethod
    @abstractmethod
    def begin(cls, seats: int, options: Any, chance: Chance, at: int) -> Self:
        """The position at the start of a game, for options already checked."""

    # ---- who may do what

    @abstractmethod
    def turn(self) -> Sequence[int]:
        """The seats that may act now: one, several at once, or all (a `range` if they may be many)."""

    def awaited(self) -> Sequence[int]:
        """Those of them without whom the game does not go on. In an open auction: none, the hammer decides."""
        return self.turn()

    def stage(self) -> str:
        """The part of the game that is being played, in a game of several parts: a table's clock starts again with
        each."""
        return ""

    @abstractmethod
    def moves(self, seat: int) -> Iterator[Move]:
        """The legal moves of a seat, lazily, each once; none for a seat that may not act."""

    @abstractmethod
    def random_move(self, seat: int, rng: Random) -> Move:
        """One legal move of a seat that may act, quickly, such that every legal move has a chance."""

    def check(self, seat: int, move: Move, at: int) -> None:
        """Raise `Refused` unless this seat may play this move at this time. Changes nothing."""
        if self.outcome() is not None:
            raise Refused("OVER", "refused-over")
        due = self.due()
        if due is not None and at >= due:
            raise Refused("LATE", "refused-late")
        if seat not in self.turn():
            raise Refused("TURN", "refused-turn")
        self.judge(seat, move, at)

    @abstractmethod
    def judge(self, seat: int, move: Move, at: int) -> None:
        """Raise `Refused` with the clause that this move would break, or PHASE for a kind of move that does not
        belong to this phase. The game is not over, nothing is due, and it is this seat's turn: `check` saw to that."""

    @abstractmethod
    def play(self, seat: int, move: Any, at: int, tell: Tell | None = None) -> None:
        """Do a move that was checked, and tell what happened if anyone listens."""

    # ---- the clock

    def due(self) -> int | None:
        """When the clock acts next by the game's own rules, if ever."""
        return None

    def ring(self, at: int, tell: Tell | None = None) -> None:
        """The clock acts: everything due at or before `at` happens in order, each as of its own time."""
        while (due := self.due()) is not None and due <= at:
            self.strike(due, tell)

    def strike(self, at: int, tell: Tell | None = None) -> None:
        """What is due happens, as of its own time `at`. Afterwards something later is due, or nothing."""
        raise LookupError("this game has no clock of its own")

    def postpone(self, by: int) -> None:
        """The house was down for `by` milliseconds: real-time deadlines move on, calendar ones stand."""

    def carry_over(self, then: int, now: int) -> None:
        """Move all deadlines from the time `then` to `now`, keeping the time that was left: somebody plays on from a
        moment of another game. Times that `postpone` leaves alone, such as a calendar's, move here too."""
        self.postpone(now - then)

    @abstractmethod
    def idle(self, seat: int) -> Move:
        """The legal move that stands for an awaited player who does not act in time."""

    # ---- what may be known

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """Everything that seat (`None`: an onlooker) may know, and what it may do now. There is no other way out."""

    def own_part(self, seat: int) -> dict[str, Any] | None:
        """The fields in which a seat's view differs from an onlooker's, so that a house builds the rest once for
        everyone; `None` if views must be built one by one."""
        return None

    def in_every_view(self, game: str, seat: int | None) -> InEveryView:
        """What a view of this game begins with: `StandoffView(**state.in_every_view("standoff", seat), …)`."""
        turn = turn_on_the_wire(self.turn(), self.seats)
        return {"game": game, "seat": seat, "turn": turn, "due": self.due(), "outcome": self.outcome()}

    @abstractmethod
    def imagine(self, seat: int | None, rng: Random) -> Self:
        """A random state that this seat (or an onlooker), knowing everything it has seen so far, could not tell
        from this one; with chance of its own (`Fast.drawn(rng)`)."""

    def unseal(self, seat: int) -> Sequence[int]:
        """Take back what others have chosen in secret and could still choose otherwise, as far as this seat knows; say
        whose choices these were. In an imagined world they were drawn: whoever wants to know how it will go lets them
        be chosen there by somebody with sense. A game in which many choose in secret at a time does so."""
        return ()

    def redraw(self, rng: Random) -> Self:
        """The same position with everything still to be drawn drawn anew: what players hold and have chosen stays, and
        nobody's view changes. A game whose state keeps cards in an order that nobody knows shuffles them here."""
        new = self.copy()
        new.draw_from(Fast.drawn(rng))
        return new

    def page(self, part: str, number: int, start: int, count: int) -> Page:
        """What everyone may know beyond a view, page by page: a view does not grow with a crowd. `Problem` where
        there is no such part."""
        raise Problem("no-such-part", part=part[:40])

    def realize(self, holding: Mapping[str, int]) -> Struct:
        """Venice: what this set of items would bring. `Refused` in games that have no such thing."""
        raise Refused("PHASE", "refused-realize")

    def calendar(self) -> Sequence[Appointment]:
        """The moments of the game that players may want in their calendars; chance has no part in them, so that they
        are known before it begins."""
        return ()

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """Places, scores and the reason, once it is over."""

    def decided(self) -> Message | None:
        """Once it is over: the comparison that decided it, as a message `decided-…`."""
        return None

    def draws(self) -> int:
        """How often chance was asked so far."""
        chance: Chance | None = getattr(self, "chance", None)
        return 0 if chance is None else chance.counter

    def draw_from(self, chance: Chance) -> None:
        """Draw from this stream from now on. A state that draws keeps its stream as `chance`."""
        if hasattr(self, "chance"):
            self.chance = chance  # type: ignore[misc]  # the slot is in its own class

    # ---- copies

    def copy(self) -> Self:
        """An independent copy: whatever happens to one, the other does not notice.

        The first call puts a quick function in its own place (see `core.copying`). A game writes its own where the
        types of its fields do not tell what may be shared.
        """
        kind = type(self)
        quick: Callable[[Self], Self] = copier(kind)
        if kind.copy is State.copy:
            kind.copy = quick  # type: ignore[method-assign, assignment]
        return quick(self)

    def supposing(self, seat: int) -> Self:
        """A copy on which a move of this seat is tried. A game that hides nothing may let a seat try before its turn:
        then it is its turn there."""
        return self.copy()

    def save(self) -> dict[str, Any]:
        """The whole state as plain JSON values, secrets included."""
        saved: dict[str, Any] = msgspec.to_builtins(self)
        return saved

    @classmethod
    def restore(cls, saved: Any) -> Self:
        """A state from what `save` gave, or `Unreadable`. A game that saves in a form of its own reads it here."""
        return convert(saved, cls)

    def sound(self) -> bool:
        """Could this be a position of the game? Asked of states that come from outside, before anything else is."""
        return True

    def digest(self) -> str:
        """A fingerprint of the whole state."""
        return digest(self)
