"""`ridotto games` and `ridotto rules`: which games there are, and how they are played."""

from __future__ import annotations

import sys
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table

from ridotto.bots import bots_of
from ridotto.core import Game, find_game, games
from ridotto.core.rulebook import clauses, read_rulebook

from .language import Lang, language, problem, words
from .output import Json, print_json


def described(game: Game) -> dict[str, object]:
    """What a program needs to know of a game before it is played."""
    return {"name": game.name, "title": game.title, "seats": game.seats, "options": game.options_schema()}


def games_command(
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """List the games."""
    if as_json:
        shelf = [{**described(game), "rules": game.rules, "bots": sorted(bots_of(game))} for game in games().values()]
        print_json({"games": shelf})
        return
    say = words().word
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("games-game", "games-title", "games-players", "games-bots"):
        table.add_column(say(column))
    for game in games().values():
        least, most = game.seats
        players = str(least) if least == most else f"{least}–{most}"
        table.add_row(game.name, game.title, players, ", ".join(sorted(bots_of(game))))
    Console().print(table)


def rules_command(
    game: Annotated[str, typer.Argument(help="The name of the game, as `ridotto games` lists it.")],
    clause: Annotated[str, typer.Argument(help="Only this clause, for example POD-9.")] = "",
    lang: Lang = "",
) -> None:
    """Show the rulebook of a game, or one clause of it."""
    found = find_game(game)
    text = read_rulebook(found.package, language())
    if clause:
        text = clause_text(found, text, clause.upper())
    if sys.stdout.isatty():
        Console().print(Markdown(text))
    else:
        print(text.rstrip())


def clause_text(game: Game, rulebook: str, clause: str) -> str:
    """One clause of a rulebook with the examples below it, up to the next clause or heading."""
    known = clauses(rulebook)
    if clause not in known:
        raise problem("unknown-clause", clause=clause[:20], game=game.title, first=known[0], last=known[-1])
    paragraphs = rulebook.split("\n\n")
    start = next(at for at, paragraph in enumerate(paragraphs) if paragraph.startswith(f"**{clause}**"))
    end = start + 1
    while end < len(paragraphs) and not paragraphs[end].startswith(("**", "#")):
        end += 1
    return "\n\n".join(paragraphs[start:end])
