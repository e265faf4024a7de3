"""The week drawn for a terminal: in lines, its days in their order and at the bottom what concerns the player now; in a
window that first, and then the other days."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from msgspec import UNSET
from msgspec.structs import replace
from rich.text import Text

from ridotto.core.messages import Catalogue

from .items import Triple
from .scoring import interest_on
from .view import Auction, Item, Offered, Opened, Past, Result, Standing, VeniceView

_MOST_LISTED = 12
"""So many results or bids of a day are listed; the rest is counted."""
_MOST_TOLD = 4
"""So many results of the last auction stand above the next one; the rest is with its day."""
_ROOM_FOR_FLAVOUR = 7
_UNKNOWN = -1
"""When an auction is due that is to be held so long after a moment that has not come yet."""
_RESOURCES = ("force", "popularity", "influence")


def draw(view: VeniceView, words: Catalogue, names: Sequence[str]) -> Text:
    """The days of the week in their order, in a line each, then what everyone holds; last the next auction with all it
    offers, the own purse and bids, and what may be done."""
    drawing = Text()
    for number, auction in enumerate(view.auctions):
        if number == view.held:
            drawing.append(f"› {_day(number, auction, words)} · {words.word('label-next-below')}\n", "bold cyan")
        else:
            _other_day(drawing, view, number, words, names)
    _others(drawing, view, words, names)
    if view.held < len(view.auctions):
        _next_day(drawing, view, view.auctions[view.held], words)
        _legend(drawing, words)
    _own(drawing, view, words)
    if view.you and view.you.may:
        verbs = ", ".join(words.word(f"verb-{kind}") for kind in view.you.may)
        drawing.append(words.word("label-may", moves=verbs) + "\n", "dim")
    _accounts(drawing, view, words, names)
    return drawing


def draw_within(_columns: int, view: VeniceView, words: Catalogue, names: Sequence[str]) -> Text:
    """What one needs to decide now: what the last auction brought, the next one and the own purse; then what everyone
    holds and the other days, those that are still to come first. Lines of any length: they may be folded."""
    drawing = Text()
    _accounts(drawing, view, words, names)
    if view.held:
        _last_day(drawing, view, words, names)
    if view.held < len(view.auctions):
        _next_day(drawing, view, view.auctions[view.held], words, flavour=False)
    _own(drawing, view, words)
    if view.held < len(view.auctions):
        _legend(drawing, words)
    _others(drawing, view, words, names)
    for number in (*range(view.held + 1, len(view.auctions)), *range(view.held)):
        _other_day(drawing, view, number, words, names)
    return drawing


def _accounts(drawing: Text, view: VeniceView, words: Catalogue, names: Sequence[str]) -> None:
    accounts = view.final.accounts if view.final else view.podium or ()
    for account in sorted(accounts, key=lambda account: account.place):
        figures = {"money": account.money, "value": account.value, "repaid": account.repaid}
        score = words.number(account.score).replace("-", "−")
        line = words.word("label-account", place=account.place, player=names[account.seat], score=score, **figures)
        drawing.append(line + "\n", "bold")


def held(view: VeniceView, words: Catalogue) -> Text:
    """The purse and the bids of this seat, of which nobody else knew."""
    if view.outcome is not None or not isinstance(view.money, int) or not isinstance(view.loan, int):
        return Text()  # in the end all accounts are told
    told = Text(_purse(view, view.money, view.loan, words))
    said = ((bid.auction, _bid(view, bid, words)) for bid in view.bids or ())
    if bids := [words.word("label-own-bid", auction=auction, bid=bid) for auction, bid in said]:
        told.append(f" [{'; '.join(bids)}]", "bold green")
    return told


# ---- days


def _day(number: int, auction: Auction, words: Catalogue) -> str:
    return f"{number} {words.word('label-day', auction=number)} · {words.word('label-kind', kind=auction.kind)}"


def _last_day(drawing: Text, view: VeniceView, words: Catalogue, names: Sequence[str]) -> None:
    """What the auction that was just held brought, the own part of it first."""
    number = view.held - 1
    said = [words.word("board-status-held", auction=number)]
    if view.past is not UNSET:
        own = [bid for bid in view.past if bid.auction == number]
        paid = sum(bid.won * bid.price for bid in own)
        said.append(words.word("board-status-won", won=sum(bid.won for bid in own), paid=paid))
        if late := sum(_is_late(view, bid) for bid in own):
            said.append(words.word("board-status-late", count=late))
        if void := sum(bid.void for bid in own):
            said.append(words.word("board-status-void", count=void))
    results = sorted(view.auctions[number].results, key=lambda result: result.seat != view.seat)
    sold = _listed([_sold(view, result, words, names) for result in results], words, _MOST_TOLD)
    drawing.append(f"{' '.join(said)} {words.word('label-told')}: {sold}\n", "bold")


def _other_day(drawing: Text, view: VeniceView, number: int, words: Catalogue, names: Sequence[str]) -> None:
    if view.auctions[number].held:
        _past_day(drawing, view, number, words, names)
    else:
        _later_day(drawing, view, number, view.auctions[number], words)


def _past_day(drawing: Text, view: VeniceView, number: int, words: Catalogue, names: Sequence[str]) -> None:
    """Who got what; once bids are public those too, and before that the own ones that won nothing."""
    auction = view.auctions[number]
    sold = [_sold(view, result, words, names) for result in auction.results]
    drawing.append(f"  {_day(number, auction, words)} · {words.word('label-results')}: {_listed(sold, words)}\n", "dim")
    if auction.bids:
        own = {(bid.item, bid.price): bid for bid in view.past or () if bid.auction == number}
        all_bids = [
            f"{names[bid.seat]} {title(view, bid.item, words)} {_figure(bid, words)}"
            + (_fate(view, own[bid.item, bid.price], words) if bid.seat == view.seat else "")
            for bid in auction.bids
        ]
        drawing.append(f"      {words.word('label-all-bids')}: {_listed(all_bids, words)}\n", "dim")
    elif lost := [_bid(view, bid, words) for bid in view.past or () if bid.auction == number and not bid.won]:
        drawing.append(f"      {words.word('label-lost-bids')}: {_listed(lost, words)}\n", "dim")


def _is_late(view: VeniceView, bid: Past) -> bool:
    """Did others win at the price of this bid, because they came before it in line (VEN-12)? That follows from what is
    public and from the own purse; of bids of others nobody may know when they came."""
    results = view.auctions[bid.auction].results
    sold = sum(result.count for result in results if (result.item, result.price) == (bid.item, bid.price))
    return bid.won < bid.count and not bid.void and sold > bid.won


def _fate(view: VeniceView, bid: Past, words: Catalogue) -> str:
    """Why an own bid got less than it asked for, where that was not for its price alone."""
    if bid.void:
        return f" ({words.word('label-void')})"
    return f" ({words.word('label-late')})" if _is_late(view, bid) else ""


def _later_day(drawing: Text, view: VeniceView, number: int, auction: Auction, words: Catalogue) -> None:
    drawing.append(f"  {_parts(_day(number, auction, words), _due(view, auction, words))}: ", "bold")
    drawing.append(", ".join(_announced(view, lot, words) for lot in auction.items))
    if auction.kind == "closing":
        drawing.append(f" · {words.word('label-settling')}", "bold")
    mine = [_bid(view, bid, words) for bid in view.bids or () if bid.auction == number]
    drawing.append(f"  [{', '.join(mine)}]\n" if mine else "\n", "bold green")


def _next_day(drawing: Text, view: VeniceView, auction: Auction, words: Catalogue, flavour: bool = True) -> None:
    """Every item with its numbers, and the own bids on it."""
    head = f"› {_parts(_day(view.held, auction, words), _due(view, auction, words), words.word('label-next'))}"
    if auction.kind == "closing":
        head += f", {words.word('label-settling')}"
    drawing.append(f"{head}\n", "bold cyan")
    russian = words.language == "ru"
    if flavour and len(auction.items) <= _ROOM_FOR_FLAVOUR:
        first = view.items[auction.items[0].item]
        drawing.append(f"  {first.ru.flavour if russian else first.flavour}\n", "italic dim")
    width = max(len(title(view, lot.item, words)) for lot in auction.items)
    for lot in auction.items:
        drawing.append(f"  {lot.offered:>3} × {title(view, lot.item, words):<{width}}  ")
        drawing.append(numbers(view.items[lot.item], words))
        if not russian:  # there one types the title, or a part of it
            drawing.append(f"  {lot.item}", "italic dim")
        mine = [
            _bid(view, bid, words, named=False)
            for bid in view.bids or ()
            if (bid.auction, bid.item) == (view.held, lot.item)
        ]
        drawing.append(f"  [{', '.join(mine)}]\n" if mine else "\n", "bold green")


def _legend(drawing: Text, words: Catalogue) -> None:
    drawing.append(words.word("label-legend") + "\n", "dim")


def unstarted(view: VeniceView) -> VeniceView:
    """The view at a table whose clock has not started: when its auctions are due cannot be said yet."""
    if view.pace != "minutes":
        return view
    return replace(view, auctions=tuple(replace(auction, due=_UNKNOWN) for auction in view.auctions))


def _parts(*said: str) -> str:
    return " · ".join(filter(None, said))


def _due(view: VeniceView, auction: Auction, words: Catalogue) -> str:
    """By the clocks of the reader's machine, with the name of its zone; nothing where that cannot be said yet."""
    if auction.due == _UNKNOWN:
        return ""
    moment = (datetime(1970, 1, 1, tzinfo=UTC) + timedelta(milliseconds=auction.due)).astimezone()
    if view.pace == "minutes":
        return words.word("label-due", time=f"{moment:%H:%M:%S %Z}")
    return words.word("label-due", time=f"{moment:%Y-%m-%d %H:%M %Z}")


