"""A table for these tests: positions are drawn, moves go through the checked door, and all events are kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ridotto.core import Event, Fast, Refused, find_game
from ridotto.games.poker_auction.moves import Bid, Lay, Pass
from ridotto.games.poker_auction.position import read_position
from ridotto.games.poker_auction.state import PokerAuction

GAME = find_game("poker_auction")


class Auction:
    """A state, and short words for what players do."""

    def __init__(self, state: PokerAuction) -> None:
        self.state = state
        self.events: list[Event] = []
        self.chips = sum(state.balances) + state.bank

    def lay(self, seat: int, card: str, at: int = 0) -> Auction:
        return self._play(seat, Lay(card), at)

    def bid(self, seat: int, amount: int, at: int = 0) -> Auction:
        return self._play(seat, Bid(amount), at)

    def decline(self, seat: int, at: int = 0) -> Auction:
        return self._play(seat, Pass(), at)

    def _play(self, seat: int, move: Any, at: int) -> Auction:
        self.state.check(seat, move, at)
        self.state.play(seat, move, at, self.events.append)
        return self.keeps_chips()

    def ring(self, at: int | None = None) -> Auction:
        """Let the clock act: everything due by then, or just what is due next."""
        due = self.state.due()
        assert due is not None
        self.state.ring(due if at is None else at, self.events.append)
        return self.keeps_chips()

    def keeps_chips(self) -> Auction:
        """No chip is made or lost (PAU-2)."""
        assert sum(self.state.balances) + self.state.bank == self.chips
        assert min(self.state.balances) >= 0
        return self

    def refusal(self, seat: int, move: Any, at: int = 0) -> Refused:
        """Why this may not be played; it must leave everything as it is, and have a sentence."""
        before = self.state.digest()
        with pytest.raises(Refused) as refused:
            self.state.check(seat, move, at)
        assert self.state.digest() == before
        assert all(refused.value.within(GAME.package).sentence(language) for language in ("en", "ru"))
        return refused.value

    def hand(self, seat: int) -> set[str]:
        return set(self.state.pack.spell(self.state.hands[seat]))

    def told(self, kind: type[Any]) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]


@pytest.fixture
def drawn() -> Callable[[str], Auction]:
    """A table with a drawn position."""
    return lambda position: Auction(read_position(position))


@pytest.fixture
def begun() -> Callable[..., Auction]:
    """A table at the start of a game."""

    def begin(seats: int, seed: int = 1, **options: Any) -> Auction:
        state = GAME.begin(seats, GAME.read_options(options, seats), Fast(seed), 0)
        assert isinstance(state, PokerAuction)
        return Auction(state)

    return begin
