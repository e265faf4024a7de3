"""A player who knows no rules: every move is put together from `you` of the view, and from nothing else that is known.

What it may do, with what and how much, the view says; the only knowledge here is how a move is written.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

View: TypeAlias = dict[str, Any]
Move: TypeAlias = dict[str, Any]


class RuleLess:
    """Chooses moves for one seat; remembers only what it has bid on."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self._bid_on: set[tuple[int, str]] = set()

    def choose(self, view: View) -> Move | None:
        """A move, or nothing where there is none to make, or none that the game waits for."""
        you = view.get("you")
        if not you or view["outcome"] is not None or (view["turn"] != "all" and view["seat"] not in view["turn"]):
            return None
        games: dict[str, Callable[[View, View], Move | None]] = {
            "podstavec": self._podstavec,
            "logistics": self._logistics,
            "poker_auction": self._poker_auction,
            "standoff": self._standoff,
            "venice": self._venice,
        }
        return games[view["game"]](view, you)

    # ---- one way of writing moves for each game

    def _podstavec(self, _view: View, you: View) -> Move | None:
        if you["may"] is None:
            return None
        most = you["most"]
        if you["may"] == "bid":
            return {"type": "bid", **{part: self.rng.randint(0, most[part]) for part in most}}
        places, shown = most["pedestals"], {}
        for colour in ("red", "white", "black"):
            shown[colour] = self.rng.randint(0, min(most[colour], places))
            places -= shown[colour]
        return {"type": "arrange", **shown, "empty": self.rng.randint(0, places)}

    def _logistics(self, view: View, you: View) -> Move | None:
        if not you["may"]:
            return None
        kind = self.rng.choice(you["may"])
        if kind == "sow-stock":
            stock = [name for name, held in view["stocks"][view["seat"]].items() for _ in range(held)]
            count = self.rng.randint(1, min(you["pyramids"], len(stock)))
            return {"type": kind, "pyramids": self.rng.sample(stock, count)}
        if kind == "sow-card":
            return {"type": kind, "card": self.rng.choice(you["cards"])}
        uses = [use for use in you["uses"] if use["move"] == kind]
        return self._power(kind, self.rng.choice(uses)) if uses else {"type": kind}

    def _power(self, kind: str, use: View) -> Move:
        if kind == "take":
            vault, pyramid = self.rng.choice(use["pieces"])
            return {"type": kind, "vault": vault, "pyramid": pyramid}
        side, card, height = self.rng.choice(use["places"])
        if kind != "swap":
            return {"type": kind, "side": side, "card": card}
        others = [[c, h] for s, c, h in use["places"] if s == side and [c, h] != [card, height]]
        return {"type": kind, "side": side, "first": [card, height], "second": self.rng.choice(others)}

    def _poker_auction(self, _view: View, you: View) -> Move | None:
        if you["lay"]:
            return {"type": "lay", "card": self.rng.choice(you["lay"])}
        if you["bid"] and (not you["may_pass"] or self.rng.random() < 0.3):
            least, most, step = (you["bid"][part] for part in ("least", "most", "step"))
            return {"type": "bid", "amount": min(most, least + step * self.rng.randint(0, 3))}
        return {"type": "pass"} if you["may_pass"] else None

    def _standoff(self, view: View, you: View) -> Move | None:
        if "drop" in you.get("may", ()):
            count = self.rng.randint(you.get("least", 0), you.get("most", 0))
            return {"type": "drop", "cards": self.rng.sample(view["hand"], count)}
        ways = self._standoff_ways(you)
        return self.rng.choice(ways)() if ways else None

    def _standoff_ways(self, you: View) -> list[Callable[[], Move]]:
        may, rng = you.get("may", ()), self.rng
        ways: dict[str, Callable[[], Move]] = {
            "draw": lambda: {"type": "draw"},
            "mine": lambda: {"type": "mine"},
            "end": lambda: {"type": "end"},
            "discard": lambda: {"type": "discard", "card": rng.choice(you["discard"])},
            "credit": lambda: {"type": "credit", "card": rng.choice(you["credit"])},
            "convert": lambda: {"type": "convert", "minerals": rng.randint(1, you["convert"])},
            "buy": lambda: {"type": "buy", "card": rng.choice(you["buy"])},
            "choose": lambda: {"type": "choose", "card": rng.choice(you["choose"])},
            "fire": lambda: self._fire(rng.choice(you["fire"])),
            "play": lambda: self._play([card for card in you["play"] if card["asks"] != "squares"]),
            "place": lambda: self._place(you),
        }
        return [way for kind, way in ways.items() if kind in may and (kind != "discard" or you.get("discard"))]

    def _fire(self, gun: View) -> Move:
        return {"type": "fire", "from": gun["square"], "at": self.rng.choice(gun["targets"])}

    def _play(self, cards: list[View]) -> Move:
        card = self.rng.choice(cards)
        move: Move = {"type": "play", "card": card["card"]}
        if card["asks"] == "square":
            move["square"] = self.rng.choice(card["squares"])
        elif card["asks"] == "seat":
            move["seat"] = self.rng.choice(card["seats"])
        elif card["asks"] == "cards":
            offered = card.get("cards", [])
            move["cards"] = self.rng.sample(offered, self.rng.randint(0, min(card.get("most", 0), len(offered))))
        return move

    def _place(self, you: View) -> Move:
        """Grow from an anchor over free squares; where it cannot grow, begin at another."""
        card = self.rng.choice([card for card in you["play"] if card["asks"] == "squares"])
        free = {tuple(square) for square in you["free"]}
        for anchor in self.rng.sample(you["anchors"], len(you["anchors"])):
            chosen = [tuple(anchor)]
            while len(chosen) < card["blocks"]:
                around = {(r + dr, c + dc) for r, c in chosen for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0))}
                if not (grown := sorted(around & free - set(chosen))):
                    break
                chosen.append(self.rng.choice(grown))
            else:
                return {"type": "place", "card": card["card"], "squares": chosen}
        raise AssertionError("a card can be placed, and there is no place for it")

    def _venice(self, view: View, you: View) -> Move | None:
        if you["borrow"] and "borrow" in you["may"] and self.rng.random() < 0.2:
            return {"type": "borrow", "amount": self.rng.randint(0, you["borrow"])}
        if "bid" in you["may"] and you["highest"] > 0 and self.rng.random() < 0.4 and (bid := self._bid(you)):
            return bid
        return {"type": "ready"} if "ready" in you["may"] else None

    def _bid(self, you: View) -> Move | None:
        offered = [
            (auction, item, copies)
            for auction, room in enumerate(you["room"])
            for item, copies in room.items()
            if copies and (auction, item) not in self._bid_on
        ]
        if not offered:
            return None
        auction, item, copies = self.rng.choice(offered)
        self._bid_on.add((auction, item))
        price, count = self.rng.randint(1, you["highest"]), self.rng.randint(1, copies)
        return {"type": "bid", "auction": auction, "item": item, "price": price, "count": count}
