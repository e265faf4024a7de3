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


def always(game: Standoff, seat: int) -> int:
    """It can be played whatever the position."""
    return 1


def no_square(game: Standoff, seat: int, square: Square) -> None:
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


def _unimproved(game: Standoff, seat: int) -> Squares:
    return game.blocks[seat] & ~(game.refineries | game.artillery | game.forcefields)


def _unimproved_on_a_patch(game: Standoff, seat: int) -> Squares:
    return _unimproved(game, seat) & PATCHES


def _judge_improvement(game: Standoff, seat: int, square: Square) -> None:
    row, column = square
    if not bit(square) & game.blocks[seat]:
        raise Refused("STA-20", "refused-not-your-block", row=row, column=column)
    if not bit(square) & _unimproved(game, seat):
        raise Refused("STA-20", "refused-improved", row=row, column=column)


def _judge_refinery(game: Standoff, seat: int, square: Square) -> None:
    _judge_improvement(game, seat, square)
    if not bit(square) & PATCHES:
        raise Refused("STA-4", "refused-no-patch", row=square[0], column=square[1])


@effect("square", _unimproved_on_a_patch, judge=_judge_refinery)
def refinery(game: Standoff, seat: int, square: Square, tell: Tell | None) -> None:
    """Put a refinery token on an own block that lies on a mineral patch."""
    game.refineries |= bit(square)
    if tell:
        tell(TokenPlaced(seat=seat, improvement="refinery", square=square))


@effect("square", _unimproved, judge=_judge_improvement)
def artillery(game: Standoff, seat: int, square: Square, tell: Tell | None) -> None:
    """Put an artillery token on an own block."""
    game.artillery |= bit(square)
    if tell:
        tell(TokenPlaced(seat=seat, improvement="artillery", square=square))


@effect("square", _unimproved, judge=_judge_improvement)
def forcefield(game: Standoff, seat: int, square: Square, tell: Tell | None) -> None:
    """Put a forcefield token on an own block."""
    game.forcefields |= bit(square)
    if tell:
        tell(TokenPlaced(seat=seat, improvement="forcefield", square=square))


# ---- blocks


def _empty(game: Standoff, seat: int) -> Squares:
    return EVERYWHERE & ~game.filled()


def _judge_empty(game: Standoff, seat: int, square: Square) -> None:
    if bit(square) & game.filled():
        raise Refused("STA-19", "refused-filled", row=square[0], column=square[1])


@effect("square", _empty, judge=_judge_empty)
def obstruction(game: Standoff, seat: int, square: Square, tell: Tell | None) -> None:
    """Place a black block on any empty square (STA-19)."""
    game.put_blocks(game.seats, bit(square))
    if tell:
        tell(BlackPlaced(seat=seat, square=square))


def _blocks(game: Standoff, seat: int) -> Squares:
    return game.filled()


def _judge_block(game: Standoff, seat: int, square: Square) -> None:
    if not bit(square) & game.filled():
        raise Refused("STA-21", "refused-no-block", row=square[0], column=square[1])


@effect("square", _blocks, judge=_judge_block)
def airstrike(game: Standoff, seat: int, square: Square, tell: Tell | None) -> None:
    """Destroy any one block and what is on it."""
    game.destroy(seat, square, tell)


def _landing_squares(game: Standoff, seat: int) -> Squares:
    return game.free_squares(seat) & game.anchors(seat)


def _judge_landing(game: Standoff, seat: int, square: Square) -> None:
    judge_group((square,), game.filled(), game.free_squares(seat), game.anchors(seat))


@effect("square", _landing_squares, judge=_judge_landing)
def airdrop(game: Standoff, seat: int, square: Square, tell: Tell | None) -> None:
    """Place one own block by the rules of placement (STA-19)."""
    game.put_blocks(seat, bit(square))
    if tell:
        tell(BlockPlaced(seat=seat, square=square))


# ---- cards


@effect(targets=lambda game, seat: game.can_draw(seat), nothing="refused-nothing-to-draw")
def restock(game: Standoff, seat: int, _aim: None, tell: Tell | None) -> None:
    """Draw three cards."""
    for _card in range(RESTOCK_CARDS):
        game.draw_card(seat, tell)


def _opponents_with_cards(game: Standoff, seat: int) -> int:
    return sum(1 << other for other, hand in enumerate(game.hands) if hand and other != seat)


