"""Hints on the screen: thought of beside everything else, said below the line, with their move on the line."""

from __future__ import annotations

import asyncio

from ridotto.core import Problem

from .advice import Wish
from .hint import Hint
from .line import MoveLine
from .sentences import hint_text, refusal
from .session import Session


class Adviser:
    """Says what a strong bot would play."""

    def __init__(self, session: Session, line: MoveLine, below: Hint) -> None:
        self._session = session
        self._line = line
        self._below = below
        self._put = ""  # the move that was put on the line

    async def think(self, wish: Wish) -> None:
        """Say what the bot would play, and put it on the line for Enter, unless something else is typed there."""
        try:
            opinion = await asyncio.to_thread(wish.consider)
            while wish.change != self._session.change:  # something has happened meanwhile
                wish = self._session.wish()
                opinion = await asyncio.to_thread(wish.consider)
            advice = self._session.advised(opinion)
        except Problem as problem:
            self._below.say(refusal(problem, self._session.language), "refused")
            return
        if not self._line.value:
            self._put = advice.move
            self._line.put(advice.move)
        self._below.say(hint_text(self._session, advice), "advice")

    def stands(self) -> bool:
        """Is a hint shown, and nothing else typed since?"""
        return self._below.kind == "advice" and self._line.value == self._put

    def forget(self) -> None:
        """The position is another one now."""
        if self.stands():
            self._line.put("")
        if self._below.kind == "advice":
            self._below.say("")
