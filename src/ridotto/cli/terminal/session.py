"""A table without a screen: who sits where, whose eyes it is seen through, and what goes on by itself."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from string import ascii_lowercase

from ridotto.bots import CATALOGUE as BOTS
from ridotto.bots.hints import hinting_bot
from ridotto.core import (
    Bot,
    Decision,
    Event,
    Match,
    Message,
    Move,
    Opinion,
    Outcome,
    Problem,
    Refused,
    Sight,
    View,
)
from ridotto.core.messages import GOAL, TITLE

from ..ending import with_minus
from .advice import Advice, Wish, plainest
from .commands import Commands
from .log import Log
from .plans import Plans, Question, blamed
from .secrecy import keeps_secrets
from .verbs import Verbs

PACKAGE = "ridotto.cli.terminal"
UNDO_INSTEAD = "undo-instead"
"""The sentence of a game without `undo` that says what does it there; a game need not have one."""


def utc_ms() -> int:
    """The time now, in milliseconds UTC."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Player:
    """Who sits in a seat: a bot, or a person at this terminal."""

    name: str
    bot: Bot | None = None


class Session:
    """A match at one terminal. Time comes in through `clock`; whoever shows the table calls `go_on` when it is time."""

    def __init__(
        self,
        match: Match,
        players: Sequence[Player],
        language: str = "en",
        clock: Callable[[], int] = utc_ms,
        rng: Random | None = None,
        quick: bool = False,
    ) -> None:
        self.match = match
        self.game = match.game
        self.players = tuple(players)
        self.names = tuple(player.name for player in players)
        self.language = language
        self.words = match.words(language, PACKAGE, BOTS).forgiving()
        self.commands = Commands(Verbs(PACKAGE, language))
        self.verbs = Verbs.of(match.game, self.words)
        self.clock = clock
        self.log = Log.of(match)
        self.change = 0
        """Counts whatever happens, so that a screen knows when to look again."""
        self.advice_epoch = 0
        """Goes up when something happens that makes a hint or a refusal outdated: people or the clock have acted. What
        bots do meanwhile leaves a hint good, if its move can be played."""
        self.keep: Callable[[Match], None] = lambda match: None
        """Called whenever something has happened, to keep the record of it."""
        self.record = ""
        """Where the record of the game is, once that is over; nothing while it is kept nowhere."""
        self.resigned: set[int] = set()
        self._plans = Plans(match, [player.bot for player in players], clock, rng, quick)
        self._held_at: int | None = None
        self.starting = False
        """Does the clock wait until the one person here is ready to begin?"""
        self._made: list[tuple[int, Move]] = []  # the moves that stand, each with the seat that made it
        self.people = tuple(seat for seat, player in enumerate(players) if player.bot is None)
        self.secretive = keeps_secrets(match)
        self.looking: int | None = self.people[0] if self.people else None
        """Whose eyes the table is seen through; nobody's, if only bots play."""
        self._turn_eyes()

    # ---- what a screen asks

    def title(self) -> str:
        """The name of the game."""
        return self.words.say(TITLE)

    def view(self) -> View:
        """What may be on the screen now."""
        return self.match.view(self.looking)

    def pictured(self) -> View:
        """What is drawn: before the clock has started without times that will move, where the game knows such."""
        unstarted = getattr(self.game.text, "unstarted", None) if self.starting else None
        view: View = unstarted(self.view()) if unstarted else self.view()
        return view

    def outcome(self) -> Outcome | None:
        """How it ended."""
        return self.match.outcome()

    def winners(self, outcome: Outcome) -> Message:
        """Who won."""
        names = [self.names[seat] for seat in outcome.winners()]
        if len(names) == len(self.names):
            return Message("ending-all-share")
        return Message("ending-winners", {"players": ", ".join(names), "count": len(names)})

    def turn(self) -> Sequence[int]:
        """The seats that may act and have not resigned."""
        return [seat for seat in self.match.turn() if seat not in self.resigned]

    def may_act(self) -> bool:
        """Can whoever is looking do something now?"""
        return self.looking is not None and self.looking in self.turn()

    def has_resigned(self) -> bool:
        """Has whoever is looking given up a game that the others may still play?"""
        return self.looking in self.resigned

    def shared(self) -> bool:
        """Do several people look at this screen, each with secrets of their own?"""
        return self.secretive and len(self.people) > 1

    def story(self) -> Sequence[str]:
        """The log as whoever is looking may read it."""
        return [with_minus(self.words.say(message)) for message in self.log.seen_by(self.looking)]

    def complete(self, typed: str) -> Sequence[str]:
        """Whole moves that begin with what was typed."""
        if not self.may_act():
            return ()
        view = self.view()
        starts = self.verbs.beginning(typed)
        offers = (offer for start in starts for offer in self.game.text.complete(start, view))
        return tuple(dict.fromkeys(self.verbs.spoken(offer) for offer in offers))

    def understood(self, typed: str) -> str:
        """The move that this would be, as it is offered or as the game writes it; nothing if it cannot be read or would
        be refused."""
        try:
            move = self.check(typed)
        except Problem:
            return ""
        return typed if typed in self.complete(typed) else self.verbs.spoken(self.game.text.write_move(move))

    def _may_play(self, move: Move) -> bool:
        """Would this move of whoever is looking be allowed now?"""
        if self.looking is None or not self.may_act():
            return False
        try:
            self.match.state.check(self.looking, move, max(self.clock(), self.match.at))
        except Problem:
            return False
        return True

    def kinds(self) -> Sequence[str]:
        """The first words of the moves that whoever is looking may type: offers are few, so each letter is tried."""
        offers = (offer for start in ("", *ascii_lowercase) for offer in self.complete(start))
        return tuple(dict.fromkeys(offer.split()[0] for offer in offers))

    def is_early(self, typed: str) -> bool:
        """Is this a move of a kind that whoever is looking may not play now, but perhaps later, without doing anything
        themselves: the clock or others will act first?"""
        if not self.may_act() or self.looking in self.match.state.awaited() or self.wakes_at() is None:
            return False
        try:
            move = self.game.text.read_move(self.verbs.own(typed), self.view())
        except Problem:
            return False
        kind = self.verbs.spoken(self.game.text.write_move(move)).split()[0]
        return kind not in self.kinds() and not self._may_play(move)

    # ---- hints

    def hinted(self) -> bool:
        """Is this a table where hints are given? One person plays, the others are bots, and there is a bot to ask."""
        return len(self.people) == 1 and hinting_bot(self.game) is not None

    def hints(self) -> bool:
        """Are hints given now?"""
        return self.hinted() and not self.has_resigned()

    def wish(self) -> Wish:
        """Whoever is looking would like a hint; raises `Problem` where none is given."""
        self.ring()
        seat, bot = self.player(), hinting_bot(self.game)
        if bot is None:
            raise Problem("hint-nobody").within(PACKAGE)
        if len(self.people) > 1:
            raise Problem("hint-people").within(PACKAGE)
        if not self.may_act():
            raise Refused("TURN", "refused-turn")
        rng = Random(f"hint {self.change}")
        sight = Sight(self.match.state.copy(), seat, rng, max(self.clock(), self.match.at))
        return Wish(self.game, bot, sight, rng, self.change, self.advice_epoch)

    def advised(self, opinion: Opinion | None) -> Advice:
        """A hint in words: the move as it is typed, and why; raises `Problem` where there was none."""
        if opinion is None:
            raise Problem("hint-none").within(PACKAGE)
        move, why = opinion.decision.move, self.words.say(opinion.why, self.names)
        return Advice("" if move is None else self.verbs.spoken(plainest(self.game, move, self.view())), why)

    def hint_still_good(self, wish: Wish, opinion: Opinion | None) -> bool:
        """Is a hint still good? Nothing has happened since, or only bots have acted and its move may be played."""
        if wish.change == self.change:
            return True
        move = None if opinion is None else opinion.decision.move
        return wish.advice_epoch == self.advice_epoch and move is not None and self._may_play(move)

    # ---- what people do

    def play(self, typed: str) -> None:
        """Play what was typed for whoever is looking, or raise `Problem`."""
        self.begin()
        self.ring()
        self._play(self.player(), self._read(typed))

    def check(self, typed: str) -> Move:
        """What was typed, as a move that whoever is looking may play now; otherwise it raises `Problem`, as `play`
        does. Changes nothing."""
        seat, move = self.player(), self._read(typed)
        self.match.check(seat, move, self.clock())
        return move

    def _read(self, typed: str) -> Move:
        try:
            return self.game.text.read_move(self.verbs.own(typed), self.view())
        except Problem as problem:
            raise self.verbs.reworded(problem, typed).within(self.game.package) from None

    def player(self) -> int:
        """The seat of whoever is looking; raises `Refused` if the game is over for them."""
        if self.outcome() is not None:
            raise Refused("OVER", "refused-over")
        if self.has_resigned():
            raise Refused("TURN", "refused-resigned").within(PACKAGE)
        if self.looking is None:
            raise Refused("TURN", "refused-turn")
        return self.looking

    def goal(self) -> str:
        """What one plays for, in one line; nothing where the game does not say."""
        return self.words.say(self.match.of_this_table(GOAL.id)) if GOAL.id in self.words else ""

    def how_to_move(self) -> str:
        """How moves are typed, and what a player of this table should know."""
        return self.words.say(self.match.of_this_table("help-moves"))

    def explain(self, typed: str) -> str | None:
        """What a card or an item is, where the game has such things: `card hack`, `item opera`."""
        explain = getattr(self.game.text, "explain", None)
        found: str | None = explain(typed, self.view(), self.words) if explain else None
        return found

    def undoable(self) -> int:
        """How many moves `undo` would take back; 0 where it would be refused."""
        own = [place for place, (seat, _) in enumerate(self._made) if seat in self.people]
        moves = len(self._made) - own[-1] if own else 0
        return moves if moves <= self.match.undoable() and self.outcome() is None else 0

    def undo(self) -> None:
        """Take back the last move that a person made, and everything the bots did after it, or raise `Refused`."""
        if self.outcome() is None and not any(seat in self.people for seat, _ in self._made):
            raise Refused("UNDO", "undo-nothing").within(PACKAGE)
        moves = self.undoable()
        if not moves and self.outcome() is None and UNDO_INSTEAD in self.words:
            instead = getattr(self.game.text, "undo_instead", None)
            raise Refused("UNDO", UNDO_INSTEAD, **(instead(self.view()) if instead else {})).within(self.game.package)
        self.match.undo(moves, self.clock())
        undone = self._made[-moves:]
        del self._made[-moves:]
        self.log.take_back(len(self._made))
        self._changed([], self._undone(undone))

    def _undone(self, undone: Sequence[tuple[int, Move]]) -> Message:
        """What was taken back: a move of a person, and how many of whom after it. All at the screen read this, so the
        content of a secret move is not in it."""
        (mover, move), *after = undone
        others = ", ".join(dict.fromkeys(self.names[seat] for seat, _ in after))
        written = "" if move.secret else self.verbs.spoken(self.game.text.write_move(move))
        values = {"player": self.names[mover], "move": written, "after": len(after), "others": others}
        return Message("log-undone", {**values, "secret": move.secret})

    def resign(self) -> None:
        """Whoever is looking gives up; with more than two at the table the others play on."""
        seat = self.player()
        self.ring()
        self.begin()
        self.match.resign(seat, self.clock())
        self.resigned.add(seat)
        self._changed([], Message("log-resigned", {"player": self.names[seat]}))

    def hand_to(self, who: str) -> None:
        """Let another person at this screen look, by name or seat: in an open auction all may act at once."""
        wanted = who.strip().casefold()
        people = [seat for seat in self.people if wanted in (self.names[seat].casefold(), str(seat))]
        if not people:
            raise Problem("seat-nobody").within(PACKAGE)
        self.looking = people[0]
        self.change += 1
        self.advice_epoch += 1

    # ---- what goes on by itself

    def wait_to_begin(self) -> None:
        """Let one person who plays against bots look around first, if the clock can be put off; see `begin`."""
        due, later = self.match.due(), self.match.state.copy()
        later.postpone(1)
        if len(self.people) == 1 and later.due() != due:
            self.hold_clock()
            self.starting = True

    def begin(self) -> None:
        """The person is ready: the clock starts, if it waits for that."""
        if self.starting:
            self.starting = False
            self.resume_clock()
            self.change += 1

    def hold_clock(self) -> None:
        """The screen is being passed on: no clock runs against someone who cannot see the table yet."""
        if self._held_at is None and self.match.due() is not None:
            self._held_at = self.clock()

    def resume_clock(self) -> None:
        """They see it now: the game's real-time deadlines move by as long as it was held."""
        if self.starting:
            return
        held = 0 if self._held_at is None else self.clock() - self._held_at
        self._held_at = None
        if held > 0:
            self.match.postpone(held, self.clock())
            self._changed([], keeps_advice=True)

    def now(self) -> int:
        """The time at the table: it stands still while the game is held."""
        return self.clock() if self._held_at is None else self._held_at

    def ring(self) -> bool:
        """Let what is due by now happen; did anything?"""
        due = self.match.due()
        if due is None or due > self.now():
            return False
        self._changed(self.match.ring(self.clock()).events)
        return True

    def question(self) -> Question | None:
        """A bot that has not said yet what it will do."""
        return self._plans.question(self.turn(), self.change) if self._held_at is None else None

    def answer(self, question: Question, decision: Decision) -> None:
        """Keep a bot's answer, unless something changed while it was thinking: then it will be asked again."""
        if question.change == self.change:
            self._plans.keep(question.seat, decision)

    def go_on(self) -> bool:
        """Let the next thing happen whose time has come: the clock, who has resigned, or a bot. Did anything?"""
        return self._held_at is None and (self.ring() or self._stand_in() or self._play_a_plan())

    def _stand_in(self) -> bool:
        """Whoever has resigned but is still waited for makes the move of a player who does not act."""
        if self.outcome() is None:
            for seat in self.match.state.awaited():
                if seat in self.resigned:
                    self._play(seat, self.match.state.idle(seat), by="idle")
                    return True
        return False

    def _play_a_plan(self) -> bool:
        plan = self._plans.first()
        if plan is None or plan.at > self.clock():
            return False
        with blamed(self.names[plan.seat]):
            self._play(plan.seat, plan.move, by="bot")
        return True

    def wakes_at(self) -> int | None:
        """When `go_on` has something to do next, if nobody does anything and all bots have answered."""
        if self._held_at is not None:
            return None
        plan, due = self._plans.first(), self.match.due()
        times = [] if plan is None else [plan.at]
        return min(times if due is None else [*times, due], default=None)

    def needs_a_person(self, until: int) -> bool:
        """Is a person waited for, or will nothing happen without one by this time?"""
        people, wakes_at = set(self.people) - self.resigned, self.wakes_at()
        if not people or people.intersection(self.match.state.awaited()):
            return bool(people)
        return wakes_at is None or wakes_at > until

    # ---- inside

    def _play(self, seat: int, move: Move, by: str | None = None) -> None:
        happened = self.match.play(seat, move, self.clock(), by)  # type: ignore[arg-type]  # "bot", "idle" or none
        self._made.append((seat, move))
        self._changed(happened.events, keeps_advice=by is not None)

    def _changed(self, events: Sequence[Event], own: Message | None = None, keeps_advice: bool = False) -> None:
        """Something happened: write it down, drop all plans, and see who looks next."""
        self.change += 1
        self.advice_epoch += not keeps_advice
        self._plans.drop()
        for event in events:
            self.log.add(event.message(self.names), len(self._made), event.visible_to)
            self.secretive = self.secretive or event.to != "all"
        if own is not None:
            self.log.add(own, len(self._made))
        outcome = self.outcome()
        if outcome is not None:
            if outcome.reason != "resigned":  # the line above says who did
                self.log.add(outcome.message(), len(self._made))
            self.log.add(self.winners(outcome), len(self._made))
        self.keep(self.match)
        self._turn_eyes()

    def _turn_eyes(self) -> None:
        """Whoever looks stays while they can act; otherwise the next person who is waited for, or may act, looks."""
        if self.outcome() is not None:
            # when all gather around the end, nobody's secrets may be on the screen
            self.looking = None if self.shared() else self.looking
            return
        turn = self.turn()
        awaited = [seat for seat in self.match.state.awaited() if seat in turn]
        for group in (awaited, turn):
            people = [seat for seat in self.people if seat in group]
            if people and self.looking not in people:
                self.looking = next(
                    (seat for seat in people if seat > (-1 if self.looking is None else self.looking)), people[0]
                )
            if people:
                return
