"""Random weeks of Venice have something to see, and the moves on offer are a sensible spread."""

from collections import Counter
from random import Random

from ridotto.core import encode


def test_random_players_borrow_bid_in_several_auctions_change_and_withdraw(table) -> None:
    kinds: Counter[str] = Counter()
    auctions: set[int] = set()
    for seed in range(10):
        rng, state = Random(seed), table(4)
        while state.outcome() is None:
            seat = rng.randrange(4)
            move = state.random_move(seat, rng)
            state.check(seat, move, state.due() - 1)
            state.play(seat, move, state.due() - 1)
            kinds[type(move).__name__] += 1
            auctions.add(getattr(move, "auction", 0))
        assert any(state.holdings)
    assert min(kinds[kind] for kind in ("Borrow", "Bid", "Change", "Withdraw", "Ready")) >= 20
    assert auctions == set(range(7))


def test_the_moves_on_offer_reach_every_item_of_every_coming_auction(table, next_auction) -> None:
    state = table(4)
    next_auction(state)
    offered = {(move.auction, move.item) for move in state.moves(0) if type(move).__name__ == "Bid"}
    assert offered == {(number, item) for number in range(1, 7) for item, _ in state.lineups[number]}
    moves = [encode(move) for move in state.moves(0)]
    assert len(moves) == len(set(moves))


def test_a_random_move_needs_nothing_that_the_seat_does_not_know(table) -> None:
    rng, state = Random(1), table(4)
    for _ in range(80):
        seat = rng.randrange(4)
        for number in range(3):
            world = state.imagine(seat, Random(number))
            assert world.random_move(seat, Random(5)) == state.random_move(seat, Random(5))
        move = state.random_move(seat, rng)
        if state.outcome() is None:
            state.play(seat, move, 1)
        if state.outcome() is not None:
            break
