"""Why a move may not be played: the clause that it breaks, and a sentence for the player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec import UNSET

from ridotto.core.forms import Move
from ridotto.core.refusal import Refused

from .board import SIDE, Square, bit, on_board
from .cards import CARDS, Card, Cost
from .choices import ARTILLERY_REACH, SHOT, in_range, on_sale
from .effects import DISPOSAL_CARDS, MOST_ACTIONS, Effect
from .moves import Buy, Choose, Convert, Credit, Discard, Draw, Drop, End, Fire, Mine, Place, Play
from .naming import echoed, named
from .placement import judge_group

if TYPE_CHECKING:
    from .state import Standoff


_IN_PHASE = {"action": "refused-in-action", "choose": "refused-in-choose", "discard": "refused-in-discard"}


def judge(game: Standoff, seat: int, move: Move) -> None:
    """Raise `Refused` unless the player whose turn it is may play this move."""
    phase, judged = _JUDGES[type(move)]
    if phase != game.phase:
        raise Refused("PHASE", "refused-nothing-shown" if phase == "choose" else _IN_PHASE[game.phase])
    judged(game, seat, move)


# ---- what several moves need


def _card(game: Standoff, name: str) -> Card:
    if name not in CARDS:
        raise Refused("STA-4", "refused-unknown-card", name=echoed(name))
    return game.card(name)


def _held(game: Standoff, seat: int, name: str) -> Card:
    card = _card(game, name)
    if name not in game.hands[seat]:
        raise Refused("STA-9", "refused-not-in-hand", card=named(name))
    return card


def _cards_held(game: Standoff, seat: int, names: tuple[str, ...], clause: str, played: str = "") -> None:
    """These cards can be taken from the hand together, besides the one that is played."""
    for name, asked in Counter(names).items():
        _card(game, name)
        held = game.hands[seat].count(name) - (name == played)
        if asked <= held:
            continue
        if name == played:
            raise Refused(clause, "refused-being-played", card=named(name), asked=asked, held=held)
        if not held:
            raise Refused(clause, "refused-not-in-hand", card=named(name))
        raise Refused(clause, "refused-cards-held", card=named(name), asked=asked, held=held)


def _action_left(game: Standoff) -> None:
    if not game.actions:
        raise Refused("STA-7", "refused-no-action")


def _affordable(game: Standoff, seat: int, cost: Cost, clause: str) -> None:
    budget, minerals = game.budgets[seat], game.minerals[seat]
    if cost.credits > budget:
        raise Refused(clause, "refused-credits", cost=cost.credits, budget=budget)
    if cost.minerals > minerals:
        raise Refused(clause, "refused-minerals", cost=cost.minerals, minerals=minerals)


def _not_below_zero(game: Standoff, seat: int, clause: str) -> None:
    if game.budgets[seat] < 0:
        raise Refused(clause, "refused-below-zero", budget=game.budgets[seat])


def _on_board(square: Square) -> None:
    if not on_board(square):
        raise Refused("STA-1", "refused-off-board", row=square[0], column=square[1], last=SIDE - 1)


# ---- the kinds of move


def _judge_draw(game: Standoff, seat: int, move: Draw) -> None:
    _action_left(game)
    if not game.can_draw(seat):
        raise Refused("STA-11", "refused-nothing-to-draw")


def _judge_discard(game: Standoff, seat: int, move: Discard) -> None:
    card = _held(game, seat, move.card)
    if move.bart:
        if not game.can_scrap(seat):
            raise Refused("STA-4", "refused-no-bart")
        return
    _action_left(game)
    if card.stuck:
        raise Refused("STA-4", "refused-discard-horse")


def _judge_credit(game: Standoff, seat: int, move: Credit) -> None:
    card = _held(game, seat, move.card)
    if card.kind != "resource":
        raise Refused("STA-8", "refused-not-resource", card=named(card.name))


def _judge_convert(game: Standoff, seat: int, move: Convert) -> None:
    if move.minerals < 1:
        raise Refused("STA-8", "refused-convert-none")
    if move.minerals > game.minerals[seat]:
        raise Refused("STA-8", "refused-convert", asked=move.minerals, minerals=game.minerals[seat])


def _judge_place(game: Standoff, seat: int, move: Place) -> None:
    card = _held(game, seat, move.card)
    if card.kind != "polyomino":
        raise Refused("STA-16", "refused-not-polyomino", card=named(card.name))
    if game.placed:
        raise Refused("STA-7", "refused-second-polyomino")
    if not game.places_freely(seat):
        _action_left(game)
    _not_below_zero(game, seat, "STA-10")
    _affordable(game, seat, game.play_cost(card), "STA-9")
    if len(move.squares) != card.blocks:
        raise Refused("STA-16", "refused-blocks", blocks=card.blocks, squares=len(move.squares))
    judge_group(move.squares, game.filled(), game.free_squares(seat), game.anchors(seat))


def _judge_play(game: Standoff, seat: int, move: Play) -> None:
    _judge_keys(game, move)
    card = _held(game, seat, move.card)
    if card.kind == "horse":
        raise Refused("STA-4", "refused-play-horse")
    if card.kind not in ("action", "satellite"):
        raise Refused("STA-7", "refused-not-action", card=named(card.name), kind=card.kind)
    _action_left(game)
    _not_below_zero(game, seat, "STA-10")
    _affordable(game, seat, game.play_cost(card), "STA-9")
    effect = game.effect(card)
    if effect is not None:
        _judge_aim(game, seat, move, effect)


def _judge_keys(game: Standoff, move: Play) -> None:
    """The move has the key that its card asks for and no other; for Duplicate, the card that it copies (STA-9)."""
    card = _card(game, move.card)
    if card.kind not in ("action", "satellite"):
        return  # it cannot be played like this whatever is said
    effect = game.effect(card)
    asks = effect.asks if effect else "nothing"
    given = {"square": move.square, "seat": move.seat, "cards": move.cards}
    for key, value in given.items():
        if key != asks and value is not UNSET:
            raise Refused("FORM", "refused-key-superfluous", card=named(card.name), key=key)
    if given.get(asks) is UNSET:
        raise Refused("FORM", "refused-key-missing", card=named(card.name), key=asks)


def _judge_aim(game: Standoff, seat: int, move: Play, effect: Effect) -> None:
    """The card could do something (STA-9), and may do it to what was chosen."""
    targets = effect.targets(game, seat)
    if not targets:
        raise Refused(effect.clause, effect.nothing, card=named(move.card), most=MOST_ACTIONS)
    if effect.asks == "square":
        square: Square = move.square  # type: ignore[assignment]
        _on_board(square)
        effect.judge(game, seat, square)
    elif effect.asks == "seat":
        _judge_opponent(game, seat, move.seat, targets)  # type: ignore[arg-type]
    elif effect.asks == "cards":
        cards: tuple[str, ...] = move.cards  # type: ignore[assignment]
        if len(cards) > DISPOSAL_CARDS:
            raise Refused("STA-4", "refused-too-many-to-trash", most=DISPOSAL_CARDS, asked=len(cards))
        _cards_held(game, seat, cards, "STA-4", played=move.card)


def _judge_opponent(game: Standoff, seat: int, target: int, targets: int) -> None:
    if not 0 <= target < game.seats or target == seat:
        raise Refused("STA-9", "refused-no-opponent", target=target)
    if not targets >> target & 1:
        raise Refused("STA-9", "refused-hand-empty")


def _judge_choose(game: Standoff, seat: int, move: Choose) -> None:
    _card(game, move.card)
    if move.card not in game.shown():
        raise Refused("STA-9", "refused-not-shown", card=named(move.card))


def _judge_buy(game: Standoff, seat: int, move: Buy) -> None:
    card = _card(game, move.card)
    if move.card not in on_sale(game):
        raise Refused("STA-12", "refused-not-on-sale", card=named(move.card))
    _action_left(game)
    _not_below_zero(game, seat, "STA-12")
    _affordable(game, seat, card.price, "STA-12")


def _judge_mine(game: Standoff, seat: int, move: Mine) -> None:
    _action_left(game)
    if not game.yield_of(seat):
        raise Refused("STA-13", "refused-no-refinery")


def _judge_fire(game: Standoff, seat: int, move: Fire) -> None:
    _on_board(move.origin)
    _on_board(move.at)
    row, column = move.origin
    if not bit(move.origin) & game.artillery & game.blocks[seat]:
        raise Refused("STA-21", "refused-no-artillery", row=row, column=column)
    _action_left(game)
    _affordable(game, seat, SHOT, "STA-21")
    distance = abs(row - move.at[0]) + abs(column - move.at[1])
    if not bit(move.at) & game.filled():
        raise Refused("STA-21", "refused-no-block", row=move.at[0], column=move.at[1])
    if not bit(move.at) & in_range(game, bit(move.origin)):
        raise Refused("STA-21", "refused-out-of-range", distance=distance, reach=ARTILLERY_REACH)


def _judge_end(game: Standoff, seat: int, move: End) -> None:
    """It can always be ended (STA-15)."""


def _judge_drop(game: Standoff, seat: int, move: Drop) -> None:
    least, most = game.drops(seat)
    if len(move.cards) < least:
        raise Refused("STA-14", "refused-drop-more", least=least, asked=len(move.cards))
    if len(move.cards) > most:
        raise Refused("STA-14", "refused-drop-fewer", most=most, asked=len(move.cards))
    _cards_held(game, seat, move.cards, "STA-14")


_JUDGES: dict[type[Move], tuple[str, Callable[[Standoff, int, Any], None]]] = {
    Draw: ("action", _judge_draw),
    Discard: ("action", _judge_discard),
    Credit: ("action", _judge_credit),
    Convert: ("action", _judge_convert),
    Place: ("action", _judge_place),
    Play: ("action", _judge_play),
    Choose: ("choose", _judge_choose),
    Buy: ("action", _judge_buy),
    Mine: ("action", _judge_mine),
    Fire: ("action", _judge_fire),
    End: ("action", _judge_end),
    Drop: ("discard", _judge_drop),
}
