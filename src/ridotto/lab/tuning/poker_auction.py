"""What hands of the open deck are worth, learned from quick games; it stands in `games/poker_auction/prospect.json`.

Run `python -m ridotto.lab.tuning.poker_auction` to make that file anew. And numbers of the levels, in
`games/poker_auction/bots.py`: what a steady player gives for any card, among two and among more, and how hasty it is,
so that its level stands between its neighbours, `STEADY_CHOICE`, `THRIFT` and `HASTE`; in how many worlds keen thinks,
`KEEN_WORLDS`; how much a master trusts what it foresees, `TRUST`; and in `novice.py` there the whims of a novice,
`WHIMS`; how far steady goes in the open deck, `NERVE` in `steady.py`, and how often its mind is elsewhere there among
more than two, `ABSENCE`. Of such a number, `NERVE` apart, the one of today is tried first, and kept if the levels then
stand as they should; if they do not, others are tried, and the first that will do is taken, or the best of all.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from ridotto.bots.playout import Player, Playout
from ridotto.core import Bot, Decision, Fast, Sight, find_game
from ridotto.games.poker_auction import hands, prospect
from ridotto.games.poker_auction.appraisal import Trust
from ridotto.games.poker_auction.bots import (
    ABSENCE,
    BOTS,
    HASTE,
    KEEN_WORLDS,
    STEADY_CHOICE,
    THRIFT,
    TRUST,
    keen,
    master,
    steady,
)
from ridotto.games.poker_auction.moves import Bid, Lay, Pass
from ridotto.games.poker_auction.novice import WHIMS, Novice, Whims
from ridotto.games.poker_auction.open_deck import FULL_HAND
from ridotto.games.poker_auction.pack import CARDS
from ridotto.games.poker_auction.prospect import KINDS, RANKS, SHAPES, TEMPOS, Course, Habits, Table
from ridotto.games.poker_auction.steady import Sense, Steady, bid_up_to
from ridotto.games.poker_auction.view import PokerAuctionView

GAMES = 10_000
ROUNDS = 8
DUELS = 1_000
CHIPS = 1000
STRAYING = 0.08
"""So often a player does something else, so that odd hands are met, too."""
EAGERNESS = (8.0, 4.0, 2.0, 16.0, 32.0)
"""How much the worth of a card moves a bid; the first one while learning."""
DOUBT = 8
"""A rate counts as if what is expected of hands like it had been seen so often."""
CHOICES = (0.12, 0.17, 0.22)
THRIFTS = (0.3, 0.5, 0.7, 1.0)
HASTES = (0.0, 0.25, 0.6, 0.85, 1.0)
PACES = (24, 16, 12, 6)
NOVICES: dict[str, dict[str, Sequence[Any]]] = {
    "classic": {
        "fancy": (0.25, 0.2, 0.3),
        "opening_step": (30, 60),
        "largest_step": (30, 36),
        "grudge": (0.12, 0.1),
        "grudging_step": (14,),
    },
    "mahjong": {
        "fancy": (0.15, 0.12, 0.2),
        "opening_step": (120, 32, 64),
        "largest_step": (32, 22, 40),
        "grudge": (0.15, 0.12, 0.2),
        "grudging_step": (3, 12),
    },
    "open-deck": {"fancy": (0.15,), "attention": (0.45, 0.4, 0.5, 0.6), "envy": (1.0, 0.9)},
}
"""The whims of a novice that are tried, one after another; it begins with the first of each, those of today."""
TOURNAMENTS = 20
WANTED, GRACE = 0.75, 0.35
"""Three games of four are wanted of a level against the one below, but only two of five against a script."""
LEEWAY = 0.02
"""By so little less a number will do as well: it is chance, as few games as are played."""
TABLE, FIRSTS = 4, 0.4
"""At a table of so many, one stronger player shall come first so often."""
TRUSTS = ((0.4, 0.6, 1.0), (0.5, 0.5, 0.5), (0.7, 0.85, 1.0), (1.0, 1.0, 1.0))
BOLD = 200
"""A purse that outbids any novice of the open deck: a novice shall not be even with plain sense only because that one
is poor."""
NERVES = (60, 100, 150, 200, 300)
ABSENCES = (0.0, 0.15, 0.3)
NOVICE_GAMES = 10
"""So many games of the open deck without a mind take no longer than one with it."""
LATE = {"deals": 2, "ante": 160}
"""The deals that decide a tournament: two of them, with an ante that hurts."""
LATE_GAMES = 60
Number = TypeVar("Number", int, float)
KEPT = Path(prospect.__file__).with_name("prospect.json")


class Hoarder:
    """Bids one more on everything while it costs less than a quarter of the bank, or in the open deck of its chips."""

    def decide(self, sight: Sight, rng: Random) -> Decision:
        """Lay the first card, outbid everyone, or pass."""
        view: PokerAuctionView = sight.view()
        you = view.you
        if not you:
            return Decision(None)
        if you.lay:
            return Decision(Lay(you.lay[0]), 1_000)
        limit = view.balances[sight.seat] // 4 if view.mode == "open-deck" else view.bank // 4
        if you.bid and view.lot and view.lot.bidder != sight.seat and you.bid.least <= limit:
            return Decision(Bid(you.bid.least), 1_000)
        return Decision(Pass() if you.may_pass else None, 1_000)


class PlainSense:
    """Buys for little what makes more of its hand, and lays the lowest card that it can spare."""

    def __init__(self, purse: int = 50) -> None:
        self._purse = purse
        """So much it gives at any time."""

    def decide(self, sight: Sight, rng: Random) -> Decision:
        """Lay what it can spare, bid the least for what makes more, or pass."""
        view: PokerAuctionView = sight.view()
        you, lot = view.you, view.lot
        if not you:
            return Decision(None)
        if you.lay:
            spare = [card for card, less in zip(you.lay, you.without, strict=True) if less.makes == you.makes]
            return Decision(Lay((spare or you.lay)[0]), 1_000)
        ours = lot is not None and sight.seat == (lot.seller if lot.bidder is None else lot.bidder)
        better = you.with_lot is not None and you.with_lot.makes != you.makes
        if you.bid and not ours and better and you.bid.least <= max(self._purse, view.bank // 4):
            return Decision(Bid(you.bid.least), 1_000)
        waits = ours and view.turn != (sight.seat,)
        return Decision(Pass() if you.may_pass and not waits else None, 1_000)


class ByHabit:
    """Plays the open deck by habits alone."""

    def __init__(self, habits: Habits) -> None:
        self._habits = habits

    def decide(self, sight: Sight, rng: Random) -> Decision:
        """Bid while it is within what the card is worth by habit."""
        world = sight.imagine()
        return Decision(bid_up_to(world, sight.seat, self._habits.wish(world, sight.seat)))


class Straying(Habits):
    """Habits that are left now and then."""

    def __init__(self, table: Table, rng: Random) -> None:
        super().__init__(table, EAGERNESS[0])
        self._rng = rng

    def limit(self, hand: tuple[int, ...], card: int, balance: int, tempo: int) -> int:
        """As usual, but now and then anything."""
        if self._rng.random() >= STRAYING:
            return super().limit(hand, card, balance, tempo)
        return self._rng.randrange(balance + 1) if self._rng.random() < 0.3 else 0


class Lesson(Course):
    """A quick game that keeps which hands were held when."""

    __slots__ = ("met",)

    def __init__(self, table: Table, rng: Random) -> None:
        super().__init__(*_dealt(rng), [Straying(table, rng)] * 2)
        self.met: list[tuple[int, int, int]] = []
        """Seat, tempo and shape."""

    def sold(self, card: int, bidders: Sequence[int], lacking: Sequence[int]) -> tuple[int | None, int]:
        """As usual; the hands before it, and the buyer's after it, are kept."""
        buyer, price = super().sold(card, bidders, lacking)
        for seat in bidders:
            tempo = prospect.tempo(lacking, seat, self.passed, len(self.deck))
            self.met.append((seat, tempo, prospect.shape(self.hands[seat])))
            if seat == buyer:
                self.met.append((seat, tempo, prospect.shape((*self.hands[seat], card))))
        return buyer, price


