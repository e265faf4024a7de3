"""`ridotto bench`: how fast things are, here and now."""

from __future__ import annotations

import sys
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from ridotto.bench.crowd import bench_crowd
from ridotto.bench.engine import Speeds, measure
from ridotto.bench.house import bench_house
from ridotto.bench.venice import measure_scale
from ridotto.core import find_game, games

from .language import Lang, words
from .output import Json, print_json

app = typer.Typer(help="Measure how fast things are, here and now.", no_args_is_help=True)


@app.callback()
def bench() -> None:
    """Measure how fast things are, here and now."""


app.command("house")(bench_house)
app.command("crowd")(bench_crowd)


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


@app.command("venice")
def bench_venice(
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """How Venice bears a crowd: auctions with up to a million bids, and exact realization."""
    scale = measure_scale()
    if as_json:
        print_json(scale)
        return
    say = words().word
    for hold in scale.holds:
        print(say("bench-hold", bids=hold.bids, players=hold.players, ms=round(1000 * hold.seconds)))
    print(say("bench-closing", ms=round(1000 * scale.closing_seconds)))
    print(say("bench-realize", median=scale.realize_median_ms, many=scale.realize_2000_copies_ms))
    for players, cost in scale.bid_us.items():
        print(say("bench-bid", players=int(players), us=cost, bytes=scale.view_bytes[players]))
    print(say("bench-memory", megabytes=scale.peak_megabytes))


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
