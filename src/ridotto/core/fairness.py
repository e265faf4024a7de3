"""Fair by proof: the house commits to a secret, everyone who enters contributes, and the seed follows from all.

1. When a table is opened the house publishes `commitment(secret)`, the SHA-256 of a secret of 32 random bytes.
2. Everyone who enters adds a contribution: some bytes of their own, in hex.
3. seed = HMAC-SHA256(secret, the contributions in order of entry, the table's id and the version, joined by line
   feeds). The game's chance is `Sealed(seed)`, and its first draws shuffle the seats.
4. When the game is over the secret is revealed, and anyone can check all of it with `check_fairness`.

This proves the shuffle. It does not prove that nobody in the house looked at the cards.
The browser checks the same with a copy of its own: `web/src/protocol/fairness.ts`.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence

from msgspec import Struct

from .chance import Sealed
from .refusal import Problem

VERSION = 1


class Fair(Struct, frozen=True, forbid_unknown_fields=True):
    """What the house reveals after the end; it stands in the record."""

    commitment: str
    secret: str
    contributions: tuple[str, ...]
    table: str
    seating: tuple[int, ...]
    """The seat of each player, in order of entry."""
    version: int = VERSION


def new_secret() -> bytes:
    """A secret for one table."""
    return secrets.token_bytes(32)


def commitment(secret: bytes) -> str:
    """What is published when the table is opened."""
    return hashlib.sha256(secret).hexdigest()


def is_contribution(contribution: str) -> bool:
    """Is this hex of 1 to 64 bytes? Then no two lists of contributions read the same."""
    return _CONTRIBUTION.fullmatch(contribution) is not None


def check_contribution(contribution: str) -> None:
    """Raise `Problem` unless this is a contribution."""
    if not is_contribution(contribution):
        raise Problem("fair-contribution")


_CONTRIBUTION = re.compile(r"(?:[0-9a-f]{2}){1,64}")


def fair_seed(secret: bytes, contributions: Sequence[str], table: str, version: int = VERSION) -> bytes:
    """The seed that follows from the secret and from everyone's contribution."""
    for contribution in contributions:
        check_contribution(contribution)
    if "\n" in table:
        raise Problem("fair-table")
    told = "\n".join([*contributions, table, str(version)])
    return hmac.digest(secret, told.encode(), "sha256")


def draw_seating(chance: Sealed, seats: int) -> tuple[int, ...]:
    """The first draws of a table: which seat each player gets, in order of entry."""
    seating = list(range(seats))
    chance.shuffle(seating)
    return tuple(seating)


def reveal(secret: bytes, contributions: Sequence[str], table: str, seats: int) -> Fair:
    """What to publish when the game is over."""
    seating = draw_seating(Sealed(fair_seed(secret, contributions, table)), seats)
    return Fair(commitment(secret), secret.hex(), tuple(contributions), table, seating)


def check_fairness(fair: Fair, seed: str) -> None:
    """Raise `Problem` unless commitment, seed and seating all follow from what was revealed."""
    if fair.version != VERSION:
        raise Problem("fair-version", version=fair.version)
    try:
        secret = bytes.fromhex(fair.secret)
    except ValueError:
        raise Problem("fair-secret") from None
    if commitment(secret) != fair.commitment:
        raise Problem("fair-commitment")
    expected = fair_seed(secret, fair.contributions, fair.table, fair.version)
    if expected.hex() != seed:
        raise Problem("fair-seed")
    if draw_seating(Sealed(expected), len(fair.seating)) != fair.seating:
        raise Problem("fair-seating")
