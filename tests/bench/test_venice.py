"""What is measured about crowds in Venice is what is said to be measured. No test here depends on how long it takes."""

from ridotto.bench.venice import measure_scale


def test_small_crowds_are_measured_in_three_steps() -> None:
    scale = measure_scale(most_bids=2000, closing_players=20)
    assert [(hold.bids, hold.players) for hold in scale.holds] == [(20, 2), (200, 20), (2000, 200)]
    assert set(scale.bid_us) == {"10", "1000", "200"}
    assert scale.view_bytes["1000"] < scale.view_bytes["10"] + 500
