"""The analysis of whole games."""

import msgspec
import pytest

from ridotto.bots.analysis import Analyst, Finding, Trial, analyse, budget
from ridotto.bots.analysis.analyst import Judgement, Weighing
from ridotto.bots.analysis.chances import Counted
from ridotto.bots.analysis.forms import Verdict
from ridotto.bots.analysis.judging import mean_of
from ridotto.bots.analysis.story import read_story
from ridotto.bots.random import RandomBot
from ridotto.core import Choice, Decision, Match, Message, Opinion, encode, find_game, read_record, write_record
from ridotto.games.podstavec.moves import Arrange

NOTHING_LOST = Verdict(
    choice=(), agrees=True, worth=None, best=None, lost=0.0, error=0.0, measure="chance", why=Message("mind-waits")
)
CROWDED = 10
"""At such a table a steady player is too slow for a test."""

GAMES = [
    ("podstavec", ("steady", "random"), {}),
    ("podstavec", ("steady", "random", "steady"), {"scoring": "count-first"}),
    ("logistics", ("steady", "random"), {"cards": 3, "sets": 1}),
    ("poker_auction", ("steady", "random"), {"deals": 1, "quick_lots": True}),
    ("poker_auction", ("random",) * CROWDED, {"deals": 1, "quick_lots": True}),
    ("poker_auction", ("steady", "random"), {"mode": "open-deck"}),
    ("venice", ("steady", "random", "steady"), {"pace": "minutes"}),
    ("standoff", ("steady", "random"), {}),
]


@pytest.fixture(params=GAMES, ids=lambda game: f"{game[0]}-{len(game[1])}")
def record(request, played, in_a_hurry, seat_bot):
    game, bots, options = request.param
    record = played(game, bots, options)
    if len(bots) == CROWDED:
        seat_bot(game, {"steady": RandomBot()})
    return record


def test_every_game_has_a_curve_and_judged_decisions(record) -> None:
    analysis = analyse(record)
    assert analysis.curve[0].n == 0
    assert analysis.curve[-1].n == len(record.entries)
    for point in analysis.curve:
        assert sum(point.chances) == pytest.approx(1, abs=0.01)
    winners = record.ending.outcome.winners()
    assert [seat for seat, chance in enumerate(analysis.curve[-1].chances) if chance] == list(winners)
    assert analysis.decisions
    for judged in analysis.decisions:
        assert judged.lost >= 0
        assert judged.moves == tuple(record.entries[n - 1].move for n in judged.entries)
        assert {record.entries[n - 1].seat for n in judged.entries} == {judged.seat}
    told = sum(standing.decisions for standing in analysis.standings)
    assert told == len(analysis.decisions) + analysis.unjudged
    assert msgspec.json.decode(encode(analysis))["analysis"] == 1


def test_an_analysis_follows_from_the_record_alone_in_whatever_order_it_is_done(played, in_a_hurry) -> None:
    record = played("podstavec", ("steady", "random"))
    whole = encode(analyse(record))
    findings: list[Finding] = []
    while tasks := list(Analyst(record).tasks(findings)):  # another analyst for every task, as after a crash
        findings.append(Analyst(record).work(tasks[-1]))
        findings = msgspec.json.decode(encode(findings), type=list[Finding])
    assert encode(Analyst(record).summary(findings)) == whole


