"""What the minds of Standoff weigh, what they say about it, and that they know no more than their seat."""

from random import Random

import pytest

from ridotto.bots import find_bot
from ridotto.bots.racing import Lap
from ridotto.core import LEVELS, Choice, Fast, Sight, catalogue, find_game
from ridotto.games.standoff.bots import Effort, Thinker
from ridotto.games.standoff.candidates import lines
from ridotto.games.standoff.doctrine import PLAIN, TUNED, Wish
from ridotto.games.standoff.moves import Credit, Draw, End, Place, Play
from ridotto.games.standoff.policy import Policy
from ridotto.games.standoff.reasons import reason

GAME = find_game("standoff")
QUICK = Policy(TUNED)
MODES = [
    (2, {}), (2, {"prices": "rebalanced"}), (3, {"expansions": ["orbit"]}), (4, {"expansions": ["bonds"]}),
    (2, {"expansions": ["orbit", "bonds"]}),
]  # fmt: skip


def positions(seats, options, seed, every):
    """Positions of a game between quick players that now and then play anything: one of so many moves."""
    rng = Random(seed)
    state = GAME.begin(seats, GAME.read_options(options, seats), Fast(seed))
    number = 0
    while turn := state.turn():
        if number % every == 0:
            yield state
        number += 1
        move = state.random_move(turn[0], rng) if rng.random() < 0.2 else QUICK.move(state, turn[0], rng)
        state.play(turn[0], move, 0)


def opinion(level, state, seed=1, also=()):
    rng = Random(seed)
    return find_bot(GAME, level).consider(Sight(state, state.player, rng), rng, also)


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_everything_that_is_worth_a_thought_is_legal(seats, options) -> None:
    for seed in range(3):
        rng = Random(seed)
        for state in positions(seats, options, seed, every=2):
            for line in lines(state, state.player, QUICK, rng, most=20):
                after, seat = state.copy(), state.player
                for move in line:
                    after.check(seat, move, 0)
                    after.play(seat, move, 0)


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_a_hasty_thinker_plays_whole_games_by_the_rules(seats, options) -> None:
    hasty = Thinker(PLAIN, Effort(8, (Lap(1, 8),), caution=0.0))
    rng = Random(5)
    state = GAME.begin(seats, GAME.read_options(options, seats), Fast(5))
    while turn := state.turn():
        seat = turn[0]
        bot = hasty if seat == 0 else find_bot(GAME, ("novice", "steady")[seat % 2])
        move = bot.decide(Sight(state, seat, rng), rng).move
        state.check(seat, move, 0)
        state.play(seat, move, 0)
    assert state.outcome() is not None


@pytest.mark.parametrize("level", LEVELS)
def test_worlds_that_a_seat_cannot_tell_apart_are_played_alike(level) -> None:
    bot = find_bot(GAME, level)
    for state in positions(2, {}, 3, every=50):
        other = state.imagine(state.player, Random(9))
        decisions = []
        for world in (state, other):
            rng = Random(4)
            decisions.append(bot.decide(Sight(world, state.player, rng), rng))
        assert decisions[0] == decisions[1]


@pytest.mark.parametrize("level", ["keen", "master"])
def test_what_a_mind_decides_is_its_best_choice_and_its_chances_are_chances(level) -> None:
    for state in positions(2, {}, 8, every=50):
        thought = opinion(level, state)
        rng = Random(1)
        assert find_bot(GAME, level).decide(Sight(state, state.player, rng), rng) == thought.decision
        worths = [choice.worth for choice in thought.choices]
        assert worths == sorted(worths, reverse=True)
        assert all(0 <= worth <= 1 for worth in worths)
        if worths:
            assert thought.choices[0].move == thought.decision.move


def test_a_mind_weighs_what_a_player_chose_beside_its_own_candidates() -> None:
    for state in positions(2, {}, 8, every=30):
        also = tuple(state.random_move(state.player, Random(seed)) for seed in range(2))
        weighed = {choice.move for choice in opinion("keen", state, also=also).choices}
        assert not weighed or weighed >= set(also)
        assert weighed or set(also) == {opinion("keen", state).decision.move}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_mind_says_why_in_both_languages(language) -> None:
    words = catalogue(language, GAME.package)
    said = {words.say(opinion("keen", state).why) for seed in (1, 2) for state in positions(2, {}, seed, every=15)}
    assert len(said) > 5


