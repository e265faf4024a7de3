"""One game between bots, in virtual time: an hour of waiting costs nothing."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from ridotto.core import Bot, Move, Outcome, Problem, Refused, Sight, State

LEAST_MS = 1
"""A move takes at least this long, so that bots which always act at once cannot keep the clock from coming round."""

MOVES_UNTIL_DUE = 12
"""Where only the clock brings the game on, and it is days away, each player finds time for about so many moves."""

MOST_MOVES = 1_000_000
"""A game that has not ended by then is taken to have no end."""


class Player(NamedTuple):
    """Who sits in a seat."""

    name: str
    bot: Bot


class _Plan(NamedTuple):
    at: int
    seat: int
    move: Move


class Playout:
    """A game from its first move to its outcome, with a player in every seat.

    Everyone who may act is asked for a plan, and the earliest plan is played. Whatever happens makes all plans void,
    and everyone is asked again. The game's clock is rung when it comes first. When all wait and nothing is due, the
    first player without whom the game does not go on plays the idle move.
    """

    def __init__(
        self, state: State, players: Sequence[Player], rng: Random, at: int = 0, sight: type[Sight] = Sight
    ) -> None:
        self.state = state
        self.players = players
        self.at = at
        self.moves = 0
        self.asked = 0
        """How often somebody was asked for a plan."""
        self._rng = rng
        self._sight = sight
        self._due: int | None = None
        self._least = LEAST_MS

    def play_out(self) -> Outcome:
        """Play to the end."""
        while (outcome := self.state.outcome()) is None:
            if self.moves >= MOST_MOVES:
                raise Problem("table-endless", moves=self.moves).within(__package__)
            self.step()
        return outcome

    def step(self) -> None:
        """Let the next thing happen: a move, or the clock; raises `Problem` for a move that is refused."""
        due = self.state.due()
        if due != self._due:
            self._due = due
            self._least = self._least_until(due)
        plan = self._earliest_plan()
        if due is not None and (plan is None or due <= plan.at):
            self.at = max(self.at, due)
            self.state.ring(self.at)
        elif plan is not None:
            self.at = plan.at
            self._play(plan.seat, plan.move)
        else:
            self._idle()

    def _least_until(self, due: int | None) -> int:
        """How long a move takes at least, until then."""
        if due is None or self.state.awaited():
            return LEAST_MS
        return max(LEAST_MS, (due - self.at) // (MOVES_UNTIL_DUE * len(self.players)))

    def _earliest_plan(self) -> _Plan | None:
        """Ask in random order, so that no seat is quicker than another. Nobody is earlier than one who acts at once."""
        seats = list(self.state.turn())
        self._rng.shuffle(seats)
        earliest: _Plan | None = None
        for seat in seats:
            self.asked += 1
            sight = self._sight(self.state, seat, self._rng, self.at)
            move, wait_ms = self.players[seat].bot.decide(sight, self._rng)
            at = self.at + max(wait_ms, self._least)
            if move is not None and (earliest is None or at < earliest.at):
                earliest = _Plan(at, seat, move)
                if wait_ms <= self._least:
                    break
        return earliest

    def _idle(self) -> None:
        awaited = self.state.awaited()
        if not awaited:
            raise Problem("table-stuck").within(__package__)
        self._play(awaited[0], self.state.idle(awaited[0]))

    def _play(self, seat: int, move: Move) -> None:
        try:
            self.state.check(seat, move, self.at)
        except Refused as refused:
            raise Problem("table-refused", bot=self.players[seat].name, rule=refused.rule).within(__package__) from None
        self.state.play(seat, move, self.at)
        self.moves += 1
