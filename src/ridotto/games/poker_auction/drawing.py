"""Poker Auction drawn for a terminal.

What one needs to decide stands together at the bottom, which a terminal shows of a drawing that is too tall for it: the
deal, the bank, the lot, the own hand. Above it stand the players, and what is only remembered stands on top.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from ridotto.core.messages import Catalogue

from .combination import Made
from .pack import PACKS, face
from .view import Lot, PokerAuctionView

LONGEST_NAME = 16
WIDEST_LINE = 74
FEW_PLAYERS = 5
"""So many hands of the last showdown are drawn with their cards; of more, only what they made."""

_CARD_STYLES = {"c": "bold", "s": "bold", "d": "bold red", "h": "bold red"}
_TILE_STYLES = {"d": "bold cyan", "b": "bold green", "c": "bold red", "R": "bold red", "G": "bold green"}
_QUIET = "bright_black"


def draw(view: PokerAuctionView, words: Catalogue, names: Sequence[str]) -> Text:
    """The last showdown, everyone's chips and known cards; then the deal, the bank, the lot and the own hand."""
    names = [name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…" for name in names]
    lines = [
        *_legend(view, words),
        *_showdown(view, words, names),
        *_passed_out(view, words),
        *_seats(view, words, names),
        Text(_heading(view, words, names), "bold"),
        Text(_bank(view, words)),
        _going_on(view, words, names),
    ]
    if view.seat is not None:
        lines.append(_own(view, view.seat, words))
    return Text("\n").join(lines)


def held(view: PokerAuctionView, words: Catalogue) -> Text:
    """The cards in the hand of this seat, the highest first."""
    hand = sorted(view.hand or (), key=PACKS[view.mode].numbers.__getitem__, reverse=True)
    return _cards(hand, view.mode, words)


# ---- what is remembered


def _legend(view: PokerAuctionView, words: Catalogue) -> Iterator[Text]:
    """What the letters on tiles mean."""
    if view.mode == "mahjong":
        yield Text(words.word("label-tiles"), _QUIET)


def _showdown(view: PokerAuctionView, words: Catalogue, names: Sequence[str]) -> Iterator[Text]:
    """The last showdown while another deal is played; once the game is over the hands stand with their players."""
    if not view.hands or view.phase == "over":
        return
    yield Text(words.word("label-showdown"), _QUIET)
    shown = [(seat, words.word(f"makes-{view.makes[seat]}")) for seat, hand in enumerate(view.hands) if hand]
    if len(shown) <= FEW_PLAYERS:
        for seat, makes in shown:
            cards = _cards(view.hands[seat], view.mode, words)
            yield Text(f"  {names[seat]}: ").append_text(cards).append(f"· {makes}")
        return
    line = ""
    for part in (f"{names[seat]}: {makes}" for seat, makes in shown):
        if line and len(line) + len(part) > WIDEST_LINE:
            yield Text(line)
            line = ""
        line += f"{' ·' if line else ' '} {part}"
    yield Text(line)


def _passed_out(view: PokerAuctionView, words: Catalogue) -> Iterator[Text]:
    """The cards of the open deck that nobody wanted."""
    if view.passed:
        yield Text(f"{words.word('label-passed-out')}: ").append_text(_cards(view.passed, view.mode, words))


# ---- the players


def _seats(view: PokerAuctionView, words: Catalogue, names: Sequence[str]) -> Iterator[Text]:
    """A line a player: chips, the cards that all have seen, a question mark for every other, and what is to be said."""
    width = max(map(len, names))
    for seat, name in enumerate(names):
        acts = view.turn == "all" or seat in view.turn
        line = Text(f"{'›' if acts else ' '} ").append(f"{name:<{width}}", "bold" if seat == view.seat else "")
        line.append(f" {words.number(view.balances[seat]):>7}  ", "yellow")
        line.append_text(_cards(view.known[seat], view.mode, words))
        line.append("? " * (view.hand_sizes[seat] - len(view.known[seat])), _QUIET)
        yield line.append(" · ".join(_notes(view, seat, words)), _QUIET)


def _notes(view: PokerAuctionView, seat: int, words: Catalogue) -> Iterator[str]:
    """Out, or what the hand made in the end; else how this player stands in the bidding."""
    if view.phase == "over" and view.hands and view.hands[seat]:
        yield words.word(f"makes-{view.makes[seat]}")
    if seat in view.out:
        yield words.word("label-out")
    elif view.lot is not None:
        yield from _standing(view.lot, seat, words)


def _standing(lot: Lot, seat: int, words: Catalogue) -> Iterator[str]:
    """The highest bidder, those who have passed, and the bids left to those who can still bid."""
    if seat == lot.bidder:
        yield words.word("label-highest")
    if seat in lot.declined:
        yield words.word("label-declined")
    elif seat in lot.bidders or not lot.bids_left[seat]:
        yield words.word("label-bids-left", bids=lot.bids_left[seat])


# ---- what is going on


def _heading(view: PokerAuctionView, words: Catalogue, names: Sequence[str]) -> str:
    """Which deal and round it is, and who is first in it."""
    if view.mode == "open-deck":
        dealer = words.word("label-dealer", player=names[view.first - 1])
        return f"{words.word('label-open-deck')} · {dealer} · {words.word('label-first', player=names[view.first])}"
    deal = words.word("label-deal", deal=view.deal, deals=view.deals)
    first = words.word("label-first", player=names[view.first])
    return f"{deal} · {words.word('label-round', round=view.round)} · {first}"


def _bank(view: PokerAuctionView, words: Catalogue) -> str:
    """What can be won, what everyone has put in for it, and how many cards are left."""
    parts = [f"{words.word('label-bank', mode=view.mode)}: {words.number(view.bank)}"]
    if view.ante:
        parts.append(words.word("label-ante", ante=view.ante))
    return " · ".join([*parts, f"{words.word('label-deck')}: {view.deck_size}"])


def _going_on(view: PokerAuctionView, words: Catalogue, names: Sequence[str]) -> Text:
    """The card for sale, who sells it and the highest bid; or who chooses a card; or that it is over."""
    if view.mover is None:
        return Text(words.word("label-over"))
    if view.lot is None:
        return Text(words.word("label-choosing", player=names[view.mover], mode=view.mode))
    lot = view.lot
    line = Text(f"{words.word('label-lot')}: ").append_text(_cards([lot.card], view.mode, words))
    if lot.seller is not None:
        line.append(words.word("label-seller", player=names[lot.seller]) + " ")
    line.append("· ")
    if lot.bidder is None:
        line.append(words.word("label-no-bid"))
    else:
        line.append(words.word("label-bid", amount=lot.bid, player=names[lot.bidder]), "bold yellow")
    if lot.seller is not None:
        line.append(" · " + words.word("label-hammer", seconds=view.hammer_ms // 1000))
    return line


def _own(view: PokerAuctionView, seat: int, words: Catalogue) -> Text:
    """The own hand, what it makes, and the own chips."""
    chips = words.word("label-chips", chips=view.balances[seat])
    if not view.hand or not view.you:
        return Text(f"{words.word('label-hand')}: {chips}")
    line = Text(f"{words.word('label-hand')}: ").append_text(held(view, words))
    return line.append(f"· {named(view.you, words)} · ").append(chips, "yellow")


def named(made: Made, words: Catalogue) -> str:
    """What a hand makes, in full: `two pairs, aces and jacks`."""
    first, *more = (*made.ranks, "")
    detail = words.word(
        f"detail-{made.makes}",
        first_many=first,
        second_many=more[0] if more else "",
        first_upto=first,
        ranks=made.ranks,
    )
    return f"{words.word(f'makes-{made.makes}')}, {detail}" if made.ranks else words.word(f"makes-{made.makes}")


def _cards(cards: Sequence[str], mode: str, words: Catalogue) -> Text:
    """`A♥ 9♣ `; tiles by their letters, `5d R `, in Russian `5т Кд `."""
    tiles = PACKS[mode].tiles
    styles = _TILE_STYLES if tiles else _CARD_STYLES
    drawing = Text()
    for card in cards:
        drawing.append(face(card, tiles, words), styles.get(card[-1], "bold")).append(" ")
    return drawing
