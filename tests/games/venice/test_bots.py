"""How well the bots of Venice play, and that the shipped pack rewards playing well, over seeded games."""

from collections.abc import Sequence
from functools import cache
from random import Random

import pytest
from msgspec.structs import replace

from ridotto.bots import find_bot
from ridotto.bots.playout import Player, Playout
from ridotto.core import LEVELS, Decision, Fast, Message, Mind, Outcome, Sight, find_game
from ridotto.core.messages import catalogue
from ridotto.games.venice.beliefs import chance
from ridotto.games.venice.moves import Bid, Borrow, Change, Ready, Withdraw
from ridotto.games.venice.state import Venice
from ridotto.games.venice.thumb import Wishes, todays_wishes
from ridotto.games.venice.told import OF_RIVALS, OF_WEEK, rate, tempered
from ridotto.lab.scripts.venice import PLAIN_SENSE, SCRIPTS

from ..series import Series

GAME = find_game("venice")


class Thrifty:
    """Borrows nothing, and so buys nothing."""

    def decide(self, sight, rng) -> Decision:
        return Decision(None)


class Reckless:
    """Borrows the limit and bids at random."""

    def decide(self, sight, rng) -> Decision:
        view = sight.view()
        if view.held == 0:
            return Decision(Borrow(view.limit)) if view.loan != view.limit else Decision(None)
        return find_bot(GAME, "random").decide(sight, rng)


STRANGERS = {"thrifty": Thrifty(), "reckless": Reckless(), **SCRIPTS}


def week(names: Sequence[str], seed: int, **options: object) -> Venice:
    """A week played to its end."""
    players = [Player(name, STRANGERS.get(name) or find_bot(GAME, name)) for name in names]
    state = GAME.begin(len(names), GAME.read_options(options, len(names)), Fast(seed))
    Playout(state, players, Random(seed)).play_out()
    assert isinstance(state, Venice)
    return state


@cache
def steady_week(seats: int, seed: int) -> Venice:
    """A week of steady players, which several tests look at."""
    return week(["steady"] * seats, seed)


def played(names: Sequence[str], seed: int) -> Outcome:
    outcome = week(names, seed).outcome()
    assert outcome is not None
    return outcome


def series(first: str, others: Sequence[str], games: int) -> Series:
    """Games of the first one against others, seats rotating; a shared win counts as its part."""

    def play(number: int) -> float:
        seat = number % (len(others) + 1)
        names = [*others[:seat], first, *others[seat:]]
        winners = played(names, number).winners()
        return (seat in winners) / len(winners)

    return Series(games, play)


def test_steady_takes_three_of_four_games_against_three_randoms() -> None:
    assert series("steady", ["random"] * 3, 12).at_least(0.75)


def test_among_steady_players_the_winner_gains_in_four_of_five_games() -> None:
    for seats, games in ((2, 10), (4, 5), (8, 5)):
        gains = [max(steady_week(seats, seed).outcome().scores) > 0 for seed in range(games)]
        assert sum(gains) >= 0.8 * games


@pytest.mark.parametrize(("seats", "games", "part"), [(4, 10, 0.4), (8, 5, 0.75)])
def test_weeks_of_steady_players_differ_and_many_end_above_nothing(seats: int, games: int, part: float) -> None:
    """At a small table they drive each other's prices; at a large one they are more careful."""
    scores = [steady_week(seats, seed).outcome().scores for seed in range(games)]
    assert len(set(scores)) >= 0.75 * games
    assert sum(score >= 0 for each in scores for score in each) >= part * seats * games


def test_among_steady_players_something_is_sold_on_every_day_but_perhaps_the_last() -> None:
    for seats in (2, 4, 8):
        for seed in range(5):
            assert all(steady_week(seats, seed).results[:6])


def test_borrowing_nothing_wins_no_more_than_its_share() -> None:
    assert series("thrifty", ["steady"] * 3, 8).at_most(0.25)
    assert series("thrifty", ["steady"], 8).at_most(0.5)


