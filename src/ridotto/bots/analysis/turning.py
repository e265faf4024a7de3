"""Turning points: the few moments that changed most, by what a player gave away or by what became of the chances."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from ridotto.core import Outcome, Record

from .forms import Judged, TurningPoint
from .smoothing import Smoothed
from .story import Story
from .swings import Swing, all_swings

FEW = 5
OF_THE_CURVE = 3
"""So many of these are the greatest changes of the curve, whoever's they are and whatever else was given away."""
LEAST_LOSS = 0.04
"""Of the chance, or of the points that were at stake."""
OWN_FAULT = 1.5
"""What a player gave away says more than what luck did."""
BROKEN_OFF = 20.0
"""So many points are at stake at least in a game that was given up: it might have come to much more than what the
players had by then, be it one point or none."""
DECIDED = 0.1
"""Of points that were given away so much still counts once the game was decided."""


class _Moment(NamedTuple):
    """What is told as one: a loss, a change of the curve, or a loss and what came of it."""

    loss: Judged | None
    share: float
    """Of the game, that was lost."""
    swing: Swing | None

    @property
    def n(self) -> int:
        """Where it is told: at the loss, if there is one."""
        return self.loss.n if self.loss else self.swing.n if self.swing else 0

    @property
    def change(self) -> float:
        """By how much the curve changed."""
        return self.swing.change if self.swing else 0.0

    @property
    def weight(self) -> float:
        """By which moments are compared."""
        fault = OWN_FAULT if self.swing and self.swing.resigned else 1
        return max(OWN_FAULT * self.share, fault * self.change)


def turning_points(
    record: Record,
    story: Story,
    decisions: Sequence[Judged],
    curve: Sequence[Smoothed],
    outcome: Outcome,
) -> tuple[TurningPoint, ...]:
    """The few that count, the greatest first."""
    stakes = _at_stake(story, decisions, outcome)
    shares_lost = {judged.n: _share(judged, stakes) for judged in decisions}
    losses = {judged.n: judged for judged in decisions if shares_lost[judged.n] >= LEAST_LOSS}
    moments = list(_moments(losses, shares_lost, all_swings(record, story, curve, outcome)))
    of_curve = sorted(
        (moment for moment in moments if moment.swing), key=lambda moment: (-moment.change, moment.n)
    )[:OF_THE_CURVE]  # fmt: skip
    others = sorted((moment for moment in moments if moment not in of_curve), key=_rank)[: FEW - len(of_curve)]
    return tuple(map(_told, sorted([*of_curve, *others], key=_rank)))


def _rank(moment: _Moment) -> tuple[float, int]:
    return -moment.weight, moment.n


def _moments(
    losses: Mapping[int, Judged], shares_lost: Mapping[int, float], swings: Sequence[Swing]
) -> Iterator[_Moment]:
    """Each stretch of the curve is told once: with the greatest of the losses that may have brought it about. Smaller
    ones in the same stretch stand among the decisions."""
    told = set[int]()
    for swing in swings:
        causes = [n for n in losses if n == swing.n or (not swing.resigned and swing.explained_by(n, losses[n].seat))]
        left = [n for n in causes if n not in told]
        cause = max(left, key=lambda n: (shares_lost[n], n == swing.n, -n), default=None)
        told.update(causes)
        yield _Moment(None, 0.0, swing) if cause is None else _Moment(losses[cause], shares_lost[cause], swing)
    for n, loss in losses.items():
        if n not in told:
            yield _Moment(loss, shares_lost[n], None)


def _told(moment: _Moment) -> TurningPoint:
    loss, swing = moment.loss, moment.swing
    resigned = swing is not None and swing.resigned
    given_up = round(swing.before - swing.after, 4) if swing and resigned else 0.0
    apart = swing is not None and swing.n != moment.n
    return TurningPoint(
        n=moment.n,
        seat=loss.seat if loss else swing.seat if swing else None,
        lost=loss.lost if loss else given_up,
        measure=loss.measure if loss else "chance",
        changed=swing.changed if swing else None,
        before=round(swing.before, 4) if swing else None,
        after=round(swing.after, 4) if swing else None,
        resigned=resigned,
        since=None if swing is None else swing.first if apart else swing.since,
        until=swing.last if swing and apart else None,
    )


def _at_stake(story: Story, decisions: Sequence[Judged], outcome: Outcome) -> float:
    """How many points a game was about: the difference at the end, or what it was about before if that was more. A game
    that ends with 28 to 27 was not about one point, nor one that was given up at 1 to 0."""
    points = [score if isinstance(score, int) else score[0] for score in outcome.scores]
    counted = [judged for judged in decisions if judged.measure == "points"]
    seen = [abs(worth or 0.0) for judged in counted for worth in (judged.worth, judged.best)]
    least = BROKEN_OFF if story.resigned else 1.0
    return max(least, *points, max(points) - min(points), *seen)


def _share(judged: Judged, stakes: float) -> float:
    """How much was given away, as a part of the game. Points matter most while the game hangs in the balance."""
    if judged.measure == "chance":
        return judged.lost
    balance = 1.0 if judged.truth is None else 4 * judged.truth * (1 - judged.truth)
    return min(1.0, judged.lost / stakes) * max(DECIDED, balance)