def title(view: VeniceView, item: str, words: Catalogue) -> str:
    """What an item is called in the reader's language."""
    shown = view.items[item]
    return shown.ru.title if words.language == "ru" else shown.title


def _announced(view: VeniceView, lot: Offered, words: Catalogue) -> str:
    """An item of a later day with what it brings or gives and costs (VEN-3)."""
    return f"{lot.offered} × {title(view, lot.item, words)} ({numbers(view.items[lot.item], words)})"


def _sold(view: VeniceView, result: Result, words: Catalogue, names: Sequence[str]) -> str:
    """What somebody won and at which price; in a crowd nobody is named."""
    figures = {"item": title(view, result.item, words), "price": result.price, "count": result.count}
    if not isinstance(result.seat, int):
        return words.word("label-sold-in-crowd", **figures)
    return words.word("label-sold", player=names[result.seat], **figures)


def _bid(view: VeniceView, bid: Standing | Past, words: Catalogue, named: bool = True) -> str:
    """`3: Opera 5×2`: its number, the item, the price for each and the most copies; and whether it can be paid, or
    could not be, or came too late."""
    told = f"{bid.bid}: {title(view, bid.item, words) + ' ' if named else ''}{_figure(bid, words)}"
    if isinstance(bid, Past):
        return told + _fate(view, bid, words)
    if not view.you or bid.price <= (view.money or 0):
        return told
    if bid.price > view.you.highest:
        return f"{told} ({words.word('board-too-dear' if view.held else 'board-too-dear-loan', money=view.money)})"
    return f"{told} ({words.word('board-too-dear-so-far', money=view.money)})"


