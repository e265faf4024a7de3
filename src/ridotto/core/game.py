"""What the house knows of a game before it is played: its name, seats, options, and where its parts are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from typing import Any, Union, cast, get_type_hints

import msgspec

from .bot import Bot
from .chance import Chance
from .forms import Event, Move, Options, View
from .messages import TITLE, Catalogue, Message, catalogue
from .reading import Unreadable, convert, parse
from .refusal import Problem, Refused
from .state import State
from .text import TextForm


@dataclass(frozen=True, kw_only=True)
class Game:
    """One game, as its package's `__init__.py` declares it. Cheap to import: its parts are loaded when asked for.

    The package holds, by these names: `moves.py` with `MOVES` and `EVENTS` (tuples of the structs), `state.py` with
    the state, `text.py` (see `core.text.TextForm`), `bots.py` with `BOTS`, and the catalogues and
    rulebooks in English and Russian.
    """

    package: str
    """Where its parts are: `__name__`, as its `__init__.py` knows it."""
    seats: tuple[int, int]
    """The least and the most players."""
    rules: int
    """The version of the rules. Behaviour changes only with a new one."""
    name: str = ""
    """Unless given, that of the package: `poker_auction`."""
    title: str = ""
    """Its name in English, unless given made from the other: `Poker Auction`. In other languages it is the message
    `title`."""
    state: str = ""
    """The name of the state class in `state.py`, if there are several."""
    minutes: tuple[int, int] | None = None
    """How long a usual game takes, at least and at most."""
    options: type[Options] = Options
    quick_start: Mapping[str, Any] = field(default_factory=dict, hash=False)
    """The options of a short game, for people who just want to play."""
    one_sitting: Mapping[str, Any] = field(default_factory=dict, hash=False)
    """The options of a game that is played to its end in one sitting, as at a terminal."""
    quick_decisions: int = 5_000
    """About how many decisions its quick player makes in a second on one core: how much can be tried out in thought."""

    def __post_init__(self) -> None:
        """Work out the names that were not given."""
        name = self.name or self.package.rpartition(".")[2]
        object.__setattr__(self, "name", name)  # frozen for everyone else
        object.__setattr__(self, "title", self.title or name.replace("_", " ").title())

    @cached_property
    def state_type(self) -> type[State]:
        """The class of its states."""
        part = self._part("state")
        if self.state:
            return cast(type[State], getattr(part, self.state))
        (kind,) = (kind for kind in vars(part).values() if _is_state(kind) and kind.__module__ == part.__name__)
        return cast(type[State], kind)

    @cached_property
    def move_types(self) -> tuple[type[Move], ...]:
        """The kinds of move."""
        return cast(tuple[type[Move], ...], self._part("moves").MOVES)

    @cached_property
    def event_types(self) -> tuple[type[Event], ...]:
        """The kinds of event."""
        return cast(tuple[type[Event], ...], self._part("moves").EVENTS)

    @cached_property
    def text(self) -> TextForm:
        """Its moves and positions as text."""
        return cast(TextForm, self._part("text"))

    @cached_property
    def bots(self) -> Mapping[str, Bot]:
        """The players that know this game, by name."""
        return cast(Mapping[str, Bot], self._part("bots").BOTS)

    @property
    def quick(self) -> Bot | None:
        """The player that finishes games in thought: `QUICK` in `bots.py`, or else the steady one."""
        return cast(Bot | None, getattr(self._part("bots"), "QUICK", self.bots.get("steady")))

    @property
    def adviser(self) -> Bot | None:
        """Who gives hints and judges what was played: `ADVISER` in `bots.py`, keen with less left to luck, or else keen
        itself."""
        return cast(Bot | None, getattr(self._part("bots"), "ADVISER", self.bots.get("keen")))

    def _part(self, module: str) -> Any:
        return import_module(f"{self.package}.{module}")

    def words(self, language: str = "en", *packages: str) -> Catalogue:
        """Its sentences, and those of core and of the given packages."""
        return catalogue(language, self.package, *packages)

    # ---- from outside

    def read_options(self, options: Any, seats: int) -> Options:
        """Plain JSON as this game's options for a table of so many seats, or `Problem`."""
        least, most = self.seats
        if not least <= seats <= most:
            message = "setup-seats" if least < most else "setup-seats-exactly"
            raise Problem(message, game=TITLE, least=least, most=most, seats=seats).within(self.package)
        try:
            chosen = convert(options, self.options)
        except Unreadable as unreadable:
            raise Problem("setup-options", game=TITLE, why=unreadable.why).within(self.package) from None
        self._check(chosen.check, seats)
        return chosen

    def choose_options(self, options: Any, seats: int) -> Options:
        """The same for a new game, for which more may be refused than in a record."""
        chosen = self.read_options(options, seats)
        self._check(chosen.check_new, seats)
        return chosen

    def _check(self, check: Callable[[int], None], seats: int) -> None:
        try:
            check(seats)
        except Problem as problem:
            raise problem.within(self.package) from None

    def read_move(self, move: Any) -> Move:
        """Plain JSON as a move of this game, or `Refused` with FORM."""
        try:
            return convert(move, self._any_move)
        except Unreadable as unreadable:
            raise Refused("FORM", "refused-form", why=unreadable.why) from None

    def decode_move(self, line: bytes | str) -> Move:
        """JSON as a move of this game, or `Refused` with FORM."""
        try:
            return self._moves.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return self._unreadable(line)

    def _unreadable(self, line: bytes | str) -> Move:
        try:
            return parse(line, self._any_move)
        except Unreadable as unreadable:
            raise Refused("FORM", "refused-form", why=unreadable.why) from None

    @cached_property
    def _moves(self) -> msgspec.json.Decoder[Move]:
        return msgspec.json.Decoder(self._any_move)

    @cached_property
    def _any_move(self) -> type[Move]:
        return cast(type[Move], Union[self.move_types])  # noqa: UP007 - built at run time

    def begin(self, seats: int, options: Options, chance: Chance, at: int = 0) -> State:
        """A new game."""
        return self.state_type.begin(seats, options, chance, at)

    def load(self, saved: Any) -> State:
        """A state from what `save` gave, or `Unreadable`."""
        state = self.state_type.restore(saved)
        if not state.sound():
            raise Unreadable(Message("form-not-sound", {"game": TITLE}))
        return state

    @property
    def hides(self) -> bool:
        """Is there anything that a seat may not know?"""
        return any(move.secret for move in self.move_types) or any(event.reveals for event in self.event_types)

    @property
    def own_clock(self) -> bool:
        """Does the clock act by its own rules?"""
        return self.state_type.due is not State.due

    @cached_property
    def view_type(self) -> type[View]:
        """What it shows, as far as its `view` says."""
        shown = get_type_hints(self.state_type.view).get("return")
        return shown if isinstance(shown, type) and issubclass(shown, View) else View

    def options_schema(self) -> dict[str, Any]:
        """JSON Schema of the options, for forms and programs."""
        return _inlined(msgspec.json.schema(self.options))


def _is_state(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, State)


def _inlined(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema without the outer reference to its own single definition."""
    definitions = schema.pop("$defs", {})
    name = schema.get("$ref", "").removeprefix("#/$defs/")
    top = definitions.pop(name, schema)
    return {**top, "$defs": definitions} if definitions else top
