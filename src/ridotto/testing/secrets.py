"""Contract: no seat and no onlooker ever learns what the rules keep from them."""

from __future__ import annotations

from random import Random
from typing import ClassVar

import msgspec

from ridotto.core import Event, Match, Refused, State, encode

from .tables import Table, fork, play_on, positions, random_game, step


def told(events: list[Event], seat: int | None) -> tuple[bytes, bool]:
    """What a seat hears, as bytes, before the first event that reveals something to it; and whether one did."""
    heard: list[Event] = []
    for event in events:
        if event.visible_to(seat):
            if event.reveals:
                return encode(heard), True
            heard.append(event)
    return encode(heard), False


class Secrets:
    """There is one way out, `view`, and what is told; both are compared byte for byte."""

    seeds: ClassVar[tuple[int, ...]]
    samples: ClassVar[int]

    def test_another_possibility_of_what_others_hide_changes_no_view(self, table: Table) -> None:
        """Imagined worlds look the same to the seat that imagines them, and to onlookers."""
        for seed in self.seeds:
            for match in positions(table, seed, self.samples):
                self._same_views(match)

    def _same_views(self, match: Match) -> None:
        viewers = (None, *range(min(match.header.seats, 5)))
        expected = {viewer: encode(match.state.view(viewer)) for viewer in viewers}
        for seat in viewers:
            for number in range(3):
                world = match.state.imagine(seat, Random(number))
                for viewer in {seat, None}:
                    found = encode(world.view(viewer))
                    assert found == expected[viewer], f"the view of {viewer} tells worlds apart that seat {seat} cannot"

    def test_what_is_imagined_follows_from_what_the_seat_knows_and_from_chance_alone(self, table: Table) -> None:
        """The same chance leads to the same world from the real one and from another that the seat could not tell from
        it: so a world can be stored and shown without a trace of what is hidden."""
        for match in positions(table, self.seeds[2], self.samples):
            for seat in (None, *range(min(match.header.seats, 3))):
                other = match.state.imagine(seat, Random(1))
                world, world_there = (state.imagine(seat, Random(2)) for state in (match.state, other))
                assert world.save() == world_there.save(), f"what seat {seat} imagines depends on what it cannot know"

    def test_imagining_leaves_the_real_state_alone(self, table: Table) -> None:
        """Nothing that happens in an imagined world, or by imagining it, reaches the real one."""
        for match in positions(table, self.seeds[1], self.samples):
            before = match.state.digest()
            for seat in range(min(match.header.seats, 3)):
                world = fork(match)
                world.state = match.state.imagine(seat, Random(seat))
                for _ in play_on(world, Random(5), 10):
                    pass
                assert match.state.digest() == before

    def test_imagined_worlds_differ_where_something_is_hidden(self, table: Table) -> None:
        """A world that is always the real one would give everything away."""
        differ = any(
            _without_chance(match.state.imagine(seat, Random(number))) != _without_chance(match.state)
            for match in positions(table, self.seeds[0], 4 * self.samples)
            for seat in range(min(table.seats, 3))
            for number in range(3)
        )
        assert differ == (table.game.hides and table.seats > 1), "imagine must vary what is hidden, and nothing else"

    def test_imagined_worlds_play_on_to_the_end(self, table: Table) -> None:
        """They are whole states, with chance of their own."""
        for match in positions(table, self.seeds[0], 4):
            for seat in (None, 0, table.seats - 1):
                world = fork(match)
                world.state = match.state.imagine(seat, Random(1))
                for _ in play_on(world, Random(2)):
                    pass
                assert world.outcome() is not None

    def test_what_is_drawn_anew_changes_no_view(self, table: Table) -> None:
        """A position is the same to everyone with what is still to be drawn drawn anew, and the real one stays."""
        for match in positions(table, self.seeds[2], self.samples):
            before = match.state.digest()
            world = match.state.redraw(Random(4))
            for seat in (None, *range(min(table.seats, 5))):
                assert encode(world.view(seat)) == encode(match.state.view(seat)), f"seat {seat} sees what is drawn"
            for _ in play_on(_of(match, world), Random(5), 10):
                assert match.state.digest() == before, "what happens to the one must not happen to the other"

    def test_imagined_worlds_agree_with_what_the_seat_has_been_told(self, table: Table) -> None:
        """Every fact a seat was told, for as long as it holds and nothing was drawn since, holds in its worlds."""
        for seed in self.seeds:
            facts: dict[int, list[Event]] = {seat: [] for seat in range(min(table.seats, 4))}
            draws = 0
            for moment in random_game(table, seed):
                state = moment.match.state
                for seat, known in facts.items():
                    if state.draws() != draws:
                        known.clear()
                    known.extend(event for event in moment.events if _tells_facts(event) and event.visible_to(seat))
                    known[:] = [fact for fact in known if fact.holds(state)]
                    world = state.imagine(seat, Random(seed)) if known else state
                    for fact in known:
                        assert fact.holds(world), f"seat {seat} was told {fact} and imagines otherwise"
                draws = state.draws()

    def test_others_secrets_change_no_byte_until_the_rules_reveal_them(self, table: Table) -> None:
        """The same moves in the real game and in an imagined one tell the seat the same, view for view."""
        for seed in self.seeds:
            for number, match in enumerate(positions(table, seed, self.samples)):
                seat = None if number % 4 == 3 else number % min(table.seats, 4)
                other = fork(match)
                other.state = match.state.imagine(seat, Random(number))
                self._tell_the_same(fork(match), other, seat)

    def _tell_the_same(self, match: Match, other: Match, seat: int | None) -> None:
        rng = Random(13)
        for _ in range(40):
            if match.outcome() is not None:
                return
            moment = step(match, rng)
            try:
                last = match.entries[-1]
                happened = other.ring(last.at) if moment.seat is None else other.play(moment.seat, moment.move, last.at)
            except Refused:
                return  # the other's secret would have shown in what may be done
            (heard, revealed), (heard_there, revealed_there) = told(moment.events, seat), told(happened.events, seat)
            assert heard == heard_there, f"{seat} hears of a secret"
            if revealed or revealed_there:
                return
            assert encode(match.state.view(seat)) == encode(other.state.view(seat)), f"{seat} sees a secret"

    def test_what_a_secret_move_says_changes_no_byte_for_the_others(self, table: Table) -> None:
        """Of two different secret moves of one kind, the others hear and see exactly the same."""
        for seed in self.seeds:
            for match in positions(table, seed, self.samples):
                for seat in match.state.turn()[:3]:
                    self._says_nothing(match, seat)

    def _says_nothing(self, match: Match, seat: int) -> None:
        move = match.state.random_move(seat, Random(1))
        others = (match.state.random_move(seat, Random(number)) for number in range(2, 12))
        alike = [other for other in others if type(other) is type(move) and other != move]
        if not move.secret or not alike:
            return
        one, two = fork(match), fork(match)
        here, there = one.play(seat, move, match.at), two.play(seat, alike[0], match.at)
        for viewer in (None, *range(min(match.header.seats, 5))):
            if viewer == seat:
                continue
            (heard, revealed), (heard_there, revealed_there) = told(here.events, viewer), told(there.events, viewer)
            assert heard == heard_there, f"{viewer} hears what seat {seat} hides"
            if not revealed and not revealed_there:
                same = encode(one.state.view(viewer)) == encode(two.state.view(viewer))
                assert same, f"{viewer} sees what seat {seat} hides"

    def test_a_move_that_goes_unnoticed_changes_nothing_about_what_others_may_take_back(self, table: Table) -> None:
        """Whether a move can be taken back depends on who has moved since: that would tell of moves in secret."""
        match, mover = table.match(self.seeds[0]), None
        turn, undoable = match.turn(), 0
        for happened in play_on(match, Random(self.seeds[0])):
            if turn == match.turn() and not any(event.to == "all" for event in happened.events):
                assert undoable == 0 or mover == happened.seat, f"seat {mover} can tell that another has moved"
            turn, undoable, mover = match.turn(), match.undoable(), happened.seat

    def test_views_are_whole_and_onlookers_get_nothing_of_a_seat(self, table: Table) -> None:
        """Every view names the game, its seat, the turn, what is due and the outcome; only a seat has `you`."""
        for match in positions(table, self.seeds[2], self.samples):
            for seat in (None, *range(min(table.seats, 5))):
                view = msgspec.json.decode(encode(match.state.view(seat)))
                assert view["game"] == table.game.name
                assert view["seat"] == seat
                assert {"turn", "due", "outcome"} <= view.keys()
                assert ("you" in view) == (seat is not None)


def _tells_facts(event: Event) -> bool:
    """May it tell something that lasts, of which `holds` then says whether it still does?"""
    return type(event).holds is not Event.holds


def _of(match: Match, world: State) -> Match:
    other = fork(match)
    other.state = world
    return other


def _without_chance(state: State) -> dict[str, object]:
    return {name: value for name, value in state.save().items() if name != "chance"}
