"""A position of Poker Auction, and the questions that every game answers.

The chapters of the rulebook are modules of their own: `deal` (setup, rounds, antes), `lot` (laying, bidding, the
hammer), `showdown`, `open_deck`, and `knowledge` (what all have seen). They change the state in place.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from random import Random
from typing import Literal, TypeAlias

import msgspec

from ridotto.core.chance import Chance
from ridotto.core.forms import Move, Tell
from ridotto.core.parts import StateInParts
from ridotto.core.refusal import Refused

from . import PokerAuctionOptions, deal, knowledge, legal, lot, open_deck, scoring, soundness
from .moves import Bid, Lay
from .pack import NO_CARD, PACKS, Pack
from .view import PokerAuctionView, view

Cards: TypeAlias = tuple[int, ...]

REMEMBERED = ("offers", "last_won", "last_balances")
"""The parts of a position that change nothing about how the game goes on."""


@dataclass(slots=True, eq=False)
class PokerAuction(StateInParts, legal=legal, knowledge=knowledge, scoring=scoring, soundness=soundness):
    """Hands, chips, the lot and its deadline. A card is a number, higher for a higher card (see `pack`)."""

    seats: int
    mode: Literal["classic", "mahjong", "open-deck"]
    ante: int
    deals: int
    hammer_ms: int
    move_ms: int
    quick_lots: bool
    chance: Chance
    phase: Literal["lay", "lot", "over"]
    deal: int
    round: int
    first: int
    """Who moves first in this deal; in the open deck the player left of the dealer, who bids first on every card."""
    mover: int
    """Whose card is or will be sold; in the open deck whose bid it is."""
    moved: int
    """How many have moved in this round (PAU-3)."""
    deadline: int
    """When the clock acts: the hammer, or the end of the mover's time."""
    deck: Cards
    """The cards still to be dealt, the next one last."""
    hands: list[Cards]
    shown: list[Cards]
    """Those cards of each hand that all have seen (PAU-11)."""
    floors: list[Cards]
    """For each hidden card of a hand the lowest it can be for all that everyone knows, rising (see `knowledge`)."""
    balances: list[int]
    bank: int
    """In the open deck what was paid out of the game (PAU-2)."""
    lot: int
    """The card being sold, or `NO_CARD`."""
    bid: int
    bidder: int | None
    bids: list[int]
    """How many bids each player has made on the lot (PAU-7, PAU-18)."""
    declined: list[bool]
    """Who has passed on the lot (PAU-18, PAU-23)."""
    passed: Cards
    """The cards that were passed out of the game, in order (PAU-19)."""
    out: list[int]
    """The deal after which each player had no chips left; 0 for those who play (PAU-14)."""
    last_hands: list[Cards]
    """The hands of the last showdown; none before the first."""
    reason: str
    offers: list[tuple[int, int]] = field(default_factory=list)
    """The bids on the lot so far, seat and amount, the highest last."""
    last_won: list[int] = field(default_factory=list)
    """What each player took of the bank at the last showdown."""
    last_balances: list[int] = field(default_factory=list)
    """What each player had right after it."""

    @classmethod
    def begin(cls, seats: int, options: PokerAuctionOptions, chance: Chance, at: int) -> PokerAuction:
        """Equal balances, and the first mover or dealer drawn by lot (PAU-2, PAU-3, PAU-18)."""
        state = cls(
            seats=seats,
            mode=options.mode,
            ante=options.ante if options.deals > 1 else 0,
            deals=options.deals,
            hammer_ms=options.hammer_seconds * 1000,
            move_ms=options.move_seconds * 1000,
            quick_lots=options.quick_lots,
            chance=chance,
            phase="lay",
            deal=0,
            round=1,
            first=(first := chance.below(seats)),
            mover=first,
            moved=0,
            deadline=at,
            deck=(),
            hands=[()] * seats,
            shown=[()] * seats,
            floors=[()] * seats,
            balances=[options.chips] * seats,
            bank=0,
            lot=NO_CARD,
            bid=0,
            bidder=None,
            bids=[0] * seats,
            declined=[False] * seats,
            passed=(),
            out=[0] * seats,
            last_hands=[],
            reason="",
        )
        if state.mode == "open-deck":
            open_deck.start(state, at)
        else:
            deal.start(state, at, None)
        return state

    @property
    def pack(self) -> Pack:
        """What it is played with."""
        return PACKS[self.mode]

    # ---- who may do what

    def stage(self) -> str:
        """The phase."""
        return self.phase

    def turn(self) -> tuple[int, ...]:
        """The mover; in a classic lot everyone who can still bid."""
        if self.phase == "lot" and self.mode != "open-deck":
            return lot.bidders(self)
        return () if self.phase == "over" else (self.mover,)

    def awaited(self) -> tuple[int, ...]:
        """The mover; in a classic lot nobody, the hammer decides."""
        if self.phase == "over" or (self.phase == "lot" and self.mode != "open-deck"):
            return ()
        return (self.mover,)

    def check(self, seat: int, move: Move, at: int) -> None:
        """As in every game; and a player who can bid no more on this lot hears why."""
        try:
            StateInParts.check(self, seat, move, at)
        except Refused as refused:
            if refused.rule == "TURN" and self.phase == "lot" and 0 <= seat < self.seats:
                legal.explain_silence(self, seat, move)
            raise

    # ---- what happens

    def put_up(self, card: int) -> None:
        """A new lot: nobody has bid or passed yet."""
        self.lot = card
        self.bid = 0
        self.bidder = None
        self.bids = [0] * self.seats
        self.declined = [False] * self.seats
        self.offers = []

    def note_bid(self, seat: int, amount: int) -> None:
        """The highest bid so far."""
        self.bid = amount
        self.bidder = seat
        self.bids[seat] += 1
        self.offers.append((seat, amount))

    def play(self, seat: int, move: Move, at: int, tell: Tell | None = None) -> None:
        """Lay, bid or pass."""
        if self.mode == "open-deck":
            open_deck.act(self, seat, move.amount if isinstance(move, Bid) else 0, at, tell)
        elif isinstance(move, Bid):
            lot.bid(self, seat, move.amount, at, tell)
        elif isinstance(move, Lay):
            lot.lay(self, seat, self.pack.numbers[move.card], at, tell)
        else:
            lot.decline(self, seat, at, tell)

    def due(self) -> int | None:
        """The hammer's time, or the end of the mover's (PAU-5, PAU-8, PAU-18)."""
        return None if self.phase == "over" else self.deadline

    def strike(self, at: int, tell: Tell | None = None) -> None:
        """The hammer falls; or the mover's time is over."""
        if self.mode == "open-deck":
            open_deck.act(self, self.mover, 0, at, tell, late=True)
        elif self.phase == "lot":
            lot.close(self, at, tell)
        else:
            lot.lay(self, self.mover, min(self.hands[self.mover]), at, tell, late=True)

    def postpone(self, by: int) -> None:
        """Hammer and move clock wait as long as the house was away."""
        self.deadline += by

    # ---- what may be known

    def view(self, seat: int | None) -> PokerAuctionView:
        """The own hand, and of the others' only what all have seen (PAU-11)."""
        return view(self, seat)

    def redraw(self, rng: Random) -> PokerAuction:
        """The deck is shuffled anew."""
        return knowledge.redraw(self, rng)

    def digest(self) -> str:
        """A fingerprint of what the rules go by. What is only remembered for the eye stays out of it, so that records
        from before it was kept still verify."""
        ruled = {name: value for name, value in self.save().items() if name not in REMEMBERED}
        return hashlib.sha256(msgspec.json.encode(ruled)).hexdigest()
