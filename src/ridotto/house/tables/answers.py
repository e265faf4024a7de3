"""The last answers to commands: a command that comes again with the same id gets the same answer."""

from __future__ import annotations

from ridotto.protocol.tables import Answer, Done, Person

REMEMBERED = 512
"""How many answers a table remembers; older ones are known from the log."""
PASSING = ("STORE", "CLOSED")
"""Refusals by these rules are not remembered: the same command may succeed when it comes again."""


class Answers:
    """The last answers of a table."""

    def __init__(self) -> None:
        self._answers: dict[tuple[Person, str], Answer] = {}

    def given(self, person: Person, client: str) -> Answer | None:
        """The answer to the command with this id, if it is remembered."""
        return self._answers.get((person, client))

    def keep(self, person: Person, answer: Answer) -> None:
        """Remember an answer."""
        if not isinstance(answer, Done) and answer.rule in PASSING:
            return
        self._answers[person, answer.id] = answer
        if len(self._answers) > REMEMBERED:
            del self._answers[next(iter(self._answers))]

    def clear(self) -> None:
        """Forget all answers: the table was replaced."""
        self._answers.clear()
