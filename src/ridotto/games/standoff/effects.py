"""What the cards do: one small function for each, named after its card, with what it needs in order to be played."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from ridotto.core.refusal import Refused

from .board import EVERYWHERE, PATCHES, Square, Squares, bit
from .moves import (
    ActionsGained,
    BlackPlaced,
    BlockPlaced,
    CardSeen,
    CreditsGained,
    DeckOpened,
    DeckSeen,
    ExtraTurnWon,
    HandOpened,
    HorseSent,
    NextCardFree,
    Play,
    SatelliteFell,
    TokenPlaced,
    Trashed,
)
from .placement import judge_group

if TYPE_CHECKING:
    from ridotto.core.forms import Tell

    from .state import Standoff

RESTOCK_CARDS = 3
BLITZ_ACTIONS = 3
DISPOSAL_CARDS = 3
MOST_ACTIONS = 60
"""In one turn, whatever Blitz adds (STA-26)."""

Resolve: TypeAlias = "Callable[[Standoff, int, Any, Tell | None], None]"
Targets: TypeAlias = "Callable[[Standoff, int], int]"
Judge: TypeAlias = "Callable[[Standoff, int, Square], None]"


def always(state: Standoff, seat: int) -> int:
    """It can be played whatever the position."""
    return 1


def no_square(state: Standoff, seat: int, square: Square) -> None:
    """It asks for none."""


@dataclass(frozen=True, slots=True)
class Effect:
    """What an action card does, and what it needs."""

    resolve: Resolve
    asks: Literal["nothing", "square", "seat", "cards"]
    targets: Targets
    """The squares or the seats (as bits) that may be chosen; for a card without a choice whether it could do
    anything at all (STA-9)."""
    clause: str
    nothing: str
    """The clause and the sentence when there is no target."""
    judge: Judge
    """Raises `Refused` unless a square is one of the targets."""

    def aim_of(self, move: Play) -> Any:
        """What a card was given: a square, a seat, some cards or nothing."""
        if self.asks == "square":
            return move.square
        if self.asks == "seat":
            return move.seat
        return move.cards if self.asks == "cards" else None


def effect(
    asks: Literal["nothing", "square", "seat", "cards"] = "nothing",
    targets: Targets = always,
    clause: str = "STA-9",
    nothing: str = "refused-no-target",
    judge: Judge = no_square,
) -> Callable[[Resolve], Effect]:
    """Make a function the effect of the card it is named after."""
    return lambda resolve: Effect(resolve, asks, targets, clause, nothing, judge)


# ---- improvements (STA-20)


def _unimproved(state: Standoff, seat: int) -> Squares:
    return state.blocks[seat] & ~(state.refineries | state.artillery | state.forcefields)


def _unimproved_on_a_patch(state: Standoff, seat: int) -> Squares:
    return _unimproved(state, seat) & PATCHES


def _judge_improvement(state: Standoff, seat: int, square: Square) -> None:
    row, column = square
    if not bit(square) & state.blocks[seat]:
        raise Refused("STA-20", "refused-not-your-block", row=row, column=column)
    if not bit(square) & _unimproved(state, seat):
        raise Refused("STA-20", "refused-improved", row=row, column=column)


def _judge_refinery(state: Standoff, seat: int, square: Square) -> None:
    _judge_improvement(state, seat, square)
    if not bit(square) & PATCHES:
        raise Refused("STA-4", "refused-no-patch", row=square[0], column=square[1])


@effect("square", _unimproved_on_a_patch, judge=_judge_refinery)
def refinery(state: Standoff, seat: int, square: Square, tell: Tell | None) -> None:
    """Put a refinery token on an own block that lies on a mineral patch."""
    state.refineries |= bit(square)
    if tell:
        tell(TokenPlaced(seat=seat, improvement="refinery", square=square, squares=(square,)))


@effect("square", _unimproved, judge=_judge_improvement)
def artillery(state: Standoff, seat: int, square: Square, tell: Tell | None) -> None:
    """Put an artillery token on an own block."""
    state.artillery |= bit(square)
    if tell:
        tell(TokenPlaced(seat=seat, improvement="artillery", square=square, squares=(square,)))


@effect("square", _unimproved, judge=_judge_improvement)
def forcefield(state: Standoff, seat: int, square: Square, tell: Tell | None) -> None:
    """Put a forcefield token on an own block."""
    state.forcefields |= bit(square)
    if tell:
        tell(TokenPlaced(seat=seat, improvement="forcefield", square=square, squares=(square,)))


# ---- blocks


def _empty(state: Standoff, seat: int) -> Squares:
    return EVERYWHERE & ~state.filled()


def _judge_empty(state: Standoff, seat: int, square: Square) -> None:
    if bit(square) & state.filled():
        raise Refused("STA-19", "refused-filled", row=square[0], column=square[1])


@effect("square", _empty, judge=_judge_empty)
def obstruction(state: Standoff, seat: int, square: Square, tell: Tell | None) -> None:
    """Place a black block on any empty square (STA-19)."""
    state.put_blocks(state.seats, bit(square))
    if tell:
        tell(BlackPlaced(seat=seat, square=square, squares=(square,)))


def _blocks(state: Standoff, seat: int) -> Squares:
    return state.filled()


def _judge_block(state: Standoff, seat: int, square: Square) -> None:
    if not bit(square) & state.filled():
        raise Refused("STA-21", "refused-no-block", row=square[0], column=square[1])


@effect("square", _blocks, judge=_judge_block)
def airstrike(state: Standoff, seat: int, square: Square, tell: Tell | None) -> None:
    """Destroy any one block and what is on it."""
    state.destroy(seat, square, tell)


def _landing_squares(state: Standoff, seat: int) -> Squares:
    return state.free_squares(seat) & state.anchors(seat)


def _judge_landing(state: Standoff, seat: int, square: Square) -> None:
    judge_group((square,), state.filled(), state.free_squares(seat), state.anchors(seat))


@effect("square", _landing_squares, judge=_judge_landing)
def airdrop(state: Standoff, seat: int, square: Square, tell: Tell | None) -> None:
    """Place one own block by the rules of placement (STA-19)."""
    state.put_blocks(seat, bit(square))
    if tell:
        tell(BlockPlaced(seat=seat, square=square, squares=(square,)))


# ---- cards


@effect(targets=lambda state, seat: state.can_draw(seat), nothing="refused-nothing-to-draw")
def restock(state: Standoff, seat: int, _aim: None, tell: Tell | None) -> None:
    """Draw three cards."""
    for _card in range(RESTOCK_CARDS):
        state.draw_card(seat, tell)


def _opponents_with_cards(state: Standoff, seat: int) -> int:
    return sum(1 << other for other, hand in enumerate(state.hands) if hand and other != seat)


@effect("seat", _opponents_with_cards, nothing="refused-hands-empty")
def hack(state: Standoff, seat: int, target: int, tell: Tell | None) -> None:
    """Look at an opponent's hand; the choice of a card there follows (STA-23)."""
    state.ask("hack", target)
    state.see_hand(seat, target)
    if tell:
        tell(HandOpened(seat=seat, target_seat=target))
        for card in state.hand_in_order(target):
            tell(CardSeen(seat=target, card=card, to=(seat,)))


