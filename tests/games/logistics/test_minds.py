"""The four levels of Logistics: legal everywhere, each stronger than the one below, and able to say why."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

import pytest

from ridotto.core import LEVELS, Message, Move, Sight
from ridotto.games.logistics import game
from ridotto.games.logistics.moves import Advance, Decline, SowCard, SowStock, Stop
from ridotto.games.logistics.state import Logistics
from ridotto.games.logistics.text import read_move
from ridotto.lab.scripts.logistics import SCRIPTS

from ..series import Series
from .table import play, position, start

Player: TypeAlias = Callable[[Logistics, Random], Move]


def level(name: str) -> Player:
    def decide(state: Logistics, rng: Random) -> Move:
        move = game.bots[name].decide(Sight(state, state.player, rng), rng).move
        assert move is not None
        state.check(state.player, move, 0)
        return move

    return decide


def play_game(one: Player, other: Player, number: int = 0, **options: Any) -> float:
    """What one wins of a game against the other, seats changing with its number; a shared win counts half."""
    rng, state, seat = Random(f"test-minds {number}"), start(**options), number % 2
    while state.turn():
        player = one if state.player == seat else other
        state.play(state.player, player(state, rng), 0)
    outcome = state.outcome()
    assert outcome is not None
    return (outcome.places[seat] == 1) / len(outcome.winners())


def series(one: Player, other: Player, games: int, **options: Any) -> Series:
    return Series(games, lambda number: play_game(one, other, number, **options))


def consider(name: str, state: Logistics, seed: int = 0, also: tuple[Move, ...] = ()):
    rng = Random(seed)
    return game.bots[name].consider(Sight(state, state.player, rng), rng, also)  # type: ignore[attr-defined]


# ---- how they play


def test_there_are_all_four_levels():
    assert tuple(game.bots) == LEVELS


@pytest.mark.parametrize(
    "options",
    [
        *[{"cards": cards, "sets": 1} for cards in range(3, 11)],
        {"cards": 3, "sets": 4},
        {"palettes": ["xeno", "rainbow"]},
    ],
    ids=str,
)
def test_novice_and_keen_play_legal_games_at_every_table(options: dict[str, Any]):
    assert play_game(level("keen"), level("novice"), **options) in (0, 0.5, 1)


@pytest.mark.parametrize("options", [{"cards": 3}, {"cards": 5, "palettes": ["rainbow", "xeno"]}], ids=str)
def test_the_master_plays_legal_games(options: dict[str, Any]):
    assert play_game(level("master"), level("steady"), sets=1, **options) in (0, 0.5, 1)


@pytest.mark.parametrize("cards", [4, 7, 10])
def test_the_master_plays_legal_moves_from_positions_of_random_play(cards: int):
    for seed in range(4):
        rng, state = Random(f"test {cards} {seed}"), start(cards=cards)
        for _ in range(10 * cards):
            state.play(state.player, state.random_move(state.player, rng), 0)
        assert level("master")(state, rng)


@pytest.mark.parametrize(
    ("stronger", "weaker", "games", "options"),
    [
        ("steady", "novice", 16, {}),
        ("keen", "steady", 12, {}),
        ("keen", "steady", 6, {"cards": 3}),
    ],
)
def test_every_level_beats_the_one_below(stronger: str, weaker: str, games: int, options: dict[str, Any]):
    assert series(level(stronger), level(weaker), games, **options).at_least(0.6)


@pytest.mark.long
def test_the_master_beats_keen_in_the_usual_game():
    assert series(level("master"), level("keen"), 20).at_least(0.7)


def test_a_beginner_with_plain_sense_can_win_against_novice():
    assert series(SCRIPTS["plain sense"].idea, level("novice"), 30).at_least(0.3)


@pytest.mark.parametrize("script", SCRIPTS)
@pytest.mark.parametrize(("name", "games"), [("novice", 40), ("steady", 20), ("keen", 6)])
def test_no_level_loses_to_a_script(name: str, games: int, script: str):
    assert series(SCRIPTS[script].idea, level(name), games).at_most(0.6)


@pytest.mark.long
@pytest.mark.parametrize("script", SCRIPTS)
def test_the_master_does_not_lose_to_a_script(script: str):
    assert series(SCRIPTS[script].idea, level("master"), 4).at_most(0.5)


@pytest.mark.parametrize("name", LEVELS)
def test_the_same_question_has_the_same_answer_and_an_imagined_world_is_the_same_question(name: str):
    state = start()
    play(state, "stock Sr Mb Sb", "stock Sk Sr Sy")
    before = state.digest()
    moves = [level(name)(world, Random(3)) for world in (state, state, state.imagine(state.player, Random(9)))]
    assert moves[0] == moves[1] == moves[2]
    assert state.digest() == before


@pytest.mark.parametrize("name", LEVELS)
def test_games_do_not_always_begin_alike(name: str):
    assert len({level(name)(start(), Random(seed)) for seed in range(6)}) > 1


@pytest.mark.parametrize("name", LEVELS)
def test_nobody_decides_out_of_turn(name: str):
    with pytest.raises(LookupError):
        game.bots[name].decide(Sight(start(), 1, Random(1)), Random(1))


# ---- what they say


@pytest.mark.parametrize("name", ["keen", "master"])
def test_an_opinion_ranks_what_was_compared_and_its_decision_comes_first(name: str):
    state = start(cards=3)
    play(state, "stock Sr Mb Sb", "stock Sk Sr")
    opinion = consider(name, state)
    worths = [choice.worth for choice in opinion.choices]
    assert opinion.measure == "points"
    assert opinion.choices[0].move == opinion.decision.move == level(name)(state, Random(0))
    assert worths[1:] == sorted(worths[1:], reverse=True)
    assert worths[0] == pytest.approx(max(worths), abs=0.1)


@pytest.mark.parametrize("name", ["keen", "master"])
def test_moves_that_were_asked_about_are_among_the_choices(name: str):
    state = start()
    play(state, "stock Sr Mb Sb", "stock Lk Lr")
    asked = (SowStock(("Sg",)), SowCard(0), SowStock(("Lg", "Sk", "Lb", "Mg")))
    opinion = consider(name, state, also=asked)
    known = {choice.move: choice.worth for choice in opinion.choices}
    assert set(asked) <= set(known)
    assert max(known.values()) <= opinion.choices[0].worth + 0.1


@pytest.mark.parametrize("name", ["keen", "master"])
def test_a_power_and_an_extra_sowing_are_considered_too(name: str):
    state = position("""
        logistics turn 9 A power
        A cards Sg | - | - | Mr
        A stock Sr Mb
        B cards - | Lr Mb | - | -
        B stock Sk
        powers red
    """)
    opinion = consider(name, state, also=(Advance(1, 1),))
    assert Advance(1, 1) in {choice.move for choice in opinion.choices}
    state.play(0, opinion.decision.move, 0)
    extra = position("logistics turn 9 A extra\nA cards - | Sr | - | Mk\nA stock Sr\nB cards - | - | - | -\nB stock Sk")
    assert Stop() in {choice.move for choice in consider(name, extra, also=(Stop(),)).choices}


def test_the_reason_names_the_capture():
    state = position("""
        logistics turn 9 A sow
        A cards - | - | Sr | -
        A stock Lg
        B cards Mb Mb Mb | - | - | -
        B stock Sk
    """)
    why = consider("keen", state).why
    assert why == Message("mind-captures", {"count": 3, "next": 0})


@pytest.mark.parametrize("name", ["keen", "master"])
def test_where_the_opponent_has_nothing_left_everything_is_brought_home(name: str):
    """As in a game in which keen's hint stacked its last two on one card, where nobody can sow any more."""
    state = position("""
        logistics turn 136 A sow
        A cards - | - | Mr | Mk
        A vault Sg 4Sy 2Sr 4Sb Sk 4Mg 4My 2Mr 3Mb 3Mk Lg 2Ly 4Lr 2Lb 2Lk
        B cards - | - | - | -
        B vault 3Sg 2Sr 3Sk Mr Mb 3Lg 2Ly 2Lb 2Lk
    """)
    for turn in range(20):
        if state.phase == "over":
            break
        player = state.player
        move = consider(name, state, seed=turn).decision.move if player == 0 else state.idle(player)
        state.play(player, move, 0)
    assert (state.phase, len(state.vaults[0])) == ("over", 41)