def _figure(bid: Opened | Standing | Past, words: Catalogue) -> str:
    """`5×2`: the price for each, and the most copies."""
    return f"{words.number(bid.price)}×{words.number(bid.count)}"


def _listed(parts: Sequence[str], words: Catalogue, most: int = _MOST_LISTED) -> str:
    if not parts:
        return words.word("label-nothing")
    shown = ", ".join(parts[:most])
    more = len(parts) - most
    return f"{shown}, {words.word('label-more', count=more)}" if more > 0 else shown


def numbers(item: Item, words: Catalogue) -> str:
    """What an agenda is worth and needs, or what an asset provides."""
    if item.cost:
        return words.word("label-agenda", value=item.value, cost=_figures(item.cost, words))
    return _figures(item.provides, words) if item.provides else ""


def spelled_out(item: Item, words: Catalogue) -> str:
    """The same with whole words, for who looks an item up."""
    triple = item.cost or item.provides
    figures = [
        words.word("board-say-gives", amount=amount, resource=resource)
        for resource, amount in (zip(_RESOURCES, triple.as_tuple(), strict=True) if triple else ())
        if amount
    ]
    told = ", ".join(figures) or words.word("label-nothing")
    return words.word("explained-item", kind=item.kind, value=item.value or 0, figures=told)


