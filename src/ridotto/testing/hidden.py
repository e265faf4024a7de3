"""Contract: what is hidden is declared and imagined. A suite cannot know what a game means to hide; it can only find
what nobody was told."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar, TypeAlias

from ridotto.core import Match, State, encode

from .secrets import told
from .tables import Table, fork, positions, step

GAMES = 24
"""So many games are compared with each other,"""
STEPS = 3
"""for so many steps,"""
WORLDS = 16
"""and in each position so many worlds are imagined."""

Place: TypeAlias = tuple[str | int, ...]
"""Where a value stands in a saved state."""
Alike: TypeAlias = dict[tuple[int | None, bytes], list[State]]
"""States that a viewer (`None`: an onlooker) cannot tell apart, by everything that they have seen and heard."""


class Hidden:
    """Nothing that the others were not told may pass for known."""

    seeds: ClassVar[tuple[int, ...]]
    samples: ClassVar[int]

    def test_a_move_that_nobody_else_can_read_is_marked_as_secret(self, table: Table) -> None:
        """If two moves of a kind lead to two states and all others are told and shown the same, what the move says is
        hidden: without `secret = True` the log would tell it."""
        for seed in self.seeds:
            for match in positions(table, seed, self.samples):
                for seat in match.turn()[:3]:
                    _shows_what_it_says(match, seat)

    def test_what_a_viewer_was_never_told_is_not_the_same_in_every_world_they_imagine(self, table: Table) -> None:
        """Of games that have looked alike from their first moment, `imagine` must vary what differs between them: left
        as it is, it would be told to bots, and to whoever plays on."""
        for (viewer, _), states in _alike(table).items():
            left = _left_real(states, viewer)
            who = "an onlooker" if viewer is None else f"seat {viewer}"
            where = ".".join(map(str, min(left, key=repr, default=())))
            assert not left, f"{who} cannot know {where} of the state, and `imagine` leaves it as it really is"


def _shows_what_it_says(match: Match, seat: int) -> None:
    move = match.state.random_move(seat, Random(1))
    drawn = (match.state.random_move(seat, Random(number)) for number in range(2, 12))
    other = next((each for each in drawn if type(each) is type(move) and each != move), None)
    if move.secret or other is None:
        return
    one, two = fork(match), fork(match)
    here, there = one.play(seat, move, match.at), two.play(seat, other, match.at)
    if _places(one.state) == _places(two.state):
        return
    viewers = (viewer for viewer in (None, *range(match.header.seats)) if viewer != seat)
    assert not all(
        told(here.events, viewer) == told(there.events, viewer) and encode(one.view(viewer)) == encode(two.view(viewer))
        for viewer in viewers
    ), f"nobody else can tell {move} from {other}: mark {type(move).__name__} with `secret = True`"


def _alike(table: Table) -> Alike:
    """The first moments of many games, those together that a viewer cannot tell apart."""
    alike: Alike = defaultdict(list)
    for seed in range(GAMES):
        match, rng = table.match(seed), Random(seed % 3)
        known: dict[int | None, list[bytes]] = {None: [], 0: []}
        for _ in range(STEPS):
            for viewer, memory in known.items():
                memory.append(encode(match.view(viewer)))
                alike[viewer, b"\n".join(memory)].append(match.state.copy())
            if match.outcome() is not None:
                break
            happened = step(match, rng)
            for viewer, memory in known.items():
                heard = [event for event in happened.events if event.visible_to(viewer)]
                memory.append(encode((heard, happened.move if happened.seat == viewer else None)))
    return alike


def _left_real(states: list[State], viewer: int | None) -> set[Place]:
    """The places whose values differ between these states, and are in no imagined world other than in the real one."""
    real = [_places(state) for state in states]
    left = {place for places in real for place in places if any(other.get(place) != places[place] for other in real)}
    for state, places in zip(states, real, strict=True):
        for number in range(WORLDS):
            if not left:
                return left
            world = _places(state.imagine(viewer, Random(number)))
            left = {place for place in left if world.get(place) == places.get(place)}
    return left


def _places(state: State) -> dict[Place, Any]:
    """Every single value of a state but its chance, by where it stands."""
    return dict(_singles({name: value for name, value in state.save().items() if name != "chance"}, ()))


def _singles(value: Any, place: Place) -> Iterator[tuple[Place, Any]]:
    if isinstance(value, (dict, list, tuple)):
        for name, part in value.items() if isinstance(value, dict) else enumerate(value):
            yield from _singles(part, (*place, name))
    else:
        yield place, value
