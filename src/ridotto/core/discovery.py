"""Finding games: the folders of `ridotto.games`, and packages that announce one under the entry point
`ridotto.games` (`mygame = "mypackage:game"`)."""

from __future__ import annotations

import logging
import pkgutil
from functools import lru_cache
from importlib import import_module, metadata

from .game import Game
from .refusal import Problem

SHELF = "ridotto.games"


@lru_cache(maxsize=1)
def games() -> dict[str, Game]:
    """Every game there is, by name, in the order of their names. The house's own come before a namesake."""
    found = {game.name: game for game in (*_announced(), *_on_the_shelf())}
    return dict(sorted(found.items()))


def find_game(name: str) -> Game:
    """The game of this name (`poker-auction` and `poker_auction` are the same), or `Problem`."""
    game = games().get(name.replace("-", "_"))
    if game is None:
        raise Problem("unknown-game", name=name[:80], known=", ".join(games()))
    return game


def _on_the_shelf() -> list[Game]:
    shelf = import_module(SHELF)
    folders = [module.name for module in pkgutil.iter_modules(shelf.__path__) if module.ispkg]
    return [import_module(f"{SHELF}.{folder}").game for folder in folders]


def _announced() -> list[Game]:
    found = []
    for entry in metadata.entry_points(group=SHELF):
        try:
            game = entry.load()
        except Exception as error:  # a broken package from elsewhere must not keep anyone from playing
            logging.getLogger(__name__).warning("the game %s cannot be loaded: %s", entry.value, error)
            continue
        if isinstance(game, Game):
            found.append(game)
    return found
