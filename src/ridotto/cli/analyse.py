"""`ridotto analyse`: where a finished game was won and lost."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ridotto.bots.analysis import Analysis, Judged, analyse

from .analysis_page import written_page
from .analysis_words import AnalysisWords
from .language import Lang, problem, words
from .output import Json, print_json
from .progress import progress_bar
from .recorded import read_file
from .replay import seat_names

STEPS = 1000
"""Of the progress bar."""
BARS = "▁▂▃▄▅▆▇█"
CURVE_WIDTH = 60


def analyse_command(
    file: str,
    as_json: Json = False,
    html: Path | None = None,
    thorough: Annotated[bool, typer.Option("--thorough")] = False,
    everything: Annotated[bool, typer.Option("--all")] = False,
    names: str = "",
    lang: Lang = "",
) -> None:
    """The command `ridotto analyse`."""
    if as_json and html:
        raise problem("analyse-one-form")
    if html:
        _check_free(html)
    record = read_file(file)
    record.check_chain()
    seated = seat_names(record, names)
    with progress_bar(STEPS, words().word("analyse-progress")) as progress:
        tell = None if progress is None else lambda part: progress(int(STEPS * part))
        analysis = analyse(record, "thorough" if thorough else "usual", tell)
    told = AnalysisWords(record, analysis, seated, named=bool(names or record.header.names))
    if as_json:
        print_json(analysis)
    elif html:
        with html.open("x", encoding="utf-8") as page:
            page.write(written_page(told))
        print(told.say("analyse-written", file=str(html)))
    else:
        _show(told, everything)


def _check_free(page: Path) -> None:
    """A page is written to a new file only, as records are; that it cannot be is told before all the work."""
    if page.exists():
        raise problem("analyse-page-exists", file=str(page))
    if not page.parent.is_dir():
        raise problem("analyse-no-folder", folder=str(page.parent))


def _show(told: AnalysisWords, everything: bool) -> None:
    console = Console(highlight=False)
    analysis = told.analysis
    console.print(Text(f"{told.title()} · {told.say('analyse-entries', entries=analysis.entries)}", "bold"))
    console.print(told.judge(), style="dim")
    console.print()
    _show_turning_points(console, told)
    console.print(Text(told.say("analyse-chances"), "bold"))
    for seat, name in enumerate(told.names):
        console.print(Text.assemble(f"  {name:<{max(map(len, told.names))}} ", (sparkline(analysis, seat), "cyan")))
    console.print(Text(told.certainty(), "dim"))
    console.print(_standings(told))
    for line in told.alike():
        console.print(line, style="dim")
        console.print()
    _show_decisions(console, told, everything)
    for remark in told.remarks():
        console.print(remark, style="dim")


def _show_turning_points(console: Console, told: AnalysisWords) -> None:
    console.print(Text(told.say("analyse-turning"), "bold"))
    for point in told.turning_points():
        first, *others = told.turning(point)
        console.print(Text.assemble((f"  {point.n}. ", "dim"), first))
        for line in others:
            console.print(Text(f"     {line}", "dim"))
    if not told.analysis.turning_points:
        console.print(f"  {told.say('analyse-no-turning')}")
    console.print()


def sparkline(analysis: Analysis, seat: int) -> str:
    """The chances of a seat from the start to the end, as a row of bars."""
    curve, bars = analysis.curve, []
    width = min(CURVE_WIDTH, max(2, analysis.entries))
    place = 0
    for column in range(width):
        n = column * analysis.entries / (width - 1)
        while place + 1 < len(curve) and curve[place + 1].n <= n:
            place += 1
        bars.append(BARS[min(len(BARS) - 1, int(curve[place].chances[seat] * len(BARS)))])
    return "".join(bars)


def _standings(told: AnalysisWords) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(told.say("analyse-player"))
    for column in ("decisions", "judged", "agreed", "mean"):
        table.add_column(told.say(f"analyse-{column}"), justify="right")
    for standing in told.analysis.standings:
        counts = [str(count) for count in (standing.decisions, standing.judged, standing.agreed)]
        table.add_row(told.names[standing.seat], *counts, told.lost_on_average(standing))
    return table


def _show_decisions(console: Console, told: AnalysisWords, everything: bool) -> None:
    decisions = told.analysis.decisions
    costly = [judged for judged in decisions if everything or told.lost(judged)]
    differing = [judged for judged in decisions if judged.differ and judged not in costly]
    if costly or differing:
        console.print(Text(told.say("analyse-columns"), "dim"))
        console.print()
    console.print(Text(told.say("analyse-all-moves" if everything else "analyse-moves"), "bold"))
    console.print(_decisions(told, costly) if costly else f"  {told.say('analyse-nothing')}")
    if differing:
        console.print(Text(told.say("analyse-differing"), "bold"))
        console.print(_decisions(told, differing))
    others = len(decisions) - len(costly) - len(differing)
    if others and (costly or differing):
        console.print(told.say("analyse-others", count=others), style="dim")


def _decisions(told: AnalysisWords, shown: Sequence[Judged]) -> Table:
    """A row for each of these decisions."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(told.say("analyse-number"), justify="right")
    for column in ("player", "played", "better"):
        table.add_column(told.say(f"analyse-{column}"), overflow="fold")
    for column in ("lost", "knew", "truth"):
        table.add_column(told.say(f"analyse-{column}"), justify="right")
    for judged in shown:
        table.add_row(*_row(told, judged))
    return table


def _row(told: AnalysisWords, judged: Judged) -> tuple[str, ...]:
    knew, truth = ("" if chance is None else told.chance(chance) for chance in (judged.knew, judged.truth))
    mark = " ≠" if judged.differ else ""
    return (
        str(judged.n),
        told.names[judged.seat],
        told.played(judged),
        told.better(judged),
        told.lost(judged),
        knew,
        truth + mark,
    )
