"""The rules of Three Cards."""

from __future__ import annotations

from dataclasses import dataclass

from ridotto.core import Chance, StateInParts, Tell

from . import ThreeCardsOptions, knowledge, legal, scoring
from .moves import CardShown, Choose, Chosen, TrickLost, TrickTaken
from .view import ThreeCardsView, view

DECK = [rank for rank in range(1, 10) for _ in range(2)]
HAND = 3


@dataclass(slots=True, eq=False)
class ThreeCards(StateInParts, legal=legal, knowledge=knowledge, scoring=scoring):
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

    def view(self, seat: int | None) -> ThreeCardsView:
        """The own hand, and what all have seen."""
        return view(self, seat)
