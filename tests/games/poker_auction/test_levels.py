"""How well the levels of Poker Auction play, over seeded games, what they weigh and what they say."""

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any

import pytest

from ridotto.bots import find_bot, levels_of
from ridotto.bots.hints import HINTING, hint
from ridotto.bots.playout import Player, Playout
from ridotto.core import LEVELS, Bot, Decision, Fast, Message, Sight, find_game
from ridotto.core.messages import LANGUAGES, catalogue
from ridotto.games.poker_auction.moves import Bid, Lay, Pass
from ridotto.games.poker_auction.position import read_position

from ..series import Series
from .scripts import Hoarder, Miser, PlainSense

GAME = find_game("poker_auction")
QUICK: dict[str, Any] = {"deals": 3, "quick_lots": True}
SHORT_HAMMER: dict[str, Any] = {"deals": 1, "hammer_seconds": 1, "move_seconds": 1}
MAHJONG: dict[str, Any] = {"mode": "mahjong", "deals": 2}
OPEN_DECK: dict[str, Any] = {"mode": "open-deck"}
MINDS = ("keen", "master")


def play(bot: str | Bot, against: str | Bot, options: dict[str, Any], seats: int = 2, number: int = 0) -> float:
    """What the first wins of one game, alone among the others, each deal once from every seat. Moves are checked."""
    one, other = (Player(str(each), find_bot(GAME, each) if isinstance(each, str) else each) for each in (bot, against))
    state = GAME.begin(seats, GAME.read_options(options, seats), Fast(number // seats))
    players = [other] * seats
    players[number % seats] = one
    outcome = Playout(state, players, Random(number)).play_out()
    return (outcome.places[number % seats] == 1) / outcome.places.count(1)


def series(bot: str | Bot, against: str | Bot, games: int, options: dict[str, Any], seats: int = 2) -> Series:
    return Series(games, partial(play, bot, against, options, seats))


def opinion(level: str, position: str, seat: int, also: Sequence[Any] = (), seed: int = 1) -> Any:
    rng = Random(seed)
    return find_bot(GAME, level).consider(Sight(read_position(position), seat, rng), rng, also)  # type: ignore[attr-defined]


def test_poker_auction_has_all_four_levels() -> None:
    assert levels_of(GAME) == LEVELS


@pytest.mark.parametrize("options", [QUICK, SHORT_HAMMER, MAHJONG, OPEN_DECK], ids=str)
@pytest.mark.parametrize("level", ["novice", "keen", "master"])
def test_every_level_plays_legal_games_to_the_end(level: str, options: dict[str, Any]) -> None:
    for seats in (2, 3):
        assert 0 <= play(level, "novice", options, seats) <= 1


class NowAndThen:
    """Asks a mind every eighth time, and else plays as a novice does: at a large table thinking takes long."""

    def __init__(self, mind: str) -> None:
        self._bots = [find_bot(GAME, mind), *[find_bot(GAME, "novice")] * 7]
        self._asked = 0

    def decide(self, sight: Sight, rng: Random) -> Decision:
        self._asked += 1
        return self._bots[self._asked % len(self._bots)].decide(sight, rng)


@pytest.mark.parametrize("mind", MINDS)
@pytest.mark.parametrize(("options", "seats"), [({"deals": 1, "quick_lots": True}, 10), (OPEN_DECK, 5)], ids=str)
def test_every_mind_plays_at_large_tables(mind: str, options: dict[str, Any], seats: int) -> None:
    assert 0 <= play(NowAndThen(mind), "novice", options, seats) <= 1


@pytest.mark.long
def test_the_master_plays_a_whole_deal_at_a_large_table() -> None:
    assert 0 <= play("master", "novice", {"deals": 1, "quick_lots": True}, 10) <= 1


# ---- strength, with wide margins; `ridotto ladder` measures it


@pytest.mark.parametrize(
    ("stronger", "weaker", "options", "games", "least"),
    [
        ("steady", "novice", QUICK, 16, 0.6),
        ("keen", "steady", {}, 10, 0.6),
        ("keen", "steady", {"mode": "mahjong", "quick_lots": True}, 10, 0.6),
        # three deals are much luck, and a master takes long for them: beside this it plays against scripts, below
        pytest.param("master", "novice", QUICK, 20, 0.6, marks=pytest.mark.long),
        ("steady", "novice", OPEN_DECK, 100, 0.7),
        ("keen", "novice", OPEN_DECK, 20, 0.6),
        pytest.param("keen", "steady", OPEN_DECK, 100, 0.5, marks=pytest.mark.long),
    ],
)
def test_each_level_beats_one_below(
    stronger: str, weaker: str, options: dict[str, Any], games: int, least: float
) -> None:
    assert series(stronger, weaker, games, options).at_least(least)


@pytest.mark.long
@pytest.mark.parametrize(("stronger", "weaker"), [("steady", "novice"), ("keen", "steady"), ("master", "keen")])
def test_each_level_beats_the_one_below_in_whole_tournaments(stronger: str, weaker: str) -> None:
    assert series(stronger, weaker, 30, {}).at_least(0.6)


@pytest.mark.long
@pytest.mark.parametrize(("stronger", "weaker"), [("steady", "novice"), ("keen", "steady")])
def test_among_four_a_single_stronger_player_comes_first_more_often_than_its_share(stronger: str, weaker: str) -> None:
    # whole tournaments: in three deals luck decides. Of master so few games tell nothing, and more take an hour
    assert series(stronger, weaker, 20, {}, 4).at_least(0.375)


def test_among_four_in_the_open_deck_a_single_steady_player_comes_first_more_often_than_its_share() -> None:
    assert series("steady", "novice", 200, OPEN_DECK, 4).at_least(0.3)


@pytest.mark.parametrize("script", [Miser(), PlainSense(), Hoarder()], ids=lambda script: type(script).__name__)
def test_no_level_loses_to_a_script(script: Bot) -> None:
    for level in ("steady", *MINDS):
        assert series(level, script, 10, QUICK).at_least(0.4)


@pytest.mark.long
@pytest.mark.parametrize("script", [Miser(), PlainSense(), Hoarder()], ids=lambda script: type(script).__name__)
@pytest.mark.parametrize("mode", ["classic", "mahjong"])
def test_no_level_loses_whole_tournaments_to_a_script(script: Bot, mode: str) -> None:
    for level in ("steady", *MINDS):
        assert series(level, script, 20, {"mode": mode}).at_least(0.4)


@pytest.mark.parametrize("mode", ["classic", "mahjong"])
@pytest.mark.parametrize(
    ("level", "games", "options"),
    [("novice", 24, {}), pytest.param("novice", 60, {}, marks=pytest.mark.long), ("steady", 20, QUICK)],
)
def test_who_buys_everything_for_little_wins_no_more_than_six_of_ten(
    level: str, games: int, options: dict[str, Any], mode: str
) -> None:
    assert series(level, Hoarder(), games, {"mode": mode, **options}).at_least(0.4)


@pytest.mark.parametrize("options", [QUICK, {}, {"mode": "mahjong"}, OPEN_DECK], ids=str)
def test_a_script_of_plain_sense_beats_the_novice_about_half_the_time(options: dict[str, Any]) -> None:
    assert series(PlainSense(), "novice", 100, options).between(0.4, 0.6)


@pytest.mark.parametrize("level", ["novice", "steady"])
@pytest.mark.parametrize("script", [PlainSense(), PlainSense(200), Hoarder()], ids=["plain sense", "bold", "hoarder"])
def test_no_script_wins_more_than_six_of_ten_in_the_open_deck(level: str, script: Bot) -> None:
    assert series(script, level, 200, OPEN_DECK).at_most(0.6)


# ---- what a novice and a steady player want in the open deck

BIDDING = """
poker_auction open-deck | first 1 | mover 0 | lot {lot} {bid}
seat 0 | hand 9c 4d
seat 1 | hand 6c Kc {full}
"""


def bids(level: str, lot: str, bid: str = "", full: str = "", games: int = 40) -> set[Any]:
    state = read_position(BIDDING.format(lot=lot, bid=bid, full=full))
    return {find_bot(GAME, level).decide(Sight(state, 0, Random(seed)), Random(seed)).move for seed in range(games)}


def test_a_novice_wants_what_another_has_bid_for_and_often_overlooks_what_it_needs_itself() -> None:
    assert bids("novice", "7s") == {Pass()}
    assert bids("novice", "7s", "| bid 50 by 1") == {Bid(60)}
    assert bids("novice", "7s", "| bid 150 by 1") == {Pass()}
    assert bids("novice", "9s") == {Pass(), Bid(50)}


def test_a_novice_takes_anything_once_the_others_are_done() -> None:
    assert bids("novice", "7s", full="2c* 3d* Jh*") == {Bid(50)}


def test_a_steady_player_bids_for_what_helps_and_for_an_ace_but_never_dear() -> None:
    assert bids("steady", "9s") == bids("steady", "As") == {Bid(50)}
    assert bids("steady", "9s", "| bid 140 by 1") == {Bid(150)}
    assert bids("steady", "9s", "| bid 150 by 1") == {Pass()}


# ---- what a mind weighs

DECIDING = """
poker_auction classic | round 3 | mover 1 | moved 1 | lot {lot} | due 10000 | bank 400 {bid}
seat 0 | hand Ac Ad 7h 8s 2c
seat 1 | hand Kc* Kd* 4h* 5s*
"""
OPEN = """
poker_auction open-deck | first 0 | mover 0 | lot {lot}
seat 0 | hand 9c 9d 4h* 2c*
seat 1 | hand 6c Kc Ad* 8h* Ah*
"""
DRIVEN = {"card": "10d", "bid": 10, "outbid": 60, "having": 60, "missing": 40}
LAYING = """
poker_auction classic | round 3 | mover 0 | bank 400
seat 0 | hand Ac Ad As 9h 9s 2c
seat 1 | hand Kc Kd 4h 5s 6c
"""


@pytest.mark.parametrize(("level", "most"), [("keen", 1), ("master", 100)])
def test_a_mind_opens_low_for_a_card_that_decides_the_deal_and_only_the_master_with_more_than_the_least(
    level: str, most: int
) -> None:
    thought = opinion(level, DECIDING.format(lot="Kh", bid=""), 0)
    assert 1 <= thought.decision.move.amount <= most
    assert thought.why.id == "mind-bid"
    assert thought.why.values["having"] > thought.why.values["missing"]


def test_the_chances_that_a_hint_tells_do_not_leap_about() -> None:
    position = DECIDING.format(lot="Kh", bid="").replace("round 3", "round 1").replace(" 4h* 5s*", "")
    told = [opinion("keen", position, 0, seed=seed).why.values["having"] for seed in range(8)]
    assert max(told) - min(told) <= 15


@pytest.mark.parametrize("level", MINDS)
def test_a_mind_leaves_what_changes_nothing_and_what_costs_too_much(level: str) -> None:
    assert opinion(level, DECIDING.format(lot="Jd", bid="| bid 300 by 1"), 0).decision.move is None
    thought = opinion(level, DECIDING.format(lot="Kh", bid="| bid 990 by 1"), 0)
    assert thought.decision.move is None
    assert thought.why.id == "mind-stop"
    assert thought.waiting > thought.choices[0].worth


def test_the_master_makes_the_buyer_of_its_card_pay_more_and_keen_bids_only_for_itself() -> None:
    position = DECIDING.format(lot="Ah", bid="| bid 40 by 0").replace("Kc* Kd* 4h* 5s*", "Qc Qd Qh 5s")
    driving = opinion("master", position, 1)
    assert driving.decision.move.amount > 40
    assert driving.why.id == "mind-drive-own"
    assert {opinion("keen", position, 1, seed=seed).why.id for seed in range(8)} <= {"mind-bid-own", "mind-stop"}


@pytest.mark.rule("PAU-10")
def test_who_bids_on_the_card_that_they_have_laid_is_told_why() -> None:
    """They lay what they miss least, and buy it back where it goes for less than it is worth to them."""
    laid = DECIDING.replace("mover 1 | moved 1", "mover 0 | moved 0")
    thought = opinion("keen", laid.format(lot="Kh", bid="| bid 1 by 1"), 0)
    assert thought.why.id == "mind-bid-own"
    assert thought.why.values["having"] > thought.why.values["missing"]
    for language in LANGUAGES:
        assert "10" in catalogue(language, GAME.package).say(Message("mind-drive-own", DRIVEN), ["Anna", "Boris"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_to_lay_and_a_bid_on_it_are_told_by_the_same_case_that_another_gets_it(language: str) -> None:
    values = {"card": "10d", "worst_card": "Ad", "without": 44, "worst_without": 16, **DRIVEN}
    another = {"en": "if another", "ru": "другому"}[language]
    for why in ("mind-lay-spares", "mind-bid", "mind-bid-own", "mind-stop"):
        assert another in catalogue(language, GAME.package).say(Message(why, values))


@pytest.mark.parametrize("level", MINDS)
def test_what_others_would_do_is_weighed_beside_the_own_choice(level: str) -> None:
    thought = opinion(level, DECIDING.format(lot="Kh", bid=""), 0, also=(Bid(700), Pass()))
    worth = {choice.move: choice.worth for choice in thought.choices}
    assert {thought.decision.move, Bid(700), Pass()} <= worth.keys()
    assert worth[thought.decision.move] > worth[Bid(700)]
    assert [choice.worth for choice in thought.choices] == sorted(worth.values(), reverse=True)
    open_deck = opinion(level, OPEN.format(lot="9h"), 0, also=(Bid(500),))
    assert {Bid(50), Bid(500), Pass()} <= {choice.move for choice in open_deck.choices}
    laying = opinion(level, LAYING, 0, also=(Lay("Ac"),))
    assert {choice.move for choice in laying.choices} == {Lay(card) for card in ("Ac", "Ad", "As", "9h", "9s", "2c")}
    assert laying.decision.move == laying.choices[0].move


SPARE = """
poker_auction classic | round 1 | mover 0 | bank 20
seat 0 | hand {hand}
seat 1 | hand Kc 8s 4h
"""


@pytest.mark.parametrize(("hand", "spare"), [("2c 9d Js", "2c 9d"), ("Qd 5c 3h", "5c 3h"), ("8d As 8h", "As")])
def test_a_hint_lays_a_low_card_or_what_a_pair_can_spare_and_says_how_often_one_wins_without_it(
    hand: str, spare: str
) -> None:
    for seed in range(12):
        thought = opinion("keen", SPARE.format(hand=hand), 0, seed=seed)
        assert thought.decision.move.card in spare.split()
        assert thought.why.id == "mind-lay-spares"
        assert thought.why.values["without"] > thought.why.values["worst_without"]


def test_where_it_does_not_matter_what_is_laid_the_hint_says_so_and_lays_the_lowest_card() -> None:
    position = """
    poker_auction classic | round 3 | mover 0 | bank 400
    seat 0 | hand 9c 2d 7h
    seat 1 | hand Ac* Ad* As* Ah*
    """
    thought = opinion("keen", position, 0)
    assert (thought.why.id, thought.why.values["without"]) == ("mind-lay-any", 0)
    assert thought.decision.move == Lay("2d")
    for language in LANGUAGES:
        assert catalogue(language, GAME.package).say(thought.why, ["Anna", "Boris"])


@pytest.mark.parametrize("level", MINDS)
def test_a_mind_takes_the_card_that_makes_its_hand_in_the_open_deck(level: str) -> None:
    assert opinion(level, OPEN.format(lot="9h"), 0).decision.move == Bid(50)


@pytest.mark.parametrize("level", MINDS)
def test_every_reason_is_said_in_both_languages(level: str) -> None:
    positions = [
        (DECIDING.format(lot="Kh", bid=""), 0),
        (DECIDING.format(lot="Kh", bid=""), 1),
        (DECIDING.format(lot="3d", bid=""), 0),
        (DECIDING.format(lot="Kh", bid="| bid 5 by 0"), 1),
        (OPEN.format(lot="9h"), 0),
        (OPEN.format(lot="3s"), 0),
        (OPEN.format(lot="3s"), 1),
        (LAYING, 0),
    ]
    for position, seat in positions:
        why = opinion(level, position, seat).why
        for language in LANGUAGES:
            assert catalogue(language, GAME.package).say(why, ["Anna", "Boris"])


@pytest.mark.parametrize("level", MINDS)
@pytest.mark.parametrize("position", [DECIDING.format(lot="Kh", bid=""), LAYING, OPEN.format(lot="9h")])
def test_a_mind_decides_the_same_whether_or_not_it_is_asked_why(level: str, position: str) -> None:
    for seed in range(4):
        rng = Random(seed)
        decision = find_bot(GAME, level).decide(Sight(read_position(position), 0, rng), rng)
        assert decision == opinion(level, position, 0, seed=seed).decision


WAVERING = """
poker_auction classic | ante 10 | deals 3 | hammer 10000 | clock 30000 | quick lots
deal 1 | round 3 | phase lot | first 3 | mover 3 | moved 0 | due 30000
bank 262 | lot 5h | bid 25 by 1 | offers 0 1 3 2 4 9 1 25
seat 0 | chips 1066 | hand Kd Jc Kc* Ks | bids 1
seat 1 | chips 744 | hand 6s 3c 3d* 3s* 6c* Kh | bids 1
seat 2 | chips 1009 | hand 6h Jd Jh 4c
seat 3 | chips 946 | hand Qh Qc Ad* 8c | bids 1
seat 4 | chips 973 | hand 7h 8s* 4s* 5d 2d* Th | bids 1
deck As 9d Qd 7d 2h Qs 4d 4h Tc 9h 5c 2s Ah 8h Ac 9s 3h 8d 2c Ts 7s 6d 9c 5s Td 7c Js
"""
"""A card that keen wants or does not, as luck has it."""


def test_who_asks_for_a_hint_again_is_not_told_the_opposite() -> None:
    def advised(bot: Any, seed: int) -> Any:
        rng = Random(seed)
        return hint(GAME, Sight(read_position(WAVERING), 0, rng), rng, bot).decision.move

    assert len({advised(HINTING, seed) for seed in range(6)}) == 1
    assert len({opinion("keen", WAVERING, 0, seed=seed).decision.move for seed in range(6)}) == 2


# ---- manners


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("options", [QUICK, MAHJONG, OPEN_DECK], ids=str)
def test_a_bot_decides_the_same_in_worlds_that_its_seat_cannot_tell_apart(level: str, options: dict[str, Any]) -> None:
    bot = find_bot(GAME, level)
    state = GAME.begin(2, GAME.read_options(options, 2), Fast(5))
    chance = Random(5)
    for _ in range(12):
        if not state.turn():
            state.ring(state.due())
        if state.outcome():
            break
        seat = state.turn()[0]
        decisions = [
            bot.decide(Sight(world, seat, rng), rng)
            for world, rng in ((state, Random(7)), (state.imagine(seat, Random(8)), Random(7)))
        ]
        assert decisions[0] == decisions[1]
        state.play(seat, state.random_move(seat, chance), 0)


@pytest.mark.parametrize("level", MINDS)
def test_a_mind_bids_late_but_in_time_however_short_the_hammer(level: str) -> None:
    bot = find_bot(GAME, level)
    for hammer, earliest in ((10_000, 5_000), (1_000, 500)):
        position = DECIDING.format(lot="Kh", bid=f"| hammer {hammer}").replace("due 10000", f"due {hammer}")
        for seed in range(8):
            rng = Random(seed)
            decision = bot.decide(Sight(read_position(position), 0, rng), rng)
            assert isinstance(decision.move, Bid)
            assert earliest <= decision.wait_ms <= 0.9 * hammer
