"""Positions of Poker Auction as text. `*` marks a card that all have seen, and a deck is written as it is dealt."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ridotto.core.chance import Fast
from ridotto.core.refusal import Problem

from .pack import NO_CARD, PACKS, Pack
from .state import Cards, PokerAuction


def write_position(state: PokerAuction) -> str:
    """The whole position, secrets included."""
    spell = state.pack.spell
    lines = [
        f"poker_auction {state.mode} | ante {state.ante} | deals {state.deals} | hammer {state.hammer_ms}"
        f" | clock {state.move_ms}" + " | quick lots" * state.quick_lots,
        f"deal {state.deal} | round {state.round} | phase {state.phase} {state.reason}".rstrip()
        + f" | first {state.first} | mover {state.mover} | moved {state.moved} | due {state.deadline}",
        f"bank {state.bank}"
        + (f" | lot {state.pack.names[state.lot]}" if state.lot != NO_CARD else "")
        + (f" | bid {state.bid} by {state.bidder}" if state.bidder is not None else "")
        + (" | offers " + " ".join(f"{seat} {amount}" for seat, amount in state.offers) if state.offers else ""),
        *(_write_seat(state, seat) for seat in range(state.seats)),
        " ".join(("deck", *spell(state.deck[::-1]))),
    ]
    if state.passed:
        lines.append(" ".join(("passed", *spell(state.passed))))
    lines += [_write_shown(state, seat) for seat in range(len(state.last_hands))]
    return "\n".join(lines)


def _write_shown(state: PokerAuction, seat: int) -> str:
    """A hand of the last showdown, what it took of the bank, and the chips after it."""
    parts = [" ".join(("showdown", *state.pack.spell(state.last_hands[seat])))]
    if state.last_won:
        parts += [f"won {state.last_won[seat]}", f"chips {state.last_balances[seat]}"]
    return " | ".join(parts)


def _write_seat(state: PokerAuction, seat: int) -> str:
    parts = [f"seat {seat}", f"chips {state.balances[seat]}", " ".join(("hand", *_write_hand(state, seat)))]
    if any(state.floors[seat]):
        parts.append(" ".join(("floors", *state.pack.spell(state.floors[seat]))))
    if state.bids[seat]:
        parts.append(f"bids {state.bids[seat]}")
    if state.declined[seat]:
        parts.append("declined")
    if state.out[seat]:
        parts.append(f"out {state.out[seat]}")
    return " | ".join(parts)


def _write_hand(state: PokerAuction, seat: int) -> list[str]:
    """The hand with a star at every card that all have seen; of equal tiles the later ones are the seen ones."""
    shown = list(state.shown[seat])
    written = []
    for card in reversed(state.hands[seat]):
        seen = bool(shown) and shown[-1] == card
        if seen:
            shown.pop()
        written.append(state.pack.names[card] + "*" * seen)
    return written[::-1]


_HEAD_KEYS = {
    *("poker_auction", "ante", "deals", "hammer", "clock", "quick"),
    *("deal", "round", "phase", "first", "mover", "moved", "due"),
    *("bank", "lot", "bid", "offers", "deck", "passed"),
}
_SEAT_KEYS = {"seat", "chips", "hand", "floors", "bids", "declined", "out"}
_SHOWDOWN_KEYS = {"showdown", "won", "chips"}
_PHASES = ("lay", "lot", "over")


def read_position(text: str) -> PokerAuction:
    """A position from its text. What is left out is as at the start; a deck left out is the rest, lowest first."""
    head: dict[str, list[str]] = {}
    seats: list[dict[str, list[str]]] = []
    showdown: list[dict[str, list[str]]] = []
    for number, line in enumerate(text.strip().splitlines(), 1):
        parts = {words[0]: words[1:] for part in line.split("|") if (words := part.split())}
        if "showdown" in parts and parts.keys() <= _SHOWDOWN_KEYS:
            showdown.append(parts)
        elif "seat" in parts and parts.keys() <= _SEAT_KEYS and parts["seat"] == [str(len(seats))]:
            seats.append(parts)
        elif parts.keys() <= _HEAD_KEYS:
            head |= parts
        else:
            raise Problem("position-line", line=number, text=line.strip()[:80]).within(__package__)
    try:
        state = _position(head, seats, showdown)
    except (KeyError, ValueError, IndexError):
        raise Problem("position-unreadable").within(__package__) from None
    if not state.sound():
        raise Problem("position-impossible").within(__package__)
    return state


def _position(
    head: dict[str, list[str]], seats: Sequence[dict[str, list[str]]], showdown: Sequence[dict[str, list[str]]]
) -> PokerAuction:
    mode = head["poker_auction"][0]
    pack = PACKS[mode]
    hands = [seat["hand"] for seat in seats]
    held = [_read_cards((card.rstrip("*") for card in hand), pack) for hand in hands]
    shown = [_read_cards((card[:-1] for card in hand if card.endswith("*")), pack) for hand in hands]
    hidden = [(pack.names[0],) * (len(hand) - len(seen)) for hand, seen in zip(held, shown, strict=True)]
    lot = head.get("lot", ())
    passed = _read_cards(head.get("passed", ()), pack)
    phase, *reason = head.get("phase", [_PHASES[bool(lot)]])
    first = _number(head, "first", 0)
    bid, bidder = _read_bid(head.get("bid", []), len(seats))
    out = [_number(seat, "out", 0) for seat in seats]
    lot_card = pack.numbers[lot[0]] if lot else NO_CARD
    elsewhere = [*passed, lot_card, *(card for hand in held for card in hand)]
    # longer than a screen: every field of the state has its line
    return PokerAuction(
        seats=len(seats),
        mode=mode,  # type: ignore[arg-type]  # a key of PACKS
        ante=_number(head, "ante", 0),
        deals=_number(head, "deals", 1),
        hammer_ms=_number(head, "hammer", 10_000),
        move_ms=_number(head, "clock", 30_000),
        quick_lots="quick" in head,
        chance=Fast(0),
        phase=_PHASES[_PHASES.index(phase)],  # type: ignore[arg-type]
        deal=_number(head, "deal", 1),
        round=_number(head, "round", 1),
        first=first,
        mover=(mover := _number(head, "mover", first)),
        moved=_number(head, "moved", _movers_before(mover, first, out)),
        deadline=_number(head, "due", 30_000),
        deck=_read_cards(head["deck"][::-1], pack) if "deck" in head else _rest_of(pack, elsewhere),
        hands=held,
        shown=shown,
        floors=[_read_cards(seat.get("floors", low), pack) for seat, low in zip(seats, hidden, strict=True)],
        balances=[_number(seat, "chips", 1000) for seat in seats],
        bank=_number(head, "bank", 0),
        lot=lot_card,
        bid=bid,
        bidder=bidder,
        bids=[_number(seat, "bids", int(number == bidder)) for number, seat in enumerate(seats)],
        declined=["declined" in seat for seat in seats],
        passed=passed,
        out=out,
        last_hands=[_read_cards(shown["showdown"], pack) for shown in showdown],
        reason="".join(reason),
        offers=_read_offers(head.get("offers", [])),
        last_won=[_number(shown, "won", 0) for shown in showdown if "won" in shown],
        last_balances=[_number(shown, "chips", 0) for shown in showdown if "chips" in shown],
    )


def _number(parts: dict[str, list[str]], key: str, default: int) -> int:
    return int(parts[key][0]) if key in parts else default


def _movers_before(mover: int, first: int, out: Sequence[int]) -> int:
    """How many players move between the first one and the mover."""
    return sum(not out[(first + step) % len(out)] for step in range((mover - first) % len(out))) if out else 0


def _read_bid(words: Sequence[str], seats: int) -> tuple[int, int | None]:
    """`100 by 1`."""
    return (int(words[0]), range(seats)[int(words[2])]) if words else (0, None)


def _read_offers(words: Sequence[str]) -> list[tuple[int, int]]:
    """`1 60 2 80`: a seat, what it bid, and so on."""
    return [(int(seat), int(amount)) for seat, amount in zip(words[::2], words[1::2], strict=True)]


def _read_cards(names: Iterable[str], pack: Pack) -> Cards:
    return tuple(pack.numbers[name] for name in names)


def _rest_of(pack: Pack, elsewhere: Iterable[int]) -> Cards:
    """The cards that are nowhere else, to be dealt from the lowest up."""
    rest = list(pack.whole)
    for card in elsewhere:
        if card != NO_CARD:
            rest.remove(card)
    return tuple(reversed(rest))
