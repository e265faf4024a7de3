"""Tunes Standoff's master: the doctrine (`TUNED`) by which the games that it imagines are played. It changes one thing
after the other, and keeps what wins more. How many games master imagines (`MASTER` in `games/standoff/bots.py`) is a
limit of work. Then it finds how much less keen has to know, so as to stand between steady and master, and judges the
numbers of the novice (`HABITS` in `games/standoff/plans.py`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple, cast, get_args

from ridotto.core import Bot, Fast, Move, Sight, find_game
from ridotto.games.standoff.bots import BOTS, KEEN, Planner, Thinker
from ridotto.games.standoff.cards import CARDS
from ridotto.games.standoff.doctrine import PLAIN, Doctrine, When, Wish
from ridotto.games.standoff.plans import HABITS, novice_plans
from ridotto.games.standoff.policy import Policy
from ridotto.games.standoff.state import Standoff
from ridotto.lab.scripts.standoff import SCRIPTS

from .spacing import PER_EFFORT, Number, Pairing, held_against_novice, over, space

Player = Callable[[Standoff, int, Random], Move]

UNWANTED = frozenset({"horse", "refinery", "duplicate", "trojan", "disposal", "bart", "emp"})
"""What the quick player cannot use, or wishes for by itself."""
WISHED = tuple(sorted(CARDS.keys() - UNWANTED))

NUMBERS: dict[str, Sequence[int]] = {
    "draw_from": (2, 3, 4), "draw_near": (2, 3, 4), "corners": (0, 1, 2), "mine_from": (1, 2, 4, 99),
    "reserve": (0, 1, 2, 3, 4, 6, 8), "cover": (1, 2, 3, 4, 6),
}  # fmt: skip


class Table(NamedTuple):
    """Where it is tried."""

    seats: int
    options: dict[str, Any]


TABLES = (Table(2, {}), Table(2, {}), Table(2, {"expansions": ["orbit", "bonds"]}), Table(4, {}))
"""What is played most counts most."""


class Heat(NamedTuple):
    """So many games at each table, and the score that a change needs in order to go on; a half is no change."""

    games: int
    needed: float


HEATS = (Heat(16, 0.52), Heat(60, 0.53), Heat(160, 0.52))
CHANGES_PER_EFFORT = 200
POOL = 4
"""A change must also do as well against so many earlier champions."""
HARM = 0.03
"""By so much it may do worse against them."""

DRAWS_NEAR = (2, 3, 4)
"""Keen's doctrine is plain sense with one of these as `draw_near`: the higher, the weaker it plays."""
SPACING_TABLES = (Table(2, {}), Table(2, {"expansions": ["orbit"]}))
"""The main one, and one where master was least ahead of a keen with the same doctrine."""
SPACING_GAMES_PER_EFFORT = 20


def tune(seed: str, effort: int, tell: Callable[[str], None]) -> dict[str, Any]:
    """The doctrine as plain values; it stands in `games/standoff/doctrine.py` as `TUNED`, keen's own there as
    `UNTUNED`."""
    rng = Random(seed)
    champion, pool = PLAIN, [PLAIN]
    for number in range(effort * CHANGES_PER_EFFORT):
        challenger = changed(champion, rng)
        if challenger == champion or not _is_better(challenger, champion, pool, f"{seed} {number}"):
            continue
        champion = challenger
        pool = [*pool, champion][-POOL:]
        tell(f"change {number}: {champion}")
    keen = draws_near(seed, SPACING_GAMES_PER_EFFORT * effort, tell)
    levels = space("standoff", SPACING, seed, PER_EFFORT * effort, tell)
    wishes = [list(wish) for wish in champion.wishes]
    return {**champion._asdict(), "wishes": wishes, "keen_draw_near": keen, "levels": levels}


def changed(doctrine: Doctrine, rng: Random) -> Doctrine:
    """With one thing different, now and then more."""
    kind = rng.random()
    if kind < 0.3:
        name = rng.choice(sorted(NUMBERS))
        doctrine = Doctrine(**{**doctrine._asdict(), name: rng.choice(NUMBERS[name])})
    elif kind < 0.65:
        wish = Wish(rng.choice(WISHED), rng.randint(1, 4), rng.choice(get_args(When)))
        place = rng.randint(0, len(doctrine.wishes))
        doctrine = doctrine._replace(wishes=(*doctrine.wishes[:place], wish, *doctrine.wishes[place:]))
    elif doctrine.wishes:
        doctrine = doctrine._replace(wishes=_rearranged(list(doctrine.wishes), rng))
    return changed(doctrine, rng) if rng.random() < 0.35 else doctrine


