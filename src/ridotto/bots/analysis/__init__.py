"""Analysis of a finished game: for every decision what a strong player would have done, how much was given away, and
everyone's chances from beginning to end. It judges by what a player could know then, and says where the truth differed.
"""

from __future__ import annotations

from collections.abc import Callable

from ridotto.core import Record

from .analyst import Analyst, Finding, Judgement, Task, Trial, judge_of
from .forms import Analysis, Effort, Judged, Point, Stage, Standing, TurningPoint
from .story import MOST_SEATS
from .summary import chance_at

__all__ = [
    "MOST_SEATS",
    "Analysis",
    "Analyst",
    "Effort",
    "Finding",
    "Judged",
    "Judgement",
    "Point",
    "Stage",
    "Standing",
    "Task",
    "Trial",
    "TurningPoint",
    "analyse",
    "chance_at",
    "judge_of",
]


def analyse(record: Record, effort: Effort = "usual", progress: Callable[[float], None] | None = None) -> Analysis:
    """The analysis of a finished record; everything in it follows from the record and the effort."""
    analyst = Analyst(record, effort)
    findings: list[Finding] = []
    while tasks := list(analyst.tasks(findings)):
        for task in tasks:
            findings.append(analyst.work(task))
            if progress:
                progress(analyst.progress(findings))
    return analyst.summary(findings)
