"""What a game is played with: fifty-two cards (PAU-1), or a hundred and thirty-six tiles (PAU-15)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from ridotto.core.messages import Catalogue

from . import hands, tiles


@dataclass(frozen=True, eq=False)
class Pack:
    """Cards or tiles. Inside the rules one is a number, higher for a higher card; outside it is its name."""

    names: tuple[str, ...]
    copies: int
    tiles: bool
    value: Callable[[Sequence[int]], int]
    """The worth of the best five of a hand."""
    category: Callable[[int], str]
    """What a worth is called."""
    rank: Callable[[str], str]
    """The rank of a card by its name."""
    height: Callable[[int], int]
    """How high its rank is; suits are equal."""
    kind: Callable[[int], int]
    """Two cards of one kind are a pair: cards of one rank, but tiles only if they are identical."""
    units: tuple[int, ...]
    """What each card adds to the sum of a hand. Minds, who weigh a great many hands, reckon with sums."""
    sum_value: Callable[[int], int]
    """The worth of a hand by its sum, remembered."""
    cards_of: Callable[[int], list[int]]
    """The cards of a sum, the lowest first."""
    below_category: int
    """Two worths are of one category if they agree but for so many binary digits from below."""
    numbers: dict[str, int] = field(init=False)
    whole: tuple[int, ...] = field(init=False)
    """Every card, the lowest first."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "numbers", {name: number for number, name in enumerate(self.names)})
        object.__setattr__(self, "whole", tuple(n for n in range(len(self.names)) for _ in range(self.copies)))

    def spell(self, cards: Sequence[int]) -> tuple[str, ...]:
        """Cards by name."""
        return tuple(self.names[card] for card in cards)


CARDS = Pack(
    names=hands.NAMES,
    copies=1,
    tiles=False,
    value=hands.value,
    category=hands.category,
    rank=hands.rank,
    height=hands.height,
    kind=hands.height,
    units=hands.BITS,
    sum_value=lru_cache(maxsize=4_000)(hands.mask_value),
    cards_of=hands.cards_of,
    below_category=hands.BELOW_CATEGORY,
)
TILES = Pack(
    names=tiles.NAMES,
    copies=tiles.COPIES,
    tiles=True,
    value=tiles.value,
    category=tiles.category,
    rank=tiles.rank,
    height=tiles.height,
    kind=lambda tile: tile,
    units=tiles.UNITS,
    sum_value=tiles.sum_value,
    cards_of=tiles.tiles_of,
    below_category=tiles.BELOW_CATEGORY,
)
NO_CARD = -1
PACKS = {"classic": CARDS, "mahjong": TILES, "open-deck": CARDS}

_SIGNS = str.maketrans("cdhs", "♣♦♥♠")


def face(card: str, tiles: bool, words: Catalogue) -> str:
    """A card as people write it and the log says it, `10♦`; a tile by the letters of the reader's language, `5d`."""
    if tiles:
        return card[:-1] + words.word(f"mark-{card[-1]}")
    return card[:-1].replace("T", "10") + card[-1:].translate(_SIGNS)
