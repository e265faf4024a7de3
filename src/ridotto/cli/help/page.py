"""The page that `--help` shows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from .sentences import Sentences, is_argument

OPTION, VALUE, REMARK = "bold cyan", "bold yellow", "dim"
TYPED = r"(?<![\w-])--?[a-z][a-z-]*"
"""An option where a sentence speaks of it."""


def show_help(context: Any) -> None:
    """Print how the command is typed, what it is for, what it takes, and which commands it has."""
    told, console = Sentences(context), Console(highlight=False)
    taken = context.command.get_params(context)
    arguments = [parameter for parameter in taken if is_argument(parameter)]
    options = [parameter for parameter in taken if not is_argument(parameter)]
    console.print(Padding(Text(_usage(told, context, arguments), "bold"), (1, 1, 0, 1)))
    console.print(Padding(_sentence(told.about()), 1))
    for title, rows in (
        ("help-arguments", [(Text(told.value(each), OPTION), _explained(told, each)) for each in arguments]),
        ("help-options", [_option(told, each) for each in options]),
        ("help-commands", list(_commands(told, context))),
    ):
        if rows:
            console.print(_panel(told.say(title), rows))


def _usage(told: Sentences, context: Any, arguments: Sequence[Any]) -> str:
    places = [told.value(each) if each.required else f"[{told.value(each)}]" for each in arguments]
    takes = [f"[{told.say('help-any-options')}]", *places]
    if _subcommands(context):
        takes.append(told.say("help-one-command"))
    return told.say("help-usage", typed=" ".join((context.command_path, *takes)))


def _subcommands(context: Any) -> list[str]:
    return list(getattr(context.command, "commands", ()))


def _commands(told: Sentences, context: Any) -> Iterator[tuple[Text, ...]]:
    """Each command of a group with the first of what is told about it."""
    for name in _subcommands(context):
        yield Text(name, OPTION), _sentence(told.about(name).partition("\n\n")[0])


def _option(told: Sentences, option: Any) -> tuple[Text, ...]:
    opts = sorted(option.opts, key=lambda name: name.startswith("--"))  # the library has those of `--help` in no order
    names = ", ".join((*opts, *option.secondary_opts))
    return Text(names, OPTION), Text(told.value(option), VALUE), _explained(told, option)


def _explained(told: Sentences, parameter: Any) -> Text:
    """What it does, and in brackets what else is to be known."""
    return Text(" ").join(
        [_sentence(told.meaning(parameter)), *(Text(f"[{r}]", REMARK) for r in _remarks(told, parameter))]
    )


def _remarks(told: Sentences, parameter: Any) -> Iterator[str]:
    """Its bounds, which variable stands for it, what it usually is, and whether it may be left out."""
    if parameter.max is not None:
        yield told.say("help-bounds", least=str(parameter.min), most=str(parameter.max))
    elif parameter.min is not None:
        yield told.say("help-least", least=str(parameter.min))
    if parameter.envvar:
        yield told.say("help-variable", variable=str(parameter.envvar))
    if usual := told.usual(parameter):
        yield told.say("help-usual", usual=usual)
    if parameter.required:
        yield told.say("help-required")


def _sentence(text: str) -> Text:
    sentence = Text(text)
    sentence.highlight_regex(TYPED, OPTION)
    return sentence


def _panel(title: str, rows: Sequence[Sequence[Text]]) -> Panel:
    """A frame around rows, the last cell of which takes what room there is."""
    table = Table.grid(padding=(0, 2, 0, 0), expand=True)
    for _cell in rows[0][:-1]:
        table.add_column(overflow="fold")
    table.add_column(overflow="fold", ratio=1)
    for row in rows:
        table.add_row(*row)
    return Panel(table, title=title, title_align="left", border_style=REMARK)
