"""The `ridotto` command: all its subcommands, and the one place where errors become a line and an exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

import typer

from ridotto.core import Problem

from . import shelf
from .language import language

BAD_INPUT = 2
INTERRUPTED = 130
PIPE_CLOSED = 141

app = typer.Typer(
    name="ridotto",
    help="A public gaming house: five uncommon games for people, bots and programs.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("games")(shelf.games_command)
app.command("rules")(shelf.rules_command)


def main() -> None:
    """Run the command as the shell gave it."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Run the command and return its exit code; what a person did wrong is told in one line on standard error."""
    try:
        code = app(args=list(arguments), prog_name="ridotto", standalone_mode=False)
        sys.stdout.flush()
    except Problem as problem:
        return _refuse(problem.sentence(language()))
    except typer.TyperException as error:
        return _refuse(error.format_message())
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        let_go_of_output()
        return PIPE_CLOSED
    return code if isinstance(code, int) else 0


def _refuse(sentence: str) -> int:
    line = " ".join(sentence.split())
    if line:  # the help, shown where no command was given, is its own explanation
        print("ridotto:", line, file=sys.stderr)
    return BAD_INPUT


def let_go_of_output() -> None:
    """Nobody reads any more: what is still in the buffer goes nowhere, quietly."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


if __name__ == "__main__":
    main()
