"""The moments of a game as an iCalendar feed (RFC 5545), for calendar programs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta

from ridotto.core.forms import Appointment
from ridotto.core.messages import TITLE, Catalogue

LONGEST_LINE = 75
"""Bytes; longer lines are folded."""
MINUTES = 15
"""How long a moment is shown in a calendar."""


def calendar_text(table: str, name: str, link: str, moments: Sequence[Appointment], words: Catalogue, made: int) -> str:
    """A whole calendar. `made` is when the game began, not when the table last changed, which would reveal hidden
    moves."""
    title = " · ".join(filter(None, (words.say(TITLE), name)))
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Ridotto//Tables//EN",
        "CALSCALE:GREGORIAN",
        "METHOD:PUBLISH",
        f"X-WR-CALNAME:{_escaped(title)}",
        "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    ]
    for moment in moments:
        lines += _event(table, link, moment, words, made)
    lines.append("END:VCALENDAR")
    return "".join(f"{part}\r\n" for line in lines for part in _folded(line))


def _event(table: str, link: str, moment: Appointment, words: Catalogue, made: int) -> list[str]:
    return [
        "BEGIN:VEVENT",
        f"UID:{table}-{moment.number}@ridotto",
        f"DTSTAMP:{_time(made)}",
        f"DTSTART:{_time(moment.at)}",
        f"DURATION:PT{MINUTES}M",
        f"SUMMARY:{_escaped(words.say(moment.title))}",
        f"DESCRIPTION:{_escaped(words.say(moment.about))}",
        f"URL:{link}",
        "TRANSP:TRANSPARENT",
        "END:VEVENT",
    ]


def _time(milliseconds: int) -> str:
    moment = datetime(1970, 1, 1, tzinfo=UTC) + timedelta(milliseconds=milliseconds)
    return f"{moment:%Y%m%dT%H%M%SZ}"


def _escaped(text: str) -> str:
    for sign, escaped in (("\\", "\\\\"), (";", "\\;"), (",", "\\,"), ("\n", "\\n")):
        text = text.replace(sign, escaped)
    return text


def _folded(line: str) -> Iterator[str]:
    """A line folded into pieces of at most 75 bytes, each but the first after a blank; no character is cut in two."""
    piece, room = b"", LONGEST_LINE
    for letter in line:
        coded = letter.encode()
        if len(piece) + len(coded) > room:
            yield piece.decode()
            piece, room = b" ", LONGEST_LINE
        piece += coded
    yield piece.decode()
