"""What commands were answered: the same id again is answered the same."""

from __future__ import annotations

from ridotto.protocol.tables import Answer, Person, RefusedAnswer

REMEMBERED = 512
"""How many answers a table remembers; older ones are known from the log."""
PASSING = ("STORE", "CLOSED")
"""What is refused for these reasons may well be done when it is asked again."""


class Answers:
    """The last answers of a table."""

    def __init__(self) -> None:
        self._answers: dict[tuple[Person, str], Answer] = {}

    def given(self, person: Person, client: str) -> Answer | None:
        """What a command with this id was answered."""
        return self._answers.get((person, client))

    def keep(self, person: Person, answer: Answer) -> None:
        """Answer the same id the same again."""
        if isinstance(answer, RefusedAnswer) and answer.rule in PASSING:
            return
        self._answers[person, answer.id] = answer
        if len(self._answers) > REMEMBERED:
            del self._answers[next(iter(self._answers))]

    def clear(self) -> None:
        """Forget them: the table is not what it was."""
        self._answers.clear()
