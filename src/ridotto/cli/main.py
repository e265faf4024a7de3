"""The `ridotto` command: all its subcommands, and the one place where errors become a line and an exit code."""

from __future__ import annotations

import gc
import signal
import sys
from collections.abc import Sequence
from importlib import metadata
from typing import Annotated

import typer

from ridotto.core import Problem
from ridotto.core.messages import Unsaid

from . import (
    admin,
    analyse,
    backup,
    bench,
    description,
    engine,
    ladder,
    ladders,
    misuse,
    pack,
    play,
    replay,
    serve,
    shelf,
    simulate,
    tune,
)
from .causes import cause
from .entry import INTERRUPTED
from .help.commands import Commands
from .language import Lang, about_surroundings, begin, language, words
from .output import let_go_of_output, need_output, print_sentence, ready_streams

BAD_INPUT = 2
PIPE_CLOSED = 1  # the same as where Typer itself finds it closed

app = Commands(name="ridotto", context_settings={"help_option_names": ["-h", "--help"]})


def _tell_version(wanted: bool) -> None:
    if wanted:
        print("ridotto", metadata.version("ridotto"))
        raise typer.Exit


@app.callback()
def ridotto(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", callback=_tell_version, is_eager=True)] = False,
    lang: Lang = "",
) -> None:
    """What every command begins with."""
    if context.invoked_subcommand != "serve":  # the house needs nobody to read what it says
        need_output()


app.command("games")(shelf.games_command)
app.command("rules")(shelf.rules_command)
app.command("play")(play.play_command)
app.command("engine")(engine.engine_command)
app.command("replay")(replay.replay_command)
app.command("verify")(replay.verify_command)
app.command("analyse")(analyse.analyse_command)
app.command("simulate")(simulate.simulate_command)
app.command("ladder")(ladder.ladder_command)
app.command("ladders")(ladders.ladders_command)
app.command("tune")(tune.tune_command)
app.command("serve")(serve.serve_command)
app.command("openapi")(description.openapi_command)
app.command("backup")(backup.backup_command)
app.command("restore")(backup.restore_command)
app.add_typer(bench.app, name="bench")
app.add_typer(admin.app, name="admin")
app.add_typer(pack.app, name="pack")


def main() -> None:
    """Run the command as the shell gave it."""
    code = run(sys.argv[1:])
    # Everything is done and said: Ctrl-C would only break into Python's own ending, and the code would be another.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.freeze()  # to look through all that was loaded for garbage, just before it goes, takes half a second
    sys.exit(code)


def run(arguments: Sequence[str]) -> int:
    """Run the command and return its exit code; what a person did wrong is told in one line on standard error."""
    ready_streams()
    begin(arguments)
    if (why := about_surroundings()) and not any(argument.startswith("--lang") for argument in arguments):
        print_sentence(f"ridotto: {why}", sys.stderr)
    try:
        code = typer.main.get_command(app).main(args=list(arguments), prog_name="ridotto", standalone_mode=False)
        if sys.stdout:
            sys.stdout.flush()
    except Problem as problem:
        return _refuse(shelf.why_not(problem, language()))
    except Unsaid as unsaid:
        return _refuse(words().word("message-missing", message=unsaid.message_id, file=unsaid.file))
    except typer.TyperException as error:
        return _refuse(misuse.why_not(error))
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        let_go_of_output()
        return PIPE_CLOSED
    except OSError as error:
        let_go_of_output()
        file = error.filename or words().word("system-output")
        return _refuse(words().word("system-refused", file=str(file), why=cause(error)))
    return code if isinstance(code, int) else 0


def _refuse(sentence: str) -> int:
    line = "".join(letter if letter.isprintable() else "�" for letter in " ".join(sentence.split()))
    if line:  # the help, shown where no command was given, is its own explanation
        print_sentence(f"ridotto: {line}", sys.stderr)
    return BAD_INPUT


if __name__ == "__main__":
    main()
