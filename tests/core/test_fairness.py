"""Fair by proof."""

import hashlib
import hmac

import msgspec
import pytest

from ridotto.core import Match, Problem, Sealed, find_game, read_record, write_record
from ridotto.core.fairness import check_fairness, commitment, draw_seating, fair_seed, new_secret, reveal

SECRET = bytes(range(32))
CONTRIBUTIONS = ["aa01", "bb02"]


def revealed_match() -> Match:
    fair = reveal(SECRET, CONTRIBUTIONS, "table-1", 2)
    seed = fair_seed(SECRET, CONTRIBUTIONS, "table-1").hex()
    match = Match.begin(find_game("three_cards"), 2, {}, seed, at=0, fair=fair)
    while match.turn():
        match.play(match.turn()[0], match.state.idle(match.turn()[0]), match.at)
    return match


def test_the_commitment_is_the_hash_of_the_secret_and_secrets_differ() -> None:
    assert commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()
    assert new_secret() != new_secret()
    assert len(new_secret()) == 32


def test_the_seed_follows_from_secret_contributions_table_and_version() -> None:
    expected = hmac.new(SECRET, b"aa01\nbb02\ntable-1\n1", hashlib.sha256).digest()
    assert fair_seed(SECRET, CONTRIBUTIONS, "table-1") == expected
    others = [
        fair_seed(SECRET, CONTRIBUTIONS[::-1], "table-1"),
        fair_seed(SECRET, CONTRIBUTIONS[:1], "table-1"),
        fair_seed(SECRET, CONTRIBUTIONS, "table-2"),
        fair_seed(SECRET, CONTRIBUTIONS, "table-1", version=2),
        fair_seed(bytes(32), CONTRIBUTIONS, "table-1"),
    ]
    assert len({expected, *others}) == 6


def test_the_first_draws_assign_the_seats_and_the_game_goes_on_after_them() -> None:
    match = revealed_match()
    chance = Sealed(bytes.fromhex(match.header.seed))
    assert draw_seating(chance, 2) == match.header.fair.seating
    drawn_for_seats = chance.counter
    game = find_game("three_cards")
    dealt = game.begin(2, game.options(), chance, 0)
    fresh = Match.begin(game, 2, {}, match.header.seed, 0, match.header.fair)
    assert fresh.state.hands == dealt.hands
    assert drawn_for_seats == 1


def test_a_revealed_record_verifies() -> None:
    assert read_record(write_record(revealed_match())).verify().outcome() is not None


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("secret", "00" * 32, "fair-commitment"),
        ("secret", "not hex", "fair-secret"),
        ("contributions", ("aa01",), "fair-seed"),
        ("table", "table-9", "fair-seed"),
        ("contributions", ("aa01\nbb02",), "fair-contribution"),
        ("contributions", ("AA01", "bb02"), "fair-contribution"),
        ("table", "bb02\ntable-1", "fair-table"),
        ("version", 2, "fair-version"),
        ("seating", (1, 0), "fair-seating"),
        ("seating", (0, 1), "fair-seating"),
    ],
)
def test_whatever_does_not_follow_is_found(field, value, message) -> None:
    match = revealed_match()
    if getattr(match.header.fair, field) == value:
        return
    forged = msgspec.structs.replace(match.header.fair, **{field: value})
    with pytest.raises(Problem) as problem:
        check_fairness(forged, match.header.seed)
    assert problem.value.why.id == message
    assert problem.value.sentence("ru")
