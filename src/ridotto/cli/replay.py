"""`ridotto replay` and `ridotto verify`: a recorded game again, and whether it can have happened so."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from shutil import get_terminal_size
from typing import Annotated

import typer
from msgspec import UNSET
from rich.console import Console
from rich.text import Text

from ridotto.core import Event, Match, Message, Record, find_game
from ridotto.core.forms import CROWD
from ridotto.core.match import Entry
from ridotto.core.messages import TITLE
from ridotto.core.start import Start

from .ending import told_outcome, with_minus
from .language import Lang, language, problem, words
from .output import on_screen, print_sentence
from .play import INPUT_ENDED, Laid, has_whole_screen, lay_from, play_games, read_names
from .recorded import check_holds, read_file
from .started import command
from .stepping import Scene, print_folded, step_through
from .terminal.folding import drawn
from .terminal.verbs import Verbs
from .usual_names import translated


def replay_command(
    file: str,
    check: Annotated[bool, typer.Option("--check")] = False,
    step: Annotated[bool | None, typer.Option("--step/--no-step")] = None,
    seat: int | None = None,
    names: str = "",
    lang: Lang = "",
) -> int:
    """The command `ridotto replay`."""
    record = read_file(file)
    if check:
        _check(record)
        return 0
    if seat is not None and not 0 <= seat < record.header.seats:
        raise problem("replay-seat", seat=seat, last=record.header.seats - 1)
    if step and file == "-":
        raise problem("replay-step-input")
    if step is None:
        step = file != "-" and on_screen(sys.stdin) and on_screen(sys.stdout)
    check_holds(record)
    scenes = Storyteller(record, seat, seat_names(record, names)).scenes()
    if not step:
        _print_all(scenes)
        return 0
    code = 0

    def play_on(entry: int, typed: str) -> bool:
        nonlocal code
        left = play_games(_take_up(record, file, entry, seat, typed), language())
        code = 0 if left.on_purpose else INPUT_ENDED
        # a table in lines keeps on listening to what is typed
        return has_whole_screen() and not left.told_to_stop

    step_through(scenes, play_on)
    return code


def _check(record: Record) -> None:
    """Say that the record holds; raises `Problem` if it does not."""
    match = record.verify(unfinished=True)
    held = "replay-holds" if record.ending else "replay-holds-so-far"
    fair = _kind_of_deal(record)
    print_sentence(words().word(held, entries=len(match.entries), fair=fair, command=command()))


def _take_up(record: Record, file: str, entry: int, seen: int | None, typed: str) -> Laid:
    """A table where the game goes on, in the seat that was typed or is seen through; raises `Problem`."""
    seat = int(typed) if typed else seen
    if seat is None:
        raise problem("replay-play-on-seat", last=record.header.seats - 1)
    laid = lay_from(record, entry, seat, (), (), language())
    if not on_screen(sys.stdin):
        raise problem("replay-play-on-input", command=command(), file=file, entry=str(entry), seat=str(seat))
    return laid


def seat_names(record: Record, typed: str = "") -> Sequence[str]:
    """By seat: the name that was typed, that in the record (a usual one in the reader's language), or the number."""
    game, seats = find_game(record.header.game), range(record.header.seats)
    given = read_names(typed)
    recorded = [translated(name, game, language()) for name in record.header.names or ()]
    numbered = [words().word("seat-name", number=seat + 1) for seat in seats]
    by_choice = (given, recorded, numbered)
    return [next(names[seat] for names in by_choice if seat < len(names) and names[seat]) for seat in seats]


def verify_command(file: str, lang: Lang = "") -> None:
    """The command `ridotto verify`."""
    record = read_file(file)
    match = record.verify(unfinished=True)
    console, say = Console(highlight=False), words(match.game).word

    def tell(sentence: str) -> None:
        print_folded(console, Text(sentence))

    header = record.header
    moves = "verify-moves" if record.ending else "verify-moves-so-far"
    tell(say(moves, game=TITLE, seats=header.seats, entries=len(match.entries)))
    if record.ending:
        chain = "verify-chain" if record.chained else "verify-no-chain"
        tell(say(chain, head=record.head, house=bool(header.fair)))
    else:
        tell(say("verify-unfinished"))
    if header.start:
        for sentence in _explained_start(header.start, say):
            tell(sentence)
    if not header.fair:
        tell(say("verify-no-secret", start=bool(header.start)))
        return
    fair = header.fair
    tell(say("verify-commitment", commitment=fair.commitment, secret=fair.secret))
    tell(say("verify-contributions", count=len(fair.contributions)))
    for contribution in fair.contributions:
        tell(f"  {contribution}")
    tell(say("verify-seed", seed=header.seed, table=fair.table, count=len(fair.contributions)))
    if not header.start:
        tell(say("verify-seats", seats=", ".join(str(seat) for seat in fair.seating)))
    tell(say("verify-limits", start=bool(header.start)))


def _explained_start(start: Start, say: Callable[..., str]) -> Iterator[str]:
    """That nothing is proven about the position the game began from, and where that was taken from."""
    yield say("verify-start-imagined", seat=start.seat or 0) if start.imagined else say("verify-start-given")
    if start.entry is not UNSET:
        yield say("verify-start-entry", entry=start.entry)
    if start.table:
        yield say("verify-start-table", table=start.table)
    if start.record:
        yield say("verify-start-record", head=start.record)


def _kind_of_deal(record: Record) -> str:
    """What the deal followed from, where the house revealed it: others' contributions too, or its secret alone."""
    fair = record.header.fair
    if record.header.start:
        return "start"
    if not fair:
        return "false"
    return "true" if fair.contributions else "alone"


class Storyteller:
    """Tells a record as one seat saw it, or (`None`) as all of them did: every move and every hand, secret ones
    included."""

    def __init__(self, record: Record, seat: int | None, names: Sequence[str]) -> None:
        self._record = record
        self._seat = seat
        self._words = words()
        self._names = names

    def scenes(self) -> Iterator[Scene]:
        """The start, then one scene an entry."""
        for match, entry, events in self._record.replay():
            self._words = words(match.game).knowing(match.own_names)
            yield Scene(self._story(match, entry, events), self._position(match), self._explainer(match))

    def _story(self, match: Match, entry: Entry | None, events: Sequence[Event]) -> Text:
        story = Text()
        if entry is None:
            header = match.header
            title = Message("replay-title", {"game": TITLE, "seats": header.seats, "seed": header.seed})
            story.append(self._words.say(title), "bold")
            if header.start:
                story.append("\n   ").append(self._words.say(_told_start(header.start)))
        else:
            story.append(f"{entry.n}. ", "dim").append(self._words.say(self._happened(match, entry)), "bold")
        for event in events:
            if self._seat is None or event.visible_to(self._seat):
                story.append("\n   ").append(with_minus(self._words.say(self._told(event))))
        outcome = match.outcome()
        if outcome is not None:
            reason, *places = told_outcome(match, outcome, self._words, self._names)
            if entry is None or entry.resign is None:  # that somebody resigned stands above
                story.append(f"\n{reason}", "bold")
            for line in filter(None, places):
                story.append(f"\n   {line}")
        return story

    def _told(self, event: Event) -> Message:
        """What a seat is told as “you”, who looks at all seats reads with its player's name."""
        said = event.message(self._names)
        by_name = Message(said.id.replace("event-", "told-", 1), said.values)
        return by_name if self._seat is None and by_name.id in self._words else said

    def _happened(self, match: Match, entry: Entry) -> Message:
        if entry.ring:
            return Message("replay-ring")
        if entry.postpone is not None:
            return Message("replay-postpone", {"seconds": round(entry.postpone / 1000, 1)})
        if entry.resign is not None:
            return Message("replay-resign", {"player": self._names[entry.resign]})
        if entry.undo is not None:
            return Message("replay-undo", {"moves": entry.undo})
        if entry.seat is None:
            return Message("replay-draw")
        return Message("replay-move", {"player": self._names[entry.seat], "move": self._move(match), "by": entry.by})

    def _move(self, match: Match) -> str:
        """The move of the last entry, as a player would type it, unless this seat could not know it yet."""
        entry = match.entries[-1]
        if entry.move.secret and self._seat not in (None, entry.seat):
            return self._words.word("replay-secret")
        return Verbs.of(match.game, self._words).spoken(match.game.text.write_move(entry.move))

    def _position(self, match: Match) -> Text:
        columns = get_terminal_size().columns
        board = drawn(match.game, match.view(self._seat), self._words, self._names, columns)
        if self._seat is None and (hands := self._hands(match)):
            board.rstrip()
            board.append("\n\n").append_text(hands)
        return board

    def _explainer(self, match: Match) -> Callable[[str], str | None]:
        """Tells what a card is that can be seen at this moment: `card hack`; the game goes on in the meantime."""
        explain = getattr(match.game.text, "explain", None)
        if explain is None:
            return lambda typed: None
        view, words = match.view(self._seat), self._words
        return lambda typed: explain(typed, view, words)

    def _hands(self, match: Match) -> Text:
        """What every player could see alone, where the game tells it; not of a crowd, whom it would fill pages with."""
        held = getattr(match.game.text, "held", None)
        if held is None or match.header.seats > CROWD:
            return Text()
        hands = Text()
        for seat, name in enumerate(self._names):
            if hand := held(match.view(seat), self._words):
                hands.append(f"\n  {name}: ").append_text(hand)
        return Text(self._words.word("replay-hands")).append_text(hands) if hands else hands


def _told_start(start: Start) -> Message:
    """That a game began from a moment of another one, or from some other position."""
    if start.entry is UNSET:
        return Message("replay-start-given")
    return Message("replay-start-entry", {"entry": start.entry})


def _print_all(scenes: Iterator[Scene]) -> None:
    console = Console(highlight=False)
    for scene in scenes:
        print_folded(console, scene.story)
        last = scene
    console.print()
    print_folded(console, last.position)
