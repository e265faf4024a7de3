"""How an analysis is worked on, in processes of its own: a slice at a time, so that several go on side by side."""

from __future__ import annotations

import time
from functools import lru_cache

import msgspec
from msgspec import Struct

from ridotto.bots.analysis import Analyst, Finding, Judgement, Stage, Trial
from ridotto.core import Problem, encode, read_record

SLICE_WORK_S = 1.0
"""After so long another analysis may have the thinker."""

_findings = msgspec.json.Decoder(list[Finding])


class Slice(Struct, frozen=True):
    """What to work on: a record, what was found so far, as JSON, and which part of the rest, if several thinkers share
    it."""

    record: str
    findings: bytes = b"[]"
    part: int = 0
    parts: int = 1


class SliceResult(Struct, frozen=True):
    """What came of a slice: what was found in it, how much of the work is done with that (0 to 1), what is being done,
    and in the end the analysis."""

    found: bytes
    progress: float
    analysis: bytes | None = None
    stage: Stage | None = None
    refused: str = ""
    """Why there will never be one: the record does not hold."""


def advance(slice: Slice) -> SliceResult:
    """Work on a part of an analysis for `SLICE_WORK_S`. The findings do not depend on how the work is cut."""
    try:
        analyst, findings = analyst_of(slice.record), _findings.decode(slice.findings)
    except Problem as problem:
        return SliceResult(b"[]", 0.0, refused=problem.sentence())
    tasks = list(analyst.tasks(findings))
    if not tasks:
        return SliceResult(b"[]", 1.0, encode(analyst.summary(sorted(findings, key=_place))))
    found: list[Finding] = []
    until = time.monotonic() + SLICE_WORK_S
    for task in tasks[slice.part :: slice.parts]:
        found.append(analyst.work(task))
        if time.monotonic() >= until:
            break
    known = findings + found
    return SliceResult(encode(found), analyst.progress(known), None, analyst.stage(known))


def with_more(findings: bytes, found: bytes) -> bytes:
    """What was found so far and what was found in a slice, together."""
    return encode(_raw.decode(findings) + _raw.decode(found))


_raw = msgspec.json.Decoder(list[msgspec.Raw])


def _place(finding: Finding) -> tuple[int, ...]:
    """Where a finding stands among all: sums of them do not depend on who came first."""
    if isinstance(finding, Judgement):
        return (0, finding.deed)
    return (1, finding.deed, finding.first) if isinstance(finding, Trial) else (2, finding.position, finding.first)


@lru_cache(maxsize=2)
def analyst_of(record: str) -> Analyst:
    """The analyst of a record. It is cached: to read a record takes a while, and the next slice is usually of the same
    one."""
    return Analyst(read_record(record))
