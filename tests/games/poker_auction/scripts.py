"""Players of a few lines that any level must hold its own against."""

from ridotto.core import Decision
from ridotto.games.poker_auction.moves import Bid, Lay, Pass
from ridotto.lab.tuning.poker_auction import Hoarder

__all__ = ["Hoarder", "Miser", "PlainSense"]

RANKS = "23456789TJQKA"


class Miser:
    """Lays the lowest card and buys nothing."""

    def decide(self, sight, rng):
        you = sight.view().you
        if you.lay:
            return Decision(Lay(you.lay[0]), 1_000)
        return Decision(Pass() if you.may_pass else None, 1_000)


class PlainSense:
    """Buys for little what makes more of its hand, and lays the lowest card that it can spare."""

    def decide(self, sight, rng):
        view = sight.view()
        you = view.you
        if you.lay:
            spare = [card for card, less in zip(you.lay, you.without, strict=True) if less.makes == you.makes]
            return Decision(Lay((spare or you.lay)[0]), 1_000)
        ours = (
            view.lot
            and view.mode != "open-deck"
            and sight.seat in (view.lot.bidder, view.lot.bidder or view.lot.seller)
        )
        better = you.with_lot and you.with_lot.makes != you.makes
        if you.bid and not ours and better and you.bid.least <= max(50, view.bank // 4):
            return Decision(Bid(you.bid.least), 1_000)
        return Decision(
            Pass() if you.may_pass and not (ours and view.lot.bidder is None and len(view.turn) > 1) else None, 1_000
        )
