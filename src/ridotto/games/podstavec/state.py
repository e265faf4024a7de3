"""The rules of Podstavec."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from ridotto.core.chance import Chance
from ridotto.core.forms import Tell
from ridotto.core.parts import StateInParts

from . import PodstavecOptions, comparison, knowledge, legal, scoring, soundness
from .comparison import Award
from .lots import NOTHING, Lot, less, sent_lot, stood_up, together
from .moves import (
    COLOURS,
    Arrange,
    Arranged,
    Bid,
    BidPlaced,
    BidRevealed,
    DisplayRevealed,
    NobodyWon,
    PedestalAdded,
    SpoilsWon,
    ValuesSet,
)
from .setup import BALLS_OF_EACH_COLOUR, BARREN_ROUNDS_TO_END, LAST_ROUND, PEDESTALS, PEDESTALS_EACH, PEDESTALS_TO_END
from .view import PodstavecView, own_part, view


@dataclass(slots=True, eq=False)
class Podstavec(StateInParts, legal=legal, knowledge=knowledge, scoring=scoring, soundness=soundness):
    """A position of Podstavec. What was sent stays in `sent`, unseen by others, until all have sent."""

    seats: int
    scoring: Literal["colour-first", "count-first"]
    round: int
    phase: Literal["arrange", "bid", "over"]
    bags: list[Lot]
    displays: list[Lot]
    sent: list[Lot | None]
    supply: int
    spoils: Lot
    values: tuple[int, int, int]
    """The colours (0 red, 1 white, 2 black), best first."""
    first_wins: list[int]
    """The earliest round each player has won; 0 for none."""
    barren: int
    """Rounds in a row without a winner and with an empty supply (POD-19)."""
    reason: str
    last: Award | None = None
    """How the last auction went."""

    @classmethod
    def begin(cls, seats: int, options: PodstavecOptions, chance: Chance, at: int) -> Podstavec:
        """Full bags and three empty pedestals each (POD-1, POD-2)."""
        balls = BALLS_OF_EACH_COLOUR[seats]
        return cls(
            seats=seats,
            scoring=options.scoring,
            round=1,
            phase="arrange",
            bags=[(balls, balls, balls, 0)] * seats,
            displays=[(0, 0, 0, PEDESTALS_EACH)] * seats,
            sent=[None] * seats,
            supply=PEDESTALS - PEDESTALS_EACH * seats,
            spoils=NOTHING,
            values=(0, 1, 2),
            first_wins=[0] * seats,
            barren=0,
            reason="",
        )

    # ---- who may do what

    def stage(self) -> str:
        """The phase."""
        return self.phase

    def turn(self) -> tuple[int, ...]:
        """All who have not sent yet (POD-6)."""
        if self.phase == "over":
            return ()
        return tuple([seat for seat, sent in enumerate(self.sent) if sent is None])

    def owned(self, seat: int) -> Lot:
        """Everything a player has, in bag and display: balls by colour, and pedestals (POD-5)."""
        red, white, black, empty = self.displays[seat]
        bag = self.bags[seat]
        return (bag[0] + red, bag[1] + white, bag[2] + black, bag[3] + red + white + black + empty)

    # ---- a round

    def play(self, seat: int, move: Arrange | Bid, at: int, tell: Tell | None = None) -> None:
        """Keep what was sent; when all are in, reveal and go on."""
        self.sent[seat] = sent_lot(move)
        if tell:
            tell(Arranged(seat=seat) if self.phase == "arrange" else BidPlaced(seat=seat))
        if None not in self.sent:
            if self.phase == "arrange":
                self._reveal_displays(tell)
            else:
                self._award(tell)

    def _reveal_displays(self, tell: Tell | None) -> None:
        """All arrangements take effect together (POD-6), then values, new pedestal and bidding follow."""
        displays: list[Lot] = self.sent  # type: ignore[assignment]  # none is missing here
        for seat, display in enumerate(displays):
            red, white, black, empty = display
            owned = self.owned(seat)
            self.displays[seat] = display
            self.bags[seat] = less(owned, stood_up(display))
            if tell:
                tell(DisplayRevealed(seat=seat, red=red, white=white, black=black, empty=empty))
        self._set_values(tell)
        self._add_pedestal(tell)
        self.phase = "bid"
        self.sent = [None if any(bag) else NOTHING for bag in self.bags]  # empty bags pass by themselves (POD-9)
        if None not in self.sent:
            self._award(tell)

    def _set_values(self, tell: Tell | None) -> None:
        """More pedestalized balls make a colour worth more; equal ones keep the default order (POD-7)."""
        displays = self.displays
        counts = [sum([display[colour] for display in displays]) for colour in (0, 1, 2)]
        first, second, third = sorted((0, 1, 2), key=counts.__getitem__, reverse=True)
        self.values = (first, second, third)
        if tell:
            tell(ValuesSet(first=COLOURS[first], second=COLOURS[second], third=COLOURS[third]))

    def _add_pedestal(self, tell: Tell | None) -> None:
        """One pedestal joins the spoils while the supply lasts (POD-8)."""
        if self.supply:
            self.supply -= 1
            self.spoils = together(self.spoils, (0, 0, 0, 1))
            if tell:
                tell(PedestalAdded(supply=self.supply))

    def _award(self, tell: Tell | None) -> None:
        """Reveal the bids, hand over the spoils, and make the next ones (POD-11 to POD-14)."""
        bids: list[Lot] = self.sent  # type: ignore[assignment]  # none is missing here
        if tell:
            for seat, (red, white, black, pedestals) in enumerate(bids):
                tell(BidRevealed(seat=seat, red=red, white=white, black=black, pedestals=pedestals))
        leaders = comparison.leaders(bids, self.values)
        winner = self._winner(bids, leaders)
        self.last = Award(self.round, self.values, self.spoils, tuple(bids), winner)
        if winner is None:
            self._keep_everything(bids, tell)
        else:
            self._hand_over(winner, leaders, bids, tell)
        self._finish_round(won=winner is not None)

    def _winner(self, bids: list[Lot], leaders: list[int]) -> int | None:
        """The single highest bidder, or under two tied ones the third, unless that bid is empty (POD-11 to POD-13)."""
        if len(leaders) == 1:
            return leaders[0]
        if len(leaders) == self.seats:
            return None
        third = ({0, 1, 2} - set(leaders)).pop()
        return third if any(bids[third]) else None

    def _keep_everything(self, bids: list[Lot], tell: Tell | None) -> None:
        """Nobody wins: all bids join the spoils (POD-12, POD-13)."""
        for seat, bid in enumerate(bids):
            self.bags[seat] = less(self.bags[seat], bid)
            self.spoils = together(self.spoils, bid)
        if tell:
            red, white, black, pedestals = self.spoils
            tell(NobodyWon(red=red, white=white, black=black, pedestals=pedestals))

    def _hand_over(self, winner: int, leaders: list[int], bids: list[Lot], tell: Tell | None) -> None:
        """The spoils go to the winner's bag; the highest bids are the next spoils; the rest go back (POD-14)."""
        won = self.spoils
        self.spoils = NOTHING
        for seat in leaders:
            self.bags[seat] = less(self.bags[seat], bids[seat])
            self.spoils = together(self.spoils, bids[seat])
        self.bags[winner] = together(self.bags[winner], won)
        self.first_wins[winner] = self.first_wins[winner] or self.round
        if tell:
            red, white, black, pedestals = won
            tell(SpoilsWon(seat=winner, red=red, white=white, black=black, pedestals=pedestals))

    def _finish_round(self, won: bool) -> None:
        """End the game (POD-15, POD-19) or start the next round."""
        self.barren = 0 if won or self.supply else self.barren + 1
        self.sent = [None] * self.seats
        self.reason = self._reason_to_end(won)
        if self.reason:
            self.phase = "over"
        else:
            self.phase = "arrange"
            self.round += 1

    def _reason_to_end(self, won: bool) -> str:
        if won:
            enough = PEDESTALS_TO_END[self.seats]
            for seat in range(self.seats):
                if self.owned(seat)[3] >= enough:
                    return "pedestals"
        elif self.barren == BARREN_ROUNDS_TO_END:
            return "barren"
        return "last-round" if self.round == LAST_ROUND else ""

    # ---- what may be known

    def view(self, seat: int | None) -> PodstavecView:
        """Everything but others' bags and what they have sent (POD-4)."""
        return view(self, seat)

    def unseal(self, seat: int) -> list[int]:
        """Take back what the others have sent (POD-6)."""
        return knowledge.unseal(self, seat)

    def own_part(self, seat: int) -> dict[str, Any]:
        """What only the view of this seat has."""
        return own_part(self, seat)

    def digest(self) -> str:
        """A fingerprint of the position. The last auction is a memory and no part of it: records of before it was
        kept still verify."""
        position = msgspec.to_builtins(self)
        del position["last"]
        return hashlib.sha256(msgspec.json.encode(position)).hexdigest()
