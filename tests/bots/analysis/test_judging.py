"""Judging a decision: by what the seat could know, and never by less than what is sure."""

from random import Random

import pytest

from ridotto.bots.analysis.forms import Verdict
from ridotto.bots.analysis.judging import Judge
from ridotto.bots.analysis.story import Deed, Position
from ridotto.bots.random import RandomBot
from ridotto.core import Choice, Decision, Fast, Message, Opinion, find_game, games
from ridotto.games.podstavec.moves import Bid
from ridotto.games.venice.moves import Bid as VeniceBid
from ridotto.games.venice.moves import Borrow, Ready
from ridotto.testing.tables import positions as reached
from ridotto.testing.tables import usual_tables

WHY = Message("mind-waits")
PLAYED, OTHER = Bid(0, 1, 0, 0), Bid(0, 0, 1, 0)


class Opinionated:
    """A mind that always thinks the same, or each time the next of what it was told to think."""

    def __init__(self, chosen, *worths, measure="chance", waiting=None, near=0.0) -> None:
        self.chosen, self.worths, self.measure, self.waiting = chosen, list(worths), measure, waiting
        self.near = near

    def consider(self, sight, rng, also=()) -> Opinion:
        worths = self.worths.pop(0) if len(self.worths) > 1 else self.worths[0]
        choices = tuple(Choice(move, worth) for move, worth in worths.items())
        return Opinion(Decision(self.chosen), choices, WHY, self.measure, self.waiting, self.near)

    def decide(self, sight, rng) -> Decision:
        return Decision(self.chosen)


def bidding() -> Position:
    """Podstavec, when both are to bid."""
    game = find_game("podstavec")
    state = game.begin(2, game.read_options({}, 2), Fast(1))
    for seat in (0, 1):
        state.play(seat, state.idle(seat), 0)
    return Position(2, state, 0, (), None)


def judged(bot, played=PLAYED, worlds=4) -> Verdict:
    judge = Judge(bot, "keen", find_game("podstavec").quick, worlds)
    return judge.judge(Deed(0, (3,), 2, False, False), bidding(), [played], 0, "seed")


def test_who_plays_what_the_mind_would_has_lost_nothing() -> None:
    verdict = judged(Opinionated(PLAYED, {PLAYED: 0.4}))
    assert verdict.agrees
    assert (verdict.lost, verdict.worth, verdict.best) == (0, 0.4, 0.4)


def test_what_was_given_away_is_the_difference_that_the_mind_sees() -> None:
    verdict = judged(Opinionated(OTHER, {OTHER: 3.5, PLAYED: 1.0}, measure="points"))
    assert not verdict.agrees
    assert (verdict.lost, verdict.error, verdict.measure) == (2.5, 0, "points")
    assert verdict.choice == (OTHER,)


def test_a_mind_that_thinks_less_of_its_own_move_finds_nothing_lost() -> None:
    assert judged(Opinionated(OTHER, {OTHER: 0.2, PLAYED: 0.5})).lost == 0


def test_what_is_not_seen_again_was_luck() -> None:
    better, worse = {OTHER: 0.9, PLAYED: 0.1}, {OTHER: 0.4, PLAYED: 0.5}
    verdict = judged(Opinionated(OTHER, better, worse, better, worse, better, worse))
    assert verdict.lost == 0
    assert verdict.error > 0


def test_what_the_mind_takes_for_as_good_as_its_best_was_no_mistake() -> None:
    unsure = judged(Opinionated(OTHER, {OTHER: 0.42, PLAYED: 0.4}, near=0.03))
    assert (unsure.lost, unsure.agrees, unsure.choice) == (0, False, (OTHER,))
    assert judged(Opinionated(OTHER, {OTHER: 0.44, PLAYED: 0.4}, near=0.03)).lost == pytest.approx(0.04)


def test_what_the_mind_plays_itself_when_it_is_asked_again_was_no_mistake() -> None:
    class Wavering(Opinionated):
        def consider(self, sight, rng, also=()) -> Opinion:
            opinion = super().consider(sight, rng, also)
            self.chosen = PLAYED if self.chosen == OTHER else OTHER
            return opinion

    assert judged(Wavering(OTHER, {OTHER: 0.44, PLAYED: 0.4})).lost == 0


def test_a_mind_that_would_wait_says_what_that_is_worth() -> None:
    verdict = judged(Opinionated(None, {PLAYED: 0.3}, waiting=0.5))
    assert verdict.choice == ()
    assert verdict.lost == pytest.approx(0.2)
    assert judged(Opinionated(None, {PLAYED: 0.3}, waiting=0.1)).lost == 0


