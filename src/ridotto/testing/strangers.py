"""Contract: anything that is not a legal move is refused with a clause and a sentence, and changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ridotto.core import LANGUAGES, Match, Refused
from ridotto.core.refusal import GENERAL
from ridotto.core.rulebook import clauses, read_rulebook

from .tables import Table, positions, random_game

SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20)
JSON = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
)
ODD_VALUES: tuple[Any, ...] = (-1, -(10**9), 10**9, 10**18, 10**30, True, "1", 0.5, None, [], {}, [-1], [10**30], "")


class Strangers:
    """What comes from outside is not trusted."""

    seeds: ClassVar[tuple[int, ...]]
    samples: ClassVar[int]

    def test_moves_bent_out_of_shape_are_refused_and_change_nothing(self, table: Table) -> None:
        """Wrong seats, other phases' moves, missing, unknown and odd values."""
        kinds = examples_of_every_kind(table, self.seeds[0])
        for match in positions(table, self.seeds[0], self.samples):
            before = match.state.digest()
            seats = {*match.state.turn()[:1], *range(min(3, table.seats)), -1, table.seats, 10**9}
            for example in kinds:
                for seat in seats:
                    try_move(match, seat, example)
                for bent in bent_moves(example):
                    for seat in match.state.turn()[:1]:
                        try_move(match, seat, bent)
            assert match.state.digest() == before, "a refused move changed the state"

    @settings(max_examples=40, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
    @given(strange=JSON, seed=st.integers(0, 3), number=st.integers(0, 11), data=st.data())
    def test_arbitrary_json_is_refused_and_changes_nothing(
        self, table: Table, strange: Any, seed: int, number: int, data: st.DataObject
    ) -> None:
        """Random values, alone or under the names of real moves."""
        match = table.match(seed)
        for step_number, step in enumerate(random_game(table, seed)):
            match = step.match
            if step_number == number:
                break
        before = match.state.digest()
        kind = data.draw(st.sampled_from(table.game.move_types))
        fields = {name: data.draw(st.integers(-2, 20) | JSON) for name in kind.__struct_fields__}
        for move in (strange, {"type": kind.__struct_config__.tag, **fields}):
            try_move(match, data.draw(st.sampled_from([*match.state.turn()[:3], -1, table.seats])), move)
        assert match.state.digest() == before


def examples_of_every_kind(table: Table, seed: int) -> list[dict[str, Any]]:
    """One move of each kind that turns up in a random game, as plain JSON."""
    kinds = {type(step.move): step.move for step in random_game(table, seed) if step.move is not None}
    return [msgspec.to_builtins(move) for move in kinds.values()]


def bent_moves(example: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The move with each value replaced by odd ones, with a key missing, and with one too many."""
    for key in example:
        for odd in ODD_VALUES:
            yield {**example, key: odd}
        yield {name: value for name, value in example.items() if name != key}
    yield {**example, "surplus": 1}


def try_move(match: Match, seat: int, move: Any) -> None:
    """Judge a move: if it is not legal, the refusal must have a clause and a sentence in every language."""
    refusal: Refused | None = None
    try:
        match.state.check(seat, match.game.read_move(move), match.at)
    except Refused as refused:
        refusal = refused.within(match.game.package)
    if refusal is not None:
        said = repr((refusal.packages, refusal.own, refusal.rule, refusal.why))
        if said not in _said:
            known = (*GENERAL, *clauses(read_rulebook(match.game.package)))
            assert refusal.rule in known, f"a refusal names a clause of the rulebook, not {refusal.rule!r}"
            assert all(refusal.sentence(language).strip() for language in LANGUAGES), "a refusal has a sentence"
            _said.add(said)


_said = set[str]()
"""Refusals that were said: the same ones come up in every position."""
