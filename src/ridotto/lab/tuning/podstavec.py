"""Solves Podstavec for two by backward induction and writes the table that its strongest bot plays by. Then it puts the
lower levels in their places by small grids: the whims of a novice (`WHIMS`), and how hasty steady is (`HASTE`); and
judges how long steady thinks among three, and keen and master at all.

`python -m ridotto.lab.tuning.novices podstavec` looks only for the lower levels, on the seed `train-novices`.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import resources
from itertools import pairwise, product
from pathlib import Path
from typing import Any, NamedTuple

from ridotto.core import Bot
from ridotto.games.podstavec import prospects
from ridotto.games.podstavec.auction import Chances, Prospects
from ridotto.games.podstavec.bots import (
    BOTS,
    CAREFUL,
    CAREFUL_OF_THREE,
    HASTE,
    HASTY_OF_THREE,
    THOROUGH,
    THOROUGH_OF_THREE,
    Haste,
    Novice,
    Whims,
    at_a_glance,
    solved,
    steady,
)
from ridotto.games.podstavec.prospects import NODES, TWO, Case, Scope, Table
from ridotto.games.podstavec.rounds import Effort, Round, Rules
from ridotto.games.podstavec.standing import Standing
from ridotto.games.podstavec.thinker import Pains, Thinker
from ridotto.lab.scripts.podstavec import SCRIPTS

from .novices import MOST, STEADY, Trial, standing
from .spacing import PER_EFFORT, Number, Pairing, held_against, over, space

SWEEPS = 8
"""Without a supply the game can stand still until the last round: it is solved for so many rounds before that."""
ABSENT = (0.03, 0.05)
EVEN = (0.42, 0.44, 0.46)
NEARLY = ((0, 1), (-1, 0, 1, 1))
"""What is tried of a novice's whims."""
ARRANGING = (1, 2)
BIDDING = (3, 4, 5)
REDS = (0.1, 0.2, 0.3, 0.5)
"""What is tried of steady's haste."""
RIVALS = ("attentive", "a pedestal less than the spoils, and half their balls")
"""The scripts that do best against a steady."""
TRIALS = 200
"""Games of each script with each novice; of thinking players half of them."""
COUNT_FIRST = {"scoring": "count-first"}


def tune(seed: str, effort: int, tell: Callable[[str], None]) -> dict[str, Any]:
    """Solve the whole game; the table goes into `games/podstavec/prospects.bin`.

    Chance plays no part in it, so every seed gives the same. More effort means more rounds of regret matching, and more
    games for the lower levels.
    """
    table = solve(TWO, effort, tell)
    content = prospects.packed(table)
    Path(str(resources.files(prospects.__package__).joinpath(prospects.FILE))).write_bytes(content)
    start = Standing(((8, 16, 3), (8, 16, 3)), (0, 0, 0), 19, (0, 1))
    kept = {"bytes": len(content), "first_win": round(table.prospects(start)[0], 3)}
    levels = space("podstavec", SPACING, seed, PER_EFFORT * effort, tell)
    return {**kept, **soften(seed, effort, tell), "levels": levels}