def _figures(triple: Triple, words: Catalogue) -> str:
    """`20F 5I`: what is none is left out."""
    return " ".join(
        words.word("label-figure", amount=amount, resource=resource)
        for resource, amount in zip(_RESOURCES, triple.as_tuple(), strict=True)
        if amount
    ) or words.word("label-nothing")


# ---- players


def _others(drawing: Text, view: VeniceView, words: Catalogue, names: Sequence[str]) -> None:
    if isinstance(view.holdings, tuple):
        for seat, holding in enumerate(view.holdings):
            if holding and seat != view.seat:
                drawing.append(f"  {names[seat]}: {_holding(view, holding, words)}\n")


def _own(drawing: Text, view: VeniceView, words: Catalogue) -> None:
    """What the player has, owes and may do, and last, as it grows, what they hold."""
    if isinstance(view.money, int) and isinstance(view.loan, int):
        drawing.append(_purse(view, view.money, view.loan, words) + "\n", "bold yellow")
        if view.held == 0:
            hundred = 100 + interest_on(100, view.rate, view.interest)
            drawing.append(words.word("label-limit", limit=view.limit, rate=view.rate, hundred=hundred) + "\n")
    if view.pace == "minutes" and view.outcome is None:
        ready = view.ready if isinstance(view.ready, int) else sum(view.ready)
        asked = bool(view.you and "ready" in view.you.may)
        drawing.append(words.word("label-ready", ready=ready, seats=view.seats, asked=asked) + "\n")
    if view.seat is not None:
        own = view.holdings if isinstance(view.holdings, dict) else view.holdings[view.seat]
        drawing.append(f"{words.word('label-holdings')}: {_holding(view, own, words, needs=True)}\n", "bold")


def _purse(view: VeniceView, money: int, loan: int, words: Catalogue) -> str:
    repay = loan + interest_on(loan, view.rate, view.interest)
    return words.word("label-money", money=money, loan=loan, repay=repay)


def _holding(view: VeniceView, holding: dict[str, int], words: Catalogue, needs: bool = False) -> str:
    """What somebody holds and what the assets among it provide together; perhaps also what each agenda needs."""
    if not holding:
        return words.word("label-nothing")
    totals, listed = [0, 0, 0], []
    for item, count in holding.items():
        told = f"{count} × {title(view, item, words)}"
        if provides := view.items[item].provides:
            totals = [total + count * one for total, one in zip(totals, provides.as_tuple(), strict=True)]
        elif needs:
            told += f" ({numbers(view.items[item], words)})"
        listed.append(told)
    together = words.word("label-provided", figures=_figures(Triple(*totals), words)) if any(totals) else ""
    return ", ".join(listed) + together
