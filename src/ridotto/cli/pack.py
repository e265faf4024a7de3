"""`ridotto pack`: data packs for Venice."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ridotto.core import find_game
from ridotto.games.venice.pack import check_pack, schema

from .causes import cause
from .language import Lang, problem, words
from .output import print_json

app = typer.Typer(help="Check the data packs of Venice.", no_args_is_help=True)


@app.callback()
def pack() -> None:
    """Check the data packs of Venice."""


@app.command("check")
def check_command(
    file: Annotated[Path, typer.Argument(help="The pack, a TOML file.", metavar="FILE")],
    lang: Lang = "",
) -> int:
    """Report everything that is wrong with a pack, each problem with its place."""
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise problem("pack-not-text", file=file.name) from None
    except OSError as error:
        raise problem("file-unreadable", file=str(file), why=cause(error)) from None
    say = words(find_game("venice"))
    problems = check_pack(text)
    for found in problems:
        place = f"{found.place}: " if found.place else ""
        print(f"{file}: {place}{say.say(found.why)}")
    if not problems:
        print(say.word("pack-fine", file=file.name))
    return 1 if problems else 0


@app.command("schema")
def schema_command() -> None:
    """Print the JSON Schema of a pack, for editors and programs."""
    print_json(schema())
