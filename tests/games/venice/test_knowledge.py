"""What a seat of Venice can tell of the others, and what it has to imagine."""

from random import Random

from ridotto.games.venice.auction import hold


def test_a_seat_imagines_only_worlds_in_which_every_auction_went_as_it_did(table, do, next_auction) -> None:
    state = table(4)
    do(state, "0 borrow 20", "1 borrow 11", "2 borrow 50", "1 bid 1 b 7x1", "0 bid 1 b 6x1", "1 bid 1 c 5x2")
    do(state, "2 bid 1 c 4x1")
    for _ in range(2):
        next_auction(state)
    loans = {state.imagine(0, Random(seed)).loans[1] for seed in range(300)}
    assert 7 <= min(loans) < 20, "seven were paid"
    assert max(loans) > 250, "nothing is known of the bid for c yet"
    for _ in range(4):
        next_auction(state)
    loans = {state.imagine(0, Random(seed)).loans[1] for seed in range(300)}
    assert loans == {7, 8, 9, 10, 11}, "a bid of 5 was void after 7 were paid"
    worlds = [state.imagine(0, Random(seed)) for seed in range(30)]
    assert {world.loans[0] for world in worlds} == {20}
    assert all(money >= 0 for world in worlds for money in world.money)


def test_an_imagined_world_holds_its_auctions_again_with_the_same_results(table, do, next_auction) -> None:
    for seed in range(25):
        rng = Random(seed)
        state = table(5)
        for _ in range(60):
            seat = rng.randrange(5)
            move = state.random_move(seat, rng)
            if type(move).__name__ != "Ready":
                state.play(seat, move, 1)
        for _ in range(6):
            next_auction(state)
            world = state.imagine(rng.randrange(5), rng)
            money = world.loans[:]
            for number in range(world.held):
                assert hold(world.book[number], world.lineups[number], money) == state.results[number]
            assert money == world.money
