"""What one seat, or an onlooker, sees of Logistics: everything (LOG-5)."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain
from typing import TYPE_CHECKING, ClassVar, Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from ridotto.core.forms import View
from ridotto.core.messages import Message
from ridotto.core.refusal import Refused

from . import legal
from .powers import BLACK, BLUE, GREEN, KINDS, RED, YELLOW, places, swapped_side, tops
from .pyramids import COLOURS, MEDIUM, NAMES, Colour, Pyramid, Stack, holds_nest, holds_tree, named
from .scoring import MIXED_TREE, NO_SOW, SINGLE, SOLID_TREE, Stuck, grouping, stuck_cards, vault_score
from .sowing import SOW_CARD, most_from_stock, sowable_cards

if TYPE_CHECKING:
    from .state import Logistics

Phase: TypeAlias = Literal["sow", "extra", "power", "over"]
Kind: TypeAlias = Literal["sow-stock", "sow-card", "stop", "take", "return", "advance", "swap", "decline"]
Gift: TypeAlias = Literal["take", "return", "advance", "swap-own", "swap-theirs"]

_MOVE_OF_POWER: dict[int, Kind] = {GREEN: "take", YELLOW: "return", RED: "advance", BLUE: "swap", BLACK: "swap"}
_GIFT_OF_POWER: dict[int, Gift] = {
    GREEN: "take",
    YELLOW: "return",
    RED: "advance",
    BLUE: "swap-own",
    BLACK: "swap-theirs",
}


class ColourInPlay(Struct, frozen=True):
    """A colour of this game: the letter in the names of its pyramids, and what a capture by it gives (LOG-18)."""

    colour: Colour
    letter: str
    gives: Gift


class Worth(Struct, frozen=True):
    """What a vault counts: for a tree of one colour, a mixed tree, and every other pyramid (LOG-25)."""

    solid: int = SOLID_TREE
    mixed: int = MIXED_TREE
    other: int = SINGLE


class Groups(Struct, frozen=True):
    """A vault as its score is counted; trees with their large first (LOG-25)."""

    solid: tuple[tuple[Pyramid, ...], ...]
    mixed: tuple[tuple[Pyramid, ...], ...]
    others: tuple[Pyramid, ...]


class Use(Struct, frozen=True, omit_defaults=True):
    """A power that may be used now: its colour, the kind of move that uses it, and its targets."""

    colour: Colour
    move: Kind
    places: tuple[tuple[int, int, int], ...] = ()
    """Side, card and height of every pyramid that may be named; of a swap any two of them."""
    pieces: tuple[tuple[int, Pyramid], ...] = ()
    """What may be taken out of a vault: its side, and each kind of pyramid once."""


class Barred(Struct, frozen=True):
    """An own card that holds something and may not be sown now: by which clause, and why."""

    card: int
    rule: str
    why: Message


class YourMoves(Struct, frozen=True):
    """What this seat may do now: the kinds of move, and what they may be used on."""

    may: tuple[Kind, ...] = ()
    cards: tuple[int, ...] = ()
    """The own cards that may be sown."""
    pyramids: int = 0
    """How many pyramids may be sown from the stock at most."""
    swap_sides: tuple[int, ...] = ()
    """The sides on which two places may be swapped."""
    uses: tuple[Use, ...] = ()
    barred: tuple[Barred, ...] = ()


class LogisticsView(View, frozen=True, kw_only=True):
    """A position as one seat sees it. Stacks are written bottom first, vaults in the order of arrival."""

    constant: ClassVar[tuple[str, ...]] = ("last_turn", "colours", "worth")

    phase: Phase
    player: int
    """Whose turn it is, or was at the end."""
    turn_number: int
    last_turn: int
    colours: tuple[ColourInPlay, ...]
    """Those of the pyramids in this game, in the order of the rulebook (LOG-4)."""
    worth: Worth
    cards: tuple[tuple[tuple[Pyramid, ...], ...], ...]
    guarded: tuple[tuple[int, ...], ...]
    """Each side's cards with a tree (LOG-12)."""
    nests: tuple[tuple[int, ...], ...]
    """Each side's cards with a nest (LOG-16)."""
    recent: tuple[tuple[int, int], ...]
    """The places that mark the last move: side and card, or after the last card the vault."""
    stocks: tuple[dict[Pyramid, int], ...]
    vaults: tuple[tuple[Pyramid, ...], ...]
    groups: tuple[Groups, ...]
    scores: tuple[int, ...]
    power: tuple[Colour, ...]
    """The colours of which one power may be used now."""
    powers: tuple[tuple[Colour, ...], ...]
    """All powers still to come in this turn, the present one first."""
    stuck: tuple[Stuck, ...]
    """When neither player can sow (LOG-24): what is left on the cards."""
    you: YourMoves | UnsetType = UNSET


# Everyone is shown the same sides, and one of them again after the next move.
_score = lru_cache(1024)(vault_score)


