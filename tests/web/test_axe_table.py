"""axe finds nothing wrong with any state of a table, light and dark, on a desktop and a phone."""

import pictures
import pytest
from visitors import DESKTOP, PHONE

SCENES = ("waiting", "end", "rules", "chat", "watch", "offline", "refused", "three_reveal")


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "light"), (PHONE, "dark")])
@pytest.mark.parametrize("scene", SCENES)
def test_axe_finds_nothing_in_this_state_of_a_table(visitor, scene, size, theme) -> None:
    people = [visitor(size, theme=theme), visitor(), visitor()]
    for each in people:
        each.come_in()
    getattr(pictures, scene)(*people)
    assert people[0].axe() == []
    assert not people[0].scrolls_sideways()
