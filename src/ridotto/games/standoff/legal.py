"""Which moves there are in Standoff: listed, drawn at random, judged, and the one of a player who is away."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from msgspec import UNSET

from ridotto.core.forms import Move
from ridotto.core.refusal import Refused

from .board import SIDE, SQUARES, Square, Squares, any_of, bit, on_board, spread
from .cards import (
    CARDS,
    HORSE,
    PERMANENT,
    SHOT,
    TABLES,
    Card,
    Cost,
    cheapest_first,
    echoed,
    in_order,
    kinds,
    named,
    selections,
)
from .effects import DISPOSAL_CARDS, MOST_ACTIONS, Effect
from .moves import Buy, Choose, Convert, Credit, Discard, Draw, Drop, End, Fire, Mine, Place, Play
from .placement import ARTILLERY_REACH, in_range, judge_group, placements, random_placement

if TYPE_CHECKING:
    from .state import Standoff


# ---- every move


def moves(state: Standoff, seat: int) -> Iterator[Move]:
    """Every legal move of the player whose turn it is, each once."""
    if state.phase == "choose":
        yield from (Choose(card) for card in kinds(state.shown()))
    elif state.phase == "discard":
        yield from (Drop(cards) for cards in selections(state.hands[seat], *state.drops(seat)))
    else:
        yield End()
        yield from _free_actions(state, seat)
        yield from _hand_plays(state, seat)
        if state.actions:
            yield from _plain_actions(state, seat)


def _free_actions(state: Standoff, seat: int) -> Iterator[Move]:
    for card in kinds(state.hands[seat]):
        if CARDS[card].kind == "resource":
            yield Credit(card)
        if state.can_scrap(seat):
            yield Discard(card, bart=True)
    for minerals in range(1, state.minerals[seat] + 1):
        yield Convert(minerals)


def _plain_actions(state: Standoff, seat: int) -> Iterator[Move]:
    if state.can_draw(seat):
        yield Draw()
    for card in kinds(state.hands[seat]):
        if not CARDS[card].stuck:
            yield Discard(card)
    for card in state.on_sale():
        if state.can_pay(seat, state.card(card).price):
            yield Buy(card)
    if state.yield_of(seat):
        yield Mine()
    if state.can_pay(seat, SHOT):
        for origin in spread(state.artillery & state.blocks[seat]):
            for target in spread(in_range(state.filled(), bit(origin))):
                yield Fire(origin, target)


def _hand_plays(state: Standoff, seat: int) -> Iterator[Move]:
    for name in kinds(state.hands[seat]):
        card = state.card(name)
        if not state.can_pay(seat, state.play_cost(card)):
            continue
        if card.kind == "polyomino":
            if state.can_place(seat):
                for group in placements(state.free_squares(seat), state.anchors(seat), card.blocks):
                    yield Place(name, tuple(spread(group)))
        elif state.actions and card.kind in ("action", "satellite"):
            yield from _plays(state, seat, card)


def _plays(state: Standoff, seat: int, card: Card) -> Iterator[Play]:
    """Every way to play an action card; a satellite has no effect of its own when it goes up."""
    effect = state.effect(card)
    if effect is None:
        yield Play(card.name)
        return
    targets = effect.targets(state, seat)
    if effect.asks == "square":
        yield from (Play(card.name, square=square) for square in spread(targets))
    elif effect.asks == "seat":
        yield from (Play(card.name, seat=other) for other in range(state.seats) if targets >> other & 1)
    elif effect.asks == "cards":
        held = state.hands[seat][:]
        held.remove(card.name)
        yield from (Play(card.name, cards=cards) for cards in selections(held, 0, DISPOSAL_CARDS))
    elif targets:
        yield Play(card.name)


# ---- a random move


def random_move(state: Standoff, seat: int, rng: Random) -> Move:
    """One legal move: a kind of move that turns out to be possible, and random choices for it."""
    if state.phase == "choose":
        return Choose(_one_of(state.shown(), rng))
    if state.phase == "discard":
        least, most = state.drops(seat)
        return Drop(in_order(rng.sample(state.hands[seat], least + int(rng.random() * (most - least + 1)))))
    attempts = _WITH_ACTIONS if state.actions else _WITHOUT_ACTIONS
    while True:
        move = attempts[int(rng.random() * len(attempts))](state, seat, rng)
        if move is not None:
            return move


def _one_of(items: Sequence[str], rng: Random) -> str:
    return items[int(rng.random() * len(items))]


def _random_end(state: Standoff, seat: int, rng: Random) -> Move | None:
    return End()


def _random_draw(state: Standoff, seat: int, rng: Random) -> Move | None:
    return Draw() if state.can_draw(seat) else None


def _random_discard(state: Standoff, seat: int, rng: Random) -> Move | None:
    hand = state.hands[seat]
    card = _one_of(hand, rng) if hand else HORSE.name
    return None if CARDS[card].stuck else Discard(card)


def _random_bart(state: Standoff, seat: int, rng: Random) -> Move | None:
    hand = state.hands[seat]
    return Discard(_one_of(hand, rng), bart=True) if hand and state.can_scrap(seat) else None


def _random_convert(state: Standoff, seat: int, rng: Random) -> Move | None:
    minerals = state.minerals[seat]
    return Convert(1 + int(rng.random() * minerals)) if minerals else None


def _random_buy(state: Standoff, seat: int, rng: Random) -> Move | None:
    place = int(rng.random() * (len(PERMANENT) + len(state.temporary)))
    if place >= len(PERMANENT):
        card = state.temporary[place - len(PERMANENT)]
    elif state.permanent[place]:
        card = PERMANENT[place].name
    else:
        return None
    return Buy(card) if state.can_pay(seat, state.card(card).price) else None


def _random_mine(state: Standoff, seat: int, rng: Random) -> Move | None:
    return Mine() if state.refineries & state.blocks[seat] else None


def _random_fire(state: Standoff, seat: int, rng: Random) -> Move | None:
    own = state.artillery & state.blocks[seat]
    if not own or not state.can_pay(seat, SHOT):
        return None
    origin = any_of(own, rng)
    return Fire(_square(origin), _square(any_of(in_range(state.filled(), origin), rng)))


def _square(squares: Squares) -> Square:
    return SQUARES[squares.bit_length() - 1]


def _random_hand(state: Standoff, seat: int, rng: Random) -> Move | None:
    """Play a random card of the hand."""
    hand = state.hands[seat]
    if not hand:
        return None
    card = state.card(_one_of(hand, rng))
    if card.kind == "resource":
        return Credit(card.name)
    if card.kind == "horse" or not state.can_pay(seat, state.play_cost(card)):
        return None
    if card.kind == "polyomino":
        return _random_place(state, seat, card, rng) if state.can_place(seat) else None
    return _random_play(state, seat, card, rng) if state.actions else None


def _random_place(state: Standoff, seat: int, card: Card, rng: Random) -> Move | None:
    group = random_placement(state.free_squares(seat), state.anchors(seat), card.blocks, rng)
    return Place(card.name, tuple(spread(group))) if group else None


def _random_play(state: Standoff, seat: int, card: Card, rng: Random) -> Move | None:
    effect = state.effect(card)
    if effect is None:
        return Play(card.name)
    targets = effect.targets(state, seat)
    if not targets:
        return None
    if effect.asks == "square":
        return Play(card.name, square=_square(any_of(targets, rng)))
    if effect.asks == "seat":
        return Play(card.name, seat=rng.choice([other for other in range(state.seats) if targets >> other & 1]))
    if effect.asks == "cards":
        held = state.hands[seat][:]
        held.remove(card.name)
        count = int(rng.random() * (min(DISPOSAL_CARDS, len(held)) + 1))
        return Play(card.name, cards=in_order(rng.sample(held, count)))
    return Play(card.name)


_Attempt = Callable[["Standoff", int, Random], Move | None]
_WITHOUT_ACTIONS: tuple[_Attempt, ...] = (_random_hand, _random_convert, _random_bart, _random_end)
_WITH_ACTIONS: tuple[_Attempt, ...] = (
    _random_hand, _random_hand, _random_hand, _random_hand, _random_buy, _random_buy, _random_draw, _random_mine,
    _random_fire, _random_convert, _random_bart, _random_discard, _random_end,
)  # fmt: skip
"""Kinds of move by how often they are tried: playing cards most, ending the turn least."""


# ---- nobody there


def idle(state: Standoff, seat: int) -> Move:
    """End the turn; choose the first card; drop as few cards as must be, Horses first, then what was cheapest."""
    if state.phase == "choose":
        return Choose(kinds(state.shown())[0])
    if state.phase == "discard":
        least, _most = state.drops(seat)
        return Drop(in_order(cheapest_first(state.hands[seat], TABLES[state.prices])[:least]))
    return End()


# ---- why a move may not be played


_IN_PHASE = {"action": "refused-in-action", "choose": "refused-in-choose", "discard": "refused-in-discard"}


def judge(state: Standoff, seat: int, move: Move) -> None:
    """Raise `Refused` unless the player whose turn it is may play this move."""
    phase, judged = _JUDGES[type(move)]
    if phase != state.phase:
        raise Refused("PHASE", "refused-nothing-shown" if phase == "choose" else _IN_PHASE[state.phase])
    judged(state, seat, move)


# ---- what several moves need


def _card(state: Standoff, name: str) -> Card:
    if name not in CARDS:
        raise Refused("STA-4", "refused-unknown-card", name=echoed(name))
    return state.card(name)


def _held(state: Standoff, seat: int, name: str) -> Card:
    card = _card(state, name)
    if name not in state.hands[seat]:
        raise Refused("STA-9", "refused-not-in-hand", card=named(name))
    return card


def _cards_held(state: Standoff, seat: int, names: tuple[str, ...], clause: str, played: str = "") -> None:
    """These cards can be taken from the hand together, besides the one that is played."""
    for name, asked in Counter(names).items():
        _card(state, name)
        held = state.hands[seat].count(name) - (name == played)
        if asked <= held:
            continue
        if name == played:
            raise Refused(clause, "refused-being-played", card=named(name), asked=asked, held=held)
        if not held:
            raise Refused(clause, "refused-not-in-hand", card=named(name))
        raise Refused(clause, "refused-cards-held", card=named(name), asked=asked, held=held)


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
        raise Refused("STA-8", "refused-not-resource", card=named(card.name))


def _judge_convert(state: Standoff, seat: int, move: Convert) -> None:
    if move.minerals < 1:
        raise Refused("STA-8", "refused-convert-none")
    if move.minerals > state.minerals[seat]:
        raise Refused("STA-8", "refused-convert", asked=move.minerals, minerals=state.minerals[seat])


def _judge_place(state: Standoff, seat: int, move: Place) -> None:
    card = _held(state, seat, move.card)
    if card.kind != "polyomino":
        raise Refused("STA-16", "refused-not-polyomino", card=named(card.name))
    if state.placed:
        raise Refused("STA-7", "refused-second-polyomino")
    if not state.places_freely(seat):
        _action_left(state)
    _not_below_zero(state, seat, "STA-10")
    _affordable(state, seat, state.play_cost(card), "STA-9")
    if len(move.squares) != card.blocks:
        raise Refused("STA-16", "refused-blocks", blocks=card.blocks, squares=len(move.squares))
    judge_group(move.squares, state.filled(), state.free_squares(seat), state.anchors(seat))


def _judge_play(state: Standoff, seat: int, move: Play) -> None:
    _judge_keys(state, move)
    card = _held(state, seat, move.card)
    if card.kind == "horse":
        raise Refused("STA-4", "refused-play-horse")
    if card.kind not in ("action", "satellite"):
        raise Refused("STA-7", "refused-not-action", card=named(card.name), kind=card.kind)
    _action_left(state)
    _not_below_zero(state, seat, "STA-10")
    _affordable(state, seat, state.play_cost(card), "STA-9")
    effect = state.effect(card)
    if effect is not None:
        _judge_aim(state, seat, move, effect)


def _judge_keys(state: Standoff, move: Play) -> None:
    """The move has the key that its card asks for and no other; for Duplicate, the card that it copies (STA-9)."""
    card = _card(state, move.card)
    if card.kind not in ("action", "satellite"):
        return  # it cannot be played like this whatever is said
    effect = state.effect(card)
    asks = effect.asks if effect else "nothing"
    given = {"square": move.square, "seat": move.seat, "cards": move.cards}
    for key, value in given.items():
        if key != asks and value is not UNSET:
            raise Refused("FORM", "refused-key-superfluous", card=named(card.name), key=key)
    if given.get(asks) is UNSET:
        raise Refused("FORM", "refused-key-missing", card=named(card.name), key=asks)


def _judge_aim(state: Standoff, seat: int, move: Play, effect: Effect) -> None:
    """The card could do something (STA-9), and may do it to what was chosen."""
    targets = effect.targets(state, seat)
    if not targets:
        raise Refused(effect.clause, effect.nothing, card=named(move.card), most=MOST_ACTIONS)
    if effect.asks == "square":
        square: Square = move.square  # type: ignore[assignment]
        _on_board(square)
        effect.judge(state, seat, square)
    elif effect.asks == "seat":
        _judge_opponent(state, seat, move.seat, targets)  # type: ignore[arg-type]
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
        raise Refused("STA-9", "refused-not-shown", card=named(move.card))


def _judge_buy(state: Standoff, seat: int, move: Buy) -> None:
    card = _card(state, move.card)
    if move.card not in state.on_sale():
        raise Refused("STA-12", "refused-not-on-sale", card=named(move.card))
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
