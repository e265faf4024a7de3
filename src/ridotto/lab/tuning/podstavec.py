"""Solves Podstavec for two by backward induction and writes the table that its strongest bot plays by."""

from __future__ import annotations

from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any

from ridotto.games.podstavec import prospects
from ridotto.games.podstavec.auction import Chances, Prospects
from ridotto.games.podstavec.prospects import NODES, TWO, Case, Scope, Table
from ridotto.games.podstavec.rounds import Effort, Round, Rules
from ridotto.games.podstavec.standing import Standing

SWEEPS = 8
"""Without a supply the game can stand still until the last round: it is solved for so many rounds before that."""


def tune(seed: str, effort: int, tell: Callable[[str], None]) -> dict[str, Any]:
    """Solve the whole game; the table goes into `games/podstavec/prospects.bin`.

    Chance plays no part in it, so every seed gives the same. More effort means more rounds of regret matching.
    """
    table = solve(TWO, effort, tell)
    content = prospects.packed(table)
    Path(str(resources.files(prospects.__package__).joinpath(prospects.FILE))).write_bytes(content)
    start = Standing(((8, 16, 3), (8, 16, 3)), (0, 0, 0), 19, (0, 1))
    return {"bytes": len(content), "first_win": round(table.prospects(start)[0], 3)}


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
