"""Poker Auction as text: typed moves; positions and drawings have files of their own.

Cards are rank and suit (`Ah`, `Tc`), tiles number and suit (`5d`), winds `E S W N`, dragons `R G P`; the letters of
Russian words will do, too (`Тч`, `10т`, `5т`). A bid is just its number.
"""

from __future__ import annotations

import re
from functools import cache, partial

from ridotto.core.messages import LANGUAGES, Catalogue, catalogue
from ridotto.core.refusal import Problem
from ridotto.core.text import MOST_OFFERS, unread

from .drawing import draw, held
from .moves import Bid, Lay, Pass
from .pack import PACKS, Pack, face
from .position import read_position, write_position
from .view import PokerAuctionView

__all__ = ["complete", "draw", "held", "read_move", "read_position", "spoken", "write_move", "write_position"]

_AMOUNT = re.compile(r"-?(?:\d+|\d{1,3}(?:[, ]\d{3})+)")
_MOST_DIGITS = 30
"""Longer numbers are above every balance, whatever they are."""
_SUIT_LETTERS = str.maketrans("♣♦♥♠", "cdhs")
_RUSSIAN = {"T": "10", "J": "в", "Q": "д", "K": "к", "A": "т", "c": "т", "d": "б", "h": "ч", "s": "п"}
"""Ranks and suits of cards by the letters of Russian words, as people write them."""
_OWN_NAME = re.compile(r"(?<=^lay )\S+")
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


def spoken(move: str, words: Catalogue) -> str:
    """A move with its card as the board draws it in this language: `lay A♥`; English ones as the game writes them."""
    if words.language == LANGUAGES[0]:
        return move
    tiles = words.named("card-R") is not None  # no card of the other pack, and a table with tiles brings their names
    return _OWN_NAME.sub(lambda found: face(found[0], tiles, words), move)


def _card_name(typed: str, pack: Pack) -> str:
    """The card as it is spelled, whatever the case it was typed in; what is no card stays as it is."""
    return next((name for name in pack.names if typed.lower() in _ways(name, pack.tiles)), typed)


@cache
def _ways(card: str, tile: bool) -> tuple[str, ...]:
    """All the ways to type a card, in small letters: `ah` or `тч`, `td`, `10d` or `10б`; a tile: `5d` or `5т`."""
    if tile:
        return card.lower(), face(card, tile, catalogue("ru", str(__package__))).lower()
    rank, suit = card[0], card[1]
    return card.lower(), card.replace("T", "10").lower(), _RUSSIAN.get(rank, rank) + _RUSSIAN[suit]


def _unknown(typed: str, view: PokerAuctionView) -> Problem:
    """It is no move; here are some, if there are any."""
    if not complete("", view):
        return Problem("typed-nothing", typed=typed[:40]).within(__package__)
    return unread(typed, partial(complete, view=view)).within(__package__)


def complete(typed: str, view: PokerAuctionView) -> list[str]:
    """Whole moves that begin with what was typed, the cheapest first. Whoever leads has no need to bid, so no higher
    bid of theirs comes to mind."""
    if not view.you:
        return []
    offers = [f"lay {card}" for card in view.you.lay]
    if view.you.bid is not None:
        bid = view.you.bid
        steps = (bid.least + add // bid.step * bid.step for add in (0, 10, 20, 50, 100, 200, 500))
        amounts = sorted({*(amount for amount in steps if amount <= bid.most), bid.most})
        leads = view.lot is not None and view.lot.bidder == view.seat
        bids = [f"bid {amount}" for amount in amounts if typed.strip() or not leads]
        offers = ["pass"] * view.you.may_pass + bids
    begun = typed.translate(_SUIT_LETTERS).lower().lstrip()
    if begun[:1].isdigit() and view.you.bid is not None:
        offers = [offer.removeprefix("bid ") for offer in offers]
    return [offer for offer in offers if any(way.startswith(begun) for way in _ways_to_type(offer, view))][:MOST_OFFERS]


def _ways_to_type(offer: str, view: PokerAuctionView) -> list[str]:
    if not offer.startswith("lay "):
        return [offer]
    return [f"lay {way}" for way in _ways(offer.removeprefix("lay "), PACKS[view.mode].tiles)]
