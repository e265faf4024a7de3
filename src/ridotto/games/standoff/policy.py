"""A quick player of Standoff: one rule of thumb after the other, by the numbers of a doctrine."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from ridotto.core.forms import Move

from .approach import (
    Approach,
    approach_of,
    best_group,
    emplacement,
    lead,
    nears_the_gun,
    shelter,
    spoils_the_game,
    strongest_rival,
    targets,
)
from .board import LARGE_PATCHES, RED_GUN, SQUARES, Square, Squares, any_of, bit, spread
from .cards import CARDS, NOTHING, SHOT, TABLES, Cost, in_order
from .doctrine import Doctrine, Wish
from .moves import Buy, Choose, Convert, Credit, Discard, Draw, Drop, End, Fire, Mine, Place, Play
from .placement import in_range

if TYPE_CHECKING:
    from .state import Standoff

PIECES = ("4-polyomino", "3-polyomino", "2-polyomino", "1-polyomino")

HELPERS = ("blitz", "steve", "linda", "zelda", "early-access", "restock")
"""Cards that help with everything that follows, so they come first."""

WORTH = {
    "forcefield": 10, "4-polyomino": 9, "artillery": 9, "3-polyomino": 8, "airstrike": 8, "obstruction": 7,
    "airdrop": 7, "2-polyomino": 6, "3-credit": 6, "5-bond": 6, "restock": 5, "fundraiser": 5, "refinery": 5,
    "4-bond": 5, "2-credit": 4, "3-bond": 4, "1-credit": 2, "1-polyomino": 1, "horse": 0,
}  # fmt: skip
"""What is kept rather than dropped, taken first, and rather seen gone from another's hand."""

HELPING = frozenset(HELPERS)
FIGHTING = frozenset(("airstrike", "forcefield", "artillery", "obstruction"))
IMPROVING = frozenset(("refinery", "initiative", "hack"))
"""The cards of which a rule has something to say: the others need not be gone through."""

CREDITS = {card.name: Credit(card.name) for card in CARDS.values() if card.credits}
DRAW, MINE, END = (Draw(),), (Mine(),), End()
"""Moves that come again and again, ready made."""

FEW_CARDS = 3
"""With no more cards in hand a fundraiser waits."""

BUSY = 40
"""After so many actions in a turn it asks for no more of them."""


def worth(card: str) -> int:
    """How good it is to have this card."""
    return WORTH.get(card, 3)


def square_of(squares: Squares) -> Square:
    """The square of a set of one."""
    return SQUARES[squares.bit_length() - 1]


def affordable(state: Standoff, seat: int, cost: Cost, kept: int = 0) -> bool:
    """Can this be paid, with an exchange of minerals if need be that leaves so many?"""
    minerals = state.minerals[seat] - cost.minerals
    lacking = cost.credits - state.budgets[seat]
    return minerals >= 0 and (lacking <= 0 or lacking <= minerals - kept)


def paid(state: Standoff, seat: int, cost: Cost, move: Move, kept: int = 0) -> tuple[Move, ...]:
    """The move, after the exchange of minerals that pays for it; nothing if it cannot be paid."""
    if not affordable(state, seat, cost, kept):
        return ()
    lacking = cost.credits - state.budgets[seat]
    return (move,) if lacking <= 0 else (Convert(lacking), move)


def played(state: Standoff, seat: int, name: str, square: Squares = 0) -> tuple[Move, ...]:
    """The same for a card of the hand."""
    move = Play(name, square=square_of(square)) if square else Play(name)
    return paid(state, seat, state.play_cost(state.card(name)), move)


