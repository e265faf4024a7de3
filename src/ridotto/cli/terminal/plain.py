"""The table in plain lines, for pipes and screen readers: no control codes, and it never waits on a closed input."""

from __future__ import annotations

import os
import queue
import sys
import threading
import time
from collections.abc import Callable, Iterator
from functools import cache
from shutil import get_terminal_size
from typing import NamedTuple, Protocol

from ridotto.core import Problem

from ..output import on_screen, print_sentence
from ..plain_rules import plain_rules
from .commands import Command
from .folding import drawn
from .help import help_text
from .sentences import hint_text, judging, refusal, refused_commands, rules_text, save, status, time_left
from .session import PACKAGE, Session
from .verbs import shown

LINES_THAT_HIDE = 60
"""Enough empty lines to push what one player saw off another's screen."""
APART = " · "
"""Between who must do what and until when."""
PROMPT = "› "
"""At a terminal, where a line is waited for."""
A_WHILE_MS = 60_000
"""So long a game in which nobody is waited for goes on after the input has ended: some hammers fall in that time."""


class Lines(Protocol):
    """Where typed lines come from."""

    closed: bool
    """Has the input ended?"""

    def read(self, seconds: float | None) -> str | None:
        """The next line, waiting so long for it (`None`: as long as it takes); `TimeoutError` if none came, and
        none at all once the input is closed."""


class Left(NamedTuple):
    """How a table was left."""

    on_purpose: bool
    """Not by the end of the input."""
    again: bool
    """Another game is wanted."""
    told_to_stop: bool = False
    """By a signal, so that the whole command is to end."""


class StandardInput:
    """Lines typed at the terminal or piped in, read in the background so that the clock can ring meanwhile."""

    def __init__(self, descriptor: int | None) -> None:
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self.closed = descriptor is None
        if descriptor is not None:
            threading.Thread(target=self._listen, args=(descriptor,), daemon=True).start()

    def _listen(self, descriptor: int) -> None:
        # Read from the descriptor itself: a thread that waits inside a buffered reader cannot be left at exit.
        for line in _split(iter(lambda: _bytes(descriptor), b"")):
            self._lines.put(line.decode("utf-8", "replace"))
        self._lines.put(None)

    def read(self, seconds: float | None) -> str | None:
        """The next line."""
        if self.closed:
            return None
        try:
            line = self._lines.get(timeout=seconds)
        except queue.Empty:
            raise TimeoutError from None
        self.closed = line is None
        return line


def _bytes(descriptor: int) -> bytes:
    try:
        return os.read(descriptor, 65536)
    except OSError:
        return b""  # closed


def _split(parts: Iterator[bytes]) -> Iterator[bytes]:
    """Lines out of whatever pieces they arrive in; the last one needs no line feed."""
    rest = b""
    for part in parts:
        *lines, rest = (rest + part).split(b"\n")
        yield from lines
    if rest:
        yield rest


def standard_input() -> StandardInput:
    """What is typed or piped in. There is only one: whoever reads it has it for all games of this run."""
    return _listened_to(None if sys.stdin is None else sys.stdin.fileno())


_listened_to = cache(StandardInput)


def play(session: Session, lines: Lines) -> Left:
    """Play a session on standard output, with lines from there."""
    typing, reading = on_screen(sys.stdin), on_screen(sys.stdout)
    table = PlainTable(
        session, lines, hide=reading, echo=not typing, prompt=_print_prompt if typing and reading else None
    )
    return Left(on_purpose=table.play(), again=table.again)


def _print_prompt(prompt: str) -> None:
    print(prompt, end="", flush=True)