def test_borrowing_the_limit_and_bidding_at_random_wins_no_more_than_its_share() -> None:
    assert series("reckless", ["steady"] * 3, 8).at_most(0.25)
    assert series("reckless", ["steady"], 8).at_most(0.5)


# ---- the four levels


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("seats", "pace"), [(1, "calendar"), (2, "minutes"), (3, "calendar"), (5, "minutes")])
def test_every_level_plays_whole_weeks_of_any_size_at_both_paces(level: str, seats: int, pace: str) -> None:
    assert week([level] * seats, 3, pace=pace).outcome() is not None


@pytest.mark.long
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [8, 12, 60])
def test_every_level_plays_whole_weeks_at_large_tables(level: str, seats: int) -> None:
    assert week([level] * seats, 3).outcome() is not None


OWN_PACK = """
name = "village"
title = { en = "Village", ru = "Деревня" }
limit = 1000000
auctions = [
  [{ item = "mill", per_four = 400 }, { item = "fair", per_four = 1 }],
  [{ item = "ox", per_four = 1000 }], [{ item = "ox", per_four = 1 }], [{ item = "priest", per_four = 3 }],
  [{ item = "ox", per_four = 2 }], [{ item = "priest", per_four = 2 }],
  [{ item = "mill", per_four = 2 }],
]
[[agendas]]
name = "mill"
title = { en = "Mill", ru = "Мельница" }
flavour = { en = "It turns.", ru = "Вертится." }
value = 5000
cost = { force = 2 }
[[agendas]]
name = "fair"
title = { en = "Fair", ru = "Ярмарка" }
flavour = { en = "It is loud.", ru = "Шумная." }
value = 900000
cost = { popularity = 1, force = 100 }
[[assets]]
name = "ox"
title = { en = "Ox", ru = "Вол" }
flavour = { en = "It pulls.", ru = "Тянет." }
provides = { force = 1 }
[[assets]]
name = "priest"
title = { en = "Priest", ru = "Священник" }
flavour = { en = "He talks.", ru = "Говорит." }
provides = { popularity = 1, influence = 7 }
"""


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_a_pack_of_ones_own(level: str) -> None:
    assert week([level] * 3, 1, pack=OWN_PACK, rate=0, interest="compound").outcome() is not None


def test_every_level_beats_the_one_below() -> None:
    for weaker, stronger, games in (("novice", "steady", 12), ("steady", "keen", 8), ("keen", "master", 8)):
        assert series(stronger, [weaker], games).at_least(0.6), stronger


def test_one_better_player_among_three_of_the_level_below_comes_first_more_often() -> None:
    for weaker, stronger, games in (("novice", "steady", 8), ("steady", "keen", 4), ("keen", "master", 4)):
        assert series(stronger, [weaker] * 3, games).at_least(0.4), stronger


def test_a_script_of_plain_sense_beats_a_novice_half_of_the_time() -> None:
    assert SCRIPTS["plain sense"] is PLAIN_SENSE
    assert series("plain sense", ["novice"], 60).between(0.35, 0.65)


@pytest.mark.parametrize("script", SCRIPTS)
def test_no_script_wins_most_games_against_a_novice(script: str) -> None:
    assert series(script, ["novice"], 40).at_most(0.6)


@pytest.mark.long
@pytest.mark.parametrize("script", SCRIPTS)
def test_among_three_novices_no_script_wins_much_more_than_its_share(script: str) -> None:
    assert series(script, ["novice"] * 3, 40).at_most(0.375)


def test_at_a_table_of_many_who_pay_little_a_mind_does_not_spend_its_purse_at_once() -> None:
    many = ["cheap agendas, double for assets"] * 11
    assert series("master", many, 2).at_least(0.5)
    assert series("keen", many, 2).at_least(0.5)


@pytest.mark.parametrize("script", SCRIPTS)
def test_no_level_from_steady_on_is_helpless_against_a_fixed_script(script: str) -> None:
    assert series("steady", [script], 10).at_least(0.4)
    assert series("keen", [script], 4).at_least(0.4)
    assert series("master", [script], 4).at_least(0.4)


# ---- what a mind says

