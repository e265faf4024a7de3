"""A quick player of Standoff: one rule of thumb after the other, by the numbers of a doctrine."""

from __future__ import annotations

from collections.abc import Iterator
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
from .cards import CARDS, SHOT, Cost, in_order
from .doctrine import Doctrine
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


def paid(state: Standoff, seat: int, cost: Cost, move: Move, kept: int = 0) -> tuple[Move, ...]:
    """The move, after the exchange of minerals that pays for it; nothing if it cannot be paid."""
    minerals = state.minerals[seat] - cost.minerals
    lacking = max(cost.credits, 0) - state.budgets[seat]
    if minerals < 0:
        return ()
    if lacking <= 0:
        return (move,)
    return (Convert(lacking), move) if lacking <= minerals - kept else ()


def played(state: Standoff, seat: int, name: str, square: Squares = 0) -> tuple[Move, ...]:
    """The same for a card of the hand."""
    move = Play(name, square=square_of(square)) if square else Play(name)
    return paid(state, seat, state.play_cost(state.card(name)), move)


class Policy:
    """Chooses one move at a time in an imagined world, by what its seat may know there."""

    __slots__ = ("doctrine",)

    def __init__(self, doctrine: Doctrine) -> None:
        self.doctrine = doctrine

    def move(self, state: Standoff, seat: int, rng: Random) -> Move:
        """What to do now."""
        if state.phase == "choose":
            return Choose(max(in_order(state.shown()), key=worth))
        hand = state.hands[seat]
        if state.phase == "discard":
            return Drop(in_order(sorted(in_order(hand), key=worth)[: state.drops(seat)[0]]))
        if "fundraiser" in hand and state.actions and len(hand) > FEW_CARDS and state.budgets[seat] >= 0:
            return Play("fundraiser")
        for card in hand:
            if CARDS[card].credits:
                return Credit(card)
        line = self._line(state, seat, rng) if state.actions else self._place(state, seat, rng)
        return line[0] if line else End()

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
        for card in HELPERS:
            if card in hand and _helps(state, seat, card) and (line := played(state, seat, card)):
                return line
        if state.actions < (doctrine.draw_near if nears_the_gun(state) else doctrine.draw_from):
            return ()
        if state.minerals[seat] < doctrine.reserve and state.yield_of(seat) >= doctrine.mine_from:
            return (Mine(),)
        return (Draw(),) if state.can_draw(seat) else ()

    def _rest(self, state: Standoff, seat: int) -> tuple[Move, ...]:
        """With nothing better to do: minerals for a later turn, or room for new cards."""
        if state.yield_of(seat):
            return (Mine(),)
        if state.actions > 1 and state.can_draw(seat):
            return (Draw(),)
        return next(((Discard(card),) for card in state.hands[seat] if card == "1-polyomino"), ())

    # ---- the fight for the Red Gun

    def _fight(self, state: Standoff, seat: int, rng: Random) -> tuple[Move, ...]:
        """Destroy what is in the way, shut others out, and close the Red Gun while ahead."""
        hand = state.hands[seat]
        line: tuple[Move, ...] = ()
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
        hand = state.hands[seat]
        pieces = [card for card in PIECES if card in hand] if state.can_place(seat) else []
        if "1-polyomino" in pieces and (corner := self._corner(state, seat, rng)):
            return paid(state, seat, state.card("1-polyomino").play, Place("1-polyomino", (square_of(corner),)))
        return self._advance(state, seat, pieces, approach_of(state, seat), rng) if pieces else ()

    def _advance(self, state: Standoff, seat: int, pieces: list[str], way: Approach, rng: Random) -> tuple[Move, ...]:
        best: tuple[Move, ...] = ()
        highest = (0, -len(way.layers))
        for card in pieces if way.starts else ():
            cost = state.play_cost(state.card(card))
            if not paid(state, seat, cost, End()):
                if not best and _could_dig(state, seat, cost):
                    return (Mine(),)
                continue
            group = best_group(state, seat, way, CARDS[card].blocks, rng)
            merit = way.merit(group)
            if group and merit >= highest:
                best, highest = paid(state, seat, cost, Place(card, tuple(spread(group)))), merit
        return best

    def _corner(self, state: Standoff, seat: int, rng: Random) -> Squares:
        if (state.blocks[seat] & LARGE_PATCHES).bit_count() >= self.doctrine.corners:
            return 0
        ground = LARGE_PATCHES & state.free_squares(seat)
        return any_of(ground, rng) if ground else 0

    def _drop_in(self, state: Standoff, seat: int, rng: Random) -> tuple[Move, ...]:
        """Airdrop is one more block on the way."""
        if "airdrop" not in state.hands[seat]:
            return ()
        group = best_group(state, seat, approach_of(state, seat), 1, rng)
        return played(state, seat, "airdrop", group) if group else ()

    # ---- other cards

    def _improve(self, state: Standoff, seat: int) -> tuple[Move, ...]:
        """A refinery in a corner, another turn, a look at the strongest rival's hand."""
        hand = state.hands[seat]
        line: tuple[Move, ...] = ()
        if "refinery" in hand and (ground := _bare_corners(state, seat)):
            line = played(state, seat, "refinery", ground & -ground)
        if not line and "initiative" in hand and not state.extra:
            line = played(state, seat, "initiative")
        if not line and "hack" in hand and state.hands[rival := strongest_rival(state, seat)]:
            line = paid(state, seat, state.play_cost(state.card("hack")), Play("hack", seat=rival))
        return line

    def _buy(self, state: Standoff, seat: int) -> tuple[Move, ...]:
        """The first wish that lies in a market and can be paid."""
        sold: set[str] | None = None
        for card in self._wishes(state, seat):
            line = paid(state, seat, state.card(card).price, Buy(card), self.doctrine.reserve)
            if line:
                sold = sold or set(state.on_sale())
                if card in sold:
                    return line
        return ()

    def _wishes(self, state: Standoff, seat: int) -> Iterator[str]:
        """In order, what the deck lacks."""
        owned = [*state.hands[seat], *state.decks[seat], *state.discards[seat], *state.satellites[seat]]
        if owned.count("refinery") < _bare_corners(state, seat).bit_count():
            yield "refinery"
        near = nears_the_gun(state)
        ahead = lead(state, seat) if near else 0
        for wish in self.doctrine.wishes:
            if owned.count(wish.card) < wish.most and wish.fits(near, ahead):
                yield wish.card


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
