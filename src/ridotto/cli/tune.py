"""`ridotto tune`: find the numbers that a game's bots play by, again."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Console

from ridotto.lab.tuning import TRAINING, check_training_seed, find_tuning

from .language import Lang
from .output import Json, print_json
from .seed import check_seed
from .shelf import named_game


def tune_command(
    game: Annotated[str, typer.Argument(help="The name of the game, as `ridotto games` lists it.")],
    seed: Annotated[
        str,
        typer.Option(metavar=f"{TRAINING}-…", help="Any text that begins so; the same seed gives the same numbers."),
    ] = f"{TRAINING}-1",
    effort: Annotated[
        int, typer.Option(min=1, max=1000, help="How much to play: 1 is enough to see that it works.")
    ] = 1,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """Tune the numbers that a game's bots play by, on training seeds that no ladder is played on, and print them."""
    tune = find_tuning(named_game(game))
    check_training_seed(check_seed(seed))
    console = Console(stderr=True, highlight=False)
    found = tune(seed, effort, lambda line: console.print(line, style="dim"))
    if as_json:
        print_json({"game": named_game(game).name, "seed": seed, "effort": effort, "numbers": found})
    else:
        for name, value in found.items():
            print(f"{name} = {json.dumps(value, ensure_ascii=False)}")