MINDS = ("keen", "master")


def mind(name: str) -> Mind:
    found = find_bot(GAME, name)
    assert hasattr(found, "consider")
    return found  # type: ignore[return-value]


def opening(**options: object) -> Venice:
    state = GAME.begin(2, GAME.read_options(options, 2), Fast(1))
    assert isinstance(state, Venice)
    return state


@pytest.mark.parametrize("name", MINDS)
def test_a_mind_borrows_then_bids_the_best_first_then_is_ready_and_says_why_in_both_languages(name: str) -> None:
    state, reasons, worths = opening(pace="minutes"), [], []
    for _ in range(30):
        opinion = mind(name).consider(Sight(state, 0, Random(5)), Random(5))
        reasons.append(opinion.why)
        for language in ("en", "ru"):
            assert catalogue(language, GAME.package).knowing(state.view(0).names).say(opinion.why)
        assert opinion.decision.move == opinion.choices[0].move
        worths.append(opinion.choices[0].worth)
        if isinstance(opinion.decision.move, Ready):
            break
        state.play(0, opinion.decision.move, 0)
    assert [reasons[0].id, reasons[1].id, reasons[-1].id] == ["mind-borrow", "mind-bid", "mind-enough"]
    assert worths == sorted(worths, reverse=True)


class Adviser:
    """Plays as a mind advises, and keeps what it says of bids."""

    def __init__(self, mind: Mind) -> None:
        self._mind = mind
        self.said: list[dict[str, object]] = []

    def decide(self, sight: Sight, rng: Random) -> Decision:
        opinion = self._mind.consider(sight, rng)
        if opinion.why.id == "mind-bid":
            self.said.append(dict(opinion.why.values))
        return opinion.decision


def test_no_bid_is_called_the_next_best_that_is_said_to_gain_more() -> None:
    for seed in range(3):
        adviser = Adviser(mind("keen"))
        players = [Player("adviser", adviser), Player("steady", find_bot(GAME, "steady"))]
        playout = Playout(GAME.begin(2, GAME.read_options({"pace": "minutes"}, 2), Fast(seed)), players, Random(seed))
        while playout.state.held < 3:
            playout.step()
        compared = [said for said in adviser.said if said["other_item"] != "none"]
        assert compared
        assert all(0 < said["less"] <= said["gain"] for said in compared)


@pytest.mark.parametrize("name", MINDS)
def test_a_mind_weighs_the_moves_that_others_chose(name: str) -> None:
    state = opening()
    state.play(0, mind(name).decide(Sight(state, 0, Random(5)), Random(5)).move, 0)
    good, mad, later = Bid(0, "doges-cap", 12, 1), Bid(0, "doges-cap", 90, 1), Bid(3, "spy", 5, 1)
    opinion = mind(name).consider(Sight(state, 0, Random(5)), Random(5), [good, mad, later])
    worths = {choice.move: choice.worth for choice in opinion.choices}
    assert worths[mad] < 0 == worths[later] < worths[good] <= opinion.choices[0].worth
    assert opinion.measure == "points"


@pytest.mark.parametrize("name", MINDS)
def test_bids_that_a_player_should_not_have_made_are_changed_or_withdrawn(name: str) -> None:
    state = opening()
    state.play(0, mind(name).decide(Sight(state, 0, Random(5)), Random(5)).move, 0)
    state.play(0, Bid(0, "doges-cap", 90, 1), 0)
    state.play(0, Bid(0, "silk-tax", 60, 1), 0)
    moves, words = [], []
    for _ in range(30):
        opinion = mind(name).consider(Sight(state, 0, Random(5)), Random(5))
        if opinion.decision.move is None:
            break
        moves.append(opinion.decision.move)
        words.append(catalogue("ru", GAME.package).knowing(state.view(0).names).say(opinion.why))
        state.check(0, moves[-1], 0)
        state.play(0, moves[-1], 0)
    assert any(isinstance(move, Change) and move.bid == 1 for move in moves)
    assert not any(offer[:2] == ("silk-tax", 60) for offer in state.book[0]["0"].values())
    assert {Withdraw(2), *moves} == {*moves} or any(isinstance(move, Change) and move.bid == 2 for move in moves)
    assert all(words)


