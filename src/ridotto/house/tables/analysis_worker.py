"""How an analysis is worked on, in a process of its own: a slice at a time, so that several go on side by side."""

from __future__ import annotations

import time
from functools import lru_cache

import msgspec
from msgspec import Struct

from ridotto.bots.analysis import Analyst, Finding
from ridotto.core import encode, read_record

SLICE_WORK_S = 0.5
"""After so long another analysis may have the thinker."""

_findings = msgspec.json.Decoder(list[Finding])


class Slice(Struct, frozen=True):
    """What to work on: a record, and what was found so far, as JSON."""

    record: str
    findings: bytes = b"[]"


class Progress(Struct, frozen=True):
    """The result of a slice: the findings so far, how much of the work that is (0 to 1), and in the end the
    analysis."""

    findings: bytes
    progress: float
    analysis: bytes | None = None


def advance(slice: Slice) -> Progress:
    """Work on an analysis for `SLICE_WORK_S`. The findings do not depend on how the work is cut."""
    analyst, findings = analyst_of(slice.record), _findings.decode(slice.findings)
    until = time.monotonic() + SLICE_WORK_S
    while time.monotonic() < until:
        task = next(analyst.tasks(findings), None)
        if task is None:
            return Progress(b"[]", 1.0, encode(analyst.summary(findings)))
        findings.append(analyst.work(task))
    return Progress(encode(findings), analyst.progress(findings))


@lru_cache(maxsize=2)
def analyst_of(record: str) -> Analyst:
    """The analyst of a record. It is cached: to read a record takes a while, and the next slice is usually of the same
    one."""
    return Analyst(read_record(record))
