"""Why a turn of Logistics is better than the next best: in what it brings, guards, keeps or leaves to the opponent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice
from typing import NamedTuple, TypeAlias

from ridotto.core.forms import Event
from ridotto.core.messages import Message

from .evaluation import FEATURES, side_features
from .legal import DECLINE
from .moves import Advanced, Captured, ExtraSowingGained, Vaulted
from .pyramids import awaits_large, holds_tree
from .scoring import grouping, vault_score
from .state import Logistics
from .turns import Turn

Counts: TypeAlias = Mapping[str, int]
"""By the names of aspects."""


class Aspect(NamedTuple):
    """Something in which turns may differ, said by the message `mind-<name>`."""

    name: str
    points: float
    """What one of it is worth, roughly, so that the greatest difference is told; less than none: fewer are better."""


ASPECTS = (
    Aspect("captures", 2.5),  # pyramids captured
    Aspect("scores", 4.0),  # trees that can be put together from the own vault (LOG-25)
    Aspect("spoils", 4.0),  # the opponent's trees of that kind that a power takes apart
    Aspect("home", 1.25),  # own pyramids brought to the vault
    Aspect("safe", -1.5),  # pyramids that the opponent could capture next
    Aspect("guards", 1.2),  # own pyramids on cards with a tree
    Aspect("breaks", 3.5),  # the opponent's trees undone or captured
    Aspect("nests", 1.5),  # the opponent's trees that a large would capture next (LOG-16)
    Aspect("sowings", 1.3),  # extra sowings
    Aspect("stock", 0.4),  # pyramids kept in the stock
    Aspect("denies", -0.9),  # cards from which the opponent could sow again (LOG-9)
    Aspect("ready", 0.8),  # own such cards
    Aspect("hunts", 0.7),  # pyramids that could be captured in the turn after the opponent's
    Aspect("stuck", -0.7),  # own pyramids on cards that hold too much to be sown (LOG-8)
    Aspect("grows", 0.3),  # own stacks that lack one or two pyramids to a tree
    Aspect("open", -0.25),  # own pyramids that lie opposite an empty card, without a tree
    Aspect("mediums", 0.2),  # mediums kept in the stock
    Aspect("larges", 0.15),  # larges kept in the stock
)
"""In the order of what players look for: of equal differences the first is told."""


class Facts(NamedTuple):
    """What a turn comes to, by the names of aspects."""

    at_once: Counts
    """What its first move does, which is the one that is advised and seen on the board."""
    done: Counts
    """The same of the whole turn, with the powers and sowings that the first move wins."""
    left: Counts
    """How the turn leaves the table."""


def facts(state: Logistics, turn: Turn) -> Facts:
    """What this turn comes to, played once more."""
    seat, after = state.player, state.copy()
    events: list[Event] = []
    done: list[Counts] = []
    for move in turn.moves:
        after.play(seat, move, 0, events.append)
        done.append({**_happened(seat, events), **_brought(state, after, seat)})
    return Facts(done[0], done[-1], _left(after, seat))


def _happened(seat: int, events: Sequence[Event]) -> Counts:
    home = [len(event.pyramids) for event in events if isinstance(event, Vaulted)]
    home += [1 for event in events if isinstance(event, Advanced) and event.vaulted and event.owner_seat == seat]
    return {
        "captures": sum([len(event.pyramids) for event in events if isinstance(event, Captured)]),
        "home": sum(home),
        "sowings": len([event for event in events if isinstance(event, ExtraSowingGained)]),
    }


def _brought(before: Logistics, after: Logistics, seat: int) -> Counts:
    """What is different from before the turn."""
    other = 1 - seat
    return {
        "scores": _vault_trees(after, seat) - _vault_trees(before, seat),
        "spoils": _vault_trees(before, other) - _vault_trees(after, other),
        "breaks": sum(map(holds_tree, before.cards[other])) - sum(map(holds_tree, after.cards[other])),
    }


def _left(after: Logistics, seat: int) -> Counts:
    """What the turn leaves on the table."""
    other = 1 - seat
    own, theirs = after.cards[seat], after.cards[other][::-1]
    awaited = [card for card, stack in enumerate(own) if awaits_large(stack) and holds_tree(theirs[card])]
    mine, yours = (dict(zip(FEATURES, map(int, side_features(after, side)), strict=True)) for side in (seat, other))
    return {
        "safe": yours["capture"],
        "guards": sum([len(stack) for stack in own if holds_tree(stack)]),
        "nests": len(awaited),
        "stock": len(after.stocks[seat]),
        "denies": yours["ready"],
        "ready": mine["ready"],
        "hunts": mine["capture"],
        "stuck": mine["stuck"],
        "grows": mine["begun_tree"] + mine["half_tree"],
        "open": mine["exposed"],
        "mediums": mine["medium"],
        "larges": mine["large"],
    }


def _vault_trees(state: Logistics, seat: int) -> int:
    groups = grouping(state.vaults[seat])
    return len(groups.solid) + len(groups.mixed)


def reason(state: Logistics, best: Turn, rival: Turn | None, alone: bool) -> Message:
    """The greatest thing in which the best turn beats the next best. What shows on the board once the advised move is
    played comes first; what only the rest of the turn brings is told as that. `rival` is none where all others are as
    good, and `alone` says that no other move was weighed."""
    if alone:
        legal = len([*islice(state.moves(state.player), 2)])
        return Message("mind-only" if legal == 1 else "mind-unweighed")
    if rival is None:
        return Message("mind-alike")
    mine, theirs = facts(state, best), facts(state, rival)
    seen = _greatest({**mine.at_once, **mine.left}, {**theirs.done, **theirs.left})
    later = _greatest(mine.done, theirs.done)
    if seen and (seen.name in mine.at_once or not later or seen.gain >= later.gain):
        return seen.why
    if later:
        return Message("mind-later", {"why": later.why})
    if best.moves[0] == DECLINE:
        return Message("mind-declines")
    return _by_points(state, best, rival)


class _Difference(NamedTuple):
    """In what the best turn beats the other."""

    gain: float
    name: str
    why: Message


def _greatest(mine: Counts, theirs: Counts) -> _Difference | None:
    """The greatest thing in which it does, if there is any."""
    gains = [
        (aspect.points * (mine[aspect.name] - theirs[aspect.name]), aspect.name)
        for aspect in ASPECTS
        if aspect.name in mine
    ]
    gain, name = max(gains, key=lambda each: each[0])
    if gain <= 0:
        return None
    return _Difference(gain, name, Message(f"mind-{name}", {"count": mine[name], "next": theirs[name]}))


def _by_points(state: Logistics, best: Turn, rival: Turn) -> Message:
    """By what the vaults come to, where nothing else can be counted."""
    seat, first = state.player, state.copy()
    first.play(seat, best.moves[0], 0)
    before = _lead(state, seat)
    points, next_points = _lead(best.after, seat) - before, _lead(rival.after, seat) - before
    if points <= next_points:
        return Message("mind-prepares")
    why = Message("mind-points", {"count": points, "next": next_points})
    at_once = _lead(first, seat) - before == points
    return why if at_once else Message("mind-later", {"why": why})


def _lead(state: Logistics, seat: int) -> int:
    return vault_score(state.vaults[seat]) - vault_score(state.vaults[1 - seat])
