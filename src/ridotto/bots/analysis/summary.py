"""What all findings come to: the curve, the decisions, and the moments that changed most."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise
from statistics import NormalDist
from typing import NamedTuple

from msgspec import to_builtins
from msgspec.structs import replace

from ridotto.core import Outcome, Record

from .chances import Counted, shares
from .forms import FORM, Analysis, Effort, Judged, Point, Standing, Verdict
from .judging import mean_of
from .smoothing import Smoothed, smoothed
from .story import Deed, Story, begins_alike
from .turning import turning_points

LUCK = 0.01
"""So seldom may an analysis call any two chances different that only luck in counting holds apart. Many are compared
in one analysis, so each pair must stand out the more: by 3.3 standard errors of ten, by 3.9 of a hundred. Each is
counted in few games, whose errors are known but roughly, so 5% would be too often."""
LEAST_DIFFERENCE = 0.1


class Material(NamedTuple):
    """Everything that was found."""

    record: Record
    story: Story
    mind: str
    opinions: bool
    effort: Effort
    verdicts: Mapping[int, Verdict]
    gained: Mapping[int, Sequence[float]]
    """By deed that was tried out, in each game."""
    truths: Mapping[int, Counted]
    """By position."""
    knew: Mapping[tuple[int, int], Counted]
    """By position and seat."""


def summed_up(material: Material) -> Analysis:
    """The whole analysis."""
    record, story = material.record, material.story
    outcome = _outcome(record)
    breaks = [entry.n for entry in record.entries if entry.resign is not None or entry.undo is not None]
    resigned = {entry.resign: entry.n for entry in record.entries if entry.resign is not None}
    lost = {
        story.deeds[n].entries[-1]: verdict.lost for n, verdict in material.verdicts.items() if _in_chances(verdict)
    }
    curve = smoothed(sorted(material.truths.items()), story.revealing, breaks, resigned, begins_alike(record), lost)
    seen = {point.n: point for point in curve}
    points = tuple(map(_point, curve))
    doubt = doubt_of(len(material.knew))
    decisions = tuple(_told(material, seen, points, number, doubt) for number in sorted(material.verdicts))
    end = Point(n=len(record.entries), chances=shares(outcome), games=0)
    return Analysis(
        analysis=FORM,
        game=record.header.game,
        seats=record.header.seats,
        digest=record.head,
        entries=len(record.entries),
        mind=material.mind,
        by="opinion" if material.opinions else "trials",
        effort=material.effort,
        turning_points=turning_points(record, story, decisions, curve, outcome),
        curve=(*points, end),
        decisions=decisions,
        standings=tuple(_standing(story, decisions, seat) for seat in range(record.header.seats)),
        unjudged=len(story.deeds) - len(decisions),
        undone=story.undone,
    )


def _outcome(record: Record) -> Outcome:
    if record.ending is None:
        raise LookupError("only finished games are analysed")
    return record.ending.outcome


def _point(smooth: Smoothed) -> Point:
    return Point(n=smooth.n, chances=tuple(round(chance, 4) for chance in smooth.chances), games=smooth.games)


def chance_at(curve: Sequence[Point], n: int, seat: int) -> float:
    """Where a seat's line is after so many entries: between two points of the curve it is straight."""
    for before, after in pairwise(curve):
        if before.n <= n <= after.n:
            part = (n - before.n) / max(1, after.n - before.n)
            return before.chances[seat] + part * (after.chances[seat] - before.chances[seat])
    return curve[-1].chances[seat]


def doubt_of(compared: int) -> float:
    """By how many standard errors two chances must differ, where so many pairs of them are compared (Bonferroni)."""
    return NormalDist().inv_cdf(1 - LUCK / (2 * max(1, compared)))


def _told(
    material: Material, seen: Mapping[int, Smoothed], curve: Sequence[Point], number: int, doubt: float
) -> Judged:
    """A decision as readers meet it, beside the curve. The mind counts on other players than those who finish games for
    the curve. So what it says was lost is taken in proportion from the chance that the curve has; and where such games
    were finished after its choice and after what was played, no more was lost than these allow."""
    judged = _judged(material, seen, number, doubt)
    if not _in_chances(judged) or not curve:
        return judged
    known = judged.knew if judged.differ else judged.truth
    before = material.story.before(material.story.deeds[number])
    had = round(chance_at(curve, before, judged.seat) if known is None else known, 4)
    part = min(1.0, had / judged.best) if judged.best else 1.0
    lost, error = judged.lost * part, judged.error * part
    if gained := material.gained.get(number):
        mean, spread = mean_of(gained)
        lost, error = (mean + spread, spread) if mean + spread < lost else (lost, error)
    return replace(judged, lost=round(max(0.0, lost), 4), error=round(error, 4), had=had)


class _Chance(NamedTuple):
    """Of one seat at one moment, and the standard error."""

    mean: float
    error: float


def _judged(material: Material, curve: Mapping[int, Smoothed], number: int, doubt: float) -> Judged:
    deed, verdict = material.story.deeds[number], material.verdicts[number]
    moves = [material.record.entries[n - 1].move for n in deed.entries]
    knew, truth = _known_and_true(material, curve, deed)
    return Judged(
        n=deed.entries[-1],
        entries=deed.entries,
        seat=deed.seat,
        moves=tuple(to_builtins(moves)),
        choice=tuple(verdict.choice),
        agrees=verdict.agrees,
        worth=_rounded(verdict.worth),
        best=_rounded(verdict.best),
        lost=round(verdict.lost, 4),
        error=round(verdict.error, 4),
        measure=verdict.measure,
        why=verdict.why.shortened(),
        knew=None if knew is None else round(knew.mean, 4),
        truth=None if truth is None else round(truth.mean, 4),
        differ=_differ(knew, truth, doubt),
    )


def _known_and_true(
    material: Material, curve: Mapping[int, Smoothed], deed: Deed
) -> tuple[_Chance | None, _Chance | None]:
    """The seat's chance by what it knew and by the truth. The truth is where the curve stands, so that one moment has
    one such figure; what was known is that too where nothing was hidden, and else what was counted for it alone: the
    curve takes what came later into account."""
    position = material.story.before(deed)
    counted, point = material.knew.get((position, deed.seat)), curve.get(position)
    if counted is None or point is None:
        return None, None
    truth = _Chance(point.chances[deed.seat], point.errors[deed.seat])
    if counted == material.truths[position]:
        return truth, truth
    return _Chance(counted.mean(deed.seat), counted.error(deed.seat)), truth


def _in_chances(verdict: Verdict) -> bool:
    return verdict.measure == "chance"


def _rounded(number: float | None) -> float | None:
    return None if number is None else round(number, 4)


def _differ(knew: _Chance | None, truth: _Chance | None, doubt: float) -> bool:
    if truth is None or knew is None:
        return False
    return abs(truth.mean - knew.mean) > max(LEAST_DIFFERENCE, doubt * math.hypot(truth.error, knew.error))


def _standing(story: Story, decisions: Sequence[Judged], seat: int) -> Standing:
    own = [judged for judged in decisions if judged.seat == seat]
    return Standing(
        seat=seat,
        decisions=sum(deed.seat == seat for deed in story.deeds),
        judged=len(own),
        agreed=sum(judged.agrees for judged in own),
        lost_chance=round(sum(judged.lost for judged in own if judged.measure == "chance"), 4),
        lost_points=round(sum(judged.lost for judged in own if judged.measure == "points"), 4),
    )
