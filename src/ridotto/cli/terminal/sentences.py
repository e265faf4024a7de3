"""What a table says about itself, in the player's language: the same words on the screen and in plain lines."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from shlex import quote

from ridotto.core import Outcome, Problem, Refused
from ridotto.core.rulebook import read_rulebook

from ..ending import told_outcome
from ..shelf import clause_text
from ..started import command
from .advice import Advice
from .record_file import RecordFile
from .session import PACKAGE, Session

_CLAUSE = re.compile(r"[A-Z]{3}-\d+")
_HOUR_MS = 3_600_000


def status(session: Session) -> str:
    """Who must do what."""
    words, outcome = session.words, session.outcome()
    if outcome is not None:
        return f"{words.word('status-over')} {winners(session, outcome)}"
    if session.has_resigned():
        return words.word("status-resigned")
    awaited = [seat for seat in session.match.state.awaited() if seat not in session.resigned]
    if session.looking is not None and session.may_act():
        must = "status-your-turn" if session.looking in awaited else "status-you-may"
        kinds = session.kinds()
        told = {"player": session.names[session.looking], "moves": ", ".join(kinds), "count": len(kinds)}
        return words.word(must, **told)
    if session.starting:
        return words.word("status-starting")
    if not awaited:
        return words.word("status-clock-decides")
    return words.word("status-waiting", players=", ".join(session.names[seat] for seat in awaited[:8]))


def time_left(session: Session) -> str:
    """Until when: a countdown, or for a far deadline its date here. Nothing where the game has no clock."""
    due = session.match.due()
    if due is None:
        return ""
    left = max(0, due - session.now())
    if left < _HOUR_MS:
        seconds = -(-left // 1000)
        told = "time-from-enter" if session.starting else "time-left"
        return session.words.word(told, time=f"{seconds // 60}:{seconds % 60:02}")
    until = datetime.fromtimestamp(due / 1000).astimezone()
    return session.words.word("time-until", time=f"{until:%Y-%m-%d %H:%M %Z}")


def winners(session: Session, outcome: Outcome) -> str:
    """Who won."""
    return session.words.say(session.winners(outcome))


def ending(session: Session, outcome: Outcome) -> list[str]:
    """Why it ended, and the places with their scores, best first."""
    return told_outcome(session.match, outcome, session.words, session.names)


def refusal(problem: Problem, session: Session) -> str:
    """Why something cannot be done, with the clause where there is one to look up."""
    why = problem.words(session.language).forgiving().say(problem.why, session.names)
    if isinstance(problem, Refused) and _CLAUSE.fullmatch(problem.rule):
        return f"{why} ({problem.rule})"
    return why


def hint_text(session: Session, advice: Advice) -> str:
    """What a bot would play, and why."""
    if not advice.move:
        return session.words.word("hint-wait", why=advice.why)
    return session.words.word("hint-move", move=advice.move, why=advice.why)


def footer(session: Session) -> list[str]:
    """The keys at the foot of the table, with those for a hint and for undoing only where they would do something."""
    playing = session.outcome() is None
    keys = ["help", "complete", *(["hint"] if playing and session.hints() else [])]
    keys += (
        ["undo", "scroll", "quit"] if session.undoable() else ["scroll", "quit"]
    )  # a narrow window drops the last but one
    return [session.words.word(f"footer-{key}") for key in keys]


def prompt(session: Session) -> str:
    """What stands on an empty line."""
    if session.outcome() is not None:
        return session.words.word("line-over")
    return session.words.word("line-resigned" if session.has_resigned() else "line-hint")


def refused_commands(session: Session) -> set[str]:
    """The commands that would be refused now."""
    over = session.outcome() is not None
    possible = {
        "undo": session.undoable() > 0,
        "hint": session.hints() and session.may_act(),
        "again": over,
        "save": over,
        "analyse": over,
        "resign": not over and not session.has_resigned(),
    }
    return {name for name in possible if not possible[name]}


def rules_text(session: Session, clause: str) -> str:
    """The rulebook, or one of its clauses, as Markdown; raises `Problem` for a clause that it does not have."""
    rulebook = read_rulebook(session.game.package, session.language)
    return clause_text(session.game, rulebook, clause.upper()) if clause else rulebook


def save(session: Session, file: str) -> str:
    """Save the record under the name that was typed, and say so. Nobody gets the record of a game that still runs."""
    if session.outcome() is None:
        raise Problem("save-early").within(PACKAGE)
    if not file:
        raise Problem("save-what").within(PACKAGE)
    RecordFile(Path(file)).finish(session.match)
    session.record = file
    return session.words.word("saved", file=file)


def judging(session: Session) -> str:
    """How the moves of the game are judged, which takes its record."""
    if session.outcome() is None:
        return session.words.word("analyse-how", command=command())
    if not session.record:
        return session.words.word("analyse-unsaved", command=command())
    file = quote(str(Path(session.record).expanduser()))
    return session.words.word("analyse-saved", command=command(), file=file)


def farewell(session: Session, record: RecordFile | None, number: int | None = None) -> Sequence[str]:
    """What is said when the table is left, and where the record is if one was wanted from the start; of one of several
    games also which it was."""
    outcome = session.outcome()
    lines = [] if number is None else [session.words.word("farewell-game", number=number)]
    if outcome is None:
        lines.append(session.words.word("left-early"))
    else:
        lines += [winners(session, outcome), *ending(session, outcome)]
    if record is not None:
        lines.append(session.words.word("saved", file=str(record.path)))
        if outcome is not None:
            file = quote(str(record.path.expanduser()))
            lines.append(session.words.word("farewell-record", command=command(), file=file))
    return lines
