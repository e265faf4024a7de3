"""Turning points: the few moments that changed most, by what a player gave away or by what became of the chances."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from ridotto.core import Outcome, Record
from ridotto.core.match import Entry

from .chances import shares
from .forms import Judged, TurningPoint
from .smoothing import Smoothed
from .story import Story

FEW = 5
LEAST_LOSS = 0.04
"""Of the chance, or of what lies between the first and the last at the end."""
LEAST_SWING = 0.15
DOUBT = 2.5
"""By so many standard errors a chance must have changed."""
OWN_FAULT = 1.5
"""What a player gave away says more than what luck did."""
DECIDED = 0.1
"""Of points that were given away so much still counts once the game was decided."""


class _Swing(NamedTuple):
    """How somebody's chance changed between two points of the curve."""

    n: int
    seat: int | None
    """Who moved, where it was a single move, or gave up."""
    changed: int
    before: float
    after: float
    resigned: bool = False

    def weight(self) -> float:
        return abs(self.after - self.before) * (OWN_FAULT if self.resigned else 1)


def turning_points(
    record: Record,
    story: Story,
    decisions: Sequence[Judged],
    curve: Sequence[Smoothed],
    outcome: Outcome,
) -> tuple[TurningPoint, ...]:
    """The few that count, the greatest first."""
    between = _between(outcome)
    shares_lost = {judged.n: _share(judged, between) for judged in decisions}
    losses = {judged.n: judged for judged in decisions if shares_lost[judged.n] >= LEAST_LOSS}
    swings = {swing.n: swing for swing in _swings(record, story, curve, outcome)}
    weights = {n: OWN_FAULT * shares_lost[n] for n in losses}
    for n, swing in swings.items():
        weights[n] = max(weights.get(n, 0.0), swing.weight())
    greatest = sorted(weights, key=lambda n: (-weights[n], n))[:FEW]
    return tuple(_told(n, losses, swings) for n in greatest)


def _told(n: int, losses: Mapping[int, Judged], swings: Mapping[int, _Swing]) -> TurningPoint:
    loss, swing = losses.get(n), swings.get(n)
    resigned = swing is not None and swing.resigned
    given_up = round(swing.before - swing.after, 4) if swing and resigned else 0.0
    return TurningPoint(
        n=n,
        seat=loss.seat if loss else swing.seat if swing else None,
        lost=loss.lost if loss else given_up,
        measure=loss.measure if loss else "chance",
        changed=swing.changed if swing else None,
        before=round(swing.before, 4) if swing else None,
        after=round(swing.after, 4) if swing else None,
        resigned=resigned,
    )


def _between(outcome: Outcome) -> float:
    """The points between the first and the last."""
    points = [score if isinstance(score, int) else score[0] for score in outcome.scores]
    return float(max(1, max(points) - min(points)))


def _share(judged: Judged, between: float) -> float:
    """How much was given away, as a part of the game. Points matter most while the game hangs in the balance."""
    if judged.measure == "chance":
        return judged.lost
    balance = 1.0 if judged.truth is None else 4 * judged.truth * (1 - judged.truth)
    return min(1.0, judged.lost / between) * max(DECIDED, balance)


def _swings(record: Record, story: Story, curve: Sequence[Smoothed], outcome: Outcome) -> Iterator[_Swing]:
    """Where a chance has changed beyond doubt from one point to the next, and to the end."""
    nothing = (0.0,) * record.header.seats
    ended = Smoothed(len(record.entries), shares(outcome), nothing, 0)
    for before, after in pairwise([*curve, ended]):
        changes = [abs(late - early) for early, late in zip(before.chances, after.chances, strict=True)]
        seat = changes.index(max(changes))
        error = math.hypot(before.errors[seat], after.errors[seat])
        acts = [entry for entry in record.entries[before.n : after.n] if entry.postpone is None]
        if acts and changes[seat] >= max(LEAST_SWING, DOUBT * error):
            yield _swing(acts, story, before, after, seat)


def _swing(acts: Sequence[Entry], story: Story, before: Smoothed, after: Smoothed, seat: int) -> _Swing:
    """What happened between: who gave up, the move, or of several entries the last one that revealed something. A
    clock that was put off changes nobody's chances, and is not among these."""
    given_up = [entry for entry in acts if entry.resign is not None]
    if given_up:
        who = given_up[-1].resign or 0
        return _Swing(given_up[-1].n, who, who, before.chances[who], after.chances[who], resigned=True)
    revealing = [entry for entry in acts if entry.n in story.revealing]
    cause = (revealing or acts)[-1]
    mover = cause.seat if len(acts) == 1 else None
    return _Swing(cause.n, mover, seat, before.chances[seat], after.chances[seat])
