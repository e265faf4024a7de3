"""The tuning of Podstavec's lower levels: each is put where it has most room on every side."""

import pytest

from ridotto.core import Bot
from ridotto.games.podstavec.bots import HASTE, WHIMS, Novice, steady
from ridotto.lab.tuning import podstavec
from ridotto.lab.tuning.novices import Standing, Trial
from ridotto.lab.tuning.podstavec import Between, between, soften


def test_steady_has_room_where_scripts_lose_keen_wins_and_novices_are_beaten() -> None:
    assert Between(script=0.5, keen=0.9, novice=0.95).room() == pytest.approx(0.1)
    assert Between(script=0.65, keen=0.9, novice=0.95).room() == pytest.approx(-0.05)
    assert Between(script=0.3, keen=0.7, novice=0.95).room() == pytest.approx(-0.05)
    assert Between(script=0.3, keen=0.9, novice=0.6).room() == pytest.approx(-0.15)


def test_where_a_steady_stands_comes_out_the_same_again() -> None:
    once, again = (between(steady(), Novice(), Trial("podstavec", 2, "train")) for _ in range(2))
    assert once == again
    assert all(0 <= each <= 1 for each in once)


def test_the_novice_and_then_the_steady_with_most_room_are_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = (podstavec.ABSENT[1], podstavec.EVEN[0], podstavec.NEARLY[1])

    def of_novice(novice: Bot, *_rest: object) -> Standing:
        return Standing(0.5, 0.5 if novice._whims == wanted else 0.9, 1.0)  # type: ignore[attr-defined]

    hastes = iter([0.7, 0.5, 0.3, 0.5, 0.6, 0.7, 0.6, 0.4, 0.2, 0.5])

    def of_steady(_player: Bot, novice: Bot, _trial: Trial) -> Between:
        assert novice._whims == wanted  # type: ignore[attr-defined]
        return Between(next(hastes), 1.0, 1.0)

    monkeypatch.setattr(podstavec, "standing", of_novice)
    monkeypatch.setattr(podstavec, "between", of_steady)
    found = soften("train", 1, lambda told: None)
    assert tuple(found["novice"].values()) == wanted
    assert found["steady"] == {
        "arranging": podstavec.ARRANGING[0], "bidding": podstavec.BIDDING[2], "red": podstavec.REDS[2],
    }  # fmt: skip


def test_novice_and_steady_are_out_of_what_was_tried() -> None:
    assert WHIMS.absent in podstavec.ABSENT
    assert WHIMS.even in podstavec.EVEN
    assert WHIMS.nearly in podstavec.NEARLY
    assert HASTE.arranging in podstavec.ARRANGING
    assert HASTE.bidding in podstavec.BIDDING
    assert HASTE.red in podstavec.REDS