def tune(seed: str, effort: int, tell: Callable[[str], None]) -> dict[str, Any]:
    """The table, each round from games of players who go by the one before; and how eagerly to bid by it."""
    rng = Random(seed)
    table: list[list[float]] = [_first_guess()] * TEMPOS
    for number in range(ROUNDS):
        learned = learn(table, GAMES * effort, rng)
        table = [_between(old, new) for old, new in zip(table, learned, strict=True)] if number else learned
        tell(f"round {number + 1} of {ROUNDS}")
    eagerness = EAGERNESS[0]
    for other in EAGERNESS[1:]:
        rate = duel(Habits(table, other), Habits(table, eagerness), DUELS * effort, seed)
        tell(f"eagerness {other:g} wins {rate:.1%} against {eagerness:g}")
        if rate > 0.5:
            eagerness = other
    return {
        "eagerness": eagerness,
        "table": [[round(100 * worth) for worth in row] for row in table],
        "choice": {mode: space(mode, seed, TOURNAMENTS * effort, tell) for mode in STEADY_CHOICE},
        "thrift": {mode: economize(mode, seed, TOURNAMENTS * effort, tell) for mode in THRIFT},
        "haste": {mode: hasten(mode, seed, TOURNAMENTS * effort, tell) for mode in HASTE},
        "worlds": {mode: pace(mode, seed, TOURNAMENTS * effort, tell) for mode in KEEN_WORLDS},
        "trust": {mode: confide(mode, seed, LATE_GAMES * effort, tell) for mode in TRUST},
        "nerve": embolden(seed, 10 * TOURNAMENTS * effort, tell),
        "absence": unsettle(seed, TOURNAMENTS * effort, tell),
        "whims": {mode: asdict(soften(mode, seed, 5 * TOURNAMENTS * effort, tell)) for mode in WHIMS},
    }


