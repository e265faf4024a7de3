"""Players of the toy."""

from ridotto.core.bot import Decision, Sight

from .moves import Take


class Patient:
    """Takes one stick, late: two seconds after it was asked. It remembers when, for the tests."""

    asked: list[int]

    def __init__(self) -> None:
        self.asked = []

    def decide(self, sight: Sight, rng: object) -> Decision:
        self.asked.append(sight.at)
        return Decision(Take(1), wait_ms=2000)


BOTS: dict[str, Patient] = {"patient": Patient()}
