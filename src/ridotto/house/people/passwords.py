"""Passwords: kept as argon2 hashes, and checked in threads so that nobody waits for another's sign-in."""

from __future__ import annotations

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from ridotto.core import Problem

CATALOGUE = "ridotto.house"
SHORTEST, LONGEST = 8, 200
HASHES_AT_ONCE = 2
"""How many passwords are hashed at the same time: each takes 64 MiB."""


class Passwords:
    """The one place that sees a password."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._room = asyncio.Semaphore(HASHES_AT_ONCE)
        self._nobodys: str | None = None

    async def seal(self, password: str) -> str:
        """The hash of a new password; raises `Problem` if it is too short or too long."""
        if not SHORTEST <= len(password) <= LONGEST:
            raise Problem("password-length", least=SHORTEST, most=LONGEST).within(CATALOGUE)
        async with self._room:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def fits(self, sealed: str | None, password: str) -> bool:
        """Is this the password? For an unknown account (`None`) the answer takes just as long."""
        if len(password) > LONGEST:
            return False
        if sealed is None:
            self._nobodys = self._nobodys or await self.seal("a password of nobody")
        async with self._room:
            return await asyncio.to_thread(self._verify, sealed or self._nobodys or "", password) and sealed is not None

    def _verify(self, sealed: str, password: str) -> bool:
        try:
            return self._hasher.verify(sealed, password)
        except (VerificationError, InvalidHashError):
            return False

    def outdated(self, sealed: str) -> bool:
        """Was it sealed with weaker settings than today's?"""
        return self._hasher.check_needs_rehash(sealed)
