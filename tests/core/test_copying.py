"""How states are copied, and which answers they leave to the parts of a game's folder."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from ridotto.core import Fast, Game, find_game
from ridotto.core.copying import Shared, copier
from ridotto.games.podstavec import PodstavecOptions


@dataclass(slots=True, eq=False)
class Position:
    """One field for each way in which a field can be copied."""

    seats: int
    lot: tuple[int, str | None]
    hands: list[tuple[int, ...]]
    decks: list[list[str]]
    piles: list[list[list[int]]]
    book: dict[str, int]
    books: dict[str, list[int]]
    chance: Fast
    lineup: Shared[list[int]]


def position() -> Position:
    return Position(2, (1, None), [(1,)], [["a"]], [[[1]]], {"a": 1}, {"a": [1]}, Fast(7), [1])


def test_a_copy_does_not_notice_what_happens_to_the_other() -> None:
    one = position()
    other = copier(Position)(one)
    one.hands.append(())
    one.decks[0].append("b")
    one.piles[0][0].append(2)
    one.book["b"] = 2
    one.books["a"].append(2)
    one.chance.word()
    fresh = position()
    for name in Position.__slots__:
        assert getattr(other, name) == getattr(fresh, name), name


def test_what_cannot_change_is_shared() -> None:
    one = position()
    other = copier(Position)(one)
    assert other.lot is one.lot
    assert other.lineup is one.lineup


def test_a_subclass_is_copied_as_what_it_is() -> None:
    @dataclass(slots=True, eq=False)
    class Longer(Position):
        more: list[int]

    copied = copier(Position)(Longer(*(getattr(position(), name) for name in Position.__slots__), [1]))
    assert type(copied) is Longer
    assert copied.more == [1]


def test_a_copy_of_ones_own_may_begin_with_the_usual_one() -> None:
    class Marked(find_game("podstavec").state_type):
        def copy(self) -> Any:
            new = super().copy()
            new.reason = "copied"
            return new

    state = find_game("podstavec").begin(2, PodstavecOptions(), Fast(1))
    marked = Marked(**{name: getattr(state, name) for name in type(state).__slots__})
    for _again in range(2):
        copied = marked.copy()
        assert (type(copied), copied.reason, marked.reason) == (Marked, "copied", "")


def test_a_field_whose_type_does_not_tell_how_it_is_copied_is_refused() -> None:
    @dataclass
    class Loose:
        anything: Any

    Loose.__annotations__["anything"] = Any
    with pytest.raises(TypeError, match="write `copy` yourself"):
        copier(Loose)


def test_a_game_is_named_after_its_package_unless_it_says_otherwise() -> None:
    game = Game(package="elsewhere.three_cards", seats=(2, 4), rules=1)
    assert (game.name, game.title) == ("three_cards", "Three Cards")
    named = Game(package="elsewhere.three_cards", seats=(2, 4), rules=1, name="trio", title="Trio!")
    assert (named.name, named.title) == ("trio", "Trio!")


def test_the_state_of_a_game_is_the_one_in_its_folder_unless_it_says_which() -> None:
    assert find_game("three_cards").state_type.__name__ == "ThreeCards"
    told = Game(package="ridotto.games.podstavec", seats=(2, 3), rules=1, state="Podstavec")
    assert told.state_type is find_game("podstavec").state_type
