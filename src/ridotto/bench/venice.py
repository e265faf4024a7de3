"""How Venice bears a crowd: holding auctions, the closing one, exact realization, and what one bid costs.

Times are those of the one core that does the work (CPU time), so that a busy machine does not change them.
"""

from __future__ import annotations

import resource
import time
from collections.abc import Callable
from random import Random
from statistics import median

from msgspec import Struct

from ridotto.core import Fast, encode
from ridotto.games.venice import VeniceOptions
from ridotto.games.venice.auction import Book
from ridotto.games.venice.moves import Bid
from ridotto.games.venice.pack import find_pack
from ridotto.games.venice.realization import Held, realize
from ridotto.games.venice.state import Venice

BIDS_EACH = 10
CLOSING_PLAYERS = 10_000
KINDS, COPIES = 50, 4
SEED = 1638


class Holding(Struct, frozen=True):
    """One auction with so many bids."""

    bids: int
    players: int
    seconds: float


class Scale(Struct, frozen=True):
    """One run of all measurements."""

    holds: tuple[Holding, ...]
    closing_seconds: float
    """The closing auction of 10,000 players, each with up to six agendas, realization included."""
    realize_median_ms: float
    """Fifty kinds of agenda, four copies of each."""
    realize_2000_copies_ms: float
    """The shipped pack's agendas, two thousand copies in all: the slowest of a few."""
    bid_us: dict[str, float]
    """Checking and placing one bid, by the number of players."""
    view_bytes: dict[str, int]
    peak_megabytes: int


def measure_scale(most_bids: int = 1_000_000, closing_players: int = CLOSING_PLAYERS) -> Scale:
    """Measure everything, with auctions of a hundredth, a tenth and all of so many bids."""
    rng = Random(SEED)
    holds = tuple(_hold(bids, rng) for bids in (most_bids // 100, most_bids // 10, most_bids))
    crowds = (10, 1000, most_bids // BIDS_EACH)
    states = {players: _table(players) for players in crowds}
    return Scale(
        holds=holds,
        closing_seconds=_closing(closing_players, rng),
        realize_median_ms=_realize_random(rng),
        realize_2000_copies_ms=_realize_many(rng),
        bid_us={str(players): _bid(state) for players, state in states.items()},
        view_bytes={str(players): len(encode(state.view(0))) for players, state in states.items()},
        peak_megabytes=resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024,
    )


def _seconds(work: Callable[[], object]) -> float:
    began = time.process_time()
    work()
    return time.process_time() - began


def _table(players: int) -> Venice:
    return Venice.begin(players, VeniceOptions(pace="minutes"), Fast(SEED), 0)


def _hold(bids: int, rng: Random) -> Holding:
    """An auction in which every player has ten bids and some money."""
    players = max(1, bids // BIDS_EACH)
    state = _table(players)
    state.held = 1
    state.money = [rng.randrange(state.pack.limit) for _ in range(players)]
    state.loans = state.money[:]
    state.book[1] = _bids(state, 1, BIDS_EACH, rng)
    return Holding(bids, players, round(_seconds(lambda: state.strike(1)), 3))


def _bids(state: Venice, auction: int, each: int, rng: Random) -> Book:
    """So many bids of every player, placed in random order."""
    lineup = state.lineups[auction]
    ranks = list(range(state.seats * each))
    rng.shuffle(ranks)
    book: Book = {}
    for seat in range(state.seats):
        book[str(seat)] = {
            str(number): (lineup[number % len(lineup)][0], rng.randint(1, 60), rng.randint(1, 3), ranks.pop())
            for number in range(1, each + 1)
        }
    return book


def _closing(players: int, rng: Random) -> float:
    """The last auction of the week; everyone holds a few agendas and assets, all of them different."""
    state = _table(players)
    agendas = [agenda.name for agenda in state.pack.agendas]
    assets = [asset.name for asset in state.pack.assets]
    for holding in state.holdings:
        for item in [*rng.sample(agendas, rng.randint(2, 5)), *rng.choices(assets, k=rng.randint(4, 12))]:
            holding[item] = holding.get(item, 0) + 1
    state.held = len(state.lineups) - 1
    state.money = [rng.randrange(100) for _ in range(players)]
    state.loans = [state.pack.limit] * players
    state.book[state.held] = _bids(state, state.held, 1, rng)
    return round(_seconds(lambda: state.strike(1)), 3)


def _realize_random(rng: Random) -> float:
    times = []
    for number in range(21):
        agendas = [
            Held(rng.randint(10, 120), (rng.randint(0, 40), rng.randint(0, 40), rng.randint(0, 40)), COPIES)
            for _ in range(KINDS)
        ]
        times.append(_seconds(lambda held=agendas, tenths=(2, 5, 8)[number % 3]: _realize_part(held, tenths)))  # type: ignore[misc]
    return round(1000 * median(times), 1)


def _realize_many(rng: Random) -> float:
    """Two thousand copies of the shipped agendas."""
    agendas = find_pack("serenissima").agendas
    copies = 2000 // len(agendas)
    held = [Held(agenda.value, agenda.cost.as_tuple(), copies + rng.randint(-9, 9)) for agenda in agendas]
    return round(1000 * max(_seconds(lambda tenths=tenths: _realize_part(held, tenths)) for tenths in (2, 5, 8)), 1)  # type: ignore[misc]


def _realize_part(agendas: list[Held], tenths: int) -> list[int]:
    """Realize with resources for so many tenths of everything."""
    have = [sum(agenda.cost[r] * agenda.copies for agenda in agendas) * tenths // 10 for r in range(3)]
    return realize(agendas, (have[0], have[1], have[2]))


def _bid(state: Venice) -> float:
    """Checking and placing a bid, on average over as many as one player may place."""
    moves = [Bid(auction, item, 5, 1) for auction, lineup in enumerate(state.lineups) for item, _offered in lineup]

    def place() -> None:
        for move in moves:
            state.check(0, move, 1)
            state.play(0, move, 1)

    return round(1_000_000 * _seconds(place) / len(moves), 2)
