"""Podstavec as text: typed moves, positions, and the position drawn for a terminal.

Counts with a letter: `2r 1w 3b 1p` are balls and pedestals, `e` an empty pedestal in a display, `-` nothing.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.text import Text

from ridotto.core.messages import Catalogue
from ridotto.core.refusal import Problem

from .moves import COLOURS, Arrange, Bid
from .scoring import best_display
from .state import Lot, Podstavec
from .view import Display, PodstavecView
from .view import Lot as ShownLot

_PART = re.compile(r"([0-9]{1,9})([a-z])")


def write_lot(lot: Sequence[int], letters: str = "rwbp") -> str:
    """`(2, 0, 0, 1)` → `2r 1p`."""
    return " ".join(f"{count}{letter}" for count, letter in zip(lot, letters, strict=True) if count) or "-"


def read_lot(parts: Sequence[str], letters: str = "rwbp") -> Lot:
    """`2r 1p` → `(2, 0, 0, 1)`."""
    counts: dict[str, int] = {}
    for part in parts:
        found = _PART.fullmatch(part)
        if part == "-":
            continue
        if not found or found[2] not in letters:
            raise Problem("typed-count", part=part[:40]).within(__package__)
        if found[2] in counts:
            raise Problem("typed-twice", part=part[:40]).within(__package__)
        counts[found[2]] = int(found[1])
    first, second, third, fourth = (counts.get(letter, 0) for letter in letters)
    return (first, second, third, fourth)


# ---- moves


def write_move(move: Arrange | Bid) -> str:
    """`arrange 2r 1e`, `bid 2r 1p`, or `pass`."""
    if isinstance(move, Arrange):
        return f"arrange {write_lot((move.red, move.white, move.black, move.empty), 'rwbe')}"
    bid = write_lot((move.red, move.white, move.black, move.pedestals))
    return "pass" if bid == "-" else f"bid {bid}"


def read_move(typed: str, view: PodstavecView) -> Arrange | Bid:
    """What a player typed; `keep` needs the view to know the display."""
    word, *parts = typed.lower().split() or [""]
    if word in ("arrange", "a") and parts:
        return Arrange(*read_lot(parts, "rwbe"))
    if word in ("bid", "b") and parts:
        return Bid(*read_lot(parts))
    if word in ("pass", "p") and not parts:
        return Bid(0, 0, 0, 0)
    if word in ("keep", "k") and not parts and view.seat is not None:
        return _keep(view.displays[view.seat])
    raise Problem("typed-unknown", typed=typed[:40], examples=", ".join(complete("", view)[:3])).within(__package__)


def _keep(display: Display) -> Arrange:
    return Arrange(display.red, display.white, display.black, display.empty)


def complete(typed: str, view: PodstavecView) -> list[str]:
    """Whole moves that begin with what was typed; the plainest first."""
    if not view.you or view.you.most is None:
        return []
    most = view.you.most
    if view.you.may == "arrange":
        offers = ["keep", *(write_move(Arrange(*filling)) for filling in _fillings(most))]
    else:
        singles = [f"bid 1{letter}" for letter, held in zip("bwrp", _counts(most, 2, 1, 0, 3), strict=True) if held]
        everything = write_move(Bid(most.red, most.white, most.black, most.pedestals))
        offers = ["pass", *singles, everything]
    return [offer for offer in dict.fromkeys(offers) if offer.startswith(typed.lower().lstrip())][:12]


def _counts(lot: ShownLot, *order: int) -> tuple[int, ...]:
    counts = (lot.red, lot.white, lot.black, lot.pedestals)
    return tuple(counts[index] for index in order)


def _fillings(most: ShownLot) -> list[Lot]:
    """Every pedestal filled with the best balls, and the same with one and two left empty."""
    balls = (most.red, most.white, most.black)
    return [
        (*best_display(balls, most.pedestals - spare)[:3], best_display(balls, most.pedestals - spare)[3] + spare)
        for spare in range(min(3, most.pedestals + 1))
    ]


# ---- positions

_SEAT = re.compile(
    r"seat \d: display (?P<display>[^|]+) \| bag (?P<bag>[^|]+) \| first win (?P<won>\d+) \| sent (?P<sent>.+)"
)
_HEAD = (
    re.compile(r"podstavec (?P<scoring>colour-first|count-first)"),
    re.compile(r"round (?P<round>\d+) (?P<phase>arrange|bid|over)(?: (?P<reason>\S+))?"),
    re.compile(r"values (?P<values>\w+ \w+ \w+)"),
    re.compile(r"supply (?P<supply>\d+) \| spoils (?P<spoils>[^|]+) \| barren (?P<barren>\d+)"),
)


def write_position(state: Podstavec) -> str:
    """The whole position, secrets included."""
    letters = "rwbe" if state.phase == "arrange" else "rwbp"
    lines = [
        f"podstavec {state.scoring}",
        f"round {state.round} {state.phase} {state.reason}".rstrip(),
        "values " + " ".join(COLOURS[colour] for colour in state.values),
        f"supply {state.supply} | spoils {write_lot(state.spoils)} | barren {state.barren}",
    ]
    for seat in range(state.seats):
        sent = state.sent[seat]
        lines.append(
            f"seat {seat}: display {write_lot(state.displays[seat], 'rwbe')} | bag {write_lot(state.bags[seat])}"
            f" | first win {state.first_wins[seat]} | sent {'?' if sent is None else write_lot(sent, letters)}"
        )
    return "\n".join(lines)


def read_position(text: str) -> Podstavec:
    """A position from its text. `sent ?` means that nothing was sent yet."""
    lines = [line.strip() for line in text.strip().splitlines()]
    head: dict[str, str] = {}
    for number, pattern in enumerate(_HEAD, 1):
        head |= _matched(pattern, lines, number)
    seats = [_matched(_SEAT, lines, number) for number in range(len(_HEAD) + 1, max(len(lines), 6) + 1)]
    letters = "rwbe" if head["phase"] == "arrange" else "rwbp"
    first, second, third = (COLOURS.index(colour) for colour in head["values"].split())
    return Podstavec(
        seats=len(seats),
        scoring=head["scoring"],  # type: ignore[arg-type]
        round=int(head["round"]),
        phase=head["phase"],  # type: ignore[arg-type]
        bags=[read_lot(seat["bag"].split()) for seat in seats],
        displays=[read_lot(seat["display"].split(), "rwbe") for seat in seats],
        sent=[None if seat["sent"] == "?" else read_lot(seat["sent"].split(), letters) for seat in seats],
        supply=int(head["supply"]),
        spoils=read_lot(head["spoils"].split()),
        values=(first, second, third),
        first_wins=[int(seat["won"]) for seat in seats],
        barren=int(head["barren"]),
        reason=head["reason"] or "",
    )


def _matched(pattern: re.Pattern[str], lines: Sequence[str], number: int) -> dict[str, str]:
    line = lines[number - 1] if number <= len(lines) else ""
    found = pattern.fullmatch(line)
    if not found or (found.groupdict().get("values") and sorted(found["values"].split()) != sorted(COLOURS)):
        raise Problem("position-unreadable", line=number, text=line[:80]).within(__package__)
    return found.groupdict()


# ---- for a terminal

_STYLES = {"r": "bold red", "w": "bold white", "b": "bold bright_black", "p": "yellow", "e": "yellow"}
_SIGNS = {"r": "(R)", "w": "(W)", "b": "(B)", "p": "[ ]", "e": "[ ]"}


def draw(view: PodstavecView, words: Catalogue, names: Sequence[str]) -> Text:
    """The table: round, values, spoils, every display as balls on pedestals, and the own bag."""
    drawing = Text()
    phase = words.word("label-phase", phase=view.phase)
    drawing.append(f"{words.word('label-round', round=view.round)} · {phase}\n", "bold")
    values = " > ".join(words.word("label-colour", colour=colour) for colour in view.values)
    drawing.append(f"{words.word('label-values', phase=view.phase)}: {values}\n")
    if view.scoring == "count-first":
        drawing.append(words.word("label-count-first") + "\n")
    drawing.append(f"{words.word('label-supply')}: {view.supply}   {words.word('label-spoils')}: ")
    drawing.append_text(_drawn_lot(view.spoils, words)).append("\n\n")
    width = max(len(name) for name in names)
    for seat, display in enumerate(view.displays):
        waiting = view.turn == "all" or seat in view.turn
        drawing.append(f"{'›' if waiting else ' '} {names[seat]:<{width}}  ", "bold" if seat == view.seat else "")
        drawing.append_text(_drawn_display(display)).append("\n")
    if view.bag:
        drawing.append(f"\n{words.word('label-bag')}: ").append_text(_drawn_lot(view.bag, words)).append("\n")
    if view.you and view.you.sent is not None:
        drawing.append(f"{words.word('label-sent')}: {write_move(view.you.sent)}\n")
    return drawing


def _drawn_display(display: Display) -> Text:
    """Each pedestal as a ring with its ball: `[R] [R] [B] [ ]`."""
    drawing = Text()
    for letter, count in zip("rwbe", (display.red, display.white, display.black, display.empty), strict=True):
        sign = f"[{letter.upper()}]" if letter != "e" else "[ ]"
        for _ in range(count):
            drawing.append(f"{sign} ", _STYLES[letter])
    return drawing if drawing.plain else Text("-")


def _drawn_lot(lot: ShownLot, words: Catalogue) -> Text:
    drawing = Text()
    for letter, count in zip("rwbp", (lot.red, lot.white, lot.black, lot.pedestals), strict=True):
        if count:
            drawing.append(f"{count}×{_SIGNS[letter]} ", _STYLES[letter])
    return drawing if drawing.plain else Text(words.word("label-nothing"))
