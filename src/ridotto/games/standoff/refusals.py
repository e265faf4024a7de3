"""Why a move may not be played: the clause that it breaks, and a sentence for the player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec import UNSET

from ridotto.core.forms import Move
from ridotto.core.refusal import Refused

from .board import SIDE, Square, bit, on_board
from .cards import CARDS, SHOT, Card, Cost, echoed
from .effects import DISPOSAL_CARDS, MOST_ACTIONS, Effect
from .moves import Buy, Choose, Convert, Credit, Discard, Draw, Drop, End, Fire, Mine, Place, Play
from .placement import ARTILLERY_REACH, in_range, judge_group, placements

if TYPE_CHECKING:
    from .state import Standoff

_IN_PHASE = {"action": "refused-in-action", "choose": "refused-in-choose", "discard": "refused-in-discard"}


def judge(state: Standoff, seat: int, move: Move) -> None:
    """Raise `Refused` unless the player whose turn it is may play this move."""
    judged = _JUDGES[state.phase].get(type(move))
    if judged is None:
        raise Refused("PHASE", "refused-nothing-shown" if isinstance(move, Choose) else _IN_PHASE[state.phase])
    judged(state, seat, move)


def why_not(state: Standoff, seat: int, name: str) -> Refused | None:
    """Why a card of the hand cannot be played now, whatever is chosen for it; `None` if it can be."""
    card = state.card(name)
    try:
        if card.kind == "polyomino":
            _judge_placing(state, seat, card)
            if not any(placements(state.free_squares(seat), state.anchors(seat), card.blocks)):
                raise Refused("STA-16", "refused-no-room", card=name)
        elif card.kind != "resource":
            _judge_playing(state, seat, card)
    except Refused as refused:
        return refused
    return None


# ---- what several moves need


def _card(state: Standoff, name: str) -> Card:
    if name not in CARDS:
        raise Refused("STA-4", "refused-unknown-card", name=echoed(name))
    return state.card(name)


def _held(state: Standoff, seat: int, name: str) -> Card:
    card = _card(state, name)
    if name not in state.hands[seat]:
        raise Refused("STA-9", "refused-not-in-hand", card=name)
    return card


def _cards_held(state: Standoff, seat: int, names: tuple[str, ...], clause: str, played: str = "") -> None:
    """These cards can be taken from the hand together, besides the one that is played."""
    for name, asked in Counter(names).items():
        _card(state, name)
        held = state.hands[seat].count(name) - (name == played)
        if asked <= held:
            continue
        if name == played:
            raise Refused(clause, "refused-being-played", card=name, asked=asked, held=held)
        if not held:
            raise Refused(clause, "refused-not-in-hand", card=name)
        raise Refused(clause, "refused-cards-held", card=name, asked=asked, held=held)


def _action_left(state: Standoff) -> None:
    if not state.actions:
        raise Refused("STA-7", "refused-no-action")


def _affordable(state: Standoff, seat: int, cost: Cost, clause: str) -> None:
    budget, minerals = state.budgets[seat], state.minerals[seat]
    if cost.credits > budget:
        raise Refused(clause, "refused-credits", cost=cost.credits, budget=budget)
    if cost.minerals > minerals:
        raise Refused(clause, "refused-minerals", cost=cost.minerals, minerals=minerals)


def _not_below_zero(state: Standoff, seat: int, clause: str) -> None:
    if state.budgets[seat] < 0:
        raise Refused(clause, "refused-below-zero", budget=state.budgets[seat])


def _on_board(square: Square) -> None:
    if not on_board(square):
        raise Refused("STA-1", "refused-off-board", row=square[0], column=square[1], last=SIDE - 1)


# ---- the kinds of move


def _judge_draw(state: Standoff, seat: int, move: Draw) -> None:
    _action_left(state)
    if not state.can_draw(seat):
        raise Refused("STA-11", "refused-nothing-to-draw")


def _judge_discard(state: Standoff, seat: int, move: Discard) -> None:
    card = _held(state, seat, move.card)
    if move.bart:
        if not state.can_scrap(seat):
            raise Refused("STA-4", "refused-no-bart")
        return
    _action_left(state)
    if card.stuck:
        raise Refused("STA-4", "refused-discard-horse")


def _judge_credit(state: Standoff, seat: int, move: Credit) -> None:
    card = _held(state, seat, move.card)
    if card.kind != "resource":
        raise Refused("STA-8", "refused-not-resource", card=card.name)


def _judge_convert(state: Standoff, seat: int, move: Convert) -> None:
    if move.minerals < 1:
        raise Refused("STA-8", "refused-convert-none")
    if move.minerals > state.minerals[seat]:
        raise Refused("STA-8", "refused-convert", asked=move.minerals, minerals=state.minerals[seat])


def _judge_place(state: Standoff, seat: int, move: Place) -> None:
    card = _held(state, seat, move.card)
    if card.kind != "polyomino":
        raise Refused("STA-16", "refused-not-polyomino", card=card.name)
    _judge_placing(state, seat, card)
    if len(move.squares) != card.blocks:
        raise Refused("STA-16", "refused-blocks", blocks=card.blocks, squares=len(move.squares))
    judge_group(move.squares, state.filled(), state.free_squares(seat), state.anchors(seat))


def _judge_placing(state: Standoff, seat: int, card: Card) -> None:
    """A polyomino card may be played at all."""
    if state.placed:
        raise Refused("STA-7", "refused-second-polyomino")
    if not state.places_freely(seat):
        _action_left(state)
    _not_below_zero(state, seat, "STA-10")
    _affordable(state, seat, state.play_cost(card), "STA-9")


def _judge_play(state: Standoff, seat: int, move: Play) -> None:
    _judge_other_keys(state, move)
    card = _held(state, seat, move.card)
    _judge_playing(state, seat, card)
    _judge_key(state, move, card)  # what is missing is told once the card can be played at all
    effect = state.effect(card)
    if effect is not None:
        _judge_aim(state, seat, move, effect)


def _judge_playing(state: Standoff, seat: int, card: Card) -> None:
    """An action card or a satellite may be played at all: it could do something, too (STA-9)."""
    if card.kind == "horse":
        raise Refused("STA-4", "refused-play-horse")
    if card.kind not in ("action", "satellite"):
        raise Refused("STA-7", "refused-not-action", card=card.name, kind=card.kind)
    _action_left(state)
    _not_below_zero(state, seat, "STA-10")
    _affordable(state, seat, state.play_cost(card), "STA-9")
    effect = state.effect(card)
    if effect is not None and not effect.targets(state, seat):
        raise Refused(effect.clause, effect.nothing, card=card.name, most=MOST_ACTIONS)


def _judge_other_keys(state: Standoff, move: Play) -> None:
    """The move has no key but that which its card asks for; for Duplicate, the card that it copies (STA-9)."""
    card = _card(state, move.card)
    if card.kind not in ("action", "satellite"):
        return  # it cannot be played like this whatever is said
    asks = _asked(state, card)
    for key, value in _keys(move).items():
        if key != asks and value is not UNSET:
            raise Refused("FORM", "refused-key-superfluous", card=card.name, key=key)


def _judge_key(state: Standoff, move: Play, card: Card) -> None:
    """The move has the key that its card asks for (STA-9)."""
    asks = _asked(state, card)
    if _keys(move).get(asks) is UNSET:
        raise Refused("FORM", "refused-key-missing", card=card.name, key=asks)


def _asked(state: Standoff, card: Card) -> str:
    effect = state.effect(card)
    return effect.asks if effect else "nothing"


def _keys(move: Play) -> dict[str, Any]:
    return {"square": move.square, "seat": move.seat, "cards": move.cards}


def _judge_aim(state: Standoff, seat: int, move: Play, effect: Effect) -> None:
    """The card may do what it does to what was chosen."""
    if effect.asks == "square":
        square: Square = move.square  # type: ignore[assignment]
        _on_board(square)
        effect.judge(state, seat, square)
    elif effect.asks == "seat":
        _judge_opponent(state, seat, move.seat, effect.targets(state, seat))  # type: ignore[arg-type]
    elif effect.asks == "cards":
        cards: tuple[str, ...] = move.cards  # type: ignore[assignment]
        if len(cards) > DISPOSAL_CARDS:
            raise Refused("STA-4", "refused-too-many-to-trash", most=DISPOSAL_CARDS, asked=len(cards))
        _cards_held(state, seat, cards, "STA-4", played=move.card)


def _judge_opponent(state: Standoff, seat: int, target: int, targets: int) -> None:
    if not 0 <= target < state.seats or target == seat:
        raise Refused("STA-9", "refused-no-opponent", target=target)
    if not targets >> target & 1:
        raise Refused("STA-9", "refused-hand-empty")


def _judge_choose(state: Standoff, seat: int, move: Choose) -> None:
    _card(state, move.card)
    if move.card not in state.shown():
        raise Refused("STA-9", "refused-not-shown", card=move.card)


def _judge_buy(state: Standoff, seat: int, move: Buy) -> None:
    card = _card(state, move.card)
    if move.card not in state.on_sale():
        raise Refused("STA-12", "refused-not-on-sale", card=move.card)
    _action_left(state)
    _not_below_zero(state, seat, "STA-12")
    _affordable(state, seat, card.price, "STA-12")


def _judge_mine(state: Standoff, seat: int, move: Mine) -> None:
    _action_left(state)
    if not state.yield_of(seat):
        raise Refused("STA-13", "refused-no-refinery")


def _judge_fire(state: Standoff, seat: int, move: Fire) -> None:
    _on_board(move.origin)
    _on_board(move.at)
    row, column = move.origin
    if not bit(move.origin) & state.artillery & state.blocks[seat]:
        raise Refused("STA-21", "refused-no-artillery", row=row, column=column)
    _action_left(state)
    _affordable(state, seat, SHOT, "STA-21")
    distance = abs(row - move.at[0]) + abs(column - move.at[1])
    if not bit(move.at) & state.filled():
        raise Refused("STA-21", "refused-no-block", row=move.at[0], column=move.at[1])
    if not bit(move.at) & in_range(state.filled(), bit(move.origin)):
        raise Refused("STA-21", "refused-out-of-range", distance=distance, reach=ARTILLERY_REACH)


def _judge_end(state: Standoff, seat: int, move: End) -> None:
    """It can always be ended (STA-15)."""


def _judge_drop(state: Standoff, seat: int, move: Drop) -> None:
    least, most = state.drops(seat)
    if len(move.cards) < least:
        raise Refused("STA-14", "refused-drop-more", least=least, asked=len(move.cards))
    if len(move.cards) > most:
        raise Refused("STA-14", "refused-drop-fewer", most=most, asked=len(move.cards))
    _cards_held(state, seat, move.cards, "STA-14")


_JUDGES: dict[str, dict[type[Move], Callable[[Standoff, int, Any], None]]] = {
    "action": {
        Draw: _judge_draw,
        Discard: _judge_discard,
        Credit: _judge_credit,
        Convert: _judge_convert,
        Place: _judge_place,
        Play: _judge_play,
        Buy: _judge_buy,
        Mine: _judge_mine,
        Fire: _judge_fire,
        End: _judge_end,
    },
    "choose": {Choose: _judge_choose},
    "discard": {Drop: _judge_drop},
}
"""By phase, the kinds of move that belong to it, and who judges them."""
