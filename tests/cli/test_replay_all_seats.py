"""A recorded game as all seats saw it: who got what by name, and every hand."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from ridotto.core import Match, find_game, write_record

NAMES = ("Anna", "Boris")


def recorded(folder: Path, game: str, moves: int) -> Path:
    """The record of a game that was played at random for so many moves."""
    match, rng = Match.begin(find_game(game), 2, None, "07", 0), Random(1)
    match.header = replace(match.header, names=NAMES)
    for _ in range(moves):
        if turn := match.turn():
            match.play(turn[0], match.state.random_move(turn[0], rng), match.at + 1000)
        else:
            match.ring(match.due() or 0)
    file = folder / "record.jsonl"
    file.write_text(write_record(match))
    return file


@pytest.mark.parametrize(
    ("game", "language", "by_name", "as_you"),
    [
        ("poker-auction", "en", "Boris is dealt ", "You are dealt "),
        ("poker-auction", "ru", "Boris получает: ", "Вам сдали: "),
        ("standoff", "en", "Boris gets ", "You get "),
        ("standoff", "ru", "Boris получает карту «", "Вам приходит «"),
    ],
)
def test_what_a_player_gets_is_told_by_name_and_as_you_only_to_that_seat(
    ridotto: Any, tmp_path: Path, game: str, language: str, by_name: str, as_you: str
) -> None:
    record = recorded(tmp_path, game, 40)
    everything = ridotto("replay", record, "--lang", language).out
    assert by_name in everything
    assert as_you not in everything
    own = ridotto("replay", record, "--lang", language, "--seat", "1").out
    assert as_you in own
    assert by_name not in own


@pytest.mark.parametrize(
    ("game", "moves", "hands"),
    [
        ("podstavec", 4, ("Anna: ", "Boris: ")),
        ("poker-auction", 1, ("Anna: ", "Boris: ")),
        ("standoff", 3, ("Anna: 1-polyomino", "Boris: 1-polyomino")),
        ("venice", 6, ("Anna: Money ", "Boris: Money ")),
    ],
)
def test_without_a_seat_every_hand_is_shown(
    ridotto: Any, tmp_path: Path, game: str, moves: int, hands: tuple[str, ...]
) -> None:
    record = recorded(tmp_path, game, moves)
    _, heading, below = ridotto("replay", record).out.partition("What each player alone could see:\n")
    assert heading
    assert [line.strip().startswith(hand) for line, hand in zip(below.splitlines(), hands, strict=True)] == [True] * 2
    assert heading not in ridotto("replay", record, "--seat", "0").out


@pytest.mark.parametrize(
    ("language", "bid"),
    [
        ("en", r"(Sun|Mon|Tue|Wed|Thu|Fri|Sat), bid \d+: \D+ \d+×\d+( \(more than the \d+ .+\))?"),
        ("ru", r"(Вс|Пн|Вт|Ср|Чт|Пт|Сб), ставка \d+: \D+ \d+×\d+( \(больше .+\))?"),
    ],
)
def test_the_bids_of_every_player_are_told_with_their_day_and_number(
    ridotto: Any, tmp_path: Path, language: str, bid: str
) -> None:
    told = ridotto("replay", recorded(tmp_path, "venice", 30), "--lang", language).out
    bids = [line.partition("[")[2].rstrip("]") for line in told.splitlines() if line.startswith("  Anna: ")]
    assert bids
    assert all(re.fullmatch(bid, one) for line in bids for one in line.split("; "))


@pytest.mark.parametrize(
    ("game", "typed", "told"),
    [
        ("standoff", "cards", "To buy: 4 credits."),
        ("standoff", "card nonsense", "nonsense"),
        ("venice", "item", "asset: "),
        ("podstavec", "cards", "“cards” is nothing that can be typed here."),
    ],
)
def test_cards_and_items_are_explained_while_stepping(ridotto, tmp_path: Path, game: str, typed: str, told: str):
    file = recorded(tmp_path, game, 1)
    plain = ridotto("replay", file, "--step", stdin=b"n\nq\n").out
    assert told not in plain
    assert told in ridotto("replay", file, "--step", stdin=f"n\n{typed}\nq\n".encode()).out
