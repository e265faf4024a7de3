"""How well the levels of Podstavec play, over seeded games, and what they say."""

import re
from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any

import pytest

from ridotto.bots import find_bot, levels_of
from ridotto.core import LEVELS, Bot, Choice, Fast, Message, Sight, find_game
from ridotto.core.messages import Catalogue, read_messages
from ridotto.games.podstavec.moves import Arrange, Bid
from ridotto.games.podstavec.reasons import Bidding, why_arrange, why_bid
from ridotto.games.podstavec.text import read_position
from ridotto.lab.scripts.podstavec import SCRIPTS
from ridotto.lab.tuning.novices import PLAIN_SENSE

from ..series import Series

GAME = find_game("podstavec")
MODES: list[dict[str, Any]] = [{}, {"scoring": "count-first"}]
MINDS = ("steady", "keen", "master")
ONLY_REDS = """podstavec colour-first
round 3 bid
values red white black
supply 16 | spoils 16w 16b 9p | barren 0
seat 0: display - | bag 8r | first win 0 | sent ?
seat 1: display - | bag 8r | first win 0 | sent ?"""

UNANSWERABLE = """podstavec colour-first
round 9 bid
values red white black
supply 10 | spoils 7w 7b 8p | barren 0
seat 0: display - | bag 8r 4w 1p | first win 0 | sent ?
seat 1: display - | bag 8r 3w 1p | first win 0 | sent ?"""


def play(bots: Sequence[str | Bot], options: dict[str, Any], number: int = 0) -> float:
    """What the first bot wins of a game, seats rotating with its number. Every move is checked."""
    players = [find_bot(GAME, bot) if isinstance(bot, str) else bot for bot in bots]
    rng = Random(number)
    seated = [(seat + number) % len(players) for seat in range(len(players))]
    state = GAME.begin(len(players), GAME.read_options(options, len(players)), Fast(number))
    while turn := state.turn():
        move = players[seated[turn[0]]].decide(Sight(state, turn[0], rng), rng).move
        state.check(turn[0], move, 0)
        state.play(turn[0], move, 0)
    winners = state.outcome().winners()
    return sum(seated[seat] == 0 for seat in winners) / len(winners)


def series(bots: Sequence[str | Bot], games: int, options: dict[str, Any] | None = None) -> Series:
    return Series(games, partial(play, bots, options or {}))


def test_podstavec_has_all_four_levels() -> None:
    assert levels_of(GAME) == LEVELS


@pytest.mark.parametrize(
    ("bots", "options"),
    [
        (("master", "keen"), {}),
        (("steady", "novice"), {}),
        (("novice", "steady", "keen"), {}),
        (("master", "keen"), {"scoring": "count-first"}),
        (("steady", "novice", "keen"), {"scoring": "count-first"}),
        pytest.param(("steady", "master", "keen"), {}, marks=pytest.mark.long),
        pytest.param(("steady", "master", "keen"), {"scoring": "count-first"}, marks=pytest.mark.long),
    ],
    ids=str,
)
def test_every_level_plays_legal_games_to_the_end(bots: Sequence[str], options: dict[str, Any]) -> None:
    assert 0 <= play(bots, options) <= 1


# ---- strength, with wide margins; `ridotto ladder` measures it


def test_steady_beats_random_in_nine_of_ten_games() -> None:
    assert series(["steady", "random"], 60).at_least(0.9)


def test_steady_takes_seven_of_ten_games_against_two_randoms() -> None:
    assert series(["steady", "random", "random"], 30).at_least(0.7)


def test_two_steady_players_finish_their_games_by_winning_pedestals() -> None:
    assert series(["steady", "steady"], 40).between(0.3, 0.7)


@pytest.mark.parametrize("options", MODES, ids=str)
@pytest.mark.parametrize(("stronger", "weaker"), [("steady", "novice"), ("keen", "steady"), ("master", "keen")])
def test_each_level_beats_the_one_below(stronger: str, weaker: str, options: dict[str, Any]) -> None:
    assert series([stronger, weaker], 24, options).at_least(0.6)


