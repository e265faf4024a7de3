"""The rules of Standoff: what a move does. What may be played is judged in `judging.py` and listed in `choices.py`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Literal

from ridotto.core.chance import Chance
from ridotto.core.forms import Move, Outcome, Tell
from ridotto.core.state import State

from . import StandoffOptions, choices, judging, knowledge, placement
from .board import BLACK_AT_START, LARGE_PATCHES, RED_GUN, SMALL_PATCHES, Square, Squares, bit, gather
from .cards import CARDS, EXPANSIONS, NOTHING, PERMANENT, STARTING_DECK, TABLES, TEMPORARY, Card, Cost
from .effects import Effect
from .moves import (
    BlockDestroyed,
    BondsRepaid,
    Bought,
    Buy,
    CardDrawn,
    CardReceived,
    CardTaken,
    Choose,
    Convert,
    Converted,
    Copied,
    Credit,
    CreditPlayed,
    CreditsGained,
    DeckShuffled,
    Discard,
    Discarded,
    Draw,
    Drop,
    End,
    Fire,
    Fired,
    Hacked,
    MarketRefilled,
    Mine,
    Mined,
    Place,
    Placed,
    Play,
    Played,
    SatelliteLaunched,
    TurnStarted,
)
from .scoring import final_outcome
from .view import StandoffView, view

HAND = 5
ACTIONS = 4
FACE_UP = 8
BOND_COST = 2
TURNS_EACH = 100
SHOT_COST = 1


@dataclass(slots=True, eq=False)
class Standoff(State):
    """A position of Standoff. It is the turn of `player`; the fields about a turn are about theirs."""

    seats: int
    expansions: tuple[Literal["orbit", "bonds"], ...]
    prices: Literal["printed", "rebalanced"]
    chance: Chance
    reason: str
    number: int
    """The turn, from 1, extra turns counted (STA-26)."""
    player: int
    phase: Literal["action", "choose", "discard", "over"]
    actions: int
    """Left this turn."""
    acted: int
    """Taken this turn (STA-26)."""
    placed: bool
    """Whether this turn's polyomino card was played (STA-7)."""
    copyable: str
    """The action card that Duplicate would copy, if any (STA-22)."""
    free: bool
    """Whether Duplicate has made the next card free (STA-22)."""
    extra: bool
    """Whether Initiative has won another turn (STA-24)."""
    limbo: str
    """The card being played, until it goes to a pile (STA-9)."""
    asking: Literal["", "hack", "early-access"]
    """What waits for a choice, and whose cards lie open."""
    target: int

    blocks: list[Squares]
    """Of each seat, and last the black ones."""
    refineries: Squares
    artillery: Squares
    forcefields: Squares

    decks: list[list[str]]
    """The top card last."""
    hands: list[list[str]]
    discards: list[list[str]]
    satellites: list[tuple[str, ...]]
    budgets: list[int]
    minerals: list[int]
    bonds: list[int]
    """Bonds played since the last upkeep (STA-6)."""
    known: list[tuple[str, ...]]
    """For each hand in turn: what each seat, and last an onlooker, knows to be in it (see `knowledge.py`)."""
    buried: list[int]
    """How many Horses must still be in each deck, by what everyone has seen."""

    permanent: list[int]
    """Cards left in the piles of the permanent market."""
    temporary: list[str]
    pile: list[str]
    """The top card last."""
    trash: list[str]

    @classmethod
    def begin(cls, seats: int, options: StandoffOptions, chance: Chance, at: int) -> Standoff:
        """Walls, markets and shuffled starting decks; the first seat begins with four actions (STA-1 to STA-5)."""
        kinds = TEMPORARY + tuple(
            card for name, cards in EXPANSIONS.items() if name in options.expansions for card in cards
        )
        pile = [card.name for card in kinds for _copy in range(card.copies)]
        chance.shuffle(pile)
        temporary = [pile.pop() for _card in range(FACE_UP)]
        decks = [list(STARTING_DECK) for _seat in range(seats)]
        for deck in decks:
            chance.shuffle(deck)
        hands = [[deck.pop() for _card in range(HAND)] for deck in decks]
        return cls(
            seats=seats, expansions=options.expansions, prices=options.prices, chance=chance, reason="",
            number=1, player=0, phase="action", actions=ACTIONS, acted=0, placed=False, copyable="", free=False,
            extra=False, limbo="", asking="", target=0,
            blocks=[0] * seats + [BLACK_AT_START], refineries=0, artillery=0, forcefields=0,
            decks=decks, hands=hands, discards=[[] for _seat in range(seats)], satellites=[()] * seats,
            budgets=[0] * seats, minerals=[0] * seats, bonds=[0] * seats,
            known=[()] * (seats * (seats + 1)), buried=[0] * seats,
            permanent=[card.copies for card in PERMANENT], temporary=temporary, pile=pile, trash=[],
        )  # fmt: skip

    # ---- who may do what

    def turn(self) -> tuple[int, ...]:
        """The player whose turn it is, whatever the phase."""
        return () if self.phase == "over" else (self.player,)

    def moves(self, seat: int) -> Iterator[Move]:
        """Every legal move, placements as sets of squares."""
        return choices.moves(self, seat) if seat in self.turn() else iter(())

    def random_move(self, seat: int, rng: Random) -> Move:
        """A random kind of move with random choices."""
        return choices.random_move(self, seat, rng)

    def judge(self, seat: int, move: Move, at: int) -> None:
        """Refuse what breaks a clause."""
        judging.judge(self, seat, move)

    def idle(self, seat: int) -> Move:
        """End the turn; take the first card that may be chosen; drop no more than must be."""
        return choices.idle(self, seat)

    # ---- what the rules ask of a position

    def card(self, name: str) -> Card:
        """A card with its costs at this table (STA-4)."""
        return TABLES[self.prices][name]

    def play_cost(self, card: Card) -> Cost:
        """What playing a card costs now (STA-9, STA-22)."""
        return NOTHING if self.free else card.play

    def effect(self, card: Card) -> Effect | None:
        """What playing an action card would do now: Duplicate does what the last one did (STA-22)."""
        if card.name == "duplicate" and self.copyable:
            return CARDS[self.copyable].effect
        return card.effect

    def filled(self) -> Squares:
        """The squares that hold a block of any colour."""
        filled = 0
        for blocks in self.blocks:
            filled |= blocks
        return filled

    def free_squares(self, seat: int) -> Squares:
        """Where the blocks of a seat can stand (STA-18)."""
        return placement.free_squares(self.filled(), self.forcefields & ~self.blocks[seat])

    def anchors(self, seat: int) -> Squares:
        """Where at least one block of a group must stand (STA-17)."""
        return placement.anchors(self.blocks[seat])

    def yield_of(self, seat: int) -> int:
        """What mining would give (STA-13)."""
        own = self.refineries & self.blocks[seat]
        return (own & SMALL_PATCHES).bit_count() + 2 * (own & LARGE_PATCHES).bit_count()

    def drops(self, seat: int) -> tuple[int, int]:
        """The fewest and the most cards to discard in the discard phase; with Bart any number more (STA-14, STA-15)."""
        held = len(self.hands[seat])
        least = max(0, held - HAND)
        return least, held if "bart" in self.satellites[seat] else least

    def shown(self) -> list[str]:
        """The cards from which the player must choose now (STA-9)."""
        if self.asking == "hack":
            return self.hands[self.target]
        return self.decks[self.target] if self.asking else []

    def seen_by(self, viewer: int, owner: int) -> tuple[str, ...]:
        """What a seat (or, as the number after the last seat, an onlooker) knows to be in another's hand."""
        return self.known[owner * (self.seats + 1) + viewer]

    # ---- cards on their way

    def draw_card(self, seat: int, tell: Tell | None) -> None:
        """The top card of the deck goes to the hand; an empty deck is made anew first (STA-11)."""
        if not self.decks[seat]:
            if not self.discards[seat]:
                return
            self._renew_deck(seat, tell)
        card = self.decks[seat].pop()
        self.hands[seat].append(card)
        if self.buried[seat]:
            self.buried[seat] -= 1
        if tell:
            tell(CardDrawn(seat=seat))
            tell(CardReceived(seat=seat, card=card, to=(seat,)))

    def _renew_deck(self, seat: int, tell: Tell | None) -> None:
        """The discard pile is shuffled into a new deck. The old one being empty, everyone can tell the hand."""
        self.decks[seat], self.discards[seat] = self.discards[seat], []
        self.chance.shuffle(self.decks[seat])
        for viewer in range(self.seats + 1):
            if viewer != seat:
                self.see_hand(viewer, seat)
        self.buried[seat] = self.decks[seat].count("horse")
        if tell:
            tell(DeckShuffled(seat=seat))

    def see_hand(self, viewer: int, owner: int) -> None:
        """From now on this viewer knows what is in that hand (STA-23)."""
        self.known[owner * (self.seats + 1) + viewer] = tuple(self.hands[owner])

    def leave_hand(self, seat: int, card: str) -> None:
        """A card leaves a hand for all to see."""
        self.hands[seat].remove(card)
        first = seat * (self.seats + 1)
        for place in range(first, first + self.seats + 1):
            known = self.known[place]
            if card in known:
                at = known.index(card)
                self.known[place] = known[:at] + known[at + 1 :]

    def bury_horse(self, seat: int) -> None:
        """A Horse goes into a deck, which is shuffled (STA-4)."""
        self.decks[seat].append("horse")
        self.chance.shuffle(self.decks[seat])
        self.buried[seat] += 1

    def ask(self, asking: Literal["hack", "early-access"], target: int) -> None:
        """The player must now choose from the cards of a hand or deck (STA-9)."""
        self.phase = "choose"
        self.asking = asking
        self.target = target

    # ---- blocks

    def put_blocks(self, colour: int, squares: Squares) -> None:
        """Blocks stand on these squares; a full Red Gun ends the game (STA-25)."""
        self.blocks[colour] |= squares
        if squares & RED_GUN and not RED_GUN & ~self.filled():
            self._finish("red-gun")

    def destroy(self, seat: int, square: Square, tell: Tell | None) -> None:
        """The block on a square and what is on it are gone (STA-20, STA-21)."""
        left = ~bit(square)
        self.blocks = [blocks & left for blocks in self.blocks]
        self.refineries &= left
        self.artillery &= left
        self.forcefields &= left
        if tell:
            tell(BlockDestroyed(seat=seat, square=square))

    # ---- moves

    def play(self, seat: int, move: Any, at: int, tell: Tell | None = None) -> None:
        """Do a move that was checked."""
        _PLAYS[type(move)](self, seat, move, tell)

    def _act(self) -> None:
        self.actions -= 1
        self.acted += 1

    def _draw(self, seat: int, move: Draw, tell: Tell | None) -> None:
        """Draw a card for an action (STA-7)."""
        self._act()
        self.draw_card(seat, tell)

    def _discard(self, seat: int, move: Discard, tell: Tell | None) -> None:
        """Discard a card for an action, or by Bart for none and a credit (STA-7)."""
        self._throw(seat, move.card, tell)
        if not move.bart:
            self._act()
            return
        self.budgets[seat] += 1
        if tell:
            tell(CreditsGained(seat=seat, credits=1))

    def _throw(self, seat: int, card: str, tell: Tell | None) -> None:
        self.leave_hand(seat, card)
        self.discards[seat].append(card)
        if tell:
            tell(Discarded(seat=seat, card=card))

    def _credit(self, seat: int, move: Credit, tell: Tell | None) -> None:
        """A resource card gives its credits (STA-8)."""
        card = CARDS[move.card]
        self.leave_hand(seat, move.card)
        self.discards[seat].append(move.card)
        self.budgets[seat] += card.credits
        self.bonds[seat] += card.bond
        if tell:
            tell(CreditPlayed(seat=seat, card=move.card, credits=card.credits))

    def _convert(self, seat: int, move: Convert, tell: Tell | None) -> None:
        """Minerals become credits (STA-8)."""
        self.minerals[seat] -= move.minerals
        self.budgets[seat] += move.minerals
        if tell:
            tell(Converted(seat=seat, minerals=move.minerals))

    def _pay(self, seat: int, cost: Cost) -> None:
        self.budgets[seat] -= cost.credits
        self.minerals[seat] -= cost.minerals

    def _place(self, seat: int, move: Place, tell: Tell | None) -> None:
        """A polyomino card puts its blocks on the field; with Zelda it takes no action (STA-16)."""
        self._pay(seat, self.play_cost(self.card(move.card)))
        self.free = False
        self.placed = True
        if "zelda" not in self.satellites[seat]:
            self._act()
        self.leave_hand(seat, move.card)
        self.discards[seat].append(move.card)
        if tell:
            tell(Placed(seat=seat, card=move.card, squares=move.squares))
        self.put_blocks(seat, gather(move.squares))

    def _play(self, seat: int, move: Play, tell: Tell | None) -> None:
        """An action card is paid for and does its work; a satellite goes up and stays (STA-9)."""
        card = self.card(move.card)
        self._pay(seat, self.play_cost(card))
        self.free = False
        self._act()
        self.leave_hand(seat, move.card)
        effect = self.effect(card)
        if effect is None:
            self.satellites[seat] += (move.card,)
            if tell:
                tell(SatelliteLaunched(seat=seat, card=move.card))
            return
        if tell:
            tell(Played(seat=seat, card=move.card))
            if effect is not card.effect:
                tell(Copied(seat=seat, card=self.copyable))
        self.limbo = move.card
        effect.resolve(self, seat, choices.aim_of(move, effect), tell)
        if move.card != "duplicate":
            self.copyable = move.card
        if not self.asking:
            self._put_away(seat)

    def _put_away(self, seat: int) -> None:
        """The card that was played goes to the own discard pile, unless it is out of the game (STA-9)."""
        if self.limbo:
            self.discards[seat].append(self.limbo)
            self.limbo = ""

    def _choose(self, seat: int, move: Choose, tell: Tell | None) -> None:
        """Hack discards the chosen card; Early Access takes it into the hand and shuffles the deck (STA-9)."""
        asking, target = self.asking, self.target
        self.asking, self.target = "", 0
        self.phase = "action"
        if asking == "hack":
            self.leave_hand(target, move.card)
            self.discards[target].append(move.card)
            if tell:
                tell(Hacked(seat=seat, target_seat=target, card=move.card))
        else:
            self._take_from_deck(seat, move.card, tell)
        self._put_away(seat)

    def _take_from_deck(self, seat: int, card: str, tell: Tell | None) -> None:
        deck = self.decks[seat]
        deck.remove(card)
        self.hands[seat].append(card)
        self.chance.shuffle(deck)
        if self.buried[seat]:
            self.buried[seat] -= 1
        if tell:
            tell(CardTaken(seat=seat))
            tell(CardReceived(seat=seat, card=card, to=(seat,)))

    def _buy(self, seat: int, move: Buy, tell: Tell | None) -> None:
        """A card goes from a market to the own discard pile; the temporary market is refilled (STA-12)."""
        self._pay(seat, self.card(move.card).price)
        self._act()
        self.discards[seat].append(move.card)
        if tell:
            tell(Bought(seat=seat, card=move.card))
        pile = choices.PERMANENT_PILES.get(move.card)
        if pile is not None:
            self.permanent[pile] -= 1
        elif self.pile:
            new = self.pile.pop()
            self.temporary[self.temporary.index(move.card)] = new
            if tell:
                tell(MarketRefilled(card=new))
        else:
            self.temporary.remove(move.card)

    def _mine(self, seat: int, move: Mine, tell: Tell | None) -> None:
        """Every own refinery gives minerals (STA-13)."""
        self._act()
        minerals = self.yield_of(seat)
        self.minerals[seat] += minerals
        if tell:
            tell(Mined(seat=seat, minerals=minerals))

    def _fire(self, seat: int, move: Fire, tell: Tell | None) -> None:
        """An artillery token destroys a block in reach (STA-21)."""
        self._act()
        self.budgets[seat] -= SHOT_COST
        if tell:
            tell(Fired(seat=seat, origin=move.origin))
        self.destroy(seat, move.at, tell)

    # ---- from turn to turn

    def _end(self, seat: int, move: End, tell: Tell | None) -> None:
        """The discard phase passes by itself where there is nothing to choose (STA-15)."""
        self.phase = "discard"
        if self.drops(seat)[1] == 0:
            self._finish_turn(seat, tell)

    def _drop(self, seat: int, move: Drop, tell: Tell | None) -> None:
        """Cards go to the discard pile (STA-14)."""
        for card in move.cards:
            self._throw(seat, card, tell)
        self._finish_turn(seat, tell)

    def _finish_turn(self, seat: int, tell: Tell | None) -> None:
        """Draw up to five cards; the budget becomes 0; the next turn begins, if there is one (STA-14, STA-26)."""
        for _card in range(HAND - len(self.hands[seat])):
            self.draw_card(seat, tell)
        self.budgets[seat] = 0
        if self.number == TURNS_EACH * self.seats:
            self._finish("turn-limit")
            return
        if not self.extra:
            self.player = (seat + 1) % self.seats
        self.number += 1
        self._start_turn(self.player, tell)

    def _start_turn(self, seat: int, tell: Tell | None) -> None:
        """A new turn has four actions; its upkeep happens by itself (STA-6, STA-7)."""
        self.phase = "action"
        self.actions = ACTIONS
        self.acted = 0
        self.placed = self.free = self.extra = False
        self.copyable = ""
        if tell:
            tell(TurnStarted(seat=seat, number=self.number))
        if self.bonds[seat]:
            owed = BOND_COST * self.bonds[seat]
            self.bonds[seat] = 0
            self.budgets[seat] -= owed
            if tell:
                tell(BondsRepaid(seat=seat, credits=owed))
        for satellite in self.satellites[seat]:
            upkeep = CARDS[satellite].upkeep
            if upkeep:
                upkeep(self, seat, tell)

    def _finish(self, reason: str) -> None:
        self.phase = "over"
        self.reason = reason

    # ---- what may be known

    def outcome(self) -> Outcome | None:
        """The comparison in the Red Gun, once it is over (STA-25)."""
        return final_outcome(self.blocks[: self.seats], self.reason) if self.phase == "over" else None

    def view(self, seat: int | None) -> StandoffView:
        """Everything but hands and the order of decks and pile (STA-15)."""
        return view(self, seat)

    def imagine(self, seat: int | None, rng: Random) -> Standoff:
        """Hands and decks dealt anew as far as this seat cannot know them (STA-15, STA-23)."""
        return knowledge.imagine(self, seat, rng)

    def draws(self) -> int:
        """How often chance was asked."""
        return self.chance.counter

    def copy(self) -> Standoff:
        """An independent copy."""
        new = Standoff.__new__(Standoff)
        new.seats = self.seats
        new.expansions = self.expansions
        new.prices = self.prices
        new.chance = self.chance.copy()
        new.reason = self.reason
        new.number = self.number
        new.player = self.player
        new.phase = self.phase
        new.actions = self.actions
        new.acted = self.acted
        new.placed = self.placed
        new.copyable = self.copyable
        new.free = self.free
        new.extra = self.extra
        new.limbo = self.limbo
        new.asking = self.asking
        new.target = self.target
        new.blocks = self.blocks[:]
        new.refineries = self.refineries
        new.artillery = self.artillery
        new.forcefields = self.forcefields
        new.decks = [deck[:] for deck in self.decks]
        new.hands = [hand[:] for hand in self.hands]
        new.discards = [discard[:] for discard in self.discards]
        new.satellites = self.satellites[:]
        new.budgets = self.budgets[:]
        new.minerals = self.minerals[:]
        new.bonds = self.bonds[:]
        new.known = self.known[:]
        new.buried = self.buried[:]
        new.permanent = self.permanent[:]
        new.temporary = self.temporary[:]
        new.pile = self.pile[:]
        new.trash = self.trash[:]
        return new


_PLAYS: dict[type[Move], Callable[[Standoff, int, Any, Tell | None], None]] = {
    Draw: Standoff._draw,
    Discard: Standoff._discard,
    Credit: Standoff._credit,
    Convert: Standoff._convert,
    Place: Standoff._place,
    Play: Standoff._play,
    Choose: Standoff._choose,
    Buy: Standoff._buy,
    Mine: Standoff._mine,
    Fire: Standoff._fire,
    End: Standoff._end,
    Drop: Standoff._drop,
}