END = """
seat 0 | budget 9 | minerals 3 | hand {hand}
seat 1 | hand 1-credit
.....0..........
.....0..........
.....0..........
.....0####......
.....0..........
.....0..........
...#.00.11..#...
...#..0011.1#...
...#..0011..#...
...#...011..#...
.........1......
.........1......
......####1.....
..........1.....
..........1.....
..........1.....
"""


@pytest.mark.parametrize(("level", "games"), [("keen", 6), ("master", 10)])
def test_a_mind_takes_the_square_that_wins_and_counts_the_imagined_games_it_wins(draw, level, games) -> None:
    state = draw(END.format(hand="1-polyomino"))
    thought = opinion(level, state)
    assert thought.decision.move == Place("1-polyomino", ((6, 7),))
    assert thought.choices[0].worth == 1.0
    assert f"of {games} games imagined from here it wins {games}" in catalogue("en", GAME.package).say(thought.why)


@pytest.mark.parametrize(
    ("usual", "own", "other", "en", "ru"),
    [
        (
            True, "111100", "111110",
            "The usual move is to draw a card; nothing proved clearly better in 6 games imagined from here.",
            "Обычно здесь стоит взять карту: ничего заметно лучше не нашлось, а разыграно в уме 6 партий.",
        ),
        (
            False, "111100", "111110",
            "A good move is to draw a card; nothing proved clearly better in 6 games imagined from here.",
            "Хороший ход — взять карту: ничего заметно лучше не нашлось, а разыграно в уме 6 партий.",
        ),
        (
            True, "000000", "000000",
            "None of 6 games imagined from here is won, whatever is tried; the usual move is to draw a card.",
            "В уме разыграно 6 партий, и ни одна не выиграна, что ни пробуй; обычно здесь стоит взять карту.",
        ),
        (
            True, "111110", "111100",
            "A good move is to draw a card: of 6 games imagined from here it wins 5, "
            "and nothing else is clearly better; to end the action phase wins 4.",
            "Хороший ход — взять карту: из 6 партий, разыгранных в уме с этого места, так выиграно 5, "
            "и ничто другое заметно не лучше; закончить фазу действий — 4.",
        ),
        (
            False, "111111", "100000",
            "Best is to draw a card: of 6 games imagined from here it wins 6. "
            "The next best, to end the action phase, wins 1.",
            "Лучше всего взять карту: из 6 партий, разыгранных в уме с этого места, так выиграно 6. "
            "Следующее по силе — закончить фазу действий: 1.",
        ),
    ],
)  # fmt: skip
def test_what_a_mind_says_speaks_for_the_move_that_it_names(draw, usual, own, other, en, ru) -> None:
    state, draws, ends = draw(END.format(hand="1-credit")), Draw(), End()
    results = {move: [float(won) for won in games] for move, games in ((draws, own), (ends, other))}
    choices = tuple(Choice(move, sum(games) / len(games)) for move, games in results.items())
    why = reason(state, 0, draws, draws if usual else ends, choices, results)
    assert [catalogue(language, GAME.package).say(why) for language in ("en", "ru")] == [en, ru]


def test_where_there_is_nothing_to_compare_a_mind_says_so(draw) -> None:
    thought = opinion("keen", draw(END.format(hand="1-credit")))
    assert thought.decision.move == Credit("1-credit")
    assert thought.choices == ()
    assert "takes no action" in catalogue("en", GAME.package).say(thought.why)


def test_a_wish_waits_for_its_time() -> None:
    assert Wish("blitz", 1).fits(near=False, lead=0)
    assert Wish("blitz", 1, "early").fits(near=False, lead=0)
    assert not Wish("blitz", 1, "early").fits(near=True, lead=0)
    assert not Wish("blitz", 1, "near").fits(near=False, lead=0)
    assert Wish("blitz", 1, "ahead").fits(near=True, lead=1)
    assert not Wish("blitz", 1, "behind").fits(near=True, lead=1)


def test_the_quick_player_shuts_others_out_with_a_forcefield(draw) -> None:
    state = draw(END.format(hand="forcefield").replace("0011", "00.."))
    state.actions = 1
    assert QUICK.move(state, 0, Random(1)) in {Play("forcefield", square=(row, 7)) for row in (7, 8)}


def test_the_quick_player_draws_first_and_ends_when_nothing_is_left(draw) -> None:
    state = draw("seat 0 | hand restock | discard 1-credit 1-credit\nseat 1 | hand 1-credit")
    assert QUICK.move(state, 0, Random(1)) == Draw()
    state.actions = 0
    assert QUICK.move(state, 0, Random(1)) == End()