@pytest.mark.long
@pytest.mark.parametrize("options", MODES, ids=str)
@pytest.mark.parametrize(("stronger", "weaker"), [("steady", "novice"), ("keen", "steady"), ("master", "keen")])
def test_among_three_a_single_stronger_player_wins_more_than_its_share(stronger, weaker, options) -> None:
    assert series([stronger, weaker, weaker], 30, options).at_least(0.45)


@pytest.mark.rule("POD-13")
@pytest.mark.parametrize("level", ["keen", "master"])
def test_among_three_two_who_think_alike_do_not_ruin_each_other(level: str) -> None:
    """Equal bids are lost to both: steady won nine of ten games against two masters who did not think of it."""
    assert series(["steady", level, level], 8).at_most(0.5)


def test_a_script_of_plain_sense_beats_the_novice_about_half_the_time() -> None:
    assert series([SCRIPTS[PLAIN_SENSE], "novice"], 200).between(0.35, 0.65)


@pytest.mark.parametrize("name", SCRIPTS)
def test_no_level_above_the_novice_loses_most_games_to_a_script(name: str) -> None:
    for level, games in (("steady", 10), ("keen", 4), ("master", 2)):
        assert series([SCRIPTS[name], level], games).at_most(0.6)


@pytest.mark.parametrize("name", SCRIPTS)
def test_no_script_wins_most_games_against_the_novice(name: str) -> None:
    # six of ten are wanted; sixty games may tell a little more or less
    assert series([SCRIPTS[name], "novice"], 60).at_most(0.66)


@pytest.mark.long
@pytest.mark.parametrize("options", MODES, ids=str)
@pytest.mark.parametrize("level", MINDS)
@pytest.mark.parametrize("name", SCRIPTS)
def test_over_many_games_a_script_wins_no_more_than_six_of_ten(name: str, level: str, options: dict[str, Any]) -> None:
    games = 200 if level == "steady" else 40  # steady is quick, and a script comes near to six of ten against it
    assert series([SCRIPTS[name], level], games, options).at_most(0.6)


# ---- opinions


def considered(state: Any, level: str, also: Sequence[Any] = (), seat: int = 0) -> Any:
    rng = Random(4)
    return find_bot(GAME, level).consider(Sight(state, seat, rng), rng, also)  # type: ignore[attr-defined]


@pytest.mark.parametrize("level", MINDS)
def test_a_mind_lists_what_it_weighed_best_first_and_plays_one_of_it(level: str, bidding: Any) -> None:
    for seats in (2, 3):
        opinion = considered(bidding(seats), level)
        worths = [choice.worth for choice in opinion.choices]
        assert worths == sorted(worths, reverse=True)
        assert all(0 <= worth <= 1 for worth in worths)
        assert opinion.decision.move in [choice.move for choice in opinion.choices]


@pytest.mark.parametrize("level", MINDS)
def test_moves_of_others_are_weighed_too(level: str, bidding: Any) -> None:
    bids = [Bid(8, 3, 0, 1), Bid(0, 0, 0, 3), Bid(0, 0, 0, 0)]
    choices = {choice.move: choice.worth for choice in considered(bidding(2), level, bids).choices}
    assert choices.keys() >= set(bids)
    assert choices[bids[0]] < choices[bids[2]], "eight reds are too much for a pedestal"
    state = GAME.begin(3, GAME.options(), Fast(1))
    arrangements = [Arrange(0, 0, 1, 2), Arrange(3, 0, 0, 0), Arrange(0, 0, 0, 0)]
    choices = {choice.move for choice in considered(state, level, arrangements).choices}
    assert choices >= set(arrangements)


LATE = """
podstavec colour-first
round 16 arrange
values red white black
supply 3 | spoils 2w 1p | barren 0
seat 0: display 8r 2w | bag 5w 8b | first win 1 | sent ?
seat 1: display 8r 3w | bag 4w 8b | first win 2 | sent ?
"""


