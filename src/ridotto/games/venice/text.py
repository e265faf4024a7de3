"""Venice as text: moves as they are typed, `bid 1 opera 5x2`, or with the words one says, `bid monday opera 5 2`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import chain
from typing import Any

from ridotto.core.messages import LANGUAGES, Catalogue
from ridotto.core.refusal import Problem
from ridotto.core.text import ECHOED, EXAMPLES, MOST_OFFERS, unread

from .auction import HIGHEST
from .drawing import draw, draw_within, held, spelled_out, title, unstarted
from .moves import Bid, Borrow, Change, Ready, Withdraw
from .position import read_position, write_position
from .stands import came_to
from .view import VeniceView

__all__ = [
    "came_to", "complete", "draw", "draw_within", "explain", "held", "now_first", "read_move", "read_position",
    "spoken", "undo_instead", "unstarted", "write_move", "write_position",
]  # fmt: skip

now_first = True
"""What one needs to decide now comes at the head of a drawing for a window; the other days are looked up below it."""

DAY_NAMES = (
    ("sunday", "воскресенье", "вс"),
    ("monday", "понедельник", "пн"),
    ("tuesday", "вторник", "вт"),
    ("wednesday", "среда", "среду", "ср"),
    ("thursday", "четверг", "чт"),
    ("friday", "пятница", "пятницу", "пт"),
    ("saturday", "суббота", "субботу", "сб"),
)
_ONE_ITEM, _ALL_ITEMS = ("item", "предмет"), ("items", "предметы")
_SHORTEST_DAY = 2
_SHORTEST_PART = 3
_FIGURES = r"(?P<price>\d{1,10})(?: ?[x×х*] ?| )(?P<count>\d{1,10})"
_BID = re.compile(rf"bid (?P<auction>\S+) (?P<item>.+?) (?:{_FIGURES}|(?P<for_one>\d{{1,10}}))")
_ITEM_WITH_FIGURES = re.compile(r"(?P<item>.+?)(?: (?P<figures>\d{1,10}(?:(?: ?[x×х*] ?| )\d{1,10})?))?")
_CHANGE = re.compile(rf"(?:change|c) (?P<bid>\S+) {_FIGURES}")
_NUMBER = re.compile(r"-?\d{1,10}")
_OWN_NAME = re.compile(r"(?<=^bid \d )\S+")


def write_move(move: Borrow | Bid | Change | Withdraw | Ready) -> str:
    """`borrow 300`, `bid 1 opera 5x2`, `change 3 6x1`, `withdraw 3`, `ready`."""
    if isinstance(move, Borrow):
        return f"borrow {move.amount}"
    if isinstance(move, Bid):
        return f"bid {move.auction} {move.item} {move.price}x{move.count}"
    if isinstance(move, Change):
        return f"change {move.bid} {move.price}x{move.count}"
    return f"withdraw {move.bid}" if isinstance(move, Withdraw) else "ready"


def spoken(move: str, words: Catalogue) -> str:
    """A move with its item by the title in this language: `bid 1 опера 5x2`; English ones as the game writes them."""
    if words.language == LANGUAGES[0]:
        return move
    return _OWN_NAME.sub(lambda found: (words.named(f"item-{found[0]}") or found[0]).lower(), move)


def read_move(typed: str, view: VeniceView) -> Borrow | Bid | Change | Withdraw | Ready:
    """What a player typed."""
    line = " ".join(typed.lower().split())
    if lacking := _lacking(line, view):
        raise lacking.within(__package__)
    if bid := _BID.fullmatch(line):
        price, count = (bid["for_one"], 1) if bid["for_one"] else (bid["price"], bid["count"])
        auction = _auction(bid["auction"])
        return Bid(auction, _item(bid["item"], view, auction), int(price), int(count))
    if change := _CHANGE.fullmatch(line):
        return Change(_number(change["bid"]), int(change["price"]), int(change["count"]))
    match line.split():
        case ["borrow" | "b", amount]:
            return Borrow(_number(amount))
        case ["withdraw" | "w", bid_number]:
            return Withdraw(_number(bid_number))
        case ["ready" | "r"]:
            return Ready()
        case ["bid", _, _, *_, figures] | ["change" | "c", _, figures]:
            raise Problem("typed-figures", part=figures[:40]).within(__package__)
    raise unread(typed, partial(complete, view=view)).within(__package__)


def _lacking(line: str, view: VeniceView) -> Problem | None:
    """A bid that names its item but no day, or no price: what is missing, and what the bid could be."""
    verb, _, rest = line.partition(" ")
    first, _, after = rest.partition(" ")
    has_day = _is_day(first)
    parts = _ITEM_WITH_FIGURES.fullmatch(after if has_day else rest)
    if verb != "bid" or not parts or (has_day and parts["figures"]):
        return None
    days = _days_of(_item(parts["item"], view, _auction(first) if has_day else None), view)
    named = [first] if has_day and _auction(first) in days else days
    figures = parts["figures"] or "5x1"
    examples = ", ".join(f"bid {day} {parts['item']} {figures}" for day in named[:EXAMPLES])
    lacks = "price" if has_day else "day"
    return Problem("typed-lacks", lacks=lacks, typed=line[:ECHOED], examples=examples) if days else None


def _days_of(item: str, view: VeniceView) -> list[int]:
    """The auctions at which there will be some of this item."""
    return [
        n for n, auction in enumerate(view.auctions) if not auction.held and item in {lot.item for lot in auction.items}
    ]


def _number(part: str) -> int:
    if not _NUMBER.fullmatch(part):
        raise Problem("typed-number", part=part[:40]).within(__package__)
    return int(part)


def _auction(part: str) -> int:
    """A number, or a day in either language, perhaps cut short."""
    if _NUMBER.fullmatch(part):
        return int(part)
    if (named := _named_day(part)) is None:
        raise Problem("typed-day", part=part[:40]).within(__package__)
    return named


def _named_day(part: str) -> int | None:
    for number, names in enumerate(DAY_NAMES):
        if len(part) >= _SHORTEST_DAY and any(name.startswith(part) for name in names):
            return number
    return None


def _is_day(part: str) -> bool:
    return _NUMBER.fullmatch(part) is not None or _named_day(part) is not None


def explain(typed: str, view: VeniceView, words: Catalogue) -> str | None:
    """`item opera`: what an item is worth and needs or provides, and when it is sold; `item`: all that are still to be
    sold; nothing for any other line."""
    word, _, name = typed.strip().lower().partition(" ")
    if word in (*_ONE_ITEM, *_ALL_ITEMS) and not name:
        return "\n".join(_glossary(view, words))
    if word not in _ONE_ITEM:
        return None
    item = _item(name, view)
    if item not in view.items:
        raise Problem("typed-item", typed=name[:40]).within(str(__package__))
    shown = view.items[item]
    sold = [
        words.word("explained-lot", auction=number, count=lot.offered)
        for number, auction in enumerate(view.auctions)
        for lot in auction.items
        if lot.item == item
    ]
    flavour = shown.ru.flavour if words.language == "ru" else shown.flavour
    return "\n".join(filter(None, [_about(item, view, words), flavour, ", ".join(sold)]))


def undo_instead(view: VeniceView) -> dict[str, Any]:
    """The newest bid that can be withdrawn (0: none), and whether the loan can still be changed."""
    bids = [standing.bid for standing in view.bids or ()]
    return {"bid": max(bids, default=0), "loan": bool(view.you and view.you.borrow is not None)}


def _glossary(view: VeniceView, words: Catalogue) -> Iterator[str]:
    """A line for every item that is still to be sold, in the order of the sales, each once."""
    lots = [lot.item for auction in view.auctions if not auction.held for lot in auction.items]
    for item in dict.fromkeys(lots):
        yield _about(item, view, words)


def _about(item: str, view: VeniceView, words: Catalogue) -> str:
    named = title(view, item, words)
    if words.language == LANGUAGES[0]:
        named += f" ({item})"  # which is shorter to type
    return f"{named} · {spelled_out(view.items[item], words)}"


def _item(typed: str, view: VeniceView, auction: int | None = None) -> str:
    """The item of this name or title, or the only one on sale with this in its title: first in the auction that is
    spoken of, then in the rest of the week. A name that there is not is for the rules to refuse."""
    if typed in view.items:
        return typed
    for name, item in view.items.items():
        if typed in (_plain(item.title), item.ru.title.lower(), _plain(item.ru.title)):
            return name
    on_sale = [number for number, each in enumerate(view.auctions) if not each.held]
    spoken_of = [number for number in on_sale if number == auction]
    fitting = _on_sale_with(typed, view, spoken_of) or _on_sale_with(typed, view, on_sale)
    if len(fitting) > 1:
        raise Problem("typed-several", typed=typed[:ECHOED], items=tuple(fitting)).within(str(__package__))
    return fitting[0] if fitting else typed.replace(" ", "-")


def _on_sale_with(part: str, view: VeniceView, auctions: Iterable[int]) -> list[str]:
    """The items of these auctions that have this in their title, from the beginning of a word on."""
    if len(part) < _SHORTEST_PART:
        return []
    begun = re.compile(rf"\b{re.escape(_plain(part))}")
    on_sale = dict.fromkeys(lot.item for number in auctions for lot in view.auctions[number].items)
    return [
        name
        for name in on_sale
        if any(begun.search(_plain(title)) for title in (view.items[name].title, view.items[name].ru.title))
    ]


def _plain(title: str) -> str:
    """A title as people type it."""
    return title.lower().replace("ё", "е").replace("’", "'")


def complete(typed: str, view: VeniceView) -> list[str]:
    """Whole moves that begin with what was typed; the next auction first."""
    begun = " ".join(typed.lower().split())
    fitting = (offer for ways in _offers(view) for offer in _first_fitting(ways, begun))
    return [offer for offer, _ in zip(fitting, range(MOST_OFFERS), strict=False)]


def _first_fitting(ways: Iterator[str], begun: str) -> list[str]:
    """Of the ways to type one move, the first that goes on from what was typed."""
    return [way for way in ways if way.startswith(begun)][:1]


def _offers(view: VeniceView) -> Iterator[Iterator[str]]:
    """Sensible moves, each in all the ways in which it can be typed: no bids that could not be paid."""
    you = view.you
    if not you or view.outcome is not None:
        return
    if "ready" in you.may:
        yield iter(("ready",))
    if you.borrow is not None:
        for amount in sorted({you.borrow, you.borrow // 2, 0}, reverse=True):
            yield iter((f"borrow {amount}",))
    bids = view.bids or ()
    for bid in bids[:2]:
        taken = {other.price for other in bids if (other.auction, other.item) == (bid.auction, bid.item)}
        price = _free_price(min(bid.price, you.highest), taken)
        if price <= you.highest:
            yield iter((f"change {bid.bid} {price}x{bid.count}",))
        yield iter((f"withdraw {bid.bid}",))
    for auction, room in enumerate(you.room):
        for item, left in room.items():
            taken = {bid.price for bid in bids if (bid.auction, bid.item) == (auction, item)}
            price = _free_price(min(5, you.highest), taken)
            if left > 0 and price <= you.highest:
                yield _ways_to_bid(view, auction, item, price)


def _free_price(price: int, taken: set[int]) -> int:
    """The next price at which there is no bid yet (VEN-10)."""
    return next(free for free in chain(range(max(1, price), HIGHEST + 1), range(1, price)) if free not in taken)


def _ways_to_bid(view: VeniceView, auction: int, item: str, price: int) -> Iterator[str]:
    shown = view.items[item]
    for day in (str(auction), *DAY_NAMES[auction]):
        for name in (item, shown.title.lower(), shown.ru.title.lower()):
            yield f"bid {day} {name} {price}x1"
