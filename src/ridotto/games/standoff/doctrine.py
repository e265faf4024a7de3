"""The doctrine of a quick player: what it buys and when, and a few numbers, found by `ridotto.lab.tuning.standoff`."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

When: TypeAlias = Literal["always", "early", "near", "ahead", "behind"]
"""Nobody nears the Red Gun yet: `early`. Somebody does: `near`; with a lead of none or more `ahead`, of none or less
`behind`."""


class Wish(NamedTuple):
    """A card to buy while fewer than so many are owned."""

    card: str
    most: int
    when: When = "always"

    def fits(self, near: bool, lead: int) -> bool:
        """Is it time for it?"""
        if self.when == "always":
            return True
        if not near or self.when == "early":
            return not near and self.when == "early"
        return self.when == "near" or (lead >= 0 if self.when == "ahead" else lead <= 0)


class Doctrine(NamedTuple):
    """How a quick player goes about it."""

    wishes: tuple[Wish, ...]
    """The first that can be paid is bought."""
    draw_from: int = 3
    """It draws before it does anything else while so many actions are left."""
    draw_near: int = 2
    """The same once somebody nears the Red Gun."""
    corners: int = 0
    """It takes so many large patches, and puts refineries there, before it sets out for the Red Gun."""
    mine_from: int = 99
    """With at least this yield it mines before it draws, while it has fewer minerals than the reserve."""
    reserve: int = 3
    """Minerals that it does not spend on purchases."""
    cover: int = 3
    """A forcefield must cover so many open squares of the Red Gun."""


PLAIN = Doctrine(
    (
        Wish("airstrike", 2, "behind"), Wish("obstruction", 2, "ahead"), Wish("3-credit", 3), Wish("3-polyomino", 2),
        Wish("4-polyomino", 2), Wish("2-credit", 4), Wish("2-polyomino", 1), Wish("airdrop", 2), Wish("restock", 1),
    )
)  # fmt: skip
"""Plain sense, where tuning begins."""

UNTUNED = PLAIN._replace(draw_near=PLAIN.draw_from)
"""Plain sense that knows no difference between the way to the Red Gun and the fight for it."""

TUNED = Doctrine(
    (
        Wish("airstrike", 2, "behind"), Wish("obstruction", 2, "ahead"), Wish("forcefield", 1, "early"),
        Wish("3-polyomino", 2), Wish("2-credit", 4), Wish("2-polyomino", 1), Wish("airdrop", 1), Wish("restock", 1),
        Wish("2-credit", 3, "near"),
    ),
    draw_from=4,
)  # fmt: skip
"""What `ridotto tune standoff --seed "train 1" --effort 2` came to."""