class Policy:
    """Chooses one move at a time in an imagined world, by what its seat may know there."""

    __slots__ = ("_wishes", "doctrine")

    def __init__(self, doctrine: Doctrine) -> None:
        self.doctrine = doctrine
        self._wishes = {
            (near, lead): [wish for wish in doctrine.wishes if wish.fits(near, lead)]
            for near in (False, True)
            for lead in (-1, 0, 1)
        }
        """What it is time for, by whether somebody nears the Red Gun, and by whether this seat is behind or ahead."""

    def move(self, state: Standoff, seat: int, rng: Random) -> Move:
        """What to do now."""
        hand = state.hands[seat]
        if state.phase == "choose":
            return Choose(max(in_order(state.shown()), key=worth))
        if state.phase == "discard":
            return Drop(in_order(sorted(in_order(hand), key=worth)[: state.drops(seat)[0]]))
        if "fundraiser" in hand and state.actions and len(hand) > FEW_CARDS and state.budgets[seat] >= 0:
            return Play("fundraiser")
        for card in hand:
            if card in CREDITS:
                return CREDITS[card]
        line = self._line(state, seat, rng) if state.actions else self._place(state, seat, rng)
        return line[0] if line else END

    def _line(self, state: Standoff, seat: int, rng: Random) -> tuple[Move, ...]:
        """The first rule that has something to do."""
        return (
            self._prepare(state, seat)
            or self._fight(state, seat, rng)
            or self._place(state, seat, rng)
            or self._drop_in(state, seat, rng)
            or self._improve(state, seat)
            or self._buy(state, seat)
            or self._rest(state, seat)
        )

    # ---- cards and minerals for the rest of the turn

    def _prepare(self, state: Standoff, seat: int) -> tuple[Move, ...]:
        """More cards, minerals and actions, while there are actions to use them."""
        hand, doctrine = state.hands[seat], self.doctrine
        if state.actions < 2:
            return ()
        for card in () if HELPING.isdisjoint(hand) else HELPERS:
            if card in hand and _helps(state, seat, card) and (line := played(state, seat, card)):
                return line
        if state.actions < (doctrine.draw_near if nears_the_gun(state) else doctrine.draw_from):
            return ()
        if state.minerals[seat] < doctrine.reserve and state.yield_of(seat) >= doctrine.mine_from:
            return MINE
        return DRAW if state.can_draw(seat) else ()

    def _rest(self, state: Standoff, seat: int) -> tuple[Move, ...]:
        """With nothing better to do: minerals for a later turn, or room for new cards."""
        if state.yield_of(seat):
            return MINE
        if state.actions > 1 and state.can_draw(seat):
            return DRAW
        return (Discard("1-polyomino"),) if "1-polyomino" in state.hands[seat] else ()

    # ---- the fight for the Red Gun

    def _fight(self, state: Standoff, seat: int, rng: Random) -> tuple[Move, ...]:
        """Destroy what is in the way, shut others out, and close the Red Gun while ahead."""
        hand = state.hands[seat]
        line: tuple[Move, ...] = ()
        if FIGHTING.isdisjoint(hand) and not state.artillery:
            return line
        if "airstrike" in hand and (aim := targets(state, seat)):
            line = played(state, seat, "airstrike", any_of(aim, rng))
        if not line and state.artillery & state.blocks[seat]:
            line = self._fire(state, seat, rng)
        if not line and "forcefield" in hand:
            block, covered = shelter(state, seat)
            line = played(state, seat, "forcefield", block) if covered >= self.doctrine.cover else ()
        if not line and "artillery" in hand and (block := emplacement(state, seat)):
            line = played(state, seat, "artillery", block)
        return line or (self._obstruct(state, seat, rng) if "obstruction" in hand else ())

    def _fire(self, state: Standoff, seat: int, rng: Random) -> tuple[Move, ...]:
        aim = targets(state, seat)
        for origin in spread(state.artillery & state.blocks[seat]):
            if reached := in_range(aim, bit(origin)):
                return paid(state, seat, SHOT, Fire(origin, square_of(any_of(reached, rng))))
        return ()

    def _obstruct(self, state: Standoff, seat: int, rng: Random) -> tuple[Move, ...]:
        """While ahead, every square of the Red Gun that nobody gets keeps the majority; the last one wins the game."""
        gap, ahead = RED_GUN & ~state.filled(), lead(state, seat)
        if not gap or ahead < 1 or gap.bit_count() > ahead + 1 or spoils_the_game(state, seat, 0):
            return ()
        return played(state, seat, "obstruction", any_of(gap & ~state.anchors(seat) or gap, rng))

    # ---- blocks

    def _place(self, state: Standoff, seat: int, rng: Random) -> tuple[Move, ...]:
        """A corner for minerals, otherwise the piece that brings most on the way; of equals the smallest."""
        if not state.can_place(seat):
            return ()
        hand = state.hands[seat]
        pieces = [card for card in PIECES if card in hand]
        if "1-polyomino" in pieces and (corner := self._corner(state, seat, rng)):
            return paid(state, seat, state.card("1-polyomino").play, Place("1-polyomino", (square_of(corner),)))
        return self._advance(state, seat, pieces, approach_of(state, seat), rng) if pieces else ()

    def _advance(self, state: Standoff, seat: int, pieces: list[str], way: Approach, rng: Random) -> tuple[Move, ...]:
        best, chosen, price = 0, "", NOTHING
        highest = (0, -len(way.layers))
        for card in pieces if way.starts else ():
            cost = state.play_cost(state.card(card))
            if not affordable(state, seat, cost):
                if not best and _could_dig(state, seat, cost):
                    return MINE
                continue
            group, merit = best_group(state, seat, way, CARDS[card].blocks, rng)
            if merit >= highest:
                best, chosen, price, highest = group, card, cost, merit
        return paid(state, seat, price, Place(chosen, tuple(spread(best)))) if best else ()

    def _corner(self, state: Standoff, seat: int, rng: Random) -> Squares:
        if (state.blocks[seat] & LARGE_PATCHES).bit_count() >= self.doctrine.corners:
            return 0
        ground = LARGE_PATCHES & state.free_squares(seat)
        return any_of(ground, rng) if ground else 0

    def _drop_in(self, state: Standoff, seat: int, rng: Random) -> tuple[Move, ...]:
        """Airdrop is one more block on the way."""
        if "airdrop" not in state.hands[seat]:
            return ()
        group, _merit = best_group(state, seat, approach_of(state, seat), 1, rng)
        return played(state, seat, "airdrop", group) if group else ()

    # ---- other cards

    def _improve(self, state: Standoff, seat: int) -> tuple[Move, ...]:
        """A refinery in a corner, another turn, a look at the strongest rival's hand."""
        hand = state.hands[seat]
        line: tuple[Move, ...] = ()
        if IMPROVING.isdisjoint(hand):
            return line
        if "refinery" in hand and (ground := _bare_corners(state, seat)):
            line = played(state, seat, "refinery", ground & -ground)
        if not line and "initiative" in hand and not state.extra:
            line = played(state, seat, "initiative")
        if not line and "hack" in hand and state.hands[rival := strongest_rival(state, seat)]:
            line = paid(state, seat, state.play_cost(state.card("hack")), Play("hack", seat=rival))
        return line

    def _buy(self, state: Standoff, seat: int) -> tuple[Move, ...]:
        """The first wish that lies in a market and can be paid."""
        cards, reserve = TABLES[state.prices], self.doctrine.reserve
        for card, most, _when in self._timely(state, seat):
            price = cards[card].price
            if affordable(state, seat, price, reserve) and state.sells(card) and state.owned(seat, card) < most:
                return paid(state, seat, price, Buy(card), reserve)
        return ()

    def _timely(self, state: Standoff, seat: int) -> Sequence[Wish]:
        """What it is time for, in order; refineries first, as many as there are corners for them."""
        near = nears_the_gun(state)
        ahead = lead(state, seat) if near else 0
        wishes = self._wishes[near, (ahead > 0) - (ahead < 0)]
        corners = _bare_corners(state, seat)
        return [Wish("refinery", corners.bit_count()), *wishes] if corners else wishes


def _helps(state: Standoff, seat: int, card: str) -> bool:
    if card == "blitz":
        return state.acted < BUSY
    if card == "early-access":
        return bool(state.decks[seat])
    return card != "restock" or state.can_draw(seat)


def _bare_corners(state: Standoff, seat: int) -> Squares:
    """The own blocks on large patches where a refinery could stand (STA-20)."""
    return state.blocks[seat] & LARGE_PATCHES & ~(state.refineries | state.artillery | state.forcefields)


def _could_dig(state: Standoff, seat: int, cost: Cost) -> bool:
    """Is what can be mined this turn enough, with an action left to spend it?"""
    dug = state.yield_of(seat) * (state.actions - 1)
    return dug > 0 and state.budgets[seat] + state.minerals[seat] + dug >= cost.credits + cost.minerals
