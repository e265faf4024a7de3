"""What one seat, or an onlooker, sees of Logistics: everything (LOG-5)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache, reduce
from itertools import compress, count
from operator import or_
from typing import TYPE_CHECKING, Any, ClassVar, Literal, NamedTuple, TypeAlias

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from ridotto.core.forms import View
from ridotto.core.messages import Message

from . import legal
from .powers import BLACK, BLUE, GREEN, KINDS, RED, YELLOW, places, swapped_side, tops
from .pyramids import COLOURS, MEDIUM, NAMES, Colour, Pyramid, Stack, holds_nest, holds_tree, named
from .scoring import MIXED_TREE, NO_SOW, SINGLE, SOLID_TREE, Stuck, grouping, stuck_cards
from .sowing import most_from_stock, sowable_cards

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


WORTH = Worth()


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


# A move changes few parts of what everyone is shown: the others are kept.


class _Row(NamedTuple):
    cards: tuple[tuple[Pyramid, ...], ...]
    guarded: tuple[int, ...]
    nests: tuple[int, ...]
    colours: int
    """One bit for each."""


class _Vault(NamedTuple):
    pyramids: tuple[Pyramid, ...]
    groups: Groups
    score: int
    colours: int


@lru_cache(1024)
def _row(row: tuple[Stack, ...]) -> _Row:
    names, trees, nests, colours = zip(*map(_card, row), strict=True)
    return _Row(names, tuple(compress(count(), trees)), tuple(compress(count(), nests)), reduce(or_, colours))


@lru_cache(4096)
def _card(stack: Stack) -> tuple[tuple[Pyramid, ...], bool, bool, int]:
    """What lies on a card, whether it is a tree or a nest, and its colours."""
    return named(stack), holds_tree(stack), holds_nest(stack), _bits(stack)


@lru_cache(1024)
def _stock(stock: Stack) -> tuple[dict[Pyramid, int], int]:
    held: dict[Pyramid, int] = {}
    for pyramid in stock:
        held[NAMES[pyramid]] = held.get(NAMES[pyramid], 0) + 1
    return held, _bits(stock)


@lru_cache(1024)
def _vault(vault: Stack) -> _Vault:
    solid, mixed, others = grouping(vault)
    score = SOLID_TREE * len(solid) + MIXED_TREE * len(mixed) + SINGLE * len(others)
    groups = Groups(tuple(map(named, solid)), tuple(map(named, mixed)), named(others))
    return _Vault(named(vault), groups, score, _bits(vault))


def _bits(pyramids: Iterable[int]) -> int:
    """The colours of these pyramids."""
    return sum([1 << colour for colour in {pyramid % MEDIUM for pyramid in pyramids}])


@lru_cache(64)
def _colours_in_play(bits: int) -> tuple[ColourInPlay, ...]:
    colours = [colour for colour in range(len(COLOURS)) if bits >> colour & 1]
    return tuple([ColourInPlay(COLOURS[each], NAMES[each][1], _GIFT_OF_POWER[each % KINDS]) for each in colours])


def view(state: Logistics, seat: int | None) -> LogisticsView:
    """Everything is public; only `you` differs from seat to seat."""
    cards, guarded, nests, on_cards = zip(*[_row(tuple(row)) for row in state.cards], strict=True)
    vaults, groups, scores, in_vaults = zip(*[_vault(tuple(vault)) for vault in state.vaults], strict=True)
    stocks, in_stocks = zip(*[_stock(tuple(stock)) for stock in state.stocks], strict=True)
    shown = LogisticsView(  # without `in_every_view`: every move makes a view for everyone, and this is quicker
        game="logistics",
        seat=None,
        turn=state.turn(),
        due=None,
        outcome=state.outcome(),
        phase=state.phase,
        player=state.player,
        turn_number=state.turn_number,
        last_turn=state.last_turn(),
        colours=_colours_in_play(reduce(or_, [*on_cards, *in_vaults, *in_stocks])),
        worth=WORTH,
        cards=cards,
        guarded=guarded,
        nests=nests,
        recent=state.recent,
        stocks=tuple([stock.copy() for stock in stocks]),
        vaults=vaults,
        groups=groups,
        scores=scores,
        power=tuple([COLOURS[colour] for colour in state.usable_colours()]) if state.powers else (),
        powers=tuple([tuple([COLOURS[colour] for colour in power]) for power in state.powers]) if state.powers else (),
        stuck=stuck_cards(state) if state.reason == NO_SOW else (),
    )
    return shown if seat is None else replace(shown, seat=seat, **own_part(state, seat))


def own_part(state: Logistics, seat: int) -> dict[str, Any]:
    """What only the view of this seat has."""
    return {"you": _your_moves(state, seat)}


def _your_moves(state: Logistics, seat: int) -> YourMoves:
    if seat not in state.turn():
        return YourMoves()
    if state.phase == "power":
        return _your_powers(state, seat)
    row, stock = state.cards[seat], state.stocks[seat]
    cards = tuple(sowable_cards(row))
    pyramids = most_from_stock(row, stock)
    may: list[Kind] = ["sow-stock"] if pyramids else []
    if cards:
        may.append("sow-card")
    if state.phase == "extra":
        may.append("stop")
    barred = [_barred(row, card) for card, stack in enumerate(row) if stack and card not in cards]
    return YourMoves(may=tuple(may), cards=cards, pyramids=pyramids, barred=tuple(barred))


def _barred(row: list[Stack], card: int) -> Barred:
    """The refusal that sowing this card would meet."""
    refused = legal.past_the_vault(row[card], len(row) - card)
    return Barred(card, refused.rule, refused.why)


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
