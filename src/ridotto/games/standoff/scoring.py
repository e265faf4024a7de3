"""Who won Standoff, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, TypeAlias

from ridotto.core.forms import Outcome, ranked
from ridotto.core.messages import Message

from .board import RED_GUN, Squares

if TYPE_CHECKING:
    from .state import Standoff

Comparison: TypeAlias = Literal["red-gun", "field", "order"]
"""What the rules compare, in turn: blocks in the Red Gun, blocks on the field, the order of turns (STA-25)."""


def outcome(state: Standoff) -> Outcome | None:
    """The comparison in the Red Gun, once it is over (STA-25)."""
    return standings(state.blocks[: state.seats], state.reason) if state.phase == "over" else None


def standings(blocks: Sequence[Squares], reason: str) -> Outcome:
    """Most own blocks in the Red Gun, then fewest on the board, then the later in turn order (STA-25)."""
    in_gun = tuple((own & RED_GUN).bit_count() for own in blocks)
    merits = [(in_gun[seat], -own.bit_count(), seat) for seat, own in enumerate(blocks)]
    return Outcome(ranked(merits), in_gun, reason)


def decided_by(blocks: Sequence[Squares]) -> Comparison:
    """The first comparison in which the winner differs from the best of the others (STA-25)."""
    merits = sorted(((own & RED_GUN).bit_count(), -own.bit_count()) for own in blocks)
    best, second = merits[-1], merits[-2]
    if best[0] != second[0]:
        return "red-gun"
    return "field" if best[1] != second[1] else "order"


def decided(state: Standoff, ended: Outcome) -> Message | None:
    """The comparison that decided, with its two counts (STA-25)."""
    if (contest := ended.contest()) is None:
        return None
    gun = [(state.blocks[seat] & RED_GUN).bit_count() for seat in contest]
    field = [state.blocks[seat].bit_count() for seat in contest]
    return Message(
        f"decided-{decided_by(state.blocks[: state.seats])}",
        {
            "seat": contest[0], "other_seat": contest[1], "gun": gun[0], "other_gun": gun[1],
            "blocks": field[0], "other_blocks": field[1],
        },
    )  # fmt: skip