def _first_guess() -> list[float]:
    """Groups are worth more than singles, full hands what their category says, and a high rank a little more."""
    worths = []
    for size, kind in KINDS:
        made = hands.CATEGORIES.index(kind) / 8 if size == FULL_HAND else (int(kind[0]) + len(kind)) / 8
        worths += [0.3 + 0.6 * made + rank / 200 for rank in range(RANKS)]
    return worths


def _between(one: Sequence[float], other: Sequence[float]) -> list[float]:
    return [(a + b) / 2 for a, b in zip(one, other, strict=True)]


def _dealt(rng: Random) -> tuple[list[tuple[int, ...]], list[int], list[int], tuple[int, ...]]:
    """The start of a duel: hands, chips, the deck, and nothing passed out (PAU-17)."""
    deck = list(CARDS.whole)
    rng.shuffle(deck)
    return [(deck.pop(), deck.pop()) for _ in range(2)], [CHIPS] * 2, deck, ()


def learn(table: Table, games: int, rng: Random) -> list[list[float]]:
    """How often each shape won at each tempo."""
    won = [[0.0] * SHAPES for _ in range(TEMPOS)]
    met = [[0.0] * SHAPES for _ in range(TEMPOS)]
    for _ in range(games):
        lesson = Lesson(table, rng)
        shares = lesson.play_out()
        for seat, tempo, shape in lesson.met:
            won[tempo][shape] += shares[seat]
            met[tempo][shape] += 1
    expected = _expected([sum(row) for row in zip(*won, strict=True)], [sum(row) for row in zip(*met, strict=True)])
    return [
        [
            (wins + DOUBT * rate) / (times + DOUBT)
            for wins, times, rate in zip(won[tempo], met[tempo], expected, strict=True)
        ]
        for tempo in range(TEMPOS)
    ]


