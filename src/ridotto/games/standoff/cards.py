"""Every card of Standoff in one table. A new card is a row here, and its effect, if new, a function in `effects.py`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from . import effects
from .effects import Effect

if TYPE_CHECKING:
    from ridotto.core.forms import Tell

    from .state import Standoff

Kind: TypeAlias = Literal["polyomino", "resource", "action", "satellite", "horse"]


class Cost(NamedTuple):
    """Credits, and minerals besides."""

    credits: int
    minerals: int = 0


NOTHING = Cost(0)
SHOT = Cost(1)
"""What it costs to fire artillery, besides an action (STA-21)."""


@dataclass(frozen=True, slots=True)
class Card:
    """One kind of card: what it is, what it costs to play and to buy, how many there are, and what it does."""

    name: str
    kind: Kind
    play: Cost
    price: Cost
    copies: int
    effect: Effect | None = None
    upkeep: Callable[[Standoff, int, Tell | None], None] | None = None
    """What a satellite does in each of its owner's upkeeps (STA-6)."""
    blocks: int = 0
    """How many blocks a polyomino card places (STA-16)."""
    credits: int = 0
    """What a resource card gives (STA-8)."""
    bond: bool = False
    """It takes credits back in the next upkeep (STA-6)."""
    copies_last: bool = False
    """It does what the last action card did, if there was one, and is no action card to copy itself (STA-22)."""
    trashed: bool = False
    """Once played it is out of the game."""
    stuck: bool = False
    """It cannot be discarded as an action."""
    scraps: bool = False
    """While this satellite is up, its owner may discard cards for a credit each and no action."""
    places_freely: bool = False
    """While this satellite is up, its owner's polyomino cards take no action."""


# fmt: off
PERMANENT = (
    #     name            kind         play        price       pile
    Card("1-polyomino",  "polyomino",  Cost(0),    Cost(1),    18,  blocks=1),
    Card("2-polyomino",  "polyomino",  Cost(2),    Cost(2),    18,  blocks=2),
    Card("3-polyomino",  "polyomino",  Cost(4),    Cost(3),    18,  blocks=3),
    Card("4-polyomino",  "polyomino",  Cost(6),    Cost(4),    18,  blocks=4),
    Card("1-credit",     "resource",   NOTHING,    Cost(0),    30,  credits=1),
    Card("2-credit",     "resource",   NOTHING,    Cost(2),    24,  credits=2),
    Card("3-credit",     "resource",   NOTHING,    Cost(5),    16,  credits=3),
    Card("refinery",     "action",     Cost(2),    Cost(2),    16,  effects.refinery),
)
TEMPORARY = (
    #     name            kind         play        price      copies
    Card("restock",      "action",     Cost(2),    Cost(3),    8,  effects.restock),
    Card("blitz",        "action",     Cost(3),    Cost(4),    8,  effects.blitz),
    Card("hack",         "action",     Cost(2),    Cost(3),    8,  effects.hack),
    Card("obstruction",  "action",     Cost(2),    Cost(3),    8,  effects.obstruction),
    Card("airstrike",    "action",     Cost(3, 1), Cost(3, 2), 8,  effects.airstrike),
    Card("fundraiser",   "action",     Cost(0),    Cost(3),    8,  effects.fundraiser),
    Card("airdrop",      "action",     Cost(2),    Cost(3),    8,  effects.airdrop),
    Card("artillery",    "action",     Cost(4, 1), Cost(4, 2), 8,  effects.artillery),
    Card("forcefield",   "action",     Cost(2),    Cost(3, 1), 8,  effects.forcefield),
    Card("duplicate",    "action",     Cost(4),    Cost(4),    8,  effects.duplicate, copies_last=True),
    Card("initiative",   "action",     Cost(9),    Cost(5),    8,  effects.initiative),
    Card("trojan",       "action",     Cost(1),    Cost(4),    8,  effects.trojan, trashed=True),
    Card("early-access", "action",     Cost(1),    Cost(3, 1), 8,  effects.early_access),
    Card("disposal",     "action",     Cost(2),    Cost(2),    8,  effects.disposal),
)
ORBIT = (
    Card("steve",        "satellite",  Cost(2),    Cost(1),    8,  upkeep=effects.steve),
    Card("linda",        "satellite",  Cost(2),    Cost(1),    8,  upkeep=effects.linda),
    Card("bart",         "satellite",  Cost(4),    Cost(2),    8,  scraps=True),
    Card("zelda",        "satellite",  Cost(3),    Cost(2),    8,  places_freely=True),
    Card("emp",          "action",     Cost(2),    Cost(2, 2), 8,  effects.emp),
)
BONDS = (
    Card("3-bond",       "resource",   NOTHING,    Cost(0),    8,  credits=3, bond=True),
    Card("4-bond",       "resource",   NOTHING,    Cost(2),    8,  credits=4, bond=True),
    Card("5-bond",       "resource",   NOTHING,    Cost(5),    8,  credits=5, bond=True),
)
# fmt: on
HORSE = Card("horse", "horse", NOTHING, NOTHING, 0, stuck=True)
"""In no market: only Trojan brings it (STA-4)."""

PERMANENT_PILES = {card.name: pile for pile, card in enumerate(PERMANENT)}
EXPANSIONS = {"orbit": ORBIT, "bonds": BONDS}

CARDS: dict[str, Card] = {card.name: card for card in (*PERMANENT, *TEMPORARY, *ORBIT, *BONDS, HORSE)}
"""By name, in the order of the tables, as printed."""

SCRAPPING = frozenset(card.name for card in CARDS.values() if card.scraps)
PLACING_FREELY = frozenset(card.name for card in CARDS.values() if card.places_freely)
"""The satellites with these powers."""

_REBALANCED = {
    # name           play        price
    "3-polyomino": (Cost(3), Cost(3, 1)),
    "4-polyomino": (Cost(4, 1), Cost(4, 2)),
    "duplicate": (Cost(4, 1), Cost(4, 1)),
}
TABLES: dict[str, dict[str, Card]] = {
    "printed": CARDS,
    "rebalanced": CARDS
    | {name: replace(CARDS[name], play=play, price=price) for name, (play, price) in _REBALANCED.items()},
}
"""The cards as the option `prices` has them (STA-4)."""

STARTING_DECK = ("1-credit",) * 6 + ("1-polyomino",) * 4
"""STA-5."""

ORDER: dict[str, int] = {name: place for place, name in enumerate(CARDS)}


ECHOED = 40
"""Characters of what was typed that an answer repeats."""


def echoed(text: str) -> str:
    """What somebody sent, short and without characters that would disturb a terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in text[:ECHOED])


@cache
def of_temporary_market(expansions: tuple[str, ...]) -> tuple[Card, ...]:
    """The kinds of card in the temporary pile of a table with these expansions (STA-4)."""
    return TEMPORARY + tuple(card for name, cards in EXPANSIONS.items() if name in expansions for card in cards)


def at_table(expansions: tuple[str, ...]) -> tuple[Card, ...]:
    """Every kind of card that can turn up at a table with these expansions."""
    return (*PERMANENT, *of_temporary_market(expansions), HORSE)


def cheapest_first(cards: Iterable[str], table: Mapping[str, Card]) -> list[str]:
    """Cards by what they are worth at this table: Horses, then by price."""
    return sorted(in_order(cards), key=lambda card: (card != HORSE.name, table[card].price))


def in_order(cards: Iterable[str]) -> tuple[str, ...]:
    """Cards as they are shown: in the order of the tables, not in the order in which they came."""
    return tuple(sorted(cards, key=ORDER.__getitem__))


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
