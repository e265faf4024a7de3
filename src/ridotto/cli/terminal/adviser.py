"""Hints on the screen: thought of beside everything else, said below the line, with their move on the line."""

from __future__ import annotations

import asyncio

from ridotto.core import Opinion, Problem

from .advice import Wish
from .hint import Hint
from .line import MoveLine
from .refusals import Refusals
from .sentences import hint_text
from .session import Session


class Adviser:
    """Says what a strong bot would play."""

    def __init__(self, session: Session, line: MoveLine, below: Hint, refusals: Refusals) -> None:
        self._session = session
        self._line = line
        self._below = below
        self._refusals = refusals
        self._put = ""  # the move that was put on the line
        self._said: tuple[Wish, Opinion | None] | None = None  # the hint that was given

    async def think(self, wish: Wish) -> None:
        """Say what the bot would play, and put it on the line for Enter, unless something else is typed there."""
        try:
            opinion = await asyncio.to_thread(wish.consider)
            while not self._session.hint_still_good(wish, opinion):  # too much has happened meanwhile
                wish = self._session.wish()
                opinion = await asyncio.to_thread(wish.consider)
            advice = self._session.advised(opinion)
        except Problem as problem:
            self._refusals.say(problem)
            return
        self._said = (wish, opinion)
        if self._line.replaceable:
            self._put = advice.move
            self._line.propose(advice.move)
        self._below.say(hint_text(self._session, advice), "advice")

    def stands(self) -> bool:
        """Is a hint shown, and nothing else typed since?"""
        return self._below.kind == "advice" and self._line.value == self._put

    def look_again(self) -> None:
        """Something has happened: a hint that is no longer good is taken away."""
        if self._said is None or self._session.hint_still_good(*self._said):
            return
        if self.stands():
            self._line.put("")
        if self._below.kind == "advice":
            self._below.say("")
        self._said = None
