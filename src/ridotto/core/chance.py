"""Chance from outside: streams that are a key and a counter, so that they are quick to copy and replay exactly."""

from __future__ import annotations

import hmac
from abc import abstractmethod
from collections.abc import MutableSequence
from random import Random
from typing import Any, TypeAlias, TypeVar

from msgspec import Struct

T = TypeVar("T")


class Stream(Struct):
    """Draws whole numbers without bias. The n-th word depends on the key and n alone."""

    @abstractmethod
    def word(self) -> int:
        """The next word of the stream, uniform below `words()`."""

    @abstractmethod
    def words(self) -> int:
        """How many different words there are."""

    def below(self, limit: int) -> int:
        """A whole number from 0 to `limit - 1`, each equally likely: words above the largest multiple of
        `limit` are rejected."""
        fair = self.words() - self.words() % limit
        while (word := self.word()) >= fair:
            pass
        return word % limit

    def choice(self, items: MutableSequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put the items in a random order, every order equally likely (Fisher–Yates, from the end)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


class Sealed(Stream, tag="sealed"):
    """The house's stream: word n is HMAC-SHA256(key, n as 8 bytes), read as one big-endian number, n from 0.

    Nobody can tell the next word without the key, and anyone can check all of them with it.
    """

    key: bytes
    counter: int = 0

    def word(self) -> int:
        """The next 256-bit word."""
        counter = self.counter
        self.counter = counter + 1
        return int.from_bytes(hmac.digest(self.key, counter.to_bytes(8, "big"), "sha256"), "big")

    def words(self) -> int:
        """2²⁵⁶."""
        return 1 << 256

    def copy(self) -> Sealed:
        """An independent stream that goes on the same way."""
        return Sealed(self.key, self.counter)


def shuffle(items: MutableSequence[Any], rng: Random) -> None:
    """The order that `rng.shuffle` gives, with fewer calls: minds imagine thousands of worlds for a move."""
    bits = rng.getrandbits
    for last in range(len(items) - 1, 0, -1):
        width = (last + 1).bit_length()
        other = bits(width)
        while other > last:
            other = bits(width)
        items[last], items[other] = items[other], items[last]


_WORDS = 1 << 64
_WORD = _WORDS - 1


class Fast(Stream, tag="fast"):
    """The stream for simulation and imagined worlds: SplitMix64 over key and counter. Quick, not secret."""

    key: int
    counter: int = 0

    def word(self) -> int:
        """The next 64-bit word."""
        self.counter = counter = self.counter + 1
        z = (self.key + counter * 0x9E3779B97F4A7C15) & _WORD
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _WORD
        return z ^ (z >> 31)

    def words(self) -> int:
        """2⁶⁴."""
        return _WORDS

    def shuffle(self, items: MutableSequence[T]) -> None:
        """The order that any stream gives, with fewer calls: imagined worlds shuffle all the time."""
        word = self.word
        for size in range(len(items), 1, -1):
            while (drawn := word()) >= _WORDS - _WORDS % size:
                pass
            last, other = size - 1, drawn % size
            items[last], items[other] = items[other], items[last]

    def copy(self) -> Fast:
        """An independent stream that goes on the same way."""
        return Fast(self.key, self.counter)

    @classmethod
    def drawn(cls, rng: Random) -> Fast:
        """A stream of its own for an imagined world."""
        return cls(rng.getrandbits(64))


Chance: TypeAlias = Sealed | Fast
