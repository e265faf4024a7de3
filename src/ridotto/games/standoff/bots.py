"""The players of Standoff, from the gentlest to the strongest: plain plans, then minds that try out what they could do
in imagined games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from ridotto.bots.racing import Lap, Race, race
from ridotto.core.bot import Bot, Choice, Decision, Mind, Opinion, Sight
from ridotto.core.forms import Move

from .candidates import Line, lines
from .cards import kinds
from .doctrine import TUNED, UNTUNED, Doctrine
from .moves import Choose, Drop, End
from .plans import STEADY_PLANS, Plan, novice_plans, worth
from .policy import Policy
from .reasons import reason
from .state import Standoff


class Planner:
    """Goes through its plans, and plays the first that has a move."""

    def __init__(self, plans: Sequence[Plan]) -> None:
        self._plans = plans

    def decide(self, sight: Sight, rng: Random) -> Decision:
        """The first plan that has a move."""
        state: Standoff = sight.imagine()  # the own hand and deck, the field and the markets are the real ones
        seat = sight.seat
        if state.phase == "choose":
            return Decision(Choose(max(kinds(state.shown()), key=worth)))
        if state.phase == "discard":
            held = sorted(state.hands[seat], key=worth)
            return Decision(Drop(tuple(held[: state.drops(seat)[0]])))
        for plan in self._plans:
            move = plan(state, seat, rng)
            if move is not None:
                return Decision(move)
        return Decision(End())


class Effort(NamedTuple):
    """How much a mind thinks about one move."""

    lines: int
    """So many candidates at first."""
    laps: tuple[Lap, ...]
    caution: float
    """By so many standard errors another move must be better than the quick player's."""


class Thinker(Mind):
    """Tries candidates in imagined games that a quick player finishes, and keeps to the quick player's own move unless
    another is better beyond doubt."""

    def __init__(self, doctrine: Doctrine, effort: Effort) -> None:
        self._policy = Policy(doctrine)
        self._effort = effort

    def consider(self, sight: Sight, rng: Random, also: Sequence[Move] = ()) -> Opinion:
        """What to do, what else was weighed, and why this."""
        state: Standoff = sight.imagine()
        tried = lines(state, sight.seat, self._policy, rng, self._effort.lines, also)
        if len(tried) == 1:
            move = tried[0][0]
            return Opinion(Decision(move), (), reason(state, sight.seat, move, move, (), {}))
        run = race(sight, tried, self._finish(sight.seat), self._laps(len(tried)), rng, self._effort.caution)
        move, best = tried[run.choice][0], _best_lines(run, tried)
        weighed = (Choice(each, run.worth(number)) for each, number in best.items())
        choices = tuple(sorted(weighed, key=lambda choice: -choice.worth))
        results = {each: run.trials[number].results for each, number in best.items()}
        why = reason(state, sight.seat, move, tried[0][0], choices, results)
        return Opinion(Decision(move), choices, why)

    def _laps(self, count: int) -> tuple[Lap, ...]:
        """What was asked for is weighed in the first lap, too."""
        first, *rest = self._effort.laps
        return (Lap(first.worlds, max(first.lines, count)), *rest)

    def _finish(self, seat: int) -> Callable[[Standoff, Random], float]:
        move = self._policy.move

        def finish(world: Standoff, rng: Random) -> float:
            world.forget_who_knows()
            while world.phase != "over":
                player = world.player
                world.play(player, move(world, player, rng), 0)
            outcome = world.outcome()
            return 1.0 if outcome and outcome.places[seat] == 1 else 0.0

        return finish


def _best_lines(run: Race, tried: Sequence[Line]) -> dict[Move, int]:
    """Each first move once, with the number of its best line; the chosen one leads."""
    best: dict[Move, int] = {tried[run.choice][0]: run.choice}
    for number, (move, *_rest) in enumerate(tried):
        best[move] = max(best.get(move, number), number, key=run.worth)
    return best


class Quick:
    """Plays by a doctrine, without a second thought."""

    def __init__(self, doctrine: Doctrine) -> None:
        self._policy = Policy(doctrine)

    def decide(self, sight: Sight, rng: Random) -> Decision:
        """The first rule of thumb that has a move."""
        return Decision(self._policy.move(sight.imagine(), sight.seat, rng))


KEEN = Effort(4, (Lap(6, 4),), caution=2.5)
"""A few candidates in a few worlds: it leaves the quick player's move only where another is far better."""

MASTER = Effort(12, (Lap(10, 12), Lap(20, 5), Lap(40, 3)), caution=2.0)
"""Many candidates, and the best of them in more and more worlds."""

BOTS: dict[str, Bot] = {
    "novice": Planner(novice_plans()),
    "steady": Planner(STEADY_PLANS),
    "keen": Thinker(UNTUNED, KEEN),
    "master": Thinker(TUNED, MASTER),
}
QUICK: Bot = Quick(TUNED)
"""Finishes games in thought: as quick as steady, and better."""


def reference() -> Bot:
    """Ten times master's pains."""
    return Thinker(TUNED, MASTER._replace(laps=tuple(Lap(10 * lap.worlds, lap.lines) for lap in MASTER.laps)))
