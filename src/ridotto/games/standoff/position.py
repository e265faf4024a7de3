"""Positions of Standoff as text: lines of fields, and the field itself as sixteen lines.

What is left out stands as at the start of a game, without cards. `hack*3` is three cards in a row, `-` is none.

    standoff printed | expansions orbit
    turn 12 | seat 1 | phase action | actions 3
    seat 0 | budget 0 | hand 1-credit*2 hack | deck 1-polyomino*4
    seat 1 | budget 5 | minerals 2 | hand airdrop
    tokens | refinery 0,0
    0...............
    ... and fifteen more lines of the field
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import groupby
from typing import Any

from ridotto.core.chance import Fast
from ridotto.core.refusal import Problem

from .board import SIDE, SQUARES, Square, Squares, gather, on_board, spread
from .cards import CARDS, EXPANSIONS, PERMANENT, TABLES
from .state import Standoff
from .turns import ACTIONS
from .view import draw_board

FLAGS = ("placed", "free", "extra")
_ROW = re.compile(r"[.#0-3]{16}")
_CARDS = re.compile(r"(?P<card>[a-z0-9-]+?)(?:\*(?P<count>\d{1,3}))?")
_SQUARE = re.compile(r"(\d{1,2}),(\d{1,2})")


# ---- writing


def write_cards(cards: Iterable[str]) -> str:
    """`hack*3 1-credit`, in order; `-` for none."""
    runs = [(card, len(list(run))) for card, run in groupby(cards)]
    return " ".join(card if count == 1 else f"{card}*{count}" for card, count in runs) or "-"


def write_squares(squares: Iterable[Square]) -> str:
    """`0,0 0,1`; `-` for none."""
    return " ".join(f"{row},{column}" for row, column in squares) or "-"


def write_position(state: Standoff) -> str:
    """The whole position, secrets included."""
    flags = [flag for flag in FLAGS if getattr(state, flag)]
    lines = [
        f"standoff {state.prices} | expansions {' '.join(state.expansions) or '-'}",
        f"turn {state.number} | seat {state.player} | phase {state.phase} | reason {state.reason or '-'}"
        f" | actions {state.actions} | acted {state.acted} | flags {' '.join(flags) or '-'}",
        f"cards | copies {state.copyable or '-'} | limbo {state.limbo or '-'} | asking {state.asking or '-'}"
        f" | target {state.target}",
        "permanent " + " ".join(str(left) for left in state.permanent),
        f"temporary {write_cards(state.temporary)}",
        f"pile {write_cards(state.pile)}",
        f"trash {write_cards(state.trash)}",
        *(_write_seat(state, seat) for seat in range(state.seats)),
        *_write_known(state),
        f"tokens | refinery {write_squares(spread(state.refineries))}"
        f" | artillery {write_squares(spread(state.artillery))}"
        f" | forcefield {write_squares(spread(state.forcefields))}",
        *draw_board(state.blocks),
    ]
    return "\n".join(lines)


def _write_seat(state: Standoff, seat: int) -> str:
    return (
        f"seat {seat} | budget {state.budgets[seat]} | minerals {state.minerals[seat]} | bonds {state.bonds[seat]}"
        f" | buried {state.buried[seat]} | hand {write_cards(state.hands[seat])}"
        f" | deck {write_cards(state.decks[seat])} | discard {write_cards(state.discards[seat])}"
        f" | satellites {write_cards(state.satellites[seat])}"
    )


def _write_known(state: Standoff) -> Iterable[str]:
    """Who knows what of which hand; the viewer after the last seat is an onlooker."""
    for owner in range(state.seats):
        for viewer in range(state.seats + 1):
            if seen := state.seen_by(viewer, owner):
                yield f"known {owner} | by {viewer} | hand {write_cards(seen)}"


# ---- reading


def read_square(written: str) -> Square | None:
    """`0,15` as a square, on the field or not."""
    found = _SQUARE.fullmatch(written)
    return (int(found[1]), int(found[2])) if found else None


class _Line:
    """One line: a word with its value, and more of them after bars."""

    def __init__(self, number: int, text: str) -> None:
        self.number = number
        self.text = text
        self.fields: dict[str, str] = {}
        for part in text.split("|"):
            word, _blank, value = part.strip().partition(" ")
            self.fields[word] = value.strip()
        self.word = next(iter(self.fields))

    def unreadable(self) -> Problem:
        return Problem("position-unreadable", line=self.number, text=self.text[:80]).within(str(__package__))

    def only(self, *words: str) -> None:
        if not self.fields.keys() <= set(words):
            raise self.unreadable()

    def count(self, word: str, default: int = 0, least: int = 0) -> int:
        value = self.fields.get(word, str(default))
        if not re.fullmatch(r"-?\d{1,9}", value) or int(value) < least:
            raise self.unreadable()
        return int(value)

    def one_of(self, word: str, choices: Iterable[str], default: str) -> str:
        value = self.fields.get(word, default)
        if value not in choices:
            raise self.unreadable()
        return value

    def some_of(self, word: str, choices: Iterable[str]) -> tuple[str, ...]:
        """In the order in which they are written."""
        values = tuple(self.fields.get(word, "").replace("-", "").split())
        if not set(values) <= set(choices):
            raise self.unreadable()
        return values

    def cards(self, word: str) -> list[str]:
        cards: list[str] = []
        for part in self.fields.get(word, "-").split():
            found = _CARDS.fullmatch(part)
            if part == "-":
                continue
            if not found or found["card"] not in CARDS:
                raise self.unreadable()
            cards += [found["card"]] * int(found["count"] or 1)
        return cards

    def squares(self, word: str) -> Squares:
        squares: list[Square] = []
        for part in self.fields.get(word, "-").split():
            if part == "-":
                continue
            square = read_square(part)
            if not square or not on_board(square):
                raise self.unreadable()
            squares.append(square)
        return gather(squares)


def read_position(text: str) -> Standoff:
    """A position from its text."""
    written = [line.strip() for line in text.strip().splitlines()]
    lines = [_Line(number, line) for number, line in enumerate(written, 1) if line and not _ROW.fullmatch(line)]
    seats = [line for line in lines if line.word == "seat"]
    rows = [(number, line) for number, line in enumerate(written, 1) if _ROW.fullmatch(line)]
    if not 2 <= len(seats) <= 4 or len(rows) != SIDE:
        raise _Line(len(written), written[-1]).unreadable()
    fields: dict[str, Any] = _empty_table(len(seats))
    for number, line in enumerate(seats):
        _read_seat(line, number, fields)
    for line in lines:
        if line.word != "seat":
            reading = _READING.get(line.word)
            if reading is None:
                raise line.unreadable()
            reading(line, fields)
    fields["blocks"] = _read_board(rows, len(seats))
    state = Standoff(**fields)
    if not state.sound():
        raise Problem("position-impossible").within(str(__package__))
    return state


def _empty_table(seats: int) -> dict[str, Any]:
    nothing: list[list[str]] = [[] for _list in range(3 * seats)]
    return {
        "seats": seats, "expansions": (), "prices": "printed", "chance": Fast(0), "reason": "", "number": 1,
        "player": 0, "phase": "action", "actions": ACTIONS, "acted": 0, "placed": False, "copyable": "",
        "free": False, "extra": False, "limbo": "", "asking": "", "target": 0, "blocks": [],
        "refineries": 0, "artillery": 0, "forcefields": 0,
        "decks": nothing[:seats], "hands": nothing[seats : 2 * seats], "discards": nothing[2 * seats :],
        "satellites": [()] * seats, "budgets": [0] * seats, "minerals": [0] * seats, "bonds": [0] * seats,
        "known": [()] * (seats * (seats + 1)), "buried": [0] * seats,
        "permanent": tuple(card.copies for card in PERMANENT), "temporary": (), "pile": (), "trash": (),
    }  # fmt: skip


def _read_seat(line: _Line, seat: int, fields: dict[str, Any]) -> None:
    line.only("seat", "budget", "minerals", "bonds", "buried", "hand", "deck", "discard", "satellites")
    if line.count("seat", -1) != seat:
        raise line.unreadable()
    fields["budgets"][seat] = line.count("budget", least=-(10**9))
    fields["minerals"][seat] = line.count("minerals")
    fields["bonds"][seat] = line.count("bonds")
    fields["buried"][seat] = line.count("buried")
    fields["hands"][seat] = line.cards("hand")
    fields["decks"][seat] = line.cards("deck")
    fields["discards"][seat] = line.cards("discard")
    fields["satellites"][seat] = tuple(line.cards("satellites"))


def _read_table(line: _Line, fields: dict[str, Any]) -> None:
    line.only("standoff", "expansions")
    fields["prices"] = line.one_of("standoff", TABLES, "printed")
    fields["expansions"] = line.some_of("expansions", EXPANSIONS)


def _read_turn(line: _Line, fields: dict[str, Any]) -> None:
    line.only("turn", "seat", "phase", "reason", "actions", "acted", "flags")
    fields["number"] = line.count("turn", 1, least=1)
    fields["player"] = line.count("seat")
    fields["phase"] = line.one_of("phase", ("action", "choose", "discard", "over"), "action")
    fields["reason"] = line.fields.get("reason", "").strip("-")
    fields["actions"] = line.count("actions", ACTIONS)
    fields["acted"] = line.count("acted")
    flags = line.some_of("flags", FLAGS)
    fields |= {flag: flag in flags for flag in FLAGS}
    if fields["player"] >= fields["seats"]:
        raise line.unreadable()


def _read_cards(line: _Line, fields: dict[str, Any]) -> None:
    line.only("cards", "copies", "limbo", "asking", "target")
    for field, word in (("copyable", "copies"), ("limbo", "limbo")):
        fields[field] = line.one_of(word, [*CARDS, "-"], "-").strip("-")
    fields["asking"] = line.one_of("asking", ("hack", "early-access", "-"), "-").strip("-")
    fields["target"] = line.count("target")


def _read_piles(line: _Line, fields: dict[str, Any]) -> None:
    line.only(line.word)
    fields[line.word] = tuple(line.cards(line.word))


def _read_permanent(line: _Line, fields: dict[str, Any]) -> None:
    counts = line.fields["permanent"].split()
    if len(counts) != len(PERMANENT) or not all(re.fullmatch(r"\d{1,3}", count) for count in counts):
        raise line.unreadable()
    fields["permanent"] = tuple(int(count) for count in counts)


def _read_known(line: _Line, fields: dict[str, Any]) -> None:
    line.only("known", "by", "hand")
    owner, viewer = line.count("known"), line.count("by")
    if owner >= fields["seats"] or viewer > fields["seats"]:
        raise line.unreadable()
    fields["known"][owner * (fields["seats"] + 1) + viewer] = tuple(line.cards("hand"))


def _read_tokens(line: _Line, fields: dict[str, Any]) -> None:
    line.only("tokens", "refinery", "artillery", "forcefield")
    fields["refineries"] = line.squares("refinery")
    fields["artillery"] = line.squares("artillery")
    fields["forcefields"] = line.squares("forcefield")


def _read_board(rows: list[tuple[int, str]], seats: int) -> list[Squares]:
    marks = [*(str(seat) for seat in range(seats)), "#"]
    for number, row in rows:
        if not set(row) <= {*marks, "."}:
            raise _Line(number, row).unreadable()
    board = "".join(row for _number, row in rows)
    return [gather(square for square, found in zip(SQUARES, board, strict=True) if found == mark) for mark in marks]


_READING = {
    "standoff": _read_table,
    "turn": _read_turn,
    "cards": _read_cards,
    "permanent": _read_permanent,
    "temporary": _read_piles,
    "pile": _read_piles,
    "trash": _read_piles,
    "known": _read_known,
    "tokens": _read_tokens,
}
