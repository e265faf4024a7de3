"""Chance as key and counter."""

import hashlib
import hmac
from collections import Counter
from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ridotto.core import Fast, Sealed
from ridotto.core.chance import Stream, shuffle


@given(st.binary(min_size=1, max_size=64), st.integers(0, 2**40))
def test_a_sealed_word_is_the_hmac_of_key_and_counter(key: bytes, counter: int) -> None:
    expected = hmac.new(key, counter.to_bytes(8, "big"), hashlib.sha256).digest()
    stream = Sealed(key, counter)
    assert stream.word() == int.from_bytes(expected, "big")
    assert stream.counter == counter + 1


@pytest.mark.parametrize("stream", [Sealed(b"key"), Fast(7)])
def test_a_copy_goes_on_the_same_way_and_independently(stream: Sealed | Fast) -> None:
    stream.below(10)
    copy = stream.copy()
    assert [stream.below(1000) for _ in range(20)] == [copy.below(1000) for _ in range(20)]
    stream.below(5)
    assert copy.counter == stream.counter - 1


def test_different_keys_give_different_streams() -> None:
    words = [Fast(key).word() for key in range(1000)]
    assert len(set(words)) == 1000


class Narrow(Stream):
    """A stream of the words 0 to 7, to see what happens at its edge."""

    left: list[int]

    def word(self) -> int:
        return self.left.pop(0)

    def words(self) -> int:
        return 8


def test_words_past_the_last_whole_multiple_are_rejected() -> None:
    assert Narrow([6, 7, 5]).below(3) == 2  # 6 and 7 would make 0 and 1 likelier than 2
    assert Narrow([7]).below(8) == 7
    assert [Narrow([word]).below(4) for word in range(8)] == [0, 1, 2, 3] * 2


@given(st.integers(0, 2**32), st.integers(0, 130))
def test_a_quick_shuffle_gives_the_order_that_python_gives_and_draws_as_much(seed: int, count: int) -> None:
    quick, plain = Random(seed), Random(seed)
    items, expected = list(range(count)), list(range(count))
    shuffle(items, quick)
    plain.shuffle(expected)
    assert (items, quick.getstate()) == (expected, plain.getstate())


@given(st.integers(0, 2**64 - 1), st.integers(0, 40))
def test_the_quick_stream_shuffles_as_any_stream_does(key: int, count: int) -> None:
    quick, plain = Fast(key), Fast(key)
    items, expected = list(range(count)), list(range(count))
    quick.shuffle(items)
    Stream.shuffle(plain, expected)
    assert (items, quick) == (expected, plain)


@pytest.mark.parametrize("make", [lambda n: Sealed(n.to_bytes(4, "big")), Fast])
def test_every_order_comes_up_about_equally_often(make) -> None:
    orders = Counter()
    for key in range(6000):
        items = ["a", "b", "c"]
        make(key + 1).shuffle(items)
        orders["".join(items)] += 1
    assert set(orders) == {"".join(order) for order in permutations("abc")}
    chi_squared = sum((count - 1000) ** 2 / 1000 for count in orders.values())
    assert chi_squared < 20.5  # five degrees of freedom: one honest stream in a thousand would fail, and keys are fixed


def test_choice_takes_one_of_the_items() -> None:
    stream = Fast(3)
    assert {stream.choice(["x", "y"]) for _ in range(50)} == {"x", "y"}
