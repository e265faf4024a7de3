"""`ridotto simulate`: many games between bots, and who won them."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from ridotto.core import Game
from ridotto.core.messages import TITLE
from ridotto.lab.simulation import Report, Setup, simulate

from .language import Lang, problem, words
from .options import Option, Options, check_options, read_options
from .output import Json, print_json
from .progress import Workers, progress_bar
from .seed import given_or_drawn
from .shelf import named_game

MOST_GAMES = 10_000_000


def simulate_command(
    game: str,
    bots: str = "random",
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES)] = 100,
    seed: str | None = None,
    seats: int | None = None,
    options: Options = "",
    option: Option = None,
    workers: Workers = 1,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """The command `ridotto simulate`."""
    found = named_game(game)
    chosen = read_options(found, options, option or ())
    names = [name.strip() for name in bots.split(",")]
    if len(names) == 1:
        names *= _checked_seats(found, seats, chosen)
    elif seats not in (None, len(names)):
        raise problem("simulate-seats", seats=seats, bots=len(names))
    setup = Setup(found.name, tuple(names), games, given_or_drawn(seed), chosen)
    check_options(found, chosen, len(names))
    setup.check()  # before the progress bar appears
    with progress_bar(games, words().word("simulate-progress")) as progress:
        report = simulate(setup, workers, progress)
    if as_json:
        print_json(report)
    else:
        _show(found, report)


def _checked_seats(game: Game, seats: int | None, options: dict[str, Any]) -> int:
    """The number of seats for a single bot that takes them all."""
    wanted = game.seats[0] if seats is None else seats
    check_options(game, options, wanted)
    return wanted


def _show(game: Game, report: Report) -> None:
    say = words(game).word
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(say("simulate-bot"))
    table.add_column(say("simulate-wins"), justify="right")
    table.add_column(say("simulate-mean-place"), justify="right")
    for result in report.bots:
        table.add_row(
            result.bot,
            say("simulate-rate", percent=100 * result.win_rate),
            say("simulate-mean", mean=result.mean_place),
        )
    console = Console(highlight=False)
    console.print(say("simulate-title", game=TITLE, games=report.games, seed=report.seed))
    console.print(table)
    lengths = report.lengths
    console.print(say("simulate-lengths", mean=lengths.mean, least=lengths.least, most=lengths.most))
    for reason, count in report.reasons.items():
        console.print(f"{say('simulate-reason', count=count)} {say(f'reason-{reason}')}")
    console.print(say("simulate-time", seconds=report.seconds, moves=report.moves))