def test_where_there_is_one_move_the_reason_says_so():
    state = position("logistics turn 9 A sow\nA cards - | Sr | - | -\nB cards - | - | - | -\nB stock Sk")
    assert consider("keen", state).why == Message("mind-only")


@pytest.mark.rule("LOG-22")
def test_where_a_swap_of_equal_sizes_was_not_weighed_no_reason_denies_it():
    state = position("""
        logistics turn 45 A power
        A cards Sg | - | Sb | -
        A stock Sk 2Mg 2My 2Mr 2Mb 2Mk 2Ly Lr Lb 2Lk
        A vault 2Sg Sy 2Sr 2Sb 2Sk 2Ly Lr Lk
        B cards - | - | - | -
        B stock Sy 2Mg 2My 2Mr 2Mb 2Mk 3Lg Lr 2Lb Lk
        powers blue
    """)
    assert [read_move(move, state.view(0)) for move in ("swap A 0.0 2.0", "decline")] == list(state.moves(0))
    opinion = consider("keen", state)
    assert (opinion.decision.move, opinion.why) == (Decline(), Message("mind-unweighed"))


def test_every_reason_of_a_game_is_said_in_both_languages():
    rng, state, said = Random(5), start(cards=3, sets=1), set()
    while state.turn():
        opinion = consider("keen", state, rng.randrange(1000))
        said.add(opinion.why.id)
        for language in ("en", "ru"):
            assert game.words(language).say(opinion.why)
        state.play(state.player, opinion.decision.move, 0)
    assert len(said) > 6
