"""What a seat's moves in secret came to: bids as they stand in the end, and not by numbers that nobody else knows."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import UNSET

from ridotto.core.messages import Catalogue

from .view import Standing, VeniceView

GONE = "stands-no-more"


def came_to(before: VeniceView, after: VeniceView, words: Catalogue) -> list[str]:
    """What differs between two views of one seat, in words: its loan, and its bids in the order of the week, with those
    that stand no more. The first one of a day names it."""
    loan = [words.word("stands-loan", amount=after.loan)] if after.loan not in (UNSET, before.loan) else []
    told = sorted(_changed(before, after), key=lambda each: (each[1].auction, each[0] == GONE))
    return loan + [
        _said(message, bid, words, named=not place or told[place - 1][1].auction < bid.auction)
        for place, (message, bid) in enumerate(told)
    ]


def _changed(before: VeniceView, after: VeniceView) -> Iterator[tuple[str, Standing]]:
    """The bids that differ, with what is to be said of them."""
    earlier, later = _bids(before), _bids(after)
    yield from (("stands-bid", bid) for bid in later.values() if _figures(earlier.get(bid.bid)) != _figures(bid))
    yield from ((GONE, bid) for bid in earlier.values() if bid.bid not in later)


def _bids(view: VeniceView) -> dict[int, Standing]:
    return {bid.bid: bid for bid in view.bids} if view.bids is not UNSET else {}


def _figures(bid: Standing | None) -> tuple[int, int] | None:
    return None if bid is None else (bid.price, bid.count)


def _said(message: str, bid: Standing, words: Catalogue, named: bool) -> str:
    said = words.word(message, item=bid.item, price=bid.price, count=bid.count)
    return words.word("stands-on-day", auction=bid.auction, bid=said) if named else said
