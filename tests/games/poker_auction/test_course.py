"""The rest of a deal, played quickly in thought, and what a laid card tells of a hand."""

from random import Random

import pytest

from ridotto.core import Fast, Sight, find_game
from ridotto.games.poker_auction import dealmind
from ridotto.games.poker_auction.appraisal import Beliefs, Draws, Prospects, is_spare
from ridotto.games.poker_auction.contest import Contest
from ridotto.games.poker_auction.course import Course
from ridotto.games.poker_auction.dealmind import DealMind
from ridotto.games.poker_auction.pack import CARDS, TILES
from ridotto.games.poker_auction.position import read_position
from ridotto.games.poker_auction.state import PokerAuction

GAME = find_game("poker_auction")


def dealt(mode: str, seats: int, seed: int) -> tuple:
    """A deal before its first lot, everyone's hand as a sum, and the cards that everyone will get, as units."""
    world = GAME.begin(seats, GAME.read_options({"mode": mode}, seats), Fast(seed))
    deck = [world.pack.units[card] for card in world.deck]
    return world, sums_of(world), [[deck.pop(), deck.pop()] for _ in range(seats)]


def sums_of(world) -> list[int]:
    return [sum(world.pack.units[card] for card in hand) for hand in world.hands]


def started(world, hands: list[int], chance: list[float]) -> Course:
    course = Course(world)
    course.start(hands, chance)
    return course


@pytest.mark.parametrize("mode", ["classic", "mahjong"])
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.rule("PAU-2")
def test_no_chip_and_no_card_is_lost_in_a_course(mode: str, seats: int) -> None:
    for seed in range(20):
        world, hands, coming = dealt(mode, seats, seed)
        cards = sum(hands) + sum(map(sum, coming))
        course = started(world, hands, [0.5] * 3 * seats)
        course.play_out(0, 0, coming)
        assert sum(course.balances) + course.bank == sum(world.balances) + world.bank
        assert min(course.balances) >= 0
        assert sum(course.hands) == cards


def test_a_course_is_the_same_for_the_same_chance_and_everybodys_shares_make_the_whole_bank() -> None:
    for seed in range(10):
        chance = [Random(seed).random() for _ in range(9)]
        world, hands, coming = dealt("classic", 3, seed)
        ends = [[started(world, hands, chance).play_out(seat, 0, coming) for seat in range(3)] for _ in range(2)]
        assert ends[0] == ends[1]
        assert sum(end.share for end in ends[0]) == pytest.approx(1)
        assert sum(end.income for end in ends[0]) == -ends[0][0].tax


def test_who_cannot_be_beaten_takes_the_bank() -> None:
    world = read_position("""
    poker_auction classic | round 3 | mover 1 | moved 1
    seat 0 | hand Ac Ad Ah As Kc 2c
    seat 1 | hand 3c 5d 7h 9s Jc
    """)
    end = started(world, sums_of(world), [0.5]).play_out(0, 1, [[], []])
    assert end.share == 1.0


def units(pack, text: str) -> list[int]:
    return [pack.units[pack.numbers[name]] for name in text.split()]


@pytest.mark.parametrize(
    ("pack", "hand", "card", "spare"),
    [
        (CARDS, "Kc 7h 2s", "4d", True),
        (CARDS, "Kc Kh 2s", "Kd", False),
        (CARDS, "Kc Kh 2s 9d", "2d", False),
        (CARDS, "Kc Kh 2s", "2d", True),
        (CARDS, "Kc Kh Ks", "Kd", True),
        (CARDS, "9c Tc Jc Qc 2d", "Kc", False),
        (TILES, "3d 4d R", "9b", True),
        (TILES, "3d 4d R", "5d", False),
    ],
)
def test_a_card_is_spare_that_makes_nothing_of_the_hand_or_no_more_than_any_other(
    pack, hand: str, card: str, spare: bool
) -> None:
    assert is_spare(pack, units(pack, hand), *units(pack, card)) is spare


def test_who_lays_a_card_is_rarely_imagined_with_its_pair() -> None:
    world = read_position("""
    poker_auction classic | round 1 | mover 1 | lot Kh | due 10000 | bank 20
    seat 0 | hand Ac 7d 2h
    seat 1 | hand 9c 4d
    """)
    draws, kings = Draws(world, 0), set(units(CARDS, "Kc Kd Ks"))

    def paired(hands: list[list[int]]) -> bool:
        return bool(kings & set(hands[1][:2]))

    any_hands = sum(paired(draws.hands(Random(seed))) for seed in range(400))
    likely = sum(paired(draws.likely_hands(Random(seed))) for seed in range(400))
    assert likely < any_hands / 4


@pytest.mark.parametrize(("players", "worlds"), [(2, 80), (4, 80), (10, 32)])
def test_where_more_than_a_few_play_fewer_worlds_are_imagined(players: int, worlds: int) -> None:
    world = dealt("classic", players, 1)[0]
    assert Beliefs(16, 0.05).pains(world, 80) == worlds
    prospects = Prospects(world, 0, worlds, Random(1))
    assert len(prospects.mine.hands) == len(prospects.onlooker.hands) == worlds


@pytest.mark.parametrize(
    ("players", "round_", "moved", "worlds"),
    [(2, 1, 0, 80), (4, 1, 0, 20), (4, 2, 0, 30), (4, 3, 0, 60), (4, 3, 1, 80), (10, 1, 0, 3)],
)
def test_the_further_a_deal_is_played_on_the_fewer_worlds_are_imagined(
    players: int, round_: int, moved: int, worlds: int
) -> None:
    world = dealt("classic", players, 1)[0]
    world.round, world.moved = round_, moved
    assert Beliefs(16, 0.05, reach=12).pains(world, 80) == worlds


@pytest.mark.parametrize("players", [2, 4, 10])
def test_a_card_is_laid_after_as_many_worlds_at_any_table(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    world = dealt("mahjong", players, 1)[0]
    asked: list[int] = []

    def counted(world: PokerAuction, seat: int, worlds: int, rng: Random) -> Prospects:
        asked.append(worlds)
        return Prospects(world, seat, worlds, rng)

    monkeypatch.setattr(dealmind, "Prospects", counted)
    mind = DealMind(Beliefs(8, 0.05, laying_worlds=24, reach=12, serious=0.08), Contest)
    mind.decide(Sight(world, world.mover, Random(1), 0), world, Random(1))
    assert asked == [24]


@pytest.mark.parametrize(("bank", "worlds"), [(20, 20), (100, 50), (160, 80), (1000, 80)])
def test_where_the_bank_is_small_beside_all_chips_fewer_worlds_are_imagined(bank: int, worlds: int) -> None:
    world = dealt("classic", 2, 1)[0]
    world.bank, world.balances = bank, [1000 - bank // 2] * 2
    assert Beliefs(16, 0.05, serious=0.08).pains(world, 80) == worlds
    assert Beliefs(16, 0.05).pains(world, 80) == 80


@pytest.mark.parametrize("pack", [CARDS, TILES], ids=["cards", "tiles"])
def test_a_sum_tells_its_cards_and_what_they_are_worth(pack) -> None:
    rng = Random(1)
    for number in range(500):
        hand = rng.sample(pack.whole, number % 10)
        whole = sum(pack.units[card] for card in hand)
        assert pack.cards_of(whole) == sorted(hand)
        assert pack.sum_value(whole) == pack.value(hand)
