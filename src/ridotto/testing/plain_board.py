"""What the plain board of a browser calls the fields of a game, which has no board of its own there."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import resources

from ridotto.core import LANGUAGES, Game
from ridotto.core.discovery import SHELF

from .messages import variables

NOT_SHOWN = ("game", "seat", "turn", "due", "outcome", "you", "names")
"""The fields of a view that are no line of the plain board: `web/src/board/plain/picture.ts`."""


def missing_labels(game: Game) -> list[str]:
    """Labels `board-…` without which a reader of another language finds English words on the plain board. In English
    the names of the fields are readable. The house's own games have boards of their own."""
    if game.package.startswith(f"{SHELF}."):
        return []
    wanted = [f"board-{name}".replace("_", "-") for name in dict.fromkeys(_shown(game))]
    return [
        f"messages.{language}.ftl has no {label}"
        for language in LANGUAGES[1:]
        if resources.files(game.package).joinpath(f"messages.{language}.ftl").is_file()
        for label in wanted
        if label not in variables(game.package, language)
    ]


def _shown(game: Game) -> Iterator[str]:
    """The fields of a view, the kinds of moves, and the fields of moves that have several: a single one is a button for
    each choice."""
    yield from (name for name in game.view_type.__struct_fields__ if name not in NOT_SHOWN)
    for move in game.move_types:
        yield str(move.__struct_config__.tag)
        if len(move.__struct_fields__) > 1:
            yield from move.__struct_fields__
