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
    game: str,
    seed: str = f"{TRAINING}-1",
    effort: Annotated[int, typer.Option(min=1, max=1000)] = 1,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """The command `ridotto tune`."""
    tune = find_tuning(named_game(game))
    check_training_seed(check_seed(seed))
    console = Console(stderr=True, highlight=False)
    found = tune(seed, effort, lambda line: console.print(line, style="dim"))
    if as_json:
        print_json({"game": named_game(game).name, "seed": seed, "effort": effort, "numbers": found})
    else:
        for name, value in found.items():
            print(f"{name} = {json.dumps(value, ensure_ascii=False)}")
