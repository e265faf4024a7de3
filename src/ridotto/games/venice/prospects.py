"""A player's account before the end: what the agendas held would bring, and what they would with every bid won.

Everything here follows from what the player knows: the own loan, bids and holding, and what auctions have made public.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from ridotto.core.refusal import Refused

from .auction import Win, hold
from .items import Pack, Triple
from .realization import OutOfPatience, Patience
from .scoring import Realization, realization_of, resources_of

if TYPE_CHECKING:
    from .state import Venice

QUICK = 1_500
"""Steps that a realization may take while the game goes on; a holding that needs more is told only at the end."""
MANY_WINS = 2_000
"""With more winning bids than this in one auction, a player's own are looked up in an index."""

Holding: TypeAlias = Mapping[str, int]


class Prospect(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The account of a holding (VEN-15, VEN-16). Where the best combination takes too long to find while the game
    goes on, `realizes`, `value` and `ends` are absent."""

    money: int
    resources: Triple
    """What the assets provide together (VEN-5)."""
    lacks: Triple
    """What is missing to realize every agenda."""
    owes: int
    """Loan and interest (VEN-8)."""
    realizes: dict[str, int] | UnsetType = UNSET
    value: int | UnsetType = UNSET
    """What the realized agendas bring."""
    ends: int | UnsetType = UNSET
    """The final money, if the week ended so."""
    short: tuple[int, ...] = ()
    """Of the bids supposed to win, those that could not be paid in full after what is sold before them (VEN-13)."""


class Last(Struct, frozen=True, kw_only=True):
    """What the last auction has changed for a player."""

    auction: int
    won: int
    """Copies of anything."""
    paid: int
    gained: Triple
    value: int | UnsetType = UNSET
    """What the agendas would have brought before it."""


class Supposed(Struct, frozen=True, kw_only=True):
    """What a supposed holding would realize; `value` is absent where that takes too long to find."""

    resources: Triple
    lacks: Triple
    realizes: dict[str, int] | UnsetType = UNSET
    value: int | UnsetType = UNSET


def prospect(state: Venice, seat: int) -> Prospect:
    """The account as if the week ended now."""
    return _account(state, seat, state.holdings[seat], state.money[seat], ())


def prospect_with_bids(state: Venice, seat: int) -> Prospect | UnsetType:
    """The account as if every standing bid won that can be paid; absent if none stands."""
    key, money = str(seat), [state.money[seat]]
    holding = Counter(state.holdings[seat])
    short: list[int] = []
    stands = False
    for number in range(state.held, len(state.book)):
        bids = state.book[number].get(key)
        if not bids:
            continue
        stands = True
        won = {(item, price): count for item, _seat, price, count in hold({"0": bids}, state.lineups[number], money)}
        for bid, (item, price, count, _placed) in bids.items():
            got = won.get((item, price), 0)
            holding[item] += got
            if got < count:
                short.append(int(bid))
    if not stands:
        return UNSET
    return _account(state, seat, +holding, money[0], tuple(sorted(short)))


def last_auction(state: Venice, seat: int) -> Last | UnsetType:
    """What the auction held last has brought and cost this player; absent before the first."""
    if not state.held:
        return UNSET
    wins = wins_of(state.results[state.held - 1], seat)
    holding = Counter(state.holdings[seat])
    gained = Counter[str]()
    for item, _seat, _price, count in wins:
        gained[item] += count
    holding.subtract(gained)
    before = _realization(state.pack, +holding)
    return Last(
        auction=state.held - 1,
        won=sum(gained.values()),
        paid=sum(price * count for _item, _seat, price, count in wins),
        gained=Triple(*resources_of(gained, state.pack)),
        value=before.value if before else UNSET,
    )


def suppose(state: Venice, holding: Holding) -> Supposed:
    """What any holding of this pack's items would realize; `Refused` for an item that it does not have."""
    known = {item.name for _place, item in state.pack.items()}
    for name in holding:
        if name not in known:
            raise Refused("VEN-10", "refused-no-item", item=name[:40])
    found = _realization(state.pack, holding)
    return Supposed(
        resources=Triple(*resources_of(holding, state.pack)),
        lacks=_lacks(state.pack, holding),
        realizes=found.counts if found else UNSET,
        value=found.value if found else UNSET,
    )


def _account(state: Venice, seat: int, holding: Holding, money: int, short: tuple[int, ...]) -> Prospect:
    found = _realization(state.pack, holding)
    owes = state.repayment(seat)
    return Prospect(
        money=money,
        resources=Triple(*resources_of(holding, state.pack)),
        lacks=_lacks(state.pack, holding),
        owes=owes,
        realizes=found.counts if found else UNSET,
        value=found.value if found else UNSET,
        ends=money + found.value - owes if found else UNSET,
        short=short,
    )


def _lacks(pack: Pack, holding: Holding) -> Triple:
    """What the resources of a holding fall short of the cost of all its agendas."""
    needs = [0, 0, 0]
    for agenda in pack.agendas:
        if count := holding.get(agenda.name, 0):
            needs = [need + count * cost for need, cost in zip(needs, agenda.cost.as_tuple(), strict=True)]
    have = resources_of(holding, pack)
    return Triple(*(max(0, need - got) for need, got in zip(needs, have, strict=True)))


def _realization(pack: Pack, holding: Holding) -> Realization | None:
    """The best combination, or nothing if it takes too long to find while others wait."""
    return _quickly(_Known(pack), tuple(sorted(holding.items())))


class _Known:
    """A pack as the key of a cache: the same one, not one that looks alike."""

    __slots__ = ("pack",)

    def __init__(self, pack: Pack) -> None:
        self.pack = pack

    def __hash__(self) -> int:
        return id(self.pack)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Known) and other.pack is self.pack