def _expected(won: Sequence[float], met: Sequence[float]) -> list[float]:
    """How often each shape won at any tempo; where it was rare, how often its kind did."""
    rates = []
    for shape in range(SHAPES):
        kind = slice(shape // RANKS * RANKS, (shape // RANKS + 1) * RANKS)
        of_kind = (sum(won[kind]) + 0.5) / (sum(met[kind]) + 1)
        rates.append((won[shape] + DOUBT * of_kind) / (met[shape] + DOUBT))
    return rates


def duel(one: Habits, other: Habits, games: int, seed: str) -> float:
    """How often the first wins with real bidding, where a bid that nobody answers has to be paid."""
    return tournaments(ByHabit(one), ByHabit(other), games, seed, "open-deck") if games else 0.0


def space(mode: str, seed: str, games: int, tell: Callable[[str], None]) -> float:
    """What a steady player must give for any card to stand between its neighbours."""

    def least(choice: float) -> float:
        bot = steady(choice={**STEADY_CHOICE, mode: choice})
        return _between_neighbours(bot, f"{mode}, choice {choice:g}", mode, seed, games, tell)

    return first_to_do(_from_today(STEADY_CHOICE[mode], CHOICES), least, WANTED, games)


def hasten(mode: str, seed: str, games: int, tell: Callable[[str], None]) -> float:
    """How hasty a steady player must be to stand between its neighbours."""

    def least(haste: float) -> float:
        bot = steady(haste={**HASTE, mode: haste})
        return _between_neighbours(bot, f"{mode}, haste {haste:g}", mode, seed, games, tell)

    return first_to_do(_from_today(HASTE[mode], HASTES), least, WANTED, games)


def _between_neighbours(bot: Bot, name: str, mode: str, seed: str, games: int, tell: Callable[[str], None]) -> float:
    """How a steady player does where it does worst: as keen's victim, against novice, or against a hoarder, at whose
    mercy everyone is who leaves it the cards."""
    above = tournaments(BOTS["keen"], bot, games, seed, mode)
    below, hoarder = (tournaments(bot, other, games, seed, mode) for other in (BOTS["novice"], Hoarder()))
    tell(f"{name}: keen {above:.0%}; against novice {below:.0%}, a hoarder {hoarder:.0%}")
    return min(above, below, hoarder + GRACE)


def economize(mode: str, seed: str, games: int, tell: Callable[[str], None]) -> float:
    """How much less a steady player must give for any card among more than two, to come first often enough among
    novices while keen does among its like."""

    def least(thrift: float) -> float:
        bot = steady(thrift={**THRIFT, mode: thrift})
        below = tournaments(bot, BOTS["novice"], games, seed, mode, TABLE)
        above = tournaments(BOTS["keen"], bot, games, seed, mode, TABLE)
        tell(f"{mode}, thrift {thrift:g}, {TABLE} seats: keen {above:.0%}; among novices {below:.0%}")
        return min(above, below)

    return first_to_do(_from_today(THRIFT[mode], THRIFTS), least, FIRSTS, games)


def pace(mode: str, seed: str, games: int, tell: Callable[[str], None]) -> int:
    """In how many worlds keen must think to stand in the middle: it beats steady as often as master beats it."""

    def least(worlds: int) -> float:
        bot = keen({mode: worlds})
        below = tournaments(bot, BOTS["steady"], games, seed, mode)
        above = tournaments(BOTS["master"], bot, games, seed, mode)
        tell(f"{mode}, {worlds} worlds: master {above:.0%}; against steady {below:.0%}")
        return min(above, below)

    return first_to_do(_from_today(KEEN_WORLDS[mode], PACES), least, WANTED, games)


def _from_today(today: Number, tried: Sequence[Number]) -> list[Number]:
    """These numbers, the one of today first."""
    return sorted(tried, key=lambda number: number != today)


def first_to_do(tried: Sequence[Number], least: Callable[[Number], float], enough: float, games: int) -> Number:
    """The first of these that does enough where it does least, or else the one that does best there."""
    best, found = tried[0], 0.0
    for number in tried if games else ():
        if (does := least(number)) > found:
            best, found = number, does
        if found >= enough - LEEWAY:
            break
    return best


def confide(mode: str, seed: str, games: int, tell: Callable[[str], None]) -> Trust:
    """How much a master must trust its courses to take the most chips from keen."""
    found = dict.fromkeys(TRUSTS, 0.0)
    for trust in TRUSTS if games else ():
        found[trust] = late_deals(master({mode: trust}), BOTS["keen"], games, seed, mode)
        tell(f"{mode}, trust {trust}: {found[trust]:+.1%} of the antes a deal")
    return max(found, key=found.__getitem__)


def late_deals(one: Bot, other: Bot, games: int, seed: str, mode: str) -> float:
    """What the first wins in a late deal, as a part of the antes, each deal played from both sides."""
    game, won = find_game("poker_auction"), 0.0
    players = [Player("one", one), Player("other", other)]
    options = game.read_options({"mode": mode, "chips": CHIPS, **LATE}, 2)
    for number in range(games):
        state: Any = game.begin(2, options, Fast.drawn(Random(f"{seed} late {number // 2}")))
        Playout(state, players[:: -1 if number % 2 else 1], Random(f"{seed} late {number}")).play_out()
        won += state.balances[number % 2] - CHIPS
    return won / (games * LATE["deals"] * 2 * LATE["ante"])


def embolden(seed: str, games: int, tell: Callable[[str], None]) -> int:
    """How far steady must go in the open deck to win three games of four against novice, and no further: the less it
    dares, the more keen has to gain."""

    def does(nerve: int) -> float:
        rate = tournaments(Steady(Sense(nerve=nerve)), BOTS["novice"], games, seed, "open-deck")
        tell(f"nerve {nerve}: {rate:.1%} against novice")
        return rate

    return first_to_do(NERVES, does, WANTED + LEEWAY, games)


def unsettle(seed: str, games: int, tell: Callable[[str], None]) -> float:
    """How often steady's mind must be elsewhere in the open deck so that keen comes first often enough among its like,
    and it still does among novices with the fancy of today."""

    def least(absence: float) -> float:
        bot = steady(absence=absence)
        below = tournaments(bot, BOTS["novice"], games * NOVICE_GAMES, seed, "open-deck", TABLE)
        above = tournaments(BOTS["keen"], bot, games, seed, "open-deck", TABLE)
        tell(f"absence {absence:g}, {TABLE} seats: keen {above:.1%}; among novices {below:.1%}")
        return min(above, below)

    return first_to_do(_from_today(ABSENCE, ABSENCES), least, FIRSTS, games)


def soften(mode: str, seed: str, games: int, tell: Callable[[str], None]) -> Whims:
    """The whims with which a novice does best where it does worst, each in turn: plain sense shall win half of the
    games, give or take 5%, a hoarder at most 55%, and steady three of four. The first that keep all that will do."""
    best = Whims(**{name: tried[0] for name, tried in NOVICES[mode].items()})
    found = _misses(best, mode, seed, games, -1.0, tell) if games else 1.0
    for name, tried in NOVICES[mode].items():
        for number in tried[1:]:
            if found >= -LEEWAY:
                return best
            whims = replace(best, **{name: number})
            if (worst := _misses(whims, mode, seed, games, found, tell)) > found:
                best, found = whims, worst
    return best


def _misses(whims: Whims, mode: str, seed: str, games: int, hopeless: float, tell: Callable[[str], None]) -> float:
    """By how much a novice with such whims keeps, or misses, what it keeps least; in part only where it is hopeless."""
    bot = Novice({mode: whims})
    plain = tournaments(PlainSense(), bot, games, seed, mode)
    hoarder = tournaments(Hoarder(), bot, games, seed, mode)
    worst = min(0.05 - abs(plain - 0.5), 0.55 - hoarder)
    told = f"{mode}, {whims}: plain sense {plain:.1%}, a hoarder {hoarder:.1%}"
    if mode == "open-deck":
        bold = tournaments(PlainSense(BOLD), bot, games, seed, mode)
        worst, told = min(worst, 0.6 - bold), f"{told}, plain sense with a purse of {BOLD} {bold:.1%}"
    if worst > hopeless:
        above = tournaments(BOTS["steady"], bot, games, seed, mode)
        worst, told = min(worst, above - 0.75), f"{told}, steady {above:.1%}"
    tell(told)
    return worst


def tournaments(one: Bot, other: Bot, games: int, seed: str, mode: str = "classic", seats: int = 2) -> float:
    """How often the first wins whole tournaments, alone among others, each deal played from every seat."""
    game, won = find_game("poker_auction"), 0.0
    options = game.read_options({"mode": mode}, seats)
    for number in range(games):
        state = game.begin(seats, options, Fast.drawn(Random(f"{seed} deal {number // seats}")))
        players = [Player("other", other)] * seats
        players[number % seats] = Player("one", one)
        places = Playout(state, players, Random(f"{seed} {number}")).play_out().places
        won += (places[number % seats] == 1) / places.count(1)
    return won / games


def keep(found: dict[str, Any]) -> None:
    """Write what was found to where the game reads it."""
    table = {name: found[name] for name in ("eagerness", "table")}
    KEPT.write_text(json.dumps(table, separators=(",", ":")) + "\n", "utf-8")


def _tell(line: str) -> None:
    sys.stderr.write(f"{line}\n")


if __name__ == "__main__":
    keep(tune("train-poker_auction", 2, _tell))
