"""A position of Standoff, and how cards and blocks move in it.

What may be played is judged in `judging.py` and listed in `legal.py`; what it does stands in `actions.py`,
`effects.py` and `turns.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Literal

from ridotto.core.chance import Chance
from ridotto.core.forms import Move, Tell
from ridotto.core.parts import StateInParts
from ridotto.core.reading import convert

from . import StandoffOptions, actions, knowledge, legal, placement, scoring, soundness, turns
from .board import (
    BLACK_AT_START,
    LARGE_PATCHES,
    RED_GUN,
    SMALL_PATCHES,
    Square,
    Squares,
    bit,
    from_hex,
    to_hex,
    union,
)
from .cards import (
    CARDS,
    HORSE,
    NOTHING,
    PERMANENT,
    PERMANENT_PILES,
    PLACING_FREELY,
    SCRAPPING,
    STARTING_DECK,
    TABLES,
    Card,
    Cost,
    in_order,
    of_temporary_market,
)
from .effects import Effect
from .moves import (
    BlockDestroyed,
    Buy,
    CardDrawn,
    CardReceived,
    Choose,
    Convert,
    Credit,
    DeckShuffled,
    Discard,
    Draw,
    Drop,
    End,
    Fire,
    Mine,
    Place,
    Play,
)
from .turns import ACTIONS, HAND
from .view import StandoffView, view

FACE_UP = 8
_SETS_OF_SQUARES = ("refineries", "artillery", "forcefields")


@dataclass(slots=True, eq=False)
class Standoff(StateInParts, legal=legal, knowledge=knowledge, scoring=scoring, soundness=soundness):
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
    """For each hand in turn: what each seat, and last an onlooker, knows to be in it (see `knowledge.py`). Empty where
    nobody will ask (`forget_who_knows`)."""
    buried: list[int]
    """How many Horses must still be in each deck, by what everyone has seen."""

    # These change seldom, so they are tuples, which copies share.
    permanent: tuple[int, ...]
    """Cards left in the piles of the permanent market."""
    temporary: tuple[str, ...]
    pile: tuple[str, ...]
    """The top card last."""
    trash: tuple[str, ...]

    @classmethod
    def begin(cls, seats: int, options: StandoffOptions, chance: Chance, at: int) -> Standoff:
        """Walls, markets and shuffled starting decks; the first seat begins with four actions (STA-1 to STA-5)."""
        pile = [card.name for card in of_temporary_market(options.expansions) for _copy in range(card.copies)]
        chance.shuffle(pile)
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
            permanent=tuple(card.copies for card in PERMANENT),
            temporary=tuple(reversed(pile[-FACE_UP:])), pile=tuple(pile[:-FACE_UP]), trash=(),
        )  # fmt: skip

    # ---- who may do what

    def stage(self) -> str:
        """The phase."""
        return self.phase

    def turn(self) -> tuple[int, ...]:
        """The player whose turn it is, whatever the phase."""
        return () if self.phase == "over" else (self.player,)

    # ---- what the rules ask of a position

    def card(self, name: str) -> Card:
        """A card with its costs at this table (STA-4)."""
        return TABLES[self.prices][name]

    def play_cost(self, card: Card) -> Cost:
        """What playing a card costs now (STA-9, STA-22)."""
        return NOTHING if self.free else card.play

    def can_pay(self, seat: int, cost: Cost) -> bool:
        """Are the credits and minerals there? Below zero not even nothing can be paid (STA-10, STA-12)."""
        return self.budgets[seat] >= cost.credits and self.minerals[seat] >= cost.minerals

    def sells(self, card: str) -> bool:
        """Does a card lie in one of the markets (STA-12)?"""
        pile = PERMANENT_PILES.get(card)
        return card in self.temporary if pile is None else self.permanent[pile] > 0

    def on_sale(self) -> Iterator[str]:
        """The cards that lie in the markets, each kind once (STA-12)."""
        for card, left in zip(PERMANENT, self.permanent, strict=True):
            if left:
                yield card.name
        yield from dict.fromkeys(self.temporary)

    def effect(self, card: Card) -> Effect | None:
        """What playing an action card would do now: Duplicate does what the last one did (STA-22)."""
        if card.copies_last and self.copyable:
            return CARDS[self.copyable].effect
        return card.effect

    def filled(self) -> Squares:
        """The squares that hold a block of any colour."""
        return union(self.blocks)

    def free_squares(self, seat: int) -> Squares:
        """Where the blocks of a seat can stand (STA-18)."""
        return placement.free_squares(self.filled(), self.forcefields & ~self.blocks[seat])

    def anchors(self, seat: int) -> Squares:
        """Where at least one block of a group must stand (STA-17)."""
        return placement.anchors(self.blocks[seat])

    def yield_of(self, seat: int) -> int:
        """What mining would give (STA-13)."""
        own = self.refineries & self.blocks[seat]
        return own and (own & SMALL_PATCHES).bit_count() + 2 * (own & LARGE_PATCHES).bit_count()

    def drops(self, seat: int) -> tuple[int, int]:
        """The fewest and the most cards to discard in the discard phase; with Bart any number more (STA-14, STA-15)."""
        held = len(self.hands[seat])
        least = max(0, held - HAND)
        return least, held if self.can_scrap(seat) else least

    def can_scrap(self, seat: int) -> bool:
        """May this seat discard cards for a credit each and no action?"""
        return not SCRAPPING.isdisjoint(self.satellites[seat])

    def can_place(self, seat: int) -> bool:
        """May a polyomino card be played at all: one a turn, for an action unless Zelda is up (STA-7)?"""
        return not self.placed and (self.actions > 0 or self.places_freely(seat))

    def places_freely(self, seat: int) -> bool:
        """Do this seat's polyomino cards take no action?"""
        return not PLACING_FREELY.isdisjoint(self.satellites[seat])

    def can_draw(self, seat: int) -> bool:
        """Is there a card in the deck or in the discard pile (STA-11)?"""
        return bool(self.decks[seat] or self.discards[seat])

    def owned(self, seat: int, card: str) -> int:
        """How many of a card a seat has, wherever they are."""
        piles = (self.hands[seat], self.decks[seat], self.discards[seat], self.satellites[seat])
        return sum([pile.count(card) for pile in piles])

    def hand_in_order(self, seat: int) -> tuple[str, ...]:
        """A hand as it is shown: nothing tells in which order its cards came."""
        return in_order(self.hands[seat])

    def shown(self) -> list[str]:
        """The cards from which the player must choose now (STA-9)."""
        if self.asking == "hack":
            return self.hands[self.target]
        return self.decks[self.target] if self.asking else []

    def seen_by(self, viewer: int, owner: int) -> tuple[str, ...]:
        """What a seat (or, as the number after the last seat, an onlooker) knows to be in another's hand."""
        return self.known[owner * (self.seats + 1) + viewer]

    # ---- cards on their way

    def draw_card(self, seat: int, tell: Tell | None, *, refill: bool = False) -> None:
        """The top card of the deck goes to the hand; an empty deck is made anew first (STA-11)."""
        if not self.decks[seat]:
            if not self.discards[seat]:
                return
            self._renew_deck(seat, tell)
        card = self.decks[seat].pop()
        self.into_hand(seat, card)
        if tell:
            tell(CardDrawn(seat=seat, refill=refill))
            tell(CardReceived(seat=seat, card=card, to=(seat,)))

    def _renew_deck(self, seat: int, tell: Tell | None) -> None:
        """The discard pile is shuffled into a new deck (STA-11)."""
        self.decks[seat], self.discards[seat] = self.discards[seat], []
        self.chance.shuffle(self.decks[seat])
        self.buried[seat] = self.decks[seat].count(HORSE.name)
        if tell:
            tell(DeckShuffled(seat=seat))

    def into_hand(self, seat: int, card: str) -> None:
        """A card that has just left the deck goes to the hand. With the last one everyone can tell the hand."""
        self.hands[seat].append(card)
        if self.buried[seat]:
            self.buried[seat] -= 1
        if not self.decks[seat]:
            for viewer in range(self.seats + 1):
                if viewer != seat:
                    self.see_hand(viewer, seat)

    def see_hand(self, viewer: int, owner: int) -> None:
        """From now on this viewer knows what is in that hand (STA-23)."""
        if self.known:
            self.known[owner * (self.seats + 1) + viewer] = tuple(self.hands[owner])

    def leave_hand(self, seat: int, card: str) -> None:
        """A card leaves a hand for all to see."""
        self.hands[seat].remove(card)
        if not self.known:
            return
        first = seat * (self.seats + 1)
        for place in range(first, first + self.seats + 1):
            known = self.known[place]
            if card in known:
                at = known.index(card)
                self.known[place] = known[:at] + known[at + 1 :]

    def forget_who_knows(self) -> None:
        """From now on nobody keeps in mind what was seen in hands: a game that is finished in thought is quicker so."""
        self.known = []

    def bury_horse(self, seat: int) -> None:
        """A Horse goes into a deck, which is shuffled (STA-4)."""
        self.decks[seat].append(HORSE.name)
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
            self.finish("red-gun")

    def destroy(self, seat: int, square: Square, tell: Tell | None) -> None:
        """The block on a square and what is on it are gone (STA-20, STA-21)."""
        left = ~bit(square)
        self.blocks = [blocks & left for blocks in self.blocks]
        self.refineries &= left
        self.artillery &= left
        self.forcefields &= left
        if tell:
            tell(BlockDestroyed(seat=seat, square=square, squares=(square,)))

    def play(self, seat: int, move: Any, at: int, tell: Tell | None = None) -> None:
        """Do a move that was checked."""
        _PLAYS[type(move)](self, seat, move, tell)

    def finish(self, reason: str) -> None:
        """The game is over (STA-25, STA-26)."""
        self.phase = "over"
        self.reason = reason

    # ---- what may be known

    def view(self, seat: int | None) -> StandoffView:
        """Everything but hands and the order of decks and pile (STA-15)."""
        return view(self, seat)

    def redraw(self, rng: Random) -> Standoff:
        """Decks and the pile are shuffled anew."""
        return knowledge.redraw(self, rng)

    def save(self) -> dict[str, Any]:
        """The whole state as plain JSON values, sets of squares as hex digits."""
        saved = StateInParts.save(self)
        hex_sets = {name: to_hex(saved[name]) for name in _SETS_OF_SQUARES}
        return saved | hex_sets | {"blocks": [to_hex(squares) for squares in saved["blocks"]]}

    @classmethod
    def restore(cls, saved: Any) -> Standoff:
        """A state from what `save` gave."""
        if not isinstance(saved, dict):
            return convert(saved, cls)
        read = {name: from_hex(saved[name], name) for name in _SETS_OF_SQUARES if name in saved}
        if isinstance(saved.get("blocks"), list):
            read["blocks"] = [from_hex(squares, "blocks") for squares in saved["blocks"]]
        return convert(saved | read, cls)


_PLAYS: dict[type[Move], Callable[[Standoff, int, Any, Tell | None], None]] = {
    Draw: actions.draw,
    Discard: actions.discard,
    Credit: actions.credit,
    Convert: actions.convert,
    Place: actions.place,
    Play: actions.play,
    Choose: actions.choose,
    Buy: actions.buy,
    Mine: actions.mine,
    Fire: actions.fire,
    End: turns.end,
    Drop: turns.drop,
}