def _rearranged(wishes: list[Wish], rng: Random) -> tuple[Wish, ...]:
    """One wish is gone, comes at another place, or is for more, fewer or another time."""
    place, kind = rng.randrange(len(wishes)), rng.random()
    wish = wishes.pop(place)
    if kind < 0.3:
        return tuple(wishes)
    if kind < 0.55:
        place = rng.randint(0, len(wishes))
    elif kind < 0.8:
        wish = wish._replace(most=max(1, wish.most + rng.choice((-1, 1, 2))))
    else:
        wish = wish._replace(when=rng.choice(get_args(When)))
    return (*wishes[:place], wish, *wishes[place:])


def _is_better(challenger: Doctrine, champion: Doctrine, pool: Sequence[Doctrine], seed: str) -> bool:
    """In longer and longer heats against the champion, and no worse against those before."""
    for number, heat in enumerate(HEATS):
        if score(challenger, champion, heat.games, f"{seed} {number}") < heat.needed:
            return False
    games = HEATS[1].games
    gains = [score(challenger, old, games, seed) - score(champion, old, games, seed) for old in pool]
    return sum(gains) / len(gains) > -HARM


def score(doctrine: Doctrine, against: Doctrine, games: int, seed: str) -> float:
    """The share of games won at all tables, as if all were for two: a half for an equal."""
    one, other = Policy(doctrine).move, Policy(against).move
    shares = [
        table.seats / 2 * sum(_wins(one, other, table, f"{seed} {number}", game) for game in range(games)) / games
        for number, table in enumerate(TABLES)
    ]
    return sum(shares) / len(shares)


def draws_near(seed: str, games: int, tell: Callable[[str], None]) -> int:
    """What keen goes by where somebody nears the Red Gun: the lesser of the steps beside it, from steady to keen and
    from keen to master, is as great as it can be."""
    lesser: dict[int, float] = {}
    for number in DRAWS_NEAR:
        keen = Thinker(PLAIN._replace(draw_near=number), KEEN)
        steps = [
            step(stronger, weaker, table, games, f"{seed} {table.options}")
            for table in SPACING_TABLES
            for stronger, weaker in ((keen, BOTS["steady"]), (BOTS["master"], keen))
        ]
        lesser[number] = min(steps)
        tell(f"keen with draw_near {number}: {', '.join(f'{won:.0%}' for won in steps)}")
    return max(lesser, key=lambda number: lesser[number])


def step(stronger: Bot, weaker: Bot, table: Table, games: int, seed: str) -> float:
    """The share of games that a level wins against the one below."""
    one, other = _player(stronger), _player(weaker)
    return sum(_wins(one, other, table, seed, game) for game in range(games)) / games


def _player(bot: Bot) -> Player:
    def move(state: Standoff, seat: int, rng: Random) -> Move:
        return bot.decide(Sight(state, seat, rng), rng).move or state.idle(seat)

    return move


def _wins(one: Player, other: Player, table: Table, seed: str, number: int) -> bool:
    """Does one player win among others? Each deal is played from every seat."""
    game, seats = find_game("standoff"), table.seats
    rng, deal = Random(f"{seed} {number}"), Random(f"{seed} deal {number // seats}")
    state = cast(Standoff, game.begin(seats, game.read_options(table.options, seats), Fast.drawn(deal)))
    while state.phase != "over":
        player = state.player
        state.play(player, (one if player == number % seats else other)(state, player, rng), 0)
    outcome = state.outcome()
    return outcome is not None and outcome.places[number % seats] == 1


def _habit(name: str, *others: int) -> Number:
    """A number of the novice: steady has the same habits, but is left as it is."""

    def pairings(value: int) -> list[Pairing]:
        novice = Planner(novice_plans(HABITS._replace(**{name: value})))
        return [over("steady over novice", BOTS["steady"], novice), *held_against_novice(SCRIPTS, novice)]

    return Number(name, (getattr(HABITS, name), *others), pairings)


SPACING = (
    _habit("chest", 0, 6),
    _habit("dear_credits", 2, 4, 1),
    _habit("cheap_credits", 3, 5, 2),
    _habit("pieces", 1, 3),
    _habit("large_pieces", 1, 3, 0),
)
