"""The rules of Logistics once more, slowly and from the rulebook alone: an oracle that shares nothing with the engine.

Pyramids are their names, stacks are strings of names (`"LrMbSg"`), a position is a plain dict, and moves are looked
for by trying everything that could be one. Moves come and go as the JSON of the wire.
"""

from __future__ import annotations

from copy import deepcopy
from itertools import permutations
from typing import Any

Position = dict[str, Any]
JsonMove = dict[str, Any]

POWER_OF = dict(zip("gyrbkcxopw", ["take", "return", "advance", "swap own", "swap theirs"] * 2, strict=True))
COLOUR_OF = dict(
    zip(
        ["green", "yellow", "red", "blue", "black", "cyan", "clear", "orange", "purple", "white"],
        "gyrbkcxopw",
        strict=True,
    )
)


def from_view(view: dict[str, Any]) -> Position:
    """The position that a view (as JSON) shows."""
    return {
        "player": view["player"],
        "phase": view["phase"],
        "turn": view["turn_number"],
        "cards": [["".join(stack) for stack in row] for row in view["cards"]],
        "stocks": [sorted(name for name, count in stock.items() for _ in range(count)) for stock in view["stocks"]],
        "vaults": [sorted(vault) for vault in view["vaults"]],
        "powers": [sorted(COLOUR_OF[colour] for colour in power) for power in view["powers"]],
    }


def _names(stack: str) -> list[str]:
    return [stack[start : start + 2] for start in range(0, len(stack), 2)]


def _sizes(stack: str) -> str:
    return stack[::2]


def _tree(stack: str) -> bool:
    return _sizes(stack).endswith("LMS")


def _parts(stack: str) -> list[str]:
    """The pieces of a card in the order in which they are sown."""
    parts = []
    if _tree(stack):
        parts.append(stack[-6:])
        stack = stack[:-6]
    return parts + list(reversed(_names(stack)))


def _sowings(position: Position) -> list[JsonMove]:
    player = position["player"]
    row = position["cards"][player]
    found: list[JsonMove] = []
    for card, stack in enumerate(row):
        if stack and card + len(_parts(stack)) <= len(row):
            found.append({"type": "sow-card", "card": card})
    orders = {
        order for length in range(1, min(4, len(row)) + 1) for order in permutations(position["stocks"][player], length)
    }
    return found + [{"type": "sow-stock", "pyramids": list(order)} for order in sorted(orders)]


def _can_sow(position: Position) -> bool:
    stocks = [stock[:1] for stock in position["stocks"]]  # one pyramid is enough, and quicker to try
    return bool(_sowings(position | {"stocks": stocks}))


def _uses(position: Position, power: str) -> list[JsonMove]:
    player = position["player"]
    if power == "take":
        return [
            {"type": "take", "vault": seat, "pyramid": name}
            for seat in (0, 1)
            for name in sorted(set(position["vaults"][seat]))
        ]
    if power in ("return", "advance"):
        return [
            {"type": power, "side": side, "card": card}
            for side in (0, 1)
            for card, stack in enumerate(position["cards"][side])
            if stack
        ]
    side = player if power == "swap own" else 1 - player
    places = [
        [card, height] for card, stack in enumerate(position["cards"][side]) for height in range(len(_names(stack)))
    ]
    return [
        {"type": "swap", "side": side, "first": first, "second": second}
        for first in places
        for second in places
        if first < second
    ]


def _power_moves(position: Position, power: list[str]) -> list[JsonMove]:
    """Every use of any of these colours, none twice."""
    found: list[JsonMove] = []
    for letter in power:
        found += [move for move in _uses(position, POWER_OF[letter]) if move not in found]
    return found


def moves(position: Position) -> list[JsonMove]:
    """Every legal move."""
    if position["phase"] == "over":
        return []
    if position["phase"] == "power":
        return [*_power_moves(position, position["powers"][0]), {"type": "decline"}]
    return _sowings(position) + ([{"type": "stop"}] if position["phase"] == "extra" else [])


def after(before: Position, move: JsonMove) -> Position:
    """The position after a legal move."""
    position = deepcopy(before)
    kind = move["type"]
    if kind == "stop":
        return _next_turn(position)
    if kind in ("sow-card", "sow-stock"):
        return _after_sowing(position, move)
    if kind == "take":
        position["vaults"][move["vault"]].remove(move["pyramid"])
        position["stocks"][move["vault"]] = sorted([*position["stocks"][move["vault"]], move["pyramid"]])
    elif kind in ("return", "advance"):
        _move_top(position, move)
    elif kind == "swap":
        row = position["cards"][move["side"]]
        board = [_names(stack) for stack in row]
        (card, height), (other_card, other_height) = move["first"], move["second"]
        board[card][height], board[other_card][other_height] = board[other_card][other_height], board[card][height]
        row[:] = ["".join(stack) for stack in board]
    position["powers"].pop(0)
    return _next_power(position)


def _move_top(position: Position, move: JsonMove) -> None:
    side, card = move["side"], move["card"]
    row = position["cards"][side]
    name = row[card][-2:]
    row[card] = row[card][:-2]
    if move["type"] == "return":
        position["stocks"][side] = sorted([*position["stocks"][side], name])
    elif card == len(row) - 1:
        position["vaults"][side] = sorted([*position["vaults"][side], name])
    else:
        row[card + 1] += name


def _after_sowing(position: Position, move: JsonMove) -> Position:
    player = position["player"]
    row, theirs = position["cards"][player], position["cards"][1 - player]
    count = len(row)
    if move["type"] == "sow-stock":
        parts, start = list(move["pyramids"]), 0
        for name in parts:
            position["stocks"][player].remove(name)
    else:
        parts, start = _parts(row[move["card"]]), move["card"] + 1
        row[move["card"]] = ""
    vaulted = start + len(parts) == count + 1
    captures: list[tuple[int, str]] = []
    for step, part in enumerate(parts):
        place = start + step
        if place == count:
            position["vaults"][player] = sorted(position["vaults"][player] + _names(part))
            continue
        facing = theirs[count - 1 - place]
        nest = part[0] == "L" and len(part) == 2 and _sizes(row[place]).endswith("SM")
        last_on_empty = step == len(parts) - 1 and row[place] == ""
        if (nest and _tree(facing)) or (last_on_empty and facing and not _tree(facing)):
            captures.append((count - 1 - place, part))
        row[place] += part
    for card, _part in captures:
        position["vaults"][player] = sorted(position["vaults"][player] + _names(theirs[card]))
        theirs[card] = ""
    if captures:
        position["powers"] = [sorted(set(part[1::2])) for _card, part in captures]
        return _next_power(position)
    if vaulted and _can_sow(position):
        position["phase"] = "extra"
        return position
    return _next_turn(position)


def _next_power(position: Position) -> Position:
    while position["powers"]:
        if _power_moves(position, position["powers"][0]):
            position["phase"] = "power"
            return position
        position["powers"].pop(0)
    return _next_turn(position)


def _next_turn(position: Position) -> Position:
    mover = position["player"]
    if position["turn"] == 100 * len(position["cards"][0]):
        position["phase"] = "over"
        return position
    for player in (1 - mover, mover):
        position["player"] = player
        if _can_sow(position):
            position["phase"] = "sow"
            position["turn"] += 1
            return position
    position["phase"] = "over"
    return position


def count(position: Position, depth: int) -> int:
    """The number of legal sequences of moves of this length."""
    legal = moves(position)
    return len(legal) if depth == 1 else sum(count(after(position, move), depth - 1) for move in legal)
