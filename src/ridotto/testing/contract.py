"""The contract suite: what every game must keep, tried on seeded random games and on arbitrary input.

    from ridotto.testing import GameContract, usual_tables

    class TestMyGame(GameContract):
        tables = usual_tables(game)

Every promise is one test, run at every table. A test is a plain method, so it can be called by hand as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any, ClassVar

import msgspec
import pytest

from ridotto.bots import CATALOGUE as BOTS
from ridotto.bots import find_bot
from ridotto.core import LANGUAGES, Event, Match, Refused, Sight, encode, read_record, write_record
from ridotto.core.labels import labels
from ridotto.core.messages import TITLE, said_event
from ridotto.core.playing_on import begin_imagined
from ridotto.core.rulebook import clauses, read_rulebook

from .hidden import Hidden
from .messages import catalogue_problems, variables
from .plain_board import missing_labels
from .players import Players
from .secrets import Secrets
from .strangers import Strangers
from .tables import Table, fork, play_on, positions, random_game
from .template import template_problems

_problems = cache(catalogue_problems)
"""Of the games that were looked at: every table of a game has the same words."""


def plain(match: Match) -> dict[str, Any]:
    """The saved state without its chance, which text notation does not carry."""
    return {name: value for name, value in match.state.save().items() if name != "chance"}


class GameContract(Players, Strangers, Secrets, Hidden):
    """What every game must keep."""

    tables: ClassVar[Sequence[Table]] = ()
    seeds: ClassVar[tuple[int, ...]] = (1, 2, 3)
    samples: ClassVar[int] = 12

    # ---- the same files in every game

    def test_the_folder_keeps_the_template(self, table: Table) -> None:
        """Each part of a game is under the name that it has in every game."""
        assert template_problems(table.game.package) == []

    # ---- a record is the game

    def test_same_inputs_give_the_same_game(self, table: Table) -> None:
        """State digests agree move by move."""
        for seed in self.seeds:
            twins = zip(random_game(table, seed), random_game(table, seed), strict=True)
            assert all(one.match.state.digest() == other.match.state.digest() for one, other in twins)

    def test_a_record_replays_to_the_same_game(self, table: Table) -> None:
        """Written, read and replayed, a game is the same, entry for entry."""
        for seed in self.seeds:
            match, told = table.match(seed), list[bytes]()
            for step in play_on(match, Random(seed)):
                told.append(encode(step.events))
            record = write_record(match)
            again = [encode(events) for _match, entry, events in read_record(record).replay() if entry]
            assert again == told
            assert write_record(read_record(record).verify()) == record

    def test_a_saved_match_loads_to_the_same_views_and_moves(self, table: Table) -> None:
        """Nothing is lost between `save` and `load`, and the game goes on the same way."""
        for match in positions(table, self.seeds[0], self.samples):
            loaded = Match.load(match.save())
            assert loaded.state.digest() == match.state.digest()
            for seat in (None, *range(min(table.seats, 5))):
                assert encode(loaded.state.view(seat)) == encode(match.state.view(seat))
            ends = [[step.match.state.digest() for step in play_on(m, Random(7), 10)] for m in (fork(match), loaded)]
            assert ends[0] == ends[1]

    def test_a_copy_is_independent_both_ways(self, table: Table) -> None:
        """Whatever happens to one, the other does not notice."""
        for match in positions(table, self.seeds[0], self.samples):
            before = match.state.digest()
            original, copy = fork(match), fork(match)
            copy.state = original.state.copy()
            assert copy.state.digest() == before
            for _ in play_on(copy, Random(5), 30):
                assert original.state.digest() == before, "playing on a copy changed the original"
            copy.state = original.state.copy()
            for _ in play_on(original, Random(5), 30):
                assert copy.state.digest() == before, "playing on the original changed a copy"

    def test_a_seat_can_play_on_from_any_position_as_it_may_imagine_it(self, table: Table) -> None:
        """At another time, with chance from another seed; and the record of that game replays."""
        seed, later = "00ff", 10**12
        for match in positions(table, self.seeds[1], self.samples // 2):
            for seat in {0, table.seats - 1}:
                begun = begin_imagined(match, seat, seed, later)
                assert (begun.turn(), begun.header.seats) == (match.turn(), table.seats)
                due = begun.due()
                assert (due is None) == (match.due() is None)
                assert due is None or due >= later, "the clock would act before anybody could"
                for step in play_on(begun, Random(seat), 10):
                    drawn = getattr(step.match.state, "chance", None)
                    assert drawn is None or drawn.key == bytes.fromhex(seed), "chance must come from the new seed"
                *_, (again, _entry, _events) = read_record(write_record(begun)).replay()
                assert again.state.digest() == begun.state.digest()

    # ---- moves

    def test_every_offered_move_is_accepted(self, table: Table) -> None:
        """`moves`, `random_move` and `idle` yield only what `check` accepts, each move once, and only in turn."""
        for match in positions(table, self.seeds[1], self.samples):
            state, turn = match.state, match.state.turn()
            for seat in turn[:5]:
                offered = [move for move, _ in zip(state.moves(seat), range(300), strict=False)]
                assert offered, "a seat that may act has no move"
                assert len({encode(move) for move in offered}) == len(offered), "a move is offered twice"
                drawn = [state.random_move(seat, Random(number)) for number in range(30)]
                for move in (*offered, *drawn):
                    state.check(seat, move, match.at)
            for seat in range(min(table.seats, 5)):
                assert seat in turn or next(iter(state.moves(seat)), None) is None, (
                    "a seat out of turn is offered a move"
                )
            for seat in state.awaited()[:5]:
                assert seat in turn, "a seat is awaited that may not act"
                state.check(seat, state.idle(seat), match.at)

    def test_random_moves_give_every_legal_move_a_chance(self, table: Table) -> None:
        """Where `moves` is complete and short, random moves come to all of them, and to nothing else."""
        if not table.game.state_type.moves_complete:
            return
        for seed in self.seeds:
            for match in positions(table, seed, self.samples):
                for seat in match.state.turn()[:2]:
                    self._every_move_has_a_chance(match, seat)

    def _every_move_has_a_chance(self, match: Match, seat: int) -> None:
        legal = {encode(move) for move, _ in zip(match.state.moves(seat), range(61), strict=False)}
        if len(legal) > 60:
            return
        rng, found = Random(11), set[bytes]()
        for _ in range(30_000):
            found.add(encode(match.state.random_move(seat, rng)))
            if found == legal:
                return
        assert found == legal, f"never drawn: {[move.decode() for move in legal - found][:3]}"

    def test_the_bot_random_plays_exactly_random_moves(self, table: Table) -> None:
        """It needs to know no more than its seat does."""
        bot = find_bot(table.game, "random")
        for match in positions(table, self.seeds[2], self.samples):
            for seat in match.state.turn()[:3]:
                decision = bot.decide(Sight(match.state, seat, Random(3), match.at), Random(9))
                assert decision.move == match.state.random_move(seat, Random(9))
                assert decision.wait_ms == 0

    # ---- the end

    def test_every_game_ends(self, table: Table) -> None:
        """With a place and a score for every seat, a reason in words, and nothing left to do."""
        for seed in self.seeds:
            *_, last = random_game(table, seed)
            match, outcome = last.match, last.match.outcome()
            assert outcome is not None
            assert len(outcome.places) == len(outcome.scores) == table.seats
            better = [sum(other < place for other in outcome.places) for place in outcome.places]
            assert list(outcome.places) == [count + 1 for count in better], "places must go 1, 1, 3"
            decided = match.decided()
            assert decided is not None, "what decided it must be told"
            for language in LANGUAGES:
                words = table.game.words(language)
                assert words.say(outcome.message())
                assert words.say(decided)
            assert not match.state.turn()
            assert match.state.due() is None
            assert not any(True for seat in range(min(table.seats, 5)) for _ in match.state.moves(seat))

    # ---- the clock

    def test_the_clock_is_harmless_when_nothing_is_due_and_comes_to_rest(self, table: Table) -> None:
        """`ring` changes nothing early, comes to an end however late it is rung, and a late move is refused."""
        for match in positions(table, self.seeds[1], self.samples):
            before, due = match.state.digest(), match.state.due()
            early, told = match.state.copy(), list[Event]()
            early.ring(match.at + 10**12 if due is None else due - 1, told.append)
            assert (early.digest(), told) == (before, [])
            if due is None:
                continue
            for seat in match.state.turn()[:1]:
                with pytest.raises(Refused) as refused:
                    match.state.check(seat, match.state.random_move(seat, Random(1)), due)
                assert refused.value.rule == "LATE"
            self._comes_to_rest(fork(match), due)

    def _comes_to_rest(self, match: Match, due: int) -> None:
        for _ in range(10_000):
            match.state.strike(due)
            next_due = match.state.due()
            assert next_due is None or next_due >= due, "the clock ran backwards"
            if next_due is None or next_due > due + 10**10:
                return
            due = next_due
        raise AssertionError("the clock never comes to rest")

    # ---- words and text

    def test_moves_and_positions_round_trip_as_text(self, table: Table) -> None:
        """What is written can be read, in every language, and is the same; what is offered is a legal move."""
        text = table.game.text
        spoken = getattr(text, "spoken", lambda move, words: move)
        for match in positions(table, self.seeds[2], self.samples):
            state = match.state
            again = fork(match)
            again.state = text.read_position(text.write_position(state))
            assert plain(again) == plain(match)
            for seat in state.turn()[:3]:
                view = state.view(seat)
                for number in range(10):
                    move = state.random_move(seat, Random(number))
                    written = text.write_move(move)
                    assert text.read_move(written, view) == move
                    for words in map(match.words, LANGUAGES):
                        assert text.read_move(spoken(written, words), view) == move
                completions = text.complete("", view)
                assert len(completions) <= 12
                for typed in completions:
                    state.check(seat, text.read_move(typed, view), match.at)

    def test_positions_are_drawn_and_events_told_in_every_language(self, table: Table) -> None:
        """For every seat and for onlookers; no sentence lacks a value."""
        names = [f"Player {seat}" for seat in range(table.seats)]
        for language in LANGUAGES:
            words = table.game.words(language)
            for match in positions(table, self.seeds[0], self.samples):
                assert words.say(match.of_this_table("help-moves"))
                for seat in (None, *range(min(table.seats, 3))):
                    assert table.game.text.draw(match.state.view(seat), words, names).plain.strip()
            for step in random_game(table, self.seeds[0]):
                assert all(words.say(event.message(names)) for event in step.events)
                for event in msgspec.to_builtins(step.events):
                    assert words.say(said_event(event), names), "as JSON it must be said as well: a browser has no more"

    def test_constants_never_change(self, table: Table) -> None:
        """What a view calls constant is the same for a seat from the first move to the last."""
        seats = (None, *range(min(table.seats, 3)))
        first: dict[int | None, bytes] = {}
        for step in random_game(table, self.seeds[1]):
            for seat in seats:
                view = step.match.state.view(seat)
                assert set(view.constant) <= set(view.__struct_fields__)
                now = encode({name: getattr(view, name) for name in view.constant})
                assert first.setdefault(seat, now) == now

    def test_a_view_is_what_an_onlooker_sees_and_the_part_of_the_seat(self, table: Table) -> None:
        """Where a game tells the two apart."""
        for step in random_game(table, self.seeds[1]):
            state = step.match.state
            for seat in range(min(table.seats, 3)):
                if (own := state.own_part(seat)) is not None:
                    whole = msgspec.structs.replace(state.view(None), seat=seat, **own)
                    assert encode(whole) == encode(state.view(seat))

    def test_every_choice_of_a_table_has_its_label(self, table: Table) -> None:
        """A line about the game, and a name for each option, each of its values and each bot."""
        for language in LANGUAGES:
            words = table.game.words(language, BOTS)
            assert words.word("about")
            missing = [id for id in labels(words, table.game.options_schema(), table.game.bots) if id not in words]
            assert missing == []

    def test_the_plain_board_speaks_every_language_of_the_game(self, table: Table) -> None:
        """A game from elsewhere is played on it in a browser: nothing there is in English for others."""
        assert missing_labels(table.game) == []

    def test_both_languages_say_the_same_things(self, table: Table) -> None:
        """The same messages with the same variables, one for every event; the same clauses in both rulebooks. A game
        from elsewhere may speak only English."""
        assert _problems(table.game.package) == []
        assert table.game.words(LANGUAGES[0]).say(TITLE) == table.game.title
        told = {name for name in variables(table.game.package, LANGUAGES[0]) if name.startswith("event-")}
        assert told == {f"event-{event.__struct_config__.tag}" for event in table.game.event_types}
        ids = [clauses(read_rulebook(table.game.package, language)) for language in LANGUAGES]
        assert ids[0] == ids[1]
        assert ids[0], "the rulebook has no numbered clauses"
