"""What one seat, or an onlooker, may see of Venice."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from ridotto.core.forms import CROWD, Outcome, View, turn_on_the_wire

from .items import Triple

if TYPE_CHECKING:
    from .state import Venice

LAST_COMMON = 5
Kind: TypeAlias = Literal["opening", "common", "closing"]


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


class Offered(Struct, frozen=True):
    """An item of a line-up."""

    item: str
    offered: int


class Result(Struct, frozen=True):
    """A winning bid; in a crowd, all of one item and price together, without their seats."""

    item: str
    price: int
    count: int
    seat: int | UnsetType = UNSET


class Opened(Struct, frozen=True):
    """A bid that stood when its auction was held."""

    seat: int
    item: str
    price: int
    count: int


class Auction(Struct, frozen=True):
    """One day of the week. `bids` are there once they are public (VEN-14), and never in a crowd."""

    kind: Kind
    due: int
    held: bool
    items: tuple[Offered, ...]
    results: tuple[Result, ...]
    bids: tuple[Opened, ...] | UnsetType = UNSET


class Standing(Struct, frozen=True):
    """A bid of one's own."""

    bid: int
    auction: int
    item: str
    price: int
    count: int


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

    may: tuple[str, ...]
    borrow: int | None
    """The most that may be borrowed, while that may be changed."""
    room: tuple[dict[str, int], ...]
    """For every auction, how many copies of each item may still be asked for; nothing where it was held."""
    ready: bool


class VeniceView(View, frozen=True, kw_only=True):
    """A week as one seat sees it. With more than 50 seats nothing in it grows with the number of players."""

    seats: int
    items: dict[str, Item]
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
    past: tuple[Standing, ...] | UnsetType = UNSET
    """Own bids that stood when their auction was held, won or not."""
    account: Account | UnsetType = UNSET
    """The own one, at the end."""
    final: Final | UnsetType = UNSET
    podium: tuple[Account, ...] | UnsetType = UNSET
    """In a crowd, at the end: the first ten."""
    you: YourMoves | UnsetType = UNSET


def view(state: Venice, seat: int | None) -> VeniceView:
    """Own money, loan and bids; of others what auctions have made public (VEN-9, VEN-14)."""
    crowd = state.seats > CROWD
    mine = seat is not None
    over = state.ended is not None
    own = list(standing(state, seat)) if seat is not None else []
    return VeniceView(
        game="venice",
        seat=seat,
        turn=turn_on_the_wire(state.turn(), state.seats),
        due=state.due(),
        outcome=Outcome((), (), state.ended.reason) if state.ended and crowd else state.ended,
        seats=state.seats,
        items=_items(state),
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
        money=state.money[seat] if seat is not None else UNSET,
        loan=state.loans[seat] if seat is not None else UNSET,
        bids=tuple(bid for bid in own if bid.auction >= state.held) if mine else UNSET,
        past=tuple(bid for bid in own if bid.auction < state.held) if mine else UNSET,
        account=account(state, seat) if over and seat is not None else UNSET,
        final=_final(state) if over and not crowd else UNSET,
        podium=_podium(state) if over and crowd else UNSET,
        you=_your_moves(state, seat) if seat is not None else UNSET,
    )


def revealed(state: Venice) -> int:
    """How many auctions have all bids public: none until the last common one, then all that were held (VEN-14)."""
    return state.held if state.held > LAST_COMMON else 0


# ---- what a crowd asks for page by page


def results_page(state: Venice, auction: int, start: int, count: int) -> list[Result]:
    """Some of the winning bids of an auction that was held, in the order of the sale."""
    return [Result(item, price, won, seat) for item, seat, price, won in state.results[auction][start : start + count]]


def bids_page(state: Venice, auction: int, start: int, count: int) -> list[Opened]:
    """The bids of some seats (`count` of them, from `start` on), once they are public; before that, none."""
    return list(_opened(state, auction, range(start, min(start + count, state.seats))))


def holdings_page(state: Venice, start: int, count: int) -> list[dict[str, int]]:
    """What some seats hold."""
    return state.holdings[start : start + count]


def accounts_page(state: Venice, start: int, count: int) -> list[Account]:
    """How some seats ended; before the end, none."""
    return [] if state.ended is None else [account(state, s) for s in range(start, min(start + count, state.seats))]


# ---- parts


def _items(state: Venice) -> dict[str, Item]:
    shown: dict[str, Item] = {}
    for agenda in state.pack.agendas:
        words = Russian(agenda.title.ru, agenda.flavour.ru)
        shown[agenda.name] = Item(
            "agenda", agenda.title.en, agenda.flavour.en, words, value=agenda.value, cost=agenda.cost
        )
    for asset in state.pack.assets:
        words = Russian(asset.title.ru, asset.flavour.ru)
        shown[asset.name] = Item("asset", asset.title.en, asset.flavour.en, words, provides=asset.provides)
    return shown


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
            _without_seats(state, number) if crowd else results_page(state, number, 0, len(state.results[number]))
        ),
        bids=tuple(_opened(state, number, range(state.seats))) if number < revealed(state) and not crowd else UNSET,
    )


def _without_seats(state: Venice, number: int) -> list[Result]:
    """Results per item and price, dearest first, items in the order of the sale."""
    return [Result(item, price, count) for item, price, count in state.sums[number]]


def _opened(state: Venice, number: int, seats: range) -> list[Opened]:
    if number >= revealed(state):
        return []
    book = state.book[number]
    return [
        Opened(seat, item, price, count)
        for seat in seats
        for item, price, count, _placed in sorted(book.get(str(seat), {}).values(), key=lambda offer: offer[3])
    ]


def standing(state: Venice, seat: int) -> list[Standing]:
    """A player's bids, by number, as they stand or stood when held."""
    bids = [
        Standing(int(number), auction, item, price, count)
        for auction, book in enumerate(state.book)
        for number, (item, price, count, _placed) in book.get(str(seat), {}).items()
    ]
    return sorted(bids, key=lambda bid: bid.bid)


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
        return YourMoves((), None, ({},) * len(state.lineups), ready=False)
    may = ["borrow"] * (state.held == 0) + ["bid"]
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
    return YourMoves(tuple(may), state.pack.limit if state.held == 0 else None, tuple(room), state.ready[seat])
