"""The toy as text: a move is just a number."""

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from ridotto.core.messages import Catalogue
from ridotto.core.refusal import Problem

from .moves import Take


def write_move(move: Take) -> str:
    return f"take {move.count}"


def read_move(typed: str, view: Any) -> Take:
    word, _, count = typed.partition(" ")
    if word != "take" or not count.isdecimal():
        raise Problem("typed-unknown")
    return Take(int(count))


def draw(view: Any, words: Catalogue, names: Sequence[str]) -> Text:
    return Text(f"{'|' * view.left} {view.left}\n")


def complete(typed: str, view: Any) -> list[str]:
    offers = [f"take {count}" for count in range(1, min(3, view.left) + 1)]
    return [offer for offer in offers if offer.startswith(typed)]
