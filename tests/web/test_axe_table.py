"""axe finds nothing wrong with any state of a table, light and dark, on a desktop and a phone."""

import pictures
import pytest
from visitors import DESKTOP, PHONE

AT_A_DESKTOP = ("waiting", "rules", "watch", "refused")
ON_A_PHONE = ("end", "chat", "offline", "three_reveal")


def states(size: tuple[int, int], theme: str, usual: tuple[str, ...]) -> list[object]:
    """Every state on such a screen; those that are usually looked at on the other one are for long runs."""
    return [
        pytest.param(scene, size, theme, marks=() if scene in usual else pytest.mark.long)
        for scene in (*AT_A_DESKTOP, *ON_A_PHONE)
    ]


@pytest.mark.parametrize(
    ("scene", "size", "theme"), [*states(DESKTOP, "light", AT_A_DESKTOP), *states(PHONE, "dark", ON_A_PHONE)]
)
def test_axe_finds_nothing_in_this_state_of_a_table(visitor, scene, size, theme) -> None:
    people = [visitor(size, theme=theme), visitor(), visitor()]
    for each in people:
        each.come_in()
    getattr(pictures, scene)(*people)
    assert people[0].axe() == []
    assert not people[0].scrolls_sideways()
