"""Refusals on the screen: said below the line as long as they are true."""

from __future__ import annotations

from ridotto.core import Problem

from .hint import Hint
from .line import MoveLine
from .sentences import refusal
from .session import Session
from .verbs import shown

UNREAD_MS = 2_000
"""What was on the screen for less than this may not have been read."""


class Refusals:
    """Says why something cannot be done, until the position is another one for whoever is looking."""

    def __init__(self, session: Session, line: MoveLine, below: Hint) -> None:
        self._session = session
        self._line = line
        self._below = below
        self._typed = ""
        self._said = ""
        self._said_at: tuple[object, ...] = ()
        self._said_ms = 0

    def say(self, problem: Problem, typed: str = "") -> None:
        """Say why not; of a move also which."""
        self._typed = typed
        self._said = refusal(problem, self._session)
        self._said_at = self._position()
        self._said_ms = self._session.clock()
        self._below.say(self._said, "refused")

    def look_again(self) -> None:
        """Something has happened: a refusal that may be wrong by now goes, and Up brings its line back. Where nobody
        can have read it, it is told as one that was true before: otherwise the line would seem to be played."""
        if self._below.kind != "refused" or self._said_at == self._position():
            return
        if self._is_still_true():
            self._said_at = self._position()
            return
        self._below.say("")
        refused = self._line.value
        if self._line.replaceable:
            self._line.put_away()
            if refused and self._session.clock() - self._said_ms < UNREAD_MS:
                said = self._session.words.word("refusal-unread", typed=shown(refused), why=self._said)
                self._below.say(said, "said")

    def _is_still_true(self) -> bool:
        """Would the same move be refused now in the same words?"""
        try:
            self._session.check(self._typed)
        except Problem as problem:
            return bool(self._typed) and refusal(problem, self._session) == self._said
        return False

    def _position(self) -> tuple[object, ...]:
        """What a player may do now: bots that act meanwhile may leave it as it is."""
        return self._session.advice_epoch, *self._session.kinds(), *self._session.complete("")
