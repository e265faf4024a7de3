"""Players of about ten lines, each with one fixed idea: no level may be helpless against any of them."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from ridotto.core import Decision, Sight
from ridotto.games.venice.moves import Borrow, Ready
from ridotto.games.venice.thumb import step_towards


class Script(NamedTuple):
    """Borrows so much of what the treasury lends, bids for agendas, and then only for what they still lack."""

    loan: float
    agenda: float
    """What it bids for an agenda, as a part of its value."""
    unit: float
    """What it bids for one unit of a resource that it lacks."""
    blind: bool = False
    """Whether it bids for what it does not lack, too."""

    def decide(self, sight: Sight, rng: Random) -> Decision:
        """Borrow once, then bid a fixed price for a fair share of every lot, then be ready."""
        view = sight.view()
        if view.held == 0 and not view.loan:
            return Decision(Borrow(int(self.loan * view.limit)))
        wishes, lacks = {}, view.now.lacks.as_tuple()
        for lot in view.auctions[view.held].items:
            item = view.items[lot.item]
            gives = item.provides.as_tuple() if item.provides else (0, 0, 0)
            useful = sum(gives) if self.blind else sum(map(min, gives, lacks))
            price = int(self.agenda * (item.value or 0) + self.unit * useful)
            if price and (item.provides or view.held == 0):
                wishes[lot.item, price] = -(-lot.offered // view.seats)
        move = step_towards(wishes, view)
        return Decision(Ready() if move is None and "ready" in view.you.may else move)


PLAIN_SENSE = Script(loan=0.5, agenda=0.15, unit=0.2)
"""A little for every agenda, and then a little for what they lack."""
SCRIPTS = {
    "plain sense": PLAIN_SENSE,
    "less of everything": Script(loan=0.35, agenda=0.1, unit=0.2),
    "cheap agendas, double for assets": Script(loan=0.35, agenda=0.1, unit=0.4),
    "a fifth for agendas": Script(loan=0.5, agenda=0.2, unit=0.15),
    "a quarter for agendas": Script(loan=0.5, agenda=0.25, unit=0.2),
    "dear agendas, cheap assets": Script(loan=0.5, agenda=0.3, unit=0.15),
    "a little for everything": Script(loan=0.3, agenda=0.15, unit=0.3, blind=True),
    "dear agendas": Script(loan=0.7, agenda=0.3, unit=0.6),
    "cheap agendas, dear assets": Script(loan=0.6, agenda=0.05, unit=1.0),
    "all that is lent": Script(loan=1.0, agenda=0.25, unit=1.0),
}
