"""`ridotto ladders`: the whole table of the ladder, as it stands in docs/minds.md."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from ridotto.lab.table import MODES, SEED, Bench, Measured, Mode
from ridotto.lab.table_text import put_into, written_table

from .language import Lang, problem, words
from .output import Json, print_json
from .progress import Workers, progress_bar
from .seed import check_seed
from .shelf import named_game


def ladders_command(
    games: Annotated[int, typer.Option(min=2, max=100_000)] = 200,
    only: list[str] | None = None,
    folder: Path = Path("ladder"),
    write: Path | None = None,
    seed: str = SEED,
    kept: Annotated[bool, typer.Option("--kept")] = False,
    workers: Workers = 1,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """The command `ridotto ladders`."""
    wanted = {named_game(name).name for name in only or ()}
    modes = [mode for mode in MODES if not wanted or mode.game in wanted]
    if not modes:
        raise problem("ladders-none")
    bench = Bench(folder, games, check_seed(seed), workers, plays=not kept)
    measured = [each for each in _measured(bench, modes) if each.pairings]
    if as_json:
        print_json({"games": games, "seed": seed, "modes": measured})
        return
    command = f"ridotto ladders --games {games} --seed {seed}" + "".join(f" --only {name}" for name in sorted(wanted))
    table = written_table(measured, datetime.now(UTC).strftime("%d %B %Y"), command)
    if write is None:
        print(table)
    else:
        try:
            put_into(write, table)
        except LookupError:
            raise problem("ladders-page", page=str(write)) from None


def _measured(bench: Bench, modes: Sequence[Mode]) -> list[Measured]:
    """Play what is missing, with a bar."""
    with progress_bar(bench.games_in_all(modes), words().word("simulate-progress")) as tell:
        done = 0

        def count(more: int) -> None:
            nonlocal done
            done += more
            if tell:
                tell(done)

        return [bench.measure(mode, count) for mode in modes]
