"""The rules of Venice: a loan, sealed bids, and seven auctions by the clock."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Literal

from msgspec import defstruct

from ridotto.core.chance import Chance
from ridotto.core.copying import Shared
from ridotto.core.forms import CROWD, Appointment, Move, Outcome, Page, Tell, digest
from ridotto.core.parts import StateInParts

from . import VeniceOptions, crowd, knowledge, legal, prospects, scoring, soundness
from .auction import Book, LineUp, Offer, Win, hold, summed
from .calendar import AUCTIONS, appointments, week
from .items import Pack
from .moves import (
    AuctionHeld,
    Bid,
    BidChanged,
    BidPlaced,
    BidsRevealed,
    BidWithdrawn,
    Borrow,
    Borrowed,
    Change,
    ItemSold,
    Realized,
    SaidReady,
    Settled,
    Withdraw,
    Won,
)
from .pack import find_pack
from .scoring import Realization, final_outcome, first_seats, interest_on, realize_all
from .view import LAST_COMMON, VeniceView, view

MINUTE = 60_000


@dataclass(slots=True, eq=False)
class Venice(StateInParts, legal=legal, knowledge=knowledge, scoring=scoring, soundness=soundness):
    """A week of Venice. Nothing in it is drawn: what is hidden is what the players keep to themselves."""

    moves_complete = False

    seats: int
    pack: Pack
    pace: Literal["calendar", "minutes"]
    minutes: int
    zone: str
    rate: int
    interest: Literal["simple", "compound"]
    lineups: Shared[list[LineUp]]
    dues: list[int]
    """When each auction is due; of those held, when it was."""
    held: int
    """How many auctions were held; the next has this number."""
    money: list[int]
    loans: list[int]
    holdings: list[dict[str, int]]
    book: list[Book]
    """The bids of every auction; of those held, the bids that stood then (VEN-14)."""
    numbers: list[int]
    """The last bid number that each player has used (VEN-10)."""
    placed: int
    """How often a bid was placed or changed so far: its rank, the order among equal prices (VEN-12)."""
    ready: list[bool]
    readied: int
    results: list[Shared[list[Win]]]
    sums: list[Shared[list[tuple[str, int, int]]]]
    """The results of every auction summed by item and price, for views that must not grow with the players."""
    realized: list[Shared[dict[str, int]]]
    leaders: Shared[list[int]]
    """The first few seats at the end."""
    ended: Outcome | None
    times: dict[str, int] = field(default_factory=dict)
    """When a bid was placed or last changed, by its rank; for its player to see, the rules go by the rank. Weeks that
    began before this was kept have none."""

    @classmethod
    def begin(cls, seats: int, options: VeniceOptions, chance: Chance, at: int) -> Venice:
        """Everything is announced (VEN-3) and nobody has any money yet (VEN-7)."""
        pack = find_pack(options.pack)
        interval = options.minutes * MINUTE
        calendar = options.pace == "calendar"
        return cls(
            seats=seats,
            pack=pack,
            pace=options.pace,
            minutes=options.minutes,
            zone=options.zone,
            rate=options.rate,
            interest=options.interest,
            lineups=pack.lineups(seats),
            dues=week(at, options.zone) if calendar else [at + interval * n for n in range(1, AUCTIONS + 1)],
            held=0,
            money=[0] * seats,
            loans=[0] * seats,
            holdings=[{} for _ in range(seats)],
            book=[{} for _ in range(AUCTIONS)],
            numbers=[0] * seats,
            placed=0,
            ready=[False] * seats,
            readied=0,
            results=[[] for _ in range(AUCTIONS)],
            sums=[[] for _ in range(AUCTIONS)],
            realized=[],
            leaders=[],
            ended=None,
        )

    # ---- who may do what

    def turn(self) -> range:
        """Everyone, until the closing auction was held."""
        return range(self.seats if self.ended is None else 0)

    def awaited(self) -> tuple[int, ...]:
        """Nobody: auctions are held by the clock (VEN-12)."""
        return ()

    def find_bid(self, seat: int, number: int) -> tuple[int, Offer] | None:
        """The auction and the figures of a player's bid, if it stands or stood."""
        if not 1 <= number <= self.numbers[seat]:
            return None
        who, key = str(seat), str(number)
        for auction, book in enumerate(self.book):
            bids = book.get(who)
            if bids is not None and key in bids:
                return auction, bids[key]
        return None

    def offered(self, auction: int, item: str) -> int:
        """How many of an item are offered in an auction; 0 if it is not."""
        for name, count in self.lineups[auction]:
            if name == item:
                return count
        return 0

    # ---- what players do

    def play(self, seat: int, move: Move, at: int, tell: Tell | None = None) -> None:
        """Keep what was asked for; when the last player is ready, hold the auction."""
        if isinstance(move, Bid):
            self.numbers[seat] = number = self.numbers[seat] + 1
            self._place(seat, number, move.auction, move.item, move.price, move.count, at)
            if tell:
                tell(BidPlaced(
                    to=(seat,), seat=seat, bid=number, auction=move.auction, item=move.item, price=move.price,
                    count=move.count,
                ))  # fmt: skip
        elif isinstance(move, Change):
            auction, (item, _price, _count, rank) = legal.standing_bid(self, seat, move.bid)
            self.times.pop(str(rank), None)
            self._place(seat, move.bid, auction, item, move.price, move.count, at)
            if tell:
                tell(BidChanged(
                    to=(seat,), seat=seat, bid=move.bid, auction=auction, item=item, price=move.price, count=move.count,
                ))  # fmt: skip
        elif isinstance(move, Withdraw):
            self._withdraw(seat, move.bid)
            if tell:
                tell(BidWithdrawn(to=(seat,), seat=seat, bid=move.bid))
        elif isinstance(move, Borrow):
            self.loans[seat] = self.money[seat] = move.amount
            if tell:
                tell(Borrowed(to=(seat,), seat=seat, amount=move.amount))
        else:
            self._say_ready(seat, at, tell)

    def _place(self, seat: int, number: int, auction: int, item: str, price: int, count: int, at: int) -> None:
        self.placed += 1
        self.times[str(self.placed)] = at
        self.book[auction].setdefault(str(seat), {})[str(number)] = (item, price, count, self.placed)

    def _withdraw(self, seat: int, number: int) -> None:
        auction, (*_, rank) = legal.standing_bid(self, seat, number)
        self.times.pop(str(rank), None)
        book = self.book[auction]
        bids = book[str(seat)]
        del bids[str(number)]
        if not bids:
            del book[str(seat)]

    def _say_ready(self, seat: int, at: int, tell: Tell | None) -> None:
        self.ready[seat] = True
        self.readied += 1
        if tell:
            tell(SaidReady(seat=seat, ready=self.readied, seats=self.seats))
        if self.readied == self.seats:
            self.strike(at, tell)

    # ---- the clock

    def due(self) -> int | None:
        """The next auction (VEN-2)."""
        return self.dues[self.held] if self.ended is None else None

    def postpone(self, by: int) -> None:
        """At the minutes pace the auctions to come move on; those by the calendar stand (VEN-18)."""
        if self.pace == "minutes":
            self.dues[self.held :] = [due + by for due in self.dues[self.held :]]

    def carry_over(self, then: int, now: int) -> None:
        """The whole week moves; one by the calendar goes on by the minutes, as it must in one sitting (VEN-2)."""
        by = now - then
        self.dues = [due + by for due in self.dues]
        self.times = {rank: time + by for rank, time in self.times.items()}
        if self.pace == "calendar":
            self.pace = "minutes"
            self.dues[self.held :] = self._minutes_from(now, self.held)

    def _minutes_from(self, at: int, number: int) -> list[int]:
        """When the auctions from this number on are held, if the one before it was held now."""
        return [at + n * self.minutes * MINUTE for n in range(1, AUCTIONS - number + 1)]

    def strike(self, at: int, tell: Tell | None = None) -> None:
        """Hold the next auction as of this time, exactly once (VEN-18); after the last, settle (VEN-15, VEN-16)."""
        number = self.held
        self.dues[number] = at
        if self.pace == "minutes":
            self.dues[number + 1 :] = self._minutes_from(at, number + 1)
        wins = hold(self.book[number], self.lineups[number], self.money)
        for item, seat, _price, count in wins:
            holding = self.holdings[seat]
            holding[item] = holding.get(item, 0) + count
        self.results[number] = wins
        self.sums[number] = summed(wins)
        self.held = number + 1
        if self.readied:
            self.ready, self.readied = [False] * self.seats, 0
        if tell:
            self._tell_results(number, tell)
        if self.held == AUCTIONS:
            self._settle(tell)

    def _tell_results(self, number: int, tell: Tell) -> None:
        wins, sums = self.results[number], self.sums[number]
        tell(AuctionHeld(auction=number, sold=sum(count for _item, _price, count in sums)))
        if self.seats <= CROWD:
            for item, seat, price, count in wins:
                tell(Won(auction=number, seat=seat, item=item, price=price, count=count))
        else:
            for item, _offered in self.lineups[number]:
                sold = [(price, count) for name, price, count in sums if name == item]
                if sold:
                    total = sum(count for _price, count in sold)
                    tell(ItemSold(auction=number, item=item, count=total, lowest=sold[-1][0], highest=sold[0][0]))
        if self.held > LAST_COMMON:
            tell(BidsRevealed(auction=number))

    def repayment(self, seat: int) -> int:
        """Loan and interest (VEN-8)."""
        loan = self.loans[seat]
        return loan + interest_on(loan, self.rate, self.interest)

    def _settle(self, tell: Tell | None) -> None:
        """Realize what can be, repay the treasury, and rank by what is left (VEN-15, VEN-16)."""
        realizations = realize_all(self.holdings, self.pack)
        self.realized = [realization.counts for realization in realizations]
        scores = [
            money + realization.value - self.repayment(seat)
            for seat, (money, realization) in enumerate(zip(self.money, realizations, strict=True))
        ]
        self.ended = final_outcome(scores)
        self.leaders = first_seats(self.ended)
        if tell and self.seats <= CROWD:
            self._tell_accounts(realizations, scores, tell)

    def _tell_accounts(self, realizations: list[Realization], scores: list[int], tell: Tell) -> None:
        for seat, (realization, score) in enumerate(zip(realizations, scores, strict=True)):
            for item, count in realization.counts.items():
                tell(Realized(seat=seat, item=item, count=count))
            money, repaid = self.money[seat], self.repayment(seat)
            tell(Settled(seat=seat, money=money, value=realization.value, repaid=repaid, score=score))

    # ---- what may be known

    def view(self, seat: int | None) -> VeniceView:
        """Own money, loan and bids; of others what auctions have made public (VEN-9, VEN-14)."""
        return view(self, seat)

    def unseal(self, seat: int) -> list[int]:
        """Take back what the others keep to themselves until the next auction (VEN-9)."""
        return knowledge.unseal(self, seat)

    def page(self, part: str, number: int, start: int, count: int) -> Page:
        """Results, public bids, holdings and accounts of a crowd."""
        return crowd.page(self, part, number, start, count)

    def realize(self, holding: Mapping[str, int]) -> prospects.Supposed:
        """What a supposed holding would bring at the end (VEN-15)."""
        return prospects.suppose(self, holding)

    def calendar(self) -> tuple[Appointment, ...]:
        """The seven auctions (VEN-2)."""
        return appointments(self.dues)

    def digest(self) -> str:
        """A fingerprint of everything that the rules go by. When bids were placed stands in the record already, and
        records of weeks in which it was not kept stay what they are."""
        return digest(_Ruled(*(getattr(self, name) for name in _Ruled.__struct_fields__)))


_Ruled = defstruct("_Ruled", [each.name for each in fields(Venice) if each.name != "times"])
