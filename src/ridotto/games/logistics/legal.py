"""Which moves there are: all of them, one at random, which are refused and why, and what an absent player does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random
from typing import TYPE_CHECKING

from ridotto.core.forms import Move
from ridotto.core.messages import Message
from ridotto.core.refusal import Refused

from .moves import Advance, Decline, Return, SowCard, SowStock, Stop, Swap, Take
from .powers import BLACK, BLUE, GREEN, KINDS, RED, YELLOW, Power, has_target, places, swapped_side, tops
from .pyramids import COLOURS, NAMES, NUMBERS, Pyramid, Stack, named
from .sowing import MOST_FROM_STOCK, SOW_CARD, can_be_sown, most_from_stock, pieces, sowable_cards

if TYPE_CHECKING:
    from .state import Logistics

MOVES_IN: dict[str, tuple[type[Move], ...]] = {
    "sow": (SowStock, SowCard),
    "extra": (SowStock, SowCard, Stop),
    "power": (Take, Return, Advance, Swap, Decline),
}
DECLINED = 0.1
"""How often random play declines what it may decline."""
STOP = Stop()
DECLINE = Decline()


# ---- all of them


def moves(state: Logistics, seat: int) -> Iterator[Move]:
    """Every sowing, and stopping where it is an extra one; or every use of the power, and declining it."""
    if state.phase == "power":
        yield from _uses(state, seat, state.powers[0])
        yield DECLINE
    else:
        yield from _sowings(state.cards[seat], state.stocks[seat])
        if state.phase == "extra":
            yield STOP


def _sowings(row: Sequence[Stack], stock: Sequence[int]) -> Iterator[SowCard | SowStock]:
    """Every sowing, each once: the cards, then the stock."""
    for card in sowable_cards(row):
        yield SOW_CARD[card]
    yield from stock_sowings(row, stock)


def stock_sowings(row: Sequence[Stack], stock: Sequence[int]) -> Iterator[SowStock]:
    """Every sowing from stock, in every order, fewer pyramids first."""
    counts = {pyramid: stock.count(pyramid) for pyramid in stock}
    for length in range(1, most_from_stock(row, stock) + 1):
        for order in _orders(counts, length):
            yield SowStock(order)


def _orders(counts: dict[int, int], length: int, begun: tuple[Pyramid, ...] = ()) -> Iterator[tuple[Pyramid, ...]]:
    """Every order of so many more pyramids after those begun with; equal ones are not told apart."""
    for pyramid, count in counts.items():
        if count:
            order = (*begun, NAMES[pyramid])
            if length == 1:
                yield order
            else:
                counts[pyramid] -= 1
                yield from _orders(counts, length - 1, order)
                counts[pyramid] += 1


def _uses(state: Logistics, seat: int, colours: Sequence[int]) -> Iterator[Power]:
    """Every use of one of these colours' powers, each once."""
    for kind in sorted({colour % KINDS for colour in colours}):
        if kind == GREEN:
            for side, vault in enumerate(state.vaults):
                for pyramid in sorted(set(vault)):
                    yield Take(side, NAMES[pyramid])
        elif kind in (YELLOW, RED):
            of_kind = Return if kind == YELLOW else Advance
            for side, card in tops(state.cards):
                yield of_kind(side, card)
        else:
            side = swapped_side(seat, kind)
            for first, second in combinations(places(state.cards[side]), 2):
                yield Swap(side, first, second)


# ---- one at random


def random_move(state: Logistics, seat: int, rng: Random) -> Move:
    """Any legal move: the source of a sowing first, each equally likely, then what the stock gives."""
    number = rng.random
    phase = state.phase
    if phase != "sow" and number() < DECLINED:
        return STOP if phase == "extra" else DECLINE
    if phase == "power":
        return _random_use(state, seat, state.powers[0], rng)
    row, stock = state.cards[seat], state.stocks[seat]
    count = len(row)
    sources = count + 1 if stock else count
    while True:
        card = int(number() * sources)
        if card == count:
            return _random_from_stock(row, stock, rng)
        if row[card] and can_be_sown(row[card], count - card):
            return SOW_CARD[card]


def _random_from_stock(row: Sequence[Stack], stock: list[int], rng: Random) -> SowStock:
    """Any number of pyramids that is allowed, drawn in turn."""
    number = rng.random
    left = stock[:]
    count = len(left)
    length = int(number() * most_from_stock(row, stock)) + 1
    return SowStock(tuple([NAMES[left.pop(int(number() * size))] for size in range(count, count - length, -1)]))


def _random_use(state: Logistics, seat: int, colours: Sequence[int], rng: Random) -> Power:
    """Any use of one of these colours' powers; at least one of them has a target."""
    number = rng.random
    if len(colours) > 1:
        colours = [colour for colour in colours if has_target(state, seat, colour)]
    kind = colours[int(number() * len(colours))] % KINDS
    if kind == GREEN:
        mine, theirs = state.vaults
        pick = int(number() * (len(mine) + len(theirs)))
        return Take(0, NAMES[mine[pick]]) if pick < len(mine) else Take(1, NAMES[theirs[pick - len(mine)]])
    if kind in (YELLOW, RED):
        stacks = tops(state.cards)
        side, card = stacks[int(number() * len(stacks))]
        return Return(side, card) if kind == YELLOW else Advance(side, card)
    side = swapped_side(seat, kind)
    left = places(state.cards[side])
    first = left.pop(int(number() * len(left)))
    second = left[int(number() * len(left))]
    return Swap(side, first, second) if first < second else Swap(side, second, first)


