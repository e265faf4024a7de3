"""`ridotto bench`: how fast things are, here and now."""

from __future__ import annotations

import sys
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from ridotto.core import find_game, games
from ridotto.lab.bench import Speeds, measure

from .language import Lang, words
from .output import Json, print_json

app = typer.Typer(help="Measure how fast things are, here and now.", no_args_is_help=True)


@app.callback()
def bench() -> None:
    """Measure how fast things are, here and now."""


@app.command("engine")
def bench_engine(
    game: Annotated[str, typer.Option(help="Only this game.", show_default="all")] = "",
    seconds: Annotated[float, typer.Option(min=0.001, max=600, help="How long each rate is measured.")] = 1.0,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """Random play, copies and memory of every game, beside a bare loop that bounds what CPython can do."""
    chosen = [find_game(game)] if game else list(games().values())
    console = Console(stderr=True)
    if sys.stderr.isatty():
        with console.status(words().word("bench-running", game="")) as status:
            speeds = measure(chosen, seconds, lambda name: status.update(words().word("bench-running", game=name)))
    else:
        speeds = measure(chosen, seconds)
    if as_json:
        print_json(speeds)
    else:
        _show(speeds)


def _show(speeds: Speeds) -> None:
    say = words().word
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(say("bench-game"))
    for column in ("bench-decisions", "bench-of-ceiling", "bench-copies", "bench-bytes"):
        table.add_column(say(column), justify="right")
    for name, speed in speeds.games.items():
        table.add_row(
            name,
            say("bench-number", number=speed.decisions_per_second),
            say("bench-percent", part=speed.of_ceiling),
            say("bench-number", number=speed.copies_per_second),
            say("bench-number", number=speed.bytes_per_move),
        )
    console = Console(highlight=False)
    console.print(say("bench-ceiling", rate=speeds.ceiling.moves_per_second))
    console.print(table)
