"""The contract suite can fail: deliberately broken games, and the promise that each one breaks."""

import dataclasses
import random
from random import Random

import pytest
from three_cards import game as honest_game
from three_cards.moves import Choose, Chosen
from three_cards.state import ThreeCards

from ridotto.core import Bot, Decision, Fast, Refused
from ridotto.testing import GameContract, Table, plain_board
from ridotto.testing.plain_board import missing_labels

CONTRACT = GameContract()


def table_of(state_type: type[ThreeCards], seats: int = 3) -> Table:
    """A table of Three Cards played by broken rules."""
    game = dataclasses.replace(honest_game)
    game.__dict__["state_type"] = state_type
    return Table(game, seats)


class LeakingView(ThreeCards):
    """Everyone is shown the sum of all hands as somebody's tricks."""

    def view(self, seat):
        whole = super().view(seat)
        return whole.__class__(**{**_fields(whole), "tricks": tuple(sum(hand) for hand in self.hands)})


class LeakingYou(ThreeCards):
    """A seat is told how many have chosen a nine."""

    def view(self, seat):
        whole = super().view(seat)
        return whole.__class__(**{**_fields(whole), "due": whole.due and whole.due + self.chosen.count(9)})


class TellTale(ThreeCards):
    """The news that a card was chosen comes twice if it is a high one."""

    def play(self, seat, move, at, tell=None):
        if tell and move.card > 5:
            tell(Chosen(seat=seat))
        super().play(seat, move, at, tell)


class AliasingCopy(ThreeCards):
    """A copy shares the hands with the original."""

    def copy(self):
        new = super().copy()
        new.hands = self.hands
        return new


class ThrowingCheck(ThreeCards):
    """A card that is not there is looked up all the same."""

    def judge(self, seat, move, at):
        self.hands[seat].index(move.card)


class Scholar(ThreeCards):
    """Refuses by a clause that the rulebook does not have."""

    def judge(self, seat, move, at):
        if move.card not in self.hands[seat]:
            raise Refused("THR-77", "refused-card", card=move.card)


class ChangingCheck(ThreeCards):
    """A refused move costs the players a second."""

    def judge(self, seat, move, at):
        self.deadline -= 1000
        super().judge(seat, move, at)


class Clairvoyant(ThreeCards):
    """Imagines nothing but the truth."""

    def imagine(self, seat, rng):
        return self.copy()


class Suggestible(ThreeCards):
    """Imagines the real cards that were left over, in another order."""

    def imagine(self, seat, rng):
        world = super().imagine(seat, rng)
        world.rest = [*self.rest]
        rng.shuffle(world.rest)
        return world


class Stuck(ThreeCards):
    """Its deadline does not move with those who play on."""

    def postpone(self, by):
        pass


class Loyal(ThreeCards):
    """Goes on drawing from the stream it has."""

    def draw_from(self, chance):
        pass


class Meddler(ThreeCards):
    """Imagining takes the real tricks into the imagined world."""

    def imagine(self, seat, rng):
        world = super().imagine(seat, rng)
        world.tricks = self.tricks
        return world


class Forgetful(ThreeCards):
    """Imagines cards that everyone has seen go."""

    def imagine(self, seat, rng):
        world = super().imagine(seat, rng)
        for other in range(self.seats):
            if other != seat and self.chosen[other] is None:
                world.hands[other] = sorted(rng.randrange(1, 10) for _ in self.hands[other])
        return world


class Whimsical(ThreeCards):
    """Takes chance from somewhere else."""

    def play(self, seat, move, at, tell=None):
        super().play(seat, move, at, tell)
        self.deadline += random.randrange(5)


class Generous(ThreeCards):
    """Offers a card that nobody holds."""

    def moves(self, seat):
        yield from super().moves(seat)
        yield Choose(10)


class Repetitive(ThreeCards):
    """Offers the same card twice."""

    def moves(self, seat):
        yield from super().moves(seat)
        yield from super().moves(seat)


class Timid(ThreeCards):
    """Never plays its highest card at random."""

    def random_move(self, seat, rng):
        return Choose(rng.choice(self.hands[seat][:-1] or self.hands[seat]))


class Cheat(ThreeCards):
    """Its random moves depend on the others' hands."""

    def random_move(self, seat, rng):
        number = sum(self.hands[seat - 1]) + rng.randrange(3)
        return Choose(self.hands[seat][number % len(self.hands[seat])])


