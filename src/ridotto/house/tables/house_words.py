"""Problems and refusals in the house's own words: their sentences stand in `house/messages.*.ftl`."""

from __future__ import annotations

from ridotto.core import Problem, Refused
from ridotto.protocol.tables import HOUSE


def problem(message_id: str, **values: object) -> Problem:
    """A problem whose sentence stands in the house's catalogue."""
    return Problem(message_id, **values).within(HOUSE)


def refused(rule: str, message_id: str, **values: object) -> Refused:
    """A refusal whose sentence stands in the house's catalogue."""
    return Refused(rule, message_id, **values).within(HOUSE)