class PlainTable:
    """A session in lines. What happens is told as it happens, the position whenever somebody has to act."""

    def __init__(
        self,
        session: Session,
        lines: Lines,
        write: Callable[[str], None] = print_sentence,
        hide: bool = False,
        echo: bool = False,
        sleep: Callable[[float], None] = time.sleep,
        prompt: Callable[[str], None] | None = None,
    ) -> None:
        self.session = session
        self._lines = lines
        self._write_line = write
        self._prompt = prompt
        self._prompted = False
        self._hide = hide
        self._echo = echo  # the lines come from a pipe
        self._sleep = sleep
        self._seat: int | None = None if session.shared() else session.looking
        self._called: int | None = None  # who was asked to come to the screen
        self._told: dict[int | None, tuple[int, int]] = {}  # by seat: how often the log was rewritten, lines told
        self._position = ""
        self._until: int | None = None  # when a game whose input has ended is left
        self._early: str | None = None  # a line of a pipe that waits for its moment
        self._giving_up = False  # was `resign` the line before?
        self.again = False
        """Is another game wanted?"""

    def play(self) -> bool:
        """Until the game is over, a player quits, or the input ends (then it was not left on purpose)."""
        self._write(self.session.title())
        if self.session.goal():
            self._write(self.session.goal())
        self._tell()
        goes_on = True
        while goes_on and self.session.outcome() is None:
            self._settle()
            goes_on = self.session.outcome() is not None or self._take_line()
        if self.session.outcome() is not None:
            self._seat = self.session.looking
            self._tell()
            self._show()
            self._linger()
        return not self._lines.closed or self.session.outcome() is not None

    def _write(self, text: str) -> None:
        """Write lines; if one was asked for meanwhile, below that."""
        self._write_line(f"\n{text}" if self._prompted else text)
        self._prompted = False

    def _read(self, seconds: float | None) -> str | None:
        """The next line; at a terminal whoever has to type it sees where."""
        if self._prompt and not self._prompted and self._called is None and self._wanted():
            self._prompt(PROMPT)
            self._prompted = True
        line = self._lines.read(seconds)
        self._prompted = False
        return line

    def _wanted(self) -> bool:
        return self.session.may_act() or self.session.outcome() is not None

    def _linger(self) -> None:
        """The game is over: a person may look around and save the record. Only an empty line, `quit` or the end of the
        input leaves the table: a mistyped word must not cost the record."""
        if not self.session.people:
            return  # what wants the record has asked for it at the start
        self._write(self.session.words.word("over-prompt"))
        while typed := (self._read(None) or "").strip():
            if not self._enter(typed):
                return

    def _settle(self) -> None:
        """Let everything happen that goes on by itself now."""
        session = self.session
        while session.outcome() is None:
            if session.go_on():
                self._tell()
            elif question := session.question():
                session.answer(question, question.decide())
            else:
                return

    def _take_line(self) -> bool:
        """Wait for a line or for the clock, whichever comes first; is the table still wanted?"""
        session = self.session
        if session.looking != self._seat:
            self._call()
        elif session.may_act():
            self._show()
        elif self._echo and (patience := self._patience()) is not None:
            # whoever wrote the lines of a pipe could not know when it is their turn
            self._sleep(patience)
            return True
        try:
            line = self._read(self._patience()) if self._early is None else self._early
        except TimeoutError:
            return True
        if line is None:
            return self._watch()
        if self._seat != session.looking:
            self._sit_down()
        return self._enter_in_time(line.strip())

    def _enter_in_time(self, typed: str) -> bool:
        """Whoever wrote the lines of a pipe could not know when the clock acts: a move of another moment waits."""
        self._early = None
        patience = self._patience()
        if (
            self._echo
            and patience is not None
            and not self.session.commands.read(typed)
            and self.session.is_early(typed)
        ):
            self._early = typed
            self._sleep(patience)
            return True
        return self._enter(typed)

    def _patience(self) -> float | None:
        """How long nothing will happen by itself, in seconds."""
        wakes_at = self.session.wakes_at()
        return None if wakes_at is None else max(0, wakes_at - self.session.clock()) / 1000

    def _watch(self) -> bool:
        """Nobody types any more: the game goes on only as long as it needs no person."""
        patience = self._patience()
        self._until = self._until or self.session.clock() + A_WHILE_MS
        if patience is None or self.session.needs_a_person(self._until):
            return False
        self._sleep(patience)
        return True

    # ---- what is told

    def _tell(self) -> None:
        """What has happened that whoever sits here has not been told."""
        if self._seat != self.session.looking:
            return
        story = self.session.story()
        rewritten, told = self._told.get(self._seat, (self.session.log.rewritten, 0))
        if rewritten != self.session.log.rewritten:
            told = len(story) - 1  # only that something was taken back
        for line in story[told:]:
            self._write(line)
        self._told[self._seat] = (self.session.log.rewritten, len(story))

    def _show(self) -> None:
        """The position and who must do what, unless that was the last thing shown."""
        session = self.session
        drawing = drawn(session.game, session.view(), session.words, session.names, get_terminal_size().columns).plain
        position = "\n".join(["", *(line.rstrip() for line in drawing.rstrip().splitlines()), ""])
        if session.outcome() is None:
            position += f"\n{status(session)}"
        if position != self._position:
            self._position = position
            self._write(APART.join(filter(None, (position, time_left(session)))))

    # ---- several people at one screen

    def _call(self) -> None:
        """Ask the next person to the screen; where there are secrets, they say when they are here."""
        session = self.session
        if session.looking is None or not session.shared():
            self._sit_down()
        elif self._called != session.looking:
            if self._hide:
                self._write("\n" * LINES_THAT_HIDE)
            self._called = session.looking
            session.hold_clock()
            self._write(session.words.word("curtain-pass", player=session.names[session.looking]))
            self._write(session.words.word("curtain-ready"))

    def _sit_down(self) -> None:
        self._seat = self.session.looking
        self._called = None
        self._position = ""
        self.session.resume_clock()
        self._tell()
        if self.session.may_act():
            self._show()

    # ---- what is typed

    def _enter(self, typed: str) -> bool:
        """A move or a command; is the table still wanted?"""
        if not typed:
            return True
        if self._echo:
            self._write(f"> {typed}")
        command = self.session.commands.read(typed)
        self._giving_up = command == Command("resign") and not self._giving_up
        if command == Command("quit"):
            return False
        if command == Command("again") and self.session.outcome() is not None:
            self.again = True
            return False
        try:
            if command is None:
                explained = self.session.explain(typed)
                if explained:
                    self._write(explained)
                elif self.session.outcome() is not None:
                    self._write(self.session.words.word("over-typed", typed=shown(typed)))
                else:
                    self.session.play(typed)
            else:
                self._obey(command)
        except Problem as problem:
            self._write(refusal(problem, self.session))
        else:
            self._tell()
        return True

    def _obey(self, command: Command) -> None:
        session = self.session
        if command.name == "rules":
            self._write(plain_rules(rules_text(session, command.argument)))
        elif command.name == "log":
            self._write("\n".join(session.story()))
        elif command.name == "save":
            self._write(save(session, command.argument))
        elif command.name == "analyse":
            self._write(judging(session))
        elif command.name == "seat":
            session.hand_to(command.argument)
        elif command.name == "hint":
            self._write(hint_text(session, session.advised(session.wish().consider())))
        elif command.name == "undo":
            session.undo()
        elif command.name == "resign":
            self._resign()
        elif command.name == "again":
            raise Problem("again-early").within(PACKAGE)
        else:
            self._write(help_text(session))

    def _resign(self) -> None:
        """Who types at a terminal says it twice: a slip must not cost the game. A script means what it says."""
        if self._prompt and self._giving_up and "resign" not in refused_commands(self.session):
            self._write(
                self.session.words.word("sure-resign-again", command=self.session.commands.verbs.spoken("resign"))
            )
        else:
            self.session.resign()
