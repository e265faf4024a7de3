"""Finding games: the folders of `ridotto.games`, and packages that announce one under the entry point
`ridotto.games` (`mygame = "mypackage:game"`)."""

from __future__ import annotations

import pkgutil
import re
from functools import lru_cache
from importlib import import_module, metadata

from .game import Game
from .refusal import Problem
from .rulebook import read_rulebook

SHELF = "ridotto.games"
NAME = re.compile("[a-z][a-z0-9_]*")
"""What a game may be called: it stands in addresses, in files, and on the command line."""


@lru_cache(maxsize=1)
def games() -> dict[str, Game]:
    """Every game there is, by name, in the order of their names. The house's own come before a namesake."""
    found = {game.name: game for game in (*_announced()[0], *_on_the_shelf())}
    return dict(sorted(found.items()))


def left_off(name: str = "") -> dict[str, str]:
    """Games from elsewhere that do not keep the contract, by where they were announced, and what is wrong with each;
    with a name only what would have been the game of this name."""
    return {entry.value: why for entry, why in _announced()[1] if not name or _spelled(name) in _names(entry)}


def find_game(name: str) -> Game:
    """The game of this name (`poker-auction` and `poker_auction` are the same), or `Problem`."""
    game = games().get(_spelled(name))
    if game is None:
        raise Problem("unknown-game", name=name[:80], known=", ".join(games()))
    return game


def _spelled(name: str) -> str:
    return name.replace("-", "_")


def _names(entry: metadata.EntryPoint) -> tuple[str, str]:
    """What a game that cannot be loaded may be called: as it was announced, or after its package."""
    return _spelled(entry.name), entry.module.rpartition(".")[2]


def _on_the_shelf() -> list[Game]:
    shelf = import_module(SHELF)
    folders = [module.name for module in pkgutil.iter_modules(shelf.__path__) if module.ispkg]
    return [import_module(f"{SHELF}.{folder}").game for folder in folders]


@lru_cache(maxsize=1)
def _announced() -> tuple[list[Game], list[tuple[metadata.EntryPoint, str]]]:
    """Games from elsewhere: those that are whole, and what is wrong with the others."""
    whole, wrong = [], []
    taken = {game.name: game.package for game in _on_the_shelf()}
    for entry in metadata.entry_points(group=SHELF):
        try:
            game = entry.load()
            check_whole(game)
            if taken.setdefault(game.name, game.package) != game.package:
                raise ValueError(f"another game is called {game.name!r} already, that of {taken[game.name]}")
        except Exception as error:  # a broken package from elsewhere must not keep anyone from playing
            wrong.append((entry, " ".join(f"{type(error).__name__}: {error}".split())))
        else:
            whole.append(game)
    return whole, wrong


def check_whole(game: Game) -> None:
    """Raise an error if a part that every game has is missing or cannot be loaded."""
    if not isinstance(game, Game):
        raise TypeError(f"{game!r} is not a Game")
    if not NAME.fullmatch(game.name):
        raise ValueError(f"a name is of small letters a–z, digits and _, and begins with a letter: not {game.name!r}")
    if not all((game.state_type, game.move_types, game.event_types, game.text, game.bots)):
        raise ValueError("it has no moves, no events or no bots")
    game.words().word("title")
    game.options_schema()
    game.read_options({}, game.seats[0])
    read_rulebook(game.package)


def look_again() -> None:
    """Forget which games there are: something was installed."""
    games.cache_clear()
    _announced.cache_clear()
