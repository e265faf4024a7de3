"""What planning players of Venice believe about each other's prices, by playing among themselves.

The numbers stand in `games/venice/tuned.json`: for tables of 2, 4 and 8 the belief about each of the seven auctions
and how much is borrowed and hoped for. It is fictitious play: everyone answers the average of what everyone bid
before, which keeps away from beliefs that hold only until somebody acts on them.

And what a novice offers, `TASTE` in `games/venice/novice.py`: found by a grid, against scripts and steady. The rest
of its numbers, those of steady, and how much of a purse is offered at once are judged by who then wins how often.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from itertools import product
from math import exp, log
from random import Random
from statistics import fmean, pstdev
from typing import Any, TypeAlias

from ridotto.core import Bot, Fast
from ridotto.games.venice import VeniceOptions
from ridotto.games.venice.auction import Book, hold
from ridotto.games.venice.beliefs import Belief
from ridotto.games.venice.bots import BOTS, LARGE, PLAIN, Steady
from ridotto.games.venice.calendar import AUCTIONS
from ridotto.games.venice.market import History, Week, history_of, holding_of, market_prices, reference, week_of
from ridotto.games.venice.mind import Planner
from ridotto.games.venice.novice import TASTE, Novice, Taste
from ridotto.games.venice.rivals import sampled_ways
from ridotto.games.venice.state import Venice
from ridotto.games.venice.thoughts import (
    Style,
    Thoughts,
    answer,
    next_lots,
    planned_loan,
    realizable,
    style_for,
    think,
    value_of_loan,
)
from ridotto.lab.scripts.venice import SCRIPTS

from .novices import Trial, standing
from .spacing import PER_EFFORT, Number, Pairing, held_against, held_against_novice, over, space

SIZES = (2, 4, 8)
START = Belief(turnout=0.85, level=0.37, spread=0.5, decline=0.8)
ROUNDS = 4
"""How often beliefs are brought to the average of what was seen before loan and hope are chosen anew; all of that as
often as the effort says."""
GAMES = {2: 12, 4: 6, 8: 3}
"""Weeks that are played in a round."""
LOANS = (0.8, 1.0, 1.2, 1.4)
HOPES = (0.55, 0.7, 0.85, 1.0)
LEAST_SPREAD = 0.25
"""Nobody is as predictable as players of one kind are among themselves."""
AGENDAS = (0.235, 0.245)
UNITS = (0.22, 0.25)
LIKINGS = (0.15, 0.25)
"""What is tried of a novice's tastes."""
TRIALS = 80
"""Weeks in which each script meets each novice."""

Seen: TypeAlias = list[list[tuple[float, float | None]]]
"""For each auction what players offered: the highest price next to what the market takes a copy for, nothing if none,
and the second next to the first."""


def tune(seed: str, effort: int, tell: Callable[[str], None]) -> dict[str, Any]:
    """The style for each size of table, and the taste of a novice."""
    found: dict[str, Any] = {}
    for seats in SIZES:
        rng = Random(f"{seed} {seats}")
        style = Style((START,) * AUCTIONS, 1.0, 0.85)
        for _ in range(effort):
            style = _settled(seats, style, rng)
            style = _best([style._replace(loan=loan) for loan in LOANS], style, seats, rng)
            style = _best([style._replace(hope=hope) for hope in HOPES], style, seats, rng)
            levels = " ".join(f"{belief.level:.2f}" for belief in style.beliefs)
            tell(f"{seats} seats: levels {levels}, loan {style.loan}, hope {style.hope}")
        style = _settled(seats, style, rng)
        beliefs = [[round(each, 3) for each in belief] for belief in style.beliefs]
        found[str(seats)] = {"loan": style.loan, "hope": style.hope, "beliefs": beliefs}
    found["levels"] = space("venice", SPACING, seed, PER_EFFORT * effort, tell)
    found["novice"] = {**soften(seed, effort, tell), "fear": found["levels"]["fear"]}
    return found


def soften(seed: str, effort: int, tell: Callable[[str], None]) -> dict[str, float]:
    """The prices with which a novice of two stands best."""
    tastes = [TASTE._replace(agenda=one, unit=two, likings=most) for one, two, most in product(AGENDAS, UNITS, LIKINGS)]
    taste = _best_taste(tastes, Trial("venice", TRIALS * effort, f"{seed} novice"), tell)
    return {"agenda": taste.agenda, "unit": taste.unit, "likings": taste.likings}


