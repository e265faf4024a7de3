"""What each action and free action does, once it was judged."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .board import gather
from .cards import CARDS, PERMANENT_PILES, Cost
from .choices import SHOT, aim_of
from .moves import (
    Bought,
    Buy,
    CardReceived,
    CardTaken,
    Choose,
    Convert,
    Converted,
    Copied,
    Credit,
    CreditPlayed,
    CreditsGained,
    Discard,
    Discarded,
    Draw,
    Fire,
    Fired,
    Hacked,
    MarketRefilled,
    Mine,
    Mined,
    Place,
    Placed,
    Play,
    Played,
    SatelliteLaunched,
    Trashed,
)

if TYPE_CHECKING:
    from ridotto.core.forms import Tell

    from .state import Standoff


def _act(game: Standoff) -> None:
    game.actions -= 1
    game.acted += 1


def draw(game: Standoff, seat: int, move: Draw, tell: Tell | None) -> None:
    """Draw a card for an action (STA-7)."""
    _act(game)
    game.draw_card(seat, tell)


def discard(game: Standoff, seat: int, move: Discard, tell: Tell | None) -> None:
    """Discard a card for an action, or by Bart for none and a credit (STA-7)."""
    throw(game, seat, move.card, tell)
    if not move.bart:
        _act(game)
        return
    game.budgets[seat] += 1
    if tell:
        tell(CreditsGained(seat=seat, credits=1))


def throw(game: Standoff, seat: int, card: str, tell: Tell | None) -> None:
    """A card goes from the hand to the own discard pile."""
    game.leave_hand(seat, card)
    game.discards[seat].append(card)
    if tell:
        tell(Discarded(seat=seat, card=card))


def credit(game: Standoff, seat: int, move: Credit, tell: Tell | None) -> None:
    """A resource card gives its credits (STA-8)."""
    card = CARDS[move.card]
    game.leave_hand(seat, move.card)
    game.discards[seat].append(move.card)
    game.budgets[seat] += card.credits
    game.bonds[seat] += card.bond
    if tell:
        tell(CreditPlayed(seat=seat, card=move.card, credits=card.credits))


def convert(game: Standoff, seat: int, move: Convert, tell: Tell | None) -> None:
    """Minerals become credits (STA-8)."""
    game.minerals[seat] -= move.minerals
    game.budgets[seat] += move.minerals
    if tell:
        tell(Converted(seat=seat, minerals=move.minerals))


def _pay(game: Standoff, seat: int, cost: Cost) -> None:
    game.budgets[seat] -= cost.credits
    game.minerals[seat] -= cost.minerals


def place(game: Standoff, seat: int, move: Place, tell: Tell | None) -> None:
    """A polyomino card puts its blocks on the field; with Zelda it takes no action (STA-16)."""
    _pay(game, seat, game.play_cost(game.card(move.card)))
    game.free = False
    game.placed = True
    if not game.places_freely(seat):
        _act(game)
    game.leave_hand(seat, move.card)
    game.discards[seat].append(move.card)
    if tell:
        tell(Placed(seat=seat, card=move.card, squares=move.squares))
    game.put_blocks(seat, gather(move.squares))


def play(game: Standoff, seat: int, move: Play, tell: Tell | None) -> None:
    """An action card is paid for and does its work; a satellite goes up and stays (STA-9)."""
    card = game.card(move.card)
    _pay(game, seat, game.play_cost(card))
    game.free = False
    _act(game)
    game.leave_hand(seat, move.card)
    effect = game.effect(card)
    if effect is None:
        game.satellites[seat] += (move.card,)
        if tell:
            tell(SatelliteLaunched(seat=seat, card=move.card))
        return
    if tell:
        tell(Played(seat=seat, card=move.card))
        if effect is not card.effect:
            tell(Copied(seat=seat, card=game.copyable))
    game.limbo = move.card
    effect.resolve(game, seat, aim_of(move, effect), tell)
    if not card.copies_last:
        game.copyable = move.card
    if not game.asking:
        _put_away(game, seat, tell)


def _put_away(game: Standoff, seat: int, tell: Tell | None) -> None:
    """The card that was played goes to the own discard pile, or out of the game (STA-9)."""
    card, game.limbo = game.limbo, ""
    if not CARDS[card].trashed:
        game.discards[seat].append(card)
        return
    game.trash += (card,)
    if tell:
        tell(Trashed(seat=seat, card=card))


def choose(game: Standoff, seat: int, move: Choose, tell: Tell | None) -> None:
    """Hack discards the chosen card; Early Access takes it into the hand and shuffles the deck (STA-9)."""
    asking, target = game.asking, game.target
    game.asking, game.target = "", 0
    game.phase = "action"
    if asking == "hack":
        game.leave_hand(target, move.card)
        game.discards[target].append(move.card)
        if tell:
            tell(Hacked(seat=seat, target_seat=target, card=move.card))
    else:
        _take_from_deck(game, seat, move.card, tell)
    _put_away(game, seat, tell)


def _take_from_deck(game: Standoff, seat: int, card: str, tell: Tell | None) -> None:
    deck = game.decks[seat]
    deck.remove(card)
    game.into_hand(seat, card)
    game.chance.shuffle(deck)
    if tell:
        tell(CardTaken(seat=seat))
        tell(CardReceived(seat=seat, card=card, to=(seat,)))


def buy(game: Standoff, seat: int, move: Buy, tell: Tell | None) -> None:
    """A card goes from a market to the own discard pile; the temporary market is refilled (STA-12)."""
    _pay(game, seat, game.card(move.card).price)
    _act(game)
    game.discards[seat].append(move.card)
    if tell:
        tell(Bought(seat=seat, card=move.card))
    pile = PERMANENT_PILES.get(move.card)
    if pile is None:
        _replace(game, move.card, tell)
    else:
        left = game.permanent
        game.permanent = (*left[:pile], left[pile] - 1, *left[pile + 1 :])


def _replace(game: Standoff, card: str, tell: Tell | None) -> None:
    """The next card of the pile takes the place of one of the temporary market, while there is one (STA-12)."""
    place = game.temporary.index(card)
    replacement = game.pile[-1:]
    game.pile = game.pile[:-1]
    game.temporary = game.temporary[:place] + replacement + game.temporary[place + 1 :]
    if tell and replacement:
        tell(MarketRefilled(card=replacement[0]))


def mine(game: Standoff, seat: int, move: Mine, tell: Tell | None) -> None:
    """Every own refinery gives minerals (STA-13)."""
    _act(game)
    minerals = game.yield_of(seat)
    game.minerals[seat] += minerals
    if tell:
        tell(Mined(seat=seat, minerals=minerals))


def fire(game: Standoff, seat: int, move: Fire, tell: Tell | None) -> None:
    """An artillery token destroys a block in reach (STA-21)."""
    _act(game)
    game.budgets[seat] -= SHOT.credits
    if tell:
        tell(Fired(seat=seat, origin=move.origin))
    game.destroy(seat, move.at, tell)
