"""Short ways to set up and play Venice: a small pack whose numbers are easy to follow, and moves as they are typed."""

from collections.abc import Callable

import pytest

from ridotto.core import Event, Fast, Refused, find_game
from ridotto.games.venice import VeniceOptions, text
from ridotto.games.venice.state import Venice

PACK = """
name = "small"
title = { en = "Small", ru = "Малый" }
limit = 300
auctions = [
  [{ item = "silk-tax", per_four = 4 }, { item = "exile", per_four = 2 }],
  [{ item = "a", per_four = 2 }, { item = "b", per_four = 1 }, { item = "c", per_four = 5 }],
  [{ item = "opera", per_four = 3 }],
  [{ item = "senator", per_four = 3 }],
  [{ item = "swiss", per_four = 3 }],
  [{ item = "a", per_four = 4 }],
  [{ item = "exile", per_four = 4 }],
]

[[agendas]]
name = "silk-tax"
title = { en = "Silk tax", ru = "Налог на шёлк" }
flavour = { en = "A little more.", ru = "Чуть больше." }
value = 20
cost = { force = 0, popularity = 10, influence = 20 }

[[agendas]]
name = "exile"
title = { en = "Exile competitor", ru = "Изгнать соперника" }
flavour = { en = "Crete.", ru = "Крит." }
value = 50
cost = { force = 20, popularity = 5, influence = 10 }
""" + "".join(
    f"""
[[assets]]
name = "{name}"
title = {{ en = "{name}", ru = "{name}" }}
flavour = {{ en = "-", ru = "-" }}
provides = {{ force = {force}, popularity = {popularity}, influence = {influence} }}
"""
    for name, force, popularity, influence in (
        ("a", 5, 5, 5),
        ("b", 10, 0, 10),
        ("c", 0, 0, 10),
        ("opera", 0, 20, 0),
        ("senator", 0, 5, 5),
        ("swiss", 10, 0, 0),
    )
)


@pytest.fixture
def pack() -> str:
    return PACK


@pytest.fixture
def table() -> Callable[..., Venice]:
    """A table with the small pack, at the minutes pace unless told otherwise, started at 0."""

    def table(seats: int = 3, at: int = 0, **options: object) -> Venice:
        chosen = {"pace": "minutes", "minutes": 10, "pack": PACK, **options}
        return Venice.begin(seats, VeniceOptions(**chosen), Fast(1), at)

    return table


@pytest.fixture
def do() -> Callable[..., list[Event]]:
    """`do(state, "0 borrow 10", "1 bid 1 a 6x2")`: seats with what they type; everything that happened."""

    def do(state: Venice, *deeds: str, at: int = 1) -> list[Event]:
        events: list[Event] = []
        for deed in deeds:
            seat, typed = deed.split(" ", 1)
            move = text.read_move(typed, state.view(int(seat)))
            state.check(int(seat), move, at)
            state.play(int(seat), move, at, events.append)
        return events

    return do


@pytest.fixture
def refusal() -> Callable[..., tuple[str, str]]:
    """The clause and the sentence with which a deed is refused; nothing changes."""

    def refusal(state: Venice, deed: str, at: int = 1) -> tuple[str, str]:
        before = state.digest()
        seat, typed = deed.split(" ", 1)
        with pytest.raises(Refused) as refused:
            state.check(int(seat), text.read_move(typed, state.view(int(seat))), at)
        assert state.digest() == before
        return refused.value.rule, refused.value.within("ridotto.games.venice").sentence()

    return refusal


@pytest.fixture
def next_auction() -> Callable[[Venice], list[Event]]:
    """Let the clock hold the next auction; everything that happened."""

    def next_auction(state: Venice) -> list[Event]:
        events: list[Event] = []
        state.ring(state.due(), events.append)
        return events

    return next_auction


@pytest.fixture
def game():
    return find_game("venice")
