"""One auction as a game: what bids are worth agrees with the rules, bid by bid."""

from itertools import product
from random import Random

import pytest

from ridotto.bots.regret import exploitability
from ridotto.games.podstavec import text
from ridotto.games.podstavec.auction import IMPOSSIBLE, Terms, auction, content
from ridotto.games.podstavec.moves import Bid
from ridotto.games.podstavec.standing import Standing, first_places, stock

HEAD = "podstavec colour-first\nround 4 bid\nvalues red white black\nsupply {} | spoils 2b 1p | barren 0\n"
SEAT = "seat {}: display 3e | bag 2r {}b {}p | first win 0 | sent ?"


def position(*bags):
    lines = [SEAT.format(seat, *bag) for seat, bag in enumerate(bags)]
    return text.read_position(HEAD.format(9) + "\n".join(lines))


def hopes(standing):
    """Any function of a standing that tells all of its parts apart."""
    rng = Random(repr(standing))
    weights = [rng.random() for _ in standing.held]
    return tuple(weight / sum(weights) for weight in weights)


def standing_of(state):
    won = sorted((first, seat) for seat, first in enumerate(state.first_wins) if first)
    held = tuple(stock(state.owned(seat)) for seat in range(state.seats))
    return Standing(held, stock(state.spoils), state.supply, tuple(seat for _, seat in won))


def terms_of(state):
    bags = tuple((0, bag[1] + bag[2], bag[3]) for bag in state.bags)
    return Terms(standing_of(state), bags, ((0,),) * state.seats, 13 if state.seats == 2 else 9, hopes)


def played(state, bids):
    """What the rules make of these bids."""
    after = state.copy()
    for seat, (red, plain, pedestals) in enumerate(bids):
        after.play(seat, Bid(red, 0, plain, pedestals), 0)
    return hopes(standing_of(after))


@pytest.mark.parametrize("bags", [((3, 2), (2, 2)), ((3, 1), (1, 2), (2, 2)), ((0, 1), (2, 1), (1, 3))])
def test_every_combination_of_bids_without_balls_or_of_different_size_is_worth_what_the_rules_make_of_it(bags) -> None:
    state = position(*bags)
    terms = terms_of(state)
    sizes = [(pedestals, balls) for pedestals in range(4) for balls in range(4)]
    found = auction(terms, sizes)
    for numbers in product(range(len(sizes)), repeat=state.seats):
        bids = [content(bag, sizes[number]) for bag, number in zip(terms.bags, numbers, strict=True)]
        with_balls = [number for number in numbers if sizes[number][1]]
        if None in bids or len(set(with_balls)) < len(with_balls):
            continue
        mixes = [[float(each == number) for each in range(len(sizes))] for number in numbers]
        worths = [found.worths(seat, mixes)[number] for seat, number in enumerate(numbers)]
        assert worths == pytest.approx(list(played(state, bids)))


def test_between_bids_with_as_many_balls_each_colour_is_as_likely_to_be_better() -> None:
    terms = terms_of(position((3, 1), (3, 1)))
    found = auction(terms, [(0, 0), (0, 2)])
    mixes = [[0.0, 1.0], [0.0, 1.0]]
    wins = [hopes(terms.standing.won(seat, [(seat, (0, 2, 0))]))[0] for seat in (0, 1)]
    assert found.worths(0, mixes)[1] == pytest.approx(sum(wins) / 2)


def test_a_bid_that_a_bag_cannot_pay_is_worth_less_than_anything() -> None:
    found = auction(terms_of(position((1, 0), (3, 1))), [(0, 0), (0, 2), (1, 0)])
    assert found.worths(0, [[1.0, 0.0, 0.0]] * 2)[1:] == [IMPOSSIBLE, IMPOSSIBLE]


def test_any_bid_can_be_weighed_beside_those_thought_of() -> None:
    terms = terms_of(position((3, 1), (3, 1)))
    found = auction(terms, [(0, 0), (0, 2), (1, 0)])
    mixes = found.solve(50).mixes
    assert found.worth(0, (0, 2, 0), mixes) == pytest.approx(found.worths(0, mixes)[1])
    paid = (2, 1, 1)
    assert found.worth(0, paid, mixes) == pytest.approx(hopes(terms.standing.won(0, [(0, paid)]))[0])


@pytest.mark.parametrize("seats", [2, 3])
def test_after_enough_rounds_nobody_regrets_much(seats) -> None:
    found = auction(
        terms_of(position(*[(3, 2)] * seats)), [(pedestals, balls) for pedestals in range(3) for balls in range(4)]
    )
    solution = found.solve(800)
    assert exploitability(solution.mixes, found.worths) < 0.01 * seats
    assert sum(solution.chances) == pytest.approx(1)


@pytest.mark.rule("POD-18")
def test_equal_displays_go_to_the_earliest_winner_or_are_shared() -> None:
    assert first_places([(3, 1), (3, 1), (2, 9)], (2, 1)) == (0, 1, 0)
    assert first_places([(3, 1), (3, 1), (2, 9)], (2,)) == (0.5, 0.5, 0)
