"""What one seat, or an onlooker, may see of Standoff: enough for a board that knows no rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, ClassVar, Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from ridotto.core.forms import View
from ridotto.core.messages import Message

from .board import LARGE_PATCHES, RED_GUN, SIDE, SMALL_PATCHES, SQUARES, Square, bit, spread
from .cards import CARDS, PERMANENT, SHOT, TABLES, Cost, Kind, at_table, in_order, kinds
from .effects import DISPOSAL_CARDS
from .moves import Token
from .placement import ARTILLERY_REACH, FORCEFIELD_REACH, FREE_SHAPES, around, in_range, placements
from .refusals import why_not
from .scoring import Comparison, decided_by

if TYPE_CHECKING:
    from .state import Standoff


class CardFace(Struct, frozen=True):
    """What is printed on a card: costs are credits and minerals."""

    kind: Kind
    play: Cost
    price: Cost
    blocks: int
    credits: int


class Markets(Struct, frozen=True):
    """Cards left in the piles of the permanent market, face up in the temporary one, and under it."""

    permanent: dict[str, int]
    temporary: tuple[str, ...]
    pile: int


class TokenView(Struct, frozen=True):
    """An improvement on a block of a seat."""

    square: Square
    token: Token
    seat: int


class Question(Struct, frozen=True):
    """The card that waits for a choice, and whose cards lie open to the player."""

    card: Literal["hack", "early-access"]
    seat: int


class Playable(Struct, frozen=True, omit_defaults=True):
    """A card of the hand that can be played now, and what it asks for."""

    card: str
    asks: Literal["nothing", "square", "seat", "cards", "squares"]
    """`squares`: as many as `blocks`, all of them `free`, at least one of them among the `anchors`, and `connected`."""
    squares: tuple[Square, ...] = ()
    """The squares of which one may be chosen."""
    seats: tuple[int, ...] = ()
    cards: tuple[str, ...] = ()
    """The cards of which up to `most` may be chosen."""
    most: int = 0
    blocks: int = 0
    connected: bool = False
    """Whether the squares must be connected: each reached from each by steps to the side, up or down (STA-16)."""


class Unplayable(Struct, frozen=True, omit_defaults=True):
    """A card of the hand that cannot be played now, and why: what would be answered to whoever tried."""

    card: str
    rule: str
    message: Message
    short: Cost | UnsetType = UNSET
    """The credits and minerals that are lacking, where it is they."""


class Gun(Struct, frozen=True):
    """Artillery that can fire, and the squares it may fire at."""

    square: Square
    targets: tuple[Square, ...]


Deed: TypeAlias = Literal[
    "draw", "discard", "credit", "convert", "place", "play", "choose", "buy", "mine", "fire", "end", "drop"
]
"""The types of move."""


class YourMoves(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What this seat may do now; what is left out it may not do."""

    may: tuple[Deed, ...] = ()
    """The types of move."""
    play: tuple[Playable, ...] = ()
    unplayable: tuple[Unplayable, ...] = ()
    free: tuple[Square, ...] = ()
    """Where blocks of a polyomino card can stand (STA-18)."""
    anchors: tuple[Square, ...] = ()
    """The free squares one of which it must use (STA-17)."""
    credit: tuple[str, ...] = ()
    convert: int = 0
    """The most minerals."""
    discard: tuple[str, ...] = ()
    bart: tuple[str, ...] = ()
    """What Bart can discard."""
    buy: tuple[str, ...] = ()
    mine: int = 0
    """The minerals it would give."""
    fire: tuple[Gun, ...] = ()
    choose: tuple[str, ...] = ()
    """All cards that lie open to this seat."""
    least: int = 0
    most: int = 0
    """How many cards to drop."""