def test_if_it_does_not_both_are_tried_out() -> None:
    verdict = judged(Opinionated(None, {PLAYED: 0.3}))
    assert verdict.measure == "chance"
    assert verdict.worth is not None
    assert judged(Opinionated(None, {PLAYED: 0.3}), worlds=0).worth is None


def test_a_mind_that_did_not_weigh_the_played_move_is_put_to_the_test() -> None:
    verdict = judged(Opinionated(OTHER, {OTHER: 0.9}))
    assert verdict.choice == (OTHER,)
    assert 0 <= verdict.worth <= 1


class Frugal:
    """Shows as much as it can and bids a ball or none."""

    def decide(self, sight, rng) -> Decision:
        view = sight.view()
        most = view.you.most
        if view.phase == "arrange":
            return Decision(sight.imagine().idle(sight.seat))
        return Decision(Bid(0, 0, min(most.black, rng.randrange(2)), 0))


class Bold:
    """Bids all it has."""

    def decide(self, sight, rng) -> Decision:
        most = sight.view().you.most
        return Decision(Bid(most.red, most.white, most.black, most.pedestals))


def test_trials_find_what_is_better_beyond_doubt() -> None:
    """Against those who bid next to nothing the first spoils are the game."""
    deed = Deed(0, (3,), 2, False, False)
    verdict = Judge(Bold(), "bold", Frugal(), 24).judge(deed, bidding(), [Bid(0, 0, 0, 0)], 0, "seed")
    assert verdict.lost > 0
    assert verdict.best > verdict.worth
    assert verdict.why.id == "mind-trials"


@pytest.mark.parametrize("name", [name for name, game in games().items() if game.hides])
def test_a_verdict_is_the_same_in_all_worlds_that_the_seat_cannot_tell_apart(name) -> None:
    table = usual_tables(find_game(name))[0]
    judge = Judge(RandomBot(), "random", RandomBot(), 2)
    for match in reached(table, 1, 3):
        turn = list(match.state.turn())[:1]
        for seat in turn:
            other = match.state.imagine(seat, Random(5))
            played = match.state.random_move(seat, Random(6))
            deed = Deed(seat, (match.count + 1,), match.count, not match.state.awaited() and played.secret, False)
            verdicts = [
                judge.judge(deed, Position(match.count, state, match.at, (), None), [played], match.at, "seed")
                for state in (match.state, other)
            ]
            assert verdicts[0] == verdicts[1]


class Bidder:
    """A mind that wants this bid to stand in Venice, and says what it brings."""

    def __init__(self, wanted: VeniceBid, waiting: float | None = 0.0) -> None:
        self.wanted, self.waiting = wanted, waiting

    def consider(self, sight, rng, also=()) -> Opinion:
        if any(bid.item == self.wanted.item for bid in sight.view().bids):
            return Opinion(Decision(Ready()), (Choice(Ready(), 0.0),), WHY, "points", self.waiting)
        return Opinion(Decision(self.wanted), (Choice(self.wanted, 7.5),), WHY, "points", self.waiting)

    def decide(self, sight, rng) -> Decision:
        return self.consider(sight, rng).decision


def bids_of_a_day(bot) -> Verdict:
    game = find_game("venice")
    state = game.begin(2, game.read_options({"pace": "minutes"}, 2), Fast(1), 0)
    state.play(0, Borrow(100), 1)
    deed = Deed(0, (1,), 1, True, False)
    return Judge(bot, "keen", game.quick, 2).judge(deed, Position(1, state, 1, (), None), [Borrow(100)], 1, "seed")


def opening_bid() -> VeniceBid:
    game = find_game("venice")
    return VeniceBid(0, game.begin(2, game.read_options({}, 2), Fast(1), 0).lineups[0][0][0], 5, 1)


def test_what_a_mind_would_still_change_before_an_auction_is_what_was_given_away() -> None:
    verdict = bids_of_a_day(Bidder(opening_bid()))
    assert verdict.choice == (opening_bid(),)
    assert (verdict.lost, verdict.measure) == (7.5, "points")


def test_a_mind_that_does_not_say_what_its_changes_bring_has_them_tried_out() -> None:
    verdict = bids_of_a_day(Bidder(opening_bid(), waiting=None))
    assert verdict.choice == (opening_bid(),)
    assert verdict.measure == "chance"


class Content:
    """Leaves everything as it is."""

    def decide(self, sight, rng) -> Decision:
        return Decision(Ready())


def test_who_would_change_nothing_agrees_with_the_bids_of_a_day() -> None:
    verdict = bids_of_a_day(Content())
    assert verdict.agrees
    assert verdict.lost == 0
