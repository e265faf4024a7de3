"""The views that the browser's tests draw are the engine's. Run as a program, this file writes them anew."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from ridotto.core import encode
from ridotto.games.poker_auction.moves import Bid, Lay, Pass
from ridotto.games.poker_auction.position import read_position
from ridotto.games.poker_auction.state import PokerAuction

FILE = Path(__file__).parents[3] / "web" / "src" / "games" / "poker_auction" / "views.json"

LAST_SHOWDOWN = """
showdown 6h 8s 6d Qc 4d | won 0 | chips 990
showdown Kc 5s Qs 5h As 9c 7s Kh | won 240 | chips 943
showdown Jh 8c Jd Js | won 0 | chips 1201
showdown Ac 2d 2s 3d 3c | won 0 | chips 850
showdown Ah Td Th | won 0 | chips 949
"""
LOT = f"""
poker_auction classic | ante 10 | deals 30
deal 4 | round 3 | phase lot | first 1 | mover 2 | moved 1 | due 10000
bank 179 | lot Jc
seat 0 | chips 978 | hand As Jh Js* Ac Th* 7h
seat 1 | chips 923 | hand Ad 8c* 9s
seat 2 | chips 1171 | hand 3s* 3d* 3h 3c
seat 3 | chips 820 | hand 6h* 2d* 2s 6c Qc
seat 4 | chips 929 | hand Ks* 7s* 4s* 7c Kh 4d
{LAST_SHOWDOWN}
"""
LAY = f"""
poker_auction classic | ante 10 | deals 30
deal 4 | round 3 | phase lay | first 1 | mover 0 | moved 4 | due 30000
bank 274
seat 0 | chips 828 | hand As Jh Js* Ac Th* 7h Jc*
seat 1 | chips 923 | hand Ad 8c* 9s
seat 2 | chips 1226 | hand 3s* 3d* Qc* 3h 3c
seat 3 | chips 830 | hand 6h* 2d* 2s 6c
seat 4 | chips 919 | hand Ks* 7s* 4s* 7c Kh 4d
{LAST_SHOWDOWN}
"""
SPLIT = """
poker_auction classic | ante 10 | deals 30
deal 4 | round 3 | phase lay | first 1 | mover 0 | moved 2 | due 30000
bank 275
seat 0 | chips 828 | hand As Ah 9c 7h
seat 1 | chips 923 | hand Ad Ac* 9s 7d
seat 2 | chips 1226 | hand 3s* 3d* Qc*
"""
MAHJONG = """
poker_auction mahjong | ante 10 | deals 30 | quick lots
deal 2 | round 3 | phase lot | first 1 | mover 4 | moved 3 | due 10000
bank 147 | lot 9d
seat 0 | chips 909 | hand 5d* 9d* 9d R 5d
seat 1 | chips 939 | hand 5b* 6b* 1d 2d 7c
seat 2 | chips 932 | hand 9c* 1b* 2d* E E 8c 4d
seat 3 | chips 1066 | hand 3c* S G 1c
seat 4 | chips 1007 | hand W* 2b 4b
"""
TEN = """
poker_auction classic | ante 10 | deals 30
deal 1 | round 3 | phase lot | first 2 | mover 5 | moved 3 | due 10000
bank 568 | lot 7h
seat 0 | chips 897 | hand Kc Ac Kd* 7s 7d*
seat 1 | chips 912 | hand 9d* 2s* 9s* 2c 2d 2h
seat 2 | chips 1034 | hand 6d* 3d 6c
seat 3 | chips 957 | hand 4c* 4h* 4d* 4s 5d 6s
seat 4 | chips 840 | hand Td* As* Tc* Ts Ad
seat 5 | chips 982 | hand Qs* Qc Qd
seat 6 | chips 859 | hand 5s* 5c* 5h* 6h 7c 8d
seat 7 | chips 962 | hand 8h* 8c* 8s 9c 9h
seat 8 | chips 997 | hand 3c* 3s* 3h* Th Jh Jd
seat 9 | chips 992 | hand Js* Jc Qh Kh
deck Ks Ah
"""
OPEN_DECK = """
poker_auction open-deck | first 0 | mover 0 | phase lot | lot Kc | due 30000
bank 240
passed 9h 4d 6h 8s
seat 0 | chips 860 | hand 3h 3c Kh* Ks*
seat 1 | chips 900 | hand 7c 7d Jc* Ah*
"""
OPEN_DECK_THREE = """
poker_auction open-deck | first 1 | mover 2 | phase lot | lot Kc | due 30000
bank 240
passed 9h 4d 6h 8s
seat 0 | chips 860 | hand 3h 3c Kh* Ks*
seat 1 | chips 900 | hand 7c 7d Jc* Ah* Ac*
seat 2 | chips 45 | hand 2c 2d
"""


class Play:
    """A position, and what players do in it just before its clock acts."""

    def __init__(self, position: str) -> None:
        self.state: PokerAuction = read_position(position)

    def bids(self, *bids: tuple[int, int]) -> Play:
        for seat, amount in bids:
            self._do(seat, Bid(amount))
        return self

    def passes(self, *seats: int) -> Play:
        for seat in seats:
            self._do(seat, Pass())
        return self

    def lays(self, seat: int, card: str) -> Play:
        return self._do(seat, Lay(card))

    def rings(self) -> Play:
        due = self.state.due()
        assert due is not None
        self.state.ring(due)
        return self

    def _do(self, seat: int, move: Any) -> Play:
        due = self.state.due()
        assert due is not None
        at = due - (self.state.hammer_ms if self.state.phase == "lot" else self.state.move_ms)
        self.state.check(seat, move, at)
        self.state.play(seat, move, at)
        return self

    def view(self, seat: int | None = 0) -> Any:
        return msgspec.json.decode(encode(self.state.view(seat)))


def views() -> dict[str, Any]:
    """Every state that the board draws."""
    lot = Play(LOT).bids((4, 20), (0, 40), (1, 45), (4, 80), (0, 100), (3, 120))
    last = Play(LAY.replace("deals 30", "deals 4")).lays(0, "7h").bids((4, 25)).rings()
    two_left = LAY.replace("seat 4 | chips 919", "seat 4 | chips 0").replace(
        "hand Ks* 7s* 4s* 7c Kh 4d", "hand | out 3"
    )
    return {
        "lot": lot.view(),
        "watched": lot.view(None),
        "high": Play(LOT).bids((0, 40)).view(),
        "unbid": Play(LOT).view(),
        "spent": Play(LOT.replace("chips 978", "chips 100")).bids((3, 120)).view(),
        "lay": Play(LAY).view(),
        "waiting": Play(LAY).view(1),
        "out": Play(two_left.replace("moved 4", "moved 3")).view(4),
        "showdown": Play(LAY).lays(0, "7h").bids((4, 25)).rings().view(),
        "split": Play(SPLIT).lays(0, "7h").rings().view(),
        "over": last.view(),
        "mahjong": Play(MAHJONG).bids((0, 25), (2, 40), (0, 60)).passes(3).bids((2, 75)).view(),
        "passed": Play(MAHJONG).bids((2, 75)).passes(0).view(),
        "ten": Play(TEN).bids((7, 20), (0, 40), (3, 55), (0, 70), (8, 90)).view(),
        "open-deck": Play(OPEN_DECK).bids((0, 50), (1, 80)).view(),
        "open-deck-waiting": Play(OPEN_DECK).bids((0, 50)).view(),
        "open-deck-three": Play(OPEN_DECK_THREE).view(2),
        "open-deck-over": _open_deck_over().view(),
        "open-deck-out": Play(
            "poker_auction open-deck | mover 0 | lot Th\nseat 0 | hand 9c 9d\nseat 1 | hand Ac Kc\ndeck"
        )
        .passes(0, 1)
        .view(),
    }


def _open_deck_over() -> Play:
    """An open deck played to its end, anyhow."""
    rng, play = Random(3), Play(OPEN_DECK)
    while (turn := play.state.turn()) and play.state.outcome() is None:
        play._do(turn[0], play.state.random_move(turn[0], rng))
    return play


def written() -> str:
    """The views as the file holds them, one a line."""
    lines = [f"  {json.dumps(name)}: {json.dumps(view, ensure_ascii=False)}" for name, view in views().items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def test_the_views_of_the_browsers_tests_are_what_the_engine_gives():
    assert FILE.read_text(encoding="utf-8") == written(), f"run python {Path(__file__).name}"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