# ---- which are refused


def judge(state: Logistics, seat: int, move: Move) -> None:
    """Refuse what the phase does not know, and what stock, cards, vaults or the power do not allow."""
    if not isinstance(move, MOVES_IN[state.phase]):
        raise Refused("PHASE", f"refused-in-{state.phase}")
    if isinstance(move, SowStock):
        _judge_stock(state.cards[seat], state.stocks[seat], move)
    elif isinstance(move, SowCard):
        _judge_card(state.cards[seat], move)
    elif isinstance(move, Power):
        _judge_use(state, seat, state.powers[0], move)


def _judge_stock(row: Sequence[Stack], stock: Sequence[int], move: SowStock) -> None:
    """Refuse a sowing of nothing, of too many, or of what the stock does not hold (LOG-6)."""
    asked = len(move.pyramids)
    if not asked:
        raise Refused("LOG-6", "refused-nothing-chosen")
    most = min(MOST_FROM_STOCK, len(row))
    if asked > most:
        raise Refused("LOG-6", "refused-too-many", asked=asked, most=most)
    for name in move.pyramids:
        wanted = move.pyramids.count(name)
        held = stock.count(NUMBERS[name])
        if wanted > held:
            raise Refused("LOG-6", "refused-not-in-stock", pyramid=name, asked=wanted, held=held)


def _judge_occupied(row: Sequence[Stack], card: int, rule: str, *, own: bool) -> None:
    """Refuse a card that is not there or is empty, by the clause of the move that names it."""
    if not 0 <= card < len(row):
        raise Refused(rule, "refused-no-such-card", card=card, last=len(row) - 1)
    if not row[card]:
        raise Refused(rule, "refused-empty-card", card=card, own=own)


def _judge_card(row: Sequence[Stack], move: SowCard) -> None:
    """Refuse a card that is not there, is empty, or holds too much to stop at the vault (LOG-7, LOG-8)."""
    _judge_occupied(row, move.card, "LOG-7", own=True)
    stack = row[move.card]
    places = len(row) - move.card
    if not can_be_sown(stack, places):
        raise past_the_vault(stack, places)


def past_the_vault(stack: Stack, places: int) -> Refused:
    """The refusal of a card that holds more pieces than there are places up to the vault (LOG-8)."""
    return Refused("LOG-8", "refused-past-the-vault", pieces=len(pieces(stack)), places=places)


def _judge_use(state: Logistics, seat: int, colours: Sequence[int], move: Power) -> None:
    """Refuse another power than the one that was won, and targets that are not there."""
    kinds = {colour % KINDS for colour in colours}
    if isinstance(move, Take):
        _judge_kind(GREEN in kinds, state)
        _judge_take(state, seat, move)
    elif isinstance(move, Return):
        _judge_kind(YELLOW in kinds, state)
        _judge_top(state, seat, move, "LOG-20")
    elif isinstance(move, Advance):
        _judge_kind(RED in kinds, state)
        _judge_top(state, seat, move, "LOG-21")
    else:
        _judge_kind(BLUE in kinds or BLACK in kinds, state)
        _judge_swap(state, seat, kinds, move)


def _judge_kind(won: bool, state: Logistics) -> None:
    if not won:
        choices = [Message("label-colour", {"colour": COLOURS[colour]}) for colour in state.usable_colours()]
        raise Refused("LOG-18", "refused-other-power", power=_either(choices))


def _either(choices: list[Message]) -> Message:
    """One of these, in words."""
    first, *rest = choices
    return Message("label-either", {"first": first, "rest": _either(rest)}) if rest else first


def _judge_take(state: Logistics, seat: int, move: Take) -> None:
    if move.vault not in (0, 1):
        raise Refused("LOG-19", "refused-no-such-vault", vault=move.vault)
    if NUMBERS[move.pyramid] not in state.vaults[move.vault]:
        raise Refused("LOG-19", "refused-not-in-vault", pyramid=move.pyramid, own=move.vault == seat)


def _judge_top(state: Logistics, seat: int, move: Return | Advance, rule: str) -> None:
    if move.side not in (0, 1):
        raise Refused(rule, "refused-no-such-side", side=move.side)
    _judge_occupied(state.cards[move.side], move.card, rule, own=move.side == seat)


def _judge_swap(state: Logistics, seat: int, kinds: set[int], move: Swap) -> None:
    """The side that is named decides the clause, as long as the power swaps there."""
    if move.side not in [swapped_side(seat, kind) for kind in kinds & {BLUE, BLACK}]:
        rule, message = ("LOG-22", "refused-swap-own") if BLUE in kinds else ("LOG-23", "refused-swap-theirs")
        raise Refused(rule, message)
    own = move.side == seat
    rule = "LOG-22" if own else "LOG-23"
    row = state.cards[move.side]
    for card, height in (move.first, move.second):
        _judge_occupied(row, card, rule, own=own)
        if not 0 <= height < len(row[card]):
            raise Refused(rule, "refused-no-such-height", card=card, height=height, last=len(row[card]) - 1, own=own)
    if move.first == move.second:
        raise Refused(rule, "refused-same-place")


# ---- for an absent player


def idle(state: Logistics, seat: int) -> Move:
    """Do without what may be declined; otherwise the first pyramid of the stock, or the first card."""
    if state.phase != "sow":
        return STOP if state.phase == "extra" else DECLINE
    if state.stocks[seat]:
        return SowStock(named(state.stocks[seat][:1]))
    return next(moves(state, seat))
