"""Fixed scripts of plain sense, such as a beginner could follow: no level above novice may lose to them."""

from __future__ import annotations

from random import Random

from ridotto.core import Decision, Move, Sight
from ridotto.games.standoff.approach import approach_of, best_group
from ridotto.games.standoff.board import spread
from ridotto.games.standoff.cards import CARDS
from ridotto.games.standoff.moves import Buy, Credit, Draw, End, Place
from ridotto.games.standoff.policy import PIECES
from ridotto.games.standoff.state import Standoff


class Script:
    """Credits, perhaps cards, the biggest piece on the way to the Red Gun, the first card of a list; no fighting."""

    def __init__(self, draw_from: int, *wishes: str) -> None:
        self.draw_from = draw_from
        self.wishes = wishes

    def decide(self, sight: Sight, rng: Random) -> Decision:
        """The first of these that can be done."""
        state: Standoff = sight.imagine()
        return Decision(self.move(state, sight.seat, rng))

    def move(self, state: Standoff, seat: int, rng: Random) -> Move:
        """The same in a position that is known."""
        if state.phase != "action":
            return state.idle(seat)
        for card in state.hands[seat]:
            if CARDS[card].credits:
                return Credit(card)
        if state.actions >= self.draw_from and state.can_draw(seat):
            return Draw()
        held = [card for card in PIECES if card in state.hands[seat] and state.can_place(seat)]
        for card in held:
            group, _merit = best_group(state, seat, approach_of(state, seat), CARDS[card].blocks, rng)
            if group and state.can_pay(seat, state.card(card).play):
                return Place(card, tuple(spread(group)))
        for card in self.wishes if state.actions else ():
            if card in state.on_sale() and state.can_pay(seat, state.card(card).price):
                return Buy(card)
        return Draw() if state.actions and state.can_draw(seat) else End()


NEVER = 99
"""It draws only when nothing else can be done."""

SCRIPTS: dict[str, Script] = {
    "plain sense": Script(NEVER, "3-polyomino", "2-credit"),
    "dear cards": Script(NEVER, "3-credit", "4-polyomino", "3-polyomino", "2-credit"),
    "cards first, small pieces": Script(3, "3-polyomino", "2-credit"),
    "cards first, dear cards": Script(3, "3-credit", "4-polyomino", "3-polyomino", "2-credit"),
}
"""Plain sense is to buy small pieces and the credits for them."""