def _best_taste(tastes: list[Taste], trial: Trial, tell: Callable[[str], None]) -> Taste:
    rooms: dict[Taste, float] = {}
    for taste in tastes:
        found = standing(Novice(taste), SCRIPTS, BOTS["steady"], trial)
        rooms[taste] = found.room()
        tell(f"agenda {taste.agenda:g} unit {taste.unit:g} likings {taste.likings:g}: {found}")
    return max(rooms, key=rooms.__getitem__)


def _settled(seats: int, style: Style, rng: Random) -> Style:
    """The same style with beliefs brought, round by round, to the average of what everyone bids."""
    for number in range(1, ROUNDS + 1):
        seen: Seen = [[] for _ in range(AUCTIONS)]
        for _ in range(GAMES[seats]):
            play_week([style] * seats, rng, seen)
        both = zip(style.beliefs, seen, strict=True)
        style = style._replace(beliefs=tuple(_mixed(old, _fitted(new), 1 / (number + 1)) for old, new in both))
    return style


def _best(candidates: list[Style], usual: Style, seats: int, rng: Random) -> Style:
    """The style with which a player ends best among others of the usual one."""
    ends: Counter[Style] = Counter()
    for style in candidates:
        for _ in range(2 * GAMES[seats]):
            scores = play_week([style, *[usual] * (seats - 1)], rng)
            ends[style] += scores[0] - max(scores[1:])
    return max(candidates, key=lambda style: ends[style])


def play_week(styles: list[Style], rng: Random, seen: Seen | None = None) -> list[int]:
    """A week between planners, straight from their wishes to the auctions; the final money of each."""
    seats = len(styles)
    state = Venice.begin(seats, VeniceOptions(), Fast.drawn(rng), 0)
    history = history_of(state.view(0))
    opening = week_of(history, {}, 0)
    loans = [int(planned_loan(opening, style) * rng.uniform(0.93, 1.07)) for style in styles]
    loans = [min(loan, history.limit) for loan in loans]
    money = loans.copy()
    for _ in range(AUCTIONS):
        book: Book = {}
        for seat in rng.sample(range(seats), seats):
            week = week_of(history, holding_of(history, seat)[0], money[seat])
            thoughts = think(week, styles[seat], rng.getrandbits(16))
            book[str(seat)] = {
                str(number): (wish.item, wish.price, wish.copies, seat) for number, wish in enumerate(thoughts.wishes)
            }
            if seen is not None:
                _note(history, thoughts, seen)
        lineup = [(lot.item, lot.offered) for lot in next_lots(week_of(history, {}, 0))]
        history = history._replace(wins=(*history.wins, tuple(hold(book, lineup, money))))
    return [_final_money(history, seat, loans[seat], money[seat]) for seat in range(seats)]


def _final_money(history: History, seat: int, loan: int, money: int) -> int:
    week = week_of(history, holding_of(history, seat)[0], money)
    return money + realizable(week.own) - round(loan * (1 + history.dearness))


def _note(history: History, thoughts: Thoughts, seen: Seen) -> None:
    """What one player offers for each lot of the next auction."""
    week = week_of(history, {}, 0)
    market = market_prices(week.everyone, week.lots)
    for lot in next_lots(week):
        prices: list[int] = []
        for wish in thoughts.wishes:
            if wish.item == lot.item:
                prices += [wish.price] * min(wish.copies, 2)
        prices.sort(reverse=True)
        second = None if lot.offered < 2 or not prices else prices[1] / prices[0] if len(prices) > 1 else 0.0
        seen[history.held].append((prices[0] / reference(lot, market) if prices else 0.0, second))


def _fitted(seen: list[tuple[float, float | None]]) -> Belief:
    """The belief under which what was seen is likeliest."""
    logs = [log(ratio) for ratio, _second in seen if ratio]
    seconds = [second for _ratio, second in seen if second is not None]
    if not logs:
        return Belief(0.05, START.level, START.spread, START.decline)
    spread = max(LEAST_SPREAD, pstdev(logs))
    return Belief(len(logs) / len(seen), exp(fmean(logs)), spread, fmean(seconds) if seconds else START.decline)


