"""The tuning of novices: what they are measured by, and that the one with most room on every side is taken."""

from random import Random

import pytest

from ridotto.core import Bot, Decision, Sight
from ridotto.games.venice.novice import TASTE, Novice
from ridotto.lab.scripts.venice import SCRIPTS
from ridotto.lab.tuning import venice
from ridotto.lab.tuning.novices import PLAIN_SENSE, Standing, Trial, standing


class Idle:
    """Borrows nothing and wins nothing."""

    def decide(self, sight: Sight, rng: Random) -> Decision:
        return Decision(None)


def test_a_novice_has_room_where_plain_sense_is_even_no_script_wins_six_of_ten_and_steady_wins_three_of_four() -> None:
    assert Standing(plain_sense=0.5, script=0.5, steady=0.95).room() == pytest.approx(0.1)
    assert Standing(plain_sense=0.35, script=0.5, steady=0.95).room() == pytest.approx(-0.05)
    assert Standing(plain_sense=0.5, script=0.7, steady=0.95).room() == pytest.approx(-0.1)
    assert Standing(plain_sense=0.5, script=0.5, steady=0.6).room() == pytest.approx(-0.15)


@pytest.mark.parametrize("seats", [2, 4])
def test_among_equals_of_any_number_half_is_a_fair_share(seats: int) -> None:
    trial = Trial("venice", 2 * seats, "train", seats)
    assert trial.share(Idle(), Idle(), 2 * seats) == pytest.approx(0.5)


def test_a_standing_comes_out_the_same_again() -> None:
    trial = Trial("venice", 4, "train")
    scripts = {PLAIN_SENSE: SCRIPTS[PLAIN_SENSE], "all that is lent": SCRIPTS["all that is lent"]}
    once, again = (standing(Novice(), scripts, SCRIPTS["dear agendas"], trial) for _ in range(2))
    assert once == again
    assert once.script >= once.plain_sense


def test_the_taste_with_most_room_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    best = (venice.AGENDAS[1], venice.UNITS[0], venice.LIKINGS[1])

    def known(novice: Bot, _scripts: object, _steady: object, trial: Trial) -> Standing:
        taste = novice._taste  # type: ignore[attr-defined]
        return Standing(0.5, 0.5 if taste[:3] == best else 0.9, 1.0)

    monkeypatch.setattr(venice, "standing", known)
    told: list[str] = []
    assert tuple(venice.soften("train", 1, told.append).values()) == best
    assert told[-1].endswith("plain sense 50%, the best script 90%, steady 100%")


def test_a_novice_has_a_taste_out_of_what_was_tried() -> None:
    assert TASTE.agenda in venice.AGENDAS
    assert TASTE.unit in venice.UNITS
    assert TASTE.likings in venice.LIKINGS