def test_without_pedestals_a_hint_says_that_the_display_stays_empty() -> None:
    state = read_position(ONLY_REDS.replace("round 3 bid", "round 3 arrange"))
    opinion = considered(state, "keen")
    assert (opinion.decision.move, opinion.why.id) == (Arrange(0, 0, 0, 0), "mind-keep-none")


LOST = """podstavec {scoring}
round 18 arrange
values red white black
supply 2 | spoils 9p | barren 0
seat 0: display - | bag {balls} 2p | first win 1 | sent ?
seat 1: display 8r | bag 8w 8b 4p | first win 2 | sent ?"""


@pytest.mark.rule("POD-18")
@pytest.mark.parametrize("scoring", ["colour-first", "count-first"])
@pytest.mark.parametrize("level", ["keen", "master"])
def test_who_looks_lost_in_a_round_that_may_end_the_game_shows_the_best(level: str, scoring: str) -> None:
    """A novice that kept all but two pedestals back showed two reds: as many, and the earlier first round, win then."""
    opinion = considered(read_position(LOST.format(scoring=scoring, balls="8r")), level)
    assert (opinion.decision.move, opinion.why.id) == (Arrange(2, 0, 0, 0), "mind-keep-lost")
    opinion = considered(read_position(LOST.format(scoring=scoring, balls="1r")), level)
    assert opinion.decision.move == Arrange(1, 0, 0, 0), "no pedestal is shown that has no ball"


def test_where_little_but_the_auction_is_left_a_hint_says_so() -> None:
    shows, bids = Choice(Arrange(2, 0, 0, 0), 0.0), Choice(Arrange(0, 0, 0, 0), 0.01)
    assert why_arrange(2, True, bids, [bids, shows]).id == "mind-keep-behind"
    assert why_arrange(2, True, shows, [bids, shows]).id == "mind-keep-lost"


MANY_PEDESTALS = """podstavec colour-first
round 5 arrange
values red white black
supply 12 | spoils 1w 1p | barren 0
seat 0: display - | bag 5r 5w 5b {pedestals}p | first win 1 | sent ?
seat 1: display - | bag 5r 5w 5b 3p | first win 2 | sent ?
seat 2: display - | bag 5r 5w 5b 3p | first win 3 | sent ?"""


def test_where_displays_do_not_count_a_hint_says_why_a_ball_is_shown_nevertheless() -> None:
    """That displays do not count yet is a reason to show nothing, but none to show a red ball."""
    opinion = considered(read_position(MANY_PEDESTALS.format(pedestals=4)), "keen")
    assert opinion.decision.move == Arrange(1, 0, 0, 0)
    assert (opinion.why.id, opinion.why.values) == ("mind-keep-early-rest", {"spare": 3, "shown": 1})
    for language, said in (("en", "The other one is not needed"), ("ru", "Ещё одна для ставки не нужна")):
        assert said in GAME.words(language).say(opinion.why)
    bare = considered(read_position(MANY_PEDESTALS.format(pedestals=3)), "keen")
    assert (bare.decision.move, bare.why.id) == (Arrange(0, 0, 0, 0), "mind-keep-early")


@pytest.mark.parametrize("level", ["keen", "master"])
def test_what_a_mind_may_advise_another_time_it_takes_for_as_good(level: str, draw: Any) -> None:
    state = draw(LATE)
    opinions = [
        find_bot(GAME, level).consider(Sight(state, 0, Random(number)), Random(number))  # type: ignore[attr-defined]
        for number in range(8)
    ]
    worths = {choice.move: choice.worth for choice in opinions[0].choices}
    for opinion in opinions:
        assert opinion.near > 0
        assert worths[opinion.decision.move] >= max(worths.values()) - opinion.near


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_mind_says_why_in_both_languages(language: str, bidding: Any, draw: Any) -> None:
    words = Catalogue(language, [GAME.package])
    early, late = GAME.begin(2, GAME.options(), Fast(1)), draw(LATE)
    said = [words.say(considered(state, "keen").why) for state in (early, late, bidding(2))]
    assert len(set(said)) == 3
    assert all(sentence.endswith((".", "%.")) and "{" not in sentence for sentence in said)
    expected = {"en": "The game cannot end in this round", "ru": "В этом раунде игра кончиться не может"}
    assert said[0].startswith(expected[language])


