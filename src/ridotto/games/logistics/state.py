"""The rules of Logistics: turns, sowing and capture."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Literal

from msgspec import defstruct

from ridotto.core.chance import Chance
from ridotto.core.forms import Tell, digest
from ridotto.core.parts import StateInParts

from . import LogisticsOptions, legal, powers, scoring, soundness, sowing
from .moves import (
    Captured,
    CardSown,
    Decline,
    ExtraSowingGained,
    PassedOver,
    PowerDeclined,
    PowerGained,
    PowerLapsed,
    SowCard,
    SowStock,
    StockSown,
    Stop,
    Stopped,
    Vaulted,
)
from .pyramids import PIECES, Stack, called, colours_of, full_stock, holds_tree, named
from .scoring import LAST_TURN, NO_SOW
from .view import LogisticsView, own_part, view

TURNS_PER_CARD = 100


@dataclass(slots=True, eq=False)
class Logistics(StateInParts, legal=legal, scoring=scoring, soundness=soundness):
    """A position of Logistics. Sides are seats; a pyramid is a number (see `pyramids.py`), a stack a tuple of them."""

    seats: int
    cards: list[list[Stack]]
    """Each side's cards in its own order; card i lies opposite the other side's card N−1−i (LOG-2)."""
    stocks: list[list[int]]
    """Each player's pyramids that are not on cards or in vaults, in the order of their numbers."""
    vaults: list[list[int]]
    """In the order of arrival."""
    player: int
    """Whose turn it is."""
    phase: Literal["sow", "extra", "power", "over"]
    powers: tuple[tuple[int, ...], ...]
    """The powers still to come, each as the colours it may be chosen from (LOG-18)."""
    turn_number: int
    reason: str
    recent: tuple[tuple[int, int], ...] = ()
    """What to mark as the last move: side and card, or after the last card the vault."""

    @classmethod
    def begin(cls, seats: int, options: LogisticsOptions, chance: Chance, at: int) -> Logistics:
        """Full stocks, empty cards and vaults; the first seat begins (LOG-1 to LOG-5)."""
        sets = options.sets_each()
        return cls(
            seats=seats,
            cards=[[()] * options.cards for _ in range(seats)],
            stocks=[full_stock(palette, sets) for palette in options.palettes],
            vaults=[[] for _ in range(seats)],
            player=0,
            phase="sow",
            powers=(),
            turn_number=1,
            reason="",
        )

    # ---- who may do what

    def stage(self) -> str:
        """The phase."""
        return self.phase

    def turn(self) -> tuple[int, ...]:
        """The player whose turn it is."""
        return () if self.phase == "over" else (self.player,)

    def last_turn(self) -> int:
        """The number of the turn that ends the game at the latest (LOG-26)."""
        return TURNS_PER_CARD * len(self.cards[0])

    def can_sow(self, seat: int) -> bool:
        """Has this player a legal sow (LOG-24)? One pyramid of the stock is enough."""
        return bool(self.stocks[seat]) or sowing.is_sowable(self.cards[seat])

    def usable_colours(self) -> tuple[int, ...]:
        """The colours of the present power that have a target, the player's choice."""
        if self.phase != "power":
            return ()
        return tuple([colour for colour in self.powers[0] if powers.has_target(self, self.player, colour)])

    # ---- a turn

    def play(self, seat: int, move: Any, at: int, tell: Tell | None = None) -> None:
        """Sow, stop, or use or decline a power."""
        if isinstance(move, SowStock):
            self._sow_stock(seat, move, tell)
        elif isinstance(move, SowCard):
            self._sow_card(seat, move, tell)
        elif isinstance(move, Stop):
            if tell:
                tell(Stopped(seat=seat))
            self._end_turn(tell)
        else:
            if not isinstance(move, Decline):
                powers.use(self, seat, move, tell)
            elif tell:
                tell(PowerDeclined(seat=seat, colour=called(self.powers[0])))
            self.powers = self.powers[1:]
            self._await_power(tell)

    def _sow_stock(self, seat: int, move: SowStock, tell: Tell | None) -> None:
        """Pyramids of the player's choice, one a card from card 0 on (LOG-6)."""
        pieces = [PIECES[name] for name in move.pyramids]
        remove = self.stocks[seat].remove
        for piece in pieces:
            remove(piece[0])
        if tell:
            row = self.cards[seat]
            landings = sowing.landings(row, pieces, 0)
            tell(StockSown(seat=seat, turn=self.turn_number, pyramids=move.pyramids, landings=landings))
            sowing.tell_made(row, seat, landings, tell)
        self._sow(seat, pieces, 0, tell)

    def _sow_card(self, seat: int, move: SowCard, tell: Tell | None) -> None:
        """All pieces of a card, the top one first, one to each following place (LOG-7)."""
        row = self.cards[seat]
        stack = row[move.card]
        row[move.card] = ()
        pieces = sowing.pieces(stack)
        if tell:
            landings = sowing.landings(row, pieces, move.card + 1)
            tell(
                CardSown(
                    seat=seat,
                    turn=self.turn_number,
                    card=move.card,
                    pyramids=named(sum(pieces, ())),
                    tree=holds_tree(stack),
                    landings=landings,
                )
            )
            sowing.tell_made(row, seat, landings, tell)
        self._sow(seat, pieces, move.card + 1, tell)

    def _sow(self, seat: int, pieces: list[Stack], first: int, tell: Tell | None) -> None:
        """Put down one piece a place from card `first` on, then capture, sow again or end the turn."""
        row, opposite = self.cards[seat], self.cards[1 - seat]
        end = len(row)
        captures: list[tuple[int, Stack]] = []  # the opponent's card, and the piece that captures it
        card = first
        under: Stack = ()
        for piece in pieces:
            if card == end:
                self._vault(seat, piece, bool(captures), tell)
                break
            under = row[card]
            row[card] = under + piece
            card += 1
            if sowing.makes_nest(under, piece) and holds_tree(opposite[end - card]):
                captures.append((end - card, piece))  # a nest opposite a tree (LOG-16)
        else:
            if not under and opposite[end - card] and not holds_tree(opposite[end - card]):
                captures.append((end - card, piece))  # the last piece on a card that was empty (LOG-15)
            self.recent = ((seat, card - 1),)
            if not captures:
                self._end_turn(tell)
        if captures:
            self._capture(seat, captures, tell)

    def _vault(self, seat: int, piece: Stack, captured: bool, tell: Tell | None) -> None:
        """The last piece lands in the vault; unless something is captured the player may sow again (LOG-9, LOG-17)."""
        self.vaults[seat] += piece
        self.recent = ((seat, len(self.cards[seat])),)
        if tell:
            tell(Vaulted(seat=seat, pyramids=named(piece)))
        if captured:
            return
        if self.can_sow(seat):
            self.phase = "extra"
            if tell:
                tell(ExtraSowingGained(seat=seat))
        else:
            self._end_turn(tell)

    def _capture(self, seat: int, captures: list[tuple[int, Stack]], tell: Tell | None) -> None:
        """Everything captured goes to the vault first, then the powers follow in sowing order (LOG-18)."""
        theirs = self.cards[1 - seat]
        for card, piece in captures:
            captured = theirs[card]
            theirs[card] = ()
            self.vaults[seat] += captured
            if tell:
                nest = holds_tree(captured)
                by = named(piece)
                tell(Captured(seat=seat, from_seat=1 - seat, card=card, pyramids=named(captured), by=by, nest=nest))
        self.recent += tuple([(1 - seat, card) for card, _piece in captures])
        self.powers = tuple([colours_of(piece) for _card, piece in captures])
        self._await_power(tell)

    def _await_power(self, tell: Tell | None) -> None:
        """Go to the next power that has a target; after the last one the turn ends (LOG-17, LOG-18)."""
        while self.powers:
            for colour in self.powers[0]:
                if powers.has_target(self, self.player, colour):
                    self.phase = "power"
                    if tell:
                        tell(PowerGained(seat=self.player, colour=called(self.powers[0])))
                    return
            if tell:
                tell(PowerLapsed(seat=self.player, colour=called(self.powers[0])))
            self.powers = self.powers[1:]
        self._end_turn(tell)

    def _end_turn(self, tell: Tell | None) -> None:
        """The opponent's turn, or the player's again if the opponent has no legal sow, or the end (LOG-24, LOG-26)."""
        other = 1 - self.player
        if self.turn_number == self.last_turn():
            self._end(LAST_TURN)
            return
        if self.can_sow(other):
            self.player = other
        elif not self.can_sow(self.player):
            self._end(NO_SOW)
            return
        elif tell:
            tell(PassedOver(seat=other))
        self.phase = "sow"
        self.turn_number += 1

    def _end(self, reason: str) -> None:
        self.phase = "over"
        self.reason = reason

    # ---- what may be known

    def view(self, seat: int | None) -> LogisticsView:
        """Everything is public (LOG-5)."""
        return view(self, seat)

    def own_part(self, seat: int) -> dict[str, Any]:
        """What only the view of this seat has."""
        return own_part(self, seat)

    def copy(self) -> Logistics:
        """An independent copy. With two sides it is quickest to name them."""
        new = Logistics.__new__(Logistics)
        new.seats = self.seats
        mine, theirs = self.cards
        new.cards = [mine[:], theirs[:]]
        stock, their_stock = self.stocks
        new.stocks = [stock[:], their_stock[:]]
        vault, their_vault = self.vaults
        new.vaults = [vault[:], their_vault[:]]
        new.player = self.player
        new.phase = self.phase
        new.powers = self.powers
        new.turn_number = self.turn_number
        new.reason = self.reason
        new.recent = self.recent
        return new

    def supposing(self, seat: int) -> Logistics:
        """Everything is public: a player may try what a sowing would do while the other one thinks."""
        new = self.copy()
        if seat in (0, 1) and seat != self.player and self.phase != "over" and self.can_sow(seat):
            new.player, new.phase, new.powers = seat, "sow", ()
        return new

    def digest(self) -> str:
        """A fingerprint of the position. The mark of the last move is left out: records were sealed before it was."""
        return digest(_Position(**{name: getattr(self, name) for name in _Position.__struct_fields__}))


_Position = defstruct("_Position", [field.name for field in fields(Logistics) if field.name != "recent"])
