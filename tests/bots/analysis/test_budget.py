"""How much an analysis looks at."""

from ridotto.bots.analysis.budget import Budget, deeds_to_try, work_ahead
from ridotto.bots.analysis.story import Story


def story(*asked: int) -> Story:
    return Story(deeds=(), revealing=(), asked=asked, undone=0)


def test_the_work_ahead_falls_from_that_of_a_quick_game_as_the_record_went_on() -> None:
    assert work_ahead(story(1, 2, 1, 0), whole=80, beyond=0) == [80, 60, 20, 1]


def test_what_was_left_of_a_game_that_was_broken_off_is_ahead_to_its_end() -> None:
    assert work_ahead(story(1, 1, 1), whole=100, beyond=80) == [100, 90, 80]
    assert work_ahead(story(1, 1, 1), whole=50, beyond=80) == [80, 80, 80]


def test_what_lost_most_is_tried_out_first_in_as_many_games_as_can_be_paid() -> None:
    losses, works = {1: 0.1, 2: 0.5, 3: 0.01, 4: 0.3}, dict.fromkeys(range(5), 10)
    rich, poor = (Budget(judged=9, work=work, games=64, slice=100) for work in (100_000, 1_500))
    assert deeds_to_try(rich, losses, works) == ([2, 4, 1], 64)
    assert deeds_to_try(poor, losses, works) == ([2, 4], 16), "rather fewer of them than fewer games"