def _own_deck(state: Standoff, seat: int) -> int:
    return 1 if state.decks[seat] else 0


@effect(targets=_own_deck, nothing="refused-deck-empty")
def early_access(state: Standoff, seat: int, _aim: None, tell: Tell | None) -> None:
    """Look through the own deck; the choice of a card there follows (STA-23)."""
    state.ask("early-access", seat)
    if tell:
        tell(DeckOpened(seat=seat))
        tell(DeckSeen(seat=seat, to=(seat,)))


@effect("cards")
def disposal(state: Standoff, seat: int, cards: tuple[str, ...], tell: Tell | None) -> None:
    """Trash up to three cards from the hand."""
    for card in cards:
        state.leave_hand(seat, card)
        state.trash += (card,)
        if tell:
            tell(Trashed(seat=seat, card=card))


def _opponents(state: Standoff, seat: int) -> int:
    return (1 << state.seats) - 1 & ~(1 << seat)


@effect("seat", _opponents)
def trojan(state: Standoff, seat: int, target: int, tell: Tell | None) -> None:
    """A Horse goes into an opponent's deck, which is shuffled."""
    state.bury_horse(target)
    if tell:
        tell(HorseSent(seat=seat, target_seat=target))


# ---- credits, actions, turns


@effect()
def fundraiser(state: Standoff, seat: int, _aim: None, tell: Tell | None) -> None:
    """One credit for each card in hand; this one has left it already."""
    credits = len(state.hands[seat])
    state.budgets[seat] += credits
    if tell:
        tell(CreditsGained(seat=seat, credits=credits))


def _room_for_actions(state: Standoff, seat: int) -> int:
    return 1 if state.acted + state.actions < MOST_ACTIONS else 0


@effect(targets=_room_for_actions, clause="STA-26", nothing="refused-most-actions")
def blitz(state: Standoff, seat: int, _aim: None, tell: Tell | None) -> None:
    """Three more actions this turn, up to the most a turn can have (STA-26)."""
    actions = min(BLITZ_ACTIONS, MOST_ACTIONS - state.acted - state.actions)
    state.actions += actions
    if tell:
        tell(ActionsGained(seat=seat, actions=actions))


@effect()
def duplicate(state: Standoff, seat: int, _aim: None, tell: Tell | None) -> None:
    """With no action card to copy: the next card costs nothing (STA-22)."""
    state.free = True
    if tell:
        tell(NextCardFree(seat=seat))


def _no_extra_turn_yet(state: Standoff, seat: int) -> int:
    return 0 if state.extra else 1


@effect(targets=_no_extra_turn_yet, clause="STA-24", nothing="refused-second-extra-turn")
def initiative(state: Standoff, seat: int, _aim: None, tell: Tell | None) -> None:
    """Another turn after this one (STA-24)."""
    state.extra = True
    if tell:
        tell(ExtraTurnWon(seat=seat))


# ---- orbit


def steve(state: Standoff, seat: int, tell: Tell | None) -> None:
    """Draw a card in the upkeep."""
    state.draw_card(seat, tell)


def linda(state: Standoff, seat: int, tell: Tell | None) -> None:
    """A credit in the upkeep."""
    state.budgets[seat] += 1
    if tell:
        tell(CreditsGained(seat=seat, credits=1))


def _any_satellite(state: Standoff, seat: int) -> int:
    return 1 if any(state.satellites) else 0


@effect(targets=_any_satellite, nothing="refused-no-satellite")
def emp(state: Standoff, seat: int, _aim: None, tell: Tell | None) -> None:
    """All satellites go to their owners' discard piles."""
    for owner, satellites in enumerate(state.satellites):
        state.discards[owner].extend(satellites)
        state.satellites[owner] = ()
        if tell:
            for card in satellites:
                tell(SatelliteFell(seat=owner, card=card))
