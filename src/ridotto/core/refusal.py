"""What is answered when something cannot be done: a sentence, and for a move the clause it breaks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from .messages import Catalogue, Message, OwnNames, catalogue


class Problem(Exception):
    """Something a person asked for cannot be done; `why` tells them what is wrong."""

    def __init__(self, message_id: str, /, **values: Any) -> None:
        super().__init__(message_id, values)
        self.why = Message(message_id, values)
        self.packages: tuple[str, ...] = ()
        self.own: OwnNames = {}
        """What the table calls its own things."""

    def within(self, *packages: str) -> Self:
        """The same, with the packages whose catalogues have its sentence: `raise Problem(…).within(__package__)`."""
        self.packages = tuple(dict.fromkeys((*self.packages, *packages)))
        return self

    def sentence(self, language: str = "en", names: Sequence[str] = ()) -> str:
        """The reason in words; where names are given, players go by these and not by their seats."""
        return self.words(language).say(self.why, names)

    def words(self, language: str = "en") -> Catalogue:
        """The sentences that the reason is one of."""
        return catalogue(language, *self.packages).knowing(self.own)

    def __str__(self) -> str:
        return f"{self.why.id} {self.why.values}"

    def __reduce__(self) -> tuple[Any, ...]:
        # it travels between processes as it is, whatever its `__init__` asks for
        return (_restored, (type(self), self.args, self.__dict__))


GENERAL = ("FORM", "TURN", "PHASE", "OVER", "LATE", "PREVIEW", "UNDO")
"""What is refused in every game: what cannot be read, what comes out of turn, when the clock must be rung first."""


class Refused(Problem):
    """A move that may not be played: the clause it breaks (`POD-9`), and why.

    Besides the clauses of the games there are those of `GENERAL`.
    """

    def __init__(self, rule: str, message_id: str, /, **values: Any) -> None:
        super().__init__(message_id, **values)
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.rule}: {super().__str__()}"


def _restored(kind: type[Problem], args: tuple[Any, ...], fields: dict[str, Any]) -> Problem:
    problem = kind.__new__(kind, *args)
    problem.__dict__.update(fields)
    return problem
