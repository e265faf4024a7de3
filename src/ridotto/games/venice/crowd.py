"""What a crowd asks for page by page: with more than 50 players a view does not grow with their number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .view import Account, Opened, Result, account, opened, results

if TYPE_CHECKING:
    from .state import Venice


def results_page(state: Venice, auction: int, start: int, count: int) -> list[Result]:
    """Some of the winning bids of an auction that was held, in the order of the sale."""
    return results(state, auction, start, count)


def bids_page(state: Venice, auction: int, start: int, count: int) -> list[Opened]:
    """The bids of some seats (`count` of them, from `start` on), once they are public; before that, none."""
    return opened(state, auction, range(start, min(start + count, state.seats)))


def holdings_page(state: Venice, start: int, count: int) -> list[dict[str, int]]:
    """What some seats hold."""
    return state.holdings[start : start + count]


def accounts_page(state: Venice, start: int, count: int) -> list[Account]:
    """How some seats ended; before the end, none."""
    return [] if state.ended is None else [account(state, s) for s in range(start, min(start + count, state.seats))]