class Endless(ThreeCards):
    """Cards come back."""

    def _show(self, at, tell):
        hands = [hand[:] for hand in self.hands]
        super()._show(at, tell)
        self.hands = hands


class Hasty(ThreeCards):
    """Ringing early already takes effect."""

    def ring(self, at, tell=None):
        self.deadline += 1
        super().ring(at, tell)


class Mute(ThreeCards):
    """Refuses without a clause."""

    def judge(self, seat, move, at):
        try:
            super().judge(seat, move, at)
        except Exception as refused:
            refused.rule = ""
            raise


def _fields(struct):
    return {name: getattr(struct, name) for name in struct.__struct_fields__}


@pytest.mark.parametrize(
    ("broken", "promise"),
    [
        (LeakingView, CONTRACT.test_another_possibility_of_what_others_hide_changes_no_view),
        (LeakingView, CONTRACT.test_others_secrets_change_no_byte_until_the_rules_reveal_them),
        (LeakingYou, CONTRACT.test_what_a_secret_move_says_changes_no_byte_for_the_others),
        (TellTale, CONTRACT.test_what_a_secret_move_says_changes_no_byte_for_the_others),
        (AliasingCopy, CONTRACT.test_a_copy_is_independent_both_ways),
        (ChangingCheck, CONTRACT.test_moves_bent_out_of_shape_are_refused_and_change_nothing),
        (ChangingCheck, CONTRACT.test_arbitrary_json_is_refused_and_changes_nothing),
        (Clairvoyant, CONTRACT.test_imagined_worlds_differ_where_something_is_hidden),
        (Suggestible, CONTRACT.test_what_is_imagined_follows_from_what_the_seat_knows_and_from_chance_alone),
        (Stuck, CONTRACT.test_a_seat_can_play_on_from_any_position_as_it_may_imagine_it),
        (Loyal, CONTRACT.test_a_seat_can_play_on_from_any_position_as_it_may_imagine_it),
        (Meddler, CONTRACT.test_imagining_leaves_the_real_state_alone),
        (Forgetful, CONTRACT.test_imagined_worlds_agree_with_what_the_seat_has_been_told),
        (Whimsical, CONTRACT.test_same_inputs_give_the_same_game),
        (Repetitive, CONTRACT.test_every_offered_move_is_accepted),
        (Timid, CONTRACT.test_random_moves_give_every_legal_move_a_chance),
        (Cheat, CONTRACT.test_the_bot_random_plays_exactly_random_moves),
        (Hasty, CONTRACT.test_the_clock_is_harmless_when_nothing_is_due_and_comes_to_rest),
        (Mute, CONTRACT.test_moves_bent_out_of_shape_are_refused_and_change_nothing),
    ],
)
def test_the_suite_catches(broken, promise) -> None:
    with pytest.raises(AssertionError):
        promise(table_of(broken))


def test_the_suite_catches_a_check_that_throws() -> None:
    with pytest.raises(ValueError, match="not in list"):
        CONTRACT.test_moves_bent_out_of_shape_are_refused_and_change_nothing(table_of(ThrowingCheck))


def test_a_refusal_by_a_clause_that_is_not_in_the_rulebook_is_noticed():
    with pytest.raises(AssertionError, match="a clause of the rulebook, not 'THR-77'"):
        CONTRACT.test_moves_bent_out_of_shape_are_refused_and_change_nothing(table_of(Scholar))


def test_the_suite_catches_moves_that_are_not_legal() -> None:
    with pytest.raises(Exception, match="THR-2"):
        CONTRACT.test_every_offered_move_is_accepted(table_of(Generous))


def test_the_suite_catches_a_game_that_never_ends(monkeypatch) -> None:
    monkeypatch.setattr("ridotto.testing.tables.LONGEST", 500)
    monkeypatch.setattr("ridotto.testing.tables.play_on.__defaults__", (500,))
    with pytest.raises(AssertionError, match="does not end"):
        CONTRACT.test_every_game_ends(table_of(Endless))


class Cheater:
    """A bot that plays a card which is not there; one that looks for it raises."""

    def __init__(self, looks: bool = False) -> None:
        self.looks = looks

    def decide(self, sight, rng):
        return Decision(Choose([].index(99) if self.looks else 99))


