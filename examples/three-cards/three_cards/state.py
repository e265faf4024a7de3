"""The rules of Three Cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from ridotto.core import Chance, Message, Move, Outcome, State, Tell

from . import ThreeCardsOptions, legal
from .knowledge import imagine
from .moves import CardShown, Choose, Chosen, TrickLost, TrickTaken
from .scoring import decided, outcome
from .view import ThreeCardsView, view

DECK = [rank for rank in range(1, 10) for _ in range(2)]
HAND = 3


@dataclass(slots=True, eq=False)
class ThreeCards(State):
    """A position of Three Cards."""

    seats: int
    seconds: int
    chance: Chance
    hands: list[list[int]]
    rest: list[int]
    """The cards that were not dealt; they stay face down."""
    chosen: list[int | None]
    tricks: list[int]
    deadline: int

    @classmethod
    def begin(cls, seats: int, options: ThreeCardsOptions, chance: Chance, at: int) -> ThreeCards:
        """Shuffle and deal three cards to everyone (THR-1)."""
        deck = DECK[:]
        chance.shuffle(deck)
        hands = [sorted(deck[HAND * seat : HAND * (seat + 1)]) for seat in range(seats)]
        rest = sorted(deck[HAND * seats :])
        deadline = at + 1000 * options.seconds
        return cls(seats, options.seconds, chance, hands, rest, [None] * seats, [0] * seats, deadline)

    def turn(self) -> tuple[int, ...]:
        """All who have not chosen yet."""
        return tuple(seat for seat in range(self.seats) if self.chosen[seat] is None and self.hands[seat])

    def moves(self, seat: int) -> Iterator[Move]:
        """Each different card in the hand."""
        return legal.moves(self, seat)

    def random_move(self, seat: int, rng: Random) -> Move:
        """Any card in the hand."""
        return legal.random_move(self, seat, rng)

    def judge(self, seat: int, move: Move, at: int) -> None:
        """Only a card in the hand can be chosen (THR-2)."""
        legal.judge(self, seat, move)

    def play(self, seat: int, move: Choose, at: int, tell: Tell | None = None) -> None:
        """Keep the choice; when all have chosen, show the cards."""
        self.chosen[seat] = move.card
        if tell:
            tell(Chosen(seat=seat))
        if None not in self.chosen:
            self._show(at, tell)

    def _show(self, at: int, tell: Tell | None) -> None:
        """The highest card that nobody else played takes the trick (THR-3)."""
        cards = [card for card in self.chosen if card is not None]
        for seat, card in enumerate(cards):
            self.hands[seat].remove(card)
            if tell:
                tell(CardShown(seat=seat, card=card))
        alone = [card for card in cards if cards.count(card) == 1]
        if alone:
            self.tricks[cards.index(max(alone))] += 1
        if tell:
            tell(TrickTaken(seat=cards.index(max(alone))) if alone else TrickLost())
        self.chosen = [None] * self.seats
        self.deadline = at + 1000 * self.seconds

    def due(self) -> int | None:
        """The time for this trick runs out (THR-5)."""
        return self.deadline if self.hands[0] else None

    def strike(self, at: int, tell: Tell | None = None) -> None:
        """Who has not chosen plays the lowest card (THR-5)."""
        for seat in self.turn():
            self.chosen[seat] = self.hands[seat][0]
            if tell:
                tell(Chosen(seat=seat))
        self._show(at, tell)

    def postpone(self, by: int) -> None:
        """Everyone gets the lost time back."""
        self.deadline += by

    def idle(self, seat: int) -> Move:
        """The lowest card."""
        return legal.idle(self, seat)

    def outcome(self) -> Outcome | None:
        """Most tricks win (THR-4)."""
        return outcome(self)

    def decided(self) -> Message | None:
        """The tricks of the winner and of the next, once it is over."""
        return decided(self)

    def view(self, seat: int | None) -> ThreeCardsView:
        """The own hand, and what all have seen."""
        return view(self, seat)

    def imagine(self, seat: int | None, rng: Random) -> ThreeCards:
        """A world that this seat could not tell from the real one."""
        return imagine(self, seat, rng)

    def draws(self) -> int:
        """How often chance was asked."""
        return self.chance.counter

    def copy(self) -> ThreeCards:
        """An independent copy."""
        return type(self)(
            self.seats,
            self.seconds,
            self.chance.copy(),
            [hand[:] for hand in self.hands],
            self.rest[:],
            self.chosen[:],
            self.tricks[:],
            self.deadline,
        )
