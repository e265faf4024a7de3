"""An analysis as one page for browsers that needs nothing else: no script, no font, no picture from anywhere."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from importlib import resources

from ridotto.bots.analysis import Analysis, Judged, TurningPoint, chance_at

from .analysis_words import AnalysisWords
from .language import CATALOGUE, language

WIDTH, HEIGHT = 960, 240
LEFT, RIGHT, TOP, BOTTOM = 64, 24, 16, 32
DASHES = ("none", "7 4", "2 4", "12 4 2 4", "4 4", "14 3", "1 6", "8 3 2 3 2 3")
"""Lines are told apart by these too, not by colour alone."""
COLOURED = 4
"""So many seats have a colour of their own."""
GRID = (0.0, 0.5, 1.0)
NUMBERS = {"number", "decisions", "judged", "agreed", "mean", "lost", "knew", "truth"}
"""The columns that hold figures, which stand to the right."""
RIGHT_ALIGNED, WIDE = ' class="num"', ' class="why"'


def written_page(told: AnalysisWords) -> str:
    """The whole page as HTML."""
    style = resources.files(CATALOGUE).joinpath("analysis_page.css").read_text(encoding="utf-8")
    title = escape(told.title())
    return "\n".join(
        [
            f'<!doctype html><html lang="{language()}"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{title} · Ridotto</title><style>{style}</style></head><body>",
            f'<header><span class="mark">Ridotto</span><h1>{title}</h1></header><main>',
            *_chances(told),
            *_turning_points(told),
            *_standings(told),
            *_decisions(told),
            *(f'<p class="quiet">{escape(line)}</p>' for line in (told.judge(), *told.remarks())),
            "</main></body></html>",
            "",
        ]
    )


# ---- the curve


def _seat_class(seat: int) -> str:
    return f"seat-{seat + 1}" if seat < COLOURED else "seat-more"


def _x(n: int, entries: int) -> float:
    return round(LEFT + (WIDTH - LEFT - RIGHT) * n / max(1, entries), 1)


def _y(chance: float) -> float:
    return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * chance, 1)


def _chances(told: AnalysisWords) -> Iterator[str]:
    title = escape(told.say("analyse-chances"))
    yield f'<section class="card"><h2>{title}</h2><ul class="legend">'
    for seat, name in enumerate(told.names):
        yield f'<li class="{_seat_class(seat)}">{_sample(seat)}{escape(name)}</li>'
    yield f'</ul><div class="wide"><svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{title}">'
    for chance in GRID:
        yield f'<path class="grid" d="M{LEFT} {_y(chance)}H{WIDTH - RIGHT}"/>'
        yield f'<text x="{LEFT - 8}" y="{_y(chance) + 4}" text-anchor="end">{told.chance(chance)}</text>'
    yield f'<text x="{LEFT}" y="{HEIGHT - 8}">{escape(told.say("analyse-start"))}</text>'
    yield f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 8}" text-anchor="end">{escape(told.say("analyse-end"))}</text>'
    for seat in range(told.analysis.seats):
        yield _line(told, seat)
    for number, point in enumerate(told.turning_points(), 1):
        seat = point.seat if point.seat is not None else point.changed or 0
        n = mark_at(told.analysis, point)
        x, y = _x(n, told.analysis.entries), _y(chance_at(told.analysis.curve, n, seat))
        label = escape(" ".join(told.turning(point)))
        yield f'<a href="#turning-{number}"><g class="{_seat_class(seat)}" transform="translate({x} {y})">'
        yield f'<title>{label}</title><path class="lozenge" d="M0-8L8 0L0 8L-8 0z"/></g></a>'
    yield f'</svg></div><p class="quiet">{escape(told.certainty())}</p></section>'


def mark_at(analysis: Analysis, point: TurningPoint) -> int:
    """After which entry the curve is marked: only where it was measured. A loss is marked where the chance was that it
    is a part of, since the line on to the next point also has what happened after it; anything else where it shows."""
    measured = [each.n for each in analysis.curve]
    if point.n in measured:
        return point.n
    if point.lost > 0:
        return max((n for n in measured if n < point.n), default=0)
    return min((n for n in measured if n > point.n), default=analysis.entries)


def _sample(seat: int) -> str:
    """A short piece of a seat's line."""
    dash = DASHES[seat % len(DASHES)]
    line = f'<path class="line" stroke-dasharray="{dash}" d="M0 4H32"/>'
    return f'<svg width="32" height="8" aria-hidden="true">{line}</svg>'


