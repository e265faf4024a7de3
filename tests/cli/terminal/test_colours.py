"""Colours that can be read."""

from __future__ import annotations

import pytest
from textual.color import Color

from ridotto.cli.terminal.colours import DARK, LIGHT, Palette


def contrast(one: str, other: str) -> float:
    """The contrast ratio of WCAG 2."""

    def luminance(colour: str) -> float:
        parts = [
            part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
            for part in Color.parse(colour).normalized
        ]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("palette", [DARK, LIGHT])
def test_every_pair_of_text_and_ground_reaches_four_and_a_half_to_one(palette: Palette):
    grounds = (palette.paper, palette.raised, palette.felt)
    texts = [colour for colour in palette if colour not in grounds]
    for ground in grounds:
        for text in texts:
            assert contrast(text, ground) >= 4.5, (text, ground)