@pytest.mark.parametrize("name", MINDS)
@pytest.mark.parametrize(
    ("more", "why", "told"),
    [(-1, "mind-more", "до 2 штук, а не только до 1."), (1, "mind-fewer", "не больше 2 штук вместо 3:")],
)
def test_where_only_the_number_of_copies_should_be_another_no_price_is_said_to_change(name, more, why, told) -> None:
    state = opening()
    state.play(0, mind(name).decide(Sight(state, 0, Random(5)), Random(5)).move, 0)
    state.ring(state.due())
    said = {}
    for _ in range(30):
        opinion = mind(name).consider(Sight(state, 0, Random(5)), Random(5))
        if opinion.decision.move is None:
            break
        said.setdefault(opinion.why.id, []).append(GAME.words("ru").knowing(state.view(0).names).say(opinion.why))
        move = opinion.decision.move
        mistaken = isinstance(move, Bid) and move.count > 1
        state.play(0, replace(move, count=move.count + more) if mistaken else move, 0)
    assert any(told in reason for reason in said[why])
    assert "mind-change" not in said


def test_a_hint_tells_the_chance_at_which_such_bids_win_and_what_the_bid_gains_at_it() -> None:
    """Keen believes in 85% to 90% for its first four bids of the week; of such bids about two of three win."""
    state, told = opening(), []
    while len(told) < 4:
        opinion = mind("keen").consider(Sight(state, 0, Random(5)), Random(5))
        state.play(0, opinion.decision.move, 0)
        if opinion.why.id == "mind-bid":
            values = opinion.why.values
            told.append(values["chance"])
            assert values["gain"] == pytest.approx(values["chance"] / 100 * (values["worth"] - values["price"]), abs=1)
            assert values["gain"] < opinion.choices[0].worth
    assert all(60 <= chance <= 75 for chance in told)


def test_what_is_told_rises_with_what_is_believed_and_is_never_certain() -> None:
    for rates in (OF_RIVALS, OF_WEEK):
        steps = [rate(step / 48, rates) for step in range(49)]
        assert steps == sorted(steps)
        assert 0 < steps[0] < steps[-1] < 1
        (way,) = tempered([tuple(range(1, 49))], rates)
        for price in range(49):
            assert chance(way, price) == pytest.approx(steps[price], abs=0.011)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_bid_that_gains_less_than_a_coin_is_not_said_to_gain_nothing(language: str) -> None:
    figures = {"item": "spy", "worth": 3, "price": 2, "count": 1, "chance": 50, "other_item": "none", "less": 0}
    said = [GAME.words(language).say(Message("mind-bid", {**figures, "gain": gain})) for gain in (0, 4)]
    assert "0 " not in said[0]
    assert "4" in said[1]


@pytest.mark.parametrize("level", LEVELS)
def test_nothing_that_a_level_decides_differs_between_worlds_that_its_seat_cannot_tell_apart(level: str) -> None:
    for held in (0, 2, 6):
        state = opening()
        playout = Playout(state, [Player(level, find_bot(GAME, level))] * 2, Random(4))
        while state.held < held:
            playout.step()
        for number in range(3):
            world = state.imagine(0, Random(number))
            here, there = (
                find_bot(GAME, level).decide(Sight(each, 0, Random(9)), Random(9)) for each in (state, world)
            )
            assert here == there


def test_what_a_steady_player_likes_follows_from_its_loan_and_not_from_its_seat() -> None:
    state = GAME.begin(2, GAME.read_options({}, 2), Fast(1))

    def wishes(loan: int) -> list[Wishes]:
        for seat in (0, 1):
            state.play(seat, Borrow(loan), 0)
        return [todays_wishes(state.view(seat)) for seat in (0, 1)]

    loans = [wishes(loan) for loan in range(140, 150)]
    assert all(first == second for first, second in loans)
    assert any(first != loans[0][0] for first, _ in loans)
