"""Who won Poker Auction, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ridotto.core.forms import Outcome, ranked
from ridotto.core.messages import Message

if TYPE_CHECKING:
    from .state import PokerAuction


def outcome(state: PokerAuction) -> Outcome | None:
    """Places by chips, in the open deck by hand; the scores are the chips (PAU-14, PAU-22)."""
    if state.phase != "over":
        return None
    if state.mode == "open-deck":
        places = _places_by_hand(state)
    else:
        places = ranked([_standing(state, seat) for seat in range(state.seats)])
    return Outcome(places, tuple(state.balances), state.reason)


def _standing(state: PokerAuction, seat: int) -> tuple[int, int, int]:
    """By chips, equal chips by the last hand shown; those who are out after them, by how late they went (PAU-14)."""
    if state.out[seat]:
        return (0, state.out[seat], 0)
    return (1, state.balances[seat], state.pack.value(state.last_hands[seat]))


def _places_by_hand(state: PokerAuction) -> tuple[int, ...]:
    """By hand, equal hands sharing; a draw is shared by all (PAU-22)."""
    if state.reason != "best-hand":
        return (1,) * state.seats
    return ranked([state.pack.value(hand) for hand in state.hands])


def decided(state: PokerAuction, ended: Outcome) -> Message:
    """The comparison that decided: of chips, of last hands, or in the open deck of the hands (PAU-14, PAU-22)."""
    if (contest := ended.contest()) is None:
        return Message("decided-shared", {"seats": ended.winners()})
    winner, other = contest
    both = {"seat": winner, "other_seat": other}
    if state.mode == "open-deck":
        makes = [state.pack.category(state.pack.value(state.hands[seat])) for seat in contest]
        return Message("decided-hand", {**both, "makes": makes[0], "other_makes": makes[1]})
    if state.out[other]:
        return Message("decided-last-in", both)
    chips = {"chips": state.balances[winner], "other_chips": state.balances[other]}
    equal = state.balances[winner] == state.balances[other]
    return Message("decided-last-hand" if equal else "decided-chips", {**both, **chips})
