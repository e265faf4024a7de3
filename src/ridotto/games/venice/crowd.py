"""What a crowd asks for page by page: with more than 50 players a view does not grow with their number."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from ridotto.core.forms import Page
from ridotto.core.refusal import Problem

from .calendar import AUCTIONS
from .view import account, opened, results

if TYPE_CHECKING:
    from .state import Venice


class Holding(Struct, frozen=True):
    """What one seat holds."""

    seat: int
    holding: dict[str, int]


def page(state: Venice, part: str, number: int, start: int, count: int) -> Page:
    """Some of the `results` or `bids` of auction `number`, of the `holdings`, or of the final `accounts`; bids and
    accounts once they are public (VEN-14)."""
    read = _PARTS.get(part)
    if read is None or not 0 <= number < AUCTIONS:
        raise Problem("no-such-part", part=part[:40])
    return read(state, number, start, count)


def _results(state: Venice, number: int, start: int, count: int) -> Page:
    """The winning bids of an auction that was held, in the order of the sale."""
    return Page(len(state.results[number]), tuple(results(state, number, start, count)))


def _bids(state: Venice, number: int, start: int, count: int) -> Page:
    """The bids of some seats, `count` of them, from `start` on."""
    return Page(state.seats, tuple(opened(state, number, _some(state, start, count))))


def _holdings(state: Venice, number: int, start: int, count: int) -> Page:
    seats = _some(state, start, count)
    return Page(state.seats, tuple(Holding(seat, state.holdings[seat].copy()) for seat in seats))


def _accounts(state: Venice, number: int, start: int, count: int) -> Page:
    """How everyone ended, the first places first."""
    if state.ended is None:
        return Page(0, ())
    order = sorted(range(state.seats), key=state.ended.places.__getitem__)
    return Page(state.seats, tuple(account(state, seat) for seat in order[start : start + count]))


def _some(state: Venice, start: int, count: int) -> range:
    return range(start, min(start + count, state.seats))


_PARTS: dict[str, Callable[[Any, int, int, int], Page]] = {
    "results": _results,
    "bids": _bids,
    "holdings": _holdings,
    "accounts": _accounts,
}