class StandoffView(View, frozen=True, kw_only=True):
    """A position as one seat sees it."""

    constant: ClassVar[tuple[str, ...]] = (
        "expansions", "prices", "cards", "red_gun", "small_patches", "large_patches", "shapes", "reach",
        "order",
    )  # fmt: skip

    expansions: tuple[Literal["orbit", "bonds"], ...]
    prices: Literal["printed", "rebalanced"]
    cards: dict[str, CardFace]
    """Every card that can turn up at this table."""
    red_gun: tuple[Square, ...]
    small_patches: tuple[Square, ...]
    large_patches: tuple[Square, ...]
    shapes: dict[str, tuple[tuple[str, tuple[Square, ...]], ...]]
    """By number of blocks: the shapes of a polyomino card with their letters, to be turned and flipped (STA-16)."""
    reach: dict[Token, tuple[Square, ...]]
    """The steps from a token to every square that it reaches (STA-18, STA-21)."""
    order: tuple[str, ...]
    """The cards in the order of the tables; those of the permanent market come first."""
    number: int
    """The turn, from 1."""
    player: int
    phase: Literal["action", "choose", "discard", "over"]
    actions: int
    """Left this turn."""
    acted: int
    """Taken this turn; with those that are left, all that the turn has so far."""
    placed: bool
    """Whether this turn's polyomino card was played."""
    copies: str | None
    """What Duplicate would copy."""
    next_free: bool
    """Whether the next card costs nothing."""
    extra: bool
    """Whether another turn of the same player follows."""
    question: Question | None
    board: tuple[str, ...]
    tokens: tuple[TokenView, ...]
    in_gun: tuple[int, ...]
    """Own blocks of each seat in the Red Gun."""
    black_in_gun: int
    on_field: tuple[int, ...]
    """Own blocks of each seat on the whole field, which count where the Red Gun does not decide (STA-25)."""
    decided_by: Comparison | None
    """Once it is over: the comparison that decided."""
    markets: Markets
    budgets: tuple[int, ...]
    minerals: tuple[int, ...]
    bonds: tuple[int, ...]
    """Bonds to be repaid in the next upkeep."""
    hand_sizes: tuple[int, ...]
    deck_sizes: tuple[int, ...]
    discards: tuple[tuple[str, ...], ...]
    trash: tuple[str, ...]
    satellites: tuple[tuple[str, ...], ...]
    known: tuple[tuple[str, ...], ...]
    """Cards of each hand that this seat knows to be there since it saw them by Hack; not what everyone can count."""
    hand: tuple[str, ...] | UnsetType = UNSET
    deck: dict[str, int] | UnsetType = UNSET
    """How many of each card are in the own deck, which its owner may work out; not their order."""
    you: YourMoves | UnsetType = UNSET


def view(state: Standoff, seat: int | None) -> StandoffView:
    """Everything but others' hands and the order of decks and pile (STA-15)."""
    # longer than a screen: every field of the view has its line
    return StandoffView(
        **state.in_every_view("standoff", seat),
        expansions=state.expansions,
        prices=state.prices,
        cards=_faces(state.expansions, state.prices),
        red_gun=_RED_GUN,
        small_patches=_SMALL_PATCHES,
        large_patches=_LARGE_PATCHES,
        shapes=FREE_SHAPES,
        reach=_REACH,
        order=tuple(card.name for card in at_table(state.expansions)),
        number=state.number,
        player=state.player,
        phase=state.phase,
        actions=state.actions,
        acted=state.acted,
        placed=state.placed,
        copies=state.copyable or None,
        next_free=state.free,
        extra=state.extra,
        question=Question(state.asking, state.target) if state.asking else None,
        board=draw_board(state.blocks),
        tokens=tuple(_tokens(state)),
        in_gun=tuple((own & RED_GUN).bit_count() for own in state.blocks[: state.seats]),
        black_in_gun=(state.blocks[state.seats] & RED_GUN).bit_count(),
        on_field=tuple(own.bit_count() for own in state.blocks[: state.seats]),
        decided_by=decided_by(state.blocks[: state.seats]) if state.phase == "over" else None,
        markets=Markets(
            {card.name: left for card, left in zip(PERMANENT, state.permanent, strict=True)},
            state.temporary,
            len(state.pile),
        ),
        budgets=tuple(state.budgets),
        minerals=tuple(state.minerals),
        bonds=tuple(state.bonds),
        hand_sizes=tuple(len(hand) for hand in state.hands),
        deck_sizes=tuple(len(deck) for deck in state.decks),
        discards=tuple(tuple(discard) for discard in state.discards),
        trash=state.trash,
        satellites=tuple(state.satellites),
        known=tuple(_known(state, seat, owner) for owner in range(state.seats)),
        hand=UNSET if seat is None else state.hand_in_order(seat),
        deck=UNSET if seat is None else dict(Counter(in_order(state.decks[seat]))),
        you=UNSET if seat is None else _your_moves(state, seat),
    )


_RED_GUN = tuple(spread(RED_GUN))
_SMALL_PATCHES = tuple(spread(SMALL_PATCHES))
_LARGE_PATCHES = tuple(spread(LARGE_PATCHES))
_REACH: dict[Token, tuple[Square, ...]] = {
    "artillery": around(ARTILLERY_REACH),
    "forcefield": around(FORCEFIELD_REACH),
}


@cache
def _faces(expansions: tuple[str, ...], prices: str) -> dict[str, CardFace]:
    cards = [TABLES[prices][card.name] for card in at_table(expansions)]
    return {card.name: CardFace(card.kind, card.play, card.price, card.blocks, card.credits) for card in cards}


def draw_board(blocks: list[int]) -> tuple[str, ...]:
    """Sixteen lines of sixteen characters: `.` empty, `#` black, a digit a seat's block."""
    marks = [*(str(seat) for seat in range(len(blocks) - 1)), "#"]
    squares = ["."] * len(SQUARES)
    for mark, own in zip(marks, blocks, strict=True):
        for row, column in spread(own):
            squares[SIDE * row + column] = mark
    return tuple("".join(squares[SIDE * row : SIDE * (row + 1)]) for row in range(SIDE))


