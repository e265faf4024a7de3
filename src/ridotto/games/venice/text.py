"""Venice as text: typed moves, positions, and the week drawn for a terminal."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import msgspec
from rich.text import Text

from ridotto.core.forms import CROWD
from ridotto.core.messages import Catalogue
from ridotto.core.reading import Unreadable, parse
from ridotto.core.refusal import Problem

from .moves import Bid, Borrow, Change, Ready, Withdraw
from .scoring import interest_on
from .state import Venice
from .view import Auction, Item, VeniceView

_FIGURES = re.compile(r"(\d{1,10})x(\d{1,10})")
_NUMBER = re.compile(r"-?\d{1,10}")

# ---- moves


def write_move(move: Borrow | Bid | Change | Withdraw | Ready) -> str:
    """`borrow 300`, `bid 1 opera 5x2`, `change 3 6x1`, `withdraw 3`, `ready`."""
    if isinstance(move, Borrow):
        return f"borrow {move.amount}"
    if isinstance(move, Bid):
        return f"bid {move.auction} {move.item} {move.price}x{move.count}"
    if isinstance(move, Change):
        return f"change {move.bid} {move.price}x{move.count}"
    return f"withdraw {move.bid}" if isinstance(move, Withdraw) else "ready"


def read_move(typed: str, view: VeniceView) -> Borrow | Bid | Change | Withdraw | Ready:
    """What a player typed."""
    match typed.lower().replace("×", "x").split():
        case ["borrow" | "b", amount]:
            return Borrow(_number(amount))
        case ["bid", auction, item, figures]:
            return Bid(_number(auction), item, *_figures(figures))
        case ["change" | "c", bid, figures]:
            return Change(_number(bid), *_figures(figures))
        case ["withdraw" | "w", bid]:
            return Withdraw(_number(bid))
        case ["ready" | "r"]:
            return Ready()
    raise Problem("typed-unknown", typed=typed[:40], examples=", ".join(complete("", view)[:3])).within(__package__)


def _number(part: str) -> int:
    if not _NUMBER.fullmatch(part):
        raise Problem("typed-number", part=part[:40]).within(__package__)
    return int(part)


def _figures(part: str) -> tuple[int, int]:
    found = _FIGURES.fullmatch(part)
    if not found:
        raise Problem("typed-figures", part=part[:40]).within(__package__)
    return int(found[1]), int(found[2])


def complete(typed: str, view: VeniceView) -> list[str]:
    """Whole moves that begin with what was typed; the next auction first."""
    begun = " ".join(typed.lower().split())
    fitting = (offer for offer in _offers(view) if offer.startswith(begun))
    return [offer for offer, _ in zip(fitting, range(12), strict=False)]


def _offers(view: VeniceView) -> Iterator[str]:
    you = view.you
    if not you or view.outcome is not None:
        return
    if you.ready is False and view.pace == "minutes":
        yield "ready"
    if you.borrow is not None:
        yield from (f"borrow {amount}" for amount in sorted({you.borrow, you.borrow // 2, 0}, reverse=True))
    bids = view.bids or ()
    for bid in bids[:3]:
        yield f"withdraw {bid.bid}"
    for auction, room in enumerate(you.room):
        taken = {(bid.item, bid.price) for bid in bids if bid.auction == auction}
        for item, left in room.items():
            price = next(price for price in range(5, 10**9) if (item, price) not in taken)
            if left > 0:
                yield f"bid {auction} {item} {price}x1"


# ---- positions

_PUBLIC = ("seats", "pace", "minutes", "zone", "rate", "interest", "held", "placed", "readied")


def write_position(state: Venice) -> str:
    """The whole position, secrets included: the table, the clock, each player's line, the pack, and each auction.

    Lines are `name value`, the values in JSON, so that a position can be read and edited line by line.
    """
    saved = state.save()
    lines = ["venice " + " ".join(f"{name}={saved[name]}" for name in _PUBLIC)]
    lines += [f"{name} {_json(saved[name])}" for name in ("pack", "dues", "leaders", "ended")]
    for seat in range(state.seats):
        realized = saved["realized"][seat] if saved["realized"] else None
        parts = (
            f"loan {state.loans[seat]} | money {state.money[seat]} | last bid {state.numbers[seat]}",
            "ready" if state.ready[seat] else "not ready",
            f"holds {_json(saved['holdings'][seat])}",
            f"realized {_json(realized)}",
        )
        lines.append(f"seat {seat}: {' | '.join(parts)}")
    for number in range(len(state.book)):
        for name in ("lineups", "book", "results", "sums"):
            lines.append(f"auction {number} {name} {_json(saved[name][number])}")
    return "\n".join(lines)


_HEAD = re.compile(r"venice(?: \w+=[\w/+-]+)+")
_SEAT = re.compile(
    r"seat \d+: loan (?P<loan>\d+) \| money (?P<money>\d+) \| last bid (?P<number>\d+) \| (?P<ready>ready|not ready)"
    r" \| holds (?P<holds>\{.*\}) \| realized (?P<realized>.+)"
)
_LINE = re.compile(r"(?P<name>pack|dues|leaders|ended|auction \d (?:lineups|book|results|sums)) (?P<value>.+)")


def read_position(text: str) -> Venice:
    """A position from its text."""
    saved: dict[str, Any] = {name: [] for name in ("loans", "money", "numbers", "ready", "holdings", "realized")}
    saved |= {name: [] for name in ("lineups", "book", "results", "sums")}
    lines = [line.strip() for line in text.strip().splitlines()]
    for number, line in enumerate(lines, 1):
        try:
            _read_line(line, saved)
        except (Unreadable, ValueError):
            raise Problem("position-unreadable", line=number, text=line[:80]).within(__package__) from None
    saved["realized"] = [realized for realized in saved["realized"] if realized is not None]
    try:
        return msgspec.convert(saved, Venice)
    except msgspec.ValidationError as error:
        raise Problem("position-unreadable", line=len(lines), text=str(error)[:80]).within(__package__) from None


def _read_line(line: str, saved: dict[str, Any]) -> None:
    if _HEAD.fullmatch(line):
        for part in line.split()[1:]:
            name, value = part.split("=")
            saved[name] = int(value) if value.lstrip("-").isdigit() else value
    elif seat := _SEAT.fullmatch(line):
        for name, group in (("loans", "loan"), ("money", "money"), ("numbers", "number")):
            saved[name].append(int(seat[group]))
        saved["ready"].append(seat["ready"] == "ready")
        saved["holdings"].append(parse(seat["holds"]))
        saved["realized"].append(parse(seat["realized"]))
    elif found := _LINE.fullmatch(line):
        *auction, name = found["name"].split()
        if auction:
            saved[name].append(parse(found["value"]))
        else:
            saved[name] = parse(found["value"])
    else:
        raise ValueError(line)


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


# ---- for a terminal


def draw(view: VeniceView, words: Catalogue, names: Sequence[str]) -> Text:
    """The week as a calendar: each day with its line-up, my bids and the results; then purse and holdings."""
    drawing = Text()
    for number, auction in enumerate(view.auctions):
        drawing.append_text(_day(view, number, auction, words, names))
    drawing.append("\n")
    if view.pace == "minutes" and view.outcome is None:
        ready = view.ready if isinstance(view.ready, int) else sum(view.ready)
        drawing.append(words.word("label-ready", ready=ready, seats=view.seats) + "\n")
    if isinstance(view.money, int) and isinstance(view.loan, int):
        repay = view.loan + interest_on(view.loan, view.rate, view.interest)
        drawing.append(words.word("label-money", money=view.money, loan=view.loan, repay=repay) + "\n", "bold yellow")
        if view.held == 0:
            drawing.append(words.word("label-limit", limit=view.limit) + "\n")
    drawing.append_text(_holdings(view, words, names))
    accounts = view.final.accounts if view.final else view.podium or ()
    for account in sorted(accounts, key=lambda account: account.place):
        line = words.word("label-score", place=account.place, player=names[account.seat], score=account.score)
        drawing.append(line + "\n", "bold")
    return drawing


def _day(view: VeniceView, number: int, auction: Auction, words: Catalogue, names: Sequence[str]) -> Text:
    """One day: its head, then a line for every item."""
    drawing = Text()
    is_next = number == view.held
    state = words.word("label-held") if auction.held else _due(view, auction, words)
    mark = f" · {words.word('label-next')}" if is_next else ""
    day, kind = words.word("label-day", day=number), words.word("label-kind", kind=auction.kind)
    head = f"{number} {day} · {kind} · {state}{mark}\n"
    drawing.append(f"{'›' if is_next else ' '} {head}", "dim" if auction.held else "bold cyan" if is_next else "bold")
    width = max((len(lot.item) for lot in auction.items), default=0)
    for lot in auction.items:
        item = view.items[lot.item]
        drawing.append(f"    {lot.offered:>3} × {lot.item:<{width}}  {_numbers(item, words)}")
        if not auction.held:
            drawing.append(f"  {item.ru.title if words.language == 'ru' else item.title}", "italic dim")
        mine = [bid for bid in view.bids or () if bid.auction == number and bid.item == lot.item]
        for bid in mine:
            drawing.append(
                f"  [{words.word('label-bid', bid=bid.bid, price=bid.price, count=bid.count)}]", "bold green"
            )
        for result in auction.results[:CROWD] if auction.held else ():
            if result.item == lot.item:
                drawing.append(f"  {_result(result.seat, result.price, result.count, words, names)}", "yellow")
        drawing.append("\n")
    return drawing


def _due(view: VeniceView, auction: Auction, words: Catalogue) -> str:
    zone = ZoneInfo(view.zone)
    moment = (datetime(1970, 1, 1, tzinfo=UTC) + timedelta(milliseconds=auction.due)).astimezone(zone)
    if view.pace == "minutes":
        return words.word("label-due-in-minutes", time=f"{moment:%H:%M:%S}")
    return words.word("label-due", time=f"{moment:%Y-%m-%d %H:%M %Z}")


def _result(seat: Any, price: int, count: int, words: Catalogue, names: Sequence[str]) -> str:
    if isinstance(seat, int):
        return words.word("label-won", player=names[seat], count=count, price=price)
    return words.word("label-sold", count=count, price=price)


def _numbers(item: Item, words: Catalogue) -> str:
    triple = item.cost or item.provides
    if not triple:
        return ""
    figures = {"force": triple.force, "popularity": triple.popularity, "influence": triple.influence}
    if item.kind == "agenda":
        return words.word("label-agenda", value=item.value, **figures)
    return words.word("label-asset", **figures)


def _holdings(view: VeniceView, words: Catalogue, names: Sequence[str]) -> Text:
    drawing = Text(words.word("label-holdings") + "\n", "bold")
    held = [(view.seat, view.holdings)] if isinstance(view.holdings, dict) else list(enumerate(view.holdings))
    for seat, holding in held:
        if seat is None:
            continue
        totals = {"force": 0, "popularity": 0, "influence": 0}
        for item, count in holding.items():
            provides = view.items[item].provides
            if provides:
                totals["force"] += count * provides.force
                totals["popularity"] += count * provides.popularity
                totals["influence"] += count * provides.influence
        listed = ", ".join(f"{count} × {item}" for item, count in holding.items()) or words.word("label-nothing")
        style = "bold" if seat == view.seat else ""
        drawing.append(f"  {names[seat]}: {listed} ({words.word('label-resources', **totals)})\n", style)
    if view.bids == ():
        drawing.append(f"{words.word('label-my-bids')}: {words.word('label-nothing')}\n", "dim")
    return drawing