def test_progress_goes_from_nothing_to_all(played, in_a_hurry) -> None:
    told: list[float] = []
    analyse(played("podstavec", ("steady", "random")), progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 1


def test_progress_counts_work_and_not_tasks(played) -> None:
    analyst = Analyst(played("podstavec", ("steady", "random")))
    judged = [Judgement(task.number, NOTHING_LOST) for task in analyst.tasks([])]
    half = analyst.progress(judged[: len(judged) // 2])
    assert 0 < half < analyst.progress(judged) < 0.2, "most of the work is to finish games, and comes afterwards"


def test_a_game_that_was_given_up_before_any_decision_has_only_chances(in_a_hurry, seat_bot) -> None:
    seat_bot("podstavec", {"steady": RandomBot()})  # who has no opinions, and tries moves out
    match = Match.begin(find_game("podstavec"), 2, {}, "01")
    match.resign(1, 0)
    analysis = analyse(read_record(write_record(match)))
    assert analysis.decisions == ()
    assert analysis.curve[-1].chances == (1.0, 0.0)


class Grudging:
    """A mind that would always rather have kept everything, and thinks the less of a bid the more it holds."""

    def consider(self, sight, rng, also=()) -> Opinion:
        own = find_game("podstavec").quick.decide(sight, rng).move
        choices = [Choice(own, 0.9), *(Choice(move, 0.1) for move in also if move != own)]
        return Opinion(Decision(own), tuple(choices), Message("mind-waits"))

    def decide(self, sight, rng) -> Decision:
        return self.consider(sight, rng).decision


def test_the_greatest_loss_is_a_turning_point_with_the_reason(played, in_a_hurry, seat_bot) -> None:
    record = played("podstavec", ("steady", "random"))
    seat_bot("podstavec", {"steady": find_game("podstavec").quick, "keen": Grudging()})
    analysis = analyse(record)
    assert (analysis.mind, analysis.by) == ("keen", "opinion")
    losses = {judged.n: judged for judged in analysis.decisions if judged.lost}
    assert all(judged.why == Message("mind-waits") for judged in losses.values())
    greatest = analysis.turning_points[0]
    assert greatest.lost == losses[greatest.n].lost == max(judged.lost for judged in losses.values())


def test_what_is_given_away_is_a_part_of_the_chance_that_the_curve_has(played, in_a_hurry, seat_bot) -> None:
    record = played("podstavec", ("steady", "random"))
    seat_bot("podstavec", {"steady": find_game("podstavec").quick, "keen": Grudging()})
    analysis = analyse(record)
    curve = {point.n: point for point in analysis.curve}
    losses = [judged for judged in analysis.decisions if judged.lost]
    for judged in losses:
        assert judged.best - judged.worth == pytest.approx(0.8), "the judge's own figures stay"
        assert judged.lost == pytest.approx(0.8 * min(1, judged.had / 0.9), abs=0.001)
        if judged.truth is not None:
            assert judged.truth in [round(point.chances[judged.seat], 4) for point in curve.values()]
            assert judged.had == (judged.knew if judged.differ else judged.truth)
    assert min(judged.had for judged in losses) < 0.8, "or else the test shows nothing"
    told = sum(standing.lost_chance for standing in analysis.standings)
    assert told == pytest.approx(sum(judged.lost for judged in losses), abs=0.001)


def test_the_curve_has_a_point_right_after_what_gave_away_most(played, in_a_hurry, seat_bot) -> None:
    record = played("podstavec", ("steady", "random"))
    seat_bot("podstavec", {"steady": find_game("podstavec").quick, "keen": Grudging()})
    analyst = Analyst(record)
    judged = [analyst.work(task) for task in analyst.tasks([])]
    worst = max(judged, key=lambda found: (found.verdict.lost, -found.deed))
    weighed = {task.number for task in analyst.tasks(judged) if task.kind == "weigh"}
    deed = analyst._story.deeds[worst.deed]
    assert {analyst._story.before(deed), deed.entries[-1]} <= weighed


def test_no_more_is_given_away_than_games_allow_that_are_finished_after_both_moves(
    played, in_a_hurry, seat_bot, monkeypatch
) -> None:
    monkeypatch.setattr(budget, "TRYING", 400)
    monkeypatch.setattr(budget, "MOST_JUDGED", 4)
    monkeypatch.setattr(budget, "MOST_GAMES", 16)
    record = played("podstavec", ("random", "random"))
    seat_bot("podstavec", {"steady": RandomBot(), "keen": Grudging()})
    analyst, findings = Analyst(record), list[Finding]()
    while tasks := list(analyst.tasks(findings)):
        findings += [analyst.work(task) for task in tasks]
    tried = {}
    for found in findings:
        if isinstance(found, Trial):
            tried.setdefault(found.deed, []).extend(found.gained)
    judged = {judged.n: judged for judged in analyst.summary(findings).decisions}
    assert tried
    for deed, gained in tried.items():
        mean, error = mean_of(gained)
        assert len(gained) >= budget.FEW_GAMES
        assert judged[analyst._story.deeds[deed].entries[-1]].lost <= max(0, mean + error) + 0.0001


def test_who_resigned_has_no_chance_left_and_the_others_share_it(in_a_hurry) -> None:
    match = Match.begin(find_game("podstavec"), 3, {}, "01")
    match.play(0, Arrange(3, 0, 0, 0), 10)
    match.resign(2, 20)
    match.play(1, Arrange(3, 0, 0, 0), 30)
    match.resign(0, 40)
    analysis = analyse(read_record(write_record(match)))
    assert {point.chances[2] for point in analysis.curve if point.n >= 2} == {0}
    assert analysis.curve[-1].chances == (0, 1, 0)


@pytest.mark.parametrize("seat", [0, 1])
def test_giving_up_is_the_players_own_doing_and_costs_the_chance_there_was(
    seat: int, in_a_hurry, seat_bot, monkeypatch
) -> None:
    monkeypatch.setattr(budget, "LEAST_GAMES", 40)
    seat_bot("podstavec", {"steady": RandomBot()})  # who finishes forty games in no time
    match = Match.begin(find_game("podstavec"), 2, {}, "01")
    for mover in (0, 1):
        match.play(mover, Arrange(3, 0, 0, 0), 10)
    match.resign(seat, 20)
    analysis = analyse(read_record(write_record(match)))
    before, after = (point.chances[seat] for point in analysis.curve[-2:])
    [given_up] = [point for point in analysis.turning_points if point.resigned]
    assert (given_up.n, given_up.seat, given_up.changed) == (3, seat, seat)
    assert given_up.lost == before - after > 0


def test_chances_are_not_all_or_nothing_where_the_bot_of_a_game_always_plays_alike(played, in_a_hurry) -> None:
    curve = analyse(played("three_cards", ("steady", "random"))).curve
    assert all(0.02 < chance < 0.98 for chance in curve[0].chances)


@pytest.mark.parametrize("bots", [("steady", "steady"), ("keen", "novice")])
def test_before_anything_is_bid_in_venice_chances_are_even(bots: tuple[str, ...], played, in_a_hurry) -> None:
    analysis = analyse(played("venice", bots, {"pace": "minutes"}))
    firsts = {judged.seat: judged for judged in reversed(analysis.decisions)}
    assert len(firsts) == len(bots)
    for judged in firsts.values():
        assert judged.knew == pytest.approx(1 / len(bots), abs=0.15)
        assert (judged.truth, judged.differ) == (judged.knew, False), "nothing is hidden yet"


def test_an_agreed_draw_is_shared(in_a_hurry) -> None:
    match = Match.begin(find_game("podstavec"), 2, {}, "01")
    match.play(0, Arrange(3, 0, 0, 0), 10)
    match.agree_draw(20)
    assert analyse(read_record(write_record(match))).curve[-1].chances == (0.5, 0.5)


def test_a_game_in_which_nobody_did_anything_has_nothing_to_judge() -> None:
    match = Match.begin(find_game("logistics"), 2, {"cards": 3, "sets": 1}, "01")
    match.resign(0, 1)
    analysis = analyse(read_record(write_record(match)))
    assert analysis.decisions == ()
    assert analysis.curve[-1].chances == (0, 1)


# ---- what could be known, and the truth


@pytest.mark.parametrize(
    ("known", "true", "differ"),
    [(12.0, 5.6, False), (16.0, 1.0, True)],
)
def test_among_many_decisions_chances_differ_only_beyond_what_luck_does_in_one_of_them(
    played, known: float, true: float, differ: bool
) -> None:
    """In sixteen games each, 75% and 35% are no rare accident where thirty decisions are looked at."""
    record = played("podstavec", ("steady", "steady"))
    analyst, story = Analyst(record), read_story(record)
    own = [(number, deed) for number, deed in enumerate(story.deeds) if deed.seat == 0][:30]
    findings: list[Finding] = [Judgement(number, NOTHING_LOST) for number, _deed in own]
    for _number, deed in own:
        knew = {"0": Counted(16, (known, 16 - known))}
        findings.append(Weighing(story.before(deed), 0, Counted(16, (true, 16 - true)), knew))
    decisions = analyst.summary(findings).decisions
    assert len(decisions) > 10
    middle = decisions[len(decisions) // 2]
    assert (middle.knew, middle.differ) == (known / 16, differ)
