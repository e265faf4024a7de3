"""`ridotto engine`: one JSON object a line in, one answer a line out, so that any program can drive a game."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from functools import singledispatchmethod
from itertools import islice
from typing import Any, BinaryIO, TypeAlias

import msgspec

from ridotto.bots import find_bot
from ridotto.core import (
    Decision,
    Match,
    Problem,
    Refused,
    Sight,
    encode,
    find_game,
    games,
    turn_on_the_wire,
    write_record,
)
from ridotto.core.forms import CROWD
from ridotto.core.messages import TITLE, Message, catalogue
from ridotto.core.playing_on import begin_imagined
from ridotto.core.reading import Unreadable, parse

from . import asks
from .language import CATALOGUE, PlainLang, problem
from .output import let_go_of_output
from .shelf import described, why_not

LONGEST_LINE = 64 * 1024 * 1024
MOST_KEYS, LONGEST_KEY = 20, 80
"""Of keys that are unknown so many are named, by so many letters of each."""

Answer: TypeAlias = dict[str, Any]


class Engine:
    """One game at a time, driven line by line; nothing that a line holds can end it.

    The asks `random` and `bot` draw from a source that follows from the game's seed, the sequence number and how
    many such asks came before at that number, so the same lines always get the same answers.
    """

    def __init__(self, language: str = "en") -> None:
        self.language = language
        self.match: Match | None = None
        self._asked = 0

    def answer(self, line: bytes) -> bytes:
        """The answer to one line, whatever it holds. Unless it is `ok` the game is as it was before."""
        before = self.match
        try:
            ask = parse(line, asks.ANY_ASK)
            ignored = _ignored(ask, line)
            return encode({"ok": True, **self._do(ask), **ignored})
        except Exception as error:
            self.match = before
            return self._excuse_encoded(error)

    def _excuse_encoded(self, error: Exception) -> bytes:
        try:
            return encode({"ok": False, **self._excuse(error)})
        except Exception as fault:  # a game without words for its own refusal is at fault too
            return encode({"ok": False, **self._excuse(fault)})

    def _excuse(self, error: Exception) -> Answer:
        """What went wrong, in words: a refusal, an ask that cannot be met, or a fault in the rules of a game."""
        if isinstance(error, Refused):
            return {"refused": {"rule": error.rule, "why": error.sentence(self.language)}}
        if isinstance(error, Problem):
            return {"error": why_not(error, self.language)}
        if isinstance(error, Unreadable):
            why = Message("engine-unreadable", {"why": error.why})
        else:
            fault = f"{type(error).__name__}: {error}"[:200].encode(errors="replace").decode()
            why = Message("engine-fault", {"fault": fault})
        return {"error": catalogue(self.language, CATALOGUE).say(why)}

    # ---- asks that change the game: each works on a copy, which stays only if all goes well

    @singledispatchmethod
    def _do(self, ask: asks.Ask) -> Answer:
        raise NotImplementedError(type(ask).__name__)

    @_do.register
    def _(self, ask: asks.New) -> Answer:
        game = find_game(ask.game)
        game.choose_options({} if ask.options is None else ask.options, ask.seats)
        match = Match.begin(game, ask.seats, ask.options, ask.seed, ask.at)
        return self._go_on(match)

    @_do.register
    def _(self, ask: asks.Load) -> Answer:
        match = Match.load(ask.state)
        if match.game is not find_game(ask.game):
            raise problem("engine-other-game", game=TITLE, asked=ask.game[:80]).within(match.game.package)
        _try_out(match)
        return self._go_on(match)

    @_do.register
    def _(self, ask: asks.PlayOn) -> Answer:
        match = self._playing()
        return self._go_on(begin_imagined(match, ask.seat, ask.seed, _time(match, ask.at)))

    @_do.register
    def _(self, ask: asks.Play) -> Answer:
        match = self._playing().copy()
        events = match.play(ask.seat, _plain(ask.move), _time(match, ask.at)).events
        return {**self._go_on(match), "events": events}

    @_do.register
    def _(self, ask: asks.Ring) -> Answer:
        match = self._playing().copy()
        events = match.ring(ask.at).events
        return {**self._go_on(match), "events": events}

    def _go_on(self, match: Match) -> Answer:
        self.match = match
        self._asked = 0
        return _standing(match)

    # ---- asks that change nothing

    @_do.register
    def _(self, ask: asks.Games) -> Answer:
        return {"games": [described(game) for game in games().values()]}

    @_do.register
    def _(self, ask: asks.Preview) -> Answer:
        match = self._playing().copy()
        _state, events = match.preview(ask.seat, _plain(ask.move), _time(match, ask.at))
        match.play(ask.seat, _plain(ask.move), _time(match, ask.at))
        return {**_standing(match), "events": events}

    @_do.register
    def _(self, ask: asks.View) -> Answer:
        seat = None if ask.seat is None else self._seat(ask.seat)
        return {"view": self._playing().view(seat)}

    @_do.register
    def _(self, ask: asks.Moves) -> Answer:
        match = self._playing()
        if self._seat(ask.seat) not in match.turn():
            return {"moves": [], "complete": True}
        moves = list(islice(match.state.moves(ask.seat), ask.limit + 1))
        complete = match.state.moves_complete and len(moves) <= ask.limit
        return {"moves": moves[: ask.limit], "complete": complete}

    @_do.register
    def _(self, ask: asks.Random) -> Answer:
        match = self._not_over()
        if self._seat(ask.seat) not in match.turn():
            raise Refused("TURN", "refused-turn")
        return {"move": match.state.random_move(ask.seat, self._rng())}

    @_do.register
    def _(self, ask: asks.Bot) -> Answer:
        match = self._not_over()
        bot = find_bot(match.game, ask.bot)
        decision = Decision(None)
        if self._seat(ask.seat) in match.turn():
            rng = self._rng()
            decision = bot.decide(Sight(match.state, ask.seat, rng, _time(match, ask.at)), rng)
        return {"move": decision.move, "wait_ms": decision.wait_ms}

    @_do.register
    def _(self, ask: asks.Save) -> Answer:
        match = self._playing()
        return {"game": match.game.name, "state": match.save()}

    @_do.register
    def _(self, ask: asks.Record) -> Answer:
        return {"record": write_record(self._playing())}

    # ---- the game there is

    def _playing(self) -> Match:
        if self.match is None:
            raise problem("engine-no-game")
        return self.match

    def _not_over(self) -> Match:
        match = self._playing()
        if match.outcome() is not None:
            raise Refused("OVER", "refused-over")
        return match

    def _seat(self, seat: int) -> int:
        seats = self._playing().header.seats
        if not 0 <= seat < seats:
            raise problem("engine-seat", seat=seat, last=seats - 1)
        return seat

    def _rng(self) -> random.Random:
        match = self._playing()
        self._asked += 1
        return random.Random(f"{match.header.seed} {len(match.entries)} {self._asked}")


def _ignored(ask: asks.Ask, line: bytes) -> Answer:
    """The keys of a line that its ask does not know, so that nobody looks for a misspelt one; nothing if there are
    none."""
    unknown = set(msgspec.json.decode(line, type=dict[str, msgspec.Raw])) - asks.KEYS[type(ask)]
    return {"ignored": [key[:LONGEST_KEY] for key in sorted(unknown)[:MOST_KEYS]]} if unknown else {}


def _standing(match: Match) -> Answer:
    """Who may act, when the clock does, how it ended, and how much has happened."""
    return {
        "turn": turn_on_the_wire(match.turn(), match.header.seats),
        "due": match.due(),
        "outcome": match.outcome(),
        "sequence": len(match.entries),
    }


def _plain(move: Any) -> Any:
    """A move as plain JSON values; what no JSON reader can take is refused like any other bad form."""
    try:
        return parse(move)
    except Unreadable as unreadable:
        raise Refused("FORM", "refused-form", why=unreadable.why) from None


def _time(match: Match, at: int | None) -> int:
    return match.at if at is None else max(at, match.at)


def _try_out(match: Match) -> None:
    """Find out now, not later, whether a loaded state of the right form makes sense: can it be shown to everyone?"""
    header, state = match.header, match.state
    if state.seats != header.seats or any(entry.n != n for n, entry in enumerate(match.entries, 1)):
        raise problem("engine-not-sound")
    for seat in (None, *range(min(header.seats, CROWD))):
        encode(state.view(seat))


# ---- the command


def lines(stream: BinaryIO) -> Iterator[bytes]:
    """The lines of a stream. Of one that is too long to be kept only the beginning is given, which is no JSON."""
    while line := stream.readline(LONGEST_LINE):
        rest = line
        while len(rest) == LONGEST_LINE and not rest.endswith(b"\n"):
            rest = stream.readline(LONGEST_LINE)
        yield line


def engine_command(
    lang: PlainLang = "",
) -> None:
    """The command `ridotto engine`."""
    if not sys.stdin:
        raise problem("input-closed")
    engine = Engine(lang)
    answers = sys.stdout.buffer
    for line in lines(sys.stdin.buffer):
        answer = engine.answer(line)
        try:
            answers.write(answer + b"\n")
            answers.flush()
        except BrokenPipeError:
            let_go_of_output()
            raise problem("engine-closed") from None
