"""Turning points: the few moments that changed most, by what a player gave away or by what became of the chances."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ridotto.core import Outcome, Record

from .forms import Judged, TurningPoint
from .smoothing import Smoothed
from .story import Story
from .swings import Swing, all_swings

FEW = 5
OF_THE_CURVE = 3
"""So many of these are the greatest changes of the curve, whoever's they are and whatever else was given away."""
LEAST_LOSS = 0.04
"""Of the chance, or of what lies between the first and the last at the end."""
OWN_FAULT = 1.5
"""What a player gave away says more than what luck did."""
DECIDED = 0.1
"""Of points that were given away so much still counts once the game was decided."""


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
    swings = {swing.n: swing for swing in all_swings(record, story, curve, outcome)}
    of_curve = sorted(swings, key=lambda n: (-swings[n].change, n))[:OF_THE_CURVE]
    weights = {n: max(OWN_FAULT * shares_lost.get(n, 0.0), _weight(swings.get(n))) for n in {*losses, *swings}}
    others = sorted(weights.keys() - set(of_curve), key=lambda n: (-weights[n], n))[: FEW - len(of_curve)]
    greatest = sorted({*of_curve, *others}, key=lambda n: (-weights[n], n))
    return tuple(_told(n, losses, swings) for n in greatest)


def _weight(swing: Swing | None) -> float:
    return 0.0 if swing is None else swing.change * (OWN_FAULT if swing.resigned else 1)


def _told(n: int, losses: Mapping[int, Judged], swings: Mapping[int, Swing]) -> TurningPoint:
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
        since=swing.since if swing else None,
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
