"""`ridotto play`: sit down at a table in the terminal."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Mapping, Sequence
from itertools import count as count_from
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Annotated, Any, NamedTuple, TypeAlias

import typer
from msgspec.structs import replace

from ridotto.bots import CATALOGUE as BOTS
from ridotto.bots import USUAL, find_bot, usual_bot
from ridotto.core import Catalogue, Game, Match, Message, Problem, Record, find_game
from ridotto.core.playing_on import begin_imagined, check_seat

from .language import Lang, problem
from .options import Option, Options, check_options, read_options
from .output import on_screen, print_sentence
from .recorded import check_holds, moment_of, read_file
from .seed import read_seed
from .shelf import named_game
from .started import command
from .terminal.leaving import LEAVING, as_it_was, leaving_by
from .terminal.plain import Left, standard_input
from .terminal.plain import play as play_in_lines
from .terminal.record_file import RecordFile
from .terminal.sentences import farewell
from .terminal.session import PACKAGE, Player, Session, utc_ms
from .usual_names import usual_name

LONGEST_NAME = 40
INPUT_ENDED = 1
"""The exit code when the input ended before the game."""

SitDown: TypeAlias = Callable[[Session], Left]
"""Plays a session to its end, or until the table is left."""


class Laid(NamedTuple):
    """A table that is laid: who sits there, and how a game at it begins, given its seed (none: at random)."""

    players: Sequence[Player]
    begin: Callable[[str | None], Match]
    note: Message | None = None
    """What is said before the first move."""


def play_command(
    game: Annotated[str, typer.Argument()] = "",
    seats: int | None = None,
    bots: Annotated[str, typer.Option(show_default=USUAL)] = "",
    human: str | None = None,
    names: str = "",
    options: Options = "",
    option: Option = None,
    source: Annotated[str, typer.Option("--from")] = "",
    entry: int | None = None,
    seat: int | None = None,
    seed: str | None = None,
    record: str | None = None,  # a path without a name would be that of the folder here
    plain: Annotated[bool, typer.Option("--plain")] = False,
    quick: Annotated[bool, typer.Option("--quick")] = False,
    lang: Lang = "",
) -> int:
    """The command `ridotto play`."""
    if record == "":
        raise problem("play-record")
    wanted_bots, wanted_names = read_bots(bots), read_names(names)
    if source:
        if seats is not None or human is not None or options or option:
            raise problem("play-from-table")
        laid = lay_from(_read_source(source, game), entry, seat or 0, wanted_bots, wanted_names, lang)
    else:
        if entry is not None or seat is not None:
            raise problem("play-from-file")
        if not game:
            raise problem("play-what", command=command())
        found = named_game(game)
        usual = {**found.one_sitting, **(found.quick_start if quick else {})}
        wanted = read_options(found, options, option or (), usual)
        laid = _lay(found, seats, read_people("0" if human is None else human), wanted, wanted_bots, wanted_names, lang)
        laid = laid._replace(note=_about_length(found, wanted, quick))
    return 0 if play_games(laid, lang, seed, Path(record) if record else None, plain, quick).on_purpose else INPUT_ENDED


def _about_length(game: Game, options: Mapping[str, Any], quick: bool) -> Message | None:
    """What to say of a short game: that there is none, or how it is played by whoever did not choose a length."""
    if quick:
        return None if game.quick_start else Message("log-no-short-game")
    if dict(options) != dict(game.one_sitting) or not game.quick_start:
        return None  # whoever chose how to play knows that there is a choice
    return Message("log-short-game", {"command": command(), "name": game.name})


def _read_source(source: str, game: str) -> Record:
    """The record to play on from, which holds and is of that game, if one is named; else `Problem`."""
    if source == "-":
        raise problem("play-from-input")
    recorded = read_file(source)
    check_holds(recorded)
    if game and named_game(game) is not find_game(recorded.header.game):
        raise problem("play-from-game", game=game[:80])
    return recorded


def _lay(
    game: Game,
    seats: int | None,
    people: Sequence[int],
    options: Mapping[str, Any],
    bots: Sequence[str],
    names: Sequence[str],
    language: str,
) -> Laid:
    """A table where games are dealt; raises `Problem`, so that whatever is wrong is said before it is laid."""
    taken = seats if seats is not None else enough_seats(game, people, bots, names)
    check_options(game, options, taken)
    players = seat_players(game, taken, people, bots, names, language)
    return Laid(players, lambda seed: Match.begin(game, taken, options, seed, utc_ms()))


def lay_from(
    record: Record, entry: int | None, seat: int, bots: Sequence[str], names: Sequence[str], language: str
) -> Laid:
    """A table where a recorded game goes on as this seat could know it after an entry; raises `Problem`."""
    moment = moment_of(record, entry)
    check_seat(moment, seat)
    players = seat_players(moment.game, moment.header.seats, [seat], bots, names, language)
    others = ", ".join(player.name for player in players if player.bot is not None)
    note = None if bots else Message("log-bots-sit-in", {"bots": others})
    return Laid(players, lambda seed: begin_imagined(moment, seat, seed, utc_ms(), record.head), note)


def has_whole_screen() -> bool:
    """Can a table have the whole screen here? Otherwise it is told in lines."""
    return on_screen(sys.stdin) and on_screen(sys.stdout) and os.environ.get("TERM") != "dumb"


def play_games(
    laid: Laid,
    language: str,
    seed: str | None = None,
    record: Path | None = None,
    plain: bool = False,
    quick: bool = False,
) -> Left:
    """Game after game for as long as another is wanted; how the last one was left."""
    sit_down = _in_lines if plain or not has_whole_screen() else _on_screen
    quick = quick or not on_screen(sys.stdin)  # nobody is there to follow
    for number in count_from(1):
        chance = seed if number == 1 or seed is None else f"{seed} {number}"
        match = laid.begin(None if chance is None else read_seed(chance))
        match.header = replace(match.header, names=tuple(player.name for player in laid.players))
        rng = Random(f"bots {chance}") if chance is not None else Random()
        session = Session(match, laid.players, language, rng=rng, quick=quick)
        if laid.note is not None:
            session.log.add(laid.note, 0)
        kept = RecordFile(record, number, match.game.name) if record else None
        left = _recorded(sit_down, session, kept, number)
        if not left.again:
            return left
    raise AssertionError  # counting does not end


def _recorded(sit_down: SitDown, session: Session, record: RecordFile | None, number: int) -> Left:
    """Play a game; whatever happens, what was played is recorded. Of several games each is told by its number."""
    try:
        if record is not None:
            record.write(session.match)
            session.keep, session.record = record.keep, str(record.path)
        left = sit_down(session)
    except KeyboardInterrupt:
        if on_screen(sys.stdout):
            print()  # below the line that was begun
            _take_leave(session, record, number if number > 1 else None)
        raise
    finally:
        if record is not None:
            record.finish(session.match)
    _take_leave(session, record, number if number > 1 or left.again else None)
    return left


def _take_leave(session: Session, record: RecordFile | None, number: int | None) -> None:
    for line in farewell(session, record, number):
        print_sentence(line)


def _in_lines(session: Session) -> Left:
    """A table in lines."""
    with leaving_by(signal.default_int_handler):
        return play_in_lines(session, standard_input())


def _on_screen(session: Session) -> Left:
    """A table on the whole screen. However it ends, the terminal is left as it was."""
    from .terminal.app import Table  # a pipe should not wait for a screen to be imported

    with as_it_was(), leaving_by(signal.default_int_handler):
        session.wait_to_begin()
        table = Table(session, LEAVING)
        again = table.run()
    return Left(on_purpose=not table.return_code, again=bool(again), told_to_stop=table.told_to_stop)


def read_bots(typed: str) -> list[str]:
    """The bots in order: `steady,random`."""
    return [bot.strip() for bot in typed.split(",")] if typed else []


def read_people(typed: str) -> list[int]:
    """The seats of people: `0,1`, or `none`."""
    if typed.strip().lower() in ("", "none"):
        return []
    try:
        people = sorted(int(seat) for seat in typed.split(","))
    except ValueError:
        raise Problem("setup-people", typed=typed[:40]).within(PACKAGE) from None
    for seat, following in pairwise(people):
        if seat == following:
            raise Problem("setup-people-twice", seat=seat).within(PACKAGE)
    return people


def read_names(typed: str) -> list[str]:
    """The names by seat; an empty one is for the usual name."""
    names = [name.strip() for name in typed.split(",")] if typed else []
    if any(len(name) > LONGEST_NAME or not name.isprintable() for name in names):
        raise Problem("setup-name", most=LONGEST_NAME).within(PACKAGE)
    return names


def enough_seats(game: Game, people: Sequence[int], bots: Sequence[str], names: Sequence[str]) -> int:
    """As few seats as make a company and the game allows, and as many as were spoken of."""
    least, most = game.seats
    usual = max(min(2, most), least, len(people) + len(bots), len(names))
    for seat in people:
        if not 0 <= seat < most:  # the seats are those of the table as it would be without such a wish
            raise _no_seat(seat, min(usual, most), most)
    return max(usual, max(people, default=-1) + 1)


def _check_people(people: Sequence[int], seats: int) -> None:
    for seat in people:
        if not 0 <= seat < seats:
            raise _no_seat(seat, seats, seats)


def _no_seat(seat: int, seats: int, most: int) -> Problem:
    """There is no such seat at a table of so many; of how many there may be is told where those are more."""
    message = "setup-human-more" if most > seats else "setup-human"
    return Problem(message, seat=seat, last=seats - 1, most=most, end=most - 1).within(PACKAGE)


def seat_players(
    game: Game, seats: int, people: Sequence[int], bots: Sequence[str], names: Sequence[str], language: str
) -> list[Player]:
    """Who sits where; bots take the seats without people, in order, the last kind filling the rest."""
    _check_people(people, seats)
    if len(names) > seats:
        raise Problem("setup-names", names=len(names), seats=seats).within(PACKAGE)
    free = [seat for seat in range(seats) if seat not in people]
    if len(bots) > len(free):
        raise Problem("setup-bots", bots=len(bots), seats=len(free)).within(PACKAGE)
    kinds = list(bots) or [usual_bot(game)]
    kind_of = {seat: kinds[min(place, len(kinds) - 1)] for place, seat in enumerate(free)}
    called = _names(game.words(language, PACKAGE, BOTS), seats, kind_of, names)
    return [Player(called[seat], find_bot(game, kind_of[seat]) if seat in kind_of else None) for seat in range(seats)]


def _names(words: Catalogue, seats: int, kind_of: Mapping[int, str], given: Sequence[str]) -> list[str]:
    """The given names; otherwise a person is a guest and a bot goes by its kind, numbered where there are several."""
    called = [given[seat] if seat < len(given) else "" for seat in range(seats)]
    for seat, name in enumerate(called):
        if not name:
            called[seat] = _usual_name(words, seat, seats, kind_of)
    for seat, name in enumerate(called):
        if name in called[:seat]:
            raise Problem("setup-same-name", name=name[:40]).within(PACKAGE)
    return called


def _usual_name(words: Catalogue, seat: int, seats: int, kind_of: Mapping[int, str]) -> str:
    alike = [other for other in range(seats) if kind_of.get(other) == kind_of.get(seat)]
    number = alike.index(seat) + 1 if len(alike) > 1 else 0
    return usual_name(words, kind_of.get(seat), number)
