"""The terminal table as a Textual app: the position, the log, who must do what, and a line to type on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from signal import Signals
from typing import ClassVar, Literal

from rich.text import Text
from textual import on
from textual.app import App, ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal
from textual.events import Resize
from textual.widgets import Input, Static

from ridotto.core import Problem

from .adviser import Adviser
from .colours import DARK, LIGHT, light_terminal, named_colours, theme, variables
from .commands import Command
from .countdown import Countdown
from .felt import Felt
from .goal import Goal
from .help import help_text, keys_text
from .hint import Hint, fitting_keys, named_keys
from .keys import keys
from .line import MoveLine
from .refusals import Refusals
from .screens import Body, Curtain, Ending, Page, Sure
from .sentences import ending, footer, judging, prompt, refused_commands, rules_text, save, status, time_left, winners
from .session import PACKAGE, Session
from .window import LEAST_HEIGHT, LEAST_WIDTH, too_small

NAMES_SHOWN = 20


class Table(App[bool]):
    """A session on the screen; it ends with whether another game is wanted."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-slim"), (LEAST_WIDTH, "-narrow"), (76, "-wide")]  # noqa: RUF012 - Textual's own
    VERTICAL_BREAKPOINTS = [(0, "-low"), (LEAST_HEIGHT, "-high")]  # noqa: RUF012 - Textual declares it so
    BINDINGS: ClassVar[list[BindingType]] = [
        *keys({"f1": "help", "f2": "shade", "f3": "hint", "pageup": "leaf('up')", "pagedown": "leaf('down')"}),
        *keys({"ctrl+z": "undo", "ctrl+q,ctrl+c": "leave"}, always=True),
    ]

    def __init__(self, session: Session, leaving: Sequence[Signals] = ()) -> None:
        super().__init__()
        self._leaving = leaving
        self.told_to_stop = False
        self.session = session
        self.title = session.title()
        self._seat: int | None = None  # who has been seen to sit before the screen
        self._acting: int | None = None  # who was to act when the table was last shown
        self._curtain: Curtain | None = None
        self._moved = asyncio.Event()
        self._shown = -1  # the change of the session that is on the screen
        # Parts that change are kept by name: they may be asked for while the screen is already being taken down.
        above = "goal-above" if "goal-above" in session.words else "board-above-short"
        self.goal = Goal(session.goal(), session.words.word(above))  # a game may say what there is above its board
        self.status = Static(id="status")
        self.countdown = Countdown(session)
        self.line = MoveLine(self._offers, session.words.word("line-hint"))
        self.hint = Hint(id="hint")
        self.felt = Felt(session, self.goal, self.hint)
        self.keys = Static(id="keys")
        self._refusals = Refusals(session, self.line, self.hint)
        self._adviser = Adviser(session, self.line, self.hint, self._refusals)
        self.small = Static(session.words.word("window-small"), id="small")
        self.register_theme(theme(DARK, dark=True))
        self.register_theme(theme(LIGHT, dark=False))
        self.theme = "light" if light_terminal() else "dark"  # once it runs, all styles would be read again
        self.ansi_theme_dark = named_colours(DARK)
        self.ansi_theme_light = named_colours(LIGHT)

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """The style sheet is read before a theme is chosen."""
        return variables(DARK)

    def compose(self) -> ComposeResult:
        """Title, goal, table, status, line, hint, keys."""
        with Horizontal(id="title"):
            yield Static(Text(self.session.title()), id="game")
            yield Static(Text(" · ".join(self.session.names[:NAMES_SHOWN])), id="people")
        yield self.goal
        yield self.felt
        with Horizontal(id="state"):
            yield self.status
            yield self.countdown
        with Horizontal(id="entry"):
            yield Static("›", id="mark")
            yield self.line
        yield self.hint
        yield self.small
        yield self.keys

    def on_mount(self) -> None:
        """Light the lamps and let the game begin."""
        for signal in self._leaving:
            asyncio.get_running_loop().add_signal_handler(signal, self._stop)
        self.line.focus()
        self._seat = None if self.session.shared() else self.session.looking
        self.show()
        self.run_worker(self._let_it_go_on(), name="table")

    def _stop(self) -> None:
        self.told_to_stop = True
        self.exit()

    # ---- what goes on by itself

    async def _let_it_go_on(self) -> None:
        """Ring the clock, ask the bots and let them play, until the game is over."""
        session = self.session
        while session.outcome() is None:
            if session.go_on():
                self.show()
                await asyncio.sleep(0)
            elif question := session.question():
                session.answer(question, await asyncio.to_thread(question.decide))
            else:
                await self._rest()
        self.show()
        self._show_ending()

    async def _rest(self) -> None:
        """Until it is time for something, or somebody does something."""
        wakes_at = self.session.wakes_at()
        # never long at a stretch: the machine may sleep, and its clock may be set
        rest = None if wakes_at is None else min(max(0, wakes_at - self.session.clock()) / 1000, 1)
        self._moved.clear()
        try:
            await asyncio.wait_for(self._moved.wait(), rest)
        except TimeoutError:
            return

    def wake(self) -> None:
        """Something happened: look whether it is time for something."""
        self._moved.set()
        self.show()

    # ---- what is on the screen

    def show(self) -> None:
        """Put on the screen what the player before it may see."""
        session = self.session
        if session.looking != self._seat and self._draw_curtain():
            return
        if session.change == self._shown:
            return
        self._adviser.look_again()
        self._refusals.look_again()
        self._shown = session.change
        self.status.update(Text(status(session)))
        self.status.set_class(session.may_act(), "yours")
        self.line.placeholder = prompt(session)
        if not too_small(*self.size):
            self.felt.show(self._seat, self.size)
        acting = self._seat if session.may_act() else None
        if acting is not None and acting != self._acting:
            self.felt.board.come_back()
        self._acting = acting
        self.keys.update(Text(self._foot(self.size.width - 2)))
        self.countdown.look()
        if not self.hint.kind or (self.hint.kind == "refused" and not self.line.value):
            self._show_offers()  # a refusal stays only with the line that was refused

    def _foot(self, width: int) -> str:
        """The keys; where the board has the row of the title, after the name of the game."""
        keys = footer(self.session)
        crowded = self.screen_stack[0].has_class("crowded")
        return named_keys(self.session.title(), keys, width) if crowded else fitting_keys(keys, width)

    def on_resize(self, event: Resize) -> None:
        """The terminal has another size now; the app itself knows of it only after this."""
        width, height = event.size
        table = self.screen_stack[0]
        was_tiny, tiny = table.has_class("tiny"), too_small(width, height)
        table.set_class(tiny, "tiny")
        self.call_later(self._lay_out, was_tiny and not tiny)

    def _lay_out(self, again_large_enough: bool) -> None:
        """Draw everything anew for the window there is; a line that was hidden has lost the focus."""
        self.felt.forget_width()
        self._shown = -1
        self.show()
        if again_large_enough and len(self.screen_stack) == 1:
            self.line.focus()

    def _offers(self, typed: str) -> Sequence[str]:
        if self._seat != self.session.looking:
            return ()
        return [*self.session.complete(typed), *self.session.commands.complete(typed, refused_commands(self.session))]

    def _show_offers(self) -> None:
        """What can be typed, and what Enter would do with what is there."""
        would = self._enter_would_send(self.line.value.strip())
        enter = self.session.words.word("line-enter", move=would) if would else ""
        self.hint.offer(self._offers(self.line.stem), self.line.value, enter)

    def _enter_would_send(self, typed: str) -> str:
        """The command or the move that this is; nothing if it would be refused."""
        if not typed or self._seat != self.session.looking:
            return ""
        return typed if self.session.commands.read(typed) else self.session.understood(typed)

    # ---- several people at one screen

    def _draw_curtain(self) -> bool:
        """Someone else is to look: is the table hidden until they are here?"""
        self.line.forget()
        self.hint.say("")
        self._shown = -1
        if self.session.looking is None or not self.session.shared():
            self._seat = self.session.looking
            return False
        self.session.hold_clock()
        self.felt.clear()
        self.status.update("")
        if self._curtain is None:
            while len(self.screen_stack) > 1:
                self.pop_screen()
            self._curtain = Curtain(self.session.words, self._sit_down)
            self.push_screen(self._curtain)
        self._curtain.wait_for(self.session.names[self.session.looking], time_left(self.session))
        return True

    def _sit_down(self) -> None:
        """The next player is before the screen."""
        self._seat = self.session.looking
        self._lift_curtain()
        self.session.resume_clock()
        self.wake()

    def _lift_curtain(self) -> None:
        while self._curtain in self.screen_stack:
            self.pop_screen()
        self._curtain = None

    # ---- what is typed

    @on(Input.Changed)
    def _typed(self) -> None:
        """Offers take the place of what was said, once something is typed again."""
        if self.line.value:
            self.felt.board.begin()
        if not self._adviser.stands() and (self.line.value or self.hint.kind != "said"):
            self._show_offers()

    @on(MoveLine.Wiped)
    def _wiped(self) -> None:
        self.felt.board.come_back()

    @on(Input.Submitted)
    def _entered(self, event: Input.Submitted) -> None:
        typed = event.value.strip()
        if not typed:
            self.session.begin()
            self.wake()
            return
        try:
            command = self.session.commands.read(typed)
            answer = self._obey(command) if command else self._play(typed)
        except Problem as problem:
            self._refusals.say(problem, typed)
            self.line.refused(event.value)
            self.wake()  # the clock may have rung before it was refused
            return
        self.line.done(event.value)
        self.hint.say(answer, "said" if answer else "")
        self._shown = -1  # what can be typed is offered again, even where nothing has happened
        self.wake()

    def _play(self, typed: str) -> str:
        if explained := self.session.explain(typed):
            self._open("title-explained", Text(explained))
            return ""
        known = len(self.session.story())
        self.session.play(typed)
        self.felt.has_read(self._seat, known)
        return ""

    def _obey(self, command: Command) -> str:
        """Do what a command of the table asks; what it returns is said below the line."""
        words = self.session.words
        if command.name == "rules":
            self._open("title-rules", rules_text(self.session, command.argument))
        elif command.name == "log":
            self._open("title-log", Text("\n".join(self.session.story())), at_end=True)
        elif command.name == "save":
            return save(self.session, command.argument)
        elif command.name == "analyse":
            return judging(self.session)
        elif command.name == "seat":
            self.session.hand_to(command.argument)
        elif command.name == "hint":
            return self._wish()
        elif command.name == "undo":
            self.session.undo()
        elif command.name == "resign":
            name = self.session.names[self.session.player()]
            self._ask(words.word("sure-resign", player=name), self._resign)
        elif command.name == "again":
            self.action_again()
        elif command.name == "quit":
            self.action_leave()
        else:
            self.action_help()
        return ""

    def _wish(self) -> str:
        """Let a bot think of a hint beside everything else."""
        self.run_worker(self._adviser.think(self.session.wish()), exclusive=True, group="hint")
        return self.session.words.word("hint-thinking")

    def _open(self, title: str, body: Body, at_end: bool = False) -> None:
        """Show a page. No clock runs against somebody who reads it: nobody else is at this table but bots."""
        words = self.session.words
        self.session.hold_clock()
        page = Page(words.word(title), body, words.word("page-keys"), self.line, at_end)
        self.push_screen(page, self._read_it)

    def _ask(self, question: str, answered: Callable[[bool | None], None]) -> None:
        self.push_screen(Sure(question, self.session.words.word("sure-keys"), self.line), answered)

    def _read_it(self, _by_enter: bool | None) -> None:
        self.session.resume_clock()
        self.wake()

    # ---- keys

    def action_help(self) -> None:
        """How to type moves, and what else can be typed."""
        if len(self.screen_stack) == 1:
            self._open("title-help", self._help)

    def _help(self, width: int) -> Text:
        keys = keys_text(self.session, width)
        return Text(f"{help_text(self.session, width)}\n\n{keys}")

    def action_leaf(self, way: Literal["up", "down"]) -> None:
        """Move a board that does not fit, or where it fits the log."""
        self.felt.leaf(way)

    def action_shade(self) -> None:
        """Dark or light."""
        self.theme = "light" if self.theme == "dark" else "dark"

    def action_undo(self) -> None:
        """Take back the last move."""
        self._at_table(self.session.undo)
        self.wake()

    def action_hint(self) -> None:
        """What a strong bot would play."""
        self._at_table(lambda: self.hint.say(self._wish(), "said"))

    def _at_table(self, act: Callable[[], object]) -> None:
        """Do something, or say why that cannot be. A page that is read, such as the one that lists the keys, is left
        for that; a question or an ending is not."""
        if isinstance(self.screen, Page):
            self.screen.action_close()
        elif len(self.screen_stack) > 1:
            return
        try:
            act()
        except Problem as problem:
            self._refusals.say(problem)

    def action_leave(self) -> None:
        """Leave the table, after a question if the game is not over."""
        words = self.session.words
        over = self.session.outcome() is not None or not self.session.match.entries
        if over or isinstance(self.screen, Sure):  # who asks twice is sure
            self.exit()
        else:
            self._ask(words.word("sure-quit"), lambda leaves: self.exit() if leaves else None)

    def action_again(self) -> None:
        """Another game with the same players, once this one is over."""
        if self.session.outcome() is None:
            raise Problem("again-early").within(PACKAGE)
        self.exit(True)

    def _resign(self, sure: bool | None) -> None:
        if not sure:
            return
        try:
            self.session.resign()
        except Problem as problem:  # the clock may have ended it meanwhile
            self._refusals.say(problem)
        self.wake()

    # ---- the end

    def _show_ending(self) -> None:
        outcome = self.session.outcome()
        if outcome is not None:
            self._lift_curtain()
            lines, keys = ending(self.session, outcome), self.session.words.word("ending-keys")
            self.push_screen(Ending(winners(self.session, outcome), lines, keys, self.line))
