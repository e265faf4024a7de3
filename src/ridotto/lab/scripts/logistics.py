"""Fixed ways to play Logistics in about ten lines each, against which every level is held."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple, TypeAlias

from ridotto.core import Decision, Move, Sight
from ridotto.games.logistics.legal import DECLINE, STOP
from ridotto.games.logistics.moves import SowStock
from ridotto.games.logistics.pyramids import named
from ridotto.games.logistics.sowing import SOW_CARD, most_from_stock, sowable_cards
from ridotto.games.logistics.state import Logistics

Idea: TypeAlias = Callable[[Logistics, Random], Move]


class Script(NamedTuple):
    """Whoever has one idea and no other."""

    idea: Idea

    def decide(self, sight: Sight, rng: Random) -> Decision:
        """What the idea says."""
        return Decision(self.idea(sight.imagine(), rng))


def sowings(state: Logistics, rng: Random) -> list[Move]:
    """Every card, and of the stock one sowing of each length, in any order."""
    row, stock = state.cards[state.player], state.stocks[state.player]
    lengths = range(1, most_from_stock(row, stock) + 1)
    cards: list[Move] = [SOW_CARD[card] for card in sowable_cards(row)]
    return cards + [SowStock(named(rng.sample(stock, length))) for length in lengths]


def gain(state: Logistics, move: Move) -> int:
    """How many pyramids this move puts into the own vault."""
    after = state.copy()
    after.play(state.player, move, 0)
    return len(after.vaults[state.player]) - len(state.vaults[state.player])


def most_at_once(state: Logistics, rng: Random) -> Move:
    """Whatever puts most pyramids into the own vault now; otherwise anything. Powers are used at random."""
    if state.phase == "power":
        return state.random_move(state.player, rng)
    return max(rng.sample(moves := sowings(state, rng), len(moves)), key=lambda move: gain(state, move))


def one_at_a_time(state: Logistics, choose: Callable[[list[int]], list[int]]) -> Move:
    """The card nearest the vault if it can be sown; otherwise what is chosen from the stock. Nothing else."""
    if state.phase == "power":
        return DECLINE
    if cards := sowable_cards(state.cards[state.player]):
        return SOW_CARD[cards[-1]]
    stock = state.stocks[state.player]
    return SowStock(named(choose(stock))) if stock else STOP


def plain_sense(state: Logistics, rng: Random) -> Move:
    """One at a time, and any pyramid from the stock: whoever spares the stock is never short of sowings."""
    return one_at_a_time(state, lambda stock: rng.sample(stock, 1))


def largest(state: Logistics, rng: Random) -> Move:
    """One at a time, and always the largest pyramid from the stock."""
    return one_at_a_time(state, lambda stock: stock[-1:])


def great_captures(state: Logistics, rng: Random) -> Move:
    """What brings two pyramids or more into the own vault now; otherwise plain sense."""
    if state.phase == "power":
        return DECLINE
    best = max(sowings(state, rng), key=lambda move: gain(state, move), default=None)
    return best if best is not None and gain(state, best) >= 2 else plain_sense(state, rng)


def all_out(state: Logistics, rng: Random) -> Move:
    """As much from the stock as it may, the largest first; then the cards nearest the vault."""
    if state.phase == "power":
        return DECLINE
    row, stock = state.cards[state.player], state.stocks[state.player]
    if stock:
        return SowStock(named(stock[-most_from_stock(row, stock) :][::-1]))
    return SOW_CARD[sowable_cards(row)[-1]]


SCRIPTS: dict[str, Script] = {
    "plain sense": Script(plain_sense),
    "most at once": Script(most_at_once),
    "the largest, one by one": Script(largest),
    "great captures": Script(great_captures),
    "all out": Script(all_out),
}
