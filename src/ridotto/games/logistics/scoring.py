"""What a vault is worth, who won Logistics, and why it ended."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from ridotto.core.forms import Outcome, ranked
from ridotto.core.messages import Message

from .powers import tops
from .pyramids import LARGE, MEDIUM, NAMES, Stack
from .sowing import pieces

if TYPE_CHECKING:
    from .state import Logistics

SOLID_TREE = 7
MIXED_TREE = 5
SINGLE = 1
NO_SOW = "no-sow"
LAST_TURN = "last-turn"
"""Why a game ends (LOG-24, LOG-26)."""


def vault_score(vault: Sequence[int]) -> int:
    """The best grouping of a vault: single-colour trees first, then mixed ones, then what is left (LOG-25)."""
    counts = [0] * len(NAMES)
    for pyramid in vault:
        counts[pyramid] += 1
    small, medium, large = counts[:MEDIUM], counts[MEDIUM:LARGE], counts[LARGE:]
    solid = sum(map(min, small, medium, large))
    mixed = min(sum(small), sum(medium), sum(large)) - solid
    return SOLID_TREE * solid + MIXED_TREE * mixed + SINGLE * (len(vault) - 3 * (solid + mixed))


class Grouping(NamedTuple):
    """A vault as it is counted: trees large first, the rest in the order of arrival."""

    solid: list[Stack]
    mixed: list[Stack]
    others: list[int]


def grouping(vault: Sequence[int]) -> Grouping:
    """A grouping that makes the score: what came first is used first (LOG-25)."""
    sizes: tuple[list[int], ...] = ([], [], [])
    for pyramid in vault:
        sizes[pyramid // MEDIUM].append(pyramid)
    small, medium, large = sizes
    solid: list[Stack] = []
    for colour in sorted(small):
        if MEDIUM + colour in medium and LARGE + colour in large:
            solid.append((LARGE + colour, MEDIUM + colour, colour))
            small.remove(colour)
            medium.remove(MEDIUM + colour)
            large.remove(LARGE + colour)
    mixed: list[Stack] = list(zip(large, medium, small, strict=False))
    others = list(vault)
    for pyramid in chain(*solid, *mixed):
        others.remove(pyramid)
    return Grouping(solid, mixed, others)


def outcome(state: Logistics) -> Outcome | None:
    """The vaults as they are, once it is over: the higher score wins, equal ones share the win (LOG-25)."""
    if state.phase != "over":
        return None
    scores = tuple(vault_score(vault) for vault in state.vaults)
    return Outcome(ranked(scores), scores, state.reason)


def decided(state: Logistics, ended: Outcome) -> Message:
    """The worth of the vaults (LOG-25)."""
    if (contest := ended.contest()) is None:
        return Message("decided-shared", {"score": ended.scores[0]})
    winner, other = contest
    scores = {"score": ended.scores[winner], "other_score": ended.scores[other]}
    return Message("decided-vault", {"seat": winner, "other_seat": other, **scores})


class Stuck(Struct, frozen=True):
    """A card that cannot be sown any more at the end: too many pieces for the places up to the vault (LOG-8)."""

    side: int
    card: int
    pieces: int
    """On the card."""
    places: int
    """After it, the vault included."""


def stuck_cards(state: Logistics) -> tuple[Stuck, ...]:
    """The cards that were left when nobody could sow any more (LOG-24)."""
    cards = len(state.cards[0])
    return tuple(
        [Stuck(side, card, len(pieces(state.cards[side][card])), cards - card) for side, card in tops(state.cards)]
    )
