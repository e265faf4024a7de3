"""Frames that are posted are the frames that the standard asks for."""

import pytest
from websockets.frames import Frame, Opcode

from ridotto.house.web.posting import head


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_posted_frame_is_what_the_library_would_send(size: int) -> None:
    text = b"x" * size
    assert head(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False, extensions=[])
