"""The powers that captures give, one for each colour (LOG-18 to LOG-23)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random
from typing import TYPE_CHECKING, TypeAlias

from ridotto.core.forms import Tell
from ridotto.core.messages import Message
from ridotto.core.refusal import Refused

from .moves import Advance, Advanced, Return, Returned, Swap, Swapped, Take, Taken
from .pyramids import COLOURS, NAMES, NUMBERS, Stack
from .sowing import judge_occupied

if TYPE_CHECKING:
    from .state import Logistics

Power: TypeAlias = Take | Return | Advance | Swap
Place: TypeAlias = tuple[int, int]
"""A card and a height on it."""

SIDES = "AB"
"""The letters by which players call the sides of the first and of the second seat."""

GREEN, YELLOW, RED, BLUE, BLACK = range(5)
KINDS = 5
"""A colour's power is its number modulo this: the two palettes have the same powers."""


def has_target(state: Logistics, seat: int, colour: int) -> bool:
    """Is there anything that the power of this colour could be used on (LOG-18)?"""
    kind = colour % KINDS
    if kind == GREEN:
        return any(state.vaults)
    if kind in (YELLOW, RED):
        return any(map(any, state.cards))
    return sum(map(len, state.cards[swapped_side(seat, kind)])) > 1


def swapped_side(seat: int, kind: int) -> int:
    """Blue swaps on the own cards, black on the opponent's (LOG-22, LOG-23)."""
    return seat if kind == BLUE else 1 - seat


def places(row: Sequence[Stack]) -> list[Place]:
    """Every place of a row that holds a pyramid."""
    return [(card, height) for card, stack in enumerate(row) for height in range(len(stack))]


def tops(cards: Sequence[Sequence[Stack]]) -> list[Place]:
    """Side and card of every stack."""
    return [(side, card) for side, row in enumerate(cards) for card, stack in enumerate(row) if stack]


# ---- which there are


def uses(state: Logistics, seat: int, colours: Sequence[int]) -> Iterator[Power]:
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


def random_use(state: Logistics, seat: int, colours: Sequence[int], rng: Random) -> Power:
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


def judge_use(state: Logistics, seat: int, colours: Sequence[int], move: Power) -> None:
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
    judge_occupied(state.cards[move.side], move.card, rule, own=move.side == seat)


def _judge_swap(state: Logistics, seat: int, kinds: set[int], move: Swap) -> None:
    """The side that is named decides the clause, as long as the power swaps there."""
    if move.side not in [swapped_side(seat, kind) for kind in kinds & {BLUE, BLACK}]:
        rule, message = ("LOG-22", "refused-swap-own") if BLUE in kinds else ("LOG-23", "refused-swap-theirs")
        raise Refused(rule, message)
    own = move.side == seat
    rule = "LOG-22" if own else "LOG-23"
    row = state.cards[move.side]
    for card, height in (move.first, move.second):
        judge_occupied(row, card, rule, own=own)
        if not 0 <= height < len(row[card]):
            raise Refused(rule, "refused-no-such-height", card=card, height=height, last=len(row[card]) - 1, own=own)
    if move.first == move.second:
        raise Refused(rule, "refused-same-place")


# ---- what they do


def use(state: Logistics, seat: int, move: Power, tell: Tell | None) -> None:
    """Carry out a power. None of them sows, makes a nest, captures or gives an extra sowing (LOG-18)."""
    if isinstance(move, Take):
        _take(state, seat, move, tell)
    elif isinstance(move, Return):
        _return(state, seat, move, tell)
    elif isinstance(move, Advance):
        _advance(state, seat, move, tell)
    else:
        _swap(state, seat, move, tell)


def _take(state: Logistics, seat: int, move: Take, tell: Tell | None) -> None:
    """Out of a vault, into its owner's stock (LOG-19)."""
    pyramid = NUMBERS[move.pyramid]
    state.vaults[move.vault].remove(pyramid)
    insort(state.stocks[move.vault], pyramid)
    if tell:
        tell(Taken(seat=seat, owner_seat=move.vault, pyramid=move.pyramid))


def _lift_top(row: list[Stack], card: int) -> int:
    stack = row[card]
    row[card] = stack[:-1]
    return stack[-1]


def _return(state: Logistics, seat: int, move: Return, tell: Tell | None) -> None:
    """The top piece back into the stock of its side (LOG-20)."""
    pyramid = _lift_top(state.cards[move.side], move.card)
    insort(state.stocks[move.side], pyramid)
    if tell:
        tell(Returned(seat=seat, owner_seat=move.side, card=move.card, pyramid=NAMES[pyramid]))


def _advance(state: Logistics, seat: int, move: Advance, tell: Tell | None) -> None:
    """The top piece one place forward, from the last card into its side's vault (LOG-21)."""
    row = state.cards[move.side]
    pyramid = _lift_top(row, move.card)
    following = move.card + 1
    vaulted = following == len(row)
    if vaulted:
        state.vaults[move.side].append(pyramid)
    else:
        row[following] += (pyramid,)
    if tell:
        tell(Advanced(seat=seat, owner_seat=move.side, card=move.card, pyramid=NAMES[pyramid], vaulted=vaulted))


def _swap(state: Logistics, seat: int, move: Swap, tell: Tell | None) -> None:
    """Two places of one side exchange their pyramids (LOG-22, LOG-23)."""
    row = state.cards[move.side]
    (first_card, first_height), (second_card, second_height) = move.first, move.second
    first, second = row[first_card][first_height], row[second_card][second_height]
    row[first_card] = _replaced(row[first_card], first_height, second)
    row[second_card] = _replaced(row[second_card], second_height, first)
    if tell:
        tell(
            Swapped(
                seat=seat,
                owner_seat=move.side,
                first_pyramid=NAMES[first],
                first_card=first_card,
                first_height=first_height,
                second_pyramid=NAMES[second],
                second_card=second_card,
                second_height=second_height,
            )
        )


def _replaced(stack: Stack, height: int, pyramid: int) -> Stack:
    return (*stack[:height], pyramid, *stack[height + 1 :])
