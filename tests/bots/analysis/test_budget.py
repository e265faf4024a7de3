"""How much an analysis looks at."""

from ridotto.bots.analysis.budget import work_ahead
from ridotto.bots.analysis.story import Story


def story(*asked: int) -> Story:
    return Story(deeds=(), revealing=(), asked=asked, undone=0)


def test_the_work_ahead_falls_from_that_of_a_quick_game_as_the_record_went_on() -> None:
    assert work_ahead(story(1, 2, 1, 0), whole=80, beyond=0) == [80, 60, 20, 1]


def test_what_was_left_of_a_game_that_was_broken_off_is_ahead_to_its_end() -> None:
    assert work_ahead(story(1, 1, 1), whole=100, beyond=80) == [100, 90, 80]
    assert work_ahead(story(1, 1, 1), whole=50, beyond=80) == [80, 80, 80]
