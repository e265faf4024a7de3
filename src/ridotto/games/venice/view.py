"""What one seat, or an onlooker, may see of Venice."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from ridotto.core.forms import CROWD, Outcome, View, turn_on_the_wire

from .auction import HIGHEST
from .items import Agenda, Asset, Pack, Triple
from .prospects import Last, Prospect, fates, last_auction, prospect, prospect_with_bids

if TYPE_CHECKING:
    from .state import Venice

LAST_COMMON = 5
PACKS_KEPT = 64
"""Of so many packs at the most it is remembered what a view says of them."""
Kind: TypeAlias = Literal["opening", "common", "closing"]
Deed: TypeAlias = Literal["borrow", "bid", "change", "withdraw", "ready"]


class Russian(Struct, frozen=True):
    """The words of an item in Russian."""

    title: str
    flavour: str


class Item(Struct, frozen=True, omit_defaults=True):
    """An agenda (value and cost) or an asset (what it provides). Title and flavour are English; `ru` has the same."""

    kind: Literal["agenda", "asset"]
    title: str
    flavour: str
    ru: Russian
    value: int | UnsetType = UNSET
    cost: Triple | UnsetType = UNSET
    provides: Triple | UnsetType = UNSET
    emblem: str | UnsetType = UNSET
    """The picture it goes by, where that is not the one of its own name."""


class Offered(Struct, frozen=True):
    """An item of a line-up."""

    item: str
    offered: int
    """How many copies."""


class Result(Struct, frozen=True):
    """A winning bid; in a crowd, all of one item and price together, without their seats."""

    item: str
    price: int
    """For each copy."""
    count: int
    seat: int | UnsetType = UNSET


class Opened(Struct, frozen=True):
    """A bid that stood when its auction was held."""

    seat: int
    item: str
    price: int
    """For each copy."""
    count: int


class Auction(Struct, frozen=True):
    """One day of the week. `bids` are there once they are public (VEN-14), and never in a crowd."""

    kind: Kind
    due: int
    """When it is held; of one that was held, when it was."""
    held: bool
    items: tuple[Offered, ...]
    """In the order of the sale."""
    results: tuple[Result, ...]
    bids: tuple[Opened, ...] | UnsetType = UNSET


class OwnBid(Struct, frozen=True):
    """A bid of one's own, by its number."""

    bid: int
    """Its number among one's own."""
    auction: int
    item: str
    price: int
    """For each copy."""
    count: int
    """Copies, at most."""


class Standing(OwnBid, frozen=True):
    """A bid of one's own in a coming auction."""

    placed: int | UnsetType = UNSET
    """When it was placed or last changed: since then it stands in line (VEN-12)."""


class Past(OwnBid, frozen=True, omit_defaults=True):
    """A bid of one's own that stood when its auction was held, and what became of it."""

    won: int = 0
    """Copies."""
    void: bool = False
    """The rest of it was void, because the money did not suffice (VEN-13)."""


class Account(Struct, frozen=True):
    """How one player ended: money left after the closing auction, what agendas brought, what was repaid, the sum."""

    seat: int
    place: int
    money: int
    loan: int
    repaid: int
    realized: dict[str, int]
    value: int
    score: int


class Final(Struct, frozen=True):
    """Everything, at the end (VEN-14): what each seat had left, had borrowed and realized, and the accounts."""

    money: tuple[int, ...]
    loans: tuple[int, ...]
    realized: tuple[dict[str, int], ...]
    accounts: tuple[Account, ...]


class YourMoves(Struct, frozen=True):
    """What this seat may do now."""

    may: tuple[Deed, ...]
    borrow: int | None
    """The most that may be borrowed, while that may be changed."""
    room: tuple[dict[str, int], ...]
    """For every auction, how many copies of each item may still be asked for; nothing where it was held."""
    ready: bool
    highest: int
    """The highest price that this seat can pay for one copy; before the opening auction, with all that may be
    borrowed."""


