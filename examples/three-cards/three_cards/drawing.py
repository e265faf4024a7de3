"""Three Cards drawn for a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ridotto.core import Catalogue

from .view import ThreeCardsView


def draw(view: ThreeCardsView, words: Catalogue, names: Sequence[str]) -> Text:
    """Tricks and hand sizes of everyone, and the own cards."""
    drawing = Text()
    for name, tricks, cards in zip(names, view.tricks, view.hand_sizes, strict=True):
        drawing.append(words.word("label-player", player=name, tricks=tricks, cards=cards) + "\n")
    if view.hand:
        drawing.append(words.word("label-hand", cards=" ".join(map(str, view.hand))) + "\n", "bold")
    return drawing
