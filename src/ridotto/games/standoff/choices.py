"""What a player may do now: every legal move, a random one, and the one that stands for a player who is away."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from ridotto.core.forms import Move

from .board import SQUARES, Square, Squares, any_of, bit, spread, within
from .cards import CARDS, HORSE, PERMANENT, TABLES, Card, Cost, cheapest_first, in_order
from .effects import DISPOSAL_CARDS, Effect
from .moves import Buy, Choose, Convert, Credit, Discard, Draw, Drop, End, Fire, Mine, Place, Play
from .placement import placements, random_placement

if TYPE_CHECKING:
    from .state import Standoff

ARTILLERY_REACH = 4
SHOT = Cost(1)


# ---- questions that listing, judging and showing share


def can_pay(game: Standoff, seat: int, cost: Cost) -> bool:
    """Are the credits and minerals there? From a budget below zero not even nothing can be paid (STA-10, STA-12)."""
    return game.budgets[seat] >= cost.credits and game.minerals[seat] >= cost.minerals


def on_sale(game: Standoff) -> Iterator[str]:
    """The cards that lie in the markets, each kind once (STA-12)."""
    for card, left in zip(PERMANENT, game.permanent, strict=True):
        if left:
            yield card.name
    yield from dict.fromkeys(game.temporary)


def in_range(game: Standoff, origin: Squares) -> Squares:
    """The blocks that artillery on this square can destroy, its own among them (STA-21, STA-22)."""
    return within(origin, ARTILLERY_REACH) & game.filled()


def aim_of(move: Play, effect: Effect) -> Any:
    """What a card was given: a square, a seat, some cards or nothing."""
    if effect.asks == "square":
        return move.square
    if effect.asks == "seat":
        return move.seat
    return move.cards if effect.asks == "cards" else None


def kinds(cards: Iterable[str]) -> tuple[str, ...]:
    """Each kind of card once, in the order of the tables."""
    return in_order(set(cards))


def selections(cards: Sequence[str], least: int, most: int) -> Iterator[tuple[str, ...]]:
    """Every choice of so many of these cards, each once however many alike there are."""

    def choose(held: list[tuple[str, int]], least: int, most: int) -> Iterator[tuple[str, ...]]:
        if not held:
            if least <= 0:
                yield ()
            return
        (card, count), rest = held[0], held[1:]
        left = sum(copies for _card, copies in rest)
        for taken in range(max(0, least - left), min(count, most) + 1):
            for others in choose(rest, least - taken, most - taken):
                yield (card,) * taken + others

    counts = Counter(cards)
    return choose([(card, counts[card]) for card in kinds(cards)], least, most)


# ---- every move


def moves(game: Standoff, seat: int) -> Iterator[Move]:
    """Every legal move of the player whose turn it is, each once."""
    if game.phase == "choose":
        yield from (Choose(card) for card in kinds(game.shown()))
    elif game.phase == "discard":
        yield from (Drop(cards) for cards in selections(game.hands[seat], *game.drops(seat)))
    else:
        yield End()
        yield from _free_actions(game, seat)
        yield from _hand_plays(game, seat)
        if game.actions:
            yield from _plain_actions(game, seat)


def _free_actions(game: Standoff, seat: int) -> Iterator[Move]:
    for card in kinds(game.hands[seat]):
        if CARDS[card].kind == "resource":
            yield Credit(card)
        if game.can_scrap(seat):
            yield Discard(card, bart=True)
    for minerals in range(1, game.minerals[seat] + 1):
        yield Convert(minerals)


def _plain_actions(game: Standoff, seat: int) -> Iterator[Move]:
    if game.can_draw(seat):
        yield Draw()
    for card in kinds(game.hands[seat]):
        if not CARDS[card].stuck:
            yield Discard(card)
    for card in on_sale(game):
        if can_pay(game, seat, game.card(card).price):
            yield Buy(card)
    if game.yield_of(seat):
        yield Mine()
    if can_pay(game, seat, SHOT):
        for origin in spread(game.artillery & game.blocks[seat]):
            for target in spread(in_range(game, bit(origin))):
                yield Fire(origin, target)


def _hand_plays(game: Standoff, seat: int) -> Iterator[Move]:
    for name in kinds(game.hands[seat]):
        card = game.card(name)
        if not can_pay(game, seat, game.play_cost(card)):
            continue
        if card.kind == "polyomino":
            if game.can_place(seat):
                for group in placements(game.free_squares(seat), game.anchors(seat), card.blocks):
                    yield Place(name, tuple(spread(group)))
        elif game.actions and card.kind in ("action", "satellite"):
            yield from _plays(game, seat, card)


def _plays(game: Standoff, seat: int, card: Card) -> Iterator[Play]:
    """Every way to play an action card; a satellite has no effect of its own when it goes up."""
    effect = game.effect(card)
    if effect is None:
        yield Play(card.name)
        return
    targets = effect.targets(game, seat)
    if effect.asks == "square":
        yield from (Play(card.name, square=square) for square in spread(targets))
    elif effect.asks == "seat":
        yield from (Play(card.name, seat=other) for other in range(game.seats) if targets >> other & 1)
    elif effect.asks == "cards":
        held = game.hands[seat][:]
        held.remove(card.name)
        yield from (Play(card.name, cards=cards) for cards in selections(held, 0, DISPOSAL_CARDS))
    elif targets:
        yield Play(card.name)


# ---- a random move


def random_move(game: Standoff, seat: int, rng: Random) -> Move:
    """One legal move: a kind of move that turns out to be possible, and random choices for it."""
    if game.phase == "choose":
        return Choose(_one_of(game.shown(), rng))
    if game.phase == "discard":
        least, most = game.drops(seat)
        return Drop(in_order(rng.sample(game.hands[seat], least + int(rng.random() * (most - least + 1)))))
    attempts = _WITH_ACTIONS if game.actions else _WITHOUT_ACTIONS
    while True:
        move = attempts[int(rng.random() * len(attempts))](game, seat, rng)
        if move is not None:
            return move


def _one_of(items: Sequence[str], rng: Random) -> str:
    return items[int(rng.random() * len(items))]


def _random_end(game: Standoff, seat: int, rng: Random) -> Move | None:
    return End()


def _random_draw(game: Standoff, seat: int, rng: Random) -> Move | None:
    return Draw() if game.can_draw(seat) else None


def _random_discard(game: Standoff, seat: int, rng: Random) -> Move | None:
    hand = game.hands[seat]
    card = _one_of(hand, rng) if hand else HORSE.name
    return None if CARDS[card].stuck else Discard(card)


def _random_bart(game: Standoff, seat: int, rng: Random) -> Move | None:
    hand = game.hands[seat]
    return Discard(_one_of(hand, rng), bart=True) if hand and game.can_scrap(seat) else None


def _random_convert(game: Standoff, seat: int, rng: Random) -> Move | None:
    minerals = game.minerals[seat]
    return Convert(1 + int(rng.random() * minerals)) if minerals else None


def _random_buy(game: Standoff, seat: int, rng: Random) -> Move | None:
    place = int(rng.random() * (len(PERMANENT) + len(game.temporary)))
    if place >= len(PERMANENT):
        card = game.temporary[place - len(PERMANENT)]
    elif game.permanent[place]:
        card = PERMANENT[place].name
    else:
        return None
    return Buy(card) if can_pay(game, seat, game.card(card).price) else None


def _random_mine(game: Standoff, seat: int, rng: Random) -> Move | None:
    return Mine() if game.refineries & game.blocks[seat] else None


def _random_fire(game: Standoff, seat: int, rng: Random) -> Move | None:
    own = game.artillery & game.blocks[seat]
    if not own or not can_pay(game, seat, SHOT):
        return None
    origin = any_of(own, rng)
    return Fire(_square(origin), _square(any_of(in_range(game, origin), rng)))


def _square(squares: Squares) -> Square:
    return SQUARES[squares.bit_length() - 1]


def _random_hand(game: Standoff, seat: int, rng: Random) -> Move | None:
    """Play a random card of the hand."""
    hand = game.hands[seat]
    if not hand:
        return None
    card = game.card(_one_of(hand, rng))
    if card.kind == "resource":
        return Credit(card.name)
    if card.kind == "horse" or not can_pay(game, seat, game.play_cost(card)):
        return None
    if card.kind == "polyomino":
        return _random_place(game, seat, card, rng) if game.can_place(seat) else None
    return _random_play(game, seat, card, rng) if game.actions else None


def _random_place(game: Standoff, seat: int, card: Card, rng: Random) -> Move | None:
    group = random_placement(game.free_squares(seat), game.anchors(seat), card.blocks, rng)
    return Place(card.name, tuple(spread(group))) if group else None


def _random_play(game: Standoff, seat: int, card: Card, rng: Random) -> Move | None:
    effect = game.effect(card)
    if effect is None:
        return Play(card.name)
    targets = effect.targets(game, seat)
    if not targets:
        return None
    if effect.asks == "square":
        return Play(card.name, square=_square(any_of(targets, rng)))
    if effect.asks == "seat":
        return Play(card.name, seat=rng.choice([other for other in range(game.seats) if targets >> other & 1]))
    if effect.asks == "cards":
        held = game.hands[seat][:]
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


def idle(game: Standoff, seat: int) -> Move:
    """End the turn; choose the first card; drop as few cards as must be, Horses first, then what was cheapest."""
    if game.phase == "choose":
        return Choose(kinds(game.shown())[0])
    if game.phase == "discard":
        least, _most = game.drops(seat)
        return Drop(in_order(cheapest_first(game.hands[seat], TABLES[game.prices])[:least]))
    return End()