class VeniceView(View, frozen=True, kw_only=True):
    """A week as one seat sees it. With more than 50 seats nothing in it grows with the number of players."""

    constant: ClassVar[tuple[str, ...]] = (
        "seats", "items", "names", "limit", "rate", "interest", "pace", "minutes", "zone",
    )  # fmt: skip

    seats: int
    items: dict[str, Item]
    names: dict[str, dict[str, str]]
    """What the pack calls its items, by language: `item-opera`."""
    limit: int
    rate: int
    interest: Literal["simple", "compound"]
    pace: Literal["calendar", "minutes"]
    minutes: int
    zone: str
    held: int
    """How many auctions were held; the next has this number."""
    auctions: tuple[Auction, ...]
    holdings: tuple[dict[str, int], ...] | dict[str, int]
    """Of every seat; in a crowd only the own."""
    ready: tuple[bool, ...] | int
    """Of every seat; in a crowd how many."""
    money: int | UnsetType = UNSET
    loan: int | UnsetType = UNSET
    bids: tuple[Standing, ...] | UnsetType = UNSET
    """In auctions still to come."""
    past: tuple[Past, ...] | UnsetType = UNSET
    """Own bids that stood when their auction was held, won or not."""
    now: Prospect | UnsetType = UNSET
    """The own account as if the week ended now, until it does."""
    with_bids: Prospect | UnsetType = UNSET
    """The own account as if every standing bid won that can be paid, if any stands."""
    last: Last | UnsetType = UNSET
    """What the auction held last has changed for this seat."""
    account: Account | UnsetType = UNSET
    """The own one, at the end."""
    final: Final | UnsetType = UNSET
    podium: tuple[Account, ...] | UnsetType = UNSET
    """In a crowd, at the end: the first ten."""
    you: YourMoves | UnsetType = UNSET


def view(state: Venice, seat: int | None) -> VeniceView:
    """Own money, loan and bids; of others what auctions have made public (VEN-9, VEN-14)."""
    crowd = state.seats > CROWD
    ended = state.ended
    public = VeniceView(
        game="venice",
        seat=seat,
        turn=turn_on_the_wire(state.turn(), state.seats),
        due=state.due(),
        outcome=Outcome((), (), ended.reason) if ended and crowd else ended,
        seats=state.seats,
        items=_items(state.pack),
        names=_names(state.pack),
        limit=state.pack.limit,
        rate=state.rate,
        interest=state.interest,
        pace=state.pace,
        minutes=state.minutes,
        zone=state.zone,
        held=state.held,
        auctions=tuple(_auction(state, number, crowd) for number in range(len(state.lineups))),
        holdings=_holdings(state, seat, crowd),
        ready=state.readied if crowd else tuple(state.ready),
        final=_final(state) if ended and not crowd else UNSET,
        podium=_podium(state) if ended and crowd else UNSET,
    )
    return public if seat is None else replace(public, **_own(state, seat))


def _own(state: Venice, seat: int) -> dict[str, Any]:
    """What only this seat sees (VEN-9), and what it may do."""
    running = state.ended is None
    return {
        "money": state.money[seat],
        "loan": state.loans[seat],
        "bids": standing(state, seat),
        "past": _past(state, seat),
        "now": prospect(state, seat) if running else UNSET,
        "with_bids": prospect_with_bids(state, seat) if running else UNSET,
        "last": last_auction(state, seat),
        "account": UNSET if running else account(state, seat),
        "you": _your_moves(state, seat),
    }


def revealed(state: Venice) -> int:
    """How many auctions have all bids public: none until the last common one, then all that were held (VEN-14)."""
    return state.held if state.held > LAST_COMMON else 0


# ---- parts


# What a pack says is in every view and never changes: nobody may change these dictionaries.


@lru_cache(maxsize=PACKS_KEPT)
def _items(pack: Pack) -> dict[str, Item]:
    return {item.name: _item(item) for _place, item in pack.items()}


def _item(item: Agenda | Asset) -> Item:
    words = (item.title.en, item.flavour.en, Russian(item.title.ru, item.flavour.ru))
    if isinstance(item, Agenda):
        return Item("agenda", *words, value=item.value, cost=item.cost, emblem=item.emblem)
    return Item("asset", *words, provides=item.provides, emblem=item.emblem)


@lru_cache(maxsize=PACKS_KEPT)
def _names(pack: Pack) -> dict[str, dict[str, str]]:
    return {f"item-{item.name}": {"en": item.title.en, "ru": item.title.ru} for _place, item in pack.items()}


def kind_of(auction: int) -> Kind:
    """The first opens the week, the last closes it, the others are common (VEN-1)."""
    return "opening" if auction == 0 else "closing" if auction == LAST_COMMON + 1 else "common"