def test_the_reason_for_a_bid_gives_what_was_compared(bidding: Any) -> None:
    opinion = considered(bidding(2), "keen")
    worths = {choice.move: round(100 * choice.worth) for choice in opinion.choices}
    values, passes = opinion.why.values, opinion.why.id.startswith("mind-pass")
    other = max(worth for move, worth in worths.items() if (move == Bid(0, 0, 0, 0)) != passes)
    assert values["chance"] == worths[opinion.decision.move]
    assert values["other_chance"] in (other, worths[Bid(0, 0, 0, 0)])


NOTHING, ONE_WHITE, RED_AND_WHITE = Bid(0, 0, 0, 0), Bid(0, 1, 0, 0), Bid(1, 1, 0, 0)


def reason(chosen: Bid, seats: int = 2, **weighed: tuple[float, float]) -> str:
    """Why to make a bid, where these were weighed: what each is worth, and how often it is the highest."""
    bids = {"nothing": NOTHING, "white": ONE_WHITE, "both": RED_AND_WHITE}
    often = {bids[name]: each for name, (_, each) in weighed.items()}
    choices = [Choice(bids[name], worth) for name, (worth, _) in weighed.items()]
    choices.sort(key=lambda choice: -choice.worth)
    mine = next(choice for choice in choices if choice.move == chosen)
    return why_bid(Bidding(seats, (0, 2, 0, 3), often), mine, choices).id


def test_where_chances_differ_a_hint_compares_them() -> None:
    assert reason(ONE_WHITE, nothing=(0.46, 0), white=(0.48, 0.3)) == "mind-bid"
    assert reason(NOTHING, nothing=(0.48, 0), white=(0.46, 0.3)) == "mind-pass"


def test_where_chances_are_equal_a_hint_says_what_is_won_or_kept() -> None:
    assert reason(ONE_WHITE, nothing=(0.46, 0), white=(0.46, 0.3)) == "mind-bid-even"
    assert reason(NOTHING, nothing=(0.46, 0), white=(0.46, 0.3)) == "mind-pass-even"
    assert reason(ONE_WHITE, nothing=(0.46, 0), white=(0.46, 0.03)) == "mind-bid-free", "beaten, it comes back"
    assert reason(NOTHING, nothing=(0.46, 0), white=(0.46, 0.01), both=(0.46, 0.04)) == "mind-pass-outbid"


def test_where_there_is_hardly_a_chance_a_hint_compares_none() -> None:
    assert reason(ONE_WHITE, nothing=(0.0, 0), white=(0.01, 0.3)) == "mind-bid-behind"
    assert reason(NOTHING, nothing=(0.01, 0), white=(0.0, 0.3)) == "mind-pass-behind"


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("number", [0, 1, 2, 5, 21])
def test_reasons_are_said_with_any_number(language: str, number: int) -> None:
    lot = dict.fromkeys(("red", "white", "black", "pedestals"), number)
    numbers = dict.fromkeys(("often", "chance", "other_chance", "spare", "other_spare", "shown"), number)
    reasons = re.findall(r"^mind-[a-z-]+", read_messages(GAME.package, "en"), re.MULTILINE)
    for each in reasons:
        assert GAME.words(language).say(Message(each, {**lot, **numbers, "spoils": Message("lot", lot)}))
    assert len(reasons) > 10


@pytest.mark.rule("POD-13")
def test_among_three_a_low_bid_is_advised_where_the_others_may_tie() -> None:
    assert reason(ONE_WHITE, seats=3, nothing=(0.20, 0), white=(0.28, 0.001)) == "mind-bid-third"


TWO_EQUALS_AND_A_THIRD = """podstavec colour-first
round 12 bid
values red white black
supply 5 | spoils 5p | barren 0
seat 0: display 3r | bag 5w | first win 3 | sent ?
seat 1: display 3r | bag 2p | first win 1 | sent ?
seat 2: display 3r | bag 2p | first win 2 | sent ?"""


