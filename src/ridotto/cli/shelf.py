"""`ridotto games` and `ridotto rules`: which games there are, and how they are played."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ridotto.bots import bots_of
from ridotto.core import LANGUAGES, Game, Problem, catalogue, encode, find_game, games
from ridotto.core.discovery import left_off
from ridotto.core.messages import ABOUT, TITLE
from ridotto.core.rulebook import clauses, read_rulebook

from .language import CATALOGUE, Lang, language, problem, words
from .output import Json, print_json, print_sentence
from .plain_rules import plain_rules
from .started import command

DAY_MINUTES = 1440


def described(game: Game) -> dict[str, object]:
    """What a program needs to know of a game before it is played."""
    return {"name": game.name, "title": game.title, "seats": game.seats, "options": game.options_schema()}


def games_command(
    game: Annotated[str, typer.Argument()] = "",
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """The command `ridotto games`."""
    chosen = [named_game(game)] if game else list(games().values())
    if not game:
        say_left_off()
    if as_json:
        print_json({"games": [_described_whole(each) for each in chosen]})
        return
    _show_games(chosen)
    if game:
        _show_options(chosen[0])


def named_game(typed: str) -> Game:
    """The game of this name, or with this title in any language, however it is spelled (`Poker Auction`); or
    `Problem`."""
    wanted = _spelled_alike(typed)
    for game in games().values():
        titles = (game.words(known).say(TITLE) for known in LANGUAGES)
        if wanted in map(_spelled_alike, (game.name, *titles)):
            return find_game(game.name)
    return find_game(typed)


def _spelled_alike(name: str) -> str:
    return "_".join(re.split(r"[\s_-]+", name.strip().casefold()))


def say_left_off() -> None:
    """Say of each game from elsewhere that does not keep the contract why it is not there."""
    for sentence in _left_off(language()):
        print_sentence(sentence, sys.stderr)


def why_not(problem: Problem, spoken: str) -> str:
    """What is wrong, in this language; of a game that was left off also why."""
    meant = _spelled_alike(str(problem.why.values["name"])) if problem.why.id == "unknown-game" else ""
    return " ".join([problem.sentence(spoken), *(_left_off(spoken, meant) if meant else ())])


def _left_off(spoken: str, name: str = "") -> list[str]:
    say = catalogue(spoken, CATALOGUE).word
    return [say("games-left-off", game=where, why=why) for where, why in left_off(name).items()]


def _described_whole(game: Game) -> dict[str, object]:
    more = {"rules": game.rules, "bots": list(bots_of(game)), "quick_start": game.quick_start}
    return {**described(game), **more}


def _show_games(chosen: Sequence[Game]) -> None:
    say = words().word
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("games-game", "games-title", "games-players", "games-length", "games-bots"):
        table.add_column(say(column))
    for game in chosen:
        least, most = game.seats
        players = str(least) if least == most else f"{least}–{most}"
        bots = ", ".join(bots_of(game))
        table.add_row(game.name, words(game).say(TITLE), players, length(game), bots)
    console = Console(highlight=False)
    console.print(table)
    for game in chosen:
        if ABOUT.id in words(game):
            console.print(f"{words(game).say(TITLE)}: {words(game).say(ABOUT)}", soft_wrap=True)
    for game in chosen:
        if short := words(game).named("short-game"):
            console.print(
                say("games-short", command=command(), game=game.name, means=short), soft_wrap=not console.is_terminal
            )


def length(game: Game) -> str:
    """How long a usual game takes: minutes, or up to so many days; nothing where the game does not say."""
    if game.minutes is None:
        return ""
    least, most = game.minutes
    if most >= DAY_MINUTES:
        return words().word("games-days", least=least, days=most // DAY_MINUTES)
    return words().word("games-minutes", least=least, most=most)


def _show_options(game: Game) -> None:
    """Each option with what it may be, what it usually is, and what it is in a short game."""
    say = words().word
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in (
        "options-option",
        "options-values",
        "options-usual",
        *(["options-quick"] if game.quick_start else []),
    ):
        table.add_column(say(column))
    for name, schema in game.options_schema().get("properties", {}).items():
        quick = [_usual(game.quick_start.get(name, schema.get("default")))] if game.quick_start else []
        table.add_row(name, Text(values(schema)), Text(_usual(schema.get("default"))), *map(Text, quick))
    if not table.row_count:
        print(say("options-none"))
        return
    Console().print(table)
    for line in meanings(game):
        print_sentence(line)
    print_sentence(say("options-how", command=command(), game=game.name))


def meanings(game: Game) -> Iterator[str]:
    """What each option sets, where the catalogue says so, and below it what its values mean, where that says more than
    their names."""
    told = words(game)
    for name, schema in game.options_schema().get("properties", {}).items():
        label = f"option-{name.replace('_', '-')}"
        if what := told.named(label):
            yield f"{name}: {what}"
        for value in choices(schema):
            called, means = told.named(f"{label}-{value}"), told.named(f"{label}-{value}-means")
            if called and called.casefold() == value.casefold().replace("-", " "):
                called = None
            if called or means:
                yield f"    {value}: {' — '.join(filter(None, (called, means)))}"
    if game.one_sitting:
        pairs = " ".join(f"-o {name}={_json(value)}" for name, value in game.one_sitting.items())
        yield told.word("options-sitting", command=command(), options=pairs)


def choices(schema: Mapping[str, Any]) -> list[str]:
    """The texts that an option, or the items of a list, may be."""
    parts = [schema, *schema.get("anyOf", ()), *schema.get("prefixItems", ()), schema.get("items", {})]
    found = [value for part in parts if isinstance(part, Mapping) for value in part.get("enum", ())]
    return [value for value in dict.fromkeys(found) if isinstance(value, str)]


def values(schema: Mapping[str, Any]) -> str:
    """What JSON Schema allows, in short: `3–10`, `calendar, minutes`, `[rainbow|xeno, rainbow|xeno]`."""
    if "enum" in schema:
        return ", ".join(map(_json, schema["enum"]))
    if "anyOf" in schema:
        return ", ".join(values(each) for each in schema["anyOf"] if each.get("type") != "null")
    if schema.get("type") == "array":
        places = schema.get("prefixItems") or [schema.get("items", {})]
        listed = ", ".join(values(each).replace(", ", "|") for each in places)
        return f"[{listed}]" if "prefixItems" in schema else f"[{listed}, …]"
    if "minimum" in schema or "maximum" in schema:
        return f"{schema.get('minimum', '…')}–{schema.get('maximum', '…')}"
    return "true, false" if schema.get("type") == "boolean" else words().word("options-text")


def _usual(value: Any) -> str:
    """What an option is unless one says; where that is nothing, the rules say."""
    return words().word("options-by-rules") if value is None else _json(value)


def _json(value: Any) -> str:
    """A value as it is typed after `-o key=`: text without quotes, anything else as JSON."""
    return value if isinstance(value, str) else encode(value).decode()


def rules_command(
    game: str,
    clause: Annotated[str, typer.Argument()] = "",
    markdown: Annotated[bool, typer.Option("--markdown")] = False,
    lang: Lang = "",
) -> None:
    """The command `ridotto rules`."""
    if not clause and (holder := _game_with(game.upper())):
        found, clause = holder, game
    else:
        found = named_game(game)
    text = read_rulebook(found.package, language())
    if clause:
        text = clause_text(found, text, clause.upper())
    if markdown:
        print(text.rstrip())
    elif sys.stdout.isatty():
        from rich.markdown import Markdown  # takes long to load, and every command would wait for it

        Console().print(Markdown(text))
    else:
        print(plain_rules(text))


def _game_with(clause: str) -> Game | None:
    """The game whose clauses are called so: one of them may be named without the game."""
    series, numbered, _number = clause.rpartition("-")
    known = {game: clauses(read_rulebook(game.package, language())) for game in games().values() if numbered}
    return next((game for game in known if any(each.startswith(f"{series}-") for each in known[game])), None)


def clause_text(game: Game, rulebook: str, clause: str) -> str:
    """One clause of a rulebook with the examples below it, up to the next clause or heading."""
    known = clauses(rulebook)
    if clause not in known:
        raise problem("unknown-clause", clause=clause[:20], game=TITLE, first=known[0], last=known[-1]).within(
            game.package
        )
    paragraphs = rulebook.split("\n\n")
    start = next(at for at, paragraph in enumerate(paragraphs) if paragraph.startswith(f"**{clause}**"))
    end = start + 1
    while end < len(paragraphs) and not paragraphs[end].startswith(("**", "#")):
        end += 1
    return "\n\n".join(paragraphs[start:end])