class _Side(Struct, frozen=True):
    """What is shown of one side, by the names of its pyramids."""

    cards: tuple[tuple[Pyramid, ...], ...]
    guarded: tuple[int, ...]
    nests: tuple[int, ...]
    stock: dict[Pyramid, int]
    vault: tuple[Pyramid, ...]
    groups: Groups
    score: int
    pyramids: frozenset[int]


@lru_cache(1024)
def _side(row: tuple[Stack, ...], stock: Stack, vault: Stack) -> _Side:
    return _Side(
        cards=tuple(map(named, row)),
        guarded=tuple([card for card, stack in enumerate(row) if holds_tree(stack)]),
        nests=tuple([card for card, stack in enumerate(row) if holds_nest(stack)]),
        stock={NAMES[pyramid]: stock.count(pyramid) for pyramid in dict.fromkeys(stock)},
        vault=named(vault),
        groups=_groups(vault),
        score=_score(vault),
        pyramids=frozenset(chain(stock, vault, *row)),
    )


@lru_cache(1024)
def _groups(vault: Stack) -> Groups:
    grouped = grouping(vault)
    return Groups(tuple(map(named, grouped.solid)), tuple(map(named, grouped.mixed)), named(grouped.others))


@lru_cache(64)
def _colours_in_play(pyramids: frozenset[int]) -> tuple[ColourInPlay, ...]:
    colours = sorted({pyramid % MEDIUM for pyramid in pyramids})
    return tuple([ColourInPlay(COLOURS[each], NAMES[each][1], _GIFT_OF_POWER[each % KINDS]) for each in colours])


def view(state: Logistics, seat: int | None) -> LogisticsView:
    """Everything is public; only `you` differs from seat to seat."""
    whole = zip(state.cards, state.stocks, state.vaults, strict=True)
    sides = [_side(tuple(row), tuple(stock), tuple(vault)) for row, stock, vault in whole]
    return LogisticsView(
        **state.in_every_view("logistics", seat),
        phase=state.phase,
        player=state.player,
        turn_number=state.turn_number,
        last_turn=state.last_turn(),
        colours=_colours_in_play(sides[0].pyramids | sides[1].pyramids),
        worth=Worth(),
        cards=tuple([side.cards for side in sides]),
        guarded=tuple([side.guarded for side in sides]),
        nests=tuple([side.nests for side in sides]),
        recent=state.recent,
        stocks=tuple([side.stock.copy() for side in sides]),
        vaults=tuple([side.vault for side in sides]),
        groups=tuple([side.groups for side in sides]),
        scores=tuple([side.score for side in sides]),
        power=tuple([COLOURS[colour] for colour in state.usable_colours()]),
        powers=tuple([tuple([COLOURS[colour] for colour in power]) for power in state.powers]),
        stuck=stuck_cards(state) if state.reason == NO_SOW else (),
        you=UNSET if seat is None else _your_moves(state, seat),
    )


def _your_moves(state: Logistics, seat: int) -> YourMoves:
    if seat not in state.turn():
        return YourMoves()
    if state.phase == "power":
        return _your_powers(state, seat)
    row, stock = state.cards[seat], state.stocks[seat]
    cards = tuple(sowable_cards(row))
    pyramids = most_from_stock(row, stock)
    offered: dict[Kind, bool] = {
        "sow-stock": pyramids > 0,
        "sow-card": bool(cards),
        "stop": state.phase == "extra",
    }
    may = tuple(kind for kind, possible in offered.items() if possible)
    barred = [_barred(state, seat, card) for card, stack in enumerate(row) if stack and card not in cards]
    return YourMoves(may=may, cards=cards, pyramids=pyramids, barred=tuple(barred))


def _barred(state: Logistics, seat: int, card: int) -> Barred:
    """The refusal that sowing this card would meet."""
    try:
        legal.judge(state, seat, SOW_CARD[card])
    except Refused as refused:
        return Barred(card, refused.rule, refused.why)
    raise AssertionError(f"card {card} may be sown")


def _your_powers(state: Logistics, seat: int) -> YourMoves:
    uses = [_use(state, seat, colour) for colour in state.usable_colours()]
    kinds = sorted({colour % KINDS for colour in state.usable_colours()})
    moves = dict.fromkeys(_MOVE_OF_POWER[kind] for kind in kinds)
    sides = [swapped_side(seat, kind) for kind in kinds if kind in (BLUE, BLACK)]
    return YourMoves(may=(*moves, "decline"), swap_sides=tuple(sides), uses=tuple(uses))


def _use(state: Logistics, seat: int, colour: int) -> Use:
    """What the power of one colour may be used on (LOG-19 to LOG-23)."""
    kind = colour % KINDS
    name, move = COLOURS[colour], _MOVE_OF_POWER[kind]
    if kind == GREEN:
        held = [(side, NAMES[pyramid]) for side, vault in enumerate(state.vaults) for pyramid in sorted(set(vault))]
        return Use(name, move, pieces=tuple(held))
    if kind in (YELLOW, RED):
        return Use(name, move, tuple([(*top, len(state.cards[top[0]][top[1]]) - 1) for top in tops(state.cards)]))
    side = swapped_side(seat, kind)
    return Use(name, move, tuple([(side, *place) for place in places(state.cards[side])]))
