"""What one seat, or an onlooker, sees of Logistics: everything (LOG-5)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from ridotto.core.forms import View

from .powers import BLACK, BLUE, GREEN, KINDS, RED, YELLOW, swapped_side
from .pyramids import COLOURS, NAMES, Colour, Pyramid, Stack, holds_tree, named
from .scoring import vault_score
from .sowing import most_from_stock, sowable_cards

if TYPE_CHECKING:
    from .state import Logistics

Phase: TypeAlias = Literal["sow", "extra", "power", "over"]
Kind: TypeAlias = Literal["sow-stock", "sow-card", "stop", "take", "return", "advance", "swap", "decline"]

_MOVE_OF_POWER: dict[int, Kind] = {GREEN: "take", YELLOW: "return", RED: "advance", BLUE: "swap", BLACK: "swap"}


class YourMoves(Struct, frozen=True):
    """What this seat may do now: the kinds of move, and what they may be used on."""

    may: tuple[Kind, ...] = ()
    cards: tuple[int, ...] = ()
    """The own cards that may be sown."""
    pyramids: int = 0
    """How many pyramids may be sown from the stock at most."""
    swap_sides: tuple[int, ...] = ()
    """The sides on which two places may be swapped."""


class LogisticsView(View, frozen=True, kw_only=True):
    """A position as one seat sees it. Stacks are written bottom first, vaults in the order of arrival."""

    phase: Phase
    player: int
    """Whose turn it is, or was at the end."""
    turn_number: int
    last_turn: int
    cards: tuple[tuple[tuple[Pyramid, ...], ...], ...]
    guarded: tuple[tuple[int, ...], ...]
    """Each side's cards with a tree (LOG-12)."""
    stocks: tuple[dict[Pyramid, int], ...]
    vaults: tuple[tuple[Pyramid, ...], ...]
    scores: tuple[int, ...]
    power: tuple[Colour, ...]
    """The colours of which one power may be used now."""
    powers: tuple[tuple[Colour, ...], ...]
    """All powers still to come in this turn, the present one first."""
    you: YourMoves | UnsetType = UNSET


# Everyone is shown the same rows, stocks and vaults, and most of them again after the next move.
_score = lru_cache(1024)(vault_score)


@lru_cache(4096)
def _row(row: tuple[Stack, ...]) -> tuple[tuple[tuple[Pyramid, ...], ...], tuple[int, ...]]:
    """A side's cards by the names of their pyramids, and which of them are guarded."""
    return tuple(map(named, row)), tuple([card for card, stack in enumerate(row) if holds_tree(stack)])


@lru_cache(1024)
def _counted(stock: Stack) -> dict[Pyramid, int]:
    return {NAMES[pyramid]: stock.count(pyramid) for pyramid in dict.fromkeys(stock)}


def view(state: Logistics, seat: int | None) -> LogisticsView:
    """Everything is public; only `you` differs from seat to seat."""
    rows = [_row(tuple(row)) for row in state.cards]
    return LogisticsView(
        game="logistics",
        seat=seat,
        turn=state.turn(),
        due=None,
        outcome=state.outcome(),
        phase=state.phase,
        player=state.player,
        turn_number=state.turn_number,
        last_turn=state.last_turn(),
        cards=tuple([cards for cards, _guarded in rows]),
        guarded=tuple([guarded for _cards, guarded in rows]),
        stocks=tuple([_counted(tuple(stock)).copy() for stock in state.stocks]),
        vaults=tuple([named(vault) for vault in state.vaults]),
        scores=tuple([_score(tuple(vault)) for vault in state.vaults]),
        power=tuple([COLOURS[colour] for colour in state.usable_colours()]),
        powers=tuple([tuple([COLOURS[colour] for colour in power]) for power in state.powers]),
        you=UNSET if seat is None else _your_moves(state, seat),
    )


def _your_moves(state: Logistics, seat: int) -> YourMoves:
    if seat not in state.turn():
        return YourMoves()
    if state.phase == "power":
        kinds = sorted({colour % KINDS for colour in state.usable_colours()})
        uses = dict.fromkeys(_MOVE_OF_POWER[kind] for kind in kinds)
        sides = [swapped_side(seat, kind) for kind in kinds if kind in (BLUE, BLACK)]
        return YourMoves(may=(*uses, "decline"), swap_sides=tuple(sides))
    row, stock = state.cards[seat], state.stocks[seat]
    cards = tuple(sowable_cards(row))
    pyramids = most_from_stock(row, stock)
    offered: dict[Kind, bool] = {
        "sow-stock": pyramids > 0,
        "sow-card": bool(cards),
        "stop": state.phase == "extra",
    }
    may = tuple(kind for kind, possible in offered.items() if possible)
    return YourMoves(may=may, cards=cards, pyramids=pyramids)