@pytest.mark.parametrize("level", ["keen", "master"])
def test_no_hint_is_useless_by_its_own_numbers(level: str, draw: Any) -> None:
    states = [draw(LATE), read_position(TWO_EQUALS_AND_A_THIRD), read_position(ONLY_REDS)]
    for number, state in enumerate(state for state in states for _ in range(6)):
        rng = Random(number)
        opinion = find_bot(GAME, level).consider(Sight(state, 0, rng), rng)  # type: ignore[attr-defined]
        worths = {choice.move: choice.worth for choice in opinion.choices}
        assert worths[opinion.decision.move] >= max(worths.values()) - 0.021
        if opinion.why.id in ("mind-bid", "mind-bid-even", "mind-bid-behind"):
            assert opinion.why.values["often"] >= 10


# ---- what a bot may know


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 3])
def test_what_others_have_sent_changes_nothing(level: str, seats: int, bidding: Any) -> None:
    for state in (bidding(seats), GAME.begin(seats, GAME.options(), Fast(1))):
        decisions = set()
        for number in range(3):
            world = state.copy()
            for other in range(1, seats):
                world.play(other, world.random_move(other, Random(number)), 0)
            rng = Random(9)
            decisions.add(find_bot(GAME, level).decide(Sight(world, 0, rng), rng))
            if 0 not in world.turn():
                break
        assert len(decisions) == 1


def test_minds_vary_their_bids(bidding: Any) -> None:
    state = bidding(2)
    moves = {find_bot(GAME, "keen").decide(Sight(state, 0, Random(n)), Random(n)).move for n in range(12)}
    assert len(moves) > 1


@pytest.mark.parametrize("level", ["steady", "keen", "master"])
def test_with_nothing_but_reds_in_the_bag_a_red_is_bid_for_great_spoils(level: str):
    bids = set()
    for number in range(12):
        state = read_position(ONLY_REDS)
        rng = Random(number)
        bids.add(find_bot(GAME, level).decide(Sight(state, 0, rng), rng).move)
    assert any(bid.red for bid in bids)


@pytest.mark.parametrize("seats", [2, 3])
def test_on_every_seat_a_level_thinks_alike_even_when_it_thinks_little(seats: int) -> None:
    state = GAME.begin(seats, GAME.read_options({}, seats), Fast(1))
    steady = find_bot(GAME, "steady")
    for _ in ("arrange", "bid"):
        first, *others = [steady.thoughts(state, seat, 0.5) for seat in range(seats)]
        for other in others:
            assert other.mix == pytest.approx(first.mix)
        for seat in range(seats):
            state.play(seat, first.choices[-1].move, 0)


# ---- twins


def test_twins_do_not_stake_the_same_until_nobody_can_win_anything() -> None:
    steady = find_bot(GAME, "steady")
    for number in range(12):
        state, rng = read_position(ONLY_REDS), Random(number)
        while turn := state.turn():
            state.play(turn[0], steady.decide(Sight(state, turn[0], rng), rng).move, 0)
        assert state.reason != "barren"


def test_steady_bids_about_what_it_thought_of_but_all_that_it_takes_where_nobody_can_answer() -> None:
    steady = find_bot(GAME, "steady")
    even = GAME.begin(2, GAME.read_options({}, 2), Fast(1))
    for seat in (0, 1):
        even.play(seat, Arrange(0, 0, 0, 0), 0)
    sure = read_position(UNANSWERABLE)
    bids = {True: set[tuple[int, int]](), False: set[tuple[int, int]]()}
    for number in range(40):
        for state in (even, sure):
            rng = Random(number)
            bid = steady.decide(Sight(state, 0, rng), rng).move
            state.check(0, bid, 0)
            bids[state is sure].add((bid.pedestals, bid.red + bid.white + bid.black))
    assert {(1, 3), (1, 4), (1, 5)} <= bids[False]
    assert bids[True] == {(1, 4)}
