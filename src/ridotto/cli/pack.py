"""`ridotto pack`: data packs for Venice."""

from __future__ import annotations

from pathlib import Path

from ridotto.core import find_game
from ridotto.games.venice.pack import check_pack, schema

from .causes import cause
from .help.commands import Commands
from .language import Lang, problem, words
from .output import print_json

app = Commands()


@app.callback()
def pack(lang: Lang = "") -> None:
    """What every command of `ridotto pack` begins with."""


@app.command("check")
def check_command(
    file: Path,
    lang: Lang = "",
) -> int:
    """The command `ridotto pack check`."""
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
def schema_command(lang: Lang = "") -> None:
    """The command `ridotto pack schema`."""
    print_json(schema())