def soften(seed: str, effort: int, tell: Callable[[str], None]) -> dict[str, Any]:
    """The lower levels: a novice that stands best, and then the steady that does between it and keen."""
    whims = _best_whims(Trial("podstavec", TRIALS * effort, f"{seed} novice"), tell)
    novice = Novice(whims)
    by_colour = Trial("podstavec", TRIALS // 2 * effort, f"{seed} colour")
    by_count = Trial("podstavec", TRIALS // 2 * effort, f"{seed} count", options=COUNT_FIRST)
    hasty = [HASTE._replace(arranging=one, bidding=other) for one, other in product(ARRANGING, BIDDING)]
    haste = _best_haste(hasty, novice, by_colour, tell)
    haste = _best_haste([haste._replace(red=red) for red in REDS], novice, by_count, tell)
    return {"novice": whims._asdict(), "steady": haste._asdict()}


def _best_whims(trial: Trial, tell: Callable[[str], None]) -> Whims:
    """By colour only: scripts, which hardly bid reds, and a novice play the same by count."""
    rooms: dict[Whims, float] = {}
    for whims in (Whims(*each) for each in product(ABSENT, EVEN, NEARLY)):
        found = standing(Novice(whims), SCRIPTS, BOTS["steady"], trial)
        rooms[whims] = found.room()
        tell(f"{whims}: {found}")
    return max(rooms, key=rooms.__getitem__)


class Between(NamedTuple):
    """How a steady stands between others."""

    script: float
    """So often the best of the scripts wins."""
    keen: float
    novice: float
    """So often it beats a novice."""

    def room(self) -> float:
        """How far it is on the right side of what is wanted, where it is least so."""
        return min(MOST - self.script, self.keen - STEADY, self.novice - STEADY)


def between(player: Bot, novice: Bot, trial: Trial) -> Between:
    """Play all the games with each."""
    games = trial.games
    script = max(trial.share(SCRIPTS[name], player, games) for name in RIVALS)
    return Between(script, trial.share(BOTS["keen"], player, games), trial.share(player, novice, games))


def _best_haste(several: list[Haste], novice: Bot, trial: Trial, tell: Callable[[str], None]) -> Haste:
    rooms: dict[Haste, float] = {}
    for haste in several:
        found = between(steady(haste), novice, trial)
        rooms[haste] = found.room()
        tell(f"{haste}: the best script {found.script:.0%}, keen {found.keen:.0%}, over novice {found.novice:.0%}")
    return max(rooms, key=rooms.__getitem__)


def solve(scope: Scope, effort: int, tell: Callable[[str], None], one_colour: bool = False) -> Table:
    """From the last round, where the display on more pedestals wins, back to the first pedestal of the supply."""
    table = Table(scope)
    rules = Rules(scope.ends_at, count_first=False, one_colour=one_colour)
    for supply in range(scope.pedestals):
        for case in table.cases(supply):
            table.write(case, [float(case.one >= case.other)] * NODES)
    for supply in range(scope.pedestals):
        cases = list(table.cases(supply))
        for _ in range(1 if supply else SWEEPS):
            found = [(case, _solved(table, case, rules, effort)) for case in cases]
            for case, chances in found:
                table.write(case, chances)
        tell(f"supply {supply}: {len(cases)} cases")
    return table


def _solved(table: Table, case: Case, rules: Rules, effort: int) -> list[float]:
    rounds = 20 * effort
    may_end = max(case.one, case.other) + case.spoils + 1 >= rules.ends_at
    how = Effort((0, 1, 2, 4), (4,), rounds) if may_end else Effort((6,), (2, 5, 10), rounds)
    known = _remembered(table.prospects)
    return [Round(standing, rules, known, how).solve().chances[0] for standing in table.standings(case)]


def _remembered(ask: Prospects) -> Prospects:
    """The same, asking about each standing once."""
    known: dict[Standing, Chances] = {}

    def answer(standing: Standing) -> Chances:
        if standing not in known:
            known[standing] = ask(standing)
        return known[standing]

    return answer


# ---- how long the levels think, in rounds of regret matching: for what to keep back, and for the bid


def _rounds(pains: Pains) -> tuple[int, int]:
    return pains.arranging.rounds, pains.bidding.rounds


def _in_rounds(pains: Pains, rounds: tuple[int, int]) -> Pains:
    """The same thought for so long."""
    arranging, bidding = rounds
    return Pains(pains.arranging._replace(rounds=arranging), pains.bidding._replace(rounds=bidding))


def _neighbours(level: str, bot: Bot, seats: int) -> list[Pairing]:
    """A level with those above and below it, in both ways to compare displays."""
    players = {**BOTS, level: bot}
    return [
        over(f"{stronger} over {weaker}", players[stronger], players[weaker], seats, options)
        for options in ({}, COUNT_FIRST)
        for weaker, stronger in pairwise(BOTS)
        if level in (weaker, stronger)
    ]


def _hasty(rounds: tuple[int, int]) -> list[Pairing]:
    return _neighbours("steady", steady(of_three=_in_rounds(HASTY_OF_THREE, rounds)), 3)


def _careful(rounds: tuple[int, int]) -> list[Pairing]:
    keen = Thinker(at_a_glance, _in_rounds(CAREFUL, rounds), CAREFUL_OF_THREE)
    return [*_neighbours("keen", keen, 2), *held_against(SCRIPTS, "keen", keen, part=0.25)]


def _careful_of_three(rounds: tuple[int, int]) -> list[Pairing]:
    return _neighbours("keen", Thinker(at_a_glance, CAREFUL, _in_rounds(CAREFUL_OF_THREE, rounds)), 3)


def _thorough(rounds: tuple[int, int]) -> list[Pairing]:
    master = Thinker(solved, _in_rounds(THOROUGH, rounds), THOROUGH_OF_THREE)
    return [*_neighbours("master", master, 2), *held_against(SCRIPTS, "master", master, part=0.25)]


def _thorough_of_three(rounds: tuple[int, int]) -> list[Pairing]:
    return _neighbours("master", Thinker(solved, THOROUGH, _in_rounds(THOROUGH_OF_THREE, rounds)), 3)


SPACING = (
    Number("hasty_of_three", (_rounds(HASTY_OF_THREE), (2, 2), (1, 3), (3, 3)), _hasty),
    Number("careful", (_rounds(CAREFUL), (6, 20), (20, 60), (3, 10)), _careful),
    Number("careful_of_three", (_rounds(CAREFUL_OF_THREE), (3, 8), (12, 32)), _careful_of_three),
    Number("thorough", (_rounds(THOROUGH), (40, 120), (10, 30)), _thorough),
    Number("thorough_of_three", (_rounds(THOROUGH_OF_THREE), (24, 120), (6, 30)), _thorough_of_three),
)
