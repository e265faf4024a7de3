"""`ridotto ladder`: how much better each level of bots plays than the others."""

from __future__ import annotations

from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from ridotto.core import Game
from ridotto.core.messages import TITLE
from ridotto.lab.ladder import Climb, Ladder, climb, games_in_all

from .language import Lang, words
from .options import Option, Options, check_options, read_options
from .output import Json, print_json
from .progress import Workers, progress_bar
from .seed import given_or_drawn
from .shelf import named_game


def ladder_command(
    game: str,
    games: Annotated[int, typer.Option(min=2, max=1_000_000)] = 200,
    workers: Workers = 1,
    bots: str = "",
    seed: str | None = None,
    seats: Annotated[int, typer.Option(min=2, max=100)] = 2,
    options: Options = "",
    option: Option = None,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """The command `ridotto ladder`."""
    names = tuple(name.strip() for name in bots.split(",")) if bots else ()
    found = named_game(game)
    chosen = read_options(found, options, option or ())
    check_options(found, chosen, seats)
    wanted = Climb(found.name, games, given_or_drawn(seed), names, seats, chosen)
    with progress_bar(games_in_all(wanted), words().word("simulate-progress")) as progress:
        ladder = climb(wanted, workers, progress)
    if as_json:
        print_json(ladder)
    else:
        _show(found, ladder)


def _show(game: Game, ladder: Ladder) -> None:
    say = words(game).word
    console = Console(highlight=False)
    console.print(say("simulate-title", game=TITLE, games=ladder.games, seed=ladder.seed))
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("ladder-bot", "ladder-against"):
        table.add_column(say(column))
    for column in ("simulate-wins", "ladder-interval", "ladder-fair"):
        table.add_column(say(column), justify="right")
    for pairing in ladder.pairings:
        rate = [say("simulate-rate", percent=100 * each) for each in (pairing.low, pairing.high)]
        others = pairing.against if pairing.seats == 2 else f"{pairing.seats - 1} × {pairing.against}"
        fair = say("ladder-times", times=pairing.win_rate / pairing.fair_share)
        table.add_row(pairing.bot, others, say("simulate-rate", percent=100 * pairing.win_rate), "–".join(rate), fair)
    console.print(table)
    for rung in ladder.rungs:
        console.print(say("ladder-rung", name=rung.bot, elo=rung.elo, low=rung.low, high=rung.high))