class Late:
    """A bot that plays well, until somebody has a trick."""

    def decide(self, sight, rng):
        world = sight.imagine()
        return Decision(Choose(99) if any(world.tricks) else world.random_move(sight.seat, rng))


def table_with(name: str, bot: Bot) -> Table:
    game = dataclasses.replace(honest_game)
    game.__dict__["bots"] = {name: bot}
    return Table(game, 3)


@pytest.mark.parametrize("name", ["steady", "master", "my-own"])
def test_the_suite_catches_a_bot_whose_move_is_refused_and_one_that_raises(name) -> None:
    promise = CONTRACT.test_every_bot_of_the_game_decides_on_legal_moves
    with pytest.raises(AssertionError, match=rf"the bot {name} plays Choose\(card=99\), which is refused by THR-2"):
        promise(table_with(name, Cheater()))
    with pytest.raises(AssertionError, match=rf"the bot {name} raises ValueError"):
        promise(table_with(name, Cheater(looks=True)))


def test_the_suite_catches_a_quick_bot_that_plays_a_bad_move_later_in_its_game() -> None:
    with pytest.raises(AssertionError, match=r"novice.*THR-2.* After [1-9]"):
        CONTRACT.test_its_quick_bots_play_a_game_among_themselves(table_with("novice", Late()))
    with pytest.raises(AssertionError, match=r"the bot steady raises ValueError.* after 0 moves"):
        CONTRACT.test_its_quick_bots_play_a_game_among_themselves(table_with("steady", Cheater(looks=True)))


class Trusting(ThreeCards):
    """Imagines only the cards that nobody has, and the others' hands as they are."""

    def imagine(self, seat, rng):
        world = self.copy()
        world.chance = Fast.drawn(rng)
        rng.shuffle(world.rest)
        return world


class OpenChoose(Choose, frozen=True, tag="open-choose"):
    """A choice that is not marked as secret, though nobody sees it."""

    secret = False


class Unmarked(ThreeCards):
    """Its moves are not marked."""

    def random_move(self, seat, rng):
        return OpenChoose(super().random_move(seat, rng).card)


def test_the_suite_catches_what_imagine_leaves_real_and_nobody_was_told() -> None:
    promise = CONTRACT.test_what_a_viewer_was_never_told_is_not_the_same_in_every_world_they_imagine
    with pytest.raises(AssertionError, match=r"an onlooker cannot know hands\.0\.0 of the state"):
        promise(table_of(Trusting))
    promise(table_of(ThreeCards))


def test_the_suite_catches_a_hidden_move_that_is_not_marked_as_secret() -> None:
    promise = CONTRACT.test_a_move_that_nobody_else_can_read_is_marked_as_secret
    with pytest.raises(AssertionError, match=r"mark OpenChoose with `secret = True`"):
        promise(table_of(Unmarked))
    promise(table_of(ThreeCards))


def test_the_suite_catches_a_field_that_the_plain_board_could_not_call_by_name_in_russian(monkeypatch) -> None:
    known = plain_board.variables
    without = {"ru": {"board-hand-sizes"}, "en": {"board-tricks"}}
    monkeypatch.setattr(
        plain_board, "variables", lambda package, language: known(package, language).keys() - without[language]
    )
    with pytest.raises(AssertionError, match=r"messages\.ru\.ftl has no board-hand-sizes"):
        CONTRACT.test_the_plain_board_speaks_every_language_of_the_game(table_of(ThreeCards))
    assert missing_labels(honest_game) == ["messages.ru.ftl has no board-hand-sizes"], "in English names are readable"
    monkeypatch.undo()
    CONTRACT.test_the_plain_board_speaks_every_language_of_the_game(table_of(ThreeCards))


def test_the_honest_game_passes_what_the_broken_ones_fail() -> None:
    honest = table_of(ThreeCards)
    CONTRACT.test_another_possibility_of_what_others_hide_changes_no_view(honest)
    CONTRACT.test_imagined_worlds_agree_with_what_the_seat_has_been_told(honest)
    CONTRACT.test_what_is_imagined_follows_from_what_the_seat_knows_and_from_chance_alone(honest)
    CONTRACT.test_the_clock_is_harmless_when_nothing_is_due_and_comes_to_rest(honest)
    CONTRACT.test_a_seat_can_play_on_from_any_position_as_it_may_imagine_it(honest)
    assert isinstance(ThreeCards.begin(2, honest_game.options(), Fast(1), 0).imagine(0, Random(1)), ThreeCards)