def _auction(state: Venice, number: int, crowd: bool) -> Auction:
    held = number < state.held
    return Auction(
        kind=kind_of(number),
        due=state.dues[number],
        held=held,
        items=tuple(Offered(item, offered) for item, offered in state.lineups[number]),
        results=tuple(
            _without_seats(state, number) if crowd else results(state, number, 0, len(state.results[number]))
        ),
        bids=tuple(opened(state, number, range(state.seats))) if number < revealed(state) and not crowd else UNSET,
    )


def _without_seats(state: Venice, number: int) -> list[Result]:
    """Results per item and price, dearest first, items in the order of the sale."""
    return [Result(item, price, count) for item, price, count in state.sums[number]]


def results(state: Venice, number: int, start: int, count: int) -> list[Result]:
    """Some of the winning bids of an auction that was held, in the order of the sale."""
    return [Result(item, price, won, seat) for item, seat, price, won in state.results[number][start : start + count]]


def opened(state: Venice, number: int, seats: range) -> list[Opened]:
    """The bids of some seats, once they are public; before that, none."""
    if number >= revealed(state):
        return []
    book = state.book[number]
    return [
        Opened(seat, item, price, count)
        for seat in seats
        for item, price, count, _placed in sorted(book.get(str(seat), {}).values(), key=lambda offer: offer[3])
    ]


def standing(state: Venice, seat: int) -> tuple[Standing, ...]:
    """A player's bids in coming auctions, by number."""
    key = str(seat)
    bids = [
        Standing(int(bid), auction, item, price, count, state.times.get(str(placed), UNSET))
        for auction in range(state.held, len(state.book))
        for bid, (item, price, count, placed) in state.book[auction].get(key, {}).items()
    ]
    return tuple(sorted(bids, key=lambda bid: bid.bid))


def _past(state: Venice, seat: int) -> tuple[Past, ...]:
    key, became = str(seat), fates(state, seat)
    bids = [
        Past(int(bid), auction, item, price, count, *became[int(bid)])
        for auction in range(state.held)
        for bid, (item, price, count, _placed) in state.book[auction].get(key, {}).items()
    ]
    return tuple(sorted(bids, key=lambda bid: bid.bid))


def _holdings(state: Venice, seat: int | None, crowd: bool) -> tuple[dict[str, int], ...] | dict[str, int]:
    if not crowd:
        return tuple(holding.copy() for holding in state.holdings)
    return {} if seat is None else state.holdings[seat].copy()


def account(state: Venice, seat: int) -> Account:
    """How a player ended (VEN-16)."""
    if state.ended is None:
        raise LookupError("the game is not over")
    values = {agenda.name: agenda.value for agenda in state.pack.agendas}
    realized = state.realized[seat]
    score = state.ended.scores[seat]
    return Account(
        seat=seat,
        place=state.ended.places[seat],
        money=state.money[seat],
        loan=state.loans[seat],
        repaid=state.repayment(seat),
        realized=realized.copy(),
        value=sum(values[item] * count for item, count in realized.items()),
        score=score if isinstance(score, int) else score[0],
    )


def _final(state: Venice) -> Final:
    return Final(
        money=tuple(state.money),
        loans=tuple(state.loans),
        realized=tuple(realized.copy() for realized in state.realized),
        accounts=tuple(account(state, seat) for seat in range(state.seats)),
    )


def _podium(state: Venice) -> tuple[Account, ...]:
    return tuple(account(state, seat) for seat in state.leaders)


def _your_moves(state: Venice, seat: int) -> YourMoves:
    if state.ended is not None:
        return YourMoves((), None, ({},) * len(state.lineups), ready=False, highest=0)
    may: list[Deed] = ["borrow", "bid"] if state.held == 0 else ["bid"]
    if any(str(seat) in book for book in state.book[state.held :]):
        may += ["change", "withdraw"]
    if state.pace == "minutes" and not state.ready[seat]:
        may.append("ready")
    room: list[dict[str, int]] = []
    for number, lineup in enumerate(state.lineups):
        asked: Counter[str] = Counter()
        for item, _price, count, _placed in state.book[number].get(str(seat), {}).values():
            asked[item] += count
        room.append({} if number < state.held else {item: offered - asked[item] for item, offered in lineup})
    limit = state.pack.limit if state.held == 0 else None
    highest = min(HIGHEST, state.money[seat] if limit is None else limit)
    return YourMoves(tuple(may), limit, tuple(room), state.ready[seat], highest)
