"""What all findings come to: the curve, the decisions, and the moments that changed most."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from msgspec import to_builtins

from ridotto.core import Outcome, Record

from .chances import Counted, shares
from .forms import FORM, Analysis, Effort, Judged, Point, Standing, Verdict
from .smoothing import Smoothed, smoothed
from .story import Deed, Story, begins_alike
from .turning import turning_points

DOUBT = 2.0
"""By so many standard errors two chances must differ."""
LEAST_DIFFERENCE = 0.1


class Material(NamedTuple):
    """Everything that was found."""

    record: Record
    story: Story
    mind: str
    opinions: bool
    effort: Effort
    verdicts: Mapping[int, Verdict]
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
    curve = smoothed(sorted(material.truths.items()), story.revealing, breaks, resigned, begins_alike(record))
    decisions = tuple(_judged(material, number) for number in sorted(material.verdicts))
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
        curve=(*map(_point, curve), end),
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


def _judged(material: Material, number: int) -> Judged:
    deed, verdict = material.story.deeds[number], material.verdicts[number]
    moves = [material.record.entries[n - 1].move for n in deed.entries]
    truth, knew = material.truths.get(deed.position), material.knew.get((deed.position, deed.seat))
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
        knew=None if knew is None else round(knew.mean(deed.seat), 4),
        truth=None if truth is None else round(truth.mean(deed.seat), 4),
        differ=_differ(deed, truth, knew),
    )


def _rounded(number: float | None) -> float | None:
    return None if number is None else round(number, 4)


def _differ(deed: Deed, truth: Counted | None, knew: Counted | None) -> bool:
    if truth is None or knew is None:
        return False
    apart = abs(truth.mean(deed.seat) - knew.mean(deed.seat))
    return apart > max(LEAST_DIFFERENCE, DOUBT * math.hypot(truth.error(deed.seat), knew.error(deed.seat)))


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
