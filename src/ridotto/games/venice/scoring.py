"""The end of Venice: agendas realized, loans repaid, and who won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from heapq import nsmallest
from typing import TYPE_CHECKING, NamedTuple

from ridotto.core.forms import Outcome, ranked
from ridotto.core.messages import Message

from .items import Pack
from .pricing import Resources
from .realization import Held, Patience, realize

if TYPE_CHECKING:
    from .state import Venice

INTEREST_DAYS = 7
PODIUM = 10


def outcome(state: Venice) -> Outcome | None:
    """Final money and places, once the closing auction was held (VEN-16)."""
    return state.ended


def interest_on(loan: int, rate: int, interest: str) -> int:
    """What the treasury asks on top of the loan after seven days, rounded up to a whole unit (VEN-8)."""
    if interest == "simple":
        return -(-loan * rate * INTEREST_DAYS // 100)
    whole: int = 100**INTEREST_DAYS
    grown: int = (100 + rate) ** INTEREST_DAYS
    return -(-loan * (grown - whole) // whole)


def resources_of(holding: Mapping[str, int], pack: Pack) -> Resources:
    """The force, popularity and influence of everything somebody holds (VEN-5)."""
    force = popularity = influence = 0
    for asset in pack.assets:
        if count := holding.get(asset.name, 0):
            force += count * asset.provides.force
            popularity += count * asset.provides.popularity
            influence += count * asset.provides.influence
    return (force, popularity, influence)


class Realization(NamedTuple):
    """The agendas somebody realizes, by name, and what they bring together."""

    counts: dict[str, int]
    value: int


def realization_of(holding: Mapping[str, int], pack: Pack, *patience: Patience) -> Realization:
    """The best combination that this holding allows (VEN-15); `OutOfPatience` where the search is given some."""
    held = [agenda for agenda in pack.agendas if holding.get(agenda.name)]
    if not held:
        return Realization({}, 0)
    questions = [Held(agenda.value, agenda.cost.as_tuple(), holding[agenda.name]) for agenda in held]
    counts = realize(questions, resources_of(holding, pack), *patience)
    realized = {agenda.name: count for agenda, count in zip(held, counts, strict=True) if count}
    return Realization(realized, sum(agenda.value * count for agenda, count in zip(held, counts, strict=True)))


def realize_all(holdings: Sequence[Mapping[str, int]], pack: Pack) -> list[Realization]:
    """Everybody's best combination; in a crowd many hold the same, and the question is asked once."""
    known: dict[frozenset[tuple[str, int]], Realization] = {}
    found = []
    for holding in holdings:
        key = frozenset(holding.items())
        if key not in known:
            known[key] = realization_of(holding, pack)
        found.append(known[key])
    return found


def final_outcome(scores: Sequence[int]) -> Outcome:
    """The highest final money wins; equal amounts share the place (VEN-16)."""
    return Outcome(ranked(scores), tuple(scores), "settled")


def first_seats(outcome: Outcome) -> list[int]:
    """The seats that a crowd is shown at the end."""
    return nsmallest(PODIUM, range(len(outcome.places)), key=lambda seat: outcome.places[seat])


def decided(state: Venice, ended: Outcome) -> Message:
    """The final money of the winner and of the next (VEN-16)."""
    winners = ended.winners()
    money = {"money": ended.scores[winners[0]]}
    if len(winners) > 1:
        return Message("decided-shared", {"count": len(winners), **money})
    if (contest := ended.contest()) is None:
        return Message("decided-alone", {"seat": winners[0], **money})
    return Message(
        "decided-money",
        {"seat": contest[0], "other_seat": contest[1], **money, "other_money": ended.scores[contest[1]]},
    )
