"""The table of the ladder as Markdown, and its place in a page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from ridotto.core import find_game

from .ladder import Pairing
from .table import MORE_SEATS, TWO_SEATS, Measured

BEGIN, END = "<!-- the table begins here: make ladder writes it -->", "<!-- the table ends here -->"


def written_table(measured: Sequence[Measured], date: str, command: str) -> str:
    """Everything that was measured, with the day, the command and how long it took."""
    seconds = sum(each.seconds for each in measured)
    head = f"Measured on {date} by `{command}`, {seconds:,.0f} seconds of play in all."
    parts = [head]
    game = ""
    for each in measured:
        if each.mode.game != game:
            game = each.mode.game
            parts.append(f"### {find_game(game).title}")
        parts.append("\n".join(_mode(each)))
    return "\n\n".join(parts)


def _mode(measured: Measured) -> Iterator[str]:
    mode = measured.mode
    yield f"**{mode.name.capitalize()}, {mode.seats} seats** ({measured.seconds:,.0f} s)"
    yield ""
    if not measured.pairings:
        yield "It has fewer than two levels yet."
        return
    yield "| level | against | games | first | 95% | of its fair share | wanted |"
    yield "|---|---|---:|---:|---:|---:|---|"
    neighbours = set(zip(measured.bots[1:], measured.bots[:-1], strict=True))
    for pairing in measured.pairings:
        yield _row(pairing, (pairing.bot, pairing.against) in neighbours)
    if measured.rungs:
        yield ""
        yield "Elo: " + ", ".join(
            f"{rung.bot} {rung.elo:.0f} ({rung.low:.0f}–{rung.high:.0f})" for rung in measured.rungs
        )


def _row(pairing: Pairing, neighbours: bool) -> str:
    others = pairing.against if pairing.seats == 2 else f"{pairing.seats - 1} × {pairing.against}"
    fair = pairing.win_rate / pairing.fair_share
    wanted = ""
    if neighbours:
        met = pairing.win_rate >= TWO_SEATS if pairing.seats == 2 else fair >= MORE_SEATS
        wanted = f"{'✓' if met else '✗'} {f'{TWO_SEATS:.0%}' if pairing.seats == 2 else f'{MORE_SEATS}×'}"
    return (
        f"| {pairing.bot} | {others} | {pairing.games} | {pairing.win_rate:.1%} | {pairing.low:.1%}–{pairing.high:.1%} "
        f"| {fair:.2f}× | {wanted} |"
    )


def put_into(page: Path, table: str) -> None:
    """Write the table into a page, in the place of the one before."""
    text = page.read_text(encoding="utf-8")
    before, begin, rest = text.partition(BEGIN)
    _old, end, after = rest.partition(END)
    if not begin or not end:
        raise LookupError(f"{page} has no place for the table")
    page.write_text(f"{before}{BEGIN}\n\n{table}\n\n{END}{after}", encoding="utf-8")
