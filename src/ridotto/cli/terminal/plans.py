"""What bots are going to play: each is asked once, and its answer stands until something changes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random

from ridotto.bots import CATALOGUE as BOTS
from ridotto.core import Bot, Decision, Match, Move, Problem, Refused, Sight

MOMENT_MS = (500, 1300)
"""How long a bot seems to think, at least and at most: so quick replies can be followed."""


@dataclass(frozen=True)
class Question:
    """What a bot is asked. It knows a copy only, so it may be thought over in another thread."""

    seat: int
    bot: Bot
    sight: Sight
    rng: Random
    change: int

    def decide(self) -> Decision:
        """The bot's answer; this may take a while."""
        return self.bot.decide(self.sight, self.rng)


@dataclass(frozen=True)
class Plan:
    """What a bot is going to play, unless something changes before."""

    at: int
    seat: int
    move: Move


@contextmanager
def blamed(bot: str) -> Iterator[None]:
    """What is refused here was wanted by this bot: nobody at the terminal is told that they may not."""
    try:
        yield
    except Refused as refused:
        raise Problem("table-refused", bot=bot, rule=refused.rule).within(BOTS) from None


class Plans:
    """The plans of the bots at a table; `bots` has nobody where a person sits. Quick bots do not pretend to think."""

    def __init__(
        self, match: Match, bots: Sequence[Bot | None], clock: Callable[[], int], rng: Random | None, quick: bool
    ) -> None:
        self._match = match
        self._bots = bots
        self._clock = clock
        self._rng = rng or Random()
        self._moments = Random()  # waiting must not disturb what the bots draw
        self._quick = quick
        self._plans: dict[int, Plan | None] = {}  # by seat; nothing, where a bot has decided to wait

    def question(self, turn: Sequence[int], change: int) -> Question | None:
        """What to ask a bot whose turn it is, and that has not said yet what it will do."""
        for seat in turn:
            bot = self._bots[seat]
            if bot is not None and seat not in self._plans:
                rng = Random(self._rng.getrandbits(64))
                sight = Sight(self._match.state.copy(), seat, rng, max(self._clock(), self._match.at))
                return Question(seat, bot, sight, rng, change)
        return None

    def keep(self, seat: int, decision: Decision) -> None:
        """A bot has decided."""
        move = decision.move
        self._plans[seat] = None if move is None else Plan(self._when(seat, decision), seat, move)

    def _when(self, seat: int, decision: Decision) -> int:
        """When a bot plays: as late as it wants, and not before a person could have followed."""
        now, due = self._clock(), self._match.due()
        if self._quick and seat in self._match.state.awaited():
            # a pretended pause is skipped; in a game against the clock the time of a move is part of the move
            return now if due is None else now + decision.wait_ms
        # where nobody is waited for a bot could act for ever without a pause, and nobody else would get a word in
        at = now + max(decision.wait_ms, self._moments.randrange(*MOMENT_MS))
        wanted = now + decision.wait_ms
        return at if due is None or wanted >= due else min(at, due - 1)

    def first(self) -> Plan | None:
        """The plan whose time comes first."""
        plans = [plan for plan in self._plans.values() if plan is not None]
        return min(plans, key=lambda plan: (plan.at, plan.seat), default=None)

    def drop(self) -> None:
        """Something has changed: all bots are asked again."""
        self._plans.clear()