def _tokens(state: Standoff) -> Iterator[TokenView]:
    for seat in range(state.seats):
        own = state.blocks[seat]
        for square in spread(state.refineries & own):
            yield TokenView(square, "refinery", seat)
        for square in spread(state.artillery & own):
            yield TokenView(square, "artillery", seat)
        for square in spread(state.forcefields & own):
            yield TokenView(square, "forcefield", seat)


def _known(state: Standoff, seat: int | None, owner: int) -> tuple[str, ...]:
    """What Hack has shown to this seat alone; once the deck has run out everyone can count the hand (STA-23)."""
    if seat is None or owner == seat:
        return ()
    seen = Counter(state.seen_by(seat, owner)) - Counter(state.seen_by(state.seats, owner))
    return in_order(seen.elements())


# ---- what the seat may do


def _your_moves(state: Standoff, seat: int) -> YourMoves:
    if seat not in state.turn():
        return YourMoves()
    if state.phase == "choose":
        return YourMoves(may=("choose",), choose=in_order(state.shown()))
    if state.phase == "discard":
        least, most = state.drops(seat)
        return YourMoves(may=("drop",), least=least, most=most)
    return _your_actions(state, seat)


def _your_actions(state: Standoff, seat: int) -> YourMoves:
    hand = kinds(state.hands[seat])
    acting = state.actions > 0
    playable = tuple(_playable(state, seat, hand))
    placing = any(card.asks == "squares" for card in playable)
    free = state.free_squares(seat) if placing else 0
    possible = YourMoves(
        play=playable,
        unplayable=tuple(_unplayable(state, seat, hand)),
        free=tuple(spread(free)),
        anchors=tuple(spread(free & state.anchors(seat))) if placing else (),
        credit=tuple(card for card in hand if state.card(card).kind == "resource"),
        convert=state.minerals[seat],
        discard=tuple(card for card in hand if not CARDS[card].stuck) if acting else (),
        bart=hand if state.can_scrap(seat) else (),
        buy=tuple(card for card in state.on_sale() if state.can_pay(seat, state.card(card).price)) if acting else (),
        mine=state.yield_of(seat) if acting else 0,
        fire=tuple(_guns(state, seat)) if acting else (),
    )
    draw = acting and state.can_draw(seat)
    return _with_types(possible, draw, placing)


def _with_types(possible: YourMoves, draw: bool, placing: bool) -> YourMoves:
    """Name the types of move that are possible."""
    types = {
        "draw": draw,
        "discard": possible.discard or possible.bart,
        "credit": possible.credit,
        "convert": possible.convert,
        "place": placing,
        "play": any(card.asks != "squares" for card in possible.play),
        "buy": possible.buy,
        "mine": possible.mine,
        "fire": possible.fire,
        "end": True,
    }
    fields = {name: getattr(possible, name) for name in possible.__struct_fields__}
    return YourMoves(**fields | {"may": tuple(name for name, can in types.items() if can)})


def _playable(state: Standoff, seat: int, hand: tuple[str, ...]) -> Iterator[Playable]:
    for name in hand:
        card = state.card(name)
        if card.kind in ("resource", "horse") or not state.can_pay(seat, state.play_cost(card)):
            continue
        if card.kind == "polyomino":
            if state.can_place(seat) and any(placements(state.free_squares(seat), state.anchors(seat), card.blocks)):
                yield Playable(name, "squares", blocks=card.blocks, connected=True)
        elif state.actions:
            yield from _with_targets(state, seat, name)


def _unplayable(state: Standoff, seat: int, hand: tuple[str, ...]) -> Iterator[Unplayable]:
    for name in hand:
        refused = why_not(state, seat, name)
        if refused:
            cost = state.play_cost(state.card(name))
            lacking = Cost(max(0, cost.credits - state.budgets[seat]), max(0, cost.minerals - state.minerals[seat]))
            poor = refused.why.id in ("refused-credits", "refused-minerals")
            yield Unplayable(name, refused.rule, refused.why, lacking if poor else UNSET)


def _with_targets(state: Standoff, seat: int, name: str) -> Iterator[Playable]:
    """An action card with what may be chosen for it, unless it could do nothing; or a satellite."""
    effect = state.effect(state.card(name))
    if effect is None:
        yield Playable(name, "nothing")
        return
    targets = effect.targets(state, seat)
    if not targets:
        return
    if effect.asks == "square":
        yield Playable(name, "square", squares=tuple(spread(targets)))
    elif effect.asks == "seat":
        yield Playable(name, "seat", seats=tuple(other for other in range(state.seats) if targets >> other & 1))
    elif effect.asks == "cards":
        held = state.hands[seat][:]
        held.remove(name)
        yield Playable(name, "cards", cards=in_order(held), most=min(DISPOSAL_CARDS, len(held)))
    else:
        yield Playable(name, "nothing")


def _guns(state: Standoff, seat: int) -> Iterator[Gun]:
    if state.can_pay(seat, SHOT):
        for square in spread(state.artillery & state.blocks[seat]):
            yield Gun(square, tuple(spread(in_range(state.filled(), bit(square)))))