def _mixed(old: Belief, new: Belief, part: float) -> Belief:
    return Belief(*(one + part * (other - one) for one, other in zip(old, new, strict=True)))


# ---- numbers that space the levels

SMALL, MIDDLING, CROWDED = 4, 6, 12
"""Tables of more than two seats."""


def _taste(name: str, seats: int, *others: Any) -> Number:
    """A number of the novice."""

    def pairings(value: Any) -> list[Pairing]:
        novice = Novice(TASTE._replace(**{name: value}))
        above = over("steady over novice", BOTS["steady"], novice, seats)
        return [above, *held_against_novice(SCRIPTS, novice)] if seats == 2 else [above]

    return Number(name, (getattr(TASTE, name), *others), pairings)


def _between(steady: Bot, seats: int) -> list[Pairing]:
    return [
        over("keen over steady", BOTS["keen"], steady, seats),
        over("steady over novice", steady, BOTS["novice"], seats),
    ]


def _of_steady(steady: Bot) -> list[Pairing]:
    return [*_between(steady, 2), *_between(steady, SMALL), *held_against(SCRIPTS, "steady", steady)]


def _belief(name: str, *others: float) -> Number:
    """What a steady player believes of the others on every day."""
    today = PLAIN.beliefs[0]

    def pairings(value: float) -> list[Pairing]:
        return _of_steady(Steady(PLAIN._replace(beliefs=(today._replace(**{name: value}),) * AUCTIONS)))

    return Number(name, (getattr(today, name), *others), pairings)


def _daring(name: str, *others: float) -> Number:
    """How much a steady player dares."""
    return Number(
        f"steady_{name}",
        (getattr(PLAIN, name), *others),
        lambda value: _of_steady(Steady(PLAIN._replace(**{name: value}))),
    )


def _at_large(large: int) -> list[Pairing]:
    """Beside a table where steady plans today, and one where it does not."""
    return [*_between(Steady(large=large), MIDDLING), *_between(Steady(large=large), CROWDED)]


def planners(outlay: float) -> dict[str, Bot]:
    """The levels above novice, if they offer so much of their purse at once. They still take others to offer what is
    offered today."""

    def of_week(history: History, seat: int, week: Week, seed: int) -> Thoughts:
        return think(week, style_for(week.seats)._replace(outlay=outlay), seed)

    @lru_cache(maxsize=128)
    def of_rivals(history: History, seat: int, week: Week, seed: int) -> Thoughts:
        ways = sampled_ways(history, seat, next_lots(week), seed)
        return answer(week, style_for(week.seats)._replace(outlay=outlay), ways)

    return {
        "steady": Steady(PLAIN._replace(outlay=outlay)),
        "keen": Planner(of_week, value_of_loan),
        "master": Planner(of_rivals, value_of_loan),
    }


def _offering(outlay: float) -> list[Pairing]:
    level = planners(outlay)
    scripts = [each for name, bot in level.items() for each in held_against(SCRIPTS, name, bot, part=0.25)]
    return [
        over("steady over novice", level["steady"], BOTS["novice"]),
        over("keen over steady", level["keen"], level["steady"]),
        over("master over keen", level["master"], level["keen"]),
        *scripts,
    ]


SPACING = (
    _taste("loan", 2, (0.36, 0.56), (0.34, 0.54), (0.38, 0.58), (0.32, 0.52), (0.25, 0.45), (0.45, 0.65)),
    _taste("fancy", 2, 0.15, 0.45, 0.0),
    _taste("fear", SMALL, 0.2, 0.4, 0.1),
    _taste("crowd", CROWDED, 2, 6, 10),
    _belief("turnout", 0.7, 1.0),
    _belief("level", 0.3, 0.45),
    _belief("spread", 0.35, 0.7),
    _belief("decline", 0.65, 0.95),
    _daring("loan", 0.8, 1.2),
    _daring("hope", 0.7, 1.0),
    Number("large", (LARGE, 5, 9, 13), _at_large),
    Number("outlay", (PLAIN.outlay, 0.35, 0.7, 1.0), _offering),
)
