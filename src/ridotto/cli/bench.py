"""`ridotto bench`: how fast things are, here and now."""

from __future__ import annotations

import sys
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from ridotto.bench.crowd import measure_a_crowd
from ridotto.bench.engine import Speeds, measure
from ridotto.bench.house import ASLEEP, BOTS, IDLE, Result, measure_everything
from ridotto.bench.server import DidNotOpen
from ridotto.bench.venice import measure_scale
from ridotto.core import games

from .help.commands import Commands
from .language import Lang, problem, words
from .output import Json, print_json
from .shelf import named_game

app = Commands()


@app.callback()
def bench(lang: Lang = "") -> None:
    """What every command of `ridotto bench` begins with."""


@app.command("engine")
def bench_engine(
    game: str = "",
    seconds: Annotated[float, typer.Option(min=0.001, max=600)] = 1.0,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """The command `ridotto bench engine`."""
    chosen = [named_game(game)] if game else list(games().values())
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
    """The command `ridotto bench venice`."""
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


@app.command("house")
def bench_house(
    seconds: Annotated[float, typer.Option(min=0.1, max=600)] = 5.0,
    connections: Annotated[int, typer.Option(min=1, max=50_000)] = IDLE,
    tables: Annotated[int, typer.Option(min=100, max=1_000_000)] = ASLEEP,
    bots: Annotated[int, typer.Option(min=1, max=10_000)] = BOTS,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """The command `ridotto bench house`."""
    try:
        result = measure_everything(seconds, connections, tables, bots)
    except DidNotOpen:
        raise problem("bench-house-closed-house") from None
    if as_json:
        print_json(result)
    else:
        _show_house(result)


def _show_house(result: Result) -> None:
    say = words().word
    for name, load in (("closed", result.closed), ("paced", result.paced), ("beside-bots", result.beside_bots)):
        print(
            say(
                f"bench-house-{name}",
                tables=load.tables,
                rate=load.moves_per_second,
                p50=load.opponent_ms.p50,
                p99=load.opponent_ms.p99,
                cpu=load.cpu_ms_per_move,
            )
        )
    idle, asleep = result.idle, result.asleep
    print(
        say(
            "bench-house-idle",
            connections=idle.connections,
            megabytes=idle.megabytes,
            table=idle.kilobytes_per_live_table,
        )
    )
    print(say("bench-house-asleep", tables=asleep.tables, megabytes=asleep.megabytes, wake=asleep.wake_ms))


@app.command("crowd")
def bench_crowd(
    players: Annotated[int, typer.Option(min=3, max=10_000)] = 1000,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """The command `ridotto bench crowd`."""
    try:
        crowd = measure_a_crowd(players)
    except DidNotOpen:
        raise problem("bench-house-closed-house") from None
    if as_json:
        print_json(crowd)
        return
    for name, delays in (("join", crowd.join_ms), ("bid", crowd.bid_ms), ("results", crowd.results_ms)):
        print(words().word(f"bench-crowd-{name}", players=players, p50=delays.p50, p99=delays.p99, last=delays.last))


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
            say("bench-percent", percent=100 * speed.of_ceiling),
            say("bench-number", number=speed.copies_per_second),
            say("bench-number", number=speed.bytes_per_move),
        )
    console = Console(highlight=False)
    console.print(say("bench-ceiling", rate=speeds.ceiling.moves_per_second))
    console.print(table)