@effect("seat", _opponents_with_cards, nothing="refused-hands-empty")
def hack(game: Standoff, seat: int, target: int, tell: Tell | None) -> None:
    """Look at an opponent's hand; the choice of a card there follows (STA-23)."""
    game.ask("hack", target)
    game.see_hand(seat, target)
    if tell:
        tell(HandOpened(seat=seat, target_seat=target))
        for card in game.hand_in_order(target):
            tell(CardSeen(seat=target, card=card, to=(seat,)))


def _own_deck(game: Standoff, seat: int) -> int:
    return 1 if game.decks[seat] else 0


@effect(targets=_own_deck, nothing="refused-deck-empty")
def early_access(game: Standoff, seat: int, _aim: None, tell: Tell | None) -> None:
    """Look through the own deck; the choice of a card there follows (STA-23)."""
    game.ask("early-access", seat)
    if tell:
        tell(DeckOpened(seat=seat))
        tell(DeckSeen(seat=seat, to=(seat,)))


@effect("cards")
def disposal(game: Standoff, seat: int, cards: tuple[str, ...], tell: Tell | None) -> None:
    """Trash up to three cards from the hand."""
    for card in cards:
        game.leave_hand(seat, card)
        game.trash += (card,)
        if tell:
            tell(Trashed(seat=seat, card=card))


def _opponents(game: Standoff, seat: int) -> int:
    return (1 << game.seats) - 1 & ~(1 << seat)


@effect("seat", _opponents)
def trojan(game: Standoff, seat: int, target: int, tell: Tell | None) -> None:
    """A Horse goes into an opponent's deck, which is shuffled."""
    game.bury_horse(target)
    if tell:
        tell(HorseSent(seat=seat, target_seat=target))


# ---- credits, actions, turns


@effect()
def fundraiser(game: Standoff, seat: int, _aim: None, tell: Tell | None) -> None:
    """One credit for each card in hand; this one has left it already."""
    credits = len(game.hands[seat])
    game.budgets[seat] += credits
    if tell:
        tell(CreditsGained(seat=seat, credits=credits))


def _room_for_actions(game: Standoff, seat: int) -> int:
    return 1 if game.acted + game.actions < MOST_ACTIONS else 0


@effect(targets=_room_for_actions, clause="STA-26", nothing="refused-most-actions")
def blitz(game: Standoff, seat: int, _aim: None, tell: Tell | None) -> None:
    """Three more actions this turn, up to the most a turn can have (STA-26)."""
    actions = min(BLITZ_ACTIONS, MOST_ACTIONS - game.acted - game.actions)
    game.actions += actions
    if tell:
        tell(ActionsGained(seat=seat, actions=actions))


@effect()
def duplicate(game: Standoff, seat: int, _aim: None, tell: Tell | None) -> None:
    """With no action card to copy: the next card costs nothing (STA-22)."""
    game.free = True
    if tell:
        tell(NextCardFree(seat=seat))


def _no_extra_turn_yet(game: Standoff, seat: int) -> int:
    return 0 if game.extra else 1


@effect(targets=_no_extra_turn_yet, clause="STA-24", nothing="refused-second-extra-turn")
def initiative(game: Standoff, seat: int, _aim: None, tell: Tell | None) -> None:
    """Another turn after this one (STA-24)."""
    game.extra = True
    if tell:
        tell(ExtraTurnWon(seat=seat))


# ---- orbit


def steve(game: Standoff, seat: int, tell: Tell | None) -> None:
    """Draw a card in the upkeep."""
    game.draw_card(seat, tell)


def linda(game: Standoff, seat: int, tell: Tell | None) -> None:
    """A credit in the upkeep."""
    game.budgets[seat] += 1
    if tell:
        tell(CreditsGained(seat=seat, credits=1))


def _any_satellite(game: Standoff, seat: int) -> int:
    return 1 if any(game.satellites) else 0


@effect(targets=_any_satellite, nothing="refused-no-satellite")
def emp(game: Standoff, seat: int, _aim: None, tell: Tell | None) -> None:
    """All satellites go to their owners' discard piles."""
    for owner, satellites in enumerate(game.satellites):
        game.discards[owner].extend(satellites)
        game.satellites[owner] = ()
        if tell:
            for card in satellites:
                tell(SatelliteFell(seat=owner, card=card))