def _line(told: AnalysisWords, seat: int) -> str:
    entries = told.analysis.entries
    places = [f"{_x(point.n, entries)} {_y(point.chances[seat])}" for point in told.analysis.curve]
    dash = DASHES[seat % len(DASHES)]
    name = escape(told.names[seat])
    return (
        f'<g class="{_seat_class(seat)}"><title>{name}</title>'
        f'<path class="line" stroke-dasharray="{dash}" d="M{"L".join(places)}"/></g>'
    )


# ---- in words


def _turning_points(told: AnalysisWords) -> Iterator[str]:
    yield f"<section><h2>{escape(told.say('analyse-turning'))}</h2>"
    if not told.analysis.turning_points:
        yield f"<p>{escape(told.say('analyse-no-turning'))}</p></section>"
        return
    yield '<ol class="turning">'
    for number, point in enumerate(told.turning_points(), 1):
        first, *others = told.turning(point)
        seat = point.seat if point.seat is not None else point.changed or 0
        yield f'<li id="turning-{number}" class="card {_seat_class(seat)}"><b>{point.n}. {escape(first)}</b>'
        yield from (f"<p>{escape(line)}</p>" for line in others)
        yield "</li>"
    yield "</ol></section>"


def _standings(told: AnalysisWords) -> Iterator[str]:
    yield f"<section><h2>{escape(told.say('analyse-players'))}</h2>"
    yield from _meanings(told, "decisions", "judged", "agreed", "mean")
    yield from _head(told, "player", "decisions", "judged", "agreed", "mean")
    for standing in told.analysis.standings:
        cells = (standing.decisions, standing.judged, standing.agreed, told.lost_on_average(standing))
        seat = standing.seat
        yield f'<tr class="{_seat_class(seat)}"><th scope="row" class="named">{_name(told, seat)}</th>'
        yield "".join(f'<td class="num">{escape(str(cell))}</td>' for cell in cells) + "</tr>"
    yield "</tbody></table></div>"
    yield from (f'<p class="quiet">{escape(line)}</p>' for line in told.alike())
    yield "</section>"


def _head(told: AnalysisWords, *columns: str) -> Iterator[str]:
    cells = "".join(
        f'<th scope="col"{RIGHT_ALIGNED if column in NUMBERS else ""}>{escape(told.say(f"analyse-{column}"))}</th>'
        for column in columns
    )
    yield f'<div class="wide card"><table><thead><tr>{cells}</tr></thead><tbody>'


def _meanings(told: AnalysisWords, *columns: str) -> Iterator[str]:
    """What the columns of the table below mean."""
    yield '<dl class="columns quiet">'
    for column in columns:
        name, meaning = escape(told.say(f"analyse-{column}")), escape(told.say(f"analyse-{column}-means"))
        yield f"<div><dt>{name}</dt> <dd>{meaning}</dd></div>"
    yield "</dl>"


def _name(told: AnalysisWords, seat: int) -> str:
    """A player's name with the mark of the seat."""
    return f'<span class="seat" aria-hidden="true"></span>{escape(told.names[seat])}'


def _decisions(told: AnalysisWords) -> Iterator[str]:
    yield f"<section><h2>{escape(told.say('analyse-all-moves'))}</h2>"
    yield from _meanings(told, "better", "lost", "knew", "truth")
    yield from _head(told, "number", "player", "played", "better", "lost", "knew", "truth")
    for judged in told.analysis.decisions:
        yield from _decision(told, judged)
    yield "</tbody></table></div></section>"


def _decision(told: AnalysisWords, judged: Judged) -> Iterator[str]:
    lost = f'<b class="lost">▼ {escape(amount)}</b>' if (amount := told.lost(judged)) else ""
    reasoned = bool(lost)  # in full only where it matters
    better = f"{told.would(judged)} {told.why(judged)}" if reasoned else told.better(judged)
    knew, truth = ("" if chance is None else told.chance(chance) for chance in (judged.knew, judged.truth))
    mark = f' <abbr title="{escape(told.differ(judged))}">≠</abbr>' if judged.differ else ""
    yield f'<tr id="n-{judged.n}" class="{_seat_class(judged.seat)}"><th scope="row" class="num">{judged.n}</th>'
    yield f'<td class="named">{_name(told, judged.seat)}</td>'
    yield f"<td>{escape(told.played(judged))}</td><td{WIDE if reasoned else ''}>{escape(better)}</td>"
    yield f'<td class="num">{lost}</td>'
    yield f'<td class="num">{knew}</td><td class="num">{truth}{mark}</td></tr>'