@lru_cache(maxsize=4096)
def _quickly(known: _Known, holding: tuple[tuple[str, int], ...]) -> Realization | None:
    """Views are made again after every move, and few moves change a holding."""
    try:
        return realization_of(dict(holding), known.pack, Patience(QUICK))
    except OutOfPatience:
        return None


# ---- what became of past bids


def wins_of(wins: list[Win], seat: int) -> Iterable[Win]:
    """The winning bids of one player in one auction, in the order of the sale."""
    if len(wins) <= MANY_WINS:
        return [win for win in wins if win[1] == seat]
    return _index(wins).get(seat, ())


_INDEXES: dict[int, tuple[list[Win], dict[int, list[Win]]]] = {}
"""By the identity of a list of wins, which is kept beside its index so that no other list can have it."""
_MOST_INDEXES = 14


def _index(wins: list[Win]) -> dict[int, list[Win]]:
    """The wins of an auction in a crowd by seat; made once, since such a list never changes."""
    kept = _INDEXES.get(id(wins))
    if kept is None:
        index: dict[int, list[Win]] = {}
        for win in wins:
            index.setdefault(win[1], []).append(win)
        while len(_INDEXES) >= _MOST_INDEXES:
            _INDEXES.pop(next(iter(_INDEXES)))
        kept = _INDEXES[id(wins)] = (wins, index)
    return kept[1]


Fate: TypeAlias = tuple[int, bool]
"""The copies that a bid has won, and whether the rest of it was void for lack of money (VEN-13)."""


def fates(state: Venice, seat: int) -> dict[int, Fate]:
    """What became of a player's bids in the auctions held so far, by their numbers.

    Whether a bid was void is told from the player's own purse and from prices that are public. Who among equal prices
    stood first in line is not asked: that would tell when others have bid.
    """
    found: dict[int, Fate] = {}
    purse, key = state.loans[seat], str(seat)
    for number in range(state.held):
        won = {(item, price): count for item, _seat, price, count in wins_of(state.results[number], seat)}
        bids = state.book[number].get(key, {})
        for item, offered in state.lineups[number]:
            mine = sorted(((price, int(bid), count) for bid, (name, price, count, _) in bids.items() if name == item))
            for price, bid, count in reversed(mine):
                got = won.get((item, price), 0)
                purse -= got * price
                void = got < count and purse < price and _sold_above(state, number, item, price) < offered
                found[bid] = (got, void)
    return found


def _sold_above(state: Venice, number: int, item: str, price: int) -> int:
    """How many copies went at higher prices."""
    return sum(count for name, theirs, count in state.sums[number] if name == item and theirs > price)
