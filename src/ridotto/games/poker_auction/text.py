"""Poker Auction as text: typed moves; positions and drawings have files of their own.

Cards are rank and suit (`Ah`, `Tc`), tiles number and suit (`5d`), winds `E S W N`, dragons `R G P`. A bid is just
its number.
"""

from __future__ import annotations

import re

from ridotto.core.refusal import Problem
from ridotto.core.text import MOST_OFFERS

from .drawing import draw
from .moves import Bid, Lay, Pass
from .pack import PACKS, Pack
from .position import read_position, write_position
from .view import PokerAuctionView

__all__ = ["complete", "draw", "read_move", "read_position", "write_move", "write_position"]

_AMOUNT = re.compile(r"-?(?:\d+|\d{1,3}(?:[, ]\d{3})+)")
_MOST_DIGITS = 30
"""Longer numbers are above every balance, whatever they are."""
_SUIT_LETTERS = str.maketrans("♣♦♥♠", "cdhs")
_LAY = ("lay", "l", "карта")
_BID = ("bid", "b", "ставка")
_PASS = ("pass", "пас")


def write_move(move: Lay | Bid | Pass) -> str:
    """`lay Ah`, `bid 120` or `pass`."""
    if isinstance(move, Lay):
        return f"lay {move.card}"
    return f"bid {move.amount}" if isinstance(move, Bid) else "pass"


def read_move(typed: str, view: PokerAuctionView) -> Lay | Bid | Pass:
    """What a player typed. A plain number is a bid, a plain card is laid."""
    pack = PACKS[view.mode]
    word, _, rest = " ".join(typed.translate(_SUIT_LETTERS).split()).partition(" ")
    first = word.lower()
    if first in _LAY and rest and " " not in rest:
        return Lay(_card_name(rest, pack))
    if (amount := _amount(rest if first in _BID else f"{first} {rest}".rstrip())) is not None:
        return Bid(amount)
    if not rest:
        if first in _PASS or (first in ("p", "-") and view.phase == "lot"):
            return Pass()  # while a card is to be laid, p is the white dragon
        if (card := _card_name(word, pack)) in pack.numbers:
            return Lay(card)
    raise _unknown(typed, view)


def _amount(typed: str) -> int | None:
    """`120`, `1,000` or `1 000`."""
    if not _AMOUNT.fullmatch(typed):
        return None
    digits = typed.replace(",", "").replace(" ", "")
    return int(digits[: _MOST_DIGITS + 1])


def _card_name(typed: str, pack: Pack) -> str:
    """The card as it is spelled, whatever the case it was typed in; ten may be typed as 10."""
    spelled = {name.lower(): name for name in pack.names}
    lower = typed.lower()
    return spelled.get("t" + lower[2:] if lower.startswith("10") else lower, typed)


def _unknown(typed: str, view: PokerAuctionView) -> Problem:
    """It is no move; here are some, if there are any."""
    alike = complete(typed.strip().partition(" ")[0], view) or complete("", view)
    examples = ", ".join(alike[:3])
    if not examples:
        return Problem("typed-nothing", typed=typed[:40]).within(__package__)
    return Problem("typed-unknown", typed=typed[:40], examples=examples).within(__package__)


def complete(typed: str, view: PokerAuctionView) -> list[str]:
    """Whole moves that begin with what was typed; the cheapest first."""
    if not view.you:
        return []
    offers = [f"lay {card}" for card in view.you.lay]
    if view.you.bid is not None:
        bid = view.you.bid
        steps = (bid.least + add // bid.step * bid.step for add in (0, 10, 20, 50, 100, 200, 500))
        amounts = sorted({*(amount for amount in steps if amount <= bid.most), bid.most})
        offers = ["pass"] * view.you.may_pass + [f"bid {amount}" for amount in amounts]
    begun = typed.lower().lstrip()
    if begun[:1].isdigit() and view.you.bid is not None:
        offers = [offer.removeprefix("bid ") for offer in offers]
    return [offer for offer in offers if offer.lower().startswith(begun)][:MOST_OFFERS]
